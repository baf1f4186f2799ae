"""What lists of tasks share, challenges and puzzles: what was achieved, the table of the chosen one."""

from __future__ import annotations

from abc import abstractmethod

from cytosis.app.files import feats
from cytosis.app.words.i18n import Texts
from cytosis.engine.match import Match
from cytosis.ui.scene import Scene, Transition
from cytosis.ui.scenes.glimpse import Glimpse
from cytosis.ui.window.session import Session


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
