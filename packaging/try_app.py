"""Tries the built app as somebody would who got it: each function starts it and says how it was.

Used by release_check.py. What is wrong is raised as ``Wrong``, what cannot be tried here as ``Skipped``.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

ODD_FOLDER = "Ünï 細胞 folder"
FIRST_FRAME = 1.5
"""Seconds from the start to the title, at most."""
BUSY_PIXELS = 60
"""So many different colours among the pixels looked at are a picture and no empty window."""
AGENT_MOVES = 8
GAMES = ("cytosis", "amino", "cellulose")
FEWEST_PICTURES = 12
"""Of a whole game in the window."""
PATIENCE = 180.0


class Wrong(Exception):
    """The app does not do what it must."""


class Skipped(Exception):
    """It cannot be tried on this machine."""


def program_in(dist: Path) -> Path:
    """The executable of a built app."""
    if sys.platform == "win32":
        return dist / "cytosis" / "cytosis-console.exe"
    if sys.platform == "darwin":
        return dist / "Cytosis.app" / "Contents" / "MacOS" / "cytosis"
    return dist / "cytosis" / "cytosis"


@contextmanager
def moved(dist: Path) -> Iterator[Path]:
    """The app copied into a folder with spaces and other letters, as it may be unpacked anywhere."""
    with tempfile.TemporaryDirectory(prefix="cytosis-try-") as folder:
        place, app = Path(folder) / ODD_FOLDER, program_in(dist).relative_to(dist).parts[0]
        shutil.copytree(dist / app, place / app, symlinks=True)
        yield program_in(place)


def run(program: Path, *arguments: object, **options: Any) -> subprocess.CompletedProcess[str]:
    """The app with these arguments; Wrong when it fails."""
    done: subprocess.CompletedProcess[str] = subprocess.run(
        [str(program), *(str(word) for word in arguments)],
        **{"capture_output": True, "timeout": PATIENCE * 2, **options},
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode or "Traceback" in (done.stderr or ""):
        raise Wrong(f"{arguments[0]}: exit code {done.returncode}; {(done.stderr or '').strip()[-200:]}")
    return done


# -- a screen of our own ----------------------------------------------------------------------------------
class Screen:
    """A virtual display whose pixels lie in a file, so that they can be looked at without any tool."""

    def __init__(self, folder: Path) -> None:
        server = shutil.which("Xvfb")
        if server is None or not sys.platform.startswith("linux"):
            raise Skipped("Xvfb is not installed, or this is not Linux")
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [
                *(server, "-displayfd", str(writing), "-screen", "0", "1920x1080x24"),
                *("-fbdir", str(folder), "-nolisten", "tcp"),
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        self._pixels = folder / "Xvfb_screen0"

    def close(self) -> None:
        """Switch it off."""
        self._server.terminate()
        self._server.wait()

    def colours(self) -> int:
        """How many different colours there are, among one pixel in every field of 16 x 16."""
        data = self._pixels.read_bytes()
        head = struct.unpack(">25I", data[:100])
        start, height, width, row = head[0] + head[19] * 12, head[5], head[4], head[12]
        return len(
            {
                data[start + y * row + x * 4 : start + y * row + x * 4 + 3]
                for y in range(0, height, 16)
                for x in range(0, width, 16)
            }
        )


@contextmanager
def screen() -> Iterator[tuple[Screen, dict[str, str]]]:
    """A display, and the environment that makes a program use it."""
    with tempfile.TemporaryDirectory(prefix="cytosis-screen-") as folder:
        shown = Screen(Path(folder))
        try:
            environ = {k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
            yield shown, {**environ, "DISPLAY": shown.name, "SDL_AUDIODRIVER": "dummy"}
        finally:
            shown.close()


@contextmanager
def window(program: Path, environ: dict[str, str], *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The app in its window; ended as a desktop does at log-out."""
    child = subprocess.Popen([str(program), *arguments], env=environ, stderr=subprocess.DEVNULL)
    try:
        yield child
        child.send_signal(signal.SIGTERM)
        if child.wait(10):
            raise Wrong(f"SIGTERM ended it with exit code {child.returncode}")
    finally:
        if child.poll() is None:
            child.kill()
            child.wait()


# -- what is tried ----------------------------------------------------------------------------------------
def smoke(program: Path) -> str:
    """A whole game of each kind in the window, with pictures."""
    with tempfile.TemporaryDirectory(prefix="cytosis-smoke-") as folder:
        pictures = Path(folder) / ODD_FOLDER
        try:
            with screen() as (_, environ):
                found = [_played(program, pictures / game, game, environ) for game in GAMES]
                where = "under Xvfb"
        except Skipped:
            hidden = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
            found = [_played(program, pictures / game, game, hidden) for game in GAMES]
            where = "without a screen"
        told = ", ".join(f"{game} {count}" for game, count in zip(GAMES, found, strict=True))
        return f"pictures {where}, in a folder named {ODD_FOLDER!r}: {told}"


