"""How a game is set up: seats, edition, expansions and length, remembered for the next time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cytosis.ai import registry
from cytosis.app.files import crash, safe_file, saves, stats
from cytosis.app.files.saves import DiskError, Save, SaveLocked
from cytosis.app.play.controller import Controller, make_agents
from cytosis.app.play.players import (
    HUMAN,
    LONGEST_NAME,
    Player,
    about,
    looks,
    players_now,
    read_look,
    seat_players,
)
from cytosis.app.words import i18n, seed_code
from cytosis.engine.errors import DataError, SaveError
from cytosis.engine.match import Match
from cytosis.engine.registry import games
from cytosis.engine.ruleset import Ruleset

FILE = "last_setup.json"
FEWEST, MOST = 2, 5
LENGTHS = ("full", "short")
SUPPLIES = ("unlimited", "printed")
"""How many ATP there are, in the editions that let one choose."""
CLOCKS = (0, 3, 5, 10)
"""Minutes a round should take; 0: nobody is reminded."""

_USUAL_OPPONENT = "medium"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there; an empty name is made up when the game starts."""

    name: str = ""
    agent: str = HUMAN
    look: int | None = None

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.agent == HUMAN


def usual_opponent() -> str:
    """The agent a new computer seat gets."""
    names = registry.names()
    return _USUAL_OPPONENT if _USUAL_OPPONENT in names else names[-1]


