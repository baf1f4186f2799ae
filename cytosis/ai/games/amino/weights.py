"""The weights of the evaluation, as the data names them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from cytosis.engine.errors import DataError


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
    known = {field.name for field in fields(Weights)}
    for name in values:
        if name not in known:
            raise DataError(f"there is no weight {name!r}; known weights: {', '.join(sorted(known))}")
    try:
        return Weights(**{name: float(value) for name, value in values.items()})
    except (TypeError, ValueError) as error:
        raise DataError(f"the weights of Amino are incomplete: {error}") from error
