"""Lists that ship with a game, such as challenges and puzzles: what is wrong in one is told in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import yaml

from cytosis import paths
from cytosis.engine.errors import CytosisError, DataError

T = TypeVar("T")


def file_of(kind: str, game: str) -> tuple[object, str] | None:
    """What a game's file of that kind holds, and its name; None: there is none. DataError for no YAML."""
    path = paths.assets() / kind / f"{game}.yaml"
    if not path.exists():
        return None
    try:
        return yaml.safe_load(path.read_text(encoding="utf-8")), path.name
    except yaml.YAMLError as error:
        raise DataError(f"{path.name}: it is no YAML: {' '.join(str(error).split())[:200]}") from None


def each(
    data: object, kind: str, file: str, make: Callable[[int, Any], T], called: Callable[[int, Any], str]
) -> tuple[T, ...]:
    """Every entry of the list, made by number; DataError names the file and the entry that is refused."""
    told = data.get(kind) if isinstance(data, dict) else None
    if not isinstance(told, list) or not told:
        raise DataError(f"{file}: it has no list of {kind}")
    found = []
    for number, one in enumerate(told, 1):
        try:
            found.append(make(number, one))
        except CytosisError as error:
            raise DataError(f"{file}: {called(number, one)}: {error}") from None
    return tuple(found)
