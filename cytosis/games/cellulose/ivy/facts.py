"""What the data says of Ivy, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

DO = (
    *("water", "co2", "lesser", "photosynthesis", "wall", "ribosome", "mitochondria", "growth", "first"),
    "take",
)
"""What a bar of an action card may tell her to do."""

WAYS: Mapping[str, tuple[int, int]] = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}
"""The directions on her map: x to the right, y up."""

ANY: Final = "any"
OWN: Final = "own_strategy"
"""A bar for whatever strategy she has, and the Specializations that belong to one of hers."""


@dataclass(frozen=True, slots=True)
class Strategy:
    """An edge of her map."""

    id: str
    way: tuple[int, int]
    bonus: int


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of her growth track: what covering it does once, and what it brings each morning."""

    arrows: int
    needs: str  # a strategy without which she cannot go there
    hp: int
    draw: int
    lesser: int  # each morning: so often the scarcer one of Water and carbon dioxide,
    cv_water: int
    photosynthesis: int


@dataclass(frozen=True, slots=True)
class Bar:
    """One thing an action card may tell her to do, and when."""

    do: str
    hp: int
    cv: int
    least: int  # wall: only for so many points
    double: bool  # photosynthesis: only on the space for two
    track: str
    types: tuple[str, ...]
    hand_below: int  # only with fewer cards in hand; 0: always
    has: str  # only with such a card in hand
    strategy: str  # only with that strategy


@dataclass(frozen=True, slots=True)
class Play:
    """A kind of card she may play after her action."""

    type: str
    activate: int


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A card of her own deck."""

    id: str
    level: int
    strategy: str
    bars: tuple[Bar, ...]
    play: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class IvyFacts:
    """All facts about her at one level."""

    level: str
    bonuses: bool  # whether strategies have theirs
    specializations: int  # she starts with so many
    strategies: tuple[Strategy, ...]
    moved_by: Mapping[int, int]  # by card: the strategy towards which gaining it moves her
    track: tuple[TrackSpace, ...]
    actions: tuple[ActionCard, ...]
    figures: Mapping[str, int]

    def figure(self, name: str) -> int:
        """One of the single numbers."""
        return self.figures[name]

    def place(self, strategy: str) -> int:
        """The position of a strategy."""
        return next(i for i, one in enumerate(self.strategies) if one.id == strategy)
