"""Processes that misbehave, for the tests of the worker; they live here so that a new process finds them."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from multiprocessing.connection import Connection

from cytosis.ai import worker
from cytosis.ai.agent import Agent
from cytosis.ai.worker import limit_memory, serve_agents


def _asked(pipe: Connection) -> dict[str, object]:
    question = json.loads(pipe.recv_bytes())
    assert isinstance(question, dict)
    return question


def crash(pipe: Connection, megabytes: int) -> None:
    _asked(pipe)
    os._exit(3)


def hang(pipe: Connection, megabytes: int) -> None:
    _asked(pipe)
    time.sleep(60)


def never_there(pipe: Connection, megabytes: int) -> None:
    time.sleep(60)


def illegal(pipe: Connection, megabytes: int) -> None:
    n = _asked(pipe)["n"]
    pipe.send_bytes(json.dumps({"n": n, "do": "place golgi.9", "why": None, "candidates": []}).encode())
    time.sleep(60)


def garbage(pipe: Connection, megabytes: int) -> None:
    _asked(pipe)
    pipe.send_bytes(b"\xff\x00 not a line of ours")
    time.sleep(60)


def wrong_shape(pipe: Connection, megabytes: int) -> None:
    n = _asked(pipe)["n"]
    pipe.send_bytes(json.dumps({"n": n, "do": ["place"], "why": 7}).encode())
    time.sleep(60)


def blow_up(pipe: Connection, megabytes: int) -> None:
    limit_memory(megabytes)
    n = _asked(pipe)["n"]
    heap = []
    try:
        while True:
            heap.append(bytearray(1 << 24))
    except MemoryError:
        heap.clear()
        pipe.send_bytes(json.dumps({"n": n, "error": "MemoryError"}).encode())


def raises(pipe: Connection, megabytes: int) -> None:
    """An agent that fails by itself: the process says so and lives."""
    setattr(worker, "make", _broken)  # noqa: B010 - of this process alone
    serve_agents(pipe, megabytes)


def _broken(spec: str, seed: int) -> Agent:
    raise ValueError("a fault in an agent")


def late(pipe: Connection, megabytes: int) -> None:
    """The right answer, but nobody waits for it any more."""
    question = _asked(pipe)
    time.sleep(4)
    first = question["legal"][0]  # type: ignore[index]
    with suppress(OSError):
        pipe.send_bytes(json.dumps({"n": question["n"], "do": first, "why": None, "candidates": []}).encode())


ONE_IN = 100
QUICK = (crash, illegal, garbage, wrong_shape)


def now_and_then(pipe: Connection, megabytes: int) -> None:
    """Answers well, but to one question in a hundred with a fault."""
    while True:
        try:
            question = json.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        number = question["seed"] % (ONE_IN * len(QUICK))
        if number < len(QUICK):
            QUICK[number](_Again(question, pipe), megabytes)  # type: ignore[arg-type]
        legal = question["legal"]
        answer = {
            "n": question["n"],
            "do": legal[question["seed"] % len(legal)],
            "why": None,
            "candidates": [],
        }
        pipe.send_bytes(json.dumps(answer).encode())


class _Again:
    """The pipe before a question was taken from it."""

    def __init__(self, question: dict[str, object], pipe: Connection) -> None:
        self._question, self.send_bytes = question, pipe.send_bytes

    def recv_bytes(self) -> bytes:
        return json.dumps(self._question).encode()


def one_good_then_crash(pipe: Connection, megabytes: int) -> None:
    if os.environ.get("CYTOSIS_TEST_CRASH") == "yes":
        crash(pipe, megabytes)
    serve_agents(pipe, megabytes)
