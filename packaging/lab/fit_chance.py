"""Fit the model of the chance to win to self-play, and print how well it is calibrated.

    python packaging/lab/fit_chance.py --game amino --games 400 --seed 1

What it prints under ``chance:`` belongs into assets/ai/<game>.yaml.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cytosis.ai.chance import Features, chances, features, leads
from cytosis.ai.games import mind
from cytosis.ai.levels import style
from cytosis.ai.thinker import Mind
from cytosis.cli.progress import ProgressBar
from cytosis.engine import Ruleset, games
from cytosis.engine.rng import Rng
from cytosis.engine.ruleset import DEFAULT_GAME

Sample = tuple[list[float], float, int]
"""Expected points by seat, part of the rounds left, and who won."""


def samples(game: str, seats: int, count: int, seed: int, bar: ProgressBar) -> list[Sample]:
    """Positions of self-play at the start of each round, with the winner."""
    rules: Any = Ruleset(game).rules(seats)
    thinker: Mind = mind(game, rules, style(game, "hard").weights)
    found: list[Sample] = []
    for number in range(count):
        state, rng = rules.start(seed * 1_000_003 + number), Rng(number)
        positions: list[tuple[list[float], float]] = []
        seen = 0
        while rules.pending(state) is not None:
            now = rules.progress(state)
            if now.round != seen:
                seen = now.round
                values = [thinker.value(state, seat) for seat in range(seats)]
                positions.append((values, 1.0 - now.part))
            rules.apply(state, thinker.quick(state, rules.legal(state), rng))
        winner = rules.outcome(state).winner
        found += [(values, left, winner) for values, left in positions]
        bar(number + 1, count)
    return found


def _slope(
    rows: Sequence[tuple[Features, float]], scale: Sequence[float], coefficients: Sequence[float]
) -> list[float]:
    """Where the error grows fastest."""
    slope = [0.0, 0.0, 0.0]
    for row, won in rows:
        score = sum(c * f / s for c, f, s in zip(coefficients, row, scale, strict=True))
        error = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score)))) - won
        for i in range(3):
            slope[i] += error * row[i] / scale[i]
    return slope


def fit(found: Sequence[Sample], passes: int = 400) -> list[float]:
    """Coefficients of the logistic model, by gradient descent on scaled features."""
    rows: list[tuple[Features, float]] = []
    for values, left, winner in found:
        for seat, lead in enumerate(leads(values)):
            rows.append((features(lead, left), float(seat == winner)))
    scale = [max(1e-9, (sum(row[0][i] ** 2 for row in rows) / len(rows)) ** 0.5) for i in range(3)]
    coefficients = [0.0, 0.0, 0.0]
    for _ in range(passes):
        slope = _slope(rows, scale, coefficients)
        coefficients = [c - 2.0 * g / len(rows) for c, g in zip(coefficients, slope, strict=True)]
    return [round(c / s, 4) for c, s in zip(coefficients, scale, strict=True)]


def calibration(found: Sequence[Sample], coefficients: Sequence[float]) -> list[str]:
    """For each tenth of the predicted chances: how many, mean prediction, and how many won."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for values, left, winner in found:
        for seat, chance in enumerate(chances(values, left, coefficients)):
            bins[min(int(chance * 10), 9)].append((chance, seat == winner))
    return [
        f"  {i * 10:3}-{i * 10 + 10:3} %: {len(b):6} positions, "
        f"predicted {sum(c for c, _ in b) / len(b):6.1%}, "
        f"won {sum(w for _, w in b) / len(b):6.1%}"
        for i, b in enumerate(bins)
        if b
    ]


def main(argv: Sequence[str]) -> int:
    """Fit each seat count on one half of the games and show the calibration on the other."""
    parser = argparse.ArgumentParser(description="Fit the chance to win to self-play.")
    parser.add_argument("--game", default=DEFAULT_GAME, help=f"which game (default: {DEFAULT_GAME})")
    parser.add_argument("--games", type=int, default=400, help="games per seat count (default: 400)")
    parser.add_argument("--seats", type=int, default=None, help="only this seat count")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same result")
    options = parser.parse_args(argv)
    print("chance:")
    sizes = games.find(options.game).seats(games.find(options.game).editions()[0])
    for seats in [options.seats] if options.seats else sizes:
        found = samples(options.game, seats, options.games, options.seed, ProgressBar(f"{seats} seats"))
        half = len(found) // 2
        coefficients = fit(found[:half])
        print(f"  {seats}: [{', '.join(f'{c:g}' for c in coefficients)}]")
        print("\n".join(f"# {line}" for line in calibration(found[half:], coefficients)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
