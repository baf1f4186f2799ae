"""The end of a game on the screen: counted, skipped, kept, played again; and the digest before a turn."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from cytosis.app.files.settings import Settings
from cytosis.app.words import i18n
from cytosis.ui.scene import Push
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.scenes.results import CHEER, ResultsScene
from cytosis.ui.scenes.results_why import level
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver
from tests.ui.scenes import SCENES, finished, results

SIZES = [(1280, 720), (1920, 1080), (1000, 800), (2000, 700)]


def opened(data: Path, size: tuple[int, int] = (1280, 720), **fields: object) -> tuple[Driver, ResultsScene]:
    session = Session(i18n.default(), data, settings=Settings(**fields), keeps=False)  # type: ignore[arg-type]
    driver = Driver.on(TitleScene(session), size, session)
    scene = results(session)
    driver.app.follow(Push(scene))
    driver.step(seconds=0.01)
    return driver, scene


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_points_are_counted_and_add_up_at_every_moment(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, scene = opened(tmp_path, size)
    seen = []
    while not scene.done:
        driver.step(seconds=0.2)
        seen.append([scene.total(seat) for seat in range(4)])
        for seat in range(4):
            assert scene.total(seat) == sum(scene.shown(source, seat) for source in scene.summary.sources)
    assert len(seen) > 5
    assert seen[-1] == list(scene.summary.totals)
    assert scene.busy()  # confetti falls
    driver.step(seconds=CHEER)
    assert not scene.busy()


def test_any_key_or_click_skips_and_reduced_motion_does_not_count(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path)
    driver.key(pygame.K_ESCAPE)
    assert scene.done and driver.app.scene is scene
    driver.key(pygame.K_ESCAPE)
    driver.scene(TitleScene)
    driver, scene = opened(tmp_path)
    driver.click((3, 3))
    assert scene.done and driver.app.scene is scene
    _, calm = opened(tmp_path, reduced_motion=True)
    assert calm.done and not calm.busy()


def test_the_whole_game_can_be_looked_at_again(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    driver.click("button.replay")
    assert driver.scene(ReplayScene).replay.at == 0
    driver.key(pygame.K_ESCAPE)
    driver.scene(ResultsScene)


def test_play_again_with_the_same_set_up(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path)
    driver.click("button.again")
    table = driver.scene(TableScene)
    assert table.match.ruleset == scene.match.ruleset
    assert table.match.journal.header["about"]["players"] == scene.match.journal.header["about"]["players"]
    assert table.match.journal.header["seed"] != scene.match.journal.header["seed"]
    table.closing()


def test_the_log_is_kept_and_a_failing_disk_is_said(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path)
    driver.click("button.log")
    assert {path.suffix for path in (tmp_path / "logs").iterdir()} == {".txt", ".csv"}
    assert str(tmp_path / "logs") in scene.message
    driver, scene = opened(tmp_path / "logs" / "game-0001.txt")
    driver.click("button.log")
    assert "could not be written" in scene.message


def test_without_a_session_there_is_only_a_way_back() -> None:
    match = finished()
    driver = Driver.on(ResultsScene(match, ["A", "B", "C", "D"], i18n.default()))
    assert not driver.target("button.again").enabled
    assert driver.target("button.home").enabled


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_after_the_curtain_comes_what_happened_meanwhile(size: tuple[int, int]) -> None:
    driver = Driver.on(CurtainScene("Ada", 0, i18n.default(), ["#3 Bob: places a flask."] * 40), size)
    blank = Driver.on(CurtainScene("Ada", 0, i18n.default(), ["something else"] * 40), size).pixels()
    driver = Driver.on(CurtainScene("Ada", 0, i18n.default(), ["#3 Bob: places a flask."] * 40), size)
    assert driver.pixels() == blank  # nothing of it can be seen before
    driver.key_down(pygame.K_SPACE)
    driver.wait(0.7)
    driver.key_up(pygame.K_SPACE)
    digest = driver.scene(DigestScene)
    assert len(digest.lines) == 40
    driver.step(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3))
    assert digest.scroll.offset > 0
    driver.key(pygame.K_DOWN)
    driver.scene(DigestScene)
    driver.key(pygame.K_x)
    assert driver.app.stack == []


def test_while_points_are_counted_the_source_and_everybody_so_far_are_told(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path)
    scene.counted = 1.5
    said = driver.said()
    assert scene.teller.source(scene.summary.sources[1]) in said
    assert f"2/{len(scene.summary.sources)}" in said and "So far" in said
    assert scene.teller.coup(scene.summary.coups[0].gain, scene.summary.coups[0].round) in said
    driver.key(pygame.K_SPACE)
    assert "So far" not in driver.said()


def test_nothing_tells_the_last_hand_before_it_is_counted(tmp_path: Path) -> None:
    session = Session(i18n.default(), tmp_path, keeps=False)
    scene = SCENES["counting_amino"](session)
    assert isinstance(scene, ResultsScene) and not scene.done
    last = [coup for coup in scene.summary.coups if coup.round == scene.summary.rounds]
    driver = Driver.on(scene, session=session)
    told = [scene.teller.coup(coup.gain, coup.round) for coup in last]
    assert last and not any(one in driver.said() for one in told)
    driver.key(pygame.K_SPACE)
    assert all(one in driver.said() for one in told)


def test_a_tie_below_the_winner_is_explained(tmp_path: Path) -> None:
    _, scene = opened(tmp_path)
    summary = scene.summary
    one, other = summary.ranking[2:4]
    totals = list(summary.totals)
    totals[one] = totals[other]
    assert level(replace(summary, totals=tuple(totals))) == (one, other)
