"""Cards: when they are played, what each type does."""

from __future__ import annotations

import pytest

from cytosis.engine import Match
from tests.cellulose.scenario import Scenario, asked, moves, of, play, why_not


def holding(*cards: str, seats: int = 3) -> Scenario:
    """Seat 0 has plenty and holds these."""
    return Scenario(seats).rich(0).hand(0, *cards)


@pytest.mark.atom("CP-01", "CP-02")
def test_one_card_after_the_action() -> None:
    match = holding("vpe", "lipase").match()
    assert why_not(match, "play vpe") == "wrong_decision"
    play(match, "place ribosome.5")
    assert moves(match) == ["play vpe", "play lipase", "done"]
    play(match, "play vpe")
    assert asked(match) == (1, "turn")
    assert play(holding("vpe").match(), "place ribosome.5", "done").snapshot()["seats"][0]["hand"] == ["vpe"]
    assert asked(play(holding().match(), "place ribosome.5")) == (1, "turn")  # no hand, no question
    poor = play(Scenario(3).hand(0, "starch_1").match(), "place ribosome.5")
    assert moves(poor) == ["done"]  # asked all the same, so that the question tells nothing


@pytest.mark.atom("CP-03", "CP-19")
def test_cost_health_and_bonus_of_the_vacuolar_processing_enzyme() -> None:
    match = play(
        Scenario(3).stock(0, atp=1, protein=1).hand(0, "vpe").match(), "place cytoplasm.2", "play vpe"
    )
    seat = of(match, 0)
    assert (seat["points"], seat["vacuole"], seat["played"], seat["hand"]) == ({"cards": 3}, 3, ["vpe"], [])
    assert (seat["stock"]["atp"], seat["stock"]["protein"]) == (0, 0)
    poor = play(Scenario(3).stock(0, atp=1).hand(0, "vpe").match(), "place cytoplasm.2")
    assert why_not(poor, "play vpe") == "need_resource" and why_not(poor, "play lipase") == "not_in_hand"


@pytest.mark.atom("CP-04")
def test_a_card_just_gained_may_be_played() -> None:
    match = play(Scenario(3).rich(0).row("amylase").match(), "place cards.1", "play amylase")
    seat = of(match, 0)
    assert (seat["played"], seat["known"], seat["points"]) == (["amylase"], [], {"cards": 4})


@pytest.mark.atom("CP-05")
def test_hands_and_copies_are_not_limited() -> None:
    many = ["starch_1"] * 3 + ["starch_2"] * 3 + ["psv_4"] * 3
    match = play(holding(*many).played(0, "psv_4").match(), "place ribosome.5", "play psv_4", "no")
    assert of(match, 0)["played"] == ["psv_4", "psv_4"] and len(of(match, 0)["hand"]) == 8


@pytest.mark.atom("CP-06")
@pytest.mark.parametrize(
    ("card", "health"),
    [("rubisco", 3), ("cellulose_synthase", 2), ("gh3_synthetase", 3), ("psv_5", 5), ("starch_1", 6)],
)
def test_a_bonus_may_be_declined(card: str, health: int) -> None:
    match = play(holding(card).match(), "place ribosome.5", f"play {card}", "no")
    assert of(match, 0)["points"] == {"cards": health} and asked(match) == (1, "turn")


@pytest.mark.atom("CP-07")
def test_starch_draws_and_discards() -> None:
    base = holding("starch_1", "vpe").hand(0, "starch_1", "vpe", known=("vpe",))
    match = base.next_cards("lipase", "amylase", "lipase").match()
    play(match, "place ribosome.5", "play starch_1")
    assert moves(match) == ["draw", "no"]
    play(match, "draw")
    assert of(match, 0)["hand"] == ["vpe", "lipase", "lipase", "amylase"]
    assert moves(match) == [
        *("discard vpe lipase", "discard vpe amylase", "discard lipase lipase", "discard lipase amylase"),
    ]
    assert why_not(match, "discard vpe") == "discard_count"
    assert why_not(match, "discard vpe vpe") == "not_in_hand"
    play(match, "discard vpe amylase")
    assert match.snapshot()["discard"] == ["vpe", "amylase"] and of(match, 0)["known"] == []


