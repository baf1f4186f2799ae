"""A known game to play again: its moves, the state after each, and children that play it until they die."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.app.play.controller import Controller
from cytosis.engine.errors import SaveError
from cytosis.engine.match import Match
from cytosis.engine.rng import Rng
from tests.saves.games import played, states_of
from tests.tables import choose

UNDOS = 7
"""Every so many moves the script takes one back, where the rules allow it."""


@dataclass(frozen=True)
class Script:
    """A game of so many lines."""

    seed: int
    moves: list[str]
    states: list[str]

    @classmethod
    def of(cls, seed: int, moves: int = 40, **options: object) -> Script:
        """A random game, some moves of it taken back."""
        match, rng = played(0, seed, **options), Rng(seed)
        while len(match.journal.lines) < moves and match.pending() is not None:
            match.play(choose(rng, match.legal()))
            if len(match.journal.lines) % UNDOS == 0:
                match.undo()
        return cls(seed, [line["do"] for line in match.journal.lines], states_of(match))

    def fresh(self, **options: object) -> Match:
        """The game before its first move."""
        return played(0, self.seed, **options)


def do(controller: Controller, move: str) -> bool:
    """One line of the script through the one door; whether it is safely on disk."""
    if move == "undo":
        step = controller.undo(controller.match.journal.lines[-1]["seat"])
        assert step is not None
        return step.saved
    return controller.submit(controller.match.parse(move)).saved


def in_child(work: Callable[[int], None]) -> tuple[int, int]:
    """Run it in a forked process; its id, and the end of a pipe on which it tells what it has done."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:  # never returns: no cleaning up, as nothing would after a plug was pulled
        code = 1
        try:
            os.close(reading)
            work(writing)
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    return child, reading


def ended(child: int, reading: int) -> bytes:
    """Everything the child told, once it is gone."""
    told = b""
    while part := os.read(reading, 65536):
        told += part
    os.close(reading)
    os.waitpid(child, 0)
    return told


def stop(child: int) -> None:
    """Pull the plug."""
    os.kill(child, signal.SIGKILL)


def verdict(folder: Path, script: Script, acknowledged: int, in_flight: int = 1) -> str:
    """What is wrong with the save of a game that was cut off; empty when nothing is.

    The oracle: what opens must be the state after a whole move, no older than the last acknowledged one
    and at most the one in flight newer.
    """
    files = saves.files_in(folder)
    if len(files) > 1:
        return f"{len(files)} saves"
    if not files:
        return "no save" if acknowledged >= 0 else ""
    try:
        save, match = Save.open(files[0])
    except SaveError as error:
        return str(error)
    save.close()
    count = len(match.journal.lines)
    if not acknowledged <= count <= acknowledged + in_flight:
        return f"{acknowledged} moves acknowledged, {count} there"
    return "" if match.fingerprint() == script.states[count] else f"another state after move {count}"
