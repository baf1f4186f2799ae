"""Scenes beside the table serve every game: lists name it, results and looking back need no room."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.app.files import saves, stats
from cytosis.app.files.saves import Save
from cytosis.app.play.players import about, seat_players
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.ui.scene import Scene
from cytosis.ui.scenes.analysis import AnalysisScene
from cytosis.ui.scenes.history import HistoryScene
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.rules import RulesScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.window.session import Session
from tests.ui.driver import Driver
from tests.ui.scenes import only_texts

pytestmark = pytest.mark.toy
NAMES = ["Ada", "Bob", "Cleo", "Dan"]


def match_of(game: str, seats: int, moves: int = 9999, seed: int = 3) -> Match:
    players = seat_players(["human"] * seats, NAMES[:seats])
    match, rng = Match.new(Ruleset(game), seats, seed, about(players)), Rng(seed)
    while (legal := match.legal()) and len(match.journal.lines) < moves:
        match.play(rng.choice(legal))
    return match


def kept(data: Path, match: Match) -> None:
    save = Save.create(match, saves.folder_in(data))
    save.close()


def seen(scene: Scene, session: Session) -> list[str]:
    """Everything that is written on a scene."""
    driver = Driver.on(scene, session=session)
    for _ in range(3):
        driver.step(seconds=0.5)
    return [note.text for note in driver.notes()]


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    only_texts(monkeypatch)
    i18n.set_default(Texts("en"))
    return Session(Texts("en"), tmp_path, keeps=False)


def test_lists_name_the_game(session: Session) -> None:
    for game, seats in (("cytosis", 2), ("amino", 3), ("toy", 1)):
        kept(session.user_data, match_of(game, seats, 2))
    load, title = seen(LoadScene(session), session), seen(TitleScene(session), session)
    assert any("Second edition, base game" in text for text in load), load
    assert {"Amino", "Rules 4.2", "Toy", "Only", "Cytosis"} <= {*load}, load
    history = seen(HistoryScene(session), session)
    assert any(text.startswith("Toy, Only. ") for text in history)
    assert any(text.startswith("Toy. Round 3 of 3, Ada") for text in title)


def test_results_of_different_games_are_never_added(session: Session) -> None:
    for game in ("cytosis", "amino"):
        assert stats.record(session.user_data, match_of(game, 3))
    found, _ = stats.results(session.user_data)
    assert {key.game for key in stats.summaries(found)} == {"cytosis", "amino"}
    written = seen(HistoryScene(session), session)
    assert {"Amino, 3 players", "Cytosis, 3 players"} <= {*written}
    assert written.count("Ada") == 2


def test_all_who_share_a_victory_have_won(session: Session) -> None:
    match = next(
        found
        for seed in range(40)
        if len((found := match_of("toy", 4, seed=seed)).outcome().winners) > 1  # type: ignore[union-attr]
    )
    outcome = match.outcome()
    assert outcome is not None
    scene = ResultsScene(match, NAMES, session.texts, session)
    scene.counted = float(len(scene.summary.sources))
    written = seen(scene, session)
    assert any("win together" in text for text in written), written
    assert sum(text == "No. 1" for text in written) == len(outcome.winners)
    stats.record(session.user_data, match)
    (one,), _ = stats.results(session.user_data)
    assert [seat["place"] == 1 for seat in one["seats"]] == [seat in outcome.winners for seat in range(4)]


@pytest.mark.parametrize(("game", "seats"), [("toy", 1), ("toy", 3), ("amino", 4)])
def test_a_finished_game_is_shown_and_looked_back_on(game: str, seats: int, session: Session) -> None:
    match = match_of(game, seats)
    results = ResultsScene(match, NAMES[:seats], session.texts, session)
    results.counted = float(len(results.summary.sources))
    written = seen(results, session)
    assert any(text in ("Points by round", "Points by hand") for text in written)
    driver = Driver.on(results, session=session)
    driver.click("button.log")
    assert "csv" in results.message
    driver.click("button.analysis")
    analysis = driver.scene(AnalysisScene)
    driver.click("button.step")
    driver.step(seconds=0.1)
    driver.app.draw()
    assert analysis.chosen == 1
    analysis.key("f1")
    driver.app.follow(analysis.key("f1"))
    assert driver.scene(RulesScene).book.entries
    driver.app.draw()
    analysis.closing()
