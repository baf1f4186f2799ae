"""Reads the numbers that belong to no record of their own: set-up, scoring and switches.

Each is written as ``{value: ...}`` or, where it depends on the table size, as ``{by_seats: {...}}``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.errors import DataError
from ...engine.tree import Branch, Key, Leaf
from .catalog import RESOURCES, Amounts, Scoring, Setup, Switches
from .records import MOST, amounts, numbers, trust

BUMPS = ("highest_health", "active_chooses")
TIES = ("cards", "atp", "first_player", "last_from_first_player")


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

    def amounts(self, name: str) -> Amounts:
        """A figure that is a number by resource."""
        table, key = self.at(name)
        return amounts(table, key)

    def error(self, name: str, message: str) -> DataError:
        """The error for a figure that is readable but wrong, at the line of its value."""
        table, key = self.at(name)
        return table.error(message, key)


def read_setup(figures: Figures) -> Setup:
    """The numbers of the set-up."""
    figures.section.only(*Setup.__dataclass_fields__)
    start_atp = figures.numbers("start_atp")
    if len(start_atp) < figures.seats:
        raise figures.error("start_atp", f"has no number for seat {len(start_atp) + 1}; write one per seat")
    return Setup(
        flasks=figures.number("flasks", 1),
        disks=figures.number("disks", 1),
        markers=figures.number("markers", 0),
        grey_flasks=figures.number("grey_flasks", 0),
        grey_price=figures.number("grey_price", 0),
        events=figures.number("events", 1),
        goals=figures.number("goals", 0),
        goals_apart=figures.names("goals_apart"),
        dealt=figures.number("dealt", 1),
        kept=figures.number("kept", 0),
        row=figures.number("row", 1),
        start_atp=start_atp[: figures.seats],
        supply=figures.number("supply", 0),
        extra=figures.number("extra", 0, 9),
        extra_kinds=figures.words("extra_kinds", RESOURCES),
        detox_removed=figures.number("detox_removed", 0),
        discarded=figures.number("discarded", 0),
    )


def read_scoring(figures: Figures) -> Scoring:
    """The numbers of the scoring."""
    figures.section.only(*Scoring.__dataclass_fields__)
    return Scoring(
        receptor_other=figures.number("receptor_other", 0),
        receptor_own=figures.number("receptor_own", 0),
        first_marker=figures.number("first_marker", 0),
        markers_per_goal=figures.number("markers_per_goal", 1),
        detox=figures.numbers("detox"),
        detox_by_cards=figures.flag("detox_by_cards"),
        sets=figures.numbers("sets"),
        leftovers=figures.amounts("leftovers"),
        final_tie=figures.words("final_tie", TIES),
    )


def read_switches(figures: Figures) -> Switches:
    """What may be done."""
    figures.section.only(*Switches.__dataclass_fields__)
    return Switches(
        exhaust=figures.words("exhaust", RESOURCES),
        event_before_row=figures.flag("event_before_row"),
        free_slot_bonus=figures.number("free_slot_bonus", 0),
        bump=figures.word("bump", BUMPS),
        loads_come_home=figures.flag("loads_come_home"),
    )
