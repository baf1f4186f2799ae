"""Ivy's turns: the bars of her action cards from the top, and the cards she plays after them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cytosis.engine import Match
from cytosis.engine.errors import Illegal
from cytosis.games.cellulose import events
from tests.cellulose.scenario import asked, of, play, told
from tests.cellulose.solo import ACTIONS, Solo, evening, her_turn, ivy, placed, tried

BUILT = {"wall": 4}
"""The first section stands."""


def first(base: Solo, *cards: str, line: str = "place ribosome.3") -> tuple[Match, list[Any]]:
    """Her turn with these action cards next."""
    match = base.turns(*cards).match()
    return match, her_turn(match, line)


# -- cards and bars ----------------------------------------------------------------------------------------
@pytest.mark.atom("CI-40")
def test_the_topmost_bar_she_can_do_is_done() -> None:
    match, happened = first(Solo().has(water=6, co2=6), "L1a")
    assert tried(happened) == [("photosynthesis", "")] and ivy(match)["stock"]["carb"] == 1
    match, happened = first(Solo(), "L1a")
    assert tried(happened) == [("photosynthesis", "no_pairs"), ("lesser", "")]
    assert [type(event).__name__ for event in happened if "Action" in type(event).__name__] == [
        "ActionCardTurned"
    ]
    assert ivy(match)["discard"][-1] == "L1a" and ivy(match)["deck"] == []


@pytest.mark.atom("CI-40")
def test_where_a_card_fails_she_turns_the_next() -> None:
    base = Solo().table(**BUILT).row("starch_1")
    base.lies("ribosome.5", (0, "own"))
    base.data["spaces"]["ribosome.3"] = [["ivy", "own"], ["ivy", "grey"]]
    base.data["ivy"].update(markers=2, grey=0)
    match, happened = first(base, "L2a", "L1e", line="place cytoplasm.2")
    assert tried(happened) == [
        ("wall", "no_carb"),
        ("photosynthesis", "no_pairs"),
        ("ribosome", "no_room"),
        ("wall", "no_carb"),
        ("water", ""),
    ]
    assert ivy(match)["discard"][-2:] == ["L2a", "L1e"]


@pytest.mark.atom("CI-40")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    match, happened = first(Solo())
    shuffled = [event for event in happened if isinstance(event, events.ActionsShuffled)]
    assert [event.count for event in shuffled] == [6] and len(ivy(match)["deck"]) == 5


@pytest.mark.atom("CI-40")
@pytest.mark.parametrize("grey", [1, 0])
def test_where_nothing_at_all_can_be_done_a_marker_is_lost(
    grey: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She goes once through deck and discard pile; a grey marker goes first. Our cards never come to that."""
    base = Solo() if grey else Solo().hers("xylem.1", "grey")
    match = base.turns("L1a").match()
    rules: Any = match.rules
    with monkeypatch.context() as closed:
        closed.setattr(rules.ivy._bars, "plan", lambda state, bar: Illegal.of("wall_full"))
        quiet: Any = match.state
        rules.ivy.turn(quiet, None)
        happened = her_turn(match)
    assert quiet.ivy.deck == b"" and [
        event for event in happened if isinstance(event, events.MarkerLost)
    ] == [events.MarkerLost(bool(grey))]
    assert placed(happened) == [] and (ivy(match)["markers"], ivy(match)["grey"]) == (2 + grey, 0)
    turned = [event.card for event in happened if isinstance(event, events.ActionCardTurned)]
    assert turned[0] == "L1a" and sorted(turned[1:]) == [card.id for card in ACTIONS if card.level == 1]
    assert rules.violations(match.state) == [] and asked(match) == (0, "turn")


