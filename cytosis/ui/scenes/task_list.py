"""What lists of tasks share, challenges and puzzles: what was achieved, the table of the chosen one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable

from cytosis.app.files import feats
from cytosis.app.words.i18n import Texts
from cytosis.engine.match import Match
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Scene, Transition
from cytosis.ui.table.small import WHOLE, TablePicture
from cytosis.ui.window.session import Session

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


class TaskList(Scene):
    """A list of one game at a time; the table of the chosen task is laid beside it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.message = ""
        self.glimpse = Glimpse()
        self.feats = feats.load(session.user_data)

    @property
    @abstractmethod
    def picked(self) -> str:
        """The name of the chosen task."""

    @abstractmethod
    def laid(self) -> Match:
        """Its table, before anybody moved."""

    @property
    def texts(self) -> Texts:
        """Of the game, in the language spoken now."""
        return self.session.texts.of(self.game)

    def resumed(self) -> None:
        """A task was left: look what came of it."""
        self.feats = feats.load(self.session.user_data)

    def update(self, seconds: float) -> Transition | None:
        """The table of the chosen one is laid."""
        self.glimpse.update(seconds, self.picked, self.texts, self.laid)
        return None

    def busy(self) -> bool:
        """Until it lies there."""
        return self.glimpse.busy
