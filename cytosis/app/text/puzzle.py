"""A puzzle at the text table: the same position, the same help in steps, the same end."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from cytosis.app.files import feats
from cytosis.app.play.controller import Controller, Step
from cytosis.app.play.players import players_of
from cytosis.app.play.puzzles import HINTS, Attempt
from cytosis.app.text.console import Console
from cytosis.app.text.scene import Scene
from cytosis.app.text.table import TextTable
from cytosis.app.words import i18n
from cytosis.app.words.task import Told, of_puzzle


class PuzzleText(Scene):
    """A puzzle at a terminal."""

    def __init__(self, console: Console, controller: Controller, attempt: Attempt) -> None:
        self.attempt = attempt
        super().__init__(console, controller, players_of(attempt.match.journal.header), i18n.default())

    def task(self) -> Told:
        """What the puzzle asks."""
        return of_puzzle(self.attempt, self.texts, self.moves)


class PuzzleTable(TextTable):
    """Nobody else moves; when the round is over it is told whether that was the best."""

    def __init__(self, scene: PuzzleText, user_data: Path, day: date | None) -> None:
        super().__init__(scene)
        self._puzzle, self._user_data, self._day = scene, user_data, day
        self._commands.replace("hint", self._help)

    def _help(self, rest: str, seat: int) -> Step | None:
        """One step more each time."""
        s, attempt = self._puzzle, self._puzzle.attempt
        attempt.hints = min(attempt.hints + 1, HINTS)
        s.console.say(attempt.hint(s.texts, attempt.hints, s.moves))
        return None

    def _play(self) -> None:
        while not self._puzzle.attempt.over:
            pending = self._puzzle.match.pending()
            if pending is not None:
                self._decide(pending)

    def _ending(self) -> None:
        s, attempt = self._puzzle, self._puzzle.attempt
        solved = attempt.solved
        feats.keep_puzzle(
            self._user_data, attempt.puzzle.name, solved, attempt.hints, self._day if solved else None
        )
        gained, best = attempt.shown(attempt.gained), attempt.shown(attempt.puzzle.best)
        s.say("ui.puzzle.right" if solved else "ui.puzzle.wrong")
        s.say("ui.puzzle.solved" if solved else "ui.puzzle.missed", n=gained, best=best)
        if solved:
            s.console.say(attempt.reason(s.texts, s.moves))
