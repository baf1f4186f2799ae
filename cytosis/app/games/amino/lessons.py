"""Where the lessons of Amino begin: a table as a lesson wants it, all other cards in the deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cytosis.app.play.lessons import LEARNER, Lessons
from cytosis.engine.match import Match
from cytosis.engine.ruleset import Ruleset

SEATS = 3


def laid(start: dict[str, Any]) -> Match:
    """The game at the beginning of a lesson."""
    ruleset = Ruleset("amino", options={"first_player": LEARNER})
    snapshot = Match.new(ruleset, SEATS, start["seed"]).snapshot()
    air, hands = start["air"], start["hands"]
    catalog = ruleset.rules(SEATS).catalog  # type: ignore[attr-defined]
    left = Counter({card.id: card.copies for card in catalog.cards})
    left.subtract(card for row in (*air, *hands, start["next"]) for card in row)
    snapshot["atmospheres"] = [list(row) for row in air]
    snapshot["deck"] = [*left.elements(), *reversed(start["next"])]
    snapshot["pending"] = {"seat": LEARNER, **start["ask"]}
    for seat, hand in zip(snapshot["seats"], hands, strict=True):
        seat["hand"], seat["knows"] = list(hand), []
    return Match.from_snapshot(snapshot)


LESSONS = Lessons("amino", laid, SEATS)
