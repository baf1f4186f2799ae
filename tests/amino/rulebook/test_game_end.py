"""When the game ends, who wins, and what counting proves."""

from __future__ import annotations

import pytest

from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng
from tests.amino.scenario import Scenario, end_hand, full


def last_hand(*totals: int, ending: str = "base", hands: int = 2) -> Scenario:
    """Three seats before the last swap of a hand in which seat 0 scores 16, seat 1 and 2 what fills them."""
    base = Scenario(3, ending=ending).air(0, "NH3", "CO2", "CH4", "H2O")
    base.air(1, "CH4", "CH4", "CH4", "CH4").air(2, "N2", "N2", "CH4", "CH4")  # 16, 4 and 0 points
    return base.by_hand(*([total, *[0] * (hands - 1)] for total in totals))


@pytest.mark.atom("AE-01")
def test_after_a_hand_for_each_seat_the_highest_total_wins() -> None:
    match = end_hand(last_hand(0, 20, 5))
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.totals) == ([1], [1, 0, 2], [16, 24, 5])
    assert [line.source for line in match.score(0)] == ["gases", "amino_acid"]
    assert [(line.source, line.points) for line in match.score(1)] == [("gases", 4), ("other", 20)]
    assert end_hand(last_hand(0, 20, 5, hands=1)).outcome() is None


@pytest.mark.atom("AE-02")
@pytest.mark.parametrize("ending", ["base", "pluto", "jupiter"])
def test_a_tie_for_the_lead_brings_one_more_hand(ending: str) -> None:
    if ending == "pluto":
        base = (
            Scenario(3, ending="pluto").air(0, "CH4", "CH4", "NH3", "NH3").air(1, "CH4", "CH4", "NH3", "NH3")
        )
        match = end_hand(base.air(2, "N2", "N2", "CH4", "CH4"))
    elif ending == "jupiter":
        match = end_hand(last_hand(84, 96, 5, ending="jupiter"))
    else:
        match = end_hand(last_hand(0, 12, 5))
    data = match.snapshot()
    assert match.outcome() is None and data["extra"] is True
    assert data["hands"] == {"base": 3, "pluto": 1, "jupiter": None}[ending]
    assert data["hand"] == {"base": 4, "pluto": 2, "jupiter": 4}[ending]
    assert data["starter"] == 1


@pytest.mark.atom("AE-02")
def test_a_tie_behind_the_leader_ends_the_game() -> None:
    assert end_hand(last_hand(30, 1, 5)).outcome() is not None


@pytest.mark.atom("AE-03")
def test_still_tied_the_win_is_shared() -> None:
    match = end_hand(last_hand(12, 24, 24, hands=3).extra())
    outcome = match.outcome()
    assert outcome is not None and (outcome.winners, outcome.winner) == ([0, 1], 0)
    assert outcome.totals == [28, 28, 24] and outcome.ranking == [0, 1, 2]


@pytest.mark.atom("AV-09")
def test_jupiter_ends_with_100_points() -> None:
    assert end_hand(last_hand(83, 60, 40, ending="jupiter")).outcome() is None
    outcome = end_hand(last_hand(84, 60, 40, ending="jupiter")).outcome()
    assert outcome is not None and outcome.totals[0] == 100
    outcome = end_hand(last_hand(90, 110, 40, ending="jupiter", hands=1).by_hand([90], [99], [40])).outcome()
    assert outcome is not None and outcome.winners == [0] and outcome.totals[:2] == [106, 103]


@pytest.mark.atom("AV-09")
def test_jupiter_never_goes_beyond_forty_hands() -> None:
    assert end_hand(last_hand(0, 1, 2, ending="jupiter", hands=38)).outcome() is None
    assert end_hand(last_hand(0, 1, 2, ending="jupiter", hands=39)).outcome() is not None


@pytest.mark.atom("AV-10")
def test_pluto_is_one_hand() -> None:
    assert (
        end_hand(full(Scenario(3, ending="pluto").air(0, "NH3", "CO2", "CH4", "H2O"), 0)).outcome()
        is not None
    )


@pytest.mark.atom("AI-01", "AI-02", "AI-03", "AI-04", "AI-05")
@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("seeding", ["base", "moon", "mars"])
def test_what_counting_proves(seats: int, seeding: str) -> None:
    rng = Rng(seats)
    turns_at_most = 4 if seeding == "moon" else 3
    for game in range(12):
        match = Match.new(Ruleset("amino", options={"seeding": seeding, "ending": "pluto"}), seats, game)
        turns, last, data = 0, None, match.snapshot()
        while (pending := match.pending()) is not None:
            data = match.snapshot()
            if pending.kind == "change":
                turns += 1
                assert match.legal()
                assert data["deck"] or seats == 6
                last = len(data["deck"]) + sum(len(seat["hand"]) for seat in data["seats"])
            if pending.kind == "build":
                assert data["seats"][pending.seat]["hand"]
            if pending.kind == "sunlight":
                assert last is not None and last >= 18 and len(data["pending"]["offer"]) == 3
            match.play(rng.choice(match.legal()))
        assert turns <= turns_at_most * seats or data["extra"]
