"""Epigenetic cards on the own turn: trading, peeking, surplus, cheaper flasks, free cards."""

from __future__ import annotations

import pytest

from cytosis.engine import Match
from tests.cytosis.rulebook.attacks import asked, finish, loaded, now
from tests.cytosis.rulebook.editions import each_edition
from tests.cytosis.scenario import Scenario, moves, open_spots, play, seat_of, stock

ROW = ("EN1", "PH1", "SH1", "AD1")
OTHERS = ("surplus", "grey_discount", "round_gift")


def holder(power: str, edition: str = "second", seats: int = 3, *more: str) -> Scenario:
    """Seat 0 is on turn with this power; the others have powers that ask for nothing."""
    scenario = Scenario(edition, seats, expansions=("epigenetic", *more)).row(*ROW)
    spare = [name for name in (*OTHERS, "free_cards") if name != power]
    for seat in range(seats):
        scenario.data["seats"][seat]["epigenetic"] = power if seat == 0 else spare[seat - 1]
    return scenario


def top(scenario: Scenario, *cards: str) -> Scenario:
    """These cards are next, the first one first."""
    for card in cards:
        scenario._pull(card)
    scenario.data["deck"] += cards[::-1]
    return scenario


def refused(match: Match, move: str) -> str:
    reason = match.why_not(match.parse(move))
    assert reason is not None
    return reason.code


# -- trade --------------------------------------------------------------------------------------------------
@each_edition
@pytest.mark.atom("CY-N02")
def test_trades_and_their_prices(edition: str) -> None:
    assert {text for text in moves(holder("trade", edition).stock(0, atp=2).match()) if "trade" in text} == {
        "trade mrna",
        "trade lipid",
        "trade carb",
    }
    one = moves(holder("trade", edition).stock(0, atp=1).match())
    assert "trade mrna" in one and "trade lipid" in one and "trade carb" not in one
    match = play(holder("trade", edition).stock(0, atp=6).match(), "trade mrna", "trade lipid", "trade carb")
    assert stock(match, 0) == {"atp": 2, "mrna": 1, "lipid": 1, "carb": 1} and now(match) == (0, "turn")


@each_edition
@pytest.mark.atom("CY-N02")
def test_any_number_of_times_but_never_the_other_way(edition: str) -> None:
    match = holder("trade", edition).stock(0, atp=5, mrna=9, lipid=9, carb=9, protein=9).match()
    assert not any(text in moves(match) for text in ("trade atp", "trade protein"))
    for _ in range(5):
        play(match, "trade lipid")
    assert stock(match, 0)["lipid"] == 14 and not any("trade" in text for text in moves(match))


@each_edition
@pytest.mark.atom("CY-N02")
def test_before_a_payment_and_only_on_the_own_turn(edition: str) -> None:
    """P-05: the trade comes first, then the spot is paid with what it brought."""
    match = holder("trade", edition).stock(0, atp=1).stock(1, atp=5).match()
    assert "place ribosome.1 n=1" not in moves(match)
    play(match, "trade mrna", "place ribosome.1 n=1")
    assert stock(match, 0) == {"protein": 1}
    assert now(match) == (1, "turn") and not any("trade" in text for text in moves(match))


@each_edition
@pytest.mark.atom("CY-N02")
def test_after_the_flask_and_after_a_grey_one_too(edition: str) -> None:
    match = play(holder("trade", edition).stock(0, atp=5).match(), "grey mitochondria.3", "trade carb")
    assert "place mitochondria.6" in moves(match) and stock(match, 0) == {"atp": 2, "carb": 1}
    play(match, "place mitochondria.6")
    assert now(match) == (0, "after_flask")
    assert moves(match) == {"trade mrna", "trade lipid", "trade carb", "done"}
    play(match, "trade lipid")
    assert now(match) == (0, "after_flask")
    assert now(play(match, "done")) == (1, "turn")


@each_edition
@pytest.mark.atom("CY-N02")
def test_without_atp_nobody_is_asked_after_the_flask(edition: str) -> None:
    assert now(play(holder("trade", edition).match(), "place nucleus.3")) == (1, "turn")
    match = play(holder("trade", edition).stock(0, atp=1).match(), "place nucleus.3", "trade lipid")
    assert now(match) == (1, "turn") and stock(match, 0) == {"mrna": 3, "lipid": 1}


