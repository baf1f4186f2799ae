"""How the table reads: panels no larger than what they say, even titles and lines, markers apart."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from cytosis.games.cytosis.events import PointsScored
from cytosis.ui.games.cytosis.choreography import Choreographer
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.paint import fit, ruler
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import load_theme, rgb
from cytosis.ui.table.ask_place import free_place, overlap
from cytosis.ui.table.log import AIR, MORE, MOST_AIR, LogLine, log_boxes
from cytosis.ui.table.scene import TableScene
from tests.cytosis.scenario import Scenario
from tests.ui.driver import Driver
from tests.ui.tables import at_turn, new_match, room, table_of
from tests.ui.test_table_layout import notes, on_turn


def turn_with(**stock: int) -> tuple[Driver, TableScene]:
    match = Scenario(seats=3).turn(0).stock(0, **stock).hand(0, "PH3", "EN1").match()
    driver = table_of(match, size=(1600, 900), ai_speed="slow")
    return driver, at_turn(driver)


def painter_of(driver: Driver) -> Painter:
    app = driver.app
    return Painter(app.window, app.sheet, app._theme, app._type, app._pictures)


def panel(scene: TableScene) -> Box:
    boxes = scene.asking.boxes(scene.layout, scene.scale)
    assert boxes is not None
    return boxes.panel


# -- questions ---------------------------------------------------------------------------------------------
def test_a_spot_with_one_way_asks_nothing_but_the_confirmation() -> None:
    driver, scene = turn_with()
    driver.click("spot.nucleus.3")
    names = [name for name in driver.names() if name.startswith(("option.", "ask."))]
    assert names == ["ask.panel", "ask.cancel", "ask.ok"]
    _, _, width, height = panel(scene)
    assert width < 230 and height < 150
    texts = [note.text for note in notes(driver)]
    assert texts.count("Nucleus, 3 mRNA") == 1  # its title; the button of the side says "Confirm: ..."


def test_the_only_goal_is_named_although_there_is_no_choice() -> None:
    scenario = Scenario(seats=3).turn(0).hand(0, "PH3")
    driver = table_of(scenario.match(), size=(1600, 900))
    scene = at_turn(driver)
    goals = [action for action in scene.asking.at("laureates.1") if action.goal >= 0]
    scene.asking.legal = [*goals[:1], *(a for a in scene.asking.legal if a.spot != goals[0].spot)]
    driver.click("spot.laureates.1")
    assert scene.asking.done is not None
    assert len([option for option in scene.asking.options() if not option.closed]) == 1


def test_an_answer_stays_in_sight_and_can_be_changed_before_it_is_confirmed() -> None:
    scenario = Scenario(seats=3).turn(0).stock(0, carb=1, lipid=1).vesicle("rough_er.1", 0, protein=2)
    driver = table_of(scenario.match(), size=(1600, 900), ai_speed="slow")
    scene = at_turn(driver)
    driver.click("spot.golgi.1")
    ask = scene.asking.ask
    assert ask is not None and len(scene.asking.answers()) > 1
    driver.click("option.0")
    first = str(scene.asking.done)
    ask = scene.asking.ask
    assert ask is not None and [ask.chosen(one) for one in scene.asking.options()].count(True) == 1
    driver.click("option.1")
    assert scene.asking.done is not None and str(scene.asking.done) != first
    driver.click("button.undo")
    assert scene.asking.ask is not None and scene.asking.done is None


@pytest.mark.parametrize("scale", [100, 150])
def test_a_panel_hides_few_spots_no_vesicle_and_points_at_its_own(scale: int) -> None:
    driver = on_turn(5, (), text_scale=scale, size=(1600, 900))
    scene = at_turn(driver)
    hidden, tips = 0, 0
    spots = sorted(scene.legal_spots())
    for spot in spots:
        scene.asking.open_spot(spot)
        box = panel(scene)
        hidden += sum(overlap(box, one) > 700 for one in scene.layout.spots.values())
        assert not any(overlap(box, one) > 700 for one in room(scene).at.places.values()), spot
        boxes = scene.asking.boxes(scene.layout, scene.scale)
        assert boxes is not None and (boxes.tail or boxes.lead), spot
        tips += boxes.tail is not None
        scene.asking.cancel()
    assert hidden <= len(spots) * (1.4 if scale == 100 else 2.2)
    assert tips >= len(spots) / 4


# -- notes -------------------------------------------------------------------------------------------------
def test_a_note_goes_where_nothing_is_hidden() -> None:
    about, room = (400.0, 400.0, 60.0, 60.0), (0.0, 0.0, 1600.0, 900.0)
    assert free_place(about, 200, 60, False, [], room)[0] == 472  # right of it
    blocked = [(470.0, 300.0, 300.0, 300.0)]
    placed = free_place(about, 200, 60, False, blocked, room)
    assert overlap(placed, blocked[0]) == 0 and overlap(placed, about) == 0


def test_a_note_is_no_wider_than_its_words() -> None:
    driver, scene = turn_with()
    driver.app.draw()
    info = scene.design.info("spot.nucleus.3")
    assert info is not None
    painter = painter_of(driver)
    assert scene._look._notes._inner(painter, info, 300) < 160
    assert scene._look._notes._inner(painter, info, 80) == 80


# -- the log -----------------------------------------------------------------------------------------------
def test_lines_of_the_log_are_as_high_as_their_words_and_evenly_apart() -> None:
    long = "takes the first-player marker and puts the first marker on the goal “Protein hormones”"
    lines = [LogLine(0, "Ada", "takes 2 ATP."), LogLine(1, "Linus", long), LogLine(-1, "", "Round 2.")] * 4
    shown = log_boxes(lines, (0, 0, 300, 200), 1.0)
    assert len(shown) >= 4 and shown[-1][0] == len(lines) - 1
    tops = [box[1] for _, _, box in shown]
    ends = [box[1] + box[3] for _, _, box in shown]
    assert tops[1:] == pytest.approx(ends[:-1])
    for _, line, box in shown:
        wide = 300 - (27 if line.seat >= 0 else 8) - 4
        rows = ruler.rows(line.text, 13.5, wide, "body", line.name, "bold")
        assert AIR <= box[3] - rows * 13.5 * ruler.LEADING <= MOST_AIR + 0.01
    few = log_boxes(lines[:2], (0, 0, 300, 200), 1.0)
    assert len(few) == 2 and few[-1][2][1] + few[-1][2][3] < 120  # few lines stand at the top


def test_a_long_sentence_is_begun_rather_than_left_out() -> None:
    long = " ".join(["pays 4 ATP for a grey flask, places it at the Laureates, scores 3 points,"] * 3)
    lines = [LogLine(1, "Linus", long), LogLine(0, "Ada", "takes 2 ATP.")]
    (_, cut, box), (_, whole, last) = log_boxes(lines, (0, 0, 300, 100), 1.0)
    assert cut.text.endswith(MORE) and long.startswith(cut.text.removesuffix(MORE)) and whole is lines[1]
    assert last[1] + last[3] <= 100 and box[3] > 3 * 13.5
    assert len(log_boxes(lines, (0, 0, 300, 50), 1.0)) == 1  # one row of it would say nothing


@pytest.mark.parametrize("face", ["body", "bold", "head"])
def test_the_ruler_knows_how_wide_text_is(face: str) -> None:
    driver, _ = turn_with()
    painter = painter_of(driver)
    for text in ("Nucleus, 3 mRNA", "Potenziamento del nucleo", "à è ù"):
        assert ruler.width(text, 40, face) == pytest.approx(painter.text_width(text, 40, face), rel=0.05)


# -- titles ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "it"])
def test_titles_of_cards_have_two_sizes_and_their_kinds_one(lang: str) -> None:
    driver = table_of(new_match(3, 3, ()), size=(1600, 900), lang=lang)
    scene = at_turn(driver)
    texts, cards = scene.texts, room(scene).words.cards.values()
    painter = painter_of(driver)
    titles, kinds = set(), set()
    for card in cards:
        painter.notes = []
        room(scene).cards.small(painter, card.id, (300, 300, 195, 102))
        kind = texts.t(f"ui.family.{card.family}")
        kinds |= {note.pixels for note in painter.notes if note.text == kind}
        titles.add(painter.notes[0].pixels)
    assert len(titles) <= 2 and len(kinds) == 1
    assert fit.SECOND < 0.95


# -- the track ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", ["three_plus", "two_player"])
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_markers_on_one_cell_are_apart_and_on_the_board(side: str, count: int) -> None:
    layout = table_layout(side, 2 if side == "two_player" else 5, 4)
    left, top, width, height = layout.regions["track"]
    for cell in range(100):
        size, places = layout.markers(cell, count)
        assert len(places) == count
        apart = [math.dist(one, other) for one, other in pairwise(places)]
        assert all(distance > size * 0.8 for distance in apart)
        assert all(left <= x <= left + width and top <= y <= top + height for x, y in places)
        assert min(math.dist(place, layout.track[cell]) for place in places) < size


def test_what_came_of_a_move_is_told_once_it_has_been_shown() -> None:
    match = new_match(2, 3, ())
    driver = table_of(match, people=(0,), speed="slow", ai_speed="slow")
    for _ in range(4000):
        scene = driver.app.scene
        assert isinstance(scene, TableScene)
        if scene.human_turn:
            scene._submit(scene.asking.legal[0])
        last = scene.story.entries[-1].told.after if scene.story.entries else ()
        if scene.director.busy and last:
            assert scene.log()[-1].seat >= 0  # the move itself, and nothing after it
            scene.director.skip()
            assert [line.text for line in scene.log()[-len(last) :]] == list(last)
            return
        driver.step(seconds=0.5)
    raise AssertionError("no round ended")


def test_a_marker_walks_from_where_it_stood_to_where_it_will_stand() -> None:
    match = Scenario(seats=3).turn(0).match()
    view = match.view(0)
    layout = table_layout("three_plus", 3, 4)
    show = Choreographer(lambda: layout, load_theme().players)
    healths = [seat.health for seat in view.seats]
    mover = show(PointsScored(1, 4, "cards"), view).movers[-1]
    assert mover.path[0] == layout.standing(healths)[1][1]
    healths[1] += 4
    assert mover.path[-1] == layout.standing(healths)[1][1]
    assert len(mover.path) == 5


def test_a_card_on_its_way_is_a_card_and_lies_nowhere_else() -> None:
    match = Scenario(seats=3).turn(0).stock(0, atp=5).hand(0, "PH3").match()
    driver = table_of(match, size=(1600, 900), speed="normal", ai_speed="slow")
    scene = at_turn(driver)
    card = scene.view.row[1]
    scene._submit(next(action for action in scene.asking.legal if str(action) == "place cards.2"))
    for _ in range(90):
        driver.step(seconds=1 / 30)
        movers = [mover for mover, *_ in scene.director.moving()]
        if any(mover.picture == f"card.{card}" for mover in movers):
            assert f"card.{card}" in scene.director.hidden
            title = room(scene).cards.title(room(scene).words.cards[card]).split()[0]
            hand = [note.text for note in notes(driver) if note.rect[1] > 700 and note.rect[0] < 1250]
            assert "Insulin" in hand and not any(text.startswith(title) for text in hand)
            return
    raise AssertionError("the card did not fly")


# -- small things ------------------------------------------------------------------------------------------
def test_a_list_opens_beside_what_was_clicked_and_old_complaints_go() -> None:
    driver, scene = turn_with(atp=1)
    driver.click("spot.exocytosis.1")
    assert scene.message
    driver.click("aside.flask")
    assert scene.message == ""
    x, y, width, height = panel(scene)
    button = scene.layout.regions["exhaust"]
    assert x < button[0] + button[2] and y + height <= button[1] and width < 300
    driver.click("option.0")
    assert scene.asking.done is not None and scene.asking.done.verb == "exhaust"


def test_a_picture_of_another_shape_is_cut_and_not_stretched() -> None:
    driver, _ = turn_with()
    pictures = driver.app._pictures
    narrow = pictures.covering("card.EN1", 100, 100, 12)
    whole = pictures.get("card.EN1", round(100 * pictures.aspect("card.EN1")), 100)
    assert narrow.get_size() == (100, 100)
    middle = whole.get_width() // 2
    assert narrow.get_at((50, 50)) == whole.get_at((middle, 50))
    assert narrow.get_at((0, 0)).a == 0 and narrow.get_at((50, 50)).a > 250
    assert pictures.covering("card.EN1", 100, 100, 12) is narrow


def test_what_everybody_has_seen_of_a_hand_is_told() -> None:
    match = Scenario(seats=3).turn(0).hand(1, "PH3", known=True).hand(2, "EN1").match()
    scene = at_turn(table_of(match))
    told = {seat: " ".join(room(scene).infos.seat(scene.view, seat).lines) for seat in (1, 2)}
    assert "seen by all: Insulin" in told[1]
    assert "seen by all" not in told[2] and "Hexokinase" not in told[2]


def test_high_contrast_holds_in_questions_notes_and_closeups() -> None:
    theme = load_theme("high_contrast")

    def light(colour: str) -> float:
        parts = [value / 255 for value in rgb(colour)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    grounds = {
        "paper": ("ask", "answer", "answer_hot", "answer_closed", "poster", "poster_step"),
        "text": ("note", "biology", "complaint", "doubt"),
    }
    for ink, plates in grounds.items():
        for plate in plates:
            shades = sorted((light(theme.inks[ink]), light(theme.plates[plate][0])))
            assert (shades[1] + 0.05) / (shades[0] + 0.05) >= 7, (plate, ink)
