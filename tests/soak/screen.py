"""Rows 18 to 22, 25 and 31: the window: sizes, missing files, no sound, storms of input, faults in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pygame

from cytosis import paths
from cytosis.app.files import crash, saves
from cytosis.app.files.safe_file import write_all
from cytosis.app.play import setup
from cytosis.app.play.controller import Controller
from cytosis.app.words import i18n
from cytosis.engine.match import Match
from cytosis.engine.rng import Rng
from cytosis.ui.scenes.crash import CrashScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window import guard
from cytosis.ui.window.app import App
from cytosis.ui.window.audio import Audio
from cytosis.ui.window.session import Session
from tests.saves.games import on_disk, played
from tests.soak.board import Run, row

ROOT = Path(__file__).resolve().parents[2]
SIZES = ((640, 360), (800, 600), (1280, 720), (720, 1280), (3840, 2160), (2560, 1080))


@contextmanager
def window(folder: Path, size: tuple[int, int] = (640, 360), moves: int = 9) -> Iterator[tuple[App, Session]]:
    """The window on a game, without a display."""
    os.environ["SDL_VIDEODRIVER"] = os.environ.get("SOAK_DRIVER", "dummy")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    path = on_disk(played(moves, agents="human,greedy,greedy"), saves.folder_in(folder))
    session = Session(i18n.default(), folder)
    app = App(TitleScene(session), size)
    game = setup.resume(path)
    app.stack.append(TableScene(game.controller, game.names, session.texts, "instant"))
    try:
        yield app, session
    finally:
        for scene in reversed(app.stack):
            scene.closing()
        crash.watch(None)
        pygame.quit()


@row("18", "six sizes of the window", 6, 2)
def sizes(run: Run) -> None:
    for turn in run.turns():
        with window(run.place(), SIZES[turn % 6]) as (app, _):
            for _ in range(4):
                app.step(1 / 60, [])
            run.check(
                len({tuple(app.window.get_at((x, 99))) for x in range(0, 640, 9)}) > 2, "nothing to see"
            )


@row("19", "each file of pictures, fonts, sounds and layouts missing or broken", 1_000, 2)
def assets(run: Run) -> None:
    """The game is playable, or the program says which file is missing; never a fault nobody thought of."""
    good = paths.assets()
    files = sorted(file for file in good.rglob("*") if file.is_file() and "src" not in file.parts)
    copy = run.folder / "assets"
    shutil.copytree(good, copy, ignore=shutil.ignore_patterns("src"))
    run.wanted = min(run.wanted, 2 * len(files))
    step = max(2 * len(files) // max(run.wanted, 1), 1)
    kinds: dict[str, int] = {}
    for turn in run.turns():
        file, way = files[turn * step // 2 % len(files)], turn % 2
        name = file.relative_to(good)
        broken = copy / name
        if way:
            broken.write_bytes(b"\0broken")
        else:
            broken.unlink()
        said = subprocess.run(
            [sys.executable, "-c", BROKEN, str(copy), str(run.place())],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        shutil.copy(file, broken)
        told = (said.stdout.strip().splitlines() or ["nothing"])[-1].split(" ")[0]
        kinds[told] = kinds.get(told, 0) + 1
        run.check(
            told in ("played", "said"), f"{name} {'broken' if way else 'missing'}: {said.stderr[-300:]}"
        )
    run.notes.append(f"{kinds} of {2 * len(files)}")


BROKEN = """
import os, sys
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from pathlib import Path
from unittest import mock
from cytosis import paths
with mock.patch.object(paths, "assets", lambda: Path(sys.argv[1])):
    from cytosis.engine.errors import CytosisError
    try:
        from tests.soak.screen import window
        with window(Path(sys.argv[2])) as (app, session):
            from cytosis.ui.window.audio import Audio
            for name in ("flask", "card", "win"):
                Audio().play(name)
            for turn in range(20):
                app.step(1 / 60, [])
                table = app.scene
                if hasattr(table, "controller") and table.human_turn:
                    table._made(table.controller.submit(table.match.legal()[0]))
        print("played")
    except (CytosisError, paths.MissingData) as error:
        print("said", error)
