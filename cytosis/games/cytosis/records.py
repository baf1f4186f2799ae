"""Turns records of the rules data into the parts of a catalog, one record at a time.

Each reader knows which keys its record may have and what they may hold. What concerns several records
at once is the business of :mod:`.check`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cytosis.engine.data.figures import MOST, TRUST, least_sure, numbers, trust
from cytosis.engine.data.tree import Branch, Key, Leaf
from cytosis.games.cytosis.catalog import (
    NOTHING,
    RESOURCES,
    Amounts,
    Area,
    Card,
    EventCard,
    Goal,
    Limit,
    Spot,
)

BASE_FAMILIES = (
    "protein_hormone",
    "steroid_hormone",
    "protein_hormone_receptor",
    "steroid_hormone_receptor",
    "enzyme",
    "alcohol_detoxification",
    "macromolecule",
)
FAMILIES = (*BASE_FAMILIES, "virus_attack")
AREAS = (
    "nucleus",
    "ribosome",
    "smooth_er",
    "rough_er",
    "golgi",
    "exocytosis",
    "glucose",
    "mitochondria",
    "cytoplasm",
    "laureates",
    "cards",
)
PARTS = ("upper", "lower")
SPOT_KEYS: Mapping[str, tuple[str, ...]] = {
    "gain": ("gain",),
    "exchange": ("pay", "gain"),
    "convert": ("from", "to"),
    "buy": ("slot", "pay"),
    "detox_or_steroid": ("from", "to"),
    "vesicle_start": ("from", "to"),
    "vesicle_modify": ("adds",),
    "vesicle_finish": (),
    "enzyme": (),
    "laureates": ("gain",),
}
"""The closed list of what a spot can do, and the keys that say how."""

COUNTED = ("attacks", "antibodies")
"""What a goal may count besides completed cards; an expansion keeps the number."""

HOLDS_VESICLES = ("detox_or_steroid", "vesicle_start", "vesicle_modify")
_MADE_KEYS: Mapping[str, tuple[str, ...]] = {
    "vesicle": ("takes", "start", "receives"),
    "stock": ("takes", "colours"),
    "played": (),
    "resolved": (),
}
_CARD_ID = re.compile(r"[A-Z]{2}[0-9]{1,2}")
_SPOT_ID = re.compile(r"[a-z_]+\.[0-9]")
_WORD_ID = re.compile(r"[A-Za-z][A-Za-z_]*")


@dataclass(frozen=True, slots=True)
class Family:
    """What the cards of one family have in common."""

    id: str
    count: int
    made: str
    start: str
    takes: tuple[str, ...]
    colours: tuple[str, ...]
    receives: str


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the board."""

    areas: tuple[Area, ...]
    spots: tuple[Spot, ...]


def amounts(record: Branch, key: Key) -> Amounts:
    """Numbers by resource; resources not named are 0."""
    table = record.branch(key)
    table.only(*RESOURCES)
    return _vector(table)


def read_families(tree: Branch) -> dict[str, Family]:
    """The card families."""
    section = tree.branch("families")
    section.only(*FAMILIES)
    return {id_: _family(id_, record) for id_, record in section.records()}


def read_cards(tree: Branch, families: Mapping[str, Family]) -> tuple[Card, ...]:
    """The cards in data order."""
    return tuple(_card(id_, record, families) for id_, record in tree.branch("cards").records())


def read_side(side: Branch) -> Side:
    """One side of the board: its areas and all their spots, in board order."""
    side.only("spot_count", "areas", *TRUST)
    trust(side)
    areas: list[Area] = []
    spots: list[Spot] = []
    section = side.branch("areas")
    section.only(*AREAS)
    for id_, record in section.records():
        here = tuple(_spot(spot_id, spot, id_) for spot_id, spot in record.branch("spots").records())
        areas.append(_area(id_, record, here))
        spots.extend(here)
    return Side(tuple(areas), tuple(spots))


