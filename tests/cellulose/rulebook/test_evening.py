"""The evening in its order, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.engine import Match, Ruleset
from cytosis.games.cellulose import events
from tests.cellulose.scenario import Scenario, asked, evening, moves, of, play, why_not

FULL = 14
"""Wall spaces of the small side."""


def regions(*water: int, seats: int = 0, track: tuple[int, ...] = (), **options: Any) -> Match:
    """The morning after an evening with so much Water in the regions."""
    base = Scenario(seats or len(water), **options)
    for seat, n in enumerate(water):
        base.seat(seat, vacuole=n, track=track[seat] if track else 0)
    return evening(base)


def each(match: Match, key: str) -> list[Any]:
    return [seat[key] for seat in match.snapshot()["seats"]]


@pytest.mark.atom("CE-01", "CE-04")
def test_all_markers_come_home() -> None:
    base = Scenario(3).table(reward_grey=0).lies("ribosome.5", (1, "own"))
    base.seat(1, markers=3)
    base.data["spaces"]["ribosome.5"] = [[1, "grey"]]
    match = evening(base)
    assert each(match, "markers") == [3, 3, 3] and each(match, "grey") == [0, 0, 0]
    assert match.snapshot()["reward_grey"] == 1 and match.snapshot()["spaces"] == {}
    two = regions(3, 0)
    assert each(two, "grey") == [2, 1] and two.snapshot()["reward_grey"] == 0


@pytest.mark.atom("CE-02", "CE-03")
def test_the_fullest_region_is_rewarded_and_emptied() -> None:
    match = regions(2, 5, 4, track=(0, 1, 0))
    assert each(match, "track") == [0, 2, 0] and each(match, "vacuole") == [2, 0, 4]
    assert each(match, "points") == [{}, {"vacuole": 2}, {}] and each(match, "grey") == [0, 1, 0]


@pytest.mark.atom("CE-05")
def test_a_second_reward_on_the_large_side() -> None:
    match = regions(1, 5, 4, 2)
    assert each(match, "track") == [0, 1, 1, 0] and each(match, "vacuole") == [1, 0, 0, 2]
    assert each(match, "grey") == [0, 1, 1, 0]


@pytest.mark.atom("CE-06", "CE-07", "CE-08")
def test_a_tie_on_the_small_side_gives_no_marker() -> None:
    match = regions(5, 5, 4)
    assert each(match, "track") == [1, 1, 0] and each(match, "vacuole") == [0, 0, 4]
    assert each(match, "grey") == [0, 0, 0]


@pytest.mark.atom("CE-06", "CE-07", "CE-09", "CE-10", "CE-11")
@pytest.mark.parametrize(
    ("water", "track", "grey"),
    [
        ((5, 5, 4, 4), [1, 1, 0, 0], [1, 1, 0, 0]),
        ((5, 5, 5, 4), [1, 1, 1, 0], [0, 0, 0, 0]),
        ((5, 4, 4, 1), [1, 1, 1, 0], [1, 0, 0, 0]),
    ],
)
def test_ties_on_the_large_side(water: tuple[int, ...], track: list[int], grey: list[int]) -> None:
    match = regions(*water)
    assert each(match, "track") == track and each(match, "grey") == grey


@pytest.mark.atom("CE-12")
def test_at_the_top_the_marker_stays() -> None:
    match = regions(5, 1, 0, track=(5, 0, 0))
    assert each(match, "track") == [5, 0, 0] and each(match, "points")[0] == {"vacuole": 2}
    assert each(match, "grey") == [1, 0, 0] and each(match, "vacuole") == [0, 1, 0]


@pytest.mark.atom("CE-13")
def test_no_water_no_reward() -> None:
    assert each(regions(0, 0, 0), "track") == [0, 0, 0]
    assert each(regions(0, 3, 0, 0), "grey") == [0, 1, 0, 0]


@pytest.mark.atom("CE-14")
def test_the_worked_example_of_the_vacuole() -> None:
    match = regions(8, 4, 4, 1, track=(2, 0, 1, 0))
    assert [points.get("vacuole", 0) for points in each(match, "points")] == [3, 1, 2, 0]
    assert each(match, "grey") == [1, 0, 0, 0] and each(match, "vacuole") == [0, 0, 0, 1]


@pytest.mark.atom("CE-15")
def test_a_stone_of_the_supply_is_for_nobody() -> None:
    match = regions(0, 0, 0)
    assert (
        match.snapshot()["wall"] == 1
        and each(match, "hp") == [0, 0, 0]
        and each(match, "vacuole") == [0, 0, 0]
    )


@pytest.mark.atom("CE-17")
@pytest.mark.parametrize(("wall", "level"), [(0, 5), (2, 5), (3, 6), (7, 6), (8, 7), (12, 7)])
def test_the_level_follows_the_wall(wall: int, level: int) -> None:
    assert evening(Scenario(3).table(wall=wall, water_level=1)).snapshot()["water_level"] == level


@pytest.mark.atom("CE-18")
def test_the_row_slides_left_and_is_filled() -> None:
    small = Scenario(3).row("vpe", None, "lipase", "amylase").next_cards("rubisco", "psv_3")
    match = evening(small)
    assert match.snapshot()["row"] == ["lipase", "amylase", "rubisco", "psv_3"]
    assert match.snapshot()["discard"] == ["vpe"]
    large = Scenario(4).row("vpe", None, "lipase", "amylase").next_cards("rubisco", "psv_3")
    match = evening(large)
    assert match.snapshot()["row"] == ["lipase", "amylase", "rubisco", "psv_3"]
    slots = evening(Scenario(3).row(None, "vpe", "lipase", None).next_cards("rubisco", "psv_3", "psv_4"))
    assert slots.snapshot()["discard"] == ["vpe"] and slots.snapshot()["row"][0] == "lipase"


@pytest.mark.atom("CE-19")
def test_the_deck_is_made_of_the_discard_pile() -> None:
    match = evening(Scenario(3).row("vpe", None, "lipase", "amylase").table(discard=["psv_3"]).no_deck())
    data = match.snapshot()
    assert data["row"][:2] == ["lipase", "amylase"] and sorted(data["row"][2:]) == ["psv_3", "vpe"]
    assert data["discard"] == [] and data["deck"] == []
    bare = evening(Scenario(3).row("vpe").no_deck())
    assert bare.snapshot()["row"] == ["vpe", None, None, None]  # thrown away, shuffled, laid out again


@pytest.mark.atom("CE-16", "CE-20", "CF-01")
def test_the_wall_ends_the_game_in_the_evening() -> None:
    base = Scenario(3).table(wall=FULL - 1, water_level=1).row("vpe").seat(0, vacuole=3)
    match = evening(base)
    data = match.snapshot()
    assert asked(match) is None and (data["phase"], data["pending"], data["wall"]) == ("final", None, FULL)
    assert data["seats"][0]["points"] == {"vacuole": 1} and data["water_level"] == 1
    assert data["row"] == ["vpe", None, None, None]
    filled = evening(Scenario(3).table(wall=FULL))
    assert asked(filled) is None and filled.snapshot()["wall"] == FULL


def last(*cards: str, first: int = 0) -> Scenario:
    """The last evening falls; seat 0 holds these and has plenty."""
    return Scenario(3).table(wall=FULL - 1, first_player=first).rich(0).hand(0, *cards)


@pytest.mark.atom("CF-02")
def test_cards_are_played_at_the_end_for_their_points_only() -> None:
    base = last("vpe", "psv_3", "lipase", "starch_1", first=1).played(0, "amylase").hand(2, "psv_4").rich(2)
    match = evening(base)
    assert asked(match) == (2, "final")  # from the holder of the marker, each seat to its end
    play(match, "play psv_4")
    assert asked(match) == (0, "final") and why_not(match, "play aquaporin") == "not_in_hand"
    play(match, "play vpe", "play psv_3", "play lipase")
    assert moves(match) == ["play starch_1", "done"]
    play(match, "done")
    seat = of(match, 0)
    assert asked(match) is None and seat["vacuole"] == 0 and seat["hand"] == ["starch_1"]
    assert seat["points"] == {"cards": 3 + 3 + 5, "carbs": 80}


@pytest.mark.atom("CF-02", "CF-07", "CF-08")
def test_cards_of_the_last_moment_count_for_specializations() -> None:
    base = last("psv_3", "lipase", "seed_embryo", "enzyme_production").stock(0, protein=9, atp=9)
    match = evening(base)
    play(match, *(f"play {card}" for card in ("psv_3", "lipase", "seed_embryo", "enzyme_production")))
    assert of(match, 0)["points"] == {"cards": 8, "specializations": 2 + 1}
    both = evening(last().stock(0).played(0, "seed_embryo", "seed_embryo", "psv_3", "psv_4"))
    assert of(both, 0)["points"] == {"specializations": 8}


@pytest.mark.atom("CF-03")
def test_unused_carbohydrates() -> None:
    match = evening(last().stock(0, carb=3, water=9, co2=9, protein=9, hormone=9, atp=9))
    assert of(match, 0)["points"] == {"carbs": 12}


@pytest.mark.atom("CF-04", "CF-05", "CF-06")
@pytest.mark.parametrize(
    ("card", "points"), [("gibberellin_receptor", 6), ("cytokinin_receptor", 7), ("aquaporin", 6)]
)
def test_receptors_and_aquaporin(card: str, points: int) -> None:
    """r4b brings 7 Water a morning and 2 more into the vacuole, which do not count."""
    base = last().stock(0).seat(0, shoot="s4b", root="r4b", track=3)
    assert of(evening(base.played(0, card, card)), 0)["points"] == {"specializations": 2 * points}
    nori = evening(last().stock(0).seat(0, root="r3b").played(0, "cytokinin_receptor"))
    assert of(nori, 0)["points"] == {"specializations": 6}


@pytest.mark.atom("CF-09")
@pytest.mark.parametrize(
    ("seats", "winners", "decided"),
    [
        ([{"hp": 5}, {"hp": 9}, {"hp": 8}], [1], ""),
        ([{"hp": 9}, {"hp": 9, "track": 1}, {"hp": 8}], [1], "vacuole"),
        ([{"hp": 9}, {"hp": 8}, {"hp": 9, "root": "r1"}], [2], "sunrise_water"),
        ([{"hp": 9}, {"hp": 8}, {"hp": 9}], [0, 2], ""),
    ],
)
def test_who_wins(seats: list[dict[str, Any]], winners: list[int], decided: str) -> None:
    base = Scenario(3).table(wall=FULL - 1)
    for seat, values in enumerate(seats):
        base.seat(seat, **values)
    match = evening(base)
    outcome = match.outcome()
    assert outcome is not None and (outcome.winners, outcome.decided_by) == (winners, decided)
    assert outcome.winner == winners[0] and sorted(outcome.ranking) == [0, 1, 2]
    assert match.legal() == [] and why_not(match, "done") == "game_over" and match.rivals() == []


def test_the_end_is_told() -> None:
    base = (
        Scenario(3)
        .table(wall=FULL - 1)
        .spent(1)
        .spent(2)
        .lies("ribosome.5", (0, "own"))
        .lies("stomata.4", (0, "own"))
    )
    base.data["spaces"]["stomata.4"] += [[1, "own"], [2, "own"]]
    beats = base.match()
    told = [beat.seen_by(None)[0] for beat in beats.play(beats.parse("place cytoplasm.3"))]
    assert events.LastDayEnded() in told and told[-2] == events.GameEnded((0, 1, 2), (0, 1, 2))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_short_game_has_no_middle(seats: int) -> None:
    rules: Any = Ruleset("cellulose", options={"length": "short"}).rules(seats)
    assert len(rules.catalog.wall) == (9 if seats < 4 else 12) and rules.catalog.resets == (5, 6)
