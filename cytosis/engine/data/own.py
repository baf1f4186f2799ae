"""Every value of a game's rules data, and the ones that a player corrected because their own box says so.

A value is named by its path in the data, ``cards/PH1/hp``; one that an expansion brings has the expansion
before it, ``virus:setup/events/by_seats/4``, because it is laid over the rest. Which limits a value has is
not written down a second time: the game's own loader is watched while it reads, and what it asks for is what
may be set.

Only numbers, switches and a few words can be corrected. Ids, lists of words and the number of records shape
the board and the texts: they are corrected in the files themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

from cytosis.engine.data.figures import MOST, TRUST
from cytosis.engine.data.tree import Branch, Key, Leaf, Node, Place, Series
from cytosis.engine.errors import DataError

Plain: TypeAlias = int | bool | str
Values: TypeAlias = Mapping[str, Plain]
Items: TypeAlias = tuple[tuple[str, Plain], ...]
"""The same, in order, where it has to be hashed."""

NUMBER, FLAG, WORD, FIXED = "number", "flag", "word", "fixed"

MOST_VALUES = 400
"""So many corrections fit twice into a line of a save."""

LAYER = ":"
_OWN = "values"
"""The file that values are laid from, where the loader blames one."""

Path: TypeAlias = tuple[str, ...]
Implied: TypeAlias = Callable[[Path, Branch], Iterable[Path]]
"""What a record could name and does not, which the loader reads as 0: paths below it."""


class ValuesError(DataError):
    """Corrected values cannot be played with; ``code`` and ``facts`` say why, ``value`` names which one."""

    def __init__(self, code: str, value: str = "", **facts: object) -> None:
        said = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        super().__init__(
            f"corrected values: {code}" + (f" {value}" if value else "") + (f" ({said})" if said else "")
        )
        self.code = code
        self.value = value
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Value:
    """One value as the program ships it."""

    path: str
    ours: Plain | tuple[str, ...]
    status: str
    kind: str  # NUMBER, FLAG and WORD can be corrected; FIXED is only shown
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()

    @property
    def layer(self) -> str:
        """The expansion that brings it; empty for the game itself."""
        return self.path.partition(LAYER)[0] if LAYER in self.path else ""

    @property
    def steps(self) -> Path:
        """Its path without the layer, part by part."""
        return tuple(self.path.rpartition(LAYER)[2].split("/"))

    def check(self, value: object) -> None:
        """ValuesError where this cannot be set to ``value``."""
        if self.kind == FIXED:
            raise ValuesError("fixed", self.path)
        wanted = {NUMBER: int, FLAG: bool, WORD: str}[self.kind]
        if type(value) is not wanted:
            raise ValuesError(f"no_{self.kind}", self.path)
        if self.kind == NUMBER and not self.low <= cast("int", value) <= self.high:
            raise ValuesError("limits", self.path, n=value, low=self.low, high=self.high)
        if self.kind == WORD and value not in self.words:
            raise ValuesError("no_word", self.path)


# -- watching the loader ---------------------------------------------------------------------------------
@dataclass(slots=True)
class Asked:
    """What a loader asked of a tree: limits and words by path."""

    numbers: dict[Path, tuple[int, int]] = field(default_factory=dict)
    words: dict[Path, tuple[str, ...]] = field(default_factory=dict)

    def number(self, path: Path, low: int, high: int) -> None:
        """Where it is asked twice, both must hold."""
        known = self.numbers.get(path, (low, high))
        self.numbers[path] = max(low, known[0]), min(high, known[1])


class Watched(Branch):
    """A branch that writes down what it is asked for."""

    __slots__ = ("asked", "path")
    asked: Asked
    path: Path

    @classmethod
    def over(cls, branch: Branch, asked: Asked, path: Path = ()) -> Watched:
        """The same branch, and all below it, watched."""
        entries = {key: cls._below(child, asked, (*path, str(key))) for key, child in branch.entries.items()}
        return cls._made(branch, entries, branch.places, branch.removed, asked, path)

    @classmethod
    def _below(cls, node: Node, asked: Asked, path: Path) -> Node:
        if isinstance(node, Branch):
            return cls.over(node, asked, path)
        if isinstance(node, Series):
            items = (cls._below(item, asked, (*path, str(i))) for i, item in enumerate(node.items))
            return Series(node.name, node.place, tuple(items))
        return node

    @classmethod
    def _made(
        cls,
        like: Branch,
        entries: Mapping[Key, Node],
        places: Mapping[Key, Place],
        removed: Mapping[Key, Place],
        asked: Asked,
        path: Path,
    ) -> Watched:
        made = cls(like.name, like.place, entries, places, removed)
        object.__setattr__(made, "asked", asked)
        object.__setattr__(made, "path", path)
        return made

    def like(
        self, entries: Mapping[Key, Node], places: Mapping[Key, Place], removed: Mapping[Key, Place]
    ) -> Branch:
        """Merged with an overlay it is watched on."""
        return self._made(self, entries, places, removed, self.asked, self.path)

    def number(self, key: Key, low: int, high: int) -> int:
        """As without being watched."""
        self.asked.number((*self.path, str(key)), low, high)
        return Branch.number(self, key, low, high)

    def numbers(self, key: Key, low: int, high: int) -> tuple[int, ...]:
        """As without being watched."""
        found = Branch.numbers(self, key, low, high)
        for index in range(len(found)):
            self.asked.number((*self.path, str(key), str(index)), low, high)
        return found

    def word(self, key: Key, choices: Iterable[str]) -> str:
        """As without being watched."""
        allowed = tuple(choices)
        self.asked.words[(*self.path, str(key))] = allowed
        return Branch.word(self, key, allowed)


# -- every value -----------------------------------------------------------------------------------------
def every_value(
    part: Branch,
    asked: Asked,
    layer: str = "",
    words: Sequence[str] = (),
    fixed: Callable[[Path], bool] = lambda path: False,
    implied: Implied = lambda path, branch: (),
) -> list[Value]:
    """The values of a part of the data in its order.

    ``words`` names the keys whose word may be corrected, ``fixed`` what may not although it is a number.
    """
    prefix = layer + LAYER if layer else ""
    found = []
    for path, node, status in _leaves(part, (), "known", {}, implied):
        ours, kind = _read(node, path, words, fixed)
        low, high = asked.numbers.get(_base(path), (0, MOST)) if kind == NUMBER else (0, 0)
        if kind == NUMBER and low == high:
            kind = FIXED
        choices = asked.words.get(_base(path), ()) if kind == WORD else ()
        found.append(Value(prefix + "/".join(path), ours, status, kind, low, high, choices))
    return found


def _base(path: Path) -> Path:
    """Where an option's value lies over the rest: there the loader asks for it."""
    return path[4:] if path[:1] == ("options",) and len(path) > 4 and path[2] == "values" else path


