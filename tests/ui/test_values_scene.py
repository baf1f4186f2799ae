"""The page of values: reached from the set-up, corrected by pointer and keys, played with where wanted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from cytosis.ai.balance import Compared
from cytosis.app.files import own_values
from cytosis.app.play import setup
from cytosis.engine.data.own import FLAG, NUMBER, WORD
from cytosis.ui.scenes import values as scenes
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.values import ValuesScene
from cytosis.ui.table.scene import TableScene
from tests.ui.driver import Driver


@pytest.fixture
def page(open_title: Callable[[], Driver]) -> Driver:
    """The values of Cytosis, from the title."""
    driver = open_title()
    driver.new_game("cytosis")
    driver.click("button.values")
    return driver


def scene_of(driver: Driver) -> ValuesScene:
    return driver.scene(ValuesScene)


def first(driver: Driver, kind: str) -> scenes.Line:
    """The first value of a kind, brought into sight."""
    scene = scene_of(driver)
    line = next(one for one in scene.lines if one.value.kind == kind)
    driver.click(f"part.{scene.parts.index(line.group)}")
    scene.focused(f"value.{line.number}")
    driver.step()
    return line


def kept(driver: Driver) -> dict[str, object]:
    scene = scene_of(driver)
    return dict(own_values.load(scene.path, scene.shown).of(scene.edition))


def test_a_number_a_switch_and_a_word_are_corrected_and_kept_at_once(page: Driver) -> None:
    scene = scene_of(page)
    number, flag, word = first(page, NUMBER), scene.lines[0], scene.lines[0]
    page.click(f"value.{number.number}.more")
    flag = first(page, FLAG)
    page.click(f"value.{flag.number}")
    word = first(page, WORD)
    page.click(f"value.{word.number}.more")
    assert isinstance(number.value.ours, int)
    assert kept(page)[number.value.path] == number.value.ours + 1
    assert kept(page)[flag.value.path] is not flag.value.ours
    assert kept(page)[word.value.path] in set(word.value.words) - {word.value.ours}


def test_what_is_ours_again_is_no_correction(page: Driver) -> None:
    line = first(page, NUMBER)
    page.click(f"value.{line.number}.more")
    page.click(f"value.{line.number}.less")
    assert kept(page) == {}
    page.click(f"value.{line.number}.more")
    page.click(f"reset.{line.number}")
    assert kept(page) == {}
    page.click(f"value.{line.number}.more")
    page.click("button.all_ours")
    assert kept(page) == {}


def test_a_number_stops_at_its_limits(page: Driver) -> None:
    scene, line = scene_of(page), first(page, NUMBER)
    scene._set(line.value, line.value.high)
    page.step()
    assert f"value.{line.number}.more" not in {t.name for t in scene.targets() if t.enabled}
    scene._set(line.value, line.value.low)
    assert f"value.{line.number}.less" not in {t.name for t in scene.targets() if t.enabled}


def test_search_and_kinds_narrow_the_list(page: Driver) -> None:
    scene = scene_of(page)
    page.click("field.search")
    page.text("insulin")
    assert 0 < len(scene.fitting()) < 20
    assert all("nsulin" in f"{line.group} {line.name}" for line in scene.fitting())
    page.click("kind.unsure")
    assert all(line.value.status != "known" for line in scene.fitting())
    page.click("kind.own")
    assert scene.parts == []
    assert "You have not corrected" in page.said()


def test_keys_walk_through_a_list_longer_than_its_place(page: Driver) -> None:
    scene, line = scene_of(page), first(page, NUMBER)
    scene.pointer.focus = f"value.{line.number}.more"
    for _ in range(12):
        page.key(pygame.K_DOWN)
    assert scene.rows.offset > 0
    before = kept(page)
    page.key(pygame.K_RETURN)
    assert kept(page) != before


def test_values_go_out_and_come_in(page: Driver, tmp_path: Path) -> None:
    scene, line = scene_of(page), first(page, NUMBER)
    page.click(f"value.{line.number}.more")
    page.click("button.export")
    file = scene.session.user_data / "exports" / "cytosis-values.json"
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "cytosis"
    page.click("button.all_ours")
    page.click("button.import")
    page.text(str(file))
    page.key(pygame.K_RETURN)
    assert line.value.path in kept(page)
    page.click("button.import")
    scene.place.text = str(tmp_path / "nowhere.json")
    page.key(pygame.K_RETURN)
    assert scene.bad
    assert "nowhere.json" in scene.message
    assert line.value.path in kept(page)


def test_a_damaged_file_is_told_and_set_aside_before_it_is_written_over(page: Driver) -> None:
    scene = scene_of(page)
    scene.path.parent.mkdir(parents=True, exist_ok=True)
    scene.path.write_text('{"format": 1,\n oops', encoding="utf-8")
    page.click("game.amino")
    page.click("game.cytosis")
    assert "line 2" in scene.message
    assert scene.bad
    line = first(page, NUMBER)
    page.click(f"value.{line.number}.more")
    assert line.value.path in kept(page)
    assert [path.read_text() for path in scene.path.parent.glob("quarantine/*")] == ['{"format": 1,\n oops']


def test_corrected_values_are_played_with_only_where_switched_on(page: Driver) -> None:
    line = first(page, NUMBER)
    page.click(f"value.{line.number}.more")
    page.key(pygame.K_ESCAPE)
    chosen = page.scene(NewGameScene)
    assert chosen.setup.values == {}
    page.click("values.own")
    assert dict(chosen.setup.values) == {line.value.path: int(str(line.value.ours)) + 1}
    assert "Your values: 1 corrected" in page.said()
    page.click("button.start")
    table = page.scene(TableScene)
    assert table.controller.match.ruleset.values == chosen.setup.values
    assert setup.remembered(chosen.session.user_data, "cytosis").own


def test_a_file_that_cannot_be_used_does_not_stop_a_game(open_title: Callable[[], Driver]) -> None:
    driver = open_title()
    driver.new_game("cytosis")
    scene = driver.scene(NewGameScene)
    path = own_values.path_in(scene.session.user_data, "cytosis")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[]", encoding="utf-8")
    scene.resumed()
    assert "line 1" in driver.said()
    driver.click("button.start")
    assert not driver.scene(TableScene).controller.match.ruleset.values


class _Played:
    """A comparison that is over."""

    count, done, failed = 200, True, False
    found = Compared(200, {"cards": 20.0}, {"cards": 23.5}, 40.0, 43.5)

    def __init__(self, *_: object) -> None:
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True


def test_the_balance_is_shown_by_source_and_left_again(page: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "Balance", _Played)
    line = first(page, NUMBER)
    page.click(f"value.{line.number}.more")
    page.click("button.balance")
    said = page.said()
    assert "200 of 200 games" in said
    assert "+3.5" in said
    page.key(pygame.K_ESCAPE)
    assert scene_of(page).balance is None


@pytest.mark.parametrize("game", ["cytosis", "amino", "cellulose"])
def test_every_value_of_every_game_has_a_name(page: Driver, game: str) -> None:
    page.click(f"game.{game}")
    scene = scene_of(page)
    assert scene.shown == game
    for index, _ in enumerate(scene.parts):
        scene.act(f"part.{index}")
        page.step()
        assert scene.listed
    assert not [line for line in scene.lines if line.group.startswith("no.")]
