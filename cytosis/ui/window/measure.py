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
from time import perf_counter, process_time, thread_time, time
from typing import TYPE_CHECKING

from cytosis.engine import games

if TYPE_CHECKING:
    import pygame

    from cytosis.ui.table.scene import TableScene
    from cytosis.ui.window.app import App
    from cytosis.ui.window.session import Session

SIZE = (1920, 1080)
RUNS = 3
HAND = 40
"""Frames after which the pointer goes to another thing of the table."""
WARM = 45
"""Frames after a scene opened that do not count."""
FRAMES = 900
LONGEST = 40.0
IDLE = 5.0

_CHILD = "import cytosis.cli.main, cytosis.ui.window.measure as measure; measure.main()"
"""With everything loaded that the program itself loads."""

Figures = dict[str, float]


def best_figures(runs: int = RUNS, say: Callable[[Figures], None] = lambda _: None) -> Figures:
    """Every figure: the best of some runs, since other programs only ever make it worse; said as found."""
    figures: Figures = {}
    for part, game in _measured():
        found = [_child(part, game) for _ in range(runs)]
        best = {name: min(run[name] for run in found) for name in found[0]}
        say(best)
        figures |= best
    return figures


def _measured() -> list[tuple[str, str]]:
    """What is measured: parts of the window, those that have a table once for each game."""
    return [(part, game) for part in PARTS for game in (games() if part in WITH_TABLE else ("",))]


def _child(part: str, game: str) -> Figures:
    environ = dict(os.environ)
    if not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        environ.setdefault("SDL_VIDEODRIVER", "dummy")
    environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    environ["SDL_AUDIODRIVER"] = "dummy"
    environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    began = time()
    command = [sys.executable, "-c", _CHILD, part, game, str(began)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)  # noqa: S603
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


# -- in the child ------------------------------------------------------------------------------------------
def first(folder: Path, game: str, began: float) -> Figures:
    """From the start of the process to the first picture of the title."""
    from cytosis.ui.window.launch import open_app

    session = _session(folder)
    app = open_app(session, SIZE)
    app.step(0, [])
    return {"window: process start to first frame of the title: s": time() - began}


def thinking(folder: Path, game: str, began: float) -> Figures:
    """A full table with animation while an expert thinks in its process."""
    from cytosis.ui.scene import Push
    from cytosis.ui.window.launch import open_app

    session = _session(folder)
    app = open_app(session, SIZE)
    app.follow(Push(_table(session, game, ["expert"] * _most_seats(game), True)))
    return _frames(app, f"{game}, while an expert thinks", lambda number: [])


def touching(folder: Path, game: str, began: float) -> Figures:
    """A full table while a person points at everything, chooses and confirms, and others play between."""
    from cytosis.ui.scene import Push
    from cytosis.ui.window.launch import open_app

    session = _session(folder)
    app = open_app(session, SIZE)
    table = _table(session, game, ["human", *["easy"] * (_most_seats(game) - 1)], True)
    app.follow(Push(table))
    return _frames(app, f"{game}, under a hand", lambda number: _hand(app, table, number))


def _hand(app: App, table: TableScene, number: int) -> list[pygame.event.Event]:
    """What the person does in a frame: by turns points at a thing, chooses one that leads on, confirms."""
    import pygame

    if number % HAND or not table.targets():
        return []
    turn = number // HAND
    if turn % 3 == 2:
        return [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c")]
    boxes = [target.box for target in table.targets() if turn % 3 == 0 or _leads(table, target.name)]
    if not boxes:
        return []
    pos = app.sheet.rect(boxes[turn * 7 % len(boxes)]).center
    events = [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))]
    if turn % 3 == 1:
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        events += [pygame.event.Event(kind, pos=pos, button=1) for kind in kinds]
    return events


def _leads(table: TableScene, name: str) -> bool:
    """Whether a click there brings the person's move further, as far as the table itself knows."""
    zone, clue = table.design.zone(name), table.design.clue(name)
    spot = clue is not None and clue[0] == "at" and table.human_turn and clue[1] in table.legal_spots()
    return spot or name in table.asking.answers() or (clue is None and zone is not None and zone.leads)


