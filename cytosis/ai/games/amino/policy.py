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
        judge, size = self._judge, self._t.size
        if state.kind == "sunlight":
            cards = state.air[target * size : target * size + size]
            cards[state.place % size] = card
            return judge.worth(judge.number(cards))
        cards = judge.seen(state, target, state.knows[state.seat])
        number = judge.number(cards)
        laid = number - judge.one[EMPTY] + judge.one[card] if EMPTY in cards else number
        return judge.worth(laid) - judge.worth(number)

    def changes(self, state: State, legal: list[Action]) -> list[float]:
        """By move, own gain less part of what the others gain."""
        seat, seats, mask, judge = state.seat, self._t.seats, state.knows[state.seat], self._judge
        rows = [judge.seen(state, other, mask) for other in range(seats)]
        numbers = [judge.number(row) for row in rows]
        worths = [judge.worth(number) for number in numbers]
        weights = self._weights(state, seat, worths)
        cards = [card for row in rows for card in row]
        return [
            weights[action.target] * self.card(state, action.card, action.target)
            if action.verb == "play"
            else self._swapped(action, cards, numbers, worths, weights)
            for action in legal
        ]

    def _weights(self, state: State, seat: int, worths: list[float]) -> list[float]:
        """By seat, what a point more for it is worth to the mover."""
        totals = [tally.total + worth for tally, worth in zip(state.tallies, worths, strict=True)]
        lead = max((totals[other], other) for other in range(len(totals)) if other != seat)[1]
        return [self._weight(other, seat, lead) for other in range(len(totals))]

    def _swapped(
        self,
        action: Action,
        cards: list[int],
        numbers: list[int],
        worths: list[float],
        weights: list[float],
    ) -> float:
        """What two cards bring that change places; nothing in one row, or where they are alike."""
        judge, one, two = self._judge, action.place // self._t.size, action.other // self._t.size
        came = judge.one[cards[action.other]] - judge.one[cards[action.place]]
        if one == two or not came:
            return 0.0
        gain = weights[one] * (judge.worth(numbers[one] + came) - worths[one])
        return gain + weights[two] * (judge.worth(numbers[two] - came) - worths[two])

    def _weight(self, other: int, seat: int, lead: int) -> float:
        w = self._judge.w
        if other == seat:
            return 1.0
        share = w.rivals * (1.0 + w.deny)
        return -share * (w.leader if other == lead else (1.0 - w.leader) / max(self._t.seats - 2, 1))
