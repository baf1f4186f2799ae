"""The strongest level: a search over the best few moves with short play-outs; how many depends on the time.

Each play-out starts from a full state guessed from the view, makes one of the moves, goes on through a tree
of what everybody may do next as far as it is grown, then with quick sensible moves of all seats for a few
rounds, and is valued on the way. Moves that do worse are dropped by and by (successive halving). All moves
are tried on the same guesses, so that they differ by merit and not by luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
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

_FEW = 600
"""With so many of them, only the best moves by a single look are searched."""

_NODES_A_SECOND = 10_000
"""What is expected of a second; it only says how many moves are searched."""

_CHECK_CLOCK = 0.9
"""Part of the time after which no new play-out begins."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How the search looks ahead."""

    moves: int = 6  # so many of the best by a single look are searched,
    more: float = 0.0  # and so many more for each time that there is tenfold time to think
    plies: int = 4  # quick moves in one play-out, beside those for each seat
    seat_plies: int = 4  # and for each seat
    trust: float = 4.0  # the single look counts like so many play-outs
    tries: int = 1  # moves that everybody really tries at each step of a play-out, to take the better
    every: int = 0  # the value is the mean of the positions after so many moves each; 0: the last one's
    width: int = 0  # moves from which everybody chooses in the tree below a move; 0: no tree
    widen: float = 0.7  # so many more of them with the root of the visits
    explore: float = 1.0  # points by which a seldom tried one may be better

    def arms(self, nodes: float) -> int:
        """How many moves are searched with so many simulated moves."""
        return self.moves + int(self.more * max(0.0, log10(nodes / _FEW)) + 1e-9)


