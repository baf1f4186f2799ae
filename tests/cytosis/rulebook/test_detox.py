"""End-game points for detoxified alcohol, with every way to share places."""

from __future__ import annotations

import pytest

from cytosis.games.cytosis.load import load_catalog
from cytosis.games.cytosis.scoring import Scorer
from cytosis.games.cytosis.tables import Tables
from tests.cytosis.rulebook.editions import each_edition, earlier_editions
from tests.cytosis.scenario import Scenario, end_round, score

Cards = list[list[str]]


def detox(edition: str, cards: Cards) -> list[int]:
    """The detox points by seat at the end of a game with these completed cards."""
    base = Scenario(edition, len(cards)).last_round().last_flask(0)
    for seat, completed in enumerate(cards):
        base.completed(seat, *completed)
    match = end_round(base.match())
    return [score(match, seat).get("detox", 0) for seat in range(len(cards))]


@each_edition
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([["AD1"], ["AD7"], ["AD2"]], [2, 8, 5]),
        ([["AD1", "AD2"], ["AD7"], ["AD3"], ["AD5", "AD6"]], [2, 5, 0, 8]),
        ([["AD2"], ["AD5"], ["AD7"], ["AD1"], []], [2, 5, 8, 0, 0]),
        ([["AD5"], [], []], [8, 0, 0]),
        ([["AD5"], ["AD1"], []], [8, 5, 0]),
        ([[], [], []], [0, 0, 0]),
    ],
)
@pytest.mark.atom("CY-Z04")
def test_eight_five_and_two_for_most_atp_on_detox_cards(
    edition: str, cards: Cards, points: list[int]
) -> None:
    """F-11: nothing without a card."""
    assert detox(edition, cards) == points


@each_edition
@pytest.mark.atom("CY-Z04")
def test_only_atp_on_completed_detox_cards_counts(edition: str) -> None:
    """Neither that of other cards nor that of the stock or of cards in hand."""
    base = Scenario(edition, 3).last_round().last_flask(0).completed(0, "SH5", "EN5").hand(0, "AD7")
    base.stock(0, atp=20).completed(1, "AD1").completed(2, "AD2", "SH6")
    match = end_round(base.match())
    assert [score(match, seat).get("detox", 0) for seat in range(3)] == [0, 5, 8]


@each_edition
@pytest.mark.atom("CY-Z05")
def test_the_detox_example_of_the_rulebooks(edition: str) -> None:
    """Three cards of 2 equal two of 3, and then the number of cards decides."""
    assert detox(edition, [["AD5", "AD6"], ["AD2", "AD3", "AD4"], ["AD7"]]) == [5, 8, 2]


@each_edition
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param([["AD5"], ["AD6"], ["AD2"]], [6, 6, 2], id="two first, the next gets the third place"),
        pytest.param([["AD5"], ["AD6"], ["AD2"], ["AD3"]], [6, 6, 1, 1], id="two first, two third"),
        pytest.param([["AD7"], ["AD5"], ["AD6"], ["AD1"]], [8, 3, 3, 0], id="two second"),
        pytest.param([["AD7"], ["AD5"], ["AD2"], ["AD3"]], [8, 5, 1, 1], id="two third"),
        pytest.param([["AD2"], ["AD3"], ["AD4"], ["AD1"]], [5, 5, 5, 0], id="three first"),
        pytest.param(
            [["AD1", "AD7"], ["AD2", "AD5"], ["AD3", "AD6"]], [5, 5, 5], id="three first with two cards"
        ),
        pytest.param([["AD7"], ["AD2"], ["AD3"], ["AD4"], ["AD1"]], [8, 2, 2, 2, 0], id="three second"),
        pytest.param([["AD7"], ["AD5"], ["AD2"], ["AD3"], ["AD4"]], [8, 5, 0, 0, 0], id="three third"),
        pytest.param([["AD7"], ["AD1", "AD2"], ["AD5"], ["AD6"]], [8, 5, 1, 1], id="more cards, then a tie"),
        pytest.param([["AD5"], ["AD6"], []], [6, 6, 0], id="two first, nobody third"),
    ],
)
@pytest.mark.atom("CY-Z05")
def test_tied_seats_share_places(edition: str, cards: Cards, points: list[int]) -> None:
    """F-08: own place and the next ones, rounded down."""
    assert detox(edition, cards) == points


@each_edition
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ([(3, 1)] * 4 + [(2, 1)], [3, 3, 3, 3, 0]),
        ([(9, 2)] + [(3, 1)] * 4, [8, 1, 1, 1, 1]),
        ([(3, 1)] * 5, [3, 3, 3, 3, 3]),
        ([(3, 2)] + [(3, 1)] * 4, [8, 1, 1, 1, 1]),
        ([(0, 0)] * 5, [0, 0, 0, 0, 0]),
    ],
)
@pytest.mark.atom("CY-Z05")
def test_ties_that_our_cards_cannot_make(
    edition: str, held: list[tuple[int, int]], points: list[int]
) -> None:
    """Four or five equal seats need other detox cards than the seven of the data, so the scorer is asked."""
    assert Scorer(Tables(load_catalog(edition, (), 5, "full"))).detox_points(held) == points


TWO_PLAYERS: list[tuple[Cards, str]] = [
    ([["AD5"], ["AD2"]], "higher"),
    ([["AD1", "AD2"], ["AD5"]], "cards"),  # equal ATP, more cards (F-09)
    ([["AD5"], ["AD6"]], "tie"),
    ([["AD1", "AD5"], ["AD2", "AD3"]], "tie"),
    ([["AD1"], []], "alone"),
    ([[], []], "none"),
]


@pytest.mark.parametrize(("cards", "case"), TWO_PLAYERS)
@pytest.mark.atom("CY-Z06")
def test_two_players_second_edition(cards: Cards, case: str) -> None:
    """F-09: the number of cards parts nobody."""
    points = {"higher": [5, 2], "cards": [3, 3], "tie": [3, 3], "alone": [5, 0], "none": [0, 0]}[case]
    assert detox("second", cards) == points
    assert detox("second", cards[::-1]) == points[::-1]


@earlier_editions
@pytest.mark.parametrize(("cards", "case"), TWO_PLAYERS)
@pytest.mark.atom("CY-Z07")
def test_two_players_earlier_editions(edition: str, cards: Cards, case: str) -> None:
    """F-10."""
    points = {"higher": [6, 3], "cards": [6, 3], "tie": [4, 4], "alone": [6, 0], "none": [0, 0]}[case]
    assert detox(edition, cards) == points
    assert detox(edition, cards[::-1]) == points[::-1]


@pytest.mark.atom("CY-Z07")
def test_the_rulebook_tie_with_two_players() -> None:
    """Only the first edition leaves enough detox cards in the game for it."""
    assert detox("first", [["AD5", "AD6"], ["AD2", "AD3", "AD4"]]) == [3, 6]
