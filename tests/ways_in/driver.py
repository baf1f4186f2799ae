"""One whole visit, from an empty folder to the title again, by real events through the screens.

What is tried follows from the games themselves: whatever table sizes and modules a registered game has, the
screens must be able to start, leave, open again and end. A path waits for what is on the screen, counted in
frames and never in time, so it is the same on a slow machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from cytosis.app.files import saves, stats
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.engine import Ruleset, games
from cytosis.engine.errors import DataError
from cytosis.engine.match import Match
from cytosis.engine.notation import words
from cytosis.ui.scene import Push, Scene
from cytosis.ui.scenes.branch import BranchScene
from cytosis.ui.scenes.choose import ChooseScene
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.scenes.first import FirstScene
from cytosis.ui.scenes.history import HistoryScene
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.settings import SettingsScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.widgets.modal import Modal
from cytosis.ui.window.app import App
from cytosis.ui.window.launch import open_app
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver

KINDS = ("one", "all", "none")
"""One person among computers, people only, computers only."""
SIZE = (640, 360)
FRAMES = 20_000
"""So many frames without what is waited for, and it does not come."""
QUICK = ("set.speed.instant", "set.ai_speed.instant", "set.reduced_motion", "set.coach")


@dataclass(frozen=True)
class Way:
    """What one visit plays."""

    game: str
    seats: int
    kind: str
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    """What else is chosen, by option."""

    @property
    def people(self) -> int:
        """How many seats are people's."""
        return {"one": 1, "all": self.seats, "none": 0}[self.kind]

    def __str__(self) -> str:
        chosen = "".join(f" {value}" for _, value in self.options)
        return f"{self.game} {self.seats} {self.kind} {'+'.join(self.modules) or 'base'}{chosen}"


def seat_counts(game: str) -> list[int]:
    """The sizes of a table that the rules of a game know."""

    def fits(seats: int) -> bool:
        try:
            Ruleset(game).rules(seats)
        except DataError:
            return False
        return True

    return [seats for seats in range(1, 12) if fits(seats)]


def ways() -> list[Way]:
    """Every size of every game, with one, only and no people, without and with all modules."""
    return [
        Way(game, seats, kind, modules)
        for game in games()
        for modules in dict.fromkeys([(), games.find(game).expansions()])
        for kind in KINDS
        for seats in seat_counts(game)
    ]


def one_each() -> list[Way]:
    """One way for each size of each game, the kinds of players and the modules taking turns."""
    found: list[Way] = []
    for game in games():
        every = [way for way in ways() if way.game == game]
        sets = list(dict.fromkeys(way.modules for way in every))
        for number, seats in enumerate(seat_counts(game)):
            found.append(Way(game, seats, KINDS[number % 3], sets[number % len(sets)]))
    return found


def alone() -> list[Way]:
    """Against each level of a rival, each in another scenario."""
    found = []
    for game in games():
        options = {option.id: option.values for option in games.find(game).options()}
        levels, places = options.get("solo", ()), options.get("scenario", ())
        for level, place in zip(levels, places, strict=False):
            found.append(Way(game, 1, "one", (), (("solo", str(level)), ("scenario", str(place)))))
    return found


def seeded() -> list[Way]:
    """Every way to begin a hand of Amino, each in another ending."""
    options = {option.id: option.values for option in games.find("amino").options()}
    endings = ("pluto", "base")  # the third one plays until somebody has a hundred points
    pairs = enumerate(options["seeding"])
    return [
        Way("amino", 3, KINDS[i % 3], (), (("seeding", str(seeding)), ("ending", endings[i % 2])))
        for i, seeding in pairs
    ]


def _answer_cytosis(visit: Visit, table: TableScene) -> None:
    """One click that leads on: an answer to what is asked, else a flask on the first spot that glows."""
    if table.asking.ask is not None:
        visit.click((table.asking.answers() or ["ask.more"])[0])
    elif table.choosing_spot():
        visit.click(f"spot.{sorted(table.legal_spots())[0]}")
    else:
        visit.key(pygame.K_RETURN)


