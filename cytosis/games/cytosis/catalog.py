"""What there is: cards, board, goals, events and numbers of one ruleset at one table size.

A :class:`Catalog` is compiled once from ``rules_data`` (see :mod:`.load`) and never changes. Rules
read numbers from here and nowhere else, so correcting a value never touches code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cytosis.engine.data.tree import Branch

RESOURCES = ("atp", "mrna", "protein", "lipid", "carb")
"""The five resources in the order used everywhere: vectors, notation, snapshots, screens."""

ATP: Final = 0
MRNA: Final = 1
PROTEIN: Final = 2
LIPID: Final = 3
CARB: Final = 4

Amounts = tuple[int, int, int, int, int]
"""One number per resource, in the order of :data:`RESOURCES`."""

NOTHING: Amounts = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Card:
    """A cell component card."""

    id: str
    family: str  # a key of families in cards.yaml, e.g. "protein_hormone", "enzyme", "macromolecule"
    name: str
    cost: Amounts  # what completing it takes, from the stock or (hormones, receptors) the vesicle
    hp: int
    start: str = ""  # the area where its vesicle starts; "" where it needs none
    colour: str = ""  # enzymes: cards of different colours make sets
    group: str = ""  # enzymes: the enzyme class, for the biology page
    receives: str = ""  # hormones: the receptor family that answers them
    strain: str = ""  # cards resolved when they are taken: never in a hand, shuffled in after the deal
    gives: Amounts = NOTHING  # macromolecule cards: what playing them gives
    status: str = "known"  # known | weak | proposed
    status_of: Mapping[str, str] | None = None  # single values whose status differs


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a flask."""

    id: str
    area: str
    kind: str  # gain exchange convert buy detox_or_steroid vesicle_start/_modify/_finish enzyme laureates
    part: str = ""  # "upper" | "lower" where the area is divided
    pay: Amounts = NOTHING
    gain: Amounts = NOTHING
    slot: int = -1  # buy: the slot of the row, counted from 0
    converts: tuple[str, str] = ("", "")  # convert, vesicle starts: resource given up -> resource made
    adds: tuple[str, ...] = ()  # vesicle_modify: one of these is added
    status: str = "known"


@dataclass(frozen=True, slots=True)
class Area:
    """A region of the cell: its spots, its vesicle places and where its boost tokens lie."""

    id: str
    spots: tuple[str, ...]
    boost: str = ""  # the boost location whose tokens go to flasks here; "" for none
    places: int = 0  # how many vesicles fit
    places_status: str = "known"


@dataclass(frozen=True, slots=True)
class Limit:
    """At most ``most`` of these spots may be occupied when an own flask comes (CY-T08)."""

    spots: tuple[str, ...]
    most: int


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal card: points at the end for completed cards of one family, or for what an expansion counts."""

    id: str
    counts: str
    per_card: int
    per: int = 1  # so many of them make one that scores
    status: str = "known"


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event card; exactly one of its effects is set."""

    id: str
    copies: int
    location: str = ""  # boost: where
    adds: Amounts = NOTHING  # boost: what lies there for the first flask
    price_cut: int = 0  # reduce: every row card costs that much less
    loses: tuple[tuple[int, int], ...] = ()  # toxicity: (from this many of a kind, lose that many)
    attack: str = ""  # a virus strain; these events are always part of the game
    status: str = "known"


@dataclass(frozen=True, slots=True)
class Setup:
    """Numbers of the set-up for this table size."""

    flasks: int
    disks: int
    markers: int  # goal markers per seat
    grey_flasks: int
    grey_price: int  # in ATP
    events: int
    goals: int
    goals_apart: tuple[str, ...]  # goals of which only one may lie face up
    dealt: int
    kept: int
    row: int
    start_atp: tuple[int, ...]  # by position in the first round's order
    supply: int  # ATP there are in all; 0: as many as are needed
    extra: int  # further resources taken at the start
    extra_kinds: tuple[str, ...]
    detox_removed: int
    discarded: int  # cards leaving the row each round


@dataclass(frozen=True, slots=True)
class Scoring:
    """Numbers of the scoring for this table size."""

    receptor_other: int  # per receptor, when somebody else completes the hormone
    receptor_own: int
    first_marker: int
    markers_per_goal: int
    detox: tuple[int, ...]  # points by place
    detox_by_cards: bool  # equal ATP is parted by the number of cards
    sets: tuple[int, ...]  # points by number of different enzyme colours, from 0
    leftovers: Amounts  # how many of a kind make 1 point; 0 = never
    final_tie: tuple[str, ...]  # cards | atp | first_player | last_from_first_player


@dataclass(frozen=True, slots=True)
class Switches:
    """Where editions differ in what may be done, not only in numbers."""

    exhaust: tuple[str, ...]  # resources an exhausted flask may give; empty: passing, when stuck, instead
    event_before_row: bool
    free_slot_bonus: int  # ATP for taking the free card while prices are reduced
    bump: str  # highest_health | active_chooses
    loads_come_home: bool  # loads on vesicles return to the stock before it is counted


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything the rules need to know about one ruleset at one table size."""

    game: str
    edition: str
    expansions: tuple[str, ...]
    seats: int
    cards: tuple[Card, ...]
    areas: tuple[Area, ...]
    spots: tuple[Spot, ...]
    limits: tuple[Limit, ...]
    goals: tuple[Goal, ...]  # the pool
    events: tuple[EventCard, ...]
    setup: Setup
    scoring: Scoring
    switches: Switches
    sections: Mapping[str, Branch]  # the expansions' own figures, by expansion
