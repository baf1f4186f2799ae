"""Virus attacks: the worked example, dice, ranks, rewards, the dummy, what goes on afterwards, goals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cytosis.engine.rng import below

from . import apply, legal, new_game
from .data import ATTACK_CARDS, EDITIONS, FLASKS, STRAIN_OF_EVENT, VIRUS_GOALS
from .positions import position, to_row
from .scoring import end_game
from .table import Snapshot
from .virus import begin_attack, dice_for, ranking, responses


def table(edition: str = "second", seats: int = 3, **more: Any) -> Snapshot:
    return position(edition, seats, virus=True, **more)


def seed_for(snap: Snapshot, wanted: Callable[[Snapshot], bool], move: str) -> Snapshot:
    """The snapshot after the move with the first random state that brings what is wanted."""
    for rng in range(5000):
        snap["rng"] = rng
        after = apply(snap, move)
        if wanted(after):
            return after
    raise AssertionError("no such dice")


def finish_attack(snap: Snapshot) -> Snapshot:
    """The first answer every time, until the attack is over."""
    while snap["pending"] is not None and "strain" in snap["pending"]:
        snap = apply(snap, min(legal(snap)))
    return snap


# ---------------------------------------------------------------- set-up


def test_virus_events_and_goals_are_in_the_game() -> None:
    for edition in EDITIONS:
        for seats, events in ((2, 10), (3, 10), (4, 12), (5, 14)):
            met = set()
            for seed in range(60):
                snap = new_game(edition, seats, seed, expansions=["virus"])
                assert len(snap["events"]) == events and set(STRAIN_OF_EVENT) <= set(snap["events"])
                assert len(snap["goals"]) == (4 if edition == "first" and seats == 2 else seats + 1)
                both = [goal for goal in snap["goals"] if goal in VIRUS_GOALS]
                assert len(both) < 2 or seats > 3
                assert snap["pending"]["returned"] == ATTACK_CARDS
                met |= set(both)
            assert met == set(VIRUS_GOALS)


def test_short_games_have_all_three_virus_events() -> None:
    for seats, events in ((2, 5), (3, 5), (4, 6), (5, 6)):
        snap = new_game("italian", seats, 3, {"length": "short"}, ("virus", "epigenetic"))
        assert len(snap["events"]) == events and set(STRAIN_OF_EVENT) <= set(snap["events"])
        assert snap["expansions"] == ["epigenetic", "virus"]


@pytest.mark.parametrize("expansions", [["viruses"], ["virus", "virus"], "virus"])
def test_other_expansions_are_refused(expansions: Any) -> None:
    with pytest.raises(ValueError, match="unknown expansions"):
        new_game("second", 3, 1, None, expansions)


# ---------------------------------------------------------------- the worked example


def example() -> Snapshot:
    """Seat 0 with 14 health may buy an influenza attack; seat 1 has 8 antibodies, seat 2 has 6."""
    snap = table()
    to_row(snap, 1, "VI1")
    snap["seats"][0].update(health=14, points={"other": 14})
    snap["seats"][0]["stock"]["atp"] = 3
    snap["seats"][1]["antibodies"]["influenza"] = 8
    snap["seats"][2]["antibodies"]["influenza"] = 6
    snap["seats"][2]["stock"]["atp"] = 2
    return snap


def test_the_worked_example_of_an_attack_card() -> None:
    snap = apply(example(), "place cards.1")
    asked = snap["pending"]
    assert asked["kind"] == "attack_antibodies" and asked["seat"] == asked["buyer"] == 0
    assert asked["strain"] == "influenza" and asked["rolls"] == asked["ranking"] == asked["todo"] == []
    assert snap["seats"][0]["attacks"] == ["VI1"] and snap["seats"][0]["hand"] == []
    assert snap["seats"][0]["known"] == [] and snap["row"][0] is None
    assert legal(snap) == {f"antibodies {n}" for n in range(4)}
    rolls = [[4, 3], [4], [3]]
    snap = seed_for(snap, lambda after: after["pending"]["rolls"] == rolls, "antibodies 2")
    assert snap["seats"][0]["antibodies"] == {"ebola": 0, "influenza": 4, "rhinovirus": 0}
    assert [seat["health"] for seat in snap["seats"]] == [14, -1, -1]
    assert snap["seats"][1]["points"] == {"losses": -1}
    assert responses(snap, "influenza", rolls) == {0: 11, 1: 12, 2: 9}
    assert snap["pending"]["ranking"] == [1, 0, 2]
    assert (snap["pending"]["seat"], snap["pending"]["kind"], snap["pending"]["todo"]) == (0, "gain", [1, 2])
    assert legal(snap) == {"gain atp", "gain mrna", "gain lipid"}
    snap = apply(snap, "gain mrna")
    assert (snap["pending"]["seat"], snap["pending"]["kind"], len(legal(snap))) == (1, "gain", 10)
    snap = apply(snap, "gain mrna mrna lipid")
    assert snap["pending"]["kind"] == "lose" and legal(snap) == {"lose atp", "lose health"}
    snap = apply(snap, "lose health")
    assert snap["seats"][2]["health"] == snap["seats"][2]["points"]["losses"] == -2
    assert snap["pending"]["kind"] == "antibodies" and snap["pending"]["seat"] == 0
    assert snap["pending"]["todo"] == [1, 2] and legal(snap) == {"antibodies 0", "antibodies 1"}
    snap = apply(snap, "antibodies 0")
    assert snap["pending"]["seat"] == 2 and snap["pending"]["todo"] == [], "seat 1 has no ATP"
    snap = apply(snap, "antibodies 2")
    assert snap["seats"][2]["antibodies"]["influenza"] == 10
    assert snap["pending"] == {"seat": 1, "kind": "turn", "grey_used": False}
    assert snap["seats"][1]["stock"] == {"atp": 0, "mrna": 2, "protein": 0, "lipid": 1, "carb": 0}


# ---------------------------------------------------------------- dice, responses, ranks


def test_dice_by_the_part_of_the_track() -> None:
    assert [dice_for(health) for health in (-7, 0, 9, 10, 24, 25, 90)] == [1, 1, 1, 2, 2, 3, 3]


def test_ties_go_to_the_nearest_to_the_marker() -> None:
    snap = table(seats=5)
    snap["first_player"] = 3
    found = responses(snap, "ebola", [[5], [6], [2, 3], [1], [4, 1]])
    assert found == {0: 5, 1: 6, 2: 5, 3: 1, 4: 5}
    assert ranking(snap, found) == [1, 4, 0, 2, 3]
    assert ranking(snap, dict.fromkeys(found, 4)) == [3, 4, 0, 1, 2], "the holder included"


def test_the_dummy_rolls_like_the_lower_seat_and_wins_its_ties() -> None:
    snap = table(seats=2)
    snap["first_player"] = 1
    snap["dummy"]["antibodies"]["ebola"] = 2
    found = responses(snap, "ebola", [[6], [3, 3], [4]])
    assert ranking(snap, found) == ["dummy", 1, 0]
    snap["seats"][0]["health"] = 30
    snap["seats"][1]["health"] = 12
    begin_attack(snap, "ebola", None, {"go": "start_round"})
    assert [len(dice) for dice in snap["pending"]["rolls"]] == [3, 2, 2]


def test_dice_are_drawn_from_the_marker_clockwise() -> None:
    snap = table(seats=2)
    snap["first_player"], snap["rng"] = 1, 77
    snap["seats"][0]["health"] = 10
    rng, drawn = 77, []
    for _die in range(4):
        rng, face = below(rng, 6)
        drawn.append(face + 1)
    begin_attack(snap, "rhinovirus", None, {"go": "start_round"})
    assert snap["pending"]["rolls"] == [drawn[1:3], drawn[:1], drawn[3:]] and snap["rng"] == rng


@pytest.mark.parametrize(
    ("seats", "rewards"),
    [(2, [3, 1, -1]), (3, [3, 1, -1]), (4, [3, 2, 1, -1]), (5, [4, 3, 2, 1, 0])],
)
def test_rewards_by_rank(seats: int, rewards: list[int]) -> None:
    for rng in range(40):
        snap = table(seats=seats)
        snap["rng"], snap["first_player"] = rng, seats - 1
        begin_attack(snap, "ebola", None, {"go": "start_round"})
        ranks = snap["pending"]["ranking"]
        expected = {who: rewards[place] for place, who in enumerate(ranks) if who != "dummy"}
        asked = [snap["pending"]["seat"], *snap["pending"]["todo"]]
        order = [seats - 1, *range(seats - 1)]
        assert asked == [number for number in order if expected[number] != 0]
        while snap["pending"]["kind"] in ("gain", "lose"):
            number = snap["pending"]["seat"]
            assert snap["pending"]["kind"] == ("gain" if expected[number] > 0 else "lose")
            move = "gain" + " lipid" * expected[number] if expected[number] > 0 else "lose health"
            assert expected[number] > 0 or legal(snap) == {"lose health"}, "nothing else to lose"
            snap = apply(snap, move)
        for number, reward in expected.items():
            assert snap["seats"][number]["stock"]["lipid"] == max(0, reward)
            assert snap["seats"][number]["health"] == min(0, reward)
        if seats == 2:
            assert snap["dummy"]["antibodies"] == {"ebola": 2, "influenza": 0, "rhinovirus": 0}


def test_antibodies_stop_at_ten() -> None:
    snap = table(seats=2)
    snap["dummy"]["antibodies"]["ebola"] = 10
    snap["seats"][0]["antibodies"]["ebola"] = 8
    snap["seats"][1]["antibodies"]["ebola"] = 10
    for seat in snap["seats"]:
        seat["stock"]["atp"] = 9
    begin_attack(snap, "ebola", 0, {"go": "start_round"})
    assert legal(snap) == {"antibodies 0", "antibodies 1"}
    snap = apply(snap, "antibodies 1")
    while snap["pending"]["kind"] in ("gain", "lose"):
        snap = apply(snap, max(legal(snap)))
    assert snap["pending"]["kind"] == "turn", "nobody has room, nobody is asked"
    assert [seat["antibodies"]["ebola"] for seat in [*snap["seats"], snap["dummy"]]] == [10, 10, 10]


# ---------------------------------------------------------------- what was interrupted goes on


def test_after_a_grey_flask_the_turn_goes_on() -> None:
    snap = table()
    to_row(snap, 2, "VE2")
    snap["seats"][0]["stock"]["atp"] = 5
    snap["seats"][2]["stock"]["carb"] = 1
    snap = apply(snap, "grey cards.2")
    assert snap["pending"]["kind"] != "attack_antibodies", "no ATP, not asked"
    assert [seat["health"] for seat in snap["seats"]] == [0, -1, -1]
    snap = finish_attack(snap)
    assert snap["pending"] == {"seat": 0, "kind": "turn", "grey_used": True}
    assert snap["seats"][0]["attacks"] == ["VE2"] and snap["spots"] == {"cards.2": ["grey"]}


def test_reduced_prices_count_for_attack_cards() -> None:
    snap = table()
    to_row(snap, 1, "VR1")
    snap["active_event"] = "reduce_atp"
    snap = apply(snap, "place cards.1")
    assert snap["pending"]["kind"] == "attack_antibodies" and legal(snap) == {"antibodies 0", "antibodies 1"}


def one_flask_left(edition: str, seats: int, event: str) -> Snapshot:
    snap = table(edition, seats)
    for number, seat in enumerate(snap["seats"]):
        seat["flasks"] = 1 if number == 0 else 0
    snap["events"][-1] = event
    return snap


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_virus_event_stops_phase_two(edition: str) -> None:
    snap = one_flask_left(edition, 3, "virus_influenza")
    snap["first_player"], snap["boosts"] = 2, {"glucose": 1}
    row, deck, events = snap["row"], list(snap["deck"]), len(snap["events"])
    snap = apply(snap, "place nucleus.3")
    assert snap["pending"]["buyer"] is None and snap["active_event"] == "virus_influenza"
    assert snap["spots"] == {} and [seat["flasks"] for seat in snap["seats"]] == [4, 4, 4]
    assert [snap["pending"]["seat"], *snap["pending"]["todo"]] == [2, 0, 1]
    assert all(seat["health"] == 0 for seat in snap["seats"]), "nobody bought it"
    moved = [*row[1:], deck[-1]]
    assert snap["row"] == (moved if edition == "second" else row), "CY-X15"
    assert snap["starter"] == 0 and snap["round"] + len(snap["events"]) == snap["rounds"]
    snap = finish_attack(snap)
    assert snap["row"] == moved and snap["boosts"] == {"glucose": 1}
    assert snap["pending"] == {"seat": 2, "kind": "turn", "grey_used": False}
    assert snap["round"] == 2 and snap["starter"] == 2 and len(snap["events"]) == events - 1


def test_an_attack_with_the_last_flask_of_the_game() -> None:
    snap = table("first", 4)
    for number, seat in enumerate(snap["seats"]):
        seat["flasks"] = 1 if number == 0 else 0
    snap["events"], snap["round"] = [], snap["rounds"]
    to_row(snap, 1, "VE1")
    snap = finish_attack(apply(snap, "place cards.1"))
    assert snap["pending"] is None and [seat["points"]["losses"] for seat in snap["seats"][1:]].count(-1) >= 2


def test_an_unbought_attack_card_does_nothing() -> None:
    snap = one_flask_left("second", 3, "boost_glucose")
    to_row(snap, 1, "VE1")
    snap = apply(snap, "exhaust atp")
    assert snap["discard"] == ["VE1"] and snap["pending"]["kind"] == "turn"
    assert all(seat["flasks"] == FLASKS[1] for seat in snap["seats"])


# ---------------------------------------------------------------- the end


def test_virus_goals() -> None:
    snap = table()
    snap["goals"] = {"G_VA": [0, 1], "G_IR": [2, 0], "G_ENZ": []}
    snap["seats"][0].update(attacks=["VE1", "VR1"], antibodies={"ebola": 4, "influenza": 2, "rhinovirus": 2})
    snap["seats"][2].update(attacks=["VE2"], antibodies={"ebola": 4, "influenza": 2, "rhinovirus": 0})
    end_game(snap)
    assert [seat["points"] for seat in snap["seats"]] == [{"goals": 6}, {}, {"goals": 2}]
