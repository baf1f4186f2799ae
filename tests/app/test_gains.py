"""What a move brought, as numbers: log, digest and preview show nothing but the engine's differences."""

from __future__ import annotations

from typing import Any

import pytest

from cytosis.app.games import teller
from cytosis.app.words.i18n import Texts
from cytosis.engine import Match, Ruleset
from cytosis.engine.rng import Rng

TABLES = [
    ("cytosis", 3, {}),
    ("cytosis", 4, {"length": "short"}),
    ("cellulose", 1, {}),
    ("cellulose", 3, {"plant": "sprout"}),
    ("cellulose", 4, {"plant": "mangrove"}),
]


def numbers(snapshot: dict[str, Any], seat: int) -> dict[str, int]:
    """What a seat has, by the names that gains have."""
    mine = snapshot["seats"][seat]
    points = mine["health"] if "health" in mine else mine["hp"]
    return {**mine["stock"], "points": points, "vacuole": mine.get("vacuole", 0)}


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_gains_are_the_differences_of_the_engine(game: str, seats: int, options: dict[str, Any]) -> None:
    told = 0
    for seed in range(3):
        match, rng = Match.new(Ruleset(game, options=options), seats, seed), Rng(seed)
        narrator = teller(match, [f"Player {i}" for i in range(seats)], Texts("en")).narrator()
        while pending := match.pending():
            seat, before = pending.seat, match.snapshot()
            beats = match.play(rng.choice(match.legal()))
            after = match.snapshot()
            if after.get("phase") != before.get("phase") or after["round"] != before["round"]:
                continue  # then the day goes on by itself, which is nobody's gain of the move
            gained = dict(narrator.gains(seat, [beat.event for beat in beats]))
            old, new = numbers(before, seat), numbers(after, seat)
            for name in old:
                assert gained.get(name, 0) == new[name] - old[name], (seed, name, after["pending"])
            told += bool(gained)
    assert told > 50
