"""Rows made from files: one that cannot be painted says so in its place, and the screen goes on.

A list of games that falls over one of them would take every other game with it, at every start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")
_log = logging.getLogger(__name__)


def proof(made: Callable[[], T], instead: Callable[[], T]) -> T:
    """What the first makes or paints; where that fails, whatever the reason, what the second does."""
    try:
        return made()
    except Exception as error:  # any file may lie there
        _note(f"{type(error).__name__}: {error}"[:200])
        return instead()


@lru_cache(maxsize=64)
def _note(problem: str) -> None:
    """Each problem once: a row is painted many times a second."""
    _log.warning("a row cannot be shown: %s", problem)
