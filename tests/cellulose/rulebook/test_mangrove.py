"""The Mangrove board, and both scenarios."""

from __future__ import annotations

import pytest

from cytosis.engine import DataError, Match, Ruleset
from tests.cellulose.scenario import Scenario, asked, evening, moves, of, play, why_not


def roots(at: str, **options: object) -> Scenario:
    """Seat 0's root marker there, with plenty of everything."""
    options.setdefault("plant", "mangrove")
    return Scenario(3, **options).rich(0).seat(0, root=at)


@pytest.mark.atom("CN-01", "CN-02")
def test_boards_and_scenarios_fit_together() -> None:
    start = Match.new(Ruleset("cellulose", options={"scenario": "mangrove"}), 3, 1).snapshot()
    assert start["seats"][0]["root"] == "m0"
    assert Match.new(Ruleset("cellulose", options={"plant": "mangrove"}), 3, 1).view(0).seats[0].root == "m0"
    for plant, scenario in (("sprout", "mangrove"), ("mangrove", "cactus")):
        with pytest.raises(DataError, match="leave the option plant out"):
            Ruleset("cellulose", options={"plant": plant, "scenario": scenario})
    with pytest.raises(DataError):
        Ruleset("cellulose", options={"scenario": ["cactus", "mangrove"]})


@pytest.mark.atom("CM-01", "CM-02")
def test_roots_go_every_way_and_shoots_forward() -> None:
    match = roots("cu").match()
    assert moves(match, "place growth.root") == [
        f"place growth.root to={to}" for to in ("m0", "lu", "ru", "cm")
    ]
    hormones = of(match, 0)["stock"]["hormone"]
    play(match, "place growth.root to=lu")
    assert of(match, 0)["root"] == "lu" and of(match, 0)["stock"]["hormone"] == hormones - 1
    assert moves(roots("cu").seat(0, shoot="s2a").match(), "place growth.shoot") == [
        "place growth.shoot to=s3a"
    ]


@pytest.mark.atom("CM-03", "CM-04", "CM-07")
def test_a_bonus_is_bought_and_the_root_returns_for_nothing() -> None:
    match = roots("rb").match()
    assert moves(match, "place growth.root") == [
        *("place growth.root to=rm", "place growth.root bonus=rb to=lm"),
        *("place growth.root bonus=rb to=cm", "place growth.root bonus=rb to=rm"),
    ]
    assert why_not(match, "place growth.root bonus=rb to=rb") == "no_return_here"
    assert why_not(match, "place growth.shoot bonus=rb to=rm") == "wrong_track"
    assert why_not(match, "place growth.root bonus=lb to=rm") == "no_bonus_here"
    play(match, "place growth.root bonus=rb to=lm")
    seat = of(match, 0)
    assert (seat["points"], seat["root"], seat["stock"]["hormone"], seat["stock"]["atp"]) == (
        {"plant": 7},
        "lm",
        18,
        20,
    )


@pytest.mark.atom("CM-03")
def test_a_card_may_buy_the_bonus_too() -> None:
    match = play(roots("rb").hand(0, "gh3_synthetase").match(), "place ribosome.5", "play gh3_synthetase")
    play(match, "grow bonus=rb to=rm")
    assert of(match, 0)["points"] == {"cards": 3, "plant": 7} and asked(match) == (1, "turn")
    quiet = roots("rb").match()
    state = quiet.rules.from_snapshot(quiet.snapshot())  # nobody listens, the same happens
    quiet.rules.apply(state, quiet.parse("place growth.root bonus=rb to=rm"))
    assert quiet.rules.snapshot(state)["seats"][0]["points"] == {"plant": 7}


