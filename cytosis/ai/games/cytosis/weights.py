"""The weights of the evaluation, as the data names them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cytosis.ai.data import weighed


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
    return weighed(Weights, "Cytosis", values)
