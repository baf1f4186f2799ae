"""The customs of a table: what the people at it agreed on, such as how much the screen remembers for them.

A custom changes nothing of the rules and binds everybody at the table alike. A journal keeps the customs
under ``about``; changing one during the game leaves a note there, so that a game goes on as it was left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cytosis.engine.journal import NOTE, Journal

KEY = "table"
_CHANGED = "table "


@dataclass(frozen=True, slots=True)
class Custom:
    """Something to agree on; the first value is the usual one."""

    id: str
    values: tuple[str, ...]

    def after(self, value: str) -> str:
        """The next value, round and round."""
        return self.values[(self.values.index(value) + 1) % len(self.values)]


def fitting(offered: Iterable[Custom], told: object) -> dict[str, str]:
    """Every custom with its value: the one that was told where it fits, else the usual one."""
    data = told if isinstance(told, Mapping) else {}
    found = {}
    for custom in offered:
        value = data.get(custom.id)
        found[custom.id] = value if isinstance(value, str) and value in custom.values else custom.values[0]
    return found


def agreed(journal: Journal, offered: Sequence[Custom]) -> dict[str, str]:
    """What holds at the end of a journal."""
    told: dict[str, Any] = fitting(offered, journal.header["about"].get(KEY))
    for line in journal.lines:
        changed = read_note(line["do"])
        if changed is not None:
            told[changed[0]] = changed[1]
    return fitting(offered, told)


def note(id_: str, value: str) -> str:
    """The note that changes a custom."""
    return f"{_CHANGED}{id_} {value}"


def read_note(do: str) -> tuple[str, str] | None:
    """The custom a line of a journal changes, and its new value; None where it does nothing of the kind."""
    if not do.startswith(NOTE + _CHANGED):
        return None
    id_, _, value = do.removeprefix(NOTE + _CHANGED).partition(" ")
    return id_, value
