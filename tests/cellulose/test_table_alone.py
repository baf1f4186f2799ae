"""A game alone in the window: Ivy's mat, her turn bar by bar, why she did it, and what stops undo."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from cytosis.engine import Match
from cytosis.engine.rng import Rng
from cytosis.games.cellulose.data.catalog import IVY
from cytosis.ui.games.cellulose.closeup import CardScene
from cytosis.ui.games.cellulose.rival import Turn
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.rules import RulesScene
from cytosis.ui.table.scene import TableScene
from tests.cellulose.solo import Solo
from tests.cellulose.test_table import SMALL, leads_on, new, room
from tests.ui.driver import Driver
from tests.ui.tables import table_of, waiting
from tests.ui.test_table_layout import WINDOWS, overlapping

MOVE = "place ribosome.3"
LEVELS = ("easy", "medium", "hard")


def position(*cards: str, **ivy: Any) -> Solo:
    """She turns these cards; in the row lie two that she may want."""
    solo = Solo().ivy(**ivy).turns(*cards)
    solo.data["row"] = ["psv_3", "amylase", "starch_1", "rubisco"]
    return solo


def table(match: Match, speed: str = "fast", **wanted: Any) -> Driver:
    return table_of(match, speed=speed, ai_speed=speed, **{"size": SMALL, **wanted})


def plays(driver: Driver, line: str = MOVE) -> TableScene:
    scene = driver.scene(TableScene)
    scene._submit(scene.match.parse(line))
    return scene


def until_it_waits(driver: Driver, scene: TableScene) -> None:
    for _ in range(900):
        if scene.director.waiting or not scene.director.busy:
            return
        driver.step(seconds=0.1)
    raise AssertionError("it neither waits nor ends")


# -- the evening, and what was missed ---------------------------------------------------------------------
def dusk() -> Solo:
    """The person has one flask left, Ivy none; the fullest lobe is the person's."""
    base = position().hers("mitochondria.6", "grey")
    for space in ("xylem.1", "cytoplasm.2", "stomata.4"):
        base.hers(space)
    for space in ("cytoplasm.2", "stomata.4"):
        base.data["spaces"][space].append([0, "own"])
    base.lies("cytoplasm.3", (0, "grey")).ivy(vacuole=4)
    return base.seat(0, markers=1, vacuole=7)


def test_an_evening_is_told_with_its_numbers_and_waits_to_be_read() -> None:
    driver = table(dusk().match())
    scene = plays(driver)
    while not scene.director.waiting:
        driver.step(seconds=0.1)
        if scene.human_turn:
            scene._submit(scene.match.parse("done"))
    told = room(driver).overlay.dusk.lines()
    assert "7 Water and gets a grey flask" in told["vacuole"] and "is now 5" in told["level"]
    assert "Amylase" in told["cards"] and "The evening of day 1" in driver.said()
    driver.key(pygame.K_RETURN)
    assert "The evening of day 1" not in driver.said()


def test_what_ivy_did_since_the_last_turn_is_told_and_where_nothing_was_that_is_said() -> None:
    driver = table(position("L1e").match(), "instant")
    plays(driver)
    driver.step(seconds=1.0)
    driver.key(pygame.K_z)
    told = driver.scene(DigestScene).lines
    assert any(line.rival and line.text.startswith("Ivy: ") for line in told)
    fresh = table(position("L1e").match(), "instant")
    fresh.key(pygame.K_z)
    fresh.scene(TableScene)
    assert "Nothing has happened since" in fresh.said()


# -- her turn ----------------------------------------------------------------------------------------------
def test_bars_are_tried_from_the_top_and_the_one_she_does_waits_for_go_on() -> None:
    driver = table(position("L1e").match())
    scene = plays(driver)
    until_it_waits(driver, scene)
    turn = room(driver).rival.turn()
    assert turn is not None and turn.card == "L1e"
    assert [why.code if why else "" for why in turn.bars] == ["no_carb", ""]
    assert scene.view.ivy.markers == 3, "nothing is done before somebody goes on"
    assert driver.has("button.confirm") and "Go on" in driver.said()
    assert "yes, she does this" in driver.said()
    driver.click("button.confirm")
    until_it_waits(driver, scene)
    assert not scene.director.busy and scene.view.ivy.grey == 0 and scene.human_turn


def test_enter_goes_on_too_and_while_it_waits_the_window_sleeps() -> None:
    driver = table(position("L1e").match())
    scene = plays(driver)
    until_it_waits(driver, scene)
    driver.wait(1.0)
    assert scene.director.waiting and not scene.busy()
    driver.key(pygame.K_RETURN)
    assert not scene.director.waiting


def test_while_it_waits_her_mat_explains_itself_and_nothing_goes_on() -> None:
    driver = table(position("L1e").match())
    scene = plays(driver)
    until_it_waits(driver, scene)
    driver.click("ivy.why")
    driver.scene(CardScene)
    driver.key(pygame.K_ESCAPE)
    assert scene.director.waiting and driver.scene(TableScene) is scene
    driver.move("ivy.bar.1")
    driver.wait(1.0)
    assert scene.director.waiting and "2. " in driver.said()


