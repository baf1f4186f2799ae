"""Every value of the Amino data, and whether values that a player corrected can be played with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from cytosis.engine.data.own import Asked, Items, Path, Value, Watched, check_values, every_value, lay
from cytosis.engine.data.tree import Branch
from cytosis.games.amino.data import load


@cache
def every() -> Mapping[str, Value]:
    """The values by name."""
    asked = Asked()
    _read(Watched.over(load.tree(), asked))
    return {value.path: value for value in every_value(load.tree(), asked, fixed=_fixed)}


def _fixed(path: Path) -> bool:
    return path[0] == "seats" or path == ("setup", "places", "value")


@lru_cache(maxsize=32)
def check(values: Items) -> None:
    """ValuesError unless the game can be played with these values."""
    check_values(every(), values, lambda some: _read(lay(load.tree(), some)))


def _read(data: Branch) -> None:
    for seats in load.table_sizes():
        load.read_catalog(data, seats)
