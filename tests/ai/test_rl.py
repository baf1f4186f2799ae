"""The PettingZoo environment passes PettingZoo's own tests and shows no more than a view does."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cytosis.engine.rules import Outcome
from cytosis.rl import CytosisEnv, env
from cytosis.rl.environment import rewards


@pytest.mark.parametrize(("seats", "expansions"), [(2, ()), (4, ()), (3, ("virus", "epigenetic"))])
def test_the_api_is_kept(seats: int, expansions: tuple[str, ...]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice of the tool about optional features
        api_test(env(seats=seats, expansions=expansions), num_cycles=150, verbose_progress=False)


@pytest.mark.toy
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("amino", 4, {}),
        ("amino", 6, {"seeding": "mars_cycle", "ending": "pluto"}),
        ("cellulose", 1, {"solo": "hard"}),
        ("cellulose", 4, {"scenario": "mangrove"}),
        ("toy", 3, {"length": "short"}),
    ],
)
def test_every_game_keeps_the_api(game: str, seats: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game=game, seats=seats, options=options), num_cycles=100, verbose_progress=False)


def test_a_shared_victory_is_rewarded_in_parts() -> None:
    assert rewards(Outcome(0, [0, 2, 1], [5, 1, 5], [0, 2])) == [0.5, -1.0, 0.5]
    assert rewards(Outcome(0, [0], [5], [0])) == [1.0]
    assert rewards(Outcome(-1, [0], [5], [])) == [-1.0]


def test_the_same_seed_gives_the_same_game() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: env(seats=3), num_cycles=60)


def play(game: Any, seed: int) -> dict[str, float]:
    game.reset(seed=seed)
    earned: dict[str, float] = {}
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        if terminated or truncated:
            game.step(None)
        else:
            game.step(int(observation["action_mask"].nonzero()[0][-1]))
    return earned


def test_a_whole_game_ends_with_one_winner() -> None:
    assert sorted(play(env(seats=4), 3).values()) == pytest.approx([-1.0, -1 / 3, 1 / 3, 1.0])


def test_the_mask_counts_the_legal_moves() -> None:
    raw = CytosisEnv(seats=2)
    raw.reset(seed=1)
    mask = raw.observe(raw.agent_selection)["action_mask"]
    assert mask.sum() == len(raw.legal()) == 3
    other = next(agent for agent in raw.agents if agent != raw.agent_selection)
    assert raw.observe(other)["action_mask"].sum() == 0


@pytest.mark.parametrize("action", [-1, 3, 10**9, 2.9, 1.0, "1", True, [1]])
def test_what_is_no_move_is_refused_and_changes_nothing(action: Any) -> None:
    raw = CytosisEnv(seats=2)
    raw.reset(seed=1)
    before = raw.legal(), raw.agent_selection
    with pytest.raises(ValueError, match="move"):
        raw.step(action)
    assert (raw.legal(), raw.agent_selection) == before
    raw.step(np.int64(2))  # type: ignore[arg-type]
    assert raw.legal() != before[0]
