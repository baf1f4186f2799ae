"""Turns and action spaces."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cytosis.engine import Decision, IllegalAction, Ruleset
from cytosis.games.cellulose import CelluloseRules, events
from cytosis.games.cellulose.data import load
from cytosis.games.cellulose.state import GREY, MARKERS
from tests.cellulose.scenario import Scenario, asked, evening, moves, of, play, why_not


@pytest.mark.atom("CD-01", "CD-35")
def test_the_marker_decides_who_starts_the_next_day() -> None:
    match = play(Scenario(3).stock(0, co2=1).stock(1, co2=1).match(), "place cytoplasm.3")
    assert asked(match) == (1, "turn")
    play(match, "place nucleus.1", "done")
    assert match.snapshot()["first_player"] == 1 and match.snapshot()["starter"] == 0
    assert asked(match) == (2, "turn")  # this round goes on as it began
    again = Scenario(3).stock(0, co2=1).match()
    assert play(again, "place nucleus.1").snapshot()["first_player"] == 0  # its holder may take it too
    assert asked(evening(Scenario(3).table(first_player=2))) == (2, "turn")


@pytest.mark.atom("CD-02")
def test_nobody_passes_while_something_can_be_done() -> None:
    match = Scenario(3).match()
    assert why_not(match, "pass") == "pass_not_needed"
    with pytest.raises(IllegalAction):
        play(match, "pass")


@pytest.mark.atom("CD-03", "CD-04")
def test_who_has_more_markers_takes_further_turns() -> None:
    base = Scenario(3).spent(1).spent(2).hand(1, "psv_3").rich(1)
    match = play(base.lies("ribosome.5", (0, "own")).match(), "place cytoplasm.3")
    assert asked(match) == (0, "turn")  # nobody else has a marker, and seat 1 may not play its card
    assert play(match, "place cytoplasm.2").snapshot()["round"] == 2


def barren() -> CelluloseRules:
    """A dry xylem, a chloroplast and a growth space; on the real board something can always be done."""
    catalog = load.catalog(2, None, "none", "full")
    few = tuple(space for space in catalog.spaces if space.id in ("xylem.1", "growth.root", "chloroplast.1"))
    dry = replace(catalog, spaces=few, water_start=0, resets=(0, 0, 0))
    options = Ruleset("cellulose", options={"first_player": 0}).options
    return CelluloseRules(dry, "first", options)


@pytest.mark.atom("CD-05")
def test_who_can_do_nothing_passes_and_keeps_nothing() -> None:
    rules, told = barren(), list[object]()
    state = rules.start(1)
    action = rules.parse("pass")
    assert rules.legal(state) == [action] and rules.why_not(state, action) is None
    rules.apply(state, action, told.append)
    assert told == [events.Passed(0)] and rules.pending(state) == Decision(1, "turn")
    assert rules.snapshot(state)["pending"]["passes"] == 1
    assert rules.from_snapshot(rules.snapshot(state)) == state
    rules.apply(state, action, told.append)
    assert (state.round, state.seats[0][MARKERS], state.seats[0][GREY]) == (2, 3, 1)  # all came home
    state.seats[0][0] = state.seats[0][1] = state.seats[1][0] = state.seats[1][1] = 6
    rules.apply(state, rules.parse("place chloroplast.1"))
    rules.apply(state, rules.parse("place chloroplast.1"))
    rules.apply(state, action)
    assert rules.pending(state) == Decision(1, "turn") and state.round == 2  # one alone does not end the day


@pytest.mark.atom("CD-06", "CD-07", "CD-11", "CD-12")
def test_room_on_small_and_large_spaces() -> None:
    match = play(Scenario(2).match(), "place ribosome.5")
    assert why_not(match, "place ribosome.5") == "space_taken"
    assert why_not(match, "grey ribosome.5") == "space_taken"
    play(match, "place ribosome.3", "place ribosome.3", "place cytoplasm.3")  # both colours; small and large
    assert why_not(match, "place ribosome.3") == "colour_there"
    play(match, "grey ribosome.3")
    assert of(match, 0)["stock"]["protein"] == 5 + 3 + 3


@pytest.mark.atom("CD-08")
def test_grey_is_one_colour_for_everybody() -> None:
    match = play(Scenario(2).match(), "grey ribosome.3")
    assert why_not(match, "grey ribosome.3") == "colour_there"
    assert why_not(match, "place ribosome.3") == ""
    play(match, "place ribosome.3")
    assert why_not(match, "grey cytoplasm.2") == "no_grey_marker"
    assert why_not(Scenario(3).seat(0, markers=3).match(), "grey cytoplasm.2") == "no_grey_marker"


@pytest.mark.atom("CD-09", "CD-15", "CD-18", "CD-23", "CD-33")
def test_what_cannot_be_carried_out_is_not_offered() -> None:
    match = Scenario(3).table(water_level=0).row("vpe").match()
    assert moves(match) == [
        *("place stomata.6", "place stomata.4", "place ribosome.5", "place ribosome.3"),
        *("place cytoplasm.3", "place cytoplasm.2", "place cards.1"),
    ]
    assert why_not(match, "place xylem.1 cv=0") == "xylem_dry"
    assert why_not(match, "place chloroplast.1") == "need_resource"
    assert why_not(match, "place wall.1") == "need_resource"
    assert why_not(match, "place growth.shoot to=s1") == "need_resource"
    assert why_not(match, "place nucleus.1") == "need_resource"
    assert why_not(match, "place cards.2") == "need_resource"
    full = Scenario(3).table(wall=14).stock(0, carb=1, co2=9).match()
    assert why_not(full, "place wall.1") == "wall_full" and why_not(full, "place cards.2") == "slot_empty"
    level = play(match, "place stomata.6").snapshot()["water_level"]
    assert level == 0


@pytest.mark.atom("CD-10")
def test_the_action_is_done_in_full_and_in_the_right_words() -> None:
    match = Scenario(3).rich(0).match()
    for wrong, code in (
        ("place xylem.1", "missing_word"),
        ("place growth.shoot", "missing_word"),
        ("place wall.1 cv=1", "extra_word"),
        ("place wall.1 filter=yes", "extra_word"),
        ("place wall.1 to=s1", "extra_word"),
        ("place wall.1 bonus=s1", "extra_word"),
        ("place xylem.1 cv=1 filter=yes", "no_filter"),
        ("place growth.shoot to=r1", "wrong_track"),
        ("place growth.shoot to=s2a", "not_connected"),
        ("place growth.root bonus=r0 to=r1", "no_bonus_here"),
    ):
        assert why_not(match, wrong) == code
    play(match, "place chloroplast.2")
    assert of(match, 0)["stock"]["carb"] == 22


@pytest.mark.atom("CD-13", "CD-14", "CD-16")
def test_the_xylem_of_the_rulebook() -> None:
    match = Scenario(3).match()
    assert moves(match, "place xylem") == [f"place xylem.1 cv={n}" for n in range(4)]
    play(match, "place xylem.1 cv=2")
    seat = of(match, 0)
    assert (seat["stock"]["water"], seat["vacuole"], match.snapshot()["water_level"]) == (3, 2, 4)
    low = Scenario(3).table(water_level=2).match()
    assert moves(low, "place xylem") == [f"place xylem.1 cv={n}" for n in range(3)]
    assert why_not(low, "place xylem.1 cv=3") == "vacuole_at_most"


@pytest.mark.atom("CD-17")
@pytest.mark.parametrize(("space", "co2"), [("stomata.6", 6), ("stomata.4", 4)])
def test_stomata(space: str, co2: int) -> None:
    match = play(Scenario(3).match(), f"place {space}")
    assert of(match, 0)["stock"]["co2"] == co2 and match.snapshot()["water_level"] == 4


@pytest.mark.atom("CD-19", "CD-20")
def test_chloroplasts_exchange_exactly() -> None:
    poor = Scenario(3).stock(0, water=12, co2=11).match()
    assert why_not(poor, "place chloroplast.2") == "need_resource"
    one = of(play(poor, "place chloroplast.1"), 0)["stock"]
    assert (one["water"], one["co2"], one["carb"]) == (6, 5, 1)
    two = of(play(Scenario(3).stock(0, water=12, co2=12).match(), "place chloroplast.2"), 0)["stock"]
    assert (two["water"], two["co2"], two["carb"]) == (0, 0, 2)


@pytest.mark.atom("CD-21", "CD-22")
def test_a_stone_scores_its_space_and_brings_vacuole_water() -> None:
    match = play(Scenario(3).stock(0, carb=1).table(wall=2).match(), "place wall.1")
    seat = of(match, 0)
    assert (seat["points"], seat["vacuole"], seat["stock"]["carb"]) == ({"wall": 7}, 1, 0)
    assert match.snapshot()["wall"] == 3


@pytest.mark.atom("CD-24")
def test_a_full_wall_does_not_end_the_day() -> None:
    base = Scenario(3).table(wall=13).stock(0, carb=2, atp=1, protein=2).hand(0, "cellulose_synthase")
    match = play(base.match(), "place wall.1")
    assert match.snapshot()["wall"] == 14 and asked(match) == (0, "card")
    play(match, "play cellulose_synthase")  # its stone is lost, its health is not
    assert of(match, 0)["points"] == {"wall": 12, "cards": 2} and asked(match) == (1, "turn")


@pytest.mark.atom("CD-25")
@pytest.mark.parametrize(("space", "atp"), [("mitochondria.6", 6), ("mitochondria.5", 5)])
def test_mitochondria(space: str, atp: int) -> None:
    stock = of(play(Scenario(3).stock(0, carb=1).match(), f"place {space}"), 0)["stock"]
    assert (stock["carb"], stock["atp"]) == (0, atp)
    assert why_not(Scenario(3).match(), f"place {space}") == "need_resource"


@pytest.mark.atom("CD-26", "CD-27")
@pytest.mark.parametrize(
    ("space", "kind", "amount"),
    [
        *[("ribosome.5", "protein", 5), ("ribosome.5b", "protein", 5), ("ribosome.3", "protein", 3)],
        *[("cytoplasm.3", "hormone", 3), ("cytoplasm.3b", "hormone", 3), ("cytoplasm.2", "hormone", 2)],
    ],
)
def test_ribosomes_and_cytoplasm(space: str, kind: str, amount: int) -> None:
    assert of(play(Scenario(4).match(), f"place {space}"), 0)["stock"][kind] == amount


@pytest.mark.atom("CD-28", "CD-29")
def test_growth_spaces() -> None:
    base = Scenario(3).stock(0, hormone=2, protein=1)
    assert moves(base.match(), "place growth") == [
        *("place growth.shoot to=s1", "place growth.root to=r1"),
        *("place growth.either to=s1", "place growth.either to=r1"),
    ]
    seat = of(play(base.match(), "place growth.either to=r1"), 0)
    assert (seat["root"], seat["stock"]["protein"], seat["stock"]["hormone"]) == ("r1", 0, 1)
    poor = Scenario(3).stock(0, hormone=2).match()
    assert why_not(poor, "place growth.either to=r1") == "need_resource"


@pytest.mark.atom("CD-29", "CD-30", "CD-31", "CD-32")
def test_the_fork_of_the_rulebook() -> None:
    """Left: 1 Hormone and 2 ATP, a card once, 6 CO2 and photosynthesis each morning."""
    base = Scenario(3).stock(0, hormone=4, atp=4).seat(0, shoot="s2a").seat(1, shoot="s3a")
    match = base.next_cards("vpe").match()
    assert moves(match, "place growth.shoot") == ["place growth.shoot to=s3a", "place growth.shoot to=s3b"]
    assert why_not(match, "place growth.shoot to=s1") == "not_connected"
    play(match, "place growth.shoot to=s3a")
    seat = of(match, 0)
    assert (seat["shoot"], seat["hand"], seat["stock"]["hormone"], seat["stock"]["atp"]) == (
        "s3a",
        ["vpe"],
        3,
        2,
    )
    assert seat["stock"]["co2"] == 0  # from the next morning on
    assert of(match, 1)["shoot"] == "s3a"
    end = Scenario(3).rich(0).seat(0, shoot="s4a", root="r4b").match()
    assert moves(end, "place growth") == []


@pytest.mark.atom("CD-34", "CD-38")
def test_the_nucleus_draws_from_the_deck() -> None:
    match = Scenario(3).stock(0, co2=1).row("aquaporin").next_cards("lipase").match()
    play(match, "place nucleus.1")
    assert (of(match, 0)["hand"], of(match, 0)["known"]) == (["lipase"], [])
    assert of(match, 0)["stock"]["co2"] == 0 and match.snapshot()["row"][0] == "aquaporin"
    empty = play(Scenario(3).stock(0, co2=1).no_deck().match(), "place nucleus.1")
    assert of(empty, 0)["hand"] == [] and asked(empty) == (1, "turn")
    rebuilt = Scenario(3).stock(0, co2=1).table(discard=["vpe"]).no_deck().match()
    assert of(play(rebuilt, "place nucleus.1"), 0)["hand"] == ["vpe"]
    assert rebuilt.snapshot()["discard"] == []


@pytest.mark.atom("CD-36", "CD-37")
def test_a_card_of_the_row_costs_its_slot() -> None:
    match = Scenario(3).stock(0, co2=3).row("vpe", "lipase", "amylase", "rubisco").match()
    play(match, "place cards.4")
    assert (of(match, 0)["hand"], of(match, 0)["known"], of(match, 0)["stock"]["co2"]) == (
        ["rubisco"],
        ["rubisco"],
        0,
    )
    play(match, "done")
    assert match.snapshot()["row"] == ["vpe", "lipase", "amylase", None]
    assert why_not(match, "place cards.4") == "space_taken"


def test_the_turn_of_who_has_no_marker_of_that_colour() -> None:
    match = Scenario(3).spent(0).table(reward_grey=0).seat(0, grey=1).match()
    assert why_not(match, "place xylem.1 cv=0") == "no_marker" and moves(match, "place") == []
