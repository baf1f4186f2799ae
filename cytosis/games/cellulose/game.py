"""Cellulose as the registry knows it: the rulesets there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cytosis.engine.data.own import Items, Value
from cytosis.engine.errors import DataError
from cytosis.engine.options import CHOICE, SEAT, Option, check, check_first_player
from cytosis.games.cellulose.data import load, values
from cytosis.games.cellulose.rules import CelluloseRules


class CelluloseGame:
    """Cellulose as the registry knows it."""

    id = load.GAME

    def editions(self) -> tuple[str, ...]:
        """Edition ids, the default first."""
        return (load.EDITION,)

    def expansions(self) -> tuple[str, ...]:
        """None."""
        return ()

    def seats(self, edition: str) -> range:
        """The table sizes it can be played at."""
        return load.table_sizes()

    def options(self) -> tuple[Option, ...]:
        """Who begins, plant board, scenario, how strong the solo rival is, how long the wall."""
        return (
            Option("first_player", SEAT),
            Option("plant", CHOICE, (None, *load.PLANTS)),
            Option("scenario", CHOICE, load.choices("scenarios"), "none"),
            Option("solo", CHOICE, load.choices("ivy_levels"), "medium", seats=(1,)),
            Option("length", CHOICE, load.choices("lengths"), "full"),
        )

    def check_options(self, edition: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; a scenario and a plant board that do not fit are refused."""
        checked = check(self.options(), edition, options)
        asked = load.asked_plant(checked["scenario"])
        if asked is not None and checked["plant"] not in (None, asked):
            raise DataError(
                f"the scenario {checked['scenario']} is played on the plant board {asked}, "
                f"not on {checked['plant']}: leave the option plant out"
            )
        return checked

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
    ) -> CelluloseRules:
        """The rules object; raises DataError for a table size the game does not have."""
        if type(seats) is not int:
            raise DataError(f"the number of seats must be a whole number, not {seats!r}")
        load.catalog(seats, options["plant"], options["scenario"], options["length"], options["solo"])
        check_first_player(options, seats)
        return _rules(seats, edition, tuple(sorted(options.items(), key=lambda item: item[0])), values)


@lru_cache(maxsize=64)
def _rules(seats: int, edition: str, options: tuple[tuple[str, Any], ...], own: Items) -> CelluloseRules:
    """Rules hold no game, so equal rulesets share one object and what it has remembered."""
    chosen = dict(options)
    catalog = load.catalog(seats, chosen["plant"], chosen["scenario"], chosen["length"], chosen["solo"], own)
    return CelluloseRules(catalog, edition, chosen, own)
