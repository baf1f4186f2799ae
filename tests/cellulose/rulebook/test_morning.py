"""Set-up and sunrise."""

from __future__ import annotations

from collections import Counter

import pytest

from cytosis.engine import Match, Ruleset
from cytosis.games.cellulose.data import load
from tests.cellulose.scenario import COPIES, Scenario, asked, evening, moves, of, play, why_not


def new(seats: int, seed: int = 1, **options: object) -> Match:
    return Match.new(Ruleset("cellulose", options=options), seats, seed)


@pytest.mark.atom("CS-01", "CS-04")
@pytest.mark.parametrize(("seats", "grey", "spaces"), [(2, 1, 20), (3, 1, 20), (4, 2, 23), (5, 2, 23)])
def test_the_side_of_the_board_follows_the_seats(seats: int, grey: int, spaces: int) -> None:
    assert len(load.catalog(seats, None, "none", "full").spaces) == spaces
    assert new(seats).snapshot()["reward_grey"] == grey


@pytest.mark.atom("CS-02", "CS-03", "CS-05", "CS-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_alike(seats: int) -> None:
    data = new(seats).snapshot()
    assert data["water_level"] == 5 and data["wall"] == 0
    for seat in data["seats"]:
        assert (seat["markers"], seat["hp"], seat["vacuole"], seat["track"]) == (3, 0, 0, 0)
        assert (seat["shoot"], seat["root"], seat["hand"], seat["played"]) == ("s0", "r0", [], [])
    assert len(data["row"]) == 4 and data["discard"] == []
    assert Counter(data["row"] + data["deck"]) == Counter(COPIES) and sum(COPIES.values()) == 46


@pytest.mark.atom("CS-06")
def test_two_seats_own_a_grey_marker_each() -> None:
    assert [of(new(2), seat)["grey"] for seat in (0, 1)] == [1, 1]
    assert [of(new(3), seat)["grey"] for seat in (0, 1, 2)] == [0, 0, 0]


@pytest.mark.atom("CS-07", "CS-08", "CU-01", "CU-03")
def test_later_seats_start_with_more_water() -> None:
    """The first sunrise has brought each 1 Water and 1 CO2 by the first question."""
    data = new(5, first_player=3).snapshot()
    assert [seat["stock"]["water"] for seat in data["seats"]] == [4, 5, 6, 1, 3]
    assert [seat["stock"]["co2"] for seat in data["seats"]] == [1] * 5
    assert (data["starter"], data["pending"]["seat"], data["phase"]) == (3, 3, "daytime")
    assert len({new(5, seed).snapshot()["starter"] for seed in range(40)}) == 5


@pytest.mark.atom("CS-09")
def test_hands_are_hidden_and_stocks_open() -> None:
    match = Scenario().hand(1, "vpe").rich(1).match()
    assert match.view(0).seats[1].hand is None and match.view(0).seats[1].hand_count == 1
    assert match.view(0).seats[1].stock["water"] == 20 and match.view(1).seats[1].hand == ("vpe",)


@pytest.mark.atom("CS-10")
def test_the_supply_never_runs_out() -> None:
    match = Scenario().stock(0, protein=200).match()
    assert of(play(match, "place ribosome.5"), 0)["stock"]["protein"] == 205


@pytest.mark.atom("CS-11")
def test_a_state_remembers_the_evening_by_nothing() -> None:
    assert set(new(3).snapshot()) == {
        *("game", "edition", "expansions", "options", "round", "phase", "starter", "first_player", "seats"),
        *("row", "deck", "discard", "water_level", "wall", "reward_grey", "spaces", "ivy", "pending", "rng"),
    }


@pytest.mark.atom("CU-02")
def test_the_morning_goes_round_from_the_first_player() -> None:
    base = Scenario(3).table(first_player=2)
    for seat in range(3):
        base.stock(seat, water=6, co2=6).seat(seat, shoot="s2b")
    match = evening(base)
    order = []
    while asked(match) is not None and asked(match)[1] == "sunrise":  # type: ignore[index]
        order.append(asked(match)[0])  # type: ignore[index]
        play(match, "exchange")
    assert order == [2, 0, 1] and asked(match) == (2, "turn")


@pytest.mark.atom("CU-04", "CU-08")
def test_a_banner_repeats_neither_cost_nor_bonus() -> None:
    match = evening(Scenario(3).stock(0, hormone=0).seat(0, shoot="s4a", root="r3c", vacuole=0))
    seat = of(match, 0)
    assert (seat["hp"], seat["hand"], seat["stock"]["hormone"]) == (0, [], 2)
    assert (seat["stock"]["co2"], seat["stock"]["water"], seat["vacuole"]) == (7, 5, 2)


@pytest.mark.atom("CU-06", "CU-07")
def test_a_banner_allows_one_exchange_that_may_be_declined() -> None:
    def morning() -> Match:
        return evening(Scenario(3).stock(0, water=20, co2=20).seat(0, shoot="s2b"))

    assert asked(morning()) == (0, "sunrise") and moves(morning()) == ["exchange", "done"]
    one = play(morning(), "exchange")
    assert of(one, 0)["stock"]["carb"] == 1 and asked(one) == (0, "turn")
    assert of(one, 0)["stock"]["water"] == 20 + 1 - 6 and of(one, 0)["stock"]["co2"] == 20 + 3 - 6
    two = play(morning(), "done")
    assert of(two, 0)["stock"]["carb"] == 0 and asked(two) == (0, "turn")
    assert asked(evening(Scenario(3).seat(0, shoot="s2b"))) == (0, "turn")  # too poor to be asked


@pytest.mark.atom("CU-09")
def test_each_aquaporin_fills_the_own_region() -> None:
    assert of(evening(Scenario(4).played(0, "aquaporin", "aquaporin")), 0)["vacuole"] == 2
    one = evening(Scenario(4).played(1, "aquaporin"))
    assert [of(one, seat)["vacuole"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.atom("CU-10", "CU-14")
def test_each_enzyme_production_activates_once_even_the_same_enzyme() -> None:
    base = Scenario(3).stock(0, protein=5).hand(0, "vpe")
    match = evening(base.played(0, "lipase", "enzyme_production", "enzyme_production"))
    assert moves(match) == ["activate lipase", "done"]
    assert why_not(match, "play vpe") == "wrong_decision"
    play(match, "activate lipase", "activate lipase")
    assert asked(match) == (0, "turn")
    assert of(match, 0)["points"] == {"cards": 4} and of(match, 0)["stock"]["protein"] == 3


def ordered() -> Match:
    """Enzyme Production and an Enzyme that grows: the order of the morning is chosen."""
    base = Scenario(3).stock(0, protein=2, hormone=3).seat(0, shoot="s1", root="r1")
    return evening(base.played(0, "gh3_synthetase", "enzyme_production"))


@pytest.mark.atom("CU-05", "CU-11", "CU-13")
def test_growth_before_the_banner_collects_the_new_one() -> None:
    match = ordered()
    assert moves(match) == ["collect shoot", "collect root", "activate gh3_synthetase", "done"]
    play(match, "activate gh3_synthetase")
    assert asked(match) == (0, "grow")
    play(match, "grow to=r2a")  # the last use: the rest is collected by itself
    seat = of(match, 0)
    assert asked(match) == (0, "turn") and seat["root"] == "r2a"
    assert (seat["stock"]["water"], seat["stock"]["co2"]) == (3, 3)
    assert seat["stock"]["protein"] == 2 - 1 + 1 + 1  # activation, one-time bonus, banner
    assert seat["stock"]["hormone"] == 3 + 2 - 1


@pytest.mark.atom("CU-05", "CU-12")
def test_growth_after_the_banner_brings_nothing_more_this_morning() -> None:
    match = play(ordered(), "collect root", "activate gh3_synthetase", "grow to=r2b")
    seat = of(match, 0)
    assert (seat["stock"]["water"], seat["root"], seat["vacuole"]) == (3, "r2b", 1)  # 1: its one-time bonus
    assert why_not(play(ordered(), "collect root"), "collect root") == "collected"


@pytest.mark.atom("CU-05")
def test_one_gain_pays_for_the_next() -> None:
    """Without Protein nothing can be activated until the root has brought some."""
    base = Scenario(3).seat(0, shoot="s2b", root="r2a").stock(0, hormone=9, water=9, co2=9)
    match = evening(base.played(0, "gh3_synthetase", "enzyme_production"))
    assert moves(match) == ["collect shoot", "collect root", "done"]
    assert why_not(match, "exchange") == "no_exchange_left"
    assert why_not(match, "activate gh3_synthetase") == "need_resource"
    play(match, "collect root")
    assert "activate gh3_synthetase" in moves(match)
    play(match, "collect shoot", "exchange")
    assert moves(match) == ["activate gh3_synthetase", "done"]
    play(match, "activate gh3_synthetase", "no")
    assert asked(match) == (0, "turn") and of(match, 0)["stock"]["carb"] == 1


@pytest.mark.atom("CU-05")
def test_done_collects_what_is_left_and_ends_the_morning() -> None:
    match = play(ordered(), "done")
    assert asked(match) == (0, "turn")
    assert (of(match, 0)["stock"]["water"], of(match, 0)["stock"]["co2"]) == (3, 3)


def test_what_is_used_up_is_said() -> None:
    base = Scenario(3).seat(0, shoot="s2b").stock(0, protein=5, water=30, co2=30)
    match = evening(base.played(0, "rubisco", "vpe", "enzyme_production"))
    assert moves(match) == ["exchange", "activate rubisco", "activate vpe", "done"]
    play(match, "activate vpe")
    assert why_not(match, "activate vpe") == "no_activation_left"
    assert why_not(match, "activate lipase") == "not_in_play"
    assert why_not(match, "activate enzyme_production") == "not_in_play"
