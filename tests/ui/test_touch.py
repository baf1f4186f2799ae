"""The stage answers every touch: a dropped piece stays, amounts are stepped, wells and changes are seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from cytosis.ui.anim.easing import motion
from cytosis.ui.games.cytosis.board import well
from cytosis.ui.games.cytosis.keys import LETTERS
from cytosis.ui.table.keys import letter_of
from cytosis.ui.table.scene import TableScene
from cytosis.ui.table.zones import ButtonZone
from tests.cytosis.scenario import Scenario
from tests.ui.driver import Driver
from tests.ui.tables import at_turn, room, table_of
from tests.ui.test_table_looks import painter_of

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
SCALES = (100, 150, 200)
FLASK = "flask.blue"


def turn(size: tuple[int, int] = (1280, 720), scale: int = 100, **settings: Any) -> tuple[Driver, TableScene]:
    scenario = Scenario(seats=3).turn(0).stock(0, mrna=5, atp=6, protein=2).hand(0, "PH3", "EN1", "MM1")
    wanted: dict[str, Any] = {"speed": "normal", "ai_speed": "slow", **settings}
    driver = table_of(scenario.match(), size=size, text_scale=scale, **wanted)
    return driver, at_turn(driver)


def by_drop(driver: Driver, scene: TableScene, spot: str) -> None:
    driver.drag("flask.own", f"spot.{spot}")


def by_click(driver: Driver, scene: TableScene, spot: str) -> None:
    driver.click(f"spot.{spot}")


def by_keys(driver: Driver, scene: TableScene, spot: str) -> None:
    for _ in range(8):
        driver.key(ord(letter_of(LETTERS, spot)))
        if scene.pointer.focus == f"spot.{spot}":
            break
    driver.key(pygame.K_RETURN)


HANDS = [by_drop, by_click, by_keys]
Hand = Callable[[Driver, TableScene, str], None]


def flights(scene: TableScene, kind: str, picture: str = FLASK) -> list[str]:
    moving = scene.director.moving()
    return [mover.kind for mover, *_ in moving if mover.kind == kind and mover.picture == picture]


def played(driver: Driver, scene: TableScene) -> set[str]:
    """How the own flask moved from now on until nothing moves."""
    kinds: set[str] = set()
    for _ in range(300):
        driver.step()
        kinds |= {mover.kind for mover, *_ in scene.director.moving() if mover.picture == FLASK}
        if not scene.director.busy and not scene.director.lingering:
            break
    return kinds


# -- 1: the dropped piece stays ----------------------------------------------------------------------------
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_flask_stands_in_its_well_while_it_is_asked_about(
    hand: Hand, size: tuple[int, int], scale: int
) -> None:
    driver, scene = turn(size, scale)
    left = scene.view.seats[0].flasks
    hand(driver, scene, "nucleus.3")
    driver.step()
    piece = scene.held.piece
    assert piece is not None and piece.picture == FLASK
    x, y, width, height = scene.layout.spots["nucleus.3"]
    assert piece.at == (x + width / 2, y + height / 2)
    assert room(scene).away("own") == 1 and scene.view.seats[0].flasks == left
    driver.key(pygame.K_ESCAPE)
    driver.step()
    assert scene.held.piece is None and room(scene).away("own") == 0
    assert flights(scene, "slide")  # it glides home


@pytest.mark.parametrize("hand", HANDS)
def test_after_confirm_it_settles_and_does_not_fly_again(hand: Hand) -> None:
    driver, scene = turn()
    hand(driver, scene, "nucleus.3")
    driver.wait(0.3)
    driver.key(pygame.K_RETURN)
    kinds = played(driver, scene)
    assert kinds == {"settle", "ripple"}
    assert scene.view.spots["nucleus.3"] == (0,)


def test_a_flask_of_somebody_else_flies() -> None:
    driver, scene = turn(ai_speed="normal")
    driver.click("spot.nucleus.3")
    driver.click("ask.ok")
    kinds = set()
    for _ in range(600):
        driver.step()
        kinds |= {
            m.kind
            for m, *_ in scene.director.moving()
            if m.picture.startswith("flask.") and m.picture != FLASK
        }
        if "set" in kinds:
            return
    raise AssertionError(kinds)


def test_the_tray_shows_one_fewer_and_the_grey_flask_stays_too() -> None:
    driver, scene = turn((1920, 1080))
    driver.drag("flask.own", "spot.nucleus.3")
    driver.step()
    assert "3 left" in driver.said() and "4 left" not in driver.said()
    driver.key(pygame.K_ESCAPE)
    assert "4 left" in driver.said()
    driver.drag("flask.grey", "spot.nucleus.3")
    driver.step()
    assert scene.held.piece is not None and scene.held.piece.picture == "flask.grey"
    assert (room(scene).away("grey"), room(scene).away("own")) == (1, 0)


def test_it_bobs_and_with_reduced_motion_it_does_not() -> None:
    for reduced in (False, True):
        driver, scene = turn(reduced_motion=reduced)
        driver.click("spot.nucleus.3")
        driver.wait(0.5)
        first = driver.pixels()
        driver.wait(0.6)
        assert (driver.pixels() == first) == reduced
        assert scene.held.moving != reduced


def test_a_refused_flask_goes_home() -> None:
    driver, scene = turn()
    driver.drag("flask.own", "spot.exocytosis.1")
    assert scene.message and scene.asking.ask is None
    driver.step()
    assert flights(scene, "slide")


def test_the_liquid_leans_while_it_is_carried() -> None:
    driver, scene = turn((1920, 1080))
    driver.carry("flask.own", "spot.cytoplasm.1")
    leant = scene.held.lean
    assert abs(leant) > 0.05
    moving = driver.pixels()
    driver.wait(0.8)
    assert abs(scene.held.lean) < 0.02 and driver.pixels() != moving


# -- 2: questions ------------------------------------------------------------------------------------------
def test_there_is_one_gold_button_that_confirms() -> None:
    driver, scene = turn((1920, 1080))
    driver.click("spot.nucleus.3")
    assert driver.has("ask.ok")
    assert ButtonZone(scene).confirm_label().startswith("Enter: ")
    said = [note.text for note in driver.notes()]
    assert said.count("Confirm") == 1 and not any(text.startswith("Confirm:") for text in said)


def test_one_note_at_a_time() -> None:
    driver, scene = turn((1920, 1080))
    driver.move("hand.0")
    driver.wait(0.8)
    painted: list[str] = []
    design = scene.design
    design.enlarged = lambda *_: painted.append("card")  # type: ignore[method-assign]
    said = driver.said()
    assert "Golgi" in said and "Right click or I" in said and not painted


# -- 3: amounts --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_a_number_is_set_by_buttons_slider_wheel_digits_and_arrows(size: tuple[int, int], scale: int) -> None:
    driver, scene = turn(size, scale)
    driver.drag("flask.own", "spot.ribosome.1")
    amounts = [scene.asking.ask.amount]  # type: ignore[union-attr]

    def now() -> str:
        assert scene.asking.ask is not None
        return scene.asking.ask.amount

    for name in ("ask.less", "ask.less", "ask.plus", "ask.all"):
        driver.click(name)
        amounts.append(now())
    assert amounts == ["5", "4", "3", "4", "5"]
    x, y, _, height = driver.target("ask.slide").box
    driver.click(driver.app.sheet.point(x + height / 2, y + height / 2))
    assert now() == "1"
    driver.move("ask.panel")
    driver.step(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert now() == "2"
    for key, wanted in (
        (pygame.K_3, "3"),
        (pygame.K_RIGHT, "4"),
        (pygame.K_LEFT, "3"),
        (pygame.K_HOME, "1"),
        (pygame.K_END, "5"),
        (pygame.K_MINUS, "4"),
        (pygame.K_EQUALS, "5"),
        (pygame.K_9, "5"),  # there are not so many
    ):
        driver.key(key)
        assert now() == wanted, (key, now())
    driver.key(pygame.K_2)
    driver.key(pygame.K_RETURN)
    assert scene.match.journal.lines[-1]["do"] == "place ribosome.1 n=2"


def test_the_stepper_says_what_it_costs_and_gives_in_one_row() -> None:
    driver, _ = turn((1920, 1080))
    driver.click("spot.ribosome.1")
    panel, told = driver.target("ask.panel").box, [note for note in driver.notes() if note.text == "5"]
    inside = [note for note in told if driver.app.sheet.rect(panel).contains(pygame.Rect(note.rect))]
    assert len(inside) == 3  # the number, what is paid, what is made
    middles = {round((note.rect[1] + note.rect[3] / 2) / 12) for note in inside}
    assert len(middles) <= 2 and not driver.has("option.0") and not driver.has("ask.more")


def test_numbers_of_two_digits_are_typed() -> None:
    scenario = Scenario(seats=3).turn(0).stock(0, mrna=12).hand(0, "PH3")
    driver = table_of(scenario.match(), speed="normal", ai_speed="slow")
    scene = at_turn(driver)
    driver.click("spot.ribosome.1")
    driver.key(pygame.K_1)
    driver.key(pygame.K_1)
    assert scene.asking.ask is not None and scene.asking.ask.amount == "11"
    driver.wait(1.0)
    driver.key(pygame.K_2)
    assert scene.asking.ask.amount == "2"


# -- 4: changes --------------------------------------------------------------------------------------------
def test_numbers_that_change_pop_and_then_stand_as_before() -> None:
    driver, scene = turn((1920, 1080))
    driver.click("spot.ribosome.1")
    driver.key(pygame.K_RETURN)
    popped: set[str] = set()
    for _ in range(200):
        driver.step()
        popped |= set(scene.changes._pops)
        if not scene.director.busy and not scene.changes.moving:
            break
    assert {"mrna.0", "protein.0"} <= popped
    assert not scene.changes.moving


def test_what_others_changed_is_marked_until_one_moves() -> None:
    scenario = Scenario(seats=2).turn(0).stock(0, mrna=2).stock(1, atp=1).hand(0, "PH3").hand(1, "EN1")
    driver = table_of(scenario.match(), people=(0, 1), curtain=False)
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    driver.key(pygame.K_RETURN)
    driver.wait(2)
    scene = at_turn(driver)
    assert scene.viewer == 1 and scene.changes.news() == []  # that one has not moved yet
    driver.click("spot.mitochondria.3")
    driver.key(pygame.K_RETURN)
    driver.wait(2)
    scene = at_turn(driver)
    assert scene.viewer == 0 and "atp.1" in scene.changes.news()
    driver.click("spot.ribosome.1")
    driver.key(pygame.K_RETURN)
    driver.wait(2)
    assert "atp.1" not in scene.changes._base.get(0, {}) or scene.changes._base[0]["atp.1"] == 4


# -- 6: wells ----------------------------------------------------------------------------------------------
def test_four_looks_of_a_well_are_told_apart_without_colour() -> None:
    driver, _ = turn((1600, 900))
    grey = set()
    for state in ("legal", "closed", "never", ""):
        surface = pygame.Surface((160, 160))
        well(painter_of(driver).on(surface), 80, 80, state, False)
        cut = pygame.transform.grayscale(surface.subsurface((46, 46, 68, 68)))  # without the light around it
        grey.add(pygame.image.tobytes(cut, "RGB"))
    assert len(grey) == 4  # and a taken one holds a flask


def test_wells_say_how_they_stand_to_the_flask_in_hand() -> None:
    scenario = Scenario(seats=3).turn(0).stock(0, atp=1).hand(0, "PH3").spot("nucleus.3", 1)
    driver = table_of(scenario.match())
    wells = room(at_turn(driver)).question.wells()
    assert wells["nucleus.2"] == "legal"
    assert wells["ribosome.1"] == "closed"  # no mRNA yet
    assert wells["nucleus.3"] == "never"  # taken


# -- 7: skipped, instant, reduced --------------------------------------------------------------------------
def final(driver: Driver, scene: TableScene, skip: bool) -> bytes:
    driver.click("spot.ribosome.1")
    driver.key(pygame.K_RETURN)
    driver.wait(0.1)
    if skip:
        driver.key(pygame.K_SPACE)
    for _ in range(400):
        driver.step()
        if not scene.director.busy and not scene._lively:
            break
    driver.move((5, 5))
    scene.pointer.ring = False
    scene.time = 0.0  # dots come and go while somebody thinks
    return driver.pixels()


def test_a_skipped_animation_ends_in_the_same_state_to_the_pixel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScene, "breathes", lambda _: False)  # what drifts is never twice the same
    shown = {final(*turn(ai_speed="slow"), skip) for skip in (False, True)}
    instant = final(*turn(ai_speed="slow", speed="instant"), False)
    assert shown == {instant}


def test_with_reduced_motion_nothing_flies() -> None:
    driver, scene = turn(reduced_motion=True)
    driver.click("spot.ribosome.1")
    driver.key(pygame.K_RETURN)
    for _ in range(120):
        driver.step()
        assert scene.director.moving() == []
    assert motion("longest") <= 0.9


# -- what a move would change, and what may not stay -------------------------------------------------------
@pytest.mark.parametrize("hand", HANDS)
def test_a_move_left_to_confirm_shows_what_it_would_change(hand: Hand) -> None:
    driver, scene = turn()
    assert scene.design.coming() == {}
    hand(driver, scene, "mitochondria.3")
    assert scene.design.coming() == {"atp.0": 3}
    before = driver.pixels()
    driver.key(pygame.K_ESCAPE)
    assert scene.design.coming() == {} and driver.pixels() != before


def test_a_flask_that_may_not_stay_shakes_before_it_goes_home() -> None:
    driver, scene = turn()
    closed = next(
        spot for spot in scene.layout.spots if spot.startswith("exocytosis") and not scene.asking.at(spot)
    )
    driver.drag("flask.own", f"spot.{closed}")
    driver.step(seconds=0.01)
    shaken: set[float] = set()
    seen: set[float] = set()
    for _ in range(60):
        for mover, x, _, _ in scene.director.moving():
            if mover.picture == FLASK:
                (shaken if mover.path else seen).add(round(x, 1))
        driver.step(seconds=0.01)
    assert len(shaken) > 3 and len(seen) > 3 and not scene.director.lingering


def test_cards_of_the_own_hand_are_chosen_where_they_lie() -> None:
    scenario = Scenario(seats=3).turn(0).stock(0, protein=9, atp=9).hand(0, "EN1", "EN2", "PH3")
    driver = table_of(scenario.match(), speed="normal")
    scene = at_turn(driver)
    spot = next(spot for spot in sorted(scene.legal_spots()) if spot.startswith("cytoplasm"))
    driver.click(f"spot.{spot}")
    assert scene.asking.done is None
    driver.click(f"hand.{room(scene).hand().index('EN2')}")
    assert str(scene.asking.done).endswith("card=EN2")


def test_a_note_leaves_its_neighbours_in_sight() -> None:
    driver, scene = turn()
    driver.move("hand.0")
    driver.move("button.rules")
    scene.tooltip.update(1.0, scene.pointer)
    target = next(one for one in scene.targets() if one.name == "button.hint")
    near = set(scene._look._neighbours(target.name, target.box))
    names = {one.name for one in scene.targets() if one.box in near}
    assert {"button.undo", "button.rules", "button.menu"} <= names and "log.panel" not in names
