"""Reads data files and lays them over each other.

Files are YAML, but less of it than usual: no anchors, no tags, no second document, and plain scalars
are only ``true``, ``false``, ``null``, whole numbers and text, so that ``no`` or ``1:30`` stay what
they look like. Nothing in a file is ever turned into anything but the tree of :mod:`.tree`.

An overlay changes a tree: what it does not name stays, ``null`` removes, a mapping is merged key by
key, everything else replaces.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from cytosis.engine.data.tree import Branch, Key, Leaf, Node, Place, Plain, Series
from cytosis.engine.errors import DataError

MOST_BYTES = 256 * 1024
MOST_DEPTH = 16
MOST_NUMBER = 10**6

_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)")
_DIGITS = len(str(MOST_NUMBER)) + 1
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}


class _Refused(Exception):
    """Raised inside the parser, where the file's name is not known."""

    def __init__(self, message: str, mark: yaml.Mark) -> None:
        super().__init__(message)
        self.message = message
        self.line = mark.line + 1


class _Loader(yaml.SafeLoader):
    """Composes nodes only, and refuses what could make a small file large or a plain one clever."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise _Refused("anchors and aliases (& and *) are not allowed; write it out", event.start_mark)
        if event.tag is not None:
            raise _Refused(f"tags ({event.tag}) are not allowed; write the plain value", event.start_mark)
        if self.depth >= MOST_DEPTH:
            raise _Refused(f"nested more than {MOST_DEPTH} deep; flatten it", event.start_mark)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def read(root: Path, file: str) -> Branch:
    """The tree of one file. ``file`` is its path below ``root``, with forward slashes."""
    text = _text(root, file)
    try:
        node = yaml.compose(text, _Loader)
    except _Refused as bad:
        raise DataError(bad.message, file, bad.line) from None
    except yaml.MarkedYAMLError as bad:
        mark = bad.problem_mark or bad.context_mark
        raise DataError(f"not YAML: {bad.problem}", file, mark.line + 1 if mark else None) from None
    except yaml.reader.ReaderError as bad:
        line = text.count("\n", 0, bad.position) + 1
        raise DataError("not YAML: it holds a character that no text has; remove it", file, line) from None
    if not isinstance(node, yaml.MappingNode):
        raise DataError("must hold keys and values; is it empty or cut off?", file, 1)
    return _branch(node, "", file)


def merge(base: Branch, overlay: Branch) -> Branch:
    """``base`` changed by ``overlay``; both stay as they are."""
    entries = dict(base.entries)
    places = dict(base.places)
    removed = dict(base.removed)
    for key, node in overlay.entries.items():
        old = entries.get(key)
        place = overlay.places[key]
        if isinstance(node, Leaf) and node.value is None:
            if old is None:
                raise overlay.error("there is nothing to remove; delete this line or correct the key", key)
            del entries[key], places[key]
            removed[key] = place
            continue
        if isinstance(old, Branch) and isinstance(node, Branch):
            entries[key] = merge(old, node)
        else:
            entries[key] = solid(node)
            places[key] = place
            removed.pop(key, None)
    return base.like(entries, places, removed)


def solid(node: Node) -> Node:
    """The same node, once it is sure that nothing in it is empty: there is nothing to remove yet."""
    if isinstance(node, Branch):
        for key, child in node.entries.items():
            if isinstance(child, Leaf) and child.value is None:
                raise node.error("there is nothing to remove; write a value or delete this line", key)
            solid(child)
    elif isinstance(node, Series):
        for child in node.items:
            solid(child)
    elif node.value is None:
        raise node.place.error(f"{node.name}: an entry of a list cannot be empty; write a value")
    return node


def _text(root: Path, file: str) -> str:
    try:
        with (root / file).open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
    except OSError as bad:
        raise DataError(f"cannot be read ({bad.strerror}); restore the product's files", file) from None
    if len(raw) > MOST_BYTES:
        raise DataError(f"larger than {MOST_BYTES // 1024} KiB; split or shorten it", file)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        line = raw.count(b"\n", 0, bad.start) + 1
        raise DataError("not UTF-8 text; save it as UTF-8", file, line) from None


def _node(node: yaml.Node, name: str, file: str) -> Node:
    if isinstance(node, yaml.MappingNode):
        return _branch(node, name, file)
    place = Place(file, node.start_mark.line + 1)
    if isinstance(node, yaml.ScalarNode):
        return Leaf(name, place, _plain(node, place))
    return Series(name, place, tuple(_node(child, name, file) for child in node.value))


def _branch(node: yaml.MappingNode, name: str, file: str) -> Branch:
    entries: dict[Key, Node] = {}
    places: dict[Key, Place] = {}
    for key_node, child in node.value:
        place = Place(file, key_node.start_mark.line + 1)
        key = _plain(key_node, place) if isinstance(key_node, yaml.ScalarNode) else None
        if key is None or isinstance(key, bool):
            raise place.error("a key must be a text or a whole number; put it in quotes or rename it")
        if key in places:
            raise place.error(f"{key!r} is already there in line {places[key].line}; keep one of the two")
        places[key] = place
        entries[key] = _node(child, f"{name}.{key}" if name else str(key), file)
    return Branch(name, Place(file, node.start_mark.line + 1), entries, places)


def _plain(node: yaml.ScalarNode, place: Place) -> Plain:
    text: str = node.value
    if node.style is not None:  # quoted or a block: always text
        return text
    if text in _WORDS:
        return _WORDS[text]
    if not _NUMBER.fullmatch(text):
        return text
    if len(text) > _DIGITS or abs(int(text)) > MOST_NUMBER:
        raise place.error(f"{text[:12]} is beyond what a game counts (at most {MOST_NUMBER}); correct it")
    return int(text)
