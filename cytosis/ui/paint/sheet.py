"""The sheet of 1600 x 900 logical units and the window it is shown in.

Everything is laid out on the sheet and rasterised at the window's own pixels; the finished frame is
never scaled. Where the window has another shape, the sheet is centred.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

WIDTH, HEIGHT = 1600, 900

Box = tuple[float, float, float, float]
"""x, y, width, height in logical units."""


@dataclass(frozen=True)
class Sheet:
    """Maps logical units to pixels and back."""

    scale: float
    left: float
    top: float
    window: tuple[int, int] = (WIDTH, HEIGHT)
    """The window in pixels."""

    @classmethod
    def within(cls, size: tuple[int, int]) -> Sheet:
        """The largest sheet that fits into a window of that size."""
        scale = min(size[0] / WIDTH, size[1] / HEIGHT)
        return cls(scale, (size[0] - WIDTH * scale) / 2, (size[1] - HEIGHT * scale) / 2, size)

    def rect(self, box: Box) -> pygame.Rect:
        """A box in pixels; edges that touch on the sheet touch on the screen."""
        x, y, width, height = box
        left, top = round(self.left + x * self.scale), round(self.top + y * self.scale)
        right, bottom = (
            round(self.left + (x + width) * self.scale),
            round(self.top + (y + height) * self.scale),
        )
        return pygame.Rect(left, top, right - left, bottom - top)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def logical(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """Where on the sheet a pixel is."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    def pixels(self, length: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(length * self.scale))


def inside(box: Box, point: tuple[float, float]) -> bool:
    """Whether a point lies in a box."""
    x, y, width, height = box
    return x <= point[0] < x + width and y <= point[1] < y + height


def centre(box: Box) -> tuple[float, float]:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def grown(box: Box, by: float) -> Box:
    """A box larger on every side."""
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by
