"""The words in which a game says what its snapshots must look like; each refuses what does not fit.

``where`` names the place in the snapshot, so that the reason can be found.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from cytosis.engine.errors import SnapshotError

MOST_STOCK = 99


def mapping(
    value: object, where: str, required: Collection[str], optional: Collection[str]
) -> dict[str, Any]:
    """A JSON object with these keys and no others."""
    if not isinstance(value, dict):
        raise SnapshotError(f"{where} must be an object with named values")
    for key in value:
        if key not in required and key not in optional:
            raise SnapshotError(f"{where} has an unknown key {ascii(key)[:60]}")
    for key in required:
        if key not in value:
            raise SnapshotError(f"{where} lacks the key {key!r}")
    return value


def sequence(value: object, where: str, length: int | None = None) -> list[Any]:
    """A list, of this length where one is given."""
    if not isinstance(value, list | tuple) or len(value) > 200:
        raise SnapshotError(f"{where} must be a list")
    if length is not None and len(value) != length:
        raise SnapshotError(f"{where} must have {length} entries, not {len(value)}")
    return list(value)


def integer(value: object, where: str, low: int, high: int) -> int:
    """A whole number within limits; true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        allowed = f"a whole number from {low} to {high}" if low < high else str(low)
        raise SnapshotError(f"{where} must be {allowed}")
    return value


def integers(value: object, where: str, low: int, high: int) -> None:
    """A list of whole numbers within limits."""
    for item in sequence(value, where):
        integer(item, where, low, high)


def one_of(value: object, where: str, known: Collection[str]) -> None:
    """One of the known ids."""
    if not isinstance(value, str) or value not in known:
        raise SnapshotError(f"{where} names {ascii(value)[:60]}, which this ruleset does not have")


def names(value: object, where: str, known: Collection[str]) -> None:
    """A list of known ids."""
    for item in sequence(value, where):
        one_of(item, where, known)


def counts(value: object, where: str, required: Collection[str], optional: Collection[str]) -> None:
    """Numbers of things by name."""
    for name, n in mapping(value, where, required, optional).items():
        integer(n, f"{where}.{name}", 0, MOST_STOCK)