@pytest.mark.atom("CI-41")
def test_she_moves_only_while_she_has_a_marker() -> None:
    base = Solo().hers("xylem.1").hers("stomata.4").hers("cytoplasm.2").hers("mitochondria.5", "grey")
    match = play(base.match(), "place ribosome.3")
    assert asked(match) == (0, "turn") and ivy(match)["discard"] == sorted(
        card.id for card in ACTIONS if card.level == 1
    )
    alone = Solo().turns("L1e", "L1c", "L1f", "L1a")
    spaces = alone.data["spaces"]
    spaces["ribosome.5"], spaces["cytoplasm.3"], spaces["growth.shoot"] = (
        [[0, "own"]],
        [[0, "own"]],
        [[0, "grey"]],
    )
    alone.seat(0, markers=1, grey=0)
    happened = told(alone.match(), "place ribosome.3")
    assert len(placed(happened)) >= 4  # one turn after the other until evening


@pytest.mark.atom("CI-42")
def test_grey_markers_go_first_and_to_the_best_space() -> None:
    _, happened = first(Solo(), "L1f")
    assert placed(happened) == [("nucleus.1", True)]
    _, happened = first(Solo().hers("growth.root", "grey"), "L1f")
    assert placed(happened) == [("nucleus.1", False)]
    base = Solo().ivy(hand=["starch_1"] * 3 + ["starch_2"])
    _, happened = first(base, "L1f")
    assert placed(happened) == [("mitochondria.6", True)]
    taken = Solo().ivy(hand=["starch_1"] * 3 + ["starch_2"])
    taken.lies("mitochondria.6", (0, "own"))
    taken.lies("mitochondria.5", (0, "grey"))
    _, happened = first(taken, "L1f")
    assert placed(happened) == [("mitochondria.5", False)]  # the grey one does not fit there


@pytest.mark.atom("CI-43")
def test_collect_water() -> None:
    match, happened = first(Solo().table(water_level=2), "L1e")
    assert ivy(match)["stock"]["water"] == 6 and ivy(match)["vacuole"] == 2
    assert match.snapshot()["water_level"] == 1 and placed(happened) == [("xylem.1", True)]
    _, happened = first(Solo().table(water_level=0), "L1e")
    assert tried(happened) == [("wall", "no_carb"), ("water", "xylem_dry"), ("co2", "")]


@pytest.mark.atom("CI-44")
def test_collect_co2() -> None:
    base = Solo().table(water_level=0)
    base.lies("stomata.6", (0, "own"))
    match, happened = first(base, "L1e")
    assert placed(happened) == [("stomata.4", True)] and ivy(match)["stock"]["co2"] == 6
    match, _ = first(Solo().hers("xylem.1").hers("xylem.1", "grey"), "L1e")
    assert ivy(match)["stock"]["co2"] == 6 and match.snapshot()["water_level"] == 4
    dry, _ = first(Solo(scenario="cactus").hers("xylem.1").hers("xylem.1", "grey"), "L1e")
    assert dry.snapshot()["water_level"] == 4  # where it starts: the stomata do not lower it


@pytest.mark.atom("CI-45")
def test_collect_the_lesser() -> None:
    for stock, level, kind in (
        ({}, 5, "water"),
        ({"water": 6}, 5, "co2"),
        ({"co2": 6}, 5, "water"),
        ({}, 0, "co2"),
    ):
        match, _ = first(Solo().has(**stock).table(water_level=level), "L1a")
        assert ivy(match)["stock"][kind] == 6 + stock.get(kind, 0)
        assert ivy(match)["vacuole"] == (kind == "water")
    closed, _ = first(Solo().hers("xylem.1").hers("xylem.1", "grey"), "L1a")
    assert ivy(closed)["stock"]["co2"] == 6
    base = Solo().has(water=6).hers("stomata.4").hers("stomata.4", "grey")
    base.lies("stomata.6", (0, "own"))
    _, happened = first(base, "L1a")
    assert tried(happened)[1] == ("lesser", "no_room")


