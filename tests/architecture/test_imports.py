"""Modules are imported by their full names, and no two of them need each other to begin."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.tree import PACKAGE, ROOT, name_of, sources

MODULES = {
    name_of(file).removesuffix(".py").removesuffix("/__init__").replace("/", "."): file
    for file in sources(PACKAGE)
}


def at_once(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """What a module imports as it begins: not in functions, and not for types alone."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.dump(node.test):
            yield from at_once([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from at_once([*node.body, *node.orelse, *node.finalbody])


def needed(source: str, known: set[str]) -> set[str]:
    """The modules of ours among them."""
    found: set[str] = set()
    for node in at_once(ast.parse(source).body):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif node.module:
            named = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= named if named <= known else {*named, node.module}
    return found & known


def order(files: dict[str, str]) -> list[str]:
    """An order in which all can begin; CycleError where there is none."""
    known = set(files)
    return list(TopologicalSorter({name: needed(text, known) for name, text in files.items()}).static_order())


def test_no_two_modules_need_each_other() -> None:
    texts = {name: file.read_text(encoding="utf-8") for name, file in MODULES.items()}
    assert len(order(texts)) == len(MODULES) > 300


def test_a_cycle_is_found() -> None:
    with pytest.raises(CycleError):
        order({"a": "from b import x", "b": "try:\n  import a\nexcept ImportError: pass"})
    late = "if TYPE_CHECKING:\n  from a import y\ndef f():\n  import a"
    assert order({"a": "import b", "b": late}) == ["b", "a"]


def test_every_module_is_named_in_full() -> None:
    found = [
        f"{name_of(file)} line {node.lineno}"
        for file in sources(PACKAGE, ROOT / "packaging")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert found == []
