"""What can be asked of a game besides playing it: a closed list of conditions, checked from the game alone.

A condition counts something of a seat's game and compares it with a number. Those that every game knows are
here; a game's room adds its own (``app/games/<id>/conditions.py``). Files name them, and can name no others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from cytosis.app.words.i18n import Texts
from cytosis.engine.errors import DataError
from cytosis.engine.journal import standing
from cytosis.engine.match import Match

LEAST, MOST = "least", "most"


class Record:
    """A game so far, as conditions ask about it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    @cached_property
    def moves(self) -> list[str]:
        """The seat's moves that were not taken back."""
        return [do for seat, do in standing(self.match.journal.lines) if seat == self.seat]

    @cached_property
    def snapshot(self) -> dict[str, Any]:
        """The whole table."""
        return self.match.snapshot()

    @property
    def own(self) -> dict[str, Any]:
        """The seat as the table has it."""
        found: dict[str, Any] = self.snapshot["seats"][self.seat]
        return found

    @property
    def points(self) -> int:
        """Of the seat, now."""
        return sum(line.points for line in self.match.score(self.seat))

    def by_round(self) -> dict[int, int]:
        """The seat's points at the end of each round that is over, or now."""
        course = self.match.course()
        found: dict[int, int] = {}
        for (round_, _), (_, totals) in pairwise(course):
            found[round_] = totals[self.seat]
        return found


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that is counted, at least or at most so often."""

    name: str
    side: str
    count: Callable[[Record, Any], int]
    allows: Callable[[Any], bool] | None = None
    """What may stand under ``of`` in a file; None: nothing does."""
    words: str = ""
    """How the texts begin that name what stands under ``of``; empty: it is a number."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A condition as a file asks for it."""

    condition: Condition
    n: int
    of: Any = None

    def count(self, record: Record) -> int:
        """How far it is."""
        return self.condition.count(record, self.of)

    def met(self, record: Record) -> bool:
        """Whether it is so now."""
        count = self.count(record)
        return count >= self.n if self.condition.side == LEAST else count <= self.n

    def harder(self, other: Wish) -> bool:
        """Whether it asks for the same, and for no less of it."""
        same = (self.condition.name, self.of) == (other.condition.name, other.of)
        more = self.n >= other.n if self.condition.side == LEAST else self.n <= other.n
        return same and more

    def told(self, texts: Texts) -> str:
        """As a sentence without its end."""
        key = f"wish.{self.condition.name}"
        if self.n == 0 and texts.has(f"{key}.none"):
            return texts.t(f"{key}.none", of=self._named(texts))
        return texts.n(key, self.n, of=self._named(texts))

    def _named(self, texts: Texts) -> str:
        if isinstance(self.of, tuple):
            *rest, last = [texts.t(self.condition.words + one) for one in self.of]
            return texts.t("word.and", rest=", ".join(rest), last=last) if rest else last
        return texts.t(self.condition.words + str(self.of)) if self.condition.words else str(self.of)


def _ahead(record: Record, of: Any) -> int:
    """Points ahead of the best other one; where somebody else wins by a tie-break, not ahead at all."""
    match, seat = record.match, record.seat
    others = [sum(line.points for line in match.score(one)) for one in range(match.seats) if one != seat]
    lead = record.points - max([*others, *(rival.points for rival in match.rivals())])
    outcome = match.outcome()
    won = outcome is None or seat in outcome.winners
    return lead if won else min(lead, -1)


def _round_is_over(record: Record, round_: int) -> int:
    """Points at the end of that round; those of now while it is not over."""
    found = record.by_round()
    return found.get(round_, record.points if not found or round_ > max(found) else 0)


def _best_round(record: Record, of: Any) -> int:
    """The most points any round brought."""
    totals = [0, *record.by_round().values()]
    return max((new - old for old, new in pairwise(totals)), default=0)


def _from_source(record: Record, source: str) -> int:
    return sum(line.points for line in record.match.score(record.seat) if line.source == source)


def _is_word(of: Any) -> bool:
    return isinstance(of, str)


GENERAL: Mapping[str, Condition] = {
    one.name: one
    for one in (
        Condition("points", LEAST, lambda record, of: record.points),
        Condition("ahead", LEAST, _ahead),
        Condition("by_round", LEAST, _round_is_over, lambda of: type(of) is int and of > 0),
        Condition("one_round", LEAST, _best_round),
        Condition("source", LEAST, _from_source, _is_word, "source."),
        Condition("no_source", MOST, _from_source, _is_word, "source."),
    )
}
"""The conditions of every game."""


def verbs(verb: str) -> Callable[[Record, Any], int]:
    """Counts the seat's moves with that verb."""
    return lambda record, of: sum(move.split(" ", 1)[0] == verb for move in record.moves)


def read(told: object, known: Mapping[str, Condition]) -> tuple[Wish, ...]:
    """The wishes of a part of a file; DataError in one line for what is none of the list."""
    if not isinstance(told, dict):
        raise DataError(f"conditions are names with numbers, not {ascii(told)[:60]}")
    return tuple(_wish(str(name), value, known) for name, value in told.items())


def _wish(name: str, told: object, known: Mapping[str, Condition]) -> Wish:
    """``name: 5``, or ``name: {of: enzyme, n: 5}``; a list under ``of`` stands for all of it together."""
    if name not in known:
        raise DataError(f"there is no condition {ascii(name)[:60]}; there are {', '.join(known)}")
    condition = known[name]
    n, of = (told.get("n", 0), told.get("of")) if isinstance(told, dict) else (told, None)
    if type(n) is not int:
        raise DataError(f"the number of {name} must be whole, not {ascii(n)[:60]}")
    of = tuple(of) if isinstance(of, list) else of
    fits = of is None if condition.allows is None else condition.allows(of)
    if not fits:
        raise DataError(f"{name} cannot be about {ascii(of)[:60]}")
    return Wish(condition, n, of)
