"""A progress bar for people at a terminal; nothing at all anywhere else."""

from __future__ import annotations

import sys
from time import monotonic


class ProgressBar:
    """Call it with (done, of); it redraws itself a few times a second and clears itself at the end."""

    WIDTH = 40

    def __init__(self, what: str) -> None:
        self._what = what
        self._drawn = 0.0
        self._began = monotonic()

    def __call__(self, done: int, of: int) -> None:
        """Show that ``done`` of ``of`` steps are through."""
        stream = sys.stderr
        if stream is None or not stream.isatty():
            return
        now = monotonic()
        if done < of and now - self._drawn < 0.1:
            return
        self._drawn = now
        filled = self.WIDTH * done // max(of, 1)
        rest = (now - self._began) / max(done, 1) * (of - done)
        bar = "#" * filled + "." * (self.WIDTH - filled)
        stream.write(f"\r{self._what} [{bar}] {done}/{of}, {rest:.0f} s left ")
        if done >= of:
            stream.write("\r" + " " * (self.WIDTH + 50) + "\r")
        stream.flush()
