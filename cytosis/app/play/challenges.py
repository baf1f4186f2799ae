"""Challenges: set-ups or positions with a task and three medals, the same for everybody (assets/challenges).

A challenge is an ordinary game: saved, resumed and counted like one, with opponents that always play the same
move at the same table (:mod:`cytosis.ai.steady`). Its journal remembers under ``about`` which one it is. What
is asked are conditions of a closed list, checked from the game alone. Nothing is unlocked by anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from cytosis.ai import registry
from cytosis.app.files.stats import how_of
from cytosis.app.play import shipped
from cytosis.app.play.conditions import GENERAL, MOST, Condition, Record, Wish, read
from cytosis.app.play.players import HUMAN, Player, made_up_name
from cytosis.app.words.i18n import Texts
from cytosis.engine.errors import DataError
from cytosis.engine.match import Match
from cytosis.engine.rng import STATES
from cytosis.engine.ruleset import Ruleset

KEY = "challenge"
MEDALS = ("bronze", "silver", "gold")
PLAYER = 0
"""The seat of whoever takes a challenge."""
_KEYS = {"id", "seed", "opponents", "edition", "expansions", "options", "begun", "always", *MEDALS}
_NEEDED = {"id", "seed", *MEDALS}


@dataclass(frozen=True, slots=True)
class Challenge:
    """A set-up or position, what always has to be kept, and what each medal asks for."""

    game: str
    id: str
    seed: int
    opponents: tuple[str, ...]
    ruleset: Ruleset
    begun: tuple[str, ...]
    """The moves that lead to its position; none where it begins at the beginning."""
    always: tuple[Wish, ...]
    medals: tuple[tuple[Wish, ...], ...]

    def laid(self, told: Mapping[str, Any] | None = None) -> Match:
        """Its table before the player's first move; ``told`` is what the journal remembers beside."""
        match = Match.new(self.ruleset, self.seats, self.seed, told)
        for move in self.begun:
            match.play(move)
        return match

    @property
    def name(self) -> str:
        """How a journal and the kept results know it."""
        return f"{self.game}/{self.id}"

    @property
    def seats(self) -> int:
        """How many play, where the rules play nobody."""
        return 1 + len(self.opponents)

    def players(self, name: str) -> tuple[Player, ...]:
        """Whoever takes it, under that name, and the opponents."""
        rivals = (
            Player(made_up_name(seat, False), agent) for seat, agent in enumerate(self.opponents, PLAYER + 1)
        )
        return (Player(name, HUMAN), *rivals)

    def title(self, texts: Texts) -> str:
        """What it is called."""
        return texts.of(self.game).t(f"challenge.{self.id}")

    def story(self, texts: Texts) -> str:
        """A line of true biology."""
        return texts.of(self.game).t(f"challenge.{self.id}.story")

    def wishes(self, medal: int) -> tuple[Wish, ...]:
        """Everything that a medal (1 to 3) asks for."""
        return (*self.always, *self.medals[medal - 1])

    def told(self, medal: int, texts: Texts) -> str:
        """What a medal asks for beside what always holds."""
        return _sentence(self.medals[medal - 1], texts.of(self.game))

    def kept(self, texts: Texts) -> str:
        """What always holds; empty where nothing does."""
        return _sentence(self.always, texts.of(self.game))


