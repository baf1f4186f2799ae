"""Where the bubble of a lesson stands: near what it speaks of and off what has to be seen."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box, centre
from cytosis.ui.table.ask_place import overlap
from cytosis.ui.table.lesson_look import tail_ends

STEP, EDGE = 26.0, 14.0
"""From one place that is tried to the next, and how near to the edge of the table."""
HIDING, CUTTING, CROSSING, FAR, NEAR = 20.0, 0.5, 30000.0, 55.0, 250.0
"""What it costs to hide what is lit, to cut something dimmed, to point across a well, and to stand farther
away or nearer than wanted."""
REACH = 150.0
"""From the middle of what it speaks of to the bubble, so that a tail is seen."""
TRIED = 150
"""Of so many places that cost little the tail is looked at too."""
LOOKS = 9
"""Points of a tail that are looked at."""


def stand(
    size: tuple[float, float], lit: Sequence[Box], cut: Sequence[Box], wells: Sequence[Box], at: Sequence[Box]
) -> tuple[float, float]:
    """The corner of a box of that size.

    ``lit`` is what must be seen, ``cut`` should not be cut, the tail should not cross ``wells``, and what
    is spoken of is ``at``.
    """
    found = [(_cost((*place, *size), lit, cut, at), place) for place in _places(size)]
    found.sort()
    return min(found[:TRIED], key=lambda one: one[0] + _crossed((*one[1], *size), wells, at))[1]


def _places(size: tuple[float, float]) -> Iterator[tuple[float, float]]:
    across = max(int((WIDTH - 2 * EDGE - size[0]) // STEP), 0)
    down = max(int((HEIGHT - 2 * EDGE - size[1]) // STEP), 0)
    for i in range(across + 1):
        for j in range(down + 1):
            yield EDGE + i * STEP, EDGE + j * STEP


def _cost(box: Box, lit: Sequence[Box], cut: Sequence[Box], at: Sequence[Box]) -> float:
    hides, cuts = sum(overlap(box, one) for one in lit), sum(overlap(box, one) for one in cut)
    beyond = _far(box, at) - REACH if at else 0.0
    return HIDING * hides + CUTTING * cuts + (FAR * beyond if beyond > 0 else -NEAR * beyond)


def _far(box: Box, at: Sequence[Box]) -> float:
    """From the edge of a box to the nearest it speaks of."""
    x, y, width, height = box
    middles = (centre(one) for one in at)
    return min(
        (
            math.hypot(max(x - px, 0.0, px - x - width), max(y - py, 0.0, py - y - height))
            for px, py in middles
        ),
        default=0.0,
    )


def _crossed(box: Box, wells: Sequence[Box], at: Sequence[Box]) -> float:
    """What its tail would cross."""
    if not at:
        return 0.0
    (x, y), (tx, ty) = tail_ends(box, nearest(box, at))
    points = [(x + (tx - x) * i / LOOKS, y + (ty - y) * i / LOOKS) for i in range(LOOKS + 1)]
    return CROSSING * sum(any(_within(point, well) for point in points) for well in wells)


def _within(point: tuple[float, float], box: Box) -> bool:
    return box[0] <= point[0] <= box[0] + box[2] and box[1] <= point[1] <= box[1] + box[3]


def nearest(box: Box, at: Iterable[Box]) -> Box:
    """What of it is nearest to a box."""
    return min(at, key=lambda one: math.dist(centre(one), centre(box)))


def leftwards(bubble: Box, at: Sequence[Box]) -> bool:
    """Whether the tail leaves the bubble at its left, so that the coach stands at its right."""
    if not at:
        return False
    (x, y), (tx, ty) = tail_ends(bubble, nearest(bubble, at))
    return tx < bubble[0] + 20 and tx - x < -abs(ty - y) * 0.3