@pytest.mark.atom("CY-N02", "CY-T04")
def test_an_exhausted_flask_can_be_followed_by_a_trade() -> None:
    match = play(holder("trade").match(), "exhaust atp")
    assert now(match) == (0, "after_flask")


# -- peek ---------------------------------------------------------------------------------------------------
@each_edition
@pytest.mark.atom("CY-N03")
def test_looking_costs_two_and_taking_two_more(edition: str) -> None:
    assert "peek" not in moves(holder("peek", edition).stock(0, atp=1).match())
    base = top(holder("peek", edition), "PH2", "SH2", "AD2").stock(0, atp=4)
    match = play(base.match(), "peek")
    assert stock(match, 0) == {"atp": 2} and asked(match)["cards"] == ["PH2", "SH2", "AD2"]
    assert moves(match) == {"draw PH2", "draw SH2", "draw AD2", "leave"}
    play(match, "draw SH2")
    assert stock(match, 0) == {} and seat_of(match, 0)["hand"] == ["SH2"]
    assert moves(match) == {"order PH2 AD2", "order AD2 PH2"}
    play(match, "order AD2 PH2")
    assert match.snapshot()["deck"][-2:] == ["PH2", "AD2"] and now(match) == (0, "turn")
    poor = play(top(holder("peek", edition), "PH2").stock(0, atp=3).match(), "peek")
    assert moves(poor) == {"leave"}


@each_edition
@pytest.mark.atom("CY-N03")
def test_what_is_left_goes_back_in_any_order(edition: str) -> None:
    base = top(holder("peek", edition), "PH2", "SH2", "AD2").stock(0, atp=2)
    match = play(base.match(), "peek", "leave")
    assert len(moves(match)) == 6
    play(match, "order AD2 PH2 SH2")
    assert match.snapshot()["deck"][-3:] == ["SH2", "PH2", "AD2"]
    assert seat_of(match, 0)["peeked"] == ["AD2", "PH2", "SH2"]


@each_edition
@pytest.mark.atom("CY-N03")
def test_once_per_turn_before_or_after_the_flask(edition: str) -> None:
    base = holder("peek", edition).stock(0, atp=9).next_event("boost_resp").flasks(2, 1, 1)
    match = play(base.match(), "peek", "leave")
    match.play(match.legal()[0])
    assert "peek" not in moves(match)
    play(match, "place nucleus.3")
    assert now(match) == (1, "turn")  # used: not asked after the flask
    play(match, "place nucleus.2", "place lipid.3", "place lipid.2")
    assert now(match) == (0, "after_flask") and moves(match) == {"peek", "done"}
    play(match, "peek", "leave")
    match.play(match.legal()[0])
    assert now(match)[1] in ("turn", "gift", "early") and match.snapshot()["round"] == 2


@each_edition
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.atom("CY-N03")
def test_a_thin_deck_is_looked_at_as_it_is(edition: str, count: int) -> None:
    """P-06: no reshuffle; one card has no order to choose."""
    cards = ("PH2", "SH2")[:count]
    match = play(holder("peek", edition).deck(*cards).stock(0, atp=9).match(), "peek")
    assert sorted(asked(match)["cards"]) == sorted(cards)
    play(match, "draw PH2")
    assert now(match) == (0, "turn") and match.snapshot()["deck"] == list(cards[1:])
    assert seat_of(match, 0)["peeked"] == list(cards[1:])


@each_edition
@pytest.mark.atom("CY-N03", "CY-R05")
def test_an_empty_deck_is_made_anew_to_be_looked_at(edition: str) -> None:
    """P-06, D-05: of the discard pile, which everybody knows."""
    match = holder("peek", edition).deck().stock(0, atp=9).match()
    discarded = match.snapshot()["discard"]
    assert len(discarded) > 3
    play(match, "peek")
    after = match.snapshot()
    assert after["discard"] == [] and sorted(after["deck"]) == sorted(after["deck_known"]) == sorted(
        discarded
    )
    assert asked(match)["cards"] == after["deck"][:-4:-1]
    assert not match.undo()


