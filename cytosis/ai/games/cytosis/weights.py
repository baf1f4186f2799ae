"""The weights of the evaluation, as the data names them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

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


def weights(values: Mapping[str, float]) -> Weights:
    """The weights of these values; DataError where one is missing or unknown."""
    known = {field.name for field in fields(Weights)}
    for name in values:
        if name not in known:
            raise DataError(f"there is no weight {name!r}; known weights: {', '.join(sorted(known))}")
    try:
        return Weights(**{name: float(value) for name, value in values.items()})
    except (TypeError, ValueError) as error:
        raise DataError(f"the weights of Cytosis are incomplete: {error}") from error
