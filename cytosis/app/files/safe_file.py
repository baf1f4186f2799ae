"""Files of the player's own, written whole or not at all: settings, statistics, new and repaired saves.

A new file is written beside the old one, synced, renamed over it, and the folder synced, so that at
every moment the name holds the old content or the new. A file that cannot be read is moved aside,
never deleted: somebody may still want what is in it.
"""

from __future__ import annotations

import errno
import json
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from cytosis.app.words import i18n
from cytosis.engine import codec
from cytosis.engine.errors import SaveError

MOST_BYTES = 1 << 20
ASIDE = "quarantine"
_LOCK_SECONDS = 2.0

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)
_KEYS = {
    **dict.fromkeys(_FULL, "save.full"),
    **dict.fromkeys(_DENIED, "save.denied"),
    errno.ENOENT: "save.missing",
    errno.ENOTDIR: "save.missing",
    errno.EISDIR: "save.folder",
    errno.ENOSYS: "save.no_locks",
}


class DiskError(SaveError):
    """The disk does not let us; the message says what to do."""


# -- JSON --------------------------------------------------------------------------------------------------
def write(path: Path, data: Any) -> None:
    """Put plain data there as JSON; OSError when the disk does not let us, and the old file stays."""
    text = json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False) + "\n"
    write_whole(path, text.encode("utf-8"))


def read(path: Path) -> Any:
    """The data of a file; None where there is none. SaveError when it is damaged, OSError from the disk."""
    try:
        if not path.is_file() and path.exists():  # reading a pipe or a device might never end
            raise SaveError(f"{path.name}: not a file")
        if path.stat().st_size > MOST_BYTES:
            raise SaveError(f"{path.name}: larger than {MOST_BYTES >> 20} MiB")
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except UnicodeError:
        raise SaveError(f"{path.name}: not UTF-8 text") from None
    return codec.read_json(text)


def append_line(path: Path, data: Any) -> None:
    """One more line of JSON at the end of a file, down to the disk; half a line before it is closed off."""
    make_folder(path.parent)
    new = not path.exists()
    with path.open("a+b", buffering=0) as file:
        size = file.seek(0, os.SEEK_END)
        broken = False
        if size:
            file.seek(size - 1)
            broken = file.read(1) != b"\n"
        line = codec.canonical(data).encode("utf-8") + b"\n"
        write_all(file.fileno(), b"\n" * broken + line)
    if new:
        sync_folder(path.parent)


def read_lines(path: Path, most: int) -> tuple[list[Any], bool]:
    """The good lines of a file of JSON lines, and whether all were good; OSError from the disk."""
    if not path.is_file() or path.stat().st_size > most:
        return [], not path.exists()
    found, whole = [], True
    for raw in path.read_bytes().splitlines():
        try:
            found.append(codec.read_json(raw.decode("utf-8")))
        except (SaveError, UnicodeError):
            whole = False
    return found, whole


# -- keeping what is damaged -------------------------------------------------------------------------------
def put_aside(path: Path) -> Path | None:
    """Move an unreadable file into a folder beside it; None when even that is not possible."""
    try:
        target = _aside(path)
        path.replace(target)
    except OSError:
        return None
    return target


def copy_aside(path: Path, data: bytes) -> Path:
    """Keep a file's content in the folder for damaged ones and leave the file; OSError from the disk."""
    target = _aside(path)
    try:
        os.link(path, target)
    except OSError:  # a disk without links
        write_whole(target, data)
    sync_folder(target.parent)
    return target


def _aside(path: Path) -> Path:
    place = path.parent / ASIDE
    make_folder(place)
    return place / f"{path.stem}-{secrets.token_hex(3)}{path.suffix}"


# -- locks -------------------------------------------------------------------------------------------------
@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Hold a file's short lock while changing it; False when somebody else keeps it too long."""
    make_folder(path.parent)
    lock = FileLock(f"{path}.lock", timeout=_LOCK_SECONDS, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()


# -- bytes -------------------------------------------------------------------------------------------------
def write_whole(path: Path, data: bytes) -> None:
    """The whole file or none: written beside, synced, renamed, and the folders synced."""
    make_folder(path.parent)
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        with beside.open("xb", buffering=0) as file:
            write_all(file.fileno(), data)
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    sync_folder(path.parent)
    sync_folder(path.parent.parent)


def write_all(file: int, data: bytes) -> None:
    """All bytes, also when the system takes them in pieces, down to the disk."""
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it, so that they last through a power cut."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(exist_ok=True)
        sync_folder(one.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last through a power cut."""
    if not hasattr(os, "O_DIRECTORY"):  # pragma: no cover - Windows keeps names without being asked
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# -- telling -----------------------------------------------------------------------------------------------
@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn what the system says into a line for a player: what, where, what to do."""
    try:
        yield
    except OSError as error:
        key = _KEYS.get(error.errno or 0, "save.disk")
        problem = error.strerror or type(error).__name__
        raise DiskError(text_about(key, path, problem=problem)) from error


def text_about(key: str, path: Path, **params: object) -> str:
    """A line about a file, which it names without the folders of somebody's home."""
    return i18n.default().t(key, file=printable(path.name or str(path)), **params)


def printable(name: str) -> str:
    """A name of a file as it may be shown: whatever a terminal would obey is left out."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in name)
