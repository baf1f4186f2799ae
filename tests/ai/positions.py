"""Positions of real play for the tests of the opponents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cytosis.ai.games import mind
from cytosis.ai.levels import style
from cytosis.engine import Ruleset
from cytosis.engine.rng import Rng

RULESETS = [
    (edition, expansions, seats)
    for edition in ("second", "first", "italian")
    for expansions in ((), ("virus",), ("epigenetic",), ("epigenetic", "virus"))
    for seats in (2, 3, 4, 5)
]


def sensible_game(
    seats: int, seed: int, expansions: tuple[str, ...] = (), edition: str = "second"
) -> Iterator[tuple[Any, Any]]:
    """Rules and state before each decision of a game between quick players."""
    rules: Any = Ruleset("cytosis", edition, expansions).rules(seats)
    thinker = mind("cytosis", rules, style("cytosis", "hard").weights)
    state, rng = rules.start(seed), Rng(seed)
    while rules.pending(state) is not None:
        yield rules, state
        rules.apply(state, thinker.quick(state, rules.legal(state), rng))
