"""Turns: whose flask it is and where it may go."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.engine import Match
from cytosis.engine.memory import FORGET_AT
from tests.cytosis.rulebook.editions import EDITIONS, each_edition, each_table, earlier_editions
from tests.cytosis.rulebook.positions import EMPTY_ROW, crowded
from tests.cytosis.scenario import Scenario, end_round, moves, open_spots, play, seat_of, stock

FLASKS = {2: 4, 3: 4, 4: 3, 5: 2}


def on_turn(match: Match) -> int:
    pending = match.pending()
    assert pending is not None and pending.kind == "turn"
    return pending.seat


@each_table
@pytest.mark.atom("CY-T01", "CY-T07")
def test_one_flask_a_turn_clockwise_from_the_holder_of_the_marker(edition: str, seats: int) -> None:
    match = Scenario(edition, seats, first_player=1).match()
    order = []
    while match.snapshot()["round"] == 1:
        seat = on_turn(match)
        order.append(seat)
        assert len(order) <= FLASKS[seats] * seats, "the round does not end"
        left = seat_of(match, seat)["flasks"]
        match.play(match.legal()[0])
        if match.snapshot()["round"] == 1:
            assert seat_of(match, seat)["flasks"] == left - 1
    assert order == [(1 + turn) % seats for turn in range(FLASKS[seats] * seats)]


@each_edition
@pytest.mark.atom("CY-T01")
def test_a_round_lasts_until_all_flasks_are_used(edition: str) -> None:
    match = Scenario(edition, 3).flasks(0, 0, 2).turn(2).match()
    play(match, "place nucleus.3")
    assert match.snapshot()["round"] == 1 and on_turn(match) == 2
    play(match, "place nucleus.2")
    assert match.snapshot()["round"] == 2


@each_edition
@pytest.mark.parametrize(
    "spot", ["ribosome.1", "smooth_er.1", "rough_er.1", "golgi.1", "exocytosis.1", "glucose.2", "glucose.1"]
)
@pytest.mark.atom("CY-T02")
def test_a_spot_whose_action_cannot_be_done_cannot_be_taken(edition: str, spot: str) -> None:
    """A-02: not even to block it; neither by an own nor by a grey flask."""
    assert spot not in open_spots(Scenario(edition).hand(0, "PH1", "EN1", "AD1").match())
    assert spot not in open_spots(Scenario(edition).stock(0, atp=4).hand(0, "PH1", "EN1").match(), "grey")


@each_edition
@pytest.mark.parametrize(
    ("text", "gained"),
    [("nucleus.3", {"mrna": 3}), ("mitochondria.2", {"atp": 2}), ("laureates.1 take=atp", {"atp": 1})],
)
@pytest.mark.atom("CY-T02")
def test_the_action_is_done_at_once_and_the_turn_is_over(
    edition: str, text: str, gained: dict[str, int]
) -> None:
    match = Scenario(edition).match()
    play(match, f"place {text}")
    assert stock(match, 0) == gained
    assert match.snapshot()["spots"] == {text.split()[0]: [0]}
    assert on_turn(match) == 1


@each_edition
@pytest.mark.atom("CY-T03")
def test_an_occupied_spot_is_closed_until_phase_two(edition: str) -> None:
    match = Scenario(edition).stock(0, carb=1).match()
    play(match, "place mitochondria.6")
    for _ in range(4):  # the others, and then its own seat
        assert "mitochondria.6" not in open_spots(match)
        match.play(match.legal()[0])
    last = Scenario(edition).spot("nucleus.3", 1).spot("nucleus.2", 0).last_flask(2).match()
    assert {"nucleus.3", "nucleus.2"}.isdisjoint(open_spots(last))
    end_round(last)
    assert {"nucleus.3", "nucleus.2"} <= open_spots(last)


@pytest.mark.parametrize("resource", ["mrna", "lipid", "atp"])
@pytest.mark.atom("CY-T04")
def test_a_flask_may_be_exhausted(resource: str) -> None:
    """A-05: even while spots are free; A-06: it is the flask of the turn."""
    match = Scenario("second").match()
    play(match, f"exhaust {resource}")
    assert stock(match, 0) == {resource: 1}
    assert seat_of(match, 0)["flasks"] == 2 and on_turn(match) == 1
    assert match.snapshot()["spots"] == {}


@pytest.mark.atom("CY-T04")
def test_exhausting_gives_nothing_else_and_there_is_no_passing() -> None:
    for match in (Scenario("second").match(), crowded("second").match()):
        offered = {text for text in moves(match) if not text.startswith("place")}
        assert offered == {"exhaust atp", "exhaust mrna", "exhaust lipid"}


@earlier_editions
@pytest.mark.atom("CY-T04", "CY-T05")
def test_earlier_editions_neither_exhaust_nor_pass_while_a_spot_is_open(edition: str) -> None:
    verbs = {text.split()[0] for text in moves(Scenario(edition).match())}
    assert verbs == {"place"}


@earlier_editions
@pytest.mark.atom("CY-T05")
def test_who_can_place_nothing_passes(edition: str) -> None:
    """A-01."""
    match = crowded(edition).match()
    assert moves(match) == {"pass"}
    play(match, "pass")
    assert stock(match, 0) == {} and seat_of(match, 0)["flasks"] == 2
    assert 0 not in [flask for flasks in match.snapshot()["spots"].values() for flask in flasks]


@earlier_editions
@pytest.mark.parametrize(
    ("stocked", "spot"),
    [({"mrna": 1}, "ribosome.1"), ({"lipid": 1}, "smooth_er.2"), ({"carb": 1}, "mitochondria.6")],
)
@pytest.mark.atom("CY-T05")
def test_passing_is_not_offered_while_one_spot_can_be_used(
    edition: str, stocked: dict[str, int], spot: str
) -> None:
    match = crowded(edition).stock(0, **stocked).match()
    assert "pass" not in moves(match) and spot in open_spots(match)


@earlier_editions
@pytest.mark.atom("CY-T05", "CY-K04", "CY-G07")
def test_grey_flask_and_macromolecule_card_are_offered_beside_passing(edition: str) -> None:
    """With the present stock: what a card or a grey flask would bring does not count before it is there."""
    match = crowded(edition).stock(0, atp=4).hand(0, "MM1").match()
    assert open_spots(match) == set()
    assert {"pass", "use MM1", "grey nucleus.3", "grey glucose.2"} & moves(match) == {
        *("pass", "use MM1", "grey nucleus.3")
    }
    play(match, "use MM1")
    assert "pass" not in moves(match) and "place ribosome.1 n=1" in moves(match)
    after_grey = crowded(edition).stock(0, atp=4).match()
    play(after_grey, "grey mitochondria.3")
    assert moves(after_grey) == {"pass"}


@earlier_editions
@pytest.mark.atom("CY-T05")
def test_the_area_limit_can_leave_nothing_but_passing(edition: str) -> None:
    scenario = Scenario(edition, 2).row(*EMPTY_ROW)
    for seat, spot in ((1, "nucleus.3"), (1, "lipid.3"), (1, "mitochondria.3"), (1, "laureates.1")):
        scenario.spot(spot, seat)
    match = scenario.spot("mitochondria.2", 0).match()
    assert ("pass" in moves(match)) == (edition == "italian")


@each_edition
@pytest.mark.atom("CY-T06", "CY-L01")
def test_the_marker_changes_the_next_round_only(edition: str) -> None:
    """A-07."""
    match = Scenario(edition, 3).flasks(1, 2, 1).match()
    play(match, "place nucleus.3", "place laureates.1 take=atp")
    assert match.snapshot()["first_player"] == 1 and match.snapshot()["starter"] == 0
    assert on_turn(match) == 2
    play(match, "place nucleus.2")
    assert on_turn(match) == 1
    play(match, "place mitochondria.3")
    assert match.snapshot()["round"] == 2 and match.snapshot()["starter"] == 1
    assert on_turn(match) == 1
    play(match, "place nucleus.3")
    assert on_turn(match) == 2


@each_edition
@pytest.mark.atom("CY-T06")
def test_the_marker_taken_with_a_grey_flask_does_not_change_this_round(edition: str) -> None:
    match = Scenario(edition, 3).turn(2).stock(2, atp=4).flasks(1, 1, 1).match()
    play(match, "grey laureates.1 take=atp", "place nucleus.3")
    assert on_turn(match) == 0 and match.snapshot()["first_player"] == 2


@each_edition
@pytest.mark.atom("CY-T07")
def test_a_seat_without_flasks_is_skipped(edition: str) -> None:
    match = Scenario(edition, 4).flasks(2, 0, 0, 1).match()
    order = []
    while match.snapshot()["round"] == 1:
        order.append(on_turn(match))
        assert len(order) <= 3, "a seat without flasks had a turn"
        match.play(match.legal()[0])
    assert order == [0, 3, 0]


AREAS = {
    "nucleus": ("nucleus.3", "nucleus.2"),
    "smooth ER, upper": ("lipid.3", "lipid.2"),
    "smooth ER, lower": ("smooth_er.1", "smooth_er.2"),
    "rough ER": ("rough_er.1", "rough_er.2"),
    "golgi": ("golgi.1", "golgi.2"),
    "exocytosis": ("exocytosis.1", "exocytosis.2"),
    "glucose": ("glucose.2", "glucose.1"),
}


def able(edition: str, seats: int = 2) -> Scenario:
    """Seat 0 could use every spot if flasks did not forbid it."""
    scenario = Scenario(edition, seats).stock(0, atp=20, mrna=5, protein=5, lipid=5, carb=5)
    scenario.hand(0, "PH1", "EN1", "AD1").vesicle("golgi.1", 1, protein=2, carb=1)
    return scenario


def ready(edition: str, area: str, seats: int = 2) -> Scenario:
    """As able, with the disk that golgi and exocytosis ask for."""
    scenario = able(edition, seats)
    if area == "golgi":
        scenario.vesicle("rough_er.1", 0, protein=1)
    if area == "exocytosis":
        scenario.vesicle("golgi.2", 0, protein=2, carb=1)
    return scenario


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("holder", [0, 1, "grey"])
@pytest.mark.atom("CY-T08")
def test_italian_limit_of_one(area: str, holder: int | str) -> None:
    """One spot taken, by either seat or by grey (B-11), closes the area to own flasks, not to grey ones."""
    one, two = AREAS[area]
    free = ready("italian", area)
    assert {one, two} <= open_spots(free.match())
    taken = ready("italian", area).spot(two, holder).match()
    assert {one, two}.isdisjoint(open_spots(taken))
    assert {one, two} <= open_spots(taken, "grey")
    elsewhere = {spot for name, spots in AREAS.items() if name != area for spot in spots}
    assert elsewhere & open_spots(free.match()) == elsewhere & open_spots(taken)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.atom("CY-T08")
def test_the_limit_is_for_the_italian_edition_with_two_players_only(area: str) -> None:
    one, two = AREAS[area]
    for edition, seats in [("first", 2), *((edition, 3) for edition in EDITIONS)]:
        match = ready(edition, area, seats).spot(two, 1).match()
        assert one in open_spots(match) and two not in open_spots(match)


@pytest.mark.atom("CY-T08")
def test_italian_limits_of_mitochondria_and_cards() -> None:
    spots = {"mitochondria.3", "mitochondria.2", "mitochondria.6"}
    one = able("italian").spot("mitochondria.3", 1)
    assert spots & open_spots(one.match()) == {"mitochondria.2", "mitochondria.6"}
    two = one.spot("mitochondria.6", 0).match()
    assert spots & open_spots(two) == set()
    assert spots <= open_spots(two, "grey")
    three = (
        able("italian").spot("cards.1", 1).spot("cards.2", 1).spot("cards.4", 0).row(None, None, "EN2", None)
    )
    assert "cards.3" in open_spots(three.match())


@pytest.mark.atom("CY-T08", "CY-G05")
def test_a_stacked_grey_flask_occupies_no_further_spot() -> None:
    stacked = able("italian").spot("mitochondria.3", 1, "grey").match()
    assert {"mitochondria.2", "mitochondria.6"} <= open_spots(stacked)
    beside = able("italian").spot("mitochondria.3", 1).spot("mitochondria.2", "grey").match()
    assert "mitochondria.6" not in open_spots(beside)


@pytest.mark.atom("CY-T08")
def test_a_grey_flask_placed_this_turn_counts_against_the_own_one() -> None:
    match = able("italian").match()
    assert {"nucleus.3", "nucleus.2"} <= open_spots(match)
    play(match, "grey nucleus.2")
    assert {"nucleus.3", "nucleus.2"}.isdisjoint(open_spots(match))


def test_what_is_remembered_of_moves_is_forgotten_before_it_fills_the_memory() -> None:
    match = able("italian").match()
    rules: Any = match.rules
    known, turns = match.legal(), rules._turns
    for memory in (turns._open, turns._carried):
        memory.clear()
        memory.update({-i: 0 for i in range(1, FORGET_AT + 2)})
    assert match.legal() == known and len(turns._open) == 1
    assert turns._carried[0, 0, 0, 0, 0] == 0
    assert list(turns._carried) == [(0, 0, 0, 0, 0)]
