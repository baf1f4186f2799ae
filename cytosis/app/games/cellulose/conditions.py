"""What a challenge of Cellulose may ask for besides points: cards by type, growth, and markers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cytosis.app.play.conditions import LEAST, MOST, Condition, Record, verbs

TYPES = frozenset({"starch", "psv", "enzyme", "specialization"})


def _played(record: Record) -> list[str]:
    """The types of the cards in play."""
    cards: Any = record.match.rules.catalog.cards  # type: ignore[attr-defined]
    types = {card.id: card.type for card in cards}
    return [types[card] for card in record.own["played"]]


def _steps(node: str) -> int:
    """How far a space of the sprout is from the seed: the digit of its name."""
    return int(node[1]) if node[1:2].isdigit() else 0


CONDITIONS: Mapping[str, Condition] = {
    one.name: one
    for one in (
        Condition("cards", LEAST, lambda record, of: len(_played(record))),
        Condition(
            *("type", LEAST, lambda record, of: _played(record).count(of)),
            *(lambda of: of in TYPES, "wish.type."),
        ),
        Condition(
            *("no_type", MOST, lambda record, of: _played(record).count(of)),
            *(lambda of: of in TYPES, "wish.type."),
        ),
        Condition("grey", MOST, verbs("grey")),
        Condition("shoot", LEAST, lambda record, of: _steps(record.own["shoot"])),
        Condition("root", LEAST, lambda record, of: _steps(record.own["root"])),
        Condition("track", LEAST, lambda record, of: int(record.own["track"])),
    )
}