def read_limits(board: Branch, seats: int, side: Side) -> tuple[Limit, ...]:
    """How many spots of an area may be occupied at a table of that size; mostly nothing is said."""
    limits = board.branch("limits")
    if seats not in limits.entries:
        return ()
    record = limits.branch(seats)
    record.only("areas", *TRUST)
    trust(record)
    section = record.branch("areas")
    section.only(*(area.id for area in side.areas))
    result: list[Limit] = []
    for area in side.areas:
        if area.id in section.entries:
            result.extend(_area_limits(section, area.id, side))
    return tuple(result)


def read_goals(tree: Branch, families: Mapping[str, Family]) -> tuple[Goal, ...]:
    """The pool of goal cards in data order."""
    return tuple(_goal(id_, record, families) for id_, record in tree.branch("goals").records())


def read_events(tree: Branch) -> tuple[EventCard, ...]:
    """The event cards in data order."""
    return tuple(_event(id_, record) for id_, record in tree.branch("events").records())


def _vector(table: Branch) -> Amounts:
    atp, mrna, protein, lipid, carb = (
        table.number(kind, 0, MOST) if kind in table.entries else 0 for kind in RESOURCES
    )
    return atp, mrna, protein, lipid, carb


def _some(record: Branch, key: str) -> Amounts:
    """Amounts of which at least one is not 0."""
    result = amounts(record, key)
    if result == NOTHING:
        raise record.error("names no resource; write how many of which, e.g. {atp: 1}", key)
    return result


def _id(record: Branch, id_: str, pattern: re.Pattern[str], example: str) -> str:
    if not pattern.fullmatch(id_):
        raise record.error(f"{id_!r} cannot be an id here; write it like {example}")
    return id_


def _family(id_: str, record: Branch) -> Family:
    made = record.word("made", _MADE_KEYS)
    record.only("count", "made", *_MADE_KEYS[made], *TRUST)
    trust(record)
    return Family(
        id=id_,
        count=record.number("count", 1, MOST),
        made=made,
        start=record.word("start", AREAS) if made == "vesicle" else "",
        takes=record.words("takes", RESOURCES) if "takes" in _MADE_KEYS[made] else (),
        colours=_colours(record) if "colours" in record.entries else (),
        receives=record.word("receives", FAMILIES) if "receives" in record.entries else "",
    )


def _colours(record: Branch) -> tuple[str, ...]:
    """Names of colours: any words, but each once."""
    items = record.series("colours").items
    return record.words("colours", (str(item.value) for item in items if isinstance(item, Leaf)))


def _card(id_: str, record: Branch, families: Mapping[str, Family]) -> Card:
    _id(record, id_, _CARD_ID, "PH1")
    family = families[record.word("family", families)]
    own = {"played": ("gives",), "resolved": ("strain",)}.get(family.made, (*family.takes, "hp"))
    keys = (*own, "colour", "group") if family.colours else own
    record.only("family", "name", *keys, *TRUST)
    status, single = trust(record)
    cost = _vector(record)
    if "hp" in keys and cost == NOTHING:
        raise record.error(f"costs nothing; write how many of {', '.join(family.takes)} it takes")
    return Card(
        id=id_,
        family=family.id,
        name=_name(record, "name"),
        cost=cost,
        hp=record.number("hp", 1, MOST) if "hp" in keys else 0,
        start=family.start,
        colour=record.word("colour", family.colours) if "colour" in keys else "",
        group=_name(record, "group") if "group" in keys else "",
        receives=family.receives,
        strain=_name(record, "strain") if "strain" in keys else "",
        gives=_some(record, "gives") if "gives" in keys else NOTHING,
        status=status,
        status_of=single or None,
    )


def _name(record: Branch, key: str) -> str:
    name = record.need(key, str)
    if not name.isprintable() or not 0 < len(name.strip()) == len(name) <= 60:
        raise record.error("must be one line of 1 to 60 characters without spaces around it", key)
    return name


def _spot(id_: str, record: Branch, area: str) -> Spot:
    _id(record, id_, _SPOT_ID, "nucleus.3")
    kind = record.word("kind", SPOT_KEYS)
    keys = SPOT_KEYS[kind]
    record.only("kind", "part", *keys, *TRUST)
    return Spot(
        id=id_,
        area=area,
        kind=kind,
        part=record.word("part", PARTS) if "part" in record.entries else "",
        pay=_price(record, kind) if "pay" in keys else NOTHING,
        gain=_some(record, "gain") if "gain" in keys else NOTHING,
        slot=record.number("slot", 1, MOST) - 1 if "slot" in keys else -1,
        converts=_conversion(record) if "from" in keys else ("", ""),
        adds=record.words("adds", RESOURCES) if "adds" in keys else (),
        status=least_sure(record),
    )


