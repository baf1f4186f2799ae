"""The log: a few files that follow each other in the player's log folder, and none on the screen."""

from __future__ import annotations

import faulthandler
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import BinaryIO

FILE = "cytosis.log"
FAULTS = "faults.log"
_BYTES, _OLDER = 256 << 10, 3


class _Quiet(RotatingFileHandler):
    """A log on a disk that fails is a log less, and nothing else."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """Nothing: there is nobody to tell."""


_where: list[Path] = []
_faults: list[BinaryIO] = []


def folder() -> Path | None:
    """Where the log of this program is; None while there is none."""
    return _where[-1] if _where else None


def begin(folder: Path) -> Path | None:
    """Log into that folder from now on, also what Python itself dies of; None where it cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _Quiet(folder / FILE, maxBytes=_BYTES, backupCount=_OLDER, encoding="utf-8", delay=False)
        faults = (folder / FAULTS).open("ab")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger("cytosis")
    end()
    faulthandler.enable(file=faults)
    _faults.append(faults)
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    _where.append(folder)
    root.propagate = False  # a program without a terminal has nowhere else to write
    return folder / FILE


def end() -> None:
    """Let go of the file."""
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
