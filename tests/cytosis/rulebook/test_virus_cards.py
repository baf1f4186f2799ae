"""Attack cards: buying one, what it costs the others, where it lies, what it counts for."""

from __future__ import annotations

import pytest

from tests.cytosis.rulebook.attacks import (
    ATTACKS,
    END,
    STRAIN_OF,
    asked,
    attacked,
    finish,
    loaded,
    now,
    virus,
    with_card,
)
from tests.cytosis.rulebook.editions import each_edition, each_table
from tests.cytosis.scenario import Scenario, end_round, moves, open_spots, play, score, seat_of, stock


@each_edition
@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.atom("CY-X09")
def test_a_bought_card_attacks_with_its_strain(edition: str, card: str) -> None:
    match = attacked(with_card(edition, 3, card), "place cards.1")
    assert (asked(match)["strain"], asked(match)["buyer"]) == (STRAIN_OF[card[:2]], 0)


@each_edition
@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("verb", ["place", "grey"])
@pytest.mark.atom("CY-X09")
def test_it_is_paid_like_any_row_card(edition: str, slot: int, price: int, verb: str) -> None:
    row = ["EN1", "EN2", "EN3", "EN4"]
    row[slot - 1] = "VE2"
    price += 4 if verb == "grey" else 0
    base = virus(edition).row(*row)
    if price:
        assert f"cards.{slot}" not in open_spots(base.stock(0, atp=price - 1).match(), verb)
    match = attacked(base.stock(0, atp=price), f"{verb} cards.{slot}")
    assert "atp" not in stock(match, 0) and match.snapshot()["row"][slot - 1] is None


@each_edition
@pytest.mark.atom("CY-X09", "CY-E03")
def test_the_event_reduces_its_price_too(edition: str) -> None:
    base = virus(edition).row("EN1", "VE2", "EN3", "EN4").event("reduce_atp")
    assert "place cards.2" in moves(base.match())


@each_edition
@pytest.mark.atom("CY-X09")
def test_it_lies_before_the_buyer_and_never_in_the_hand(edition: str) -> None:
    """V-12: for good, it is not shuffled back."""
    match = attacked(with_card(edition, 3, "VR1"), "place cards.1")
    for _ in range(2):
        me = seat_of(match, 0)
        assert me["attacks"] == ["VR1"] and me["hand"] == me["known"] == me["completed"] == []
        finish(match)
    data = match.snapshot()
    assert "VR1" not in (*data["deck"], *data["discard"], *data["row"])


@each_edition
@pytest.mark.atom("CY-X09")
def test_several_cards_lie_before_a_buyer(edition: str) -> None:
    base = virus(edition).row("VR1", "VE2", "EN3", "EN4").stock(0, atp=5)
    match = finish(attacked(base, "grey cards.2"))
    assert now(match) == (0, "turn")
    finish(play(match, "place cards.1"))
    assert seat_of(match, 0)["attacks"] == ["VE2", "VR1"]


@each_edition
@pytest.mark.atom("CY-X09")
def test_nobody_has_to_buy_one(edition: str) -> None:
    """V-13."""
    base = virus(edition).row("VE1", "VI1", "VR1", "VE2")
    match = play(base.match(), "place nucleus.3")
    assert now(match) == (1, "turn") and seat_of(match, 0)["attacks"] == []


@each_edition
@pytest.mark.atom("CY-X09")
def test_first_the_buyers_antibodies_then_the_others_health_then_the_dice(edition: str) -> None:
    """V-03: the loss comes before the dice, so 10 health roll one die and 25 roll two."""
    base = with_card(edition, 3, "VE1").stock(0, atp=1).health(0, 10).health(1, 10).health(2, 25)
    match = attacked(base, "place cards.1")
    assert now(match) == (0, "attack_antibodies") and moves(match) == {"antibodies 0", "antibodies 1"}
    assert [seat_of(match, seat)["health"] for seat in range(3)] == [10, 10, 25]
    assert asked(match)["rolls"] == asked(match)["ranking"] == []
    play(match, "antibodies 1")
    assert [seat_of(match, seat)["health"] for seat in range(3)] == [10, 9, 24]
    assert [score(match, seat).get("losses", 0) for seat in range(3)] == [0, -1, -1]
    assert [len(dice) for dice in asked(match)["rolls"]] == [2, 1, 2]


