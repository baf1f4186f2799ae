"""All rows, in the order of the fault model."""

from __future__ import annotations

from tests.soak import (
    damage,
    disk,
    games,
    kill,
    machine,
    overlays,
    people,
    power,
    program,
    screen,
    shelf,
    versions,
)
from tests.soak.board import ROWS, Row

MODULES = (damage, disk, games, kill, machine, overlays, people, power, program, screen, shelf, versions)
"""Each brings its rows by being imported."""


def ordered() -> list[Row]:
    """By number, the parts of a row one after the other."""
    return sorted(ROWS.values(), key=lambda one: (int("".join(filter(str.isdigit, one.number))), one.number))
