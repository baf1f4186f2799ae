"""From the files in ``rules_data/cellulose`` to a catalog; a wrong value is refused with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path

from cytosis import paths
from cytosis.engine.codec import canonical, digest
from cytosis.engine.data.figures import MOST, TRUST, Figures, least_sure, trust
from cytosis.engine.data.own import Items, lay
from cytosis.engine.data.tree import Branch, plain
from cytosis.engine.data.whole import check_card_count, check_seats, whole
from cytosis.engine.data.whole import table_sizes as in_data
from cytosis.engine.notation import positions
from cytosis.games.cellulose.data.catalog import (
    ACTIONS,
    EFFECTS,
    ENDS,
    NOTHING,
    RESOURCES,
    TRACKS,
    TYPES,
    Amounts,
    BonusAction,
    Card,
    Catalog,
    Gifts,
    Node,
    Scenario,
    Space,
)
from cytosis.games.cellulose.ivy import load as ivy

GAME = "cellulose"
EDITION = "first"
FILES = {
    "board": ("board", "sides"),
    "plants": ("plants",),
    "cards": ("card_count", "cards"),
    "setup": ("seats", "setup", "rules", "scenarios", "lengths"),
    "ivy": ivy.SECTIONS,
}
"""The files and the sections each of them holds."""

PLANTS = ("sprout", "mangrove")
_SETUP = ("markers", "own_grey", "row")
_RULES = (
    *("exchange_water", "exchange_co2", "xylem_vacuole", "wall_vacuole", "activation", "aquaporin_water"),
    *("carb_hp", "vacuole_factor", "psv_hp", "enzyme_hp"),
)
_GIFTS = ("cv_water", "draw", "hp", "photosynthesis")


@lru_cache(maxsize=128)
def catalog(
    seats: int, plant: str | None, scenario: str, length: str, solo: str = "medium", values: Items = ()
) -> Catalog:
    """The facts of a ruleset; DataError where the game is not played by so many."""
    return read_catalog(lay(tree(), values), seats, plant, scenario, length, solo)


@cache
def table_sizes() -> range:
    """The numbers of seats it is played with."""
    return _sizes(tree())


@cache
def choices(section: str) -> tuple[str, ...]:
    """The ids of the scenarios, the lengths, or Ivy's levels."""
    return tuple(id_ for id_, _ in tree().branch(section).records())


@lru_cache(maxsize=64)
def fingerprint(values: Items = ()) -> str:
    """16 hex digits over the values."""
    return digest(canonical(plain(lay(tree(), values))))[:16]


@cache
def asked_plant(scenario: str) -> str | None:
    """The plant board a scenario asks for; None where it asks for none."""
    return _scenario(scenario, tree().branch("scenarios").branch(scenario)).plant


@cache
def tree(root: Path | None = None) -> Branch:
    """All files as one; ``root`` replaces the shipped rules data folder."""
    return whole(root or paths.rules_data(), GAME, FILES)


def _sizes(data: Branch) -> range:
    return in_data(data, 1, 5)


