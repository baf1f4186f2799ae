"""How likely each seat is to win, from what one seat may know.

A logistic model of the lead in expected points and the rounds left, per seat count. Its coefficients are
data, fitted to self-play by packaging/fit_chance.py, which also prints how well it is calibrated.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from cytosis.ai.evaluators import mind
from cytosis.ai.levels import style
from cytosis.ai.tables import rules_of
from cytosis.ai.weights import data
from cytosis.engine.rng import Rng

GUESSES = 6
Features = tuple[float, float, float]


def features(lead: float, left: float) -> Features:
    """What the model looks at: a lead of points counts for more, the fewer rounds are left."""
    return 1.0, lead, lead * (1.0 - left)


def leads(values: Sequence[float]) -> list[float]:
    """By seat, the lead over the best of the others."""
    return [
        value - max(other for i, other in enumerate(values) if i != seat) for seat, value in enumerate(values)
    ]


def chances(values: Sequence[float], left: float, coefficients: Sequence[float]) -> list[float]:
    """By seat, the chance to win; they add up to 1."""
    raw = []
    for lead in leads(values):
        score = sum(c * f for c, f in zip(coefficients, features(lead, left), strict=True))
        raw.append(1.0 / (1.0 + exp(-max(-30.0, min(30.0, score)))))
    whole = sum(raw)
    return [one / whole for one in raw]


def win_chances(view: Any, seed: int = 0) -> list[float]:
    """By seat, the chance to win as the viewer may see it."""
    rules: Any = rules_of(view)
    thinker = mind(view.game, rules, style(view.game, "hard").weights)
    rng = Rng(seed)
    totals = [0.0] * len(view.seats)
    for _ in range(GUESSES):
        guess = rules.determinize(view, rng)
        outcome = rules.outcome(guess)
        if outcome is not None:
            return [float(seat == outcome.winner) for seat in range(len(view.seats))]
        for seat in range(len(view.seats)):
            totals[seat] += thinker.value(guess, seat) / GUESSES
    left = (view.rounds - view.round) / view.rounds
    return chances(totals, left, data(view.game)["chance"][len(view.seats)])
