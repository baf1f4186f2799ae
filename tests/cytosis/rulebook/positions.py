"""Positions that several rulebook tests start from."""

from __future__ import annotations

from tests.cytosis.scenario import Scenario

EMPTY_ROW = (None, None, None, None)
WITHOUT_PAY = (
    "nucleus.3",
    "nucleus.2",
    "lipid.3",
    "lipid.2",
    "mitochondria.3",
    "mitochondria.2",
    "laureates.1",
)


def crowded(edition: str) -> Scenario:
    """Four seats. Seat 0 holds nothing, and what it could use for nothing or for ATP is taken or empty."""
    scenario = Scenario(edition, 4).row(*EMPTY_ROW)
    for number, spot in enumerate((*WITHOUT_PAY, "glucose.2", "glucose.1")):
        scenario.spot(spot, 1 + number % 3)
    return scenario


def full(scenario: Scenario, area: str, *seats: int) -> Scenario:
    """Disks of these seats fill the vesicle places of the area, each with a small load."""
    load = {"smooth_er": {"lipid": 2}, "rough_er": {"protein": 2}, "golgi": {"protein": 1, "carb": 1}}[area]
    for number, seat in enumerate(seats, start=1):
        scenario.vesicle(f"{area}.{number}", seat, **load)
    return scenario