def _price(record: Branch, kind: str) -> Amounts:
    """What a spot costs: a card may be free, anything else is a real exchange."""
    return amounts(record, "pay") if kind == "buy" else _some(record, "pay")


def _conversion(record: Branch) -> tuple[str, str]:
    return record.word("from", RESOURCES), record.word("to", RESOURCES)


def _area(id_: str, record: Branch, spots: tuple[Spot, ...]) -> Area:
    holds = any(spot.kind in HOLDS_VESICLES for spot in spots)
    record.only("boost", "spots", *TRUST, *(("places",) if holds else ()))
    status, single = trust(record)
    return Area(
        id=id_,
        spots=tuple(spot.id for spot in spots),
        boost=record.word("boost", AREAS) if "boost" in record.entries else "",
        places=record.number("places", 1, MOST) if holds else 0,
        places_status=single.get("places", status),
    )


def _area_limits(section: Branch, area: str, side: Side) -> list[Limit]:
    """The limit of an area, or those of its parts."""
    spots = [spot for spot in side.spots if spot.area == area]
    if not isinstance(section.entries[area], Branch):
        return [Limit(tuple(spot.id for spot in spots), section.number(area, 1, len(spots)))]
    parts = section.branch(area)
    parts.only(*dict.fromkeys(spot.part for spot in spots if spot.part))
    result: list[Limit] = []
    for part in parts.entries:
        ids = tuple(spot.id for spot in spots if spot.part == part)
        result.append(Limit(ids, parts.number(part, 1, len(ids))))
    return result


def _goal(id_: str, record: Branch, families: Mapping[str, Family]) -> Goal:
    _id(record, id_, _WORD_ID, "G_ENZ")
    record.only("counts", "per_card", "per", *TRUST)
    completed = (family.id for family in families.values() if family.made in ("vesicle", "stock"))
    return Goal(
        id=id_,
        counts=record.word("counts", (*completed, *COUNTED)),
        per_card=record.number("per_card", 1, MOST),
        per=record.number("per", 1, MOST) if "per" in record.entries else 1,
        status=least_sure(record),
    )


def _event(id_: str, record: Branch) -> EventCard:
    _id(record, id_, _WORD_ID, "boost_nucleus")
    effects = [key for key in ("location", "price_cut", "loses", "attack") if key in record.entries]
    if len(effects) != 1:
        raise record.error("needs exactly one effect; write location and adds, price_cut, loses or attack")
    boost = "location" in effects
    record.only("copies", *effects, *(("adds",) if boost else ()), *TRUST)
    return EventCard(
        id=id_,
        copies=record.number("copies", 1, MOST),
        location=record.need("location", str) if boost else "",
        adds=_some(record, "adds") if boost else NOTHING,
        price_cut=record.number("price_cut", 1, MOST) if "price_cut" in effects else 0,
        loses=_steps(record) if "loses" in effects else (),
        attack=_name(record, "attack") if "attack" in effects else "",
        status=least_sure(record),
    )


def _steps(record: Branch) -> tuple[tuple[int, int], ...]:
    """Pairs of (from this many, lose that many), both rising."""
    series = record.series("loses")
    steps: list[tuple[int, int]] = []
    for item in series.items:
        pair = numbers(item)
        if len(pair) != 2 or not 0 < pair[1] <= pair[0] <= MOST:
            raise item.place.error(f"{series.name}: a step is [from how many, lose how many], e.g. [5, 1]")
        least, loss = pair
        if steps and (least <= steps[-1][0] or loss <= steps[-1][1]):
            raise item.place.error(f"{series.name}: both numbers must rise from step to step; sort them")
        steps.append((least, loss))
    if not steps:
        raise record.error("has no step; write e.g. [[5, 1]]", "loses")
    return tuple(steps)
