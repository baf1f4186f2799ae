"""The layers hold, and the linter that says so really looks."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tree import PACKAGE, ROOT

LINT = "from importlinter.cli import lint_imports_command as run; run()"


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"], cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / "cytosis", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_layers_hold() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/bad.py", "import cytosis.games"),
        ("games/bad.py", "import random"),
        ("games/bad.py", "import cytosis.app.words.i18n"),
        ("app/bad.py", "import pygame"),
    ],
)
def test_a_wrong_import_is_refused(copy: Path, file: str, line: str) -> None:
    (copy / "cytosis" / file).write_text(f"{line}\n", encoding="utf-8")
    result = lint(copy)
    assert result.returncode == 1, result.stdout
    assert "BROKEN" in result.stdout
