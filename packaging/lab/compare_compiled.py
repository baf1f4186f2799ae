"""The expert's thinking with the compiled modules and with the sources, in turns, in processor time.

    .venv/bin/python packaging/lab/compare_compiled.py [--nodes N] [--rounds N] [GAME ...]

Each kind runs in a process of its own, thinks about the same positions and must choose the same moves; what
counts is the ratio, not the absolute figure.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from hashlib import sha256
from statistics import median
from time import process_time
from typing import Any

from cytosis import fast
from cytosis.ai.agent import Budget
from cytosis.ai.registry import make
from cytosis.engine import Ruleset, games
from cytosis.engine.rng import Rng

POSITIONS, EVERY, SEATS = 24, 17, 4
"""So many positions, one in so many decisions of random games with so many seats."""


def positions(game: str) -> list[tuple[Any, list[Any]]]:
    """Views and legal moves to choose from."""
    rules, found = Ruleset(game).rules(SEATS), []
    for seed in range(1, POSITIONS):
        state, rng, decisions = rules.start(seed), Rng(seed), 0
        while legal := rules.legal(state):
            decisions += 1
            if decisions % EVERY == 0 and len(legal) > 1:
                found.append((rules.observe(state, state.seat), legal))
            rules.apply(state, rng.choice(legal))
        if len(found) >= POSITIONS:
            break
    return found[:POSITIONS]


def think(game: str, nodes: int) -> None:
    """In a process of its own: for each line that comes, think about all positions once."""
    asked = positions(game)
    print(fast.state(), flush=True)
    for _ in sys.stdin:
        began = process_time()
        choices = [make("expert", 7, game).choose(view, legal, Budget(nodes=nodes)) for view, legal in asked]
        seconds = process_time() - began
        said = repr([(str(best.action), best.expected) for choice in choices for best in choice.candidates])
        print(seconds, sha256(said.encode()).hexdigest()[:12], flush=True)


def started(game: str, nodes: int, pure: bool) -> subprocess.Popen[str]:
    """Such a process."""
    environment = {name: value for name, value in os.environ.items() if name != fast.PURE_VARIABLE}
    if pure:
        environment[fast.PURE_VARIABLE] = "1"
    command = [sys.executable, __file__, "--think", "--nodes", str(nodes), game]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)


def told(process: subprocess.Popen[str], line: str = "") -> list[str]:
    """What it answers."""
    asks, answers = process.stdin, process.stdout
    if asks is None or answers is None:
        raise RuntimeError("a process without pipes")
    asks.write(line)
    asks.flush()
    return answers.readline().split()


def compare(game: str, nodes: int, rounds: int) -> None:
    """Both in turns; the first round only warms up."""
    both = [started(game, nodes, pure) for pure in (True, False)]
    kinds = [told(process)[0] for process in both]
    runs = [[told(process, "\n") for process in both] for _ in range(rounds + 1)]
    for process in both:
        process.communicate()
    choices = {answer[1] for run in runs for answer in run}
    same = "the same choices" if len(choices) == 1 else "DIFFERENT CHOICES"
    seconds = [[float(answer[0]) for answer in run] for run in runs[1:]]
    print(f"{game:12}{_speeds(seconds, nodes, kinds)}, {same}", flush=True)


def _speeds(seconds: list[list[float]], nodes: int, kinds: list[str]) -> str:
    """Of the two kinds, and how much quicker the second is."""
    ratio = median(pure / compiled for pure, compiled in seconds)
    pure, compiled = (median(run[i] for run in seconds) / POSITIONS / nodes * 1e6 for i in (0, 1))
    return f"{pure:8.1f}{compiled:8.1f} us a node ({', '.join(kinds)}), {ratio:.2f} x"


def main() -> None:
    """Measure and print, game by game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=games(), metavar="GAME")
    parser.add_argument("--nodes", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--think", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    for game in chosen.games:
        if chosen.think:
            think(game, chosen.nodes)
        else:
            compare(game, chosen.nodes, chosen.rounds)


if __name__ == "__main__":
    main()
