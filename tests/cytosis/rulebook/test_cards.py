"""The row, hands and macromolecule cards."""

from __future__ import annotations

import pytest

from cytosis.engine import Match, Ruleset
from tests.cytosis.rulebook.editions import EDITIONS, each_edition, each_table
from tests.cytosis.scenario import Scenario, end_round, moves, open_spots, play, score, seat_of, stock, told

PRICES = {"cards.1": 0, "cards.2": 1, "cards.3": 2, "cards.4": 3}
ROW = ("EN1", "PH1", "SH1", "AD1")
GIVES = {"MM1": "mrna", "MM2": "lipid", "MM3": "protein", "MM4": "carb"}


@each_table
@pytest.mark.parametrize(("spot", "price"), PRICES.items())
@pytest.mark.atom("CY-K01")
def test_a_card_costs_what_its_slot_says(edition: str, seats: int, spot: str, price: int) -> None:
    card = ROW[int(spot[-1]) - 1]
    match = Scenario(edition, seats).row(*ROW).stock(0, atp=price).match()
    play(match, f"place {spot}")
    assert stock(match, 0) == {} and seat_of(match, 0)["hand"] == [card]
    assert card not in match.snapshot()["row"] and match.snapshot()["row"].count(None) == 1


@each_edition
@pytest.mark.parametrize("atp", range(4))
@pytest.mark.atom("CY-K01")
def test_a_card_that_cannot_be_paid_cannot_be_taken(edition: str, atp: int) -> None:
    match = Scenario(edition).row(*ROW).stock(0, atp=atp, mrna=9, lipid=9).match()
    assert open_spots(match) & set(PRICES) == {spot for spot, price in PRICES.items() if price <= atp}


@each_edition
@pytest.mark.atom("CY-K01")
def test_an_empty_slot_cannot_be_taken(edition: str) -> None:
    match = Scenario(edition).row(None, "PH1", None, "AD1").stock(0, atp=20).match()
    for verb in ("place", "grey"):
        assert open_spots(match, verb) & set(PRICES) == {"cards.2", "cards.4"}


@each_edition
@pytest.mark.atom("CY-K02")
def test_slots_are_not_refilled_during_the_round(edition: str) -> None:
    """D-04: and cards do not slide."""
    match = Scenario(edition).row(*ROW).stock(0, atp=9).stock(1, atp=9).match()
    deck = match.snapshot()["deck"]
    play(match, "place cards.2", "place cards.1", "place nucleus.3")
    assert match.snapshot()["row"] == [None, None, "SH1", "AD1"]
    assert match.snapshot()["deck"] == deck


@each_edition
@pytest.mark.atom("CY-K03")
def test_hands_are_hidden_but_for_cards_taken_from_the_row(edition: str) -> None:
    """D-15."""
    match = Scenario(edition, 3).row("AD1", "EN1", "PH1", "SH1").hand(0, "PH2", "EN2").stock(0, atp=4).match()
    play(match, "place cards.1")
    for viewer in (None, 1, 2):
        seen = match.view(viewer).seats[0]
        assert seen.hand is None and seen.hand_count == 3 and seen.known == ("AD1",)
    assert match.view(0).seats[0].hand == ("PH2", "EN2", "AD1")


@each_edition
@pytest.mark.atom("CY-K03")
def test_a_card_stays_known_through_rounds_until_it_is_completed(edition: str) -> None:
    base = Scenario(edition, 3).row("AD1", "EN1", "PH1", "SH1").hand(0, "AD2").stock(0, atp=4)
    match = end_round(base.last_flask(0).match())
    assert match.snapshot()["round"] == 2 and match.view(1).seats[0].known == ("AD1",)
    play(match, "place smooth_er.1 card=AD1")
    seen = match.view(1).seats[0]
    assert seen.known == () and seen.completed == ("AD1",) and seen.hand_count == 1 and seen.hand is None


@each_edition
@pytest.mark.atom("CY-K03")
def test_a_known_macromolecule_card_is_forgotten_when_played(edition: str) -> None:
    match = Scenario(edition, 3).hand(0, "MM1", known=True).match()
    assert match.view(1).seats[0].known == ("MM1",)
    play(match, "use MM1")
    assert match.view(1).seats[0].known == () and match.view(1).discard[-1] == "MM1"


@each_edition
@pytest.mark.parametrize(("card", "resource"), GIVES.items())
@pytest.mark.atom("CY-K04")
def test_a_macromolecule_card_gives_its_kind_and_is_discarded(edition: str, card: str, resource: str) -> None:
    match = Scenario(edition).hand(0, card, "EN1").match()
    before = match.snapshot()
    told(match, f"use {card}")
    assert set(stock(match, 0)) == {resource}
    now = seat_of(match, 0)
    assert now["hand"] == ["EN1"] and now["completed"] == [] and now["health"] == 0
    assert match.snapshot()["discard"] == [*before["discard"], card]
    assert now["flasks"] == before["seats"][0]["flasks"]
    pending = match.pending()
    assert pending is not None and pending.seat == 0  # the turn goes on


