"""The compiled modules do what their sources do, and whatever is wrong with them the sources run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from cytosis import fast
from tests.tree import ROOT

COMPILER = shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")
HEADERS = Path(sysconfig.get_paths()["include"], "Python.h").is_file()


def run(*arguments: str, pure: bool) -> str:
    """The output of a Python of its own, with or without what was compiled."""
    environment = {name: value for name, value in os.environ.items() if name != fast.PURE_VARIABLE}
    if pure:
        environment[fast.PURE_VARIABLE] = "1"
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(COMPILER is None or not HEADERS, reason="there is no C compiler for this Python here")
@pytest.mark.timeout(1200)  # a busy machine may take long to compile
def test_compiled_modules_play_like_their_sources() -> None:
    run("packaging/build_fast.py", pure=True)
    slow, quick = (run("-m", "tests.packaging.played", pure=pure).splitlines() for pure in (True, False))
    assert (slow[0], quick[0]) == (fast.SWITCHED_OFF, fast.COMPILED)
    assert len(slow) > 10
    assert slow[1:] == quick[1:]


def note(folder: Path, **changes: object) -> Path:
    """A folder as if something had been built for this Python and these sources."""
    found = {"suffix": fast.suffix(), "sources": fast.digests(ROOT, ("cytosis.engine.rng",)), **changes}
    (folder / fast.NOTE).write_text(json.dumps(found), encoding="utf-8")
    return folder


def test_what_does_not_fit_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(fast.PURE_VARIABLE, raising=False)
    monkeypatch.setattr(fast, "_state", fast.state())
    assert fast.install(tmp_path, ROOT) == fast.NOT_BUILT
    assert fast.install(note(tmp_path, suffix=".other.so"), ROOT) == fast.OTHER_PYTHON
    assert fast.install(note(tmp_path, sources={"cytosis.engine.rng": "0"}), ROOT) == fast.STALE
    assert fast.install(note(tmp_path, sources=None), ROOT) == fast.BROKEN
    assert fast.install(note(tmp_path, constants={"cytosis.games.cytosis.catalog": "0"}), ROOT) == fast.STALE
    assert fast.files(tmp_path, ROOT) == ()
    (tmp_path / fast.NOTE).write_text("{", encoding="utf-8")
    assert fast.files(tmp_path, ROOT) == ()
    assert fast.install(tmp_path, ROOT) == fast.BROKEN
    (tmp_path / fast.NOTE).write_text("[]", encoding="utf-8")
    assert fast.install(tmp_path, ROOT) == fast.BROKEN
    monkeypatch.setenv(fast.PURE_VARIABLE, "1")
    assert fast.install(note(tmp_path), ROOT) == fast.SWITCHED_OFF


def test_what_fits_is_shipped_whole(tmp_path: Path) -> None:
    (note(tmp_path) / f"cytosis.engine.rng{fast.suffix()}").write_bytes(b"")
    assert {file.name for file in fast.files(tmp_path, ROOT)} == {
        fast.NOTE,
        f"cytosis.engine.rng{fast.suffix()}",
    }


def test_a_damaged_library_leaves_the_sources(tmp_path: Path) -> None:
    """In a process of its own: it imports the rules again."""
    note(tmp_path, sources=fast.digests(ROOT, ("cytosis.engine.rng", "cytosis.engine.plain")))
    for name in (fast.GROUP, "cytosis.engine.rng", "cytosis.engine.plain"):
        (tmp_path / f"{name}{fast.suffix()}").write_bytes(b"no library")
    words = (
        "import sys; from pathlib import Path; from cytosis import fast; import os; "
        "os.environ.pop(fast.PURE_VARIABLE, None); "
        "[sys.modules.pop(name) for name in list(sys.modules) if name.startswith('cytosis.engine')]; "
        f"print(fast.install(Path({str(tmp_path)!r}))); "
        "from cytosis.engine.rng import Rng; print(Rng(1).bits())"
    )
    first, bits = run("-c", words, pure=True).split()
    assert first == fast.BROKEN
    assert int(bits) > 0
