"""The checkout under test, for tests that read the source itself."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "cytosis"


def sources(*folders: Path) -> list[Path]:
    """Every Python file in these folders, in a fixed order."""
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def name_of(file: Path) -> str:
    """A file as shown in a test's message."""
    return file.relative_to(ROOT).as_posix()


def imported(source: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a source imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module


def script(name: str) -> ModuleType:
    """A program of packaging/, which is a folder and no package, as a module."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
