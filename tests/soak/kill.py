"""Rows 1 and 2: the program is killed while it plays, at any moment and at each of its system calls."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.app.play.controller import Controller
from cytosis.engine.rng import Rng
from tests.saves.games import on_disk, played, states_of
from tests.soak.board import Run, row
from tests.soak.layer import dying
from tests.soak.scripted import Script, do, ended, in_child, stop, verdict

ROOT = Path(__file__).resolve().parents[2]
CALLS = "openat,write,fsync,ftruncate,lseek,rename,link,linkat,unlink,mkdir,flock,utimensat,close"


def play(script: Script, folder: Path, told: int) -> None:
    """The scripted game; each move that is on disk is told with one letter."""
    match = script.fresh()
    controller = Controller(match, Save(match, folder), {})
    if controller.sync():
        os.write(told, b"s")
    for move in script.moves:
        if do(controller, move):
            os.write(told, b".")


PARTS = 4
"""Kills mostly wait for the disk, so great numbers of them are done by so many processes at once."""


@row("1", "kill -9 while a forked game is played and saved", 10_000, 60)
def killed_at_any_time(run: Run) -> None:
    """The child plays as fast as it can and is killed a random while after a random move."""
    if run.wanted < 100 * PARTS:
        told, saved = _kills(run)
    else:
        told, saved = _kills_at_once(run)
    run.notes.append(f"{told:,} acknowledged moves in {saved:,} games, none lost unless told below")


def _kills_at_once(run: Run) -> tuple[int, int]:
    """The same shared among processes, each with its own dice."""
    started = []
    for part in range(PARTS):
        share = run.wanted * (part + 1) // PARTS - run.wanted * part // PARTS
        own = Run(share, run.place(), run.until, run.seed * PARTS + part)

        def work(pipe: int, own: Run = own) -> None:
            counts = _kills(own)
            os.write(pipe, json.dumps([*counts, own.reached, own.failures[:50]]).encode())

        started.append(in_child(work))
    told = saved = 0
    for child, reading in started:
        answer = ended(child, reading)
        run.check(bool(answer), "one of the processes did not come to its end")
        if answer:
            more_told, more_saved, reached, failures = json.loads(answer)
            told, saved, run.reached = told + more_told, saved + more_saved, run.reached + reached
            run.failures += failures
    return told, saved


def _kills(run: Run) -> tuple[int, int]:
    """How many moves were acknowledged, in how many games that got as far as their first line."""
    rng, scripts = Rng(run.seed), [Script.of(seed, 30) for seed in range(6)]
    told = saved = 0
    for turn in run.turns():
        script, folder = scripts[turn % len(scripts)], run.place()
        child, reading = in_child(lambda pipe, s=script, f=folder: play(s, f, pipe))  # type: ignore[misc]
        heard = b"".join(os.read(reading, 1) for _ in range(rng.below(32 if rng.below(10) == 0 else 5)))
        time.sleep(rng.below(6_000 if heard else 40_000) / 1e6)
        stop(child)
        acknowledged = len(heard + ended(child, reading)) - 1
        told += max(acknowledged, 0)
        saved += acknowledged >= 0
        run.check(not (wrong := verdict(folder, script, acknowledged)), wrong)
    return told, saved


@row("1b", "kill -9 of the real program at the text table", 50, 1)
def killed_program(run: Run) -> None:
    """``cytosis --text`` prints a move after it is on disk: whatever was printed must be there."""
    rng = Rng(run.seed)
    for turn in run.turns():
        folder = run.place()
        command = [sys.executable, "-m", "cytosis", "--data-dir", str(folder), "--text", "--seed", str(turn)]
        child = subprocess.Popen(
            [*command, "--agents", "random,random,random"], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(rng.below(60) + 3)]
        child.kill()
        lines += child.stdout.read().split("\n")[:-1]
        child.wait()
        child.stdout.close()
        printed = [int(found[1]) for line in lines if (found := re.match(r"#(\d+) ", line))]
        (file,) = saves.files_in(saves.folder_in(folder))
        save, match = Save.open(file)
        save.close()
        count = len(match.journal.lines)
        run.check(count >= max(printed, default=0), f"{max(printed, default=0)} printed, {count} there")


@row("2", "death at each file operation of a save, in 20 games", 20, 2)
def killed_at_each_operation(run: Run) -> None:
    """In a forked child the n-th operation on a file is the last thing that happens, for every n."""
    points = 0
    for turn in run.turns():
        script = Script.of(turn, 4 + turn)
        at = 0
        while True:
            folder = run.place()

            def work(pipe: int, folder: Path = folder, at: int = at, script: Script = script) -> None:
                with dying(at):
                    play(script, folder, pipe)
                os.write(pipe, b"!")

            told = ended(*in_child(work))
            done = told.endswith(b"!")
            acknowledged = len(told) - 1 - done
            run.check(not (wrong := verdict(folder, script, acknowledged)), f"operation {at}: {wrong}")
            if done:
                break
            at += 1
        points += at
    run.notes.append(f"{points:,} points of death")


SCRIPT = """
import os, sys
from pathlib import Path
from cytosis.app.files.saves import Save
save, match = Save.open(Path(sys.argv[1]))
os.write(1, b"|")
for _ in range(3):
    match.play(match.legal()[0]); save.append(); os.write(1, b".")
"""


@row("2b", "kill at each system call (strace), a repair and three moves", 60, 1, ("strace",))
def killed_at_each_call(run: Run) -> None:
    """The real calls of the real process, from opening a torn save on; one turn is one call."""
    counts = _calls(run)
    places = [(name, number) for name, numbers in counts.items() for number in numbers]
    rng = Rng(run.seed)
    rng.shuffle(places)
    run.wanted = min(run.wanted, len(places)) if run.wanted < 60 else len(places)
    for turn in run.turns():
        name, number = places[turn]
        path, states = _torn(run.place(), turn % 20)
        told = _traced(path, f"inject={name}:signal=KILL:when={number}").stdout
        acknowledged = told.count(b".")
        save, match = Save.open(path)
        save.close()
        count = len(match.journal.lines) - (len(states) - 2)
        good = acknowledged <= count <= acknowledged + 1
        run.check(good, f"{name} {number}: {acknowledged} acknowledged, {count} there")
    run.notes.append(f"{len(places)} calls of a save")


def _torn(folder: Path, seed: int) -> tuple[Path, list[str]]:
    match = played(5 + seed, seed)
    path = on_disk(match, folder)
    path.write_bytes(path.read_bytes()[:-3])
    return path, states_of(match)


def _traced(path: Path, expression: str, log: Path | None = None) -> subprocess.CompletedProcess[bytes]:
    command = ["strace", "-f", "-o", str(log or os.devnull), "-e", f"trace={CALLS}", "-e", expression]
    return subprocess.run(
        [*command, sys.executable, "-c", SCRIPT, str(path)], cwd=ROOT, capture_output=True, check=False
    )


def _calls(run: Run) -> dict[str, list[int]]:
    """The numbers of the calls, each among those of its name, that are made once the save is opened."""
    path, _ = _torn(run.place(), 0)
    log = run.place() / "log"
    _traced(path, f"trace={CALLS}", log)
    seen: dict[str, int] = {}
    found: dict[str, list[int]] = {}
    begun = False
    for line in log.read_text(errors="replace").splitlines():
        called = re.match(r"\d+ +(\w+)\(", line)
        if called is None:
            continue
        name = called[1]
        seen[name] = seen.get(name, 0) + 1
        begun = begun or ".cytosis.lock" in line
        if begun:
            found.setdefault(name, []).append(seen[name])
    return found
