"""What counts against a seat: mostly its best rival, partly all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_BEST: Final = 0.6
"""The usual part of the best rival; the mean of all makes up the rest."""


def feared(others: Sequence[float], best: float = _BEST) -> float:
    """What the rivals expect, as one number."""
    return best * max(others) + (1.0 - best) * sum(others) / len(others)


def leads(
    values: Sequence[float], rivals: float, beside: Sequence[float] = (), best: float = _BEST
) -> list[float]:
    """By seat, its points less part of what the others expect; ``beside`` are rivals without a seat."""
    if not rivals:
        return list(values)
    found = []
    for seat, own in enumerate(values):
        others = [value for other, value in enumerate(values) if other != seat]
        found.append(own - rivals * feared([*others, *beside], best))
    return found
