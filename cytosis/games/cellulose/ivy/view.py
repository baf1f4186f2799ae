"""Ivy as everybody sees her: all but the order of her action cards lies open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cytosis.engine.rules import Snapshot
from cytosis.games.cellulose.data.catalog import CARB, CO2, IVY, WATER, Catalog
from cytosis.games.cellulose.state import (
    GREY,
    HP,
    IVY_SOURCES,
    MARKERS,
    POINTS,
    TRACK,
    VACUOLE,
    State,
)

STOCK = {"water": WATER, "co2": CO2, "carb": CARB}
"""All she ever holds."""


@dataclass(frozen=True, slots=True)
class IvyView:
    """The rival of a game alone."""

    level: str
    total: int
    points: Mapping[str, int]
    stock: Mapping[str, int]
    markers: int
    grey: int
    hand: tuple[str, ...]  # the oldest first
    played: tuple[str, ...]
    enzymes: tuple[str, ...]  # the bottom of the stack first
    map: tuple[int, int]
    strategies: tuple[str, ...]
    growth: int
    deck: tuple[str, ...] | None  # None: its order is hidden
    deck_count: int
    discard: tuple[str, ...]
    aside: tuple[str, ...]
    vacuole: int
    track: int

    def as_dict(self) -> Snapshot:
        """Her part of a snapshot."""
        return {
            "level": self.level,
            "hp": self.total,
            "points": dict(self.points),
            "stock": dict(self.stock),
            "markers": self.markers,
            "grey": self.grey,
            "hand": list(self.hand),
            "played": list(self.played),
            "enzymes": list(self.enzymes),
            "map": list(self.map),
            "strategies": list(self.strategies),
            "growth": self.growth,
            "deck": self.deck_count if self.deck is None else list(self.deck),
            "discard": list(self.discard),
            "aside": list(self.aside),
            "vacuole": self.vacuole,
            "track": self.track,
        }


def observe(state: State, catalog: Catalog, whole: bool) -> IvyView | None:
    """What everybody may know of her; None where nobody plays alone."""
    facts, ivy, me = catalog.ivy, state.ivy, state.seats[IVY]
    if facts is None:
        return None

    def cards(which: bytes) -> tuple[str, ...]:
        return tuple(catalog.cards[card].id for card in which)

    def actions(which: bytes) -> tuple[str, ...]:
        return tuple(facts.actions[card].id for card in which)

    return IvyView(
        level=facts.level,
        total=me[HP],
        points=MappingProxyType(
            {name: me[POINTS + i] for i, name in enumerate(IVY_SOURCES) if me[POINTS + i]}
        ),
        stock=MappingProxyType({name: me[i] for name, i in STOCK.items()}),
        markers=me[MARKERS],
        grey=me[GREY],
        hand=cards(state.hands[IVY]),
        played=cards(state.played[IVY]),
        enzymes=cards(ivy.enzymes),
        map=(ivy.x, ivy.y),
        strategies=tuple(facts.strategies[i].id for i in ivy.strategies),
        growth=ivy.growth,
        deck=actions(ivy.deck) if whole else None,
        deck_count=len(ivy.deck),
        discard=actions(ivy.discard),
        aside=actions(ivy.aside),
        vacuole=me[VACUOLE],
        track=me[TRACK],
    )
