"""Rows 17, 23 and 24: the real program without a display, asked to end, and with opponents that fail."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from cytosis.ai.agent import Budget
from cytosis.ai.worker import Limits, WorkerAgent
from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.app.play.controller import Controller
from cytosis.engine.rng import Rng
from tests.ai import faults
from tests.saves.games import on_disk, played
from tests.soak.board import Run, row
from tests.soak.screen import display
from tests.tables import choose

ROOT = Path(__file__).resolve().parents[2]
DRIVERS = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "DISPLAY", "WAYLAND_DISPLAY")


def start(folder: Path, env: dict[str, str], *words: str) -> subprocess.Popen[str]:
    """The program, with an environment that has no display but what ``env`` says."""
    kept = {key: value for key, value in os.environ.items() if key not in DRIVERS}
    return subprocess.Popen(
        [sys.executable, "-m", "cytosis", "--data-dir", str(folder), *words],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(ROOT), **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


NOWHERE: tuple[dict[str, str], ...] = (
    {},
    {"DISPLAY": ":397"},
    {"SDL_VIDEODRIVER": "bogus"},
    {"DISPLAY": "no"},
)


@row("17", "no display, a wrong one, a driver that does not exist", 4, 4)
def no_display(run: Run) -> None:
    """One clear line, exit code 2; the text table plays all the same."""
    for turn in run.turns():
        child = start(run.place(), NOWHERE[turn % len(NOWHERE)])
        out, err = child.communicate(timeout=300)
        run.check(child.returncode == 2, f"exit code {child.returncode}: {err[-200:]}")
        lines = [line for line in err.splitlines() if line.startswith("cytosis: ")]
        run.check(len(lines) == 1 and "--text" in err and "Traceback" not in out + err, err[-300:])


@row("17b", "the display goes while a game is played", 10, 1, ("Xvfb",))
def display_goes(run: Run) -> None:
    """As after a crash of the desktop: no traceback, and every move that was made is there."""
    for turn in run.turns():
        folder = run.place()
        with display() as (name, server):
            env = {"DISPLAY": name, "SDL_AUDIODRIVER": "dummy"}
            child = start(folder, env, "--agents", "random,random,random", "--seed", str(turn))
            moved = _has_moved(folder, child)
            server.terminate()  # its lock goes too: a stale one would let two servers have one name
            _, err = child.communicate(timeout=300)
        run.check(moved and "Traceback" not in err, err[-300:])
        (file,) = saves.files_in(saves.folder_in(folder))
        save, match = Save.open(file)
        save.close()
        run.check(not save.note and len(match.journal.lines) > 0, save.note)


@row("23", "SIGTERM, SIGHUP, stop and go at random moments in the window", 200, 2)
def asked_to_end(run: Run) -> None:
    """Saved, exit code 0 within a second, and the game can be gone on with."""
    rng, slowest, late = Rng(run.seed), 0.0, 0
    env = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    for turn in run.turns():
        folder = run.place()
        child = start(folder, env, "--agents", "random,random,random", "--seed", str(turn))
        if not _has_moved(folder, child):
            run.check(False, f"did not start: {child.communicate()}")
            continue
        time.sleep(rng.below(400) / 1000)
        if turn % 3 == 2:
            child.send_signal(signal.SIGSTOP)
            time.sleep(0.05)
            child.send_signal(signal.SIGCONT)
        began = time.monotonic()
        child.send_signal(signal.SIGHUP if turn % 3 == 1 else signal.SIGTERM)
        _, err = child.communicate(timeout=300)
        took = time.monotonic() - began
        slowest, late = max(slowest, took), late + (took > 1)
        run.check(child.returncode == 0, f"exit code {child.returncode}: {err[-300:]}")
        (file,) = saves.files_in(saves.folder_in(folder))
        save, _ = Save.open(file)
        save.close()
        run.check(not save.note, save.note)
    run.notes.append(f"slowest {slowest:.2f} s (1 wanted), {late} over that")
    run.check(late <= run.reached // 50 or run.reached < 50, f"{late} took longer than a second")


def _has_moved(folder: Path, child: subprocess.Popen[str]) -> bool:
    """Wait until the first moves are on disk."""
    until = time.monotonic() + 300
    while time.monotonic() < until and child.poll() is None:
        files = list(saves.folder_in(folder).glob("*.cytosis"))
        if files and files[0].read_bytes().count(b"\n") > 1:
            return True
        time.sleep(0.02)
    return False


FAULTS = (
    *(faults.crash, faults.raises, faults.illegal, faults.garbage, faults.wrong_shape),
    *(faults.hang, faults.late, faults.never_there, faults.blow_up),
)
SLOW = (faults.hang, faults.late, faults.never_there)
"""Kinds that cost the whole time an opponent may take."""


@row("24", "opponents that crash, hang, lie, eat memory and talk nonsense", 20 * len(FAULTS), 2)
def bad_opponents(run: Run) -> None:
    """Nine kinds in 20 games each; a fault costs a simple move and less than 5 seconds, each time."""
    slowest = 0.0
    for turn in run.turns():
        fault = FAULTS[turn % len(FAULTS)]
        match = played(0, turn, agents="human,random", length="short")
        limits = Limits(start=1.5, grace=0.3, thinking=0.3, most=2.5, megabytes=400)
        bad = WorkerAgent("medium", turn, limits, fault)
        controller = Controller(match, Save(match, run.place()), {1: bad}, Budget(nodes=10, seconds=0.2))
        rng, asked = Rng(turn), 0
        while (pending := match.pending()) is not None and asked < (1 if fault in SLOW else 3):
            if controller.human(pending.seat) or len(match.legal()) == 1:
                controller.submit(rng.choice(match.legal()))
                continue
            began = time.monotonic()
            step = controller.advance()
            slowest = max(slowest, time.monotonic() - began)
            asked += 1
            run.check(step is not None and step.saved, f"{fault.__name__}: no move was made")
        run.check(len(bad.failures) == asked, f"{fault.__name__}: {len(bad.failures)} told of {asked}")
        controller.close()
    run.notes.append(f"the longest wait {slowest:.1f} s (5 wanted)")
    run.check(slowest < 5, f"{slowest:.1f} s")


@row("24b", "whole games with one fault in a hundred answers", 1_000, 2)
def now_and_then(run: Run) -> None:
    """Every game ends, and its save is the game."""
    opponent = WorkerAgent("random", run.seed, Limits(start=10, grace=5, most=20), faults.now_and_then)
    asked = 0
    for turn in run.turns():
        match, place = played(0, turn, agents="human,random", length="short"), run.place()
        controller = Controller(match, None, {1: opponent}, Budget(seconds=1.0))
        rng = Rng(turn)
        while (pending := match.pending()) is not None:
            if controller.human(pending.seat):
                controller.submit(choose(rng, match.legal()))
            else:
                controller.advance()
                asked += 1
        path = on_disk(match, place)
        run.check(saves.read(path).fingerprint() == match.fingerprint(), "another game on disk")
    opponent.stop()
    run.notes.append(f"{len(opponent.failures):,} faults in {asked:,} answers")
    run.check(run.reached < 20 or bool(opponent.failures), "no fault happened")
