"""A medal: its metal, and as many stars as it is worth, so that it does not depend on colour."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.widgets.shapes import mix, symbol

METALS = ("medal_none", "medal_bronze", "medal_silver", "medal_gold")
"""The colours of the theme by how good a medal is."""
PLACES = {1: ((0.0, 0.0),), 2: ((-0.34, 0.0), (0.34, 0.0)), 3: ((0.0, -0.34), (-0.36, 0.28), (0.36, 0.28))}
"""Where the stars stand, in parts of the radius."""


def medal(paint: Painter, worth: int, x: float, y: float, size: float, won: bool = True) -> None:
    """The medal in the middle of that place, only engraved while it is not ``won``; 0 is a place without."""
    metal, half = paint.theme.hex(METALS[worth]), size / 2
    held = won and worth > 0
    rim = mix(metal, "#FFFFFF", 0.4)
    dash = "" if held else ' stroke-dasharray="5 4"'
    body = (
        f'<circle cx="{half:g}" cy="{half:g}" r="{half - 2:g}" fill="{metal}" '
        f'fill-opacity="{1 if held else 0.22:g}" stroke="{rim}" stroke-width="2.4"{dash}/>'
    )
    if held:
        inner = mix(metal, "#000000", 0.16)
        body += f'<circle cx="{half:g}" cy="{half:g}" r="{half * 0.78:g}" fill="{inner}"/>'
    radius = half * (0.5 if worth == 1 else 0.3)
    for across, along in PLACES.get(worth, ()):
        body += symbol("star", half + across * half, half + along * half, radius, "#FFFFFF" if held else rim)
    paint.vector(body, (x - half, y - half, size, size), 2)
