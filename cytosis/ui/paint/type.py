"""Text on the screen: our fonts at native size, cached, never smaller than people can read."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame

from cytosis.ui.paint.theme import Colour, Theme

SHARP_FROM = 16
"""Below this many pixels letters are drawn four times as large and reduced: hinting spoils small ones."""

BREAKS = ("-", "/", "\\")
"""Where a word that is too wide may go on in the next line."""

MOST_MEASURED = 20_000
"""Widths that are remembered: measuring costs more than all drawing."""


class Type:
    """Renders and measures text in pixels; sizes are logical and scaled by the caller's sheet."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._texts: dict[tuple[str, str, int, Colour], pygame.Surface] = {}
        self._widths: dict[tuple[str, str, int], int] = {}
        self._heights: dict[tuple[str, int], int] = {}

    def size(self, logical: float, scale: float) -> int:
        """The font size in pixels."""
        return max(round(logical * scale), self._theme.smallest)

    def width(self, text: str, face: str, pixels: int) -> int:
        """How wide a text is."""
        key = (text, face, pixels)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > MOST_MEASURED:
                self._widths.clear()
            large = pixels < SHARP_FROM
            wide = self._font(face, pixels * 4 if large else pixels).size(text)[0]
            found = self._widths[key] = -(-wide // 4) if large else wide
        return found

    def height(self, face: str, pixels: int) -> int:
        """How high a line is."""
        found = self._heights.get((face, pixels))
        if found is None:
            found = self._heights[face, pixels] = self._font(face, pixels).get_height()
        return found

    def render(self, text: str, face: str, pixels: int, colour: Colour) -> pygame.Surface:
        """The text as a picture."""
        key = (text, face, pixels, colour)
        found = self._texts.get(key)
        if found is None:
            if len(self._texts) > 4000:
                self._texts.clear()
            found = self._texts[key] = self._draw(text, face, pixels, colour)
        return found

    def _draw(self, text: str, face: str, pixels: int, colour: Colour) -> pygame.Surface:
        if pixels >= SHARP_FROM:
            return self._font(face, pixels).render(text, True, colour)
        large = self._font(face, pixels * 4).render(text, True, colour)
        return pygame.transform.smoothscale(large, (-(-large.get_width() // 4), -(-large.get_height() // 4)))

    def shortened(self, text: str, face: str, pixels: int, room: int) -> str:
        """The text, cut with dots where it does not fit."""
        if self.width(text, face, pixels) <= room:
            return text
        cut = text
        while cut and self.width(cut.rstrip() + "...", face, pixels) > room:
            cut = cut[:-1]
        return cut.rstrip() + "..."

    def wrapped(self, text: str, face: str, pixels: int, room: float) -> list[str]:
        """The text in lines no wider than the room, as far as its words allow."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in self._words(paragraph, face, pixels, room):
                longer = f"{line}{'' if line.endswith(BREAKS) else ' '}{word}".strip()
                if line and self.width(longer, face, pixels) > room:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def _words(self, text: str, face: str, pixels: int, room: float) -> Iterator[str]:
        """The words; one that is wider than the room may break after a hyphen, a path after a slash."""
        for word in text.split():
            if self.width(word, face, pixels) > room:
                yield from re.findall(r"[^-/\\]*[-/\\]|[^-/\\]+", word)
            else:
                yield word

    def _font(self, face: str, pixels: int) -> pygame.font.Font:
        key = (face, pixels)
        if key not in self._fonts:
            with self._theme.fonts[face].open("rb") as file:
                self._fonts[key] = pygame.font.Font(file.name, pixels)
        return self._fonts[key]
