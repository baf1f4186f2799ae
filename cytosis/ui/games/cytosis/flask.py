"""A flask in the hand: it is held a little askew, and its liquid leans over as it is carried."""

from __future__ import annotations

import math

from cytosis.ui.anim.easing import motion
from cytosis.ui.paint.painter import Painter
from cytosis.ui.widgets.shapes import mix

SIZE = 78.0
STEPS = 6
"""A liquid leans over in so many steps to either side, so that few pictures are kept."""
LEVEL, NECK, LOWEST = 52.0, 41.0, 59.0
"""In hundredths of the picture: the surface, where the body begins, and how far down it is redrawn."""
GLASS = "#E4EEFC"


def carried(paint: Painter, picture: str, x: float, y: float, lean: float) -> None:
    """A flask, or whatever else is in the hand, around a point."""
    paint.sign(picture, x, y, SIZE)
    step = round(lean * STEPS)
    if picture.startswith("flask.") and step:
        grey = picture == "flask.grey"
        found = {player.id: player.colour for player in paint.theme.players}
        colour = "#98A2B3" if grey else found[picture.removeprefix("flask.")]
        body = _liquid(colour, math.radians(motion("tilt")) * step / STEPS)
        paint.vector(body, (x - SIZE / 2, y - SIZE / 2, SIZE, SIZE))


def _side(y: float) -> float:
    """How far from its middle the glass is at a height."""
    return 11 + (y - 40) * 22 / 40 - 2.0


def _liquid(colour: str, angle: float) -> str:
    """The upper part of the liquid with its surface aslant, over the one of the picture."""
    slope = math.tan(angle)
    left = LEVEL - slope * _side(LEVEL)
    right = LEVEL + slope * _side(LEVEL)
    scale = f"translate({SIZE * 0.025:g} {SIZE * 0.01:g}) scale({SIZE * 0.0095:g})"
    glass = (
        f"M{50 - _side(NECK):.1f} {NECK}L{50 + _side(NECK):.1f} {NECK}L{50 + _side(LOWEST):.1f} {LOWEST}"
        f"L{50 - _side(LOWEST):.1f} {LOWEST}Z"
    )
    liquid = (
        f"M{50 - _side(left):.1f} {left:.1f}L{50 + _side(right):.1f} {right:.1f}"
        f"L{50 + _side(LOWEST):.1f} {LOWEST}L{50 - _side(LOWEST):.1f} {LOWEST}Z"
    )
    shine = f"M{50 - _side(left) + 2:.1f} {left + 1:.1f}L{50 + _side(right) - 2:.1f} {right + 1:.1f}"
    light = mix(colour, "#FFFFFF", 0.5)
    return (
        f'<g transform="{scale}"><path d="{glass}" fill="{GLASS}"/>'
        f'<path d="{liquid}" fill="{mix(colour, "#FFFFFF", 0.12)}"/>'
        f'<path d="{shine}" stroke="{light}" stroke-width="3" stroke-linecap="round" fill="none"/></g>'
    )
