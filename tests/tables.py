"""Every ruleset there is, and random walks through its games: what the suites are run over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from cytosis.engine import DataError, Ruleset, games
from cytosis.engine.options import CHOICE
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Rules
from tests import toy

SHORT = {"jupiter": "pluto"}
"""Options whose whole games are too long for the suite, and what is recorded in their place."""


@dataclass(frozen=True)
class Table:
    """A ruleset with a number of seats; ``options`` are those that differ from the defaults."""

    game: str
    edition: str
    expansions: tuple[str, ...]
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def ruleset(self) -> Ruleset:
        return Ruleset(self.game, self.edition, self.expansions, dict(self.options))

    @property
    def rules(self) -> Rules:
        return self.ruleset.rules(self.seats)

    @property
    def recorded(self) -> bool:
        """Whether whole games of it are kept: every option once, not all of them with each other."""
        return len(self.options) < 2 and not any(value in SHORT for _, value in self.options)

    def __str__(self) -> str:
        chosen = [f"{name}-{value}" for name, value in self.options]
        return "-".join([self.game, self.edition, *self.expansions, *chosen, f"{self.seats}p"])


VARIANTS = {"cytosis": ()}
"""Options of a game whose choices the suites leave at their defaults: none named, all are tried."""


def every_table() -> list[Table]:
    """All games x editions x sets of expansions x choices x seats; contradictions are left out."""
    tables = [
        Table(name, edition, chosen, seats, options)
        for name, game in games.items()
        for edition in game.editions()
        for chosen in _sets(game.expansions())
        for seats in game.seats(edition)
        for options in _choices(name, edition, seats)
    ]
    return [table for table in tables if _possible(table)]


def _sets(known: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [chosen for n in range(len(known) + 1) for chosen in combinations(known, n)]


def _choices(name: str, edition: str, seats: int) -> list[tuple[tuple[str, str], ...]]:
    """Every combination of the words that may be chosen, the defaults left out of each."""
    several = [
        [(option.id, value) for value in option.values]
        for option in games.find(name).options()
        if option.kind == CHOICE
        and option.matters(edition, seats)
        and option.id in VARIANTS.get(name, (option.id,))
    ]
    defaults = {(option.id, option.default) for option in games.find(name).options()}
    return [
        tuple((id_, str(value)) for id_, value in picked if (id_, value) not in defaults)
        for picked in product(*several)
    ]


def _possible(table: Table) -> bool:
    try:
        return bool(table.ruleset)
    except DataError:
        return False


with toy.registered():
    TABLES = every_table()
RECORDED = [table for table in TABLES if table.recorded]
CYTOSIS = [table for table in TABLES if table.game == "cytosis"]


def choose(rng: Rng, legal: list[Any]) -> Any:
    """A random move that prefers to complete something, so that random games reach every rule."""
    eager = [action for action in legal if any(word in str(action) for word in EAGER)]
    return rng.choice(eager if eager and rng.below(3) else legal)


EAGER = ("card=", "disk=", "goal=")


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
