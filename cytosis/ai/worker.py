"""Agents in a process of their own, so that no opponent can stop, slow down or crash the game.

The game sends one line of JSON per question over a pipe and gets one line back; nothing is pickled. An
answer that is late, illegal or no answer at all costs a few seconds at most: the process is ended, a
simple legal move is made instead, the log says so, and the next question starts a new process.
"""

from __future__ import annotations

import json
import logging
import multiprocessing
import sys
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from cytosis.ai.agent import Agent, Budget, Candidate, Choice, Why
from cytosis.ai.games import thinker
from cytosis.ai.rebuilt import view_of
from cytosis.ai.registry import make
from cytosis.ai.steady import SteadyAgent
from cytosis.ai.tables import rules_of

LOG = logging.getLogger(__name__)
LONGEST_LINE = 1 << 20
QUICK = "greedy"
"""Who answers for an agent that was told to move now."""
Serve = Callable[[Connection, int], None]


@dataclass(frozen=True, slots=True)
class Limits:
    """What an agent's process may take before it is ended."""

    start: float = 2.0  # seconds to come up, besides the thinking time
    grace: float = 1.0  # seconds beyond the thinking time
    thinking: float = 1.5  # seconds for agents that were given none
    most: float = 4.5  # seconds in all, and as many more as it was given to think
    megabytes: int = 1024  # of memory, where the system can limit it


class Failure(Exception):
    """The process gave no usable answer; the message says what happened."""


class Hurried(Failure):
    """Nobody wants to wait any longer."""


class WorkerAgent:
    """Looks like the agent of a spec, but thinks in another process."""

    def __init__(
        self,
        spec: str,
        seed: int,
        limits: Limits | None = None,
        serve: Serve | None = None,
        steady: bool = False,
    ) -> None:
        """``steady``: the same move at the same table; see :mod:`cytosis.ai.steady`."""
        self._spec, self._seed, self._steady = spec, seed, steady
        self._limits = limits or Limits()
        self._serve: Serve = serve or serve_agents
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._cancelled = False
        self._asked = 0
        self.failures: list[str] = []  # what went wrong so far, the latest last

    # -- asking ----------------------------------------------------------------------------------------
    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        """The agent's choice, or a simple legal move when it fails in any way."""
        if len(legal) == 1:
            return Choice(legal[0])
        try:
            return self._ask(view, legal, budget)
        except Hurried:
            self.stop()
            self.warm_up()
            return quick_choice(view, legal, self._seed)
        except (Failure, OSError, EOFError, ValueError, KeyError, TypeError) as error:
            self.stop()
            said = str(error) or type(error).__name__
            self.failures.append(said)
            LOG.warning("agent %s failed, a simple move is made for it: %s", self._spec, said)
            return Choice(thinker(view.game).fallback(legal))

    def cancel(self) -> None:
        """Stop thinking at the next moment; the question is then answered with a quick move."""
        self._cancelled = True

    def stop(self) -> None:
        """End the process; the next question starts a new one."""
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(1.0)

    def _ask(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        self._cancelled = False
        started = self._pipe is None or not self._asked
        pipe = self._pipe or self._start()
        self._asked += 1
        question = {
            "n": self._asked,
            "spec": self._spec,
            "seed": self._seed if self._steady else (self._seed + self._asked) % (1 << 62),
            "steady": self._steady,
            "view": view.as_dict(),
            "viewer": view.viewer,
            "legal": [str(action) for action in legal],
            "nodes": budget.nodes,
            "seconds": budget.seconds,
        }
        pipe.send_bytes(json.dumps(question).encode())
        thinking = self._limits.thinking if budget.seconds is None else budget.seconds
        wait = thinking + self._limits.grace + (self._limits.start if started else 0.0)
        wait = min(wait, self._limits.most + max(0.0, thinking - self._limits.thinking))
        return self._answer(pipe, legal, monotonic() + wait)

    def warm_up(self) -> None:
        """Start the process ahead of the first question."""
        if self._pipe is None:
            try:
                self._start()
            except OSError as error:
                LOG.warning("agent %s could not be started: %s", self._spec, error)

    def _answer(self, pipe: Connection, legal: list[Any], until: float) -> Choice:
        while not pipe.poll(0.02):
            if self._cancelled:
                raise Hurried("it was cancelled")
            if monotonic() > until:
                raise Failure("it did not answer in time")
        answer = json.loads(pipe.recv_bytes(LONGEST_LINE))
        if not isinstance(answer, dict) or answer.get("n") != self._asked:
            raise Failure("its answer makes no sense")
        if "error" in answer:
            raise Failure(f"it reports {str(answer['error'])[:200]}")
        return read_choice(answer, legal)

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs, self._limits.megabytes), daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, pipe
        return pipe


def quick_choice(view: Any, legal: list[Any], seed: int) -> Choice:
    """The best move at a glance, for an agent that was not left the time to think."""
    try:
        return make(QUICK, seed).choose(view, legal, Budget())
    except Exception:  # whatever it may raise: somebody is waiting
        LOG.exception("the quick agent failed")
        return Choice(thinker(view.game).fallback(legal))


def read_choice(answer: dict[str, Any], legal: list[Any]) -> Choice:
    """The choice of an answer; Failure when the move is not one of the legal ones."""
    by_text = {str(action): action for action in legal}
    if answer["do"] not in by_text:
        raise Failure(f"its move is not legal: {str(answer['do'])[:80]!r}")
    candidates = tuple(
        Candidate(by_text[text], float(expected), read_why(why))
        for text, expected, why in answer["candidates"]
        if text in by_text
    )
    return Choice(by_text[answer["do"]], read_why(answer["why"]), candidates)


def read_why(told: Any) -> Why | None:
    """A reason as it came over the pipe."""
    return None if told is None else Why(str(told[0]), tuple((str(k), v) for k, v in told[1]))


def plain_why(why: Why | None) -> Any:
    """A reason as plain data."""
    return None if why is None else [why.code, [list(pair) for pair in why.params]]


# -- the other process -----------------------------------------------------------------------------------
def serve_agents(pipe: Connection, megabytes: int) -> None:
    """Answer questions until the pipe closes."""
    limit_memory(megabytes)
    agents: dict[str, Agent] = {}
    while True:
        try:
            question = json.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer = _think(question, agents)
        except Exception as error:  # the game is told, whatever it is
            answer = {"n": question.get("n"), "error": f"{type(error).__name__}: {error}"}
        try:
            pipe.send_bytes(json.dumps(answer).encode())
        except OSError:  # whoever asked is gone
            return


def _think(question: dict[str, Any], agents: dict[str, Agent]) -> dict[str, Any]:
    view = view_of(question["view"], question["viewer"])
    rules = rules_of(view)
    legal = [rules.parse(text) for text in question["legal"]]
    agent = agents.get(question["spec"])
    if agent is None:
        made: Any = SteadyAgent if question.get("steady") else make
        agent = agents[question["spec"]] = made(question["spec"], question["seed"], view.game)
    choice = agent.choose(view, legal, Budget(question["nodes"], question["seconds"]))
    return {
        "n": question["n"],
        "do": str(choice.action),
        "why": plain_why(choice.why),
        "candidates": [[str(one.action), one.expected, plain_why(one.why)] for one in choice.candidates],
    }


def limit_memory(megabytes: int) -> None:
    """Let the system refuse more memory than that, where it can."""
    if sys.platform == "win32":
        return
    import resource

    most = megabytes << 20
    try:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    except (ValueError, OSError):
        LOG.info("the memory of agents cannot be limited here")
