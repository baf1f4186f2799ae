"""People who share one screen: every frame is compared with what who sits there may see.

The watcher keeps its own record of who opened the last curtain. Whenever a table is in sight it is painted
twice: as it is, and with everything drawn anew that the person at the screen cannot know. One pixel of
another hand, and the two differ.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from cytosis.app.files import saves
from cytosis.app.files.settings import Settings
from cytosis.app.play import setup
from cytosis.app.play.players import people_ever
from cytosis.app.play.setup import Seat, Setup
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.engine.rng import Rng
from cytosis.ui.scene import Push
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.opening import table_of
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.app import App
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver

SIZE = (320, 180)
QUICK: dict[str, Any] = {"speed": "instant", "ai_speed": "instant", "text_scale": 100, "coach": False}


class HotSeat(Driver):
    """A table of several people, by real events; :attr:`leaks` tells what anybody saw of another hand."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.there: int | None = None
        self.changes = 0
        self.leaks: list[str] = []
        self._checked: tuple[Any, ...] = ()
        self._read = 0
        self._rng = Rng(7)

    @classmethod
    def begin(
        cls, folder: Path, agents: str, seed: int = 5, expansions: tuple[str, ...] = (), **settings: Any
    ) -> HotSeat:
        """A new game over the title; nobody is at the screen unless they play alone."""
        i18n.set_default(Texts("en"))
        wanted = Settings(**{**QUICK, **settings})
        session = Session(i18n.default(), folder, settings=wanted, keeps=False)
        seats = tuple(Seat(agent=agent) for agent in agents.split(","))
        chosen = Setup(seats=seats, expansions=expansions, options={"length": "short"})
        opened = setup.start(chosen, saves.folder_in(folder), seed)
        driver = cls(App(TitleScene(session), SIZE, session))
        pygame.event.clear()
        people = [seat for seat, one in enumerate(seats) if one.human]
        driver.there = people[0] if len(people) == 1 else None
        driver.app.follow(Push(table_of(opened, session)))
        driver.step()
        return driver

    # -- watching ------------------------------------------------------------------------------------------
    def step(self, *events: pygame.event.Event, seconds: float = 1 / 60) -> None:
        """A frame, and a look at it."""
        before = self.app.scene if self.app.stack else None
        super().step(*events, seconds=seconds)
        if isinstance(before, CurtainScene) and before not in self.app.stack and before.filled >= 1:
            self.changes += self.there != before._seat
            self.there = before._seat
        self.watch()

    def table(self) -> TableScene | None:
        """The table that can be seen, if any."""
        for scene in reversed(self.app.stack):
            if isinstance(scene, TableScene):
                return scene
            if scene.opaque:
                return None
        return None

    def watch(self) -> None:
        """Compare the frame, and what the log says, with what may be known."""
        table = self.table()
        if table is None or table.match.outcome() is not None:
            return
        match = table.match
        now = (id(table), len(match.journal.lines), table.view.viewer, self.there, len(self.app.stack))
        if now == self._checked:
            return
        self._checked = now
        seat = self.there if not isinstance(table, ReplayScene) else None
        different = self._different(table, seat)
        if different:
            self.leaks.append(f"{different} pixels at move {len(match.journal.lines)}, seat {seat} is there")
        lines = [line.text for line in table.log()]
        told, self._read = (
            " ".join(lines[self._read :]),
            len(lines),
        )  # what was said of a card before is public
        for other in range(match.seats):
            public = match.view(None).seats[other].known
            hidden = {*(match.view(other).seats[other].hand or ())} - {*public} if other != seat else set()
            if any(f"({card})" in told for card in hidden):
                self.leaks.append(f"the log names a card of seat {other}")

    def _different(self, table: TableScene, seat: int | None) -> int:
        """Pixels that hang on what that seat cannot know."""
        rules, state, shown = table.match.rules, table.match.state, table.view
        if table.director.busy or shown.viewer in (None, seat):
            return 0  # nothing of anybody else's is even there to be painted
        before = self.pixels()
        other = rules.determinize(rules.observe(state, seat), self._rng)
        table.director.show(rules.observe(other, shown.viewer))
        after = self.pixels()
        table.director.show(shown)
        return sum(before[i : i + 3] != after[i : i + 3] for i in range(0, len(before), 3))

    # -- playing -------------------------------------------------------------------------------------------
    def settle(self) -> bool:
        """On until somebody has to do something; False when the game is over."""
        for _ in range(4000):
            scene = self.app.scene
            if isinstance(scene, CurtainScene | MenuScene):
                return True
            if isinstance(scene, ResultsScene):
                return False
            if isinstance(scene, DigestScene):
                self.key(pygame.K_SPACE)
            elif isinstance(scene, TableScene) and scene.human_turn and scene.asking.legal:
                return True
            else:
                self.step(seconds=0.2)
        raise AssertionError(f"nobody moves on {type(self.app.scene).__name__}")

    def at_table(self) -> TableScene | None:
        """The table with somebody at it who has to decide; None when the game is over."""
        while self.settle():
            if isinstance(self.app.scene, TableScene):
                return self.app.scene
            if isinstance(self.app.scene, MenuScene):
                self.click("button.resume")
            self.lift()
        return None

    def play(self) -> None:
        """One move of whoever is there, somehow."""
        scene = self.at_table()
        if scene is not None:
            scene._submit(self._rng.choice(scene.asking.legal))
            self.step(seconds=0.0)

    def menu(self) -> MenuScene | None:
        """The menu over the table."""
        if self.at_table() is None:
            return None
        for _ in range(3):
            if not isinstance(self.app.scene, MenuScene):
                self.key(pygame.K_ESCAPE)
        return self.scene(MenuScene)

    def give(self, seat: int, agent: str) -> None:
        """Give a seat to somebody else through the menu."""
        if self.menu() is not None:
            self.click(f"seat.{seat}")
            self.click(f"seat.{seat}.{agent}")
            self.click("button.resume")

    def resign(self) -> None:
        """The person who is there gives up."""
        if self.menu() is not None:
            self.click("button.resign")
            self.click("button.resign")
            self.step()

    def leave(self) -> None:
        """To the title by the menu or from below a curtain."""
        if self.menu() is not None:
            self.click("button.leave")

    def any_way(self, rng: Rng) -> None:
        """Something that may change who looks; mostly a move."""
        scene = self.at_table()
        if scene is None:
            return
        seat = rng.below(scene.match.seats)
        way = rng.below(14)
        if way == 0 and len(scene.people) > 1:
            self.resign()
        elif way == 1 and (seat not in scene.people or len(scene.people) > 1):
            self.give(seat, "easy" if seat in scene.people else "human")
        elif way == 2:
            self.key(pygame.K_u)
        elif way == 3:
            self.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        elif way == 4:
            self.key(pygame.K_v)
        elif way == 5:
            self.leave()
            self.wait(0.1)
            self.there = self.there if len(people_ever(scene.match.journal)) == 1 else None
            self.click("button.continue")
        else:
            self.play()


def walk(
    folder: Path, changes: int, rng: Rng, go_on: Callable[[], bool] = lambda: True
) -> tuple[int, list[str]]:
    """Games in which seats change hands in every way there is, until so many people have looked."""
    reached, leaks, game = 0, list[str](), 0
    while reached < changes and go_on():
        agents = [rng.choice(["human", "human", "random"]) for _ in range(2 + rng.below(4))]
        agents[rng.below(len(agents))] = "human"
        place = folder / f"{game}"
        modules = rng.choice([(), ("virus",), ("epigenetic",), ("virus", "epigenetic")])
        driver = HotSeat.begin(
            place, ",".join(agents), rng.below(1 << 20), modules, practice=rng.below(2) == 1
        )
        while driver.changes + reached < changes and driver.at_table() is not None and go_on():
            driver.any_way(rng)
        reached, game = reached + driver.changes, game + 1
        leaks += driver.leaks
        while driver.app.stack:
            driver.app.stack.pop().closing()
    return reached, leaks
