"""Reads the numbers that belong to no record of their own, and how sure each value is.

A figure is written as ``{value: ...}`` or, where it depends on the table size, as ``{by_seats: {...}}``.
"""

from __future__ import annotations

from dataclasses import dataclass

from cytosis.engine.data.tree import Branch, Key, Leaf, Node, Series
from cytosis.engine.errors import DataError

STATUSES = ("known", "own", "weak", "proposed")
"""How sure a value is, surest first; ``own`` is ours on purpose. Explained in rules_data/README.md."""

MOST = 99
"""No amount, price or number of points in the data goes beyond this."""

TRUST = ("status", "status_of")


def trust(record: Branch) -> tuple[str, dict[str, str]]:
    """A record's status and the single values whose status differs."""
    status = record.word("status", STATUSES)
    if "status_of" not in record.entries:
        return status, {}
    single = record.branch("status_of")
    for key in single.entries:
        if key not in record.entries or key in TRUST:
            raise single.error(f"the record has no {key!r}; name one of its keys or remove this line", key)
    return status, {str(key): single.word(key, STATUSES) for key in single.entries}


def least_sure(record: Branch) -> str:
    """One status for a whole record: never surer than its least sure value."""
    status, single = trust(record)
    return max((status, *single.values()), key=STATUSES.index)


def numbers(node: Node) -> list[int]:
    """The whole numbers in a list; none where it is no list."""
    items = node.items if isinstance(node, Series) else ()
    return [item.value for item in items if isinstance(item, Leaf) and type(item.value) is int]


@dataclass(frozen=True, slots=True)
class Figures:
    """A section of figures seen from one table size."""

    section: Branch
    seats: int
    sizes: range

    def at(self, name: str) -> tuple[Branch, Key]:
        """The mapping and the key under which a figure is to be read."""
        record = self.section.branch(name)
        record.only("value", "by_seats", "status", "status_of")
        trust(record)
        if ("value" in record.entries) == ("by_seats" in record.entries):
            raise record.error("needs either value or by_seats; write one of them")
        if "value" in record.entries:
            return record, "value"
        table = record.branch("by_seats")
        table.only(*self.sizes)
        return table, self.seats

    def number(self, name: str, low: int, high: int = MOST) -> int:
        """A figure that is one number."""
        table, key = self.at(name)
        return table.number(key, low, high)

    def numbers(self, name: str, low: int = 0) -> tuple[int, ...]:
        """A figure that is a list of numbers."""
        table, key = self.at(name)
        return table.numbers(key, low, MOST)

    def pairs(self, name: str) -> tuple[tuple[int, int], ...]:
        """A figure that is a list of pairs of numbers, the first of each rising."""
        table, key = self.at(name)
        pairs = [tuple(numbers(item)) for item in table.series(key).items]
        result = tuple((pair[0], pair[1]) for pair in pairs if len(pair) == 2)
        firsts = [first for first, _ in result]
        if len(result) != len(pairs) or not pairs or firsts != sorted(set(firsts)):
            raise table.error("must be a list of pairs of numbers, the first ones rising, e.g. [[9, 1]]", key)
        return result

    def words(self, name: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        """A figure that is a list of words."""
        table, key = self.at(name)
        return table.words(key, choices)

    def names(self, name: str) -> tuple[str, ...]:
        """A figure that is a list of ids of any kind."""
        table, key = self.at(name)
        items = [str(item.value) for item in table.series(key).items if isinstance(item, Leaf)]
        return table.words(key, items)

    def word(self, name: str, choices: tuple[str, ...]) -> str:
        """A figure that is a word."""
        table, key = self.at(name)
        return table.word(key, choices)

    def flag(self, name: str) -> bool:
        """A figure that is true or false."""
        table, key = self.at(name)
        return table.need(key, bool)

    def error(self, name: str, message: str) -> DataError:
        """The error for a figure that is readable but wrong, at the line of its value."""
        table, key = self.at(name)
        return table.error(message, key)