def _answer_amino(visit: Visit, table: TableScene) -> None:
    """One click that leads on: a card that can be looked at, built, chosen or swapped; then yes."""
    if table.asking.done is not None:
        visit.click("ask.ok")
        return
    move = words(str(table.asking.legal[0]))
    if move.verb == "look":
        visit.click(f"air.{move.at}")
    elif move.verb == "swap":
        visit.click(f"air.{move.items[1 if table.traced == f'air.{move.at}' else 0]}")
    elif move.verb == "choose":
        visit.click("offer.0")
    elif table.traced.startswith("hand."):
        visit.click(f"tray.{move.items[1]}")
    else:
        visit.click("hand.0")


def _answer_cellulose(visit: Visit, table: TableScene) -> None:
    """One click that leads on: an answer, what is left to confirm, a card to discard, a space."""
    if table.asking.ask is not None:
        visit.click((table.asking.answers() or ["ask.more"])[0])
    elif table.asking.done is not None:
        visit.click("button.confirm")
    elif table.asking.kind == "discard":
        visit.click(next(name for name in visit.names() if name.startswith("hand.")))
    else:
        visit.click(f"spot.{sorted(table.legal_spots())[0]}")


def _answer_plain(visit: Visit, table: TableScene) -> None:
    """The first move of the list, then yes."""
    visit.click("ask.ok" if table.asking.done is not None else "move.0")


ANSWERS: dict[str, Callable[[Visit, TableScene], None]] = {
    "cytosis": _answer_cytosis,
    "amino": _answer_amino,
    "cellulose": _answer_cellulose,
}
"""How a question at the table of a game is answered; a game without a table of its own is a list."""


