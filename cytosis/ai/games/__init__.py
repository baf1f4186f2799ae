"""The door to the games' rooms: how each game is thought about, by its id."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cytosis.ai.games.amino.thinker import AminoThinker
from cytosis.ai.games.cellulose.thinker import CelluloseThinker
from cytosis.ai.games.cytosis.thinker import CytosisThinker
from cytosis.ai.thinker import Mind, Thinker, Weights

THINKERS: dict[str, Thinker] = {
    "cytosis": CytosisThinker(),
    "amino": AminoThinker(),
    "cellulose": CelluloseThinker(),
}
_PLAIN = Thinker()


def thinker(game: str) -> Thinker:
    """How that game is thought about; a plain way for a game without a room here."""
    return THINKERS.get(game, _PLAIN)


@lru_cache(maxsize=32)
def mind(game: str, rules: Any, weights: Weights) -> Mind:
    """The mind for a rules object; those of equal rules and weights share one."""
    return thinker(game).mind(rules, weights)