def _played(program: Path, pictures: Path, game: str, environ: Mapping[str, str]) -> int:
    """How many pictures a whole game gave."""
    arguments = ("--smoke", pictures, "--game", game, "--seed", "7", "--agents", "medium,easy,easy")
    run(program, *arguments, env=environ)
    found = len(list(pictures.glob("*.png")))
    if found < FEWEST_PICTURES:
        raise Wrong(f"only {found} pictures of {game}")
    return found


def first_frame(program: Path) -> str:
    """How long it takes from the start to the title; the best of three, the first one warms the disk.

    Where other programs keep all processors busy the clock tells nothing: then the processor time counts.
    """
    taken, worked = [], []
    with screen() as (shown, environ), tempfile.TemporaryDirectory() as data:
        for _ in range(3):
            began = monotonic()
            with window(program, environ, "--data-dir", data, "--windowed", "1280x720") as child:
                while shown.colours() < BUSY_PIXELS:
                    if child.poll() is not None or monotonic() - began > PATIENCE:
                        raise Wrong("the title never appeared")
                    sleep(0.01)
                taken.append(monotonic() - began)
                worked.append(_processor_time(child.pid))
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    figure = f"{min(taken):.2f} s, processor {min(worked):.2f} s, first start {taken[0]:.2f} s"
    figure += f" (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors)" if busy else ""
    if min(worked if busy else taken) > FIRST_FRAME:
        raise Wrong(f"{figure}: more than {FIRST_FRAME} s")
    return figure


def _processor_time(pid: int) -> float:
    """Seconds of work of a process and of those it waited for; Linux tells it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def opponents(program: Path) -> str:
    """In the window computer players think in processes of their own; none may need the emergency move."""
    with screen() as (_, environ):
        played = [_thought(program, game, environ) for game in GAMES]
    told = ", ".join(f"{moves} moves of {game} by {helpers}" for game, moves, helpers in played)
    return f"{told} processes, none failed"


def _thought(program: Path, game: str, environ: dict[str, str]) -> tuple[str, int, int]:
    """A game, how many moves opponents made in it, and the most processes seen at once."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        arguments = ("--data-dir", folder, "--game", game, "--agents", "expert,hard,medium", "--seed", "5")
        began, helpers = monotonic(), 0
        with window(program, environ, *arguments, "--mute") as child:
            while _moves(data) < AGENT_MOVES:
                helpers = max(helpers, _helpers(child.pid))
                if child.poll() is not None or monotonic() - began > PATIENCE:
                    raise Wrong(f"{game}: only {_moves(data)} moves in {PATIENCE:.0f} s")
                sleep(0.1)
        log = data / "log" / "cytosis.log"
        if log.is_file() and "failed" in log.read_text(encoding="utf-8"):
            raise Wrong(f"{game}: an agent failed: " + log.read_text(encoding="utf-8").splitlines()[-1])
        if not helpers and sys.platform.startswith("linux"):
            raise Wrong(f"{game}: no process of an agent was seen")
        return game, _moves(data), helpers


def _moves(data: Path) -> int:
    return sum(max(len(file.read_bytes().splitlines()) - 1, 0) for file in data.rglob("*.cytosis"))


def _helpers(pid: int) -> int:
    """The processes that this one has started for its agents."""
    count = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            count += parent == pid and b"--multiprocessing-fork" in (stat.parent / "cmdline").read_bytes()
        except (OSError, ValueError, IndexError):
            continue  # it has ended meanwhile
    return count


def tools(program: Path) -> str:
    """The commands for a terminal, and the same without any."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / ODD_FOLDER
        common = ("--data-dir", data)
        run(program, "--version")
        run(program, "doctor", *common)
        run(program, "--text", "--agents", "hard,random", "--seed", "3", *common, input="")
        known = json.loads(run(program, "saves", "--json", *common).stdout)
        listed = known["saves"] if isinstance(known, dict) else known
        if len(listed) != 1:
            raise Wrong(f"saves names {len(listed)} games in place of 1")
        run(program, "replay", next(data.rglob("*.cytosis")), "--check", *common)
        arguments = (
            "simulate",
            "--games",
            2,
            "--agents",
            "easy,random",
            "--seats",
            2,
            "--jobs",
            2,
            "--seed",
            1,
        )
        run(program, *arguments)
        nowhere = subprocess.DEVNULL
        for words in (("doctor",), ("saves",), ("--version",)):
            run(program, *words, *common, stdin=nowhere, stdout=nowhere, stderr=nowhere, capture_output=False)
        return "--text, doctor, saves, replay, simulate; also without a terminal"


def desktop(program: Path) -> str:
    """Into the menu and out again."""
    if not sys.platform.startswith("linux"):
        raise Skipped("only for Linux")
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "XDG_DATA_HOME": home}
        run(program, "--install-desktop", env=environ)
        entry = Path(home) / "applications" / "cytosis.desktop"
        checked = ""
        validator = shutil.which("desktop-file-validate")
        if validator is not None:
            told = subprocess.run([validator, entry], capture_output=True, text=True, check=False)
            if told.returncode:
                raise Wrong(told.stdout.strip())
            checked = ", the entry is valid"
        run(program, "--uninstall-desktop", env=environ)
        left = list(Path(home).rglob("*"))
        if left:
            raise Wrong(f"{len(left)} files are left behind, as {left[0].name}")
        return f"in and out without a trace{checked}"
