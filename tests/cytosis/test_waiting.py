"""What waits in a snapshot (``pending.then``) comes from files too: damaged or hostile, it is refused."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

from cytosis.engine import Match, Ruleset, SnapshotError
from cytosis.engine.rng import Rng
from tests.cytosis.decisions import NAMES, snapshots
from tests.cytosis.test_module_snapshots import at, play_on

NAMES_OF_STEPS = (
    *("deal", "first_turn", "turn", "after_flask", "end_turn", "refresh_row", "reveal_event", "next_round"),
    *("draft", "gift", "early", "attack", "attack_roll", "attack_rewards", "attack_antibodies"),
)
ATTACK = [1, 0, [[6], [5], [4]], [0, 1, 2], [1, 2]]


def deep(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


HOSTILE: list[tuple[str, Any, str]] = [
    ("gain", None, "pending.then must be a list"),
    ("gain", {}, "pending.then must be a list"),
    ("gain", "deal", "pending.then must be a list"),
    ("gain", [None], "a step of pending.then must be a list"),
    ("gain", ["deal"], "a step of pending.then must be a list"),
    ("gain", [[]], "pending.then names None"),
    ("gain", [[["deal"]]], "pending.then names"),
    ("gain", [[1, 2]], "pending.then names 1"),
    ("gain", [["dance"]], "pending.then names 'dance'"),
    ("gain", [["__init__"]], "which this ruleset does not have"),
    ("gain", [["deal"]] * 201, "pending.then must be a list"),
    ("gain", deep(900), "pending.then names"),
    ("gain", [["deal"], ["deal"]], "deal cannot wait on deal"),
    ("gain", [["deal"]], "gain is never asked while deal waits"),
    ("gain", [], "gain is never asked while nothing waits"),
    ("gain", [["reveal_event"]], "names 'reveal_event'"),
    ("gain", [["draft"]], "names 'draft'"),
    ("gain", [["next_round"], ["refresh_row"], ["attack_rewards", ATTACK]], "names 'refresh_row'"),
    ("gain", [["attack_rewards", ATTACK]], "attack_rewards cannot wait on nothing"),
    ("gain", [["end_turn", 0], ["after_flask", 0], ["attack_rewards"]], "needs 1 arguments"),
    ("gain", [["end_turn", 0], ["after_flask", 0], ["attack_rewards", ATTACK, 1]], "needs 1 arguments"),
    ("gain", [["end_turn"]], "end_turn needs 1 arguments"),
    ("gain", [["end_turn", 3]], "end_turn must be a whole number from 0 to 2"),
    ("gain", [["end_turn", -1]], "end_turn must be"),
    ("gain", [["end_turn", True]], "end_turn must be"),
    ("gain", [["end_turn", "0"]], "end_turn must be"),
    ("gain", [["end_turn", 0.0]], "end_turn must be"),
    ("gain", [["end_turn", deep(900)]], "end_turn must be"),
    ("gain", [["turn", 0, 1], ["attack_rewards", ATTACK]], "turn must be true or false"),
    ("gain", [["turn", 0, None], ["attack_rewards", ATTACK]], "turn must be true or false"),
    ("gain", [["turn", 0], ["attack_rewards", ATTACK]], "turn needs 2 arguments"),
    ("turn", [["end_turn", 0]], "turn is never asked while end_turn waits"),
    ("turn", [["next_round"]], "turn is never asked while next_round waits"),
    ("keep_cards", [["deal"]], "keep_cards is never asked while deal waits"),
    ("draft first", [["deal"], ["deal"]], "deal cannot wait on deal"),
    ("draft first", [["first_turn"]], "draft is never asked while first_turn waits"),
    ("gift", [["first_turn"]], "gift is never asked while first_turn waits"),
    ("gift", [["early"]], "early cannot wait on nothing"),
    ("early", [["first_turn"], ["early"]], "early is never asked while early waits"),
    ("after_flask", [["end_turn", 0], ["after_flask", 0]], "never asked while after_flask waits"),
    ("peek", [["turn", 0, False], ["attack", 0, 0]], "peek is never asked while attack waits"),
    ("order", [["first_turn"], ["attack", 0, 0]], "attack cannot wait on first_turn"),
    ("order", [["turn", 0, False], ["attack", 3, 0]], "attack must be"),
    ("order after the flask", [["end_turn", 0], ["after_draw", 9]], "after_draw must be"),
    ("order after the flask", [["end_turn", 0], ["after_draw", 1]], "only who has peeked in this turn"),
    ("order after the flask", [["turn", 0, False], ["after_draw", 0]], "after_draw"),
    ("order", [["turn", 0, False], ["attack", 0, -1]], "attack must be"),
    ("attack_antibodies", [["turn", 0, False], ["attack_roll", 1]], "attack_roll needs 2 arguments"),
    ("attack_antibodies", [["turn", 0, False], ["attack_roll", 1, 9]], "attack_roll must be"),
    ("attack_antibodies", [["turn", 0, False], ["attack_roll", 0, 0]], "another attack waits"),
    ("antibodies", [["turn", 0, False], ["attack_rewards", ATTACK]], "never asked while attack_rewards"),
]


def wrong_attacks() -> list[Any]:
    """Arguments that are no attack."""
    found: list[Any] = [None, 7, {}, [], ATTACK[:4], [*ATTACK, 1], deep(900)]
    values: tuple[list[Any], ...] = (
        [3, -1, "ebola", None, True],
        [3, -2, None, "0"],
        [None, [6], [[0]], [[7]], [["6"]], [[[6]]], [[True]], deep(50)],
        [None, [3], [-1], ["dummy"], [[0]], 5],
        [None, [3], ["1"], [1.0], {}],
    )
    for place, wrong in enumerate(values):
        found += [[*ATTACK[:place], value, *ATTACK[place + 1 :]] for value in wrong]
    return found


@pytest.mark.parametrize(("name", "then", "words"), HOSTILE, ids=range(len(HOSTILE)))
def test_what_cannot_wait_is_refused(name: str, then: Any, words: str) -> None:
    data = at(name)
    data["pending"]["then"] = then
    with pytest.raises(SnapshotError) as caught:
        Match.from_snapshot(data)
    assert words in str(caught.value) and "\n" not in str(caught.value) and len(str(caught.value)) < 200


@pytest.mark.parametrize("wrong", wrong_attacks(), ids=range(len(wrong_attacks())))
def test_an_attack_that_waits_is_checked_to_the_last_die(wrong: Any) -> None:
    for name in ("gain", "antibodies"):
        data = at(name)
        data["pending"]["then"][-1][1] = wrong
        with pytest.raises(SnapshotError):
            Match.from_snapshot(data)


def test_nothing_waits_without_expansions() -> None:
    data = Match.new(Ruleset(), 3, 1).snapshot()
    for name in NAMES_OF_STEPS:
        for arguments in ([], [0], [0, False]):
            data["pending"]["then"] = [[name, *arguments]]
            with pytest.raises(SnapshotError):
                Match.from_snapshot(copy.deepcopy(data))


def test_in_earlier_editions_the_row_waits_for_the_end_of_an_attack() -> None:
    for edition in ("first", "italian"):
        then = at("gain after an event", edition)["pending"]["then"]
        assert [step[0] for step in then] == ["next_round", "refresh_row", "attack_rewards"]
    assert [step[0] for step in at("gain after an event")["pending"]["then"]] == [
        "next_round",
        "attack_rewards",
    ]


# -- at random --------------------------------------------------------------------------------------------
def damaged(data: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """One to three things of the pending decision, or of the modules' part of a seat, are otherwise."""
    data = copy.deepcopy(data)
    for _ in range(rng.below(3) + 1):
        pending = data["pending"]
        sort = rng.below(6)
        if sort == 0:
            pending["then"] = [step(rng) for _ in range(rng.below(4))]
        elif sort == 1:
            other = rng.choice(list(snapshots("second").values()))["pending"]
            pending["then"] = copy.deepcopy(other.get("then", []))
        elif sort == 2:
            data["pending"] = copy.deepcopy(rng.choice(list(snapshots("second").values()))["pending"])
        elif sort == 3:
            pending[rng.choice(sorted(pending))] = rng.choice(
                [0, 1, 2, None, [], [0], [[1], [2], [3]], "peek"]
            )
        elif sort == 4:
            seat = rng.choice(data["seats"])
            seat["flasks"] = rng.below(3)
            seat["stock"]["atp"] = rng.below(9)
        else:
            seat = rng.choice(data["seats"])
            key = rng.choice(["epigenetic", "used", "peeked", "antibodies", "attacks"])
            seat[key] = rng.choice([None, [], ["peek"], data["deck"][:-3:-1], ["VE1"], "trade", {"ebola": 2}])
    return data


def step(rng: Rng) -> list[Any]:
    value = [0, 1, 2, 3, -1, True, False, ATTACK, [], None]
    return [rng.choice(NAMES_OF_STEPS), *(rng.choice(value) for _ in range(rng.below(4)))]


def struck(name: str, rounds: int, seed: int) -> Counter[bool]:
    """Damage the position; it is refused by SnapshotError, or play goes on as from any other."""
    rng = Rng(seed)
    told: Counter[bool] = Counter()
    for _ in range(rounds):
        data = damaged(snapshots("second")[name], rng)
        try:
            match = Match.from_snapshot(json.loads(json.dumps(data)))
        except SnapshotError:
            told[False] += 1
            continue
        told[True] += 1
        play_on(match, 12, rng.below(1000))
    return told


@pytest.mark.parametrize("name", NAMES)
def test_random_damage_is_refused_or_plays_on(name: str) -> None:
    assert struck(name, 60, seed=NAMES.index(name))[False] > 20
