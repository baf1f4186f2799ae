"""When something goes wrong that nobody thought of: a report is written, the game is on disk already.

The report holds what is needed to see the fault again (version, ruleset, seed, moves) and nothing about
the person: no names, no folders.
"""

from __future__ import annotations

import logging
import platform
import secrets
import sys
import traceback
import weakref
from datetime import datetime
from pathlib import Path

from cytosis import __version__
from cytosis.app.files import logs, safe_file
from cytosis.app.play.controller import Controller
from cytosis.engine.journal import Journal
from cytosis.engine.match import Match

FOLDER = "reports"
JOURNAL = "journal: "
_PACKAGE = Path(__file__).resolve().parent.parent


_watched: list[weakref.ref[Controller]] = []


def watch(controller: Controller | None) -> None:
    """The game that is played now, for the report should anything happen."""
    _watched[:] = [] if controller is None else [weakref.ref(controller)]
    if controller is not None:
        logs.catch_faults()


def watched() -> Controller | None:
    """The game that is played now."""
    return _watched[0]() if _watched else None


def write_report(error: BaseException, folder: Path, match: Match | None = None) -> Path | None:
    """A report in the log folder; None where even that cannot be written."""
    name = f"report-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.txt"
    path = folder / FOLDER / name
    try:
        text = report(error, match)
        logging.getLogger("cytosis").error("unexpected error, see %s: %s", name, _line(error))
        safe_file.write_whole(path, text.encode("utf-8", "backslashreplace"))
    except Exception:  # the fault may be anywhere, and this is the last line of defence
        return None
    return path


def report(error: BaseException, match: Match | None = None) -> str:
    """What went wrong, where in our files, and in which game."""
    parts = [
        f"Cytosis {__version__}",
        f"Python {platform.python_version()}, {platform.system()} {platform.release()} {platform.machine()}",
        f"frozen: {bool(getattr(sys, 'frozen', False))}",
        f"error: {_line(error)}",
        "",
        *_traceback(error),
    ]
    if match is not None:
        parts += ["", *_game(match)]
    return "\n".join(parts) + "\n"


def journal_in(text: str) -> str:
    """The journal of a report, for :meth:`Match.from_json`; empty where there is none."""
    found = [line for line in text.splitlines() if line.startswith(JOURNAL)]
    return found[-1].removeprefix(JOURNAL) if found else ""


def _game(match: Match) -> list[str]:
    header = match.journal.header
    nameless = Journal({key: value for key, value in header.items() if key != "check"} | {"about": {}})
    for line in match.journal.lines:
        nameless.append(line["seat"], line["do"], line["state"], line.get("snapshot"))
    own = Match(match.ruleset, match.rules, match.state, nameless, [])
    return [
        f"ruleset: {match.ruleset.as_dict()}",
        f"seats: {match.seats}, seed: {header['seed']}, moves: {len(match.journal.lines)}",
        f"fingerprint: {match.fingerprint()}",
        JOURNAL + own.to_json(),
    ]


def _line(error: BaseException) -> str:
    """The error in one line. Of an error of the system only its kind: its text names folders."""
    if isinstance(error, OSError):
        return f"{type(error).__name__}: {error.strerror}"
    text = " ".join(str(error).split())
    words = [word for word in text.split(" ") if "/" not in word and "\\" not in word]
    return f"{type(error).__name__}: {' '.join(words)}"[:300]


def _traceback(error: BaseException) -> list[str]:
    """The way to the fault, every file named from our package or its library on, never by its folder."""
    lines = []
    for frame in traceback.extract_tb(error.__traceback__):
        lines.append(f"  {_shown(frame.filename)}:{frame.lineno} in {frame.name}: {frame.line or ''}")
    return lines


def _shown(filename: str) -> str:
    path = Path(filename)
    if path.is_relative_to(_PACKAGE):
        return f"cytosis/{path.relative_to(_PACKAGE).as_posix()}"
    return "/".join(path.parts[-2:]) if "site-packages" in path.parts else path.name
