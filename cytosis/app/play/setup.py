"""How a game is set up: which one, seats, edition, modules and options, remembered game by game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cytosis.ai import registry
from cytosis.ai.agent import Agent
from cytosis.app.files import crash, feats, safe_file, saves, stats
from cytosis.app.files.saves import DiskError, Save, SaveLocked
from cytosis.app.games import challenge_of
from cytosis.app.play import challenges, customs
from cytosis.app.play.challenges import Challenge
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
from cytosis.app.words.said import said
from cytosis.engine.data.own import Values
from cytosis.engine.errors import DataError, SaveError
from cytosis.engine.match import Match
from cytosis.engine.options import SEAT, Option
from cytosis.engine.registry import games
from cytosis.engine.ruleset import DEFAULT_GAME, Ruleset

FILE = "last_setup.json"
CLOCKS = (0, 3, 5, 10)
"""Minutes a round should take; 0: nobody is reminded."""

_USUAL_OPPONENT = "medium"
_USUAL_SEATS = 3


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


def _usual_seats(game: str, edition: str) -> tuple[Seat, ...]:
    """A person against two opponents, or as few or many as the game wants."""
    sizes = games.find(game).seats(edition)
    count = min(max(_USUAL_SEATS, sizes[0]), sizes[-1])
    return (Seat(), *(Seat(agent=usual_opponent()) for _ in range(count - 1)))


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that has to be chosen before a game, for the window, the text table and the smoke test.

    What is left out is the game's own default. It is changed by making another.
    """

    seats: tuple[Seat, ...] = ()
    game: str = DEFAULT_GAME
    edition: str = ""
    expansions: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: int = 0
    """Minutes a round should take, for a lesson: a reminder, never a rule."""
    seed: int | None = None
    """Which cards; None: chance decides when the game starts."""
    customs: Mapping[str, str] = field(default_factory=dict)
    """What the people at the table agreed on; see :mod:`cytosis.app.play.customs`."""
    values: Values = field(default_factory=dict)
    """Values of the player's own box; none: ours."""
    own: bool = False
    """Whether the player wants them; remembered, the values themselves are read anew each time."""

    def __post_init__(self) -> None:
        """DataError for a game there is not."""
        game, set_field = games.find(self.game), object.__setattr__
        if not self.edition:
            set_field(self, "edition", game.editions()[0])
        if not self.seats:
            set_field(self, "seats", _usual_seats(self.game, self.edition))
        usual = {option.id: option.default for option in game.options()}
        set_field(self, "options", {**usual, **self.options})

    @property
    def sizes(self) -> range:
        """How many can play."""
        return games.find(self.game).seats(self.edition)

    def choices(self) -> list[Option]:
        """The options that a table of this edition and size can choose."""
        found = games.find(self.game).options()
        return [option for option in found if option.matters(self.edition, len(self.seats))]

    def with_option(self, id_: str, value: object) -> Setup:
        """The same with another choice."""
        return replace(self, options={**self.options, id_: value})

    def players(self) -> tuple[Player, ...]:
        """The players; DataError when the names do not do."""
        names = [seat.name for seat in self.seats]
        return seat_players([seat.agent for seat in self.seats], names, self.looks(), self.game)

    def looks(self) -> tuple[int, ...]:
        """Which colour and symbol each seat has."""
        return self.looks_of(len(self.seats))

    def looks_of(self, count: int) -> tuple[int, ...]:
        """The same with the seats that can still be added, up to so many."""
        chosen = [seat.look for seat in self.seats]
        return looks([*chosen, *[None] * (count - len(chosen))])

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
        without = {o.id for o in games.find(self.game).options() if not o.belongs_to(self.edition)}
        options = {name: value for name, value in self.options.items() if name not in without}
        return Ruleset(self.game, self.edition, self.expansions, options, self.values)

    def with_seat(self, index: int, seat: Seat) -> Setup:
        """The same with another seat there."""
        return replace(self, seats=(*self.seats[:index], seat, *self.seats[index + 1 :]))

    def with_more(self) -> Setup:
        """One seat more, for the computer."""
        return replace(self, seats=(*self.seats, Seat(agent=usual_opponent())))

    def without(self, index: int) -> Setup:
        """That seat removed; nobody who is gone begins."""
        seats = (*self.seats[:index], *self.seats[index + 1 :])
        named = [option.id for option in games.find(self.game).options() if option.kind == SEAT]
        options = {
            name: None if name in named and value is not None and value >= len(seats) else value
            for name, value in self.options.items()
        }
        return replace(self, seats=seats, options=options)


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
    chosen = setup.seed if seed is None else seed
    told = {customs.KEY: dict(setup.customs)} if setup.customs else {}
    return start_match(setup.ruleset(), setup.players(), folder, chosen, apart, setup.clock, told)


def start_challenge(challenge: Challenge, folder: Path, name: str = "", apart: bool = False) -> Opened:
    """A challenge from its beginning: an ordinary game, always with the same cards and steady opponents."""
    players = challenge.players(name or i18n.default().t("player.name", n=1))
    told = {challenges.KEY: challenge.name, "title": challenge.title(i18n.default())}
    return _open(challenge.laid(_told(players, told)), players, folder, apart)


def start_match(
    ruleset: Ruleset,
    players: Sequence[Player],
    folder: Path,
    seed: int | None = None,
    apart: bool = False,
    clock: int = 0,
    more: Mapping[str, Any] | None = None,
) -> Opened:
    """A new game between these players; ``apart`` lets opponents think in processes of their own.

    ``more`` is kept with the game, beside who plays.
    """
    chosen = seed_code.draw() if seed is None else seed
    match = Match.new(ruleset, len(players), chosen, _told(players, more or {}, clock))
    return _open(match, players, folder, apart)