class Visit(Driver):
    """Somebody at the window; every step of the way is a method."""

    def __init__(self, app: App, way: Way, folder: Path) -> None:
        super().__init__(app)
        self.way, self.folder = way, folder

    @classmethod
    def opened(cls, way: Way, folder: Path, size: tuple[int, int] = SIZE) -> Visit:
        """The program started in that folder, as the command line does it."""
        i18n.set_default(Texts("en"))
        session = Session.opened(i18n.default(), folder, wanted={"mute": True, "text_scale": 100})
        app = open_app(session, size)
        if session.first_start:
            app.follow(Push(FirstScene(session)))
        visit = cls(app, way, folder)
        pygame.event.clear()
        visit.step()
        return visit

    def close_window(self) -> None:
        """As by the cross in its corner."""
        self.step(pygame.event.Event(pygame.QUIT))

    # -- waiting -------------------------------------------------------------------------------------------
    def until(self, done: Callable[[], bool], what: str, act: Callable[[], None] | None = None) -> None:
        """Frames, until it is so."""
        for _ in range(FRAMES):
            if done():
                return
            if act is not None:
                act()
            self.step(seconds=0.2)
        raise AssertionError(f"{self.way}: waited for {what} on {type(self.app.scene).__name__}")

    def comes(self, kind: type[Scene]) -> None:
        """That scene is on top."""
        self.until(lambda: isinstance(self.app.scene, kind), kind.__name__)

    def goes(self, name: str, kind: type[Scene]) -> None:
        """Click something, and that scene comes."""
        self.click(name)
        self.comes(kind)

    # -- the table -----------------------------------------------------------------------------------------
    @property
    def table(self) -> TableScene | None:
        """The table, also below something."""
        return next((scene for scene in reversed(self.app.stack) if isinstance(scene, TableScene)), None)

    @property
    def match(self) -> Match:
        """The game on the table."""
        assert self.table is not None
        return self.table.match

    @property
    def asked(self) -> bool:
        """Whether a person at the table has to choose."""
        scene = self.app.scene
        return isinstance(scene, TableScene) and scene.human_turn and bool(scene.asking.legal)

    def uncover(self) -> None:
        """Away with what is between somebody and the table."""
        scene = self.app.scene
        if isinstance(scene, CurtainScene):
            self.lift()
        elif isinstance(scene, DigestScene | Modal):
            self.key(pygame.K_SPACE)

    def moved(self) -> None:
        """What is asked at the start, and then one whole move; of computers, their first moves."""
        answer = ANSWERS.get(self.way.game, _answer_plain)
        done = len(self.match.journal.lines)
        if self.table is not None and not self.table.people:
            self.until(lambda: len(self.match.journal.lines) > done, "a move of a computer")
            return

        def act() -> None:
            self.uncover()
            if self.asked and isinstance(self.app.scene, TableScene):
                answer(self, self.app.scene)

        turns = self._own_turns()
        self.until(lambda: self._own_turns() > turns, "a move of a person", act)

    def _own_turns(self) -> int:
        """Turns that people have taken; choices of the set-up are none."""
        people = {*(self.table.people if self.table is not None else ())}
        return sum(line["seat"] in people and not _set_up(line["do"]) for line in self.match.journal.lines)

    # -- the way -------------------------------------------------------------------------------------------
    def first_start(self) -> None:
        """Welcome, title, settings that let nobody wait."""
        self.comes(FirstScene)
        self.goes("button.later", TitleScene)
        assert not self.has("button.continue")
        self.goes("button.settings", SettingsScene)
        self.click("page.play")
        for name in QUICK:
            self.click(name)
        self.goes("button.back", TitleScene)

    def sets_up(self) -> None:
        """Seats, who sits there, modules, a short game."""
        self.goes("button.new", ChooseScene)
        self.goes(f"play.{self.way.game}", NewGameScene)
        scene = self.scene(NewGameScene)
        while len(scene.setup.seats) < self.way.seats:
            self.click("button.add")
        while len(scene.setup.seats) > self.way.seats:
            self.click(f"button.remove.{len(scene.setup.seats) - 1}")
        for seat in range(self.way.seats):
            human = seat < self.way.people
            self.click(f"kind.{seat}.{'human' if human else 'computer'}")
            if not human:
                self.click(f"level.{seat}.easy")
        for module in self.way.modules:
            self.click(f"module.{module}")
        for option, value in self.way.options:
            self.click(f"{option}.{value}")
        if "length.short" in self.names():
            self.click("length.short")
        assert self.has("button.start"), scene.problem
        self.click("button.start")
        self.until(lambda: self.table is not None, "the table")
        assert self.match.seats == self.way.seats
        assert set(self.match.ruleset.expansions) == set(self.way.modules)
        chosen = self.match.ruleset.options
        assert all(str(chosen[option]) == value for option, value in self.way.options)

    def closes(self) -> tuple[str, int]:
        """The window is closed; what the game was, and after how many lines."""
        left = self.match.fingerprint(), len(self.match.journal.lines)
        self.close_window()
        assert self.app.stack == []
        pygame.quit()  # as the loop of the window does at its end
        return left

    def goes_on(self, state: str, left: int) -> None:
        """The title offers the game as it was left."""
        self.comes(TitleScene)
        self.until(lambda: self.has("button.continue"), "the game on the title")
        self.click("button.continue")
        self.until(lambda: self.table is not None, "the table")
        lines = self.match.journal.lines  # computers may have moved on since
        assert state == lines[left - 1]["state"]

    def opens_menu(self) -> None:
        """By Escape, once nothing else is open."""

        def act() -> None:
            self.uncover()
            if isinstance(self.app.scene, TableScene) and (self.asked or not self.app.scene.people):
                self.key(pygame.K_ESCAPE)

        self.until(lambda: isinstance(self.app.scene, MenuScene), "the menu", act)

    def seat_to(self, seat: int, agent: str) -> None:
        """Somebody else for a seat, in the menu."""
        self.click(f"seat.{seat}")
        self.click(f"seat.{seat}.{agent}")
        assert self.table is not None and self.table.controller.players()[seat].agent == agent

    def changes_hands(self) -> None:
        """The menu: level, settings, language, a seat handed over, resigned; at last only computers play."""
        self.opens_menu()
        last = self.way.seats - 1
        self.seat_to(last, "medium")
        self.seat_to(last, "human")
        self.seat_to(last, "easy")
        self.speaks("it")
        self.seat_to(0, "human")
        self.goes_back()
        self.until(lambda: self.asked, "somebody's turn", self.uncover)
        self.opens_menu()
        self.speaks("en")
        table = self.table
        assert table is not None
        for seat, player in enumerate(table.controller.players()):
            if seat != table.viewer and player.agent != "easy":
                self.seat_to(seat, "easy")
        self.click("button.resign")
        self.comes(Modal)
        self.click("button.resign")
        self.until(lambda: not isinstance(self.app.scene, Modal | MenuScene), "the table")
        assert not table.people

    def goes_back(self) -> None:
        """From the menu to the game."""
        self.click("button.resume")
        self.until(lambda: not isinstance(self.app.scene, MenuScene), "the table")

    def speaks(self, language: str) -> None:
        """Another language, in the settings over the menu."""
        self.goes("button.settings", SettingsScene)
        self.click("page.display")
        self.click("set.language")
        self.click(f"set.language.{language}")
        assert self.app.session.texts.lang == language
        self.goes("button.back", MenuScene)

    def ends(self) -> None:
        """The game comes to its results and is kept."""
        self.until(lambda: isinstance(self.app.scene, ResultsScene), "the results", self.uncover)
        scene = self.scene(ResultsScene)
        self.until(lambda: scene.done, "the count")
        found, whole = stats.results(self.folder)
        assert whole and len(found) == 1 and len(found[0]["seats"]) == self.way.seats

    def looks_back(self) -> None:
        """The replay, and a new game from one of its moves."""
        self.goes("button.replay", ReplayScene)
        for name in ("on", "last", "back", "first", "on", "on", "eyes"):
            self.click(f"replay.{name}")
        self.goes("replay.play_on", BranchScene)
        self.click("seat.0")
        self.click("seat.0.human")
        self.click("button.play_on")
        self.until(lambda: self.table is not None and not isinstance(self.table, ReplayScene), "the branch")
        self.moved()
        self.opens_menu()
        self.goes("button.leave", TitleScene)

    def sees_the_lists(self) -> None:
        """Both games in every list, and the window closes."""
        assert len(saves.files_in(saves.folder_in(self.folder))) == 2
        for name, kind in (("load", LoadScene), ("history", HistoryScene)):
            self.goes(f"button.{name}", kind)
            self.until(lambda: not self.app.scene.busy(), "the list")
            self.goes("button.back", TitleScene)
        self.close_window()
        assert self.app.stack == []
        pygame.quit()  # as the loop of the window does at its end


