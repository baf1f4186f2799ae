"""Saved games: the journal on disk, one file per game, one line per move.

A move counts as made when its line is on the disk: :meth:`Save.append` writes, flushes and syncs it
before anybody is shown the move. How files are read, and how far a damaged one, is told in
:mod:`.reading`; what a player does with whole files (rename, copy, throw away) in :mod:`.shelf`.
"""

from __future__ import annotations

import errno
import os
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from cytosis.app.files.reading import Reading, bytes_of, look, read, read_bytes
from cytosis.app.files.safe_file import DiskError, copy_aside, make_folder, told, write_all, write_whole
from cytosis.app.files.safe_file import text_about as _text
from cytosis.engine import codec
from cytosis.engine.errors import SaveError
from cytosis.engine.journal import Journal
from cytosis.engine.match import Match

__all__ = [
    "DiskError",
    "Reading",
    "Save",
    "SaveError",
    "SaveLocked",
    "files_in",
    "folder_in",
    "look",
    "read",
    "read_bytes",
]

SUFFIX = ".cytosis"
_OLD = 3600.0  # seconds; no save takes that long to be written


class SaveLocked(SaveError):
    """Another window plays that game."""


def folder_in(user_data: Path) -> Path:
    """Where saves live inside the player's data folder."""
    return user_data / "saves"


def files_in(folder: Path) -> list[Path]:
    """The saves of a folder, the one written last first."""
    with told(folder):
        found = [(_written_at(file), file.name, file) for file in folder.glob(f"*{SUFFIX}")]
    return [file for _, _, file in sorted(found, reverse=True)]


