"""How wide text comes out on the sheet, for those who lay something out before anybody paints."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import pygame

from cytosis.ui.paint.painter import Bit
from cytosis.ui.paint.theme import load_theme

LEADING = 1.18
"""Lines of a block are so far apart, in sizes of the font."""
ROUNDED, MOST_ROUNDED = 0.085, 1.65
"""What whole pixels can add to a word, in sizes of the font, and at most."""
_MEASURED = 64
_LETTERS = "".join(map(chr, (*range(32, 127), *range(160, 384), 0x2019, 0x2013, 0x2212, 0x00D7)))


@cache
def _advances(face: str) -> dict[str, float]:
    """By letter: how much room it takes in a font of size 1; measured once, so no font stays open."""
    if not pygame.font.get_init():
        pygame.font.init()
    with load_theme().fonts[face].open("rb") as file:
        font = pygame.font.Font(file.name, _MEASURED)
    found = zip(_LETTERS, font.metrics(_LETTERS), strict=True)
    return {letter: metrics[4] / _MEASURED for letter, metrics in found if metrics is not None}


@lru_cache(maxsize=8192)
def width(text: str, size: float, face: str = "body") -> float:
    """The width of a line."""
    advances = _advances(face)
    return size * sum(advances.get(letter, 0.6) for letter in text)


def bits_width(row: Sequence[Bit], size: float, scale: float = 1.0, face: str = "head") -> float:
    """The width of a row of texts and signs; signs do not grow with the text."""
    wide = sum(width(bit, size * scale, face) if isinstance(bit, str) else bit[1] for bit in row)
    return wide + 3.0 * max(len(row) - 1, 0)


def rows(text: str, size: float, room: float, face: str = "body", first: str = "", bold: str = "") -> int:
    """In how many lines a text is set; ``first`` are words before it in the face ``bold``."""
    words = [(word, bold or face) for word in first.split()] + [(word, face) for word in text.split()]
    space, count, used = width(" ", size, face), 1, 0.0
    for word, its in words:
        wide = width(word, size, its) + min(ROUNDED * size, MOST_ROUNDED)
        if used and used + wide > room:
            count += 1
            used = 0.0
        used += wide + space
    return count


def height(text: str, size: float, room: float, face: str = "body") -> float:
    """How high a paragraph becomes."""
    return rows(text, size, room, face) * size * LEADING
