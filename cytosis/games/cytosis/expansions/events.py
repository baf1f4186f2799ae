"""What can happen in the expansions, for screens, logs and statistics."""

from __future__ import annotations

from typing import ClassVar

from cytosis.engine.events import Event, OfSeat, Secret


class VirusAttacked(Event):
    """A virus attack begins; ``buyer`` is the seat whose card started it, -1 for an event."""

    strain: str
    buyer: int


class DiceRolled(OfSeat):
    """A seat (-1: the dummy) rolled its dice; ``response`` adds its antibodies."""

    seals: ClassVar[str] = "dice"

    dice: tuple[int, ...]
    antibodies: int
    response: int


class AttackRanked(Event):
    """The seats from best to worst response; -1 is the dummy."""

    ranking: tuple[int, ...]


class AntibodiesGained(OfSeat):
    """A seat (-1: the dummy) has more antibodies of a strain now."""

    strain: str
    count: int


class PowerChosen(Secret):
    """A seat kept an epigenetic card, unseen by the others until all have one."""

    hides: ClassVar[str] = "power"

    power: str


class PowersRevealed(Event):
    """All epigenetic cards are turned up, by seat."""

    seals: ClassVar[str] = "powers"

    powers: tuple[str, ...]


class DeckPeeked(Secret):
    """A seat looked at the top cards of the deck; the others learn how many."""

    seals: ClassVar[str] = "cards"

    count: int
    cards: tuple[str, ...]


class CardDrawn(Secret):
    """A seat took one of the cards it looked at, unseen by the others."""

    seals: ClassVar[str] = "cards"
    hides: ClassVar[str] = "card"

    card: str
