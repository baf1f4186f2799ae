"""Every value of the Cellulose data, and whether values that a player corrected can be played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from cytosis.engine.data.own import Asked, Items, Path, Value, Watched, check_values, every_value, lay
from cytosis.engine.data.tree import Branch, Leaf
from cytosis.games.cellulose.data import load
from cytosis.games.cellulose.data.catalog import RESOURCES

WORDS = ("size",)
_FIXED = ("slot", "row", "edge", "level", "water_track", "vacuole_track", "action_cards")
"""What the board shows so many of, or where it shows it."""

_BONUS = ("water", "co2", "protein", "hormone", "atp", "cv_water", "draw", "hp", "photosynthesis")


_PAID = {"take_card": ("co2",), "first_player": ("co2",), "growth": RESOURCES}
"""What the rules let a space cost, by its action; the Carbohydrate of others is part of what they do."""


@cache
def every() -> Mapping[str, Value]:
    """The values by name."""
    asked = Asked()
    _read(Watched.over(load.tree(), asked))
    found = every_value(load.tree(), asked, words=WORDS, fixed=_fixed, implied=_implied)
    return {value.path: value for value in found}


def _fixed(path: Path) -> bool:
    burnt = path[2:3] == ("spaces",) and path[-2:] == ("cost", "carb")
    return burnt or path[:1] == ("seats",) or any(step in _FIXED for step in path)


def _implied(path: Path, record: Branch) -> Iterator[Path]:
    """What a card, a space or a step of a plant could cost or bring besides what it names."""
    for key, names in _amounts(path, record).items():
        there = record.entries.get(key)
        named = there.entries if isinstance(there, Branch) else {}
        yield from ((key, name) for name in names if name not in named)


def _amounts(path: Path, record: Branch) -> Mapping[str, tuple[str, ...]]:
    if path[:1] == ("plants",) and len(path) == 4:
        return {"cost": RESOURCES, "bonus": _BONUS, "income": _BONUS}
    if path[:1] == ("cards",) and len(path) == 2:
        return {"cost": RESOURCES}
    action = record.entries.get("action") if path[2:3] == ("spaces",) else None
    return {"cost": _PAID.get(str(action.value), ())} if isinstance(action, Leaf) else {}


@lru_cache(maxsize=32)
def check(values: Items) -> None:
    """ValuesError unless the game can be played with these values, whatever else is chosen."""
    check_values(every(), values, lambda some: _read(lay(load.tree(), some)))


def _read(data: Branch) -> None:
    for seats in load.table_sizes():
        for length in load.choices("lengths"):
            for scenario in load.choices("scenarios"):
                load.read_catalog(data, seats, None, scenario, length)
            for plant in load.PLANTS:
                load.read_catalog(data, seats, plant, load.choices("scenarios")[0], length)
    for level in load.choices("ivy_levels"):
        load.read_catalog(data, 1, None, load.choices("scenarios")[0], load.choices("lengths")[0], level)
