"""Promises about the source itself that no linter of ours makes."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.complexity import functions
from tests.tree import PACKAGE, ROOT, imported, name_of, sources

ALL = sources(PACKAGE, ROOT / "tests", ROOT / "packaging")
SHIPPED = sources(PACKAGE)
RULES = sources(PACKAGE / "engine", PACKAGE / "games")

NOT_IN_RULES = {"random", "time", "datetime", "os", "pygame", "socket", "subprocess", "secrets", "uuid"}
NETWORK = set("socket socketserver ssl urllib http ftplib smtplib requests httpx aiohttp".split())
RUNS_DATA = {"pickle", "marshal", "shelve", "dill", "cloudpickle"}
MOST_LINES = {"cytosis": 400, "packaging": 400, "tests": 500}

MOST_WAYS = 10
STILL_COMPLEX = 35
"""So many functions have more ways through them than that; write the number down when it falls."""
SIMPLE = (
    *("engine", "games/amino", "games/cytosis", "ai", "app/files", "app/play", "app/text", "app/words"),
    *("cli", "rl", "ui/paint", "ui/table", "ui/widgets"),
)
"""Where none of them is."""


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
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES[file.relative_to(ROOT).parts[0]]


def too_complex(source: str) -> list[str]:
    return [f"{name} has {ways} ways" for name, ways in functions(source) if ways > MOST_WAYS]


def test_a_function_does_one_thing() -> None:
    simple = sources(*(PACKAGE / folder for folder in SIMPLE))
    assert found_in(simple, too_complex) == []
    left = found_in(sources(PACKAGE, ROOT / "packaging"), too_complex)
    assert len(left) <= STILL_COMPLEX, "\n".join(left)


@pytest.mark.parametrize(
    ("body", "ways"),
    [
        ("pass", 1),
        ("if a and b or c: pass\n  elif d: pass\n  else: pass", 5),
        ("for x in y:\n    pass\n  else:\n    pass", 3),
        ("while a: pass", 2),
        ("try: pass\n  except A: pass\n  except B: pass\n  else: pass", 4),
        ("return [x for x in y if x if a] if z else None", 5),
        ("match a:\n    case 1: pass\n    case _: pass", 3),
        ("assert a", 2),
        ("def g():\n    if a: pass", 1),
    ],
)
def test_the_ways_through_a_function_are_counted(body: str, ways: int) -> None:
    assert dict(functions(f"def f():\n  {body}"))["f"] == ways
    assert ("C.f", ways) in list(functions(f"class C:\n def f(self):\n  {body}"))


def test_every_line_left_out_of_the_coverage_has_a_reason() -> None:
    bare = re.compile(r"#\s*pragma:\s*no (?:cover|branch)(?!\s*[:,-]\s*\w+)")
    assert bare.search("x = 1  # pragma: no cover")
    assert not bare.search("x = 1  # pragma: no cover - only Windows comes here")
    assert found_in(SHIPPED, lambda source: [line for line in source.splitlines() if bare.search(line)]) == []


def test_packaging_is_a_folder_and_no_package() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists(), "it would hide the library of that name"
