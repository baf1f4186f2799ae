"""``cytosis arena``: the strength of every level in one table, with intervals and times."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Any

from cytosis.ai import arena
from cytosis.ai.data import data
from cytosis.cli import arguments
from cytosis.cli.parser import word
from cytosis.cli.progress import ProgressBar
from cytosis.engine import Ruleset


@dataclass(frozen=True, slots=True)
class Contest:
    """One line of the table: the first agent against the others, and what is expected of it."""

    agents: tuple[str, ...]
    games: int  # in full
    least: float  # win rate expected at least
    most: float = 1.0
    seconds: float | None = None
    nodes: int | None = None
    part: int = 8  # how much smaller it is without --full
    chance: bool = False  # also how well the chance to win is foreseen


def contests(game: str) -> list[Contest]:
    """Everything that is measured of a game, as its data lists it."""
    return [
        Contest(**{**listed, "agents": tuple(listed["agents"])}) for listed in data(game).get("contests", ())
    ]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``arena`` understands."""
    parser.add_argument("--full", action="store_true", help=word("full"))
    parser.add_argument("--only", default="", metavar="AGENT", help=word("only"))
    parser.add_argument("--seed", type=int, default=1, help=word("same_seed"))
    parser.add_argument("--jobs", type=int, default=1, help=word("jobs"))
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help=word("json"))


def run(args: argparse.Namespace) -> int:
    """Play every contest and print the table as it grows."""
    ruleset = arguments.ruleset(args)
    print(f"{'contest':44} games  win rate (95 %)          wanted      Elo (95 %)   ms median / p95")
    kept, ladder = [], Ladder()
    for contest in contests(ruleset.game):
        if args.only and contest.agents[0].partition(":")[0] != args.only:
            continue
        table = _play(contest, args, ruleset)
        kept.append({"agents": list(contest.agents), "seconds": contest.seconds, **table})
        ladder.add(contest, table["agents"][0])
        for line in _lines(contest, table):
            print(line, flush=True)
    print(ladder, end="")
    if args.json:
        args.json.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


def _play(contest: Contest, args: argparse.Namespace, ruleset: Ruleset) -> dict[str, Any]:
    setting = arena.Setting(
        *(ruleset.as_dict(), contest.agents, args.seed, contest.nodes, contest.seconds, contest.chance)
    )
    games = contest.games if args.full else max(contest.games // contest.part, 4)
    return arena.run(setting, games, args.jobs, ProgressBar(contest.agents[0]))


def _name(contest: Contest, agent: str) -> str:
    """Who plays against whom, and with how much time."""
    rivals = [name for name in contest.agents if name != agent]
    against = f"{rivals[0]} x{len(rivals)}" if len(set(rivals)) == 1 else "all" if rivals else "itself"
    return f"{agent} against {against}" + (f" at {contest.seconds} s" if contest.seconds else "")


def _lines(contest: Contest, table: dict[str, Any]) -> list[str]:
    """One line for the first agent, or one for each where all are compared."""
    rows = table["agents"] if contest.most < 1.0 else table["agents"][:1]
    lines = []
    for row in rows:
        low, high = row["ci95"]
        rate = f"{row['win_rate']:6.1%} ({low:.1%} - {high:.1%})"
        wanted = f"{contest.least:.0%}" + (f" to {contest.most:.0%}" if contest.most < 1.0 else " or more")
        met = "ok " if contest.least <= row["win_rate"] <= contest.most else "-- "
        lines.append(
            f"{_name(contest, row['agent']):44} {table['games']:5}  {rate:25} {wanted:11} {met}"
            f"{_stronger(contest, row):12} {row['ms_median']:.1f} / {row['ms_p95']:.1f}"
        )
    if len(set(contest.agents)) == 1:
        shares = f"winner's {table['mean_winner']:.1f}: {_shares(rows[0]['by_source'])}"
        lines.append(f"    mean score {rows[0]['mean_score']:.1f}, {shares}")
    if "chance" in table:
        off, positions = table["chance"]["off_by"], table["chance"]["positions"]
        lines.append(
            f"    chance to win foreseen at {positions} positions, off by {100 * off:.1f} points on average"
        )
    return lines


def _elo(contest: Contest, row: dict[str, Any]) -> tuple[float, float]:
    """Points of Elo above the rivals, and half of their interval."""
    rivals = len(contest.agents) - row["seats"]
    low, high = (arena.elo(rate, rivals) for rate in row["ci95"])
    return arena.elo(row["win_rate"], rivals), (high - low) / 2


def _stronger(contest: Contest, row: dict[str, Any]) -> str:
    """The same in words; nothing where somebody plays against itself."""
    if len(set(contest.agents)) == 1:
        return ""
    points, off = _elo(contest, row)
    return f"{points:+.0f} +- {off:.0f}"


class Ladder:
    """The levels above each other: each one's distance is added to that of the one it was measured by."""

    def __init__(self) -> None:
        self._first = ""
        self._found: dict[str, tuple[float, float]] = {}

    def add(self, contest: Contest, row: dict[str, Any]) -> None:
        """A contest of one level against one other, the first of its kind."""
        agent, rival = contest.agents[0], contest.agents[-1]
        if contest.most < 1.0 or agent == rival or agent in self._found:
            return
        if not self._found:
            self._first = rival
            self._found[rival] = 0.0, 0.0
        if rival in self._found:
            (points, off), (below, unsure) = _elo(contest, row), self._found[rival]
            self._found[agent] = below + points, hypot(off, unsure)

    def __str__(self) -> str:
        if len(self._found) < 2:
            return ""
        steps = [f"{agent} {points:.0f} +- {off:.0f}" for agent, (points, off) in self._found.items()]
        return f"Elo, {self._first} at 0 (95 %): {', '.join(steps[1:])}\n"


def _shares(by_source: dict[str, float]) -> str:
    """What part of the points came from where."""
    whole = sum(points for points in by_source.values() if points > 0) or 1
    return ", ".join(f"{source} {points / whole:.1%}" for source, points in by_source.items())
