"""Epigenetic cards at the start of a round: the gift and the early flask."""

from __future__ import annotations

import pytest

from cytosis.engine import Match, Ruleset
from tests.cytosis.rulebook.attacks import asked, finish, now
from tests.cytosis.rulebook.editions import each_edition
from tests.cytosis.scenario import Scenario, moves, open_spots, play, seat_of, stock

PLAIN = ("surplus", "grey_discount", "free_cards")


def before_round(edition: str = "second", *more: str, **powers: int) -> Scenario:
    """Seat 0 has the last flask of round 1; these seats have these powers, the others plain ones."""
    scenario = Scenario(edition, 3, expansions=("epigenetic", *more)).row("EN1", "EN2", "EN3", "EN4")
    names = {seat: power for power, seat in powers.items()}
    plain = iter(PLAIN)
    for seat in range(3):
        scenario.data["seats"][seat]["epigenetic"] = names.get(seat) or next(plain)
    return scenario.next_event("boost_resp").last_flask(0)


def started(scenario: Scenario, text: str = "place ribosome.1 n=1") -> Match:
    scenario.data["seats"][0]["stock"]["mrna"] += 1
    return play(scenario.match(), text)


# -- gift ---------------------------------------------------------------------------------------------------
@each_edition
@pytest.mark.parametrize("kind", ["atp", "mrna", "lipid"])
@pytest.mark.atom("CY-N07")
def test_one_resource_at_the_start_of_a_round(edition: str, kind: str) -> None:
    match = started(before_round(edition, round_gift=1))
    assert now(match) == (1, "gift") and moves(match) == {"gift atp", "gift mrna", "gift lipid"}
    play(match, f"gift {kind}")
    assert stock(match, 1) == {kind: 1} and now(match) == (0, "turn")


def first_round(edition: str, *more: str) -> Match:
    """A game in which seat 0 chose the gift and nothing is played yet."""
    for seed in range(60):
        rules = Ruleset("cytosis", edition, ("epigenetic", *more), {"first_player": 0})
        match = Match.new(rules, 3, seed)
        if "choose round_gift" not in moves(match):
            continue
        play(match, "choose round_gift")
        while now(match)[1] in ("draft", "keep_cards", "start_resources"):
            match.play(match.legal()[0])
        return match
    raise AssertionError("never offered")


@each_edition
@pytest.mark.atom("CY-N07")
def test_in_the_first_round_and_in_the_last_one(edition: str) -> None:
    """P-09."""
    assert now(first_round(edition)) == (0, "gift")
    base = before_round(edition, round_gift=2)
    base.data["events"], base.data["round"] = base.data["events"][-1:], base.data["rounds"] - 1
    match = started(base)
    assert match.snapshot()["round"] == match.snapshot()["rounds"] and now(match) == (2, "gift")


@each_edition
@pytest.mark.atom("CY-N07", "CY-N06")
def test_the_gift_comes_before_the_early_flask(edition: str) -> None:
    """P-10: also where both belong to different seats, and its ATP can pay for nobody else."""
    match = started(before_round(edition, round_gift=2, early_flask=1).stock(1, atp=1))
    assert now(match) == (2, "gift")
    assert now(play(match, "gift atp")) == (1, "early")
    assert now(play(match, "no")) == (0, "turn")


@each_edition
@pytest.mark.atom("CY-N07", "CY-X15")
def test_the_gift_comes_after_a_virus_event(edition: str) -> None:
    base = before_round(edition, "virus", round_gift=2).next_event("virus_ebola")
    match = started(base)
    assert "strain" in asked(match)
    assert now(finish(match)) == (2, "gift")


# -- early flask --------------------------------------------------------------------------------------------
@each_edition
@pytest.mark.atom("CY-N06")
def test_one_atp_for_a_flask_before_all_others(edition: str) -> None:
    match = started(before_round(edition, early_flask=1).stock(1, atp=2))
    assert now(match) == (1, "early") and match.snapshot()["spots"] == {}
    assert {"no", "early nucleus.3", "early laureates.1 take=atp", "early glucose.1"} <= moves(match)
    play(match, "early glucose.1")
    assert stock(match, 1) == {"carb": 1} and seat_of(match, 1)["flasks"] == 3
    assert match.snapshot()["spots"] == {"glucose.1": [1]} and now(match) == (0, "turn")


