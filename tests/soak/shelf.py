"""Rows of the other games on the shelf: damage, hidden parts, very many decisions, each as for the first."""

from __future__ import annotations

import copy
from typing import Any

from cytosis.engine import Match
from cytosis.engine.errors import CytosisError
from cytosis.engine.rng import Rng
from tests.soak.board import Run, row
from tests.soak.damage import spoil_bytes, spoil_lines
from tests.soak.games import twins
from tests.soak.mutate import deep
from tests.tables import TABLES, Table, choose

AMINO, CELLULOSE = ([table for table in TABLES if table.game == game] for game in ("amino", "cellulose"))


def _snapshots(run: Run, tables: list[Table]) -> None:
    """A damaged snapshot is refused in one line, or is a position that can be played on."""
    rng, refused = Rng(run.seed), 0
    match: Match | None = None
    for turn in run.turns():
        if match is None or match.pending() is None or turn % 40 == 0:
            table = tables[turn // 40 % len(tables)]
            match = Match.new(table.ruleset, table.seats, turn)
        for _ in range(3):
            if match.pending() is not None:
                match.play(choose(rng, match.legal()))
        data: Any = copy.deepcopy(match.snapshot())
        for _ in range(rng.below(3) + 1):
            deep(rng, data)
        refused += _refused(run, data)
    run.notes.append(f"{refused:,} refused, {run.reached - refused:,} played on")


def _refused(run: Run, data: Any) -> bool:
    try:
        twin = Match.from_snapshot(data)
        while twin.pending() is not None and len(twin.journal.lines) < 5:
            twin.play(twin.legal()[0])
    except CytosisError as error:
        run.check("\n" not in str(error), "a message of several lines")
        return True
    except Exception as error:
        run.check(False, f"{type(error).__name__}: {error}"[:200])
    return False


@row("7c", "mutated saves of Amino", 10_000, 500)
def amino_saves(run: Run) -> None:
    spoil_bytes(run, AMINO)


@row("7d", "mutated saves of Cellulose", 10_000, 500)
def cellulose_saves(run: Run) -> None:
    spoil_bytes(run, CELLULOSE)


@row("8c", "edited saves of Amino, sealed again", 10_000, 250)
def amino_edited(run: Run) -> None:
    spoil_lines(run, AMINO)


@row("8d", "edited saves of Cellulose, sealed again", 10_000, 250)
def cellulose_edited(run: Run) -> None:
    spoil_lines(run, CELLULOSE)


@row("8e", "mutated snapshots of Amino", 10_000, 500)
def amino_snapshots(run: Run) -> None:
    _snapshots(run, AMINO)


@row("8f", "mutated snapshots of Cellulose", 10_000, 500)
def cellulose_snapshots(run: Run) -> None:
    _snapshots(run, CELLULOSE)


@row("35c", "hidden information in Amino: another hidden part, the same view", 10_000, 500)
def amino_twins(run: Run) -> None:
    twins(run, AMINO)


@row("35d", "hidden information in Cellulose", 10_000, 500)
def cellulose_twins(run: Run) -> None:
    twins(run, CELLULOSE)


@row("32c", "random decisions over every variant of Amino, invariants after each", 200_000, 2_000)
def amino_decisions(run: Run) -> None:
    """Never stuck, nothing lost or made."""
    rng, games = Rng(run.seed), 0
    state: Any = None
    rules: Any = None
    for _ in run.turns():
        if state is None or rules.pending(state) is None:
            rules, games = AMINO[games % len(AMINO)].rules, games + 1
            state = rules.start(rng.below(1 << 32))
        legal = rules.legal(state)
        run.check(bool(legal), "no legal move")
        rules.apply(state, choose(rng, legal))
        broken = rules.violations(state)
        run.check(not broken, str(broken[:1]))
    run.notes.append(f"{games:,} games")
