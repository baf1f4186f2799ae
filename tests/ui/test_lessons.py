"""The lessons on screen: a learner who clicks what is asked completes every one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from cytosis.app.files.settings import Settings
from cytosis.app.games import LESSONS as OF_GAMES
from cytosis.app.games.cytosis.lessons import LESSONS
from cytosis.app.play.lessons import Lesson
from cytosis.app.words.i18n import Texts
from cytosis.engine.notation import words as parts
from cytosis.ui.scenes.learn import PICTURE, LearnScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.table.lesson import LessonScene
from cytosis.ui.table.lesson_look import tail_ends
from cytosis.ui.table.lesson_place import leftwards
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver

QUICK = Settings(speed="instant", ai_speed="instant", text_scale=100)


def opened(data: Path, size: tuple[int, int] = (640, 360), **changes: object) -> Driver:
    session = Session(Texts("en"), data, settings=replace(QUICK, **changes), keeps=False)  # type: ignore[arg-type]
    return Driver.on(LearnScene(session), size)


def point(driver: Driver, scene: LessonScene) -> None:
    """What the move is made with, as a learner would point at it."""
    move = parts(str(scene.choices()[0]))
    if move.verb == "place" or scene.course.lesson.game == "cytosis":
        driver.click(f"spot.{sorted(scene.legal_spots())[0]}")
    elif move.verb == "play":
        driver.click(f"hand.{scene.view.seats[0].hand.index(move.at)}")
    elif move.verb == "build":
        hand = scene.view.seats[0].hand
        driver.click(f"hand.{hand.index(move.at)}")
    else:
        for place in move.items or (move.at,):
            driver.click(f"air.{place}")


def take(driver: Driver) -> None:
    """Do what the bubble asks, page by page."""
    scene = driver.scene(LessonScene)
    for _ in range(200):
        if scene.course.done:
            return
        if not scene._speaking:
            driver.step(seconds=0.5)
        elif scene.asking.ask is not None:
            driver.click(scene.asking.answers()[0])
        elif scene._reading:
            driver.click("lesson.next")
        elif scene.asking.done is not None:
            driver.click("button.confirm")
        else:
            point(driver, scene)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(
    "lesson",
    [lesson for one in OF_GAMES.values() for lesson in one.all],
    ids=lambda lesson: f"{lesson.game}.{lesson.id}",
)
def test_a_learner_completes_it_with_the_mouse(lesson: Lesson, tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.click(f"game.{lesson.game}")
    if driver.scene(LearnScene).chosen != lesson.id:
        driver.click(f"lesson.{lesson.id}")
    driver.click("button.start")
    take(driver)
    driver.step()
    driver.click("lesson.leave")
    driver.scene(LearnScene)
    assert OF_GAMES[lesson.game].progress(tmp_path).done == {lesson.id}


def test_the_first_lesson_by_keys(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.key(pygame.K_RETURN)
    scene = driver.scene(LessonScene)
    for _ in range(4):
        driver.key(pygame.K_RIGHT)
    assert not scene._reading
    driver.key(pygame.K_n)
    for _ in range(3):
        driver.key(pygame.K_RETURN)
    assert scene.course.done
    driver.step()
    driver.key(pygame.K_RETURN)
    assert driver.scene(LessonScene).course.lesson.id == "collecting"
    driver.key(pygame.K_ESCAPE)


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.click("button.start")
    driver.click("lesson.next")
    driver.click("lesson.next")
    driver.click("lesson.leave")
    assert LESSONS.progress(tmp_path).steps == {"aim": 2}
    driver.click("button.start")
    assert driver.scene(LessonScene).course.index == 2


def test_only_the_glowing_spot_answers(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.click("button.start")
    scene = driver.scene(LessonScene)
    driver.click("spot.golgi.1")
    assert (len(scene.match.journal.lines), scene.asking.ask) == (0, None)
    for _ in range(4):
        driver.click("lesson.next")
    driver.click("spot.exocytosis.1")
    assert "Not now" in scene.message
    assert not scene.enabled("undo")


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("lesson", LESSONS.all, ids=lambda lesson: lesson.id)
def test_the_bubble_never_covers_what_it_asks_for(lesson: Lesson, scale: int, tmp_path: Path) -> None:
    driver = opened(tmp_path, text_scale=scale)
    driver.click(f"lesson.{lesson.id}")
    if isinstance(driver.app.scene, LearnScene):
        driver.click("button.start")
    scene = driver.scene(LessonScene)
    for _ in range(len(lesson.steps)):
        driver.step()
        if scene._reading:
            driver.click("lesson.next")
            continue
        x, y, width, height = scene._bubble()
        for px, py, pw, ph in scene.pointed_at() if scene.course.step and scene.asking.ask is None else ():
            assert px + pw <= x or x + width <= px or py + ph <= y or y + height <= py
        break


def brightness(driver: Driver, box: tuple[float, float, float, float]) -> float:
    part = driver.app.window.subsurface(driver.app.sheet.rect(box))
    return sum(pygame.transform.average_color(part)[:3]) / 3


def test_all_but_what_is_meant_is_dimmed_until_it_is_done(tmp_path: Path) -> None:
    driver = opened(tmp_path, (1280, 720))
    driver.click("button.start")
    scene = driver.scene(LessonScene)
    driver.click("lesson.next")
    driver.step(seconds=1)
    mine, goals = scene.layout.seats[0], scene.layout.regions["goals"]
    lit, dim = brightness(driver, mine), brightness(driver, goals)
    assert dim < 0.6 * lit
    scene.opened = "log"  # something else is looked at
    driver.app.draw()
    assert brightness(driver, goals) > dim


def test_the_tail_of_the_bubble_leads_to_what_is_meant(tmp_path: Path) -> None:
    bubble, target = (300.0, 300.0, 400.0, 200.0), (1000.0, 80.0, 60.0, 60.0)
    (x, y), (tx, ty) = tail_ends(bubble, target)
    assert 300 <= x <= 700 and 300 <= y <= 500
    assert 900 < tx < 1030 and 80 < ty < 200
    assert tail_ends(bubble, (400.0, 350.0, 50.0, 50.0))[1] == pytest.approx(
        tail_ends(bubble, (400.0, 350.0, 50.0, 50.0))[0], abs=1
    )


def test_every_lesson_has_a_picture_of_its_own(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    seen = set()
    for lesson in LESSONS.all:
        driver.scene(LearnScene).chosen = lesson.id
        driver.step()
        box = driver.app.sheet.rect(PICTURE)
        seen.add(pygame.image.tobytes(driver.app.window.subsurface(box), "RGB"))
    assert len(seen) == len(LESSONS.all)


@pytest.mark.parametrize(("game", "lesson", "button"), [("amino", 0, "play"), ("cellulose", -1, "next")])
def test_after_a_lesson_a_game_can_be_set_up(game: str, lesson: int, button: str, tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.click(f"game.{game}")
    chosen = OF_GAMES[game].all[lesson].id
    if driver.scene(LearnScene).chosen != chosen:
        driver.click(f"lesson.{chosen}")
    driver.click("button.start")
    take(driver)
    driver.step()
    driver.click(f"lesson.{button}")
    assert driver.scene(NewGameScene).setup.game == game


def test_the_coach_stands_where_the_tail_is_not() -> None:
    bubble = (600.0, 300.0, 470.0, 180.0)
    assert leftwards(bubble, [(100.0, 380.0, 60.0, 60.0)])
    assert not leftwards(bubble, [(1300.0, 380.0, 60.0, 60.0)])
    assert not leftwards(bubble, [(700.0, 40.0, 60.0, 60.0)])


def test_no_letters_of_places_in_a_lesson(tmp_path: Path) -> None:
    driver = opened(tmp_path, (1280, 720))
    driver.click("button.start")
    for _ in range(4):
        driver.click("lesson.next")
    driver.key(pygame.K_TAB)
    assert not {"G", "N"} & {note.text for note in driver.notes()}
