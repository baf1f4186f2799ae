"""How things on their way are painted."""

from __future__ import annotations

import math

from cytosis.ui.anim.director import Mover
from cytosis.ui.anim.easing import ease, motion
from cytosis.ui.paint.painter import Painter
from cytosis.ui.table.design import TableDesign

TURNS = 5
"""A card that turns over is drawn in so many widths, so that few pictures are kept."""
OPEN = 0.82
"""So far on its way a card that turns over can be read."""
SHADOW = '<ellipse cx="20" cy="8" rx="19" ry="7" fill="#0A1030" fill-opacity="0.35"/>'
BEHIND = 0.055
"""So far apart the drops of a trail are, as a part of the way."""
DROP = 9
"""And so large the first of them at most."""
LANDED = 0.1
"""How much larger something lands than it stays."""
RINGS = (46.0, 66.0, 90.0)
"""Across, of the rings of a ripple."""
STEPS = 10
"""Rings are drawn in so many sizes, so that few pictures are kept."""


def paint_mover(paint: Painter, mover: Mover, x: float, y: float, t: float, design: TableDesign) -> None:
    """One mover at its place; ``t`` is how far it has come, and from 1 to 2 how far it has settled."""
    if mover.text:
        paint.text(mover.text, x, y, mover.size, "head", mover.colour or "heading", "centre")
    elif mover.kind == "ray":
        _ray(paint, mover, t)
    elif mover.kind == "ripple":
        _ripple(paint, mover, t)
    else:
        if mover.flies and t < 1:
            _trail(paint, mover, t)
        _piece(paint, mover, x, y, t, design)


def _piece(paint: Painter, mover: Mover, x: float, y: float, t: float, design: TableDesign) -> None:
    if mover.kind == "turn":
        _turned(paint, mover, x, y, min(t, 1.0), design)
    elif design.flying(paint, mover, x, y):
        return
    elif mover.kind == "set" and t < 1:
        high = 4 * t * (1 - t)
        paint.vector(SHADOW, (x - 20, y + mover.size * 0.32 + 26 * high, 40, 16))
        paint.sign(mover.picture, x, y, round(mover.size * (1 + 0.36 * high)))
    else:
        paint.sign(mover.picture, x, y, round(mover.size * _grown(mover, t)))


def _grown(mover: Mover, t: float) -> float:
    """A little larger in its middle, and again as it lands."""
    if mover.kind == "settle":
        first = motion("settled_from")
        return first + (1 - first) * ease("settle", t)
    if t > 1:
        return 1 + LANDED * (1 - ease("settle", t - 1))
    return 1 + 0.25 * t * (1 - t)


def _trail(paint: Painter, mover: Mover, t: float) -> None:
    """A few drops of light where it has just been."""
    for i in range(1, round(motion("trail")) + 1):
        at = t - BEHIND * i
        if at <= 0:
            return
        x, y = mover.point(at)
        size = min(max(round(mover.size * (0.17 - 0.035 * i)), 2), DROP - i)
        light = f'fill="#FFFFFF" fill-opacity="{0.55 - 0.14 * i:.2f}"'
        body = f'<circle cx="{size}" cy="{size}" r="{size}" {light}/>'
        paint.vector(body, (round(x) - size, round(y) - size, 2 * size, 2 * size))


def _ripple(paint: Painter, mover: Mover, t: float) -> None:
    """Rings that go out from a piece which has landed."""
    x, y = mover.end
    whole = mover.seconds
    for i, across in enumerate(RINGS):
        late = motion("ripple_gap") * i
        age = (t * whole - late) / max(whole - late, 0.01)
        if not 0 < age < 1:
            continue
        radius = across / 2 * (0.5 + 0.5 * round(ease("rise", age) * STEPS) / STEPS)
        strong = 0.95 * (1 - round(age * STEPS) / STEPS)
        side = radius + 4
        body = (
            f'<circle cx="{side:.1f}" cy="{side:.1f}" r="{radius:.1f}" fill="none" stroke="#FFFFFF" '
            f'stroke-width="{3.4 - i * 0.6:.1f}" stroke-opacity="{strong:.2f}"/>'
        )
        paint.vector(body, (x - side, y - side, 2 * side, 2 * side))


def _turned(paint: Painter, mover: Mover, x: float, y: float, t: float, design: TableDesign) -> None:
    """The back until half of the way, then the face, and the whole card once it lies open."""
    if t > OPEN and design.flying(paint, mover, x, y):
        return
    name = mover.back if t < 0.5 else mover.picture
    wide = max(abs(math.cos(t * math.pi)), 0.1)
    wide = max(round(wide * TURNS), 1) / TURNS
    width = mover.size * paint.aspect(name) * wide
    paint.picture(name, (x - width / 2, y - mover.size / 2, width, mover.size))


def _ray(paint: Painter, mover: Mover, t: float) -> None:
    """Drops of light along the way a hormone takes to a receptor."""
    (x0, y0), (x1, y1) = mover.start, mover.end
    for i in range(7):
        at = t * 1.35 - i * 0.05
        if not 0 <= at <= 1:
            continue
        size = 11 - i
        body = (
            f'<circle cx="14" cy="14" r="{size}" fill="{mover.colour}" fill-opacity="0.45"/>'
            f'<circle cx="14" cy="14" r="{size * 0.55:.1f}" fill="#FFFFFF" fill-opacity="0.9"/>'
        )
        px, py = x0 + (x1 - x0) * at, y0 + (y1 - y0) * at - 4 * at * (1 - at) * 60
        paint.vector(body, (px - 14, py - 14, 28, 28))
