"""Snapshots: written and read again, and refused with a reason where they cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cytosis.engine import Match, Ruleset, SnapshotError
from cytosis.engine.rng import Rng
from tests.amino.scenario import Scenario, end_hand, full

Data = dict[str, Any]


def at(kind: str, seeding: str = "mars", seats: int = 4) -> Data:
    """The snapshot of a game at a decision of that kind; of a finished one for "over"."""
    match = Match.new(Ruleset("amino", options={"seeding": seeding, "ending": "pluto"}), seats, 6)
    rng = Rng(2)
    while (pending := match.pending()) is not None and pending.kind != kind:
        match.play(rng.choice(match.legal()))
    return match.snapshot()


@pytest.mark.parametrize("kind", ["seed", "analyze", "build", "change", "sunlight", "over"])
def test_a_snapshot_is_read_back_as_it_was(kind: str) -> None:
    data = at(kind)
    assert Match.from_snapshot(json.loads(json.dumps(data))).snapshot() == data


def test_points_that_are_not_explained_are_booked_as_other() -> None:
    data = Scenario(3).air(0, "H2").by_hand([5], [6], [-3]).match().snapshot()
    assert [seat["points"] for seat in data["seats"]] == [{"other": 5}, {"other": 6}, {"other": -3}]


def swap(data: Data, one: tuple[Any, ...], two: tuple[Any, ...]) -> None:
    """Exchange two values deep in the data, so that nothing else is wrong."""
    (a, b), (c, d) = [(_parent(data, path), path[-1]) for path in (one, two)]
    a[b], c[d] = c[d], a[b]


def _parent(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data


def put(*path: Any, value: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        _parent(data, path)[path[-1]] = value

    return change


def empty_place(data: Data) -> None:
    data["deck"].append(data["atmospheres"][0].pop(0))
    data["atmospheres"][0].insert(0, None)
    if len(data["atmospheres"][0]) < 2:
        data["atmospheres"][0].append(data["deck"].pop())
    for seat in data["seats"]:
        seat["knows"] = [place for place in seat["knows"] if place != "a1"]


def fill_sunlight(data: Data) -> None:
    seat, place = data["pending"]["seat"], int(data["pending"]["place"][1]) - 1
    data["atmospheres"][seat][place] = data["deck"].pop()
    for one in data["seats"]:
        one["knows"] = sorted({*one["knows"], data["pending"]["place"]})


def look_on(data: Data) -> None:
    data["pending"]["looked"] = ["a1", "b1"]
    data["seats"][data["pending"]["seat"]]["knows"] = ["a1", "b1"]


def other_sunlight(data: Data) -> None:
    data["pending"]["seat"] = (data["pending"]["seat"] + 1) % 4


def discard_early(data: Data) -> None:
    data["discard"].append(data["deck"].pop())


def hold_late(data: Data) -> None:
    data["seats"][0]["hand"].append(data["deck"].pop())


def forget(data: Data) -> None:
    data["seats"][0]["knows"].pop()


def seed_out_of_turn(data: Data) -> None:
    data["pending"]["seat"] = (data["pending"]["seat"] + 1) % 4


def seed_too_late(data: Data) -> None:
    data["atmospheres"][0].append(data["deck"].pop())


def fill_table(data: Data) -> None:
    for cards in data["atmospheres"]:
        while len(cards) < 4:
            cards.append(data["deck"].pop())


def empty_hand(data: Data) -> None:
    hand = data["seats"][data["pending"]["seat"]]["hand"]
    data["deck"] += hand
    hand.clear()


def nothing_there(data: Data) -> None:
    empty_hand(data)
    for cards in data["atmospheres"]:
        data["deck"] += cards
        cards.clear()
    for seat in data["seats"]:
        seat["knows"] = []


def offer_nothing(data: Data) -> None:
    data["deck"] += data["pending"]["offer"]
    data["pending"]["offer"] = []


DAMAGES: list[tuple[str, Callable[[Data], None], str]] = [
    ("analyze", put("hands", value=4), "hands must be 1"),
    ("analyze", put("hand", value=0), "hand must be"),
    ("analyze", put("starter", value=4), "starter must be"),
    ("analyze", put("extra", value=1), "extra must be true or false"),
    ("analyze", put("rng", value=-1), "rng must be"),
    ("analyze", put("deck", value=["O2"]), "deck names 'O2'"),
    ("analyze", put("atmospheres", value=[]), "atmospheres must have 4 entries"),
    ("analyze", put("atmospheres", 0, value=["H2"] * 5), "has more than 4 cards"),
    ("analyze", put("seats", 0, "total", value=1), "is not the sum of by_hand"),
    ("analyze", put("seats", 0, "points", value={"luck": 1}), "unknown key"),
    ("analyze", put("seats", 0, "points", value={"gases": "1"}), "points.gases must be"),
    ("analyze", put("seats", 0, "knows", value=["a4"]), "knows a place where no card lies"),
    ("analyze", put("pending", value=[]), "pending must be an object"),
    ("analyze", put("pending", "kind", value="dance"), "pending.kind names 'dance'"),
    ("analyze", put("pending", "looked", value=["a1", "a1"]), "twice at the same one"),
    ("analyze", put("pending", "looked", value=["a2"]), "at no card"),
    ("analyze", put("pending", "looked", value=["b1"]), "does not know the card it looked at"),
    ("analyze", look_on, "nothing more to look at"),
    ("analyze", lambda data: data["deck"].pop(), "in the game, but it has"),
    ("analyze", empty_place, "has a gap"),
    ("analyze", discard_early, "the discard pile is empty until"),
    ("analyze", fill_table, "all atmospheres are full, but the hand has not ended"),
    ("analyze", put("hand", value=2), "by_hand must list the 1 finished hands"),
    ("build", empty_hand, "nothing to build"),
    ("change", nothing_there, "nothing to change"),
    ("seed", seed_out_of_turn, "one seat after the other"),
    ("seed", seed_too_late, "no seed is chosen in this hand now"),
    ("seed", put("pending", "chosen", value=[None]), "pending.chosen must have 4 entries"),
    ("sunlight", fill_sunlight, "the place of the Sunlight is not empty"),
    ("sunlight", other_sunlight, "in another seat's atmosphere"),
    ("sunlight", offer_nothing, "a Sunlight offers 1 to 3 cards"),
    ("sunlight", hold_late, "hands are empty once"),
    ("sunlight", forget, "everybody knows every card once"),
    ("over", put("seats", 0, "by_hand", value=[99]), "is not the sum|is not what its atmosphere"),
    ("over", empty_place, "has a gap"),
]


@pytest.mark.parametrize(("kind", "damage", "said"), DAMAGES, ids=[f"{k}-{s[:30]}" for k, _, s in DAMAGES])
def test_what_cannot_be_is_refused_with_a_reason(
    kind: str, damage: Callable[[Data], None], said: str
) -> None:
    data = at(kind)
    damage(data)
    with pytest.raises(SnapshotError, match=said):
        Match.from_snapshot(data)


def test_points_by_source_and_hands_are_held_against_each_other() -> None:
    rules: Any = Ruleset("amino").rules(3)
    state = rules.from_snapshot(Scenario(3).air(0, "H2").by_hand([5], [6], [-3]).match().snapshot())
    state.tallies = (state.tallies[0]._replace(gases=9), *state.tallies[1:])
    assert rules.violations(state) == ["the points by source do not add up"]
    finished = end_hand(full(Scenario(3, ending="pluto").air(0, "NH3", "CO2", "CH4", "H2O"), 0))
    over = finished.rules.from_snapshot(finished.snapshot())
    over.tallies = tuple(tally._replace(by_hand=(tally.total + 1,), other=1) for tally in over.tallies)
    assert "the last hand of seat 0 is not what its atmosphere is worth" in finished.rules.violations(over)
    over.air[0] = -1
    over.knows = [mask & ~1 for mask in over.knows]
    assert "an atmosphere is not full at the end" in finished.rules.violations(over)


def test_a_game_goes_on_or_ends_where_its_points_say() -> None:
    base = Scenario(3).air(0, "H2").by_hand([5, 0, 0], [6, 0, 0], [0, 0, 0])
    with pytest.raises(SnapshotError, match="should have ended before this hand"):
        base.match()
    with pytest.raises(SnapshotError, match="only after a tie for the lead"):
        base.extra().match()
    finished = end_hand(full(Scenario(3, ending="pluto").air(0, "NH3", "CO2", "CH4", "H2O"), 0)).snapshot()
    finished["options"]["ending"], finished["hands"] = "base", 3
    with pytest.raises(SnapshotError, match="over before its end"):
        Match.from_snapshot(finished)


def test_small_things_of_the_contract() -> None:
    match = Scenario(3).air(0, "H2").match()
    action = match.legal()[0]
    assert repr(action) == "Action('look a1')" and hash(action) == hash("look a1")
    assert match.state.__eq__("a state") is NotImplemented and match.progress().part < 0.2
    assert Scenario(3, ending="jupiter").air(0, "H2").by_hand([50], [6], [-3]).match().progress().part == 0.5
    assert match.rivals() == []
