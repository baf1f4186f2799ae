"""``cytosis --install-desktop``: an entry in the menu, the icon, and saved games that open by a double click.

Only for Linux desktops, and only for the person who asks: nothing is written outside XDG_DATA_HOME. What was
written is noted in a list, so that ``--uninstall-desktop`` removes exactly that.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath

from cytosis import paths
from cytosis.app.files import safe_file
from cytosis.app.words import i18n
from cytosis.cli.parser import word
from cytosis.cli.streams import output
from cytosis.engine.errors import CytosisError

INSTALL, UNINSTALL = "install", "uninstall"
LIST = PurePosixPath("cytosis/desktop-files.json")
ENTRY = "cytosis.desktop"
MIME_ICON = "application-x-cytosis"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

_TOOLS = {"applications": "update-desktop-database", "mime": "update-mime-database"}
_GENERATED = {
    "applications": ("mimeinfo.cache",),
    "mime": (
        *("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic"),
        *("mime.cache", "subclasses", "treemagic", "types", "version"),
    ),
}
"""What the tools write into such a folder; removed with it where the folder was ours."""
_MADE_BY_TOOL = PurePosixPath("mime/application/x-cytosis.xml")


class DesktopError(CytosisError):
    """It cannot be done here; the message says why."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The two wishes; at most one of them."""
    group = parser.add_mutually_exclusive_group()
    for wish, about in (
        (INSTALL, word("install")),
        (UNINSTALL, word("uninstall")),
    ):
        group.add_argument(
            f"--{wish}-desktop",
            dest="desktop",
            action="store_const",
            const=wish,
            help=about,
        )


def run(wish: str) -> int:
    """Do it, and say what was done."""
    texts = i18n.default()
    if not sys.platform.startswith("linux"):
        raise DesktopError(texts.t("desktop.only_linux"))
    home = data_home(os.environ)
    if wish == INSTALL:
        count = install(home, command())
        output().say(texts.t("desktop.installed", n=count, folder=str(home)))
        output().say(texts.t("desktop.undo"))
    else:
        count = uninstall(home)
        output().say(texts.t("desktop.removed" if count else "desktop.nothing", n=count, folder=str(home)))
    return 0


def data_home(environ: Mapping[str, str]) -> Path:
    """XDG_DATA_HOME; a relative one does not count, as the standard says."""
    given = environ.get("XDG_DATA_HOME", "")
    return Path(given) if given.startswith("/") else Path.home() / ".local" / "share"


def command() -> list[str]:
    """How this very program is started again: frozen, installed, or from a checkout."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    script = Path(sys.executable).with_name("cytosis-gui")
    return [str(script)] if script.is_file() else [sys.executable, "-m", "cytosis"]


# -- what is written ---------------------------------------------------------------------------------------
def files(start: list[str]) -> Iterator[tuple[PurePosixPath, bytes]]:
    """Every file, by its place below XDG_DATA_HOME."""
    source, icons = paths.assets() / "desktop", paths.assets() / "icons"
    entry = entry_for((source / ENTRY).read_text(encoding="utf-8"), start)
    yield PurePosixPath("applications", ENTRY), entry.encode()
    yield PurePosixPath("mime/packages/cytosis.xml"), (source / "cytosis.mime.xml").read_bytes()
    for file in source.glob("*.metainfo.xml"):
        yield PurePosixPath("metainfo", file.name), file.read_bytes()
    pictures = [(f"{size}x{size}", icons / f"{size}.png") for size in SIZES]
    for folder, file in [*pictures, ("scalable", icons / "cytosis.svg")]:
        for place in ("apps/cytosis", f"mimetypes/{MIME_ICON}"):
            yield PurePosixPath("icons/hicolor", folder, place + file.suffix), file.read_bytes()


def entry_for(template: str, start: list[str]) -> str:
    """The entry with the real command in place of ``cytosis``, which may not be on the PATH."""
    words = " ".join(quoted(word) for word in start)
    lines = []
    for line in template.splitlines():
        if line.startswith("Exec=cytosis"):
            line = f"Exec={words}{line.removeprefix('Exec=cytosis')}"
        lines.append(line)
        if line == "Type=Application":  # an entry whose program is gone is not shown
            lines.append(f"TryExec={escaped(start[0])}")
            if len(start) > 1:  # python -m cytosis needs the checkout as its folder
                lines.append(f"Path={escaped(str(paths.assets().parent))}")
    return "\n".join([*lines, ""])


def quoted(word: str) -> str:
    """A word of a command line in an entry: quoted as the standard says, then escaped like any text."""
    for sign in ("\\", '"', "`", "$"):
        word = word.replace(sign, "\\" + sign)
    return escaped(f'"{word}"'.replace("%", "%%"))


def escaped(text: str) -> str:
    """Text of an entry; a line break would begin another key."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t")


