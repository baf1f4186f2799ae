"""Small things move on a table nobody touches: a few frames a second, or not at all."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Surface

from cytosis.engine import Match, Ruleset
from cytosis.ui.anim.easing import motion
from cytosis.ui.games.amino.life import turning
from cytosis.ui.paint import pictures
from cytosis.ui.table.life import pulse, strewn
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window import app as app_module
from tests.ui.driver import Driver
from tests.ui.tables import table_of

FEW = 20
"""Shapes that may be drawn again: those that just come into sight."""
GAMES = (("cytosis", 3), ("amino", 4), ("cellulose", 3))


def asked(
    game: str, seats: int, *, size: tuple[int, int] = (640, 360), **settings: object
) -> tuple[Driver, TableScene]:
    """A table at which a person has to choose a place."""
    match = Match.new(Ruleset(game, options={"first_player": 0}), seats, 3)
    for _ in range(200):
        pending = match.pending()
        assert pending is not None
        if pending.seat == 0 and pending.kind in ("turn", "analyze"):
            break
        match.play(match.legal()[0])
    wanted = {"speed": "normal", "ai_speed": "normal", **settings}
    driver = table_of(match, size=size, **wanted)  # type: ignore[arg-type]
    driver.move((2, 2))
    for _ in range(3):
        driver.step(seconds=0.1)
    return driver, driver.scene(TableScene)


def changed(driver: Driver, scene: TableScene, seconds: float) -> pygame.Rect:
    """Where pixels are others after so much time."""
    before = driver.app.window.copy()
    scene.time += seconds
    driver.app.draw()
    mask = pygame.mask.from_threshold(driver.app.window, (0, 0, 0), (1, 1, 1, 255), before, palette_colors=1)
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_table_breathes_while_nobody_does_anything(game: str, seats: int) -> None:
    driver, scene = asked(game, seats)
    assert scene.breathes() and not scene.busy()
    assert changed(driver, scene, 0.5).width > 0


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": "instant"}])
def test_it_stands_still_where_motion_is_unwanted(game: str, seats: int, settings: dict[str, Any]) -> None:
    driver, scene = asked(game, seats, **settings)
    assert not scene.breathes()
    assert changed(driver, scene, 3.0).width == 0


def test_the_planet_turns_and_nothing_beside_it() -> None:
    driver, scene = asked("amino", 4)
    scene.time = 0.0
    driver.app.draw()
    pulses = motion("pulse_seconds")
    box = changed(driver, scene, 2 * pulses)  # the light of cards is the same again
    planet = scene.layout.planet  # type: ignore[attr-defined]
    assert box.width > 20
    assert driver.app.sheet.rect(turning(planet)).inflate(4, 4).contains(box)


def test_the_window_sleeps_between_two_breaths(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, _ = asked("cytosis", 3)
    waited: list[int] = []

    def awaited(longest: int) -> list[pygame.event.Event]:
        waited.append(longest)
        return [] if len(waited) < 4 else [pygame.event.Event(pygame.QUIT)]

    pygame.event.clear()
    monkeypatch.setattr(app_module, "_awaited", awaited)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    driver.app.run()
    assert set(waited[1:]) == {app_module.BREATH}


def test_light_comes_and_goes_at_half_a_hertz() -> None:
    assert motion("pulse_seconds") == 2.0
    assert (pulse(0.0), pulse(1.0), pulse(2.0)) == (0.0, 1.0, 0.0)


@pytest.mark.parametrize(("game", "seats"), [("cytosis", 5), ("amino", 6), ("cellulose", 5)])
def test_shapes_of_a_full_table_at_rest_are_kept(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as no shape has to be drawn again, an idle table costs next to nothing."""
    driver, scene = asked(game, seats, size=(1920, 1080))
    drawn: list[str] = []
    once = pictures.vector_once

    def noted(body: str, view: tuple[float, float, float, float], size: tuple[int, int]) -> Surface:
        drawn.append(body)
        return once(body, view, size)

    monkeypatch.setattr(pictures, "vector_once", noted)
    for _ in ("first", "again"):
        drawn.clear()
        for _ in range(120):  # six seconds: until the rays of the sun stand as before
            scene.time += 0.05
            driver.app.draw()
    assert len(drawn) <= FEW


def test_specks_keep_away_from_what_is_read() -> None:
    room, name = (0.0, 0.0, 300.0, 200.0), (100.0, 50.0, 90.0, 40.0)
    for x, y in strewn(room, [name], 20, 10):
        assert not (90 <= x <= 200 and 40 <= y <= 100)
