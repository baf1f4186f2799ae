"""From clicks to one action: the engine's legal list, narrowed answer by answer. It knows no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any

WORDS = ("n", "disk", "add", "card", "take", "goal", "use", "bump", "choice")
"""The words of a move in the order in which a person is asked for them."""
GATHERED = ("cards", "resources")
"""Words that hold several things, which are picked one by one."""
MOVE = "move"
"""The question where moves have nothing in common: which of them."""


class Picker:
    """The actions that are still possible, the next question, and the way back."""

    def __init__(
        self, actions: Sequence[Any], taken: tuple[Any, ...] = (), before: Picker | None = None
    ) -> None:
        self.actions = list(actions)
        self.taken = taken
        """What was picked of a word that holds several things."""
        self.before = before
        self.question = self._question()

    @property
    def done(self) -> Any | None:
        """The action, once only one is left."""
        return self.actions[0] if len(self.actions) == 1 else None

    @property
    def root(self) -> Picker:
        """Before the first answer."""
        return self if self.before is None else self.before.root

    def answers(self) -> dict[Hashable, list[Any]]:
        """The answers to the question, each with the actions it leaves."""
        if self.question in GATHERED:
            return self._gathering()
        groups: dict[Hashable, list[Any]] = {}
        for action in self.actions:
            answer = action if self.question in ("", MOVE) else getattr(action, self.question)
            groups.setdefault(answer, []).append(action)
        return groups

    def choose(self, answer: Hashable) -> Picker:
        """The picker after an answer; KeyError for one that is none."""
        left = self.answers()[answer]
        taken = (*self.taken, answer) if self.question in GATHERED else ()
        return Picker(left, taken, self)

    def drop(self, answer: Hashable) -> Picker:
        """The picker as if that one had not been taken."""
        rest = list(self.taken)
        rest.remove(answer)
        picker = self.root
        for one in rest:
            picker = picker.choose(one)
        return picker

    # -- questions -----------------------------------------------------------------------------------------
    def _question(self) -> str:
        if len(self.actions) <= 1:
            return ""
        if len({action.verb for action in self.actions}) == 1:
            for word in (*WORDS, *GATHERED):
                found = {getattr(action, word) for action in self.actions}
                if len(found) > 1 and (word in WORDS or len({len(whole) for whole in found}) == 1):
                    return word
        return MOVE

    def _gathering(self) -> dict[Hashable, list[Any]]:
        wholes = [tuple(getattr(action, self.question)) for action in self.actions]
        groups: dict[Hashable, list[Any]] = {}
        if len({tuple(sorted(whole)) for whole in wholes}) < len(set(wholes)):  # their order counts
            for action, whole in zip(self.actions, wholes, strict=True):
                groups.setdefault(whole[len(self.taken)], []).append(action)
            return groups
        for action, whole in zip(self.actions, wholes, strict=True):
            for one in Counter(whole) - Counter(self.taken):
                groups.setdefault(one, []).append(action)
        return groups
