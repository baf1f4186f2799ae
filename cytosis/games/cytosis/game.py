"""Cytosis as the registry knows it: the rulesets there are, and how base and expansions come together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from cytosis.engine.data.own import Items, Value
from cytosis.engine.errors import DataError
from cytosis.engine.options import Option, check, check_first_player
from cytosis.games.cytosis import load, values
from cytosis.games.cytosis.expansions import EXPANSIONS
from cytosis.games.cytosis.rules import CytosisRules

LATER = ("supply",)
"""Options that games of before do not name: named only where something else than usual is chosen."""

NEVER = object()


class CytosisGame:
    """Cytosis as the registry knows it."""

    id = "cytosis"

    def editions(self) -> tuple[str, ...]:
        """Edition ids, the default first."""
        return load.editions()

    def expansions(self) -> tuple[str, ...]:
        """Expansion ids in their fixed order."""
        return load.expansions()

    def fingerprint(self, edition: str, expansions: tuple[str, ...], values: Items = ()) -> str:
        """16 hex digits over the rules data, which change with every value in it."""
        return load.fingerprint(edition, expansions, values)

    def values(self, edition: str) -> Mapping[str, Value]:
        """Every value of its rules data by name."""
        return values.every(edition)

    def check_values(self, edition: str, own: Items) -> None:
        """ValuesError unless the edition can be played with these values."""
        values.check(edition, own)

    def seats(self, edition: str) -> range:
        """The table sizes it can be played at."""
        return load.seats(edition)

    def options(self) -> tuple[Option, ...]:
        """What may be chosen, as the rules data declares it."""
        return _options()

    def check_options(self, edition: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; raises DataError for an unknown name or value."""
        checked = check(self.options(), edition, options)
        usual = {option.id: option.default for option in self.options() if option.id in LATER}
        return {name: value for name, value in checked.items() if usual.get(name, NEVER) != value}

    def rules(
        self,
        edition: str,
        expansions: tuple[str, ...],
        options: Mapping[str, Any],
        seats: int,
        values: Items = (),
    ) -> CytosisRules:
        """The rules object; raises DataError for a table size the game does not have."""
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise DataError(f"the number of seats must be a whole number, not {seats!r}")
        check_first_player(options, seats)
        return _rules(edition, expansions, tuple(sorted(options.items())), seats, values)


@cache
def _options() -> tuple[Option, ...]:
    """The options of all editions, each with those that have it."""
    found: dict[load.OptionSpec, list[str]] = {}
    for edition in load.editions():
        for spec in load.option_specs(edition):
            found.setdefault(spec, []).append(edition)
    every = len(load.editions())
    return tuple(
        Option(
            spec.id,
            spec.type,
            spec.values,
            spec.default,
            editions=() if len(those) == every else tuple(those),
        )
        for spec, those in found.items()
    )


@lru_cache(maxsize=64)
def _rules(
    edition: str, expansions: tuple[str, ...], options: tuple[tuple[str, Any], ...], seats: int, own: Items
) -> CytosisRules:
    """Rules hold no game, so equal rulesets share one object and what it has remembered."""
    chosen = dict(options)
    supply = chosen.get("supply", "unlimited")
    catalog = load.load_catalog(edition, expansions, seats, chosen["length"], supply=supply, values=own)
    return CytosisRules(catalog, chosen, [EXPANSIONS[name](catalog) for name in expansions], own)
