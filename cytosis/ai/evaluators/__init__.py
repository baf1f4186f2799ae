"""What a position is worth to a seat, one module per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cytosis.ai.evaluators import cytosis

Worth = Callable[[Any, int], float]
"""(state, seat) to expected points."""

_EVALUATORS: dict[str, Callable[[Any], Worth]] = {"cytosis": cytosis.evaluator}


def evaluator(game: str) -> Callable[[Any], Worth]:
    """Gives, for a rules object of that game, the function that values its states."""
    return _EVALUATORS[game]
