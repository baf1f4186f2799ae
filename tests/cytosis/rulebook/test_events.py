"""Events: boosts, reduced prices, toxicity."""

from __future__ import annotations

from collections import Counter

import pytest

from cytosis.engine import Match, Ruleset
from tests.cytosis.rulebook.editions import each_edition, earlier_editions
from tests.cytosis.scenario import Scenario, moves, open_spots, play, seat_of, stock

END = "place laureates.1 take=atp"
ROW = ("EN1", "PH1", "SH1", "AD1")


def deck(edition: str) -> Counter[str]:
    """With five seats all twelve are used."""
    return Counter(Match.new(Ruleset("cytosis", edition), 5, 3).snapshot()["events"])


@pytest.mark.atom("CY-E01")
def test_events_of_the_second_edition() -> None:
    assert deck("second") == {
        "boost_glucose": 3,
        "boost_nucleus": 3,
        "boost_resp": 3,
        "boost_smooth": 1,
        "reduce_atp": 2,
    }


@earlier_editions
@pytest.mark.atom("CY-E06")
def test_events_of_the_earlier_editions(edition: str) -> None:
    assert deck(edition) == {
        "boost_glucose": 2,
        "boost_nucleus": 2,
        "boost_resp": 2,
        "boost_smooth": 1,
        "reduce_atp": 2,
        "toxicity": 3,
    }


BOOSTS = [
    ("boost_nucleus", "nucleus", "nucleus.2", "mrna"),
    ("boost_glucose", "glucose", "glucose.1", "carb"),
    ("boost_resp", "mitochondria", "mitochondria.2", "atp"),
    ("boost_smooth", "smooth_er", "lipid.2", "lipid"),
]


@each_edition
@pytest.mark.parametrize(("event", "location", "spot", "resource"), BOOSTS)
@pytest.mark.atom("CY-E02")
def test_a_boost_lays_one_of_its_resource(
    edition: str, event: str, location: str, spot: str, resource: str
) -> None:
    base = Scenario(edition, 3).next_event(event).stock(0, atp=1).last_flask(0)
    match = play(base.match(), END)
    assert match.snapshot()["active_event"] == event
    assert match.snapshot()["boosts"] == {location: 1}
    assert stock(match, 0) == {"atp": 2}  # nobody has it yet
    plain = play(Scenario(edition, 3).stock(0, atp=2).match(), f"place {spot}")
    play(match, f"place {spot}")
    assert stock(match, 0) == {**stock(plain, 0), resource: stock(plain, 0)[resource] + 1}
    assert match.snapshot()["boosts"] == {}


@each_edition
@pytest.mark.atom("CY-E02")
def test_boosts_of_several_rounds_lie_together(edition: str) -> None:
    """C-01."""
    base = (
        Scenario(edition, 3)
        .boost("nucleus", 2)
        .boost("smooth_er", 1)
        .next_event("boost_nucleus")
        .last_flask(0)
    )
    assert play(base.match(), END).snapshot()["boosts"] == {"nucleus": 3, "smooth_er": 1}


@each_edition
@pytest.mark.parametrize(("spot", "price"), [("cards.1", 0), ("cards.2", 0), ("cards.3", 1), ("cards.4", 2)])
@pytest.mark.atom("CY-E03")
def test_reduced_prices(edition: str, spot: str, price: int) -> None:
    """C-08: one less, never below 0; for every card bought in the round."""
    base = Scenario(edition, 3).row(*ROW).event("reduce_atp")
    if price:
        assert spot not in open_spots(base.stock(0, atp=price - 1).match())
    match = play(base.stock(0, atp=price).stock(1, atp=2).match(), f"place {spot}")
    assert seat_of(match, 0)["hand"] == [ROW[int(spot[-1]) - 1]]
    assert stock(match, 0).get("atp", 0) == (1 if spot == "cards.1" and edition != "first" else 0)
    if spot != "cards.4":
        play(match, "place cards.4")
        assert stock(match, 1) == {}


@each_edition
@pytest.mark.atom("CY-E03")
def test_only_the_price_of_buying_is_reduced(edition: str) -> None:
    """C-09: detox, exocytosis, enzymes, glucose and the grey flask cost what they did."""
    base = Scenario(edition, 3).row(*ROW).event("reduce_atp").hand(0, "AD2", "PH3", "EN2")
    base.vesicle("golgi.1", 0, protein=2, carb=1).stock(0, atp=1, protein=9)
    poor = base.match()
    spots = {"smooth_er.1", "exocytosis.1", "cytoplasm.1", "glucose.2"}
    assert spots.isdisjoint(open_spots(poor))
    assert open_spots(base.stock(0, atp=3).match(), "grey") == set()
    for text in (
        *("smooth_er.1 card=AD2", "exocytosis.1 disk=golgi.1 card=PH3", "cytoplasm.1 card=EN2", "glucose.2"),
    ):
        match = play(base.stock(0, atp=2, protein=2).match(), f"place {text}")
        assert "atp" not in stock(match, 0)


