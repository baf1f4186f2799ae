"""What belongs to the shipped program: version, libraries, data files, and what each system asks for.

Read by cytosis.spec, release_check.py and tests. The lists are taken from pyproject.toml, so that the
wheel and the frozen app never differ.
"""

from __future__ import annotations

import plistlib
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
APP_ID = "io.github.cytosis_game.Cytosis"
DATA = ("assets", "rules_data")


def project() -> dict[str, Any]:
    """pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def version() -> str:
    """The one place that says it is cytosis/__init__.py."""
    text = (ROOT / "cytosis" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("cytosis/__init__.py does not tell the version")
    return found[1]


def libraries() -> list[str]:
    """The names of the libraries the program needs to run."""
    return [
        re.split(r"[^A-Za-z0-9._-]", line)[0].rstrip("~") for line in project()["project"]["dependencies"]
    ]


def data_files() -> Iterator[tuple[Path, Path]]:
    """Every file of assets and rules_data that is shipped: where it is, and its path inside the program."""
    left_out = project()["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    for name in DATA:
        for file in sorted((ROOT / name).rglob("*")):
            inside = file.relative_to(ROOT)
            if file.is_file() and not any(_matches(inside, pattern) for pattern in left_out):
                yield file, inside


def _matches(file: Path, pattern: str) -> bool:
    """A pattern as in .gitignore: from the root with a slash in front, else by name anywhere."""
    if pattern.startswith("/"):
        return any(fnmatch(f"/{part.as_posix()}", pattern) for part in (file, *file.parents))
    return fnmatch(file.name, pattern)


def write_version_resource(folder: Path) -> str:
    """The version information of the Windows programs, from its template; the path of the file written."""
    numbers = [int(part) for part in re.findall(r"\d+", version())][:4]
    text = (ROOT / "packaging" / "windows" / "version.txt").read_text(encoding="utf-8")
    text = text.replace("@NUMBERS@", str(tuple([*numbers, 0, 0, 0, 0][:4]))).replace("@VERSION@", version())
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "version.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def info_plist() -> dict[str, Any]:
    """What macOS wants to know, besides what PyInstaller tells it."""
    plist: dict[str, Any] = plistlib.loads((ROOT / "packaging" / "macos" / "Info.plist").read_bytes())
    return {**plist, "CFBundleVersion": version(), "CFBundleShortVersionString": version()}
