"""Processes that misbehave, for the tests of the worker; they live here so that a new process finds them."""

from __future__ import annotations

import json
import os
import time
from multiprocessing.connection import Connection

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


def one_good_then_crash(pipe: Connection, megabytes: int) -> None:
    if os.environ.get("CYTOSIS_TEST_CRASH") == "yes":
        crash(pipe, megabytes)
    serve_agents(pipe, megabytes)
