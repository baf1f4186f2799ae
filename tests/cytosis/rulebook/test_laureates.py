"""Laureates in Biology: the first player marker and goal markers."""

from __future__ import annotations

import pytest

from cytosis.engine import Match
from tests.cytosis.rulebook.editions import each_edition
from tests.cytosis.scenario import Scenario, end_round, moves, play, score, seat_of, stock, until_the_end

SPOT = "place laureates.1"


def offered(match: Match, verb: str = "place") -> set[str]:
    """What the spot may be used for."""
    return {text.split(" ", 2)[2] for text in moves(match) if text.startswith(f"{verb} laureates.1")}


def goals_of(match: Match) -> list[str]:
    return list(match.snapshot()["goals"])


@each_edition
@pytest.mark.atom("CY-L01")
def test_the_marker_and_either_one_atp_or_a_goal(edition: str) -> None:
    base = Scenario(edition, 4).turn(2)
    match = base.match()
    assert offered(match) == {"take=atp", *(f"goal={goal}" for goal in goals_of(match))}
    play(match, f"{SPOT} take=atp")
    assert match.snapshot()["first_player"] == 2 and stock(match, 2) == {"atp": 1}
    assert not any(match.snapshot()["goals"].values()) and seat_of(match, 2)["health"] == 0
    marked = play(base.match(), f"{SPOT} goal=G_PH" if "G_PH" in goals_of(match) else f"{SPOT} goal=G_SH")
    assert marked.snapshot()["first_player"] == 2 and stock(marked, 2) == {}
    assert [seats for seats in marked.snapshot()["goals"].values() if seats] == [[2]]


@each_edition
@pytest.mark.atom("CY-L01")
def test_a_grey_flask_may_do_the_same(edition: str) -> None:
    match = Scenario(edition).turn(1).stock(1, atp=4).spot("laureates.1", 3).match()
    assert offered(match) == set() and "take=atp" in offered(match, "grey")
    play(match, "grey laureates.1 take=atp")
    assert match.snapshot()["first_player"] == 1


@each_edition
@pytest.mark.atom("CY-L02")
def test_the_first_marker_on_a_card_scores_three_the_second_nothing(edition: str) -> None:
    base = Scenario(edition, 4).goals(G_ENZ=[], G_PH=[3])
    first = play(base.match(), f"{SPOT} goal=G_ENZ")
    assert score(first, 0) == {"markers": 3} and seat_of(first, 0)["health"] == 3
    second = play(base.match(), f"{SPOT} goal=G_PH")
    assert score(second, 0) == {} and second.snapshot()["goals"]["G_PH"] == [3, 0]
    assert score(second, 3) == {}


@each_edition
@pytest.mark.atom("CY-L02")
def test_two_markers_fill_a_card_and_no_seat_marks_it_twice(edition: str) -> None:
    match = Scenario(edition, 4).goals(G_ENZ=[1, 2], G_PH=[0], G_PHR=[1]).match()
    rest = set(goals_of(match)) - {"G_ENZ", "G_PH"}
    assert offered(match) == {"take=atp", *(f"goal={goal}" for goal in rest)}


@each_edition
@pytest.mark.atom("CY-L02")
def test_only_goals_that_lie_face_up(edition: str) -> None:
    match = Scenario(edition, 2).match()
    hidden = {"G_ENZ", "G_PH", "G_PHR", "G_SHR", "G_SH"} - set(goals_of(match))
    assert hidden and not {f"goal={goal}" for goal in hidden} & offered(match)


@each_edition
@pytest.mark.atom("CY-L03")
def test_with_both_markers_placed_only_atp_is_offered(edition: str) -> None:
    """A-10; placed markers stay where they are."""
    match = Scenario(edition, 4).goals(G_ENZ=[0], G_PH=[1, 0]).match()
    assert offered(match) == {"take=atp"}
    assert match.view(0).seats[0].markers == 0
    play(match, f"{SPOT} take=atp")
    assert match.snapshot()["goals"]["G_ENZ"] == [0] and match.snapshot()["goals"]["G_PH"] == [1, 0]


@each_edition
@pytest.mark.atom("CY-L03")
def test_with_no_open_card_only_atp_is_offered(edition: str) -> None:
    base = Scenario(edition, 5)
    taken = {
        goal: [(2 * i + 1) % 4 + 1, (2 * i + 2) % 4 + 1]
        for i, goal in enumerate(list(base.data["goals"])[:4])
    }
    last = list(base.data["goals"])[4]
    match = base.goals(**taken, **{last: [0]}).match()
    assert match.view(0).seats[0].markers == 1
    assert offered(match) == {"take=atp"}


@each_edition
@pytest.mark.atom("CY-L03")
def test_no_move_takes_a_marker_away(edition: str) -> None:
    match = Scenario(edition, 2).goals(G_ENZ=[0]).match()
    for legal in until_the_end(match):
        match.play(legal[-1])
        assert match.snapshot()["goals"]["G_ENZ"][:1] == [0]


@each_edition
@pytest.mark.atom("CY-L04")
def test_the_holder_may_use_the_spot_again(edition: str) -> None:
    """A-08."""
    match = Scenario(edition).marker(0).match()
    play(match, f"{SPOT} take=atp")
    assert match.snapshot()["first_player"] == 0 and stock(match, 0) == {"atp": 1}
    again = end_round(Scenario(edition, 3).spot("laureates.1", 1).marker(1).last_flask(0).match())
    assert again.snapshot()["starter"] == 1
    play(again, f"{SPOT} goal={goals_of(again)[0]}")
    assert again.snapshot()["first_player"] == 1 and score(again, 1) == {"markers": 3}


@each_edition
@pytest.mark.atom("CY-L05")
def test_a_goal_needs_no_completed_card(edition: str) -> None:
    """F-05."""
    match = Scenario(edition).goals(G_SHR=[]).match()
    assert seat_of(match, 0)["completed"] == []
    play(match, f"{SPOT} goal=G_SHR")
    assert match.snapshot()["goals"]["G_SHR"] == [0]
