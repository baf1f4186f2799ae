"""Snapshots: written and read again, and refused with a reason where they cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cytosis.engine import Match, NotationError, Ruleset, SnapshotError, games
from cytosis.engine.rng import Rng
from cytosis.games.cellulose import actions, events, legal
from tests.cellulose.scenario import Scenario, evening, play

Data = dict[str, Any]

EAGER = (
    "play",
    "activate",
    "place nucleus",
    "place cards",
    "reclaim",
    "draw",
    "place chloroplast",
    "place growth",
)


def walk(match: Match, seed: int, *, until: str = "") -> Match:
    """Random moves, eager ones first, to a decision of that kind or to the end."""
    rng = Rng(seed)
    while (pending := match.pending()) is not None and pending.kind != until:
        moves = match.legal()
        eager = [move for move in moves if str(move).startswith(EAGER)]
        match.play(rng.choice(eager if eager and rng.below(2) else moves))
    return match


def rich(card: str, *moves: str, played: tuple[str, ...] = (), **options: Any) -> Data:
    """A day of a rich seat that holds one card, after these moves."""
    base = Scenario(3, **options).rich(0).hand(0, card, "vpe").played(0, *played)
    return play(base.match(), "place ribosome.5", *moves).snapshot()


AT: dict[str, Callable[[], Data]] = {
    "turn": lambda: Scenario(3).match().snapshot(),
    "card": lambda: rich("psv_3"),
    "exchange": lambda: rich("rubisco", "play rubisco", played=("lipase",)),
    "build": lambda: rich("cellulose_synthase", "play cellulose_synthase"),
    "grow": lambda: rich("gh3_synthetase", "play gh3_synthetase"),
    "activate": lambda: rich("amylase", "play amylase", played=("lipase",)),
    "starch": lambda: rich("starch_1", "play starch_1"),
    "discard": lambda: rich("starch_1", "play starch_1", "draw"),
    "reclaim": lambda: rich("psv_3", "play psv_3"),
    "embryo": lambda: rich("psv_3", "play psv_3", "reclaim ribosome.5", played=("seed_embryo",)),
    "sunrise": lambda: _morning().snapshot(),
    "final": lambda: walk(
        Match.new(Ruleset("cellulose", options={"length": "short"}), 3, 2), 5, until="final"
    ).snapshot(),
    "over": lambda: walk(Match.new(Ruleset("cellulose", options={"length": "short"}), 3, 2), 5).snapshot(),
}


def _morning() -> Match:
    return evening(Scenario(3).rich(0).played(0, "gh3_synthetase", "enzyme_production", "rubisco"))


@pytest.mark.parametrize("kind", AT)
def test_a_snapshot_is_read_back_as_it_was(kind: str) -> None:
    data = AT[kind]()
    assert kind == "over" or data["pending"]["kind"] == kind
    match = Match.from_snapshot(json.loads(json.dumps(data)))
    assert match.snapshot() == data
    assert data["pending"] is None or match.legal()


@pytest.mark.parametrize("kind", [kind for kind in AT if kind != "over"])
def test_what_waits_may_be_left_out_where_it_is_the_usual(kind: str) -> None:
    """A snapshot written by hand needs no more than seat, kind and what is asked."""
    data = AT[kind]()
    assert ("then" in data["pending"]) == (kind == "exchange")  # there an Enzyme waits to be activated
    data["pending"].pop("then", None)
    match = Match.from_snapshot(data)
    assert walk(match, 3).outcome() is not None


def test_the_snapshot_of_the_contract_is_read() -> None:
    data = Scenario(2).table(round=3, wall=6, row=["psv_3", None, "amylase", "starch_1"])
    data.seat(0, hp=12, points={"wall": 12}, shoot="s1", vacuole=4, track=1, markers=2, grey=1)
    data.seat(1, markers=3, grey=0).hand(0, "vpe").played(0, "rubisco").ask(1, "turn")
    data.data["spaces"] = {"ribosome.3": [[0, "own"], [1, "grey"]]}
    found = data.match().snapshot()
    assert found["pending"] == {"seat": 1, "kind": "turn"}
    assert found["spaces"] == {"ribosome.3": [[0, "own"], [1, "grey"]]}


def test_health_that_is_not_explained_is_booked_as_other() -> None:
    assert Scenario(3).seat(0, hp=7, points={"wall": 6}).match().snapshot()["seats"][0]["points"] == {
        "wall": 6,
        "other": 1,
    }


def put(*path: Any, value: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def then(*steps: Any) -> Callable[[Data], None]:
    return put("pending", "then", value=list(steps))


def empty_hand(data: Data) -> None:
    for seat in data["seats"]:
        data["deck"] += seat["hand"]
        seat.update(hand=[], known=[])


def no_markers(data: Data) -> None:
    data["seats"][0]["markers"] = 3
    data["spaces"] = {}


def spend(data: Data) -> None:
    data["seats"][0]["markers"] = 0
    data["spaces"] = {space: [[0, "own"]] for space in ("ribosome.3", "cytoplasm.2", "stomata.4")}


def lay(data: Data) -> None:
    data["seats"][0]["markers"] -= 1
    data["spaces"] = {"xylem.1": [[0, "own"]]}


DAMAGES: list[tuple[str, Callable[[Data], None], str]] = [
    ("turn", put("round", value=0), "round must be"),
    ("turn", put("phase", value="noon"), "phase names 'noon'"),
    ("turn", put("starter", value=3), "starter must be"),
    ("turn", put("wall", value=15), "wall must be"),
    ("turn", put("reward_grey", value=2), "reward_grey must be"),
    ("turn", put("reward_grey", value=0), "the grey markers are not all there"),
    ("turn", put("water_level", value=8), "water_level is not on the track"),
    ("turn", put("rng", value=-1), "rng must be"),
    ("turn", put("ivy", value={}), "ivy plays only alone"),
    ("turn", put("deck", value=["oxygen"]), "deck names 'oxygen'"),
    ("turn", put("row", value=[]), "row must have 4 entries"),
    ("turn", lambda data: data["deck"].pop(), "in the game, but it has"),
    ("turn", put("seats", 0, "hp", value=-1), "hp must be"),
    ("turn", put("seats", 0, "stock", "water", value=-1), "stock.water must be"),
    ("turn", put("seats", 0, "stock", value={}), "stock"),
    ("turn", put("seats", 0, "markers", value=2), "the markers of seat 0 are not 3"),
    ("turn", put("seats", 0, "shoot", value="r0"), "shoot names 'r0'"),
    ("turn", put("seats", 0, "track", value=6), "track must be"),
    ("turn", put("seats", 0, "known", value=["vpe"]), "everybody knows it to hold"),
    ("turn", put("seats", 0, "points", value={"luck": 1}), "unknown key"),
    ("turn", put("spaces", value={"moon.1": []}), "unknown key"),
    ("turn", put("spaces", value={"xylem.1": [[0, "own"], [0, "own"]]}), "more markers than it has room"),
    ("turn", put("spaces", value={"xylem.1": [[0, "red"]]}), "names 'red'"),
    ("turn", put("pending", value=[]), "pending must be an object"),
    ("turn", put("pending", "kind", value="dance"), "pending.kind names 'dance'"),
    ("turn", put("pending", "seat", value=3), "pending.seat must be"),
    ("turn", put("pending", value={"seat": 0, "kind": "starch"}), "draw"),
    ("turn", then(["dance"]), "names 'dance'"),
    ("turn", then([]), "names None"),
    ("turn", then(), "never asked while nothing waits"),
    ("turn", then(["card", 0]), "card cannot wait on nothing"),
    ("turn", then(["turn"]), "turn needs 1 arguments"),
    ("turn", then(["turn", 3]), "must be a whole number"),
    ("turn", spend, "the seat on turn has no marker left"),
    ("turn", put("phase", value="sunrise"), "turn is not asked in this phase"),
    ("turn", put("pending", value=None), "over is not asked in this phase"),
    ("card", empty_hand, "the hand is empty"),
    ("activate", put("pending", "free", value=1), "free must be true or false"),
    ("activate", put("pending", "enzymes", value=["vpe"]), "that is not in play"),
    ("exchange", then(["turn", 1], ["activate", 0, [0]]), "activate needs 3 arguments"),
    ("exchange", then(["turn", 1], ["activate", 0, [0], False]), "names no Enzyme"),
    ("exchange", put("pending", "times", value=0), "nothing is left to be asked"),
    ("build", then(["turn", 1], ["return", 0, 0]), "leads to no marked space"),
    ("discard", put("pending", "count", value=9), "more cards are to be discarded"),
    ("reclaim", no_markers, "no marker to take back"),
    ("embryo", spend, "no marker to place again"),
    ("sunrise", put("pending", "left", value=["leaf"]), "left names 'leaf'"),
    ("sunrise", lay, "only by day"),
    ("final", put("wall", value=3), "the wall is not closed"),
]


@pytest.mark.parametrize(("kind", "damage", "said"), DAMAGES, ids=[f"{k}-{s[:30]}" for k, _, s in DAMAGES])
def test_what_cannot_be_is_refused_with_a_reason(
    kind: str, damage: Callable[[Data], None], said: str
) -> None:
    data = AT[kind]()
    damage(data)
    with pytest.raises(SnapshotError, match=said):
        Match.from_snapshot(data)


def test_points_are_held_against_health() -> None:
    match = Scenario(3).match()
    state: Any = match.rules.from_snapshot(match.snapshot())
    state.seats[0][6] += 1
    assert match.rules.violations(state) == ["the points of seat 0 do not add up to its health"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "must start with one of"),
        ("place moon.1", "there is no space 'moon.1'"),
        ("place xylem.1 cv=4", "a whole number from 0 to 3"),
        ("place xylem.1 cv=x", "a whole number from 0 to 3"),
        ("place xylem.1 filter=no", "filter=yes, or left out"),
        ("place xylem.1 colour=red", "is not a word of this move"),
        ("place growth.shoot to=z9", "there is no plant space 'z9'"),
        ("grow cv=1", "is not a word of this move"),
        ("play oxygen", "there is no card 'oxygen'"),
        ("collect leaf", "there is no track 'leaf'"),
        ("reclaim xylem.1 red", "did you mean 'reclaim xylem.1'"),
        ("discard vpe rubisco", "did you mean 'discard rubisco vpe'"),
        ("place  xylem.1 cv=1", "did you mean|two spaces|one space"),
        ("x" * 300, "one short line"),
    ],
)
def test_what_is_no_move_is_answered_clearly(line: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        Ruleset("cellulose").rules(3).parse(line)


@pytest.mark.parametrize(
    "line",
    [
        *(
            "place xylem.1 cv=1 filter=yes",
            "grey growth.root to=r1",
            "grow to=s1",
            "grow bonus=r0 to=r1",
            "done",
        ),
        *(
            "play vpe",
            "activate vpe",
            "discard rubisco vpe",
            "collect shoot",
            "reclaim xylem.1 grey",
            "exchange",
        ),
    ],
)
def test_a_line_is_read_as_it_was_written(line: str) -> None:
    rules: Any = Ruleset("cellulose", options={"first_player": 2, "length": "short"}).rules(3)
    assert str(rules.parse(line)) == line and rules.parse(line) is rules.parse(line)


def test_small_things_of_the_contract() -> None:
    match = Scenario(3).match()
    action = match.legal()[0]
    assert repr(action) == f"Action({str(action)!r})" and hash(action) == hash(str(action))
    assert match.state.__eq__("a state") is NotImplemented
    assert match.progress().part == 0 and match.progress().rounds is None
    assert match.outcome() is None and games.find("cellulose").seats("first") == range(1, 6)
    drawn = events.CardsDrawn(0, 1, ("vpe",))
    assert drawn.seen_by(0) == drawn and drawn.seen_by(1) == events.CardsDrawn(0, 1, ())


def test_what_is_remembered_is_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legal, "_FORGET_AT", 3)
    monkeypatch.setattr(actions, "_FORGET_AT", 3)
    match = walk(Match.new(Ruleset("cellulose", options={"first_player": 1, "length": "short"}), 4, 1), 2)
    moves: Any = match.rules
    assert match.outcome() is not None and len(moves.actions._made) <= 4


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", [{}, {"scenario": "cactus"}, {"scenario": "mangrove"}], ids=str)
def test_random_games_hold_what_they_promise(seats: int, options: Data) -> None:
    """Also with emitted events, which change nothing."""
    rules = Ruleset("cellulose", options=options).rules(seats)
    rng, told = Rng(seats), list[Any]()
    for seed in range(4):
        one, two = rules.start(seed), rules.start(seed, told.append)
        told.clear()
        while rules.pending(one) is not None:
            moves = rules.legal(one)
            eager = [move for move in moves if str(move).startswith(EAGER)]
            move = rng.choice(eager if eager and rng.below(2) else moves)
            before = one.copy()
            rules.apply(one, move)
            rules.apply(two, move, told.append)
            assert rules.violations(one) == [] and one == two
            drawn = [event for event in told if isinstance(event, events.CardsDrawn | events.RowFilled)]
            assert drawn or not rules.reveals(before, one)
            told.clear()
            if one.round % 4 == 2 and rules.pending(one) is not None:
                view = rules.observe(one, one.seat)
                assert rules.observe(rules.determinize(view, 5), one.seat) == view
        assert rules.outcome(one) is not None and rules.score(one, 0)
