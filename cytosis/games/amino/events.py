"""What can happen in Amino, for screens, logs and statistics. Cards and places are ids, never positions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from cytosis.engine.events import Event

HIDDEN: Final = ""
"""Stands for a card that somebody may not see."""


@dataclass(frozen=True, slots=True)
class HandStarted(Event):
    """A hand begins: all 42 cards were shuffled."""

    seals: ClassVar[str] = "cards"

    hand: int
    starter: int
    seeding: str
    extra: bool


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A seat was dealt its cards."""

    seals: ClassVar[str] = "cards"

    seat: int
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        """The cards themselves only for the owner."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class SeedDrawn(Event):
    """A card from the deck was laid into an atmosphere; nobody saw it."""

    place: str


@dataclass(frozen=True, slots=True)
class _Secret(Event):
    """Something with a card that only one seat may see."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        """The card only for the one who handled it."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class SeedChosen(_Secret):
    """A seat has chosen its seed; it is laid down when all have."""


@dataclass(frozen=True, slots=True)
class SeedLaid(_Secret):
    """A chosen seed was laid down."""

    place: str


@dataclass(frozen=True, slots=True)
class CardLookedAt(_Secret):
    """A seat looked at a card on the table."""

    seals: ClassVar[str] = "look"

    place: str


@dataclass(frozen=True, slots=True)
class CardBuilt(_Secret):
    """A seat laid a card into its own atmosphere."""

    place: str


@dataclass(frozen=True, slots=True)
class CardPlayed(_Secret):
    """A seat laid a card into some atmosphere instead of swapping."""

    place: str


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """Two cards changed places, face down."""

    seat: int
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class CardDrawn(_Secret):
    """A seat drew a card."""

    seals: ClassVar[str] = "cards"


@dataclass(frozen=True, slots=True)
class AtmospheresRevealed(Event):
    """All atmospheres are full and lie open now."""

    seals: ClassVar[str] = "reveal"

    atmospheres: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class HandsReturned(Event):
    """What was left in the hands was shuffled into the deck."""

    count: int


@dataclass(frozen=True, slots=True)
class SunlightOffered(Event):
    """A Sunlight was discarded and cards were drawn for its place."""

    seals: ClassVar[str] = "cards"

    seat: int
    place: str
    offer: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SunlightChosen(Event):
    """One of the drawn cards took the place."""

    seat: int
    place: str
    card: str


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """What an atmosphere was worth: the gases, multiplied, and the amino acid."""

    seat: int
    sum: int
    lightning: int
    gases: int
    amino_acid: int

    @property
    def points(self) -> int:
        """All of it."""
        return self.gases + self.amino_acid


@dataclass(frozen=True, slots=True)
class StormWon(Event):
    """Four Lightnings in one atmosphere win the game at once."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Everything is scored."""

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