@each_edition
@pytest.mark.atom("CY-E03")
def test_prices_are_reduced_for_one_round(edition: str) -> None:
    base = Scenario(edition, 3).row(*ROW).next_event("reduce_atp").last_flask(0)
    before = base.match()
    assert "place cards.2" not in moves(before)
    after = play(before, END)
    assert stock(after, 0) == {"atp": 1} and open_spots(after) >= {"cards.1", "cards.2", "cards.3"}
    over = Scenario(edition, 3).row(*ROW).event("reduce_atp").next_event("boost_nucleus").last_flask(0)
    match = play(over.match(), END)
    assert stock(match, 0) == {"atp": 1} and "place cards.3" not in moves(match)
    play(match, "place cards.2")
    assert stock(match, 0) == {}


@pytest.mark.parametrize(("edition", "bonus"), [("second", 1), ("italian", 1), ("first", 0)])
@pytest.mark.parametrize("verb", ["place", "grey"])
@pytest.mark.atom("CY-E04")
def test_the_free_slot_gives_one_atp(edition: str, bonus: int, verb: str) -> None:
    """In the second and the Italian edition; slots that have become free by the event give nothing."""
    paid = 4 if verb == "grey" else 0
    base = Scenario(edition, 3).row(*ROW).event("reduce_atp").stock(0, atp=paid)
    assert stock(play(base.match(), f"{verb} cards.1"), 0).get("atp", 0) == bonus
    assert stock(play(base.match(), f"{verb} cards.2"), 0) == {}


@each_edition
@pytest.mark.atom("CY-E04")
def test_without_the_event_the_free_slot_gives_nothing(edition: str) -> None:
    for event in (None, "boost_nucleus"):
        match = play(Scenario(edition, 3).row(*ROW).event(event).match(), "place cards.1")
        assert stock(match, 0) == {}


TOXIC = {0: 0, 1: 0, 4: 0, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 4, 11: 4, 30: 4}


@earlier_editions
@pytest.mark.parametrize("kind", ["mrna", "protein", "lipid", "carb"])
@pytest.mark.parametrize(("held", "lost"), TOXIC.items())
@pytest.mark.atom("CY-E05")
def test_toxicity_by_steps(edition: str, kind: str, held: int, lost: int) -> None:
    """C-11: not cumulative."""
    base = Scenario(edition, 3).next_event("toxicity").stock(1, **{kind: held}).last_flask(0)
    match = play(base.match(), END)
    assert match.snapshot()["active_event"] == "toxicity"
    assert stock(match, 1).get(kind, 0) == held - lost


@earlier_editions
@pytest.mark.atom("CY-E05")
def test_toxicity_looks_at_each_kind_of_each_stock_and_spares_atp_and_disks(edition: str) -> None:
    """C-10."""
    base = Scenario(edition, 3).next_event("toxicity").stock(0, atp=30, mrna=5, protein=7, lipid=10, carb=4)
    base.stock(1, mrna=2, protein=2, lipid=2, carb=2).stock(2, lipid=6)
    base.vesicle("rough_er.1", 2, protein=12).vesicle("smooth_er.1", 2, lipid=5)
    match = play(base.last_flask(0).match(), END)
    assert stock(match, 0) == {"atp": 31, "mrna": 4, "protein": 5, "lipid": 6, "carb": 4}
    assert stock(match, 1) == {"mrna": 2, "protein": 2, "lipid": 2, "carb": 2}
    assert stock(match, 2) == {"lipid": 5}
    vesicles = match.snapshot()["vesicles"]
    assert vesicles["rough_er"][0]["load"] == {"protein": 12} and vesicles["smooth_er"][0]["load"] == {
        "lipid": 5
    }


@earlier_editions
@pytest.mark.atom("CY-E05")
def test_toxicity_strikes_once(edition: str) -> None:
    base = Scenario(edition, 3).event("toxicity").next_event("boost_resp").stock(1, mrna=10).last_flask(0)
    assert stock(play(base.match(), END), 1) == {"mrna": 10}


@pytest.mark.atom("CY-E05", "CY-E01")
def test_the_second_edition_knows_no_toxicity() -> None:
    assert "toxicity" not in deck("second")
    match = Scenario("second", 3).stock(1, mrna=12, carb=12).last_flask(0).match()
    play(match, END)
    assert stock(match, 1) == {"mrna": 12, "carb": 12}
