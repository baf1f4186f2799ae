"""An opponent that plays the same move at the same table, however the table was come to.

A challenge is the same for everybody and again tomorrow, also when it was left and resumed: its opponents
count what they think in moves, never in seconds, and take their chance from what they see.
"""

from __future__ import annotations

from typing import Any

from cytosis.ai import registry
from cytosis.ai.agent import Budget, Choice
from cytosis.engine import codec
from cytosis.engine.ruleset import DEFAULT_GAME

NODES = 400
"""Simulated moves for one choice of the strongest level: well below a second on any machine."""


class SteadyAgent:
    """The agent of a spec, made anew for each question."""

    def __init__(self, spec: str, seed: int, game: str = DEFAULT_GAME) -> None:
        registry.make(spec, seed, game)  # an unknown spec is refused at once
        self._spec, self._seed, self._game = spec, seed, game

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """The same choice for the same view, whatever the budget would allow."""
        seen = codec.digest(f"{self._seed} {codec.canonical(view.as_dict())}")
        agent = registry.make(self._spec, int(seen[:12], 16), self._game)
        return agent.choose(view, legal, Budget(nodes=NODES))
