"""Promises about the source itself that no linter of ours makes."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.tree import PACKAGE, ROOT, imported, name_of, sources

ALL = sources(PACKAGE, ROOT / "tests", ROOT / "packaging")
SHIPPED = sources(PACKAGE)
RULES = sources(PACKAGE / "engine", PACKAGE / "games")

NOT_IN_RULES = {"random", "time", "datetime", "os", "pygame", "socket", "subprocess", "secrets", "uuid"}
NETWORK = set("socket socketserver ssl urllib http ftplib smtplib requests httpx aiohttp".split())
RUNS_DATA = {"pickle", "marshal", "shelve", "dill", "cloudpickle"}
MOST_LINES = 500


def forbidden_imports(source: str, forbidden: set[str]) -> list[str]:
    return [
        f"line {line} imports {name}" for line, name in imported(source) if name.split(".")[0] in forbidden
    ]


def dangerous_calls(source: str) -> list[str]:
    """Calls that would run code out of data."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in {"eval", "exec", "compile", "__import__"}:
            found.append(f"line {node.lineno} calls {node.func.id}")
        if (
            isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "yaml"
            and node.func.attr in {"load", "load_all", "full_load", "unsafe_load", "full_load_all"}
        ):
            found.append(f"line {node.lineno} calls yaml.{node.func.attr}")
    return found


def found_in(files: list[Path], search: object) -> list[str]:
    assert callable(search)
    return [f"{name_of(file)}: {hit}" for file in files for hit in search(file.read_text(encoding="utf-8"))]


def test_there_is_something_to_look_at() -> None:
    assert len(RULES) > 3
    assert len(SHIPPED) > len(RULES)


def test_rules_use_no_clock_no_chance_and_no_system() -> None:
    assert found_in(RULES, lambda source: forbidden_imports(source, NOT_IN_RULES)) == []


def test_only_the_ui_imports_pygame() -> None:
    others = [file for file in SHIPPED if PACKAGE / "ui" not in file.parents]
    assert found_in(others, lambda source: forbidden_imports(source, {"pygame"})) == []


def test_nothing_opens_a_network_connection() -> None:
    assert found_in(SHIPPED, lambda source: forbidden_imports(source, NETWORK)) == []


def test_nothing_runs_code_out_of_data() -> None:
    assert found_in(SHIPPED, lambda source: forbidden_imports(source, RUNS_DATA)) == []
    assert found_in(SHIPPED, dangerous_calls) == []


@pytest.mark.parametrize(
    ("source", "hits"),
    [
        ("import random", 1),
        ("from random import choice", 1),
        ("def f():\n    import os.path", 1),
        ("import randomness\nfrom cytosis.engine import time", 0),
    ],
)
def test_the_search_for_imports_finds_them(source: str, hits: int) -> None:
    assert len(forbidden_imports(source, NOT_IN_RULES)) == hits


@pytest.mark.parametrize(
    ("source", "hits"),
    [("eval('1')", 1), ("yaml.load(x)", 1), ("yaml.safe_load(x)\nre.compile('x')\ngame.load(x)", 0)],
)
def test_the_search_for_calls_finds_them(source: str, hits: int) -> None:
    assert len(dangerous_calls(source)) == hits


@pytest.mark.parametrize("file", ALL, ids=name_of)
def test_a_file_is_read_in_one_sitting(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_every_line_left_out_of_the_coverage_has_a_reason() -> None:
    bare = re.compile(r"#\s*pragma:\s*no (?:cover|branch)(?!\s*[:,-]\s*\w+)")
    assert bare.search("x = 1  # pragma: no cover")
    assert not bare.search("x = 1  # pragma: no cover - only Windows comes here")
    assert found_in(SHIPPED, lambda source: [line for line in source.splitlines() if bare.search(line)]) == []


def test_packaging_is_a_folder_and_no_package() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists(), "it would hide the library of that name"
