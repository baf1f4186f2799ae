"""Puzzles solved by trying everything: the best that one seat can reach while nobody else has a say.

A puzzle is a position where the rest of a round is one seat's alone. Its worth is counted when somebody else
has to decide, the round is over, or the game is. Every line is tried; positions that come again by another
order of moves are tried once, which changes no result.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from cytosis.engine.plain import PlainState
from cytosis.engine.rules import Rules

POINTS, LEAD = GOALS = ("points", "lead")
"""What is counted: the seat's own points, or how far it is ahead of the best other one."""


class TooLarge(Exception):
    """There are more positions than somebody wants to look at."""


@dataclass(slots=True)
class Solved:
    """What exhaustive search found."""

    best: int
    second: int | None
    """The best worth of all lines that do not reach the best; None where all do."""
    line: list[str]
    """One way to the best."""
    by_move: dict[str, int]
    """The best worth after each first move."""
    nodes: int
    dull: int = 0
    """What somebody reaches who always takes the move with most points at once."""


def worth(rules: Rules, state: Any, seat: int, goal: str) -> int:
    """What a position is worth for that seat."""
    own = sum([line.points for line in rules.score(state, seat)])
    if goal == POINTS:
        return own
    others = [one for one in range(rules.seats) if one != seat]
    return own - max(sum([line.points for line in rules.score(state, one)]) for one in others)


def over(rules: Rules, state: Any, seat: int, round_: int) -> bool:
    """Whether the puzzle has ended there: somebody else decides, or another round has begun."""
    pending = rules.pending(state)
    return pending is None or pending.seat != seat or rules.progress(state).round != round_


@dataclass(slots=True)
class _Search:
    rules: Any
    seat: int
    round: int
    goal: str
    most: int
    known: dict[Any, tuple[int, int | None, Any]] = field(default_factory=dict)

    def top(self, state: Any) -> tuple[int, int | None]:
        """The best two different worths from here on; the best move is remembered."""
        if over(self.rules, state, self.seat, self.round):
            return worth(self.rules, state, self.seat, self.goal), None
        key = key_of(state)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.most:
                raise TooLarge
            values: set[int] = set()
            best: Any = None
            for action in self.rules.legal(state):
                after = state.copy()
                self.rules.apply(after, action)
                one, two = self.top(after)
                if not values or one > max(values):
                    best = action
                values |= {one} if two is None else {one, two}
            order = sorted(values, reverse=True)
            found = self.known[key] = order[0], order[1] if len(order) > 1 else None, best
        return found[0], found[1]


def key_of(state: Any) -> Any:
    """A state as a value that can be compared: equal for equal states."""
    kind: Any = type(state)
    return tuple([_frozen(getattr(state, name)) for name in _names(kind)])


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The slots of a state; a compiled class keeps them as attributes and has no list of them."""
    kinds = (MemberDescriptorType, GetSetDescriptorType)
    return tuple(name for name, value in vars(kind).items() if isinstance(value, kinds) and name[0] != "_")


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple([_frozen(one) for one in value])
    return key_of(value) if isinstance(value, PlainState) else value


def solve(rules: Rules, state: Any, seat: int, goal: str, most: int = 200_000) -> Solved:
    """Try everything from that state; TooLarge where there is more than that."""
    search = _Search(rules, seat, rules.progress(state).round, goal, most)
    best, second = search.top(state)
    by_move = {}
    for action in rules.legal(state):
        after = state.copy()
        rules.apply(after, action)
        by_move[str(action)] = search.top(after)[0]
    line, here = [], state.copy()
    while not over(rules, here, seat, search.round):
        action = search.known[key_of(here)][2]
        line.append(str(action))
        rules.apply(here, action)
    return Solved(best, second, line, by_move, len(search.known), _greedy(search, state))


def _greedy(search: _Search, state: Any) -> int:
    """Always the move with most at once; of equal ones the first."""
    rules, here = search.rules, state.copy()
    while not over(rules, here, search.seat, search.round):
        branches = []
        for action in rules.legal(here):
            after = here.copy()
            rules.apply(after, action)
            branches.append(after)
        here = max(branches, key=lambda one: worth(rules, one, search.seat, search.goal))
    return worth(rules, here, search.seat, search.goal)
