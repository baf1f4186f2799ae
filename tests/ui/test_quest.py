"""Challenges and puzzles in the window: there from the title by pointer and by key, and back again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from cytosis.app.files import feats, opener, saves
from cytosis.app.files.settings import Settings
from cytosis.app.games import challenges, puzzles
from cytosis.app.play import setup
from cytosis.app.play.puzzles import HINTS
from cytosis.app.words import i18n
from cytosis.app.words.i18n import Texts
from cytosis.engine import games
from cytosis.ui.scenes.class_page import ClassPage
from cytosis.ui.scenes.learn import LearnScene
from cytosis.ui.scenes.puzzles import PuzzlesScene
from cytosis.ui.scenes.quest import QuestScene
from cytosis.ui.scenes.results import ResultsScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.puzzle import PuzzleEnd, PuzzleScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.table.task import TaskNote
from cytosis.ui.window.session import Session
from tests.challenges.test_solutions import replayed, solutions
from tests.ui.driver import Driver

QUICK = Settings(speed="instant", ai_speed="instant", reduced_motion=True)


def on_title(folder: Path) -> Driver:
    session = Session(i18n.default(), folder, settings=QUICK, keeps=False)
    return Driver.on(TitleScene(session), (1280, 720), session)


def focus(driver: Driver, name: str) -> None:
    for _ in range(120):
        if driver.app.scene.pointer.focus == name:
            return
        driver.key(pygame.K_TAB)
    raise AssertionError(f"{name} is not reached by Tab")


def test_a_challenge_is_taken_left_and_gone_on_with_by_the_pointer(tmp_path: Path) -> None:
    driver = on_title(tmp_path)
    driver.click("button.quest")
    driver.click("game.cellulose")
    assert driver.scene(QuestScene).game == "cellulose"
    driver.click("game.cytosis")
    driver.click("quest.3")
    chosen = driver.scene(QuestScene).challenge
    assert chosen.id == challenges("cytosis").all[3].id
    driver.click("button.start")
    table = driver.scene(TableScene)
    assert table.task is not None and chosen.title(table.texts) in driver.said()
    driver.click("task.plate")
    driver.scene(TaskNote)
    assert chosen.story(table.texts).split()[0] in driver.said()
    driver.click("button.close")
    driver.scene(TableScene)
    assert len(list(saves.files_in(saves.folder_in(tmp_path)))) == 1


def test_the_same_by_keys_alone(tmp_path: Path) -> None:
    driver = on_title(tmp_path)
    focus(driver, "button.quest")
    driver.key(pygame.K_RETURN)
    driver.scene(QuestScene)
    focus(driver, "quest.2")
    assert driver.scene(QuestScene).challenge == challenges("cytosis").all[2]
    focus(driver, "button.start")
    driver.key(pygame.K_RETURN)
    driver.scene(TableScene)
    focus(driver, "task.plate")
    driver.key(pygame.K_RETURN)
    driver.scene(TaskNote)
    driver.key(pygame.K_ESCAPE)
    driver.scene(TableScene)


def test_every_game_has_its_challenges_and_puzzles_in_the_window(tmp_path: Path) -> None:
    driver = on_title(tmp_path)
    driver.click("button.quest")
    for game in games():
        driver.click(f"game.{game}")
        said = driver.said()
        for challenge in challenges(game).all[:3]:
            assert challenge.title(i18n.default()).split()[-1] in said
        driver.click("button.puzzles")
        assert driver.scene(PuzzlesScene).game == game
        driver.click("button.back")


@pytest.mark.parametrize("medal", ["bronze", "gold"])
def test_the_end_of_a_challenge_tells_its_medal_and_plays_it_again(medal: str, tmp_path: Path) -> None:
    challenge = challenges("cytosis").all[0]
    match = replayed(challenge, solutions("cytosis")[challenge.id][medal])
    session = Session(i18n.default(), tmp_path, settings=QUICK, keeps=False)
    names = ["Ada", *(player.name for player in challenge.players("Ada")[1:])]
    driver = Driver.on(ResultsScene(match, names, session.texts, session), (1280, 720), session)
    assert i18n.default().t(f"ui.medal.{medal}") in driver.said()
    driver.click("button.again")
    again = driver.scene(TableScene)
    assert again.task is not None and again.match.journal.header["seed"] == challenge.seed


def test_the_list_shows_the_medal_that_was_won(tmp_path: Path) -> None:
    first, second = challenges("cytosis").all[:2]
    feats.keep_medal(tmp_path, first.name, 3, "a")
    driver = on_title(tmp_path)
    driver.click("button.quest")
    scene = driver.scene(QuestScene)
    assert scene.chosen == second.id  # the first without a medal
    assert "3 of" in driver.said()


@pytest.mark.parametrize("game", games())
def test_a_puzzle_is_solved_on_the_table(game: str, tmp_path: Path) -> None:
    driver = on_title(tmp_path)
    driver.click("button.quest")
    driver.click(f"game.{game}")
    driver.key(pygame.K_p)
    driver.scene(PuzzlesScene)
    driver.key(pygame.K_RETURN)
    table = driver.scene(PuzzleScene)
    puzzle = table.attempt.puzzle
    driver.click("button.hint")
    driver.key(pygame.K_RETURN)
    assert driver.scene(PuzzleScene).attempt.hints == 1
    _play(driver, puzzle.line)
    driver.scene(PuzzleEnd)
    assert feats.load(tmp_path).solved == {puzzle.name: 1}
    driver.click("button.next")
    assert driver.scene(PuzzleScene).attempt.puzzle.number == puzzle.number + 1
    driver.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("scale", [100, 200])
def test_a_hint_leaves_the_task_in_sight_and_stays_in_its_box(game: str, scale: int, tmp_path: Path) -> None:
    puzzle = max(puzzles(game).all, key=lambda one: len(one.line))
    wanted = replace(QUICK, text_scale=scale)
    session = Session(Texts("en"), tmp_path, settings=wanted, keeps=False)
    driver = Driver.on(PuzzleScene(session, puzzle, hints=HINTS), session=session)
    scene = driver.scene(PuzzleScene)
    x, y, _, height = scene.layout.regions["task"]
    assert y + height <= scene.layout.regions["log"][1]
    told = scene.task.told() if scene.task is not None else None
    assert told is not None and told.hint and puzzle.task(scene.texts) in told.now
    words = {*told.hint.split()}
    unit, left, bottom = driver.app.sheet.scale, x - 1, y + height
    rows = [
        note
        for note in driver.notes()
        if len({*note.text.split()} & words) > 2 and note.rect[0] / unit > left
    ]
    assert rows and all((note.rect[1] + note.rect[3]) / unit <= bottom + 2 for note in rows)


def _play(driver: Driver, line: tuple[str, ...]) -> None:
    for move in line:
        table = driver.scene(PuzzleScene)
        table._submit(table.match.parse(move))
        driver.wait(0.3)
    for _ in range(40):
        if isinstance(driver.app.scene, PuzzleEnd):
            return
        driver.wait(0.3)


def test_a_puzzle_that_is_missed_ends_a_streak_and_can_be_tried_again(tmp_path: Path) -> None:
    feats.keep_puzzle(tmp_path, "cytosis/other", True, 0)
    driver = on_title(tmp_path)
    driver.click("button.quest")
    driver.click("button.puzzles")
    driver.click("puzzle.4")
    driver.click("button.start")
    table = driver.scene(PuzzleScene)
    puzzle = table.attempt.puzzle
    assert puzzle == puzzles("cytosis").all[4]
    while isinstance(driver.app.scene, PuzzleScene) and not driver.app.scene.attempt.over:
        _play_one(driver)
    _play(driver, ())
    assert i18n.default().t("ui.puzzle.wrong") in driver.said()
    assert feats.load(tmp_path).streak == 0
    driver.key(pygame.K_RETURN)
    assert driver.scene(PuzzleScene).attempt.puzzle == puzzle


def _play_one(driver: Driver) -> None:
    table = driver.scene(PuzzleScene)
    table._submit(table.match.legal()[0])
    driver.wait(0.3)


def test_the_puzzle_of_the_day_is_counted_by_its_day(tmp_path: Path) -> None:
    driver = on_title(tmp_path)
    driver.click("button.quest")
    driver.click("button.puzzles")
    today = driver.scene(PuzzlesScene).today
    driver.click("button.day")
    puzzle = driver.scene(PuzzleScene).attempt.puzzle
    assert puzzle == puzzles("cytosis").of_day(today)
    _play(driver, puzzle.line)
    assert feats.load(tmp_path).days == {today}
    driver.key(pygame.K_ESCAPE)
    assert i18n.default().t("ui.puzzles.day_done") in driver.said()


def test_learn_writes_a_page_for_a_class_and_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []

    def show(path: Path) -> bool:
        shown.append(path)
        return path.is_dir()

    monkeypatch.setattr(opener, "show", show)
    driver = on_title(tmp_path)
    driver.click("button.learn")
    driver.scene(LearnScene)
    driver.move("button.sheet")
    driver.wait(1.0)
    assert i18n.default().t("ui.learn.sheet.tip") in driver.said()
    driver.click("button.sheet")
    (page,) = (tmp_path / "sheets").glob("*.html")
    assert page.name in driver.said()
    driver.click("button.open")
    assert i18n.default().t("ui.class.not_shown") in driver.said()
    driver.click("button.folder")
    driver.click("button.path")
    assert shown == [page, page.parent] and isinstance(driver.app.scene, ClassPage)
    driver.click("button.close")
    driver.scene(LearnScene)


def test_continue_names_the_challenge(tmp_path: Path) -> None:
    challenge = challenges("cytosis").all[-1]
    setup.start_challenge(challenge, saves.folder_in(tmp_path)).controller.close()
    driver = Driver.on_title(tmp_path)
    driver.app.notes = []
    driver.step(seconds=0.2)
    wanted = f"Challenge: {challenge.title(Texts('en'))}"
    assert any(note.text.startswith(wanted) for note in driver.app.notes)


@pytest.mark.parametrize("game", list(games()))
def test_a_position_is_explained_before_the_first_move(game: str, tmp_path: Path) -> None:
    driver = Driver.on_title(tmp_path)
    driver.click("button.quest")
    driver.click(f"game.{game}")
    driver.key(pygame.K_PAGEDOWN)
    driver.click(f"quest.{len(challenges(game).all) - 1}")
    driver.click("button.start")
    driver.wait(2)
    note = driver.scene(TaskNote)
    assert any(line.startswith("You take over here") and line.endswith(".") for line in note._told.rules)
    driver.click("button.close")
    driver.scene(TableScene)
    driver.wait(1)
    driver.scene(TableScene)


def test_enter_after_a_refusal_does_not_end_the_puzzle(tmp_path: Path) -> None:
    puzzle = puzzles("cellulose").all[0]
    settings = Settings(speed="instant", ai_speed="instant", text_scale=100)
    session = Session(Texts("en"), tmp_path, settings=settings, keeps=False)
    scene = PuzzleScene(session, puzzle)
    driver = Driver.on(scene, (1280, 720), session)
    for move in puzzle.line:
        pending = scene.match.pending()
        if pending is not None and pending.kind == "card":
            break
        scene._submit(scene.match.parse(move))
        driver.wait(5.0)
    moves = len(scene.match.journal.lines)
    driver.click("hand.0")
    assert "ATP" in scene.message and scene.refused
    driver.key(pygame.K_RETURN)
    assert (scene.message, len(scene.match.journal.lines)) == ("", moves)
    driver.key(pygame.K_RETURN)
    assert len(scene.match.journal.lines) > moves
