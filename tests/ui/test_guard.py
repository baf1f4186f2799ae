"""An unexpected error anywhere on the screen: the game is there again with one click."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from cytosis.app.files import crash, saves
from cytosis.app.play import setup
from cytosis.app.words import i18n
from cytosis.engine import Match
from cytosis.ui.scenes.crash import CrashScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window import guard
from cytosis.ui.window.app import App
from cytosis.ui.window.robot import Robot
from cytosis.ui.window.session import Session
from tests.saves.games import on_disk, played
from tests.ui.driver import Driver

WHERE = ("act", "key", "update", "draw", "targets", "drop", "context", "closing")


class Fault(Exception):
    """Something nobody thought of."""


def raising(*_: Any) -> Any:
    raise Fault("a fault")


def opened(tmp_path: Path) -> tuple[App, Session, Path]:
    path = on_disk(played(9, agents="human,greedy,greedy"), saves.folder_in(tmp_path))
    session = Session(i18n.default(), tmp_path)
    app = App(TitleScene(session))
    game = setup.resume(path)
    app.stack.append(TableScene(game.controller, game.names, session.texts))
    return app, session, path


@pytest.mark.parametrize("where", WHERE)
def test_a_fault_in_any_handler_is_told_and_the_game_goes_on(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, session, path = opened(tmp_path)
    before = saves.read(path).fingerprint()
    with monkeypatch.context() as broken:
        broken.setattr(TableScene, where, raising)
        with pytest.raises(Fault) as caught:
            getattr(app.scene, where)()
        guard.caught(app, session, caught.value)
    driver = Driver(app)
    driver.step()
    scene = driver.scene(CrashScene)
    assert scene.report is not None
    text = scene.report.read_text(encoding="utf-8")
    assert str(tmp_path) not in text
    assert Match.from_json(crash.journal_in(text)).fingerprint() == before
    driver.click("button.resume")
    assert driver.scene(TableScene).match.fingerprint() == before
    app.scene.closing()


def test_the_loop_goes_on_after_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, session, path = opened(tmp_path)
    monkeypatch.setattr(TableScene, "update", raising)
    frames: list[str] = []
    draw = App.draw

    def watched(self: App) -> None:
        draw(self)
        frames.append(type(self.scene).__name__)
        if frames[-1] == "CrashScene":
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(App, "draw", watched)
    guard.run(app, session)
    assert "CrashScene" in frames
    assert not app.stack
    saves.Save.open(path)[0].close()  # and nobody holds the file


def test_a_page_that_cannot_even_be_shown_ends_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, session, path = opened(tmp_path)
    monkeypatch.setattr(App, "draw", raising)
    with pytest.raises(Fault):
        guard.run(app, session)
    saves.Save.open(path)[0].close()


def test_without_a_game_only_the_title_is_offered(tmp_path: Path) -> None:
    session = Session(i18n.default(), tmp_path)
    app = App(TitleScene(session))
    crash.watch(None)
    guard.caught(app, session, Fault("at the title"))
    robot = Robot(app)
    robot.step()
    assert [target.name for target in app.scene.targets()] == ["button.title"]
    robot.click("button.title")
    assert isinstance(app.scene, TitleScene)
