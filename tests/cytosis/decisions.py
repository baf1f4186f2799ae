"""A position at every kind of decision that the two modules bring, and at those of the base game."""

from __future__ import annotations

from functools import cache
from typing import Any

from cytosis.engine import Match, Ruleset
from tests.cytosis.rulebook.attacks import loaded
from tests.cytosis.scenario import Scenario, play

BOTH = ("epigenetic", "virus")


def holding(*powers: str, edition: str = "second") -> Scenario:
    """Seat 0 is on turn; VE1, SH2 and AD3 are the next cards, VI1 lies in the first slot."""
    scenario = Scenario(edition, len(powers), expansions=BOTH).row("VI1", "EN2", "EN3", "EN4")
    for seat, power in zip(scenario.data["seats"], powers, strict=True):
        seat["epigenetic"] = power
    for card in ("AD3", "SH2", "VE1"):
        scenario._pull(card)
        scenario.data["deck"].append(card)
    return scenario.stock(0, atp=9).stock(1, atp=2).stock(2, atp=2) if len(powers) > 2 else scenario


def peeking(edition: str = "second") -> Scenario:
    return holding("peek", "surplus", "grey_discount", edition=edition)


def starting(edition: str = "second") -> Scenario:
    base = holding("trade", "round_gift", "early_flask", edition=edition).stock(0)
    return base.next_event("boost_glucose").last_flask(0)


def stricken(edition: str = "second") -> Scenario:
    """A virus event comes, and all can buy antibodies."""
    base = holding("surplus", "grey_discount", "free_cards", edition=edition)
    return loaded(base.next_event("virus_ebola").last_flask(0), 6, 5, 4)


def new(edition: str, *moves: int) -> Match:
    match = Match.new(Ruleset("cytosis", edition, BOTH, {"first_player": 1}), 3, 5)
    for move in moves:
        match.play(match.legal()[move])
    return match


@cache
def snapshots(edition: str) -> dict[str, dict[str, Any]]:
    """By name, the snapshot of a position; copy it before changing anything."""
    buying = loaded(peeking(edition), 6, 5, 4).match
    matches = {
        "draft first": new(edition),
        "draft last": new(edition, 0, 1),
        "keep_cards": new(edition, 0, 0, 0, 1),
        "start_resources": new(edition, 0, 0, 0, 0, 0, 0),
        "turn": peeking(edition).match(),
        "gift": play(starting(edition).match(), "place nucleus.3"),
        "early": play(starting(edition).match(), "place nucleus.3", "gift atp"),
        "after_flask": play(peeking(edition).match(), "place nucleus.3"),
        "peek": play(peeking(edition).match(), "peek"),
        "peek after grey": play(peeking(edition).match(), "grey nucleus.3", "peek"),
        "peek after the flask": play(peeking(edition).match(), "place nucleus.3", "peek"),
        "order after the flask": play(peeking(edition).match(), "place nucleus.3", "peek", "draw SH2"),
        "order": play(peeking(edition).match(), "peek", "leave"),
        "order before an attack": play(peeking(edition).match(), "peek", "draw VE1"),
        "peeked": play(peeking(edition).match(), "peek", "leave", "order VE1 SH2 AD3"),
        "attack_antibodies": play(buying(), "place cards.1"),
        "gain": play(buying(), "place cards.1", "antibodies 0"),
        "gain after grey": play(buying(), "grey cards.1", "antibodies 0"),
        "gain after an event": play(stricken(edition).match(), "place nucleus.3"),
        "lose": play(buying(), "place cards.1", "antibodies 0", "gain atp atp atp", "gain lipid"),
        "antibodies": play(
            buying(), "place cards.1", "antibodies 0", "gain atp atp atp", "gain lipid", "lose health"
        ),
        "antibodies after an event": play(
            stricken(edition).match(), "place nucleus.3", "gain atp atp atp", "gain lipid", "lose health"
        ),
    }
    return {name: match.snapshot() for name, match in matches.items()}


NAMES = tuple(snapshots("second"))
