"""The end of a hand: reveal, Sunlight, scores, storms."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from cytosis.engine import Illegal, Match, Ruleset
from cytosis.games.amino import AminoRules, events
from tests.amino.scenario import COPIES, Scenario, end_hand, full, moves, play


def rules(seats: int = 4) -> AminoRules:
    found: Any = Ruleset("amino").rules(seats)
    return found  # type: ignore[no-any-return]


def worth(*cards: str) -> int:
    ids = rules().catalog.ids
    return rules().worth([ids.index(card) for card in cards]).points


@pytest.mark.atom("AH-03", "AH-05", "AH-06", "AH-07")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("NH3", "CO2", "lightning", "lightning"), 26),
        (("NH3", "CO2", "CH4", "H2O"), 16),
        (("CH4", "CH4", "CH4", "CH4"), 4),
        (("H2O", "H2O", "CO2", "CO2"), 14),
        (("H2O", "H2O", "H2O", "lightning"), 24),
        (("CO2", "CO2", "CO2", "lightning"), 18),
        (("N2", "CO2", "H2O", "lightning"), 18),
        (("sunlight", "CH4", "CH4", "CH4"), 3),
    ],
)
def test_gases_are_multiplied_and_the_amino_acid_is_not(cards: tuple[str, ...], points: int) -> None:
    assert worth(*cards) == points


@pytest.mark.atom("AH-04")
def test_negative_sums_are_multiplied_too() -> None:
    assert worth("H2", "H2", "lightning", "lightning") == -16
    assert worth("N2", "N2", "lightning", "CH4") == -2


@pytest.mark.atom("AH-08")
def test_a_hand_scores_from_minus_16_to_32() -> None:
    possible = [
        worth(*cards)
        for cards in combinations_with_replacement([card for card in COPIES if card != "sunlight"], 4)
        if all(cards.count(card) <= COPIES[card] for card in cards)
    ]
    assert (min(possible), max(possible)) == (-16, 32)


@pytest.mark.atom("AH-01")
def test_the_order_of_the_end() -> None:
    match = (
        full(Scenario(3).air(0, "NH3", "CO2", "CH4", "H2O"), 0).hand(1, "N2", "H2").ask(0, "change").match()
    )
    beats = match.play(match.parse("swap a1 a2"))
    names = [type(beat.event).__name__ for beat in beats]
    steps = ["AtmospheresRevealed", "HandsReturned", "HandScored", "HandStarted"]
    assert [names.index(step) for step in steps] == sorted(names.index(step) for step in steps)
    returned = next(beat.event for beat in beats if isinstance(beat.event, events.HandsReturned))
    scored = [beat.event for beat in beats if isinstance(beat.event, events.HandScored)]
    assert [event.points for event in scored] == match.snapshot()["seats"][0]["by_hand"] + [
        seat["by_hand"][0] for seat in match.snapshot()["seats"][1:]
    ]
    assert returned.count == 3  # two of seat 1 and the card seat 0 drew last


@pytest.mark.atom("AH-01")
def test_from_the_reveal_on_everything_lies_open() -> None:
    match = full(Scenario(3).air(0, "NH3", "CO2", "CH4", "H2O"), 0).ask(0, "change").match()
    beats = match.play(match.parse("swap a1 a2"))
    at = next(i for i, beat in enumerate(beats) if isinstance(beat.event, events.AtmospheresRevealed))
    _, view = beats[at].seen_by(None)
    assert view.as_dict()["atmospheres"][0] == ["CO2", "NH3", "CH4", "H2O"]


def sunny(*next_cards: str) -> Scenario:
    """Seats 1 and 0 have a Sunlight, seat 1 two; seat 1 began the hand."""
    base = Scenario(3).air(0, "CH4", "N2", "N2", "sunlight").air(1, "sunlight", "NH3", "sunlight", "NH3")
    base.air(2, "CO2", "CO2", "CO2", "CO2").next_cards("H2", *next_cards)
    base.data["starter"] = 1
    return base


@pytest.mark.atom("AH-02")
def test_sunlight_is_resolved_in_turn_order_left_to_right() -> None:
    match = end_hand(sunny())
    asked = []
    while (pending := match.pending()) is not None and pending.kind == "sunlight":
        data = match.snapshot()["pending"]
        asked.append((data["seat"], data["place"]))
        assert len(data["offer"]) == 3
        match.play(match.parse(next(move for move in moves(match) if move != "choose sunlight")))
    assert asked == [(1, "b1"), (1, "b3"), (0, "a4")]
    assert match.snapshot()["hand"] == 2


@pytest.mark.atom("AH-02")
def test_the_three_cards_lie_open_one_is_chosen_the_others_are_discarded() -> None:
    match = end_hand(sunny())
    data = match.snapshot()
    assert data["atmospheres"][1][0] is None and data["discard"] == ["sunlight"]
    offer = data["pending"]["offer"]
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer).as_dict()["pending"]["offer"] == offer
        assert match.view(viewer).as_dict()["discard"] == ["sunlight"]
    missing = next(card for card in COPIES if card not in offer)
    assert match.why_not(match.parse(f"choose {missing}")) == Illegal.of("not_offered", card=missing)
    chosen = offer[0]
    play(match, f"choose {chosen}")
    after = match.snapshot()
    assert after["atmospheres"][1][0] == (chosen if chosen != "sunlight" else None)
    assert after["discard"][:3] == ["sunlight", *offer[1:]]


@pytest.mark.atom("AH-02")
def test_a_chosen_sunlight_is_resolved_again_at_once() -> None:
    base = sunny()
    place = {"place": "b1", "offer": ["sunlight", "H2", "N2"]}
    base.air(1, None, "NH3", "sunlight", "NH3").ask(1, "sunlight", **place)  # type: ignore[arg-type]
    base.data["discard"] = ["sunlight"]
    everything = [f"{seat}{i}" for seat in "abc" for i in range(1, 5) if f"{seat}{i}" != "b1"]
    match = base.knows(0, *everything).knows(1, *everything).knows(2, *everything).match()
    play(match, "choose sunlight")
    data = match.snapshot()["pending"]
    assert (data["seat"], data["place"], len(data["offer"])) == (1, "b1", 3)


@pytest.mark.atom("AH-02")
def test_without_cards_the_place_stays_empty_and_scores_nothing() -> None:
    table = rules(3)
    state = table.from_snapshot(end_hand(sunny()).snapshot())
    state.discard += state.deck
    state.deck = b""
    table.apply(state, table.legal(state)[0])
    assert state.hand == 2 and state.tallies[0].by_hand == (-1,)


@pytest.mark.atom("AH-09")
@pytest.mark.parametrize("ending", ["base", "jupiter", "pluto"])
def test_four_lightning_win_at_once_whatever_the_totals(ending: str) -> None:
    base = full(Scenario(3, ending=ending).air(2, *["lightning"] * 4), 2)
    match = end_hand(base)
    outcome = match.outcome()
    assert outcome is not None and match.pending() is None
    assert (outcome.winner, outcome.winners, outcome.ranking[0], outcome.decided_by) == (2, [2], 2, "storm")
    assert outcome.totals[2] == 0 and match.legal() == []
    assert Match.from_snapshot(match.snapshot()).outcome() == outcome
    assert match.why_not(match.parse("look a1")) == Illegal.of("game_over")


@pytest.mark.atom("AH-09")
def test_sunlight_may_bring_the_fourth() -> None:
    base = full(Scenario(3).air(0, "lightning", "lightning", "lightning", None), 0)  # type: ignore[arg-type]
    base.ask(0, "sunlight", place="a4", offer=["lightning", "H2", "N2"])
    base.data["discard"] = ["sunlight"]
    known = [f"{seat}{i}" for seat in "abc" for i in range(1, 5) if f"{seat}{i}" != "a4"]
    match = base.knows(0, *known).knows(1, *known).knows(2, *known).match()
    outcome = play(match, "choose lightning").outcome()
    assert outcome is not None and outcome.winners == [0]
