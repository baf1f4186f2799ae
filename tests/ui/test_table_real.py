"""A real window on a virtual display: a flask is dragged onto a spot with the system's own mouse."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.engine.rng import Rng
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.paint.sheet import Sheet, centre
from tests.app.games import new_match
from tests.tree import ROOT

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
SIZE = (1280, 720)
PATIENCE = 400
"""Looks of a tenth of a second before something counts as not happening."""

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)}")


@pytest.fixture
def display() -> Iterator[str]:
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def until(what: Callable[[], object], program: subprocess.Popen[bytes]) -> object:
    for _ in range(PATIENCE):
        if found := what():
            return found
        assert program.poll() is None, "the program ended"
        time.sleep(0.1)
    raise AssertionError("it did not happen")


def test_a_flask_is_dragged_onto_a_spot(display: str, tmp_path: Path) -> None:
    match, rng = new_match("human,random", 4, length="short"), Rng(2)
    while (pending := match.pending()) is not None and (pending.kind, pending.seat) != ("turn", 0):
        match.play(rng.choice(match.legal()))
    save = Save.create(match, saves.folder_in(tmp_path))
    save.close()
    assert save.path is not None
    path, before = save.path, len(match.journal.lines)
    environ = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    environ |= {
        "SDL_VIDEO_X11_WMCLASS": "cytosis",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "LANG": "C",
    }
    arguments = ["--data-dir", str(tmp_path), "--windowed", "1280x720", "--quick", "--mute", "--scale", "100"]
    program = subprocess.Popen([sys.executable, "-m", "cytosis", *arguments], cwd=ROOT, env=environ)

    def xdotool(*words: str) -> str:
        done = subprocess.run(["xdotool", *words], env=environ, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    try:
        layout, sheet = table_layout("two_player", 2, len(match.view(None).goals)), Sheet.within(SIZE)
        spot = next(a for a in match.legal() if str(a) == "place nucleus.3")
        start = sheet.point(*centre(layout.regions["flask"]))
        end = sheet.point(*centre(layout.spots["nucleus.3"]))

        def dragged() -> bool:
            """Drag, drop, Enter; again while the window is still coming up (and may be another one yet)."""
            found = xdotool("search", "--class", "cytosis").split()
            if not found:
                return False
            window = found[-1]
            xdotool("mousemove", "--window", window, *map(str, start), "mousedown", "1")
            for i in range(1, 13):
                x, y = (a + (b - a) * i // 12 for a, b in zip(start, end, strict=True))
                xdotool("mousemove", "--window", window, str(x), str(y))
            xdotool("mouseup", "1")
            xdotool("key", "--window", window, "Return")
            xdotool("key", "Return")
            lines = path.read_text(encoding="utf-8").splitlines()[1:]
            return any(str(spot) in line for line in lines[before:])

        assert until(dragged, program)
    finally:
        program.terminate()
        program.wait()
