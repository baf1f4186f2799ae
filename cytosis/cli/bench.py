"""``cytosis bench``: how fast the program is here, as medians, with the machine's description.

Compare ratios of one run, never figures of different days. ``packaging/dev.py bench --catanatron``
runs the same random play in another Python engine beside ours.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from cytosis.ai.agent import Budget
from cytosis.ai.registry import make, names
from cytosis.app.files.glances import Glances
from cytosis.app.files.saves import Save, files_in, folder_in
from cytosis.app.play.players import about, seat_players
from cytosis.cli import arguments
from cytosis.cli.parser import word
from cytosis.engine import Match, Ruleset, games
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Rules

ORDINARY = 100
MANY = 10_000
RUBBISH = 4 << 20


def listing(ruleset: Ruleset, many: int = MANY) -> dict[str, float]:
    """Processor time of title and list, and the time until very many files are listed."""
    with tempfile.TemporaryDirectory() as folder:
        few = folder_in(Path(folder) / "few")
        _fill(few, ruleset, ORDINARY)
        bad = few / "game-99999-000000.cytosis"
        header = next(few.glob("*.cytosis")).read_bytes().partition(b"\n")[0]
        bad.write_bytes(header + b"\n" + b'{"n":1,"rubbish":"' + b"x" * RUBBISH)
        began = process_time()
        Listed(few)
        first = process_time() - began
        began = process_time()
        Listed(few)
        again = process_time() - began
        all_of_them = folder_in(Path(folder) / "many")
        _fill(all_of_them, ruleset, many)
        start, began = perf_counter(), process_time()
        Listed(all_of_them)
        slow, worked = perf_counter() - start, process_time() - began
    return {
        f"saves: {ORDINARY} games and a bad file, ms of CPU": first * 1000,
        f"saves: {ORDINARY} games and a bad file once more, ms of CPU": again * 1000,
        f"saves: {many} files listed, seconds": slow,
        f"saves: {many} files listed, seconds of CPU": worked,
    }


class Listed:
    """All games of a folder, as title, list and ``cytosis saves`` read them."""

    def __init__(self, folder: Path) -> None:
        glances = Glances(folder)
        self.found = [glances.look_at(path) for path in files_in(folder)]
        glances.keep()


def _fill(folder: Path, ruleset: Ruleset, count: int) -> None:
    """So many files: games of different lengths, each under many names."""
    made: list[Path] = []
    for seed in range(min(count, 20)):
        match = Match.new(ruleset, 3, seed, about(seat_players(["human", "medium", "medium"])))
        rng = Rng(seed)
        while match.pending() is not None and (seed % 4 or len(match.journal.lines) < 97):
            match.play(rng.choice(match.legal()))
        save = Save.create(match, folder)
        save.close()
        assert save.path is not None  # noqa: S101 - just made
        made.append(save.path)
    for number in range(count - len(made)):
        os.link(made[number % len(made)], folder / f"game-{number + 100:05}-{number:06x}.cytosis")


Figures = dict[str, float]
MOST_WINDOWS = 3
"""How often the window is opened for one figure: it plays in real time."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``bench`` understands."""
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help=word("json"))
    parser.add_argument("--rounds", type=int, default=7, help=word("rounds", usual=7))
    parser.add_argument(
        "--part",
        choices=("all", "engine", "saves", "window"),
        default="all",
        help=word("part", usual="all"),
    )


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    ruleset = arguments.ruleset(args)
    report: dict[str, Any] = {"machine": machine(), "ruleset": ruleset.as_dict(), "figures": {}}
    print(f"machine: {report['machine']}")
    if args.part in ("all", "saves"):
        figures = listing(ruleset)
        report["figures"].update(figures)
        _show(figures)
    if args.part in ("all", "engine"):
        for measure in (random_play, copying, playing, loading, views, agents, alone):
            figures = measured(lambda measure=measure: measure(ruleset), args.rounds)  # type: ignore[misc]
            report["figures"].update(figures)
            _show(figures)
        figures = beside(ruleset, args.rounds)
        report["figures"].update(figures)
        _show(figures)
    if args.part in ("all", "window"):
        report["figures"].update(window(args.rounds))
    if args.json:
        args.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0


