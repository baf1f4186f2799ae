"""From clicks to one action: the engine's legal list, narrowed word by word. It knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WORDS = ("n", "disk", "add", "card", "take", "goal", "use", "bump")
"""The words of a placement in the order in which a person is asked for them."""


class Picker:
    """The actions that are still possible, and the next question."""

    def __init__(self, actions: Sequence[Any]) -> None:
        self.actions = list(actions)

    @property
    def done(self) -> Any | None:
        """The action, once only one is left."""
        return self.actions[0] if len(self.actions) == 1 else None

    def options(self) -> list[list[Any]]:
        """The answers to the next question: groups of actions that agree in it."""
        for word in WORDS:
            groups: dict[int, list[Any]] = {}
            for action in self.actions:
                groups.setdefault(getattr(action, word), []).append(action)
            if len(groups) > 1:
                return list(groups.values())
        return [[action] for action in self.actions]

    def choose(self, group: Sequence[Any]) -> Picker:
        """The picker after an answer."""
        return Picker(group)
