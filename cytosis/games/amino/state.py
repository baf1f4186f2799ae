"""The whole state of a game as small integers and frozen values, so that a copy costs about a microsecond.

A card is the position of its face in the data. The places of all atmospheres are one list, seat by seat:
place ``seat * size + i``. What a seat knows is a mask over those places, because cards move and
knowledge of a place moves with them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cytosis.engine.plain import PlainState

EMPTY: Final = -1
"""Stands on a place where no card lies."""

NO_PLACE: Final = -1
OVER: Final = "over"


class Tally(NamedTuple):
    """What a seat has scored: by source, and hand by hand."""

    gases: int = 0
    amino_acid: int = 0
    other: int = 0  # of a snapshot whose total was not explained
    by_hand: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """All points so far."""
        return sum(self.by_hand)


class State(PlainState):
    """Everything about a game in progress. Rules change it in place; :meth:`copy` branches it."""

    __slots__ = (
        "air",
        "chosen",
        "deck",
        "discard",
        "extra",
        "hand",
        "hands",
        "kind",
        "knows",
        "looked",
        "offer",
        "open",
        "place",
        "rng",
        "seat",
        "starter",
        "tallies",
    )

    kind: str  # the pending decision; OVER when the game has ended
    seat: int  # whose decision it is
    hand: int  # the number of this hand, from 1
    starter: int  # began this hand
    extra: bool  # this hand is the one after a tie
    air: list[int]  # a card by place, EMPTY where none lies
    knows: list[int]  # by seat, a mask of the places whose card it knows
    hands: list[bytes]  # the cards of each hand, in the order they came
    deck: bytes  # the next card is the last
    discard: bytes
    looked: tuple[int, ...]  # analyze: the places already looked at in this turn
    chosen: tuple[int, ...]  # seed: by target seat, EMPTY where none is chosen; () at every other time
    place: int  # sunlight: the place to be filled, else NO_PLACE
    offer: bytes  # sunlight: the cards to choose from
    open: bool  # the atmospheres lie face up
    tallies: tuple[Tally, ...]
    rng: int

    def copy(self) -> State:
        """An independent copy: lists are copied, everything else is frozen and shared."""
        new = State.__new__(State)
        new.kind = self.kind
        new.seat = self.seat
        new.hand = self.hand
        new.starter = self.starter
        new.extra = self.extra
        new.air = self.air[:]
        new.knows = self.knows[:]
        new.hands = self.hands[:]
        new.deck = self.deck
        new.discard = self.discard
        new.looked = self.looked
        new.chosen = self.chosen
        new.place = self.place
        new.offer = self.offer
        new.open = self.open
        new.tallies = self.tallies
        new.rng = self.rng
        return new