def _read(
    node: Node | None, path: Path, words: Sequence[str], fixed: Callable[[Path], bool]
) -> tuple[Plain | tuple[str, ...], str]:
    """What a leaf holds, and how it may be corrected."""
    if node is None:
        return 0, NUMBER
    if isinstance(node, Series):
        return tuple(str(item.value) for item in node.items if isinstance(item, Leaf)), FIXED
    value = cast("Leaf", node).value
    kind = {bool: FLAG, int: NUMBER}.get(type(value), WORD if path[-1] in words else FIXED)
    return value if isinstance(value, bool | int) else str(value), FIXED if fixed(path) else kind


def _leaves(
    node: Branch, path: Path, status: str, single: Mapping[str, str], implied: Implied
) -> Iterator[tuple[Path, Node | None, str]]:
    """Every leaf with its status; None for what is not named and counts as 0."""
    status, single = _trusted(node, status, single)
    for key, child in node.entries.items():
        if key in TRUST:
            continue
        below, sure = (*path, str(key)), single.get(str(key), status)
        if isinstance(child, Branch):
            yield from _leaves(child, below, sure, {}, implied)
        else:
            yield from _listed(child, below, sure)
    for rest in implied(path, node):
        yield (*path, *rest), None, single.get(rest[0], status)


def _trusted(node: Branch, status: str, single: Mapping[str, str]) -> tuple[str, Mapping[str, str]]:
    said, told = node.entries.get("status"), node.entries.get("status_of")
    if isinstance(said, Leaf):
        status, single = str(said.value), {}
    if isinstance(told, Branch):
        single = {str(key): str(leaf.value) for key, leaf in told.entries.items() if isinstance(leaf, Leaf)}
    return status, single