@pytest.mark.atom("CI-46")
def test_photosynthesis() -> None:
    match, happened = first(Solo().has(water=12, co2=12), "L1a")
    assert placed(happened) == [("chloroplast.2", True)] and ivy(match)["stock"]["carb"] == 2
    _, happened = first(Solo().has(water=12, co2=6), "L1a")
    assert placed(happened) == [("chloroplast.1", True)]
    base = Solo().has(water=12, co2=12)
    base.lies("chloroplast.2", (0, "own"))
    match, happened = first(base, "L1a")
    assert placed(happened) == [("chloroplast.1", True)] and ivy(match)["stock"]["carb"] == 1
    base = Solo().has(water=12, co2=12).table(**BUILT)
    base.lies("chloroplast.2", (0, "own"))
    _, happened = first(base, "L2e")
    assert tried(happened)[0] == ("photosynthesis", "double_taken")
    _, happened = first(Solo().has(water=6, co2=6).table(**BUILT), "L2e")
    assert tried(happened)[0] == ("photosynthesis", "no_pairs")
    full = Solo().has(water=6, co2=6).hers("chloroplast.1").hers("chloroplast.1", "grey")
    _, happened = first(full, "L1a")
    assert tried(happened)[0] == ("photosynthesis", "no_room")


@pytest.mark.atom("CI-47")
def test_build_the_wall() -> None:
    match, happened = first(Solo().has(carb=1).table(wall=1), "L1e")
    assert placed(happened) == [("wall.1", True)] and ivy(match)["points"] == {"wall": 8}
    assert ivy(match)["vacuole"] == 1 and match.snapshot()["wall"] == 2
    _, happened = first(Solo().has(carb=1), "L1e")
    assert tried(happened)[0] == ("wall", "wall_low")
    _, happened = first(Solo().has(carb=1).table(wall=14), "L2c")
    assert tried(happened)[0] == ("wall", "wall_full")
    _, happened = first(Solo().has(carb=1).table(wall=5).hers("wall.1").hers("wall.1", "grey"), "L2c")
    assert tried(happened)[0] == ("wall", "no_room")


@pytest.mark.atom("CI-48")
def test_ribosomes_and_mitochondria_score_and_bring_nothing() -> None:
    full = ["starch_1"] * 3 + ["starch_2"]
    for card, space in (("L1d", "ribosome.5"), ("L1f", "mitochondria.6")):
        match, happened = first(Solo().ivy(hand=full), card)
        assert placed(happened) == [(space, True)] and ivy(match)["points"] == {"spaces": 1}
        assert ivy(match)["stock"] == {"water": 0, "co2": 0, "carb": 0}


@pytest.mark.atom("CI-49")
def test_hormones_and_growth_take_two_markers() -> None:
    match, happened = first(Solo(), "L1b")
    assert placed(happened) == [("cytoplasm.3", True), ("growth.shoot", False)] and ivy(match)["growth"] == 2
    base = Solo()
    base.lies("growth.root", (0, "own"))
    _, happened = first(base, "L1c")
    assert placed(happened)[1] == ("growth.either", False)
    two = Solo().table(reward_grey=0).ivy(grey=2)
    _, happened = first(two, "L1b")
    assert placed(happened) == [("cytoplasm.3", True), ("growth.shoot", True)]
    last = Solo().hers("xylem.1").hers("stomata.4").hers("mitochondria.5")
    _, happened = first(last, "L1b")
    assert tried(happened)[0] == ("growth", "two_markers")
    base = Solo().hers("cytoplasm.2")
    base.lies("cytoplasm.3", (0, "own"))
    base.hers("cytoplasm.2", "grey")
    _, happened = first(base, "L1b")
    assert tried(happened)[0] == ("growth", "no_room")
    base = Solo().hers("growth.either")
    base.lies("growth.root", (0, "own"))
    _, happened = first(base, "L1c")
    assert tried(happened)[0] == ("growth", "no_room")


@pytest.mark.atom("CI-50")
def test_first_player_and_a_card() -> None:
    match, happened = first(Solo().next_cards("starch_1"), "L1f")
    assert match.snapshot()["first_player"] == -1 and ivy(match)["hand"] == ["starch_1"]
    assert events.FirstPlayerTaken(-1) in happened and events.CardsDrawn(-1, 1, ("starch_1",)) in happened
    match, happened = first(Solo().table(first_player=-1).next_cards("starch_1"), "L1f")
    assert events.FirstPlayerTaken(-1) not in happened and ivy(match)["hand"] == ["starch_1"]
    empty = Solo()
    empty.no_deck()
    match, _ = first(empty, "L1f")
    assert ivy(match)["hand"] == [] and match.snapshot()["first_player"] == -1


