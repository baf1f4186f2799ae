"""A puzzle on the real table: your moves alone until the round is over, with help in steps."""

from __future__ import annotations

from datetime import date
from typing import Any

from cytosis.ai.agent import Budget, Choice
from cytosis.app.files import feats
from cytosis.app.games import puzzles
from cytosis.app.play.controller import Controller
from cytosis.app.play.puzzles import HINTS, Attempt, Puzzle
from cytosis.app.words.task import Told, of_puzzle
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Push, Replace, Transition
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.table import puzzle_look as look
from cytosis.ui.table.puzzle_look import EndLook
from cytosis.ui.table.scene import TableScene
from cytosis.ui.widgets.modal import Modal
from cytosis.ui.window.session import Session

REST = 0.9
"""Seconds in which the last move is seen before the end is told."""


class PuzzleTask:
    """What a puzzle asks, what was reached, and the hints that were taken."""

    fresh = False

    def __init__(self, table: PuzzleScene) -> None:
        self._table = table

    @property
    def long(self) -> bool:
        """Once a hint is to be read."""
        return self._table.attempt.hints > 0

    def told(self) -> Told:
        """As it stands now."""
        table = self._table
        return of_puzzle(table.attempt, table.texts, table.teller.moves)


class PuzzleScene(TableScene):
    """Nobody else moves; when the round is over it is told whether that was the best."""

    coached = False

    def __init__(self, session: Session, puzzle: Puzzle, day: date | None = None, hints: int = 0) -> None:
        """``day`` where it is taken as the puzzle of that day; ``hints``: taken when it was tried before."""
        self.attempt = Attempt(puzzle, session.texts.t("ui.learn.you"))
        self.attempt.hints = hints
        self._day, self._rest = day, REST
        controller = Controller(self.attempt.match, None, _nobody(self.attempt))
        names = [player.name for player in controller.players()]
        settings = session.settings
        super().__init__(controller, names, session.texts, settings.speed, session.audio, session=session)

    def _made_task(self) -> PuzzleTask:
        return PuzzleTask(self)

    def _forced(self, kind: str) -> None:
        """Every move is made by hand."""

    @property
    def human_turn(self) -> bool:
        """Nothing is asked after the end."""
        return super().human_turn and not self.attempt.over

    @property
    def waits_for_agent(self) -> bool:
        """Nobody else plays."""
        return False

    @property
    def hintable(self) -> bool:
        """While there is more to tell."""
        return self.human_turn and self.attempt.hints < HINTS

    def press(self, name: str) -> Transition | None:
        """The hint button tells one step more."""
        if name != "hint":
            return super().press(name)
        if self.hintable:
            self.attempt.hints += 1
            self._refresh()
            return Push(_Hint(self))
        return None

    def _menu(self) -> MenuScene:
        return MenuScene(self.controller, self.texts, self.session, alone="puzzle")

    def update(self, seconds: float) -> Transition | None:
        """As at any table; at the end its result, once it was seen."""
        if not self.attempt.over or self.director.busy:
            return super().update(seconds)
        self._moving(seconds)
        self._rest -= seconds
        return None if self._rest > 0 else Replace(self._end())

    def busy(self) -> bool:
        """Also while the end rests."""
        return self.attempt.over or super().busy()

    def _end(self) -> PuzzleEnd:
        attempt = self.attempt
        solved = attempt.solved
        feats.keep_puzzle(
            self.session.user_data, attempt.puzzle.name, solved, attempt.hints, self._day if solved else None
        )
        return PuzzleEnd(self.session, attempt, self.teller.moves, self._day)


class _Hint(Modal):
    """A step of help over the table."""

    sign = "eye"

    def __init__(self, table: PuzzleScene) -> None:
        attempt, texts = table.attempt, table.texts
        title = texts.t("ui.puzzle.hint", n=attempt.hints, of=HINTS)
        told = attempt.hint(texts, attempt.hints, table.teller.moves)
        super().__init__(title, told, [("close", texts.t("ui.go_on"), Pop())])


class PuzzleEnd(Modal):
    """Solved or not, and why; then on to the next, once more, or back to the list."""

    sign = "trophy"

    def __init__(self, session: Session, attempt: Attempt, moves: object, day: date | None) -> None:
        texts = session.texts.of(attempt.puzzle.game)
        self._session, self._attempt, self._day = session, attempt, day
        solved = attempt.solved
        gained, best = attempt.shown(attempt.gained), attempt.shown(attempt.puzzle.best)
        key = "ui.puzzle.solved" if solved else "ui.puzzle.missed"
        answers = [("next", texts.t("ui.puzzle.next"), Pop()), ("again", texts.t("ui.puzzle.again"), Pop())]
        back = ("back", texts.t("ui.puzzle.list"), Pop())
        order = [*answers, back] if solved else [*answers[::-1], back]
        title = texts.t("ui.puzzle.right" if solved else "ui.puzzle.wrong")
        super().__init__(title, texts.t(key, n=gained, best=best), order)
        self._look = EndLook(session, attempt, moves)
        self.box = look.NOTE

    @property
    def words(self) -> Box:
        """Below the title."""
        return look.WORDS

    def draw(self, paint: Painter) -> None:
        """The table as it ended, what was reached, and the way there."""
        super().draw(paint)
        self._look.draw(paint)

    def act(self, name: str) -> Transition | None:
        """The next one, the same once more, or back."""
        puzzle = self._attempt.puzzle
        if name == "button.again":
            return Replace(PuzzleScene(self._session, puzzle, self._day, self._attempt.hints))
        if name == "button.next":
            known = puzzles(puzzle.game).all
            return Replace(PuzzleScene(self._session, known[puzzle.number % len(known)]))
        return super().act(name)

    def key(self, key: str) -> Transition | None:
        """Enter takes the first answer, Escape goes back to the list."""
        if key in ("return", "enter"):
            return self.act(f"button.{self._answers[0][0]}")
        return Pop() if key == "escape" else None


class _Waits:
    """Sits at a seat that has nothing to decide in a puzzle."""

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """Never asked."""
        raise RuntimeError("nobody else moves in a puzzle")


def _nobody(attempt: Attempt) -> dict[int, _Waits]:
    return {seat: _Waits() for seat in range(attempt.match.seats) if seat != attempt.puzzle.seat}
