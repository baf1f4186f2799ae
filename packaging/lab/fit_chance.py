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

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cytosis.ai.arena import Setting, part_of, play_games
from cytosis.ai.chance import Features, came_true, chances, features, leads, off_by
from cytosis.cli.progress import ProgressBar
from cytosis.engine import Ruleset, games
from cytosis.engine.ruleset import DEFAULT_GAME

Sample = tuple[list[float], float, list[float]]
"""Expected points by seat, part of the rounds left, and what each seat had of the victory."""


def samples(game: str, seats: int, options: argparse.Namespace) -> list[Sample]:
    """Positions at the start of each round of games between equals, with what came of them."""
    setting = Setting(Ruleset(game).as_dict(), (options.agent,) * seats, options.seed, foresee=True)
    bar, found = ProgressBar(f"{seats} seats"), []
    for number, result in enumerate(play_games(setting, options.games, options.jobs)):
        won = [part_of(result, agent) for agent in range(seats)]
        found += [(values, left, won) for values, left in result.foreseen]
        bar(number + 1, options.games)
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
    for values, left, won in found:
        rows += [(features(lead, left), part) for lead, part in zip(leads(values), won, strict=False)]
    scale = [max(1e-9, (sum(row[0][i] ** 2 for row in rows) / len(rows)) ** 0.5) for i in range(3)]
    coefficients = [0.0, 0.0, 0.0]
    for _ in range(passes):
        slope = _slope(rows, scale, coefficients)
        coefficients = [c - 2.0 * g / len(rows) for c, g in zip(coefficients, slope, strict=True)]
    return [round(c / s, 4) for c, s in zip(coefficients, scale, strict=True)]


def calibration(found: Sequence[Sample], coefficients: Sequence[float]) -> list[str]:
    """By tenth of the predicted chances: how many, mean prediction, and how many won; then the error."""
    pairs = [
        pair
        for values, left, won in found
        for pair in zip(chances(values, left, coefficients), won, strict=False)
    ]
    tenths = came_true(pairs)
    lines = [f"{n:6} positions, predicted {chance:6.1%}, won {part:6.1%}" for n, chance, part in tenths]
    return [*lines, f"off by {100 * off_by(tenths):.2f} points on average"]


def main(argv: Sequence[str]) -> int:
    """Fit each seat count on one half of the games and show the calibration on the other."""
    parser = argparse.ArgumentParser(description="Fit the chance to win to self-play.")
    parser.add_argument("--game", default=DEFAULT_GAME, help=f"which game (default: {DEFAULT_GAME})")
    parser.add_argument("--games", type=int, default=400, help="games per seat count (default: 400)")
    parser.add_argument("--seats", type=int, default=None, help="only this seat count")
    parser.add_argument("--agent", default="hard", help="who plays all seats (default: hard)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same result")
    options = parser.parse_args(argv)
    print("chance:")
    sizes = games.find(options.game).seats(games.find(options.game).editions()[0])
    for seats in [options.seats] if options.seats else [size for size in sizes if size > 1]:
        found = samples(options.game, seats, options)
        half = len(found) // 2
        coefficients = fit(found[:half])
        print(f"  {seats}: [{', '.join(f'{c:g}' for c in coefficients)}]")
        print("\n".join(f"# {line}" for line in calibration(found[half:], coefficients)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
