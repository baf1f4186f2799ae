"""A first hint: what a strong player would consider, found in the background from the seat's own view."""

from __future__ import annotations

from threading import Thread
from typing import Any

from cytosis.ai import registry
from cytosis.ai.agent import Budget, Choice
from cytosis.app.words import Words

ADVISER = "hard"
BUDGET = Budget(nodes=400, seconds=1.0)
SHOWN = 3


class Hint:
    """The best moves for one question."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._thread: Thread | None = None
        self._answer: Choice | None = None
        self._asked = 0
        self.choice: Choice | None = None

    @property
    def thinking(self) -> bool:
        """Whether the answer is still to come."""
        return self._thread is not None

    @property
    def shown(self) -> bool:
        """Whether there is something to show."""
        return self.choice is not None

    def ask(self, view: Any, legal: list[Any]) -> None:
        """Begin to think; the answer is there some moments later."""
        self.forget()
        asked = self._asked

        def think() -> None:
            answer = registry.make(ADVISER, 1).choose(view, list(legal), BUDGET)
            if asked == self._asked:
                self._answer = answer

        self._thread = Thread(target=think, daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Until the answer is there."""
        if self._thread is not None:
            self._thread.join()
            self.update()

    def update(self) -> None:
        """Take the answer, if it is there."""
        if self._thread is not None and not self._thread.is_alive():
            self.choice, self._answer, self._thread = self._answer, None, None

    def forget(self) -> None:
        """The question no longer stands."""
        self._asked += 1
        self._thread, self._answer, self.choice = None, None, None

    def best(self) -> list[Any]:
        """The moves to look at, the best first."""
        if self.choice is None:
            return []
        others = [one.action for one in self.choice.candidates if one.action != self.choice.action]
        return [self.choice.action, *others][:SHOWN]

    def why(self) -> str:
        """Why the first of them, in a sentence."""
        return self._words.why(self.choice.why) if self.choice is not None and self.choice.why else ""