@pytest.mark.atom("CI-51")
def test_a_card_of_the_row_costs_her_nothing() -> None:
    match, happened = first(Solo().row("starch_1", "vpe", "psv_3", "psv_4"), "L1d")
    assert placed(happened) == [("cards.3", True)] and ivy(match)["hand"] == ["psv_3"]
    base = Solo().row("psv_3", "starch_1", "psv_4")
    base.data["spaces"]["cards.1"] = [[0, "own"]]
    base.seat(0, markers=2)
    match, _ = first(base, "L1d")
    assert ivy(match)["hand"] == ["psv_4"]  # a marker lies at the first
    _, happened = first(Solo().row("starch_1"), "L1d")
    assert tried(happened)[0] == ("take", "not_in_row")


@pytest.mark.atom("CI-52")
def test_conditions() -> None:
    full = ["starch_1"] * 3 + ["starch_2"]
    _, happened = first(Solo().ivy(hand=full).row("psv_3"), "L1d")
    assert tried(happened)[0] == ("take", "hand_full")
    base = Solo().table(**BUILT)
    _, happened = first(base, "L2b")
    assert tried(happened)[:2] == [("mitochondria", "none_in_hand"), ("ribosome", "none_in_hand")]
    _, happened = first(Solo().table(**BUILT).row("aquaporin"), "L2d")
    assert tried(happened)[0] == ("take", "no_strategy_yet")
    owner = Solo("easy").strategy("central_vacuole").table(**BUILT).row("seed_embryo", "vpe", "aquaporin")
    match, happened = first(owner.ivy(hand=full), "L2d")
    assert tried(happened) == [("take", "")] and ivy(match)["hand"][-1] == "aquaporin"


