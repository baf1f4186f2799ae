"""What the table remembers for people: how long ago each card was seen, followed through swaps.

The engine knows everything a seat has ever seen. How much of that helps a person, on the backs of the cards
or in a hint, is a custom of the table; a hint that used more would defeat a game of memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cytosis.app.play.customs import Custom, agreed
from cytosis.engine.events import Event
from cytosis.engine.journal import Journal
from cytosis.engine.match import Match
from cytosis.games.amino import events as happened
from cytosis.games.amino.actions import LETTERS
from cytosis.games.amino.view import Places, View

OFF, FADES, KEEPS = AIDS = ("off", "fades", "keeps")
"""How much of what somebody has seen the table remembers for them."""
HOLD, TAP = LOOKS = ("hold", "tap")
"""Whether a look lasts as long as the card is held, or until the next touch."""
MARKS = ("round", "hand", "off")
"""How long the table shows who looked at a card and who moved one."""
IN_PUZZLES = {"aid": KEEPS}
"""A puzzle is about thinking: the table remembers every card that was looked at."""
CUSTOMS = (Custom("aid", AIDS), Custom("look", LOOKS), Custom("marks", MARKS))

PALE, GONE = 2, 3
"""With an aid that fades: pale after so many own turns, gone after so many."""

_SEEN = happened.CardLookedAt | happened.CardBuilt | happened.CardPlayed | happened.SeedLaid


@dataclass(frozen=True, slots=True)
class Swap:
    """Two cards changed places; ``when`` counts the changes of a hand."""

    seat: int
    first: str
    second: str
    when: int


class Memory:
    """Hears what happens: since when each seat has known each card, who looked at it, who moved it."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._forget()

    def _forget(self) -> None:
        self._turns = [0] * self._seats
        self._seen: list[dict[str, int]] = [{} for _ in range(self._seats)]
        self._changes = 0
        self._marks: dict[str, dict[str, tuple[int, int]]] = {}
        self._swaps: list[Swap] = []

    def hear(self, event: Event) -> None:
        """One more thing happened."""
        if isinstance(event, happened.HandStarted):
            self._forget()
        elif isinstance(event, happened.CardsSwapped):
            self._swapped(event)
        elif isinstance(event, _SEEN):
            self._seen[event.seat][event.place] = self._turns[event.seat]
            if isinstance(event, happened.CardPlayed):
                self._changed(event.seat)
            elif isinstance(event, happened.CardLookedAt):
                self._mark(event.place, "look", event.seat)

    def _swapped(self, event: happened.CardsSwapped) -> None:
        for known in self._seen:
            _exchange(known, event.first, event.second)
        _exchange(self._marks, event.first, event.second)
        for place in (event.first, event.second):
            self._mark(place, "swap", event.seat)
        self._swaps.append(Swap(event.seat, event.first, event.second, self._changes))
        self._changed(event.seat)

    def _changed(self, seat: int) -> None:
        self._turns[seat] += 1
        self._changes += 1

    def _mark(self, place: str, kind: str, seat: int) -> None:
        self._marks.setdefault(place, {})[kind] = seat, self._changes

    def ages(self, seat: int) -> dict[str, int]:
        """For each place that seat knows, how many of its own turns ago it saw the card."""
        now = self._turns[seat]
        return {place: now - then for place, then in self._seen[seat].items()}

    def marks(self, custom: str) -> dict[str, list[tuple[str, int]]]:
        """Who looked at each card and who moved it last, as long as the table shows it."""
        if custom == "off":
            return {}
        since = self._changes - self._seats if custom == "round" else -1
        found = {
            place: [(kind, seat) for kind, (seat, when) in sorted(kinds.items()) if when >= since]
            for place, kinds in self._marks.items()
        }
        return {place: kinds for place, kinds in found.items() if kinds}

    def trails(self, most: int = 2) -> list[Swap]:
        """The last swaps, the newest last, each until whoever made it is about to change something again."""
        return [swap for swap in self._swaps[-most:] if self._changes - swap.when < self._seats]


def _exchange(known: dict[str, Any], one: str, other: str) -> None:
    first, second = known.pop(one, None), known.pop(other, None)
    if first is not None:
        known[other] = first
    if second is not None:
        known[one] = second


def remembered(journal: Journal) -> Memory:
    """The memory at the end of a journal."""
    match = Match.opened(journal.header)
    memory = Memory(match.seats)
    for line in journal.lines:
        for beat in match.redo(line):
            memory.hear(beat.event)
    return memory


def advised(view: View, journal: Journal) -> View:
    """The view as a hint may use it at this table."""
    aid = agreed(journal, CUSTOMS)["aid"]
    ages = remembered(journal).ages(view.viewer) if aid == FADES and view.viewer is not None else {}
    return recalled(view, aid, ages)


def recalled(view: View, aid: str, ages: Mapping[str, int]) -> View:
    """The view without what the table does not remember for its viewer."""
    if aid == KEEPS or view.viewer is None or revealed(view):
        return view
    kept = {place for place, age in ages.items() if age < GONE} if aid == FADES else set()
    rows = tuple(_kept(cards, LETTERS[seat], kept) for seat, cards in enumerate(view.atmospheres))
    seats = list(view.seats)
    mine = seats[view.viewer]
    seats[view.viewer] = replace(mine, knows=tuple(place for place in mine.knows if place in kept))
    return replace(view, atmospheres=rows, seats=tuple(seats))


def _kept(cards: Places, letter: str, kept: Iterable[str]) -> Places:
    return tuple(card if f"{letter}{i}" in kept else None for i, card in enumerate(cards, 1))


def revealed(view: View) -> bool:
    """Whether the atmospheres lie open: then every place is filled, and everybody knows every card."""
    if view.pending is None or view.pending.kind == "sunlight":
        return True
    if any(not row or None in row for row in view.atmospheres):
        return False
    lying = {
        f"{LETTERS[seat]}{i}" for seat, row in enumerate(view.atmospheres) for i in range(1, len(row) + 1)
    }
    return all(lying <= set(seat.knows) for seat in view.seats)
