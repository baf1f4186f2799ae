"""Exocytosis: the membrane opens where a vesicle fuses with it, waves go out, and it closes again."""

from __future__ import annotations

import math

from cytosis.ui.anim.director import Mover
from cytosis.ui.paint.painter import Painter
from cytosis.ui.table.life import STEPS, Place

FAR = 100.0
"""A mover of this kind goes so far: its place only says how much of its time has passed."""
WIDE, HIGH = 44.0, 62.0
"""Of the opening, when it is widest."""
WAVES = (26.0, 44.0, 62.0)
PORE = "pore"


def pore(at: Place, seconds: float, delay: float) -> Mover:
    """The opening of the membrane at a place, for so long."""
    name = f"{PORE}.{at[0]:.0f}.{at[1]:.0f}"
    return Mover(name, (0.0, 0.0), (FAR, 0.0), 1.0, seconds, delay, kind="slide", easing="plain")


def paint_pore(paint: Painter, picture: str, part: float) -> None:
    """Two lips of lipids that draw apart and close, and waves outside."""
    _, x, y = picture.split(".")
    t = round(part * STEPS * 2) / (STEPS * 2)
    wide = math.sin(math.pi * t)
    high, side = HIGH * wide, 84.0
    if high < 4:
        return
    top, low = side - high / 2, side + high / 2
    lips = "".join(
        f'<circle cx="{side + dx}" cy="{edge}" r="7.5" fill="#F0A060" stroke="#8A4A1E" stroke-width="1.6"/>'
        for edge in (f"{top:.1f}", f"{low:.1f}")
        for dx in (-WIDE / 2 + 8, -3, WIDE / 2 - 14)
    )
    waves = ""
    for i, reach in enumerate(WAVES):
        at, strong = side + reach * (0.5 + t), max(0.8 - t, 0.0) * (1 - i * 0.22)
        round_ = f"{reach * 1.3:.1f} {reach * 1.3:.1f}"
        bow = f"M{at:.1f} {side - reach:.1f}A{round_} 0 0 1 {at:.1f} {side + reach:.1f}"
        look = 'fill="none" stroke="#FFF3C4" stroke-width="3.4" stroke-linecap="round"'
        waves += f'<path d="{bow}" {look} stroke-opacity="{strong:.2f}"/>'
    body = (
        f'<rect x="{side - WIDE / 2}" y="{top:.1f}" width="{WIDE}" height="{high:.1f}" rx="16" '
        f'fill="#CFF5EE" fill-opacity="0.96"/>{lips}{waves}'
    )
    paint.vector(body, (float(x) - side, float(y) - side, 2 * side, 2 * side))
