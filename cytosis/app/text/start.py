"""Opens text tables: for a new game, or for a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from cytosis.ai.agent import Budget
from cytosis.app.files import crash, feats, saves
from cytosis.app.files.glances import Glances
from cytosis.app.files.saves import Save
from cytosis.app.play import setup
from cytosis.app.play.challenges import Challenge
from cytosis.app.play.controller import PLAYING, Controller, Step
from cytosis.app.play.players import Player, players_now, players_of
from cytosis.app.play.puzzles import HINTS, Attempt, Puzzle
from cytosis.app.play.setup import Setup
from cytosis.app.stopping import stoppable
from cytosis.app.text.console import Console
from cytosis.app.text.scene import Scene
from cytosis.app.text.table import TextTable
from cytosis.app.words import i18n
from cytosis.app.words.task import Told, of_puzzle
from cytosis.engine.errors import SaveError


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


def play_new(console: Console, chosen: Setup, folder: Path, budget: Budget | None = None) -> None:
    """Play a new game, saved in that folder; ``budget`` says how long opponents may think."""
    opened = setup.start(chosen, folder)
    opened.controller.budget = budget or PLAYING
    _play(console, opened.controller, opened.players)


def play_challenge(console: Console, challenge: Challenge, folder: Path, name: str = "") -> None:
    """Take a challenge; an ordinary game in everything else."""
    opened = setup.start_challenge(challenge, folder, name)
    _play(console, opened.controller, opened.players)


def play_puzzle(console: Console, puzzle: Puzzle, user_data: Path, day: date | None = None) -> None:
    """Solve a puzzle; nothing of it is kept but whether it was."""
    attempt = Attempt(puzzle, i18n.default().t("ui.learn.you"))
    controller = Controller(attempt.match, None, {})
    with stoppable(KeyboardInterrupt):
        scene = PuzzleText(console, controller, attempt)
        PuzzleTable(scene, user_data, day).run()


def play_saved(console: Console, path: Path, budget: Budget | None = None) -> None:
    """Go on with a saved game; SaveError when it cannot be opened."""
    save, match = Save.open(path)
    try:
        players = players_now(match.journal)
        if save.note:
            console.say(save.note)
        controller = Controller(match, save, setup.agents_of(match, players), budget)
        controller.on_end = setup.keeper(path.parent.parent)
        crash.watch(controller)
        _play(console, controller, players)
    finally:
        save.close()


def find_save(folder: Path, wanted: str | None) -> Path:
    """The save of that name or path; without one the unfinished game that was played last."""
    if wanted:
        path = Path(wanted).expanduser()
        inside = folder / path.name
        return path if path.exists() or not inside.exists() else inside
    glances = Glances(folder)
    for path in saves.files_in(folder):
        found = glances.look_at(path)
        if not found.problem and found.turn is not None:
            return path
    raise SaveError(i18n.default().t("save.no_games"))


def _play(console: Console, controller: Controller, players: Sequence[Player]) -> None:
    with stoppable(KeyboardInterrupt):  # as Ctrl-C: the game is saved and says goodbye
        TextTable(Scene(console, controller, players, i18n.default())).run()
