"""Virus attacks for the rulebook tests: positions, loaded dice, and answers to everything."""

from __future__ import annotations

from functools import cache
from typing import Any

from cytosis.engine import Match, rng
from cytosis.engine.events import Event
from tests.cytosis.scenario import Scenario, play, told

STRAINS = ("ebola", "influenza", "rhinovirus")
ATTACKS = ["VE1", "VE2", "VI1", "VI2", "VR1", "VR2"]
STRAIN_OF = {"VE": "ebola", "VI": "influenza", "VR": "rhinovirus"}
REWARDS = {2: [3, 1, -1], 3: [3, 1, -1], 4: [3, 2, 1, -1], 5: [4, 3, 2, 1, 0]}
END = "place laureates.1 take=atp"


def virus(edition: str = "second", seats: int = 3, *more: str, seed: int = 1, **options: Any) -> Scenario:
    """A position with the virus expansion; no attack card lies in the row."""
    scenario = Scenario(edition, seats, seed, (*more, "virus"), **options)
    return scenario.row("EN1", "EN2", "EN3", "EN4")


def with_card(edition: str = "second", seats: int = 3, card: str = "VI1", *more: str) -> Scenario:
    """Seat 0 can buy that attack card for nothing."""
    return virus(edition, seats, *more).row(card, "EN2", "EN3", "EN4")


def with_event(edition: str = "second", seats: int = 3, strain: str = "ebola", *more: str) -> Scenario:
    """Seat 0 has the last flask of the round, and that virus comes next."""
    return virus(edition, seats, *more).next_event(f"virus_{strain}").last_flask(0)


def loaded(scenario: Scenario, *dice: int) -> Scenario:
    """The next dice fall like that, in order of rolling."""
    scenario.data["rng"] = _state_before(dice)
    return scenario


@cache
def _state_before(dice: tuple[int, ...]) -> int:
    for start in range(200_000):
        state, found = start, True
        for die in dice:
            state, face = rng.below(state, 6)
            if face + 1 != die:
                found = False
                break
        if found:
            return start
    raise AssertionError("no such dice")


def asked(match: Match) -> dict[str, Any]:
    """The pending decision."""
    data: dict[str, Any] = match.snapshot()["pending"]
    return data


def now(match: Match) -> tuple[int, str]:
    """Who decides what."""
    pending = match.pending()
    assert pending is not None
    return pending.seat, pending.kind


def finish(match: Match) -> Match:
    """No antibodies, the first gain, health lost, until the attack is over."""
    while match.pending() is not None and "strain" in asked(match):
        legal = match.legal()
        match.play(legal[-1] if asked(match)["kind"] == "lose" else legal[0])
    return match


def attacked(scenario: Scenario, text: str = END) -> Match:
    """The position after that move, in the middle of the attack."""
    match = play(scenario.match(), text)
    assert "strain" in asked(match)
    return match


def of_kind(match: Match, text: str, *kinds: str) -> list[Event]:
    """What happened by that move, only these kinds of events."""
    return [event for event in told(match, text) if type(event).__name__ in kinds]
