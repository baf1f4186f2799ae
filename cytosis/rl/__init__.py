"""Every game as a PettingZoo environment, for people who train agents of their own (extra ``rl``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pettingzoo.utils import wrappers

from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.rl.environment import CytosisEnv

__all__ = ["CytosisEnv", "env"]


def env(
    game: str = DEFAULT_GAME,
    edition: str | None = None,
    seats: int = 4,
    expansions: Iterable[str] = (),
    render_mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> wrappers.OrderEnforcingWrapper:
    """An AEC environment; an action is an index into the legal moves, the mask says which there are.

    A move outside the mask ends the game with a loss, as is usual for PettingZoo's own board games.
    """
    raw = CytosisEnv(game, edition, seats, tuple(expansions), render_mode, options)
    limited = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(limited))
