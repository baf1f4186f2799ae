"""The table of what is chosen in a list, laid once somebody stays with it: lists must not wait for tables."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from cytosis.app.words.i18n import Texts
from cytosis.engine.match import Match
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.small import WHOLE, TablePicture

REST = 0.2
"""Seconds somebody must stay before the table is laid."""


class Glimpse:
    """One small table at a time, as anybody who looks on may see it."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._rested = 0.0
        self._picture: TablePicture | None = None

    @property
    def busy(self) -> bool:
        """Whether the picture is still to come."""
        return self._picture is None

    def update(self, seconds: float, key: Hashable, texts: Texts, make: Callable[[], Match]) -> None:
        """That one from now on; ``make`` is only asked once it is time."""
        wanted = (key, texts.lang)
        if wanted != self._key:
            self._key, self._rested, self._picture = wanted, 0.0, None
        self._rested += seconds
        if self._picture is None and self._rested >= REST:
            self._picture = TablePicture(make(), texts)

    def draw(self, paint: Painter, box: Box) -> None:
        """Paint it, once."""
        picture, key = self._picture, self._key
        if picture is not None:
            focus = picture.scene.layout.regions.get("board", WHOLE)
            paint.kept(("glimpse", key, id(picture)), box, lambda on: picture.paint(on, box, focus))
