"""The saved games as a player wants to have them: listed, renamed, copied, thrown away, passed on."""

from __future__ import annotations

import logging
import os
import secrets
import time
from pathlib import Path

from cytosis.app.files import saves
from cytosis.app.files.glance import Shelved, look_at
from cytosis.app.files.safe_file import copy_aside, sync_folder, told, write_whole
from cytosis.app.play import players
from cytosis.app.play.players import title_of
from cytosis.engine.errors import SaveError

__all__ = [
    "Shelved",
    "bring_in",
    "duplicate",
    "files",
    "look_at",
    "pass_on",
    "rename",
    "take_back",
    "throw_away",
    "trash",
]

TRASH = "trash"
_log = logging.getLogger(__name__)


# -- looking -----------------------------------------------------------------------------------------------
def files(folder: Path) -> list[Path]:
    """The saves of a folder, newest first; none where the folder is not there or cannot be read."""
    try:
        return saves.files_in(folder) if folder.is_dir() else []
    except (OSError, SaveError):
        return []


# -- doing -------------------------------------------------------------------------------------------------
def rename(path: Path, title: str) -> None:
    """Give a save a title, which is inside the file; SaveError when it is open elsewhere or damaged."""
    name = players.title(title)
    lock = saves.locked(path)
    try:
        journal = saves.read(path).journal.with_about(title=name)
        with told(path):
            write_whole(path, saves.whole_file(journal))
    finally:
        saves.unlocked(lock)


def duplicate(path: Path, title: str) -> Path:
    """A second file of the same game under a title."""
    copied = saves.put_new(saves.read(path).journal.with_about(title=players.title(title)), path.parent)
    saves.list_after(copied, path)
    return copied


def throw_away(path: Path) -> Path:
    """Move a save into the trash beside it, from where :func:`take_back` brings it again."""
    lock = saves.locked(path)
    try:
        with told(path):
            place = path.parent / TRASH
            place.mkdir(exist_ok=True)
            target = place / path.name
            if target.exists():
                target = place / f"{path.stem}-{secrets.token_hex(3)}{path.suffix}"
            path.replace(target)
            os.utime(target, ns=(time.time_ns(), target.stat().st_mtime_ns))  # the order of :func:`trash`
            sync_folder(path.parent)
    finally:
        saves.unlocked(lock)
    return target


def trash(folder: Path) -> list[Path]:
    """What was thrown away of a folder and can be taken back, the last first."""
    try:
        found = saves.files_in(folder / TRASH) if (folder / TRASH).is_dir() else []
        return sorted(found, key=lambda path: path.stat().st_atime_ns, reverse=True)
    except (OSError, SaveError):
        return []


def take_back(path: Path) -> Path:
    """Bring a save back out of the trash."""
    target = path.parent.parent / path.name
    with told(path):
        if target.exists():
            target = target.with_name(f"{path.stem}-{secrets.token_hex(3)}{path.suffix}")
        path.replace(target)
        sync_folder(target.parent)
    return target


def bring_in(source: Path, folder: Path) -> Path:
    """A copy of somebody's file among the saves, checked by the rules and under a name of ours.

    Of a damaged file the good part is taken and a copy of the whole kept with the damaged ones.
    """
    reading = saves.look(source)
    path = saves.put_new(reading.match.journal, folder)
    if reading.problem is not None:
        with told(source):
            data = source.read_bytes()
            copy_aside(folder / source.name, data)
    return path


def pass_on(path: Path, target: Path) -> Path:
    """A copy of a save for somebody else; into a folder under a readable name, never over another file."""
    reading = saves.look(path)
    if target.is_dir():
        target = _free(target, title_of(reading.match.journal.header) or path.stem)
    with told(target):
        if target.exists():
            raise FileExistsError(17, "there is a file of that name")
        write_whole(target, path.read_bytes())
    return target


def _free(folder: Path, title: str) -> Path:
    """A name that is not taken, made of letters and digits only: titles are anything."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in title).strip("-")[:40] or "game"
    name = f"cytosis-{plain}"
    taken = (
        folder / f"{name}{saves.SUFFIX}",
        *(folder / f"{name}-{n}{saves.SUFFIX}" for n in range(2, 1000)),
    )
    return next(path for path in taken if not path.exists())
