"""A process of its own that reports line by line, so that the window can show what came and never waits."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from cytosis.ai.worker import limit_memory

MEGABYTES = 1024


class Reports:
    """Plain data from ``work(*args)``, taken in with :meth:`poll`; :meth:`stop` ends it at any time."""

    def __init__(self, work: Callable[..., Iterator[Any]], *args: Any) -> None:
        self.failed = False
        """It ended, or talked nonsense: nothing more will come."""
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_serve, args=(theirs, work, args), daemon=True)
        self._process.start()
        theirs.close()

    def poll(self) -> list[Any]:
        """What has come since the last time."""
        found: list[Any] = []
        try:
            while not self.failed and self._pipe.poll():
                found.append(json.loads(self._pipe.recv_bytes()))
        except (EOFError, OSError, ValueError):
            self.failed = True
        return found

    def stop(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.join(1.0)
        self._pipe.close()


def _serve(pipe: Connection, work: Callable[..., Iterator[Any]], args: tuple[Any, ...]) -> None:
    limit_memory(MEGABYTES)
    with suppress(OSError):  # whoever asked is gone
        for told in work(*args):
            pipe.send_bytes(json.dumps(told).encode())
    pipe.close()