@pytest.mark.atom("CI-52")
def test_a_bar_of_a_strategy_that_she_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bar of ours asks for one by name; those of another box may."""
    match = Solo().table(**BUILT).turns("L2d").match()
    rules: Any = match.rules
    facts: Any = rules.ivy.facts
    at = next(i for i, card in enumerate(facts.actions) if card.id == "L2d")
    bars = (replace(facts.actions[at].bars[0], strategy="psv"), *facts.actions[at].bars[1:])
    changed = [*facts.actions[:at], replace(facts.actions[at], bars=bars), *facts.actions[at + 1 :]]
    monkeypatch.setattr(rules.ivy, "facts", replace(facts, actions=tuple(changed)))
    assert tried(her_turn(match))[0] == ("take", "no_strategy")


@pytest.mark.atom("CI-53")
def test_worked_example_a() -> None:
    base = Solo().table(wall=7).has(water=12, co2=12, carb=1).stock(0, water=12, co2=12)
    match, happened = first(base, "L2a", line="place chloroplast.2")
    assert tried(happened) == [("wall", "wall_low"), ("photosynthesis", "double_taken"), ("ribosome", "")]
    failed = [event.failed for event in happened if isinstance(event, events.BarTried)]
    assert dict(failed[0].params) == {"least": 8, "points": 6}  # type: ignore[union-attr]
    assert placed(happened) == [("ribosome.5", True)] and ivy(match)["points"] == {"spaces": 2}
    assert ivy(match)["stock"] == {"water": 12, "co2": 12, "carb": 1}


# -- her deck grows ----------------------------------------------------------------------------------------
@pytest.mark.atom("CI-60")
def test_the_second_level_joins_with_the_fourth_stone() -> None:
    two = [card.id for card in ACTIONS if card.level == 2]
    base = Solo().table(wall=3).stock(0, carb=1).turns("L1f")
    match = base.match()
    happened = told(match, "place wall.1")
    assert events.ActionsJoined(tuple(two)) in happened
    assert set(two) <= set(ivy(match)["discard"]) and not set(two) & set(ivy(match)["aside"])
    assert set(two) <= set(ivy(evening(Solo().table(wall=3)))["discard"])
    hers, _ = first(Solo().table(wall=3).has(carb=1), "L1e")
    assert set(two) <= set(ivy(hers)["discard"])


@pytest.mark.atom("CI-61")
def test_before_that_she_plays_no_card() -> None:
    for wall, hand in ((3, ["psv_3"]), (4, [])):
        base = Solo().table(wall=wall).has(water=6).ivy(hand=["psv_3"])
        match, _ = first(base, "L1d")
        assert ivy(match)["hand"] == hand
    own = Solo().table(wall=3).has(carb=1, water=6).ivy(hand=["psv_3"])
    match, _ = first(own, "L1e")
    assert match.snapshot()["wall"] == 4 and ivy(match)["hand"] == ["psv_3"]  # that card plays nothing


@pytest.mark.atom("CI-61")
def test_in_the_turn_that_completes_the_section_she_may_play() -> None:
    base = Solo().table(wall=3).has(carb=3).ivy(hand=["starch_1", "cellulose_synthase"])
    match = base.turns("L1b").ivy(growth=4).match()
    her_turn(match)
    assert ivy(match)["hand"] == ["starch_1", "cellulose_synthase"]
    built = Solo().table(wall=4).has(carb=3).ivy(hand=["starch_1"])
    match = built.turns("L1b").ivy(growth=4).match()
    her_turn(match)
    assert ivy(match)["played"] == ["starch_1"]


# -- her cards ---------------------------------------------------------------------------------------------
@pytest.mark.atom("CI-62")
def test_the_upper_kind_and_the_oldest_card_go_first() -> None:
    base = Solo().table(**BUILT).has(water=12, carb=2)
    match, _ = first(base.ivy(hand=["starch_2", "psv_5", "psv_3"]), "L2e")
    assert ivy(match)["played"] == ["psv_5"] and ivy(match)["hand"] == ["starch_2", "psv_3"]
    poor = Solo().table(**BUILT, water_level=0).has(carb=2).ivy(hand=["starch_2", "psv_5"])
    match, _ = first(poor, "L2e")
    assert ivy(match)["played"] == ["starch_2"]


@pytest.mark.atom("CI-63")
def test_starch() -> None:
    base = Solo().table(**BUILT).has(carb=3).ivy(hand=["starch_1"], growth=4).next_cards("psv_3")
    match, _ = first(base, "L1b")
    assert ivy(match)["stock"]["carb"] == 1 and ivy(match)["points"] == {"cards": 12}
    assert ivy(match)["hand"] == ["psv_3"] and ivy(match)["map"] == [1, 0]
    match, _ = first(Solo().table(**BUILT).has(carb=1).ivy(hand=["starch_1"], growth=4), "L1b")
    assert ivy(match)["hand"] == ["starch_1"]


@pytest.mark.atom("CI-64")
def test_a_stored_protein_takes_the_marker_back() -> None:
    base = Solo().table(**BUILT).has(water=6).ivy(hand=["psv_5"])
    match, happened = first(base, "L1d")
    assert ivy(match)["stock"]["water"] == 0 and ivy(match)["points"] == {"cards": 4, "spaces": 1}
    assert ivy(match)["grey"] == 1 and "ribosome.5" not in match.snapshot()["spaces"]
    assert events.MarkerReclaimed(-1, "ribosome.5", True) in happened
    full = ["psv_3", "starch_1", "starch_2", "starch_2"]
    base = Solo("easy").strategy("psv").table(**BUILT).has(water=6).ivy(hand=full).hers("growth.root", "grey")
    match, _ = first(base, "Spsv")
    assert ivy(match)["markers"] == 3 and ivy(match)["grey"] == 0


@pytest.mark.atom("CI-64", "CI-49")
def test_after_a_growth_the_marker_of_the_growth_space_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of hers grows and plays one, but the data may say so."""
    match = Solo().table(**BUILT).has(water=6).ivy(hand=["psv_5"]).turns("L1b").match()
    rules: Any = match.rules
    facts: Any = rules.ivy.facts
    at = next(i for i, card in enumerate(facts.actions) if card.id == "L1b")
    play_psv = facts.actions[3].play
    changed = list(facts.actions)
    changed[at] = replace(changed[at], play=play_psv)
    monkeypatch.setattr(rules.ivy, "facts", replace(facts, actions=tuple(changed)))
    her_turn(match)
    spaces = match.snapshot()["spaces"]
    assert "growth.shoot" not in spaces and ["ivy", "grey"] in spaces["cytoplasm.3"]


