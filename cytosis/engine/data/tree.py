"""Data files as a tree that remembers where every value was written.

A plain ``dict`` forgets lines, and rules data is corrected by people: a wrong value must be answered
with its file and line, also after several files were merged. The accessors of :class:`Branch` check
while they read, so that a reader of game data is a list of expectations and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cytosis.engine.errors import DataError

Key = str | int
Plain = str | int | bool | None
T = TypeVar("T", str, int, bool)

KINDS: Mapping[type, str] = {str: "a text", int: "a whole number", bool: "true or false"}


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file; the file's name is relative to the folder of all data."""

    file: str
    line: int

    def error(self, message: str) -> DataError:
        """The error to raise for something wrong here."""
        return DataError(message, self.file, self.line)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A single value."""

    name: str
    place: Place
    value: Plain


@dataclass(frozen=True, slots=True)
class Series:
    """A list."""

    name: str
    place: Place
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """A mapping. ``removed`` keeps where an overlay took a key away: that line explains a gap."""

    name: str
    place: Place
    entries: Mapping[Key, Node]
    places: Mapping[Key, Place]
    removed: Mapping[Key, Place] = field(default_factory=dict)

    def error(self, message: str, key: Key | None = None) -> DataError:
        """The error to raise for this mapping, or for one of its keys."""
        place = self.place if key is None else self.place_of(key)
        name = _dotted(self.name, key)
        return place.error(f"{name}: {message}" if name else message)

    def place_of(self, key: Key) -> Place:
        """Where ``key`` was written last, or taken away, or should have been written."""
        return self.places.get(key) or self.removed.get(key) or self.place

    def like(
        self, entries: Mapping[Key, Node], places: Mapping[Key, Place], removed: Mapping[Key, Place]
    ) -> Branch:
        """The same mapping with other entries, of its own kind."""
        return Branch(self.name, self.place, entries, places, removed)

    def only(self, *keys: Key) -> None:
        """Refuse every key but these."""
        for key in self.entries:
            if key not in keys:
                raise self.error(f"unknown key; use only {_listed(keys)}, or remove this line", key)

    def need(self, key: Key, kind: type[T]) -> T:
        """The value of ``key``, which must be there and of that kind."""
        node = self._need(key, KINDS[kind])
        if isinstance(node, Leaf) and type(node.value) is kind:
            return node.value
        raise node.place.error(f"{node.name}: must be {KINDS[kind]}, not {_said(node)}")

    def maybe(self, key: Key, kind: type[T], default: T) -> T:
        """The value of ``key``, or ``default`` where there is none."""
        return self.need(key, kind) if key in self.entries else default

    def number(self, key: Key, low: int, high: int) -> int:
        """A whole number within limits."""
        value = self.need(key, int)
        if not low <= value <= high:
            raise self.error(f"must be a whole number from {low} to {high}, not {value}", key)
        return value

    def word(self, key: Key, choices: Iterable[str]) -> str:
        """One of a closed list of words."""
        return _chosen(self.entries[key] if key in self.entries else self._need(key, "a word"), choices)

    def words(self, key: Key, choices: Iterable[str]) -> tuple[str, ...]:
        """A list of different words, each from a closed list; it may be empty."""
        allowed = tuple(choices)
        series = self.series(key)
        words = tuple(_chosen(item, allowed) for item in series.items)
        for item, earlier in zip(series.items, range(len(words)), strict=True):
            if words[earlier] in words[:earlier]:
                raise item.place.error(f"{series.name}: {words[earlier]!r} is there twice; keep one")
        return words

    def numbers(self, key: Key, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers within limits; it may be empty."""
        series = self.series(key)
        return tuple(_numbered(item, low, high) for item in series.items)

    def series(self, key: Key) -> Series:
        """The list under ``key``."""
        node = self._need(key, "a list")
        if isinstance(node, Series):
            return node
        raise node.place.error(f"{node.name}: must be a list, not {_said(node)}")

    def branch(self, key: Key) -> Branch:
        """The mapping under ``key``."""
        node = self._need(key, "a mapping")
        if isinstance(node, Branch):
            return node
        raise node.place.error(f"{node.name}: must be a mapping of keys to values, not {_said(node)}")

    def records(self) -> Iterator[tuple[str, Branch]]:
        """The mappings in this mapping with their ids, in the order of the data."""
        for key in self.entries:
            if not isinstance(key, str):
                raise self.error("an id must be a text; put it in quotes or rename it", key)
            yield key, self.branch(key)

    def _need(self, key: Key, what: str) -> Node:
        node = self.entries.get(key)
        if node is None:
            gone = "was removed here" if key in self.removed else "is missing"
            raise self.error(f"{gone} but needed; write {what}", key)
        return node


Node = Leaf | Series | Branch


def plain(node: Node) -> Any:
    """The values alone, as plain data."""
    if isinstance(node, Branch):
        return {str(key): plain(child) for key, child in node.entries.items()}
    return [plain(child) for child in node.items] if isinstance(node, Series) else node.value


def _chosen(node: Node, choices: Iterable[str]) -> str:
    allowed = tuple(choices)
    if isinstance(node, Leaf) and isinstance(node.value, str) and node.value in allowed:
        return node.value
    raise node.place.error(f"{node.name}: {_said(node)} is not known here; use one of {_listed(allowed)}")


def _numbered(node: Node, low: int, high: int) -> int:
    if isinstance(node, Leaf) and type(node.value) is int and low <= node.value <= high:
        return node.value
    raise node.place.error(f"{node.name}: must be a whole number from {low} to {high}, not {_said(node)}")


def _said(node: Node) -> str:
    """A node in an error message."""
    if isinstance(node, Leaf):
        return str(node.value).lower() if isinstance(node.value, bool) else repr(node.value)
    return "a list" if isinstance(node, Series) else "a mapping"


def _dotted(name: str, key: Key | None) -> str:
    if key is None:
        return name
    return f"{name}.{key}" if name else str(key)


def _listed(words: Iterable[Key]) -> str:
    return ", ".join(str(word) for word in words) or "nothing"
