"""The worker: whatever an agent's process does, the game goes on within seconds."""

from __future__ import annotations

import json
import logging
import multiprocessing
import threading
import time
from typing import Any

import pytest

from cytosis.ai import worker
from cytosis.ai.agent import Budget
from cytosis.ai.games import thinker
from cytosis.ai.rebuilt import view_of
from cytosis.ai.worker import Limits, WorkerAgent
from cytosis.app.play.controller import Controller, make_agents
from cytosis.app.play.players import seat_players
from cytosis.engine import DataError, Match, Ruleset
from cytosis.engine.rng import Rng
from tests.ai import faults

LIMITS = Limits(start=1.2, grace=0.3, thinking=0.3, most=1.8, megabytes=400)
BUDGET = Budget(nodes=50, seconds=0.3)
ROOMY = Limits(start=120, grace=120, thinking=120, most=300)
PATIENCE = 45
"""Seconds in which a busy machine comes to an end too; a fault would take a minute."""


def question(seed: int = 4) -> tuple[Any, list[Any]]:
    match = Match.new(Ruleset("cytosis"), 2, seed)
    pending = match.pending()
    assert pending is not None
    return match.view(pending.seat), match.legal()


FAULTS = (
    *(faults.crash, faults.hang, faults.never_there, faults.illegal),
    *(faults.garbage, faults.wrong_shape, faults.blow_up, faults.raises, faults.late),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_costs_seconds_and_a_simple_move_is_made(
    fault: Any, caplog: pytest.LogCaptureFixture
) -> None:
    view, legal = question()
    agent = WorkerAgent("hard", 1, LIMITS, fault)
    began = time.monotonic()
    with caplog.at_level(logging.WARNING):
        choice = agent.choose(view, legal, BUDGET)
    assert time.monotonic() - began < PATIENCE
    assert choice.action in legal
    assert len(agent.failures) == 1
    assert "a simple move is made" in caplog.text
    agent.stop()


def test_the_usual_limits_keep_within_five_seconds() -> None:
    limits = Limits()
    assert limits.most + 0.5 <= 5
    assert limits.thinking + limits.grace + limits.start <= limits.most


def test_after_a_crash_a_new_process_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    view, legal = question()
    agent = WorkerAgent("medium", 1, ROOMY, faults.one_good_then_crash)
    monkeypatch.setenv("CYTOSIS_TEST_CRASH", "yes")
    agent.choose(view, legal, BUDGET)
    assert len(agent.failures) == 1
    monkeypatch.setenv("CYTOSIS_TEST_CRASH", "no")
    choice = agent.choose(view, legal, BUDGET)
    assert len(agent.failures) == 1
    assert choice.why is not None and choice.candidates
    agent.stop()


def test_thinking_can_be_cancelled() -> None:
    view, legal = question()
    agent = WorkerAgent("hard", 1, Limits(start=20, grace=20, most=60), faults.hang)
    threading.Timer(0.3, agent.cancel).start()
    began = time.monotonic()
    assert agent.choose(view, legal, BUDGET).action in legal
    assert time.monotonic() - began < PATIENCE
    assert not agent.failures  # being told to move now is no fault


def test_a_whole_table_of_processes_plays() -> None:
    players = seat_players(["medium", "hard:enzymes"])
    agents = make_agents(players, 3, apart=True)
    for agent in agents.values():
        agent._limits = ROOMY  # type: ignore[attr-defined]
    controller = Controller(Match.new(Ruleset("cytosis"), 2, 3), None, agents, Budget(nodes=50))
    for _ in range(12):
        step = controller.advance()
        assert step is not None and not step.failed
    controller.close()
    with pytest.raises(DataError):
        make_agents([seat_players(["human"])[0].__class__("Eve", "nobody")], 1, apart=True)


@pytest.mark.parametrize("expansions", [(), ("virus", "epigenetic")])
def test_a_view_survives_the_pipe(expansions: tuple[str, ...]) -> None:
    rules = Ruleset("cytosis", None, expansions).rules(3)
    state, rng = rules.start(4), Rng(3)
    for _ in range(60):
        for seat in range(3):
            view = rules.observe(state, seat)
            assert view_of(json.loads(json.dumps(view.as_dict())), seat) == view
        rules.apply(state, rng.choice(rules.legal(state)))


def test_a_simple_move_gathers_where_it_can() -> None:
    assert thinker("cytosis").fallback(["use MM1", "place nucleus.3", "exhaust atp"]) == "place nucleus.3"
    assert thinker("cytosis").fallback(["keep PH1 PH2", "keep PH1 SH1"]) == "keep PH1 PH2"


def test_a_worker_whose_window_is_gone_ends_without_a_word(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it thinks, or when it wants to answer."""
    ours, theirs = multiprocessing.Pipe()

    def gone(question: Any, agents: Any) -> dict[str, Any]:
        ours.close()
        return {"n": question["n"]}

    monkeypatch.setattr(worker, "_think", gone)
    monkeypatch.setattr(worker, "limit_memory", lambda megabytes: None)
    ours.send_bytes(b'{"n": 1}')
    worker.serve_agents(theirs, 100)
    assert capfd.readouterr() == ("", "")
