"""A small live picture of a saved game, read in the background: what anybody who looks on may see of it."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

from cytosis.app.files import saves
from cytosis.app.play.players import players_now
from cytosis.app.words.i18n import Texts
from cytosis.engine.errors import CytosisError
from cytosis.engine.match import Match
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.small import WHOLE, TablePicture

REST = 0.2
"""Seconds somebody must stay with a game before its table is laid."""


class Preview:
    """The table of one save at a time."""

    def __init__(self, apart: bool) -> None:
        self._apart = apart
        self._path: Path | None = None
        self._rested = 0.0
        self._thread: Thread | None = None
        self._read: tuple[Path, Match | None] | None = None
        self._picture: TablePicture | None = None
        self._spoken: Texts | None = None

    def show(self, path: Path | None) -> None:
        """That game from now on."""
        if path != self._path:
            self._path, self._rested, self._picture = path, 0.0, None

    @property
    def busy(self) -> bool:
        """Whether the picture is still to come."""
        known = self._read is not None and self._read[0] == self._path
        return self._path is not None and (not known or self._waiting)

    @property
    def _waiting(self) -> bool:
        return self._picture is None and self._read is not None and self._read[1] is not None

    def update(self, seconds: float, texts: Texts) -> None:
        """Read on, then lay the table."""
        self._rested += seconds
        if self._path is None or self._rested < REST:
            return
        if self._read is None or self._read[0] != self._path:
            self._ask(self._path)
        elif self._read[1] is not None and (self._picture is None or self._spoken is not texts):
            match = self._read[1]
            names = [player.name for player in players_now(match.journal)]
            self._picture, self._spoken = TablePicture(match, texts.of(match.ruleset.game), names), texts

    def _ask(self, path: Path) -> None:
        if self._thread is not None and self._thread.is_alive():
            return
        if not self._apart:
            self._look(path)
            return
        self._thread = Thread(target=self._look, args=(path,), daemon=True)
        self._thread.start()

    def _look(self, path: Path) -> None:
        try:
            self._read = path, saves.look(path).match
        except (CytosisError, OSError):
            self._read = path, None

    def draw(self, paint: Painter, box: Box) -> bool:
        """Paint it, once; False while there is none."""
        picture, path = self._picture, self._path
        if picture is None:
            return False
        focus = picture.scene.layout.regions.get("board", WHOLE)
        paint.kept(("preview", path, id(picture)), box, lambda on: picture.paint(on, box, focus))
        return True
