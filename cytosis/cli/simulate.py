"""``cytosis simulate``: whole games between agents, with a result table."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from cytosis.ai import arena, registry
from cytosis.cli import arguments
from cytosis.cli.parser import word
from cytosis.cli.progress import ProgressBar
from cytosis.engine import DataError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``simulate`` understands."""
    parser.add_argument("--seats", type=int, default=None, help=word("sim_seats"))
    parser.add_argument("--agents", default="greedy,random", metavar="A,B,..", help=word("sim_agents"))
    parser.add_argument("--games", type=int, default=100, help=word("sim_games", usual=100))
    parser.add_argument("--seed", type=int, default=1, help=word("same_seed"))
    parser.add_argument("--jobs", type=int, default=1, help=word("jobs"))
    parser.add_argument("--nodes", type=int, default=None, help=word("nodes"))
    parser.add_argument("--seconds", type=float, default=None, help=word("seconds"))
    parser.add_argument("--scheduler", default=None, metavar="ADDR", help=word("scheduler"))
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help=word("json"))


def run(args: argparse.Namespace) -> int:
    """Play the games and print the table."""
    setting = _setting(args)
    bar = ProgressBar("playing")
    source = None
    if args.scheduler:
        from cytosis.ai import cluster  # the only way there: the game itself never imports it

        source = cluster.play_games(setting, args.games, args.scheduler)
    table = arena.run(setting, args.games, args.jobs, bar, source)
    if setting.seconds is not None:
        print("Thinking time was limited by the clock: another run may end differently.")
    for line in _table(table):
        print(line)
    if args.json:
        args.json.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
        print(f"Written to {args.json}")
    return 0


def _setting(args: argparse.Namespace) -> arena.Setting:
    """Check everything before the first game starts."""
    ruleset = arguments.ruleset(args)
    agents = tuple(name for name in args.agents.split(",") if name)
    for name in agents:
        registry.make(name, 0, ruleset.game)
    seats = len(agents) if args.seats is None else args.seats
    if len(agents) == 1:
        agents *= seats
    if seats != len(agents):
        raise DataError(f"{seats} seats need {seats} agents, {len(agents)} are named: --agents {args.agents}")
    if args.games < 1 or args.jobs < 1:
        raise DataError("--games and --jobs must be at least 1")
    if not 0 <= args.seed < 1 << 40:
        raise DataError("--seed must be a whole number from 0 to 1099511627775")
    ruleset.rules(seats)
    return arena.Setting(ruleset.as_dict(), agents, args.seed, args.nodes, args.seconds)


def _table(result: dict[str, Any]) -> list[str]:
    lines = [f"{result['games']} games, seed {result['seed']}"]
    lines.append(f"{'agent':12} seats  wins  win rate (95 %)         score  ms median / p95")
    for row in result["agents"]:
        low, high = row["ci95"]
        rate = f"{row['win_rate']:6.1%} ({low:.1%} - {high:.1%})"
        lines.append(
            f"{row['agent']:12} {row['seats']:5} {row['wins']:5}  {rate:24}"
            f"{row['mean_score']:6.1f}  {row['ms_median']:.2f} / {row['ms_p95']:.2f}"
        )
        sources = ", ".join(f"{source} {points:.1f}" for source, points in row["by_source"].items())
        lines.append(f"{'':12} {sources}")
    for row in result.get("rivals", ()):
        low, high = row["ci95"]
        rate = f"{row['win_rate']:6.1%} ({low:.1%} - {high:.1%})"
        lines.append(f"{row['rival']:12} {'-':>5} {row['wins']:5}  {rate:24}{row['mean_score']:6.1f}")
    return lines