def _show(figures: Figures) -> None:
    for name, value in figures.items():
        print(f"{name:64} {value:14,.3f}", flush=True)


def window(runs: int) -> Figures:
    """Frames, start, memory and rest of the window, the best of three runs; nothing where none opens."""
    try:
        from cytosis.ui.window.measure import best_figures

        return best_figures(min(max(runs, 1), MOST_WINDOWS), _show)
    except (ImportError, OSError, subprocess.CalledProcessError) as error:
        print(f"window: not measured ({type(error).__name__})")
        return {}


def machine() -> str:
    """What the figures were measured on."""
    python = f"Python {platform.python_version()}"
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {python}"


def measured(measure: Callable[[], Figures], rounds: int) -> Figures:
    """The median of each figure over some rounds, after one that only warms up."""
    measure()
    runs = [measure() for _ in range(max(rounds, 1))]
    return {name: median(run[name] for run in runs) for name in runs[0]}


def random_play(ruleset: Ruleset, games: int = 30, seats: int = 4) -> Figures:
    """The search path: legal, a random choice, apply; with branching and forced share beside it.

    In the time of the processor, so that other programs do not count.
    """
    rules = ruleset.rules(seats)
    branches = _random_branches(rules, games)
    chance = random.Random(1).random  # noqa: S311  only to choose moves, and the quickest there is
    legal_moves, apply = rules.legal, rules.apply
    began = process_time()
    for game in range(games):
        state = rules.start(game)
        while legal := legal_moves(state):
            apply(state, legal[int(chance() * len(legal))])
    seconds = process_time() - began
    decisions = len(branches)
    return {
        "random play, 4 seats: decisions/s": decisions / seconds,
        "random play, 4 seats: games/s": games / seconds,
        "random play, 4 seats: decisions a game": decisions / games,
        "random play, 4 seats: mean branching": sum(branches) / decisions,
        "random play, 4 seats: forced share": branches.count(1) / decisions,
    }


def beside(ruleset: Ruleset, rounds: int) -> Figures:
    """Random play and copies of every other game, as a ratio to the one measured above, turn by turn."""
    others = [Ruleset(name) for name in games() if name != ruleset.game]
    speed, copies = "random play, 4 seats: decisions/s", "state copy, 4 seats: us"
    figures: Figures = {}
    for other in others:
        runs = [(random_play(ruleset), random_play(other), copying(other)) for _ in range(max(rounds, 1))]
        ratio = median(theirs[speed] / ours[speed] for ours, theirs, _ in runs)
        figures[f"{other.game}, {speed}"] = median(theirs[speed] for _, theirs, _ in runs)
        figures[f"{other.game}, random play: times {ruleset.game}"] = ratio
        figures[f"{other.game}, {copies}"] = median(copy[copies] for _, _, copy in runs)
    return figures


def _random_branches(rules: Rules, games: int) -> list[int]:
    """The number of moves at each decision of the same games, counted beside the clock."""
    chance = random.Random(1).random  # noqa: S311
    branches = []
    for game in range(games):
        state = rules.start(game)
        while legal := rules.legal(state):
            branches.append(len(legal))
            rules.apply(state, legal[int(chance() * len(legal))])
    return branches


def copying(ruleset: Ruleset, copies: int = 20_000) -> Figures:
    """A state in the middle of a 4-seat game, copied."""
    state = position(ruleset, 4, 80)
    began = perf_counter()
    for _ in range(copies):
        state.copy()
    return {"state copy, 4 seats: us": (perf_counter() - began) / copies * 1e6}


