"""What the list of saved games costs: many games, and one large file of rubbish among them."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from cytosis.app.files.glances import Glances
from cytosis.app.files.saves import Save, files_in, folder_in
from cytosis.app.play.players import about, seat_players
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng

ORDINARY = 100
MANY = 10_000
RUBBISH = 4 << 20


def listing(ruleset: Ruleset, many: int = MANY) -> dict[str, float]:
    """Processor time of title and list, and the time until very many files are listed."""
    with tempfile.TemporaryDirectory() as folder:
        few = folder_in(Path(folder) / "few")
        _fill(few, ruleset, ORDINARY)
        bad = few / "game-99999-000000.cytosis"
        header = next(few.glob("*.cytosis")).read_bytes().partition(b"\n")[0]
        bad.write_bytes(header + b"\n" + b'{"n":1,"rubbish":"' + b"x" * RUBBISH)
        began = process_time()
        Listed(few)
        first = process_time() - began
        began = process_time()
        Listed(few)
        again = process_time() - began
        all_of_them = folder_in(Path(folder) / "many")
        _fill(all_of_them, ruleset, many)
        start, began = perf_counter(), process_time()
        Listed(all_of_them)
        slow, worked = perf_counter() - start, process_time() - began
    return {
        f"saves: {ORDINARY} games and a bad file, ms of CPU": first * 1000,
        f"saves: {ORDINARY} games and a bad file once more, ms of CPU": again * 1000,
        f"saves: {many} files listed, seconds": slow,
        f"saves: {many} files listed, seconds of CPU": worked,
    }


class Listed:
    """All games of a folder, as title, list and ``cytosis saves`` read them."""

    def __init__(self, folder: Path) -> None:
        glances = Glances(folder)
        self.found = [glances.look_at(path) for path in files_in(folder)]
        glances.keep()


def _fill(folder: Path, ruleset: Ruleset, count: int) -> None:
    """So many files: games of different lengths, each under many names."""
    made: list[Path] = []
    for seed in range(min(count, 20)):
        match = Match.new(ruleset, 3, seed, about(seat_players(["human", "medium", "medium"])))
        rng = Rng(seed)
        while match.pending() is not None and (seed % 4 or len(match.journal.lines) < 97):
            match.play(rng.choice(match.legal()))
        save = Save.create(match, folder)
        save.close()
        assert save.path is not None  # noqa: S101 - just made
        made.append(save.path)
    for number in range(count - len(made)):
        os.link(made[number % len(made)], folder / f"game-{number + 100:05}-{number:06x}.cytosis")
