"""How the expert spends its time."""

from __future__ import annotations

from cytosis.ai.agent import Budget
from cytosis.ai.levels import depth
from cytosis.ai.registry import make
from cytosis.ai.search import Depth
from cytosis.engine import Ruleset


def test_more_moves_are_searched_where_there_is_more_time() -> None:
    cytosis = depth("cytosis")
    assert [cytosis.arms(nodes) for nodes in (60, 600, 6_000, 60_000)] == [6, 6, 12, 18]
    assert Depth(moves=5).arms(60_000) == 5


def test_every_budget_gives_a_legal_move() -> None:
    rules = Ruleset("cytosis").rules(2)
    state = rules.start(4)
    view, legal = rules.observe(state, 0), rules.legal(state)
    for budget in (Budget(nodes=1), Budget(seconds=0.01), Budget(nodes=50, seconds=5.0)):
        assert make("expert", 1, "cytosis").choose(view, legal, budget).action in legal