"""


@row("20", "no sound card, a lost one, broken sounds", 5, 5)
def sound(run: Run) -> None:
    for turn in run.turns():
        driver = ("dummy", "bogus", "", "dummy", "alsa")[turn % 5]
        with mock.patch.dict(os.environ, {"SDL_AUDIODRIVER": driver}):
            pygame.mixer.quit()
            audio = Audio()
            audio.play("flask")
            audio.play("no such sound")
            pygame.mixer.quit()  # the device is lost
            try:
                audio.play("card")
            except pygame.error as error:
                run.check(False, f"{driver or 'none'}: {error}")
            pygame.mixer.quit()


KEYS = tuple(
    getattr(pygame, f"K_{name}")
    for name in "RETURN ESCAPE TAB SPACE LEFT RIGHT UP DOWN u c h z 1 2 F1 DELETE BACKSPACE".split()
)


def _event(rng: Rng, size: tuple[int, int]) -> list[pygame.event.Event]:
    at = (rng.below(size[0]), rng.below(size[1]))
    kind = rng.below(8)
    if kind < 4:
        button = 1 if rng.below(5) else 3
        click = [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))]
        click += [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)]
        return [*click, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)]
    if kind < 7:
        key, mod = rng.choice(list(KEYS)), rng.choice([0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT])
        down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        return [down, pygame.event.Event(pygame.KEYUP, key=key, mod=mod)]
    return [pygame.event.Event(pygame.TEXTINPUT, text=rng.choice(["a", "é", "1", "\u202e", "x" * 50]))]


@row("21", "random keys, clicks and text, in bursts", 1_000_000, 800)
def monkey(run: Run) -> None:
    """Nothing breaks, no move is made twice, and the save replays. Every event is counted."""
    rng = Rng(run.seed)
    frames: list[float] = []
    while run.reached < run.wanted and time.monotonic() < run.until:
        folder = run.place()
        with window(folder) as (app, _):
            for _ in range(400):
                events = [one for _ in range(rng.below(24) + 1) for one in _event(rng, app.window.get_size())]
                app._advance(1 / 60, events)
                run.reached += len(events)
                if not app.stack or time.monotonic() > run.until:
                    break
                began = time.perf_counter()
                app.draw()
                app.display.flip()
                frames.append(time.perf_counter() - began)
        for file in saves.files_in(saves.folder_in(folder)):
            run.check(not saves.look(file).problem, f"{file.name} does not replay")
        shutil.rmtree(folder)
    frames.sort()
    if frames:
        median, p99 = (frames[len(frames) * share // 100] * 1000 for share in (50, 99))
        run.notes.append(f"{len(frames):,} frames: median {median:.1f} ms, p99 {p99:.1f} ms (33 wanted)")


STORM = """
import select, sys, time
from pathlib import Path
import pygame
from cytosis.ui.paint.sheet import centre
from tests.soak.screen import window

def shown(app, clock, until):
    while app.stack and not until():
        app.step(min(clock.tick(60) / 1000, 0.1), pygame.event.get())

def told():
    return bool(select.select([sys.stdin], [], [], 0)[0]) and bool(sys.stdin.readline())

with window(Path(sys.argv[1]), (1280, 720)) as (app, session):
    clock, table = pygame.time.Clock(), app.scene
    before = table.match.fingerprint()
    print(pygame.display.get_wm_info()["window"], flush=True)
    shown(app, clock, told)
    rest = time.monotonic() + 1  # the storm is over: the window comes to rest
    shown(app, clock, lambda: time.monotonic() > rest)
    box = next(one.box for one in table.targets() if one.name == "button.menu")
    print(*app.sheet.point(*centre(box)), flush=True)
    shown(app, clock, told)
    sizes = {app.window.get_size(), tuple(pygame.display.get_window_size()), app.sheet.window}
    print("same" if app.scene is table and table.match.fingerprint() == before else "another",
          "exact" if len(sizes) == 1 else sizes, table.pointer.hover, flush=True)
