"""Writes a running and a finished save of every edition and module set, as the rules are at that time.

    python -m tests.saves.record tests/saves/format3

One of each game is played with values of its own.

Done once before rules change, never over files that are there: :mod:`.test_versions` shows that the games
of then still open and go on. They are compressed, because every tenth line of a save holds a whole state.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

from cytosis.app.files.saves import whole_file
from cytosis.app.play.players import about, hand_over_note, seat_players
from cytosis.engine import Match, Ruleset
from cytosis.engine.data.own import Values
from cytosis.engine.rng import Rng
from tests.tables import CYTOSIS, TABLES, Table, choose

OTHERS = (
    *("amino-first-4p", "amino-first-seeding-phobos-3p"),
    *("cellulose-first-2p", "cellulose-first-scenario-mangrove-4p"),
    *("cellulose-first-1p", "cellulose-first-solo-hard-1p"),
)
"""Tables of other games."""

OWN = {
    "cytosis-second-2p": {"cards/PH1/hp": 9, "setup/start_atp/value/0": 3},
    "amino-first-4p": {"cards/H2O/value": 5, "scoring/amino_acid/value": 7},
    "cellulose-first-2p": {"cards/psv_3/hp": 6, "plants/sprout/shoot/s1/bonus/hp": 2},
}
"""Values that differ from ours, by table."""

RUNNING = 36  # lines: three snapshots, and some lines after the last
SEED = 12


def running(table: Table, values: Values | None = None) -> Match:
    """A game in the middle, with a move taken back and a seat that changed hands."""
    match, rng = _begun(table, values), Rng(SEED)
    while len(match.journal.lines) < RUNNING:
        match.play(choose(rng, match.legal()))
        if len(match.journal.lines) == RUNNING - 6:
            match.note(table.seats - 1, hand_over_note("hard"))
        if len(match.journal.lines) == RUNNING - 3:
            match.undo() or match.rewind(0)
    return match


def finished(table: Table, values: Values | None = None) -> Match:
    """The same game to its end, without such things."""
    match, rng = _begun(table, values), Rng(SEED)
    while match.pending() is not None:
        match.play(choose(rng, match.legal()))
    return match


def _begun(table: Table, values: Values | None) -> Match:
    options = {"length": "short"} if table in CYTOSIS else dict(table.options)
    ruleset = Ruleset(table.game, table.edition, table.expansions, options, values)
    players = seat_players(["human", *["medium"] * (table.seats - 1)])
    return Match.new(ruleset, table.seats, SEED, about(players))


def kept() -> list[Table]:
    """The tables of which saves are kept: every set of Cytosis for two, and some of each other game."""
    small = [table for table in CYTOSIS if table.seats == 2]
    return small + [table for table in TABLES if str(table) in OTHERS]


def every() -> Iterator[tuple[str, Match]]:
    """All of them with their names."""
    for table in kept():
        yield f"{table}-running", running(table)
        yield f"{table}-finished", finished(table)
        if str(table) in OWN:
            yield f"{table}-own-running", running(table, OWN[str(table)])
            yield f"{table}-own-finished", finished(table, OWN[str(table)])


def main(folder: Path) -> None:
    """Write what is not there yet, and the fingerprint each game has."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "fingerprints.txt").open("a", encoding="utf-8", newline="\n") as fingerprints:
        for name, match in every():
            path = folder / f"{name}.cytosis.gz"
            with path.open("xb") as file:
                file.write(gzip.compress(whole_file(match.journal), 9, mtime=0))
            fingerprints.write(f"{path.name} {match.fingerprint()}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
