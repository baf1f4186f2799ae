"""Opens text tables: for a new game, or for a saved one."""

from __future__ import annotations

import secrets
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from cytosis.app.files import crash, saves, stats
from cytosis.app.files.glances import Glances
from cytosis.app.files.saves import Save
from cytosis.app.play.controller import Controller, make_agents
from cytosis.app.play.players import Player, about, players_now
from cytosis.app.text.console import Console
from cytosis.app.text.scene import Scene
from cytosis.app.text.table import TextTable
from cytosis.app.words import i18n, seed_code
from cytosis.engine.errors import SaveError
from cytosis.engine.match import Match
from cytosis.engine.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a new game is made of; without a seed it gets one by chance."""

    ruleset: Ruleset
    players: Sequence[Player]
    seed: int | None = None


def play_new(console: Console, game: NewGame, folder: Path) -> None:
    """Play a new game, saved in that folder."""
    seed = seed_code.draw() if game.seed is None else game.seed
    told = {**about(game.players), "id": secrets.token_hex(8)}
    match = Match.new(game.ruleset, len(game.players), seed, told)
    _play(console, match, Save(match, folder), game.players, folder)


def play_saved(console: Console, path: Path) -> None:
    """Go on with a saved game; SaveError when it cannot be opened."""
    save, match = Save.open(path)
    try:
        players = players_now(match.journal)
        if save.note:
            console.say(save.note)
        _play(console, match, save, players, path.parent)
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


def _play(console: Console, match: Match, save: Save, players: Sequence[Player], folder: Path) -> None:
    agents = make_agents(players, match.journal.header["seed"])
    controller = Controller(match, save, agents)
    controller.on_end = stats.keeper(folder.parent)
    crash.watch(controller)
    with _polite_ending():
        TextTable(Scene(console, controller, players, i18n.default())).run()


@contextmanager
def _polite_ending() -> Iterator[None]:
    """Being asked to stop by the system is like Ctrl-C: the game is saved and says goodbye."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