@pytest.mark.atom("CP-07")
def test_starch_where_there_are_few_cards() -> None:
    """All of them are discarded where more should be; without any card to draw nothing is asked."""
    match = holding("starch_3").table(discard=["vpe", "lipase"]).no_deck().match()
    play(match, "place ribosome.5", "play starch_3", "draw")
    assert moves(match) == ["discard vpe lipase"]
    play(match, "discard vpe lipase")
    assert of(match, 0)["hand"] == []
    none = play(holding("starch_3").no_deck().match(), "place ribosome.5", "play starch_3")
    assert asked(none) == (1, "turn")


@pytest.mark.atom("CP-08", "CP-09", "CP-10")
def test_a_marker_comes_back() -> None:
    base = (
        holding("psv_3", seats=2).lies("ribosome.3", (0, "grey"), (1, "own")).lies("cytoplasm.3", (1, "own"))
    )
    match = play(base.match(), "place stomata.6", "play psv_3")
    assert moves(match) == ["reclaim stomata.6", "reclaim ribosome.3 grey", "no"]
    assert why_not(match, "reclaim cytoplasm.3") == "no_marker_there"  # somebody else's
    assert why_not(match, "reclaim ribosome.3") == "no_marker_there"
    play(match, "reclaim ribosome.3 grey")
    assert of(match, 0)["grey"] == 1 and match.snapshot()["spaces"]["ribosome.3"] == [[1, "own"]]
    assert why_not(match, "grey ribosome.3") == "" and asked(match) == (1, "turn")
    base = holding("psv_3", seats=2)
    match = play(base.match(), "place stomata.6", "play psv_3", "reclaim stomata.6")
    assert of(match, 0)["markers"] == 3 and why_not(match, "place stomata.6") == ""


@pytest.mark.atom("CP-11", "CP-12", "CP-13")
def test_a_seed_embryo_places_the_marker_at_once() -> None:
    base = holding("psv_3", "vpe", seats=2).played(0, "seed_embryo", "seed_embryo")
    match = play(base.match(), "place stomata.6", "play psv_3", "reclaim stomata.6")
    assert asked(match) == (0, "embryo")
    assert why_not(match, "grey stomata.6") == "other_marker"
    play(match, "place stomata.6")
    assert of(match, 0)["stock"]["co2"] == 32 and asked(match) == (1, "turn")  # no card, no second placement
    later = play(base.match(), "place stomata.6", "play psv_3", "reclaim stomata.6", "no")
    assert of(later, 0)["markers"] == 3 and asked(later) == (1, "turn")


@pytest.mark.atom("CP-14", "CP-15")
def test_enzymes_in_play_are_activated_once_each() -> None:
    base = holding("amylase").played(0, "lipase", "vpe", "lipase", "psv_3")
    match = play(base.match(), "place ribosome.3", "play amylase")
    assert asked(match) == (0, "activate") and moves(match) == ["activate vpe", "activate lipase", "done"]
    assert why_not(match, "activate amylase") == "used_already"
    play(match, "activate lipase", "activate lipase", "activate vpe")
    assert asked(match) == (1, "turn")
    assert of(match, 0)["points"] == {"cards": 4 + 2 + 2} and of(match, 0)["vacuole"] == 2
    one = play(base.match(), "place ribosome.3", "play amylase", "activate vpe")
    assert why_not(one, "activate vpe") == "used_already"
    assert asked(play(one, "done")) == (1, "turn")


@pytest.mark.atom("CP-16", "CP-17")
def test_what_activations_do() -> None:
    enzymes = ("rubisco", "cellulose_synthase", "gh3_synthetase", "vpe", "dna_polymerase", "lipase")
    base = holding("amylase").played(0, *enzymes).next_cards("psv_3")
    match = play(base.match(), "place cytoplasm.2", "play amylase")
    before = of(match, 0)["stock"]
    play(match, *(f"activate {card}" for card in enzymes if card != "gh3_synthetase"))
    seat = of(match, 0)
    assert seat["points"] == {"cards": 4 + 2, "wall": 6} and seat["vacuole"] == 1 + 2
    assert seat["hand"] == ["psv_3"] and seat["stock"]["carb"] == before["carb"] + 1 - 1
    assert seat["stock"]["water"] == before["water"] - 6
    play(match, "activate gh3_synthetase", "grow to=r1")
    after = of(match, 0)["stock"]
    assert before["protein"] - after["protein"] == 6 and before["hormone"] - after["hormone"] == 1


