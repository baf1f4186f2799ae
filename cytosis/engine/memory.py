"""A memory of what was worked out before: asked the first time it builds, and it never grows without end.

Not among the compiled modules: a dictionary that fills itself is quickest as the dictionary it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

FORGET_AT: Final = 20_000
"""A memory that grew past this is emptied: games differ, and memory should not grow with their number."""


class Memory(dict[Any, T]):
    """Builds what is asked for the first time."""

    __slots__ = ("_build",)

    def __init__(self, build: Callable[[Any], T]) -> None:
        super().__init__()
        self._build = build

    def __missing__(self, key: Any) -> T:
        if len(self) > FORGET_AT:
            self.clear()
        found = self[key] = self._build(key)
        return found