def _listed(node: Node, path: Path, status: str) -> Iterator[tuple[Path, Node | None, str]]:
    """A list of numbers, of lists of them or of mappings is so many values; one of words is one."""
    items = node.items if isinstance(node, Series) else ()
    if not items or any(isinstance(item, Leaf) and type(item.value) is not int for item in items):
        yield path, node, status
        return
    for index, item in enumerate(items):
        below = (*path, str(index))
        if isinstance(item, Branch):
            yield from _leaves(item, below, status, {}, lambda at, branch: ())
        else:
            yield from _listed(item, below, status)


# -- laying them over the data ---------------------------------------------------------------------------
def of_layer(values: Items, layer: str = "") -> list[tuple[int, Path, Plain]]:
    """The values of one layer, each with its position among all."""
    found = []
    for index, (name, value) in enumerate(values):
        own, colon, path = name.rpartition(LAYER)
        if (own if colon else "") == layer:
            found.append((index, tuple(path.split("/")), value))
    return found


def lay(tree: Branch, values: Items, layer: str = "") -> Branch:
    """The tree with the values of that layer in it."""
    for index, path, value in of_layer(values, layer):
        tree = cast("Branch", _set(tree, path, Leaf("/".join(path), Place(_OWN, index + 1), value)))
    return tree


def _set(node: Node, path: Path, leaf: Leaf) -> Node:
    if not path:
        return leaf
    first, *rest = path
    if isinstance(node, Series):
        items = list(node.items)
        items[int(first)] = _set(items[int(first)], tuple(rest), leaf)
        return Series(node.name, node.place, tuple(items))
    if not isinstance(node, Branch):
        raise ValuesError("unknown", "/".join(path))
    key = next((key for key in node.entries if str(key) == first), first)
    below = node.entries.get(key, Branch(f"{node.name}.{key}", leaf.place, {}, {}))
    entries = {**node.entries, key: _set(below, tuple(rest), leaf)}
    return node.like(entries, {**node.places, key: leaf.place}, node.removed)


def chosen(
    game: str, edition: str, expansions: Iterable[str], options: Mapping[str, Any], values: Items
) -> dict[str, Any]:
    """What is played, as a ruleset, a view and a snapshot write it."""
    played = {"game": game, "edition": edition, "expansions": list(expansions), "options": dict(options)}
    return {**played, **named(values)}


def named(values: Items) -> dict[str, dict[str, Plain]]:
    """The part of a ruleset, a view or a snapshot that names them: nothing where there are none."""
    return {"values": dict(values)} if values else {}


# -- checking --------------------------------------------------------------------------------------------
def ordered(values: object) -> Items:
    """Values by name in the one order they have; ValuesError for anything that is not such."""
    if not isinstance(values, Mapping):
        raise ValuesError("shape")
    if len(values) > MOST_VALUES:
        raise ValuesError("many", most=MOST_VALUES)
    for name, value in values.items():
        if not isinstance(name, str) or not isinstance(value, int | str):
            raise ValuesError("shape", str(name))
    return tuple(sorted(values.items()))


def check_values(known: Mapping[str, Value], values: Items, read: Callable[[Items], Any]) -> None:
    """ValuesError unless each value is the game's, within its limits, and ``read`` takes all together."""
    for name, value in values:
        if name not in known:
            raise ValuesError("unknown", name)
        known[name].check(value)
    try:
        read(values)
    except ValuesError:
        raise
    except DataError as error:
        raise ValuesError("misfit", _blamed(values, error, read), why=error.message) from error


def _blamed(values: Items, error: DataError, read: Callable[[Items], Any]) -> str:
    """The value that the loader names, or without which all would be well."""
    if error.path == _OWN and error.line:
        return values[error.line - 1][0]
    for name, _ in values[:20]:
        try:
            read(tuple(item for item in values if item[0] != name))
        except DataError:
            continue
        return name
    return values[0][0] if values else ""
