"""Every agent plays a game that has nothing but rules."""

from __future__ import annotations

import pytest

from cytosis.ai import analysis, arena, coach, registry
from cytosis.ai.agent import Budget
from cytosis.ai.worker import Limits, WorkerAgent
from cytosis.engine import Match, Ruleset
from tests.toy.serving import serve

pytestmark = pytest.mark.toy


@pytest.mark.parametrize("spec", registry.names())
def test_every_agent_plays_it_to_the_end(spec: str) -> None:
    setting = arena.Setting(Ruleset("toy").as_dict(), (spec, "random", "random"), 3, nodes=60)
    table = arena.run(setting, 4)
    assert table["games"] == 4 and sum(row["wins"] for row in table["agents"]) == pytest.approx(4, abs=0.01)


def test_alone_there_is_somebody_who_wins() -> None:
    assert arena.run(arena.Setting(Ruleset("toy").as_dict(), ("hard",), 3), 3)["agents"][0]["wins"] == 3


def test_an_agent_in_another_process_plays_it() -> None:
    match = Match.new(Ruleset("toy"), 4, 5)
    patient = Limits(start=120.0, grace=60.0, most=240.0)  # a busy machine is no fault
    agent = WorkerAgent("hard", 1, patient, serve)
    try:
        for _ in range(4):
            pending = match.pending()
            assert pending is not None
            match.play(agent.choose(match.view(pending.seat), match.legal(), Budget(nodes=50)).action)
    finally:
        agent.stop()
    assert agent.failures == [] and match.progress().round == 2


def test_the_coach_speaks_of_it_in_plain_words() -> None:
    match = Match.new(Ruleset("toy"), 3, 5)
    view, legal = match.view(0), match.legal()
    assert coach.hints(view, legal, Budget(nodes=50))[0].action in legal
    assert coach.explain(view, legal[0]) is not None
    assert coach.waste(view, legal, legal[0]) == ""


def test_a_finished_game_can_be_analysed() -> None:
    match = Match.new(Ruleset("toy"), 3, 5)
    while match.pending() is not None:
        match.play(match.legal()[0])
    found = list(analysis.moments(match.to_json(), depth=30))
    outcome = match.outcome()
    assert outcome is not None and len(found) == 9
    assert found[-1].chances[outcome.winner] == pytest.approx(1 / len(outcome.winners))
