"""Whoever was not at the screen is covered first, in every way the one who looks can change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from cytosis.app.play.lessons import LEARNER
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.engine.rng import Rng
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.history import HistoryScene
from cytosis.ui.scenes.settings import SettingsScene
from cytosis.ui.table.lesson import LessonScene
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from tests.ui.hot_seat import HotSeat, walk

TABLES = ("human,human", "human,human,random", "human,random,human,human")
Begin = Callable[..., HotSeat]


@pytest.fixture
def begin(tmp_path: Path) -> Begin:
    """``begin(agents)``: a game some moves on, with somebody at the screen."""

    def begun(agents: str = "human,human,random", moves: int = 6, **settings: object) -> HotSeat:
        driver = HotSeat.begin(tmp_path, agents, **settings)  # type: ignore[arg-type]
        for _ in range(moves):
            driver.play()
        assert driver.at_table() is not None
        return driver

    return begun


def here(driver: HotSeat) -> int:
    """Who is at the screen; somebody must be."""
    assert driver.there is not None
    return driver.there


def covered_next(driver: HotSeat) -> None:
    """The next person is covered before anything of theirs shows, and nothing was seen on the way there."""
    before = driver.there
    for _ in range(400):
        if isinstance(driver.app.scene, CurtainScene):
            break
        table = driver.table()
        assert table is None or table.view.viewer in (None, before)
        driver.step(seconds=0.2)
    assert driver.scene(CurtainScene)._seat != before
    driver.at_table()
    assert driver.leaks == []


@pytest.mark.parametrize("agents", TABLES)
def test_who_resigns_sees_nothing_of_the_others(begin: Begin, agents: str) -> None:
    driver = begin(agents)
    driver.resign()
    covered_next(driver)


@pytest.mark.parametrize("agents", TABLES)
def test_who_gives_a_seat_away_sees_nothing_of_the_others(begin: Begin, agents: str) -> None:
    driver = begin(agents)
    driver.give(here(driver), "easy")
    covered_next(driver)


def test_who_takes_another_seat_is_not_its_player(begin: Begin) -> None:
    driver = begin("human,random,random")
    driver.give(1, "human")
    driver.give(0, "easy")
    covered_next(driver)


def test_a_game_is_opened_again_under_a_curtain(begin: Begin) -> None:
    """Also where only one person is left: the other may be at the screen."""
    for resigns in (True, False):
        driver = begin("human,human")
        if resigns:
            driver.resign()
        else:
            driver.give(here(driver), "easy")
        driver.leave_table()
        if not isinstance(driver.app.scene, CurtainScene):
            driver.wait(0.1)
        if driver.has("button.leave"):
            driver.click("button.leave")
        driver.wait(0.1)
        driver.click("button.continue")
        covered_next(driver)


def test_undo_shows_only_the_own_hand_again(begin: Begin) -> None:
    driver = begin("human,human", ai_speed="slow")
    scene = driver.at_table()
    assert scene is not None
    mover = here(driver)
    while scene.asking.kind != "turn":
        driver.play()
        scene = driver.at_table()
        assert scene is not None
        mover = here(driver)
    driver.play()
    driver.step(seconds=0.0)
    driver.key(pygame.K_u)
    table = driver.table()
    assert table is not None and table.view.viewer in (None, mover)
    driver.at_table()
    assert driver.leaks == []


def test_who_gave_the_seat_away_takes_nothing_back(begin: Begin) -> None:
    driver = begin("human,human", practice=True, ai_speed="slow")
    driver.play()
    driver.at_table()
    driver.resign()
    table = driver.table()
    assert table is not None and not table.enabled("undo")
    lines = len(table.match.journal.lines)
    driver.key(pygame.K_u)
    assert len(table.match.journal.lines) >= lines
    seen = driver.table()
    assert seen is None or seen.view.viewer is None
    covered_next(driver)


def test_rewinding_after_the_other_left_is_for_who_stayed(begin: Begin) -> None:
    driver = begin("human,human", practice=True)
    driver.resign()
    covered_next(driver)
    stayed = here(driver)
    for _ in range(3):
        driver.play()
    assert driver.at_table() is not None
    driver.key(pygame.K_u)
    table = driver.table()
    assert table is not None and table.view.viewer in (None, stayed)
    assert driver.leaks == []


def test_a_running_game_is_replayed_for_an_onlooker_and_played_on_under_a_curtain(begin: Begin) -> None:
    driver = begin("human,human,random")
    driver.leave_table()
    driver.click("button.history")
    driver.wait(0.2)
    driver.scene(HistoryScene)
    assert not driver.has("button.analysis")  # while it runs nobody looks into every hand
    driver.click("button.replay")
    replay = driver.scene(ReplayScene)
    for name in ("replay.back", "replay.on", "replay.first", "replay.on"):
        driver.click(name)
        assert replay.view.viewer is None and not driver.has("replay.eyes")
    driver.click("replay.play_on")
    assert driver.leaks == []
    other = 1 - (driver.there or 0)
    driver.click(f"seat.{driver.there}")
    driver.click(f"seat.{driver.there}.easy")
    driver.click("button.play_on")
    driver.wait(0.2)
    table = driver.table()
    assert table is None or table.view.viewer is None
    driver.at_table()
    assert driver.there == other and driver.leaks == []


def test_losing_the_focus_covers_the_table_also_below_a_menu(begin: Begin) -> None:
    driver = begin()
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.scene(CurtainScene)
    driver.at_table()
    driver.menu()
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.scene(CurtainScene)
    assert driver.table() is None and driver.leaks == []


def test_another_language_changes_nothing_of_who_looks(begin: Begin) -> None:
    driver = begin()
    who = driver.there
    driver.menu()
    driver.click("button.settings")
    driver.scene(SettingsScene)
    driver.click("set.language")
    driver.click("set.language.it")
    driver.click("button.back")
    driver.click("button.resume")
    table = driver.scene(TableScene)
    assert table.texts.lang == "it" and table.view.viewer in (None, who)
    driver.play()
    covered_next(driver)
    i18n.set_default(Texts("en"))


def test_a_lesson_is_the_learners_alone(begin: Begin) -> None:
    driver = begin()
    driver.leave_table()
    driver.click("button.learn")
    driver.there = LEARNER
    driver.click(next(name for name in driver.names() if name.startswith("lesson.")))
    if not isinstance(driver.app.scene, LessonScene):
        driver.key(pygame.K_RETURN)
    assert driver.scene(LessonScene).view.viewer == LEARNER and driver.leaks == []


def test_however_seats_change_hands_no_pixel_of_another_hand_is_painted(tmp_path: Path) -> None:
    changes, leaks = walk(tmp_path, 40, Rng(3))
    assert changes >= 40 and leaks == []
