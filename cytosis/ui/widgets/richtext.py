"""Paragraphs with words in **bold**, wrapped to a width."""

from __future__ import annotations

from cytosis.ui.painter import Painter

Word = tuple[str, bool]


def words(text: str) -> list[Word]:
    """The words and whether each is bold."""
    found: list[Word] = []
    for i, part in enumerate(text.split("**")):
        found += [(word, i % 2 == 1) for word in part.split()]
    return found


def rows(paint: Painter, text: str, width: float, size: float) -> list[list[Word]]:
    """The words in lines that fit."""
    space, lines, left = paint.text_width("n n", size) - paint.text_width("nn", size), [[]], 0.0  # type: ignore[var-annotated]
    for word, bold in words(text):
        wide = paint.text_width(word, size, "bold" if bold else "body")
        if lines[-1] and left + wide > width:
            lines.append([])
            left = 0.0
        lines[-1].append((word, bold))
        left += wide + space
    return lines


def rich(
    paint: Painter,
    text: str,
    x: float,
    y: float,
    width: float,
    size: float = 17,
    ink: str = "text",
    gap: float = 1.4,
) -> float:
    """Paint from the top left corner; returns the height."""
    space = paint.text_width("n n", size) - paint.text_width("nn", size)
    pitch = paint.pixels(size) / paint.sheet.scale * gap
    lines = rows(paint, text, width, size)
    for i, line in enumerate(lines):
        left, middle = x, y + pitch * (i + 0.5)
        for word, bold in line:
            left += paint.text(word, left, middle, size, "bold" if bold else "body", ink) + space
    return pitch * len(lines)


def rich_height(paint: Painter, text: str, width: float, size: float = 17, gap: float = 1.4) -> float:
    """How high it would be."""
    return paint.pixels(size) / paint.sheet.scale * gap * len(rows(paint, text, width, size))
