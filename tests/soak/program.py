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
from cytosis.app import saves
from cytosis.app.controller import Controller
from cytosis.app.saves import Save
from cytosis.engine.rng import Rng
from tests.ai import faults
from tests.saves.games import played
from tests.soak.board import Run, row

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
        out, err = child.communicate(timeout=60)
        run.check(child.returncode == 2, f"exit code {child.returncode}: {err[-200:]}")
        lines = [line for line in err.splitlines() if line.startswith("cytosis: ")]
        run.check(len(lines) == 1 and "--text" in err and "Traceback" not in out + err, err[-300:])


@row("23", "SIGTERM, SIGHUP, stop and go at random moments in the window", 200, 2)
def asked_to_end(run: Run) -> None:
    """Saved, exit code 0 within a second, and the game can be gone on with."""
    rng, slowest = Rng(run.seed), 0.0
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
        _, err = child.communicate(timeout=60)
        slowest = max(slowest, time.monotonic() - began)
        run.check(child.returncode == 0, f"exit code {child.returncode}: {err[-300:]}")
        (file,) = saves.files_in(saves.folder_in(folder))
        save, _ = Save.open(file)
        save.close()
        run.check(not save.note, save.note)
    run.notes.append(f"slowest {slowest:.2f} s (1 wanted)")


def _has_moved(folder: Path, child: subprocess.Popen[str]) -> bool:
    """Wait until the first moves are on disk."""
    until = time.monotonic() + 60
    while time.monotonic() < until and child.poll() is None:
        files = list(saves.folder_in(folder).glob("*.cytosis"))
        if files and files[0].read_bytes().count(b"\n") > 1:
            return True
        time.sleep(0.02)
    return False


FAULTS = (faults.crash, faults.illegal, faults.garbage, faults.wrong_shape)


@row("24", "games with opponents that crash, lie and talk nonsense", 20, 1)
def bad_opponents(run: Run) -> None:
    """Every game comes to its end; each fault costs a simple move and no more. (Hangs: tests/ai.)"""
    for turn in run.turns():
        match = played(0, turn, agents="human,random", length="short")
        limits = Limits(start=3, grace=1, thinking=1, most=5, megabytes=400)
        bad = WorkerAgent("medium", turn, limits, FAULTS[turn % len(FAULTS)])
        controller = Controller(match, Save(match, run.place()), {1: bad}, Budget(nodes=10, seconds=0.2))
        rng, asked = Rng(turn), 0
        while (pending := match.pending()) is not None and asked < 6:
            if controller.human(pending.seat):
                controller.submit(rng.choice(match.legal()))
            else:
                step = controller.advance()
                asked += 1
                run.check(step is not None and step.saved, "no move was made")
        run.check(len(bad.failures) == asked, f"{len(bad.failures)} failures told of {asked}")
        controller.close()
