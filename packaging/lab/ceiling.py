"""How often somebody would win who sees every card: the ceiling of what memory can bring in Amino.

    python packaging/lab/ceiling.py --games 400 --rivals hard

One seat judges each move by the true table, the others play honestly. No opponent of the game does that.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cytosis.ai.agent import Budget
from cytosis.ai.games import mind
from cytosis.ai.levels import style
from cytosis.ai.planner import look_ahead
from cytosis.ai.registry import make
from cytosis.cli.progress import ProgressBar
from cytosis.engine import Ruleset
from cytosis.engine.rng import Rng

SEATS = 4


def won(rules: Any, rivals: str, game: int, seed: int) -> float:
    """The share of the victory of the seat that sees all."""
    state, seer, rng = rules.start(seed * 1_000_003 + game), game % SEATS, Rng(game)
    agents = [make(rivals, game * 64 + seat, "amino") for seat in range(SEATS)]
    thinker = mind("amino", rules, style("amino", "expert").weights)
    while (pending := rules.pending(state)) is not None:
        legal = rules.legal(state)
        if pending.seat == seer:
            values = look_ahead(thinker, rules, [state], legal, seer, rng)
            action = legal[max(range(len(legal)), key=lambda i: values[i])]
        else:
            view = rules.observe(state, pending.seat)
            action = agents[pending.seat].choose(view, legal, Budget(nodes=1)).action
        rules.apply(state, action)
    winners = rules.outcome(state).winners
    return 1 / len(winners) if seer in winners else 0.0


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="How often somebody would win Amino who sees every card.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rivals", default="hard")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules, bar = Ruleset("amino").rules(SEATS), ProgressBar("ceiling")
    total = 0.0
    for game in range(asked.games):
        total += won(rules, asked.rivals, game, asked.seed)
        bar(game + 1, asked.games)
    rate = total / asked.games
    error = 1.96 * sqrt(rate * (1 - rate) / asked.games)
    print(f"sees all against {asked.rivals} x{SEATS - 1}: {rate:.1%} +- {error:.1%} of {asked.games} games")


if __name__ == "__main__":
    main()
