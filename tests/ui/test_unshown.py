"""Any number of seats has its looks, and a game that cannot be painted takes nothing else with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cytosis.app.files import glance, saves, stats
from cytosis.app.play.players import LOOKS, looks, made_up_name
from cytosis.ui.paint.theme import load_theme
from cytosis.ui.scenes import history, load_look, title_look
from cytosis.ui.scenes.history import HistoryScene
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.table.scene import TableScene
from tests.saves.games import on_disk, played
from tests.ui.driver import Driver

Open = Callable[[], Driver]


@pytest.mark.parametrize("seats", range(1, LOOKS + 3))
def test_a_table_of_any_size_has_a_look_for_every_seat(seats: int) -> None:
    for chosen in ([None] * seats, list(range(seats)), list(reversed(range(seats))), [0] * seats):
        found = looks([look if look is None or look < LOOKS else None for look in chosen])
        assert len(found) == seats and all(0 <= look < LOOKS for look in found)
        assert len(set(found)) == min(seats, LOOKS)


def test_looks_are_told_apart_by_colour_line_symbol_and_picture() -> None:
    theme = load_theme()
    assert len(theme.players) == LOOKS
    for field in ("id", "colour", "line", "symbol"):
        assert len({getattr(player, field) for player in theme.players}) == LOOKS
    assert len({made_up_name(seat, False) for seat in range(LOOKS)}) == LOOKS


def test_five_seats_start_and_are_there_again(open_title: Open, tmp_path: Path) -> None:
    driver = open_title()
    driver.new_game()
    while "button.add" in driver.names():
        driver.click("button.add")
    assert len(driver.scene(NewGameScene).setup.seats) == 5
    driver.click("button.start")
    driver.scene(TableScene)
    driver.leave_table()
    driver.click("button.load")
    driver.scene(LoadScene)
    driver.click("button.back")
    driver.click("button.history")
    driver.wait(0.2)
    driver.click("button.back")
    driver.click("button.continue")
    assert driver.scene(TableScene).match.seats == 5


def broken(*_: Any, **__: Any) -> Any:
    raise IndexError("list index out of range")


def told(driver: Driver) -> list[str]:
    driver.app.notes = []
    driver.step()
    return [note.text for note in driver.app.notes]


UNSHOWN = "This game cannot be shown."


def test_a_game_that_cannot_be_painted_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_disk(played(9, agents="human,greedy,greedy"), saves.folder_in(tmp_path))
    for scene in (title_look, load_look, history):
        monkeypatch.setattr(scene, "looks_of", broken)
    driver = Driver.on_title(tmp_path)
    assert UNSHOWN in told(driver)
    driver.click("button.load")
    assert told(driver).count(UNSHOWN) == 2  # in its row and beside the list
    driver.click("button.back")
    driver.click("button.history")
    driver.wait(0.2)
    driver.scene(HistoryScene)
    assert UNSHOWN in told(driver)
    driver.click("button.back")
    driver.click("button.continue")
    driver.scene(TableScene)


def test_a_game_that_cannot_be_summed_up_is_a_row_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_disk(played(9, agents="human,greedy"), saves.folder_in(tmp_path))
    monkeypatch.setattr(glance, "players_of", broken)
    driver = Driver.on_title(tmp_path)
    assert "button.continue" not in driver.names()
    driver.click("button.load")
    assert UNSHOWN in told(driver)
    driver.click("button.back")
    driver.click("button.history")
    driver.wait(0.2)
    assert driver.scene(HistoryScene).games == []


def test_results_that_nobody_can_have_are_a_row_that_says_so(tmp_path: Path) -> None:
    seat = {"agent": "human", "how": "played", "place": 1, "by_source": {}}
    one = {"game": "cytosis", "edition": "second"}
    lines = [
        {**one, "id": "a", "seats": [{**seat, "name": "Ada\0", "total": 40}]},
        {**one, "id": "b", "seats": [{**seat, "name": "Rita", "total": 40}]},
    ]
    (tmp_path / stats.FILE).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    driver = Driver.on_title(tmp_path)
    driver.click("button.history")
    shown = told(driver)
    assert UNSHOWN in shown and any("Rita" in text for text in shown)
