"""Two players on paired deals: each deal twice with seats exchanged, win rate and margin with their errors.

    python packaging/lab/duel.py expert@6000 expert@600 --games 200
    python packaging/lab/duel.py expert@2000 expert_0_1@2000 --games 200 --table packaging/lab/duels.md
    python packaging/lab/duel.py expert@600:tries=2,every=4 expert@600:tries=1 --note "two tries"
    python packaging/lab/duel.py expert@2000 hard --seats 4 --games 100     one against three

A player is a name (expert_0_1 is the expert of version 0.1), after @ its simulated moves for a choice, after
a colon how its search differs (the fields of cytosis.ai.search.Depth). Fixed nodes make it repeatable: the
same command gives the same games. With --table a line is appended to that file, for failures too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from expert_0_1 import Expert01

from cytosis.ai.agent import Agent, Budget
from cytosis.ai.levels import depth, style
from cytosis.ai.registry import make
from cytosis.ai.search import Depth, SearchAgent
from cytosis.cli.progress import ProgressBar
from cytosis.engine import Ruleset

HEAD = (
    "| game, seats | A | B | games | A wins % | margin | ms a move A / B | note |\n"
    "|---|---|---|---|---|---|---|---|\n"
)


@dataclass(frozen=True)
class Player:
    """Who plays, and how much it thinks."""

    spec: str
    name: str
    nodes: int | None
    changes: tuple[tuple[str, float], ...]

    @classmethod
    def read(cls, spec: str) -> Player:
        """As it is written on the command line."""
        head, _, tail = spec.partition(":") if "=" in spec else (spec, "", "")
        name, _, nodes = head.partition("@")
        pairs = [word.split("=") for word in tail.split(",") if word]
        return cls(
            spec, name, int(nodes) if nodes else None, tuple((key, float(value)) for key, value in pairs)
        )

    def seated(self, game: str, seed: int) -> Agent:
        """An agent for one game."""
        if self.name == "expert_0_1":
            return Expert01(seed, style(game, "expert"))
        if not self.changes:
            return make(self.name, seed, game)
        kinds = {field.name: float if field.type == "float" else int for field in fields(Depth)}
        changed = {name: kinds[name](value) for name, value in self.changes}
        return SearchAgent(seed, style(game, "expert"), replace(depth(game), **changed))


@dataclass
class Tally:
    """One game: what A had of the victory, by how much it led the best of the others, and the times."""

    won: float
    margin: float
    times: tuple[list[float], list[float]]


def play(rules: Any, game: str, players: tuple[Player, Player], seed: int, seat_of_a: int) -> Tally:
    """One game, A on that seat and B on all others."""
    who = [0 if seat == seat_of_a else 1 for seat in range(rules.seats)]
    agents = [players[one].seated(game, seed * 64 + seat) for seat, one in enumerate(who)]
    times: tuple[list[float], list[float]] = ([], [])
    state = rules.start(seed)
    while (pending := rules.pending(state)) is not None:
        view, legal = rules.observe(state, pending.seat), rules.legal(state)
        began = perf_counter()
        choice = agents[pending.seat].choose(view, legal, Budget(players[who[pending.seat]].nodes))
        times[who[pending.seat]].append((perf_counter() - began) * 1000)
        rules.apply(state, choice.action)
    outcome = rules.outcome(state)
    best = max(total for seat, total in enumerate(outcome.totals) if seat != seat_of_a)
    won = 1 / len(outcome.winners) if seat_of_a in outcome.winners else 0.0
    return Tally(won, outcome.totals[seat_of_a] - best, times)


def with_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and one standard error of it."""
    return mean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def ruleset(options: argparse.Namespace) -> Any:
    """The rules that are asked for."""
    expansions = tuple(options.expansions.split(",")) if options.expansions else ()
    return Ruleset(options.game, expansions=expansions).rules(options.seats)


def duel(options: argparse.Namespace) -> list[list[Tally]]:
    """Play every deal once from each seat; the games by deal."""
    players, rules = (Player.read(options.a), Player.read(options.b)), ruleset(options)
    deals, bar = max(1, options.games // options.seats), ProgressBar("duel")
    found = []
    for deal in range(deals):
        seed = options.seed * 1_000_003 + deal
        found.append([play(rules, options.game, players, seed, seat) for seat in range(options.seats)])
        bar(deal + 1, deals)
    return found


def line(options: argparse.Namespace, deals: list[list[Tally]]) -> str:
    """What the games say, as a line of the table."""
    rate, off = with_error([mean(one.won for one in deal) for deal in deals])
    lead, spread = with_error([mean(one.margin for one in deal) for deal in deals])
    ms = [mean([time for deal in deals for one in deal for time in one.times[i]] or [0.0]) for i in (0, 1)]
    return (
        f"| {options.game}, {options.seats} | {options.a} | {options.b} | {len(deals) * options.seats} "
        f"| {100 * rate:.1f} +- {100 * off:.1f} "
        f"| {lead:+.2f} +- {spread:.2f} | {ms[0]:.1f} / {ms[1]:.1f} | {options.note} |"
    )


def main(argv: Sequence[str]) -> int:
    """Play, print, and append to the table if one is named."""
    parser = argparse.ArgumentParser(description="Two players on paired deals.")
    parser.add_argument("a", help="such as expert@6000 or expert@600:tries=2")
    parser.add_argument("b", help="its rival, on all other seats")
    parser.add_argument("--game", default="cytosis")
    parser.add_argument("--expansions", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--games", type=int, default=40, help="in all; each deal is played once from every seat"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", type=Path, default=None, help="append a line to this file")
    parser.add_argument("--note", default="")
    options = parser.parse_args(argv)
    found = line(options, duel(options))
    print(HEAD + found)
    if options.table:
        text = "" if options.table.exists() else HEAD
        with options.table.open("a", encoding="utf-8") as table:
            table.write(f"{text}{found}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
