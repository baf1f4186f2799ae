"""The hot modules compiled, where somebody built them: the same code to the last byte, several times as fast.

``packaging/dev.py build --fast`` compiles a named list of modules with mypyc into the folder ``_fast``, apart
from the sources, with a note of what they were made from. They are used where that note still fits: another
Python, a source changed since, a damaged file or the variable ``CYTOSIS_PURE``, and the sources run as ever.
All or nothing, because compiled classes know each other.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PURE_VARIABLE = "CYTOSIS_PURE"
"""Where it is set, the sources run: for tests that reach into classes, and to compare."""

PACKAGE = Path(__file__).resolve().parent
FOLDER = PACKAGE / "_fast"
NOTE = "built.json"
GROUP = "cytosis__mypyc"
"""The library that holds the code of all compiled modules; each of them only opens its door."""

COMPILED, NOT_BUILT, SWITCHED_OFF, OTHER_PYTHON, STALE, BROKEN = (
    *("compiled", "not_built", "switched_off", "other_python", "stale", "broken"),
)
"""What can be said about the compiled modules."""

_state = NOT_BUILT


def state() -> str:
    """Whether the compiled modules run, or why not."""
    return _state


def suffix() -> str:
    """How the files of this Python's extension modules end."""
    return EXTENSION_SUFFIXES[0]


def digests(root: Path, modules: Sequence[str]) -> dict[str, str]:
    """By module, what its source holds; modules without a source (in the frozen app) are left out."""
    found = {}
    for module in modules:
        source = root.joinpath(*module.split(".")).with_suffix(".py")
        if source.is_file():
            found[module] = sha256(source.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
    return found


def fits(note: Mapping[str, object], root: Path) -> str:
    """Whether what was built fits this Python and these sources."""
    sources, constants = note.get("sources"), note.get("constants", {})
    if note.get("suffix") != suffix():
        return OTHER_PYTHON
    if not isinstance(sources, dict) or not isinstance(constants, dict):
        return BROKEN
    made_from = {**sources, **constants}
    now = digests(root, tuple(made_from))
    return COMPILED if all(made_from[name] == digest for name, digest in now.items()) else STALE


def files(folder: Path = FOLDER, root: Path = PACKAGE.parent) -> tuple[Path, ...]:
    """What to ship of the compiled modules: all of it where it fits these sources, else nothing."""
    try:
        note = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ()
    fit = isinstance(note, dict) and fits(note, root) == COMPILED
    return tuple(sorted(folder.iterdir())) if fit else ()


class Finder:
    """Finds the compiled modules before Python finds their sources."""

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self._files = {name: folder / f"{name}{suffix()}" for name in (GROUP, *modules)}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where that module lies, if it is one of ours."""
        file = self._files.get(name)
        return spec_from_file_location(name, file) if file else None


def install(folder: Path = FOLDER, root: Path = PACKAGE.parent) -> str:
    """Use the compiled modules if they are there and fit; nothing that goes wrong here stops the program."""
    global _state
    _state = _installed(folder, root)
    return _state


def _installed(folder: Path, root: Path) -> str:
    if os.environ.get(PURE_VARIABLE):
        return SWITCHED_OFF
    try:
        note = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return NOT_BUILT
    except (OSError, ValueError):
        return BROKEN
    found = fits(note, root) if isinstance(note, dict) else BROKEN
    return (
        _tried(Finder(folder, tuple(note["sources"])), tuple(note["sources"])) if found == COMPILED else found
    )


def _tried(finder: Finder, modules: Sequence[str]) -> str:
    """Import the rules by way of the compiled modules; where that fails, as if they were not there."""
    sys.meta_path.insert(0, finder)
    before = set(sys.modules)
    try:
        for name in modules:
            if name.startswith(("cytosis.engine.", "cytosis.games.")):
                import_module(name)
        return COMPILED
    except Exception:
        sys.meta_path.remove(finder)
        for name in set(sys.modules) - before:
            if name == GROUP or name.startswith("cytosis."):
                del sys.modules[name]
        return BROKEN
