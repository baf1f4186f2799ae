"""Opens text tables: for a new game, or for a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from cytosis.ai.agent import Budget
from cytosis.app.files import crash, saves
from cytosis.app.files.glances import Glances
from cytosis.app.files.saves import Save
from cytosis.app.play import setup
from cytosis.app.play.challenges import Challenge
from cytosis.app.play.controller import PLAYING, Controller
from cytosis.app.play.players import Player, players_now
from cytosis.app.play.puzzles import Attempt, Puzzle
from cytosis.app.play.setup import Setup
from cytosis.app.stopping import stoppable
from cytosis.app.text.console import Console
from cytosis.app.text.puzzle import PuzzleTable, PuzzleText
from cytosis.app.text.scene import Scene
from cytosis.app.text.table import TextTable
from cytosis.app.words import i18n
from cytosis.engine.errors import SaveError


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