def test_the_evening_says_what_happens_in_place_of_whose_turn_it_is() -> None:
    driver = table(dusk().match())
    scene = plays(driver)
    said = set()
    while not scene.director.waiting:
        driver.step(seconds=0.1)
        said.add((scene.design.saying() or (0, ""))[1].partition(":")[0])
        if scene.human_turn:
            scene._submit(scene.match.parse("done"))
    assert "Evening" in said and "go on when you have read it" in driver.said()


def test_a_click_on_the_way_leads_to_what_waits() -> None:
    driver = table(position("L1e").match(), "slow")
    scene = plays(driver)
    assert scene.director.busy and not scene.director.waiting
    driver.click("sky.sun")
    assert scene.director.waiting
    turn = room(driver).rival.turn()
    assert turn is not None and len(turn.bars) == 2


@pytest.mark.parametrize("wanted", [{"speed": "instant"}, {"reduced_motion": True}, {}])
def test_however_it_is_shown_it_ends_the_same(wanted: dict[str, Any]) -> None:
    card = "L1d"
    driver = table(position(card, map=[1, 0]).match(), **wanted)
    scene = plays(driver)
    for _ in range(9):
        until_it_waits(driver, scene)
        if scene.director.busy:
            driver.key(pygame.K_RETURN)
    assert scene.view == scene.match.view(0) and scene.human_turn
    assert scene.view.ivy.strategies == ("psv",)
    assert room(driver).rival.turn() == Turn(card, (None,))
    assert room(driver).rival.way(scene.view.ivy.map) == [(0, 0), (2, 0)]


def test_a_strategy_is_told_in_a_banner_that_waits() -> None:
    driver = table(position("L1d", map=[1, 0]).match())
    scene = plays(driver)
    until_it_waits(driver, scene)
    driver.key(pygame.K_RETURN)
    until_it_waits(driver, scene)
    assert scene.director.waiting and room(driver).overlay.gained is not None
    assert "commits to a strategy" in driver.said()
    driver.key(pygame.K_RETURN)
    until_it_waits(driver, scene)
    driver.wait(2.0)
    assert not room(driver).overlay.moving


def test_her_turn_follows_the_speed_of_opponents() -> None:
    driver = table_of(position("L1e").match(), size=SMALL, speed="instant", ai_speed="fast")
    scene = plays(driver)
    until_it_waits(driver, scene)
    assert scene.director.waiting, "the own move is shown at once, hers is not"
    driver = table_of(position("L1e").match(), size=SMALL, speed="fast", ai_speed="instant")
    scene = plays(driver)
    until_it_waits(driver, scene)
    assert not scene.director.busy


# -- why ---------------------------------------------------------------------------------------------------
def test_why_she_did_it_is_told_by_the_mat_by_the_log_and_by_a_key() -> None:
    driver = table(position("L1e").match(), "instant", size=(1280, 720))
    scene = plays(driver)
    driver.step()
    driver.click("ivy.why")
    assert isinstance(driver.app.scene, CardScene)
    assert "she has no Carbohydrate" in driver.said()
    driver.key(pygame.K_ESCAPE)
    number = next(i for i, line in enumerate(scene.log()) if line.rival)
    assert scene.log()[number].name == "Ivy"
    driver.click(f"log.{number}")
    assert scene.reason is not None and "no Carbohydrate" in " ".join(scene.reason[1].lines)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_q)
    assert scene.reason is not None and scene.reason[1].title == "Why did Ivy do that?"


def test_every_part_of_the_mat_explains_itself() -> None:
    match = position("L1e", hand=["starch_1", "lipase"], enzymes=["rubisco"]).match()
    driver = table(match, "instant")
    plays(driver)
    driver.step()
    scene = driver.scene(TableScene)
    hers = [name for name in driver.names() if name.startswith("ivy.")]
    assert {"ivy.map", "ivy.action", "ivy.growth.4", "ivy.edge.psv", "ivy.hand.1", "ivy.enzyme.0"} <= {*hers}
    for name in hers:
        info = scene.design.info(name)
        assert info is not None and info.title and info.lines, name
        assert scene.design.page(name) == "topic.ivy"
        driver.click(name)
        assert isinstance(driver.app.scene, CardScene), name
        driver.key(pygame.K_ESCAPE)
    for name, told in (
        ("ivy.map", "Playing alone, you face Ivy"),
        ("node.s1", "Growing"),
        ("ivy.enzyme.0", "RuBisCO"),
    ):
        driver.move(name)
        driver.key(pygame.K_F1)
        assert isinstance(driver.app.scene, RulesScene) and told in driver.said(), name
        driver.key(pygame.K_ESCAPE)


