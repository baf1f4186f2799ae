"""How a well looks by what the flask in hand may do there; told apart by shape, not by colour alone."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.widgets.shapes import icon

SIZE = 102.0
CLOCK = 27.0
INNER = 25.0
SECOND = 34.0
"""Across, of the second ring around a well that is open: how far from the middle."""


def well(paint: Painter, x: float, y: float, state: str, taken: bool) -> None:
    """Open ones glow with a double ring, closed ones wait under a clock, others are barred.

    ``taken`` ones hold flasks, which say it themselves; while nobody chooses a well is plain.
    """
    paint.sign("well.legal" if state == "legal" else "well", x, y, SIZE)
    if state == "legal":
        _double(paint, x, y)
    elif taken:
        return
    elif state == "closed":
        icon(paint, "clock", x, y, CLOCK, "#C9D5F2")
    elif state == "never":
        _bar(paint, x, y)


def _double(paint: Painter, x: float, y: float) -> None:
    body = (
        f'<circle cx="40" cy="40" r="{SECOND}" fill="none" stroke="#1A2140" stroke-width="4" '
        f'stroke-opacity="0.35"/><circle cx="40" cy="40" r="{SECOND}" fill="none" stroke="#FFF3C4" '
        'stroke-width="2.2"/>'
    )
    paint.vector(body, (x - 40, y - 40, 80, 80))


def _bar(paint: Painter, x: float, y: float) -> None:
    reach = INNER * 0.7071
    line = f'x1="{40 - reach:.1f}" y1="{40 + reach:.1f}" x2="{40 + reach:.1f}" y2="{40 - reach:.1f}"'
    body = (
        f'<line {line} stroke="#0B1433" stroke-width="8" stroke-linecap="round"/>'
        f'<line {line} stroke="#C9D5F2" stroke-width="3.6" stroke-linecap="round"/>'
    )
    paint.vector(body, (x - 40, y - 40, 80, 80))
