"""Text that fits its box by becoming smaller or taking more lines, never by being cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.ruler import LEADING
from cytosis.ui.paint.sheet import Box

STEP = 0.93
"""How much smaller each next try is."""
BODY = 13.5
"""The size of body text on the table."""
DIGITS = 0.62
"""How high and how wide a number in a shape may be, as a part of that."""
PASSING = 1.25
"""How far hints, and buttons that do nothing now, grow with the text."""
SECOND = 0.86
"""The size of a title in two lines, as a part of that in one."""


def scale(text_scale: float, unit: float, smallest: int) -> float:
    """How much larger than drawn on the sheet body text comes out: none is smaller than ``smallest``."""
    return max(text_scale, smallest / (BODY * unit))


def scale_of(paint: Painter) -> float:
    """The same for a painter."""
    return scale(paint.text_scale, paint.sheet.scale, paint.theme.smallest)


def sizes(paint: Painter, size: float) -> Iterator[float]:
    """From the wanted size down to the smallest that may be shown."""
    while paint.pixels(size) > paint.theme.smallest:
        yield size
        size *= STEP
    yield size


def height(paint: Painter, size: float) -> float:
    """The logical height of a line."""
    return paint.pixels(size) / paint.sheet.scale * LEADING


def fitting(
    paint: Painter, text: str, box: Box, size: float, face: str = "body", most: int = 99
) -> tuple[float, list[str]]:
    """The largest size, and its lines, at which the text fits the box in at most that many lines."""
    _, _, width, tall = box
    rows = [text]
    for smaller in sizes(paint, size):
        size = smaller
        rows = paint.wrapped(text, size, face, width)
        wide = max(paint.text_width(row, size, face) for row in rows)
        if len(rows) <= most and len(rows) * height(paint, size) <= tall + 1 and wide <= width:
            break
    return size, rows if len(rows) <= most else [text] if most == 1 else rows


def even(paint: Painter, text: str, room: float, size: float, face: str = "head") -> float:
    """One size for all titles that fit a line, one smaller for all others, so that neighbours look alike."""
    return size if paint.text_width(text, size, face) <= room else size * SECOND


def common(paint: Painter, texts: Iterable[tuple[str, Box]], size: float, face: str, most: int) -> float:
    """One size for a group: the largest up to ``size`` at which each text fits its own box."""
    return min((fitting(paint, text, box, size, face, most)[0] for text, box in texts), default=size)


def paragraphs(
    paint: Painter, texts: Iterable[tuple[str, Box]], size: float, face: str = "body", gap: float = 1.3
) -> float:
    """The same for paragraphs that are painted with so much air between their lines."""
    group = list(texts)
    for smaller in sizes(paint, size):
        size = smaller
        if all(paint.lines_height(text, box[2], size, face, gap) <= box[3] + 0.5 for text, box in group):
            break
    return size


def fits(paint: Painter, text: str, room: float, size: float, face: str = "body") -> bool:
    """Whether a line can be made small enough for the room."""
    return any(paint.text_width(text, smaller, face) <= room for smaller in sizes(paint, size))


def block(
    paint: Painter,
    text: str,
    box: Box,
    size: float = 15,
    face: str = "body",
    ink: str = "text",
    align: str = "left",
    middle: bool = False,
    most: int = 99,
) -> float:
    """A paragraph in a box, from its top or around its middle; returns its height."""
    x, y, width, tall = box
    size, rows = fitting(paint, text, box, size, face, most)
    pitch = height(paint, size)
    top = y + (max(tall - pitch * len(rows), 0) / 2 if middle else 0)
    left = {"left": x, "centre": x + width / 2, "right": x + width}[align]
    for i, row in enumerate(rows):
        paint.text(row, left, top + pitch * (i + 0.5), size, face, ink, align, width + 1)
    return pitch * len(rows)


def line(
    paint: Painter,
    text: str,
    box: Box,
    size: float,
    ink: str = "text",
    align: str = "left",
    face: str = "head",
) -> None:
    """One line around the middle of a box."""
    block(paint, text, box, size, face, ink, align, True, 1)


def bits(
    paint: Painter,
    row: list[Bit],
    x: float,
    y: float,
    room: float,
    size: float = 15,
    face: str = "head",
    ink: str = "text",
    align: str = "left",
) -> float:
    """A row of signs and texts made small enough for the room; returns its width."""
    for smaller in sizes(paint, size):
        size = smaller
        if paint.row_width(row, size, face) <= room:
            break
    wide = paint.row_width(row, size, face)
    left = {"left": x, "centre": x - wide / 2, "right": x - wide}[align]
    paint.row(row, left, y, size, face, ink)
    return wide


def number(
    paint: Painter, text: str, x: float, y: float, shape: float, size: float, ink: str = "text"
) -> None:
    """A number in a heart, a hexagon or a disc: it grows with the text as far as that shape lets it."""
    most = min(size, shape * DIGITS / paint.text_scale)
    *_, least = sizes(paint, most)
    room = max(shape * DIGITS, min(shape - 3, paint.text_width(text, least, "head") + 1))
    paint.text(text, x, y, most, "head", ink, "centre", room, tall=shape)


def capped(paint: Painter, size: float) -> float:
    """The size of what is said in passing: with large text it grows only so far."""
    return size * min(1.0, PASSING / max(paint.text_scale, 0.1))
