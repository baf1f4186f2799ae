"""Levels without search: each move is tried once on guessed states, and the best position wins.

Weaker levels see less far and now and then take the second or third best; never one that is much worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cytosis.ai.agent import Budget, Candidate, Choice
from cytosis.ai.games import mind
from cytosis.ai.games import thinker as room
from cytosis.ai.tables import rules_of
from cytosis.ai.thinker import Mind, Weights
from cytosis.engine.rng import Rng

SHOWN = 3
"""How many candidates a choice names."""


@dataclass(frozen=True, slots=True)
class Style:
    """How an agent thinks: its weights, on how many guesses, and how much it errs."""

    weights: Weights
    guesses: int = 2
    width: int = 40  # moves that get a closer look
    noise: float = 0.0  # points by which a move may be misjudged
    among: int = 1  # it may take one of so many best moves,
    margin: float = 0.0  # if it is not worse than the best by more than this


def look_ahead(
    thinker: Mind, rules: Any, states: Sequence[Any], legal: Sequence[Any], seat: int, rng: Rng
) -> list[float]:
    """By move, the mean lead after it, over the guessed states."""
    totals = [0.0] * len(legal)
    for guess in states:
        for i, action in enumerate(legal):
            branch = guess.copy()
            rules.apply(branch, action)
            settle(thinker, rules, branch, rng)
            totals[i] += thinker.lead(branch, seat) + thinker.bonus(guess, action)
    return [total / len(states) for total in totals]


def settle(thinker: Mind, rules: Any, state: Any, rng: Rng) -> None:
    """Let sensible answers finish what a move began, such as an attack."""
    while not thinker.settled(state):
        rules.apply(state, thinker.quick(state, rules.legal(state), rng))


def considered(thinker: Mind, states: Sequence[Any], action: Any, expected: float) -> Candidate:
    """A move with its worth and its reason, for people who ask."""
    return Candidate(action, expected, thinker.why(states[0], action))


class PlannerAgent:
    """Looks one move ahead with the full evaluation."""

    def __init__(self, seed: int, style: Style) -> None:
        self._seed = seed
        self._rng = Rng(seed)
        self.style = style

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """The best move, or for weaker levels one of the best."""
        rules: Any = rules_of(view)
        thinker = mind(view.game, rules, self.style.weights)
        view = room(view.game).recall(view, self.style.weights, self._seed)
        states = [rules.determinize(view, self._rng) for _ in range(self.style.guesses)]
        legal = thinker.promising(states[0], legal, self.style.width)
        values = look_ahead(thinker, rules, states, legal, view.viewer, self._rng)
        order = sorted(range(len(legal)), key=lambda i: (-values[i], i))
        best = tuple(considered(thinker, states, legal[i], values[i]) for i in order[:SHOWN])
        action = legal[self._pick(order, values)]
        return Choice(action, thinker.why(states[0], action), best)

    def _pick(self, order: Sequence[int], values: Sequence[float]) -> int:
        """The best, or with an erring eye one of those near it."""
        style, top = self.style, values[order[0]]
        near = [i for i in order[: style.among] if values[i] >= top - style.margin]
        if len(near) < 2:
            return order[0]
        misjudged = [(values[i] + style.noise * (self._rng.below(1001) / 500 - 1), -i) for i in near]
        return -max(misjudged)[1]
