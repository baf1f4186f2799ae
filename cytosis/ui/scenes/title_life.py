"""The time of the title: it flows while somebody looks."""

from __future__ import annotations

LASTS, AGAIN, EASE = 5.0, 2.5, 1.5
"""Seconds of life after arriving and after the pointer moved, and how long it takes to come to rest."""


class Life:
    """Time that flows while somebody looks, and eases to a stop: a title nobody touches costs nothing."""

    def __init__(self, calm: bool) -> None:
        self._left = 0.0 if calm else LASTS
        self.flow = 0.0

    @property
    def moving(self) -> bool:
        """Whether anything moves now."""
        return self._left > 0

    def wake(self, calm: bool, seconds: float = AGAIN) -> None:
        """Somebody is there."""
        self._left = 0.0 if calm else max(self._left, seconds)

    def update(self, seconds: float) -> None:
        """Flow on, slower towards the end."""
        self.flow += seconds * min(self._left / EASE, 1.0)
        self._left = max(self._left - seconds, 0.0)