def _told(players: Sequence[Player], more: Mapping[str, Any], clock: int = 0) -> dict[str, Any]:
    """What the journal of a new game remembers beside the game."""
    return {**about(players, clock=clock), **more, "id": secrets.token_hex(8)}


def _open(match: Match, players: Sequence[Player], folder: Path, apart: bool) -> Opened:
    """A new game on disk, with its opponents."""
    controller = Controller(match, Save(match, folder), agents_of(match, players, apart), apart=apart)
    controller.on_end = keeper(folder.parent)
    if not controller.sync():  # told before the first move, while there is nothing to lose yet
        controller.note = i18n.default().t("table.not_saved_go_on", problem=controller.problem)
    crash.watch(controller)
    return Opened(controller, tuple(players))


def agents_of(match: Match, players: Sequence[Player], apart: bool = False) -> dict[int, Agent]:
    """Who plays the seats of no person; in a challenge always in the same way."""
    steady = challenge_of(match) is not None
    return make_agents(players, match.journal.header["seed"], apart, match.ruleset.game, steady)


def keeper(folder: Path) -> Callable[[Match], None]:
    """Writes what came of a finished game into that folder: its result, and the medal of a challenge."""
    keep_result = stats.keeper(folder)

    def keep(match: Match) -> None:
        keep_result(match)
        challenge = challenge_of(match)
        if challenge is not None and match.outcome() is not None:
            medal = challenges.standing(challenge, match).medal
            feats.keep_medal(folder, challenge.name, medal, stats.game_id(match))

    return keep


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
        agents = agents_of(match, players, apart)
    except BaseException:
        save.close()
        raise
    controller = Controller(match, save, agents, apart=apart)
    controller.note = save.note
    controller.on_end = keeper(path.parent.parent)
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
    """Keep the set-up of its game for next time; not being able to is no reason to stop anybody."""
    data = {
        "seats": [{"name": seat.name, "agent": seat.agent, "look": seat.look} for seat in setup.seats],
        "edition": setup.edition,
        "expansions": list(setup.expansions),
        "options": dict(setup.options),
        "clock": setup.clock,
        "own": setup.own,
    }
    kept = {"game": setup.game, "games": {**_kept(user_data)[1], setup.game: data}}
    with suppress(OSError, UnicodeError):
        safe_file.write(user_data / FILE, kept)


def remembered(user_data: Path, game: str = "") -> Setup:
    """The last set-up of a game, or of the last game; whatever is wrong in it is left out."""
    last, known = _kept(user_data)
    wanted = game or last
    return _read(wanted, known.get(wanted))


def played(user_data: Path) -> frozenset[str]:
    """The games that were started here."""
    return frozenset(_kept(user_data)[1])


def _kept(user_data: Path) -> tuple[str, dict[str, Any]]:
    """The last game, and what is kept of each."""
    try:
        data = safe_file.read(user_data / FILE)
    except (OSError, SaveError):
        data = None
    if not isinstance(data, dict):
        return DEFAULT_GAME, {}
    if "games" not in data:  # as it was written when there was one game
        options = {
            "length": data.get("length"),
            "first_player": data.get("first"),
            "supply": data.get("supply"),
        }
        return DEFAULT_GAME, {DEFAULT_GAME: {**data, "options": options}}
    known, last = data["games"], data.get("game")
    return last if last in games() else DEFAULT_GAME, known if isinstance(known, dict) else {}


def _read(id_: str, told: object) -> Setup:
    game, data = games.find(id_), told if isinstance(told, dict) else {}
    edition = data.get("edition")
    edition = edition if edition in game.editions() else game.editions()[0]
    seats = tuple(_seat(entry, id_) for entry in _list(data.get("seats")))
    seats = seats if len(seats) in game.seats(edition) else _usual_seats(id_, edition)
    expansions, clock = _list(data.get("expansions")), data.get("clock")
    return Setup(
        seats=seats,
        game=id_,
        edition=edition,
        expansions=tuple(name for name in game.expansions() if name in expansions),
        options=_options(game.options(), data.get("options"), len(seats)),
        clock=clock if type(clock) is int and clock in CLOCKS else 0,
        own=data.get("own") is True,
    )


def _options(known: Sequence[Option], told: object, seats: int) -> dict[str, Any]:
    """Those that can still be chosen."""
    data = told if isinstance(told, dict) else {}
    found = {}
    for option in known:
        value = data.get(option.id, option.default)
        with suppress(DataError):
            option.check(value)
            if option.kind != SEAT or value is None or value < seats:
                found[option.id] = value
    return found


def _list(told: object) -> list[Any]:
    return told if isinstance(told, list) else []


def _seat(entry: object, game: str) -> Seat:
    data = entry if isinstance(entry, dict) else {}
    name, agent = data.get("name"), data.get("agent")
    fit = isinstance(name, str) and len(name) <= LONGEST_NAME and name.isprintable()
    known = agent == HUMAN or registry.known(agent, game)
    look = read_look(data.get("look"))
    return Seat(str(name) if fit else "", str(agent) if known else usual_opponent(), look)


def problem(setup: Setup) -> str:
    """What is wrong with a set-up, in the player's words; empty when it can be played."""
    try:
        setup.ruleset().rules(len(setup.seats))
        setup.players()
    except DataError as error:
        return said(error)
    return ""