def _sentence(wishes: tuple[Wish, ...], texts: Texts) -> str:
    told = ", ".join(wish.told(texts) for wish in wishes)
    return f"{told[0].upper()}{told[1:]}." if told else ""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands in its challenge."""

    medal: int
    """The best medal whose wishes are met now, 0 for none; at the end of the game the one that is won."""
    counts: tuple[tuple[int, int], ...]
    """For each wish of the best medal, what always holds first: how far it is, and what is wanted."""
    lost: bool
    """Whether something was done that no medal allows, or a seat changed its player."""


def standing(challenge: Challenge, match: Match) -> Standing:
    """How that game stands in it."""
    record = Record(match, PLAYER)
    lost = bool(how_of(match)) or not all(
        wish.met(record) for wish in challenge.always if wish.condition.side == MOST
    )
    met = [all(wish.met(record) for wish in challenge.wishes(medal)) for medal in range(1, len(MEDALS) + 1)]
    medal = 0 if lost else max((i + 1 for i, one in enumerate(met) if one), default=0)
    counts = tuple((wish.count(record), wish.n) for wish in challenge.wishes(len(MEDALS)))
    return Standing(medal, counts, lost)


class Challenges:
    """A game's challenges in their order; a game may have none."""

    def __init__(self, game: str, own: Mapping[str, Condition] | None = None) -> None:
        self.game = game
        self.known = {**GENERAL, **(own or {})}

    @cached_property
    def all(self) -> tuple[Challenge, ...]:
        """Read once, when somebody asks; DataError names the file and what is wrong in it."""
        told = shipped.file_of("challenges", self.game)
        return self.read(*told) if told is not None else ()

    def read(self, data: object, file: str) -> tuple[Challenge, ...]:
        """The challenges of a file that was parsed."""
        found = shipped.each(data, "challenges", file, lambda _, one: self._challenge(one), _called)
        ids = [challenge.id for challenge in found]
        if len({*ids}) < len(ids):
            raise DataError(f"{file}: two challenges have one id")
        return found

    def find(self, id_: str) -> Challenge | None:
        """The one of that id."""
        return next((one for one in self.all if one.id == id_), None)

    def _challenge(self, told: object) -> Challenge:
        if not isinstance(told, dict) or set(told) - _KEYS or _NEEDED - set(told):
            raise DataError(f"it needs {', '.join(sorted(_NEEDED))} and may have {', '.join(sorted(_KEYS))}")
        id_, seed, opponents = told["id"], told["seed"], told.get("opponents", [])
        _check_name(id_, seed)
        if not isinstance(opponents, list) or not all(registry.known(one, self.game) for one in opponents):
            raise DataError("its opponents must be a list of levels")
        made = Challenge(
            *(self.game, id_, seed, tuple(opponents), self._ruleset(told), _begun(told)),
            read(told.get("always", {}), self.known),
            tuple(read(told[medal], self.known) for medal in MEDALS),
        )
        made.ruleset.rules(made.seats)
        _check_order(made.medals)
        if made.begun:
            _check_position(made.laid())
        return made

    def _ruleset(self, told: Mapping[str, Any]) -> Ruleset:
        edition, options = told.get("edition", ""), told.get("options", {})
        expansions = told.get("expansions", [])
        if not isinstance(edition, str) or not isinstance(options, dict) or not isinstance(expansions, list):
            raise DataError("edition, expansions and options must be a word, a list and names with values")
        return Ruleset(self.game, edition or None, tuple(map(str, expansions)), options)


def _called(number: int, told: object) -> str:
    id_ = told.get("id") if isinstance(told, dict) else None
    return f"challenge {number} ({ascii(id_)[:40]})"


def _check_name(id_: object, seed: object) -> None:
    if not isinstance(id_, str) or not id_.replace("_", "").isalnum():
        raise DataError("its id must be one word")
    if type(seed) is not int or not 0 <= seed < STATES:
        raise DataError("its seed must be a whole number")


def _begun(told: Mapping[str, Any]) -> tuple[str, ...]:
    moves = told.get("begun", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise DataError("what was begun must be a list of moves")
    return tuple(moves)


def _check_position(match: Match) -> None:
    """The player is next, and the move before was somebody else's, so that it cannot be taken back."""
    pending = match.pending()
    if pending is None or pending.seat != PLAYER or match.journal.lines[-1]["seat"] == PLAYER:
        raise DataError("its position must come after another seat's move, with the player's next")


def _check_order(medals: tuple[tuple[Wish, ...], ...]) -> None:
    """Whoever earns a medal has earned those below it."""
    for below, above in pairwise(medals):
        if not above or not all(any(one.harder(other) for one in above) for other in below):
            raise DataError("each medal must ask for all that the one below asks for, and no less of it")


def name_of(header: Mapping[str, Any]) -> tuple[str, str]:
    """Game and id of the challenge a journal was begun for; empty words where it was begun for none."""
    told = header["about"].get(KEY)
    game, _, id_ = told.partition("/") if isinstance(told, str) else ("", "", "")
    return game, id_
