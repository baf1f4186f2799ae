"""Whole games between agents, many of them, and what comes of it.

A game depends only on the ruleset, the agents and its seed, so the result is the same whatever the
number of processes. Agents change seats from game to game.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from itertools import chain, product
from math import log10, sqrt
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from cytosis.ai.agent import Agent, Budget
from cytosis.ai.chance import came_true, chances, expected, off_by
from cytosis.ai.data import odds
from cytosis.ai.games import mind
from cytosis.ai.levels import style
from cytosis.ai.registry import make
from cytosis.engine import Ruleset
from cytosis.engine.rules import Rules

BATCH = 20
"""Games per task: fewer than this and handing them out costs more than a second core brings."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: plain data that travels to other processes."""

    ruleset: dict[str, Any]
    agents: tuple[str, ...]
    seed: int
    nodes: int | None = None
    seconds: float | None = None
    foresee: bool = False
    """Note at the start of each round what everybody could expect: how well are chances to win foreseen?"""

    def seating(self, game: int) -> tuple[int, ...]:
        """By seat, which of the agents sits there; they move on by one seat from game to game."""
        count = len(self.agents)
        return tuple((seat + game) % count for seat in range(count))


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game, by agent in the order of the setting."""

    game: int
    winners: list[int]  # several where the victory is shared, none where a rival of the rules won
    scores: list[int]
    sources: list[dict[str, int]]
    milliseconds: list[list[float]]
    rivals: dict[str, int] = field(default_factory=dict)  # whom the rules play, with their points
    foreseen: list[tuple[list[float], float]] = field(default_factory=list)
    """At the start of each round: what everybody could expect, and which part of the rounds was left."""


def play_game(setting: Setting, game: int) -> Result:
    """Play one game to its end."""
    rules = Ruleset.from_dict(setting.ruleset).rules(len(setting.agents))
    seating = setting.seating(game)
    seed = setting.seed * 1_000_003 + game
    agents = [make(setting.agents[agent], seed * 64 + agent, setting.ruleset["game"]) for agent in seating]
    times: list[list[float]] = [[] for _ in setting.agents]
    state = rules.start(seed)
    watch = Watch(setting, rules) if setting.foresee else None
    for seat, ms in _decisions(rules, state, agents, Budget(setting.nodes, setting.seconds)):
        times[seating[seat]].append(ms)
        if watch:
            watch.look(state, seating)
    return replace(_result(rules, state, game, seating, times), foreseen=watch.seen if watch else [])


class Watch:
    """Looks at a game as the analysis does, once a round."""

    def __init__(self, setting: Setting, rules: Any) -> None:
        game = setting.ruleset["game"]
        self._thinker = mind(game, rules, style(game, "hard").weights)
        self._rules = rules
        self._round = 0
        self.seen: list[tuple[list[float], float]] = []

    def look(self, state: Any, seating: tuple[int, ...]) -> None:
        """After a move: what everybody can expect, by agent, where a round began."""
        now = self._rules.progress(state)
        if now.round == self._round or self._rules.pending(state) is None:
            return
        self._round = now.round
        values = expected(self._thinker, self._rules, state)
        order = sorted(range(len(seating)), key=seating.__getitem__)
        self.seen.append(([values[seat] for seat in order] + values[len(seating) :], 1.0 - now.part))


def _result(
    rules: Rules, state: Any, game: int, seating: tuple[int, ...], times: list[list[float]]
) -> Result:
    outcome = rules.outcome(state)
    order = sorted(range(len(seating)), key=seating.__getitem__)
    return Result(
        game,
        sorted(seating[seat] for seat in outcome.winners) if outcome else [],
        [outcome.totals[seat] for seat in order] if outcome else [],
        [{line.source: line.points for line in rules.score(state, seat)} for seat in order],
        times,
        dict(outcome.rivals) if outcome else {},
    )


def _decisions(
    rules: Rules, state: Any, agents: Sequence[Agent], budget: Budget
) -> Iterator[tuple[int, float]]:
    """Play a game to its end: after each move, whose it was and how many milliseconds it took."""
    while (pending := rules.pending(state)) is not None:
        view, legal = rules.observe(state, pending.seat), rules.legal(state)
        began = perf_counter()
        choice = agents[pending.seat].choose(view, legal, budget)
        yield pending.seat, (perf_counter() - began) * 1000
        rules.apply(state, choice.action)


def play_batch(setting: Setting, first: int, last: int) -> list[Result]:
    """The games from ``first`` up to ``last`` (exclusive)."""
    return [play_game(setting, game) for game in range(first, last)]


def play_games(setting: Setting, games: int, jobs: int = 1) -> Iterator[Result]:
    """Results as they come; with several jobs in other processes."""
    if jobs <= 1 or games <= 1:
        for game in range(games):
            yield play_game(setting, game)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from spread(pool, setting, games, max(1, min(BATCH, -(-games // (2 * jobs)))))


def spread(pool: Executor, setting: Setting, games: int, size: int) -> Iterator[Result]:
    """Results in order of the games, played in batches by whatever runs the pool."""
    tasks = [
        pool.submit(play_batch, setting, first, min(first + size, games)) for first in range(0, games, size)
    ]
    for task in tasks:
        yield from task.result()


@dataclass(frozen=True, slots=True)
class Line:
    """One agent's row in the result table; seats of the same agent are counted together."""

    agent: str
    seats: int
    wins: float  # a shared win counts in parts
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float
    by_source: dict[str, float]
    ms_median: float
    ms_p95: float


