"""Rows 10 and 11: saves of newer and of older versions."""

from __future__ import annotations

import json
import shutil
from typing import Any

from cytosis import __version__
from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.engine.errors import NewerSave
from cytosis.engine.journal import FORMAT
from cytosis.engine.rng import Rng
from tests.saves.games import kept_aside, on_disk, played, resealed
from tests.saves.test_versions import FINGERPRINTS, OLD, OTHERWISE
from tests.soak.board import Run, row


@row("10", "saves of a newer version: refused by name and left alone", 200, 10)
def newer(run: Run) -> None:
    """Another format, keys that nobody knows yet in the header and in the moves."""
    rng = Rng(run.seed)
    for turn in run.turns():
        path = on_disk(played(rng.below(20), turn % 20), run.place())
        lines: list[dict[str, Any]] = [json.loads(line) for line in path.read_bytes().splitlines()]
        version = f"{rng.below(9)}.{rng.below(9)}.{rng.below(99)}"
        lines[0] |= {"format": FORMAT + 1 + rng.below(9), "new": [turn], "about": {"version": version}}
        for line in lines[1:]:
            line["also"] = {"new": turn}
        path.write_bytes(resealed(lines))
        before = path.read_bytes()
        for attempt in (saves.look, Save.open):
            try:
                attempt(path)
                run.check(False, "opened")
            except NewerSave as error:
                run.check(f"Cytosis {version}, you have {__version__}" in str(error), str(error))
        run.check(path.read_bytes() == before and not kept_aside(path), "changed")


@row("11", "saves of every older version: the state they were made with", len(OLD), 4)
def older(run: Run) -> None:
    for turn in run.turns():
        file, folder = OLD[turn], run.place()
        shutil.copy(file, folder)
        save, match = Save.open(folder / file.name)
        save.close()
        same = match.fingerprint() == FINGERPRINTS[file] and not save.note
        run.check(same or file.stem in OTHERWISE, file.name)
        run.check(kept_aside(folder / file.name) == [file.read_bytes()], f"{file.name} is not kept")
