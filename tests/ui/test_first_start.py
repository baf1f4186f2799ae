"""The very first start offers to learn or to play, and only that one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cytosis.app.words import i18n
from cytosis.ui.scenes.choose import ChooseScene
from cytosis.ui.scenes.first import FirstScene
from cytosis.ui.scenes.learn import LearnScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.window import launch
from cytosis.ui.window.app import App
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver
from tests.ui.test_scenes import put_save


def started(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """The window as the program opens it."""
    opened: list[App] = []
    monkeypatch.setattr(launch, "run", lambda app, _: opened.append(app))
    launch.play(Session.opened(i18n.default(), folder), (1280, 720))
    driver = Driver(opened[0])
    driver.step()
    return driver


@pytest.mark.parametrize(("card", "scene"), [("learn", LearnScene), ("play", NewGameScene)])
def test_the_first_start_offers_to_learn_or_to_play(
    card: str, scene: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = started(tmp_path, monkeypatch)
    driver.scene(FirstScene)
    driver.click(f"card.{card}")
    driver.scene(ChooseScene)
    assert ("New game" in driver.said()) == (card == "play")
    driver.click("window.amino")
    assert isinstance(driver.app.scene, scene)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, scene)
    assert isinstance(driver.app.stack[0], TitleScene)
    started(tmp_path, monkeypatch).scene(TitleScene)


def test_it_speaks_another_language_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = started(tmp_path, monkeypatch)
    driver.click("language.it")
    driver.click("size.150")
    assert i18n.default().lang == "it" and driver.app.text_scale == 1.5
    driver.click("button.later")
    driver.scene(TitleScene)
    started(tmp_path, monkeypatch).scene(TitleScene)


def test_whoever_has_games_is_not_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_save(tmp_path)
    started(tmp_path, monkeypatch).scene(TitleScene)
