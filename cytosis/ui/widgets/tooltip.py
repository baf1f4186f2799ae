"""A few words about what the pointer rests on, after a moment, and never over it."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box
from cytosis.ui.scene import Pointer
from cytosis.ui.widgets.shapes import plate

DELAY = 0.5
MOST_WIDE = 380.0


class Tooltip:
    """Counts how long the pointer, or the keyboard, rests on one thing."""

    def __init__(self) -> None:
        self.name = ""
        self._rested = 0.0

    def update(self, seconds: float, pointer: Pointer) -> None:
        """Time passes."""
        now = pointer.pointed
        if now != self.name or pointer.held:
            self.name, self._rested = now, 0.0
        self._rested += seconds

    @property
    def waiting(self) -> bool:
        """Whether one is about to come."""
        return bool(self.name) and self._rested < DELAY

    @property
    def shown(self) -> str:
        """What to tell something about; empty for nothing."""
        return self.name if self.name and self._rested >= DELAY else ""


def draw_tip(paint: Painter, text: str, about: Box) -> None:
    """Below what it is about, or above it where there is no room."""
    width = min(MOST_WIDE * max(paint.text_scale, 1.0), paint.text_width(text, 15.5) + 32)
    height = paint.lines_height(text, width - 28, 15.5, "body", 1.35) + 22
    x, y, wide, high = about
    left = min(max(x + wide / 2 - width / 2, 12), WIDTH - 12 - width)
    top = y + high + 10 if y + high + 10 + height < HEIGHT - 8 else y - 10 - height
    plate(paint, (left, top, width, height), "tip", 12, 1.0)
    paint.lines(text, (left + 14, top + 11, width - 28, height), 15.5, "body", "paper", 1.35)
