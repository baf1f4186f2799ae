"""A snapshot is refused with the reason when it cannot be read or describes no possible state."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from cytosis.engine import Match, Ruleset, SnapshotError
from cytosis.games.cytosis import state as positions
from tests.cytosis.scenario import Scenario

Change = Callable[[dict[str, Any]], object]


def sound() -> dict[str, Any]:
    """A rich position of three seats in the second edition."""
    scenario = (
        Scenario(seats=3).turn(0).stock(0, atp=5, carb=2).hand(0, "PH3", known=True).completed(1, "EN1")
    )
    scenario.vesicle("rough_er.1", 0, protein=2).vesicle("golgi.1", 1, protein=2, carb=1)
    scenario.vesicle("smooth_er.1", 2, lipid=2).spot("nucleus.3", 1, "grey").goals(G_ENZ=[0])
    return scenario.data


def refused(change: Change) -> str:
    data = copy.deepcopy(sound())
    Match.from_snapshot(copy.deepcopy(data))
    change(data)
    with pytest.raises(SnapshotError) as caught:
        Match.from_snapshot(data)
    return str(caught.value)


SHAPES: list[tuple[Change, str]] = [
    (lambda d: d.update(colour=1), "unknown key 'colour'"),
    (lambda d: d.pop("grey"), "lacks the key 'grey'"),
    (lambda d: d.update(round=0), "round must be a whole number from 1 to"),
    (lambda d: d.update(round=True), "round must be"),
    (lambda d: d.update(rounds=99), "rounds must be 11"),
    (lambda d: d.update(starter=3), "starter must be"),
    (lambda d: d.update(first_player="0"), "first_player must be"),
    (lambda d: d.update(active_event="rain"), "active_event names 'rain'"),
    (lambda d: d.update(active_event=7), "active_event names 7"),
    (lambda d: d.update(events="x"), "events must be a list"),
    (lambda d: d.update(past_events=["rain"]), "past_events names 'rain'"),
    (lambda d: d["deck"].append("XX1"), "deck names 'XX1'"),
    (lambda d: d.update(discard=["AD1"] * 300), "discard must be a list"),
    (lambda d: d["row"].pop(), "row must have 4 entries, not 3"),
    (lambda d: d.update(row=[1, 2, 3, 4]), "row names 1"),
    (lambda d: d.update(grey=3), "grey must be"),
    (lambda d: d.update(rng=-1), "rng must be"),
    (lambda d: d.update(goals=[]), "goals must be an object"),
    (lambda d: d["goals"].update(G_XX=[]), "goals has an unknown key"),
    (lambda d: d["goals"].update(G_ENZ=[5]), "goals.G_ENZ must be"),
    (lambda d: d["spots"].update({"nucleus.9": [0]}), "spots has an unknown key"),
    (lambda d: d["spots"].update({"nucleus.2": ["red"]}), "spots.nucleus.2 must be"),
    (lambda d: d["spots"].update({"nucleus.2": [0, 1]}), "coloured flask on top"),
    (lambda d: d["boosts"].update(moon=1), "boosts has an unknown key"),
    (lambda d: d["boosts"].update(nucleus=-1), "boosts.nucleus must be"),
    (lambda d: d["vesicles"].pop("golgi"), "vesicles lacks the key 'golgi'"),
    (lambda d: d["vesicles"]["golgi"].append(None), "vesicles.golgi must have 3 entries"),
    (lambda d: d["vesicles"]["golgi"][0].update(seat=9), "golgi\\[0\\].seat must be"),
    (lambda d: d["vesicles"]["golgi"][0].pop("load"), "golgi\\[0\\] lacks the key 'load'"),
    (lambda d: d["vesicles"]["golgi"][0]["load"].update(gold=1), "load has an unknown key"),
    (lambda d: d.update(pending=[]), "pending must be an object"),
    (lambda d: d["pending"].update(seat=3), "pending.seat must be"),
    (lambda d: d["pending"].update(kind="over"), "pending.kind names 'over'"),
    (lambda d: d["pending"].update(grey_used=1), "grey_used must be true or false"),
    (lambda d: d["pending"].update(returned=["XX"]), "pending.returned names 'XX'"),
    (lambda d: d["seats"].append(d["seats"][0]), "rounds must be 12"),
    (lambda d: d["seats"][0].update(health=-1), "seats\\[0\\].health must be"),
    (lambda d: d["seats"][0]["stock"].pop("atp"), "stock lacks the key 'atp'"),
    (lambda d: d["seats"][0]["stock"].update(atp=100), "stock.atp must be a whole number from 0 to 99"),
    (lambda d: d["seats"][0].update(hand=2), "hand must be a list"),
    (lambda d: d["seats"][0].update(flasks=5), "flasks must be"),
    (lambda d: d["seats"][0].update(disks=3), "disks must be"),
    (lambda d: d["seats"][0].update(points={"luck": 3}), "points has an unknown key 'luck'"),
    (lambda d: d["seats"][0].update(points={"cards": "3"}), "points.cards must be"),
]


@pytest.mark.parametrize(("change", "words"), SHAPES, ids=range(len(SHAPES)))
def test_a_wrong_shape_is_refused(change: Change, words: str) -> None:
    assert re.search(words, refused(change))


TRUTHS: list[tuple[Change, str]] = [
    (lambda d: d["discard"].append(d["deck"][0]), "is in 2 places instead of 1"),
    (lambda d: d["deck"].pop(), "is in 0 places instead of 1"),
    (lambda d: d.update(deck_known=["PH3"]), "not in the deck"),
    (lambda d: d.update(removed=[d["deck"].pop()]), "removed must hold 0 detox cards"),
    (lambda d: d["seats"][0].update(known=["PH4"]), "known card that is not in its hand"),
    (lambda d: complete_macromolecule(d), "completed a macromolecule card"),
    (lambda d: d["spots"].update({"lipid.3": [1], "lipid.2": [1]}), "seat 1 has more than 4 flasks"),
    (lambda d: d.update(grey=2), "there must be 2 grey flasks"),
    (lambda d: d["seats"][0].update(disks=2), "seat 0 must have 2 disks"),
    (lambda d: load(d, "rough_er", {"lipid": 1}), "rough_er.1 carries"),
    (lambda d: load(d, "rough_er", {"protein": 1, "carb": 1}), "rough_er.1 carries"),
    (lambda d: load(d, "rough_er", {}), "rough_er.1 carries"),
    (lambda d: load(d, "smooth_er", {"protein": 1}), "smooth_er.1 carries"),
    (lambda d: load(d, "golgi", {"protein": 2}), "golgi.1 carries"),
    (lambda d: load(d, "golgi", {"protein": 2, "carb": 1, "lipid": 1}), "golgi.1 carries"),
    (lambda d: load(d, "golgi", {"lipid": 1}), "golgi.1 carries"),
    (lambda d: load(d, "golgi", {"lipid": 2, "carb": 2}), "golgi.1 carries"),
    (lambda d: load(d, "golgi", {"protein": 1, "carb": 1, "atp": 1}), "golgi.1 carries"),
    (lambda d: d["goals"].pop("G_ENZ"), "there must be 4 goals face up"),
    (lambda d: d["goals"].update(G_ENZ=[0, 0]), "goal G_ENZ holds too many markers"),
    (lambda d: d["goals"].update(G_ENZ=[0, 1, 2]), "goal G_ENZ holds too many markers"),
    (lambda d: d["goals"].update({goal: [0] for goal in d["goals"]}), "less than nothing"),
    (lambda d: d["events"].pop(), "there must be 10 events left"),
    (lambda d: d.update(events=["boost_smooth"] * 10), "more than 1 cards of event boost_smooth"),
    (lambda d: d["seats"][0].update(flasks=0), "has no flask left"),
    (
        lambda d: (d["pending"].update(grey_used=True), d["spots"].clear(), d.update(grey=2)),
        "all lie in their area",
    ),
    (lambda d: d["pending"].update(returned=[d["deck"].pop()]), "although the set-up is over"),
    (lambda d: d.update(pending=None), "cannot be over"),
]


def complete_macromolecule(data: dict[str, Any]) -> None:
    for pile in (data["deck"], data["row"]):
        if "MM1" in pile:
            pile.remove("MM1")
    data["seats"][0]["completed"].append("MM1")
    if len(data["row"]) < 4:
        data["row"].append(None)


def load(data: dict[str, Any], area: str, carried: dict[str, int]) -> None:
    data["vesicles"][area][0]["load"] = carried


@pytest.mark.parametrize(("change", "words"), TRUTHS, ids=range(len(TRUTHS)))
def test_an_impossible_state_is_refused(change: Change, words: str) -> None:
    assert words in refused(change)


def test_the_set_up_is_checked_too() -> None:
    match = Match.new(Ruleset(options={"first_player": 0}), 3, 1)
    match.play(match.legal()[0])
    data = match.snapshot()
    assert Match.from_snapshot(copy.deepcopy(data)).fingerprint() == match.fingerprint()
    wrong = copy.deepcopy(data)
    wrong["deck"].append(wrong["pending"]["returned"].pop())
    with pytest.raises(SnapshotError, match="waits to be shuffled back"):
        Match.from_snapshot(wrong)
    wrong = copy.deepcopy(data)
    wrong["deck"].append(wrong["seats"][1]["hand"].pop())
    with pytest.raises(SnapshotError, match="wrong number of cards for this moment"):
        Match.from_snapshot(wrong)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda s: setattr(s, "empty", 1), "mask of the card spots"),
        (lambda s: setattr(s, "usable", 1), "mask of the card spots"),
        (lambda s: setattr(s, "by_health", (0, 0)), "order of the seats by health"),
        (lambda s: setattr(s, "taken", 0), "taken spots"),
        (lambda s: setattr(s, "lying", 0), "places in use"),
        (lambda s: s.seats[0].__setitem__(positions.VESICLES, 0), "mask of its vesicles"),
        (lambda s: s.seats[0].__setitem__(positions.OPEN_GOALS, 0), "goals open to a seat"),
        (lambda s: s.seats[0].__setitem__(positions.MARKERS, 2), "2 goal markers"),
        (lambda s: s.seats[0].__setitem__(positions.HEALTH, 2), "differs from the sum"),
    ],
)
def test_what_follows_from_the_rest_is_guarded(damage: Any, words: str) -> None:
    """Masks kept for speed are invariants of their own."""
    match = Match.from_snapshot(sound())
    state = match.state
    damage(state)
    assert any(words in reason for reason in match.rules.violations(state))
