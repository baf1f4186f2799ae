"""Plain information-set Monte Carlo tree search with random roll-outs: a well-known baseline, no opponent.

Each iteration guesses a full state from the view, walks down one shared tree by the moves that are legal
in this guess (UCB over availability), adds a node, and plays at random to the end of the game.
"""

from __future__ import annotations

from math import log, sqrt
from time import monotonic
from typing import Any

from cytosis.ai.agent import Budget, Candidate, Choice
from cytosis.ai.tables import rules_of
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Outcome

NODES = 12_000
"""Simulated moves for one choice where nothing else is said."""

_EXPLORE = 0.7


class _Node:
    """What became of a move so far."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, _Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0  # for the seat that made the move


class IsmctsAgent:
    """Single-observer information-set MCTS."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """The move tried most often."""
        if len(legal) == 1:
            return Choice(legal[0])
        rules, root = rules_of(view), _Node()
        most = budget.nodes or (NODES if budget.seconds is None else None)
        until = None if budget.seconds is None else monotonic() + budget.seconds
        nodes = 0
        while (most is None or nodes < most) and (until is None or monotonic() < until):
            nodes += self._iterate(rules, rules.determinize(view, self._rng), root)
        by_visits = sorted(legal, key=lambda action: -_visits(root, action))
        best = tuple(Candidate(action, _mean(root, action)) for action in by_visits[:3])
        return Choice(by_visits[0], None, best)

    def _iterate(self, rules: Any, state: Any, root: _Node) -> int:
        """One walk down the tree and one roll-out; how many moves were simulated."""
        path: list[tuple[_Node, int]] = []
        node, moves = root, 0
        while legal := rules.legal(state):
            seat = rules.pending(state).seat
            fresh = [action for action in legal if str(action) not in node.children]
            action = self._rng.choice(fresh) if fresh else self._select(node, legal)
            for other in legal:
                if str(other) in node.children:
                    node.children[str(other)].available += 1
            child = node.children.setdefault(str(action), _Node())
            rules.apply(state, action)
            path.append((child, seat))
            node, moves = child, moves + 1
            if fresh:
                break
        while legal := rules.legal(state):
            rules.apply(state, self._rng.choice(legal))
            moves += 1
        self._learn(path, rules.outcome(state))
        return max(moves, 1)

    @staticmethod
    def _select(node: _Node, legal: list[Any]) -> Any:
        def promise(action: Any) -> float:
            child = node.children[str(action)]
            return child.total / child.visits + _EXPLORE * sqrt(log(max(child.available, 1)) / child.visits)

        return max(legal, key=promise)

    @staticmethod
    def _learn(path: list[tuple[_Node, int]], outcome: Outcome) -> None:
        """By place; alone against a rival, whether she was beaten."""
        last = max(len(outcome.ranking) - 1, 1)
        alone = last + 1 > len(outcome.ranking)
        for node, seat in path:
            node.visits += 1
            node.available += node.visits == 1
            node.total += bool(outcome.winners) if alone else 1.0 - outcome.ranking.index(seat) / last


def _visits(root: _Node, action: Any) -> int:
    return root.children[str(action)].visits if str(action) in root.children else 0


def _mean(root: _Node, action: Any) -> float:
    child = root.children.get(str(action))
    return child.total / child.visits if child else 0.0
