"""Every scene beside the table, made the same way for tests of how they look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from cytosis.ai.analysis import Analysis, Moment, moments
from cytosis.app.files import feats, saves
from cytosis.app.files.settings import Settings
from cytosis.app.games import challenges, puzzles, teller
from cytosis.app.games.cytosis.lessons import LESSONS
from cytosis.app.play import setup
from cytosis.app.play.controller import Controller, make_agents
from cytosis.app.play.players import about, players_of, seat_players
from cytosis.app.play.puzzles import Attempt
from cytosis.app.play.replay import Replay
from cytosis.app.play.setup import Seat, Setup
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.app.words.sheet import Sheet
from cytosis.app.words.task import of_challenge
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from cytosis.ui.games.cytosis.closeup import CardScene
from cytosis.ui.paint.layer import Layer
from cytosis.ui.paint.painter import Note, Painter
from cytosis.ui.scene import Scene
from cytosis.ui.scenes.analysis import AnalysisScene
from cytosis.ui.scenes.branch import BranchScene
from cytosis.ui.scenes.choose import ChooseScene
from cytosis.ui.scenes.class_page import ClassPage
from cytosis.ui.scenes.credits import CreditsScene
from cytosis.ui.scenes.curtain import CurtainScene, Turns
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.scenes.first import FirstScene
from cytosis.ui.scenes.history import HistoryScene
from cytosis.ui.scenes.learn import LearnScene
from cytosis.ui.scenes.load import LoadScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.puzzles import PuzzlesScene
from cytosis.ui.scenes.quest import QuestScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.rules import RulesScene
from cytosis.ui.scenes.settings import SettingsScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.scenes.values import ValuesScene
from cytosis.ui.table.coach import Waste
from cytosis.ui.table.design import Subject
from cytosis.ui.table.lesson import LessonScene
from cytosis.ui.table.puzzle import PuzzleEnd
from cytosis.ui.table.replay import ReplayScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.table.task import TaskNote
from cytosis.ui.window.session import Session
from tests.app.games import new_match
from tests.ui.driver import Driver
from tests.ui.tables import room

Make = Callable[[Session], Scene]


@cache
def finished(agents: str = "greedy,greedy,greedy,greedy", seed: int = 11) -> Match:
    """A whole game; greedy agents play the same one every time."""
    match = new_match(agents, seed)
    controller = Controller(match, None, make_agents(players_of(match.journal.header), seed))
    while controller.advance() is not None:
        pass
    return match


def results(session: Session, match: Match | None = None) -> ResultsScene:
    match = match or finished()
    names = [player.name for player in players_of(match.journal.header)]
    return ResultsScene(match, names, session.texts, session)


def _counted(session: Session) -> Scene:
    scene = results(session)
    scene.key("space")
    return scene


def _counting(session: Session, match: Match) -> Scene:
    scene = results(session, match)
    scene.counted = 1.4
    return scene


def _menu(session: Session) -> Scene:
    match = new_match("human,human,hard,expert,easy", 4)
    return MenuScene(Controller(match, None, {}), session.texts, session)


def _new_game(session: Session, edition: str = "second", game: str = "cytosis", seats: int = 4) -> Scene:
    seated = (Seat("Ada"), Seat("Linus"), Seat(agent="easy"), Seat(agent="hard"), Seat(), Seat())[:seats]
    setup.remember(Setup(seats=seated, game=game, edition=edition), session.user_data)
    scene = NewGameScene(session, game)
    scene.drawn = 42
    return scene


def _rules(session: Session, page: str) -> Scene:
    match = new_match("human,hard,easy", 4)
    return RulesScene(session, teller(match, ["Ada", "Linus", "Rita"], session.texts), page)


class _Nothing(Analysis):
    """An analysis that has only just begun, without its process."""

    def __init__(self, game: str) -> None:
        self.moments, self.failed, self.total = [], False, 100

    def poll(self) -> bool:
        return False

    def stop(self) -> None:
        pass


@cache
def _found() -> tuple[Moment, ...]:
    return tuple(moments(finished().to_json(), depth=1))


class _All(_Nothing):
    """An analysis whose expert has seen everything."""

    def poll(self) -> bool:
        new = not self.moments
        self.moments, self.total = list(_found()), len(_found())
        return new


def _analysed(session: Session) -> Scene:
    match = finished()
    names = [player.name for player in players_of(match.journal.header)]
    scene = AnalysisScene(session, match, names, _All)
    scene.update(0.0)
    longest = max(scene.points, key=lambda point: len(point.best) + len(point.do))
    scene.go(longest.number)
    return scene


def _analysis(session: Session) -> Scene:
    match = finished()
    names = [player.name for player in players_of(match.journal.header)]
    return AnalysisScene(session, match, names, _Nothing)


@cache
def _ended(game: str, seats: int) -> Match:
    """A whole game of another box, always the same."""
    match = Match.new(Ruleset(game), seats, 3, about(seat_players(["random"] * seats)))
    rng = Rng(5)
    while match.pending() is not None:
        match.play(match.legal()[rng.below(len(match.legal()))])
    return match


def _analysis_of(session: Session, game: str, seats: int) -> Scene:
    match = _ended(game, seats)
    names = [player.name for player in players_of(match.journal.header)]
    return AnalysisScene(session, match, names, _Nothing)


def _replay(session: Session) -> Scene:
    match = finished()
    names = [player.name for player in players_of(match.journal.header)]
    scene = ReplayScene(session, match, names)
    scene.go(40)
    return scene


def _branch(session: Session) -> Scene:
    replay = Replay(finished())
    replay.go(40)
    return BranchScene(session, replay, True)


def _closeup(session: Session) -> Scene:
    match = new_match("human,hard,easy", 4)
    table = TableScene(Controller(match, None, {}), ["Ada", "Linus", "Rita"], session.texts, session=session)
    group = [Subject(f"card.{card}", f"row.{i}") for i, card in enumerate(("PH3", "SR2", "EN9"))]
    return CardScene(room(table), group, 1)


def _quest(session: Session, game: str, id_: str) -> Scene:
    for worth, challenge in enumerate(challenges(game).all[:3], 1):
        feats.keep_medal(session.user_data, challenge.name, worth, f"{game} {worth}")
    scene = QuestScene(session, game)
    scene.chosen = id_
    return scene


def _puzzles(session: Session, game: str) -> Scene:
    feats.keep_puzzle(session.user_data, puzzles(game).all[1].name, True, 2)
    scene = PuzzlesScene(session, game, date(2026, 5, 4))
    scene.chosen = 1
    return scene


def _puzzle_end(session: Session) -> Scene:
    attempt = Attempt(puzzles("cellulose").all[-1], "Ada")
    for move in attempt.puzzle.line:
        attempt.match.play(attempt.match.parse(move))
    names = ["Ada", "Linus", "Rita"][: attempt.match.seats]
    return PuzzleEnd(session, attempt, teller(attempt.match, names, session.texts).moves, None)


def _task_note(session: Session) -> Scene:
    challenge = challenges("cytosis").all[6]
    match = challenge.laid()
    return TaskNote(of_challenge(challenge, match, session.texts.of("cytosis")), session.texts)


LINES = ("#12 Rita: places a flask in the nucleus.", "Round 4 begins. All flasks return to their owners.")

SCENES: dict[str, Make] = {
    "title": TitleScene,
    "new_game": _new_game,
    "new_game_first": lambda session: _new_game(session, "first"),
    "new_game_amino": lambda session: _new_game(session, "first", "amino", 6),
    "new_game_cellulose": lambda session: _new_game(session, "first", "cellulose", 5),
    "new_game_alone": lambda session: _new_game(session, "first", "cellulose", 1),
    "choose": ChooseScene,
    "load": LoadScene,
    "settings_display": SettingsScene,
    "settings_play": lambda session: SettingsScene(session, "play"),
    "settings_tables": lambda session: SettingsScene(session, "tables"),
    "settings_sound": lambda session: SettingsScene(session, "sound"),
    "settings_colours": lambda session: SettingsScene(session, "colours"),
    "curtain": lambda session: CurtainScene(
        "Massimiliana", 1, session.texts, LINES, turns=Turns("cytosis", (0, "Ada"), (2, "Linus"), "7 / 11")
    ),
    "digest": lambda session: DigestScene(LINES, session.texts),
    "menu": _menu,
    "rules_topic": lambda session: _rules(session, "topic.vesicle"),
    "rules_card": lambda session: _rules(session, "card.PH3"),
    "closeup": _closeup,
    "learn": LearnScene,
    "class_page": lambda session: ClassPage(session, Sheet("cytosis", session.texts, 42), Path("A4/42.html")),
    "history": HistoryScene,
    "credits": CreditsScene,
    "analysis": _analysis,
    "analysis_amino": lambda session: _analysis_of(session, "amino", 6),
    "analysis_alone": lambda session: _analysis_of(session, "cellulose", 1),
    "analysis_done": _analysed,
    "first": FirstScene,
    "lesson": lambda session: LessonScene(session, LESSONS.all[0]),
    "replay": _replay,
    "branch": _branch,
    "values": lambda session: ValuesScene(session, "cellulose"),
    "waste": lambda session: Waste(session.texts, "late_vesicle", lambda: None),
    "results": _counted,
    "counting": lambda session: _counting(session, finished()),
    "counting_amino": lambda session: _counting(session, _ended("amino", 6)),
    "counting_alone": lambda session: _counting(session, _ended("cellulose", 1)),
    "quest": lambda session: _quest(session, "cytosis", "few_and_good"),
    "quest_cellulose": lambda session: _quest(session, "cellulose", "without_starch"),
    "puzzles": lambda session: _puzzles(session, "cytosis"),
    "puzzles_amino": lambda session: _puzzles(session, "amino"),
    "puzzle_end": _puzzle_end,
    "task_note": _task_note,
}


@contextmanager
def shown(
    name: str, folder: Path, lang: str = "en", scale: int = 100, size: tuple[int, int] = (1280, 720)
) -> Iterator[Driver]:
    """The scene in a window, with its texts noted."""
    i18n.set_default(Texts(lang))
    session = Session(i18n.default(), folder, settings=Settings(text_scale=scale), keeps=False)
    scene = SCENES[name](session)
    driver = Driver.on(scene, size, session)
    driver.app.notes = []
    driver.step()
    driver.app.notes.clear()
    driver.step()
    yield driver


def own_texts(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Note]:
    """What is painted; of a lesson the bubble alone, which may cover a part of the table."""
    notes = driver.app.notes or []
    if isinstance(driver.app.scene, LessonScene):
        notes.clear()
        with monkeypatch.context() as without:
            without.setattr(TableScene, "draw", lambda *_: None)
            driver.app.draw()
    return notes


def only_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but texts is painted, which is quick."""

    def nothing(*_: object, **__: object) -> None:
        return None

    for name in ("picture", "tilted", "cover", "blurred", "soft", "seen", "vector", "veil"):
        monkeypatch.setattr(Painter, name, nothing)
    monkeypatch.setattr(Painter, "gilded", lambda *_: 1.0)
    monkeypatch.setattr(Painter, "layer", lambda self, _, draw: draw(self))
    monkeypatch.setattr(Layer, "paint", lambda self, paint, _, draw: draw(paint))


def put_save(folder: Path, agents: str, seed: int = 3) -> None:
    saves.Save.create(new_match(agents, seed), saves.folder_in(folder)).close()
