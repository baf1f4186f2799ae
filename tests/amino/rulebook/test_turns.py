"""A turn: look twice, build, change, draw."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.engine import Illegal, IllegalAction, Match, NotationError
from cytosis.games.amino import events
from tests.amino.scenario import Scenario, full, moves, play, told


def kind(match: Match) -> str:
    pending = match.pending()
    return pending.kind if pending else ""


def middle(seats: int = 4) -> Scenario:
    """Two cards in each atmosphere, four in seat 0's hand."""
    base = Scenario(seats)
    for seat, cards in enumerate([("NH3", "CO2"), ("H2", "lightning"), ("CH4", "H2O"), ("N2", "N2")][:seats]):
        base.air(seat, *cards)
    return base.hand(0, "CH4", "N2", "CH4", "sunlight")


@pytest.mark.atom("AT-01", "AT-06", "AT-08")
def test_a_turn_is_look_look_build_change_draw() -> None:
    match = middle().next_cards("H2O").match()
    assert kind(match) == "analyze"
    play(match, "look b1")
    assert kind(match) == "analyze"
    play(match, "look b2")
    assert kind(match) == "build"
    play(match, "build CH4")
    assert kind(match) == "change"
    play(match, "swap a1 b2")
    data = match.snapshot()
    assert data["seats"][0]["hand"] == ["N2", "CH4", "sunlight", "H2O"]
    assert (data["pending"]["seat"], data["pending"]["kind"]) == (1, "analyze")


@pytest.mark.atom("AT-01")
@pytest.mark.parametrize("wrong", ["build CH4", "swap a1 b1", "play CH4 b", "choose CH4", "seed CH4"])
def test_nothing_can_be_left_out(wrong: str) -> None:
    match = middle().match()
    before = match.snapshot()
    assert match.why_not(match.parse(wrong)) == Illegal.of("wrong_decision", kind="analyze")
    with pytest.raises(IllegalAction):
        play(match, wrong)
    assert match.snapshot() == before


@pytest.mark.atom("AT-02", "AS-05", "A-14")
def test_only_the_one_who_looks_sees_the_card() -> None:
    match = middle().match()
    assert [event.card for event in told(match, "look c2", 0) if isinstance(event, events.CardLookedAt)] == [
        "H2O"
    ]
    assert [event.card for event in told(match, "look d1", 1) if isinstance(event, events.CardLookedAt)] == [
        ""
    ]
    shown = [match.view(viewer).as_dict()["atmospheres"][2] for viewer in (0, 1, 2, None)]
    assert shown == [[None, "H2O"], [None, None], [None, None], [None, None]]
    for viewer in (0, 1, None):
        assert match.view(viewer).as_dict()["seats"][0]["knows"] == ["c2", "d1"]


@pytest.mark.atom("AT-02")
def test_the_two_cards_differ_and_the_second_is_chosen_after_the_first() -> None:
    match = middle().match()
    assert match.snapshot()["pending"]["looked"] == []
    play(match, "look a1")
    assert match.view(2).as_dict()["pending"]["looked"] == ["a1"]
    assert "look a1" not in moves(match) and len(moves(match)) == 7
    assert match.why_not(match.parse("look a1")) == Illegal.of("looked_already", place="a1")
    assert match.why_not(match.parse("look a3")) == Illegal.of("no_card_there", place="a3")


@pytest.mark.atom("AT-02")
def test_with_one_card_on_the_table_there_is_one_look() -> None:
    match = Scenario().air(1, "H2").hand(0, "N2").match()
    assert moves(match) == ["look b1"]
    assert kind(play(match, "look b1")) == "build"


@pytest.mark.atom("AT-03")
def test_a_card_is_built_on_the_first_free_place() -> None:
    match = play(middle().match(), "look a1", "look a2", "build sunlight")
    assert match.snapshot()["atmospheres"][0] == ["NH3", "CO2", "sunlight"]
    assert match.view(0).as_dict()["atmospheres"][0] == ["NH3", "CO2", "sunlight"]
    assert match.view(1).as_dict()["atmospheres"][0] == [None, None, None]


@pytest.mark.atom("AT-03")
def test_only_cards_of_the_hand_are_built() -> None:
    match = play(middle().match(), "look a1", "look a2")
    assert moves(match) == ["build N2", "build CH4", "build sunlight"]
    assert match.why_not(match.parse("build H2O")) == Illegal.of("not_in_hand", card="H2O")


@pytest.mark.atom("AT-03")
def test_without_cards_building_is_skipped() -> None:
    match = play(middle().hand(0).match(), "look a1", "look a2")
    assert kind(match) == "change" and all(move.startswith("swap") for move in moves(match))


@pytest.mark.atom("AT-04")
def test_a_full_atmosphere_is_not_built_on() -> None:
    match = middle().air(0, "NH3", "CO2", "NH3", "CH4").match()
    assert kind(play(match, "look a1", "look a2")) == "change"


