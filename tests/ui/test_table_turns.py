"""Taking back while a move is shown, whose turn it is, and a vesicle that is carried by hand."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any

import pygame
import pytest

from cytosis.app.files.saves import Save
from cytosis.app.files.settings import Settings
from cytosis.app.games.cytosis.lessons import LESSONS
from cytosis.app.words import i18n
from cytosis.ui.table.lesson import LessonScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.table.zones import ButtonZone
from cytosis.ui.window.session import Session
from tests.cytosis.scenario import Scenario
from tests.ui.driver import Driver
from tests.ui.tables import at_turn, new_match, table_of, waiting


def lines(scene: TableScene) -> int:
    return len(scene.match.journal.lines)


def moving(ai_speed: str = "normal") -> tuple[Driver, TableScene]:
    """A table whose person has just moved; the move is still being shown."""
    driver = table_of(Scenario(seats=3).turn(0).match(), speed="slow", ai_speed=ai_speed)
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    driver.step()
    assert scene.director.busy and lines(scene) == 1
    return driver, scene


@pytest.mark.parametrize("how", ["mouse", pygame.K_u, pygame.K_BACKSPACE])
def test_undo_while_the_own_move_is_shown_takes_it_back(how: str | int) -> None:
    driver, scene = moving()
    if isinstance(how, str):
        driver.click("button.undo")
    else:
        driver.key(how)
    assert lines(scene) == 2 and scene.match.pending().seat == 0  # type: ignore[union-attr]
    driver.wait(0.2)
    assert scene.human_turn and scene.view.seats[0].stock[1] == 0


def test_undo_while_a_slow_disk_still_writes_takes_the_move_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), ai_speed="normal")
    scene = at_turn(driver)
    scene.controller.save = Save.create(scene.match, tmp_path)
    free = Event()
    append = Save.append
    monkeypatch.setattr(Save, "append", lambda save: (free.wait(), append(save))[1])
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    assert scene.controller.writing
    free.set()
    driver.key(pygame.K_u)
    driver.step()
    assert [entry.number for entry in scene.story.entries] == [1, 2]
    assert scene.human_turn and scene.view.seats[0].stock[1] == 0
    scene.controller.close()


def test_any_other_key_only_skips() -> None:
    driver, scene = moving()
    driver.key(pygame.K_RETURN)
    assert lines(scene) == 1 and not scene.director.busy


def test_the_time_to_take_back_begins_when_the_move_has_been_shown() -> None:
    """However long a move is shown, as much time is left afterwards as where it is shown at once."""

    def frames_left(speed: str) -> int:
        driver = table_of(Scenario(seats=3).turn(0).match(), speed=speed, ai_speed="normal")
        scene = at_turn(driver)
        driver.click("spot.nucleus.3")
        driver.click("ask.ok")
        while scene.director.busy:
            driver.step()
        frames = 0
        while lines(scene) == 1:
            driver.step()
            frames += 1
        return frames

    assert abs(frames_left("slow") - frames_left("instant")) <= 3


def test_undo_looks_usable_only_where_it_is() -> None:
    driver = table_of(new_match(3))
    scene = waiting(driver)
    assert scene is not None and scene.asking.ask is not None  # which cards to keep: nothing was chosen yet
    assert not scene.enabled("undo") and not driver.has("button.undo")
    driver.click(scene.asking.answers()[0])
    assert scene.enabled("undo")
    driver.click("button.undo")
    assert not scene.enabled("undo")
    scene = at_turn(table_of(Scenario(seats=3).turn(0).match()))
    assert not scene.enabled("undo")  # nobody has moved


def test_everything_says_the_same_about_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frame by frame, while moves of everybody are shown: the prompt's seat is the glowing panel's."""
    driver = table_of(Scenario(seats=3).turn(0).match(), speed="fast", ai_speed="fast")
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    asked: list[int] = []
    prompt = ButtonZone._prompt

    def noted(look: ButtonZone, pending: Any) -> tuple[str, str]:
        asked.append(pending.seat)
        return prompt(look, pending)

    monkeypatch.setattr(ButtonZone, "_prompt", noted)
    seen = 0
    while not scene.human_turn:
        asked.clear()
        scene.message = ""
        driver.step()
        for seat in asked:
            seen += scene.director.busy
            assert seat == scene.view.pending.seat
    assert seen > 5


def at_golgi(folder: Path) -> tuple[Driver, LessonScene]:
    """The lesson about vesicles, where it says to move the disk."""
    settings = Settings(text_scale=100, speed="instant", ai_speed="instant")
    session = Session(i18n.default(), folder, settings=settings, keeps=False)
    lesson = next(lesson for lesson in LESSONS.all if lesson.id == "vesicles")
    driver = Driver.on(LessonScene(session, lesson, 2), session=session)
    scene = driver.scene(LessonScene)
    while not scene.human_turn:
        driver.step(seconds=0.2)
    return driver, scene


def test_a_disk_is_dragged_where_the_lesson_says(tmp_path: Path) -> None:
    driver, scene = at_golgi(tmp_path)
    before = lines(scene)
    place = next(name for name in driver.names() if name.startswith("place.rough_er"))
    driver.drag(place, "spot.golgi.1")
    assert scene.asking.ask is not None
    while scene.asking.ask is not None and lines(scene) == before:
        driver.click(scene.asking.answers()[0])
    assert scene.match.journal.lines[before]["do"].startswith("place golgi.1 disk=rough_er.1")


def test_a_disk_let_go_near_a_spot_is_meant_for_it_and_far_away_stays(tmp_path: Path) -> None:
    driver, scene = at_golgi(tmp_path)
    place = next(name for name in driver.names() if name.startswith("place.rough_er"))
    x, y = driver.at("spot.golgi.1")
    for pos, opens in (((20, 20), False), ((x - 30, y + 40), True)):
        driver.press(place)
        driver.move((x, y))
        driver.move(pos)
        driver.release(pos)
        assert (scene.asking.ask is not None) == opens


def test_a_vesicle_and_its_disk_are_said_to_be_the_same_once() -> None:
    said = [step.text for lesson in LESSONS.all for step in lesson.steps]
    told = [text for text in said if "disk with its load is a **vesicle**" in i18n.default().t(text)]
    assert told == ["lesson.vesicles.2"]


def test_an_expert_may_think_as_long_as_is_set_just_now() -> None:
    driver, scene = moving("instant")
    scene.session.settings = Settings(ai_speed="instant", expert_seconds="10")
    driver.wait(3.0)
    assert scene.controller.budget.seconds == 10.0