@each_edition
@pytest.mark.atom("CY-N06")
def test_its_price_is_paid_first(edition: str) -> None:
    match = started(before_round(edition, early_flask=1).stock(1, atp=1))
    assert not {text for text in moves(match) if "glucose" in text or "cards.2" in text}
    assert "early cards.1" in moves(match)
    play(match, "early mitochondria.3")
    assert stock(match, 1) == {"atp": 4}  # with the token of the new event


@each_edition
@pytest.mark.atom("CY-N06")
def test_without_atp_nobody_is_asked_and_nobody_has_to(edition: str) -> None:
    assert now(started(before_round(edition, early_flask=1))) == (0, "turn")
    match = play(started(before_round(edition, early_flask=1).stock(1, atp=3)), "no")
    assert stock(match, 1) == {"atp": 3} and now(match) == (0, "turn")


@each_edition
@pytest.mark.atom("CY-N06")
def test_the_first_player_then_sets_two_flasks_in_a_row(edition: str) -> None:
    """P-07. Once per round: the second one is the usual turn."""
    match = started(before_round(edition, early_flask=0).stock(0, atp=5))
    play(match, "early nucleus.3")
    assert now(match) == (0, "turn") and not open_spots(match, "early")
    play(match, "place lipid.3")
    assert now(match) == (1, "turn") and seat_of(match, 0)["flasks"] == 2


@each_edition
@pytest.mark.atom("CY-N06")
def test_only_an_own_flask_and_nothing_else(edition: str) -> None:
    """P-08: no grey flask, no exhausting, no passing, no macromolecule card, from the hand or at once."""
    base = before_round(edition, early_flask=1).stock(1, atp=9).hand(1, "MM2")
    base.row("EN1", "EN2", "EN3", "MM1")
    match = started(base)
    assert {text.split()[0] for text in moves(match)} == {"early", "no"}
    assert not any("use=" in text for text in moves(match))
    slot = match.snapshot()["row"].index("MM1") + 1
    play(match, f"early cards.{slot}")
    assert seat_of(match, 1)["hand"] == ["MM1", "MM2"]


@each_edition
@pytest.mark.atom("CY-N06", "CY-C07")
def test_it_collects_boosts_and_bumps(edition: str) -> None:
    base = before_round(edition, early_flask=1).stock(1, atp=1, lipid=1).boost("nucleus", 2)
    assert stock(play(started(base), "early nucleus.2"), 1)["mrna"] == 4
    base.vesicle("smooth_er.1", 0, lipid=1).vesicle("smooth_er.2", 2, lipid=2).health(2, 5)
    match = play(started(base), "early smooth_er.1 n=1 bump=smooth_er.2")
    assert stock(match, 2) == {"lipid": 2}


@each_edition
@pytest.mark.atom("CY-N06", "CY-L01")
def test_the_order_of_the_round_is_fixed_after_it(edition: str) -> None:
    """P-13: whoever holds the marker then begins."""
    match = started(before_round(edition, early_flask=2).stock(2, atp=1))
    play(match, "early laureates.1 take=atp")
    assert now(match) == (2, "turn")
    assert match.snapshot()["starter"] == match.snapshot()["first_player"] == 2
    play(match, "place nucleus.3")
    assert now(match) == (0, "turn")


@each_edition
@pytest.mark.atom("CY-N06", "CY-X09")
def test_an_attack_card_bought_early(edition: str) -> None:
    base = before_round(edition, "virus", early_flask=2).stock(2, atp=1)
    base.row("EN1", "VE1", "EN3", "EN4")
    match = started(base)
    assert match.snapshot()["row"][0] == "VE1"
    play(match, "early cards.1")
    assert asked(match)["buyer"] == 2 and seat_of(match, 2)["attacks"] == ["VE1"]
    assert seat_of(match, 0)["health"] == -1
    assert now(finish(match)) == (0, "turn")


@each_edition
@pytest.mark.atom("CY-N06", "CY-N04")
def test_other_seats_are_not_asked(edition: str) -> None:
    match = started(before_round(edition).stock(1, atp=9).stock(2, atp=9))
    assert now(match) == (0, "turn")


@pytest.mark.atom("CY-N06", "CY-T08")
def test_limits_of_the_italian_edition_hold() -> None:
    scenario = Scenario("italian", 2, expansions=("epigenetic",)).power(1, "early_flask")
    scenario.power(0, "surplus").next_event("boost_glucose").last_flask(0).stock(1, atp=1)
    match = play(scenario.match(), "place nucleus.3")
    assert now(match) == (1, "early")
    play(match, "early nucleus.3")
    assert not {"place nucleus.2", "place nucleus.3"} & moves(match) and "place lipid.2" in moves(match)
