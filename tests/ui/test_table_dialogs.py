"""Dialogs and drawers of the table: nothing lies on what is to be read."""

from __future__ import annotations

import pygame
import pytest

from cytosis.ai.coach import hints
from cytosis.app.words import i18n
from cytosis.ui.scene import Push
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.table.ask_place import overlap
from cytosis.ui.table.keys import COMMANDS, KeysScene
from cytosis.ui.table.pile import PileSheet
from cytosis.ui.table.scene import TableScene
from tests.cytosis.scenario import Scenario
from tests.ui.driver import Driver
from tests.ui.tables import at_turn, new_match, play_on, room, table_of, waiting
from tests.ui.test_question_places import rich

LETTERS = "nblsrgxtmyak"


@pytest.mark.parametrize("letters", ["", LETTERS])
def test_the_list_of_keys_stands_above_its_button(letters: str) -> None:
    driver = Driver.on(KeysScene(i18n.default().of("cytosis"), letters, COMMANDS))
    y = driver.app.scene.targets()[0].box[1]
    unit = driver.app.sheet.scale
    label = i18n.default().t("ui.back")
    rows = [note for note in driver.notes() if note.text != label]
    low = max(note.rect[1] + note.rect[3] for note in rows) / unit
    assert low < y
    assert y - low < 40 + 12


def test_what_is_asked_about_the_hand_stands_beside_it_and_shows_each_card_once() -> None:
    driver = table_of(new_match())
    scene = waiting(driver)
    assert scene is not None
    at = room(scene).at
    for kind in ("keep_cards", "start_resources"):
        assert scene.asking.kind == kind
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        assert boxes is not None
        cards = (*at.row, *at.hand(len(room(scene).hand())), at.regions["flask"])
        assert all(overlap(boxes.panel, box) < 1 for box in cards)
        while not scene.asking.ready:
            driver.click(scene.asking.answers()[-1])
        low = at.regions["hand"][1] * driver.app.sheet.scale - 8
        points = [note for note in driver.notes() if note.rect[1] > low and note.text.isdigit()]
        assert len(points) == len({note.rect[0] for note in points})
        driver.click("ask.ok")
        waiting(driver)


def test_the_log_tells_the_newest_round_first_and_one_seat_alone() -> None:
    driver = table_of(play_on(new_match(3), 24))
    scene = at_turn(driver)
    driver.key(pygame.K_o)
    lines = scene.log()
    shown = [number for number, _, _ in scene.design.drawers.lines()]
    begun = [number for number, line in enumerate(lines) if line.begins]
    assert shown[0] == begun[-1]
    assert shown[1] == len(lines) - 1
    driver.click("drawer.seat.1")
    assert {line.seat for _, line, _ in scene.design.drawers.lines() if not line.begins} == {1}
    here = scene.design.drawers.lines()
    driver.click("drawer.older")
    assert scene.design.drawers.lines()[0][0] != here[0][0]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_drawers_say_everything_whole_and_leave_the_seats_in_sight(lang: str, scale: int) -> None:
    match = rich(5).completed(1, "PH1", "PR1").stock(1, atp=7, protein=3).vesicle("rough_er.2", 1, protein=2)
    driver = table_of(match.match(), lang=lang, text_scale=scale)
    scene = at_turn(driver)
    seats = scene.layout.regions["side"]
    for drawer in ("goals", "seat.0", "seat.1", "log"):
        scene.open(drawer)
        area = scene.design.drawers.area(drawer)
        assert overlap(area, seats) == 0
        unit, (x, y, width, height) = driver.app.sheet.scale, area
        for note in driver.notes():
            inside = x < note.rect[0] / unit < x + width and y < note.rect[1] / unit < y + height
            assert not (inside and note.cut and drawer != "log"), (drawer, note)


def test_everybody_can_work_out_what_a_vesicle_can_become() -> None:
    match = rich(3).vesicle("rough_er.2", 1, protein=2).match()
    scene = at_turn(table_of(match))
    ways = room(scene).question.pathways.chances("rough_er.2", match.view(0))
    families = {room(scene).words.cards[way.card].family for way in ways}
    assert families == {"protein_hormone"}
    assert all(way.steps[0].done and not way.steps[1].done for way in ways)


