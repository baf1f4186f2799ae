"""A few words about what the pointer rests on, after a moment, and never over it."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box
from cytosis.ui.scene import Pointer
from cytosis.ui.widgets.shapes import plate

DELAY = 0.5
MOST_WIDE = 380.0


class Tooltip:
    """Counts how long the pointer, or the keyboard, rests on one thing; what was pressed is known by then."""

    def __init__(self) -> None:
        self.name = ""
        self._rested = 0.0
        self._pressed = False

    def update(self, seconds: float, pointer: Pointer) -> None:
        """Time passes."""
        now = pointer.pointed
        if now != self.name:
            self.name, self._rested, self._pressed = now, 0.0, False
        self._pressed |= bool(pointer.held)
        self._rested += seconds

    @property
    def waiting(self) -> bool:
        """Whether one is about to come."""
        return bool(self.name) and not self._pressed and self._rested < DELAY

    @property
    def shown(self) -> str:
        """What to tell something about; empty for nothing."""
        return self.name if self._rested >= DELAY and not self._pressed else ""


def draw_tip(paint: Painter, text: str, about: Box) -> None:
    """Below what it is about, or above it where there is no room."""
    width = min(MOST_WIDE * max(paint.text_scale, 1.0), paint.text_width(text, 15.5) + 32)
    height = paint.lines_height(text, width - 28, 15.5, "body", 1.35) + 22
    x, y, wide, high = about
    left = min(max(x + wide / 2 - width / 2, 12), WIDTH - 12 - width)
    top = y + high + 10 if y + high + 10 + height < HEIGHT - 8 else y - 10 - height
    plate(paint, (left, top, width, height), "tip", 12, 1.0)
    paint.lines(text, (left + 14, top + 11, width - 28, height), 15.5, "body", "paper", 1.35)
