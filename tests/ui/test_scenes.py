"""The scenes around the table: in, out, set up, open, cover, pause."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from cytosis.ai import registry
from cytosis.app.files import saves, stats
from cytosis.app.files.saves import Save
from cytosis.app.play import setup
from cytosis.app.play.setup import Seat, Setup
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.ui.scenes.choose import ChooseScene
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.session import Session
from tests.app.games import new_match, play
from tests.ui.driver import Driver, files

Open = Callable[[], Driver]


def put_save(data: Path, moves: int = 6, agents: str = "human,greedy", seed: int = 5) -> Path:
    save = Save.create(play(new_match(agents, seed), moves), saves.folder_in(data))
    save.close()
    assert save.path is not None
    return save.path


# --- title


def test_title_new_game_table_and_back(open_title: Open, tmp_path: Path) -> None:
    driver = open_title()
    named = ("new", "learn", "quest", "load", "history", "settings", "credits", "quit", "language")
    worlds = [f"world.{game}" for game in ("cytosis", "amino", "cellulose")]
    assert driver.names() == [*(f"button.{name}" for name in named), *worlds]
    driver.new_game()
    driver.scene(NewGameScene)
    driver.click("button.start")
    table = driver.scene(TableScene)
    assert table.match.seats == 3
    assert [path.name for path in files(tmp_path)] == [table.controller.save.path.name]  # type: ignore[union-attr]
    driver.leave_table()
    driver.scene(TitleScene)
    assert "button.continue" in driver.names()
    driver.click("button.quit")
    assert driver.app.stack == []


def test_continue_takes_the_newest_unfinished_game(open_title: Open, tmp_path: Path) -> None:
    old = put_save(tmp_path, 3)
    wanted = put_save(tmp_path, 9)
    finished = put_save(tmp_path, 0, "random,random")
    opened = setup.resume(finished)
    while opened.controller.advance() is not None:
        pass
    opened.controller.close()
    (saves.folder_in(tmp_path) / "game-00009-bad.cytosis").write_text("?", encoding="utf-8")
    for age, path in enumerate([wanted, old]):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    driver = open_title()
    driver.wait(0.1)
    driver.click("button.continue")
    assert len(driver.scene(TableScene).match.journal.lines) == 9
    driver.leave_table()
    driver.wait(0.2)
    driver.click("button.continue")
    driver.scene(TableScene)


def test_a_game_that_went_away_is_said_on_the_title(open_title: Open, tmp_path: Path) -> None:
    path = put_save(tmp_path)
    driver = open_title()
    path.unlink()
    driver.click("button.continue")
    assert path.name in driver.scene(TitleScene).message


def test_the_language_is_switched_on_the_title(open_title: Open) -> None:
    driver = open_title()
    english = driver.pixels()
    driver.click("button.language")
    assert i18n.default().lang == "it"
    assert driver.pixels() != english
    driver.click("button.language")
    assert i18n.default().lang == "en"


def test_the_keyboard_is_enough(open_title: Open) -> None:
    driver = open_title()
    driver.key(pygame.K_TAB)
    assert driver.app.scene.pointer.focus == "button.new"
    driver.key(pygame.K_DOWN)
    assert driver.app.scene.pointer.focus == "button.learn"
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    driver.scene(ChooseScene)
    driver.key(pygame.K_3)
    assert driver.scene(NewGameScene).setup.game == "cellulose"
    driver.key(pygame.K_ESCAPE)
    driver.scene(ChooseScene)
    driver.key(pygame.K_ESCAPE)
    driver.scene(TitleScene)


# --- load


def test_saves_are_listed_and_opened(open_title: Open, tmp_path: Path) -> None:
    put_save(tmp_path, 7)
    bad = saves.folder_in(tmp_path) / "game-00077-bad.cytosis"
    bad.write_text("?", encoding="utf-8")
    driver = open_title()
    driver.click("button.load")
    scene = driver.scene(LoadScene)
    assert [name for name in driver.names() if name.startswith("save.")] == ["save.0", "save.1"]
    assert driver.has("button.open")
    assert scene.chosen == 1
    driver.click("save.0")
    assert not driver.target("button.open").enabled
    driver.click("button.open")
    driver.scene(LoadScene)
    driver.click("save.1")
    driver.click("button.open")
    assert len(driver.scene(TableScene).match.journal.lines) == 7
    driver.leave_table()
    driver.scene(TitleScene)


def test_many_saves_come_in_pages_and_a_locked_one_says_so(tmp_path: Path) -> None:
    for number in range(10):
        put_save(tmp_path, 1, seed=number)
    held, _ = Save.open(files(tmp_path)[9])
    driver = Driver.on_title(tmp_path)
    driver.click("button.load")
    assert sum(name.startswith("save.") for name in driver.names()) == 7
    driver.click("button.down")
    assert [name for name in driver.names() if name.startswith("save.")] == ["save.7", "save.8", "save.9"]
    driver.key(pygame.K_PAGEUP)
    assert driver.has("save.0")
    driver.key(pygame.K_PAGEDOWN)
    driver.click("save.9")
    driver.key(pygame.K_RETURN)
    table = driver.scene(TableScene)
    assert table.controller.read_only
    assert "another window" in table.message
    held.close()
    driver.leave_table()
    driver.scene(TitleScene)


def test_no_saves(open_title: Open) -> None:
    driver = open_title()
    driver.click("button.load")
    tabs = [f"kind.{kind}" for kind in ("all", "cytosis", "amino", "cellulose")]
    assert driver.names() == ["button.back", *tabs, "field.search", "button.import"]
    driver.click("button.back")
    driver.scene(TitleScene)


# --- curtain


def table_and_curtain(data: Path, size: tuple[int, int], seed: int) -> Driver:
    chosen = Setup(seats=(Seat("Ada"), Seat("Bob")))
    opened = setup.start(chosen, saves.folder_in(data), seed)
    driver = Driver.on(TitleScene(Session(i18n.default(), data)), size)
    driver.app.stack.append(TableScene(opened.controller, opened.names, i18n.default()))
    driver.app.stack.append(CurtainScene("Bob", 1, i18n.default()))
    driver.step()
    return driver


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_curtain_shows_no_card(tmp_path: Path, size: tuple[int, int]) -> None:
    pictures = {table_and_curtain(tmp_path / str(seed), size, seed).pixels() for seed in (1, 2, 3)}
    assert len(pictures) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_curtain_opens_only_by_holding(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = table_and_curtain(tmp_path, size, 1)
    curtain = driver.scene(CurtainScene)
    driver.click("button.open")
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_ESCAPE)
    driver.wait(1)
    assert driver.app.scene is curtain
    driver.key_down(pygame.K_SPACE)
    driver.wait(0.3)
    assert 0.4 < curtain.filled < 0.9
    driver.key_up(pygame.K_SPACE)
    driver.wait(0.3)
    assert curtain.filled == 0
    pos = driver.press("button.open")
    driver.wait(0.3)
    driver.move((5, 5))
    driver.wait(1)
    driver.release((5, 5))
    assert driver.app.scene is curtain
    driver.press(pos)
    driver.wait(0.6)
    driver.scene(TableScene)


def test_the_curtain_may_be_left(tmp_path: Path) -> None:
    driver = table_and_curtain(tmp_path, (1280, 720), 1)
    driver.click("button.leave")
    driver.scene(TitleScene)
    assert "button.continue" in driver.names()


# --- menu


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_menu_over_the_table(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = table_and_curtain(tmp_path, size, 1)
    driver.app.stack.pop()
    table = driver.scene(TableScene)

    def menu() -> MenuScene:
        driver.app.stack.append(MenuScene(table.controller, i18n.default()))
        driver.step()
        return driver.scene(MenuScene)

    menu()
    driver.click("button.resume")
    driver.scene(TableScene)
    menu()
    driver.key(pygame.K_ESCAPE)
    driver.scene(TableScene)
    scene = menu()
    driver.click("button.copy")
    assert "Round 1 of" in scene.message
    assert len(files(tmp_path)) == 2
    driver.click("field.title")
    driver.text("Before lunch")
    driver.key(pygame.K_RETURN)
    assert "Before lunch" in scene.message
    assert len(files(tmp_path)) == 3
    driver.click("button.leave")
    driver.scene(TitleScene)


def test_quitting_from_the_menu_lets_go_of_the_file(tmp_path: Path) -> None:
    driver = table_and_curtain(tmp_path, (1280, 720), 1)
    driver.app.stack.pop()
    controller = driver.scene(TableScene).controller
    driver.app.stack.append(MenuScene(controller, i18n.default()))
    driver.step()
    driver.click("button.quit")
    assert driver.app.stack == []
    (path,) = files(tmp_path)
    Save.open(path)[0].close()


def test_resigning_asks_first_and_hands_the_seat_to_a_computer(tmp_path: Path) -> None:
    opened = setup.start(Setup(seats=(Seat("Ada"), Seat(agent="easy"))), saves.folder_in(tmp_path), 5)
    session = Session(i18n.default(), tmp_path)
    driver = Driver.on(TitleScene(session), session=session)
    driver.app.stack.append(TableScene(opened.controller, opened.names, i18n.default(), session=session))
    table = driver.scene(TableScene)
    driver.key(pygame.K_ESCAPE)
    driver.click("button.resign")
    driver.key(pygame.K_ESCAPE)
    driver.scene(MenuScene)
    assert opened.controller.human(0)
    driver.click("button.resign")
    driver.click("button.resign")
    driver.step()
    assert driver.scene(TableScene) is table
    assert not opened.controller.human(0)
    assert stats.how_of(table.match) == {0: "resigned"}
    assert "resigns" in table.log()[-1].text
    assert table.people == []
    driver.leave_table()


def test_a_scene_over_the_table_shows_its_colours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = Setup(seats=(Seat("Ada"), Seat("Bob"))).with_look(0, 4)
    opened = setup.start(chosen, saves.folder_in(tmp_path), 5)
    driver = Driver.on(TitleScene(Session(i18n.default(), tmp_path)))
    driver.app.stack.append(TableScene(opened.controller, opened.names, i18n.default()))
    shown: list[str] = []
    monkeypatch.setattr(CurtainScene, "draw", lambda _, paint: shown.append(paint.theme.players[0].id))
    driver.app.stack.append(CurtainScene("Ada", 0, i18n.default()))
    driver.app.draw()
    assert shown == ["violet"]
    opened.controller.close()


# --- how they look


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_no_text_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, scale: float) -> None:
    from cytosis.ui.paint.type import Type

    cut: list[str] = []
    shortened = Type.shortened

    def noted(self: Type, text: str, face: str, pixels: int, room: int) -> str:
        result = shortened(self, text, face, pixels, room)
        if result != text:
            cut.append(text)
        return result

    monkeypatch.setattr(Type, "shortened", noted)
    six = ("random", "greedy", "easy", "medium", "hard", "expert")
    monkeypatch.setattr(registry, "levels", lambda: six)
    i18n.set_default(Texts(lang))
    put_save(tmp_path, 5, "human,greedy,random,human,greedy")
    session = Session(i18n.default(), tmp_path)
    setup.remember(Setup(seats=(Seat(), Seat(), Seat(agent="greedy"), Seat(agent="random"))), tmp_path)
    opened = setup.start(Setup(), saves.folder_in(tmp_path), 1)
    for scene in (
        TitleScene(session),
        NewGameScene(session),
        ChooseScene(session),
        ChooseScene(session, "learn"),
        LoadScene(session),
        CurtainScene("Massimiliana", 4, i18n.default()),
        MenuScene(opened.controller, i18n.default()),
    ):
        driver = Driver.on(scene)
        driver.app.text_scale = scale
        driver.step()
        for target in scene.targets():
            x, y, width, height = target.box
            assert x >= 0 and y >= 0 and x + width <= 1600 and y + height <= 900, target.name
    opened.controller.close()
    assert cut == []
