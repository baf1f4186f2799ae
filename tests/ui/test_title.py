"""The title lives, calmly, and sleeps when nobody is there."""

from __future__ import annotations

from pathlib import Path

from cytosis.app.files.settings import Settings
from cytosis.app.words import i18n
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.scenes.title_life import LASTS
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver


def test_the_title_lives_for_a_while_and_rests_when_nobody_is_there(tmp_path: Path) -> None:
    driver = Driver.on_title(tmp_path)
    scene = driver.scene(TitleScene)
    before = driver.pixels()
    driver.step(seconds=1.0)
    assert scene.busy() and driver.pixels() != before
    driver.wait(LASTS)
    assert not scene.busy()
    still = driver.pixels()
    driver.step(seconds=1.0)
    assert driver.pixels() == still
    driver.move((1200, 700))
    driver.step(seconds=0.5)
    assert scene.busy()


def test_with_reduced_motion_the_title_never_moves(tmp_path: Path) -> None:
    session = Session(i18n.default(), tmp_path, settings=Settings(reduced_motion=True), keeps=False)
    driver = Driver.on(TitleScene(session), (1280, 720), session)
    assert not driver.scene(TitleScene).busy()
    before = driver.pixels()
    driver.step(seconds=1.0)
    assert driver.pixels() == before
