"""Measure what each epigenetic card is worth: quick players get cards by lot; points beyond the mean.

    python packaging/lab/fit_powers.py --games 300 --seed 1

What it prints under ``powers:`` belongs into assets/ai/cytosis.yaml.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cytosis.ai.games import mind
from cytosis.ai.levels import style
from cytosis.cli.progress import ProgressBar
from cytosis.engine import Ruleset
from cytosis.engine.rng import Rng


def main(argv: Sequence[str]) -> int:
    """Play, and print points per power."""
    parser = argparse.ArgumentParser(description="Measure what each epigenetic card is worth.")
    parser.add_argument("--games", type=int, default=300, help="games in all (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same result")
    options = parser.parse_args(argv)
    leads: dict[str, list[float]] = {}
    bar = ProgressBar("playing")
    for game in range(options.games):
        rules: Any = Ruleset("cytosis", None, ("epigenetic",)).rules(2 + game % 4)
        thinker = mind("cytosis", rules, style("cytosis", "hard").weights)
        state, rng = rules.start(options.seed * 1_000_003 + game), Rng(game)
        while rules.pending(state) is not None:
            legal = rules.legal(state)
            action = rng.choice(legal) if state.kind == "draft" else thinker.quick(state, legal, rng)
            rules.apply(state, action)
        totals = rules.outcome(state).totals
        for seat, points in zip(rules.observe(state, None).seats, totals, strict=True):
            leads.setdefault(seat.more["epigenetic"], []).append(points - sum(totals) / len(totals))
        bar(game + 1, options.games)
    lowest = min(sum(values) / len(values) for values in leads.values())
    print("powers:")
    for power, values in sorted(leads.items()):
        print(f"  {power}: {sum(values) / len(values) - lowest:.1f}  # {len(values)} seats")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