@pytest.mark.atom("CP-16")
def test_what_cannot_be_used_cannot_be_activated() -> None:
    base = Scenario(3).stock(0, protein=9).hand(0, "amylase").no_deck()
    base.played(0, "rubisco", "cellulose_synthase", "gh3_synthetase", "dna_polymerase", "vpe")
    match = play(base.match(), "place ribosome.5", "play amylase")
    assert moves(match) == ["activate vpe", "done"]
    for card, code in (("rubisco", "need_resource"), ("cellulose_synthase", "need_resource")):
        assert why_not(match, f"activate {card}") == code
    assert why_not(match, "activate gh3_synthetase") == "no_use_now"
    assert why_not(match, "activate dna_polymerase") == "no_use_now"


@pytest.mark.atom("CP-18")
def test_rubisco_makes_up_to_two() -> None:
    match = play(holding("rubisco").match(), "place ribosome.5", "play rubisco", "exchange", "exchange")
    assert of(match, 0)["stock"]["carb"] == 22 and asked(match) == (1, "turn")
    once = play(holding("rubisco").match(), "place ribosome.5", "play rubisco", "exchange", "no")
    assert of(once, 0)["stock"]["carb"] == 21
    poor = Scenario(3).stock(0, atp=1, protein=1, water=6, co2=6).hand(0, "rubisco").match()
    assert asked(play(poor, "place ribosome.5", "play rubisco", "exchange")) == (1, "turn")


@pytest.mark.atom("CP-14")
def test_the_other_bonuses_of_a_played_enzyme() -> None:
    built = play(
        holding("cellulose_synthase").match(), "place ribosome.5", "play cellulose_synthase", "build"
    )
    assert of(built, 0)["points"] == {"cards": 2, "wall": 6} and of(built, 0)["vacuole"] == 1
    grown = play(holding("gh3_synthetase").match(), "place ribosome.5", "play gh3_synthetase", "grow to=s1")
    assert of(grown, 0)["shoot"] == "s1" and asked(grown) == (1, "turn")
    asking = play(holding("gh3_synthetase").match(), "place ribosome.5", "play gh3_synthetase")
    assert why_not(asking, "grow to=s2a") == "not_connected" and why_not(asking, "grow") == "missing_word"
    drawn = holding("dna_polymerase").next_cards("lipase").match()
    assert of(play(drawn, "place ribosome.5", "play dna_polymerase"), 0)["hand"] == ["lipase"]


def samira() -> Match:
    """1 ATP and 2 Protein, 6 Water and 6 CO2; RuBisCO and GH3 in play, no Hormone for a step."""
    base = Scenario(3).stock(0, atp=1, protein=2, water=6, co2=2).hand(0, "vpe")
    return play(base.played(0, "rubisco", "gh3_synthetase").match(), "place stomata.4", "play vpe")


@pytest.mark.atom("CP-20")
def test_the_worked_example_of_enzymes() -> None:
    match = samira()
    assert moves(match) == ["activate rubisco", "done"]
    assert why_not(match, "activate gh3_synthetase") == "no_use_now"
    play(match, "activate rubisco")
    seat = of(match, 0)
    assert (seat["stock"]["carb"], seat["stock"]["protein"], seat["vacuole"]) == (1, 0, 3)
    assert asked(match) == (1, "turn")


@pytest.mark.atom("CP-21")
def test_a_specialization_stays_and_scores_later() -> None:
    match = play(holding("aquaporin").seat(0, track=3).match(), "place ribosome.5", "play aquaporin")
    assert of(match, 0)["hp"] == 0 and of(match, 0)["played"] == ["aquaporin"] and asked(match) == (1, "turn")
