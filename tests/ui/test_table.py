"""The table: whole games by mouse and by keyboard, asking, cancelling, taking back, telling why."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from cytosis.app.play.controller import Step
from cytosis.engine import Match
from cytosis.engine.errors import SaveError
from cytosis.engine.rng import Rng
from cytosis.ui.games.cytosis.closeup import CardScene
from cytosis.ui.games.cytosis.keys import LETTERS
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.table.keys import KeysScene, letter_of
from cytosis.ui.table.picker import Picker, parts
from cytosis.ui.table.scene import TableScene
from tests.cytosis.scenario import Scenario
from tests.tables import CYTOSIS, choose
from tests.ui.driver import Driver
from tests.ui.tables import BOTH, SMALL, at_turn, new_match, room, table_of, waiting


def lines(scene: TableScene) -> int:
    return len(scene.match.journal.lines)


def by_mouse(driver: Driver, scene: TableScene, rng: Rng) -> None:
    """One decision: a flask dragged or a spot clicked, or one of the other things a turn offers."""
    if scene.asking.ask is None:
        spots = sorted(scene.legal_spots())
        others = [name for name in ("aside.flask", f"power.{scene.viewer}") if driver.has(name)]
        usable = [name for name in others if name.startswith("aside") or room(scene).question.powers()]
        play = next(
            (i for i, card in enumerate(room(scene).hand()) if room(scene).question.plays(card)), None
        )
        kind = rng.below(6)
        if play is not None and kind == 0:
            driver.click(f"hand.{play}")
        elif usable and (kind == 1 or not spots):
            driver.click(rng.choice(usable))
        elif kind == 2 and not room(scene).question.why_no_grey():
            driver.click("flask.grey")
            driver.drag("flask.grey", f"spot.{rng.choice(sorted(scene.legal_spots()))}")
        elif rng.below(2):
            driver.drag("flask.own", f"spot.{rng.choice(spots)}")
        else:
            driver.click(f"spot.{rng.choice(spots)}")
    before = lines(scene)
    for _ in range(20):
        if lines(scene) > before:
            return
        driver.click(rng.choice(scene.asking.answers()))
    raise AssertionError("the questions do not end")


def by_keys(driver: Driver, scene: TableScene, rng: Rng) -> None:
    """One decision with letters, digits and Enter."""
    if scene.asking.ask is None:
        spots = sorted(scene.legal_spots())
        if not spots:
            driver.key(pygame.K_e)
        else:
            wanted = rng.choice(spots)
            for _ in range(8):
                driver.key(ord(letter_of(LETTERS, wanted)))
                if scene.pointer.focus == f"spot.{wanted}":
                    break
            driver.key(pygame.K_RETURN)
    before = lines(scene)
    for _ in range(20):
        if lines(scene) > before:
            return
        answer = rng.choice(scene.asking.answers())
        if answer == "ask.ok":
            driver.key(pygame.K_RETURN)
        else:
            driver.key(pygame.K_1 + int(answer.partition(".")[2]))
    raise AssertionError("the questions do not end")


@pytest.mark.parametrize(("hand", "seats", "seed"), [(by_mouse, 3, 1), (by_keys, 3, 2), (by_mouse, 2, 5)])
def test_a_whole_game(hand: Callable[[Driver, TableScene, Rng], None], seats: int, seed: int) -> None:
    driver, rng = table_of(new_match(seats, seed, BOTH), size=SMALL), Rng(seed)
    while (scene := waiting(driver)) is not None:
        hand(driver, scene, rng)
    assert isinstance(driver.app.scene, ResultsScene)


def test_hot_seat_to_the_end() -> None:
    driver, rng = table_of(new_match(2, 4), people=(0, 1), size=SMALL), Rng(4)
    curtains = 0
    while (scene := waiting(driver)) is not None:
        by_mouse(driver, scene, rng)
        driver.step(seconds=2)
        curtains += isinstance(driver.app.scene, CurtainScene)
    assert curtains > 20


# -- asking ------------------------------------------------------------------------------------------------
def turn_with(**stock: int) -> tuple[Driver, TableScene]:
    match = Scenario(seats=3).turn(0).stock(0, **stock).hand(0, "PH3", "MM1", "EN1").match()
    driver = table_of(match, ai_speed="slow")
    return driver, at_turn(driver)


def test_a_question_is_cancelled_by_key_by_the_other_button_and_by_a_click_beside() -> None:
    driver, scene = turn_with(mrna=3)
    ways: list[Callable[[], None]] = [
        lambda: driver.key(pygame.K_ESCAPE),
        lambda: driver.click("ask.cancel"),
        lambda: driver.click((640, 250), button=3),
        lambda: driver.click((3, 715)),
    ]
    for cancel in ways:
        driver.click("spot.rough_er.1")
        assert scene.asking.ask is not None
        cancel()
        assert scene.asking.ask is None
    assert lines(scene) == 0


def test_how_many_is_asked_and_confirmed_and_taken_back() -> None:
    driver, scene = turn_with(mrna=3)
    driver.drag("flask.own", "spot.ribosome.1")
    assert scene.asking.title() == "How many?"
    assert str(scene.asking.done) == "place ribosome.1 n=3"  # as many as can be
    driver.click("ask.less")
    assert str(scene.asking.done) == "place ribosome.1 n=2"
    effect = room(scene).question.effect()
    assert effect is not None and (effect.paid[1], effect.gained[2]) == (2, 2)
    driver.click("button.confirm")
    assert scene.view.seats[0].stock[2] == 2
    assert scene.enabled("undo")
    driver.key(pygame.K_u)
    assert scene.view.seats[0].stock[2] == 0
    assert not scene.enabled("undo")
    driver.key(pygame.K_u)
    assert scene.message == "There is nothing to take back."


@pytest.mark.parametrize(("hand", "begins"), [(("PH3", "EN1"), "2"), (("EN1",), "4")])
def test_a_vesicle_begins_with_what_a_card_in_hand_needs(hand: tuple[str, ...], begins: str) -> None:
    scenario = Scenario(seats=2).turn(0).stock(0, mrna=4, protein=0, atp=4).hand(0, *hand)
    driver = table_of(scenario.match())
    scene = driver.scene(TableScene)
    driver.drag("flask.own", "spot.rough_er.1")
    assert scene.asking.ask is not None and scene.asking.ask.amount == begins
    promised = room(scene).question.effect()
    assert promised is not None and bool(promised.later) == (begins != "4")
    driver.click("ask.all")
    most = room(scene).question.effect()
    assert most is not None and not most.later, "points are promised for a load that no card needs"


def test_enter_confirms_after_a_click_and_is_about_the_focus_only_where_the_keyboard_led_it() -> None:
    driver, scene = turn_with(mrna=3)
    driver.drag("flask.own", "spot.ribosome.1")
    driver.click("ask.less")
    driver.key(pygame.K_RETURN)
    assert scene.view.seats[0].stock[2] == 2, "Enter pressed the minus again"
    driver, scene = turn_with(mrna=3)
    driver.drag("flask.own", "spot.ribosome.1")
    while scene.pointer.focus != "ask.less":
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    assert str(scene.asking.done) == "place ribosome.1 n=2"


def test_a_move_that_is_not_on_disk_says_so() -> None:
    _, scene = turn_with()
    scene.controller.problem = SaveError("The disk is full.")
    scene._made(Step(1, 0, "pass", (), False))
    assert scene.message == "Not saved. The disk is full."
    scene._made(Step(2, 0, "pass", (), True))
    assert scene.message == ""


def test_a_closed_spot_says_why_when_pointed_at_and_when_clicked() -> None:
    driver, scene = turn_with()
    driver.click("spot.exocytosis.1")
    assert "vesicle" in scene.message
    info = scene.design.info("spot.glucose.2")
    assert info is not None and info.bad and "ATP" in info.lines[0]


def test_what_cannot_be_added_is_shown_with_its_reason() -> None:
    scenario = Scenario(seats=3).turn(0).stock(0, carb=1).hand(0, "PH3")
    scenario.data["vesicles"]["rough_er"][0] = {"seat": 0, "load": {"protein": 2}}
    scenario.data["seats"][0]["disks"] -= 1
    driver = table_of(scenario.match())
    scene = at_turn(driver)
    driver.click("spot.golgi.1")
    closed = [option for option in scene.asking.options() if option.closed]
    assert [option.text for option in closed] == ["Add 1 lipid"]
    assert "Not enough" in closed[0].sub
    effect = room(scene).question.effect()
    assert effect is not None and effect.later == 7  # Insulin


def test_a_macromolecule_card_is_played_from_the_hand() -> None:
    driver, scene = turn_with()
    driver.click(f"hand.{room(scene).hand().index('MM1')}")
    assert scene.asking.done is not None
    driver.click("ask.ok")
    assert "MM1" not in room(scene).hand()
    assert scene.choosing_spot()  # the turn goes on


@pytest.mark.parametrize(("setting", "made"), [("always", 0), ("irreversible", 1), ("never", 1)])
def test_confirming_is_a_setting(setting: str, made: int) -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), confirm=setting, ai_speed="slow")
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    assert lines(scene) == made


def test_what_cannot_be_undone_is_asked_for_confirmation() -> None:
    match = Scenario(seats=2, expansions=("epigenetic",)).turn(0).stock(0, atp=9).match()
    data = match.snapshot()
    data["seats"][0]["epigenetic"], data["seats"][1]["epigenetic"] = "peek", "trade"
    driver = table_of(Match.from_snapshot(data), confirm="irreversible")
    scene = at_turn(driver)
    driver.click("power.0")
    assert scene.asking.done is not None and lines(scene) == 0
    driver.click("ask.ok")
    assert lines(scene) == 1
    assert scene.undoing.barrier(0) == "A card was drawn."


def test_a_grey_flask_is_dragged_or_refused() -> None:
    driver, scene = turn_with(atp=4)
    driver.drag("flask.grey", "spot.nucleus.3")
    assert str(scene.asking.done) == "grey nucleus.3"
    driver.key(pygame.K_ESCAPE)
    driver, scene = turn_with(atp=1)
    driver.drag("flask.grey", "spot.nucleus.3")
    assert scene.asking.ask is None
    assert "costs 4 ATP" in scene.message


def test_a_flask_dropped_beside_goes_back() -> None:
    driver, scene = turn_with()
    driver.drag("flask.own", "event.card")
    assert (scene.asking.ask, lines(scene)) == (None, 0)


# -- keys, cards, drawers ----------------------------------------------------------------------------------
def test_letters_go_round_their_places_and_the_list_names_them() -> None:
    driver, scene = turn_with()
    driver.key(pygame.K_n)
    first = scene.pointer.focus
    driver.key(pygame.K_n)
    assert {first, scene.pointer.focus} == {"spot.nucleus.3", "spot.nucleus.2"}
    driver.key_down(pygame.K_SLASH, pygame.KMOD_SHIFT)
    driver.scene(KeysScene)
    driver.key(pygame.K_ESCAPE)
    driver.scene(TableScene)


def test_cards_enlarge_and_drawers_open() -> None:
    driver, scene = turn_with()
    driver.click("row.0", button=3)
    assert driver.scene(CardScene).subject.target == "row.0"
    driver.key(pygame.K_ESCAPE)
    driver.move("hand.0")
    driver.wait(0.7)
    assert scene.tooltip.shown == "hand.0"
    assert room(scene).path() is not None
    keys = {"log": pygame.K_o, "goals": pygame.K_j, "discard": pygame.K_d, "seat.1": pygame.K_w}
    for drawer, key in keys.items():
        driver.key(key)
        assert scene.opened == drawer
        driver.key(pygame.K_ESCAPE)
    driver.click("seat.2")
    assert scene.opened == "seat.2"
    driver.click("drawer.close")
    assert scene.opened == ""


def test_a_hint_names_legal_moves() -> None:
    driver, scene = turn_with(atp=3, mrna=2)
    driver.click("button.hint")
    scene.hint.wait()
    assert scene.hint.best() and set(scene.hint.best()) <= set(scene.asking.legal)
    driver.step()
    driver.key(pygame.K_ESCAPE)
    assert not scene.hint.shown


# -- time --------------------------------------------------------------------------------------------------
def test_undo_stays_open_until_the_agents_minimum_time() -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), ai_speed="normal")
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    driver.wait(0.5)
    assert lines(scene) == 1
    driver.click("button.undo")
    assert lines(scene) == 2 and scene.human_turn
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    driver.wait(2.5)
    assert lines(scene) > 3
    assert not scene.undoing.possible(0, False)


def test_move_now_does_not_wait() -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), ai_speed="slow")
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    assert scene.waits_for_agent
    driver.click("button.confirm")
    driver.step()
    assert lines(scene) == 2


def test_practice_goes_back_past_others_and_says_so() -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), practice=True)
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    assert waiting(driver) is scene and lines(scene) > 2
    driver.click("button.undo")
    assert scene.view.seats[0].stock[1] == 0 and scene.human_turn
    assert scene.match.journal.assisted
    assert "assisted" in scene.log()[-1].text
    again = type(scene.match).from_json(scene.match.to_json())
    assert again.journal.assisted and again.fingerprint() == scene.match.fingerprint()


def test_any_key_or_click_skips_what_moves() -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), speed="slow", ai_speed="slow")
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    assert scene.director.busy
    driver.key(pygame.K_q)
    assert not scene.director.busy
    assert scene.view.spots["nucleus.3"] == (0,)


def test_reduced_motion_moves_nothing() -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), speed="slow", reduced_motion=True)
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    driver.step()
    assert scene.director.busy and not scene.director.moving()


def test_moves_since_the_own_one_stay_marked() -> None:
    driver = table_of(new_match(3))
    scene = at_turn(driver)
    driver.click(f"spot.{sorted(scene.legal_spots())[0]}")
    while scene.asking.ask is not None:
        driver.click(scene.asking.answers()[0])
    scene = at_turn(driver)
    others = [entry.spot for entry in scene.story.entries[-2:] if entry.spot]
    assert set(others) <= set(room(scene).used()) and 0 not in room(scene).used().values()


# -- hot seat ----------------------------------------------------------------------------------------------
def test_between_people_the_table_is_covered_and_can_be_covered_any_time() -> None:
    driver = table_of(new_match(2), people=(0, 1))
    for _ in range(20):
        driver.step(seconds=0.2)
        if isinstance(driver.app.scene, CurtainScene):
            break
    driver.lift()
    driver.scene(TableScene)
    driver.key(pygame.K_v)
    driver.scene(CurtainScene)
    driver.lift()
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.scene(CurtainScene)


def test_one_person_needs_no_curtain() -> None:
    driver, _ = turn_with()
    driver.key(pygame.K_v)
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.scene(TableScene)


# -- the picker --------------------------------------------------------------------------------------------
def test_the_picker_narrows_to_every_legal_action() -> None:
    rng = Rng(4)
    for table in CYTOSIS[::3]:
        rules = table.rules
        state = rules.start(4)
        for _ in range(60):
            if rules.pending(state) is None:
                break
            legal = rules.legal(state)
            for action in legal[:80]:
                picker = Picker([a for a in legal if a.verb == action.verb and a.spot == action.spot])
                for _ in range(9):
                    if picker.done is not None:
                        break
                    left = next(answer for answer, some in picker.answers().items() if action in some)
                    picker = picker.choose(left)
                assert picker.done == action
            rules.apply(state, choose(rng, legal))


def test_what_was_taken_can_be_put_back() -> None:
    legal = new_match(3).legal()  # keep two of three cards
    picker = Picker(legal)
    first, second, third = picker.answers()
    picker = picker.choose(first).choose(second)
    assert picker.done is not None
    picker = picker.drop(str(first))
    assert picker.taken == (second,)
    assert set(parts(picker.choose(third).done).items) == {second, third}
