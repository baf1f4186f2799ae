"""A line that comes, is read and goes: for what the player should know but need not answer."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import WIDTH
from cytosis.ui.widgets.shapes import icon, plate

SECONDS = 5.0


class Toast:
    """One line at a time, the newest."""

    def __init__(self) -> None:
        self.text = ""
        self._left = 0.0

    def say(self, text: str) -> None:
        """Show it from now on."""
        self.text, self._left = text, SECONDS

    @property
    def shown(self) -> bool:
        """Whether there is one."""
        return self._left > 0

    def update(self, seconds: float) -> None:
        """Time passes."""
        self._left = max(self._left - seconds, 0.0)

    def draw(self, paint: Painter) -> None:
        """Above everything, at the top."""
        if not self.shown:
            return
        width = min(paint.text_width(self.text, 17, "bold") + 84, WIDTH - 120)
        box = ((WIDTH - width) / 2, 20, width, 52)
        plate(paint, box, "toast", 18, 1.0)
        icon(paint, "info", box[0] + 30, 46, 24, "heading")
        paint.text(self.text, box[0] + 54, 46, 17, "bold", room=width - 78, tall=44)
