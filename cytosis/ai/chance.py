"""How likely each seat is to win, from what one seat may know.

A logistic model of the lead in expected points and the rounds left, per seat count. Its coefficients are
data (those left out at the end are 0), fitted to self-play by packaging/lab/fit_chance.py, which also prints
how well it is calibrated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Any

from cytosis.ai.thinker import Mind

Features = tuple[float, float, float, float]

BINS = 10
"""Into so many parts predictions are sorted to see whether they came true."""


def features(lead: float, left: float) -> Features:
    """What the model looks at: a lead of points counts for more, the fewer rounds are left.

    The part played by itself says how wrong the expected points of a rival of the rules are at that time;
    between equals it says nothing.
    """
    return 1.0, lead, lead * (1.0 - left), 1.0 - left


def leads(values: Sequence[float]) -> list[float]:
    """By seat, the lead over the best of the others."""
    return [
        value - max((other for i, other in enumerate(values) if i != seat), default=0.0)
        for seat, value in enumerate(values)
    ]


def chances(
    values: Sequence[float], left: float, coefficients: Sequence[float], seats: int = 0
) -> list[float]:
    """By seat, the chance to win; they add up to 1, but for one seat against those whom the rules play.

    That one is not the equal of its rivals, so its chance is taken as it is.
    """
    raw = []
    for lead in leads(values):
        score = sum(c * f for c, f in zip(coefficients, features(lead, left), strict=False))
        raw.append(1.0 / (1.0 + exp(-max(-30.0, min(30.0, score)))))
    if seats == 1 < len(values):
        return raw[:1]
    whole = sum(raw)
    return [one / whole for one in raw]


def expected(thinker: Mind, rules: Any, state: Any) -> list[float]:
    """What everybody can expect on the open table, in points; after the seats those whom the rules play."""
    return [thinker.value(state, seat) for seat in range(rules.seats)] + thinker.rivals(state)


def came_true(foreseen: Iterable[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """By tenth of the predicted chances: how many there were, their mean, and what part of them won."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in foreseen:
        bins[min(int(chance * BINS), BINS - 1)].append((chance, won))
    return [(len(b), sum(c for c, _ in b) / len(b), sum(w for _, w in b) / len(b)) for b in bins if b]


def off_by(found: Sequence[tuple[int, float, float]]) -> float:
    """How far predictions lie from what happened: the mean over all tenths, weighted by their size."""
    return sum(n * abs(chance - won) for n, chance, won in found) / max(sum(n for n, _, _ in found), 1)