class _Arm:
    """One of the moves under search."""

    __slots__ = ("action", "mean", "prior", "root", "total", "visits")

    def __init__(self, action: Any, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.mean = prior
        self.root = _Node()

    def learn(self, value: float, trust: float) -> None:
        """Another play-out's value."""
        self.visits += 1
        self.total += value
        self.mean = (self.total + trust * self.prior) / (self.visits + trust)


class _Node:
    """A decision in the tree: what came of the moves that were made there."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, _Node] = {}
        self.visits = 0
        self.total = 0.0  # for the seat whose move led here

    def select(self, moves: Sequence[Any], depth: Depth) -> Any:
        """The move to try next: the first ones are the best by rule of thumb, more of them by and by."""
        children, best, top = self.children, moves[0], -1e9
        most = 1 + int(depth.widen * sqrt(self.visits))
        spread = depth.explore * sqrt(log(self.visits + 1.0))
        for action in moves[:most]:
            child = children.get(action)
            if child is None or not child.visits:
                return action
            hope = child.total / child.visits + spread / sqrt(child.visits)
            if hope > top:
                best, top = action, hope
        return best


class _Walk:
    """One play-out: its way through the tree, and what everybody led by."""

    __slots__ = ("_counted", "leads", "path")

    def __init__(self, seats: int) -> None:
        self.path: list[tuple[_Node, int]] = []
        self.leads = [0.0] * seats
        self._counted = 0

    def value(self, leads: Sequence[float]) -> None:
        """One more position, of which the mean is taken."""
        self._counted += 1
        for seat, lead in enumerate(leads):
            self.leads[seat] += (lead - self.leads[seat]) / self._counted


class SearchAgent:
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
        arms = [
            _Arm(legal[i], values[i]) for i in _unlike(order, values)[: self.depth.arms(clock.expected())]
        ]
        if len(arms) > 1:
            self._search(thinker, rules, view, arms, clock)
        arms.sort(key=lambda arm: -arm.mean)
        best = tuple(considered(thinker, states, arm.action, arm.mean) for arm in arms[:SHOWN])
        return Choice(best[0].action, best[0].why, best)

    def _search(self, thinker: Mind, rules: Any, view: Any, arms: list[_Arm], clock: _Clock) -> None:
        """Play-outs in rounds; after each stage the worse half is dropped."""
        running, seat = list(arms), view.viewer
        stage, stages = 0, max(1, (len(arms) - 1).bit_length())
        while clock.running():
            guess = rules.determinize(view, self._rng)
            luck = self._rng.bits()
            walks = []
            for arm in running:
                walks.append(self._playout(thinker, rules, guess, arm, luck, clock))
                if clock.late():
                    return  # an incomplete round would favour those that came first
            self._learn(running, walks, seat, rules.seats)
            while stage + 1 < stages and clock.part() >= (stage + 1) / stages:
                stage += 1
                running.sort(key=lambda arm: -arm.mean)
                running = running[: max(2, (len(running) + 1) // 2)]

    def _learn(self, arms: list[_Arm], walks: list[_Walk], seat: int, seats: int) -> None:
        """What a round of play-outs told, less what luck brought to all moves alike."""
        base = [sum([walk.leads[i] for walk in walks]) / len(walks) for i in range(seats)]
        centre = sum([arm.prior for arm in arms]) / len(arms)
        for arm, walk in zip(arms, walks, strict=True):
            arm.learn(walk.leads[seat] - base[seat] + centre, self.depth.trust)
            arm.root.visits += 1
            for node, mover in walk.path:
                node.visits += 1
                node.total += walk.leads[mover] - base[mover]

    def _playout(self, thinker: Mind, rules: Any, guess: Any, arm: _Arm, luck: int, clock: _Clock) -> _Walk:
        """Play on from a move: through the tree as far as it is grown, then quickly; valued on the way."""
        depth, rng, walk = self.depth, Rng(luck), _Walk(rules.seats)
        state = guess.copy()
        mover = rules.pending(state).seat
        rules.apply(state, arm.action)
        clock.nodes += 1
        node: _Node | None = arm.root if depth.width else None
        last = depth.plies + depth.seat_plies * rules.seats
        for ply in range(1, last + 1):
            legal = rules.legal(state)
            if not legal:
                break
            clock.nodes += 1
            if node is not None and len(legal) > 1:
                node = self._descend(thinker, rules, state, legal, rng, node, walk)
            else:
                state = self._step(thinker, rules, state, legal, rng, clock)
            if depth.every and ply % depth.every == 0 and ply < last and thinker.settled(state):
                walk.value(thinker.leads(state))
        settle(thinker, rules, state, rng)
        walk.value(thinker.leads(state))
        walk.leads[mover] += thinker.bonus(guess, arm.action)
        return walk

    def _descend(
        self, thinker: Mind, rules: Any, state: Any, legal: list[Any], rng: Rng, node: _Node, walk: _Walk
    ) -> _Node | None:
        """A move by the tree; None where its edge is reached."""
        mover = rules.pending(state).seat
        action = node.select(thinker.likely(state, legal, rng, self.depth.width), self.depth)
        rules.apply(state, action)
        child = node.children.get(action)
        if child is None:
            child = node.children[action] = _Node()
            walk.path.append((child, mover))
            return None
        walk.path.append((child, mover))
        return child

    def _step(self, thinker: Mind, rules: Any, state: Any, legal: list[Any], rng: Rng, clock: _Clock) -> Any:
        """A quick move; where several look alike they are tried, and the better one is kept."""
        if self.depth.tries < 2:
            rules.apply(state, thinker.quick(state, legal, rng))
            return state
        moves = thinker.likely(state, legal, rng, self.depth.tries)
        if len(moves) == 1:
            rules.apply(state, moves[0])
            return state
        seat, best, top = rules.pending(state).seat, state, -1e9
        for action in moves:
            branch = state.copy()
            rules.apply(branch, action)
            settle(thinker, rules, branch, rng)
            worth = thinker.lead(branch, seat)
            if worth > top:
                best, top = branch, worth
        clock.nodes += len(moves) - 1
        return best


class _Clock:
    """Counts simulated moves and, where asked, seconds."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = budget.nodes or (NODES if budget.seconds is None else None)
        self._seconds = budget.seconds
        self._began = monotonic()

    def expected(self) -> float:
        """How many simulated moves there will be, roughly."""
        return self._most or (self._seconds or 0.0) * _NODES_A_SECOND or NODES

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
