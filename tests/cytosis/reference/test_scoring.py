"""The end of the game: detox, enzyme sets, leftovers, goals, ties."""

from __future__ import annotations

import pytest

from . import outcome
from .data import CARD_ORDER, FAMILIES
from .positions import give, position
from .scoring import detox_points, end_game, enzyme_set_points
from .table import Snapshot


@pytest.mark.parametrize(
    ("edition", "cards", "points"),
    [
        ("second", [["AD2", "AD3", "AD4"], ["AD5", "AD6"], ["AD7"], []], [8, 5, 2, 0]),
        ("second", [["AD2"], ["AD3"], ["AD1"]], [6, 6, 2]),
        ("second", [["AD7"], ["AD2"], ["AD3"], ["AD1"]], [8, 3, 3, 0]),
        ("second", [["AD2"], ["AD3"], ["AD4"], ["AD1"]], [5, 5, 5, 0]),
        ("second", [["AD7"], ["AD2"], ["AD3"], ["AD4"], ["AD1"]], [8, 2, 2, 2, 0]),
        ("second", [["AD7"], ["AD1", "AD2"], ["AD5"], ["AD6"]], [8, 5, 1, 1]),
        ("second", [["AD2", "AD3", "AD4"], ["AD5", "AD6"]], [3, 3]),
        ("italian", [["AD2", "AD3", "AD4"], ["AD5", "AD6"]], [6, 3]),
        ("second", [["AD2"], ["AD3"]], [3, 3]),
        ("second", [[], ["AD3"]], [0, 5]),
        ("first", [["AD1"], ["AD2"]], [3, 6]),
        ("italian", [["AD2"], ["AD3"]], [4, 4]),
    ],
)
def test_detox_places(edition: str, cards: list[list[str]], points: list[int]) -> None:
    seats = [{"completed": completed} for completed in cards]
    assert detox_points({"edition": edition, "seats": seats}) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([], 0),
        (["EN1"], 0),
        (["EN1", "EN2"], 0),
        (["EN1", "EN3"], 2),
        (["EN1", "EN3", "EN5"], 5),
        (["EN1", "EN2", "EN3", "EN4", "EN10"], 7),
        (["EN1", "EN3", "EN5", "EN7"], 9),
        (["EN1", "EN3", "EN5", "EN7", "EN9", "EN10", "PH1"], 14),
        (FAMILIES["enzyme"], 28),
    ],
)
def test_enzyme_sets(cards: list[str], points: int) -> None:
    assert enzyme_set_points({"completed": cards}) == points


@pytest.mark.parametrize(("edition", "points"), [("second", 6), ("italian", 6)])
def test_leftovers_include_what_lies_on_disks(edition: str, points: int) -> None:
    snap = position(edition)
    snap["seats"][0].update(disks=1)
    snap["seats"][0]["stock"].update(atp=9, mrna=4, protein=6, lipid=4, carb=3)
    snap["vesicles"]["golgi"][2] = {"seat": 0, "load": {"protein": 1, "carb": 2}}
    end_game(snap)
    # 4 mRNA, 7 protein, 4 lipid, 5 carb: 1 + 2 + 1 + 2
    assert snap["seats"][0]["points"] == {"leftovers": points}
    assert snap["seats"][0]["health"] == points
    assert snap["seats"][0]["disks"] == 2 and snap["vesicles"]["golgi"] == [None] * 3


def test_in_the_first_edition_what_lies_on_disks_stays_there() -> None:
    snap = position("first")
    snap["seats"][0].update(disks=1)
    snap["seats"][0]["stock"].update(atp=9, mrna=4, protein=5, lipid=4, carb=3)
    snap["vesicles"]["golgi"][2] = disk = {"seat": 0, "load": {"protein": 1, "carb": 2}}
    end_game(snap)
    assert snap["seats"][0]["points"] == {"leftovers": 4}  # by threes, the disk not counted
    assert snap["seats"][0]["disks"] == 1 and snap["vesicles"]["golgi"][2] == disk


def test_goals_score_every_completed_card_of_the_family() -> None:
    snap = position()
    goal = "G_PH"
    snap["goals"] = {goal: [2, 0]}
    give(snap, 0, "completed", "PH1", "PH6", "PR1")
    end_game(snap)
    assert snap["seats"][0]["points"] == {"goals": 4} and snap["seats"][2]["points"] == {}


def finished(edition: str, health: list[int], cards: list[int], atp: list[int], marker: int) -> Snapshot:
    snap = position(edition, len(health))
    for number, seat in enumerate(snap["seats"]):
        seat.update(health=health[number], completed=CARD_ORDER[: cards[number]])
        seat["stock"]["atp"] = atp[number]
    snap.update(pending=None, first_player=marker)
    return snap


def test_final_ties() -> None:
    assert outcome(finished("second", [5, 9, 9], [9, 2, 3], [0, 5, 0], 0)) == (2, [2, 1, 0], [5, 9, 9])
    assert outcome(finished("second", [9, 9, 9], [3, 3, 3], [1, 2, 2], 0))[1] == [1, 2, 0]
    assert outcome(finished("second", [9, 9, 9], [3, 3, 3], [1, 1, 1], 2))[1] == [2, 0, 1]
    assert outcome(finished("first", [9, 9, 9], [3, 3, 3], [9, 1, 1], 2))[1] == [1, 0, 2]
    assert outcome(finished("italian", [9, 9, 9], [3, 4, 3], [9, 1, 1], 0))[1] == [1, 2, 0]
