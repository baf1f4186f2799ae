"""A game is played on from one of its moves by whom one wants; a lesson stays what it is."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cytosis.app.files import saves
from cytosis.app.files.settings import Settings
from cytosis.app.games.cytosis.lessons import LESSONS
from cytosis.app.play.lessons import LEARNER
from cytosis.app.play.players import players_now
from cytosis.app.play.replay import Replay
from cytosis.app.words import i18n
from cytosis.ui.scenes.branch import BranchScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.lesson import LessonScene
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver
from tests.ui.scenes import finished

AGENTS = "greedy,greedy,greedy"


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    """A finished game of computers on the replay's table, 30 moves on."""
    settings = Settings(speed="instant", ai_speed="instant", text_scale=100)
    session = Session(i18n.default(), tmp_path, settings=settings, keeps=False)
    found = Driver.on(TitleScene(session), session=session)
    match = finished(AGENTS)
    replay = ReplayScene(session, match, [player.name for player in players_now(match.journal)])
    found.app.notes = []
    found.app.stack.append(replay)
    replay.go(30)
    found.step()
    return found


def texts(driver: Driver) -> list[str]:
    """Everything written on the screen so far; what stands still is painted only once."""
    driver.step()
    return [note.text for note in driver.app.notes or []]


def test_the_button_says_what_it_does_and_asks_who_plays(driver: Driver, tmp_path: Path) -> None:
    assert "Play on from here" in texts(driver)
    driver.click("replay.play_on")
    assert any("Who plays" in text for text in texts(driver))
    driver.click("button.stay")
    driver.scene(ReplayScene)
    assert not saves.folder_in(tmp_path).exists()


def test_where_all_were_computers_a_seat_is_offered_to_a_person(driver: Driver, tmp_path: Path) -> None:
    driver.click("replay.play_on")
    driver.click("button.play_on")
    table = driver.scene(TableScene)
    assert len(table.people) == 1 and table.human_turn
    assert table.view.viewer == table.people[0]  # every hand of a game that is over has been seen
    lines = len(table.match.journal.lines)
    driver.wait(2.0)
    assert len(table.match.journal.lines) == lines  # it does not run away
    driver.leave_table()
    (file,) = saves.files_in(saves.folder_in(tmp_path))
    again = players_now(saves.read(file).journal)
    assert [player.human for player in again].count(True) == 1


def test_any_seat_can_be_given_to_anybody(driver: Driver) -> None:
    driver.click("replay.play_on")
    branch = driver.scene(BranchScene)
    for seat, agent in ((0, "human"), (1, "expert"), (2, "human")):
        driver.click(f"seat.{seat}")
        driver.click(f"seat.{seat}.{agent}")
    assert [player.agent for player in branch.players] == ["human", "expert", "human"]
    driver.click("button.play_on")
    table = driver.app.stack[1]
    assert isinstance(table, TableScene) and table.people == [0, 2]


def test_escape_closes_the_list_before_the_question(driver: Driver) -> None:
    driver.click("replay.play_on")
    driver.click("seat.1")
    driver.key(pygame.K_ESCAPE)
    driver.scene(BranchScene)
    driver.key(pygame.K_ESCAPE)
    driver.scene(ReplayScene)


def test_a_branch_before_a_seat_changed_hands_keeps_who_plays_now(tmp_path: Path) -> None:
    """The save says the same as the table, also where the hand-over comes after the branch."""
    match = finished("human,greedy,greedy")  # played by an agent, whatever the header says
    replay = Replay(match)
    replay.go(12)
    wanted = [player.__class__(player.name, "easy", player.look) for player in replay.players]
    opened = replay.play_on(tmp_path, False, "a branch", wanted)
    opened.controller.close()
    (file,) = saves.files_in(tmp_path)
    assert [player.agent for player in players_now(saves.read(file).journal)] == ["easy"] * 3


def test_the_menu_of_a_lesson_offers_what_a_lesson_has(tmp_path: Path) -> None:
    session = Session(i18n.default(), tmp_path, settings=Settings(text_scale=100), keeps=False)
    driver = Driver.on(LessonScene(session, LESSONS.all[0]), session=session)
    driver.app.notes = []
    driver.click("button.menu")
    driver.scene(MenuScene)
    names = driver.names()
    assert not any(name.startswith(("seat.", "field.")) for name in names)
    assert "button.resign" not in names and "button.copy" not in names
    shown = texts(driver)
    assert not any("on disk" in text for text in shown)
    driver.click("button.resume")
    assert driver.scene(LessonScene).controller.human(LEARNER)
