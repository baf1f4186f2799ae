"""The log: a few files that follow each other in the player's log folder, and none on the screen."""

from __future__ import annotations

import faulthandler
import logging
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import BinaryIO

FILE = "cytosis.log"
FAULTS = "faults.log"
_BYTES, _OLDER = 256 << 10, 3


class _Quiet(RotatingFileHandler):
    """A log on a disk that fails is a log less, and nothing else; with nothing to log there is no file."""

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """Nothing: there is nobody to tell."""


_where: list[Path] = []
_faults: list[BinaryIO] = []


def folder() -> Path | None:
    """Where the log of this program is; None while there is none."""
    return _where[-1] if _where else None


def begin(folder: Path) -> None:
    """Log into that folder from now on, as soon as there is something to log."""
    end()
    handler = _Quiet(folder / FILE, maxBytes=_BYTES, backupCount=_OLDER, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger("cytosis")
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    root.propagate = False  # a program without a terminal has nowhere else to write
    _where.append(folder)


def catch_faults() -> None:
    """From now on also write down what Python itself dies of: a game is being played."""
    if not _where or _faults:
        return
    try:
        _where[-1].mkdir(parents=True, exist_ok=True)
        file = (_where[-1] / FAULTS).open("ab")
    except OSError:
        return
    faulthandler.enable(file=file)
    _faults.append(file)


def end() -> None:
    """Let go of the files."""
    root = logging.getLogger("cytosis")
    for handler in [one for one in root.handlers if isinstance(one, _Quiet)]:
        root.removeHandler(handler)
        handler.close()
    for file in _faults:
        faulthandler.disable()
        file.close()
    _faults.clear()
    _where.clear()
    root.propagate = True
