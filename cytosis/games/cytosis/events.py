"""What can happen in Cytosis, for screens, logs and statistics. Names are ids, amounts are vectors."""

from __future__ import annotations

from typing import ClassVar

from cytosis.engine.events import Event, Secret
from cytosis.games.cytosis.catalog import Amounts


class GameStarted(Event):
    """The table is laid; this seat holds the first player marker."""

    first_player: int


class _Cards(Secret):
    """Cards that only their owner sees; others learn how many."""

    count: int
    cards: tuple[str, ...]


class CardsDealt(_Cards):
    """A seat was dealt its first hand."""

    seals: ClassVar[str] = "cards"


class CardsKept(_Cards):
    """A seat chose which cards to keep."""


class RoundStarted(Event):
    """A round begins."""

    seals: ClassVar[str] = "round"

    round: int
    starter: int


class FlaskPlaced(Event):
    """A flask, own or grey, was set on a spot."""

    seat: int
    spot: str
    grey: bool


class FlaskExhausted(Event):
    """A flask was tipped over for one resource."""

    seat: int
    resource: str


class FlaskPassed(Event):
    """A flask was laid down for nothing."""

    seat: int


class Paid(Event):
    """Resources went from a stock to the supply; ``why`` is grey, spot, load, price, card or toxicity."""

    seat: int
    amounts: Amounts
    why: str


class Gained(Event):
    """Resources came to a stock; ``why`` is start, spot, boost, bonus, exhaust, card, marker, bump or end."""

    seat: int
    amounts: Amounts
    why: str


class CardBought(Event):
    """A card went from the row to a hand, in sight of all."""

    seat: int
    card: str
    slot: int
    price: int


class CardUsed(Event):
    """A macromolecule card was played and discarded."""

    seat: int
    card: str


class CardCompleted(Event):
    """A card lies open before its seat."""

    seat: int
    card: str


class PointsScored(Event):
    """Health rose; ``card`` names the card that caused it, where one did."""

    seat: int
    points: int
    source: str
    card: str = ""


class VesicleStarted(Event):
    """A disk with its first load was set on a place of the ER."""

    seat: int
    place: str
    load: Amounts


class VesicleMoved(Event):
    """A disk travelled to the golgi and took on one more resource."""

    seat: int
    start: str
    place: str
    added: str


class VesicleBumped(Event):
    """A disk gave way and went home with its load."""

    seat: int
    place: str
    load: Amounts
    by: int


class VesicleReleased(Event):
    """A disk left the cell; its load went to the supply."""

    seat: int
    place: str
    load: Amounts


class FirstPlayerTaken(Event):
    """A seat took the first player marker, for the next round."""

    seat: int


class GoalMarked(Event):
    """A goal marker was placed, as first (0) or second (1) on its card."""

    seat: int
    goal: str
    place: int


class FlasksReturned(Event):
    """All flasks went back: the round is over."""

    round: int


class CardsDiscarded(Event):
    """Unbought cards left the row."""

    cards: tuple[str, ...]


class DeckShuffled(Event):
    """The discard pile became the deck."""

    count: int


class RowFilled(Event):
    """The row after sliding left and filling up; ``new`` of its cards came from the deck."""

    seals: ClassVar[str] = "cards"

    row: tuple[str, ...]
    new: int


class EventRevealed(Event):
    """An event card was turned up."""

    event: str


class BoostAdded(Event):
    """A token was laid on a location."""

    location: str
    count: int


class GameEnded(Event):
    """The last flask was used and everything is scored."""

    ranking: tuple[int, ...]