def summary(setting: Setting, results: Iterable[Result]) -> dict[str, Any]:
    """The result table as plain data."""
    played = sorted(results, key=lambda result: result.game)
    lines = [asdict(_line(setting, name, played)) for name in dict.fromkeys(setting.agents)]
    best = [max(result.scores) for result in played if result.scores]
    mean = sum(best) / len(best) if best else 0.0
    table = {"games": len(played), "agents": lines, "seed": setting.seed, "mean_winner": round(mean, 2)}
    if setting.foresee:
        table["chance"] = _foresight(setting, played)
    names = dict.fromkeys(name for result in played for name in result.rivals)
    if names:
        table["rivals"] = [_rival(name, played) for name in names]
    return table


def _foresight(setting: Setting, played: list[Result]) -> dict[str, Any]:
    """How far the chances to win lay from what happened, on average, and at how many positions."""
    found = came_true(foreseen(setting.ruleset["game"], played))
    return {"off_by": round(off_by(found), 4), "positions": sum(n for n, _, _ in found)}


def _rival(name: str, played: list[Result]) -> dict[str, Any]:
    """The row of somebody whom the rules play: alone in front wherever no seat is."""
    won = sum(not result.winners for result in played)
    points = [result.rivals[name] for result in played]
    return {
        "rival": name,
        "wins": won,
        "win_rate": won / len(played),
        "ci95": wilson(won, len(played)),
        "mean_score": sum(points) / len(points),
    }


def foreseen(game: str, results: Iterable[Result]) -> list[tuple[float, float]]:
    """Every chance to win that was predicted, with what came of it."""
    found: list[tuple[float, float]] = []
    for result in results:
        seats = len(result.scores)
        won = [part_of(result, agent) for agent in range(seats)]
        for values, left in result.foreseen:
            found += zip(chances(values, left, odds(game, seats), seats), won, strict=False)
    return found


def part_of(result: Result, agent: int) -> float:
    """What an agent has of the victory: all, a part, or nothing."""
    return 1 / len(result.winners) if agent in result.winners else 0.0


def _p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1] if len(times) > 1 else times[0]


def _line(setting: Setting, name: str, played: list[Result]) -> Line:
    games = len(played)
    places = [i for i, agent in enumerate(setting.agents) if agent == name]
    each = list(product(played, places))
    wins = sum(part_of(result, place) for result, place in each)
    times = list(chain.from_iterable(result.milliseconds[place] for result, place in each)) or [0.0]
    seats = max(len(each), 1)
    sources: Counter[str] = Counter()
    for result, place in each:
        sources.update(result.sources[place])
    return Line(
        name,
        len(places),
        round(wins, 3),
        wins / max(games, 1),
        wilson(wins, games),
        sum(result.scores[place] for result, place in each) / seats,
        {source: round(total / seats, 3) for source, total in sorted(sources.items())},
        round(median(times), 3),
        round(_p95(times), 3),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score, sound for few games and for 0 or all wins)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def elo(rate: float, rivals: int = 1) -> float:
    """How much stronger somebody is who wins so often against so many equal rivals, in points of Elo."""
    rate = min(max(rate, 1e-3), 1.0 - 1e-3)
    return 400.0 * log10(rate * rivals / (1.0 - rate))


Progress = Callable[[int, int], None]
"""Told how many of how many games are played."""


def run(
    setting: Setting,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    source: Iterator[Result] | None = None,
) -> dict[str, Any]:
    """Play so many games and give the result table as plain data; ``source`` plays them elsewhere."""
    results: list[Result] = []
    for result in source or play_games(setting, games, jobs):
        results.append(result)
        if progress:
            progress(len(results), games)
    return summary(setting, results)
