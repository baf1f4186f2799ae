"""Sensible moves at once: from what the mover itself knows, even where the state at hand holds everything."""

from __future__ import annotations

from cytosis.ai.games.amino.judge import Judge
from cytosis.engine.rng import Rng
from cytosis.games.amino.actions import Action
from cytosis.games.amino.state import EMPTY, State


class Policy:
    """Quick choices, and the swaps and plays that deserve a closer look."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._t = judge.t

    def choose(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """A move for a play-out."""
        kind = state.kind
        if kind == "analyze":
            return self._look(state, legal, rng)
        if kind == "change":
            scores = self.changes(state, legal)
        else:
            scores = [self.card(state, action.card, state.seat) for action in legal]
        best = max(scores)
        near = [i for i, score in enumerate(scores) if score > best - 0.3]
        return legal[near[rng.below(len(near))] if len(near) > 1 else near[0]]

    def _look(self, state: State, legal: list[Action], rng: Rng) -> Action:
        mask = state.knows[state.seat]
        fresh = [action for action in legal if not mask >> action.place & 1]
        return rng.choice(fresh or legal)

    def card(self, state: State, card: int, target: int) -> float:
        """What a card does for an atmosphere, as the mover sees it."""
        seat = state.seat
        mask = state.knows[seat]
        if state.kind == "sunlight":
            cards = state.air[target * self._t.size : target * self._t.size + self._t.size]
            cards[state.place % self._t.size] = card
            return self._judge.worth(cards)
        cards = self._judge.seen(state, target, mask)
        before = self._judge.worth(cards)
        if EMPTY in cards:
            cards[cards.index(EMPTY)] = card
        return self._judge.worth(cards) - before

    def changes(self, state: State, legal: list[Action]) -> list[float]:
        """By move, own gain less part of what the others gain."""
        seat, size, mask = state.seat, self._t.size, state.knows[state.seat]
        rows = [self._judge.seen(state, other, mask) for other in range(self._t.seats)]
        worths = [self._judge.worth(row) for row in rows]
        totals = [tally.total + worth for tally, worth in zip(state.tallies, worths, strict=True)]
        lead = max((totals[other], other) for other in range(self._t.seats) if other != seat)[1]
        weights = [self._weight(other, seat, lead) for other in range(self._t.seats)]

        def swapped(one: int, i: int, two: int, j: int) -> float:
            if one == two or rows[one][i] == rows[two][j]:
                return 0.0
            first, second = rows[one][:], rows[two][:]
            first[i], second[j] = second[j], first[i]
            gain = weights[one] * (self._judge.worth(first) - worths[one])
            return gain + weights[two] * (self._judge.worth(second) - worths[two])

        return [
            weights[action.target] * self.card(state, action.card, action.target)
            if action.verb == "play"
            else swapped(*divmod(action.place, size), *divmod(action.other, size))
            for action in legal
        ]

    def _weight(self, other: int, seat: int, lead: int) -> float:
        w = self._judge.w
        if other == seat:
            return 1.0
        share = w.rivals * (1.0 + w.deny)
        return -share * (w.leader if other == lead else (1.0 - w.leader) / max(self._t.seats - 2, 1))
