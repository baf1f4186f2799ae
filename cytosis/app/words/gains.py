"""What a move brought and cost, as numbers: for lists that show it in signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Brought:
    """What came to a seat by itself, as lists show it like one of its moves."""

    at: int
    """Which line it is of those that tell what happened by itself."""
    seat: int
    """Whose it is; -1: of whom the rules play."""
    name: str
    do: str
    """A word for it, in place of a move's."""
    text: str
    """The sentence without its subject."""
    gains: tuple[tuple[str, int], ...]


def summed(parts: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """One number for each name, in the order in which they came; nothing where they cancel out."""
    found: dict[str, int] = {}
    for name, number in parts:
        found[name] = found.get(name, 0) + number
    return tuple((name, number) for name, number in found.items() if number)


def amounts(names: Sequence[str], numbers: Sequence[int], sign: int = 1) -> list[tuple[str, int]]:
    """The amounts of a game's event with their names."""
    return [(name, sign * n) for name, n in zip(names, numbers, strict=True) if n]