def read_catalog(
    data: Branch, seats: int, plant: str | None, scenario: str, length: str, solo: str = "medium"
) -> Catalog:
    """The facts of a ruleset, all of them checked."""
    sizes = _sizes(data)
    check_seats("Cellulose", sizes, seats)
    board = Figures(data.branch("board"), seats, sizes)
    board.section.only("side", "water_track", "water_start", "vacuole_track", "vacuole_top")
    side = data.branch("sides").branch(board.word("side", tuple(map(str, data.branch("sides").entries))))
    side.only("rewards", "discarded", "wall", "spaces")
    told = _scenario(scenario, data.branch("scenarios").branch(scenario))
    nodes, starts, returns = _plant(data.branch("plants").branch(plant or told.plant or PLANTS[0]))
    start = told.water_start or board.number("water_start", 0)
    wall, sections, resets = _wall(side, data.branch("lengths").branch(length), start)
    if told.resets:
        resets = (*told.resets, *resets[len(told.resets) :])[: len(resets)]
    track = _track(board, (start, *resets))
    setup, rules = (Figures(data.branch(name), seats, sizes) for name in ("setup", "rules"))
    setup.section.only(*_SETUP, "start_water")
    rules.section.only(*_RULES)
    cards = _cards(data)
    rivals = ivy.facts(data, sizes, cards)
    return Catalog(
        seats=seats,
        spaces=tuple(_space(id_, record) for id_, record in side.branch("spaces").records()),
        nodes=nodes,
        starts=starts,
        returns=returns,
        cards=cards,
        wall=wall,
        sections=sections,
        resets=resets,
        water_track=track,
        water_start=start,
        vacuole_track=board.numbers("vacuole_track"),
        scenario=told,
        figures={
            **_numbers(setup, _SETUP),
            **_numbers(rules, _RULES),
            **_numbers(Figures(side, seats, sizes), ("rewards", "discarded")),
            **_numbers(board, ("vacuole_top",)),
        },
        start_water=setup.numbers("start_water")[:seats],
        ivy=rivals[solo] if seats == 1 else None,
    )


def _numbers(figures: Figures, names: tuple[str, ...]) -> dict[str, int]:
    return {name: figures.number(name, 0) for name in names}


def _track(board: Figures, levels: Iterable[int]) -> tuple[int, ...]:
    """The marks of the Water Level: all different, with each to which it is ever set."""
    track = board.numbers("water_track")
    if len({*track}) < len(track):
        raise board.section.error("two marks are the same; correct one of them", "water_track")
    for level in levels:
        if level not in track:
            raise board.section.error(f"no mark is {level}, to which the Water is set; add it", "water_track")
    return track


