"""Randomness as one integer.

The generator's whole state is a 64-bit number, so it is copied, saved and undone with the game for
free, and the same seed gives the same game on every machine and Python version (the standard
library promises that for ``random()`` only, not for ``shuffle``). The algorithm is SplitMix64.

Rules keep the integer in their state and use the functions; agents and tests use :class:`Rng`.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from functools import lru_cache
from struct import Struct
from typing import Any, Final, TypeVar

T = TypeVar("T")

STATES: Final = 1 << 64
"""Every integer from 0 up to this (exclusive) is a valid generator state, and a valid seed."""

_MASK: Final = 0xFFFFFFFFFFFFFFFF


def bits(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """The next state and a number from 0 to ``n - 1``."""
    state, z = bits(state)
    return state, (z * n) >> 64


def shuffled(state: int, items: Sequence[T]) -> tuple[int, list[T]]:
    """The next state and a shuffled copy of ``items`` (Fisher-Yates from the end)."""
    result = list(items)
    i = len(result)
    if i < 2:
        return state, result
    for number in _numbers(state, i - 1):  # a set-up draws a hundred of them
        j = number * i >> 64  # as below() does
        i -= 1
        result[i], result[j] = result[j], result[i]
    return (state + (len(result) - 1) * 0x9E3779B97F4A7C15) & _MASK, result


def _numbers(state: int, count: int) -> tuple[int, ...]:
    """What :func:`bits` would give so many times, worked out side by side in one long integer."""
    ones, steps, masks, read = _lanes(count)
    z = (ones * (state & _MASK) + steps) & masks
    z = ((z ^ (z >> 30 & masks)) * 0xBF58476D1CE4E5B9) & masks
    z = ((z ^ (z >> 27 & masks)) * 0x94D049BB133111EB) & masks
    return read((z ^ (z >> 31 & masks)).to_bytes(16 * count, "little"))


@lru_cache(maxsize=128)
def _lanes(count: int) -> tuple[int, int, int, Callable[[bytes], tuple[Any, ...]]]:
    """So many numbers with room for products: 1 in each, their steps, their masks, and how to read them."""
    ones = sum(1 << 128 * i for i in range(count))
    steps = sum(((i + 1) * 0x9E3779B97F4A7C15 & _MASK) << 128 * i for i in range(count))
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * count).unpack


class Rng:
    """A generator that remembers its own state, for callers that are not a game state."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """64 random bits."""
        self.state, z = bits(self.state)
        return z

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``; written out, because random play calls it at every move."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of ``items``."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle ``items`` in place."""
        self.state, items[:] = shuffled(self.state, items)
