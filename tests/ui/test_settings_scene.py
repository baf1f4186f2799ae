"""Settings on the screen: every change counts at once and is kept, by mouse and by keyboard."""

from __future__ import annotations

import json
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from cytosis.app.files import settings
from cytosis.app.files.settings import FILE, Settings
from cytosis.app.play import setup
from cytosis.app.play.controller import Controller
from cytosis.app.play.setup import Seat, Setup
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.settings import SettingsScene
from cytosis.ui.scenes.settings_preview import LEAST, Preview
from cytosis.ui.scenes.settings_rows import PAGES, TRIED
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.audio import Audio
from cytosis.ui.window.session import Session
from tests.app.games import new_match
from tests.ui.driver import Driver

SIZES = [(1280, 720), (1920, 1080), (1000, 800), (2000, 700)]


def opened(data: Path, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, Session]:
    session = Session.opened(i18n.default(), data)
    driver = Driver.on(TitleScene(session), size, session)
    driver.click("button.settings")
    driver.scene(SettingsScene)
    return driver, session


def test_the_buttons_of_the_text_size_stay_under_the_mouse(tmp_path: Path) -> None:
    driver, session = opened(tmp_path)
    scene = driver.scene(SettingsScene)

    def place() -> object:
        return next(target.box for target in scene.targets() if target.name == "set.text_scale.more")

    session.change(text_scale=100)
    driver.step()
    driver.click("set.text_scale.more")
    before = place()
    for _ in range(2):
        driver.click("set.text_scale.more")
        driver.step(seconds=0.2)
        assert place() == before
    assert session.settings.text_scale >= 150
    driver.wait(1.0)  # no more clicks: the rows are laid out anew under the mouse too
    assert scene.laid_for == session.text_scale and place() != before
    session.change(text_scale=100)
    driver.move((5, 5))
    driver.step(seconds=0.2)
    assert scene.laid_for == session.text_scale


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_by_mouse(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, session = opened(tmp_path, size)
    driver.click("set.text_scale.more")
    driver.click("set.text_scale.more")
    assert (session.settings.text_scale, driver.app.text_scale) == (125, 1.25)
    driver.click("set.language")
    driver.click("set.language.it")
    assert (session.texts.lang, i18n.default().lang) == ("it", "it")
    driver.click("page.play")
    for name in ("set.speed.fast", "set.ai_speed.slow", "set.confirm.never", "set.reduced_motion"):
        driver.click(name)
    driver.click("page.colours")
    before = driver.pixels()
    driver.click("set.theme.high_contrast")
    assert driver.pixels() != before
    driver.click("page.sound")
    driver.click("set.mute")
    driver.click("button.back")
    driver.scene(TitleScene)
    again, damaged = settings.load(tmp_path)
    assert damaged == ""
    assert again == Settings(
        language="it",
        text_scale=125,
        speed="fast",
        ai_speed="slow",
        confirm="never",
        reduced_motion=True,
        theme="high_contrast",
        mute=True,
    )
    assert Session.opened(i18n.default(), tmp_path).texts.lang == "it"


def test_a_slider_follows_the_mouse_and_the_arrows(tmp_path: Path) -> None:
    driver, session = opened(tmp_path)
    driver.click("page.sound")
    x, y, width, height = driver.app.sheet.rect(driver.target("set.effects_volume").box)
    driver.press((x + width // 2, y + height // 2))
    assert session.settings.effects_volume == 50
    driver.move((x + width + 40, y + 90))
    assert session.settings.effects_volume == 100
    driver.release((x + width + 40, y + 90))
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_LEFT)
    assert session.settings.effects_volume == 90
    driver.press((x - 3 + height // 2, y + height // 2))
    driver.move((0, 0))
    driver.release((0, 0))
    assert session.settings.effects_volume == 0


def test_by_keyboard_alone(tmp_path: Path) -> None:
    driver, session = opened(tmp_path)
    wanted = {"set.fullscreen": None, "set.software_display": None}
    for _ in range(30):
        driver.key(pygame.K_TAB)
        focus = driver.app.scene.pointer.focus
        if focus in wanted:
            wanted.pop(focus)
    assert wanted == {}  # everything can be reached
    driver.key(pygame.K_PAGEDOWN)
    assert driver.scene(SettingsScene).page == "play"
    while driver.app.scene.pointer.focus != "set.curtain":
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_SPACE)
    assert session.settings.curtain is False
    assert driver.scene(SettingsScene).about == "curtain"
    driver.key(pygame.K_ESCAPE)
    driver.scene(TitleScene)


def test_with_large_text_the_focus_scrolls_into_sight(tmp_path: Path) -> None:
    driver, session = opened(tmp_path)
    session.change(text_scale=200)
    driver.click("page.play")
    scene = driver.scene(SettingsScene)
    driver.step()
    assert scene.scroll.needed
    while scene.pointer.focus != "set.cover_when_away":
        driver.key(pygame.K_TAB)
    assert driver.target("set.cover_when_away").box[3] > 30
    driver.step(pygame.event.Event(pygame.MOUSEWHEEL, y=40, x=0))
    assert scene.scroll.offset == 0


def test_every_setting_has_its_texts_in_both_languages() -> None:
    for lang in ("en", "it"):
        texts = i18n.Texts(lang)
        for page, rows in PAGES.items():
            assert texts.has(f"ui.settings.page.{page}")
            for row in rows:
                if row.custom is not None:
                    game, custom = row.custom
                    said = [f"custom.{custom}", *(f"custom.{custom}.{one}" for one in ("about", *row.values))]
                    assert all(texts.of(game).has(key) for key in said), row
                    continue
                assert texts.has(f"ui.settings.{row.key}") and texts.has(f"ui.settings.{row.key}.about")
                assert texts.has(f"ui.settings.{row.key}.short"), row
                if row.kind == "segment":
                    assert all(texts.has(f"ui.settings.{row.key}.{value}") for value in row.values), row


def test_a_person_may_have_their_own(tmp_path: Path) -> None:
    setup.remember(Setup(seats=(Seat("Ada"), Seat("Bob"))), tmp_path)
    driver, session = opened(tmp_path)
    driver.click("person")
    driver.click("person.2")
    driver.click("page.play")
    assert [name for name in driver.names() if name.startswith("set.ai_speed")] == []
    driver.click("set.confirm.never")
    assert session.settings.confirm == "always"
    assert session.for_person("Bob").confirm == "never"
    assert session.for_person("Ada").confirm == "always"
    session.play_as("Bob")
    assert session.now.confirm == "never"


def test_a_disk_that_fails_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, session = opened(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings, "save", full)
    driver.click("set.text_scale.more")
    assert session.settings.text_scale == 100
    assert "No space left" in driver.app._toast.text


def test_damaged_settings_are_said_once(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{", encoding="utf-8")
    session = Session.opened(i18n.default(), tmp_path)
    driver = Driver.on(TitleScene(session), (1280, 720), session)
    assert FILE in driver.app._toast.text
    assert Session.opened(i18n.default(), tmp_path).message == ""


def test_what_the_command_line_wants_is_not_kept(tmp_path: Path) -> None:
    session = Session.opened(i18n.default(), tmp_path, wanted={"text_scale": 200, "mute": True})
    assert session.text_scale == 2.0
    session.change(speed="fast")
    data = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    assert (data["text_scale"], data["mute"], data["speed"]) == (0, False, "fast")


@pytest.mark.parametrize("scale", [100, 125])
@pytest.mark.parametrize("page", PAGES)
def test_all_rows_of_a_page_are_in_sight_up_to_125_percent(tmp_path: Path, page: str, scale: int) -> None:
    session = Session(i18n.default(), tmp_path, settings=Settings(text_scale=scale), keeps=False)
    driver = Driver.on(SettingsScene(session, page), (1280, 720), session)
    scene = driver.scene(SettingsScene)
    driver.step()
    assert not scene.scroll.needed


def test_a_person_switches_warnings_and_the_curtain_at_their_seat(tmp_path: Path) -> None:
    setup.remember(Setup(seats=(Seat("Ada"), Seat("Linus"), Seat(agent="easy"))), tmp_path)
    driver = Driver.on_title(tmp_path)
    driver.new_game()
    session = driver.scene(NewGameScene).session
    driver.click("own.0.coach")
    assert not session.for_person("Ada").coach
    assert session.for_person("Linus").coach
    driver.click("own.1.curtain")
    assert not session.settings.curtain
    assert "own.2.coach" not in driver.names()
    driver.click("kind.1.computer")
    driver.click("own.0.practice")
    assert session.settings.practice


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_a_picture_that_rests_when_nobody_looks(tmp_path: Path, page: str) -> None:
    session = Session(i18n.default(), tmp_path, settings=Settings(text_scale=100), keeps=False)
    driver = Driver.on(SettingsScene(session, page), session=session)
    with patch.object(Preview, "draw") as drawn:
        driver.app.draw()
    assert drawn.call_args.args[0][3] >= LEAST, "room for it"
    driver.wait(12.0)
    assert not driver.app.scene.busy()


def test_the_picture_stands_still_with_reduced_motion(tmp_path: Path) -> None:
    session = Session(i18n.default(), tmp_path, settings=Settings(reduced_motion=True), keeps=False)
    driver = Driver.on(SettingsScene(session, "play"), session=session)
    before = driver.pixels()
    driver.wait(1.0)
    assert driver.pixels() == before and not driver.app.scene.busy()


def test_sounds_can_be_tried_unless_all_are_muted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, session = opened(tmp_path)
    heard: list[str] = []
    session.audio = Audio(Settings(mute=True))
    monkeypatch.setattr(session.audio, "play", heard.append)
    driver.click("page.sound")
    for name in TRIED:
        driver.click(f"try.{name}")
    assert heard[-len(TRIED) :] == list(TRIED)
    session.change(mute=True)
    driver.step()
    assert not any(t.enabled for t in driver.app.scene.targets() if t.name.startswith("try."))


def test_a_table_below_speaks_the_language_that_is_chosen_at_once(tmp_path: Path) -> None:
    session = Session(Texts("en"), tmp_path, settings=Settings(curtain=False), keeps=False)
    match = new_match("human,easy", 4)
    table = TableScene(Controller(match, None, {}), ["Ada", "Rita"], session.texts, session=session)
    driver = Driver.on(table, session=session)
    driver.click("button.menu")
    driver.click("button.settings")
    session.change(language="it")
    assert table.texts.lang == "it" == table.teller.words.texts.lang
