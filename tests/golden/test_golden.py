"""Recorded whole games, one per ruleset: a changed line is a changed rule.

``pytest --bless`` writes them anew; read the difference before you keep it. They also hold the promise
that a seed gives the same game on every machine and Python version.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.engine import Match
from cytosis.engine.rng import Rng
from tests.tables import RECORDED, Table, choose

FOLDER = Path(__file__).parent / "games"


def recorded(table: Table) -> str:
    """A whole game as text: each move with the start of the fingerprint it leads to, then the result."""
    match = Match.new(table.ruleset, table.seats, seed=20)
    rng = Rng(20)
    lines = [f"{table} seed 20 {match.fingerprint()}"]
    while (pending := match.pending()) is not None:
        action = choose(rng, match.legal())
        match.play(action)
        lines.append(f"{pending.seat} {action} {match.fingerprint()[:8]}")
    outcome = match.outcome()
    assert outcome is not None
    lines.append(f"ranking {outcome.ranking} totals {outcome.totals}")
    for seat in range(table.seats):
        lines.append(
            f"seat {seat}: " + ", ".join(f"{line.source} {line.points}" for line in match.score(seat))
        )
    return "\n".join([*lines, match.fingerprint(), ""])


@pytest.mark.parametrize("table", RECORDED, ids=str)
def test_recorded_game(table: Table, bless: bool) -> None:
    path = FOLDER / f"{table}.txt"
    game = recorded(table)
    if bless:
        path.parent.mkdir(exist_ok=True)
        path.write_text(game, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == game


def test_every_recorded_game_belongs_to_a_ruleset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {str(table) for table in RECORDED}
