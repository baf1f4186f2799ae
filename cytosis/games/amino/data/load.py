"""From the files in ``rules_data/amino`` to a :class:`~.catalog.Catalog`, refused where a value is wrong."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from cytosis import paths
from cytosis.engine.codec import canonical, digest
from cytosis.engine.data.figures import MOST, TRUST, Figures, trust
from cytosis.engine.data.own import Items, lay
from cytosis.engine.data.tree import Branch, plain
from cytosis.engine.data.whole import check_card_count, check_seats, whole
from cytosis.engine.data.whole import table_sizes as in_data
from cytosis.games.amino.data.catalog import (
    ELEMENTS,
    GAS,
    HAND,
    KINDS,
    SOURCES,
    TARGETS,
    Card,
    Catalog,
    Ending,
    Seeding,
)

GAME = "amino"
EDITION = "first"
FILES = {
    "cards": ("card_count", "cards"),
    "setup": ("seats", "setup", "scoring", "seedings", "endings"),
}
"""The files and the sections each of them holds."""

_ID = re.compile(r"[A-Za-z][A-Za-z0-9]*")


@lru_cache(maxsize=64)
def catalog(seats: int, values: Items = ()) -> Catalog:
    """The facts for that many seats; DataError where the game is not played by so many."""
    return read_catalog(lay(tree(), values), seats)


@cache
def table_sizes() -> range:
    """The numbers of seats it is played with."""
    return _sizes(tree())


@lru_cache(maxsize=64)
def fingerprint(values: Items = ()) -> str:
    """16 hex digits over the values."""
    return digest(canonical(plain(lay(tree(), values))))[:16]


@cache
def tree(root: Path | None = None) -> Branch:
    """All files as one; ``root`` replaces the shipped rules data folder."""
    return whole(root or paths.rules_data(), GAME, FILES)


def _sizes(data: Branch) -> range:
    return in_data(data, 3, 6)


def read_catalog(data: Branch, seats: int) -> Catalog:
    """The facts for that many seats, all of them checked."""
    sizes = _sizes(data)
    check_seats("Amino", sizes, seats)
    setup = Figures(data.branch("setup"), seats, sizes)
    setup.section.only("places", "looks", "offer")
    scoring = Figures(data.branch("scoring"), seats, sizes)
    scoring.section.only("lightning", "elements", "amino_acid")
    cards = _cards(data)
    _check_deal(data.branch("seedings"), seats, sum(card.copies for card in cards))
    return Catalog(
        seats=seats,
        cards=cards,
        places=setup.number("places", 1, 6),
        looks=setup.number("looks", 0, 4),
        offer=setup.number("offer", 1, 9),
        lightning=scoring.number("lightning", 1, 9),
        elements=scoring.words("elements", ELEMENTS),
        amino_acid=scoring.number("amino_acid", 0),
        seedings=_seedings(data.branch("seedings")),
        endings={id_: _ending(id_, record, seats) for id_, record in data.branch("endings").records()},
    )


def _check_deal(section: Branch, seats: int, cards: int) -> None:
    """Everybody is dealt their hand and a first card, and something is left to draw."""
    for _, record in section.records():
        if "deal" in record.entries and (record.number("deal", 1, 9) + 1) * seats >= cards:
            raise record.error(f"{cards} cards are too few for {seats} seats; deal fewer", "deal")


def _cards(data: Branch) -> tuple[Card, ...]:
    cards = []
    for id_, record in data.branch("cards").records():
        if not _ID.fullmatch(id_):
            raise record.error("an id is letters and digits; rename it")
        trust(record)
        kind = record.word("kind", KINDS)
        record.only("kind", "copies", *TRUST, *(("value", "elements") if kind == GAS else ()))
        cards.append(
            Card(
                id_,
                kind,
                record.number("value", -MOST, MOST) if kind == GAS else 0,
                record.number("copies", 1, MOST),
                record.words("elements", ELEMENTS) if kind == GAS else (),
            )
        )
    check_card_count(data, sum(card.copies for card in cards))
    return tuple(cards)


def _seedings(section: Branch) -> dict[str, tuple[Seeding, ...]]:
    plain_ones = {
        id_: _seeding(id_, record) for id_, record in section.records() if "cycle" not in record.entries
    }
    found: dict[str, tuple[Seeding, ...]] = {}
    for id_, record in section.records():
        if id_ in plain_ones:
            found[id_] = (plain_ones[id_],)
        else:
            record.only("cycle", *TRUST)
            trust(record)
            found[id_] = tuple(plain_ones[one] for one in record.words("cycle", plain_ones))
    return found


def _seeding(id_: str, record: Branch) -> Seeding:
    trust(record)
    source = record.word("from", SOURCES)
    record.only("deal", "from", *TRUST, *(("target",) if source == HAND else ()))
    target = TARGETS[record.word("target", TARGETS)] if source == HAND else 0
    return Seeding(id_, record.number("deal", 1, 9), source, target)


def _ending(id_: str, record: Branch, seats: int) -> Ending:
    trust(record)
    if "until" in record.entries:
        record.only("until", "most", *TRUST)
        return Ending(id_, None, record.number("until", 1, 9999), record.number("most", 1, MOST))
    record.only("hands", *TRUST)
    return Ending(id_, seats if record.word("hands", ("each", "one")) == "each" else 1, None, None)
