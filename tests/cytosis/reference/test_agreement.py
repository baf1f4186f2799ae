"""The engine and the reference, written apart, agree on every transition."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.engine import Ruleset
from cytosis.engine.rng import Rng
from tests.cytosis import reference
from tests.tables import CYTOSIS, Table, choose

TRANSITIONS = 100_000


def comparable(snapshot: Any) -> Any:
    """Without what goes on after an interruption, which each implementation notes in its own way."""
    if snapshot["pending"] is None:
        return snapshot
    return {**snapshot, "pending": {key: what for key, what in snapshot["pending"].items() if key != "then"}}


def compared(rules: Any, snapshot: Any, state: Any, rng: Rng, most: int) -> int:
    """Play on in both, move by move; how many moves that were."""
    done = 0
    while rules.pending(state) is not None and done < most:
        legal = rules.legal(state)
        assert {str(action) for action in legal} == reference.legal(snapshot)
        action = choose(rng, legal)
        rules.apply(state, action)
        snapshot = reference.apply(snapshot, str(action))
        assert comparable(rules.snapshot(state)) == comparable(snapshot), str(action)
        done += 1
    outcome = rules.outcome(state)
    if outcome is not None:
        assert (outcome.winner, outcome.ranking, outcome.totals) == tuple(reference.outcome(snapshot))
    return done


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
        done += compared(rules, snapshot, state, rng, wanted - done)


@pytest.mark.parametrize("table", [t for t in CYTOSIS if t.edition != "second" and t.seats > 3], ids=str)
def test_they_agree_with_the_atp_of_the_box(table: Table) -> None:
    """Random play hoards no ATP, so the seats begin with more than usual."""
    options = {"supply": "printed", "length": "short"}
    rules = Ruleset(table.game, table.edition, table.expansions, options).rules(table.seats)
    rng = Rng(table.seats)
    state = rules.start(rng.below(1 << 32))
    while (pending := rules.pending(state)) is not None and pending.kind != "turn":
        rules.apply(state, choose(rng, rules.legal(state)))
    snapshot = rules.snapshot(state)
    for seat in snapshot["seats"]:
        seat["stock"]["atp"] = 30 // table.seats - 1
    compared(rules, snapshot, rules.from_snapshot(snapshot), rng, 150)
