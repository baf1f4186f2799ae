"""The numbers the opponents think with, as data: weights of the evaluation, levels, characters, odds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

import yaml

from cytosis import paths
from cytosis.engine.errors import DataError


@dataclass(frozen=True, slots=True)
class Weights:
    """How a position is valued, in points; the data file says what each one means."""

    flask: float
    flask_end: float
    horizon: float
    atp: float
    mrna: float
    protein: float
    lipid: float
    carb: float
    ribosome: float
    delay: float
    delay_step: float
    slack: float
    spare: float
    spare_time: float
    enough: float
    goal_hope: float
    goal_future: float
    receptor: float
    set_hope: float
    detox_spread: float
    first: float
    blocked: float
    access: float
    rivals: float
    antibody: float
    attack: float
    hormones: float = 0.0  # liking for cards of these kinds, beyond their points
    receptors: float = 0.0
    enzymes: float = 0.0
    detox: float = 0.0
    goals: float = 0.0

    def changed(self, changes: Mapping[str, float]) -> Weights:
        """These weights with some of them replaced; DataError for a name that does not exist."""
        known = {field.name for field in fields(self)}
        for name in changes:
            if name not in known:
                raise DataError(f"there is no weight {name!r}; known weights: {', '.join(sorted(known))}")
        return replace(self, **changes)


@lru_cache(maxsize=8)
def data(game: str) -> Mapping[str, Any]:
    """The whole data file of a game's opponents."""
    file = paths.assets() / "ai" / f"{game}.yaml"
    try:
        found = yaml.safe_load(file.read_text(encoding="utf-8"))
    except (OSError, yaml.YAMLError) as error:
        raise paths.MissingData(f"The opponents' data {file} cannot be read: install again.") from error
    if not isinstance(found, dict):
        raise DataError(f"{file.name}: expected named sections")
    return found


def weights(game: str) -> Weights:
    """The weights every level starts from."""
    try:
        return Weights(**{name: float(value) for name, value in data(game)["weights"].items()})
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"the weights of {game} are incomplete: {error}") from error
