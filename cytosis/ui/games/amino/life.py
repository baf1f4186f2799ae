"""The planet sways: land below clouds, both under a night that stays, with lights that flicker."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cytosis.ui.anim.easing import motion
from cytosis.ui.games.amino.layout import AminoLayout
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.life import covered, pulse
from cytosis.ui.widgets.shapes import GLOW

AROUND, DISC = 2.7, 2.05
"""How large the pictures are by the planet's radius: with its air, and without."""
LAND, CLOUDS = 12.0, 7.0
"""So many degrees they sway, each in a time of its own."""
LIGHTS = (
    *((0.42, 0.34), (0.5, 0.2), (0.34, 0.48), (0.62, 0.12), (0.2, 0.66)),
    *((0.3, 0.72), (0.7, 0.3), (0.48, 0.54), (0.08, 0.78), (0.56, 0.42)),
)
"""Of the first domes, on the night side, as parts of the radius."""


def planet(paint: Painter, at: tuple[float, float, float], time: float) -> None:
    """The planet as it has turned by then."""
    cx, cy, radius = at
    paint.turned("amino.sea", cx, cy, radius * AROUND, 0.0)
    second = int(time)
    paint.turned("amino.land", cx, cy, radius * DISC, _swayed(second, LAND))
    paint.turned("amino.clouds", cx, cy, radius * DISC, _swayed(second, CLOUDS))
    paint.turned("amino.night", cx, cy, radius * DISC, 0.0)
    for i, (x, y) in enumerate(LIGHTS):
        dim = (second * 7 + i * 5) % 11 == 0  # now and then one of them
        _lamp(paint, cx + x * radius, cy + y * radius, radius * 0.034, 0.35 if dim else 1.0)


def _swayed(second: int, most: float) -> float:
    """To and fro, in half degrees, so that few pictures are kept: bands of clouds never stand upright."""
    return round(2 * most * math.sin(second / (most * motion("turn_seconds")))) / 2


def _lamp(paint: Painter, x: float, y: float, size: float, strength: float) -> None:
    middle = f'cx="{size:.2f}" cy="{size:.2f}"'
    body = (
        f'<circle {middle} r="{size:.2f}" fill="#FFD27A" fill-opacity="{0.3 * strength:.2f}"/>'
        f'<circle {middle} r="{size * 0.36:.2f}" fill="#FFE9B0" fill-opacity="{strength:.2f}"/>'
    )
    paint.vector(body, (x - size, y - size, 2 * size, 2 * size))


def turning(at: tuple[float, float, float]) -> Box:
    """The part of the table that turns."""
    cx, cy, radius = at
    side = radius * DISC
    return cx - side / 2, cy - side / 2, side, side


def light(paint: Painter, at: AminoLayout, places: Sequence[str], time: float, panels: Sequence[Box]) -> None:
    """Cards that can be pointed at: their light comes and goes."""
    strength = pulse(time)
    for place in places:
        x, y, width, height = at.spots[place]
        if strength and not covered((x + width / 2, y + height / 2), panels):
            w, h, gap = width - 6, height - 6, width * 0.32  # open below, where the number stands
            way = (
                f"M{gap:.1f} {h}H8Q0 {h} 0 {h - 8}V8Q0 0 8 0H{w - 8}Q{w} 0 {w} 8V{h - 8}Q{w} {h} {w - 8} {h}"
            )
            look = f'fill="none" stroke="{GLOW}" stroke-width="3.4" stroke-opacity="{0.8 * strength:.3f}"'
            paint.vector(f'<path d="{way}H{w - gap:.1f}" {look}/>', (x + 3, y + 3, w, h), 2)
