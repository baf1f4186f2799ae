"""How likely each seat is to win, from what one seat may know.

A logistic model of the lead in expected points and the rounds left, per seat count. Its coefficients are
data, fitted to self-play by packaging/lab/fit_chance.py, which also prints how well it is calibrated.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

Features = tuple[float, float, float]


def features(lead: float, left: float) -> Features:
    """What the model looks at: a lead of points counts for more, the fewer rounds are left."""
    return 1.0, lead, lead * (1.0 - left)


def leads(values: Sequence[float]) -> list[float]:
    """By seat, the lead over the best of the others."""
    return [
        value - max((other for i, other in enumerate(values) if i != seat), default=0.0)
        for seat, value in enumerate(values)
    ]


def chances(values: Sequence[float], left: float, coefficients: Sequence[float]) -> list[float]:
    """By seat, the chance to win; they add up to 1."""
    raw = []
    for lead in leads(values):
        score = sum(c * f for c, f in zip(coefficients, features(lead, left), strict=True))
        raw.append(1.0 / (1.0 + exp(-max(-30.0, min(30.0, score)))))
    whole = sum(raw)
    return [one / whole for one in raw]
