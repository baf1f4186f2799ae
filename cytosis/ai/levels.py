"""Levels and characters as the data describes them, turned into agents."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cytosis.ai.agent import Agent, Budget, Choice
from cytosis.ai.data import data
from cytosis.ai.games import thinker
from cytosis.ai.planner import PlannerAgent, Style
from cytosis.ai.search import Depth, SearchAgent
from cytosis.engine.errors import DataError
from cytosis.engine.ruleset import DEFAULT_GAME

LEVELS = ("easy", "medium", "hard", "expert")


def characters(game: str = DEFAULT_GAME) -> tuple[str, ...]:
    """The styles of play that may follow a level, after a colon."""
    return tuple(data(game)["characters"])


@lru_cache(maxsize=64)
def style(game: str, level: str, character: str = "") -> Style:
    """How that level thinks in that game; DataError for names the data does not know."""
    found: Mapping[str, Any] = data(game)["levels"].get(level)
    known: Mapping[str, Any] = data(game)["characters"]
    if found is None or (character and character not in known):
        raise DataError(f"there is no agent {level}:{character}; known characters: {', '.join(known)}")
    values = {**data(game)["weights"], **found.get("weights", {}), **known.get(character, {})}
    return Style(
        thinker(game).weights(values),
        int(found.get("guesses", 1)),
        int(found.get("width", 40)),
        float(found.get("noise", 0.0)),
        int(found.get("among", 1)),
        float(found.get("margin", 0.0)),
    )


@lru_cache(maxsize=16)
def depth(game: str) -> Depth:
    """How the search of that game looks ahead."""
    return Depth(**data(game).get("search", {}))


class LevelAgent:
    """A level, with or without a character; it learns which game it plays from the first view."""

    def __init__(self, seed: int, level: str, character: str = "", game: str = DEFAULT_GAME) -> None:
        style(game, level, character)  # refuse unknown names at once
        self._seed, self.level, self.character = seed, level, character
        self._agent: Agent | None = None

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """One of the legal actions."""
        if self._agent is None:
            thinking = style(view.game, self.level, self.character)
            self._agent = (
                SearchAgent(self._seed, thinking, depth(view.game))
                if self.level == "expert"
                else PlannerAgent(self._seed, thinking)
            )
        return self._agent.choose(view, legal, budget)