def _usual_seats() -> tuple[Seat, ...]:
    return (Seat(), Seat(agent=usual_opponent()), Seat(agent=usual_opponent()))


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that has to be chosen before a game; changed by making another."""

    seats: tuple[Seat, ...] = field(default_factory=_usual_seats)
    edition: str = "second"
    expansions: tuple[str, ...] = ()
    length: str = "full"
    first: int | None = None
    """The seat that begins; None lets the seed decide."""
    clock: int = 0
    """Minutes a round should take, for a lesson: a reminder, never a rule."""
    supply: str = SUPPLIES[0]

    @property
    def chooses_supply(self) -> bool:
        """Whether the edition lets one choose how many ATP there are."""
        options = games.find("cytosis").options()
        return any(option.id == "supply" and option.belongs_to(self.edition) for option in options)

    def players(self) -> tuple[Player, ...]:
        """The players; DataError when the names do not do."""
        names = [seat.name for seat in self.seats]
        return seat_players([seat.agent for seat in self.seats], names, self.looks())

    def looks(self) -> tuple[int, ...]:
        """Which colour and symbol each seat has."""
        return looks([seat.look for seat in self.seats])

    def with_look(self, index: int, look: int) -> Setup:
        """That look for a seat; whoever had it gets the other one."""
        now = list(self.looks())
        if look in now:
            now[now.index(look)] = now[index]
        now[index] = look
        seats = tuple(replace(seat, look=own) for seat, own in zip(self.seats, now, strict=True))
        return replace(self, seats=seats)

    def ruleset(self) -> Ruleset:
        """The ruleset; DataError when it is none of the game's."""
        options: dict[str, Any] = {"length": self.length, "first_player": self.first}
        if self.chooses_supply:
            options["supply"] = self.supply
        return Ruleset("cytosis", self.edition, self.expansions, options)

    def with_seat(self, index: int, seat: Seat) -> Setup:
        """The same with another seat there."""
        return replace(self, seats=(*self.seats[:index], seat, *self.seats[index + 1 :]))

    def with_more(self) -> Setup:
        """One seat more, for the computer."""
        return replace(self, seats=(*self.seats, Seat(agent=usual_opponent())))

    def without(self, index: int) -> Setup:
        """That seat removed."""
        seats = (*self.seats[:index], *self.seats[index + 1 :])
        first = self.first if self.first is None or self.first < len(seats) else None
        return replace(self, seats=seats, first=first)


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be played on."""

    controller: Controller
    players: tuple[Player, ...]
    read_only: bool = False
    """Somebody else plays it, or the disk lets nobody write: only to look at."""
    all_open: bool = False
    """Begun from a game that is over, whose hands everybody has seen."""

    @property
    def note(self) -> str:
        """What the player should know about how it was opened."""
        return self.controller.note

    @property
    def names(self) -> list[str]:
        """Their names by seat."""
        return [player.name for player in self.players]


def start(setup: Setup, folder: Path, seed: int | None = None, apart: bool = False) -> Opened:
    """A new game, saved in that folder; a disk that fails is told with the moves and does not stop it."""
    players = setup.players()
    return start_match(setup.ruleset(), players, folder, seed, apart, setup.clock)


def start_match(
    ruleset: Ruleset,
    players: Sequence[Player],
    folder: Path,
    seed: int | None = None,
    apart: bool = False,
    clock: int = 0,
) -> Opened:
    """A new game between these players; ``apart`` lets opponents think in processes of their own."""
    chosen = seed_code.draw() if seed is None else seed
    told = {**about(players, clock=clock), "id": secrets.token_hex(8)}
    match = Match.new(ruleset, len(players), chosen, told)
    controller = Controller(match, Save(match, folder), make_agents(players, chosen, apart), apart=apart)
    controller.on_end = stats.keeper(folder.parent)
    if not controller.sync():  # told before the first move, while there is nothing to lose yet
        controller.note = i18n.default().t("table.not_saved_go_on", problem=controller.problem)
    crash.watch(controller)
    return Opened(controller, tuple(players))


def resume(path: Path, apart: bool = False) -> Opened:
    """A saved game to go on with; SaveError when it cannot be opened.

    Where another window plays it, or nothing can be written, it is opened to be looked at.
    """
    try:
        save, match = Save.open(path)
    except SaveLocked:
        return _looked_at(path, i18n.default().t("save.read_only"))
    except DiskError as error:
        return _looked_at(path, i18n.default().t("save.unwritable", problem=str(error)))
    try:
        players = players_now(match.journal)
        agents = make_agents(players, match.journal.header["seed"], apart)
    except BaseException:
        save.close()
        raise
    controller = Controller(match, save, agents, apart=apart)
    controller.note = save.note
    controller.on_end = stats.keeper(path.parent.parent)
    if match.pending() is None:
        controller.on_end(match)  # the program may have ended between the last move and its result
    crash.watch(controller)
    return Opened(controller, players)


def _looked_at(path: Path, note: str) -> Opened:
    """The game as it is in the file now, for nobody to move in."""
    match = saves.look(path).match
    controller = Controller(match, None, {}, read_only=True)
    controller.note = note
    return Opened(controller, players_now(match.journal), read_only=True)


# -- remembering -------------------------------------------------------------------------------------------
def remember(setup: Setup, user_data: Path) -> None:
    """Keep the set-up for next time; not being able to is no reason to stop anybody from playing."""
    data = {
        "seats": [{"name": seat.name, "agent": seat.agent, "look": seat.look} for seat in setup.seats],
        "edition": setup.edition,
        "expansions": list(setup.expansions),
        "length": setup.length,
        "first": setup.first,
        "clock": setup.clock,
        "supply": setup.supply,
    }
    with suppress(OSError, UnicodeError):
        safe_file.write(user_data / FILE, data)


def remembered(user_data: Path) -> Setup:
    """The last set-up, or the usual one where there is none; whatever is wrong in it is left out."""
    try:
        data = safe_file.read(user_data / FILE)
    except (OSError, SaveError):
        return Setup()
    return _read(data) if isinstance(data, dict) else Setup()


def _read(data: dict[str, Any]) -> Setup:
    usual = Setup()
    game = games.find("cytosis")
    told = data.get("seats")
    seats = tuple(_seat(entry) for entry in told) if isinstance(told, list) else ()
    if not FEWEST <= len(seats) <= MOST:
        seats = usual.seats
    expansions = data.get("expansions")
    wanted = expansions if isinstance(expansions, list) else []
    first, clock = data.get("first"), data.get("clock")
    known_first = isinstance(first, int) and not isinstance(first, bool) and 0 <= first < len(seats)
    return Setup(
        seats=seats,
        edition=_one_of(data.get("edition"), game.editions()),
        expansions=tuple(name for name in game.expansions() if name in wanted),
        length=_one_of(data.get("length"), LENGTHS),
        first=first if known_first else None,
        clock=clock if type(clock) is int and clock in CLOCKS else 0,
        supply=_one_of(data.get("supply"), SUPPLIES),
    )


def _seat(entry: object) -> Seat:
    data = entry if isinstance(entry, dict) else {}
    name, agent = data.get("name"), data.get("agent")
    fit = isinstance(name, str) and len(name) <= LONGEST_NAME and name.isprintable()
    known = agent == HUMAN or registry.known(agent)
    look = read_look(data.get("look"))
    return Seat(str(name) if fit else "", str(agent) if known else usual_opponent(), look)


def _one_of(value: object, known: Sequence[str]) -> str:
    return value if isinstance(value, str) and value in known else known[0]


def problem(setup: Setup) -> str:
    """What is wrong with a set-up, in the player's words; empty when it can be played."""
    try:
        setup.ruleset().rules(len(setup.seats))
        setup.players()
    except DataError as error:
        return str(error)
    return ""
