"""Collecting resources: nucleus, ribosome, smooth ER, glucose, mitochondria, and boost tokens."""

from __future__ import annotations

import pytest

from tests.cytosis.rulebook.editions import each_edition, each_table
from tests.cytosis.scenario import Scenario, moves, open_spots, play, stock


@each_edition
@pytest.mark.parametrize(
    ("spot", "gained"),
    [
        ("nucleus.3", {"mrna": 3}),
        ("nucleus.2", {"mrna": 2}),
        ("lipid.3", {"lipid": 3}),
        ("lipid.2", {"lipid": 2}),
        ("mitochondria.3", {"atp": 3}),
        ("mitochondria.2", {"atp": 2}),
    ],
)
@pytest.mark.atom("CY-C01", "CY-C03", "CY-C05")
def test_spots_that_cost_nothing(edition: str, spot: str, gained: dict[str, int]) -> None:
    match = play(Scenario(edition).match(), f"place {spot}")
    assert stock(match, 0) == gained


@each_table
@pytest.mark.atom("CY-C01", "CY-C03", "CY-C05")
def test_they_are_never_partly_used(edition: str, seats: int) -> None:
    texts = moves(Scenario(edition, seats).stock(0, carb=3).match())
    gains = {text for text in texts if text.split()[1].startswith(("nucleus", "lipid", "mitochondria"))}
    assert {len(text.split()) for text in gains} == {2}


@each_edition
@pytest.mark.parametrize("n", [1, 3, 5])
@pytest.mark.atom("CY-C02")
def test_free_ribosome_turns_as_many_as_wanted(edition: str, n: int) -> None:
    match = Scenario(edition).stock(0, mrna=5, protein=1).match()
    offered = {text for text in moves(match) if "ribosome" in text}
    assert offered == {f"place ribosome.1 n={k}" for k in range(1, 6)}
    play(match, f"place ribosome.1 n={n}")
    held = {"mrna": 5 - n, "protein": 1 + n}
    assert stock(match, 0) == {name: k for name, k in held.items() if k}


@each_edition
@pytest.mark.atom("CY-C02")
def test_free_ribosome_needs_at_least_one_mrna(edition: str) -> None:
    """A-04."""
    match = Scenario(edition).stock(0, atp=9, protein=9, lipid=9, carb=9).match()
    assert "ribosome.1" not in open_spots(match) | open_spots(match, "grey")


@each_edition
@pytest.mark.parametrize("n", [2, 1])
@pytest.mark.atom("CY-C04")
def test_glucose_costs_exactly_its_atp(edition: str, n: int) -> None:
    match = Scenario(edition).stock(0, atp=n + 1).match()
    play(match, f"place glucose.{n}")
    assert stock(match, 0) == {"atp": 1, "carb": n}
    assert f"place glucose.{n}" in moves(Scenario(edition).stock(0, atp=n).match())
    assert f"place glucose.{n}" not in moves(Scenario(edition).stock(0, atp=n - 1, mrna=5, carb=5).match())


@each_edition
@pytest.mark.atom("CY-C04")
def test_the_larger_glucose_spot_is_not_used_by_half(edition: str) -> None:
    """C-13."""
    match = Scenario(edition).stock(0, atp=1).match()
    assert {text for text in moves(match) if "glucose" in text} == {"place glucose.1"}
    rich = Scenario(edition).stock(0, atp=3).match()
    assert {text for text in moves(rich) if "glucose" in text} == {"place glucose.1", "place glucose.2"}


@each_edition
@pytest.mark.atom("CY-C05")
def test_six_atp_for_exactly_one_carb(edition: str) -> None:
    match = Scenario(edition).stock(0, carb=3, atp=1).match()
    play(match, "place mitochondria.6")
    assert stock(match, 0) == {"atp": 7, "carb": 2}
    assert "place mitochondria.6" not in moves(Scenario(edition).stock(0, atp=9, lipid=9, mrna=9).match())


@each_edition
@pytest.mark.atom("CY-C06")
def test_the_supply_never_ends(edition: str) -> None:
    """C-12: far more is held than any box holds, and spots still give in full."""
    base = Scenario(edition, 5)
    for seat in range(5):
        base.stock(seat, atp=40, mrna=40, protein=40, lipid=40, carb=40)
    match = base.match()
    play(match, "place mitochondria.6", "place nucleus.3", "place lipid.3", "place glucose.2")
    play(match, "place ribosome.1 n=40")
    assert stock(match, 0)["atp"] == 46 and stock(match, 1)["mrna"] == 43
    assert stock(match, 2)["lipid"] == 43 and stock(match, 3)["carb"] == 42
    assert stock(match, 4)["protein"] == 80


