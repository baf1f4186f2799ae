"""From the files in ``rules_data/cytosis`` to a :class:`~.catalog.Catalog`.

The base files make a tree, the edition and the expansions are laid over it, and every table size and
every length is compiled and checked at once: a wrong value is found when the game starts, whoever
plays it, and not by the first table of five.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from itertools import product
from pathlib import Path

from cytosis import paths
from cytosis.engine.codec import canonical, digest
from cytosis.engine.data.figures import trust
from cytosis.engine.data.overlay import merge, read, solid
from cytosis.engine.data.own import Items, lay
from cytosis.engine.data.tree import Branch, plain
from cytosis.engine.errors import DataError
from cytosis.games.cytosis.catalog import Catalog
from cytosis.games.cytosis.check import check_catalog, check_tree
from cytosis.games.cytosis.figures import Figures, read_scoring, read_setup, read_switches
from cytosis.games.cytosis.records import (
    read_cards,
    read_events,
    read_families,
    read_goals,
    read_limits,
    read_side,
)

GAME = "cytosis"
BASE: Mapping[str, tuple[str, ...]] = {
    "board": ("board",),
    "cards": ("card_count", "families", "cards"),
    "goals": ("goal_count", "goals"),
    "events": ("event_count", "events"),
    "setup": ("seats", "setup", "scoring", "switches", "options"),
}
"""The base files and the sections each of them holds."""

CHOICES = ("length", "supply")
"""The options whose values are overlays; all editions have the first."""

SECTIONS = tuple(section for sections in BASE.values() for section in sections)

_ID = re.compile(r"[a-z][a-z0-9_]*")

Catalogs = Mapping[tuple[int, tuple[str, ...]], Catalog]
"""By table size, and what is chosen of each option that is a choice."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """An option of a ruleset: a seat (or nothing), or one of some words."""

    id: str
    type: str  # seat | choice
    values: tuple[str, ...]  # choice: what may be chosen
    default: str | None


def load_catalog(
    edition: str,
    expansions: tuple[str, ...] = (),
    seats: int = 4,
    length: str = "full",
    root: Path | None = None,
    supply: str = "unlimited",
    values: Items = (),
) -> Catalog:
    """The catalog of one ruleset at one table size; ``root`` replaces the shipped rules data folder.

    ``supply`` counts in the editions that let one choose it; ``values`` are laid over the shipped data.
    """
    catalogs = _catalogs(root, edition, expansions, values)
    sizes = sorted({size for size, _ in catalogs})
    if type(seats) is not int or seats not in sizes:
        raise DataError(f"Cytosis is a game for {sizes[0]} to {sizes[-1]} seats, not {seats!r}")
    wanted = {"length": length, "supply": supply}
    choices = [spec for spec in option_specs(edition, expansions, root) if spec.type == "choice"]
    for spec in choices:
        if wanted[spec.id] not in spec.values:
            raise DataError(f"unknown {spec.id} {wanted[spec.id]!r}; use one of {', '.join(spec.values)}")
    return catalogs[seats, tuple(wanted[spec.id] for spec in choices)]


def seats(edition: str) -> range:
    """The table sizes of an edition."""
    sizes = {size for size, _ in _shipped_catalogs(edition, ())}
    return range(min(sizes), max(sizes) + 1)


def editions(root: Path | None = None) -> tuple[str, ...]:
    """The ids of the editions, the usual one first."""
    if root is None:
        return _shipped_editions()
    return _editions(root)


def expansions(root: Path | None = None) -> tuple[str, ...]:
    """The ids of the expansions, in the order in which they are laid over the edition."""
    return _shipped_expansions() if root is None else _expansions(root)


@cache
def _shipped_expansions() -> tuple[str, ...]:
    return _expansions(paths.rules_data())


def _expansions(root: Path) -> tuple[str, ...]:
    folder = root / GAME / "expansions"
    if not folder.is_dir():
        return ()
    names = (child.name for child in folder.iterdir() if child.is_dir())
    return tuple(sorted(name for name in names if _ID.fullmatch(name)))


def option_specs(
    edition: str = "second", expansions: tuple[str, ...] = (), root: Path | None = None
) -> tuple[OptionSpec, ...]:
    """The options that a ruleset has."""
    chosen = _chosen(root, edition, expansions)
    if root is None:
        return _read_options(_shipped_tree(*chosen))
    return _read_options(_tree(root, *chosen))


@lru_cache(maxsize=64)
def fingerprint(edition: str, expansions: tuple[str, ...], values: Items = ()) -> str:
    """16 hex digits over the data of a ruleset: its values, not its comments or lines."""
    return digest(canonical(plain(tree_with(edition, expansions, values))))[:16]


def _catalogs(root: Path | None, edition: str, expansions: tuple[str, ...], values: Items = ()) -> Catalogs:
    chosen = _chosen(root, edition, expansions)
    if root is not None:
        return compiled(_tree(root, *chosen), *chosen)
    return _own_catalogs(*chosen, values) if values else _shipped_catalogs(*chosen)


@cache
def _shipped_editions() -> tuple[str, ...]:
    return _editions(paths.rules_data())


@cache
def _shipped_tree(edition: str, expansions: tuple[str, ...]) -> Branch:
    return _tree(paths.rules_data(), edition, expansions)


@cache
def _shipped_catalogs(edition: str, expansions: tuple[str, ...]) -> Catalogs:
    return compiled(_shipped_tree(edition, expansions), edition, expansions)


@lru_cache(maxsize=16)
def _own_catalogs(edition: str, expansions: tuple[str, ...], values: Items) -> Catalogs:
    return compiled(tree_with(edition, expansions, values), edition, expansions)


def tree_with(edition: str, expansions: tuple[str, ...] = (), values: Items = ()) -> Branch:
    """The shipped data with values of a player laid over the part that each belongs to."""
    if not values:
        return _shipped_tree(edition, expansions)
    tree = lay(_shipped_tree(edition, ()), values)
    for name in expansions:
        tree = lay(reduce(merge, added(name), tree), values, name)
    return tree


@cache
def added(expansion: str) -> tuple[Branch, ...]:
    """What an expansion lays over the rest."""
    return tuple(_added(paths.rules_data(), expansion))


def _added(root: Path, expansion: str) -> Iterator[Branch]:
    for file in sorted((root / GAME / "expansions" / expansion).glob("*.yaml")):
        overlay = read(root, f"{GAME}/expansions/{expansion}/{file.name}")
        overlay.only(expansion, *SECTIONS)
        yield overlay


def _chosen(root: Path | None, edition: str, wanted: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """An edition and expansions that exist, the latter in their own order."""
    known = editions(root)
    if edition not in known:
        raise DataError(f"unknown edition {edition!r}; use one of {', '.join(known)}")
    there = expansions(root)
    if isinstance(wanted, str):
        raise DataError(f"expansions must be a list of names, not the text {wanted!r}")
    for name in wanted:
        if name not in there:
            raise DataError(f"unknown expansion {name!r}; known are: {', '.join(there) or 'none'}")
    if len(set(wanted)) != len(wanted):
        raise DataError(f"an expansion is named twice: {', '.join(wanted)}; name each once")
    return edition, tuple(name for name in there if name in wanted)


def _editions(root: Path) -> tuple[str, ...]:
    folder = root / GAME / "editions"
    found: list[tuple[int, str]] = []
    for file in sorted(folder.glob("*.yaml")):
        header = _edition(root, file.stem).branch("edition")
        found.append((header.number("order", 1, 99), file.stem))
    if not found:
        raise DataError("holds no edition; restore the product's files", f"{GAME}/editions")
    return tuple(id_ for _, id_ in sorted(found))


def _edition(root: Path, edition: str) -> Branch:
    """An edition's overlay, its header checked."""
    overlay = read(root, f"{GAME}/editions/{edition}.yaml")
    overlay.only("edition", *SECTIONS)
    header = overlay.branch("edition")
    header.only("id", "order", "status", "status_of")
    trust(header)
    header.word("id", (edition,))
    return overlay


