"""Completing cards: enzymes, points at once, receptors answering hormones."""

from __future__ import annotations

import pytest

from cytosis.games.cytosis import events
from tests.cytosis.rulebook.editions import each_edition
from tests.cytosis.scenario import Scenario, moves, open_spots, play, score, seat_of, stock, told

HORMONES = {"PH1": ("PR", "SR"), "SH1": ("SR", "PR")}
LOADS = {"PH": {"protein": 2, "carb": 1}, "SH": {"lipid": 3, "carb": 1}, "SR": {"protein": 3, "lipid": 1}}


def ready(edition: str, card: str, seats: int = 4) -> Scenario:
    """Seat 0 can complete this card at exocytosis."""
    base = Scenario(edition, seats).hand(0, card).stock(0, atp=4)
    return base.vesicle("golgi.1", 0, **LOADS[card[:2]])


def finish(card: str) -> str:
    return f"place exocytosis.1 disk=golgi.1 card={card}"


@each_edition
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("EN1", {"atp": 2, "protein": 2}),
        ("EN3", {"atp": 1, "protein": 3}),
        ("EN9", {"atp": 2, "protein": 3, "carb": 1}),
    ],
)
@pytest.mark.atom("CY-P01")
def test_enzymes_are_paid_from_the_stock(edition: str, card: str, cost: dict[str, int]) -> None:
    text = f"place cytoplasm.1 card={card}"
    plenty = {"atp": 9, "mrna": 1, "protein": 9, "lipid": 1, "carb": 9}
    match = play(Scenario(edition).hand(0, card).stock(0, **plenty).match(), text)
    left = {name: n - cost.get(name, 0) for name, n in plenty.items()}
    assert stock(match, 0) == left and seat_of(match, 0)["completed"] == [card]
    assert text in moves(Scenario(edition).hand(0, card).stock(0, **cost).match())
    for name in cost:
        short = {**plenty, name: cost[name] - 1}
        assert text not in moves(Scenario(edition).hand(0, card).stock(0, **short).match())


@each_edition
@pytest.mark.atom("CY-P01")
def test_the_cytoplasm_is_for_enzymes_of_the_own_hand(edition: str) -> None:
    base = (
        Scenario(edition)
        .stock(0, atp=9, protein=9, lipid=9, carb=9)
        .hand(0, "PH1", "SH1", "SR1", "AD1", "MM1")
    )
    base.hand(1, "EN1").vesicle("golgi.1", 0, protein=4, carb=1)
    assert "cytoplasm.1" not in open_spots(base.match())


@each_edition
@pytest.mark.atom("CY-P01")
def test_protein_on_a_vesicle_does_not_pay_for_an_enzyme(edition: str) -> None:
    base = Scenario(edition).stock(0, atp=9, protein=1).hand(0, "EN1").vesicle("rough_er.1", 0, protein=5)
    assert "cytoplasm.1" not in open_spots(base.match())


@each_edition
@pytest.mark.parametrize(("card", "points"), [("EN1", 3), ("EN9", 5)])
@pytest.mark.atom("CY-P02")
def test_an_enzyme_scores_at_once_and_lies_open(edition: str, card: str, points: int) -> None:
    match = Scenario(edition).hand(0, card).stock(0, atp=9, protein=9, carb=1).match()
    happened = told(match, f"place cytoplasm.1 card={card}")
    assert events.PointsScored(0, points, "cards", card) in happened
    assert seat_of(match, 0)["health"] == points and score(match, 0) == {"cards": points}
    for viewer in (None, 1):
        assert match.view(viewer).seats[0].completed == (card,)
        assert match.view(viewer).seats[0].hand_count == 0


@each_edition
@pytest.mark.parametrize(("card", "points"), [("PH3", 7), ("SH3", 9), ("SR3", 6)])
@pytest.mark.atom("CY-P02")
def test_a_vesicle_card_scores_at_once(edition: str, card: str, points: int) -> None:
    match = play(ready(edition, card).match(), finish(card))
    assert seat_of(match, 0)["health"] == points and match.view(1).seats[0].completed == (card,)
    assert [seat_of(match, seat)["health"] for seat in (1, 2, 3)] == [0, 0, 0]


