"""The whole state of a game as small integers and frozen values, so that a copy costs about a microsecond.

A seat is a list of integers with named positions: ``me[WATER] += 3``. Cards are positions in the data, a
hand is sorted bytes. Which markers lie where are masks over the action spaces, by seat and colour.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from cytosis.engine.plain import PlainState

# -- positions in a seat's record; the first six are the resources, as in catalog.RESOURCES --------------
HP: Final = 6
MARKERS: Final = 7  # own markers still to be placed this round
GREY: Final = 8  # grey ones
SHOOT: Final = 9  # nodes of the plant board
ROOT: Final = 10
VACUOLE: Final = 11  # Water in the own region
TRACK: Final = 12  # place on the vacuole track
OWN_AT: Final = 13  # masks of the spaces where own markers lie,
GREY_AT: Final = 14  # and grey ones this seat placed

SOURCES = ("wall", "vacuole", "cards", "plant", "carbs", "specializations", "other")
"""Where points of a seat come from, in the order of the score sheet."""

IVY_SOURCES = (*SOURCES, "spaces")
"""And those of Ivy, who also scores on spaces where seats collect."""

POINTS: Final = 15  # the first of len(IVY_SOURCES) positions
SEAT_SIZE = POINTS + len(IVY_SOURCES)
WALL_HP: Final = 15  # the positions themselves, in that order; written out, they cost nothing
VACUOLE_HP: Final = 16
CARD_HP: Final = 17
PLANT_HP: Final = 18
CARB_HP: Final = 19
SPECIAL_HP: Final = 20
OTHER_HP: Final = 21
SPACES_HP: Final = 22

OVER: Final = "over"
EMPTY: Final = -1

Seat: TypeAlias = list[int]
Step: TypeAlias = tuple[Any, ...]
"""Something that goes on by itself: its name and plain data."""


class State(PlainState):
    """Everything about a game in progress. Rules change it in place; :meth:`copy` branches it."""

    __slots__ = (
        "asked",
        "deck",
        "discard",
        "first_player",
        "hands",
        "ivy",
        "kind",
        "known",
        "passes",
        "phase",
        "played",
        "reward_grey",
        "rng",
        "round",
        "row",
        "seat",
        "seats",
        "starter",
        "todo",
        "wall",
        "water_level",
    )

    kind: str  # the pending decision; OVER when the game has ended
    seat: int  # whose decision it is
    asked: tuple[Any, ...]  # what the pending decision is about
    todo: tuple[Step, ...]  # what goes on by itself afterwards; the next is the last
    phase: str  # sunrise daytime evening final
    round: int
    starter: int  # began this round
    first_player: int  # holds the marker
    seats: list[Seat]  # in a game alone the last is Ivy's; so are the last hand and the last cards played
    hands: list[bytes]  # in the order of the data; Ivy's oldest first
    known: list[bytes]  # the part of the hand that everybody saw being taken
    played: list[bytes]  # in the order of playing
    row: tuple[int, ...]  # a card by slot, EMPTY where there is none
    deck: bytes  # the next card is the last
    discard: bytes
    water_level: int
    wall: int  # covered spaces
    reward_grey: int  # grey markers lying at the vacuole
    passes: int  # turns in a row in which nobody could do anything
    rng: int
    ivy: Any  # an IvyState in a game alone, else None

    def copy(self) -> State:
        """An independent copy: lists are copied, everything else is frozen and shared."""
        new = State.__new__(State)
        new.kind = self.kind
        new.seat = self.seat
        new.asked = self.asked
        new.todo = self.todo
        new.phase = self.phase
        new.round = self.round
        new.starter = self.starter
        new.first_player = self.first_player
        new.seats = [seat[:] for seat in self.seats]
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.played = self.played[:]
        new.row = self.row
        new.deck = self.deck
        new.discard = self.discard
        new.water_level = self.water_level
        new.wall = self.wall
        new.reward_grey = self.reward_grey
        new.passes = self.passes
        new.rng = self.rng
        new.ivy = self.ivy and self.ivy.copy()
        return new


def with_card(cards: bytes, card: int) -> bytes:
    """Sorted cards with one more."""
    return bytes(sorted((*cards, card)))
