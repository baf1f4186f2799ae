"""What can happen in Cytosis, for screens, logs and statistics. Names are ids, amounts are vectors."""

from __future__ import annotations

from typing import ClassVar

from cytosis.engine.events import Event, OfSeat, Secret
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


class FlaskPlaced(OfSeat):
    """A flask, own or grey, was set on a spot."""

    spot: str
    grey: bool


class FlaskExhausted(OfSeat):
    """A flask was tipped over for one resource."""

    resource: str


class FlaskPassed(OfSeat):
    """A flask was laid down for nothing."""


class Paid(OfSeat):
    """Resources went from a stock to the supply; ``why`` is grey, spot, load, price, card or toxicity."""

    amounts: Amounts
    why: str


class Gained(OfSeat):
    """Resources came to a stock; ``why`` is start, spot, boost, bonus, exhaust, card, marker, bump or end."""

    amounts: Amounts
    why: str


class CardBought(OfSeat):
    """A card went from the row to a hand, in sight of all."""

    card: str
    slot: int
    price: int


class CardUsed(OfSeat):
    """A macromolecule card was played and discarded."""

    card: str


class CardCompleted(OfSeat):
    """A card lies open before its seat."""

    card: str


class PointsScored(OfSeat):
    """Health rose; ``card`` names the card that caused it, where one did."""

    points: int
    source: str
    card: str = ""


class VesicleStarted(OfSeat):
    """A disk with its first load was set on a place of the ER."""

    place: str
    load: Amounts


class VesicleMoved(OfSeat):
    """A disk travelled to the golgi and took on one more resource."""

    start: str
    place: str
    added: str


class VesicleBumped(OfSeat):
    """A disk gave way and went home with its load."""

    place: str
    load: Amounts
    by: int


class VesicleReleased(OfSeat):
    """A disk left the cell; its load went to the supply."""

    place: str
    load: Amounts


class FirstPlayerTaken(OfSeat):
    """A seat took the first player marker, for the next round."""


class GoalMarked(OfSeat):
    """A goal marker was placed, as first (0) or second (1) on its card."""

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