@each_edition
@pytest.mark.atom("CY-N03", "CY-R05")
def test_without_any_card_there_is_nothing_to_look_at(edition: str) -> None:
    """D-06."""
    match = holder("peek", edition).no_cards_left(2).stock(0, atp=9).match()
    assert "peek" not in moves(match)
    assert refused(match, "peek") == "deck_empty"
    assert now(play(match, "place nucleus.3")) == (1, "turn")


@each_edition
@pytest.mark.atom("CY-N03")
def test_taking_is_not_buying_from_the_row(edition: str) -> None:
    """P-12: neither the event nor a free row changes its price, and nobody sees the card."""
    base = top(holder("peek", edition), "PH2").event("reduce_atp").stock(0, atp=4)
    match = play(base.match(), "peek", "draw PH2")
    assert stock(match, 0) == {} and seat_of(match, 0)["known"] == []
    assert match.snapshot()["row"] == list(ROW)


@each_edition
@pytest.mark.atom("CY-N03")
def test_only_who_looked_knows_what_lies_on_top(edition: str) -> None:
    base = top(holder("peek", edition), "PH2", "SH2", "AD2").stock(0, atp=2)
    match = play(base.match(), "peek")
    for viewer, cards in ((0, ["PH2", "SH2", "AD2"]), (1, 3), (2, 3), (None, 3)):
        shown = match.view(viewer).as_dict()
        assert shown["pending"]["cards"] == shown["seats"][0]["peeked"] == cards


@each_edition
@pytest.mark.atom("CY-N03")
def test_cards_drawn_for_the_row_are_forgotten(edition: str) -> None:
    base = top(holder("peek", edition), "PH2", "SH2", "AD2").stock(0, atp=2).next_event("boost_resp")
    match = play(base.last_flask(0).match(), "peek", "leave", "order PH2 SH2 AD2", "place cards.1")
    assert match.snapshot()["row"] == ["SH1", "AD1", "PH2", "SH2"]
    assert seat_of(match, 0)["peeked"] == ["AD2"]


@each_edition
@pytest.mark.atom("CY-N03", "CY-X09")
def test_a_taken_attack_card_resolves_once_the_others_are_back(edition: str) -> None:
    base = top(holder("peek", edition, 3, "virus"), "PH2", "VE1", "AD2").stock(0, atp=5)
    match = play(loaded(base, 6, 5, 4).match(), "peek", "draw VE1")
    me = seat_of(match, 0)
    assert me["attacks"] == ["VE1"] and me["hand"] == []
    assert now(match) == (0, "order") and seat_of(match, 1)["health"] == 0
    play(match, "order PH2 AD2")
    assert now(match) == (0, "attack_antibodies") and asked(match)["buyer"] == 0
    play(match, "antibodies 1")
    assert [seat_of(match, seat)["health"] for seat in range(3)] == [0, -1, -1]
    assert now(finish(match)) == (0, "turn")
    assert "peek" not in moves(match)


@each_edition
@pytest.mark.atom("CY-N03", "CY-X09")
def test_an_attack_card_taken_after_the_flask(edition: str) -> None:
    base = top(holder("peek", edition, 3, "virus"), "VI1").stock(0, atp=4)
    match = finish(play(base.match(), "place nucleus.3", "peek", "draw VI1", "order " + " ".join(rest(base))))
    assert now(match) == (0, "after_flask") and moves(match) == {"done"}
    assert now(play(match, "done")) == (1, "turn") and seat_of(match, 0)["attacks"] == ["VI1"]


