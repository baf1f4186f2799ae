"""Small things of the table that were once wrong: what it says, shows and leaves alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from cytosis import paths
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match
from cytosis.engine.rng import Rng
from cytosis.games.cytosis.expansions.epigenetic_data import POWERS
from cytosis.games.cytosis.expansions.events import DiceRolled, VirusAttacked
from cytosis.ui.games.cytosis.attack import DECISIONS
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.theme import load_theme, palette, rgb
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.table.drawer import PANEL
from cytosis.ui.table.log import LogLine, log_boxes
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window import smoke
from cytosis.ui.window.session import Session
from tests.cytosis.scenario import Scenario
from tests.ui.driver import Driver
from tests.ui.tables import BOTH, NAMES, SMALL, at_turn, new_match, play_on, room, table_of, waiting


# -- a virus attack ----------------------------------------------------------------------------------------
def in_an_attack() -> tuple[Match, dict[int, int]]:
    """A game in which antibodies were bought after the dice of the attack that goes on, and what counted."""
    for seed in range(60):
        match, rng = new_match(3, seed, ("virus",)), Rng(seed)
        rolled: dict[int, int] = {}
        while (pending := match.pending()) is not None:
            if pending.kind == "antibodies" and rolled:
                view: Any = match.view(None)
                strain = view.pending.more["strain"]
                now = {seat: shown.more["antibodies"][strain] for seat, shown in enumerate(view.seats)}
                if now != rolled:
                    return match, rolled
            for beat in match.play(rng.choice(match.legal())):
                if isinstance(beat.event, VirusAttacked):
                    rolled = {}
                elif isinstance(beat.event, DiceRolled):
                    rolled[beat.event.seat] = beat.event.antibodies
    raise AssertionError("nobody buys antibodies")


def test_a_replay_in_the_middle_of_an_attack_shows_what_counted_then() -> None:
    match, rolled = in_an_attack()
    session = Session(Texts("en"), Path(), keeps=False)
    scene = ReplayScene(session, match, NAMES[:3])
    driver = Driver.on(scene, session=session)
    scene.go(scene.replay.total)
    driver.step()
    attack = room(scene).overlay.attack.attack
    assert scene.view.pending.kind in DECISIONS and attack is not None
    assert {seat: lane.antibodies for seat, lane in attack.lanes.items()} == rolled


# -- the keyboard ------------------------------------------------------------------------------------------
def test_the_question_of_the_trade_power_has_its_focus_on_ending_the_turn() -> None:
    scenario = Scenario(seats=3, expansions=("epigenetic",)).turn(0).stock(0, atp=6).hand(0, "PH3")
    driver = table_of(scenario.power(0, "trade").match(), ai_speed="slow")
    scene = at_turn(driver)
    driver.key(pygame.K_n)
    for _ in range(4):
        if scene.asking.kind == "after_flask":
            break
        driver.key(pygame.K_RETURN)
    assert scene.asking.kind == "after_flask" and scene.asking.ask is not None
    assert scene.pointer.focus == "option.0"
    driver.key(pygame.K_RETURN)
    assert str(scene.asking.done) == "done"


def test_enter_after_clicking_the_second_of_two_cards_keeps_them() -> None:
    driver = table_of(new_match(3, 5))
    scene = waiting(driver)
    assert scene is not None and scene.asking.legal[0].verb == "keep"
    driver.click("card.0")
    driver.click("card.2")
    wanted, before = scene.asking.done, len(scene.match.journal.lines)
    assert wanted is not None
    driver.key(pygame.K_RETURN)
    assert scene.match.journal.lines[before]["do"] == str(wanted)


def test_enter_after_clicking_a_spot_makes_its_move() -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), ai_speed="slow")
    scene = at_turn(driver)
    driver.click("spot.nucleus.3")
    assert scene.asking.done is not None
    before = len(scene.match.journal.lines)
    driver.key(pygame.K_RETURN)
    assert scene.match.journal.lines[before]["do"] == "place nucleus.3"


# -- what stays --------------------------------------------------------------------------------------------
def test_rings_around_the_last_moves_go_with_their_flasks() -> None:
    driver = table_of(new_match(3, 4))
    seen_after_a_round = 0
    for _ in range(60):
        scene = waiting(driver)
        if scene is None:
            break
        assert set(room(scene).used()) <= set(scene.view.spots)
        entries = scene.story.entries
        if entries and entries[-1].told.after and not scene.view.spots:
            seen_after_a_round += 1
            assert room(scene).used() == {}
        driver.click(
            scene.asking.answers()[0] if scene.asking.ask else f"spot.{sorted(scene.legal_spots())[0]}"
        )
    assert seen_after_a_round


# -- words -------------------------------------------------------------------------------------------------
def test_no_sentence_of_the_window_names_an_internal_id() -> None:
    match = play_on(new_match(3, 7, BOTH), 90)
    for lang in ("en", "it"):
        driver = table_of(match, lang=lang)
        scene = driver.scene(TableScene)
        told = " ".join(line.text for line in scene.log())
        cards = [card.id for card in room(scene).words.catalog.cards]
        assert not [word for word in (*cards, *POWERS) if f"({word})" in told]
        legal = [scene.asking.moves.alone(str(a), scene.view) for a in scene.asking.legal]
        assert not [word for word in cards if f"({word})" in " ".join(legal)]


def test_the_newest_sentence_of_the_log_is_begun_where_it_is_too_long() -> None:
    line = LogLine(0, "Rosalind", "places a flask in the cytoplasm, " * 12, "", 1)
    shown = log_boxes([line], (0, 0, 300, 120), 2.0)
    assert len(shown) == 1 and shown[0][1].text.endswith("…")
    assert shown[0][2][3] <= 121


def test_what_was_missed_is_told_on_demand() -> None:
    driver = table_of(play_on(new_match(5, 3), 40), people=(0,))
    scene = at_turn(driver)
    if not scene.missed():
        driver.click(f"spot.{sorted(scene.legal_spots())[0]}")
        driver.click("ask.ok")
        scene = at_turn(driver)
    lines = scene.missed()
    assert len(lines) >= 4 and lines == scene.story.missed(0)
    assert {line.seat for line in lines} > {1, 2}
    for by_key in (True, False):
        if by_key:
            driver.key(pygame.K_z)
        else:
            driver.click("log.digest")
        assert driver.scene(DigestScene).lines == lines
        driver.key(pygame.K_SPACE)
        assert driver.app.scene is scene


# -- room --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_warning_that_nothing_is_saved_is_whole(size: tuple[int, int], lang: str) -> None:
    driver = table_of(Scenario(seats=5).turn(0).match(), size=size, lang=lang, ai_speed="slow")
    scene = at_turn(driver)
    problem = "[Errno 28] No space left on device: '/data/somebody/share/cytosis/saves/2026-11-18.cytosis'"
    scene.message = scene.texts.t("table.not_saved", problem=problem)
    top = driver.app.sheet.rect(scene.layout.buttons["undo"]).top
    notes = driver.notes()
    mine = [note for note in notes if note.text.endswith("18.cytosis'")]
    assert mine and all(note.rect[1] + note.rect[3] <= top + 1 for note in mine)
    assert not [note for note in notes if note.cut]


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_ten_antibodies_are_a_number(scale: int, size: tuple[int, int]) -> None:
    scenario = Scenario(seats=5, expansions=("virus", "epigenetic")).turn(0)
    scenario.antibodies(0, ebola=10, influenza=10, rhinovirus=10).completed(0, "EN1", "PH3")
    driver = table_of(scenario.match(), size=size, text_scale=scale, ai_speed="slow")
    at_turn(driver)
    x, y, width, height = driver.app.sheet.rect(driver.scene(TableScene).layout.seats[0])
    mine = [
        note for note in driver.notes() if x <= note.rect[0] <= x + width and y <= note.rect[1] <= y + height
    ]
    assert [note.text for note in mine].count("10") == 3
    assert not [note for note in mine if note.cut]


def test_the_word_that_a_card_can_be_played_hides_nothing_else_of_it() -> None:
    driver = table_of(Scenario(seats=3).turn(0).hand(0, "MM1", "PH3").match(), ai_speed="slow")
    at_turn(driver)
    notes = driver.notes()
    play = next(note for note in notes if note.text == "Play")
    family = max((note for note in notes if note.text == "Macromolecule"), key=lambda note: note.rect[1])
    assert 4 < family.rect[1] - (play.rect[1] + play.rect[3]) < 60


def test_flasks_on_the_laureates_leave_their_title_alone() -> None:
    driver = table_of(Scenario(seats=3).turn(0).match(), ai_speed="slow")
    scene = at_turn(driver)
    spot, board = room(scene).words.spots["laureates.1"], room(scene).board
    bottom = scene.layout.regions["laureates"][1] + 28
    for number in range(4):
        assert board.flask_at(spot, number)[1] - 28 >= bottom


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_event_keeps_its_picture_at_125_percent(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    plain = Painter.cover

    def cover(self: Painter, name: str, *rest: Any, **more: Any) -> None:
        seen.add(name)
        plain(self, name, *rest, **more)

    monkeypatch.setattr(Painter, "cover", cover)
    events = [event.id for event in Scenario(seats=3).match().rules.catalog.events]  # type: ignore[attr-defined]
    for event in events:
        match = Scenario(seats=3).turn(0).event(event).match()
        driver = table_of(match, lang=lang, text_scale=125, ai_speed="slow")
        at_turn(driver)
        driver.notes()
    assert {f"event.{event}" for event in events} <= seen


def test_nothing_of_the_board_shows_beside_a_drawer() -> None:
    driver = table_of(new_match(3, 3))
    scene = at_turn(driver)
    assert scene.layout.regions["board"] == PANEL


def test_numbers_of_the_track_can_be_read_on_every_colour() -> None:
    for theme in ("default", "high_contrast"):
        ink = load_theme(theme).hex("on_track")
        for section, (_, numbered) in palette("cytosis")["sections"].items():
            assert contrast(ink, numbered) >= 4.5, (theme, section)


def contrast(one: str, other: str) -> float:
    """As accessibility guidelines count it."""
    light = sorted(_luminance(colour) for colour in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


def _luminance(colour: str) -> float:
    parts = (channel / 255 for channel in rgb(colour))
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_shadows_end_inside_their_pictures() -> None:
    """Shown large, as in the lessons, a shadow that is cut off can be seen."""
    pygame.display.init()
    for name in ("health", "points", "first_player", "boost", "flask.blue", "disk.mint", "resource.lipid"):
        room = "cytosis" if name in ("boost", "resource.lipid") else "house"
        picture = pygame.image.load(paths.assets() / "art" / room / f"{name}.webp")
        width, height = picture.get_size()
        edge = [(x, y) for x in range(width) for y in (0, height - 1)]
        edge += [(x, y) for y in range(height) for x in (0, width - 1)]
        assert max(picture.get_at(place).a for place in edge) <= 8, name


# -- epigenetic cards --------------------------------------------------------------------------------------
@pytest.mark.parametrize("power", ["trade", "peek"])
def test_the_own_power_has_a_button(power: str) -> None:
    scenario = Scenario(seats=3, expansions=("epigenetic",)).turn(0).stock(0, atp=6).power(0, power)
    driver = table_of(scenario.match(), ai_speed="slow")
    scene = at_turn(driver)
    assert scene.texts.t(f"ui.aside.{power}") in driver.said()
    driver.click("aside.power")
    assert scene.asking.ask is not None
    assert {action.verb for action in scene.asking.ask.picker.actions} == {power}


def test_a_power_that_works_by_itself_has_none() -> None:
    scenario = Scenario(seats=3, expansions=("epigenetic",)).turn(0).stock(0, atp=6).power(0, "surplus")
    driver = table_of(scenario.match(), ai_speed="slow")
    at_turn(driver)
    assert not driver.has("aside.power")


# -- the proof on this machine -----------------------------------------------------------------------------
def test_the_picture_called_question_shows_one() -> None:
    """Also where others decide first."""
    for seed in range(6):
        driver = table_of(new_match(3, seed), size=SMALL)
        scene = driver.scene(TableScene)
        asked: dict[str, bool] = {}

        def camera(name: str, scene: TableScene = scene, asked: dict[str, bool] = asked) -> None:
            asked[name] = scene.asking.ask is not None

        smoke._person(driver, camera, scene)  # type: ignore[arg-type]
        assert asked["table_question"], seed
