"""What a position is worth to a seat, one module per game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol

from cytosis.ai.agent import Why
from cytosis.ai.evaluators import cytosis, cytosis_glance
from cytosis.ai.weights import Weights
from cytosis.engine.rng import Rng

Worth = Callable[[Any, int], float]
"""(state, seat) to expected points."""


class Mind(Protocol):
    """Understands one ruleset of a game, with one set of weights."""

    def value(self, state: Any, seat: int) -> float:
        """Expected final points of the seat."""

    def lead(self, state: Any, seat: int) -> float:
        """The seat's expected points, less what its rivals expect."""

    def promising(self, state: Any, legal: list[Any], most: int) -> list[Any]:
        """The moves worth a closer look, at most so many."""

    def bonus(self, state: Any, action: Any) -> float:
        """What an action is worth beyond the position it leads to."""

    def quick(self, state: Any, legal: list[Any], rng: Rng) -> Any:
        """A sensible move at once, for play-outs."""

    def why(self, state: Any, action: Any) -> Why:
        """The reason for a move of the seat whose turn it is."""

    def public(self, view: Any, action: Any, why: Why) -> Why:
        """The reason without what the viewer has not seen."""

    def waste(self, state: Any, legal: list[Any], action: Any) -> str:
        """Why a move is an obvious waste, as a code for the texts; empty where it is none."""

    def settled(self, state: Any) -> bool:
        """Whether a position may be valued: nothing is left half-done."""


_GLANCES: dict[str, Callable[[Any], Worth]] = {"cytosis": cytosis_glance.evaluator}
_MINDS: dict[str, Callable[[Any, Weights], Mind]] = {"cytosis": cytosis.mind}


def evaluator(game: str) -> Callable[[Any], Worth]:
    """Gives, for a rules object of that game, the simple function of the greedy baseline."""
    return _GLANCES[game]


@lru_cache(maxsize=32)
def mind(game: str, rules: Any, weights: Weights) -> Mind:
    """The mind for a rules object; those of equal rules and weights share one."""
    return _MINDS[game](rules, weights)
