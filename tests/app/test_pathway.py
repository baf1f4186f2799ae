"""The way of a card, step by step, and what a move would bring, before it is made."""

from __future__ import annotations

import pytest

from cytosis.app.games.cytosis.pathway import Pathways
from cytosis.app.games.cytosis.preview import Previews
from cytosis.engine import Match
from cytosis.engine.rng import Rng
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.catalog import ATP
from tests.cytosis.rulebook.attacks import loaded, now, with_card
from tests.cytosis.scenario import Scenario, play
from tests.tables import CYTOSIS, choose


def pathways(match: Match) -> Pathways:
    return Pathways(match.rules.catalog)  # type: ignore[attr-defined]


def with_vesicle(area: str, load: dict[str, int], **stock: int) -> Match:
    scenario = Scenario(seats=3).turn(0).stock(0, **stock).hand(0, "PH3", "EN1")
    scenario.data["vesicles"][area][0] = {"seat": 0, "load": load}
    scenario.data["seats"][0]["disks"] -= 1
    return scenario.match()


def test_a_hormone_goes_through_three_steps() -> None:
    match = Scenario(seats=3).turn(0).stock(0, mrna=1, atp=9).hand(0, "PH3").match()  # Insulin
    path = pathways(match).of_card("PH3", match.view(0))
    assert path is not None
    assert [step.area for step in path.steps] == ["rough_er", "golgi", "exocytosis"]
    first, second, third = path.steps
    assert [(need.resource, need.need, need.have, need.missing) for need in first.needs] == [
        ("mrna", 2, 1, 1)
    ]
    assert (first.ready, second.ready, third.ready) == (False, False, True)


@pytest.mark.parametrize(
    ("area", "load", "done"),
    [
        ("rough_er", {"protein": 2}, 1),
        ("rough_er", {"protein": 1}, 0),
        ("golgi", {"protein": 2, "carb": 1}, 2),
        ("golgi", {"protein": 2, "lipid": 1}, 0),
    ],
)
def test_a_vesicle_on_its_way_has_steps_behind_it(area: str, load: dict[str, int], done: int) -> None:
    match = with_vesicle(area, load, carb=1)
    view = match.view(0)
    path = pathways(match).of_card("PH3", view)
    assert path is not None
    assert sum(step.done for step in path.steps) == done
    ways = pathways(match).of_vesicle(f"{area}.1", view)
    assert [way.card for way in ways] == (["PH3"] if done else [])
    assert pathways(match).of_vesicle(f"{area}.1", match.view(1)) == []


def test_an_enzyme_needs_one_visit_and_a_macromolecule_none() -> None:
    match = Scenario(seats=3).turn(0).hand(0, "EN1", "MM1").match()
    path = pathways(match).of_card("EN1", match.view(0))
    assert path is not None and [step.area for step in path.steps] == ["cytoplasm"]
    assert pathways(match).of_card("MM1", match.view(0)) is None


def test_a_preview_says_what_happens_to_the_mover() -> None:
    """Compared with what really happened, over random games of every edition and module."""
    rng = Rng(5)
    for table in CYTOSIS[::4]:
        rules = table.rules
        state = rules.start(rng.below(1 << 30))
        for _ in range(70):
            pending = rules.pending(state)
            if pending is None:
                break
            action = choose(rng, rules.legal(state))
            previews = Previews(rules, rules.observe(state, pending.seat), Pathways(rules.catalog))  # type: ignore[attr-defined]
            told = previews.of(action)
            events: list[object] = []
            before = state.copy()
            rules.apply(state, action, events.append)
            assert told.final == rules.reveals(before, state)
            spent = [0] * 5
            for event in events:
                if isinstance(event, happened.FlasksReturned | happened.RoundStarted | happened.GameEnded):
                    break
                if isinstance(event, happened.Paid) and event.seat == pending.seat:
                    spent = [a + b for a, b in zip(spent, event.amounts, strict=True)]
            if action.spot >= 0 and not told.final:
                assert list(told.paid) == spent, str(action)


def test_a_vesicle_promises_the_best_card_it_fits() -> None:
    match = with_vesicle("rough_er", {"protein": 2}, carb=1, lipid=1)
    previews = Previews(match.rules, match.view(0), pathways(match))
    with_carb = previews.of(match.parse("place golgi.1 disk=rough_er.1 add=carb"))
    with_lipid = previews.of(match.parse("place golgi.1 disk=rough_er.1 add=lipid"))
    assert with_carb.later == 7
    assert with_lipid.later == 0


def test_an_attack_tells_what_antibodies_cost_and_what_a_loss_is() -> None:
    base = with_card(card="VI1").stock(0, atp=3, lipid=1).health(0, 9)
    match = play(loaded(base, 1, 6, 6).match(), "place cards.1")
    bought = Previews(match.rules, match.view(0), pathways(match)).of(match.parse("antibodies 2"))
    assert (bought.paid[ATP], bought.antibodies, bought.worth_telling) == (2, ("influenza", 4), True)
    play(match, "antibodies 0")
    while now(match) != (0, "lose"):
        match.play(match.legal()[0])
    lost = Previews(match.rules, match.view(0), pathways(match)).of(match.parse("lose health"))
    assert lost.points == -1 and lost.worth_telling