BOOSTED = [
    ("nucleus", "nucleus.3", {"mrna": 3 + 2}),
    ("nucleus", "nucleus.2", {"mrna": 2 + 2}),
    ("glucose", "glucose.2", {"carb": 2 + 2, "atp": 1}),
    ("glucose", "glucose.1", {"carb": 1 + 2, "atp": 2}),
    ("mitochondria", "mitochondria.3", {"atp": 3 + 2}),
    ("mitochondria", "mitochondria.6", {"atp": 6 + 2}),
    ("smooth_er", "lipid.2", {"lipid": 2 + 2}),
    ("smooth_er", "smooth_er.1 n=1", {"lipid": 2}),
    ("smooth_er", "smooth_er.2 card=AD1", {"lipid": 2}),
]
BEFORE = {
    "glucose": {"atp": 3},
    "smooth_er.1": {"lipid": 1},
    "smooth_er.2": {"atp": 1},
    "mitochondria.6": {"carb": 1},
}


def holding(spot: str) -> dict[str, int]:
    """What the spot asks for."""
    return next((held for name, held in BEFORE.items() if spot.startswith(name)), {})


@each_edition
@pytest.mark.parametrize(("location", "text", "held"), BOOSTED)
@pytest.mark.atom("CY-C07", "CY-C08")
def test_all_tokens_go_to_the_first_flask(
    edition: str, location: str, text: str, held: dict[str, int]
) -> None:
    """C-01, C-02 (the lower part of the smooth ER too), C-04 (the spot of 6 too)."""
    match = Scenario(edition).boost(location, 2).hand(0, "AD1").stock(0, **holding(text)).match()
    play(match, f"place {text}")
    assert stock(match, 0) == held
    assert match.snapshot()["boosts"] == {}


@each_edition
@pytest.mark.atom("CY-C07")
def test_the_second_flask_and_other_locations_get_nothing(edition: str) -> None:
    match = Scenario(edition).boost("nucleus", 1).boost("mitochondria", 1).match()
    play(match, "place nucleus.2", "place nucleus.3", "place lipid.3")
    assert [stock(match, seat) for seat in (0, 1, 2)] == [{"mrna": 3}, {"mrna": 3}, {"lipid": 3}]
    assert match.snapshot()["boosts"] == {"mitochondria": 1}


@each_edition
@pytest.mark.atom("CY-C07")
def test_a_boost_cannot_pay_for_the_same_action(edition: str) -> None:
    """C-05: it comes after the spot's own effect."""
    match = Scenario(edition).boost("smooth_er", 3).boost("glucose", 3).boost("mitochondria", 3).match()
    assert {"smooth_er.1", "glucose.1", "mitochondria.6"}.isdisjoint(open_spots(match))
    one = Scenario(edition).boost("smooth_er", 3).stock(0, lipid=1).match()
    assert {text for text in moves(one) if "smooth_er.1" in text} == {"place smooth_er.1 n=1"}
    detox = Scenario(edition).boost("smooth_er", 3).hand(0, "AD2").stock(0, atp=1).match()
    assert "smooth_er.1" not in open_spots(detox)


@each_edition
@pytest.mark.atom("CY-C08")
def test_glucose_tokens_are_not_for_exocytosis(edition: str) -> None:
    """C-03: though both are parts of the plasma membrane."""
    base = Scenario(edition).boost("glucose", 2).hand(0, "PH1").stock(0, atp=1)
    match = base.vesicle("golgi.1", 0, protein=2, carb=1).match()
    play(match, "place exocytosis.1 disk=golgi.1 card=PH1")
    assert stock(match, 0) == {} and match.snapshot()["boosts"] == {"glucose": 2}


@each_edition
@pytest.mark.atom("CY-C07", "CY-C08")
def test_tokens_stay_while_flasks_go_elsewhere(edition: str) -> None:
    tokens = {"glucose": 1, "nucleus": 1, "mitochondria": 1, "smooth_er": 1}
    base = Scenario(edition).stock(0, atp=9, mrna=2, lipid=2, carb=2, protein=9).hand(0, "EN1")
    for location in tokens:
        base.boost(location, 1)
    base.vesicle("rough_er.1", 0, protein=1)
    for text in (
        *("ribosome.1 n=1", "rough_er.1 n=1", "golgi.1 disk=rough_er.1 add=carb", "cytoplasm.1 card=EN1"),
        *("laureates.1 take=atp", "cards.1"),
    ):
        match = play(base.match(), f"place {text}")
        assert match.snapshot()["boosts"] == tokens
