"""Fit the model of the chance to win to self-play, and print how well it is calibrated.

    python packaging/lab/fit_chance.py --game amino --games 400 --seed 1

What it prints under ``chance:`` belongs into assets/ai/<game>.yaml.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

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


def fit(found: Sequence[Sample], seats: int, passes: int = 30) -> list[float]:
    """Coefficients of the model, by Newton's steps; the fourth for one seat against the rules only."""
    size = 4 if seats == 1 else 3
    rows: list[Features] = []
    parts: list[float] = []
    for values, left, won in found:
        rows += [features(lead, left) for lead in leads(values)[:seats]]
        parts += won
    seen, came = np.array(rows)[:, :size], np.array(parts)
    coefficients = np.zeros(size)
    for _ in range(passes):
        chance = 1.0 / (1.0 + np.exp(-np.clip(seen @ coefficients, -30.0, 30.0)))
        bend = (seen * (chance * (1.0 - chance))[:, None]).T @ seen + 1e-6 * np.eye(size)
        coefficients -= np.linalg.solve(bend, seen.T @ (chance - came))
    return [round(float(c), 4) for c in coefficients]


def calibration(found: Sequence[Sample], seats: int, coefficients: Sequence[float]) -> list[str]:
    """By tenth of the predicted chances: how many, mean prediction, and how many won; then the error."""
    pairs = [
        pair
        for values, left, won in found
        for pair in zip(chances(values, left, coefficients, seats), won, strict=False)
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
    for seats in [options.seats] if options.seats else sizes:
        found = samples(options.game, seats, options)
        half = len(found) // 2
        coefficients = fit(found[:half], seats)
        print(f"  {seats}: [{', '.join(f'{c:g}' for c in coefficients)}]")
        print("\n".join(f"# {line}" for line in calibration(found[half:], seats, coefficients)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
