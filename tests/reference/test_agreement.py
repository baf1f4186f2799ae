"""The engine and the reference, written apart, agree on every transition."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.engine.rng import Rng
from tests import reference
from tests.tables import TABLES, Table, choose

TRANSITIONS = 100_000
CYTOSIS = [table for table in TABLES if table.game == "cytosis"]


def comparable(snapshot: Any) -> Any:
    """Without what goes on after an interruption, which each implementation notes in its own way."""
    if snapshot["pending"] is None:
        return snapshot
    return {**snapshot, "pending": {key: what for key, what in snapshot["pending"].items() if key != "then"}}


@pytest.mark.parametrize("table", CYTOSIS, ids=str)
@pytest.mark.parametrize("part", range(2))
def test_both_implementations_agree(table: Table, part: int) -> None:
    rules = table.rules
    wanted = TRANSITIONS // (len(CYTOSIS) * 2) + 1
    rng = Rng(100 * part + table.seats)
    done = 0
    while done < wanted:
        seed = rng.below(1 << 32)
        state = rules.start(seed)
        snapshot = reference.new_game(table.edition, table.seats, seed, expansions=table.expansions)
        assert comparable(rules.snapshot(state)) == comparable(snapshot)
        while rules.pending(state) is not None and done < wanted:
            legal = rules.legal(state)
            assert {str(action) for action in legal} == reference.legal(snapshot)
            action = choose(rng, legal)
            rules.apply(state, action)
            snapshot = reference.apply(snapshot, str(action))
            assert comparable(rules.snapshot(state)) == comparable(snapshot), f"seed {seed}: {action}"
            done += 1
        outcome = rules.outcome(state)
        if outcome is not None:
            assert (outcome.winner, outcome.ranking, outcome.totals) == tuple(reference.outcome(snapshot))
