"""What states of small integers are made of: masks, cards as bytes, and equality by value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, ClassVar


class PlainState:
    """A state that is its slots: equal where all of them are."""

    __slots__: tuple[str, ...] = ()

    __hash__: ClassVar[Any] = None  # it changes

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _slots(type(self)))


def _slots(kind: type) -> list[str]:
    """The names of a state's slots; a compiled class keeps them as attributes and has no list of them."""
    kinds = (MemberDescriptorType, GetSetDescriptorType)
    return [name for name, value in vars(kind).items() if isinstance(value, kinds) and name[0] != "_"]


def bits(mask: int) -> Iterator[int]:
    """The positions set in a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(positions: Iterable[int]) -> int:
    """The mask with these positions set."""
    mask = 0
    for position in positions:
        mask |= 1 << position
    return mask


def without(cards: bytes, card: int) -> bytes:
    """Cards after one such card has left."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
