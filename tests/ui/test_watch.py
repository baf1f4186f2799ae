"""Those who only watch: hands and race where a hand would be, pause and pace, by real events."""

from __future__ import annotations

import pytest

from cytosis.ai.registry import make
from cytosis.app.play.controller import Controller
from cytosis.engine import Match, Ruleset
from cytosis.ui.table.scene import TableScene
from cytosis.ui.table.watch import WatchZone
from tests.ui.tables import table_of

GAMES = (("cytosis", 3), ("amino", 4), ("cellulose", 3))


def moves(scene: TableScene) -> int:
    return len(scene.match.journal.lines)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_computers_can_be_stopped_and_let_go_on_move_by_move(game: str, seats: int) -> None:
    driver = table_of(Match.new(Ruleset(game), seats, 3), people=(), size=(640, 360))
    scene = driver.scene(TableScene)
    driver.app.notes = []
    driver.click("watch.pause")
    before = moves(scene)
    for _ in range(20):
        driver.step(seconds=0.5)
    assert moves(scene) == before and not scene.busy()
    assert any("Paused" in note.text for note in driver.app.notes), "nobody is told to think meanwhile"
    driver.app.notes = None
    driver.click("watch.step")
    for _ in range(20):
        driver.step(seconds=0.5)
    assert moves(scene) == before + 1
    driver.click("watch.pause")
    for _ in range(20):
        driver.step(seconds=0.5)
    assert moves(scene) > before + 1


def test_the_pace_begins_at_the_setting_and_another_one_is_for_this_table_alone() -> None:
    driver = table_of(Match.new(Ruleset("cytosis"), 3, 3), people=(), size=(640, 360), ai_speed="fast")
    scene = driver.scene(TableScene)
    assert scene.ai_speed == "fast"
    driver.click("watch.speed.slow")
    assert scene.ai_speed == "slow" and driver.app.session.settings.ai_speed == "fast"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_hands_are_open_only_where_no_person_ever_played(game: str, seats: int) -> None:
    driver = table_of(Match.new(Ruleset(game), seats, 3), people=(), size=(640, 360))
    scene = driver.scene(TableScene)
    zone = next(zone for zone in scene.design.zones if isinstance(zone, WatchZone))
    assert zone.shown
    with_people = table_of(Match.new(Ruleset(game), seats, 3), size=(640, 360))
    hidden = with_people.scene(TableScene)
    other = next(zone for zone in hidden.design.zones if isinstance(zone, WatchZone))
    assert not other.shown and not [name for name in with_people.names() if name.startswith("watch.")]
    view = hidden.match.view(None)
    assert all(card is None for seat in range(seats) for card in hidden.design.hand_of(view, seat))


def test_whoever_watches_leaves_the_hand_to_what_a_sunlight_offers() -> None:
    match = Match.new(Ruleset("amino"), 4, 7)
    controller = Controller(match, None, {seat: make("easy", seat) for seat in range(4)})
    for _ in range(200):
        pending = match.pending()
        if pending is not None and pending.kind == "sunlight":
            break
        controller.advance()
    driver = table_of(match, people=(), size=(640, 360))
    offered = {name for name in driver.names() if name.startswith("offer.")}
    assert offered and not [name for name in driver.names() if name.startswith("watch.")]
    for _ in range(40):  # until it is chosen
        driver.step(seconds=0.5)
        if not [name for name in driver.names() if name.startswith("offer.")]:
            break
    assert "watch.pause" in driver.names()
