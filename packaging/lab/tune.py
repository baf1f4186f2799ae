"""Tune the opponents' weights by self-play; the result goes into assets/ai/cytosis.yaml by hand.

    python packaging/lab/tune.py --steps 200 --games 120 --seed 1 --state tune.json

Each step changes a few weights at random and lets quick players with them meet quick players with the
best weights so far, on equal seeds with seats exchanged. A change that wins clearly is kept. The state
file remembers everything: run the same command again and it goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from math import exp, sqrt
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cytosis.ai.games import mind
from cytosis.ai.games.cytosis.weights import Weights
from cytosis.ai.levels import style
from cytosis.ai.thinker import Mind
from cytosis.cli.progress import ProgressBar
from cytosis.engine import Ruleset
from cytosis.engine.rng import Rng

FIXED = ("hormones", "receptors", "enzymes", "detox", "goals", "rivals", "antibody", "attack")
"""Characters and what the base game does not show are not tuned here."""


def play(rules: Any, minds: Sequence[Mind], seed: int) -> list[int]:
    """Points by seat of one game between quick players."""
    state, rng = rules.start(seed), Rng(seed)
    while (pending := rules.pending(state)) is not None:
        rules.apply(state, minds[pending.seat].quick(state, rules.legal(state), rng))
    return list(rules.outcome(state).totals)


def margin(new: Weights, old: Weights, games: int, seed: int) -> tuple[float, float]:
    """Mean lead of the new weights in points and its standard error, over 2 and 4 seats."""
    leads: list[float] = []
    for game in range(games // 2):
        seats = 4 if game % 3 == 2 else 2
        rules = Ruleset("cytosis").rules(seats)
        minds = [mind("cytosis", rules, new), mind("cytosis", rules, old)]
        lead = 0.0
        for swap in (0, 1):
            totals = play(rules, [minds[(seat + swap) % 2] for seat in range(seats)], seed + game)
            for seat, points in enumerate(totals):
                lead += points * (1 if (seat + swap) % 2 == 0 else -1) / seats
        leads.append(lead)
    mean = sum(leads) / len(leads)
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / max(len(leads) - 1, 1))
    return mean, spread / sqrt(len(leads))


def changed(best: dict[str, float], rng: Rng) -> dict[str, float]:
    """Up to four weights moved by some part of themselves."""
    names = [name for name in best if name not in FIXED]
    new = dict(best)
    for _ in range(1 + rng.below(4)):
        name = rng.choice(names)
        normal = sum(rng.below(1000) for _ in range(6)) / 1000 - 3.0
        new[name] = round(new[name] * exp(0.35 * normal), 4)
    return new


def step(state: dict[str, Any], games: int, seed: int) -> None:
    """One change, tried out and kept or dropped."""
    rng = Rng(seed * 1_000_003 + state["step"])
    new = changed(state["best"], rng)
    fresh = 1_000_000 * (state["step"] + 1)
    mean, error = margin(Weights(**new), Weights(**state["best"]), games, fresh)
    if mean > error:  # promising: look again with other games before it is kept
        mean, error = margin(Weights(**new), Weights(**state["best"]), 2 * games, fresh + 500_000)
        if mean > error:
            state["best"] = new
            state["kept"].append([state["step"], round(mean, 3), round(error, 3)])
    state["step"] += 1


def main(argv: Sequence[str]) -> int:
    """Tune from where the state file stands."""
    parser = argparse.ArgumentParser(description="Tune the opponents' weights by self-play.")
    parser.add_argument("--steps", type=int, default=200, help="steps in all (default: 200)")
    parser.add_argument("--games", type=int, default=120, help="games of a trial (default: 120)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same changes")
    parser.add_argument("--state", type=Path, default=Path("tune.json"), help="where it remembers")
    options = parser.parse_args(argv)
    if options.state.exists():
        state = json.loads(options.state.read_text(encoding="utf-8"))
    else:
        state = {"step": 0, "best": asdict(style("cytosis", "hard").weights), "kept": []}
    bar = ProgressBar("tuning")
    while state["step"] < options.steps:
        step(state, options.games, options.seed)
        options.state.write_text(json.dumps(state, indent=1) + "\n", encoding="utf-8")
        bar(state["step"], options.steps)
    mean, error = margin(Weights(**state["best"]), style("cytosis", "hard").weights, 400, 77)
    print(
        f"after {state['step']} steps, {len(state['kept'])} kept: "
        f"lead {mean:+.2f} +- {1.96 * error:.2f} points"
    )
    for name, value in state["best"].items():
        print(f"  {name}: {value:g}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
