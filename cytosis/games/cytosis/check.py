"""Checks of the rules data that concern more than one record.

A reader of one record cannot see that a card is missing, that an event boosts a place nobody has, or
that a hand needs more cards than there are. Everything here answers with the line to correct.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from cytosis.engine.data.figures import trust
from cytosis.engine.data.tree import Branch, Key
from cytosis.engine.errors import DataError
from cytosis.games.cytosis.catalog import ATP, RESOURCES, Card, Catalog, EventCard
from cytosis.games.cytosis.figures import Figures
from cytosis.games.cytosis.records import (
    AREAS,
    BASE_FAMILIES,
    Family,
    Side,
    read_cards,
    read_events,
    read_families,
    read_goals,
    read_side,
)

HOME: Mapping[str, str] = {
    "convert": "ribosome",
    "detox_or_steroid": "smooth_er",
    "vesicle_start": "rough_er",
    "vesicle_modify": "golgi",
    "vesicle_finish": "exocytosis",
    "enzyme": "cytoplasm",
    "laureates": "laureates",
    "buy": "cards",
}
"""Where the rules look for what a spot does; without one spot of each kind some card could never be made."""

DECISIVE = ("first_player", "last_from_first_player")
"""Tie-breaks that always leave one winner."""


def check_tree(tree: Branch, sizes: range) -> None:
    """Everything that does not depend on the table size."""
    board = tree.branch("board")
    board.only("side", "limits", "sides")
    board.branch("limits").only(*sizes)
    sides = {id_: _side(record) for id_, record in board.branch("sides").records()}
    families = read_families(tree)
    for name in BASE_FAMILIES:
        tree.branch("families").branch(name)
    records = {name: tree.branch("families").branch(name) for name in families}
    for name, record in records.items():
        _family(record, families[name], families, sides)
    _cards(tree, families, sides)
    for event in read_events(tree):
        _event(tree.branch("events").branch(event.id), event, sides)
    read_goals(tree, families)


def check_catalog(catalog: Catalog, tree: Branch, sizes: range) -> None:
    """Everything that may depend on the table size."""
    counts = Figures(tree, catalog.seats, sizes)
    added = Counter[str]()
    for section in catalog.sections.values():
        added.update(_added(section))
    _count(counts, "card_count", "cards", len(catalog.cards) - added["cards"])
    _count(counts, "goal_count", "goals", len(catalog.goals) - added["goals"])
    _count(counts, "event_count", "events", sum(event.copies for event in catalog.events) - added["events"])
    for goal in catalog.setup.goals_apart:
        if goal not in [known.id for known in catalog.goals]:
            raise Figures(tree.branch("setup"), catalog.seats, sizes).error(
                "goals_apart", f"no goal is {goal}"
            )
    _setup(catalog, Figures(tree.branch("setup"), catalog.seats, sizes))
    _scoring(catalog, Figures(tree.branch("scoring"), catalog.seats, sizes))


def _added(section: Branch) -> dict[str, int]:
    """How many cards, goals and events an expansion adds to the box."""
    if "counts" not in section.entries:
        return {}
    record = section.branch("counts")
    record.only("cards", "goals", "events", "status", "status_of")
    trust(record)
    return {name: record.number(name, 0, 99) for name in ("cards", "goals", "events")}


def _count(figures: Figures, count: str, section: str, there: int) -> None:
    said = figures.number(count, 0, 999)
    if said != there:
        table, key = figures.at(count)
        raise _miscounted(figures.section.branch(section), table, key, f"{there} are listed under {section}")


def _miscounted(section: Branch, table: Branch, key: Key, what: str) -> DataError:
    """Blames the line that took something away, if there is one, and else the number."""
    said = f"{table.name} says {table.need(key, int)}, but {what}; correct the list or the number"
    place = next(reversed(list(section.removed.values())), None) or table.place_of(key)
    return place.error(said)


def _side(record: Branch) -> Side:
    side = read_side(record)
    areas = record.branch("areas")
    for expected in AREAS:
        areas.branch(expected)
    for area, expected in zip(side.areas, AREAS, strict=True):
        if area.id != expected:
            raise areas.error(f"stands where {expected} belongs; keep the order {', '.join(AREAS)}", area.id)
    _spots(areas, side)
    _homes(areas, side)
    _parts(areas, side)
    _slots(areas, side)
    _boosts(areas, side)
    if record.number("spot_count", 1, 99) != len(side.spots):
        gone = [areas.branch(area.id).branch("spots") for area in side.areas]
        section = next((spots for spots in gone if spots.removed), areas)
        raise _miscounted(section, record, "spot_count", f"there are {len(side.spots)} spots")
    return side


def _homes(areas: Branch, side: Side) -> None:
    for kind, area in HOME.items():
        if all(spot.kind != kind for spot in side.spots):
            raise areas.branch(area).error(f"needs a spot of kind {kind}; add one", "spots")


def _parts(areas: Branch, side: Side) -> None:
    for area in side.areas:
        parts = [spot.part for spot in side.spots if spot.area == area.id]
        if "" in parts and any(parts):
            spots = areas.branch(area.id).branch("spots")
            raise spots.error("says no part, its neighbours do; add part", area.spots[parts.index("")])


def _slots(areas: Branch, side: Side) -> None:
    """Slots are numbered from the left and never get cheaper (CY-K01, CY-R03)."""
    spots = areas.branch("cards").branch("spots")
    price = 0
    for number, spot in enumerate((spot for spot in side.spots if spot.kind == "buy"), start=1):
        record = spots.branch(spot.id)
        if spot.slot + 1 != number:
            raise record.error(f"must be {number}: slots are numbered from the left", "slot")
        if spot.pay[ATP] != sum(spot.pay):
            raise record.error("a card is paid with ATP only; write e.g. {atp: 1}", "pay")
        if spot.pay[ATP] < price:
            raise record.error("is cheaper than the slot to its left; prices never fall", "pay")
        price = spot.pay[ATP]


def _boosts(areas: Branch, side: Side) -> None:
    seen: set[str] = set()
    for area in side.areas:
        if area.boost in seen:
            raise areas.branch(area.id).error(
                f"another area has the boosts of {area.boost}; keep one", "boost"
            )
        if area.boost:
            seen.add(area.boost)


def _family(
    record: Branch, family: Family, families: Mapping[str, Family], sides: Mapping[str, Side]
) -> None:
    for name, side in sides.items():
        if family.start and _product(side, family.start) is None:
            raise record.error(
                f"no vesicle starts in {family.start} ({name} side); use another area", "start"
            )
    if family.receives and families[family.receives].made != "vesicle":
        raise record.error("must name a family of receptors", "receives")


def _spots(areas: Branch, side: Side) -> None:
    """Each spot has an id of its own, stands where its kind belongs and says what it adds."""
    seen: dict[str, str] = {}
    for spot in side.spots:
        spots = areas.branch(spot.area).branch("spots")
        if spot.id in seen:
            raise spots.error(f"is also a spot of {seen[spot.id]}; keep one of the two", spot.id)
        if HOME.get(spot.kind, spot.area) != spot.area:
            raise spots.error(f"only {HOME[spot.kind]} has spots of kind {spot.kind}; change it", spot.id)
        if spot.kind == "vesicle_modify" and not spot.adds:
            raise spots.branch(spot.id).error("must name a resource; write e.g. [carb, lipid]", "adds")
        seen[spot.id] = spot.area


def _product(side: Side, area: str) -> str | None:
    """What a vesicle started in that area carries; None where none can start."""
    starts = ("vesicle_start", "detox_or_steroid")
    return next((spot.converts[1] for spot in side.spots if spot.area == area and spot.kind in starts), None)


def _cards(tree: Branch, families: Mapping[str, Family], sides: Mapping[str, Side]) -> None:
    cards = read_cards(tree, families)
    section = tree.branch("cards")
    for family in families.values():
        _of_family(section, tree.branch("families").branch(family.id), family, cards)
    for card in cards:
        for side in sides.values():
            if card.start and not _can_be_made(card, side):
                raise section.error(
                    "no vesicle can carry that; it takes some of what its start makes and 1 of "
                    "what the Golgi adds",
                    card.id,
                )


def _of_family(section: Branch, record: Branch, family: Family, cards: Sequence[Card]) -> None:
    """As many cards as the family says, and one at least of each of its colours."""
    colours = Counter(card.colour for card in cards if card.family == family.id)
    if colours.total() != family.count:
        raise _miscounted(section, record, "count", f"{colours.total()} such cards are listed")
    for colour in family.colours:
        if colour not in colours:
            raise record.error(f"no card is {colour}; remove the colour or colour a card", "colours")


def _can_be_made(card: Card, side: Side) -> bool:
    """Whether a vesicle can carry what the card takes: n of one kind and one more thing (CY-V06, CY-V08)."""
    product = _product(side, card.start)
    load = {kind: n for kind, n in zip(RESOURCES, card.cost, strict=True) if n and kind != "atp"}
    adds = next(spot.adds for spot in side.spots if spot.kind == "vesicle_modify")
    return load.pop(product or "", 0) > 0 and list(load.values()) == [1] and set(load) <= set(adds)


def _event(record: Branch, event: EventCard, sides: Mapping[str, Side]) -> None:
    for name, side in sides.items():
        boosts = [area.boost for area in side.areas if area.boost]
        if event.location and event.location not in boosts:
            raise record.error(
                f"no area ({name} side) has the boosts of {event.location!r}; use one of {', '.join(boosts)}",
                "location",
            )


def _setup(catalog: Catalog, figures: Figures) -> None:
    setup = catalog.setup
    detox = sum(card.family == "alcohol_detoxification" for card in catalog.cards)
    deck = sum(not card.strain for card in catalog.cards) - setup.detox_removed  # CY-X03
    slots = sum(spot.kind == "buy" for spot in catalog.spots)
    events = sum(event.copies for event in catalog.events)
    sure = sum(event.copies for event in catalog.events if event.attack)
    spare = 1 if setup.goals_apart else 0  # CY-X02: what comes instead
    rules: tuple[tuple[bool, str, str], ...] = (
        (setup.events <= events, "events", "there are fewer event cards"),
        (setup.events >= sure, "events", f"{sure} events are in every game"),
        (setup.goals + spare <= len(catalog.goals), "goals", "there are fewer goal cards"),
        (setup.kept <= setup.dealt, "kept", "cannot be more than are dealt"),
        (setup.row == slots, "row", f"the board has {slots} slots for cards"),
        (setup.detox_removed <= detox, "detox_removed", f"there are only {detox} such cards"),
        (setup.discarded <= setup.row, "discarded", "cannot be more than lie in the row"),
        (setup.row + setup.dealt * catalog.seats <= deck, "dealt", f"{deck} cards are too few for that"),
        (bool(setup.extra_kinds) or not setup.extra, "extra_kinds", "must name what may be taken"),
    )
    _judge(rules, figures)


def _scoring(catalog: Catalog, figures: Figures) -> None:
    scoring = catalog.scoring
    colours = len({card.colour for card in catalog.cards if card.colour})
    tie = scoring.final_tie
    rules: tuple[tuple[bool, str, str], ...] = (
        (
            list(scoring.detox) == sorted(scoring.detox, reverse=True),
            "detox",
            "no place may beat the one before",
        ),
        (0 < len(scoring.detox) <= catalog.seats, "detox", f"needs points for 1 to {catalog.seats} places"),
        (len(scoring.sets) == colours + 1, "sets", f"needs points for 0 to {colours} colours"),
        (list(scoring.sets) == sorted(scoring.sets), "sets", "points must not fall with more colours"),
        (tie[-1:] != () and tie[-1] in DECISIVE, "final_tie", f"must end with one of {', '.join(DECISIVE)}"),
        (not set(tie[:-1]) & set(DECISIVE), "final_tie", f"nothing can follow {', '.join(DECISIVE)}"),
    )
    _judge(rules, figures)


def _judge(rules: tuple[tuple[bool, str, str], ...], figures: Figures) -> None:
    for fine, name, message in rules:
        if not fine:
            raise figures.error(name, f"{message}; correct it")
