"""Saved games: the journal on disk, one file per game, one line per move.

A move counts as made when its line is on the disk: :meth:`Save.append` writes, flushes and syncs it
before anybody is shown the move. Reading replays every line through the rules, so a file can be
damaged or forged as it likes: it is refused, or it is a game that legal moves lead to.
"""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from cytosis.app import i18n
from cytosis.app.players import players_of
from cytosis.engine import codec
from cytosis.engine.errors import SaveError
from cytosis.engine.journal import Journal, check_lines
from cytosis.engine.match import Match

SUFFIX = ".cytosis"
MOST_BYTES = 4 << 20
MOST_LINE_BYTES = 256 << 10

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)


def folder_in(user_data: Path) -> Path:
    """Where saves live inside the player's data folder."""
    return user_data / "saves"


def files_in(folder: Path) -> list[Path]:
    """The saves of a folder, the one written last first."""
    with _told(folder):
        found = [(file.stat().st_mtime_ns, file.name, file) for file in folder.glob(f"*{SUFFIX}")]
    return [file for _, _, file in sorted(found, reverse=True)]


class Save:
    """One game's file, held by this process alone until :meth:`close`."""

    def __init__(self, match: Match, folder: Path) -> None:
        """A save that is not on disk yet; the first :meth:`append` makes its file."""
        self._match = match
        self._folder = folder
        self._path: Path | None = None
        self._lock: FileLock | None = None
        self._length = 0  # bytes that are safely on disk
        self._written = 0  # moves among them
        self._torn = False  # a write failed: what follows the good bytes is ours to overwrite

    @classmethod
    def create(cls, match: Match, folder: Path) -> Save:
        """Put a match on disk under a new name of ours; SaveError when that fails."""
        save = cls(match, folder)
        save.append()
        return save

    @classmethod
    def open(cls, path: Path) -> tuple[Save, Match]:
        """A save and its game, to go on with; SaveError when it is damaged, or open elsewhere."""
        lock = _locked(path)
        try:
            data = _bytes_of(path)
            match = _strict(path, data)
        except BaseException:
            lock.release()
            raise
        save = cls(match, path.parent)
        save._path, save._lock = path, lock
        save._length, save._written = len(data), len(match.journal.lines)
        return save, match

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
        with _told(self._path):
            self._write(self._path, b"".join(map(_line, lines)))
        self._written += len(lines)

    def copy(self, title: str) -> Path:
        """A copy of the game so far under a title, in a file of its own; this one goes on as it was."""
        old = self._match.journal
        body = {key: value for key, value in old.header.items() if key != "check"}
        journal = Journal({**body, "about": {**body["about"], "title": title}})
        for line in old.lines:
            journal.append(line["seat"], line["do"], line["state"])
        with _told(self._folder):
            path = _new_path(self._folder)
            _write_new(path, _whole(journal))
        return path

    def close(self) -> None:
        """Let others open the file."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _create(self, journal: Journal) -> None:
        data = _whole(journal)
        with _told(self._folder):
            path = _new_path(self._folder)
            lock = _locked(path)
            try:
                _write_new(path, data)
            except OSError:
                lock.release()
                raise
        self._lock = lock
        self._path, self._length, self._written = path, len(data), len(journal.lines)

    def _write(self, path: Path, data: bytes) -> None:
        """After the good bytes and nowhere else, also when an earlier attempt broke off in the middle."""
        with path.open("r+b", buffering=0) as file:
            size = file.seek(0, os.SEEK_END)
            if size != self._length and not (self._torn and size > self._length):
                raise SaveError(_text("save.changed", path))
            self._torn = True
            file.truncate(self._length)
            file.seek(self._length)
            _write_all(file.fileno(), data)
        self._length += len(data)
        self._torn = False


# -- reading -----------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Reading:
    """How far a file could be read: the game at the last good line, and what is wrong with the next."""

    match: Match
    problem: SaveError | None = None


def read(path: Path) -> Match:
    """The game of a save or of a ``Match.to_json`` text, only to look at; SaveError if damaged."""
    return _strict(path, _bytes_of(path))


def _strict(path: Path, data: bytes) -> Match:
    reading = read_bytes(path, data)
    if reading.problem is not None:
        raise reading.problem
    return reading.match


def read_bytes(path: Path, data: bytes) -> Reading:
    """Replay as much as is good; SaveError when not even the header is."""
    text = _decoded(path, data)
    try:
        if text.startswith('{"header":'):
            match = Match.from_json(text.removesuffix("\n"))
            players_of(match.journal.header)
            return Reading(match)
        first, *rest = text.split("\n")
        match = Match.opened(_parsed(first))
        players_of(match.journal.header)
    except SaveError as error:
        raise SaveError(_text("save.damaged", path, problem=error)) from error
    if not rest:
        raise SaveError(_text("save.torn", path, n=0))
    return Reading(match, _replay(path, match, rest))


def _replay(path: Path, match: Match, rest: list[str]) -> SaveError | None:
    """Play the lines up to the first that is bad, and say what is wrong with that one."""
    *raws, tail = rest
    problem = SaveError(_text("save.torn", path, n=len(rest))) if tail else None
    lines = []
    for number, raw in enumerate(raws, 1):
        try:
            lines.append(_parsed(raw))
        except SaveError as error:
            where = i18n.default().t("save.move", n=number, problem=error)
            problem = SaveError(_text("save.damaged", path, problem=where))
            break
    try:
        for line in check_lines(match.journal.last_check, lines):
            match.redo(line)
    except SaveError as error:
        problem = SaveError(_text("save.damaged", path, problem=error))
    return problem


def _parsed(raw: str) -> Any:
    """One line, written exactly as we write it: whatever is not was changed by somebody else."""
    data = codec.read_json(raw)
    if codec.canonical(data) != raw:
        raise SaveError(i18n.default().t("save.not_ours"))
    return data


def _bytes_of(path: Path) -> bytes:
    """The file, unless it is larger than any game; asked before reading."""
    with _told(path):
        if path.exists() and not path.is_file():  # reading a pipe or a device might never end
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.stat().st_size > MOST_BYTES:
            raise SaveError(_text("save.too_big", path, most=MOST_BYTES >> 20))
        return path.read_bytes()


def _decoded(path: Path, data: bytes) -> str:
    if b"\0" in data:
        raise SaveError(_text("save.binary", path))
    if max(map(len, data.split(b"\n"))) > MOST_LINE_BYTES and not data.startswith(b'{"header":'):
        raise SaveError(_text("save.long_line", path, most=MOST_LINE_BYTES >> 10))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise SaveError(_text("save.binary", path)) from None


# -- the disk ----------------------------------------------------------------------------------------------
def _whole(journal: Journal) -> bytes:
    return b"".join(map(_line, [journal.header, *journal.lines]))


def _line(line: Any) -> bytes:
    return codec.canonical(line).encode("utf-8") + b"\n"


def _new_path(folder: Path) -> Path:
    """A name of our own making: the next number, and letters against two programs counting at once."""
    folder.mkdir(parents=True, exist_ok=True)
    numbers = [file.name.split("-")[1] for file in folder.glob(f"game-*-*{SUFFIX}")]
    number = 1 + max((int(n) for n in numbers if n.isascii() and n.isdigit() and len(n) < 9), default=0)
    return folder / f"game-{number:05}-{secrets.token_hex(3)}{SUFFIX}"


def _write_new(path: Path, data: bytes) -> None:
    """The whole file or none: written beside, synced, renamed, and the folder synced."""
    beside = path.with_suffix(".tmp")
    try:
        with beside.open("xb", buffering=0) as file:
            _write_all(file.fileno(), data)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)
    _sync_folder(path.parent.parent)


def _write_all(file: int, data: bytes) -> None:
    """All bytes, also when the system takes them in pieces, down to the disk."""
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)


def _sync_folder(folder: Path) -> None:
    if not hasattr(os, "O_DIRECTORY"):  # pragma: no cover - Windows keeps names without being asked
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _locked(path: Path) -> FileLock:
    """The file's lock; it ends with the process that holds it, so no crash leaves a game shut."""
    lock = FileLock(f"{path}.lock", timeout=0, fallback_to_soft=False)
    with _told(path):
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        try:
            lock.acquire()
        except Timeout:
            raise SaveError(_text("save.locked", path)) from None
    return lock


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn what the system says into a line for a player: what, where, what to do."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            key = "save.full"
        elif error.errno in _DENIED:
            key = "save.denied"
        elif error.errno in (errno.ENOENT, errno.ENOTDIR):
            key = "save.missing"
        elif error.errno == errno.EISDIR:
            key = "save.folder"
        elif error.errno == errno.ENOSYS:
            key = "save.no_locks"
        else:
            key = "save.disk"
        raise SaveError(_text(key, path, problem=error.strerror or type(error).__name__)) from error


def _text(key: str, path: Path, **params: object) -> str:
    """A line about a file, which it names without the folders of somebody's home."""
    return i18n.default().t(key, file=path.name, **params)