@each_edition
@pytest.mark.atom("CY-K04")
def test_macromolecule_cards_are_played_before_grey_and_own_flask(edition: str) -> None:
    """D-10: any number of them, what they give can be used at once, and never out of turn."""
    base = Scenario(edition, 3).hand(0, "MM1", "MM2").hand(1, "MM3").stock(0, atp=4)
    match = base.match()
    uses = {text for text in moves(match) if text.startswith("use")}
    assert uses == {"use MM1", "use MM2"}  # not the card of seat 1
    play(match, "use MM1", "grey ribosome.1 n=1", "use MM2", "place smooth_er.1 n=1")
    pending = match.pending()
    assert pending is not None and pending.seat == 1
    assert {text for text in moves(match) if text.startswith("use")} == {"use MM3"}


@each_edition
@pytest.mark.atom("CY-K04")
def test_no_card_is_played_during_the_set_up(edition: str) -> None:
    """Never inside another decision, though somebody holds one."""
    held = 0
    for seed in range(12):
        match = Match.new(Ruleset("cytosis", edition), 5, seed)
        while (pending := match.pending()) is not None and pending.kind != "turn":
            held += any(card.startswith("MM") for card in seat_of(match, pending.seat)["hand"])
            assert {text.split()[0] for text in moves(match)} <= {"keep", "take"}
            match.play(match.legal()[0])
    assert held


@each_edition
@pytest.mark.parametrize("verb", ["place", "grey"])
@pytest.mark.atom("CY-K04")
def test_a_bought_macromolecule_card_may_be_played_at_once(edition: str, verb: str) -> None:
    """D-11."""
    base = Scenario(edition, 3).row("EN1", "MM1", "MM2", "EN2").hand(0, "MM3").stock(0, atp=5)
    match = base.match()
    buys = {text for text in moves(match) if text.startswith(f"{verb} cards.2")}
    assert buys == {
        f"{verb} cards.2",
        f"{verb} cards.2 use=MM1",
    }  # not one from the hand, not of another slot
    play(match, f"{verb} cards.2 use=MM1")
    assert stock(match, 0)["mrna"] > 0 and match.snapshot()["discard"][-1] == "MM1"
    assert seat_of(match, 0)["hand"] == ["MM3"] and seat_of(match, 0)["completed"] == []
    kept = play(base.match(), f"{verb} cards.2")
    assert seat_of(kept, 0)["hand"] == ["MM1", "MM3"] and "mrna" not in stock(kept, 0)


@each_edition
@pytest.mark.atom("CY-K04")
def test_other_cards_are_not_played(edition: str) -> None:
    match = (
        Scenario(edition)
        .row("EN1", "PH1", "SH1", "AD1")
        .hand(0, "EN2", "PH2", "SR1", "AD2")
        .stock(0, atp=9)
        .match()
    )
    assert not [text for text in moves(match) if "use" in text]


@each_edition
@pytest.mark.atom("CY-K04")
def test_what_a_card_bought_with_the_own_flask_gives_cannot_pay_for_it(edition: str) -> None:
    match = Scenario(edition).row("EN1", "MM1", "EN2", "EN3").match()
    assert "cards.2" not in open_spots(match)


def given(edition: str, card: str) -> int:
    match = play(Scenario(edition).hand(0, card).match(), f"use {card}")
    return stock(match, 0)[GIVES[card]]


@pytest.mark.parametrize("card", GIVES)
@pytest.mark.atom("CY-K05")
def test_the_second_edition_gives_more(card: str) -> None:
    second, first, italian = (given(edition, card) for edition in EDITIONS)
    assert second > first > 0 and second > italian > 0


@each_edition
@pytest.mark.atom("CY-K06")
def test_no_hand_limit_and_no_way_to_discard(edition: str) -> None:
    """D-08."""
    many = [f"EN{n}" for n in range(1, 10)] + [f"PH{n}" for n in range(2, 7)]
    match = Scenario(edition).row("PH1", "SH1", "SH2", "SH3").hand(0, *many).match()
    play(match, "place cards.1")
    assert len(seat_of(match, 0)["hand"]) == len(many) + 1


@each_edition
@pytest.mark.atom("CY-K06")
def test_cards_left_in_hand_score_nothing_and_cost_nothing(edition: str) -> None:
    """D-09: neither for detox, sets, goals nor as macromolecules."""
    base = Scenario(edition, 3).last_round().goals(G_ENZ=[0])
    base.hand(0, "EN1", "EN3", "EN5", "AD7", "PH1", "MM1", "MM4").completed(1, "AD1")
    match = end_round(base.last_flask(0).match())
    assert match.pending() is None
    assert score(match, 0) == {} and seat_of(match, 0)["health"] == 0
    assert score(match, 1) == {"detox": 8}
