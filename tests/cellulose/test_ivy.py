"""Games alone: snapshots, views, what they promise over all set-ups, and who understands Ivy."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cytosis.ai import arena
from cytosis.ai.agent import Budget
from cytosis.ai.analysis import moments
from cytosis.ai.games import mind
from cytosis.ai.ismcts import IsmctsAgent
from cytosis.ai.levels import LEVELS, LevelAgent, style
from cytosis.engine import DataError, Match, Ruleset, SnapshotError
from cytosis.engine.rng import Rng
from cytosis.games.cellulose import events
from cytosis.games.cellulose.ivy.state import IvyState
from tests.cellulose.scenario import play
from tests.cellulose.solo import ACTIONS, Solo, evening, ivy

PAIRS = (("sprout", "none"), ("sprout", "cactus"), ("mangrove", "none"), ("mangrove", "mangrove"))
SOLO = [
    {"solo": level, "plant": plant, "scenario": scenario}
    for level in ("easy", "medium", "hard")
    for plant, scenario in PAIRS
]


@pytest.mark.parametrize("options", SOLO, ids=lambda one: "-".join(one.values()))
def test_random_games_alone_hold_what_they_promise(options: dict[str, Any]) -> None:
    """Also with emitted events, which change nothing; what Ivy turns is never to be taken back."""
    rules, rng, told = Ruleset("cellulose", options=options).rules(1), Rng(3), list[Any]()
    for seed in range(3):
        one, two = rules.start(seed), rules.start(seed, told.append)
        told.clear()
        while rules.pending(one) is not None:
            move = rng.choice(rules.legal(one))
            before = one.copy()
            rules.apply(one, move)
            rules.apply(two, move, told.append)
            assert rules.violations(one) == [] and one == two
            turned = any(isinstance(event, events.ActionCardTurned) for event in told)
            assert rules.reveals(before, one) or not turned
            cards = [*one.ivy.deck, *one.ivy.discard, *one.ivy.aside]
            assert sorted(cards) == list(range(len(ACTIONS)))
            told.clear()
            if rng.below(5) == 0 and rules.pending(one) is not None:
                assert rules.from_snapshot(json.loads(json.dumps(rules.snapshot(one)))) == one
                view = rules.observe(one, 0)
                assert rules.observe(rules.determinize(view, rng), 0) == view
        assert rules.from_snapshot(rules.snapshot(one)) == one


@pytest.mark.parametrize(("plant", "scenario"), [("sprout", "mangrove"), ("mangrove", "cactus")])
def test_a_contradiction_is_refused_by_name(plant: str, scenario: str) -> None:
    for seats in (1, 4):
        with pytest.raises(DataError) as refused:
            Ruleset("cellulose", options={"plant": plant, "scenario": scenario}).rules(seats)
        said = str(refused.value)
        assert plant in said and scenario in said and "\n" not in said


def test_an_unknown_level_is_refused_at_any_table() -> None:
    with pytest.raises(DataError, match="solo must be one of easy, medium, hard"):
        Ruleset("cellulose", options={"solo": "brutal"}).rules(3)
    with pytest.raises(DataError, match="first_player"):
        Ruleset("cellulose", options={"first_player": 1}).rules(1)


def test_the_order_of_her_action_cards_is_hidden() -> None:
    match = Solo().turns("L1a", "L1b", "L1c").match()
    view = match.view(0)
    assert view.as_dict()["ivy"]["deck"] == 3 and view.ivy.deck is None
    assert view.ivy.hand == () and view.as_dict()["spaces"] == {}
    guesses = {bytes(match.rules.determinize(view, seed).ivy.deck) for seed in range(20)}
    assert len(guesses) > 1 and len({bytes(sorted(guess)) for guess in guesses}) == 1
    her = play(match, "place ribosome.3").view(None)
    assert her.spaces["xylem.1"] == ((-1, "grey"),) and her.as_dict()["spaces"]["xylem.1"] == [
        ["ivy", "grey"]
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"level": "hard"}, "ivy.level must be medium"),
        ({"hp": -1}, "ivy.hp"),
        ({"growth": 6}, "ivy.growth"),
        ({"map": [0, 3]}, "ivy.map"),
        ({"map": [0]}, "ivy.map must have 2 entries"),
        ({"stock": {"water": 0, "co2": 0}}, "ivy.stock lacks the key 'carb'"),
        ({"stock": {"water": 4, "co2": 0, "carb": 0}}, "by 6 only"),
        ({"points": {"luck": 1}}, "unknown key"),
        ({"hand": ["gold"]}, "ivy.hand names"),
        ({"played": ["vpe"]}, "ivy.enzymes holds her Enzymes"),
        ({"enzymes": ["psv_3"]}, "ivy.enzymes holds her Enzymes"),
        ({"strategies": ["psv"]}, "put aside"),
        ({"map": [2, 0]}, "strategies are not those of the edges"),
        ({"deck": ["L9"]}, "ivy.deck names"),
        ({"deck": []}, "the action cards of Ivy are not 16"),
        ({"markers": 2}, None),
        ({"grey": 3}, "the grey markers"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], said: str | None) -> None:
    data = Solo().turns("L1a").match().snapshot()
    data["ivy"].update(change)
    if said is None:  # a marker she lost for today
        assert Match.from_snapshot(data).snapshot()["ivy"]["markers"] == 2
        return
    with pytest.raises(SnapshotError, match=said):
        Match.from_snapshot(data)


def test_what_is_put_aside_follows_wall_and_strategies() -> None:
    data = Solo().match().snapshot()
    data["ivy"]["aside"].remove("L2a")
    data["ivy"]["discard"].append("L2a")
    with pytest.raises(SnapshotError, match="put aside"):
        Match.from_snapshot(data)
    data = Solo().match().snapshot()
    data["ivy"] = None
    with pytest.raises(SnapshotError, match="ivy must be an object"):
        Match.from_snapshot(data)
    data = Solo().match().snapshot()
    data["ivy"]["markers"], data["spaces"] = 3, {"xylem.1": [["ivy", "own"]]}
    with pytest.raises(SnapshotError, match="the markers of Ivy"):
        Match.from_snapshot(data)
    del data["ivy"]["points"]
    data.update(spaces={"xylem.1": [["ivy", "own"], ["ivy", "own"]]})
    with pytest.raises(SnapshotError, match="more markers"):
        Match.from_snapshot(data)


def test_small_things() -> None:
    state: Any = Solo().match().state
    assert state.ivy == state.ivy.copy() and state.ivy.__eq__("ivy") is NotImplemented
    assert isinstance(state.ivy, IvyState) and state.copy().ivy is not state.ivy
    points = Solo().ivy(hp=7).match()
    assert ivy(points)["points"] == {"other": 7} and points.rivals()[0].lines[0].source == "other"


# -- who understands her -------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_alone(level: str) -> None:
    match = Solo("hard").stock(0, water=12, co2=12).match()
    choice = LevelAgent(3, level, game="cellulose").choose(match.view(0), match.legal(), Budget(nodes=200))
    assert choice.action in match.legal() and choice.why is not None


def test_tree_search_plays_alone() -> None:
    match = Solo(length="short").match()
    choice = IsmctsAgent(1).choose(match.view(0), match.legal(), Budget(nodes=300))
    assert choice.action in match.legal() and all(0 <= one.expected <= 1 for one in choice.candidates)


def understands(match: Match) -> Any:
    rules: Any = match.rules
    return mind("cellulose", rules, style("cellulose", "hard").weights)


def test_her_expected_health_counts_against_ones_own() -> None:
    weak, strong = Solo().ivy(hp=5).match(), Solo().ivy(hp=50, played=["aquaporin"], track=3).match()
    values = []
    for match in (weak, strong):
        thinker, state = understands(match), match.state
        values.append((thinker.rivals(state)[0], thinker.lead(state, 0)))
    assert values[1][0] - values[0][0] == 45 + 6 and values[1][1] < values[0][1]
    over = evening(Solo().table(wall=13).ivy(hp=9))
    assert understands(over).rivals(over.state) == [9.0]


def test_a_game_alone_is_looked_at_again() -> None:
    """The chance is the chance to beat her, and ends at 0 or 1."""
    match = Match.new(Ruleset("cellulose", options={"solo": "hard", "length": "short"}), 1, 4)
    rng = Rng(1)
    while match.pending() is not None:
        match.play(rng.choice(match.legal()))
    found = list(moments(match.to_json(), depth=20))
    assert all(len(moment.chances) == 1 and 0.0 <= moment.chances[0] <= 1.0 for moment in found)
    outcome = match.outcome()
    assert outcome is not None and found[-1].chances == (float(bool(outcome.winners)),)


def test_simulated_games_count_her_wins() -> None:
    ruleset = Ruleset("cellulose", options={"solo": "hard", "length": "short"}).as_dict()
    table = arena.run(arena.Setting(ruleset, ("random",), 1), 3)
    assert (
        table["rivals"][0]["rival"] == "ivy" and table["rivals"][0]["wins"] + table["agents"][0]["wins"] == 3
    )
    assert "rivals" not in arena.run(arena.Setting({**ruleset}, ("random", "random"), 1), 1)
