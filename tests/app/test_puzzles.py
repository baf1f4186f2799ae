"""Puzzles: the stored best is the best, any line that reaches it is a solution, and help comes in steps."""

from __future__ import annotations

from datetime import date, timedelta
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from cytosis.app.files import feats
from cytosis.app.games import puzzles, teller
from cytosis.app.play.puzzles import HINTS, STEP, Attempt, Puzzle, Puzzles
from cytosis.app.play.solving import TooLarge, key_of, solve
from cytosis.app.text import start
from cytosis.app.text.console import Console
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.engine import games
from cytosis.engine.errors import DataError

LEAST = {"cytosis": 60, "cellulose": 20, "amino": 20}


def sample(game: str, each: int) -> list[Puzzle]:
    return list(puzzles(game).all[::each])


def every() -> list[Puzzle]:
    return [puzzle for game in games() for puzzle in puzzles(game).all]


def test_there_are_as_many_as_were_promised_and_no_two_are_alike() -> None:
    for game, least in LEAST.items():
        assert len(puzzles(game).all) >= least
    assert len({puzzle.name for puzzle in every()}) == len(every())


@pytest.mark.parametrize("puzzle", every(), ids=lambda puzzle: f"{puzzle.game}-{puzzle.number}")
def test_the_stored_line_reaches_the_best(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle, "Ada")
    for move in puzzle.line:
        assert not attempt.over and attempt.match.pending().seat == puzzle.seat  # type: ignore[union-attr]
        attempt.match.play(attempt.match.parse(move))
    assert attempt.over and attempt.solved and attempt.gained == puzzle.best > puzzle.second


@pytest.mark.parametrize(
    "puzzle",
    [*sample("cytosis", 22), *sample("cellulose", 12), *sample("amino", 6)],
    ids=lambda puzzle: f"{puzzle.game}-{puzzle.number}",
)
def test_nothing_beats_the_best_and_the_rest_is_well_behind(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle, "Ada")
    match = attempt.match
    found = solve(match.rules, match.state, puzzle.seat, puzzle.goal)
    start = found.best - puzzle.best
    assert found.second is not None and found.second - start == puzzle.second
    assert found.best - found.second >= 2 and found.dull < found.best
    assert sum(value == found.best for value in found.by_move.values()) < len(found.by_move)
    with pytest.raises(TooLarge):
        solve(match.rules, match.state, puzzle.seat, puzzle.goal, most=1)


def test_another_line_that_is_as_good_is_accepted_and_a_worse_one_is_not() -> None:
    """A line that begins otherwise than the stored one, found by the engine; and one that begins badly."""
    accepted = refused = 0
    for puzzle in sample("cytosis", 8)[:4]:
        match = Attempt(puzzle, "Ada").match
        found = solve(match.rules, match.state, puzzle.seat, puzzle.goal)
        good = [
            move for move, value in found.by_move.items() if value == found.best and move != puzzle.line[0]
        ]
        bad = [move for move, value in found.by_move.items() if value < found.best]
        accepted += sum(_best_after(puzzle, move).solved for move in good[:1])
        refused += sum(not _best_after(puzzle, move).solved for move in bad[:1])
    assert accepted and refused == 4


def _best_after(puzzle: Puzzle, move: str) -> Attempt:
    """That move, and the best there is after it."""
    attempt = Attempt(puzzle, "Ada")
    match = attempt.match
    match.play(match.parse(move))
    if not attempt.over:
        for action in solve(match.rules, match.state, puzzle.seat, puzzle.goal).line:
            match.play(match.parse(action))
    assert attempt.over
    return attempt


def test_states_that_are_equal_have_equal_keys() -> None:
    match = Attempt(puzzles("cytosis").all[0], "Ada").match
    assert key_of(match.state) == key_of(match.state)
    after = match.state
    match.rules.apply(after, match.legal()[0])
    assert key_of(after) != key_of(match.state)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_hints_come_in_steps_and_in_words(game: str, lang: str) -> None:
    attempt = Attempt(puzzles(game).all[0], "Ada")
    texts = Texts(lang).of(game)
    moves = teller(attempt.match, ["Ada", "Linus", "Rita", "Otto"][: attempt.match.seats], texts).moves
    told = [attempt.hint(texts, step, moves) for step in range(1, HINTS + 1)]
    assert len({*told}) == HINTS and all("ui." not in one for one in told)
    assert str(abs(attempt.shown(attempt.puzzle.best))) in told[0]
    assert told[2].count(STEP) == len(attempt.puzzle.line) - 1
    assert attempt.reason(texts, moves)


def test_the_puzzle_of_the_day_is_the_same_all_day_and_another_on_others() -> None:
    first = date(2026, 1, 1)
    drawn = [puzzles("cytosis").of_day(first + timedelta(days=day)).number for day in range(30)]
    assert drawn == [puzzles("cytosis").of_day(first + timedelta(days=day)).number for day in range(30)]
    assert len({*drawn}) > 15


GOOD: dict[str, Any] = {
    "seat": 0,
    "goal": "points",
    "best": 3,
    "second": 1,
    "grade": 1,
    "line": ["pass"],
    "at": "{}",
}


@pytest.mark.parametrize(
    "changes",
    [{"seat": "a"}, {"goal": "fame"}, {"grade": 9}, {"line": []}, {"line": "pass"}, {"at": {}}, {"more": 1}],
)
def test_a_bad_file_is_refused_in_one_line(changes: dict[str, Any]) -> None:
    assert Puzzles("cytosis").read({"puzzles": [GOOD]}, "mine.yaml")
    with pytest.raises(DataError) as refused:
        Puzzles("cytosis").read({"puzzles": [{**GOOD, **changes}]}, "mine.yaml")
    assert str(refused.value).startswith("mine.yaml: puzzle 1: ") and "\n" not in str(refused.value)


@pytest.mark.parametrize("data", [None, {}, {"puzzles": []}])
def test_a_file_without_puzzles_is_refused(data: object) -> None:
    with pytest.raises(DataError, match=r"mine\.yaml"):
        Puzzles("cytosis").read(data, "mine.yaml")


# -- at the terminal -----------------------------------------------------------------------------------------
def told(puzzle: Puzzle, folder: Path, lines: list[str]) -> str:
    out = StringIO()
    start.play_puzzle(Console(StringIO("\n".join(lines) + "\n"), out), puzzle, folder)
    return out.getvalue()


@pytest.mark.parametrize("game", games())
def test_a_puzzle_is_solved_at_the_terminal(game: str, tmp_path: Path) -> None:
    puzzle = puzzles(game).all[0]
    said = told(puzzle, tmp_path, ["hint", "task", *puzzle.line])
    assert Texts().t("ui.puzzle.right") in said and puzzle.title(Texts()) in said
    assert feats.load(tmp_path).solved == {puzzle.name: 1}


def test_a_puzzle_that_is_left_is_not_counted(tmp_path: Path) -> None:
    told(puzzles("cytosis").all[0], tmp_path, ["quit"])
    found = feats.load(tmp_path)
    assert found.solved == {} and found.streak == 0