@pytest.mark.parametrize("key", [pygame.K_j, pygame.K_d, pygame.K_o])
def test_the_key_that_opens_a_drawer_closes_it(key: int) -> None:
    driver = table_of(new_match())
    scene = at_turn(driver)
    driver.key(key)
    assert scene.opened
    driver.key(key)
    assert not scene.opened


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_asked_beside_the_cell_leaves_its_wells_in_sight(seats: int) -> None:
    driver = table_of(rich(seats).row("PH1", "EN2", "SH2", "AD2").match())
    scene = at_turn(driver)
    at = room(scene).at
    wells = [box for spot, box in at.spots.items() if not spot.startswith(("laureates.", "cards.", "grey."))]
    for spot in ("laureates.1", "cards.1", "cards.3", "cards.4"):
        driver.click(f"spot.{spot}")
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        assert boxes is not None
        assert [box for box in wells if overlap(boxes.panel, box) > 1] == [], (spot, boxes.panel)
        driver.key(pygame.K_ESCAPE)


def test_a_card_of_the_row_shows_its_way_like_one_in_the_hand() -> None:
    driver = table_of(rich(3).row("PH1", "EN2", "MM2", "AD2").match())
    scene = at_turn(driver)
    driver.move("row.0")
    driver.wait(1)
    path = room(scene).path()
    assert path is not None
    assert path.card == "PH1"
    driver.move("row.2")
    driver.wait(1)
    assert room(scene).path() is None
    info = room(scene).info("row.2")
    assert info is not None
    assert not info.face


def test_reasons_for_keeping_cards_tell_the_choices_apart() -> None:
    match = new_match()
    found = hints(match.view(0), match.legal())[:3]
    assert len({one.why for one in found}) == len(found) == 3


def test_a_pace_is_chosen_while_something_moves() -> None:
    driver = table_of(new_match(), people=(), speed="slow", ai_speed="slow")
    scene = driver.scene(TableScene)
    while not scene.director.busy:
        driver.step(seconds=0.1)
    driver.click("watch.speed.fast")
    assert scene.ai_speed == "fast"


def test_why_a_spot_is_closed_does_not_say_its_name_twice() -> None:
    driver = table_of(Scenario(seats=3).turn(0).match())
    scene = at_turn(driver)
    info = room(scene).info("spot.golgi.1")
    assert info is not None
    assert info.bad
    assert info.title not in " ".join(info.lines)


def test_what_was_missed_begins_after_the_set_up_and_leaves_the_cell_in_sight() -> None:
    match = new_match()
    for _ in range(6):
        match.play(match.legal()[0])
    driver = table_of(match)
    assert at_turn(driver).missed() == []
    driver = table_of(play_on(new_match(seed=7), 26))
    scene = at_turn(driver)
    lines = scene.story.recent(5)
    driver.app.follow(Push(DigestScene(lines, scene.texts, scene.design)))
    driver.step()
    top = driver.app.scene.targets()[0].box[1] - 250
    wells = [box for spot, box in room(scene).at.spots.items() if spot.startswith("mitochondria")]
    assert all(box[1] + box[3] < top for box in wells)
    assert scene.texts.t("ui.digest.title") in driver.said()
    assert scene.texts.t("ui.digest.turn", n=1, most=4)[:9] in driver.said()


def test_a_nought_that_is_new_is_written_out() -> None:
    driver = table_of(rich(3).match(), size=(1280, 720))
    scene = at_turn(driver)
    figure = room(scene).figures()["mrna.1"]
    assert figure.value == 0 and figure.dash
    scene.changes.clear()
    scene.changes._base = {scene.viewer: {"mrna.1": 3}}
    unit = driver.app.sheet.scale
    there = [
        note
        for note in driver.notes()
        if note.text == "0" and abs(note.rect[0] + note.rect[2] / 2 - figure.x * unit) < note.rect[2]
    ]
    assert there


@pytest.mark.parametrize("count", [0, 1, 5, 6, 30, 60])
def test_a_pile_is_as_high_as_its_cards_need(count: int) -> None:
    panel = (198.0, 8.0, 1056.0, 682.0)
    pile = PileSheet(panel, count, (160.0, 174.0))
    x, y, width, height = pile.area
    assert y + height == panel[1] + panel[3] and height <= panel[3]
    assert len(pile.boxes()) == count
    for left, top, wide, tall in pile.boxes():
        assert x <= left and left + wide <= x + width and y <= top and top + tall <= y + height
    if count <= 5:
        assert height < panel[3] / 2
