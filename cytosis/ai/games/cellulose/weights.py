"""The weights of the evaluation, as the data names them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cytosis.ai.data import weighed


@dataclass(frozen=True, slots=True)
class Weights:
    """How a plant is judged; the data file says what each one means."""

    rivals: float
    foresight: float
    water: float
    protein: float
    hormone: float
    atp: float
    carb: float
    draw: float
    marker: float
    exchange: float
    activation: float
    vacuole: float
    region: float
    rate: float
    held: float
    ivy_turn: float
    growth: float = 1.0
    wall: float = 1.0
    cards: float = 1.0


def weights(values: Mapping[str, float]) -> Weights:
    """The weights of these values; DataError where one is missing or unknown."""
    return weighed(Weights, "Cellulose", values)