def playing(ruleset: Ruleset, moves: int = 60) -> Figures:
    """``Match.play`` with the beats and views of one seat built, in ms."""
    match = Match.new(ruleset, 4, 5)
    rng = Rng(5)
    times: list[float] = []
    while len(times) < moves and (legal := match.legal()):
        action = rng.choice(legal)
        began = perf_counter()
        for beat in match.play(action):
            beat.seen_by(0)
        times.append((perf_counter() - began) * 1000)
    return {"Match.play with one seat's beats and views: ms": median(times)}


def loading(ruleset: Ruleset) -> Figures:
    """A finished 5-seat game, loaded by replaying it."""
    match = Match.new(ruleset, 5, 6)
    rng = Rng(6)
    while legal := match.legal():
        match.play(rng.choice(legal))
    text = match.to_json()
    began = perf_counter()
    Match.from_json(text)
    return {
        "loading a finished 5-seat game: ms": (perf_counter() - began) * 1000,
        "loading a finished 5-seat game: moves": len(match.journal.lines),
    }


def views(ruleset: Ruleset, count: int = 200) -> Figures:
    """Building a view, and a full state guessed from it."""
    rules = ruleset.rules(4)
    state, rng = position(ruleset, 4, 80), Rng(1)
    view = rules.observe(state, 0)
    began = perf_counter()
    for _ in range(count):
        rules.observe(state, 0)
    observed = perf_counter()
    for _ in range(count):
        rules.determinize(view, rng)
    guessed = perf_counter()
    return {
        "observe: us": (observed - began) / count * 1e6,
        "determinize: us": (guessed - observed) / count * 1e6,
        "fingerprint: us": _fingerprint_us(ruleset),
    }


def _fingerprint_us(ruleset: Ruleset, count: int = 100) -> float:
    match = Match.new(ruleset, 4, 1)
    began = perf_counter()
    for _ in range(count):
        match.fingerprint()
    return (perf_counter() - began) / count * 1e6


def agents(ruleset: Ruleset, moves: int = 10) -> Figures:
    """Choices of each agent in the middle of a 4-seat game, in ms."""
    rules = ruleset.rules(4)
    state = position(ruleset, 4, 80)
    pending = rules.pending(state)
    figures: Figures = {}
    for name in names():
        agent = make(name, 1, ruleset.game)
        view, legal = rules.observe(state, pending.seat if pending else None), rules.legal(state)
        began = perf_counter()
        for _ in range(moves):
            agent.choose(view, legal, Budget(nodes=200))
        figures[f"agent {name}: ms a choice"] = (perf_counter() - began) / moves * 1000
    return figures


def alone(ruleset: Ruleset, played: int = 5) -> Figures:
    """Games of one seat against a rival of the rules: at random, and the slowest with hard in the seat."""
    if 1 not in games.find(ruleset.game).seats(ruleset.edition):
        return {}
    rules, chance = ruleset.rules(1), Rng(1)
    decisions, began = 0, perf_counter()
    for game in range(played):
        state = rules.start(game)
        while legal := rules.legal(state):
            rules.apply(state, chance.choice(legal))
            decisions += 1
    seconds = perf_counter() - began
    slowest = max(_alone_with("hard", ruleset, game) for game in range(played))
    return {
        "random play, 1 seat: decisions/s": decisions / seconds,
        "a game alone with hard, the slowest: s": slowest,
    }


def _alone_with(name: str, ruleset: Ruleset, seed: int) -> float:
    """How long the agent thinks in a whole game of one seat, in s."""
    rules, agent = ruleset.rules(1), make(name, seed, ruleset.game)
    state, began = rules.start(seed), perf_counter()
    while legal := rules.legal(state):
        rules.apply(state, agent.choose(rules.observe(state, 0), legal, Budget()).action)
    return perf_counter() - began


def position(ruleset: Ruleset, seats: int, moves: int) -> Any:
    """The state after so many random moves; of a shorter game before its last."""
    rules = ruleset.rules(seats)
    state, rng = rules.start(9), Rng(9)
    for _ in range(moves):
        before = state.copy()
        rules.apply(state, rng.choice(rules.legal(state)))
        if rules.pending(state) is None:
            return before
    return state
