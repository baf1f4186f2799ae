"""From clicks to one action: the engine's legal list, narrowed answer by answer. It knows no rule.

A move is read by the words of its notation; a design says in which order a person is asked for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from cytosis.engine.notation import Words, words

ITEMS = "items"
"""The question about the bare words of a move, which are picked one by one."""
MOVE = "move"
"""The question where moves have nothing in common: which of them."""


def parts(action: Any) -> Words:
    """The words of a move."""
    return words(str(action))


def part(action: Any, word: str) -> str:
    """What a move says of one of its words; a number that stands alone is its ``n``."""
    found = parts(action)
    if word == "n" and len(found.items) == 1 and found.items[0].isdigit():
        return found.items[0]
    return found.get(word)


def narrowed(actions: Sequence[Any], clues: Mapping[str, str]) -> list[Any]:
    """The actions that fit what was pointed at."""
    return [action for action in actions if all(part(action, word) == is_ for word, is_ in clues.items())]


class Picker:
    """The actions that are still possible, the next question, and the way back."""

    def __init__(
        self,
        actions: Sequence[Any],
        asked: Sequence[str] = (),
        taken: tuple[str, ...] = (),
        before: Picker | None = None,
        whole: bool = False,
    ) -> None:
        """``whole``: moves are told apart only as wholes, because their words are not of one kind."""
        self.actions = list(actions)
        self.asked = asked
        self.taken = taken
        """The bare words that were picked."""
        self.before = before
        self._whole = whole
        self.question = self._question()

    @property
    def done(self) -> Any | None:
        """The action, once only one is left."""
        return self.actions[0] if len(self.actions) == 1 else None

    @property
    def root(self) -> Picker:
        """Before the first answer."""
        return self if self.before is None else self.before.root

    @property
    def ordered(self) -> bool:
        """Whether the order of the bare words counts."""
        wholes = [parts(action).items for action in self.actions]
        return len({tuple(sorted(whole)) for whole in wholes}) < len(set(wholes))

    def answers(self) -> dict[Hashable, list[Any]]:
        """The answers to the question, each with the actions it leaves."""
        if self.question == ITEMS:
            return self._gathering()
        groups: dict[Hashable, list[Any]] = {}
        for action in self.actions:
            answer = action if self.question in ("", MOVE) else part(action, self.question)
            groups.setdefault(answer, []).append(action)
        return groups

    def choose(self, answer: Hashable) -> Picker:
        """The picker after an answer; KeyError for one that is none."""
        left = self.answers()[answer]
        taken = (*self.taken, str(answer)) if self.question == ITEMS else ()
        return Picker(left, self.asked, taken, self)

    def drop(self, answer: str) -> Picker:
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
        if self._whole or len({parts(action).verb for action in self.actions}) > 1:
            return MOVE
        for word in self._words():
            if len({part(action, word) for action in self.actions}) > 1:
                return word
        return ITEMS if self._by_items() else MOVE

    def _by_items(self) -> bool:
        """Whether the moves differ in their bare words only, and all have as many."""
        wholes = {parts(action).items for action in self.actions}
        return len(wholes) > 1 and len(set(map(len, wholes))) == 1

    def _words(self) -> list[str]:
        """The words that are asked for, then whatever else the moves name."""
        named = (word for action in self.actions for word in parts(action).named)
        return list(dict.fromkeys((*self.asked, *named)))

    def _gathering(self) -> dict[Hashable, list[Any]]:
        wholes = [parts(action).items for action in self.actions]
        groups: dict[Hashable, list[Any]] = {}
        if self.ordered:
            for action, whole in zip(self.actions, wholes, strict=True):
                groups.setdefault(whole[len(self.taken)], []).append(action)
            return groups
        for action, whole in zip(self.actions, wholes, strict=True):
            for one in Counter(whole) - Counter(self.taken):
                groups.setdefault(one, []).append(action)
        return groups
