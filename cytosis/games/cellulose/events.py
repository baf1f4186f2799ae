"""What can happen in Cellulose, for screens, logs and statistics. Names are ids, amounts are vectors.

``seat`` is IVY (-1) where the rival of a game alone did it, NOBODY (-2) where the supply did.
"""

from __future__ import annotations

from typing import ClassVar

from cytosis.engine.errors import Illegal
from cytosis.engine.events import Event, OfSeat, Secret
from cytosis.games.cellulose.data.catalog import IVY, Amounts


class GameStarted(Event):
    """The table is laid; this seat holds the First Player marker."""

    first_player: int
    row: tuple[str, ...]


class RoundStarted(Event):
    """The sun rises on a new day."""

    round: int
    starter: int


class IncomeTaken(OfSeat):
    """A banner of the plant was collected; ``why`` is shoot, root or aquaporin."""

    why: str
    amounts: Amounts
    cv_water: int


class DayBegan(Event):
    """All have had their morning; turns begin."""

    round: int


class MarkerPlaced(OfSeat):
    """A marker, own or grey, was set on a space."""

    space: str
    grey: bool


class MarkerReclaimed(OfSeat):
    """A marker was taken back from a space."""

    space: str
    grey: bool


class Passed(OfSeat):
    """A seat with markers could do nothing."""


class Paid(OfSeat):
    """Resources went to the supply; ``why`` is space, growth, card, activation, filter or salt."""

    amounts: Amounts
    why: str


class Gained(OfSeat):
    """Resources came to a stock; ``why`` is space, growth, filter or network."""

    amounts: Amounts
    why: str


class VacuoleFilled(OfSeat):
    """Water went into a seat's region of the vacuole; ``why`` is xylem, wall, growth, card or activation."""

    water: int
    why: str


class WaterSank(Event):
    """The Water Level went down one step."""

    level: int


class SugarMade(OfSeat):
    """Water and carbon dioxide became a Carbohydrate."""

    times: int


class WallBuilt(OfSeat):
    """A Carbohydrate closed the next space of the wall; ``seat`` is NOBODY in the evening."""

    space: int
    points: int


class PlantGrew(OfSeat):
    """A growth marker moved."""

    track: str
    start: str
    node: str


class RootBonusTaken(OfSeat):
    """A bonus action of the mangrove was bought."""

    node: str


class FirstPlayerTaken(OfSeat):
    """A seat took the First Player marker, for the next round."""


class CardTaken(OfSeat):
    """A card went from the row to a hand, in sight of all."""

    card: str
    slot: int


class CardsDrawn(Secret):
    """Cards came from the deck; others learn how many, and see Ivy's, which lie open."""

    seals: ClassVar[str] = "cards"

    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        """The cards themselves only for the owner."""
        return self if self.seat == IVY else super().seen_by(seat)


class CardsDiscarded(OfSeat):
    """Cards went to the discard pile, which lies open; ``seat`` is NOBODY at dusk."""

    cards: tuple[str, ...]


class DeckShuffled(Event):
    """The discard pile became the deck."""

    seals: ClassVar[str] = "cards"

    count: int


class CardPlayed(OfSeat):
    """A card lies open before its seat."""

    card: str


class EnzymeActivated(OfSeat):
    """An Enzyme in play did its work again."""

    card: str


class PointsScored(OfSeat):
    """Health rose."""

    points: int
    source: str


class EveningBegan(Event):
    """All markers went home."""

    round: int


class VacuoleRewarded(OfSeat):
    """The fullest region moved its marker up and was emptied; perhaps a grey marker came with it."""

    water: int
    track: int
    grey: bool


class WaterReset(Event):
    """The Water Level rose for the next day."""

    level: int


class RowFilled(Event):
    """The row after sliding left and filling up; ``new`` of its cards came from the deck."""

    seals: ClassVar[str] = "cards"

    row: tuple[str, ...]
    new: int


class LastDayEnded(Event):
    """The wall is closed: what is left in the hands may be played."""


class GameEnded(Event):
    """Everything is scored; nobody wins where Ivy does."""

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    with_rival: bool = False  # the victory is shared with Ivy


# -- Ivy, the rival of a game alone ------------------------------------------------------------------------


class _Hers(Event):
    """Something that only Ivy does."""

    seat: ClassVar[int] = IVY


class RivalReady(_Hers):
    """Ivy sits at the table, at this level, with these Specializations in play."""

    level: str
    cards: tuple[str, ...]


class ActionCardTurned(_Hers):
    """Ivy's next action card lies open."""

    seals: ClassVar[str] = "ivy"

    card: str


class BarTried(_Hers):
    """A bar of her card, counted from 0: ``failed`` says why she cannot do it, None that she does."""

    card: str
    bar: int
    do: str
    failed: Illegal | None


class ActionsShuffled(_Hers):
    """Her discarded action cards became her deck."""

    seals: ClassVar[str] = "ivy"

    count: int


class ActionsJoined(_Hers):
    """The first section of the wall stands: these action cards join her discard pile."""

    cards: tuple[str, ...]


class MarkerLost(_Hers):
    """None of her cards could be done; a marker is put away for today."""

    grey: bool


class MapMoved(_Hers):
    """Her strategy marker moved on her map: x to the right, y up."""

    x: int
    y: int


class StrategyGained(_Hers):
    """She reached an edge of her map, for good; its action card joins her discard pile."""

    strategy: str
    card: str


class EnzymesFound(_Hers):
    """Her Enzyme strategy put these into play; so many other cards were seen and shuffled back."""

    seals: ClassVar[str] = "cards"

    cards: tuple[str, ...]
    others: int


class TrackMoved(_Hers):
    """She moved up to this space of her growth track, counted from 1."""

    space: int
