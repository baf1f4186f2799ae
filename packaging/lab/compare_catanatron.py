"""Random play of Cytosis and of catanatron, a well-known Python engine, in one run.

Started by ``python3 packaging/dev.py bench --catanatron``, which installs catanatron as a developer's
tool. Both play with four seats, take turns to be measured, and are compared by their medians; what
counts is the ratio, not the absolute figure. Whole games begin with setting up the table; the bare loop
only asks for moves, chooses and plays. In the time of the processor, so that other programs do not count.
"""

from __future__ import annotations

import random
from statistics import median
from time import process_time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,import-untyped,unused-ignore]

from cytosis import fast
from cytosis.cli.bench import copying, machine
from cytosis.engine import Ruleset

ROUNDS = 9
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
WARM = 360
"""Games of ours before the first round: nearly all variants of moves are then remembered, as later."""
WHOLE, BARE = "whole games, decisions/s", "bare loop, decisions/s"


def catanatron_play(games: int, seed: int) -> dict[str, float]:
    """Decisions a second of catanatron in random play, without its own checking of moves."""
    decisions = branches = forced = 0
    chance = random.Random(seed).random  # noqa: S311  only to choose moves
    whole = bare = 0.0
    for number in range(games):
        began = process_time()
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed + number)
        ready = process_time()
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            decisions += 1
            branches += len(actions)
            forced += len(actions) == 1
            game.execute(actions[int(chance() * len(actions))], validate_action=False)
        whole, bare = whole + process_time() - began, bare + process_time() - ready
    played = process_time()
    for _ in range(200):
        game.copy()
    return {
        WHOLE: decisions / whole,
        BARE: decisions / bare,
        "branching": branches / decisions,
        "forced": forced / decisions,
        "copy us": (process_time() - played) / 200 * 1e6,
    }


def cytosis_play(games: int, seed: int) -> dict[str, float]:
    """The same of Cytosis; its moves are counted in the same games once more, beside the clock."""
    chance = random.Random(seed).random  # noqa: S311
    whole = bare = 0.0
    for number in range(games):
        began = process_time()
        rules = Ruleset().rules(4)
        state = rules.start(seed * games + number)
        ready = process_time()
        while actions := rules.legal(state):
            rules.apply(state, actions[int(chance() * len(actions))])
        whole, bare = whole + process_time() - began, bare + process_time() - ready
    counts = branches(games, seed)
    return {
        WHOLE: len(counts) / whole,
        BARE: len(counts) / bare,
        "branching": sum(counts) / len(counts),
        "forced": counts.count(1) / len(counts),
        "copy us": copying(Ruleset(), 5000)["state copy, 4 seats: us"],
    }


def branches(games: int, seed: int) -> list[int]:
    """How many moves there were at each decision."""
    chance = random.Random(seed).random  # noqa: S311
    rules, found = Ruleset().rules(4), []
    for number in range(games):
        state = rules.start(seed * games + number)
        while actions := rules.legal(state):
            found.append(len(actions))
            rules.apply(state, actions[int(chance() * len(actions))])
    return found


def main() -> None:
    """Measure in turns and print medians and ratios."""
    cytosis_play(WARM, ROUNDS)
    ours, theirs = [], []
    for number in range(ROUNDS):
        theirs.append(catanatron_play(3, number))
        ours.append(cytosis_play(30, number))
    print(f"machine: {machine()}; {ROUNDS} rounds, medians; modules of Cytosis: {fast.state()}")
    print(f"{'':26}{'cytosis':>12}{'catanatron':>12}{'ratio':>8}")
    for name in ours[0]:
        mine, other = (median(run[name] for run in runs) for runs in (ours, theirs))
        print(f"{name:26}{mine:12,.2f}{other:12,.2f}{mine / other:8.2f}")
    for name in (WHOLE, BARE):
        ratios = sorted(a[name] / b[name] for a, b in zip(ours, theirs, strict=True))
        print(f"{name}, ratio round by round: {', '.join(f'{ratio:.1f}' for ratio in ratios)}")


if __name__ == "__main__":
    main()