"""
CHANGES = 50
"""So many in one window, then it is asked whether all is as it was."""


@row("22", "resize, hide, show and move storms on a real display", 1_000, 12, ("Xvfb", "xdotool"))
def storm(run: Run) -> None:
    """The same game afterwards, a picture as large as the window, and a pointer that hits what it is over."""
    rng = Rng(run.seed)
    with display() as (name, _):
        env = {**os.environ, "DISPLAY": name, "PYTHONPATH": str(ROOT), "SOAK_DRIVER": "x11"}
        while run.reached < run.wanted and time.monotonic() < run.until:
            child = subprocess.Popen(
                [sys.executable, "-c", STORM, str(run.place())],
                cwd=ROOT,
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            assert child.stdin is not None and child.stdout is not None
            wid = child.stdout.readline().split()[-1]
            for _ in range(min(CHANGES, run.wanted - run.reached)):
                do = rng.choice(
                    [
                        ["windowsize", wid, str(640 + rng.below(900)), str(360 + rng.below(600))],
                        ["windowmove", wid, str(rng.below(200)), str(rng.below(200))],
                        ["windowunmap", wid, "windowmap", wid],
                        ["mousemove", str(rng.below(1200)), str(rng.below(700))],
                    ]
                )
                subprocess.run(["xdotool", *do], env=env, check=False, capture_output=True)
                run.reached += 1
                run.check(child.poll() is None, f"gone after {do}")
            said = _rested(child, wid, env)
            run.check(said == "same exact button.menu", f"after the storm: {said}")


def _rested(child: subprocess.Popen[str], wid: str, env: dict[str, str]) -> str:
    """Let the window come to rest, point at its menu, and hear what it says about itself."""
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write("\n")
    child.stdin.flush()
    x, y = child.stdout.readline().split()
    for place in ((5, 5), (x, y)):
        subprocess.run(["xdotool", "mousemove", "--window", wid, *map(str, place)], env=env, check=False)
        time.sleep(1.5)  # enough on a busy machine too
    return child.communicate("\n", timeout=300)[0].strip()


@contextmanager
def display(size: str = "1600x1000x24") -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A display of our own: its name, and its process."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    try:
        yield f":{number}", server
    finally:
        server.terminate()
        server.wait()


@row("25", "saving moves in the window: 10 ms each, no frame over 33 ms", 1_000, 60)
def saving_blocks_no_frame(run: Run) -> None:
    """What a move costs on this disk; and with one that takes a quarter of a second, what a frame waits."""
    saved: list[float] = []
    waited: list[float] = []
    match = played(0, 1, agents="human,human")
    save = saves.Save.create(match, run.place())
    rng = Rng(run.seed)
    for turn in run.turns():
        if match.pending() is None:
            save.close()
            match = played(0, turn, agents="human,human")
            save = saves.Save.create(match, run.place())
        action = rng.choice(match.legal())
        if turn % 50 == 49:
            waited.append(_waited(Controller(match, save, {}), action))
            continue
        match.play(action)
        began = time.perf_counter()
        save.append()
        saved.append(time.perf_counter() - began)
    save.close()
    saved.sort()
    median, p99, worst = (
        saved[min(len(saved) * part // 100, len(saved) - 1)] * 1000 for part in (50, 99, 100)
    )
    run.notes.append(f"median {median:.1f} ms (10 wanted), p99 {p99:.1f} ms, worst {worst:.1f} ms")
    run.check(median < 10 or run.reached < 1000, f"median {median:.1f} ms")
    if waited:
        usual, most = sorted(waited)[len(waited) // 2] * 1000, max(waited) * 1000
        run.notes.append(
            f"while the disk takes 250 ms a frame waits {usual:.0f} ms, at most {most:.0f} (33 wanted)"
        )
        run.check(usual < 33 or run.reached < 1000, f"a frame waits {usual:.0f} ms for a slow disk")


def _waited(controller: Controller, action: object) -> float:
    """How long the window waits for a move while the disk is slow; the move arrives all the same."""

    def slow(file: int, data: bytes) -> None:
        time.sleep(0.25)
        write_all(file, data)

    with mock.patch.object(saves, "write_all", slow):
        began = time.perf_counter()
        shown = controller.submit_soon(action)
        took = time.perf_counter() - began
        assert shown is None and controller.writing
        assert controller.sync()
    step = controller.acknowledged()
    assert step is not None and step.saved
    return took


HANDLERS = ("act", "key", "update", "draw", "targets", "drop", "context")


@row("31", "a fault in a handler of the window, at random", 50, 2)
def faults_in_handlers(run: Run) -> None:
    """Resumable each time, and the report replays to the same state."""
    rng = Rng(run.seed)
    for turn in run.turns():
        with window(run.place(), moves=rng.below(40)) as (app, session):
            table = app.scene
            assert isinstance(table, TableScene)
            state = table.match.fingerprint()
            error = _raised(table, HANDLERS[turn % len(HANDLERS)])
            guard.caught(app, session, error)
            scene = app.scene
            run.check(isinstance(scene, CrashScene), "no page about it")
            assert isinstance(scene, CrashScene) and scene.report is not None
            text = scene.report.read_text(encoding="utf-8")
            run.check(
                Match.from_json(crash.journal_in(text)).fingerprint() == state, "the report is another game"
            )
            app.follow(scene.act("button.resume"))
            again = app.scene
            run.check(isinstance(again, TableScene) and again.match.fingerprint() == state, "not resumed")


def _raised(table: TableScene, handler: str) -> Exception:
    def broken(*_: object) -> None:
        raise RuntimeError("a fault")

    with mock.patch.object(table, handler, broken):
        try:
            getattr(table, handler)()
        except RuntimeError as error:
            return error
    raise AssertionError
