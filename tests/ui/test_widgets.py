"""The widgets that keep something: fields, lists, drop-downs, tips, charts, sound."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from cytosis.app.files.settings import Settings
from cytosis.ui.paint.colour_vision import VISIONS, seen
from cytosis.ui.paint.theme import load_theme, rgb
from cytosis.ui.scene import Pointer, Target
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.new_game_look import tip_text
from cytosis.ui.widgets.chart import ceiling, spread
from cytosis.ui.widgets.choices import DropDown, parts
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.richtext import words
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.tooltip import Tooltip
from cytosis.ui.window.audio import Audio
from tests.ui.driver import Driver
from tests.ui.scenes import shown


def test_an_input_method_shows_what_it_makes_before_it_is_text(tmp_path: Path) -> None:
    driver = Driver.on_title(tmp_path)
    driver.new_game()
    scene = driver.scene(NewGameScene)
    driver.click("field.name.0")
    driver.step(pygame.event.Event(pygame.TEXTEDITING, text="ni", start=0, length=2))
    assert (scene.names[0].text, scene.names[0].composing) == ("", "ni")
    assert scene.names[0].window(lambda _: True) == ("", "ni", "")
    driver.step(pygame.event.Event(pygame.TEXTINPUT, text="に"))
    assert (scene.names[0].text, scene.names[0].composing) == ("に", "")


def test_copy_cut_and_paste(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: board.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[0])
    driver = Driver.on_title(tmp_path)
    driver.new_game()
    scene = driver.scene(NewGameScene)
    driver.click("field.name.0")
    driver.text("Ada")
    driver.key(pygame.K_c, pygame.KMOD_CTRL)
    assert (board[0], scene.names[0].text) == ("Ada", "Ada")
    driver.key(pygame.K_x, pygame.KMOD_CTRL)
    assert scene.names[0].text == ""
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    assert scene.names[0].text == "AdaAda"


def test_a_field_shows_the_part_around_the_caret() -> None:
    field = TextField("a long name")
    assert field.window(lambda text: len(text) <= 4) == ("name", "", "")
    field.key("home")
    assert field.window(lambda text: len(text) <= 4) == ("", "", "a lo")


def test_a_drop_down_opens_chooses_and_closes() -> None:
    drop = DropDown("d")
    box = (0.0, 100.0, 200.0, 40.0)
    assert [target.name for target in drop.targets(["a", "b"], box)] == ["d"]
    assert drop.act("d") is None and drop.open
    assert [target.name for target in drop.targets(["a", "b"], box)] == ["d", "d.a", "d.b"]
    assert drop.act("d.b") == "b" and not drop.open
    drop.act("d")
    assert drop.act("") is None and not drop.open  # a click beside it
    low = DropDown("d")
    low.act("d")
    assert all(target.box[1] + 40 <= 900 for target in low.targets(["a"] * 9, (0, 850, 200, 40)))


def test_a_list_scrolls_within_its_ends_and_hides_what_is_out_of_sight() -> None:
    scroll = Scroll((0, 100, 300, 200))
    scroll.fit(150)
    scroll.turn(-5)
    assert (scroll.needed, scroll.offset) == (False, 0)
    scroll.fit(500)
    scroll.turn(-100)
    assert scroll.offset == 300
    scroll.reveal(50, 40)
    assert scroll.offset == 50
    scroll.reveal(400, 60)
    assert scroll.offset == 260
    hidden = scroll.cut(Target("x", (0, 0, 10, 60)))
    assert hidden.box[3] == 0
    assert scroll.cut(Target("x", (0, 280, 10, 60))).box == (0, 280, 10, 20)


def test_a_tip_comes_after_a_moment_and_goes_at_once() -> None:
    tip, pointer = Tooltip(), Pointer(hover="level.1.hard")
    tip.update(0.3, pointer)
    assert tip.waiting and tip.shown == ""
    tip.update(0.3, pointer)
    assert tip.shown == "level.1.hard" and not tip.waiting
    pointer.hover = ""
    tip.update(0.1, pointer)
    assert tip.shown == "" and not tip.waiting


def test_a_level_explains_itself_where_the_pointer_rests(tmp_path: Path) -> None:
    with shown("new_game", tmp_path) as driver:
        before = driver.pixels()
        driver.move(driver.at("level.2.expert"))
        driver.wait(1.0)
        assert tip_text(driver.scene(NewGameScene))
        assert driver.pixels() != before


def test_scale_and_places_of_a_chart() -> None:
    assert ceiling([0]) == (1, 1)
    assert ceiling([7]) == (8, 2)
    assert ceiling([55]) == (60, 10)
    assert ceiling([131]) == (150, 50)
    placed = spread([50, 52, 51, 400], 20, 0, 390)
    assert placed[3] == 390
    assert sorted(placed)[0] >= 0
    assert all(b - a >= 20 for a, b in zip(sorted(placed), sorted(placed)[1:], strict=False))
    assert placed[0] < placed[2] < placed[1]


def test_parts_and_words() -> None:
    assert [part[2] for part in parts((0, 0, 90, 10), 3)] == [30, 30, 30]
    assert [part[2] for part in parts((0, 0, 90, 10), 3, 50)] == [50, 20, 20]
    assert words("a **b c** d") == [
        ("a", False, False),
        ("b", True, False),
        ("c", True, False),
        ("d", False, False),
    ]
    joined = [("the", False, False), ("ER", True, False), (",", False, True)]
    assert words("the **ER**, 2 :atp:.") == [
        *joined,
        ("2", False, False),
        (":atp:", False, False),
        (".", False, True),
    ]


def test_colours_stay_apart_for_everybody() -> None:
    theme = load_theme()
    for vision in VISIONS:
        if vision == "grey":
            continue
        colours = [seen(rgb(player.colour), vision) for player in theme.players]
        for i, one in enumerate(colours):
            for other in colours[i + 1 :]:
                assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 60, vision
    assert seen((255, 255, 255), "deutan") == (255, 255, 255)
    assert len(set(seen((200, 30, 60), "grey"))) == 1
    assert seen((1, 2, 3), "") == (1, 2, 3)


def test_a_theme_says_only_what_is_different() -> None:
    theme, usual = load_theme("high_contrast"), load_theme()
    for part in ("inks", "panels", "plates", "faces", "fonts"):
        assert set(getattr(theme, part)) == set(getattr(usual, part)), part
    assert theme.inks["text"] != usual.inks["text"] and theme.edge > usual.edge
    assert all(face[3] in theme.inks for face in theme.faces.values())


def test_high_contrast_has_contrast() -> None:
    theme = load_theme("high_contrast")

    def light(colour: str) -> float:
        parts_ = [value / 255 for value in rgb(colour)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts_]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for plate in ("panel", "dialog", "row", "well", "row_chosen"):
        for ink in ("text", "soft", "mute", "heading", "link", "good", "bad"):
            ratio = (light(theme.inks[ink]) + 0.05) / (light(theme.plates[plate][0]) + 0.05)
            assert ratio >= 7, (plate, ink)


def test_libraries_do_not_talk_about_a_missing_sound_card(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def complain(*_: object) -> None:
        os.write(2, b"ALSA lib: cannot find card 0\n")
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", complain)
    assert not Audio(Settings()).working
    os.write(2, b"but this\n")
    assert capfd.readouterr().err == "but this\n"


def test_sound_follows_the_settings_and_is_silent_without_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    audio = Audio(Settings(ambience_volume=40))
    assert audio.working and pygame.mixer.music.get_busy()
    loud = pygame.mixer.music.get_volume()
    audio.apply(Settings(ambience_volume=10))
    assert pygame.mixer.music.get_volume() < loud
    audio.apply(Settings(mute=True))
    assert not pygame.mixer.music.get_busy()
    audio.play("click")
    audio.apply(Settings(ambience_volume=0))
    assert not pygame.mixer.music.get_busy()
    audio.play("click")
    assert pygame.mixer.get_busy()
    pygame.mixer.quit()

    def gone(*_: object) -> None:
        raise pygame.error("no such device")

    with monkeypatch.context() as without:
        without.setattr(pygame.mixer, "init", gone)
        silent = Audio(Settings())
        assert not silent.working
        silent.play("click")
        silent.devices_changed(True)
        assert not silent.working
    silent.devices_changed(True)  # somebody plugged headphones in
    assert silent.working
    silent.devices_changed(False)
    assert silent.working  # another one is there
    pygame.mixer.quit()


def test_the_menu_hands_a_seat_over(tmp_path: Path) -> None:
    with shown("menu", tmp_path) as driver:
        scene = driver.scene(MenuScene)
        driver.click("seat.1")
        driver.click("seat.1.hard")
        assert scene._controller.players()[1].agent == "hard"
        assert "Hard" in scene.message
        driver.click("seat.1")
        driver.key(pygame.K_ESCAPE)
        driver.scene(MenuScene)
        assert not scene.seats.drops[1].open
        scene._controller.close()


@pytest.mark.parametrize("name", ["settings_play", "results", "menu", "load"])
def test_a_tiny_window_is_painted_too(tmp_path: Path, name: str) -> None:
    with shown(name, tmp_path, size=(640, 360)) as driver:
        assert len(set(driver.pixels())) > 10
