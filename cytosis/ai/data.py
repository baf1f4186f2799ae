"""The numbers the opponents think with, as data: weights, levels, characters, odds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, TypeVar

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


Weights = TypeVar("Weights")


def weighed(kind: type[Weights], name: str, values: Mapping[str, float]) -> Weights:
    """A game's own record of weights; DataError where one is missing or unknown."""
    known = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    for key in values:
        if key not in known:
            raise DataError(f"there is no weight {key!r}; known weights: {', '.join(sorted(known))}")
    try:
        return kind(**{key: float(value) for key, value in values.items()})
    except (TypeError, ValueError) as error:
        raise DataError(f"the weights of {name} are incomplete: {error}") from error
