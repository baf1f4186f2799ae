"""Paragraphs with words in **bold** and small pictures such as :atp:, wrapped to a width."""

from __future__ import annotations

import re

from cytosis.ui.paint.painter import Painter

Word = tuple[str, bool, bool]
"""A word, whether it is bold, and whether it follows the one before without a space."""

SPLIT = re.compile(r"(\s+|:[a-z0-9_.]+:)")
SIGN = 1.25
"""Their height in letters."""


def words(text: str) -> list[Word]:
    """The words; a change to bold, or a picture, may happen within one."""
    found: list[Word] = []
    apart = True
    for i, piece in enumerate(text.split("**")):
        for part in SPLIT.split(piece):
            if part.isspace():
                apart = True
            elif part:
                found.append((part, i % 2 == 1, not apart))
                apart = False
    return found


def rows(paint: Painter, text: str, width: float, size: float) -> list[list[Word]]:
    """The words in lines that fit; what belongs together stays in one line."""
    space, lines, left = paint.text_width("n n", size) - paint.text_width("nn", size), [[]], 0.0  # type: ignore[var-annotated]
    for group in _groups(words(text)):
        wide = sum(_wide(paint, word, size, bold) for word, bold, _ in group)
        if lines[-1] and left + wide > width:
            lines.append([])
            left = 0.0
        lines[-1] += group
        left += wide + space
    return lines


def _groups(found: list[Word]) -> list[list[Word]]:
    """Words with what is joined to them."""
    groups: list[list[Word]] = []
    for word in found:
        if word[2] and groups:
            groups[-1].append(word)
        else:
            groups.append([word])
    return groups


def _wide(paint: Painter, word: str, size: float, bold: bool) -> float:
    sign = _sign(paint, word)
    if sign:
        return _high(paint, size) * paint.aspect(sign)
    return paint.text_width(word, size, "bold" if bold else "body")


def _sign(paint: Painter, word: str) -> str:
    """The picture a word stands for: ``:points:`` by its name, ``:atp:`` also without ``resource.``."""
    if len(word) < 3 or word[0] != ":" or word[-1] != ":":
        return ""
    name = word[1:-1]
    return next((found for found in (f"resource.{name}", name) if paint.has(found)), "")


def _high(paint: Painter, size: float) -> float:
    """How high a picture between words is."""
    return paint.pixels(size) / paint.sheet.scale * SIGN


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
        for n, (word, bold, joined) in enumerate(line):
            left += space if n and not joined else 0.0
            sign = _sign(paint, word)
            if sign:
                wide = _wide(paint, word, size, bold)
                paint.sign(sign, left + wide / 2, middle, _high(paint, size))
                left += wide
            else:
                left += paint.text(word, left, middle, size, "bold" if bold else "body", ink)
    return pitch * len(lines)


def rich_height(paint: Painter, text: str, width: float, size: float = 17, gap: float = 1.4) -> float:
    """How high it would be."""
    return paint.pixels(size) / paint.sheet.scale * gap * len(rows(paint, text, width, size))
