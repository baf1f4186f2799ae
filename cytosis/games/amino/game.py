"""Amino as the registry knows it: the rulesets there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cytosis.engine.data.own import Items, Value
from cytosis.engine.errors import DataError
from cytosis.engine.options import CHOICE, SEAT, Option, check, check_first_player
from cytosis.games.amino.data import load, values
from cytosis.games.amino.rules import AminoRules


class AminoGame:
    """Amino as the registry knows it."""

    id = load.GAME

    def editions(self) -> tuple[str, ...]:
        """Edition ids, the default first."""
        return (load.EDITION,)

    def expansions(self) -> tuple[str, ...]:
        """None."""
        return ()

    def seats(self, edition: str) -> range:
        """The table sizes it can be played at (AS-01)."""
        return load.table_sizes()

    def options(self) -> tuple[Option, ...]:
        """Who begins, how hands begin, when the game ends; all combinations are allowed (AV-11)."""
        catalog = load.catalog(load.table_sizes()[0])
        return (
            Option("first_player", SEAT),
            Option("seeding", CHOICE, tuple(catalog.seedings), "base"),
            Option("ending", CHOICE, tuple(catalog.endings), "base"),
        )

    def check_options(self, edition: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; raises DataError for an unknown name or value."""
        return check(self.options(), edition, options)

    def fingerprint(self, edition: str, expansions: tuple[str, ...], values: Items = ()) -> str:
        """16 hex digits over the rules data, which change with every value in it."""
        return load.fingerprint(values)

    def values(self, edition: str) -> Mapping[str, Value]:
        """Every value of its rules data by name."""
        return values.every()

    def check_values(self, edition: str, own: Items) -> None:
        """ValuesError unless it can be played with these values."""
        values.check(own)

    def rules(
        self,
        edition: str,
        expansions: tuple[str, ...],
        options: Mapping[str, Any],
        seats: int,
        values: Items = (),
    ) -> AminoRules:
        """The rules object; raises DataError for a table size the game does not have."""
        if type(seats) is not int:
            raise DataError(f"the number of seats must be a whole number, not {seats!r}")
        catalog = load.catalog(seats)
        check_first_player(options, seats)
        return _rules(catalog.seats, edition, tuple(sorted(options.items())), values)


@lru_cache(maxsize=64)
def _rules(seats: int, edition: str, options: tuple[tuple[str, Any], ...], own: Items) -> AminoRules:
    """Rules hold no game, so equal rulesets share one object and what it has remembered."""
    return AminoRules(load.catalog(seats, own), edition, dict(options), own)
