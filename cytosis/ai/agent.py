"""What an agent is: something that chooses among legal actions, knowing what its seat may know.

Agents get views, never states, so none of them can look at another hand or at the deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from cytosis.engine.errors import Illegal

Why = Illegal
"""A reason in the same form as a refusal: a code for the text catalogues and the values it speaks of."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long an agent may think. Counting nodes keeps a game repeatable; seconds are a cap for people."""

    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered: how good it looks, and why."""

    action: Any
    expected: float
    """Points ahead of the rivals; what moves are compared by."""
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """An agent's answer: its move, why, and the best moves it saw."""

    action: Any
    why: Why | None = None
    candidates: tuple[Candidate, ...] = ()


class Agent(Protocol):
    """Chooses one of the legal actions from what its seat may know."""

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """One of ``legal``; ``view`` is the seat's own."""
