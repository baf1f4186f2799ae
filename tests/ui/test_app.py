"""The window itself: size, place, sleep, pictures, files dropped on it, and leaving."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from cytosis.app.files.settings import Settings, Window
from cytosis.app.words import i18n
from cytosis.engine.errors import SaveError
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Pop, Push, Quit, Scene, Target, Transition
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.widgets.modal import Modal
from cytosis.ui.window import app as app_module
from cytosis.ui.window import launch
from cytosis.ui.window.display import Display, screenshot, still_there, usual_size
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver
from tests.ui.test_scenes import put_save

Event = pygame.event.Event


class Plain(Scene):
    """A scene that remembers what happened to it."""

    def __init__(self, risk: str = "") -> None:
        super().__init__()
        self.risk = risk
        self.painted = 0
        self.moves = False
        self.turn = False
        self.answer: Transition | None = None

    def targets(self) -> list[Target]:
        return [Target("button.one", (100, 100, 200, 60))]

    @property
    def your_turn(self) -> bool:
        return self.turn

    def at_risk(self) -> str:
        return self.risk

    def away(self) -> Transition | None:
        return self.answer

    def busy(self) -> bool:
        return self.moves

    def draw(self, paint: Painter) -> None:
        self.painted += 1
        paint.surface.fill((10, 20, 30))


class Cover(Plain):
    covers = True


def test_while_it_is_resized_the_last_picture_is_stretched_then_laid_out(tmp_path: Path) -> None:
    scene = Plain()
    driver = Driver.on(scene, (1280, 720))
    painted = scene.painted
    driver.app.display.surface = pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    driver.step(Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900), seconds=0.01)
    assert scene.painted == painted + 1  # once more in the old size
    assert driver.app.sheet.scale == 0.8
    driver.step(seconds=0.05)
    driver.step(Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900), seconds=0.01)
    driver.step(seconds=0.1)
    assert (scene.painted, driver.app.sheet.scale) == (painted + 1, 0.8)
    driver.step(seconds=0.05)
    assert driver.app.sheet.scale == 1.0
    assert scene.painted == painted + 2


def test_full_screen_there_and_back(tmp_path: Path) -> None:
    session = Session(i18n.default(), tmp_path)
    driver = Driver.on(TitleScene(session), (1000, 700), session)
    driver.key(pygame.K_F11)
    assert session.settings.fullscreen and driver.app.display.fullscreen
    driver.key(pygame.K_F11)
    assert not driver.app.display.fullscreen
    assert driver.app.window.get_size() == (1000, 700)


def test_a_screenshot_says_where_it_is(tmp_path: Path) -> None:
    session = Session(i18n.default(), tmp_path)
    session.pictures = [tmp_path / "mine"]
    driver = Driver.on(TitleScene(session), (1280, 720), session)
    driver.key(pygame.K_F12)
    (file,) = (tmp_path / "mine").iterdir()
    assert pygame.image.load(file).get_size() == (1280, 720)
    assert file.name in driver.app._toast.text
    (tmp_path / "file").write_text("", encoding="utf-8")
    found = screenshot(driver.app.window, [tmp_path / "file" / "no", tmp_path / "yes"])
    assert found is not None and found.parent.name == "yes"
    assert screenshot(driver.app.window, [tmp_path / "file" / "no"]) is None


def test_a_dropped_save_opens_and_anything_else_is_said(tmp_path: Path) -> None:
    path = put_save(tmp_path, 4)
    session = Session(i18n.default(), tmp_path, keeps=False)
    app = launch.open_app(session, (1280, 720))
    driver = Driver(app)
    driver.click("button.load")
    driver.scene(LoadScene)
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada", encoding="utf-8")
    driver.step(Event(pygame.DROPFILE, file=str(other)))
    driver.scene(LoadScene)
    assert "letter.txt" in app._toast.text
    driver.step(Event(pygame.DROPFILE, file=str(path)))
    assert len(app.stack) == 2
    assert isinstance(app.scene, TableScene)
    app.scene.closing()


def test_leaving_asks_only_where_something_would_be_lost() -> None:
    driver = Driver.on(Plain())
    driver.app.follow(Push(Plain("Two moves are not on disk.")))
    driver.step(Event(pygame.QUIT))
    question = driver.scene(Modal)
    assert "Two moves" in question.shown
    driver.key(pygame.K_ESCAPE)
    assert len(driver.app.stack) == 2
    driver.step(Event(pygame.QUIT))
    driver.click("button.leave")
    assert driver.app.stack == []
    calm = Driver.on(Plain())
    calm.step(Event(pygame.QUIT))
    assert calm.app.stack == []


def test_the_table_is_covered_when_the_window_is_left() -> None:
    scene = Plain()
    scene.answer = Push(Cover())
    driver = Driver.on(scene)
    driver.app.follow(Push(Plain()))  # a menu above the table: the table answers all the same
    driver.step(Event(pygame.WINDOWFOCUSLOST))
    assert isinstance(driver.app.scene, Cover)
    driver.step(Event(pygame.WINDOWFOCUSLOST))
    assert len(driver.app.stack) == 3  # covered once is enough


def test_a_turn_calls_when_the_window_is_not_in_front(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(Display, "call_attention", lambda _: calls.append("blink"))
    front = [False]
    monkeypatch.setattr(Display, "in_front", property(lambda _: front[0]))
    scene = Plain()
    driver = Driver.on(scene)
    driver.wait(0.1)
    assert calls == []
    scene.turn = True
    driver.wait(0.1)
    assert calls == ["blink"]  # once
    scene.turn = False
    driver.wait(0.1)
    front[0], scene.turn = True, True
    driver.wait(0.1)
    assert calls == ["blink"]


def test_nothing_is_painted_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Plain()
    app = app_module.App(scene)
    pygame.event.clear()
    quiet = iter([[], [], [], [Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))], []])
    seen: list[int] = []

    def awaited(_: int) -> list[Event]:
        seen.append(scene.painted)
        found = next(quiet, None)
        return [Event(pygame.QUIT)] if found is None else found

    monkeypatch.setattr(app_module, "_awaited", awaited)
    app.run()
    first = seen[0]
    assert seen == [first] * 4 + [first + 1] * 2  # only the mouse made another picture


def test_a_minimised_window_is_not_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Plain()
    scene.moves = True
    app = app_module.App(scene)
    monkeypatch.setattr(Display, "seen", property(lambda _: False))
    turns = iter(range(3))
    monkeypatch.setattr(
        app_module, "_awaited", lambda _: [] if next(turns, None) is not None else [Event(pygame.QUIT)]
    )
    app.run()
    assert scene.painted == 0


def test_the_place_is_remembered_and_used_only_where_there_is_a_desktop(tmp_path: Path) -> None:
    session = Session(i18n.default(), tmp_path)
    driver = Driver.on(TitleScene(session), (900, 600), session)
    pygame.display.set_window_position((40, 50))
    driver.app.follow(Quit())
    again = Session.opened(i18n.default(), tmp_path)
    assert again.settings.window == Window(40, 50, 900, 600)
    app = launch.open_app(again)
    assert app.window.get_size() == (900, 600)
    assert pygame.display.get_window_position() == (40, 50)
    gone = Session(
        i18n.default(), tmp_path, settings=Settings(window=Window(5000, 50, 900, 600)), keeps=False
    )
    assert launch.open_app(gone).window.get_size() == usual_size()
    one, two = [(1920, 1080)], [(1920, 1080), (1920, 1080)]
    assert still_there(Window(0, 0, 1280, 720), one) and not still_there(Window(1800, 0, 1280, 720), one)
    assert still_there(Window(2000, 0, 1280, 720), two) and not still_there(None, one)


def test_slow_frames_change_the_way_they_are_shown(tmp_path: Path) -> None:
    display = Display((640, 360))
    assert [display.timed(0.02) for _ in range(31)].count(True) == 1
    quick = Display((640, 360))
    assert not any(quick.timed(0.004) for _ in range(40))
    session = Session(i18n.default(), tmp_path)
    driver = Driver.on(TitleScene(session), (1280, 720), session)
    session.change(software_display=True)
    driver.step()
    assert driver.app.window.get_size() == (1280, 720)
    session.change(software_display=False)


@pytest.mark.parametrize("asked", ["dummy", None])
def test_a_window_opened_anew_never_takes_a_display_that_nobody_sees(
    asked: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    display, begin = Display((640, 360)), pygame.display.init
    tried: list[str | None] = []
    used = pygame.display.get_driver()
    if asked is None:
        monkeypatch.delenv("SDL_VIDEODRIVER")

    def busy() -> None:
        tried.append(os.environ.get("SDL_VIDEODRIVER"))
        if len(tried) < 3:
            raise pygame.error("busy")
        begin()

    monkeypatch.setattr(pygame.display, "init", busy)
    display.set_software(True)
    assert tried == [used] * 3
    assert os.environ.get("SDL_VIDEODRIVER") == asked
    assert display.size == (640, 360)
    monkeypatch.setenv("SDL_VIDEODRIVER", used)
    display.set_software(False)


def test_the_caption_tells_what_is_played_and_nothing_else(tmp_path: Path) -> None:
    put_save(tmp_path, 4)
    driver = Driver.on_title(tmp_path)
    assert pygame.display.get_caption()[0] == "Cytosis"
    driver.click("button.continue")
    assert pygame.display.get_caption()[0] == "Cytosis: Cytosis, Round 1 of 11"
    driver.app.scene.closing()


def test_pop_at_the_bottom_leaves() -> None:
    driver = Driver.on(Plain())
    driver.app.follow(Pop())
    assert driver.app.stack == []


def test_a_game_whose_moves_are_not_on_disk_is_not_left_unasked(tmp_path: Path) -> None:
    put_save(tmp_path, 4)
    driver = Driver.on_title(tmp_path)
    driver.click("button.continue")
    table = driver.scene(TableScene)
    assert table.at_risk() == ""
    table.controller.problem = SaveError("The disk is full.")
    driver.step(Event(pygame.QUIT))
    assert "The disk is full." in driver.scene(Modal).shown
    driver.click("button.stay")
    driver.scene(TableScene)
    table.controller.problem = None
    driver.step(Event(pygame.QUIT))
    assert driver.app.stack == []