@pytest.mark.atom("CM-05")
def test_the_left_bonus_activates_without_protein() -> None:
    base = roots("lb").stock(0, hormone=9, atp=9).played(0, "lipase", "vpe", "gh3_synthetase")
    match = play(base.match(), "place growth.root bonus=lb to=cm")
    assert moves(match) == ["activate gh3_synthetase", "activate vpe", "activate lipase", "done"]
    play(match, "activate lipase", "activate vpe")
    assert of(match, 0)["points"] == {"cards": 2} and of(match, 0)["root"] == "lb"  # it has not moved yet
    play(match, "activate gh3_synthetase", "grow to=lm")
    assert of(match, 0)["root"] == "cm" and asked(match) == (1, "turn")
    again = play(
        base.match(), "place growth.root bonus=lb to=cm", "activate gh3_synthetase", "grow bonus=lb to=rm"
    )
    assert len(moves(again, "activate")) == 3  # bought twice: all of them once more
    play(again, "done", "done")
    assert of(again, 0)["root"] == "cm"
    nothing = play(roots("lb").match(), "place growth.root bonus=lb to=lm")
    assert of(nothing, 0)["root"] == "lm" and asked(nothing) == (1, "turn")


@pytest.mark.atom("CM-06")
def test_the_middle_bonus_builds_twice() -> None:
    match = play(roots("cb").match(), "place growth.root bonus=cb to=rm", "build", "build")
    assert of(match, 0)["points"] == {"wall": 6 + 8} and of(match, 0)["vacuole"] == 2
    declined = play(roots("cb").match(), "place growth.root bonus=cb to=rm", "no")
    assert of(declined, 0)["hp"] == 0 and of(declined, 0)["root"] == "rm"


def test_banners_of_the_mangrove() -> None:
    match = evening(Scenario(3, plant="mangrove").seat(0, root="lm").seat(1, root="rb").next_cards("vpe"))
    assert len(of(match, 0)["hand"]) == 1 and of(match, 1)["points"] == {"plant": 2}


@pytest.mark.atom("CN-03")
def test_cactus_has_less_water() -> None:
    assert (
        Match.new(Ruleset("cellulose", options={"scenario": "cactus"}), 3, 1).snapshot()["water_level"] == 4
    )
    for wall, level in ((0, 4), (3, 5), (8, 6)):
        assert evening(Scenario(3, scenario="cactus").table(wall=wall)).snapshot()["water_level"] == level


@pytest.mark.atom("CN-04")
def test_cactus_breathes_at_night() -> None:
    assert play(Scenario(3, scenario="cactus").match(), "place stomata.6").snapshot()["water_level"] == 4


@pytest.mark.atom("CN-05", "CN-06")
@pytest.mark.parametrize(("water", "points"), [(2, 0), (11, 3), (40, 5)])
def test_cactus_values_water(water: int, points: int) -> None:
    base = Scenario(3, scenario="cactus").table(wall=13).stock(0, water=water).seat(0, vacuole=1)
    assert of(evening(base), 0)["points"] == {"vacuole": 2} | ({"other": points} if points else {})


@pytest.mark.atom("CN-07")
def test_mangrove_filters_salt_water() -> None:
    base = roots("m0", plant=None, scenario="mangrove").table(water_level=1).stock(0, protein=1)
    match = base.match()
    assert moves(match, "place xylem") == [
        *("place xylem.1 cv=0", "place xylem.1 cv=1"),
        *(f"place xylem.1 cv={n} filter=yes" for n in range(4)),
    ]
    play(match, "place xylem.1 cv=2 filter=yes")
    seat = of(match, 0)
    assert (seat["stock"]["water"], seat["vacuole"], seat["stock"]["protein"]) == (1, 2, 0)
    assert match.snapshot()["water_level"] == 0
    poor = Scenario(3, scenario="mangrove").match()
    assert why_not(poor, "place xylem.1 cv=0 filter=yes") == "need_resource"


@pytest.mark.atom("CN-08")
def test_mangrove_keeps_little_water() -> None:
    match = evening(Scenario(3, scenario="mangrove").stock(0, water=14).stock(1, water=10))
    assert [of(match, seat)["stock"]["water"] for seat in range(3)] == [11, 11, 1]  # with the morning's


@pytest.mark.atom("CN-09")
def test_mangrove_shares_water() -> None:
    match = play(roots("rb", plant=None, scenario="mangrove").match(), "place growth.root bonus=rb to=rm")
    assert [of(match, seat)["stock"]["water"] for seat in range(3)] == [20, 1, 1]