@each_edition
@pytest.mark.atom("CY-X09")
def test_the_buyer_may_pay_before_and_again_afterwards(edition: str) -> None:
    """V-10."""
    base = loaded(with_card(edition).stock(0, atp=3), 6, 5, 4)
    match = play(attacked(base, "place cards.1"), "antibodies 1")
    play(match, "gain lipid lipid lipid", "gain lipid", "lose health", "antibodies 2")
    assert seat_of(match, 0)["antibodies"] == {"ebola": 0, "influenza": 6, "rhinovirus": 0}
    assert stock(match, 0) == {"lipid": 3}


@each_edition
@pytest.mark.parametrize(("atp", "have"), [(0, 0), (3, 10)])
@pytest.mark.atom("CY-X09", "CY-X04")
def test_a_buyer_who_cannot_pay_is_not_asked(edition: str, atp: int, have: int) -> None:
    base = with_card(edition).stock(0, atp=atp).antibodies(0, influenza=have)
    assert now(attacked(base, "place cards.1"))[1] in ("gain", "lose")


@each_edition
@pytest.mark.atom("CY-X09", "CY-G07")
def test_after_a_grey_flask_the_turn_goes_on(edition: str) -> None:
    match = finish(attacked(with_card(edition).stock(0, atp=4), "grey cards.1"))
    assert now(match) == (0, "turn") and asked(match)["grey_used"] is True
    assert match.snapshot()["spots"] == {"cards.1": ["grey"]}


@each_edition
@pytest.mark.atom("CY-X09", "CY-T01")
def test_after_the_own_flask_the_next_seat_is_on(edition: str) -> None:
    match = finish(attacked(with_card(edition), "place cards.1"))
    assert now(match) == (1, "turn")
    last = finish(attacked(with_card(edition).next_event("boost_resp").last_flask(0), "place cards.1"))
    assert last.snapshot()["round"] == 2 and now(last)[1] == "turn"


@each_edition
@pytest.mark.atom("CY-X09", "CY-R07")
def test_an_attack_by_the_last_flask_of_the_game_comes_before_scoring(edition: str) -> None:
    base = loaded(with_card(edition).last_round().last_flask(0), 6, 5, 4)
    match = attacked(base, "place cards.1")
    assert match.outcome() is None
    finish(match)
    assert match.pending() is None and score(match, 2)["losses"] == -2


@each_edition
@pytest.mark.atom("CY-X10")
def test_health_may_be_negative_and_is_red(edition: str) -> None:
    """V-04."""
    base = loaded(with_card(edition).health(1, -3), 6, 5, 1)
    match = attacked(base, "place cards.1")
    assert [seat_of(match, seat)["health"] for seat in range(3)] == [0, -4, -1]
    assert [len(dice) for dice in asked(match)["rolls"]] == [1, 1, 1]
    finish(match)
    assert seat_of(match, 2)["health"] == score(match, 2)["losses"] == -2


@pytest.mark.atom("CY-X10", "CY-V10")
def test_negative_health_bumps_last() -> None:
    """The seat with most health gives way, -1 before -2."""
    base = virus("second").health(1, -2).health(2, -1).stock(0, lipid=1)
    base.vesicle("smooth_er.1", 1, lipid=1).vesicle("smooth_er.2", 2, lipid=1)
    starts = {text for text in moves(base.match()) if text.startswith("place smooth_er.1")}
    assert starts == {"place smooth_er.1 n=1 bump=smooth_er.2"}


@each_edition
@pytest.mark.atom("CY-X11")
def test_the_dummy_rolls_like_the_lower_seat_and_wins_ties(edition: str) -> None:
    """V-06, V-07: one die, two or three; on level terms as many as both."""
    for one, other, dice in ((9, 30, 1), (30, 10, 2), (12, 14, 2), (25, 40, 3), (0, 0, 1)):
        base = virus(edition, 2).health(0, one).health(1, other)
        match = attacked(base.next_event("virus_ebola").last_flask(0), "place nucleus.3")
        assert len(asked(match)["rolls"]) == 3 and len(asked(match)["rolls"][2]) == dice
    tie = loaded(virus(edition, 2).next_event("virus_ebola").last_flask(0), 4, 4, 4)
    assert asked(attacked(tie, "place nucleus.3"))["ranking"] == ["dummy", 0, 1]


