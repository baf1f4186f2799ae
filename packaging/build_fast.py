"""Compile the hot modules with mypyc into cytosis/_fast: python3 packaging/dev.py build --fast

The sources stay as they are and run wherever this was not done; see cytosis/fast.py for what is used when.
What was built is tried in a process of its own before it takes the place of what was there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("CYTOSIS_PURE", "1")  # this process reads the sources, whatever lies there

from cytosis import fast  # noqa: E402

LISTS = {
    "engine": "notation plain rng",
    "games.cytosis": (
        "actions apply book flow guess legal rules scoring setup snapshot state supply tables view"
    ),
    "games.amino": "actions apply flow guess legal rules scoring setup snapshot state tables view",
    "games.cellulose": (
        "actions apply effects evening flow guess legal rules scoring setup snapshot state steps view"
    ),
    "games.cellulose.ivy": "bars cards facts mat rival state view",
    "ai": "lead planner search",
    "ai.games.amino": "judge mind policy",
    "ai.games.cellulose": "judge mind policy",
    "ai.games.cytosis": "mind plan policy project sense sheet",
}
MODULES = tuple(f"{folder}.{name}" for folder, names in LISTS.items() for name in names.split())
"""What is compiled: what play, search and evaluation run through, in no order."""

CONSTANTS = (
    "cytosis.games.amino.data.catalog",
    "cytosis.games.cytosis.catalog",
    "cytosis.games.cellulose.data.catalog",
)
"""Modules that are not compiled, but whose numbers are written into the compiled ones."""

TRIAL = (
    "import cytosis, cytosis.ai.registry; from cytosis import fast; "
    "raise SystemExit(fast.state() != fast.COMPILED)"
)


class Failed(Exception):
    """Why nothing was built, in one line."""


def names() -> tuple[str, ...]:
    """The modules by their full names."""
    return tuple(f"cytosis.{name}" for name in MODULES)


def fingerprint() -> str:
    """Changes whenever the result could: compiler, Python, the list, and every source it can see."""
    digest = sha256(repr((version("mypy"), sys.version, fast.suffix(), names())).encode())
    for folder in ("engine", "games", "ai"):
        for source in sorted((ROOT / "cytosis" / folder).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()


def built(folder: Path = fast.FOLDER) -> bool:
    """Whether what lies there is what would be built."""
    try:
        note = json.loads((folder / fast.NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(note, dict) and note.get("fingerprint") == fingerprint()


def build(folder: Path = fast.FOLDER) -> None:
    """Compile, try, and put into the folder; Failed says why not."""
    with TemporaryDirectory(prefix="cytosis-fast-") as place:
        work = Path(place)
        shutil.copytree(
            ROOT / "cytosis", work / "cytosis", ignore=shutil.ignore_patterns("_fast", "__pycache__")
        )
        made = subprocess.run(
            [sys.executable, str(Path(__file__)), "--compile"],
            cwd=work,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if made.returncode:
            raise Failed(_reason(made.stdout + made.stderr))
        new = folder.with_name("_fast.new")
        shutil.rmtree(new, ignore_errors=True)
        _collect(work, new)
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)


def _collect(work: Path, new: Path) -> None:
    """The libraries side by side, each named by its module, and the note of what they are."""
    new.mkdir(parents=True)
    for name in (fast.GROUP, *names()):
        shutil.copy2(
            work.joinpath(*name.split(".")).with_name(name.split(".")[-1] + fast.suffix()),
            new / f"{name}{fast.suffix()}",
        )
    note = {
        "suffix": fast.suffix(),
        "fingerprint": fingerprint(),
        "sources": fast.digests(ROOT, names()),
        "constants": fast.digests(ROOT, CONSTANTS),
    }
    (new / fast.NOTE).write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")


def compile_here() -> None:
    """The work itself, in a folder with a copy of the sources; the libraries lie beside them afterwards."""
    from mypyc.build import mypycify  # type: ignore[import-untyped,unused-ignore]
    from setuptools import setup  # type: ignore[import-untyped,unused-ignore]

    files = [f"{name.replace('.', '/')}.py" for name in names()]
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--no-warn-unused-configs"]
    extensions = mypycify([*options, *files], opt_level="2", debug_level="0", group_name="cytosis")
    setup(
        name="cytosis-fast", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"]
    )


def _reason(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip() and "warning:" not in line]
    found = [line for line in lines if "error" in line.lower() or "not found" in line.lower()]
    return (found or lines or ["no reason was given"])[-1][:300]


def main(argv: Sequence[str]) -> int:
    """Build what is not built yet."""
    if "--compile" in argv:
        compile_here()
        return 0
    code = 0 if "--again" not in argv and up_to_date() else build_and_try()
    return code or (wheel() if "--wheel" in argv else 0)


def up_to_date() -> bool:
    """Whether there is nothing to do, and say so."""
    found = built()
    if found:
        print(f"The compiled modules in {fast.FOLDER.relative_to(ROOT)} are up to date.")
    return found


def wheel() -> int:
    """A wheel for this system and Python, with the compiled modules inside."""
    command = ("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", "dist", ".")
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "1"}
    code = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, check=False).returncode
    print("FAILED: the wheel could not be built" if code else "The wheel is in dist.")
    return code


def build_and_try() -> int:
    """Compile, and keep it if a program of its own can import it."""
    print(f"Compiling {len(MODULES)} modules (about a minute) ...", flush=True)
    try:
        build()
    except (Failed, OSError) as error:
        print(f"FAILED: nothing was compiled, the sources run as before: {error}", file=sys.stderr)
        return 1
    environment = {name: value for name, value in os.environ.items() if name != fast.PURE_VARIABLE}
    if subprocess.run([sys.executable, "-c", TRIAL], cwd=ROOT, env=environment, check=False).returncode:
        shutil.rmtree(fast.FOLDER)
        print("FAILED: what was compiled cannot be imported; the sources run as before", file=sys.stderr)
        return 1
    size = sum(file.stat().st_size for file in fast.FOLDER.iterdir()) / 1e6
    place = fast.FOLDER.relative_to(ROOT)
    print(f"{len(MODULES)} modules, {size:.1f} MB in {place}, for {sysconfig.get_platform()}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
