"""How a game is thought about: what a position is worth, what a move is for.

Each game brings a :class:`Thinker` of its own (``ai/games/<id>``); the plain one here serves any game
from its rules alone, so that whoever writes new rules can play against every level at once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Protocol, TypeAlias

from cytosis.ai.agent import Why
from cytosis.engine.rng import Rng

Worth = Callable[[Any, int], float]
"""(state, seat) to expected points."""

Weights: TypeAlias = Hashable
"""What a mind thinks with; each game has its own kind."""


class Mind(Protocol):
    """Understands one ruleset of a game, with one set of weights."""

    def value(self, state: Any, seat: int) -> float:
        """Expected final points of the seat."""

    def lead(self, state: Any, seat: int) -> float:
        """The seat's expected points, less what its rivals expect."""

    def leads(self, state: Any) -> list[float]:
        """By seat, its lead; for the price of one."""

    def rivals(self, state: Any) -> list[float]:
        """Expected final points of those whom the rules themselves play; mostly nobody."""

    def promising(self, state: Any, legal: list[Any], most: int) -> list[Any]:
        """The moves worth a closer look, at most so many."""

    def bonus(self, state: Any, action: Any) -> float:
        """What an action is worth beyond the position it leads to."""

    def quick(self, state: Any, legal: list[Any], rng: Rng) -> Any:
        """A sensible move at once, for play-outs."""

    def likely(self, state: Any, legal: list[Any], rng: Rng, most: int) -> list[Any]:
        """The moves a quick player would think of, the best first, at most so many; at least one."""

    def why(self, state: Any, action: Any) -> Why:
        """The reason for a move of the seat whose turn it is."""

    def public(self, view: Any, action: Any, why: Why) -> Why:
        """The reason without what the viewer has not seen."""

    def waste(self, state: Any, legal: list[Any], action: Any) -> str:
        """Why a move is an obvious waste, as a code for the texts; empty where it is none."""

    def settled(self, state: Any) -> bool:
        """Whether a position may be valued: nothing is left half-done."""


class Thinker:
    """What a game's room offers to the opponents; this one knows nothing but the rules."""

    unseen: Mapping[str, str] = {}
    """Verbs of moves whose cards the others do not see, with the reason that can be given for any of them."""

    simple: tuple[str, ...] = ("pass", "done", "no")
    """How moves begin that need no thinking, the best first."""

    def weights(self, values: Mapping[str, float]) -> Weights:
        """The values of the data as a mind takes them; DataError for a name that does not exist."""
        return tuple(sorted(values.items()))

    def mind(self, rules: Any, weights: Any) -> Mind:
        """The mind for a rules object."""
        return PlainMind(rules)

    def glance(self, rules: Any) -> Worth:
        """The simple function of the greedy baseline."""
        return PlainMind(rules).value

    def recall(self, view: Any, weights: Any, seed: int) -> Any:
        """The view as an opponent with these weights remembers it: all of it, where nothing is forgotten."""
        return view

    def told(self, move: str) -> Why | None:
        """What a move says by itself, where nothing else is known about it."""
        return None

    def fallback(self, legal: list[Any]) -> Any:
        """A legal move that needs no thinking, for an agent that gave none."""
        found = (action for start in self.simple for action in legal if str(action).startswith(start))
        return next(found, legal[0])


class PlainMind:
    """Counts the points there are, and nothing else."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def value(self, state: Any, seat: int) -> float:
        """The points of the seat now."""
        return float(sum(line.points for line in self._rules.score(state, seat)))

    def lead(self, state: Any, seat: int) -> float:
        """Less the best of the others."""
        others = [self.value(state, other) for other in range(self._rules.seats) if other != seat]
        return self.value(state, seat) - max(others + self.rivals(state), default=0.0)

    def leads(self, state: Any) -> list[float]:
        """Of each seat."""
        return [self.lead(state, seat) for seat in range(self._rules.seats)]

    def rivals(self, state: Any) -> list[float]:
        """The points of each now."""
        return [float(rival.points) for rival in self._rules.rivals(state)]

    def promising(self, state: Any, legal: list[Any], most: int) -> list[Any]:
        """The first of them."""
        return legal[:most]

    def bonus(self, state: Any, action: Any) -> float:
        """Nothing."""
        return 0.0

    def quick(self, state: Any, legal: list[Any], rng: Rng) -> Any:
        """Any move."""
        return rng.choice(legal)

    def likely(self, state: Any, legal: list[Any], rng: Rng, most: int) -> list[Any]:
        """Any one."""
        return [self.quick(state, legal, rng)]

    def why(self, state: Any, action: Any) -> Why:
        """It looked best."""
        return Why.of("plain")

    def public(self, view: Any, action: Any, why: Why) -> Why:
        """It names nothing that could be hidden."""
        return why

    def waste(self, state: Any, legal: list[Any], action: Any) -> str:
        """None that could be told."""
        return ""

    def settled(self, state: Any) -> bool:
        """Always."""
        return True