def _frames(app: App, what: str, events: Callable[[int], list[pygame.event.Event]]) -> Figures:
    """The time of frames in which something moves or is touched, as only those are painted.

    By the clock, and by what this thread computed: the second is true on a busy machine too.
    """
    import pygame

    times: list[float] = []
    computed: list[float] = []
    clock, start, frame = pygame.time.Clock(), perf_counter(), 0
    while len(times) < FRAMES and perf_counter() - start < LONGEST:
        seconds, frame = clock.tick(60) / 1000, frame + 1
        happened = [*pygame.event.get(), *events(frame)]
        here, used = perf_counter(), thread_time()
        app.step(min(seconds, 0.1), happened)
        if frame > WARM and (happened or app.scene.busy()):
            times.append((perf_counter() - here) * 1000)
            computed.append((thread_time() - used) * 1000)
    _close(app)
    figures: Figures = {}
    for kind, found in (("", times), (" of CPU", computed)):
        counted = sorted(found)
        figures[f"frame of {what}, median: ms{kind}"] = median(counted)
        figures[f"frame of {what}, p99: ms{kind}"] = quantiles(counted, n=100)[98]
        figures[f"frame of {what}, longest: ms{kind}"] = counted[-1]
    return figures


def memory(folder: Path, game: str, began: float) -> Figures:
    """What the window holds after a full table of each game, without the processes of its opponents."""
    from cytosis.ui.scene import Push
    from cytosis.ui.scenes.results import ResultsScene
    from cytosis.ui.window.launch import open_app

    session = _session(folder)
    app = open_app(session, SIZE)
    figures: Figures = {}
    for name in games():
        app.follow(Push(_table(session, name, ["random"] * _most_seats(name), True)))
        start = perf_counter()
        while not isinstance(app.scene, ResultsScene) and perf_counter() - start < 3 * LONGEST:
            app.step(1.0, [])
        app.step(0.1, [])
        figures[f"window: memory after a game of {name} too: MB"] = _resident()
        while len(app.stack) > 1:
            app.stack.pop().closing()
        app.step(0.1, [])
    _close(app)
    return figures


def idle(folder: Path, game: str, began: float) -> Figures:
    """The share of a core the window takes while it waits for a person at the table."""
    from cytosis.ui.scene import Push
    from cytosis.ui.window.launch import open_app

    session = _session(folder)
    app = open_app(session, SIZE)
    table = _table(session, game, ["human", *["random"] * (_most_seats(game) - 1)], False)
    app.follow(Push(table))
    for _ in range(600):  # until the person is asked: then it is nobody's time but theirs
        if table.human_turn:
            break
        app.step(0.1, [])
    return {f"window: idle table of {game}: % of a core": _share(app)}


def resting(folder: Path, game: str, began: float) -> Figures:
    """The share of a core that the title takes while nobody touches it."""
    from cytosis.ui.window.launch import open_app

    return {"window: idle title: % of a core": _share(open_app(_session(folder), SIZE))}


def _share(app: App) -> float:
    import pygame

    for _ in range(60):
        app.step(0.1, pygame.event.get())
    pygame.time.set_timer(pygame.QUIT, round(IDLE * 1000), 1)
    used, start = process_time(), perf_counter()
    app.run()
    return (process_time() - used) / (perf_counter() - start) * 100


PARTS: dict[str, Callable[[Path, str, float], Figures]] = {
    "first": first,
    "thinking": thinking,
    "touching": touching,
    "idle": idle,
    "resting": resting,
    "memory": memory,
}
WITH_TABLE = ("thinking", "touching", "idle")


def _most_seats(game: str) -> int:
    found = games.find(game)
    return max(found.seats(found.editions()[0]))


def _session(folder: Path) -> Session:
    from cytosis.app.words import i18n
    from cytosis.ui.window.session import Session

    return Session.opened(i18n.default(), folder, apart=True)


def _table(session: Session, game: str, agents: list[str], apart: bool) -> TableScene:
    from cytosis.app.play import setup
    from cytosis.app.play.players import seat_players
    from cytosis.engine import Ruleset
    from cytosis.ui.scenes.opening import table_of

    players = seat_players(agents)
    return table_of(setup.start_match(Ruleset(game), players, session.folder, 7, apart), session)


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
    part, game, began = sys.argv[1:4]
    with tempfile.TemporaryDirectory(prefix="cytosis-bench-") as folder:
        figures = PARTS[part](Path(folder), game, float(began))
    sys.stdout.write(json.dumps(figures) + "\n")