def _written_at(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:  # gone, or a link to nowhere: it is listed and told as that
        return 0


class Save:
    """One game's file, held by this process alone until :meth:`close`."""

    def __init__(self, match: Match, folder: Path) -> None:
        """A save that is not on disk yet; the first :meth:`append` makes its file."""
        self.note = ""  # what the player should know about how it was opened
        self._match = match
        self._folder = folder
        self._path: Path | None = None
        self._lock: FileLock | None = None
        self._length = 0  # bytes that are safely on disk
        self._written = 0  # moves among them
        self._torn = False  # a write failed: what follows the good bytes is ours to overwrite
        self._after = 0  # when the save before this one was written, whatever the clock says now

    @classmethod
    def create(cls, match: Match, folder: Path) -> Save:
        """Put a match on disk under a new name of ours; SaveError when that fails."""
        save = cls(match, folder)
        save.append()
        return save

    @classmethod
    def open(cls, path: Path) -> tuple[Save, Match]:
        """A save and its game, to go on with; SaveError when it is unreadable, or open elsewhere.

        Of a damaged save the good part is taken, the damaged file is kept aside and :attr:`note` says
        so. One of an older format is written anew in the present one, the old file kept aside too.
        """
        lock = locked(path)
        try:
            data = bytes_of(path)
            reading = read_bytes(path, data)
            save = cls(reading.match, path.parent)
            whole = whole_file(reading.match.journal)
            if whole != data:
                with told(path):
                    copy_aside(path, data)
                    write_whole(path, whole)
        except BaseException:
            unlocked(lock)
            raise
        save.note = reading.note
        save._take(path, lock, len(whole), len(reading.match.journal.lines))
        return save, reading.match

    @property
    def path(self) -> Path | None:
        """The file, or None while nothing could be written."""
        return self._path

    @property
    def written(self) -> int:
        """How many moves are safely on disk."""
        return self._written

    def append(self) -> None:
        """Write the lines not yet on disk and wait until they are there; SaveError when that fails."""
        journal = self._match.journal
        if self._path is None:
            self._create(journal)
            return
        lines = journal.lines[self._written :]
        if not lines:
            return
        path = self._path
        try:
            with told(path):
                self._write(path, b"".join(map(_line, lines)))
        except SaveError:
            if not path.exists():
                self._detach()
            raise
        self._written += len(lines)

    def copy(self, title: str) -> Path:
        """A copy of the game so far under a title, in a file of its own; this one goes on as it was."""
        copy = put_new(self._match.journal.with_about(title=title), self._folder)
        if self._path is not None:
            list_after(copy, self._path)
        return copy

    def close(self) -> None:
        """Let others open the file."""
        if self._lock is not None:
            unlocked(self._lock)
            self._lock = None

    def _create(self, journal: Journal) -> None:
        data, count = whole_file(journal), len(journal.lines)
        with told(self._folder):
            path = new_path(self._folder)
            lock = locked(path, new=True)
            try:
                _write_new(path, data)
            except OSError:
                unlocked(lock)
                raise
        self._take(path, lock, len(data), count)
        with suppress(OSError), path.open("rb") as file:
            self._stay_newest(file.fileno())

    def _take(self, path: Path, lock: FileLock, length: int, written: int) -> None:
        self._path, self._lock, self._length, self._written = path, lock, length, written
        others = (_written_at(file) for file in path.parent.glob(f"*{SUFFIX}") if file != path)
        self._after = max(others, default=0)
        sweep(path.parent)

    def _detach(self) -> None:
        """The file is gone: the next attempt writes the whole game into a new one."""
        self.close()
        self._path, self._length, self._written, self._torn = None, 0, 0, False

    def _write(self, path: Path, data: bytes) -> None:
        """After the good bytes and nowhere else, also when an earlier attempt broke off in the middle."""
        with path.open("r+b", buffering=0) as file:
            size = file.seek(0, os.SEEK_END)
            if size != self._length and not (self._torn and size > self._length):
                raise SaveError(_text("save.changed", path))
            self._torn = True
            file.truncate(self._length)
            file.seek(self._length)
            write_all(file.fileno(), data)
            self._length += len(data)
            self._torn = False
            self._stay_newest(file.fileno())

    def _stay_newest(self, file: int) -> None:
        """The save played last is listed first, also when the clock was set back since the others."""
        now = os.fstat(file)
        if now.st_mtime_ns <= self._after and os.utime in os.supports_fd:
            os.utime(file, ns=(now.st_atime_ns, self._after + 1_000_000))


# -- the disk ----------------------------------------------------------------------------------------------
def whole_file(journal: Journal) -> bytes:
    """A journal as its file holds it."""
    return b"".join(map(_line, [journal.header, *journal.lines]))


def _line(line: Any) -> bytes:
    return codec.canonical(line).encode("utf-8") + b"\n"


def put_new(journal: Journal, folder: Path) -> Path:
    """A journal in a new file that nobody holds."""
    with told(folder):
        path = new_path(folder)
        _write_new(path, whole_file(journal))
    return path


def list_after(path: Path, played: Path) -> None:
    """What is only kept is not what was played last."""
    with suppress(OSError):
        at = played.stat().st_mtime_ns - 1_000_000
        os.utime(path, ns=(at, at))


def _write_new(path: Path, data: bytes) -> None:
    """A file that was not there; where its folder cannot be synced, so that it may not last, none is left."""
    try:
        write_whole(path, data)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise


def sweep(folder: Path) -> None:
    """Remove what a program that was killed has left: files half written, locks of saves that are gone.

    Only what is old. Should it be somebody's of this very moment after all, because the clock was set,
    that one notices, tells the player and writes again.
    """
    with suppress(OSError):
        left = [*folder.glob(f"*{SUFFIX}.????????.tmp"), *folder.glob(f"*{SUFFIX}.lock")]
        for file in left:
            save = file.with_name(file.name.partition(SUFFIX)[0] + SUFFIX)
            if (file.suffix == ".tmp" or not save.exists()) and time.time() - file.stat().st_mtime > _OLD:
                file.unlink()


def new_path(folder: Path) -> Path:
    """A name of our own making: the next number, and letters against two programs counting at once."""
    make_folder(folder)
    numbers = [file.name.split("-")[1] for file in folder.glob(f"game-*-*{SUFFIX}")]
    number = 1 + max((int(n) for n in numbers if n.isascii() and n.isdigit() and len(n) < 9), default=0)
    return folder / f"game-{number:05}-{secrets.token_hex(3)}{SUFFIX}"


def locked(path: Path, new: bool = False) -> FileLock:
    """The file's lock; it ends with the process that holds it, so no crash leaves a game shut.

    Only of a file that is there, or (``new``) is about to be made.
    """
    with told(path):
        there = path.parent.is_dir() if new else path.exists()
        if not there:  # looking for a file must not leave one behind
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        lock = FileLock(f"{path}.lock", timeout=0, fallback_to_soft=False)
        try:
            lock.acquire()
        except Timeout:
            raise SaveLocked(_text("save.locked", path)) from None
    return lock


def unlocked(lock: FileLock) -> None:
    """Let go of a lock and leave no file of it behind, be it in somebody's folder for downloads.

    Safe while others wait: filelock does not count a lock whose file has lost its name.
    """
    with suppress(OSError):  # Windows keeps a file that is open, a read-only disk keeps all
        os.unlink(lock.lock_file)
    lock.release()
