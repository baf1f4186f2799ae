"""Reads the figures of Cytosis: set-up, scoring and switches."""

from __future__ import annotations

from cytosis.engine.data import figures as data
from cytosis.games.cytosis.catalog import RESOURCES, Amounts, Scoring, Setup, Switches
from cytosis.games.cytosis.records import amounts

BUMPS = ("highest_health", "active_chooses")
TIES = ("cards", "atp", "first_player", "last_from_first_player")


class Figures(data.Figures):
    """A section of figures seen from one table size, some of them numbers by resource."""

    def amounts(self, name: str) -> Amounts:
        """A figure that is a number by resource."""
        table, key = self.at(name)
        return amounts(table, key)


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