# -- doing and undoing -------------------------------------------------------------------------------------
def _check_free(there: Path, content: bytes) -> None:
    """DesktopError where somebody else's file stands there."""
    if there.exists() and there.read_bytes() != content:
        raise DesktopError(i18n.default().t("desktop.in_the_way", file=str(there)))


def install(home: Path, start: list[str]) -> int:
    """Write everything; how many files. A file of somebody else's in the way is left and said."""
    written, folders = _noted(home)
    wanted = list(files(start))
    for place, content in wanted:
        if str(place) not in written:
            _check_free(home / place, content)
    places = [place for place, _ in wanted]
    needed = {folder for place in (*places, _MADE_BY_TOOL) for folder in _folders(place)}
    new = {str(folder) for folder in needed if not (home / folder).is_dir()}
    note = {"files": sorted({*written, *map(str, places)}), "folders": sorted({*folders, *new})}
    safe_file.write(home / LIST, note)  # first: what is half done can be undone too
    for place, content in wanted:
        safe_file.write_whole(home / place, content)
    _tell(home)
    return len(wanted)


def uninstall(home: Path) -> int:
    """Remove what was written, and folders that were made for it and are empty now; how many files."""
    written, folders = _noted(home)
    if not written:
        return 0
    removed = 0
    for place in written:
        with suppress(FileNotFoundError):
            (home / place).unlink()
            removed += 1
    _tell(home)
    for name, generated in _GENERATED.items():
        for file in generated if name in folders else ():
            (home / name / file).unlink(missing_ok=True)
    for folder in sorted(folders, key=len, reverse=True):
        with suppress(OSError):  # somebody else's files are in it
            (home / folder).rmdir()
    (home / LIST).unlink(missing_ok=True)
    with suppress(OSError):
        (home / LIST).parent.rmdir()
    return removed


def _folders(place: PurePosixPath) -> list[PurePosixPath]:
    return [folder for folder in place.parents if folder != PurePosixPath(".")]


def _noted(home: Path) -> tuple[list[str], list[str]]:
    """Files and folders written earlier. The list is only believed where it names places below home."""
    note = safe_file.read(home / LIST)
    if not isinstance(note, dict):
        return [], []
    return _places(note.get("files")), _places(note.get("folders"))


def _places(noted: object) -> list[str]:
    names = [name for name in noted if isinstance(name, str)] if isinstance(noted, list) else []
    return [name for name in names if name and ".." not in PurePosixPath(name).parts and name[0] != "/"]


def _tell(home: Path) -> None:
    """Let the desktop notice at once; where its tools are missing it does so at the next login."""
    for name, tool in _TOOLS.items():
        found, folder = shutil.which(tool), home / name
        if found and folder.is_dir():
            subprocess.run([found, str(folder)], capture_output=True, check=False)  # noqa: S603
    with suppress(OSError):
        os.utime(home / "icons" / "hicolor")  # an older cache of icons no longer counts
