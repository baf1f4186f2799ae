"""How an event is told: by one text, by one of several, or by a sentence made for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Sentence: TypeAlias = "str | Callable[[Any, Any, int | None], str]"
"""The key of a text, or what makes a sentence from narrator, event and mover."""


def either(field: str, yes: Sentence, no: Sentence) -> Sentence:
    """One sentence where that field of an event holds something, else another."""
    return lambda narrator, event, mover: narrator.as_told(yes if getattr(event, field) else no, event, mover)


def counted(key: str) -> Sentence:
    """A text in the form for as many things as the event counts."""
    return lambda narrator, event, mover: narrator.say(key, event, event.count)
