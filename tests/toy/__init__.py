"""The smallest complete game: it proves that the program knows no game by name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cytosis.engine import games
from tests.toy.game import ToyGame

__all__ = ["ToyGame", "registered"]


@contextmanager
def registered() -> Iterator[None]:
    """The toy is on the shelf as long as this is open."""
    games.register(ToyGame())
    try:
        yield
    finally:
        games.unregister(ToyGame.id)
