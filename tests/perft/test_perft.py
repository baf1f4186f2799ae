"""Counts of legal lines from fixed positions: a changed number is a changed rule.

Each position is reached by a seeded random walk. Depth 2 for every ruleset, depth 3 for ten of the
positions; ``pytest --bless`` writes the counts anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.tables import RECORDED, Table, walk

FILE = Path(__file__).parent / "counts.yaml"
PLIES = (0, 9, 40, 90)
DEEP = 10


def lines(rules: Any, state: Any, depth: int) -> int:
    """How many sequences of that many moves there are (shorter ones where the game ends)."""
    legal = rules.legal(state)
    if depth == 1 or not legal:
        return len(legal) or 1
    total = 0
    for action in legal:
        branch = state.copy()
        rules.apply(branch, action)
        total += lines(rules, branch, depth - 1)
    return total


def position(table: Table, ply: int) -> Any:
    """The state after that many random moves."""
    return next(
        state.copy() for i, (state, _, _) in enumerate(walk(table.rules, ply + 1, seed=77)) if i == ply
    )


def counted(table: Table) -> dict[str, int]:
    """Counts by position and depth."""
    result = {f"ply {ply} depth 2": lines(table.rules, position(table, ply), 2) for ply in PLIES}
    if RECORDED.index(table) < DEEP:
        result["ply 40 depth 3"] = lines(table.rules, position(table, 40), 3)
    return result


@pytest.mark.parametrize("table", RECORDED, ids=str)
def test_counts(table: Table, bless: bool) -> None:
    stored = yaml.safe_load(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    counts = counted(table)
    if bless:
        stored[str(table)] = counts
        FILE.write_text(yaml.safe_dump(stored, sort_keys=True), encoding="utf-8", newline="\n")
    assert stored[str(table)] == counts


def test_every_count_belongs_to_a_ruleset() -> None:
    assert set(yaml.safe_load(FILE.read_text(encoding="utf-8"))) == {str(table) for table in RECORDED}
