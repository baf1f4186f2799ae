"""Random play of Cytosis and of catanatron, a well-known Python engine, in one run.

Started by ``python3 packaging/dev.py bench --catanatron``, which installs catanatron as a developer's
tool. Both play with four seats, take turns to be measured, and are compared by their medians; what
counts is the ratio, not the absolute figure.
"""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,import-untyped,unused-ignore]

from cytosis.cli.bench import copying, machine, random_play
from cytosis.engine import Ruleset

ROUNDS = 9
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def catanatron_play(games: int, seed: int) -> dict[str, float]:
    """Decisions a second of catanatron in random play, without its own checking of moves."""
    decisions = branches = forced = 0
    chance = random.Random(seed).random  # noqa: S311  only to choose moves
    began = perf_counter()
    for number in range(games):
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed + number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            decisions += 1
            branches += len(actions)
            forced += len(actions) == 1
            game.execute(actions[int(chance() * len(actions))], validate_action=False)
    played = perf_counter()
    for _ in range(200):
        game.copy()
    copied = perf_counter()
    return {
        "decisions/s": decisions / (played - began),
        "branching": branches / decisions,
        "forced": forced / decisions,
        "copy us": (copied - played) / 200 * 1e6,
    }


def cytosis_play() -> dict[str, float]:
    """The same of Cytosis."""
    figures = random_play(Ruleset())
    copies = copying(Ruleset(), 5000)
    return {
        "decisions/s": figures["random play, 4 seats: decisions/s"],
        "branching": figures["random play, 4 seats: mean branching"],
        "forced": figures["random play, 4 seats: forced share"],
        "copy us": copies["state copy, 4 seats: us"],
    }


def main() -> None:
    """Measure in turns and print medians and ratios."""
    cytosis_play()
    ours, theirs = [], []
    for number in range(ROUNDS):
        theirs.append(catanatron_play(3, number))
        ours.append(cytosis_play())
    print(f"machine: {machine()}; {ROUNDS} rounds, medians")
    print(f"{'':14}{'cytosis':>12}{'catanatron':>12}{'ratio':>8}")
    for name in ours[0]:
        mine, other = (median(run[name] for run in runs) for runs in (ours, theirs))
        print(f"{name:14}{mine:12,.2f}{other:12,.2f}{mine / other:8.2f}")
    ratios = sorted(a["decisions/s"] / b["decisions/s"] for a, b in zip(ours, theirs, strict=True))
    print(f"decisions/s, ratio round by round: {', '.join(f'{ratio:.1f}' for ratio in ratios)}")


if __name__ == "__main__":
    main()
