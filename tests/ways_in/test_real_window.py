"""One way for each size of a table in a real window, by the mouse and keyboard of a virtual display."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak.screen import display
from tests.tree import ROOT
from tests.ways_in.driver import one_each

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)}")


@pytest.mark.parametrize("number", range(len(one_each())), ids=[str(way) for way in one_each()])
def test_a_way_in_and_out_of_a_real_window(number: int, tmp_path: Path) -> None:
    with display() as (name, _):
        environ = {**os.environ, "DISPLAY": name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        environ |= {"PYTHONPATH": str(ROOT), "SDL_FRAMEBUFFER_ACCELERATION": "0", "LANG": "C"}
        done = subprocess.run(
            [sys.executable, "-m", "tests.ways_in.real", str(number), str(tmp_path)],
            cwd=ROOT,
            env=environ,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr[-2000:]
