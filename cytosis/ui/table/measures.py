"""The layout files of the tables: boxes and measures as numbers, seconds by their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from cytosis import paths
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import read_yaml


@cache
def measures(game: str) -> dict[str, Any]:
    """What the file of a game's table says; ``house`` is the plain table."""
    return read_yaml(paths.assets() / "layouts" / game / "table.yaml")


def timing(game: str, what: str) -> float:
    """How long something takes at normal speed, in seconds."""
    return float(measures(game)["timing"][what])


def box_of(numbers: Iterable[float]) -> Box:
    """A box as files write it."""
    x, y, width, height = map(float, numbers)
    return x, y, width, height


def boxes_of(named: Mapping[str, Iterable[float]]) -> dict[str, Box]:
    """The same, by names."""
    return {name: box_of(numbers) for name, numbers in named.items()}