@each_edition
@pytest.mark.atom("CY-X11", "CY-X06")
def test_the_dummys_place_is_used_up(edition: str) -> None:
    base = virus(edition, 2).next_event("virus_ebola").last_flask(0)
    first = attacked(loaded(base, 3, 2, 5), "place nucleus.3")
    assert asked(first)["ranking"] == ["dummy", 0, 1]
    assert now(first) == (0, "gain") and moves(first) == {"gain atp", "gain mrna", "gain lipid"}
    assert now(play(first, "gain atp")) == (1, "lose")
    last = attacked(loaded(base, 3, 4, 1), "place nucleus.3")
    assert asked(last)["ranking"] == [1, 0, "dummy"]
    play(last, "gain atp", "gain lipid lipid lipid")
    assert now(last)[1] == "antibodies"


@each_edition
@pytest.mark.atom("CY-X11")
def test_the_dummy_gains_two_antibodies_after_each_attack(edition: str) -> None:
    """V-08: after an attack card too, and it loses nothing by one; never above the top of the track."""
    base = with_card(edition, 2, "VI2")
    base.data["dummy"]["antibodies"].update(influenza=6, ebola=10)
    match = attacked(loaded(base, 6, 5, 1), "place cards.1")
    assert asked(match)["ranking"] == ["dummy", 0, 1]  # 7, 6, 5
    assert match.snapshot()["dummy"]["antibodies"]["influenza"] == 6
    finish(match)
    assert match.snapshot()["dummy"] == {"antibodies": {"ebola": 10, "influenza": 8, "rhinovirus": 0}}
    top = with_card(edition, 2, "VE1")
    top.data["dummy"]["antibodies"]["ebola"] = 10
    assert finish(attacked(top, "place cards.1")).snapshot()["dummy"]["antibodies"]["ebola"] == 10


@each_table
@pytest.mark.atom("CY-X11")
def test_only_two_players_have_a_dummy(edition: str, seats: int) -> None:
    match = attacked(with_card(edition, seats), "place cards.1")
    assert len(asked(match)["rolls"]) == max(seats, 3)
    assert ("dummy" in asked(match)["ranking"]) == (seats == 2)


@each_edition
@pytest.mark.atom("CY-X12")
def test_a_card_that_leaves_the_row_unbought_does_nothing(edition: str) -> None:
    """V-11: it goes to the discard pile like any other."""
    base = virus(edition).row("EN1", "VE1", "EN3", "EN4").next_event("boost_resp").last_flask(0)
    match = end_round(base.match())
    assert now(match) == (0, "turn") and match.snapshot()["discard"] == ["VE1"]
    assert all(seat_of(match, seat)["attacks"] == [] for seat in range(3))


@each_edition
@pytest.mark.atom("CY-X13")
def test_attack_cards_are_not_completed(edition: str) -> None:
    """F-18: at equal health one completed card beats two attack cards."""
    base = virus(edition).last_round().last_flask(0).health(0, 5).health(1, 5).completed(1, "EN2")
    lying(base, "VI1", "VE2")
    match = play(base.match(), END)
    assert seat_of(match, 0)["completed"] == [] and seat_of(match, 0)["attacks"] == ["VE2", "VI1"]
    assert [seat_of(match, seat)["health"] for seat in (0, 1)] == [5, 5]
    outcome = match.outcome()
    assert outcome is not None and list(outcome.ranking)[:2] == [1, 0]


def lying(base: Scenario, *cards: str) -> None:
    """These attack cards lie before seat 0."""
    for card in cards:
        base._pull(card)
    base.data["seats"][0]["attacks"] = sorted(cards)


