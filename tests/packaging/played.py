"""What rules and expert do on fixed seeds, as lines of digests: run pure and compiled, compared by a test."""

from __future__ import annotations

import sys
from hashlib import sha256
from typing import Any

from cytosis import fast
from cytosis.ai.agent import Budget
from cytosis.ai.registry import make
from cytosis.engine import codec, games
from tests.perft.test_perft import lines
from tests.tables import RECORDED, Table, walk

MOVES = 60
EVERY = 4
"""Each fourth ruleset: all games, editions and expansions are among them."""
NODES = 150


def played(table: Table) -> str:
    """Legal lists in order, snapshots and copies along a random walk, perft, and the expert's choices."""
    digest, rules = sha256(), table.rules
    for ply, (state, legal, _) in enumerate(walk(rules, MOVES, seed=5)):
        digest.update("\n".join(map(str, legal)).encode())
        digest.update(codec.canonical(rules.snapshot(state)).encode())
        if state.copy() != state:
            return f"{table}: a copy differs at move {ply}"
        if ply == MOVES // 2:
            digest.update(str(lines(rules, state.copy(), 2)).encode())
            digest.update(thought(table, rules, state).encode())
    return f"{table} {digest.hexdigest()}"


def thought(table: Table, rules: Any, state: Any) -> str:
    """The expert's candidates with their worth, to the last digit."""
    pending = rules.pending(state)
    if pending is None:
        return ""
    choice = make("expert", 3, table.game).choose(
        rules.observe(state, pending.seat), rules.legal(state), Budget(nodes=NODES)
    )
    return ";".join(f"{one.action} {one.expected!r}" for one in choice.candidates)


if __name__ == "__main__":
    print(fast.state())
    for one in [table for table in RECORDED if table.game in games()][::EVERY]:
        print(played(one))
    sys.exit(0)
