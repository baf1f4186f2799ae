"""Glances at many saves: remembered by size and time of their files, and read in the background.

What is remembered is only ever shown in a list. It is checked against the file's size and time, thrown away
with every version of the program, and never asked when a game is opened.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from cytosis import __version__
from cytosis.app.files import glance, safe_file
from cytosis.app.files.glance import Shelved
from cytosis.app.play.players import Player, read_look
from cytosis.engine.errors import SaveError

FILE = "glances.json"
MOST = 2000
"""So many are remembered; more make the file larger than it saves time."""

_WORDS = ("title", "challenge", "game", "edition")
_NUMBERS = ("moves", "round", "rounds")

Stamp = tuple[int, int]
"""Size and time of a file."""


class Glances:
    """The glances at one folder of saves."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._file = folder, folder.parent / FILE
        self._known: dict[str, Any] | None = None
        self._changed = False

    def look_at(self, path: Path) -> Shelved:
        """What a save holds: as remembered, if the file is the same, else read."""
        if self._known is None:
            self._known = self._remembered()
        stamp = _stamp(path)
        found = _told(path, stamp, self._known.get(path.name)) if stamp else None
        if found is None:
            found = glance.look_at(path)
            if stamp and not found.problem and not found.note and stamp == _stamp(path):
                self._known[path.name] = _entry(stamp, found)
                self._changed = True
        return found

    def keep(self) -> None:
        """Remember for the next time; a disk that does not let us is no reason to say anything."""
        if not self._changed or self._known is None:
            return
        self._changed = False
        there = {name: entry for name, entry in self._known.items() if _stamp(self._folder / name)}
        newest = sorted(there.items(), key=lambda one: -one[1]["stamp"][1])[:MOST]
        with suppress(OSError, UnicodeError):
            safe_file.write(self._file, {"version": __version__, "saves": dict(newest)})

    def _remembered(self) -> dict[str, Any]:
        try:
            data = safe_file.read(self._file)
        except (OSError, SaveError):
            return {}
        if not isinstance(data, dict) or data.get("version") != __version__:
            return {}
        saves = data.get("saves")
        return dict(saves) if isinstance(saves, dict) else {}


def _stamp(path: Path) -> Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns


def _entry(stamp: Stamp, found: Shelved) -> dict[str, Any]:
    words = {name: getattr(found, name) for name in (*_WORDS, *_NUMBERS)}
    players = [[player.name, player.agent, player.look] for player in found.players]
    more = {"expansions": list(found.expansions), "turn": found.turn, "branched": found.branched}
    return {"stamp": list(stamp), "players": players, "percent": round(found.part * 100), **words, **more}


def _told(path: Path, stamp: Stamp, entry: Any) -> Shelved | None:
    """What was remembered; None where it is about another file, or nothing we wrote."""
    if not isinstance(entry, dict) or entry.get("stamp") != list(stamp):
        return None
    try:
        players = tuple(Player(_word(n), _word(a), read_look(look)) for n, a, look in entry["players"])
        fields: dict[str, Any] = {name: _word(entry[name]) for name in _WORDS}
        fields |= {name: _number(entry[name]) for name in _NUMBERS}
        turn = None if entry["turn"] is None else range(len(players))[_number(entry["turn"])]
        expansions = tuple(map(_word, entry["expansions"]))
        part = min(_number(entry["percent"]), 100) / 100
        when = datetime.fromtimestamp(stamp[1] / 1e9)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, OSError):
        return None
    found = Shelved(path, when, **fields)
    return replace(
        found,
        players=players,
        expansions=expansions,
        turn=turn,
        part=part,
        branched=entry.get("branched") is True,
    )


def _word(value: object) -> str:
    if not isinstance(value, str) or not (value.isprintable() or not value):
        raise TypeError
    return value


def _number(value: object) -> int:
    if type(value) is not int or value < 0:
        raise TypeError
    return value


class Reader:
    """Glances for a window: ``apart`` in a thread of its own, so that no file holds a frame up."""

    def __init__(self, folder: Path, apart: bool) -> None:
        self._glances, self._apart = Glances(folder), apart
        self._found: dict[Path, Shelved] = {}
        self._queue: deque[Path] = deque()
        self._lock = Lock()
        self._thread: Thread | None = None

    def get(self, path: Path) -> Shelved | None:
        """The glance at that save; None until it was read."""
        return self._found.get(path)

    def want(self, paths: Iterable[Path]) -> None:
        """These are asked for now, before whatever was asked for earlier."""
        new = [path for path in paths if path not in self._found]
        if not self._apart:
            for path in new:
                self._found[path] = self._glances.look_at(path)
            self._glances.keep()
            return
        with self._lock:
            self._queue.extendleft(path for path in reversed(new) if path not in self._queue)
            if self._queue and self._thread is None:
                self._thread = Thread(target=self._run, daemon=True)
                self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether something is still to be read."""
        return self._thread is not None

    def stop(self) -> None:
        """Nobody asks any more."""
        with self._lock:
            self._queue.clear()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._queue:
                    self._thread = None
                    break
                path = self._queue.popleft()
            self._found[path] = self._glances.look_at(path)
        self._glances.keep()