@each_edition
@pytest.mark.parametrize("card", ["MM1", "PH2"])
@pytest.mark.atom("CY-N03", "CY-K04")
def test_after_a_card_was_drawn_one_is_asked_once_more_whatever_it_is(edition: str, card: str) -> None:
    """D-10, P-05: so a macromolecule card can be used, and the question tells nobody what was drawn."""
    base = top(holder("peek", edition), card, "SH2", "AD2").stock(0, atp=4)
    match = play(base.match(), "place nucleus.3", "peek", f"draw {card}", "order SH2 AD2")
    assert now(match) == (0, "after_flask")
    assert match.view(1).as_dict()["pending"] == match.view(None).as_dict()["pending"]
    if card == "PH2":
        assert moves(match) == {"done"}
    else:
        assert moves(match) == {"use MM1", "done"}
        play(match, "use MM1")
        assert seat_of(match, 0)["hand"] == [] and match.snapshot()["discard"][-1] == "MM1"
        assert stock(match, 0)["mrna"] > 3
        assert now(match) == (0, "after_flask") and moves(match) == {"done"}
    assert now(play(match, "done")) == (1, "turn")


@each_edition
@pytest.mark.atom("CY-N03", "CY-K04")
def test_without_a_card_drawn_the_turn_is_over_after_the_look(edition: str) -> None:
    base = top(holder("peek", edition), "PH2", "SH2", "AD2").hand(0, "MM1").stock(0, atp=4)
    match = play(base.match(), "place nucleus.3")
    assert moves(match) == {"peek", "use MM1", "done"}
    assert now(play(match, "peek", "leave", "order PH2 SH2 AD2")) == (1, "turn")


@each_edition
@pytest.mark.atom("CY-N03", "CY-K04")
def test_a_card_drawn_before_the_flask_is_used_before_it(edition: str) -> None:
    base = top(holder("peek", edition), "MM1", "SH2", "AD2").stock(0, atp=4)
    match = play(base.match(), "peek", "draw MM1", "order SH2 AD2")
    assert now(match) == (0, "turn") and "use MM1" in moves(match)
    assert now(play(match, "place nucleus.3")) == (1, "turn")


@each_edition
@pytest.mark.atom("CY-N02", "CY-K04")
def test_a_macromolecule_card_can_be_used_where_a_trade_is_asked_for(edition: str) -> None:
    base = holder("trade", edition).hand(0, "MM1").stock(0, atp=1)
    match = play(base.match(), "place nucleus.3")
    assert "use MM1" in moves(match) and now(match) == (0, "after_flask")
    assert refused(match, "use PH2") == "not_in_hand"
    play(match, "use MM1")
    assert now(match) == (0, "after_flask")
    assert now(play(match, "trade lipid")) == (1, "turn")


def rest(base: Scenario) -> list[str]:
    return [str(card) for card in base.data["deck"][-2:-4:-1]]


# -- surplus ------------------------------------------------------------------------------------------------
@each_edition
@pytest.mark.parametrize("verb", ["place", "grey"])
@pytest.mark.parametrize(
    ("spot", "gained"),
    [
        ("nucleus.3", {"mrna": 4}),
        ("nucleus.2", {"mrna": 3}),
        ("lipid.3", {"lipid": 4}),
        ("lipid.2", {"lipid": 3}),
        ("mitochondria.3", {"atp": 4}),
        ("mitochondria.2", {"atp": 3}),
        ("mitochondria.6", {"atp": 7}),
    ],
)
@pytest.mark.atom("CY-N04")
def test_one_more_on_numbered_spots(edition: str, verb: str, spot: str, gained: dict[str, int]) -> None:
    """P-02: 7 ATP for 1 carb. P-03: with a grey flask too."""
    carb = {"carb": 1} if spot == "mitochondria.6" else {}
    base = holder("surplus", edition).stock(0, atp=4 if verb == "grey" else 0, **carb)
    assert stock(play(base.match(), f"{verb} {spot}"), 0) == gained


@each_edition
@pytest.mark.atom("CY-N04")
def test_one_more_carb_for_one_more_atp_if_wanted(edition: str) -> None:
    """P-01."""
    rich = moves(holder("surplus", edition).stock(0, atp=3).match())
    glucose = {text for text in rich if text.startswith("place glucose")}
    assert glucose == {f"place glucose.{spot} n={n}" for spot, n in ((2, 2), (2, 3), (1, 1), (1, 2))}
    two = moves(holder("surplus", edition).stock(0, atp=2).match())
    assert "place glucose.2 n=2" in two and "place glucose.2 n=3" not in two
    match = play(holder("surplus", edition).stock(0, atp=3).match(), "place glucose.2 n=3")
    assert stock(match, 0) == {"carb": 3}
    grey = play(holder("surplus", edition).stock(0, atp=7).match(), "grey glucose.2 n=3")
    assert stock(grey, 0) == {"carb": 3}