def _tree(root: Path, edition: str, expansions: tuple[str, ...]) -> Branch:
    """Base, edition and expansions as one tree."""
    tree = _base(root)
    tree = merge(tree, _edition(root, edition))
    for name in expansions:
        tree = reduce(merge, _added(root, name), tree)
    return tree


def _base(root: Path) -> Branch:
    for file in sorted((root / GAME / "base").glob("*.yaml")):
        if file.stem not in BASE:
            raise DataError(f"unknown base file; use only {', '.join(BASE)}", f"{GAME}/base/{file.name}")
    first, *others = (_base_file(root, name, sections) for name, sections in BASE.items())
    return reduce(merge, others, first)


def _base_file(root: Path, name: str, sections: tuple[str, ...]) -> Branch:
    part = read(root, f"{GAME}/base/{name}.yaml")
    part.only(*sections)
    for section in sections:
        part.branch(section)
    solid(part)
    return part


def _read_options(tree: Branch) -> tuple[OptionSpec, ...]:
    section = tree.branch("options")
    section.only("first_player", *CHOICES)
    first = section.branch("first_player")
    first.only("type", "status", "status_of")
    trust(first)
    first.word("type", ("seat",))
    section.branch("length")
    chosen = [_choice(id_, section.branch(id_)) for id_ in CHOICES if id_ in section.entries]
    return (OptionSpec("first_player", "seat", (), None), *chosen)


