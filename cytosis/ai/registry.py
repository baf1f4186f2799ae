"""The agents there are, by name. Saves and commands keep the spec, never an object.

A spec is a name, and for the levels perhaps a character after a colon: ``hard``, ``hard:enzymes``.
"""

from __future__ import annotations

from collections.abc import Callable

from cytosis.ai.agent import Agent
from cytosis.ai.ismcts import IsmctsAgent
from cytosis.ai.levels import LEVELS, LevelAgent, characters
from cytosis.ai.simple import GreedyAgent, RandomAgent
from cytosis.engine.errors import DataError
from cytosis.engine.ruleset import DEFAULT_GAME

_BASELINES: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "ismcts": IsmctsAgent,
}
_NAMES = ("random", *LEVELS, "greedy", "ismcts")


def names() -> tuple[str, ...]:
    """Every agent's name: the levels, the weakest first, then the baselines of the arena."""
    return _NAMES


def levels() -> tuple[str, ...]:
    """The levels people choose from, the weakest first."""
    return LEVELS


def specs(game: str = DEFAULT_GAME) -> tuple[str, ...]:
    """Every spec of a game: the names, and each level with each character."""
    return (*_NAMES, *(f"{level}:{character}" for level in LEVELS for character in characters(game)))


def known(spec: object, game: str = DEFAULT_GAME) -> bool:
    """Whether there is such an agent for that game."""
    return isinstance(spec, str) and spec in specs(game)


def make(spec: str, seed: int, game: str = DEFAULT_GAME) -> Agent:
    """The agent of that spec; the same seed plays the same game."""
    if not known(spec, game):
        styles = ", ".join(":" + name for name in characters(game))
        raise DataError(
            f"there is no agent {spec!r}; known agents: {', '.join(_NAMES)}"
            + (f"; levels may have a character: {styles}" if styles else "")
        )
    if spec in _BASELINES:
        return _BASELINES[spec](seed)
    level, _, character = spec.partition(":")
    return LevelAgent(seed, level, character, game)
