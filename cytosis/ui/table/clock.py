"""The round clock of a lesson: it says how much of the planned time is left and never moves for anybody."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import icon

LONGEST_STEP = 5.0
"""Seconds that count at most between two looks: a covered or sleeping table does not use time up."""


class RoundClock:
    """Counts down once per round; without minutes it does nothing."""

    def __init__(self, minutes: int, now: Callable[[], float] = monotonic) -> None:
        self._minutes, self._now = minutes, now
        self._round, self._left, self._last = -1, 0.0, now()
        self._shown = ""

    @property
    def runs(self) -> bool:
        """Whether there is one."""
        return self._minutes > 0

    @property
    def over(self) -> bool:
        """Whether the time of this round has been used up."""
        return self.runs and self._left <= 0

    def text(self) -> str:
        """Minutes and seconds left."""
        whole = int(max(self._left, 0.0) + 0.999)
        return f"{whole // 60}:{whole % 60:02}"

    def update(self, round_: int) -> bool:
        """Time has passed; True in the moment in which a round's time is over."""
        now = self._now()
        passed, self._last = min(now - self._last, LONGEST_STEP), now
        if not self.runs:
            return False
        if round_ != self._round:
            self._round, self._left = round_, self._minutes * 60.0
            return False
        before, self._left = self._left, max(self._left - passed, 0.0)
        return before > 0 >= self._left

    def changed(self) -> bool:
        """Whether it reads otherwise than when this was last asked, so that it must be painted."""
        shown, self._shown = self._shown, self.text() if self.runs else ""
        return shown != self._shown

    def paint(self, paint: Painter, head: Box) -> None:
        """At the right of a heading."""
        if not self.runs:
            return
        x, y, width, height = head
        ink = "heading" if self.over else "soft"
        right, middle = x + width - 14, y + height / 2
        used = paint.text(self.text(), right, middle, 16, "head", ink, "right", 80, tall=height)
        icon(paint, "clock", right - used - 14, middle, 18, ink)
