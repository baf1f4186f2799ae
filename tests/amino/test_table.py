"""The table of Amino by real events: a turn by mouse, private looks, and not a pixel of what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.app.words.story import Missed
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.ui.games.amino.design import AminoDesign
from cytosis.ui.games.amino.zones.trails import TrailZone
from cytosis.ui.paint.sheet import centre, inside
from cytosis.ui.table.scene import TableScene
from tests.amino.rulebook.test_hand_end import sunny
from tests.amino.scenario import Scenario, end_hand
from tests.ui.driver import Driver
from tests.ui.tables import table_of
from tests.ui.test_table_layout import overlapping


def middle() -> Match:
    base = Scenario(4).air(0, "NH3", "CO2").air(1, "H2", "lightning").air(2, "CH4", "H2O").air(3, "N2", "N2")
    return base.hand(0, "CH4", "N2", "H2O", "sunlight").hand(1, "NH3").hand(2, "NH3").hand(3, "CH4").match()


def room(driver: Driver) -> AminoDesign:
    scene = driver.scene(TableScene)
    assert isinstance(scene.design, AminoDesign)
    return scene.design


def moves(driver: Driver) -> list[str]:
    return [line["do"] for line in driver.scene(TableScene).match.journal.lines]


def test_a_whole_turn_by_mouse() -> None:
    driver = table_of(middle(), size=(640, 360))
    for name in ("air.b2", "ask.ok", "air.a1", "ask.ok", "hand.2", "ask.ok", "air.a1", "air.b2", "ask.ok"):
        driver.click(name)
        driver.step()
    assert moves(driver)[:4] == ["look b2", "look a1", "build H2O", "swap a1 b2"]


def test_a_card_is_played_into_a_tray_by_click_and_by_drag() -> None:
    for drags in (False, True):
        driver = table_of(middle(), size=(640, 360))
        for name in ("air.b2", "ask.ok", "air.a1", "ask.ok", "hand.2", "ask.ok"):
            driver.click(name)
            driver.step()
        if drags:
            driver.drag("hand.0", "tray.d")
        else:
            driver.click("hand.0")
            driver.click("tray.d")
        driver.click("ask.ok")
        driver.step()
        assert moves(driver)[3] == "play CH4 d"


def test_a_card_is_carried_to_an_empty_place() -> None:
    driver = table_of(middle(), size=(640, 360))
    for name in ("air.b2", "ask.ok", "air.a1", "ask.ok"):
        driver.click(name)
        driver.step()
    pos = driver.app.sheet.point(*centre(room(driver).at.spots["a3"]))
    start = driver.press("hand.2")
    for part in range(1, 9):
        driver.move(tuple(a + (b - a) * part // 8 for a, b in zip(start, pos, strict=True)))  # type: ignore[arg-type]
    driver.release(pos)
    assert str(driver.scene(TableScene).asking.done) == "build H2O"


def test_two_cards_change_places_by_drag() -> None:
    driver = table_of(middle(), size=(640, 360))
    for name in ("air.b2", "ask.ok", "air.a1", "ask.ok", "hand.2", "ask.ok"):
        driver.click(name)
        driver.step()
    driver.drag("air.c1", "air.a2")
    assert str(driver.scene(TableScene).asking.done) == "swap a2 c1"


def test_a_look_opens_a_lens_and_the_next_click_covers_it() -> None:
    driver = table_of(middle(), size=(640, 360))
    driver.click("air.b2")
    driver.click("ask.ok")
    driver.step()
    assert room(driver).overlay.shown == "b2"
    driver.click("air.a1")
    driver.click("ask.ok")
    driver.step()
    assert room(driver).overlay.shown == "a1"
    driver.click("hand.0")
    driver.click("ask.ok")
    driver.step()
    assert room(driver).overlay.shown == ""


def test_whoever_looks_is_told_who_else_has_seen_the_card() -> None:
    base = Scenario(4).air(0, "NH3").air(1, "H2").hand(0, "CH4").hand(1, "N2").knows(2, "b1")
    driver = table_of(base.match(), size=(640, 360))
    driver.click("air.b1")
    driver.click("ask.ok")
    driver.step()
    design = room(driver)
    assert design.overlay.shown == "b1"
    info = design.info("air.b1")
    assert info is not None and info.lines == ("Known to Ada and Barbara",) == (design.known_to("b1", 0),)
    assert design.known_to("a1", 0) == "Known to Ada"


@pytest.mark.parametrize(("scale", "least"), [(100, 5), (150, 3), (200, 3)])
def test_the_points_of_many_hands_stand_apart(scale: int, least: int) -> None:
    base = Scenario(6).air(0, "N2", "CO2").hand(0, "CH4", "CO2")
    for seat in range(1, 6):
        base.hand(seat, "NH3" if seat < 3 else "CH4")
    rows = [[14, -12, 4, 22, 11], [0, 3, -4, 1, 14], *([14, 14, 14, 14, 14] for _ in range(4))]
    driver = table_of(base.by_hand(*rows).match(), text_scale=scale)
    found = driver.notes()
    assert overlapping(found) == [] and [note.text for note in found if note.cut] == []
    assert sum(note.text == "14" for note in found) >= 4 * (least - 1)
    info = room(driver).info("seat.0")
    assert info is not None and "Hand by hand: 14, \u221212, 4, 22 and 11" in info.lines


def test_a_lens_closes_by_itself_and_is_not_shown_again_on_opening() -> None:
    driver = table_of(middle(), size=(640, 360))
    driver.click("air.b2")
    driver.click("ask.ok")
    driver.step()
    match = driver.scene(TableScene).match
    assert room(table_of(Match.from_json(match.to_json()), size=(640, 360))).overlay.shown == ""
    for _ in range(50):
        driver.step(seconds=0.2)
    assert room(driver).overlay.shown == ""


def test_sunlight_offers_three_cards_where_the_hand_was() -> None:
    base = sunny()
    base.data["starter"] = 0
    driver = table_of(end_hand(base), size=(640, 360))
    driver.click("offer.0")
    driver.click("ask.ok")
    driver.step()
    assert moves(driver)[1].startswith("choose ")


@pytest.mark.parametrize("seats", range(3, 7))
def test_no_pixel_depends_on_what_is_hidden(seats: int) -> None:
    """Twins of a state that seat 0 cannot tell apart are painted alike, with and without the memory aid."""
    rng = Rng(seats)
    for seeding in ("base", "mars"):
        rules: Any = Ruleset("amino", options={"seeding": seeding, "first_player": 0}).rules(seats)
        state = rules.start(rng.below(1 << 32))
        for _ in range(rng.below(30) + 4):
            rules.apply(state, rng.choice(rules.legal(state)))
        while rules.pending(state).seat != 0:
            rules.apply(state, rng.choice(rules.legal(state)))
        view = rules.observe(state, 0)
        frames = set()
        for seed in range(3):
            snapshot = rules.snapshot(rules.determinize(view, seed))
            driver = table_of(Match.from_snapshot(snapshot), size=(640, 360))
            plain = driver.pixels()
            if "aid.switch" in driver.names():
                driver.click("aid.switch")
            frames.add((plain, driver.pixels()))
        assert len(frames) == 1


def test_what_was_missed_is_told_turn_by_turn() -> None:
    base = Scenario(3).air(0, "NH3").air(1, "H2").air(2, "CH4").hand(0, "CH4").hand(1, "N2").hand(2, "H2O")
    match = base.ask(1, "analyze", looked=[]).match()
    driver = table_of(match, size=(640, 360))
    design = room(driver)
    lines = [
        Missed("Rosalind: looks at a card.", 1, 4, "look a1"),
        Missed("Rosalind: looks at a card.", 1, 5, "look b1"),
        Missed("Rosalind: plays a card.", 1, 6, "play N2 c"),
        Missed("A hand begins."),
        Missed("Barbara: looks at a card.", 2, 7, "look a1"),
    ]
    told = [line.text for line in design.gathered(lines)]
    assert told == [
        "Rosalind: looks at Ada #1 and Rosalind #1 and plays a card to Barbara",
        "A hand begins.",
        "Barbara: looks at Ada #1",
    ]
    assert not any(card in text for card in ("N2", "Nitrogen") for text in told)


@pytest.mark.parametrize("seats", [4, 6])
def test_a_swap_is_asked_over_the_planet_and_its_places_are_a_and_b(seats: int) -> None:
    base = Scenario(seats).hand(0, "CH4", "N2")
    for seat, cards in enumerate(("NH3 CO2", "H2 N2", "CH4 H2O", "N2 N2", "CH4 CH4", "NH3 NH3")[:seats]):
        base.air(seat, *cards.split())
    driver = table_of(base.ask(0, "change").match())
    driver.click("air.a1")
    driver.click("air.c2")
    design = room(driver)
    said = [note.text for note in driver.notes()]
    assert design.changed == ("a1", "c2") and "A" in said and "B" in said
    box = next(target.box for target in driver.scene(TableScene).targets() if target.name == "ask.ok")
    cx, cy, radius = design.at.planet
    assert abs(centre(box)[0] - cx) < radius / 2 and abs(centre(box)[1] - cy) < radius


def test_the_note_of_a_card_never_covers_its_open_face() -> None:
    driver = table_of(middle())
    driver.click("air.b2")
    driver.click("ask.ok")
    driver.step()
    design = room(driver)
    assert design.in_sight("air.b2") == [design.overlay.lens.box]


def test_ways_of_a_swap_end_at_the_edge_of_the_tray() -> None:
    base = Scenario(6).air(0, "NH3", "CO2").hand(0, "CH4")
    design = room(table_of(base.match()))
    trails = next(zone for zone in design.zones if isinstance(zone, TrailZone))
    for letter, tray in zip("abcdef", design.at.trays, strict=True):
        for n in range(1, 5):
            assert not inside(tray, trails.shore(f"{letter}{n}"))


def test_the_drawer_of_the_log_tells_a_turn_in_one_row_of_signs() -> None:
    driver = table_of(middle(), size=(1280, 720))
    for name in ("air.b2", "ask.ok", "air.a1", "ask.ok", "hand.2", "ask.ok", "air.a1", "air.b2", "ask.ok"):
        driver.click(name)
        driver.step()
    scene = driver.scene(TableScene)
    told = room(driver).turns(scene.log())
    assert told[0][1].begins
    turn = next(line for _, line in told if line.acts)
    assert [(act.sign, act.cards) for act in turn.acts] == [
        ("eye", ((1, "2"), (0, "1"))),
        ("save", ()),
        ("swap", ((0, "1"), (1, "2"))),
    ]
    assert "water" not in turn.text.lower()
    scene.open("log")
    driver.app.notes = []
    driver.app.draw()
    assert not overlapping(driver.app.notes)
    assert not [note for note in driver.app.notes if note.cut]
    driver.move(f"log.{next(number for number, line in told if line.acts)}")
    driver.wait(1)
    assert any("Rosalind" in note.text for note in driver.app.notes)