def test_undo_stops_at_her_draw_with_a_line() -> None:
    driver = table(position("L1e").match(), "instant")
    scene = plays(driver)
    driver.step()
    assert not scene.enabled("undo")
    driver.key(pygame.K_u)
    assert scene.message == "Ivy turned an action card."


def test_what_is_taken_back_in_practice_is_forgotten_by_the_mat() -> None:
    driver = table(position("L1d", "L1e", map=[1, 0]).match(), "instant", practice=True)
    scene = plays(driver)
    driver.step()
    assert room(driver).rival.turn() is not None
    driver.key(pygame.K_u)
    assert scene.view.ivy.map == (1, 0) and room(driver).rival.turn() is None


# -- pieces ------------------------------------------------------------------------------------------------
def test_her_pieces_have_a_look_that_no_seat_has() -> None:
    driver = table(position("L1e").match(), "instant")
    plays(driver)
    driver.step()
    design = room(driver)
    for name in ("seat.ivy", "lobe.ivy", "health.ivy"):
        info = design.info(name)
        assert info is not None and "Ivy" in info.title
    paint_ids = design.choreographer._ids
    assert paint_ids[IVY] != paint_ids[0]
    assert any(who == IVY for lying in design.view.spaces.values() for who, _ in lying)
    driver.key(pygame.K_p)
    assert design.table.opened == "seat.ivy"


def test_a_hint_works_alone() -> None:
    driver = table(position("L1e").match(), "instant")
    scene = driver.scene(TableScene)
    scene.hint.ask(scene.match.view(0), scene.asking.legal)
    for _ in range(4000):
        if scene.hint.shown:
            break
        driver.wait(0.02)
        pygame.time.wait(5)
    assert scene.hint.shown and scene.hint.found


# -- whole games -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_alone_by_mouse(level: str) -> None:
    scenario = {"easy": "none", "medium": "cactus", "hard": "mangrove"}[level]
    driver = table_of(new(1, solo=level, scenario=scenario), size=SMALL)
    rng = Rng(5)
    while (scene := waiting(driver)) is not None:
        leads_on(driver, scene, rng)
        driver.step(seconds=0.2)
    results = driver.scene(ResultsScene)
    driver.wait(0.1)
    assert results.summary.rivals and "Ivy" in driver.said()


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_alone_by_keys(level: str) -> None:
    """Letters and Enter, also to go on while Ivy's turn is explained."""
    driver = table_of(new(1, solo=level), size=SMALL, speed="instant", ai_speed="fast")
    rng, went_on = Rng(3), 0
    letters = [getattr(pygame, f"K_{letter}") for letter in "rykxslwgmn"]
    for _ in range(20_000):
        scene = driver.app.scene
        if isinstance(scene, ResultsScene):
            break
        assert isinstance(scene, TableScene)
        if scene.director.busy:
            went_on += scene.director.waiting
            driver.key(pygame.K_RETURN)
        elif scene.asking.done is not None:
            driver.key(pygame.K_c)
        elif scene.asking.ask is not None:
            driver.key(pygame.K_1)
        elif scene.asking.kind == "discard":
            driver.key(pygame.K_TAB)
            driver.key(pygame.K_RETURN)
        else:
            driver.key(rng.choice(letters))
            driver.key(pygame.K_RETURN)
        driver.step(seconds=0.2)
    assert isinstance(driver.app.scene, ResultsScene) and went_on > 10


# -- words -------------------------------------------------------------------------------------------------
FULL: dict[str, Any] = {
    "hand": ["psv_3", "vpe", "gibberellin_receptor", "starch_2", "cellulose_synthase"],
    "enzymes": ["lipase", "dna_polymerase", "gh3_synthetase"],
    "played": ["aquaporin", "enzyme_production"],
    "growth": 4,
}


@pytest.mark.parametrize(("lang", "scale", "size"), [one for one in WINDOWS if one[2] != (1000, 1000)])
@pytest.mark.parametrize("card", ["L2d", "Senz", "L1d"])
def test_a_full_mat_cuts_no_text(lang: str, scale: int, size: tuple[int, int], card: str) -> None:
    solo = Solo().ivy(**FULL).turns(card)
    solo.data["wall"] = 4
    if card == "Senz":
        solo.strategy("enzyme")
    driver = table(solo.match(), "fast", size=size, text_scale=scale, lang=lang)
    scene = plays(driver)
    until_it_waits(driver, scene)
    for _ in range(2):
        driver.wait(1.5)  # numbers that changed have popped
        found = driver.notes()
        assert [note.text for note in found if note.cut] == []
        assert overlapping(found) == []
        if scene.director.busy:
            driver.key(pygame.K_RETURN)
            until_it_waits(driver, scene)
    for name in ("ivy.action", "ivy.map", "ivy.growth.0"):
        driver.click(name)
        close = driver.notes()
        assert [note.text for note in close if note.cut] == [], name
        driver.key(pygame.K_ESCAPE)
