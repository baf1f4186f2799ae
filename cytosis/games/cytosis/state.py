"""The whole state of a game as small integers and tuples, so that a copy costs about a microsecond.

A seat is a list of integers with named positions: ``me[ATP] += 3``. Sets of cards are bit masks over
the catalog's card order. Whatever changes rarely is an immutable tuple that copies share.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from cytosis.engine.plain import PlainState
from cytosis.games.cytosis.catalog import NOTHING, Amounts

# -- positions in a seat's record; the first five are the resources, as in catalog.RESOURCES ------------
FLASKS: Final = 5  # coloured flasks not yet used this round
DISKS: Final = 6  # vesicle disks in the own supply
MARKERS: Final = 7  # goal markers not yet placed
HEALTH: Final = 8  # the sum of all points
HAND: Final = 9  # card masks: hidden hand,
KNOWN: Final = 10  # the part of the hand that everybody saw being taken (CY-K03),
COMPLETED: Final = 11  # and what lies open
VESICLES: Final = 12  # mask of the vesicle places where the own disks lie
OPEN_GOALS: Final = 13  # mask of the goals that can still take a marker of this seat
GREY_PRICE: Final = 14  # terms of this seat: what a grey flask costs it, in ATP,
FREE_ROW: Final = 15  # 1 where cards of the row cost it nothing,
SURPLUS: Final = 16  # and how much more its collecting spots give

SOURCES = ("cards", "receptors", "markers", "losses", "other", "leftovers", "detox", "sets", "goals")
"""Where points come from, in the order of the score sheet; the last four only once the game is over."""

POINTS: Final = 17  # the first of len(SOURCES) positions: points by source
CARDS: Final = 17  # the positions themselves, in the order of SOURCES; written out, so that they cost nothing
RECEPTORS: Final = 18
MARKER_POINTS: Final = 19
LOSSES: Final = 20
OTHER: Final = 21
LEFTOVERS: Final = 22
DETOX: Final = 23
SETS: Final = 24
GOALS: Final = 25
SEAT_SIZE = POINTS + len(SOURCES)

Seat: TypeAlias = list[int]

Step: TypeAlias = tuple[Any, ...]
"""Something that goes on by itself: its name and plain data."""

# -- spots: the low bits name the coloured flask, the rest counts grey ones -------------------------------
OWNER_BITS: Final = 7
GREY_UNIT: Final = 8


class Vesicle(NamedTuple):
    """A transport vesicle disk on the board with what it carries."""

    seat: int
    load: Amounts


FREE_PLACE = Vesicle(-1, NOTHING)
"""Stands on a vesicle place where no disk lies."""


class State(PlainState):
    """Everything about a game in progress. Rules change it in place; :meth:`copy` branches it."""

    __slots__ = (
        "active",
        "asked",
        "boosts",
        "by_health",
        "deck",
        "deck_known",
        "discard",
        "empty",
        "events",
        "first_player",
        "goals",
        "grey",
        "grey_used",
        "kind",
        "lying",
        "marks",
        "parts",
        "past",
        "removed",
        "returned",
        "rng",
        "round",
        "row",
        "seat",
        "seats",
        "spots",
        "starter",
        "taken",
        "todo",
        "usable",
        "vesicles",
    )

    kind: str  # the pending decision; "over" when the game has ended
    seat: int  # whose decision it is
    asked: Any  # what the pending decision is about, as plain frozen data; None in the base game
    todo: tuple[Step, ...]  # what goes on by itself once the pending decision is made; the next is the last
    parts: tuple[Any, ...]  # the expansions' own parts: frozen values, replaced when they change
    grey_used: bool  # this turn's grey flask is spent
    seats: list[Seat]
    by_health: tuple[int, ...]  # seats, most health first, equals in the order of this round (CY-V10)
    round: int
    starter: int  # began this round
    first_player: int  # holds the marker
    active: int  # event index, -1 for none
    past: tuple[int, ...]  # events of earlier rounds
    events: tuple[int, ...]  # the next one is the last
    row: tuple[int, ...]  # card index by slot, -1 where it is empty
    empty: int  # mask of the card spots whose slot is empty
    usable: int  # and of those where a macromolecule card lies
    deck: tuple[int, ...]  # the next card is the last
    deck_known: int  # cards everybody knows to be in the deck again, after a reshuffle
    discard: tuple[int, ...]
    removed: tuple[int, ...]  # left the game unseen
    returned: tuple[int, ...]  # set-up: not kept, to be shuffled back in
    goals: tuple[int, ...]  # the face-up goals
    marks: tuple[tuple[int, ...], ...]  # seats with a marker, by face-up goal
    spots: list[int]  # flasks by spot: seat + 1 in the low bits, grey ones in units of GREY_UNIT
    taken: int  # mask of occupied spots
    vesicles: list[Vesicle]  # by place, the areas one after the other
    lying: int  # mask of the vesicle places where a disk lies
    boosts: tuple[int, ...]  # tokens by boost location
    grey: int  # grey flasks in their area
    rng: int

    def copy(self) -> State:
        """An independent copy: lists are copied, tuples and integers shared."""
        new = State.__new__(State)
        new.kind = self.kind
        new.seat = self.seat
        new.grey_used = self.grey_used
        new.asked = self.asked
        new.todo = self.todo
        new.parts = self.parts
        new.seats = [seat[:] for seat in self.seats]
        new.by_health = self.by_health
        new.round = self.round
        new.starter = self.starter
        new.first_player = self.first_player
        new.active = self.active
        new.past = self.past
        new.events = self.events
        new.row = self.row
        new.empty = self.empty
        new.usable = self.usable
        new.deck = self.deck
        new.deck_known = self.deck_known
        new.discard = self.discard
        new.removed = self.removed
        new.returned = self.returned
        new.goals = self.goals
        new.marks = self.marks
        new.spots = self.spots[:]
        new.taken = self.taken
        new.vesicles = self.vesicles[:]
        new.lying = self.lying
        new.boosts = self.boosts
        new.grey = self.grey
        new.rng = self.rng
        return new
