"""Every rule atom has a test, and every test names atoms that exist."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
MODULES_DONE: frozenset[str] = frozenset({"virus", "epigenetic"})
"""Expansions whose atoms must have tests too."""


def atoms() -> dict[str, dict[str, Any]]:
    """All atoms by id."""
    chapters = yaml.safe_load((HERE / "atoms.yaml").read_text(encoding="utf-8"))
    return {name: atom for chapter in chapters.values() for name, atom in chapter.items()}


def required(known: dict[str, dict[str, Any]], done: frozenset[str] = MODULES_DONE) -> set[str]:
    """The atoms of the base game and of the modules done."""
    return {name for name, atom in known.items() if atom.get("module") is None or atom["module"] in done}


def named_in(source: str) -> Iterator[str]:
    """The atoms that the test functions of a source are marked with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.atom":
                    for name in mark.args:
                        assert isinstance(name, ast.Constant), f"{node.name}: atoms are written out"
                        yield str(name.value)


def covered() -> set[str]:
    """The atoms named by the tests of this folder."""
    return {name for file in HERE.glob("test_*.py") for name in named_in(file.read_text(encoding="utf-8"))}


def test_every_atom_has_a_test() -> None:
    assert sorted(required(atoms()) - covered()) == []


def test_every_ruling_of_the_modules_is_named_by_a_test() -> None:
    names = {f"V-{n:02}" for n in range(1, 21)} | {f"P-{n:02}" for n in range(1, 14)}
    said = "\n".join(
        ast.get_docstring(node) or ""
        for file in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    assert sorted(name for name in names if name not in said) == []


def test_no_test_names_an_unknown_atom() -> None:
    assert sorted(covered() - set(atoms())) == []


def test_modules_join_when_they_are_done() -> None:
    known: dict[str, dict[str, Any]] = {"CY-S01": {"say": ""}, "CY-X01": {"say": "", "module": "virus"}}
    assert required(known, frozenset()) == {"CY-S01"}
    assert required(known, frozenset({"virus"})) == {"CY-S01", "CY-X01"}
    assert {atom["module"] for atom in atoms().values() if "module" in atom} >= MODULES_DONE


def test_only_marks_of_tests_count() -> None:
    marks = '@pytest.mark.atom("CY-A", "CY-B")\n@pytest.mark.parametrize("x", ["CY-C"])\n'
    assert set(named_in(f"{marks}def test_it(): pass")) == {"CY-A", "CY-B"}
    assert set(named_in(f"{marks}def helper(): pass")) == set()
    assert set(named_in("# CY-D\ndef test_it(): pass")) == set()
