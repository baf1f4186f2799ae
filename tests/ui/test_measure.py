"""The window measures itself: every part gives its figures, for every game."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest

from cytosis.engine import games
from cytosis.ui.window import measure


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "FRAMES", 4)
    monkeypatch.setattr(measure, "WARM", 0)
    monkeypatch.setattr(measure, "HAND", 1)
    monkeypatch.setattr(measure, "SIZE", (640, 360))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("part", ["thinking", "touching"])
def test_frames_of_every_table_are_measured(part: str, game: str, tmp_path: Path) -> None:
    figures = measure.PARTS[part](tmp_path, game, time())
    assert len(figures) == 6
    assert all(game in name and value > 0 for name, value in figures.items())


def test_tables_are_measured_for_each_game_and_the_rest_once() -> None:
    parts = measure._measured()
    assert set(measure.WITH_TABLE) <= set(measure.PARTS)
    assert len(parts) == len(measure.PARTS) + len(measure.WITH_TABLE) * (len(games()) - 1)
