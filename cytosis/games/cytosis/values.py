"""Every value of the Cytosis data, and whether values that a player corrected can be played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations

from cytosis.engine.data.own import Asked, Items, Path, Value, Watched, check_values, every_value
from cytosis.engine.data.tree import Branch, Leaf, Series
from cytosis.games.cytosis import load
from cytosis.games.cytosis.expansions import EXPANSIONS

WORDS = ("colour", "bump")
"""The words that differ from box to box."""

_FIXED = ("slot", "places", "spot_count", "row", "disks")
"""What the board shows so many of, or where it shows it."""


@cache
def every(edition: str) -> Mapping[str, Value]:
    """The values of an edition by name; those of the expansions after its own."""
    found = _part(load.tree_with(edition), edition, "")
    for name in load.expansions():
        for overlay in load.added(name):
            found += _part(overlay, edition, name)
    return {value.path: value for value in found}


def _part(part: Branch, edition: str, layer: str) -> list[Value]:
    modules = (layer,) if layer else ()
    asked = Asked()
    _build(Watched.over(load.tree_with(edition, modules), asked), edition, modules)
    return every_value(part, asked, layer, WORDS, _fixed, _implied)


def _fixed(path: Path) -> bool:
    return path[0] in ("seats", "edition") or any(step in _FIXED for step in path)


def _implied(path: Path, record: Branch) -> Iterator[Path]:
    """A card may cost more than it names: whatever its family takes."""
    family = record.entries.get("family")
    if path[:1] != ("cards",) or not isinstance(family, Leaf):
        return
    families = load.tree_with(load.editions()[0]).branch("families")
    takes = (
        families.branch(str(family.value)).entries.get("takes") if family.value in families.entries else None
    )
    for item in takes.items if isinstance(takes, Series) else ():
        if isinstance(item, Leaf) and item.value not in record.entries:
            yield (str(item.value),)


def _build(tree: Branch, edition: str, modules: tuple[str, ...]) -> None:
    """Read it as a game would, at every table size, with all that may be chosen."""
    for catalog in load.compiled(tree, edition, modules).values():
        for name in modules:
            EXPANSIONS[name](catalog)


@lru_cache(maxsize=32)
def check(edition: str, values: Items) -> None:
    """ValuesError unless the edition can be played with these values, with whichever expansions."""
    check_values(every(edition), values, lambda some: _read(edition, some))


def _read(edition: str, values: Items) -> None:
    known = load.expansions()
    for count in range(len(known) + 1):
        for modules in combinations(known, count):
            _build(load.tree_with(edition, modules, values), edition, modules)
