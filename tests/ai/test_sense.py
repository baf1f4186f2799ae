"""What no level from medium up ever does, in positions of real play and of bad play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cytosis.ai.agent import Budget
from cytosis.ai.registry import make
from cytosis.engine import Ruleset
from cytosis.engine.rng import Rng
from tests.ai.positions import sensible_game

STARTS = {"rough_er": ("PH", "PR", "SR"), "smooth_er": ("SH",)}


def turns(count: int) -> Iterator[tuple[Any, Any]]:
    """Turns of good and of random games, many of them in the last rounds."""
    found = 0
    for seed in range(200):
        for step, (rules, state) in enumerate(games(2 + seed % 4, seed)):
            late = state.round >= rules.catalog.setup.events
            if state.kind == "turn" and (step + seed) % (2 if late else 23) == 0:
                yield rules, state
                found += 1
                if found == count:
                    return


def games(seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    if seed % 2:
        yield from sensible_game(seats, seed)
        return
    rules: Any = Ruleset("cytosis").rules(seats)
    state, rng = rules.start(seed), Rng(seed)
    while rules.pending(state) is not None:
        yield rules, state
        rules.apply(state, rng.choice(rules.legal(state)))


def nonsense(rules: Any, state: Any, action: Any) -> str:
    """What is wrong with a move; written apart from the agents' own rules."""
    view = rules.observe(state, state.seat)
    me, last, words = view.seats[state.seat], view.round == view.rounds, str(action).split()
    area = words[1].split(".")[0] if len(words) > 1 else ""
    given = dict(word.split("=") for word in words[2:] if "=" in word)
    legal = [str(move) for move in rules.legal(state)]
    costs = {card.id: card for card in rules.catalog.cards}
    if words[0] == "exhaust":
        source = {"atp": "mitochondria", "mrna": "nucleus", "lipid": "lipid"}[words[1]]
        if any(move in legal for move in (f"place {source}.2", f"place {source}.3")):
            return "wastes a flask"
    if words[0] in ("place", "grey") and area in STARTS and "card" not in given:
        fitting = [card for card in me.hand if card.startswith(STARTS[area])]
        base = 2 if area == "rough_er" else 3
        if not any(costs[card].cost[base] <= int(given["n"]) for card in fitting):
            return "starts a vesicle nothing can use"
    if area == "golgi":
        families = ("PH", "PR", "SH") if given["add"] == "carb" else ("SR",)
        if not any(card.startswith(families) for card in me.hand):
            return "spoils a vesicle"
    if last and me.flasks == 1 and words[0] == "place":
        if area == "cards" and not (view.row[int(words[1][-1]) - 1] or "MM").startswith("MM"):
            return "buys what it cannot finish"
        if any("exocytosis" in move for move in legal) and not {"card", "goal"} & set(given):
            return "leaves a finished vesicle"
    return ""


@pytest.mark.parametrize(("spec", "count"), [("medium", 150), ("hard", 80), ("expert", 40)])
def test_no_level_from_medium_up_plays_nonsense(spec: str, count: int) -> None:
    for rules, state in turns(count):
        choice = make(spec, state.round).choose(
            rules.observe(state, state.seat), rules.legal(state), Budget(nodes=40)
        )
        assert nonsense(rules, state, choice.action) == "", str(choice.action)


def test_the_list_finds_nonsense_in_random_play() -> None:
    found = set()
    rng = Rng(1)
    for rules, state in turns(400):
        found.add(nonsense(rules, state, rng.choice(rules.legal(state))))
    assert found >= {"wastes a flask", "starts a vesicle nothing can use", "buys what it cannot finish"}
