"""The engine: the contract every game of the house fulfils. It knows no game.

``Match`` is the checked door for people, saves and screens; ``match.rules`` with ``match.state`` is
the fast, unchecked one for search. See :mod:`cytosis.engine.rules` for the contract itself.
"""

from cytosis.engine.errors import (
    CytosisError,
    DataError,
    Illegal,
    IllegalAction,
    NotationError,
    SaveError,
    SnapshotError,
)
from cytosis.engine.events import Beat, Event, Settled
from cytosis.engine.match import Match
from cytosis.engine.registry import games
from cytosis.engine.rules import Decision, Outcome, ScoreLine
from cytosis.engine.ruleset import Ruleset

__all__ = [
    "Beat",
    "CytosisError",
    "DataError",
    "Decision",
    "Event",
    "Illegal",
    "IllegalAction",
    "Match",
    "NotationError",
    "Outcome",
    "Ruleset",
    "SaveError",
    "ScoreLine",
    "Settled",
    "SnapshotError",
    "games",
]