@pytest.mark.atom("AT-05", "AS-06")
def test_a_change_is_a_swap_or_a_play_where_there_is_room() -> None:
    match = middle().air(2, "CH4", "H2O", "NH3", "CH4").ask(0, "change").match()
    found = moves(match)
    assert found[:2] == ["swap a1 a2", "swap a1 b1"] and len([m for m in found if m.startswith("swap")]) == 45
    assert [m for m in found if m.startswith("play")] == [
        f"play {card} {seat}" for card in ("N2", "CH4", "sunlight") for seat in "abd"
    ]
    assert match.why_not(match.parse("play N2 c")) == Illegal.of("atmosphere_full", seat=2)
    assert match.why_not(match.parse("play H2 a")) == Illegal.of("not_in_hand", card="H2")
    assert match.why_not(match.parse("swap a1 a4")) == Illegal.of("no_card_there", place="a4")
    assert match.why_not(match.parse("swap a4 c1")) == Illegal.of("no_card_there", place="a4")


@pytest.mark.atom("AT-05")
def test_a_swap_is_face_down_and_knowledge_follows_it() -> None:
    base = middle().ask(0, "change").knows(0, "a1").knows(1, "b2", "d1").knows(2, "a1", "b2")
    match = base.match()
    assert all(not hasattr(event, "card") or event.card == "" for event in told(match, "swap a1 b2", 3))
    data = match.snapshot()
    assert data["atmospheres"][:2] == [["lightning", "CO2"], ["H2", "NH3"]]
    assert [seat["knows"] for seat in data["seats"]] == [["b2"], ["a1", "d1"], ["a1", "b2"], []]
    assert match.view(1).as_dict()["atmospheres"][0] == ["lightning", None]


@pytest.mark.atom("AT-05")
def test_equal_cards_and_cards_of_one_atmosphere_may_be_swapped() -> None:
    match = middle().ask(0, "change").match()
    assert {"swap d1 d2", "swap a1 a2"} <= set(moves(match))
    play(match, "swap d1 d2")
    assert match.snapshot()["atmospheres"][3] == ["N2", "N2"]


@pytest.mark.parametrize(
    "text",
    [
        "swap b1 a1",
        "swap a1 a1",
        "look e1",
        "look a5",
        "play H2 e",
        "play H2",
        "build O2",
        "jump",
        "",
        " look a1",
        "look  a1",
        "LOOK a1",
        7,
        None,
    ],
)
def test_what_is_no_move_of_this_table_is_refused(text: Any) -> None:
    with pytest.raises(NotationError):
        middle().match().parse(text)


@pytest.mark.atom("AT-06", "A-14")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    base = middle().ask(0, "change").next_cards("lightning")
    drawn = {
        seat: [e.card for e in told(base.match(), "swap a1 a2", seat) if isinstance(e, events.CardDrawn)]
        for seat in (0, 1)
    }
    assert drawn == {0: ["lightning"], 1: [""]}


@pytest.mark.atom("AT-07")
def test_an_empty_deck_is_not_drawn_from() -> None:
    base = Scenario(6)
    for seat, cards in enumerate(
        [
            ("H2", "H2", "H2"),
            ("N2",) * 4,
            ("N2", "N2", "CH4", "CH4"),
            ("CH4",) * 4,
            ("CH4", "NH3", "NH3", "NH3"),
            ("NH3",) * 4,
        ]
    ):
        base.air(seat, *cards)
    base.hand(0, "NH3", "CO2").hand(1, "CO2", "CO2", "CO2", "CO2").hand(2, "H2O", "H2O", "H2O", "H2O")
    base.hand(3, "sunlight", "sunlight", "sunlight").hand(4, "sunlight", "sunlight").hand(
        5, *["lightning"] * 4
    )
    match = base.ask(0, "change").match()
    assert match.snapshot()["deck"] == []
    play(match, "swap a1 b1")
    assert match.snapshot()["seats"][0]["hand"] == ["NH3", "CO2"] and match.pending().seat == 1  # type: ignore[union-attr]


@pytest.mark.atom("AT-09")
def test_the_hand_ends_only_after_the_draw_of_a_turn() -> None:
    base = full(Scenario(3).air(0, "NH3", "CO2", "CH4"), 0).hand(0, "H2O").ask(0, "build")
    match = play(base.match(), "build H2O")
    assert kind(match) == "change" and all(move.startswith("swap") for move in moves(match))
    beats = match.play(match.parse("swap a1 a2"))
    names = [type(beat.event).__name__ for beat in beats]
    assert names.index("CardDrawn") < names.index("AtmospheresRevealed")
    assert match.snapshot()["hand"] == 2


@pytest.mark.atom("AT-09")
def test_a_table_that_is_not_full_goes_on() -> None:
    base = full(Scenario(3).air(0, "NH3", "CO2"), 0).hand(0, "H2O").ask(0, "build")
    match = play(base.match(), "build H2O", "swap a1 a2")
    assert match.snapshot()["hand"] == 1 and match.pending().seat == 1  # type: ignore[union-attr]


def test_looks_and_draws_seal_a_move_and_nothing_else_does() -> None:
    match = play(middle().match(), "look a1")
    assert not match.undo()
    play(match, "look a2", "build CH4")
    assert match.undo() and kind(match) == "build"
    play(match, "build CH4", "swap a1 b1")
    assert not match.undo()
