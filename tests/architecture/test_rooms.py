"""Nothing outside a game's rooms knows that game: only doors import rooms, nobody looks behind them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.tree import PACKAGE, imported, name_of, sources

ROOM = re.compile(r"cytosis\.(?:(?:ai|app|ui|rl)\.)?games\.(\w+)")
HERE = re.compile(r"cytosis/(?:(?:ai|app|ui|rl)/)?games/(\w+?)(?:\.py|/)")
DOORS = {
    "cytosis/__init__.py",
    *(f"cytosis/{layer}/games/__init__.py" for layer in ("ai", "app", "ui", "rl")),
}
SHARED = {"verb"}
"""What the contract lets everybody read of an action."""


def rooms_of_others(name: str, source: str) -> list[str]:
    """Rooms a file imports that are not its own."""
    own = HERE.match(name)
    found = []
    for line, module in imported(source):
        room = ROOM.match(module)
        if room and name not in DOORS and (own is None or own[1] != room[1]):
            found.append(f"{name}:{line} imports {module}")
    return found


def looks_behind(name: str, source: str) -> list[str]:
    """Where a file above the rules reads what only one game has: its catalog, its words of a move."""
    if HERE.match(name):
        return []
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            owner = getattr(node.value, "attr", getattr(node.value, "id", ""))
            if node.attr == "catalog" or (owner == "rules" and node.attr == "actions"):
                found.append(f"{name}:{node.lineno} reads {owner}.{node.attr}")
            elif owner == "action" and isinstance(node.value, ast.Name) and node.attr not in SHARED:
                found.append(f"{name}:{node.lineno} reads action.{node.attr}")
        elif isinstance(node, ast.Call) and ast.unparse(node).startswith("getattr(action,"):
            found.append(f"{name}:{node.lineno} reads an action's attributes")
    return found


def offences(files: list[Path]) -> list[str]:
    found: list[str] = []
    for file in files:
        name, source = name_of(file), file.read_text(encoding="utf-8")
        found += rooms_of_others(name, source)
        if not name.startswith(("cytosis/games/", "cytosis/engine/")):
            found += looks_behind(name, source)
    return found


def test_only_the_doors_and_a_games_own_rooms_know_a_game() -> None:
    assert offences(sources(PACKAGE)) == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("cytosis/ui/table/bad.py", "from cytosis.games.cytosis.view import View"),
        ("cytosis/app/play/bad.py", "import cytosis.ai.games.amino.mind"),
        ("cytosis/ui/games/amino/bad.py", "from cytosis.app.games.cytosis.words import Words"),
        ("cytosis/cli/bad.py", "print(match.rules.catalog)"),
        ("cytosis/cli/bad.py", "print(action.spot)"),
        ("cytosis/cli/bad.py", "print(getattr(action, word))"),
    ],
)
def test_the_test_notices(name: str, source: str) -> None:
    assert rooms_of_others(name, source) or looks_behind(name, source)
