"""The numbers the opponents think with, as data: weights, levels, characters, odds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import yaml

from cytosis import paths
from cytosis.engine.errors import DataError

HOUSE = "house"
"""Whose file serves a game that has none of its own."""


@lru_cache(maxsize=8)
def data(game: str) -> Mapping[str, Any]:
    """The data file of a game's opponents, or the one for any game."""
    folder = paths.assets() / "ai"
    file = folder / f"{game}.yaml"
    if not file.is_file():
        file = folder / f"{HOUSE}.yaml"
    try:
        found = yaml.safe_load(file.read_text(encoding="utf-8"))
    except (OSError, yaml.YAMLError) as error:
        raise paths.MissingData(f"The opponents' data {file} cannot be read: install again.") from error
    if not isinstance(found, dict):
        raise DataError(f"{file.name}: expected named sections")
    return found


def odds(game: str, seats: int) -> list[float]:
    """The coefficients of the win chance at that table size."""
    known: Mapping[int | str, list[float]] = data(game)["chance"]
    return known.get(seats) or known["any"]
