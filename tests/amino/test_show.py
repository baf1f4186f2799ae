"""Looks by holding, trails, and the end of a hand as a show: by real events in the window."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.ui.games.amino.design import AminoDesign
from cytosis.ui.games.amino.overlay import HandOverScene
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.table.scene import TableScene
from tests.amino.rulebook.test_hand_end import sunny
from tests.amino.scenario import Scenario, end_hand
from tests.amino.test_table import middle, moves, room
from tests.ui.driver import Driver
from tests.ui.tables import NAMES, table_of

FULL = (
    ("NH3", "lightning", "CO2", "lightning"),
    ("H2O", "CH4", "H2O", "N2"),
    ("CO2", "H2O", "NH3", "CH4"),
    ("N2", "lightning", "H2", "NH3"),
    ("CH4", "CH4", "NH3", "N2"),
    ("NH3", "NH3", "H2", "CO2"),
)


def last_change(seats: int, **settings: Any) -> Driver:
    """Every place is filled; seat 0 makes the last change of the hand."""
    base = Scenario(seats)
    for seat in range(seats):
        base.air(seat, *FULL[seat])
    driver = table_of(base.ask(0, "change").match(), size=(640, 360), **settings)
    for name in ("air.a1", "air.a2", "ask.ok"):
        driver.click(name)
    return driver


def test_a_card_that_is_held_is_looked_at_until_it_is_let_go() -> None:
    driver = table_of(middle(), size=(640, 360))
    pos = driver.press("air.b2")
    for _ in range(9):
        driver.step(seconds=0.1)
    assert moves(driver) == ["look b2"] and room(driver).overlay.shown == "b2"
    driver.release(pos)
    driver.step()
    assert room(driver).overlay.shown == "" and moves(driver) == ["look b2"]
    assert driver.scene(TableScene).asking.ask is None  # letting go asks for nothing


def test_a_look_that_was_paid_for_is_seen_even_when_the_card_is_let_go_at_once() -> None:
    """On a slow machine the face comes late: it stays until it was in sight for a moment."""
    driver = table_of(middle(), size=(640, 360))
    driver.click("button.hint")
    pos = driver.press("air.b2")
    scene = driver.scene(TableScene)
    for _ in range(40):
        scene.update(0.1)  # time passes, but nothing is painted yet
        if moves(driver):
            break
    driver.release(pos)
    assert moves(driver) == ["look b2"] and room(driver).overlay.shown == "b2"
    for _ in range(3):
        driver.step(seconds=0.1)
    assert room(driver).overlay.shown == "b2"
    for _ in range(4):
        driver.step(seconds=0.1)
    assert room(driver).overlay.shown == ""


def test_the_end_of_a_hand_lights_the_elements_of_every_air() -> None:
    driver = last_change(4, speed="normal", ai_speed="normal")
    show = room(driver).overlay.show
    for _ in range(200):
        driver.step(seconds=0.05)
        if show.counts or isinstance(driver.app.scene, HandOverScene):
            break
    assert show.counts
    design = room(driver)
    for seat in range(3):  # the fourth has no oxygen
        assert {one for card in show.open_cards(seat) for one in design.elements(card)} == {*"CHON"}, seat
    assert "O" not in {one for card in show.open_cards(3) for one in design.elements(card)}


def test_a_short_click_asks_first_and_a_tap_looks_at_once() -> None:
    driver = table_of(middle(), size=(640, 360))
    driver.click("air.b2")
    assert moves(driver) == [] and str(driver.scene(TableScene).asking.done) == "look b2"
    driver = table_of(middle(), size=(640, 360))
    driver.click("aid.look")
    assert room(driver).customs["look"] == "tap"
    driver.click("air.b2")
    driver.step()
    assert moves(driver)[-1] == "look b2" and room(driver).overlay.shown == "b2"


def test_the_buttons_beside_the_hand_change_the_table_for_everybody_and_cover_it() -> None:
    driver = table_of(middle(), people=(0, 1), size=(640, 360))
    driver.step()
    driver.scene(TableScene)
    for value in ("fades", "keeps", "off"):
        driver.click("aid.aid")
        assert room(driver).customs["aid"] == value
    driver.click("aid.cover")
    driver.step()
    assert isinstance(driver.app.scene, CurtainScene)


def test_a_swap_leaves_a_trail_and_the_aid_a_strip() -> None:
    driver = table_of(middle(), size=(640, 360))
    for name in ("aid.aid", "aid.aid", "air.b2", "ask.ok", "air.a1", "ask.ok", "hand.2", "ask.ok"):
        driver.click(name)
        driver.step()
    known = room(driver).known()
    assert known["b2"][0] == "lightning" and known["a1"][0] == "NH3" and known["a3"][0] == "H2O"
    for name in ("air.a1", "air.b2", "ask.ok"):
        driver.click(name)
    assert [(swap.first, swap.second) for swap in room(driver).memory.trails()] == [("a1", "b2")]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_hand_ends_with_cards_that_turn_sums_and_a_table(seats: int) -> None:
    driver = last_change(seats, speed="normal", ai_speed="normal")
    shown: set[str] = set()
    for _ in range(120):
        driver.step(seconds=0.1)
        if isinstance(driver.app.scene, HandOverScene):
            break
        show = room(driver).overlay.show
        if show.turned is not None:
            shown.add("turning")
        elif show.counts:
            shown |= {show.step, *(str(seat) for seat in show.counts)}
    assert {"turning", "acids", *map(str, range(seats))} <= shown
    driver.scene(HandOverScene)
    driver.click("button.go")
    driver.step()
    assert isinstance(driver.scene(TableScene).design, AminoDesign)


def test_a_skipped_show_ends_at_the_same_table_and_is_told_all_the_same() -> None:
    driver = last_change(4, speed="normal", ai_speed="normal")
    driver.step(seconds=0.1)
    driver.step(seconds=0.1)
    driver.key(pygame.K_SPACE)
    driver.step()
    assert isinstance(driver.app.scene, HandOverScene)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_results_tell_every_hand_and_the_table_is_full(seats: int) -> None:
    match, rng = Match.new(Ruleset("amino"), seats, 5), Rng(5)
    while legal := match.legal():
        match.play(rng.choice(legal))
    driver = Driver.on(ResultsScene(match, NAMES[:seats], Texts("en")))
    scene = driver.scene(ResultsScene)
    scene.key("space")
    brought = scene.summary.by_round()
    assert [sum(hand[seat] for hand in brought) for seat in range(seats)] == list(scene.summary.totals)
    rows = [note for note in driver.notes() if note.text.startswith("Hand ") and ":" not in note.text]
    assert len(rows) == scene.summary.rounds == seats
    said = driver.said()
    assert "End" not in said.split(), "nothing is counted after the last hand"
    assert "Lightning" in said or "amino acid" in said


def test_the_offer_says_what_each_card_would_make_of_the_air() -> None:
    base = sunny()
    base.data["starter"] = 0
    driver = table_of(end_hand(base), size=(1280, 720))
    assert "+9" in driver.said()
