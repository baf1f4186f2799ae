"""The expert as it was before it gained from thinking, kept to measure by; nothing of the game uses it.

A flat search over the best few moves with short play-outs.

Each play-out starts from a full state guessed from the view, makes one of the moves, goes on with quick
sensible moves of all seats for a few rounds, and is valued at the end. Moves that do worse are dropped
by and by (successive halving). All moves are tried on the same guesses, so that they differ by merit and
not by luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Any

from cytosis.ai.agent import Budget, Choice
from cytosis.ai.games import mind
from cytosis.ai.planner import SHOWN, Style, considered, look_ahead, settle
from cytosis.ai.tables import rules_of
from cytosis.ai.thinker import Mind
from cytosis.engine.rng import Rng

NODES = 6_000
"""Simulated moves for one choice where nothing else is said; about the time people like to wait."""

_CHECK_CLOCK = 0.9
"""Part of the time after which no new play-out begins."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How the search looks ahead."""

    moves: int = 6  # so many of the best by a single look are searched
    plies: int = 4  # quick moves in one play-out, beside those for each seat
    seat_plies: int = 4  # and for each seat
    trust: float = 4.0  # the single look counts like so many play-outs


class _Arm:
    """One of the moves under search."""

    __slots__ = ("action", "mean", "prior", "total", "visits")

    def __init__(self, action: Any, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.mean = prior

    def learn(self, value: float, trust: float) -> None:
        """Another play-out's value."""
        self.visits += 1
        self.total += value
        self.mean = (self.total + trust * self.prior) / (self.visits + trust)


class Expert01:
    """Searches its best moves with play-outs."""

    def __init__(self, seed: int, style: Style, depth: Depth | None = None) -> None:
        self._rng = Rng(seed)
        self.style = style
        self.depth = depth or Depth()

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """The move that did best."""
        rules: Any = rules_of(view)
        thinker = mind(view.game, rules, self.style.weights)
        clock = _Clock(budget)
        states = [rules.determinize(view, self._rng) for _ in range(self.style.guesses)]
        legal = thinker.promising(states[0], legal, self.style.width)
        values = look_ahead(thinker, rules, states, legal, view.viewer, self._rng)
        order = sorted(range(len(legal)), key=lambda i: (-values[i], i))
        arms = [_Arm(legal[i], values[i]) for i in _unlike(order, values)[: self.depth.moves]]
        if len(arms) > 1:
            self._search(thinker, rules, view, arms, clock)
        arms.sort(key=lambda arm: -arm.mean)
        best = tuple(considered(thinker, states, arm.action, arm.mean) for arm in arms[:SHOWN])
        return Choice(best[0].action, best[0].why, best)

    def _search(self, thinker: Mind, rules: Any, view: Any, arms: list[_Arm], clock: _Clock) -> None:
        """Play-outs in rounds; after each stage the worse half is dropped."""
        running = list(arms)
        stage, stages = 0, max(1, (len(arms) - 1).bit_length())
        while clock.running():
            guess = rules.determinize(view, self._rng)
            luck = self._rng.bits()
            outcomes = []
            for arm in running:
                outcomes.append(self._playout(thinker, rules, guess, arm.action, view.viewer, luck, clock))
                if clock.late():
                    return  # an incomplete round would favour those that came first
            base = sum(outcomes) / len(outcomes)
            centre = sum(arm.prior for arm in running) / len(running)
            for arm, value in zip(running, outcomes, strict=True):
                arm.learn(value - base + centre, self.depth.trust)
            while stage + 1 < stages and clock.part() >= (stage + 1) / stages:
                stage += 1
                running.sort(key=lambda arm: -arm.mean)
                running = running[: max(2, (len(running) + 1) // 2)]

    def _playout(
        self, thinker: Mind, rules: Any, guess: Any, action: Any, seat: int, luck: int, clock: _Clock
    ) -> float:
        rng = Rng(luck)
        state = guess.copy()
        rules.apply(state, action)
        clock.nodes += 1
        for _ in range(self.depth.plies + self.depth.seat_plies * rules.seats):
            legal = rules.legal(state)
            if not legal:
                break
            clock.nodes += 1
            rules.apply(state, thinker.quick(state, legal, rng))
        settle(thinker, rules, state, rng)
        return thinker.lead(state, seat) + thinker.bonus(guess, action)


class _Clock:
    """Counts simulated moves and, where asked, seconds."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = budget.nodes or (NODES if budget.seconds is None else None)
        self._seconds = budget.seconds
        self._began = monotonic()

    def part(self) -> float:
        """How much of the budget is used up."""
        part = self.nodes / self._most if self._most else 0.0
        if self._seconds is not None:
            part = max(part, (monotonic() - self._began) / (self._seconds * _CHECK_CLOCK))
        return part

    def late(self) -> bool:
        """Whether the clock ran out in the middle of a round of play-outs."""
        return self._seconds is not None and monotonic() - self._began > self._seconds

    def running(self) -> bool:
        """Whether there is time for another round of play-outs."""
        return self.part() < 1.0


def _unlike(order: list[int], values: list[float]) -> list[int]:
    """Leave out moves whose value is that of a better one to the last digit: twins, such as equal spots."""
    seen: set[float] = set()
    kept = []
    for i in order:
        if round(values[i], 9) not in seen:
            seen.add(round(values[i], 9))
            kept.append(i)
    return kept
