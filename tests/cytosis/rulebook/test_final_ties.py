"""Who wins when health is equal."""

from __future__ import annotations

import pytest

from cytosis.engine.rules import Outcome
from tests.cytosis.rulebook.editions import each_edition, earlier_editions
from tests.cytosis.scenario import Scenario, end_round, play

NEUTRAL = ["PH1", "PH2", "PH3", "SH1", "SH2", "SH3", "PR1", "PR2", "SR1", "SR2"]
"""Completed cards that score nothing at the end."""


def result(
    edition: str, health: list[int], cards: list[int], atp: list[int] | None = None, marker: int = 0
) -> Outcome:
    """The outcome of a game whose seats end with so much health, so many completed cards and so much ATP."""
    base = Scenario(edition, len(health)).last_round().last_flask(0).marker(marker)
    pool = iter(NEUTRAL)
    for seat in range(len(health)):
        base.health(seat, health[seat]).completed(seat, *(next(pool) for _ in range(cards[seat])))
        base.stock(seat, atp=atp[seat] if atp else 0)
    outcome = end_round(base.match()).outcome()
    assert outcome is not None and outcome.totals == health
    assert outcome.winner == outcome.ranking[0] and sorted(outcome.ranking) == list(range(len(health)))
    return outcome


@each_edition
@pytest.mark.atom("CY-Z10", "CY-Z11")
def test_most_health_wins_whatever_else(edition: str) -> None:
    assert result(edition, [20, 22, 21], [5, 0, 2], [9, 0, 9], marker=0).ranking == [1, 2, 0]


@each_edition
@pytest.mark.atom("CY-Z10", "CY-Z11")
def test_then_most_completed_cards(edition: str) -> None:
    assert result(edition, [20, 20, 20], [1, 3, 2], [9, 0, 5], marker=0).ranking == [1, 2, 0]
    assert result(edition, [20, 20, 21], [1, 3, 0], [9, 0, 5], marker=0).ranking == [2, 1, 0]


@pytest.mark.atom("CY-Z10")
def test_second_edition_then_most_atp() -> None:
    for marker in range(3):
        assert result("second", [20, 20, 20], [2, 2, 2], [3, 7, 5], marker).ranking == [1, 2, 0]


@pytest.mark.parametrize("marker", range(4))
@pytest.mark.atom("CY-Z10")
def test_second_edition_then_the_holder_or_the_next_clockwise(marker: int) -> None:
    """F-16: the marker as it lies at the end."""
    order = [(marker + step) % 4 for step in range(4)]
    assert result("second", [9] * 4, [1] * 4, [2] * 4, marker).ranking == order
    without = [9 if seat != marker else 8 for seat in range(4)]
    assert result("second", without, [1] * 4, [2] * 4, marker).winner == order[1]


@earlier_editions
@pytest.mark.parametrize("marker", range(4))
@pytest.mark.atom("CY-Z11")
def test_earlier_editions_then_the_seat_furthest_from_the_holder(edition: str, marker: int) -> None:
    """F-17: ATP does not matter."""
    order = [(marker + step) % 4 for step in (3, 2, 1, 0)]
    rich = [9 if seat == marker else 0 for seat in range(4)]
    assert result(edition, [9] * 4, [1] * 4, rich, marker).ranking == order
    last = order[0]
    without = [9 if seat != last else 8 for seat in range(4)]
    assert result(edition, without, [1] * 4, rich, marker).winner == order[1]


@each_edition
@pytest.mark.atom("CY-Z10", "CY-Z11")
def test_cards_in_hand_and_used_macromolecule_cards_do_not_break_ties(edition: str) -> None:
    base = (
        Scenario(edition, 3)
        .last_round()
        .last_flask(0)
        .marker(1)
        .hand(0, "EN1", "EN3", "MM1")
        .completed(2, "PH1")
    )
    outcome = end_round(base.match()).outcome()
    assert outcome is not None and outcome.winner == 2


@each_edition
@pytest.mark.atom("CY-Z10", "CY-Z11")
def test_the_marker_may_change_hands_in_the_last_round(edition: str) -> None:
    base = Scenario(edition, 3).last_round().last_flask(1).marker(0).stock(0, atp=1).stock(2, atp=1)
    outcome = play(base.match(), "place laureates.1 take=atp").outcome()
    assert outcome is not None
    assert outcome.ranking == ([1, 2, 0] if edition == "second" else [0, 2, 1])


@each_edition
@pytest.mark.atom("CY-Z10", "CY-Z11")
def test_nobody_has_won_before_the_end(edition: str) -> None:
    assert Scenario(edition, 3).health(0, 50).match().outcome() is None