def scored(edition: str, attacks: list[str], antibodies: dict[str, int], goal: str) -> dict[str, int]:
    base = virus(edition, 4).goals(**{goal: [0]}).antibodies(0, **antibodies)
    lying(base, *attacks)
    return score(play(base.last_round().last_flask(0).match(), "place nucleus.3"), 0)


@each_edition
@pytest.mark.parametrize("count", [0, 1, 2, 4])
@pytest.mark.atom("CY-X14")
def test_the_goal_virus_attack(edition: str, count: int) -> None:
    assert scored(edition, ATTACKS[:count], {}, "G_VA").get("goals", 0) == 2 * count


@each_edition
@pytest.mark.parametrize(
    ("antibodies", "points"),
    [
        ({}, 0),
        ({"ebola": 2}, 0),
        ({"ebola": 2, "influenza": 2}, 1),
        ({"ebola": 6}, 2),
        ({"ebola": 2, "influenza": 4, "rhinovirus": 2}, 2),
        ({"ebola": 10, "influenza": 10, "rhinovirus": 10}, 10),
    ],
)
@pytest.mark.atom("CY-X14")
def test_the_goal_immune_response(edition: str, antibodies: dict[str, int], points: int) -> None:
    """All strains together, rounded down once."""
    assert scored(edition, [], antibodies, "G_IR").get("goals", 0) == points


@each_edition
@pytest.mark.atom("CY-X14", "CY-L01")
def test_virus_goals_take_markers_like_any_goal(edition: str) -> None:
    match = play(virus(edition, 4).goals(G_VA=[], G_IR=[1]).match(), "place laureates.1 goal=G_VA")
    assert match.snapshot()["goals"]["G_VA"] == [0] and score(match, 0) == {"markers": 3}
    full = virus(edition, 4).goals(G_IR=[1, 2]).match()
    assert "place laureates.1 goal=G_IR" not in moves(full)


@each_edition
@pytest.mark.atom("CY-X14")
def test_without_a_marker_attacks_and_antibodies_score_nothing(edition: str) -> None:
    base = virus(edition, 4).goals(G_VA=[1], G_IR=[2]).antibodies(0, ebola=10)
    lying(base, "VE1")
    match = play(base.last_round().last_flask(0).match(), "place nucleus.3")
    assert "goals" not in score(match, 0)


def row_during(edition: str) -> tuple[Scenario, list[str | None]]:
    base = virus(edition).next_event("virus_ebola").last_flask(0).boost("nucleus", 2)
    return base, ["EN1", "EN2", "EN3", "EN4"]


@each_edition
@pytest.mark.atom("CY-X15")
def test_when_the_row_is_refreshed(edition: str) -> None:
    """V-15: at the event step of the edition, and the whole attack comes before what follows it."""
    base, row = row_during(edition)
    match = attacked(base.stock(1, atp=2), "place lipid.3")
    before = match.snapshot()["row"]
    assert (before == row) == (edition != "second")
    while "strain" in asked(match):
        assert match.snapshot()["row"] == before
        match.play(match.legal()[0])
    assert match.snapshot()["row"] != row and match.snapshot()["round"] == 2
    assert match.snapshot()["discard"] == ["EN1"] and now(match) == (0, "turn")


@each_edition
@pytest.mark.atom("CY-X15")
def test_a_virus_event_brings_no_boost_and_leaves_tokens(edition: str) -> None:
    """V-16."""
    base, _ = row_during(edition)
    match = finish(attacked(base, "place lipid.3"))
    assert match.snapshot()["active_event"] == "virus_ebola"
    assert match.snapshot()["boosts"] == {"nucleus": 2}


@each_edition
@pytest.mark.atom("CY-X15", "CY-R07")
def test_a_virus_as_the_last_event_is_fought_before_the_last_round(edition: str) -> None:
    """V-20."""
    base = virus(edition).next_event("virus_rhinovirus").last_flask(0)
    data = base.data
    data["events"], data["round"] = data["events"][-1:], data["rounds"] - 1
    match = attacked(base, "place lipid.3")
    finish(match)
    assert match.snapshot()["round"] == match.snapshot()["rounds"] and now(match) == (0, "turn")
    assert seat_of(match, 0)["flasks"] == 4
