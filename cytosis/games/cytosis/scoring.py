"""Points: during play, at the end, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from cytosis.engine.plain import bits
from cytosis.engine.rules import Emit, Outcome, ScoreLine
from cytosis.games.cytosis.catalog import ATP
from cytosis.games.cytosis.events import PointsScored
from cytosis.games.cytosis.state import (
    COMPLETED,
    DETOX,
    GOALS,
    HEALTH,
    LEFTOVERS,
    POINTS,
    SETS,
    SOURCES,
    State,
)
from cytosis.games.cytosis.tables import Tables, pairs


def score(state: State, seat: int, points: int, source: int, emit: Emit | None, card: str = "") -> None:
    """Points in the middle of a game: they may change who gives way first."""
    credit(state, seat, points, source, emit, card)
    state.by_health = by_health(state)


def credit(state: State, seat: int, points: int, source: int, emit: Emit | None, card: str = "") -> None:
    """Health rises, and the score sheet remembers why (CY-Z12); there is no upper limit (CY-Z13)."""
    state.seats[seat][HEALTH] += points
    state.seats[seat][source] += points
    if emit:
        emit(PointsScored(seat, points, SOURCES[source - POINTS], card))


def by_health(state: State) -> tuple[int, ...]:
    """The seats, most health first, ties to the earliest in this round's order (CY-V10, A-11)."""
    health = [-me[HEALTH] for me in state.seats]
    return tuple(sorted(clockwise(state.starter, len(health)), key=health.__getitem__))


@cache
def clockwise(first: int, count: int) -> tuple[int, ...]:
    """The seats in the order of a round that this one begins."""
    return (*range(first, count), *range(first))


Counter = Callable[[State, int], int]
"""What a goal counts besides completed cards: (state, seat) to a number."""

NO_COUNTERS: Mapping[str, Counter] = {}


class Scorer:
    """Scores the end of a game and ranks the seats."""

    def __init__(self, tables: Tables, counters: Mapping[str, Counter] = NO_COUNTERS) -> None:
        self._t = tables
        self._counters = counters
        self._rules = tables.catalog.scoring
        self._leftovers = pairs(self._rules.leftovers)

    def lines(self, state: State, seat: int) -> list[ScoreLine]:
        """The score sheet of a seat: its lines add up to its health (CY-Z12)."""
        me = state.seats[seat]
        return [ScoreLine(name, me[POINTS + i]) for i, name in enumerate(SOURCES) if me[POINTS + i]]

    def score_end(self, state: State, emit: Emit | None) -> None:
        """All end-game sources, seat by seat; loads are back in the stock by now (CY-Z01)."""
        detox = self._detox(state)
        for seat, me in enumerate(state.seats):
            for points, source in (
                (self.leftovers(me), LEFTOVERS),
                (detox[seat], DETOX),
                (self.enzyme_sets(me[COMPLETED]), SETS),
                (self._goals(state, seat), GOALS),
            ):
                if points:
                    credit(state, seat, points, source, emit)
        state.by_health = by_health(state)

    def leftovers(self, stock: list[int]) -> int:
        """1 point for so many of a kind, each kind on its own (CY-Z02, CY-Z03); ATP never (CY-Z13)."""
        return sum([stock[r] // n for r, n in self._leftovers])

    def enzyme_sets(self, completed: int) -> int:
        """Sets of different colours, the second from the duplicates (CY-Z08, F-07)."""
        points = 0
        copies = [(completed & colour).bit_count() for colour in self._t.colours]
        while different := sum([n > 0 for n in copies]):
            points += self._rules.sets[different]
            copies = [n - 1 for n in copies]
        return points

    def detox_points(self, held: list[tuple[int, int]]) -> list[int]:
        """Points by seat from (ATP on completed detox cards, number of those cards).

        Tied seats share their place and the next ones, rounded down (CY-Z04 to CY-Z07). Whether the number
        of cards parts them too is the edition's (F-09).
        """
        result = [0] * len(held)
        places = list(self._rules.detox)
        ranks = [(atp, cards if self._rules.detox_by_cards else min(cards, 1)) for atp, cards in held]
        for value in sorted({rank for rank in ranks if rank[1]}, reverse=True):
            tied = [seat for seat, other in enumerate(ranks) if other == value]
            share = sum(places[: len(tied)]) // len(tied)
            places = places[len(tied) :]
            for seat in tied:
                result[seat] = share
        return result

    def _detox(self, state: State) -> list[int]:
        done = [me[COMPLETED] & self._t.detox for me in state.seats]
        return self.detox_points(
            [(sum([self._t.atp_cost[i] for i in bits(mask)]), mask.bit_count()) for mask in done]
        )

    def _goals(self, state: State, seat: int) -> int:
        """Each marker scores for the owner's completed cards, whenever completed (CY-Z09)."""
        completed = state.seats[seat][COMPLETED]
        points = 0
        for goal, seats in zip(state.goals, state.marks, strict=True):
            if seat in seats:
                card = self._t.catalog.goals[goal]
                if card.counts in self._counters:
                    count = self._counters[card.counts](state, seat)
                else:
                    count = (completed & self._t.families[card.counts]).bit_count()
                points += card.per_card * (count // card.per)
        return points

    def outcome(self, state: State) -> Outcome | None:
        """The ranking of a finished game (CY-Z10, CY-Z11)."""
        if state.kind != "over":
            return None
        ranking = self.ranking(state)
        totals = [me[HEALTH] for me in state.seats]
        return Outcome(ranking[0], ranking, totals, ranking[:1], decided_by=self._decided(state, ranking))

    def ranking(self, state: State) -> list[int]:
        """The seats of a finished game, the winner first (CY-Z10, CY-Z11)."""
        return sorted(range(len(state.seats)), key=lambda seat: self._rank(state, seat), reverse=True)

    def _decided(self, state: State, ranking: list[int]) -> str:
        """The tie-break that parted the first two; none where health did."""
        first, second = (self._rank(state, seat) for seat in ranking[:2])
        place = next(i for i, (one, other) in enumerate(zip(first, second, strict=True)) if one != other)
        return self._rules.final_tie[place - 1] if place else ""

    def _rank(self, state: State, seat: int) -> list[int]:
        """Health first, then the edition's tie-breaks in order; greater is better."""
        me = state.seats[seat]
        clockwise = (seat - state.first_player) % len(state.seats)
        ties = {
            "cards": me[COMPLETED].bit_count(),
            "atp": me[ATP],
            "first_player": -clockwise,
            "last_from_first_player": clockwise,
        }
        return [me[HEALTH], *(ties[name] for name in self._rules.final_tie)]
