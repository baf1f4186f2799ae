"""Honest opponents: what a seat cannot know does not change its choice, and thinking changes nothing."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from cytosis.ai.agent import Budget
from cytosis.ai.chance import chances
from cytosis.ai.data import odds
from cytosis.ai.registry import make
from tests.ai.positions import sensible_game

Pair = tuple[Any, Any, Any, int]


@functools.cache
def pairs(count: int, every: int) -> tuple[Pair, ...]:
    """Positions and others that differ from them only in what the seat on turn cannot know."""
    found: list[Pair] = []
    for seed in range(1000):
        seats, expansions = 2 + seed % 4, ((), ("virus", "epigenetic"))[seed % 2]
        for step, (rules, state) in enumerate(sensible_game(seats, seed, expansions)):
            if (step + seed) % every == 0:
                seat = state.seat
                other = rules.determinize(rules.observe(state, seat), seed * 7919 + step)
                found.append((rules, state.copy(), other, seat))
                if len(found) == count:
                    return tuple(found)
    raise AssertionError("there are not so many positions")


def same_choice(spec: str, rules: Any, state: Any, other: Any, seat: int, nodes: int) -> bool:
    choices = []
    for position in (state, other):
        view, legal = rules.observe(position, seat), rules.legal(position)
        choices.append(make(spec, 5).choose(view, legal, Budget(nodes=nodes)))
    return choices[0] == choices[1]


@pytest.mark.parametrize(
    ("spec", "count"), [("easy", 1000), ("medium", 1000), ("hard", 1000), ("greedy", 100), ("expert", 50)]
)
def test_what_a_seat_cannot_know_does_not_matter(spec: str, count: int) -> None:
    differing = hidden = 0
    for rules, state, other, seat in pairs(1000, 7)[:count]:
        hidden += state.deck != other.deck
        differing += not same_choice(spec, rules, state, other, seat, 200)
    assert hidden > count * 0.7  # the pairs do differ
    assert differing == 0


def test_thinking_leaves_the_position_alone() -> None:
    for rules, state, _, seat in pairs(6, 11):
        before = rules.snapshot(state)
        for spec in ("hard", "expert", "ismcts"):
            make(spec, 1).choose(rules.observe(state, seat), rules.legal(state), Budget(nodes=100))
        assert rules.snapshot(state) == before


@pytest.mark.parametrize("spec", ["random", "easy", "medium", "hard", "expert", "expert:goals", "ismcts"])
def test_nodes_make_a_choice_repeatable(spec: str) -> None:
    for rules, state, _, seat in pairs(4, 13):
        view, legal = rules.observe(state, seat), rules.legal(state)
        choices = [make(spec, 3).choose(view, legal, Budget(nodes=150)) for _ in range(2)]
        assert choices[0] == choices[1]
        assert choices[0].action in legal


def test_chances_follow_the_lead_and_add_up() -> None:
    for values in ([10.0, 12.0], [30.0, 30.0, 28.5], [5.0], [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]):
        found = chances(
            values, 0.5, odds("cytosis", len(values)) if len(values) in range(2, 6) else [0, 0, 1]
        )
        assert sum(found) == pytest.approx(1)
        assert sorted(found) == [found[i] for i in sorted(range(len(values)), key=values.__getitem__)]


def test_alone_against_the_rules_a_chance_is_the_seats_own() -> None:
    model = odds("cellulose", 1)
    found = [chances([mine, 40.0], 0.1, model, 1) for mine in (10.0, 40.0, 70.0)]
    assert all(len(one) == 1 for one in found)
    (behind,), (level,), (ahead,) = found
    assert 0 < behind < level < ahead < 1
    assert chances([10.0, 40.0], 0.1, model, 1) != chances([10.0, 40.0], 0.9, model, 1)
