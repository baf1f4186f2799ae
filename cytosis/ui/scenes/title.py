"""The way in: go on with the last game, start one, open one, leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cytosis.app.files import shelf
from cytosis.app.files.glances import Reader
from cytosis.app.files.shelf import Shelved
from cytosis.app.games import lessons
from cytosis.app.play import setup
from cytosis.app.words.said import said
from cytosis.engine.errors import SaveError
from cytosis.engine.registry import games
from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Push, Quit, Scene, Target, Transition
from cytosis.ui.scenes import title_look as look
from cytosis.ui.scenes.choose import ChooseScene
from cytosis.ui.scenes.credits import CreditsScene
from cytosis.ui.scenes.history import HistoryScene
from cytosis.ui.scenes.learn import LearnScene
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.opening import rules_of_setup, table_of
from cytosis.ui.scenes.quest import QuestScene
from cytosis.ui.scenes.settings import SettingsScene
from cytosis.ui.scenes.title_life import LASTS, Life
from cytosis.ui.window.session import Session

PITCH, ALONE = 58.0, 72.0
"""From one button to the next; where there is no game to go on with they have more room."""
AHEAD = 8
"""So many files are read before the first of them is asked about."""
MENU = ("new", "learn", "quest", "load", "history")


class TitleScene(Scene):
    """The first scene; all others come back to it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._unread: list[Path] = []
        self._reader = Reader(session.folder, session.apart)
        self.newest: Shelved | None = None
        self.message = ""
        self._first = False
        """Nothing was ever played here: learning comes first."""
        self._life = Life(session.settings.reduced_motion)
        self._at = self.pointer.at
        self.resumed()

    def resumed(self) -> None:
        """Look for the newest unfinished game, the newest files first."""
        self._life.wake(self.session.settings.reduced_motion, LASTS)
        self._reader.stop()
        self._reader = Reader(self.session.folder, self.session.apart)
        self._unread = shelf.files(self.session.folder)
        self.newest = None
        self._first = not self._unread and not lessons(DEFAULT_GAME).progress(self.session.user_data).done
        played = setup.played(self.session.user_data)
        self.unplayed = frozenset(games()) - played if played else frozenset()
        self._read_one()

    @property
    def flow(self) -> float:
        """The time that has passed on the title while somebody looked."""
        return self._life.flow

    @property
    def gold(self) -> str:
        """The button that leads on: the last game, learning where nothing was ever played, or a new one."""
        return "continue" if self.newest else "learn" if self._first else "new"

    def _read_one(self) -> None:
        """One file in a frame, or as many as the background has read."""
        if self.newest is None and self._unread:
            self._reader.want(self._unread[:1] if not self.session.apart else self._unread[:AHEAD])
        while self._unread and (found := self._reader.get(self._unread[0])) is not None:
            self._unread.pop(0)
            if not found.problem and found.turn is not None:
                self.newest = found
                self._unread.clear()

    def update(self, seconds: float) -> Transition | None:
        """Read on; the cell lives while somebody is there."""
        self._read_one()
        if self.pointer.at != self._at:
            self._at = self.pointer.at
            self._life.wake(self.session.settings.reduced_motion)
        self._life.update(seconds)
        return None

    def busy(self) -> bool:
        """While files are still to be read or something drifts."""
        return bool(self._unread) or self._life.moving

    # -- targets -------------------------------------------------------------------------------------------
    def boxes(self) -> dict[str, Box]:
        boxes: dict[str, Box] = {}
        y = 232.0
        if self.newest is not None:
            boxes["continue"] = (look.LEFT, y, look.WIDTH, 92)
            y += 92 + 56
        for name in MENU:
            boxes[name] = (look.LEFT, y, look.WIDTH, 50)
            y += PITCH if self.newest is not None else ALONE
        half = (look.WIDTH - 12) / 2
        boxes["settings"] = (look.LEFT, y, half, 52)
        boxes["credits"] = (look.LEFT + half + 12, y, half, 52)
        boxes["quit"] = (look.LEFT, y + (62 if self.newest is not None else ALONE), look.WIDTH, 52)
        boxes["language"] = look.LANGUAGE
        return boxes

    def targets(self) -> list[Target]:
        """The buttons, then the worlds."""
        worlds = [Target(f"world.{game}", box) for game, box in look.worlds().items()]
        buttons = [Target(f"button.{name}", box) for name, box in self.boxes().items()]
        return [*buttons, *worlds]

    def act(self, name: str) -> Transition | None:
        """Go where the button, or the world, leads."""
        self.message = ""
        kind, _, rest = name.partition(".")
        if kind == "world":
            return Push(NewGameScene(self.session, rest))
        if name == "button.continue":
            return self.go_on()
        opened = self._opened(name.removeprefix("button."))
        if opened is not None:
            return Push(opened)
        if name == "button.language":
            self.session.next_language()
        return Quit() if name == "button.quit" else None

    def _opened(self, name: str) -> Scene | None:
        session = self.session
        scenes: dict[str, Callable[[Session], Scene]] = {
            "new": ChooseScene,
            "learn": LearnScene,
            "quest": QuestScene,
            "load": LoadScene,
            "history": HistoryScene,
            "settings": SettingsScene,
            "credits": CreditsScene,
        }
        return scenes[name](session) if name in scenes else None

    def go_on(self) -> Transition | None:
        """The newest unfinished game, or a line that says why not."""
        while self.newest is None and self._unread:
            self._read_one()
        if self.newest is None:
            self.message = self.session.texts.t("save.no_games")
            return None
        try:
            opened = setup.resume(self.newest.path, self.session.apart)
        except SaveError as error:
            self.message = said(error)
            return None
        return Push(table_of(opened, self.session))

    def key(self, key: str) -> Transition | None:
        """Enter takes the gold button, F1 opens the rules of the game that was set up last."""
        if key == "f1":
            return rules_of_setup(self.session, setup.remembered(self.session.user_data))
        if key in ("return", "enter"):
            return self.act(f"button.{self.gold}")
        return None

    def draw(self, paint: Painter) -> None:
        """As :mod:`title_look` says."""
        look.TitleLook(self, paint).draw()
