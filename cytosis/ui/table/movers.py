"""How things on their way are painted."""

from __future__ import annotations

import math

from cytosis.ui.anim.director import Mover
from cytosis.ui.paint.painter import Painter
from cytosis.ui.table.design import TableDesign

TURNS = 5
"""A card that turns over is drawn in so many widths, so that few pictures are kept."""
OPEN = 0.82
"""So far on its way a card that turns over can be read."""
SHADOW = '<ellipse cx="20" cy="8" rx="19" ry="7" fill="#0A1030" fill-opacity="0.35"/>'


def paint_mover(paint: Painter, mover: Mover, x: float, y: float, t: float, design: TableDesign) -> None:
    """One mover at its place; ``t`` is how far it has come."""
    if mover.text:
        paint.text(mover.text, x, y, mover.size, "head", "heading", "centre")
    elif mover.kind == "ray":
        _ray(paint, mover, t)
    elif mover.kind == "turn":
        _turned(paint, mover, x, y, t, design)
    elif design.flying(paint, mover, x, y):
        return
    elif mover.kind == "set":
        high = 4 * t * (1 - t)
        paint.vector(SHADOW, (x - 20, y + mover.size * 0.32 + 26 * high, 40, 16))
        paint.sign(mover.picture, x, y, round(mover.size * (1 + 0.36 * high)))
    else:
        paint.sign(mover.picture, x, y, round(mover.size * (1 + 0.25 * t * (1 - t))))


def _turned(paint: Painter, mover: Mover, x: float, y: float, t: float, design: TableDesign) -> None:
    """The back until half of the way, then the face, and the whole card once it lies open."""
    if t > OPEN and design.flying(paint, mover, x, y):
        return
    name = mover.back if t < 0.5 else mover.picture
    wide = max(abs(math.cos(t * math.pi)), 0.1)
    wide = max(round(wide * TURNS), 1) / TURNS
    width = mover.size * (0.75 if t < 0.5 else 1.0) * wide
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
