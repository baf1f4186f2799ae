"""Snapshots with the modules: round trips everywhere, and what is refused with the reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from cytosis.engine import Match, SaveError, SnapshotError
from cytosis.engine.rng import Rng
from tests.cytosis.decisions import BOTH, NAMES, snapshots
from tests.cytosis.scenario import Scenario
from tests.tables import choose

Change = Callable[[dict[str, Any]], object]
each_position = pytest.mark.parametrize("name", NAMES)


def at(name: str, edition: str = "second") -> dict[str, Any]:
    return copy.deepcopy(snapshots(edition)[name])


def play_on(match: Match, count: int, seed: int = 3) -> None:
    """Random play keeps all promises from here on."""
    rng = Rng(seed)
    rules: Any = match.rules
    for _ in range(count):
        if match.pending() is None:
            return
        match.play(choose(rng, match.legal()))
        assert rules.violations(match.state) == []


@pytest.mark.parametrize("edition", ["second", "first", "italian"])
@each_position
def test_a_save_is_possible_at_every_decision(name: str, edition: str) -> None:
    data = at(name, edition)
    match = Match.from_snapshot(json.loads(json.dumps(data)))
    assert match.snapshot() == data
    play_on(match, 25)
    assert Match.from_json(match.to_json()).fingerprint() == match.fingerprint()


def refused(name: str, change: Change) -> str:
    data = at(name)
    change(data)
    with pytest.raises(SnapshotError) as caught:
        Match.from_snapshot(data)
    said = str(caught.value)
    assert "\n" not in said and len(said) < 200
    return said


SHAPES: list[tuple[str, Change, str]] = [
    ("turn", lambda d: d["seats"][0].pop("antibodies"), "seats[0] lacks the key 'antibodies'"),
    ("turn", lambda d: d["seats"][0].update(antibodies=[]), "antibodies must be an object"),
    ("turn", lambda d: d["seats"][0]["antibodies"].pop("ebola"), "lacks the key 'ebola'"),
    ("turn", lambda d: d["seats"][0]["antibodies"].update(flu=2), "unknown key 'flu'"),
    ("turn", lambda d: d["seats"][0]["antibodies"].update(ebola=-2), "antibodies.ebola must be"),
    ("turn", lambda d: d["seats"][0]["antibodies"].update(ebola="2"), "antibodies.ebola must be"),
    ("turn", lambda d: d["seats"][0].update(attacks=["EN1"]), "attacks names 'EN1'"),
    ("turn", lambda d: d["seats"][0].update(attacks="VE1"), "attacks must be a list"),
    ("turn", lambda d: d.update(dummy={}), "unknown key 'dummy'"),
    ("turn", lambda d: d["seats"][0].pop("used"), "seats[0] lacks the key 'used'"),
    ("turn", lambda d: d["seats"][0].update(epigenetic="flight"), "epigenetic names 'flight'"),
    ("turn", lambda d: d["seats"][0].update(epigenetic=1), "epigenetic names 1"),
    ("turn", lambda d: d["seats"][0].update(used=["trade"]), "used names 'trade'"),
    ("turn", lambda d: d["seats"][1].update(used=["peek"]), "seats[1].used names 'peek'"),
    ("turn", lambda d: d["seats"][0].update(peeked=3), "peeked must be a list"),
    ("turn", lambda d: d["pending"].update(cards=[]), "unknown key 'cards'"),
    ("gift", lambda d: d["pending"].update(grey_used=False), "unknown key 'grey_used'"),
    ("draft last", lambda d: d["pending"].pop("offer"), "lacks the key 'offer'"),
    ("draft last", lambda d: d["pending"].update(offer=3), "pending.offer must be a list"),
    ("draft last", lambda d: d["pending"].update(chosen=["flight"]), "pending.chosen names 'flight'"),
    ("draft last", lambda d: d["pending"].pop("then"), "draft is never asked while nothing waits"),
    ("peek", lambda d: d["pending"].pop("cards"), "lacks the key 'cards'"),
    ("peek", lambda d: d["pending"].update(cards=[1]), "pending.cards names 1"),
    ("gain", lambda d: d["pending"].pop("rolls"), "lacks the key 'rolls'"),
    ("gain", lambda d: d["pending"].update(strain="flu"), "pending.strain names 'flu'"),
    ("gain", lambda d: d["pending"].update(buyer=3), "pending.buyer must be"),
    ("gain", lambda d: d["pending"].update(buyer=True), "pending.buyer must be"),
    ("gain", lambda d: d["pending"].update(rolls=[[7], [1], [1]]), "pending.rolls must be"),
    ("gain", lambda d: d["pending"].update(rolls=[3, 3, 3]), "pending.rolls must be a list"),
    ("gain", lambda d: d["pending"].update(ranking=["dummy", 0, 1]), "pending.ranking must be"),
    ("gain", lambda d: d["pending"].update(todo=[4]), "pending.todo must be"),
    ("gain", lambda d: d["pending"].update(todo=None), "pending.todo must be a list"),
]


@pytest.mark.parametrize(("name", "change", "words"), SHAPES, ids=range(len(SHAPES)))
def test_a_wrong_shape_is_refused(name: str, change: Change, words: str) -> None:
    assert words in refused(name, change)


def attack(data: dict[str, Any], **changes: Any) -> None:
    """Change the attack where it is decided on and where it waits, alike."""
    pending = data["pending"]
    pending.update(changes)
    numbers = {"ebola": 0, "influenza": 1, "rhinovirus": 2}
    buyer = -1 if pending["buyer"] is None else pending["buyer"]
    step = [numbers[pending["strain"]], buyer, pending["rolls"], pending["ranking"], pending["todo"]]
    pending["then"][-1][1] = copy.deepcopy(step)


def tire(data: dict[str, Any]) -> None:
    for seat in data["seats"]:
        seat["flasks"] = 0


TRUTHS: list[tuple[str, Change, str]] = [
    ("turn", lambda d: d["seats"][0]["antibodies"].update(ebola=12), "not on their track"),
    ("turn", lambda d: d["seats"][0]["antibodies"].update(ebola=3), "not on their track"),
    ("turn", lambda d: d["seats"][0].update(attacks=["VE1"]), "VE1 is in 2 places"),
    ("turn", lambda d: d["seats"][0]["hand"].append(d["deck"].pop()), "resolved when taken"),
    ("turn", lambda d: d["seats"][0].update(epigenetic="surplus"), "an epigenetic card of its own"),
    ("turn", lambda d: d["seats"][0].update(epigenetic=None), "an epigenetic card of its own"),
    ("turn", lambda d: d["seats"][0].update(peeked=["AD3"]), "must lie on top of the deck"),
    ("turn", lambda d: d["seats"][1].update(peeked=["VE1"]), "only who can peek"),
    ("turn", lambda d: d["seats"][0].update(peeked=d["deck"][:-5:-1]), "only who can peek"),
    ("keep_cards", lambda d: peek_in_set_up(d), "only who can peek"),
    ("gift", lambda d: d["pending"].update(seat=0), "no epigenetic card for gift"),
    ("early", lambda d: d["pending"].update(seat=0), "no epigenetic card for early"),
    ("early", lambda d: d["seats"][2].update(flasks=0), "needs a flask"),
    ("early", tire, "nobody has a flask"),
    ("gift", tire, "nobody has a flask"),
    ("start_resources", tire, "nobody has a flask"),
    ("keep_cards", tire, "nobody has a flask"),
    ("draft last", tire, "nobody has a flask"),
    ("gain after an event", tire, "nobody has a flask"),
    ("after_flask", lambda d: d["pending"].update(seat=1), "no epigenetic card for after_flask"),
    ("after_flask", lambda d: d["pending"].update(then=[["end_turn", 1]]), "another seat's turn"),
    ("after_flask", lambda d: peek_used_elsewhere(d), "used up only in the turn"),
    ("peek", lambda d: d["pending"].update(cards=["VE1"]), "those the seat has peeked"),
    ("peek", lambda d: (d["pending"].update(cards=[]), d["seats"][0].update(peeked=[])), "has peeked"),
    ("peek", lambda d: d["seats"][0].update(used=[]), "those the seat has peeked"),
    ("order", lambda d: (d["pending"].update(cards=["VE1"]), d["seats"][0].update(peeked=["VE1"])), "order"),
    ("peek", lambda d: d["seats"][0].update(flasks=0), "has no flask left"),
    ("peek", lambda d: d["pending"].update(then=[["turn", 0, True]]), "yet all lie in their area"),
    ("peek after the flask", lambda d: d["pending"]["then"][1].__setitem__(1, 1), "whose turn ends"),
    ("order before an attack", lambda d: d["pending"]["then"][-1].__setitem__(1, 1), "before its buyer"),
    ("order before an attack", lambda d: d["pending"]["then"][-1].__setitem__(2, 1), "before its buyer"),
    ("draft last", lambda d: d["pending"]["chosen"].pop(), "not where its cards say"),
    ("draft last", lambda d: d["pending"]["offer"].pop(), "not where its cards say"),
    ("draft last", lambda d: d["pending"].update(pile=["trade", "peek"]), "exactly one place of the draft"),
    ("draft last", lambda d: d["seats"][0].update(hand=[d["deck"].pop()]), "no card is dealt before"),
    ("draft last", lambda d: d["row"].__setitem__(0, d["deck"].pop()), "no card is dealt before"),
    ("draft last", lambda d: d["discard"].append(d["deck"].pop()), "no card is dealt before"),
    ("draft last", lambda d: d["deck"].append(d["pending"]["returned"].pop()), "waits to be shuffled back"),
    ("draft last", lambda d: d["seats"][0].update(epigenetic="trade"), "an epigenetic card of its own"),
    ("gain", lambda d: attack(d, ranking=[0, 1]), "does not name everybody once"),
    ("gain", lambda d: attack(d, ranking=[0, 1, 2, 2]), "does not name everybody once"),
    ("gain", lambda d: attack(d, ranking=[0, 1, 1]), "does not name everybody once"),
    ("gain", lambda d: attack(d, ranking=[0, 2, 1]), "does not follow from its dice"),
    ("gain", lambda d: attack(d, rolls=[[6], [5]]), "one roll for everybody"),
    ("gain", lambda d: attack(d, rolls=[[6], [5], []]), "one roll for everybody"),
    ("gain", lambda d: attack(d, todo=[1]), "other seats to come"),
    ("gain", lambda d: attack(d, todo=[1, 1, 2]), "other seats to come"),
    ("gain", lambda d: attack(d, strain="ebola"), "no card that brings this attack"),
    ("gain", lambda d: attack(d, buyer=None), "between two rounds"),
    ("gain", lambda d: d["pending"].update(strain="ebola"), "no card that brings this attack"),
    ("gain", lambda d: d["pending"]["then"][-1][1].__setitem__(4, []), "another attack waits"),
    ("gain", lambda d: d["pending"].update(kind="lose"), "does not fit the decision"),
    ("lose", lambda d: d["pending"].update(kind="gain"), "does not fit the decision"),
    ("gain", lambda d: bought_by_another(d), "in the own turn"),
    ("gain after an event", lambda d: d.update(active_event="virus_influenza"), "does not bring this attack"),
    ("gain after an event", lambda d: d.update(active_event=None), "does not bring this attack"),
    ("antibodies", lambda d: attack(d, todo=[]), "other seats to come"),
    ("attack_antibodies", lambda d: d["pending"].update(seat=1), "only the buyer"),
    ("attack_antibodies", lambda d: d["pending"].update(todo=[1]), "only the buyer"),
    ("attack_antibodies", lambda d: d["pending"].update(ranking=[0, 1, 2]), "everybody once"),
]


def peek_in_set_up(data: dict[str, Any]) -> None:
    for seat in data["seats"]:
        if seat["epigenetic"] == "peek":
            seat["epigenetic"] = "free_cards"
    data["seats"][0].update(epigenetic="peek", peeked=[data["deck"][-1]])


def peek_used_elsewhere(data: dict[str, Any]) -> None:
    data["seats"][0].update(epigenetic="free_cards")
    data["seats"][1].update(epigenetic="peek", used=["peek"])


def bought_by_another(data: dict[str, Any]) -> None:
    data["seats"][1]["attacks"], data["seats"][0]["attacks"] = ["VI1"], []
    attack(data, buyer=1)


@pytest.mark.parametrize(("name", "change", "words"), TRUTHS, ids=range(len(TRUTHS)))
def test_an_impossible_state_is_refused(name: str, change: Change, words: str) -> None:
    assert words in refused(name, change)


def test_the_dummy_is_checked_too() -> None:
    data = Scenario(seats=2, expansions=BOTH).data
    changes: list[tuple[Change, str]] = [
        (lambda d: d.pop("dummy"), "lacks the key 'dummy'"),
        (lambda d: d.update(dummy=[]), "dummy must be an object"),
        (lambda d: d["dummy"].update(health=1), "dummy has an unknown key 'health'"),
        (lambda d: d["dummy"]["antibodies"].update(ebola="x"), "dummy.antibodies.ebola must be"),
        (lambda d: d["dummy"]["antibodies"].update(ebola=5), "not on their track"),
    ]
    for change, words in changes:
        wrong = copy.deepcopy(data)
        change(wrong)
        with pytest.raises(SnapshotError, match=words):
            Match.from_snapshot(wrong)


def test_a_journal_that_starts_from_a_damaged_snapshot_is_refused() -> None:
    match = Match.from_snapshot(at("gain"))
    journal = json.loads(match.to_json())
    journal["header"]["snapshot"]["pending"]["then"] = [["deal"]]
    with pytest.raises(SaveError):
        Match.from_json(json.dumps(journal))
