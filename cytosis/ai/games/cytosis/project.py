"""The parts of a plan: a card to be made, and what comes of all of them."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1


Needs = tuple[int, int, int, int, int]
"""ATP, mRNA, protein, lipid and carb from the stock."""


class Project:
    """A card to be made: what it is worth and what it still takes."""

    __slots__ = ("card", "needs", "place", "rank", "spots", "steps", "worth")

    def __init__(
        self,
        rank: float,
        card: int,
        worth: float,
        steps: int,
        place: int,
        needs: Needs,
        spots: tuple[int, ...],
    ) -> None:
        self.rank = rank
        self.card = card
        self.worth = worth
        self.steps = steps
        self.place = place  # of its vesicle, NOWHERE before it is started
        self.needs = needs
        self.spots = spots  # masks of the spots it still goes through, the next one first


class Plan:
    """The result: expected points, the chosen cards, and what is lacking or over."""

    __slots__ = ("access", "chosen", "flask", "lacking", "left", "proteins", "spare", "time", "total")

    def __init__(self) -> None:
        self.total = 0.0
        self.flask = 0.0  # what a flask is worth now
        self.chosen: list[Project] = []
        self.lacking = [0, 0, 0, 0, 0]
        self.spare = [0, 0, 0, 0, 0]
        self.proteins = 0  # to be made at the ribosome
        self.time = 0.0  # flasks without a plan
        self.left = 0  # rounds after this one
        self.access: dict[int, float] = {}  # by mask of spots, how often they can still be used


def hoped(sets: tuple[int, ...], hope: float) -> tuple[float, ...]:
    """A set's points with part of the next step's counted in advance."""
    return tuple(
        points + hope * (sets[i + 1] - points) if 0 < i < len(sets) - 1 else float(points)
        for i, points in enumerate(sets)
    )
