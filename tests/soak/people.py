"""Row 39 and those after it: who is at the screen, and every way into a game and out of it again."""

from __future__ import annotations

import os
import time

from cytosis.engine.rng import Rng
from tests.soak.board import Run, row
from tests.ui.hot_seat import walk
from tests.ways_in.driver import walk as walk_way
from tests.ways_in.driver import ways


@row("39", "the person at the screen changes: no pixel of another hand", 500, 12)
def viewers(run: Run) -> None:
    """Seats are resigned, handed over, undone, covered, opened again; every frame is looked at."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    reached, leaks = walk(run.place(), run.wanted, Rng(run.seed), lambda: time.monotonic() < run.until)
    run.reached = reached
    for leak in leaks:
        run.check(False, leak)
    run.notes.append(f"{reached} changes of viewer, {len(leaks)} leaks")


WAYS = ways()


@row("40", "every size of a table x who plays x modules: in, out, on, to the end, back", len(WAYS), 1)
def ways_in_and_out(run: Run) -> None:
    """The whole visit through the screens, from an empty folder to the title again."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    run.wanted = min(run.wanted, len(WAYS))
    for turn in run.turns():
        try:
            walk_way(WAYS[turn], run.place())
        except AssertionError as error:
            run.check(False, str(error))
    run.notes.append(f"{run.reached} of {len(WAYS)} ways")
