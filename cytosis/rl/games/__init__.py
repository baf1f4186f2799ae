"""The door to the games' rooms: how the views of each game become numbers, by its id."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol
from zlib import crc32

import numpy as np

from cytosis.rl.games.cytosis import CytosisEncoder

PLACES = 512
"""Numbers in a plain vector: things known by name share them by a hash of the name."""


class Encoder(Protocol):
    """Encodes views of one ruleset; every vector has the same length."""

    size: int

    def encode(self, view: Any) -> Any:
        """The view as numbers."""


class PlainEncoder:
    """Points by seat, the own first, then everything else in the view at the place its name hashes to."""

    def __init__(self, rules: Any) -> None:
        self._seats: int = rules.seats
        self.size = self._seats + PLACES

    def encode(self, view: Any) -> Any:
        """The view as numbers."""
        numbers = np.zeros(self.size, np.float32)
        first = view.viewer or 0
        for i in range(self._seats):
            numbers[i] = view.seats[(first + i) % self._seats].total
        data = view.as_dict()
        data["seats"] = data["seats"][first:] + data["seats"][:first]
        for name, number in _named(data, ""):
            numbers[self._seats + crc32(name.encode()) % PLACES] += number
        return np.clip(numbers, -1000.0, 1000.0)


def _named(value: Any, name: str) -> Iterator[tuple[str, float]]:
    """Every number of plain data under its path; other values as 1 under path and value."""
    if isinstance(value, dict):
        for key, child in value.items():
            yield from _named(child, f"{name}.{key}")
    elif isinstance(value, list):
        for i, child in enumerate(value):
            yield from _named(child, f"{name}.{i}")
    elif isinstance(value, int) and not isinstance(value, bool):
        yield name, float(value)
    else:
        yield f"{name}={value}", 1.0


ENCODERS: dict[str, Callable[[Any], Encoder]] = {"cytosis": CytosisEncoder}


def encoder(game: str, rules: Any) -> Encoder:
    """The encoder for a rules object; a plain one for a game without a room here."""
    return ENCODERS.get(game, PlainEncoder)(rules)
