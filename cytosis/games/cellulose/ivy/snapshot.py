"""Ivy's part of a snapshot: read and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cytosis.engine.data.shape import integer, mapping, names, one_of, sequence
from cytosis.engine.errors import SnapshotError
from cytosis.engine.rules import Snapshot
from cytosis.games.cellulose.data.catalog import CARB, IVY, Catalog
from cytosis.games.cellulose.ivy.facts import IvyFacts
from cytosis.games.cellulose.ivy.state import IvyState
from cytosis.games.cellulose.ivy.view import STOCK
from cytosis.games.cellulose.state import (
    GREY,
    HP,
    IVY_SOURCES,
    MARKERS,
    OTHER_HP,
    POINTS,
    SEAT_SIZE,
    TRACK,
    VACUOLE,
    State,
)

_KEYS = (
    *("level", "hp", "stock", "markers", "grey", "hand", "played", "enzymes", "map", "strategies", "growth"),
    *("deck", "discard", "aside", "vacuole", "track"),
)


def read(data: Snapshot, facts: IvyFacts) -> IvyState:
    """What only she has, of data of the right shape."""
    places = {action.id: i for i, action in enumerate(facts.actions)}
    ivy = IvyState.__new__(IvyState)
    ivy.x, ivy.y = data["map"]
    ivy.growth = data["growth"]
    ivy.strategies = tuple(map(facts.place, data["strategies"]))
    ivy.deck, ivy.discard, ivy.aside = (
        bytes(places[name] for name in data[key]) for key in ("deck", "discard", "aside")
    )
    return ivy


def record(data: Snapshot) -> list[int]:
    """Her record beside the seats."""
    me = [0] * SEAT_SIZE
    for name, i in STOCK.items():
        me[i] = data["stock"][name]
    me[HP], me[MARKERS], me[GREY] = data["hp"], data["markers"], data["grey"]
    me[VACUOLE], me[TRACK] = data["vacuole"], data["track"]
    for i, name in enumerate(IVY_SOURCES):
        me[POINTS + i] = data.get("points", {}).get(name, 0)
    me[OTHER_HP] += me[HP] - sum(me[POINTS:])
    return me


def check(data: object, catalog: Catalog, facts: IvyFacts, most: int) -> None:
    """SnapshotError where her part has not the right shape."""
    found = mapping(data, "ivy", _KEYS, ("points",))
    if found["level"] != facts.level:
        raise SnapshotError(f"ivy.level must be {facts.level}, as the option solo says")
    for key, low, high in (
        ("hp", 0, most),
        ("markers", 0, catalog.figure("markers")),
        ("grey", 0, 3),
        ("growth", 1, len(facts.track)),
        ("vacuole", 0, most),
        ("track", 0, len(catalog.vacuole_track) - 1),
    ):
        integer(found[key], f"ivy.{key}", low, high)
    for name, n in mapping(found["stock"], "ivy.stock", tuple(STOCK), ()).items():
        integer(n, f"ivy.stock.{name}", 0, most)
    for source, n in mapping(found.get("points", {}), "ivy.points", (), IVY_SOURCES).items():
        integer(n, f"ivy.points.{source}", -most, most)
    edge = facts.figure("edge")
    for n in sequence(found["map"], "ivy.map", 2):
        integer(n, "ivy.map", -edge, edge)
    cards = {card.id: card.type for card in catalog.cards}
    for key in ("hand", "played", "enzymes"):
        names(found[key], f"ivy.{key}", cards)
    enzymes = [cards[card] == "enzyme" for card in found["enzymes"]]
    if not all(enzymes) or any(cards[card] == "enzyme" for card in found["played"]):
        raise SnapshotError("ivy.enzymes holds her Enzymes in play, ivy.played the other cards")
    names(found["strategies"], "ivy.strategies", [strategy.id for strategy in facts.strategies])
    for key in ("deck", "discard", "aside"):
        for card in sequence(found[key], f"ivy.{key}"):
            one_of(card, f"ivy.{key}", [action.id for action in facts.actions])


def violations(state: State, catalog: Catalog) -> Iterator[str]:
    """Every promise about her that this state breaks, in words."""
    facts, ivy = catalog.ivy, state.ivy
    if facts is None:
        return
    if Counter(ivy.deck + ivy.discard + ivy.aside) != Counter(range(len(facts.actions))):
        yield f"the action cards of Ivy are not {len(facts.actions)} different ones"
    waiting = {
        i
        for i, action in enumerate(facts.actions)
        if (action.level == 2 and state.wall < catalog.sections[0])
        or (action.level == 3 and facts.place(action.strategy) not in ivy.strategies)
    }
    if set(ivy.aside) != waiting:
        yield "other action cards of Ivy are put aside than the wall and her strategies say"
    edge = facts.figure("edge")
    reached = {i for i, one in enumerate(facts.strategies) if ivy.x * one.way[0] + ivy.y * one.way[1] == edge}
    if set(ivy.strategies) != reached or len(ivy.strategies) != len(reached):
        yield "Ivy's strategies are not those of the edges she has reached"
    stock = state.seats[IVY]
    gathered = facts.figure("gathered")
    if any(stock[i] % gathered for i in STOCK.values() if i != CARB):
        yield f"Ivy holds Water and carbon dioxide by {gathered} only"
