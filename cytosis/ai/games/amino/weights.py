"""The weights of the evaluation, as the data names them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cytosis.ai.data import weighed


@dataclass(frozen=True, slots=True)
class Weights:
    """How a table is judged; the data file says what each one means."""

    memory: float
    rivals: float
    leader: float
    place: float
    lightning: float
    hope: float
    own_look: float
    rival_look: float
    stake: float
    sunlight: float
    loss: float
    tempo: float
    hoard: float = 0.0
    deny: float = 0.0


def weights(values: Mapping[str, float]) -> Weights:
    """The weights of these values; DataError where one is missing or unknown."""
    return weighed(Weights, "Amino", values)
