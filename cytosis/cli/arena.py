"""``cytosis arena``: the strength of every level in one table, with intervals and times."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cytosis.ai import arena
from cytosis.ai.data import data
from cytosis.cli import arguments
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


def contests(game: str) -> list[Contest]:
    """Everything that is measured of a game, as its data lists it."""
    return [
        Contest(**{**listed, "agents": tuple(listed["agents"])}) for listed in data(game).get("contests", ())
    ]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``arena`` understands."""
    parser.add_argument("--full", action="store_true", help="all games; takes hours")
    parser.add_argument("--only", default="", metavar="AGENT", help="only contests this agent leads")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help="also write all as JSON")


def run(args: argparse.Namespace) -> int:
    """Play every contest and print the table as it grows."""
    ruleset = arguments.ruleset(args)
    print(f"{'contest':44} games  win rate (95 %)          wanted      ms median / p95")
    kept = []
    for contest in contests(ruleset.game):
        if args.only and contest.agents[0].partition(":")[0] != args.only:
            continue
        table = _play(contest, args, ruleset)
        kept.append({"agents": list(contest.agents), "seconds": contest.seconds, **table})
        for line in _lines(contest, table):
            print(line, flush=True)
    if args.json:
        args.json.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


def _play(contest: Contest, args: argparse.Namespace, ruleset: Ruleset) -> dict[str, Any]:
    setting = arena.Setting(ruleset.as_dict(), contest.agents, args.seed, contest.nodes, contest.seconds)
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
            f"{row['ms_median']:.1f} / {row['ms_p95']:.1f}"
        )
    if len(set(contest.agents)) == 1:
        shares = f"winner's {table['mean_winner']:.1f}: {_shares(rows[0]['by_source'])}"
        lines.append(f"    mean score {rows[0]['mean_score']:.1f}, {shares}")
    return lines


def _shares(by_source: dict[str, float]) -> str:
    """What part of the points came from where."""
    whole = sum(points for points in by_source.values() if points > 0) or 1
    return ", ".join(f"{source} {points / whole:.1%}" for source, points in by_source.items())
