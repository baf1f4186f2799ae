"""Row 39 and those after it: who is at the screen, and every way into a game and out of it again."""

from __future__ import annotations

import os
import time

from cytosis.engine.rng import Rng
from tests.soak.board import Run, row


@row("39", "the person at the screen changes: no pixel of another hand", 500, 12)
def viewers(run: Run) -> None:
    """Seats are resigned, handed over, undone, covered, opened again; every frame is looked at."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tests.ui.hot_seat import walk

    reached, leaks = walk(run.place(), run.wanted, Rng(run.seed), lambda: time.monotonic() < run.until)
    run.reached = reached
    for leak in leaks:
        run.check(False, leak)
    run.notes.append(f"{reached} changes of viewer, {len(leaks)} leaks")
