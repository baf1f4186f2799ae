"""A hint: the best few moves as the strongest player sees them, found apart from the seat's own view."""

from __future__ import annotations

from threading import Thread
from typing import Any

from cytosis.ai import coach, registry
from cytosis.ai.agent import Agent, Budget, Candidate
from cytosis.ai.worker import WorkerAgent

APART = Budget(seconds=1.5)
HERE = Budget(nodes=200)
"""Where no process of its own is wanted, as in tests: soon, and always the same."""
SHOWN = 3


class Hint:
    """The best moves for one question; asking and waiting never hold a frame up."""

    def __init__(self, apart: bool) -> None:
        self._apart = apart
        self._worker: WorkerAgent | None = None
        self._thread: Thread | None = None
        self._asked = 0
        self._answer: list[Candidate] = []
        self._thinking = False
        self.found: list[Candidate] = []
        """The moves to look at, the best first."""

    @property
    def thinking(self) -> bool:
        """Whether the answer is still to come."""
        return self._thinking

    @property
    def shown(self) -> bool:
        """Whether there is something to show."""
        return bool(self.found)

    def ask(self, view: Any, legal: list[Any]) -> None:
        """Begin to think; the answer is there some moments later."""
        self.forget()
        asked, earlier, agent = self._asked, self._thread, self._agent()
        self._answer, self._thinking = [], True
        budget = APART if self._apart else HERE

        def think() -> None:
            if earlier is not None:
                earlier.join()  # one question at a time over one pipe
            if asked == self._asked:
                answer = coach.hints(view, legal, budget, agent)
                if asked == self._asked:
                    self._answer = answer

        self._thread = Thread(target=think, daemon=True)
        self._thread.start()

    def _agent(self) -> Agent:
        if not self._apart:
            return registry.make(coach.LEVEL, 1)
        if self._worker is None:
            self._worker = WorkerAgent(coach.LEVEL, 1)
        return self._worker

    def wait(self) -> None:
        """Until the answer is there."""
        if self._thread is not None:
            self._thread.join()
            self.update()

    def update(self) -> None:
        """Take the answer, if it is there."""
        if self._thinking and self._thread is not None and not self._thread.is_alive():
            self.found, self._thinking = self._answer[:SHOWN], False

    def forget(self) -> None:
        """The question no longer stands."""
        self._asked += 1
        self._thinking, self.found = False, []

    def stop(self) -> None:
        """The table is left."""
        self.forget()
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def best(self) -> list[Any]:
        """The moves alone."""
        return [one.action for one in self.found]
