"""Puzzles: positions where the rest of a round is yours alone, with one clearly best result (assets/puzzles).

What a puzzle asks is simple: reach as much as you can before the round is over or somebody else has to
decide. How much that is was found by trying everything (:mod:`.solving`, packaging/lab/puzzles.py); any line
that reaches it is a solution, whether the file knows it or not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any

from cytosis.app.play import customs, shipped
from cytosis.app.play.players import HUMAN, Player, about, made_up_name
from cytosis.app.play.solving import GOALS, LEAD, over, worth
from cytosis.app.words.i18n import Texts
from cytosis.engine import codec
from cytosis.engine.errors import DataError
from cytosis.engine.match import Match

GRADES = (1, 2, 3)
STEP = " · "
"""Between the moves of a line."""
HINTS = 3
"""How much there is, how it begins, and all of it."""
RIVAL = "easy"
"""Who is named at the other seats; nobody there ever moves."""
_NUMBERS = ("seat", "best", "second", "grade")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and what can be reached in it."""

    game: str
    number: int
    seat: int
    goal: str
    best: int
    """What the best line gains, counted from the position,"""
    second: int
    """and the next best result there is; several lines may lead to either."""
    grade: int
    line: tuple[str, ...]
    at: str
    """The table, as JSON."""
    remembers: tuple[tuple[str, str], ...] = ()
    """Customs of the table, such as that the screen remembers what was looked at."""

    @property
    def name(self) -> str:
        """How it is known in what is kept: by its position, wherever in the file it stands."""
        return f"{self.game}/{codec.digest(self.at)[:12]}"

    def match(self, name: str) -> Match:
        """The table with whoever solves it under that name; SnapshotError where it is none of ours."""
        snapshot = codec.read_json(self.at)
        players = [
            Player(name, HUMAN) if seat == self.seat else Player(made_up_name(seat, False), RIVAL)
            for seat in range(len(snapshot["seats"]))
        ]
        return Match.from_snapshot(snapshot, {**about(players), customs.KEY: dict(self.remembers)})

    def title(self, texts: Texts) -> str:
        """What it is called."""
        return texts.t("ui.puzzle.title", n=self.number)

    def task(self, texts: Texts) -> str:
        """What to do."""
        return texts.of(self.game).t(f"puzzle.{self.goal}")


class Attempt:
    """A puzzle being solved: what was reached so far, and whether it is over."""

    def __init__(self, puzzle: Puzzle, name: str) -> None:
        self.puzzle = puzzle
        self.match = puzzle.match(name)
        self._round = self.match.progress().round
        self._start = self._worth()
        self.hints = 0

    def _worth(self) -> int:
        return worth(self.match.rules, self.match.state, self.puzzle.seat, self.puzzle.goal)

    @property
    def over(self) -> bool:
        """Whether nothing can be done any more."""
        return over(self.match.rules, self.match.state, self.puzzle.seat, self._round)

    @property
    def gained(self) -> int:
        """What was reached so far."""
        return self._worth() - self._start

    @property
    def solved(self) -> bool:
        """Whether it is over and nothing better was possible."""
        return self.over and self.gained >= self.puzzle.best

    def shown(self, gained: int) -> int:
        """A gain as it is told: the points of this round, or the lead it makes."""
        return gained + self._start if self.puzzle.goal == LEAD else gained

    def hint(self, texts: Texts, step: int, moves: Any) -> str:
        """One step of help: how much there is, how it begins, all of it. ``moves`` puts moves into words."""
        puzzle = self.puzzle
        if step <= 1:
            best = self.shown(puzzle.best)
            return texts.n(
                "ui.puzzle.hint.behind" if best < 0 else f"ui.puzzle.hint.{puzzle.goal}", abs(best)
            )
        told = self.told(moves)
        if step == 2:
            return texts.t("ui.puzzle.hint.first", move=told[0])
        return texts.t("ui.puzzle.hint.line", line=STEP.join(told))

    def told(self, moves: Any) -> list[str]:
        """The stored line in words, each move as its place on the table is then."""
        match, found = self.puzzle.match("-"), []
        for move in self.puzzle.line:
            found.append(moves.alone(move, match.view(self.puzzle.seat)))
            match.play(match.parse(move))
        return found

    def reason(self, texts: Texts, moves: Any) -> str:
        """Why the best line is the best."""
        best, second = self.shown(self.puzzle.best), self.shown(self.puzzle.second)
        line = STEP.join(self.told(moves))
        return texts.t("ui.puzzle.reason", line=line, best=best, second=second)


class Puzzles:
    """A game's puzzles, the easy ones first; a game may have none."""

    def __init__(self, game: str, remembers: Mapping[str, str] | None = None) -> None:
        self.game = game
        self._remembers = tuple((remembers or {}).items())

    @cached_property
    def all(self) -> tuple[Puzzle, ...]:
        """Read once, when somebody asks; DataError names the file and what is wrong in it."""
        told = shipped.file_of("puzzles", self.game)
        return self.read(*told) if told is not None else ()

    def read(self, data: object, file: str) -> tuple[Puzzle, ...]:
        """The puzzles of a file that was parsed. Their tables are only read when they are played."""
        return shipped.each(data, "puzzles", file, self._puzzle, lambda number, _: f"puzzle {number}")

    def of_day(self, day: date) -> Puzzle:
        """The same for everybody on that day."""
        drawn = int(codec.digest(f"{self.game} {day.isoformat()}")[:12], 16)
        return self.all[drawn % len(self.all)]

    def _puzzle(self, number: int, told: object) -> Puzzle:
        wanted = {*_NUMBERS, "goal", "line", "at"}
        if not isinstance(told, dict) or set(told) != wanted:
            raise DataError(f"it must have {', '.join(sorted(wanted))}")
        line, at = told["line"], told["at"]
        if not all(type(told[key]) is int for key in _NUMBERS) or told["grade"] not in GRADES:
            raise DataError(f"{', '.join(_NUMBERS)} must be whole numbers, the grade from 1 to {GRADES[-1]}")
        if told["goal"] not in GOALS:
            raise DataError(f"its goal must be one of {', '.join(GOALS)}")
        if not isinstance(line, list) or not line or not isinstance(at, str):
            raise DataError("its line must be a list of moves, its table a text")
        numbers = (told["seat"], told["goal"], told["best"], told["second"], told["grade"])
        return Puzzle(self.game, number, *numbers, tuple(map(str, line)), at, self._remembers)
