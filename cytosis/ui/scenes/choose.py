"""Which game: the first step of a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cytosis.app.files import stats
from cytosis.app.games import lessons
from cytosis.app.play import setup
from cytosis.app.play.setup import Setup
from cytosis.engine.registry import games
from cytosis.engine.ruleset import Ruleset
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Pop, Push, Scene, Target, Transition
from cytosis.ui.scenes import choose_look as look
from cytosis.ui.scenes.ground import BACK
from cytosis.ui.scenes.learn import LearnScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.opening import rules_of
from cytosis.ui.scenes.title_life import Life
from cytosis.ui.window.session import Session


@dataclass(frozen=True)
class Known:
    """What this player has done with a game."""

    lessons: int
    done: int
    games: int
    won: int
    started: bool


class ChooseScene(Scene):
    """A box for each game with a living picture; the last one played leads on."""

    def __init__(self, session: Session, leads: str = "play") -> None:
        """``leads`` is what the scene is for: play, or learn."""
        super().__init__()
        self.leads = leads
        self.session = session
        self.games = games()
        self._life = Life(session.settings.reduced_motion)
        self._at = self.pointer.at
        self.resumed()

    def resumed(self) -> None:
        """A game was left, or some of its lessons taken."""
        found = stats.ordinary(stats.results(self.session.user_data)[0])
        started = setup.played(self.session.user_data)
        self.known = {game: self._known(game, found, game in started) for game in self.games}
        self.last = setup.remembered(self.session.user_data).game

    def _known(self, game: str, found: list[Mapping[str, Any]], started: bool) -> Known:
        told, mine = lessons(game), [one for one in found if one["game"] == game]
        count, won = stats.of_people(mine)
        done = len(told.progress(self.session.user_data).done) if told else 0
        return Known(len(told.all) if told else 0, done, count, won, started or bool(mine))

    @property
    def lively(self) -> str:
        """The game whose picture moves: the one that is pointed at, or has the focus."""
        at = self.pointer.focus if self.pointer.ring else self.pointer.hover
        game = at.partition(".")[2]
        return game if game in self.games else ""

    @property
    def flow(self) -> float:
        """The time of the pictures."""
        return self._life.flow

    # -- answers -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """The way back, then box by box."""
        found = [Target("button.back", BACK)]
        for game, box in look.boxes(self.games).items():
            found += [Target(f"{name}.{game}", part) for name, part in look.parts(box, self.leads).items()]
        return found

    def act(self, name: str) -> Transition | None:
        """On to the set-up of that game, its lessons or its rules."""
        kind, _, game = name.partition(".")
        kind = self.leads if kind == "window" else kind
        if kind == "play":
            return Push(NewGameScene(self.session, game))
        if kind == "learn":
            return Push(LearnScene(self.session, game))
        if kind == "rules":
            return rules_of(self.session, Ruleset(game), Setup(game=game).sizes[0])
        return Pop() if name == "button.back" else None

    def key(self, key: str) -> Transition | None:
        """Escape leaves, a number or Enter leads on, F1 opens the rules."""
        if key == "escape":
            return Pop()
        if key == "f1":
            return self.act(f"rules.{self.lively or self.last}")
        if key.isdigit() and 0 < int(key) <= len(self.games):
            return self.act(f"{self.leads}.{self.games[int(key) - 1]}")
        return self.act(f"{self.leads}.{self.last}") if key in ("return", "enter") else None

    def update(self, seconds: float) -> Transition | None:
        """The picture at hand lives while somebody is there."""
        if self.pointer.at != self._at:
            self._at = self.pointer.at
            self._life.wake(self.session.settings.reduced_motion)
        self._life.update(seconds)
        return None

    def busy(self) -> bool:
        """While a picture moves."""
        return self._life.moving and bool(self.lively)

    def draw(self, paint: Painter) -> None:
        """As :mod:`choose_look` says."""
        look.ChooseLook(self, paint).draw()