def _wall(
    side: Branch, length: Branch, start: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Points by space, where sections end, and the Water Level after each."""
    length.only("sections", *TRUST)
    trust(length)
    walls = side.branch("wall")
    spaces: list[int] = []
    sizes, resets = [], [start]
    for name in length.words("sections", tuple(map(str, walls.entries))):
        section = walls.branch(name)
        section.only("spaces", "reset", *TRUST)
        trust(section)
        found = section.numbers("spaces", 0, MOST)
        spaces += found
        sizes.append(len(found))
        if "reset" in section.entries:
            resets.append(section.number("reset", 0, MOST))
    return tuple(spaces), tuple(accumulate(sizes)), tuple(resets)


def amounts(record: Branch, key: str, beside: tuple[str, ...] = ()) -> Amounts:
    """Numbers by resource; resources not named are 0, a missing key is nothing."""
    if key not in record.entries:
        return NOTHING
    table = record.branch(key)
    table.only(*RESOURCES, *beside)
    water, co2, protein, carb, hormone, atp = (
        table.number(name, 0, MOST) if name in table.entries else 0 for name in RESOURCES
    )
    return water, co2, protein, carb, hormone, atp


def _number(record: Branch, key: str, most: int = MOST) -> int:
    return record.number(key, 0, most) if key in record.entries else 0


def _space(id_: str, record: Branch) -> Space:
    record.only("action", "size", "cost", "gain", "lowers", "times", "tracks", "slot", "draw", *TRUST)
    return Space(
        id_,
        record.word("action", ACTIONS),
        record.word("size", ("small", "large")) == "small",
        amounts(record, "cost"),
        amounts(record, "gain"),
        "lowers" in record.entries and record.need("lowers", bool),
        _number(record, "times", 9),
        record.words("tracks", TRACKS) if "tracks" in record.entries else (),
        _number(record, "slot", 9) if "slot" in record.entries else -1,
        _number(record, "draw", 9),
        least_sure(record),
    )


def _plant(record: Branch) -> tuple[tuple[Node, ...], tuple[int, int], tuple[int, ...]]:
    """The nodes of both tracks with their connections as positions."""
    record.only(*TRACKS, "returns")
    listed = [(track, id_, node) for track in TRACKS for id_, node in record.branch(track).records()]
    places = positions(id_ for _, id_, _ in listed)
    nodes = tuple(_node(id_, track, node, places) for track, id_, node in listed)
    shoot, root = (next(i for i, node in enumerate(nodes) if node.track == track) for track in TRACKS)
    return nodes, (shoot, root), _returns(record, places)


def _node(id_: str, track: str, node: Branch, places: Mapping[str, int]) -> Node:
    trust(node)
    node.only("cost", "bonus", "income", "next", "action", *TRUST)
    return Node(
        id_,
        track,
        amounts(node, "cost"),
        _gifts(node, "bonus"),
        _gifts(node, "income"),
        tuple(places[name] for name in node.words("next", tuple(places))),
        _action(node),
    )


def _returns(record: Branch, places: Mapping[str, int]) -> tuple[int, ...]:
    """Where a bonus action may lead back to."""
    if "returns" not in record.entries:
        return ()
    marked = record.branch("returns")
    marked.only("value", *TRUST)
    trust(marked)
    return tuple(places[name] for name in marked.words("value", tuple(places)))


def _gifts(record: Branch, key: str) -> Gifts:
    stock = amounts(record, key, _GIFTS)
    rest = record.branch(key) if key in record.entries else None
    values = [_number(rest, name, MOST) if rest else 0 for name in _GIFTS]
    return Gifts(stock, *values)


def _action(node: Branch) -> BonusAction | None:
    if "action" not in node.entries:
        return None
    record = node.branch("action")
    record.only("effect", "times", "cost")
    return BonusAction(
        record.word("effect", ("activate", "build", "hp")),
        _number(record, "times", MOST),
        amounts(record, "cost"),
    )


def _cards(data: Branch) -> tuple[Card, ...]:
    cards = []
    for id_, record in data.branch("cards").records():
        type_ = record.word("type", TYPES)
        own = {"starch": ("draw", "discard"), "enzyme": ("now", "then"), "specialization": ("ends",)}.get(
            type_, ()
        )
        record.only("type", "copies", "cost", "hp", *own, *TRUST)
        cards.append(
            Card(
                id_,
                type_,
                record.number("copies", 1, 9),
                amounts(record, "cost"),
                record.number("hp", 0, MOST),
                _number(record, "draw", 9),
                _number(record, "discard", 9),
                _effect(record, "now"),
                _effect(record, "then"),
                record.word("ends", ENDS) if type_ == "specialization" else "",
                least_sure(record),
            )
        )
    check_card_count(data, sum(card.copies for card in cards))
    return tuple(cards)


def _effect(record: Branch, key: str) -> tuple[str, int] | None:
    """The one thing an Enzyme does; an empty mapping is nothing."""
    if key not in record.entries:
        return None
    table = record.branch(key)
    table.only(*EFFECTS)
    if len(table.entries) > 1:
        raise table.error("an Enzyme does one thing; keep one of these keys")
    if key == "then" and not table.entries:
        raise table.error("an Enzyme does something when it is activated; name one of these keys")
    return next(((str(name), table.number(name, 1, 9)) for name in table.entries), None)


def _scenario(id_: str, record: Branch) -> Scenario:
    trust(record)
    numbers = ("reward_hp", "water_every", "water_most", "filter", "network")
    record.only("plant", "water_start", "resets", "stomata_lower", "filter_cost", "salt", *numbers, *TRUST)
    found = {name: _number(record, name) for name in numbers}
    return Scenario(
        id_,
        record.word("plant", PLANTS) if "plant" in record.entries else None,
        record.number("water_start", 0, MOST) if "water_start" in record.entries else None,
        record.numbers("resets", 0, MOST) if "resets" in record.entries else (),
        record.need("stomata_lower", bool) if "stomata_lower" in record.entries else True,
        found["reward_hp"],
        found["water_every"],
        found["water_most"],
        found["filter"],
        amounts(record, "filter_cost"),
        record.number("salt", 0, MOST) if "salt" in record.entries else None,
        found["network"],
    )
