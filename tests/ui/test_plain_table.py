"""A game without a design of its own is played from lists: first move to results, by real events."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cytosis.ai.registry import make
from cytosis.app.files.settings import Settings
from cytosis.app.play.controller import Controller
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.ui import games
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.table.plain import MoveZone, PlainDesign
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.app import App
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver

NAMES = ["Ada", "Rosalind", "Barbara", "Linus", "Lynn", "Camillo"]


def table(
    match: Match, people: tuple[int, ...], lang: str = "en", scale: int = 100, pace: str = "instant"
) -> Driver:
    agents = {seat: make("random", seat) for seat in range(match.seats) if seat not in people}
    wanted = Settings(speed="instant", ai_speed=pace, text_scale=scale, coach=False)
    session = Session(Texts(lang), Path(), settings=wanted, keeps=False)
    scene = TableScene(Controller(match, None, agents), NAMES[: match.seats], session.texts, session=session)
    driver = Driver(App(scene, (1280, 720), session=session))
    pygame.event.clear()
    driver.step()
    return driver


def toy(seats: int, seed: int = 5) -> Match:
    return Match.new(Ruleset("toy"), seats, seed)


def turn(driver: Driver) -> TableScene | None:
    """The table, once a person has to choose; None when the game is over."""
    for _ in range(400):
        scene = driver.app.scene
        if isinstance(scene, ResultsScene):
            return None
        if isinstance(scene, CurtainScene):
            driver.lift()
        elif isinstance(scene, TableScene) and scene.human_turn and len(scene.asking.legal) > 1:
            return scene
        elif isinstance(scene, TableScene):
            driver.step(seconds=0.3)
        else:  # what was missed is told after the curtain
            driver.key(pygame.K_SPACE)
            driver.step(seconds=0.3)
    raise AssertionError("nobody moves")


def play(driver: Driver, by_keys: bool = False) -> int:
    """To the end; how many moves were made by hand."""
    moves = 0
    while (scene := turn(driver)) is not None:
        last = next(name for name in reversed(driver.names()) if name.startswith("move."))
        if by_keys:
            scene.pointer.focus, scene.pointer.ring = last, True
            driver.key(pygame.K_RETURN)
        else:
            driver.click(last)
        assert scene.asking.done is not None
        before = len(scene.match.journal.lines)
        driver.key(pygame.K_RETURN)
        assert len(scene.match.journal.lines) > before
        moves += 1
    return moves


@pytest.mark.toy
@pytest.mark.parametrize("by_keys", [False, True], ids=["by_mouse", "by_keys"])
@pytest.mark.parametrize(("seats", "people"), [(1, (0,)), (3, (0,)), (3, (0, 1, 2)), (6, (0, 3))])
def test_the_toy_is_played_to_its_results(seats: int, people: tuple[int, ...], by_keys: bool) -> None:
    match = toy(seats)
    driver = table(match, people)
    assert isinstance(driver.scene(TableScene).design, PlainDesign)
    assert play(driver, by_keys) >= 2 * len(people)
    assert match.pending() is None


@pytest.fixture
def _amino_from_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A larger game than the toy, as if it had brought no table."""
    monkeypatch.delitem(games.DESIGNS, "amino", raising=False)


@pytest.mark.usefixtures("_amino_from_lists")
@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_a_game_without_its_own_table_is_played_to_its_results(people: tuple[int, ...]) -> None:
    match = Match.new(Ruleset("amino"), 3, 5)
    play(table(match, people))
    assert match.pending() is None


@pytest.mark.toy
def test_what_one_sees_are_seats_with_points_and_the_own_cards() -> None:
    driver = table(toy(3), (0,))
    notes = driver.notes()
    shown = " ".join(note.text for note in notes)
    hand = driver.scene(TableScene).match.view(0).seats[0].hand
    assert all(name in shown for name in NAMES[:3]) and "0 points" in shown
    assert all(f"Lay {card}" in shown for card in hand)
    assert not any(note.cut for note in notes)


@pytest.mark.toy
def test_undo_hint_menu_and_the_log_are_there() -> None:
    driver = table(toy(3), (0, 1))
    scene = turn(driver)
    assert scene is not None
    driver.click("button.hint")
    scene.hint.wait()
    driver.step()
    assert driver.has("hint.0")
    best = scene.hint.found[0].action
    driver.click("hint.0")
    assert scene.asking.done == best
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.click("log.panel")
    assert scene.opened == "log"
    driver.key(pygame.K_ESCAPE)
    driver.click("button.menu")
    driver.scene(MenuScene)


@pytest.mark.toy
def test_a_move_is_taken_back_as_long_as_nothing_was_revealed() -> None:
    driver = table(toy(3), (0,), pace="slow")
    scene = turn(driver)
    assert scene is not None and not scene.enabled("undo")
    hand = scene.match.view(0).seats[0].hand
    driver.click("move.0")
    driver.click("ask.ok")
    assert scene.match.view(0).seats[0].hand != hand
    driver.click("button.undo")
    assert scene.match.view(0).seats[0].hand == hand and scene.human_turn


@pytest.mark.usefixtures("_amino_from_lists")
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_text_is_cut(scale: int, lang: str) -> None:
    driver = table(Match.new(Ruleset("amino"), 5, 5), (0,), lang, scale)
    assert turn(driver) is not None
    seen: set[str] = set()
    for _ in range(6):
        notes = driver.notes()
        assert [note.text for note in notes if note.cut] == []
        assert min(note.pixels for note in notes) >= 12
        seen |= {note.text for note in notes}
        driver.key(pygame.K_PAGEDOWN)
    scene = driver.scene(TableScene)
    hand = scene.teller.board.hand(scene.view, 0)
    assert all(any(line.strip()[:10] in text for text in seen) for told in hand for line in told.splitlines())


@pytest.mark.toy
def test_a_long_list_scrolls() -> None:
    driver = table(toy(1), (0,), scale=200)
    scene = turn(driver)
    assert scene is not None
    zone = next(zone for zone in scene.design.zones if isinstance(zone, MoveZone))
    zone._rows = [(action, str(action), i * 90.0, 84.0) for i, action in enumerate(scene.asking.legal * 9)]
    zone.scroll.fit(27 * 90.0)
    before = zone.scroll.offset
    scene.wheel("move.0", -3)
    assert zone.scroll.offset > before
    assert all(target.box[1] + target.box[3] <= 892 for target in zone.targets())
    zone.focused("26")
    assert "move.26" in {target.name for target in zone.targets()}


@pytest.mark.toy
def test_a_finished_game_can_be_looked_at_again() -> None:
    match = toy(3)
    while match.pending() is not None:
        match.play(match.legal()[0])
    session = Session(Texts("en"), Path(), settings=Settings(ai_speed="instant"), keeps=False)
    driver = Driver(App(ReplayScene(session, match, NAMES[:3]), (1280, 720), session=session))
    driver.step()
    for name in ("replay.first", "replay.on", "replay.eyes", "replay.last"):
        driver.click(name)
    assert driver.scene(ReplayScene).replay.at == len(match.journal.lines)