@each_edition
@pytest.mark.atom("CY-N04", "CY-C07")
def test_boosts_come_on_top(edition: str) -> None:
    match = play(holder("surplus", edition).boost("nucleus", 2).match(), "place nucleus.3")
    assert stock(match, 0) == {"mrna": 6}


@each_edition
@pytest.mark.atom("CY-N04")
def test_no_surplus_elsewhere_or_for_others(edition: str) -> None:
    match = play(holder("surplus", edition).stock(0, mrna=1).match(), "place ribosome.1 n=1")
    assert stock(match, 0) == {"protein": 1}
    play(match, "place nucleus.3")
    assert stock(match, 1) == {"mrna": 3}
    assert stock(play(holder("surplus", edition).match(), "place laureates.1 take=atp"), 0) == {"atp": 1}


@pytest.mark.atom("CY-N04", "CY-T04")
def test_no_surplus_for_exhausting() -> None:
    """P-03."""
    assert stock(play(holder("surplus").match(), "exhaust lipid"), 0) == {"lipid": 1}


# -- cheaper grey flask -------------------------------------------------------------------------------------
@each_edition
@pytest.mark.atom("CY-N05")
def test_a_grey_flask_for_three(edition: str) -> None:
    """P-11: only the price changes."""
    base = holder("grey_discount", edition)
    assert open_spots(base.stock(0, atp=2).match(), "grey") == set()
    match = play(base.stock(0, atp=3).stock(1, atp=3).match(), "grey nucleus.3")
    assert stock(match, 0) == {"mrna": 3} and open_spots(match, "grey") == set()
    play(match, "place nucleus.2")
    assert now(match) == (1, "turn") and open_spots(match, "grey") == set()  # 4 for the others
    assert "grey glucose.2" not in moves(holder("grey_discount", edition).stock(0, atp=4).match())
    assert "grey glucose.2" in moves(holder("grey_discount", edition).stock(0, atp=5).match())


# -- free cards ---------------------------------------------------------------------------------------------
@each_edition
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
@pytest.mark.parametrize("verb", ["place", "grey"])
@pytest.mark.atom("CY-N08")
def test_cards_of_the_row_cost_nothing(edition: str, slot: int, verb: str) -> None:
    match = holder("free_cards", edition).stock(0, atp=4 if verb == "grey" else 0).match()
    play(match, f"{verb} cards.{slot}")
    assert stock(match, 0) == {} and seat_of(match, 0)["hand"] == [ROW[slot - 1]]


@pytest.mark.parametrize(("edition", "bonus"), [("second", 1), ("italian", 1), ("first", 0)])
@pytest.mark.atom("CY-N08", "CY-E04")
def test_free_cards_and_reduced_prices(edition: str, bonus: int) -> None:
    """P-04: 1 ATP only on the slot that is free for everybody."""
    base = holder("free_cards", edition).event("reduce_atp")
    assert stock(play(base.match(), "place cards.1"), 0).get("atp", 0) == bonus
    for slot in (2, 3, 4):
        assert stock(play(base.match(), f"place cards.{slot}"), 0) == {}


@each_edition
@pytest.mark.atom("CY-N08")
def test_the_others_still_pay_and_so_does_completing(edition: str) -> None:
    match = play(holder("free_cards", edition).match(), "place cards.4")
    assert "place cards.2" not in moves(match)
    base = holder("free_cards", edition).hand(0, "AD2").stock(0, atp=1)
    assert "place smooth_er.1 card=AD2" not in moves(base.match())


@each_edition
@pytest.mark.atom("CY-N08", "CY-X09")
def test_attack_cards_are_free_too(edition: str) -> None:
    base = holder("free_cards", edition, 3, "virus").row("EN1", "EN2", "EN3", "VR2")
    assert "strain" in asked(play(base.match(), "place cards.4"))
