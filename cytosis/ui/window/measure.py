"""How the window performs here, each figure in a process of its own: for ``cytosis bench``.

Without a display SDL's dummy driver is used; frames are made the same way.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time, time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene
    from cytosis.ui.window.app import App
    from cytosis.ui.window.session import Session

SIZE = (1920, 1080)
RUNS = 3
WARM = 45
"""Frames after a scene opened that do not count."""
FRAMES = 900
LONGEST = 40.0
IDLE = 5.0

_CHILD = "import cytosis.cli.main, cytosis.ui.window.measure as measure; measure.main()"
"""With everything loaded that the program itself loads."""

Figures = dict[str, float]


def best_figures(runs: int = RUNS) -> Figures:
    """Every figure: the best of some runs, since other programs only ever make it worse."""
    figures: Figures = {}
    for part in PARTS:
        found = [_child(part) for _ in range(runs)]
        for name in found[0]:
            figures[name] = min(run[name] for run in found)
    return figures


def _child(part: str) -> Figures:
    environ = dict(os.environ)
    if not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        environ.setdefault("SDL_VIDEODRIVER", "dummy")
    environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    environ["SDL_AUDIODRIVER"] = "dummy"
    environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    began = time()
    command = [sys.executable, "-c", _CHILD, part, str(began)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)  # noqa: S603
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


# -- in the child ------------------------------------------------------------------------------------------
def first(folder: Path, began: float) -> Figures:
    """From the start of the process to the first picture of the title."""
    from cytosis.ui.window.launch import open_app

    session = _session(folder)
    app = open_app(session, SIZE)
    app.step(0, [])
    return {"window: process start to first frame of the title: s": time() - began}


def frames(folder: Path, began: float) -> Figures:
    """A table of five with animation while an expert thinks in its process."""
    import pygame

    from cytosis.ui.scene import Push
    from cytosis.ui.window.launch import open_app

    session = _session(folder)
    app = open_app(session, SIZE)
    app.follow(Push(_table(session, "expert", True)))
    times: list[float] = []
    clock, start = pygame.time.Clock(), perf_counter()
    while len(times) < FRAMES + WARM and perf_counter() - start < LONGEST:
        seconds = clock.tick(60) / 1000
        here = perf_counter()
        app.step(min(seconds, 0.1), pygame.event.get())
        times.append((perf_counter() - here) * 1000)
    _close(app)
    counted = sorted(times[WARM:])
    return {
        "window: frame of the table while an expert thinks, median: ms": median(counted),
        "window: frame of the table while an expert thinks, p99: ms": quantiles(counted, n=100)[98],
        "window: frame of the table while an expert thinks, longest: ms": counted[-1],
    }


def memory(folder: Path, began: float) -> Figures:
    """What the window holds after a game of five, without the processes of its opponents."""
    from cytosis.ui.scene import Push
    from cytosis.ui.scenes.results import ResultsScene
    from cytosis.ui.window.launch import open_app

    session = _session(folder)
    app = open_app(session, SIZE)
    app.follow(Push(_table(session, "random", True)))
    start = perf_counter()
    while not isinstance(app.scene, ResultsScene) and perf_counter() - start < 3 * LONGEST:
        app.step(1.0, [])
    app.step(0.1, [])
    held = _resident()
    _close(app)
    return {"window: memory after a 5-seat game: MB": held}


def idle(folder: Path, began: float) -> Figures:
    """The share of a core the window takes while it waits for a person: on the title and at the table."""
    import pygame

    from cytosis.ui.scene import Push
    from cytosis.ui.window.launch import open_app

    shares = {}
    for name in ("title", "table"):
        session = _session(folder)
        app = open_app(session, SIZE)
        if name == "table":
            app.follow(Push(_table(session, "human", False)))
        for _ in range(60):
            app.step(0.1, pygame.event.get())
        pygame.time.set_timer(pygame.QUIT, round(IDLE * 1000), 1)
        used, start = process_time(), perf_counter()
        app.run()
        shares[f"window: idle {name}: % of a core"] = (process_time() - used) / (perf_counter() - start) * 100
    return shares


PARTS: dict[str, Callable[[Path, float], Figures]] = {
    "first": first,
    "frames": frames,
    "memory": memory,
    "idle": idle,
}


def _session(folder: Path) -> Session:
    from cytosis.app.words import i18n
    from cytosis.ui.window.session import Session

    return Session.opened(i18n.default(), folder, apart=True)


def _table(session: Session, agent: str, apart: bool) -> TableScene:
    from cytosis.app.play import setup
    from cytosis.app.play.players import seat_players
    from cytosis.engine import Ruleset
    from cytosis.engine.ruleset import DEFAULT_GAME
    from cytosis.ui.scenes.opening import table_of

    players = seat_players([agent] * 5)
    return table_of(setup.start_match(Ruleset(DEFAULT_GAME), players, session.folder, 7, apart), session)


def _close(app: App) -> None:
    while app.stack:
        app.stack.pop().closing()


def _resident() -> float:
    """Megabytes in memory now."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text(encoding="ascii").splitlines() if "VmRSS" in line)
        return int(line.split()[1]) / 1024
    import resource  # only the most there ever was, where the system does not tell the present

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20)


def main() -> None:
    """One figure for the parent."""
    with tempfile.TemporaryDirectory(prefix="cytosis-bench-") as folder:
        figures = PARTS[sys.argv[1]](Path(folder), float(sys.argv[2]) if len(sys.argv) > 2 else time())
    sys.stdout.write(json.dumps(figures) + "\n")
