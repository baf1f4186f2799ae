"""Rows of figures under each other: stripes, muted noughts, a ring around the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import plate


@dataclass(frozen=True)
class Cell:
    """One figure."""

    text: str
    marked: bool = False
    muted: bool = False


def columns(box: Box, label: float, count: int) -> list[float]:
    """The middle of each column."""
    each = (box[2] - label - 12) / count
    return [box[0] + label + each * (i + 0.5) for i in range(count)]


def table(
    paint: Painter,
    box: Box,
    rows: Sequence[tuple[str, Sequence[Cell]]],
    label: float,
    size: float = 18,
    tallest: float = 56,
    now: int | None = None,
) -> None:
    """Fill the box with the rows, all equally high; ``label`` is the width of the first column.

    ``now`` is a row that something happens in. A name may have a second line, which is told smaller.
    """
    if not rows:
        return
    x, y, width, height = box
    pitch = min(height / len(rows), tallest)
    names = [name.partition("\n") for name, _ in rows]
    small = paint.common_size([first for first, _, _ in names], size - 1, "bold", label - 24, pitch - 4)
    for i, (_, cells) in enumerate(rows):
        row, middle = (x, y + i * pitch + 2, width, pitch - 4), y + (i + 0.5) * pitch
        if i % 2 == 0:
            _stripe(paint, row)
        if i == now:
            plate(paint, row, "row_chosen", 9, 0.9, False, 2)
        first, _, second = names[i]
        up, tall = (pitch * 0.22, pitch / 2) if second else (0, pitch)
        paint.text(first, x + 16, middle - up, small, "bold", room=label - 24, tall=tall)
        fit.line(paint, second, (x + 16, middle, label - 24, pitch / 2 - 2), 14, "soft", face="body")
        for cell, middle_x in zip(cells, columns(box, label, len(cells)), strict=True):
            _figure(paint, cell, middle_x, middle, size, pitch - 8)


def _stripe(paint: Painter, box: Box) -> None:
    """Every other row stands on one."""
    _, _, width, height = box
    line = paint.theme.hex("line")
    body = f'<rect width="{width:g}" height="{height:g}" rx="9" fill="{line}" fill-opacity="0.35"/>'
    paint.vector(body, box)


def _figure(paint: Painter, cell: Cell, x: float, y: float, size: float, tall: float) -> None:
    """One figure in its column."""
    if cell.marked:
        _ring(paint, x, y, min(tall, 34))
    ink = "heading" if cell.marked else "mute" if cell.muted else "text"
    paint.text(cell.text, x, y, size, "bold", ink, "centre", 80, tall=tall)


def _ring(paint: Painter, x: float, y: float, height: float) -> None:
    wide, gold = 56.0, paint.theme.hex("glow")
    body = (
        f'<rect x="1" y="1" width="{wide - 2}" height="{height - 2:g}" rx="{height / 2 - 1:g}" fill="{gold}" '
        f'fill-opacity="0.16" stroke="{gold}" stroke-width="1.8"/>'
    )
    paint.vector(body, (x - wide / 2, y - height / 2, wide, height))
