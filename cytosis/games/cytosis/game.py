"""Cytosis as the registry knows it: the rulesets there are, and how base and expansions come together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cytosis.engine.errors import DataError
from cytosis.games.cytosis import load
from cytosis.games.cytosis.expansions import EXPANSIONS
from cytosis.games.cytosis.rules import CytosisRules

LATER = ("supply",)
"""Options that games of before do not name: named only where something else than usual is chosen."""


class CytosisGame:
    """Cytosis as the registry knows it."""

    id = "cytosis"

    def editions(self) -> tuple[str, ...]:
        """Edition ids, the default first."""
        return load.editions()

    def expansions(self) -> tuple[str, ...]:
        """Expansion ids in their fixed order."""
        return load.expansions()

    def fingerprint(self, edition: str, expansions: tuple[str, ...]) -> str:
        """16 hex digits over the rules data, which change with every value in it."""
        return load.fingerprint(edition, expansions)

    def check_options(self, edition: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; raises DataError for an unknown name or value."""
        specs = {spec.id: spec for spec in load.option_specs(edition)}
        for name in options:
            if name not in specs:
                raise DataError(f"there is no option {name!r}; known options: {', '.join(specs)}")
        checked: dict[str, Any] = {}
        for name, spec in specs.items():
            value = checked[name] = options.get(name, spec.default)
            if spec.type == "choice" and value not in spec.values:
                raise DataError(f"option {name} must be one of {', '.join(spec.values)}, not {value!r}")
            if spec.type == "seat" and not _is_seat(value):
                raise DataError(f"option {name} must be a seat number or nothing, not {value!r}")
        return {
            name: value
            for name, value in checked.items()
            if name not in LATER or value != specs[name].default
        }

    def rules(
        self, edition: str, expansions: tuple[str, ...], options: Mapping[str, Any], seats: int
    ) -> CytosisRules:
        """The rules object; raises DataError for a table size the game does not have."""
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise DataError(f"the number of seats must be a whole number, not {seats!r}")
        first = options.get("first_player")
        if first is not None and first >= seats:
            raise DataError(f"option first_player names seat {first}, but there are seats 0 to {seats - 1}")
        return _rules(edition, expansions, tuple(sorted(options.items())), seats)


def _is_seat(value: object) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 9)


@lru_cache(maxsize=64)
def _rules(
    edition: str, expansions: tuple[str, ...], options: tuple[tuple[str, Any], ...], seats: int
) -> CytosisRules:
    """Rules hold no game, so equal rulesets share one object and what it has remembered."""
    chosen = dict(options)
    supply = chosen.get("supply", "unlimited")
    catalog = load.load_catalog(edition, expansions, seats, chosen["length"], supply=supply)
    return CytosisRules(catalog, chosen, [EXPANSIONS[name](catalog) for name in expansions])