def _choice(id_: str, record: Branch) -> OptionSpec:
    record.only("type", "default", "values", "status", "status_of")
    trust(record)
    record.word("type", ("choice",))
    values = tuple(value for value, _ in record.branch("values").records())
    return OptionSpec(id_, "choice", values, record.word("default", values))


def compiled(tree: Branch, edition: str, expansions: tuple[str, ...]) -> Catalogs:
    """The catalogs of every table size and all that may be chosen."""
    choices = [spec for spec in _read_options(tree) if spec.type == "choice"]
    result: dict[tuple[int, tuple[str, ...]], Catalog] = {}
    for chosen in product(*(spec.values for spec in choices)):
        changed = tree
        for spec, value in zip(choices, chosen, strict=True):
            changes = tree.branch("options").branch(spec.id).branch("values").branch(value)
            changes.only(*(section for section in SECTIONS if section not in ("seats", "options")))
            changed = merge(changed, changes)
        seats = changed.branch("seats")
        seats.only("least", "most", "status", "status_of")
        trust(seats)
        least = seats.number("least", 1, 9)
        sizes = range(least, seats.number("most", least, 9) + 1)
        check_tree(changed, sizes)
        for size in sizes:
            catalog = _catalog(changed, size, sizes, edition, expansions)
            check_catalog(catalog, changed, sizes)
            result[size, chosen] = catalog
    return result


def _catalog(tree: Branch, seats: int, sizes: range, edition: str, expansions: tuple[str, ...]) -> Catalog:
    board = tree.branch("board")
    sides = board.branch("sides")
    side = read_side(sides.branch(Figures(board, seats, sizes).word("side", tuple(map(str, sides.entries)))))
    families = read_families(tree)
    return Catalog(
        game=GAME,
        edition=edition,
        expansions=expansions,
        seats=seats,
        cards=read_cards(tree, families),
        areas=side.areas,
        spots=side.spots,
        limits=read_limits(board, seats, side),
        goals=read_goals(tree, families),
        events=read_events(tree),
        setup=read_setup(Figures(tree.branch("setup"), seats, sizes)),
        scoring=read_scoring(Figures(tree.branch("scoring"), seats, sizes)),
        switches=read_switches(Figures(tree.branch("switches"), seats, sizes)),
        sections={name: tree.branch(name) for name in expansions if name in tree.entries},
    )
