"""What a row is, how long it may run, and the table of what was reached."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Run:
    """One run of a row: how much is wanted, until when, and what came of it."""

    wanted: int
    folder: Path
    until: float = float("inf")
    seed: int = 1
    reached: int = 0
    failures: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    _places: int = 0

    def turns(self) -> Iterator[int]:
        """Count up to what is wanted, or until the time is over."""
        while self.reached < self.wanted and time.monotonic() < self.until:
            yield self.reached
            self.reached += 1

    def check(self, good: bool, what: str) -> None:
        """Note a failure; the row goes on, so that one fault does not hide the next."""
        if not good:
            self.failures.append(f"{what} (turn {self.reached}, seed {self.seed})")

    def place(self) -> Path:
        """A new folder for this turn."""
        self._places += 1
        place = self.folder / f"{self._places:06}"
        place.mkdir()
        return place


Work = Callable[[Run], None]


@dataclass(frozen=True)
class Row:
    """One fault: its number in the fault model, what happens, and how often it has to go well."""

    number: str
    what: str
    target: int
    small: int
    """How often the tests run it."""
    work: Work
    needs: tuple[str, ...] = ()
    """Programs of the system it cannot do without."""

    def missing(self) -> list[str]:
        """What of that is not here; for ``mount`` that may also be the right to do it."""
        names = [name for name in self.needs if shutil.which(name) is None]
        if not names and "mount" in self.needs and not _may_mount():
            names.append("the right to mount in a namespace")
        return names


UNSHARE = ("unshare", "-m") if hasattr(os, "getuid") and os.getuid() == 0 else ("unshare", "-rm")
"""Runs a command that may mount what only it sees."""


def _may_mount() -> bool:
    tried = [*UNSHARE, "mount", "-t", "tmpfs", "none", "/mnt"]
    return subprocess.run(tried, capture_output=True, check=False).returncode == 0


ROWS: dict[str, Row] = {}


def row(
    number: str, what: str, target: int, small: int, needs: tuple[str, ...] = ()
) -> Callable[[Work], Work]:
    """Register a row; ``number`` is that of the fault model, with a letter where a row has parts."""

    def register(work: Work) -> Work:
        ROWS[number] = Row(number, what, target, small, work, needs)
        return work

    return register