@pytest.mark.atom("CI-65")
def test_enzymes() -> None:
    stack = ["amylase", "rubisco", "cellulose_synthase", "gh3_synthetase"]
    base = Solo("easy").strategy("enzyme").table(**BUILT).ivy(hand=["lipase"], enzymes=stack)
    match, happened = first(base, "Senz")
    assert ivy(match)["points"] == {"cards": 5 + 2, "spaces": 1, "plant": 3}
    assert ivy(match)["enzymes"] == ["rubisco", "cellulose_synthase", "lipase", "amylase", "gh3_synthetase"]
    used = [event.card for event in happened if isinstance(event, events.EnzymeActivated)]
    assert used == ["amylase", "gh3_synthetase"] and ivy(match)["growth"] == 2
    busy = Solo().table(**BUILT).has(water=12, co2=12, carb=1).ivy(hand=["vpe"], enzymes=["rubisco", "vpe"])
    match, _ = first(busy, "L2b")
    assert ivy(match)["vacuole"] == 3 + 2 and ivy(match)["stock"]["carb"] == 2
    assert ivy(match)["enzymes"] == ["vpe", "rubisco", "vpe"]


@pytest.mark.atom("CI-65")
@pytest.mark.parametrize(
    ("card", "key", "value"),
    [("rubisco", "carb", 3), ("cellulose_synthase", "wall", 5), ("gh3_synthetase", "growth", 2)],
)
def test_the_bonus_of_an_enzyme_is_taken_if_she_can(card: str, key: str, value: int) -> None:
    base = Solo().table(**BUILT).has(water=12, co2=12, carb=1).ivy(hand=[card])
    match, _ = first(base, "L2b")
    found = {**ivy(match), **ivy(match)["stock"], "wall": match.snapshot()["wall"]}
    assert found[key] == value
    poor = Solo().table(**BUILT).ivy(hand=[card], growth=4)
    match, _ = first(poor, "L2b")
    assert ivy(match)["stock"]["carb"] == 0 and ivy(match)["growth"] == 4


@pytest.mark.atom("CI-66")
def test_specializations_are_free_and_quiet() -> None:
    base = Solo().table(**BUILT).ivy(hand=["enzyme_production", "aquaporin"])
    match, happened = first(base, "L2b")
    assert placed(happened) == [("mitochondria.6", True)] and ivy(match)["played"] == ["enzyme_production"]
    assert ivy(match)["points"] == {} and ivy(match)["stock"] == {"water": 0, "co2": 0, "carb": 0}
    morning = evening(Solo().ivy(played=["aquaporin", "enzyme_production"], enzymes=["vpe"]))
    assert ivy(morning)["vacuole"] == 0


@pytest.mark.atom("CI-67")
def test_worked_example_b() -> None:
    stack = ["lipase", "cellulose_synthase", "vpe"]
    base = Solo().table(**BUILT).ivy(hand=["dna_polymerase"], enzymes=stack).next_cards("starch_1")
    match, happened = first(base, "L2b")
    assert tried(happened) == [("mitochondria", "none_in_hand"), ("ribosome", "")]
    assert placed(happened) == [("ribosome.5", True)]
    assert ivy(match)["points"] == {"cards": 3 + 2} and ivy(match)["hand"] == ["starch_1"]
    assert ivy(match)["vacuole"] == 2
    assert ivy(match)["enzymes"] == ["cellulose_synthase", "dna_polymerase", "lipase", "vpe"]


def test_her_draws_seal_a_move() -> None:
    match = Solo().match()
    play(match, "place ribosome.3")
    assert not match.undo() and of(match, 0)["stock"]["protein"] == 3
    free = Solo().hand(0, "vpe").match()
    play(free, "place ribosome.3")
    assert free.undo()
