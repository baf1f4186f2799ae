"""The agents there are, by name. Saves and commands keep the name, never an object."""

from __future__ import annotations

from collections.abc import Callable

from cytosis.ai.agent import Agent
from cytosis.ai.simple import GreedyAgent, RandomAgent
from cytosis.engine.errors import DataError

_AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
}


def names() -> tuple[str, ...]:
    """Every agent's name, the weakest first."""
    return tuple(_AGENTS)


def make(spec: str, seed: int) -> Agent:
    """The agent of that name; the same seed plays the same game."""
    if spec not in _AGENTS:
        raise DataError(f"there is no agent {spec!r}; known agents: {', '.join(_AGENTS)}")
    return _AGENTS[spec](seed)