@each_edition
@pytest.mark.atom("CY-P03")
def test_the_receptor_example_of_the_rulebooks(edition: str) -> None:
    """Two steroid hormone receptors give 4 when another seat completes a steroid hormone, three give 6."""
    for receptors, points in ((["SR1", "SR2"], 4), (["SR1", "SR2", "SR3"], 6)):
        match = play(ready(edition, "SH3").completed(1, *receptors).match(), finish("SH3"))
        assert score(match, 1) == {"receptors": points} and seat_of(match, 1)["health"] == points
        assert score(match, 0) == {"cards": 9}


@each_edition
@pytest.mark.parametrize(("hormone", "families"), HORMONES.items())
@pytest.mark.atom("CY-P03")
def test_every_other_seat_scores_for_receptors_of_the_family(
    edition: str, hormone: str, families: tuple[str, str]
) -> None:
    same, other = families
    base = ready(edition, hormone).completed(1, f"{same}1").completed(2, f"{same}2", f"{same}3", f"{other}1")
    match = play(base.completed(3, f"{other}2", "EN1").match(), finish(hormone))
    assert [score(match, seat).get("receptors", 0) for seat in range(4)] == [0, 2, 4, 0]


@each_edition
@pytest.mark.atom("CY-P03", "CY-P04")
def test_receptors_in_hand_score_nothing(edition: str) -> None:
    base = ready(edition, "PH1").hand(0, "PH1", "PR1").hand(1, "PR2").completed(2, "PR3")
    match = play(base.match(), finish("PH1"))
    assert [seat_of(match, seat)["health"] for seat in range(4)] == [6, 0, 2, 0]


@each_edition
@pytest.mark.parametrize(("hormone", "families"), HORMONES.items())
@pytest.mark.atom("CY-P04")
def test_own_receptors_give_one_each(edition: str, hormone: str, families: tuple[str, str]) -> None:
    """F-02."""
    same, other = families
    base = ready(edition, hormone).completed(0, f"{same}1", f"{same}2", f"{other}1", f"{other}2", f"{other}3")
    match = play(base.completed(1, f"{same}3").match(), finish(hormone))
    assert score(match, 0)["receptors"] == 2
    assert score(match, 1) == {"receptors": 2}


@each_edition
@pytest.mark.atom("CY-P05")
def test_a_receptor_scores_nothing_for_earlier_hormones(edition: str) -> None:
    """F-02: neither for the own nor for those of others."""
    base = ready(edition, "SR3").completed(0, "SH1", "SH2").completed(1, "SH3").completed(2, "SR1")
    match = play(base.match(), finish("SR3"))
    assert score(match, 0) == {"cards": 6}
    assert [seat_of(match, seat)["health"] for seat in (1, 2, 3)] == [0, 0, 0]


@each_edition
@pytest.mark.atom("CY-P05", "CY-P04")
def test_a_receptor_counts_from_its_completion_on(edition: str) -> None:
    base = Scenario(edition, 3).flasks(2, 0, 0).hand(0, "PR1", "PH1").stock(0, atp=9)
    base.vesicle("golgi.1", 0, protein=3, carb=1).vesicle("golgi.2", 0, protein=3, carb=1)
    later = play(base.match(), finish("PR1"), "place exocytosis.2 disk=golgi.2 card=PH1")
    earlier = play(base.match(), finish("PH1"), "place exocytosis.2 disk=golgi.2 card=PR1")
    assert score(later, 0) == {"cards": 11, "receptors": 1}
    assert score(earlier, 0) == {"cards": 11}


@each_edition
@pytest.mark.parametrize(
    ("spot", "cards"),
    [("smooth_er.1", ["AD1", "AD2"]), ("cytoplasm.1", ["EN1", "EN3"]), ("exocytosis.1", ["PH1", "PR1"])],
)
@pytest.mark.atom("CY-P06")
def test_one_card_per_placement(edition: str, spot: str, cards: list[str]) -> None:
    """F-01."""
    base = Scenario(edition).hand(0, *cards).stock(0, atp=9, protein=9)
    base.vesicle("golgi.1", 0, protein=3, carb=1).vesicle("golgi.2", 0, protein=3, carb=1)
    match = base.match()
    texts = [text for text in moves(match) if text.startswith(f"place {spot}")]
    assert texts and all(text.count("card=") == 1 for text in texts)
    assert {text.split("card=")[1] for text in texts} == set(cards)
    play(match, next(text for text in sorted(texts) if text.endswith(cards[0])))
    assert seat_of(match, 0)["completed"] == cards[:1] and seat_of(match, 0)["hand"] == cards[1:]
    pending = match.pending()
    assert pending is not None and pending.seat == 1
