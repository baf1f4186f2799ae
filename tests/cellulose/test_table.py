"""The table of Cellulose by real events: flasks, water, plates, cards; and not a pixel of what is hidden."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from cytosis.app.games import teller_of
from cytosis.app.words.story import Missed
from cytosis.engine import Match, Ruleset
from cytosis.engine.notation import words
from cytosis.engine.rng import Rng
from cytosis.ui.games.cellulose.closeup import CardScene
from cytosis.ui.games.cellulose.design import CelluloseDesign
from cytosis.ui.games.cellulose.layout import PLAQUES
from cytosis.ui.games.cellulose.zones.cards import FlaskZone
from cytosis.ui.paint.sheet import inside
from cytosis.ui.scenes.opening import rules_of
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.scene import TableScene
from tests.cellulose.scenario import Scenario
from tests.ui.driver import Driver
from tests.ui.tables import table_of, waiting

SMALL = (640, 360)


def new(seats: int = 2, seed: int = 5, **options: Any) -> Match:
    return Match.new(
        Ruleset("cellulose", options={"length": "short", "first_player": 0, **options}), seats, seed
    )


def room(driver: Driver) -> CelluloseDesign:
    design = driver.scene(TableScene).design
    assert isinstance(design, CelluloseDesign)
    return design


def moves(driver: Driver) -> list[str]:
    return [line["do"] for line in driver.scene(TableScene).match.journal.lines]


def confirmed(driver: Driver, *names: str) -> str:
    """Click these, then confirm; the move that was made."""
    before = len(moves(driver))
    for name in names:
        driver.click(name)
    driver.click("button.confirm")
    driver.step()
    return moves(driver)[before]


def leads_on(driver: Driver, scene: TableScene, rng: Rng) -> None:
    """One click of a person who wants to get on: any legal move, by what it is made with."""
    asking = scene.asking
    if asking.ask is not None:
        driver.click(rng.choice(asking.answers()) if asking.done is None else "button.confirm")
        return
    move = words(str(rng.choice(asking.legal)))
    if asking.done is not None and move.verb in ("done", "no"):
        driver.click("button.confirm")
    elif "to" in move.named and rng.below(2):
        driver.click(f"node.{move.named['to']}")
    elif move.verb in ("place", "grey", "reclaim"):
        if move.verb == "grey" and "flask.grey" in driver.names():
            driver.click("flask.grey")
        driver.click(f"spot.{move.at}")
    elif move.verb == "play":
        driver.click(f"hand.{room(driver).hand().index(move.at)}")
    elif move.verb == "grow":
        driver.click(f"node.{move.named['to']}")
    elif move.verb == "discard":
        driver.click(f"hand.{rng.below(len(room(driver).hand()))}")
        if asking.done is not None:
            driver.click("button.confirm")
    else:
        driver.click("button.confirm")


def test_a_flask_goes_to_a_space_by_click_by_drag_and_by_key() -> None:
    for way in ("click", "drag", "key"):
        driver = table_of(new(), size=SMALL)
        if way == "click":
            driver.click("spot.ribosome.5")
        elif way == "drag":
            driver.drag("flask.own", "spot.ribosome.5")
        else:
            driver.key(pygame.K_r)
            driver.key(pygame.K_RETURN)
        driver.click("button.confirm")
        driver.step()
        assert moves(driver)[0] == "place ribosome.5", way


@pytest.mark.parametrize(("own", "grey"), [(own, grey) for own in range(1, 5) for grey in range(1, 4)])
def test_every_flask_of_the_tray_can_be_gripped(own: int, grey: int, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = table_of(new(), size=SMALL)
    tray = next(zone for zone in room(driver).zones if isinstance(zone, FlaskZone))
    assert tray.me is not None
    monkeypatch.setattr(FlaskZone, "me", replace(tray.me, markers=own, grey=grey))
    assert len(tray.standing()) == min(own + grey, 6)
    for kind, x, y in tray.standing():
        top = next(one for one in reversed(tray.targets()) if inside(one.box, (x, y)))
        assert (top.name, top.draggable) == (f"flask.{kind}", True)


def test_the_first_flask_of_the_tray_is_carried_like_the_last() -> None:
    driver = table_of(new(), size=SMALL)
    tray = next(zone for zone in room(driver).zones if isinstance(zone, FlaskZone))
    for _, x, y in (tray.standing()[0], tray.standing()[2]):
        driver.press(driver.app.sheet.point(x, y))
        for spot in ("spot.ribosome.3", "spot.ribosome.5"):
            driver.move(spot)
        driver.release(driver.at("spot.ribosome.5"))
        assert driver.scene(TableScene).asking.done is not None
        driver.key(pygame.K_ESCAPE)


def test_before_it_is_confirmed_a_space_and_a_card_say_what_they_cost_and_bring() -> None:
    driver = table_of(Scenario(2).rich(0).hand(0, "lipase").match(), size=SMALL)
    for spot, told in (
        ("spot.ribosome.5", [("Gain", "5")]),
        ("spot.chloroplast.2", [("Cost", "12", "12"), ("Gain", "2")]),
    ):
        driver.click(spot)
        assert _told(driver) == told
        driver.key(pygame.K_ESCAPE)
    confirmed(driver, "spot.ribosome.5")
    driver.click("hand.0")
    assert _told(driver) == [("Cost", "2", "1"), ("Gain", "5")]


def _told(driver: Driver) -> list[tuple[str, ...]]:
    told = room(driver).question.told()
    return [(label, *(bit for bit in bits if isinstance(bit, str))) for label, bits in told]


def test_it_is_said_when_no_card_can_be_played() -> None:
    for amount, said in ((20, "play a card, or"), (0, "none of your cards can be played")):
        match = Scenario(2).rich(0, amount).hand(0, "rubisco").match()
        driver = table_of(match, size=SMALL)
        confirmed(driver, "spot.cytoplasm.3")
        assert driver.scene(TableScene).asking.kind == "card"
        assert room(driver).prompt().startswith(said)


def test_enter_on_a_space_that_is_not_asked_for_does_what_the_button_says() -> None:
    driver = table_of(Scenario(2).stock(0, water=6, co2=6).hand(0, "rubisco").match(), size=SMALL)
    driver.click("spot.chloroplast.1")
    driver.key(pygame.K_RETURN)
    driver.wait(0.5)
    assert driver.scene(TableScene).asking.kind == "card" and len(moves(driver)) == 1
    driver.click("spot.ribosome.5")  # a click there means nothing
    assert len(moves(driver)) == 1
    driver.key(pygame.K_RETURN)
    driver.wait(0.5)
    assert moves(driver)[1] == "done"


def test_each_resource_of_the_own_seat_says_what_it_is_for() -> None:
    driver = table_of(new(3), size=SMALL)
    design = room(driver)
    for name, title in (("water", "Water"), ("hormone", "Hormone"), ("atp", "ATP")):
        info = design.info(f"stock.{name}")
        assert info is not None and info.title == title and info.lines


def test_the_xylem_asks_how_much_and_the_own_lobe_shows_it() -> None:
    driver = table_of(new(), size=(1280, 720))
    driver.click("spot.xylem.1")
    asking = room(driver).question
    assert asking.pour == 3 and "ask.less" in driver.names() and "+3" in driver.said()
    driver.click("lobe.0")  # round to the beginning
    assert asking.pour == 0
    assert confirmed(driver, "spot.xylem.1", "ask.less", "ask.less", "lobe.0") == "place xylem.1 cv=2"


def test_water_for_the_stock_and_for_the_lobe_adds_up_to_the_level() -> None:
    driver = table_of(new(), size=(1280, 720))
    driver.click("spot.xylem.1")
    level = driver.scene(TableScene).view.water_level
    for poured in (3, 2, 1, 0):
        (_, brought), (_, falls) = room(driver).question.told()
        assert (falls[0], falls[2]) == (str(level), str(level - 1))
        kept, lobe = brought[0], brought[3]
        assert (int(str(kept)), int(str(lobe))) == (level - poured, poured)
        driver.key(pygame.K_MINUS)


def test_the_filter_is_asked_first_and_its_price_shown() -> None:
    driver = table_of(Scenario(2, scenario="mangrove").stock(0, protein=2).match(), size=(1280, 720))
    driver.click("spot.xylem.1")
    assert [option.text for option in room(driver).question.options()] == [
        "Without the filter",
        "Pay for the filter and collect more Water",
    ]
    driver.click("option.1")
    told = dict(room(driver).question.told())
    assert told["Cost"][0] == "1"
    before = len(moves(driver))
    driver.click("button.confirm")
    assert "filter=yes" in moves(driver)[before]


def test_water_is_poured_by_keys_and_taken_back_by_escape() -> None:
    driver = table_of(new(), size=SMALL)
    driver.click("spot.xylem.1")
    for key in (pygame.K_PLUS, pygame.K_MINUS):
        driver.key(key)
    assert str(driver.scene(TableScene).asking.done) == "place xylem.1 cv=2"
    driver.key(pygame.K_1)
    assert str(driver.scene(TableScene).asking.done) == "place xylem.1 cv=1"
    driver.key(pygame.K_0)
    assert str(driver.scene(TableScene).asking.done) == "place xylem.1 cv=0"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene(TableScene).asking.done is None
    assert "ask.less" not in driver.names()


def test_a_flask_stays_on_its_space_while_it_is_asked_about_and_goes_home() -> None:
    driver = table_of(new(), size=SMALL)
    driver.drag("flask.own", "spot.xylem.1")
    staying = room(driver).staying()
    assert staying is not None and staying.picture == "flask.blue"
    assert room(driver).away("own") == 1
    driver.key(pygame.K_ESCAPE)
    assert room(driver).staying() is None and room(driver).away("own") == 0


def test_numbers_that_change_are_where_they_are_painted() -> None:
    driver = table_of(new(3), size=(1600, 900))
    noted = [(note.text, note.rect) for note in driver.notes()]
    for name, figure in room(driver).figures().items():
        there = [text for text, (x, y, w, h) in noted if x <= figure.x <= x + w and y <= figure.y <= y + h]
        assert str(figure.value) in there, name


def test_a_plate_is_grown_to_by_one_click() -> None:
    scenario = Scenario(2).stock(0, hormone=2, atp=2)
    driver = table_of(scenario.match(), size=SMALL)
    assert confirmed(driver, "node.s1") == "place growth.shoot to=s1"


def test_a_plate_out_of_reach_says_why() -> None:
    driver = table_of(new(), size=SMALL)
    driver.click("node.s4a")
    assert driver.scene(TableScene).message


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_space_lies_on_the_board(seats: int) -> None:
    for plant in ("sprout", "mangrove"):
        driver = table_of(new(seats, plant=plant), size=SMALL)
        at, catalog = room(driver).at, room(driver).words.catalog
        assert set(at.spots) == {space.id for space in catalog.spaces}
        assert set(at.nodes) == {node.id for node in catalog.nodes}
        assert len(at.stones) == len(catalog.wall) and len(at.lobes) == len(at.seats) == max(seats, 2)
        names = set(driver.names())
        assert {f"spot.{space.id}" for space in catalog.spaces} <= names
        assert {f"node.{node.id}" for node in catalog.nodes} <= names


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"scenario": "mangrove"}), (5, {"scenario": "cactus"})]
)
def test_a_whole_game_by_mouse(seats: int, options: dict[str, Any]) -> None:
    driver = table_of(new(seats, **options), people=(0,), size=SMALL)
    rng = Rng(seats)
    while (scene := waiting(driver)) is not None:
        leads_on(driver, scene, rng)
        driver.step(seconds=0.2)
    assert isinstance(driver.app.scene, ResultsScene)


def test_a_whole_game_by_keys() -> None:
    """Letters, arrows and Enter: never a mouse."""
    driver = table_of(new(2), people=(0,), size=SMALL)
    rng = Rng(3)
    letters = [
        pygame.K_r,
        pygame.K_y,
        pygame.K_k,
        pygame.K_x,
        pygame.K_s,
        pygame.K_l,
        pygame.K_w,
        pygame.K_g,
        pygame.K_m,
        pygame.K_n,
    ]
    while (scene := waiting(driver)) is not None:
        if scene.asking.done is not None:
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
    assert isinstance(driver.app.scene, ResultsScene)


@pytest.mark.parametrize("seats", range(1, 6))
def test_no_pixel_depends_on_what_is_hidden(seats: int) -> None:
    """Twins of a state that seat 0 cannot tell apart are painted alike."""
    rng = Rng(seats)
    for plant in ("sprout", "mangrove"):
        rules: Any = Ruleset("cellulose", options={"plant": plant, "first_player": 0}).rules(seats)
        state = rules.start(rng.below(1 << 32))
        for _ in range(rng.below(60) + 4):
            rules.apply(state, rng.choice(rules.legal(state)))
        while rules.pending(state).seat != 0:
            rules.apply(state, rng.choice(rules.legal(state)))
        view = rules.observe(state, 0)
        frames = set()
        for seed in range(3):
            snapshot = rules.snapshot(rules.determinize(view, seed))
            frames.add(table_of(Match.from_snapshot(snapshot), size=SMALL).pixels())
        assert len(frames) == 1


def test_every_page_of_its_rules_is_painted_from_the_title(tmp_path: Path) -> None:
    """Without a table below, so in the colours of the house."""
    driver = Driver.on_title(tmp_path, SMALL)
    ruleset, session = Ruleset("cellulose"), driver.app.session
    assert session is not None
    pages = [entry.id for entry in teller_of(ruleset, 3, ["A"] * 3, session.texts).handbook().entries]
    assert len(pages) > 40
    for page in pages:
        driver.app.follow(rules_of(session, ruleset, 3, page))
        driver.step()
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.app.scene, TitleScene), page


def told(driver: Driver) -> list[tuple[str, list[str]]]:
    """What the question says of costs and gains: labels with the numbers beside them."""
    asking = driver.scene(TableScene).asking
    return [(label, [bit for bit in bits if isinstance(bit, str)]) for label, bits in asking.told()]


def test_a_question_says_what_growth_a_card_and_the_stomata_cost_and_bring() -> None:
    base = Scenario(3).rich(0, 8).row("psv_3", "amylase", "starch_1", "rubisco")
    wanted = {
        "spot.cards.2": [("Cost", ["1"]), ("Gain", ["1"])],
        "spot.stomata.4": [("Gain", ["4"]), ("Water Level", ["5", "4"])],
        "node.s1": [("Cost", ["1"]), ("Each sunrise", ["3"])],
    }
    driver = table_of(base.match(), size=SMALL)
    for spot, expected in wanted.items():
        driver.click(spot)
        assert told(driver) == expected, spot
        driver.key(pygame.K_ESCAPE)
    assert room(driver).question.name_of("cards.2") == "Amylase"


def test_nothing_is_previewed_over_a_question() -> None:
    driver = table_of(Scenario(3).stock(0, carb=3, co2=9, hormone=3).match(), size=(1280, 720))
    scene = driver.scene(TableScene)
    hidden = set()
    for spot in sorted(scene.legal_spots()):
        driver.click(f"spot.{spot}")
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        assert boxes is not None, spot
        shown = scene.changes.in_sight()
        assert not any(inside(boxes.panel, (one.x, one.y)) for one in shown.values()), spot
        hidden |= scene.design.figures().keys() - shown.keys()
        driver.key(pygame.K_ESCAPE)
    assert any(name.startswith("lobe.") for name in hidden)


def test_questions_leave_the_name_of_their_organelle_in_sight() -> None:
    driver = table_of(Scenario(3).rich(0, 8).match(), size=(1280, 720))
    scene = driver.scene(TableScene)
    for spot in sorted(scene.legal_spots()):
        area = spot.partition(".")[0]
        driver.click(f"spot.{spot}")
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        if boxes is not None and area in PLAQUES:
            assert not inside(boxes.panel, room(driver).at.plaque(area)), spot
        driver.key(pygame.K_ESCAPE)


def test_the_drawer_of_a_seat_shows_its_plates_and_what_it_can_reach() -> None:
    base = Scenario(3).rich(0, 8).seat(1, played=["rubisco", "starch_1"])
    driver = table_of(base.match(), size=(1280, 720))
    scene = driver.scene(TableScene)
    scene.open("seat.1")
    driver.step()
    panel = next(target.box for target in scene.targets() if target.name == "drawer.panel")
    cards = [target for target in scene.targets() if target.name.startswith("shown.")]
    assert len(cards) == 2 and all(inside(panel, target.box[:2]) for target in cards)
    assert room(driver).drawers.cards("seat.1") == ("starch_1", "rubisco"), "kind by kind"
    empty = room(driver).drawers.area("seat.0")
    assert empty[3] < panel[3] < 890, "it is as high as what it holds"


def test_what_is_looked_at_from_close_by_can_be_had_from_there() -> None:
    base = Scenario(3).rich(0, 8).row("psv_3", "amylase", "starch_1", "rubisco")
    driver = table_of(base.match(), size=SMALL)
    for target, asked in (("row.1", "cards.2"), ("node.s1", "")):
        driver.click(target, button=3)
        driver.scene(CardScene)
        driver.click("button.do")
        driver.wait(0.2)
        ask = room(driver).question.ask
        assert ask is not None and ask.spot == asked and room(driver).question.done is not None
        driver.key(pygame.K_ESCAPE)
    driver.click("node.s4a", button=3)
    assert not driver.has("button.do") and driver.has("button.close")


def test_a_flask_taken_back_is_told_in_a_sentence() -> None:
    design = room(table_of(Scenario(3).match(), size=SMALL))
    assert design.deed(Missed("Ada: takes a flask back from Xylem.", 0, 3, "reclaim xylem.1")) is None
    assert design.deed(Missed("Ada: places a flask on Xylem.", 0, 3, "place xylem.1")) is not None


def test_all_markers_are_seen_where_they_begin() -> None:
    design = room(table_of(Scenario(5).match(), size=SMALL))
    for node in ("s0", "r0"):
        places = [design.at.seed(node, i, 5) for i in range(5)]
        assert all(abs(a[0] - b[0]) > 15 for a, b in zip(sorted(places), sorted(places)[1:], strict=False))
        assert not any(inside(design.at.nodes[node], place) for place in places)


def test_every_sign_of_the_table_says_what_it_means() -> None:
    driver = table_of(new(), size=(1280, 720))
    design, names = room(driver), driver.names()
    signs = [name for name in names if name.startswith("note.")]
    for wanted in ("track", "top", "grey", "moon.0", "mitochondria", "stomata", "kind.enzyme"):
        assert f"note.{wanted}" in signs
    for name in signs:
        info = design.info(name)
        assert info is not None and info.title and all(info.lines) and design.page(name)
