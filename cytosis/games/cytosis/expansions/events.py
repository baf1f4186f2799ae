"""What can happen in the expansions, for screens, logs and statistics."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from cytosis.engine.events import Event


@dataclass(frozen=True, slots=True)
class VirusAttacked(Event):
    """A virus attack begins; ``buyer`` is the seat whose card started it, -1 for an event."""

    strain: str
    buyer: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """A seat (-1: the dummy) rolled its dice; ``response`` adds its antibodies."""

    seals: ClassVar[str] = "dice"

    seat: int
    dice: tuple[int, ...]
    antibodies: int
    response: int


@dataclass(frozen=True, slots=True)
class AttackRanked(Event):
    """The seats from best to worst response; -1 is the dummy."""

    ranking: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AntibodiesGained(Event):
    """A seat (-1: the dummy) has more antibodies of a strain now."""

    seat: int
    strain: str
    count: int


@dataclass(frozen=True, slots=True)
class PowerChosen(Event):
    """A seat kept an epigenetic card, unseen by the others until all have one."""

    seat: int
    power: str

    def seen_by(self, seat: int | None) -> Event:
        """The card itself only for its owner."""
        return self if seat == self.seat else replace(self, power="")


@dataclass(frozen=True, slots=True)
class PowersRevealed(Event):
    """All epigenetic cards are turned up, by seat."""

    seals: ClassVar[str] = "powers"

    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckPeeked(Event):
    """A seat looked at the top cards of the deck; the others learn how many."""

    seals: ClassVar[str] = "cards"

    seat: int
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        """The cards themselves only for who looked."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat took one of the cards it looked at, unseen by the others."""

    seals: ClassVar[str] = "cards"

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        """The card itself only for its owner."""
        return self if seat == self.seat else replace(self, card="")
