"""Files in the list of saved games: renamed, copied, passed on, thrown away and taken back."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pygame
import pytest

from cytosis.app.files import glance, saves, shelf
from cytosis.app.files.glance import Shelved
from cytosis.app.files.saves import Save
from cytosis.app.words.i18n import Texts
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.session import Session
from tests.saves.games import on_disk, played
from tests.ui.driver import Driver, files


def listed(tmp_path: Path) -> tuple[Driver, LoadScene]:
    driver = Driver.on_title(tmp_path)
    driver.click("button.load")
    return driver, driver.scene(LoadScene)


def titles(tmp_path: Path) -> list[str]:
    return sorted(shelf.look_at(path).title for path in files(tmp_path))


def test_a_game_is_renamed_copied_and_passed_on(tmp_path: Path) -> None:
    path = on_disk(played(9), saves.folder_in(tmp_path))
    driver, scene = listed(tmp_path)
    driver.click("button.rename")
    scene.text("Sunday")
    driver.key(pygame.K_RETURN)
    assert titles(tmp_path) == ["Sunday"]
    driver.click("button.copy")
    assert titles(tmp_path) == ["Sunday", "Sunday (copy)"]
    driver.click("button.export")
    (out,) = (tmp_path / "exports").iterdir()
    assert str(out) in scene.message
    driver.click("button.import")
    scene.text(str(out))
    driver.key(pygame.K_RETURN)
    assert len(files(tmp_path)) == 3
    driver.click("button.import")
    scene.text("/nowhere.cytosis")
    driver.key(pygame.K_RETURN)
    assert "is not there" in scene.message
    driver.key(pygame.K_ESCAPE)
    assert driver.scene(LoadScene) is scene
    assert path in files(tmp_path)


def test_a_deleted_game_is_taken_back(tmp_path: Path) -> None:
    path = on_disk(played(9), saves.folder_in(tmp_path))
    driver, _ = listed(tmp_path)
    driver.click("button.delete")
    assert files(tmp_path) == []
    driver.click("button.undo")
    assert files(tmp_path) == [path]
    assert not driver.has("button.undo")


def test_the_trash_stays_and_no_other_game_comes_under_the_button(tmp_path: Path) -> None:
    paths = [on_disk(played(9, seed), saves.folder_in(tmp_path)) for seed in (1, 2, 3)]
    driver, scene = listed(tmp_path)
    last = scene.files[1]
    driver.click("button.delete")
    assert scene.picked is None and not driver.has("button.delete")
    driver.click("save.0")
    driver.click("button.delete")
    driver, _ = listed(tmp_path)  # left and opened again
    assert len(files(tmp_path)) == 1
    driver.click("button.undo")
    assert last in files(tmp_path) and len(files(tmp_path)) == 2
    driver.click("button.undo")
    assert sorted(files(tmp_path)) == sorted(paths) and not driver.has("button.undo")


def test_a_damaged_game_says_so_and_opens_at_its_last_good_move(tmp_path: Path) -> None:
    path = on_disk(played(9), saves.folder_in(tmp_path))
    path.write_bytes(path.read_bytes()[:-5])
    driver, scene = listed(tmp_path)
    assert not driver.has("button.rename")
    driver.click("button.open")
    table = driver.scene(TableScene)
    assert len(table.match.journal.lines) == 8
    assert "after move 8" in table.message
    table.closing()
    assert scene.message == ""


def test_a_game_that_another_window_plays_is_only_looked_at(tmp_path: Path) -> None:
    held = Save.create(played(9, agents="human,human"), saves.folder_in(tmp_path))
    driver, _ = listed(tmp_path)
    driver.click("button.open")
    table = driver.scene(TableScene)
    assert table.controller.read_only
    assert not table.waits_for_agent
    assert not table.busy()
    assert "another window" in table.message
    before = table.match.fingerprint()
    for name in driver.names():
        if name.startswith(("spot.", "option.")) and driver.has(name):
            driver.click(name)
    driver.wait(1)
    assert table.match.fingerprint() == before
    assert table.view.viewer is None  # and nobody's hand is shown
    held.close()


@pytest.mark.parametrize("slow", [False, True])
def test_a_move_is_shown_when_it_is_on_disk_and_the_window_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    """A disk that takes its time delays the move, not the frame."""
    games = (played(moves, agents="human,greedy") for moves in range(20))
    match = next(game for game in games if (pending := game.pending()) is not None and pending.seat == 0)
    on_disk(match, saves.folder_in(tmp_path))
    driver, _ = listed(tmp_path)
    driver.click("button.open")
    table = driver.scene(TableScene)
    gate, append = Event(), Save.append

    def slowly(self: Save) -> None:
        if slow:
            gate.wait(10)
        append(self)

    monkeypatch.setattr(Save, "append", slowly)
    lines = len(table.match.journal.lines)
    table._submit(table.match.legal()[0])
    assert table.controller.writing == slow
    if slow:
        driver.step()
        assert table.controller.writing
        assert not table.human_turn
        assert len(table.story.entries) == lines  # not shown yet
        gate.set()
        while table.controller.writing:
            driver.step()
    assert len(table.story.entries) > lines
    assert table.controller.save is not None
    assert table.controller.save.written > lines
    table.closing()


def test_rows_fill_in_while_files_are_read_in_the_background(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [on_disk(played(9, seed), saves.folder_in(tmp_path)) for seed in range(3)]
    go, whole = Event(), glance.look_at

    def slow(path: Path) -> Shelved:
        go.wait(60)
        return whole(path)

    monkeypatch.setattr(glance, "look_at", slow)
    session = Session(Texts("en"), tmp_path, apart=True, keeps=False)
    scene = LoadScene(session)
    driver = Driver.on(scene, session=session)
    driver.app.notes = []
    driver.step()
    assert [note.text for note in driver.app.notes].count("Reading...") == len(paths)
    assert scene.busy()
    assert scene.chosen is None
    go.set()
    while scene.busy():
        driver.step()
    driver.step()
    driver.app.notes.clear()
    driver.step()
    assert "Reading..." not in [note.text for note in driver.app.notes]
    assert scene.chosen == 0
