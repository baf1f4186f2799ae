"""How much the table remembers for people: an aid that is the same for all, kept with the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cytosis.ai import coach
from cytosis.app.games.amino.memory import AIDS, CUSTOMS, Memory, advised, recalled, remembered, revealed
from cytosis.app.play import setup
from cytosis.app.play.customs import agreed, fitting, note, read_note
from cytosis.app.play.setup import Seat, Setup
from cytosis.engine import Match, Ruleset
from cytosis.games.amino import events
from tests.amino.scenario import Scenario, play


def looked(seats: int = 4) -> Match:
    """Seat 0 has looked at b1 and a1; two cards lie everywhere."""
    base = Scenario(seats)
    for seat, cards in enumerate([("NH3", "CO2"), ("H2", "lightning"), ("CH4", "H2O"), ("N2", "N2")]):
        base.air(seat, *cards).hand(seat, "CH4", "NH3")
    return play(base.match(), "look b1", "look a1")


def test_an_aid_shows_what_was_seen_and_hints_use_no_more() -> None:
    match = looked()
    view: Any = match.view(0)
    assert view.atmospheres[1][0] == "H2" and view.atmospheres[0][0] == "NH3"
    off = recalled(view, "off", {})
    assert {card for row in off.atmospheres for card in row} == {None}
    assert recalled(view, "keeps", {}) == view
    ages = remembered(match.journal).ages(0)
    assert recalled(view, "fades", ages) == view
    assert advised(view, match.journal) == off  # the usual custom is no aid at all


def test_hints_are_the_same_whatever_a_seat_has_seen_without_the_aid() -> None:
    """Two games that differ only in what seat 0 has looked at, and so has to remember itself."""
    found = []
    for card in ("H2", "H2O"):
        base = Scenario(4).air(0, "NH3").air(1, card).air(2, "CH4").air(3, "N2").hand(0, "CH4", "NH3")
        match = play(base.hand(1, "N2").hand(2, "N2").hand(3, "N2").match(), "look b1", "look a1")
        view = advised(match.view(0), match.journal)
        found.append([str(one.action) for one in coach.hints(view, match.legal())])
    assert found[0] == found[1]


def test_without_the_aid_nobody_is_told_that_a_card_is_known() -> None:
    match = looked()
    look = match.parse("look b1")
    told = [
        coach.waste(recalled(match.view(0), aid, {}), [look, match.parse("look c1")], look)
        for aid in ("off", "keeps")
    ]
    assert told == ["", "amino.known_look"]


def test_what_was_seen_is_followed_through_swaps_and_fades() -> None:
    memory = Memory(3)
    memory.hear(events.HandStarted(1, 0, "base", False))
    memory.hear(events.CardLookedAt(0, "H2", "b1"))
    memory.hear(events.CardsSwapped(1, "b1", "c2"))
    assert memory.ages(0) == {"c2": 0}
    for turn in range(1, 4):
        memory.hear(events.CardsSwapped(0, "a1", "a2"))
        assert memory.ages(0)["c2"] == turn
    memory.hear(events.HandStarted(2, 1, "base", False))
    assert memory.ages(0) == {} and memory.marks("hand") == {} and memory.trails() == []


def test_marks_stay_for_a_round_and_trails_until_the_next_turn_of_their_maker() -> None:
    memory = Memory(3)
    memory.hear(events.CardLookedAt(1, "", "b1"))
    memory.hear(events.CardsSwapped(1, "a1", "b1"))
    assert memory.marks("round") == {"a1": [("look", 1), ("swap", 1)], "b1": [("swap", 1)]}
    assert memory.marks("off") == {}
    assert [(swap.seat, swap.first) for swap in memory.trails()] == [(1, "a1")]
    for seat in (2, 0, 1, 2):
        memory.hear(events.CardPlayed(seat, "", "c1"))
    assert memory.marks("round") == {} and memory.trails() == []
    assert memory.marks("hand")["b1"] == [("swap", 1)]


def test_customs_are_checked_where_they_are_read() -> None:
    usual = {"aid": "off", "look": "hold", "marks": "round"}
    tellings: tuple[object, ...] = (None, [], {"aid": "all"}, {"aid": 3}, {"other": "x"})
    for told in tellings:
        assert fitting(CUSTOMS, told) == usual
    assert fitting(CUSTOMS, {"aid": "fades"})["aid"] == "fades"
    assert read_note(f"note {note('aid', 'keeps')}") == ("aid", "keeps") and read_note("look a1") is None


@pytest.mark.parametrize("aid", AIDS)
def test_customs_are_kept_in_the_save_and_a_change_too(tmp_path: Path, aid: str) -> None:
    seats = (Seat("Ada"), Seat(agent="easy"), Seat(agent="easy"))
    opened = setup.start(Setup(seats, "amino", customs={"aid": aid, "look": "tap"}), tmp_path, seed=3)
    journal = opened.controller.match.journal
    assert agreed(journal, CUSTOMS) == {"aid": aid, "look": "tap", "marks": "round"}
    opened.controller.agree(0, "aid", "fades")
    opened.controller.close()
    path = next(tmp_path.glob("*.cytosis"))
    again = setup.resume(path)
    assert agreed(again.controller.match.journal, CUSTOMS)["aid"] == "fades"
    assert agreed(again.controller.match.journal, CUSTOMS)["look"] == "tap"
    again.controller.close()


def test_the_air_is_open_from_the_reveal_on() -> None:
    rules: Any = Ruleset("amino", options={"first_player": 0}).rules(3)
    match = Match.new(Ruleset("amino", options={"first_player": 0}), 3, 5)
    seen = set()
    while (pending := match.pending()) is not None and pending.kind != "sunlight":
        for beat in match.play(match.legal()[0]):
            event, view = beat.seen_by(0)
            if isinstance(event, events.HandScored):
                seen.add(revealed(view))
        if match.view(0).hand > 1:
            break
    assert seen <= {True}
    assert rules.seats == 3
