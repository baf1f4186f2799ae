"""Two agents that need no search: one plays at random, one looks a single move ahead."""

from __future__ import annotations

from typing import Any

from cytosis.ai.agent import Budget, Candidate, Choice, Why
from cytosis.ai.games import thinker
from cytosis.ai.tables import rules_of
from cytosis.engine.rng import Rng


class RandomAgent:
    """Any legal move, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """One of the legal actions."""
        return Choice(self._rng.choice(legal), Why.of("random"))


class GreedyAgent:
    """The move after which its own position is worth most, by the game's evaluator. A baseline.

    It plays each move on one guessed state that fits its view, so hidden cards stay hidden to it.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """The best of the legal actions, ties by lot."""
        rules = rules_of(view)
        worth = thinker(view.game).glance(rules)
        guess = rules.determinize(view, self._rng)
        ranked: list[tuple[float, int, Any]] = []
        for action in legal:
            branch = guess.copy()
            rules.apply(branch, action)
            ranked.append((worth(branch, view.viewer), self._rng.below(1 << 16), action))
        ranked.sort(key=lambda entry: entry[:2], reverse=True)
        best = tuple(Candidate(action, value) for value, _, action in ranked[:3])
        return Choice(best[0].action, candidates=best)