def _set_up(do: str) -> bool:
    """Lines that are no turn: notes, undone ones, cards and powers chosen at the start."""
    return do.split()[0] in ("note", "undo", "rewind", "keep", "draft", "pick")


def steps(way: Way, folder: Path, visit: type[Visit] = Visit, size: tuple[int, int] = SIZE) -> Iterator[str]:
    """Walk that way; each step is named as it is begun."""
    yield "first start"
    first = visit.opened(way, folder, size)
    first.first_start()
    yield "new game"
    first.sets_up()
    yield "one move"
    first.moved()
    yield "closed"
    left = first.closes()
    yield "continue"
    again = visit.opened(way, folder, size)
    again.goes_on(*left)
    yield "menu"
    again.changes_hands()
    yield "end"
    again.ends()
    yield "replay"
    again.looks_back()
    yield "lists"
    again.sees_the_lists()


def walk(way: Way, folder: Path, visit: type[Visit] = Visit, size: tuple[int, int] = SIZE) -> None:
    """The same to its end; what goes wrong says where."""
    begun: list[str] = []
    try:
        begun.extend(steps(way, folder, visit, size))
    except Exception as error:
        raise AssertionError(f"{way}, at {begun[-1:]}: {type(error).__name__}: {error}") from error
    finally:
        pygame.quit()
