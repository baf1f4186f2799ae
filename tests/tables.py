"""Every ruleset there is, and random walks through its games: what the suites are run over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from cytosis.engine import Ruleset, games
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Rules

SEATS = {"cytosis": range(2, 6)}


@dataclass(frozen=True)
class Table:
    """A ruleset with a number of seats."""

    game: str
    edition: str
    expansions: tuple[str, ...]
    seats: int

    @property
    def ruleset(self) -> Ruleset:
        return Ruleset(self.game, self.edition, self.expansions)

    @property
    def rules(self) -> Rules:
        return self.ruleset.rules(self.seats)

    def __str__(self) -> str:
        return "-".join([self.game, self.edition, *self.expansions, f"{self.seats}p"])


def every_table() -> list[Table]:
    """All games x editions x sets of expansions x seats."""
    tables = []
    for name, game in games.items():
        known = game.expansions()
        sets = [chosen for n in range(len(known) + 1) for chosen in combinations(known, n)]
        tables += [
            Table(name, edition, chosen, seats)
            for edition in game.editions()
            for chosen in sets
            for seats in SEATS[name]
        ]
    return tables


TABLES = every_table()


def choose(rng: Rng, legal: list[Any]) -> Any:
    """A random move that prefers to complete something, so that random games reach every rule."""
    eager = [action for action in legal if action.card >= 0 or action.disk >= 0 or action.goal >= 0]
    return rng.choice(eager if eager and rng.below(3) else legal)


def walk(rules: Rules, decisions: int, seed: int) -> Iterator[tuple[Any, list[Any], Rng]]:
    """Random games one after the other: each state before its decision, with its legal moves."""
    rng = Rng(seed)
    state = rules.start(rng.below(1 << 32))
    for _ in range(decisions):
        if rules.pending(state) is None:
            state = rules.start(rng.below(1 << 32))
        legal = rules.legal(state)
        yield state, legal, rng
        rules.apply(state, choose(rng, legal))
