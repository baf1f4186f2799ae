"""What can happen in Amino, for screens, logs and statistics. Cards and places are ids, never positions."""

from __future__ import annotations

from typing import ClassVar

from cytosis.engine.events import Event, OfSeat, Secret


class HandStarted(Event):
    """A hand begins: all 42 cards were shuffled."""

    seals: ClassVar[str] = "cards"

    hand: int
    starter: int
    seeding: str
    extra: bool


class CardsDealt(Secret):
    """A seat was dealt its cards."""

    seals: ClassVar[str] = "cards"

    count: int
    cards: tuple[str, ...]


class SeedDrawn(Event):
    """A card from the deck was laid into an atmosphere; nobody saw it."""

    place: str


class _Secret(Secret):
    """Something with a card that only one seat may see."""

    hides: ClassVar[str] = "card"

    card: str


class SeedChosen(_Secret):
    """A seat has chosen its seed; it is laid down when all have."""


class SeedLaid(_Secret):
    """A chosen seed was laid down."""

    place: str


class CardLookedAt(_Secret):
    """A seat looked at a card on the table."""

    seals: ClassVar[str] = "look"

    place: str


class CardBuilt(_Secret):
    """A seat laid a card into its own atmosphere."""

    place: str


class CardPlayed(_Secret):
    """A seat laid a card into some atmosphere instead of swapping."""

    place: str


class CardsSwapped(OfSeat):
    """Two cards changed places, face down."""

    first: str
    second: str


class CardDrawn(_Secret):
    """A seat drew a card."""

    seals: ClassVar[str] = "cards"


class AtmospheresRevealed(Event):
    """All atmospheres are full and lie open now."""

    seals: ClassVar[str] = "reveal"

    atmospheres: tuple[tuple[str, ...], ...]


class HandsReturned(Event):
    """What was left in the hands was shuffled into the deck."""

    count: int


class SunlightOffered(OfSeat):
    """A Sunlight was discarded and cards were drawn for its place."""

    seals: ClassVar[str] = "cards"

    place: str
    offer: tuple[str, ...]


class SunlightChosen(OfSeat):
    """One of the drawn cards took the place."""

    place: str
    card: str


class HandScored(OfSeat):
    """What an atmosphere was worth: the gases, multiplied, and the amino acid."""

    sum: int
    lightning: int
    gases: int
    amino_acid: int

    @property
    def points(self) -> int:
        """All of it."""
        return self.gases + self.amino_acid


class StormWon(OfSeat):
    """Four Lightnings in one atmosphere win the game at once."""


class GameEnded(Event):
    """Everything is scored."""

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
