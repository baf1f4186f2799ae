"""What the data files say, as frozen values: the facts of one ruleset at one table size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cytosis.games.cellulose.ivy.facts import IvyFacts

RESOURCES = ("water", "co2", "protein", "carb", "hormone", "atp")
WATER: Final = 0
CO2: Final = 1
PROTEIN: Final = 2
CARB: Final = 3
HORMONE: Final = 4
ATP: Final = 5
Amounts = tuple[int, int, int, int, int, int]
NOTHING: Amounts = (0, 0, 0, 0, 0, 0)

IVY: Final = -1
NOBODY: Final = -2
"""In place of a seat: the rival of a game alone, and the supply."""

SHOOT, ROOT = TRACKS = ("shoot", "root")
ACTIONS = (
    "collect_water",
    "collect",
    "photosynthesis",
    "build_wall",
    "growth",
    "first_player",
    "take_card",
)
TYPES = ("starch", "psv", "enzyme", "specialization")
EFFECTS = ("exchange", "build", "grow", "cv_water", "draw", "hp")
"""What an Enzyme may do, when it is played and when it is activated."""

ENDS = ("sunrise_co2", "sunrise_water", "vacuole", "psv", "enzymes")
"""What a Specialization may count at the end."""


@dataclass(frozen=True, slots=True)
class Space:
    """An action space of the board."""

    id: str
    action: str
    small: bool  # one marker in all; else one of each colour
    cost: Amounts
    gain: Amounts
    lowers: bool  # the Water Level sinks
    times: int
    tracks: tuple[str, ...]
    slot: int
    draw: int
    status: str = "known"


@dataclass(frozen=True, slots=True)
class Gifts:
    """What a plant space gives: resources, and what is no resource."""

    stock: Amounts
    cv_water: int
    draw: int
    hp: int
    photosynthesis: int


@dataclass(frozen=True, slots=True)
class BonusAction:
    """What may be bought on a bottom space of the mangrove."""

    effect: str  # activate, build, hp
    times: int
    cost: Amounts


@dataclass(frozen=True, slots=True)
class Node:
    """A space of the plant board."""

    id: str
    track: str
    cost: Amounts
    bonus: Gifts  # once, on entering
    income: Gifts  # each morning
    next: tuple[int, ...]
    action: BonusAction | None


@dataclass(frozen=True, slots=True)
class Card:
    """A card of which there are several copies, all alike."""

    id: str
    type: str
    copies: int
    cost: Amounts
    hp: int
    draw: int  # starch
    discard: int
    now: tuple[str, int] | None  # enzyme: its effect when played,
    then: tuple[str, int] | None  # and when activated
    ends: str  # specialization
    status: str = "known"


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a scenario changes; 0 and None change nothing."""

    id: str
    plant: str | None
    water_start: int | None
    resets: tuple[int, ...]
    stomata_lower: bool
    reward_hp: int
    water_every: int
    water_most: int
    filter: int  # Water bought at the xylem,
    filter_cost: Amounts  # and its price
    salt: int | None
    network: int


@dataclass(frozen=True, slots=True)
class Catalog:
    """All facts of one ruleset at one table size."""

    seats: int
    spaces: tuple[Space, ...]
    nodes: tuple[Node, ...]  # shoot first, then root
    starts: tuple[int, int]  # the node each marker begins on
    returns: tuple[int, ...]
    cards: tuple[Card, ...]
    wall: tuple[int, ...]  # points by space
    sections: tuple[int, ...]  # how many spaces are covered when each section is complete
    resets: tuple[int, ...]  # the Water Level after 0, 1, 2 ... complete sections
    water_track: tuple[int, ...]
    water_start: int
    vacuole_track: tuple[int, ...]
    scenario: Scenario
    figures: Mapping[str, int]
    start_water: tuple[int, ...]
    ivy: IvyFacts | None  # the rival of a game alone

    @property
    def everybody(self) -> tuple[int, ...]:
        """Who takes part, in turn order: the seats, and Ivy where there is but one."""
        return tuple(range(self.seats)) if self.ivy is None else (0, IVY)

    def figure(self, name: str) -> int:
        """One of the single numbers: markers, own_grey, row, rewards, discarded, carb_hp and the like."""
        return self.figures[name]
