"""What the data files say, as frozen values: cards, numbers, seedings and endings of one table size."""

from __future__ import annotations

from dataclasses import dataclass

GAS, SUNLIGHT, LIGHTNING = KINDS = ("gas", "sunlight", "lightning")
DECK, HAND, NOWHERE = SOURCES = ("deck", "hand", "nowhere")
TARGETS = {"own": 0, "left": 1, "right": -1}
"""Whose atmosphere a seed goes to, in steps clockwise: left is the next in turn order."""

ELEMENTS = ("C", "H", "O", "N")


@dataclass(frozen=True, slots=True)
class Card:
    """A face of which there are several copies, all alike."""

    id: str
    kind: str
    value: int
    copies: int
    elements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seeding:
    """How a hand begins."""

    id: str
    deal: int
    source: str  # deck, hand or nowhere
    target: int  # from a hand: to whom, in steps clockwise


@dataclass(frozen=True, slots=True)
class Ending:
    """When the game is over."""

    id: str
    hands: int | None  # after so many; None where points decide
    until: int | None  # as soon as somebody has so many points
    most: int | None  # but never more hands than this


@dataclass(frozen=True, slots=True)
class Catalog:
    """All facts of one table size."""

    seats: int
    cards: tuple[Card, ...]
    places: int
    looks: int
    offer: int
    lightning: int
    elements: tuple[str, ...]
    amino_acid: int
    seedings: dict[str, tuple[Seeding, ...]]  # by option: one after the other, hand by hand
    endings: dict[str, Ending]

    @property
    def ids(self) -> tuple[str, ...]:
        """The names of the faces, in the order of the data."""
        return tuple(card.id for card in self.cards)
