"""The analysis on screen: grows while the expert looks, can be walked through, and played on from."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest

from cytosis.ai import analysis as looking
from cytosis.app.files import saves
from cytosis.app.play.players import about, seat_players
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.ui.scenes.analysis import AnalysisScene
from cytosis.ui.scenes.analysis_look import worth
from cytosis.ui.scenes.branch import BranchScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver


@cache
def looked_at(game: str) -> list[looking.Moment]:
    return list(looking.moments(game, depth=1))


class Found(looking.Analysis):
    """The same without a process: everything is there at the first question."""

    def __init__(self, game: str) -> None:
        self.moments, self.failed = [], False
        self._all = looked_at(game)
        self.total = len(self._all)

    def poll(self) -> bool:
        new = not self.moments
        self.moments = self._all
        return new

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    players = seat_players(["human", "easy"], ["Ada", "Linus"])
    match, rng = Match.new(Ruleset(options={"length": "short"}), 2, 3, about(players)), Rng(3)
    while match.pending() is not None:
        match.play(match.legal()[rng.below(len(match.legal()))])
    session = Session(Texts("en"), tmp_path)
    found = Driver.on(TitleScene(session))
    found.app.stack.append(AnalysisScene(session, match, ["Ada", "Linus"], Found))
    found.step()
    return found


def scene(driver: Driver) -> AnalysisScene:
    return driver.scene(AnalysisScene)


def test_moments_lead_to_their_moves(driver: Driver) -> None:
    assert len(scene(driver).points) == 5
    driver.click("moment.2")
    assert scene(driver).chosen == scene(driver).points[2].number
    before = driver.pixels()
    driver.click("button.step")
    assert scene(driver).chosen == scene(driver).points[2].number + 1
    assert driver.pixels() != before


def test_keys_walk_through_the_game(driver: Driver) -> None:
    for key, at in ((pygame.K_RIGHT, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1), (pygame.K_HOME, 0)):
        driver.key(key)
        assert scene(driver).chosen == at
    driver.key(pygame.K_END)
    assert scene(driver).chosen == scene(driver).replay.total
    driver.key(pygame.K_ESCAPE)
    driver.scene(TitleScene)


def test_it_plays_by_itself(driver: Driver) -> None:
    driver.key(pygame.K_SPACE)
    driver.wait(3.0)
    assert scene(driver).chosen >= 3
    driver.key(pygame.K_SPACE)
    here = scene(driver).chosen
    driver.wait(2.0)
    assert scene(driver).chosen == here


def test_the_chart_is_a_slider(driver: Driver) -> None:
    scene(driver).slide("chart", 0.5)
    assert scene(driver).chosen == round(scene(driver).replay.total / 2)


def test_a_new_game_begins_before_the_chosen_move(driver: Driver, tmp_path: Path) -> None:
    for _ in range(9):
        driver.key(pygame.K_RIGHT)
    driver.click("button.play_on")
    driver.scene(BranchScene)
    driver.click("button.play_on")
    table = driver.scene(TableScene)
    assert len(table.match.journal.lines) >= 8
    assert len(saves.files_in(saves.folder_in(tmp_path))) == 1
    table.closing()


def test_the_chosen_move_can_be_seen_at_the_whole_table(driver: Driver) -> None:
    driver.click("moment.1")
    chosen = scene(driver).chosen
    driver.click("button.replay")
    assert driver.scene(ReplayScene).replay.at == chosen
    driver.key(pygame.K_ESCAPE)
    assert scene(driver).chosen == chosen


def test_it_says_how_long_the_rest_takes(driver: Driver) -> None:
    at = scene(driver)
    assert at.analysis.done and at.seconds_left == 0
    at.analysis.total = 4 * len(at.analysis.moments)
    at._thought = 20.0
    assert at.seconds_left == 60
    at.analysis.moments = at.analysis.moments[:2]
    assert at.seconds_left == 0


def test_played_and_better_are_marked_on_the_board(driver: Driver) -> None:
    at = scene(driver)
    places = ("place nucleus", "place mitochondria", "place lipid", "place glucose", "place cards")
    moved = next(
        m
        for m in at.analysis.moments
        if m.do.startswith(places) and m.best.startswith(places) and m.do.split()[1] != m.best.split()[1]
    )
    at.go(moved.number)
    driver.app.notes = []
    driver.app.draw()
    shown = [note.text for note in driver.app.notes]
    assert "Played" in shown and "Better" in shown
    same = next(m for m in at.analysis.moments if m.do.startswith("place") and not m.best)
    at.go(same.number)
    driver.app.notes.clear()
    driver.app.draw()
    assert "Better" not in [note.text for note in driver.app.notes]


def test_it_says_what_its_two_numbers_are(driver: Driver) -> None:
    """The change of the chance is one thing, what the expert would have done another."""
    said = driver.said()
    assert said.count("win chance ") == 5
    assert "In percent: how the chance to win changed" in said
    worse = next(moment for moment in scene(driver).analysis.moments if moment.best)
    told = worth(Texts("en"), "Two lipids", replace(worse, lost=2.2))
    assert told == "Two lipids (about 2 points better)"
    assert worth(Texts("en"), "Two lipids", replace(worse, lost=0.2)) == "Two lipids (a little better)"


class Waiting(looking.Analysis):
    """The expert has only just begun, and takes its time."""

    def __init__(self, game: str) -> None:
        self.moments, self.failed, self.total = [], False, 100

    def stop(self) -> None:
        pass

    def poll(self) -> bool:
        return False


@pytest.mark.parametrize(("game", "seats"), [("cytosis", 4), ("amino", 6), ("cellulose", 1)])
def test_before_the_expert_has_looked_there_are_points_and_gains(
    game: str, seats: int, tmp_path: Path
) -> None:
    match, rng = Match.new(Ruleset(game), seats, 3, about(seat_players(["easy"] * seats))), Rng(3)
    while match.pending() is not None:
        match.play(match.legal()[rng.below(len(match.legal()))])
    names = ["Ada", "Linus", "Rita", "Otto", "Emil", "Vera"][:seats]
    session = Session(Texts("en"), tmp_path)
    at = AnalysisScene(session, match, names, Waiting)
    driver = Driver.on(at, session=session)
    assert at.curve == "points"
    outcome = match.outcome()
    assert outcome is not None
    assert at.course[-1] == (*outcome.totals, *(points for _, points in outcome.rivals))
    said = driver.said()
    for text in ("Final points", "The greatest gains", "What the expert would have played instead"):
        assert text in said
    assert all(name in said for name in at.everybody)
    driver.click("gain.0")
    assert at.chosen == at.summary.coups[0].number
    driver.key(pygame.K_HOME)
    driver.click("button.walk")
    assert at.chosen == 1 and not driver.has("button.walk")
    driver.click("curve.chance")
    assert at.curve == "chance" and "Not analysed yet" in driver.said()


def test_the_lines_turn_to_chances_by_themselves_and_back_on_a_click(driver: Driver) -> None:
    assert scene(driver).curve == "chance"
    driver.click("curve.points")
    at = scene(driver)
    assert at.curve == "points"
    assert [value for _, value in at.values()] == list(at.course[at.chosen])
