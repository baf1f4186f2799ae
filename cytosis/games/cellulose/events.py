"""What can happen in Cellulose, for screens, logs and statistics. Names are ids, amounts are vectors."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from cytosis.engine.events import Event
from cytosis.games.cellulose.data.catalog import Amounts


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The table is laid; this seat holds the First Player marker."""

    first_player: int
    row: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The sun rises on a new day."""

    round: int
    starter: int


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    """A banner of the plant was collected; ``why`` is shoot, root or aquaporin."""

    seat: int
    why: str
    amounts: Amounts
    cv_water: int


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """All have had their morning; turns begin."""

    round: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A marker, own or grey, was set on a space."""

    seat: int
    space: str
    grey: bool


@dataclass(frozen=True, slots=True)
class MarkerReclaimed(Event):
    """A marker was taken back from a space."""

    seat: int
    space: str
    grey: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat with markers could do nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Resources went to the supply; ``why`` is space, growth, card, activation, filter or salt."""

    seat: int
    amounts: Amounts
    why: str


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Resources came to a stock; ``why`` is space, growth, filter or network."""

    seat: int
    amounts: Amounts
    why: str


@dataclass(frozen=True, slots=True)
class VacuoleFilled(Event):
    """Water went into a seat's region of the vacuole; ``why`` is xylem, wall, growth, card or activation."""

    seat: int
    water: int
    why: str


@dataclass(frozen=True, slots=True)
class WaterSank(Event):
    """The Water Level went down one step."""

    level: int


@dataclass(frozen=True, slots=True)
class SugarMade(Event):
    """Water and carbon dioxide became a Carbohydrate."""

    seat: int
    times: int


@dataclass(frozen=True, slots=True)
class WallBuilt(Event):
    """A Carbohydrate closed the next space of the wall; ``seat`` is -1 in the evening."""

    seat: int
    space: int
    points: int


@dataclass(frozen=True, slots=True)
class PlantGrew(Event):
    """A growth marker moved."""

    seat: int
    track: str
    start: str
    node: str


@dataclass(frozen=True, slots=True)
class RootBonusTaken(Event):
    """A bonus action of the mangrove was bought."""

    seat: int
    node: str


@dataclass(frozen=True, slots=True)
class FirstPlayerTaken(Event):
    """A seat took the First Player marker, for the next round."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card went from the row to a hand, in sight of all."""

    seat: int
    card: str
    slot: int


@dataclass(frozen=True, slots=True)
class _Cards(Event):
    """Cards that only their owner sees; others learn how many."""

    seat: int
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        """The cards themselves only for the owner."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardsDrawn(_Cards):
    """Cards came from the deck."""

    seals: ClassVar[str] = "cards"


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards went to the discard pile, which lies open; ``seat`` is -1 at dusk."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The discard pile became the deck."""

    seals: ClassVar[str] = "cards"

    count: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card lies open before its seat."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class EnzymeActivated(Event):
    """An Enzyme in play did its work again."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """Health rose."""

    seat: int
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class EveningBegan(Event):
    """All markers went home."""

    round: int


@dataclass(frozen=True, slots=True)
class VacuoleRewarded(Event):
    """The fullest region moved its marker up and was emptied; perhaps a grey marker came with it."""

    seat: int
    water: int
    track: int
    grey: bool


@dataclass(frozen=True, slots=True)
class WaterReset(Event):
    """The Water Level rose for the next day."""

    level: int


@dataclass(frozen=True, slots=True)
class RowFilled(Event):
    """The row after sliding left and filling up; ``new`` of its cards came from the deck."""

    seals: ClassVar[str] = "cards"

    row: tuple[str, ...]
    new: int


@dataclass(frozen=True, slots=True)
class LastDayEnded(Event):
    """The wall is closed: what is left in the hands may be played."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Everything is scored."""

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
