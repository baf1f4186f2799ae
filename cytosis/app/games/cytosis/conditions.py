"""What a challenge of Cytosis may ask for besides points: cards by family, and flasks by colour and place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cytosis.app.play.conditions import LEAST, MOST, Condition, Record, verbs

FAMILIES = frozenset(
    {
        "protein_hormone",
        "steroid_hormone",
        "protein_hormone_receptor",
        "steroid_hormone_receptor",
        "enzyme",
        "alcohol_detoxification",
    }
)
AREAS = frozenset(
    {"nucleus", "ribosome", "smooth_er", "rough_er", "golgi", "glucose", "mitochondria", "laureates", "cards"}
)


def _completed(record: Record) -> list[str]:
    """The families of the completed cards."""
    cards: Any = record.match.rules.catalog.cards  # type: ignore[attr-defined]
    families = {card.id: card.family for card in cards}
    return [families[card] for card in record.own["completed"]]


def _in_area(record: Record, area: str) -> int:
    """Flasks, grey ones too, that were placed there."""
    spots: Any = record.match.rules.catalog.spots  # type: ignore[attr-defined]
    areas = {spot.id: spot.area for spot in spots}
    placed = [move.split() for move in record.moves]
    return sum(words[0] in ("place", "grey") and areas.get(words[1]) == area for words in placed)


def _all_in(known: frozenset[str]) -> Callable[[Any], bool]:
    return lambda of: isinstance(of, tuple) and bool(of) and known.issuperset(of)


CONDITIONS: Mapping[str, Condition] = {
    one.name: one
    for one in (
        Condition("cards", LEAST, lambda record, of: len(_completed(record))),
        Condition("few_cards", MOST, lambda record, of: len(_completed(record))),
        Condition(
            *("family", LEAST, lambda record, of: _completed(record).count(of)),
            *(lambda of: of in FAMILIES, "wish.family."),
        ),
        Condition(
            *("only", MOST, lambda record, of: sum(one not in of for one in _completed(record))),
            *(_all_in(FAMILIES), "wish.family."),
        ),
        Condition("grey", MOST, verbs("grey")),
        Condition("area", MOST, _in_area, lambda of: of in AREAS, "area."),
    )
}
