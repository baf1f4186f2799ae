"""Where a panel or a note lies best: beside what it is about, over as little else as can be."""

from __future__ import annotations

import math
from collections.abc import Iterable

from cytosis.ui.paint.sheet import Box, centre

NEAR = 34.0
"""From the middle of a spot to the edge of its panel: well, ring and a gap."""
FAR = 130.0
"""From there on a panel does not point at its spot any more."""
GAP = 12.0
BEND = 0.12
"""How far the line of a distant panel swings out, as a part of its length."""


def tail(panel: Box, spot: Box) -> tuple[tuple[float, float], ...] | None:
    """The corners of the tip by which a panel points at its spot; None where it lies too far away."""
    x, y = centre(spot)
    left, top, width, height = panel
    right, bottom = left + width, top + height
    if top + 24 <= y <= bottom - 24:
        edge, out = (right, 1) if x > right else (left, -1)
        if NEAR - 1 <= abs(x - edge) <= FAR:
            return (edge - 2 * out, y - 11), (edge + 12 * out, y), (edge - 2 * out, y + 11)
    elif left + 24 <= x <= right - 24:
        edge, out = (bottom, 1) if y > bottom else (top, -1)
        if NEAR - 1 <= abs(y - edge) <= FAR:
            return (x - 11, edge - 2 * out), (x, edge + 12 * out), (x + 11, edge - 2 * out)
    return None


def lead(panel: Box, spot: Box) -> tuple[tuple[float, float], ...]:
    """From the panel's nearest edge to the rim of a spot far away: start, bend and end of a line."""
    x, y = centre(spot)
    left, top, width, height = panel
    start = min(max(x, left + 20), left + width - 20), min(max(y, top + 16), top + height - 16)
    if x < left or x > left + width:
        start = (left if x < left else left + width), start[1]
    else:
        start = start[0], (top if y < top else top + height)
    far = max(math.dist(start, (x, y)), 1.0)
    dx, dy = (x - start[0]) / far, (y - start[1]) / far
    end = x - dx * NEAR, y - dy * NEAR
    bend = (start[0] + end[0]) / 2 - dy * far * BEND, (start[1] + end[1]) / 2 + dx * far * BEND
    return start, bend, end


def free_place(about: Box, width: float, height: float, above: bool, avoid: Iterable[Box], room: Box) -> Box:
    """Beside a box, where little of what should stay in sight is covered; right of it where nothing is."""
    x, y, w, h = about
    left, top, wide, high = room
    across, along = x + w / 2 - width / 2, y + h / 2 - height / 2
    tries = [
        (x + w + GAP, along),
        (x - GAP - width, along),
        (across, y - GAP - height),
        (across, y + h + GAP),
        (x + w + GAP, y - height + 10),
        (x - GAP - width, y - height + 10),
        (x + w + GAP, y + h - 10),
        (x - GAP - width, y + h - 10),
    ]
    if above:
        tries.insert(0, tries.pop(2))
    hidden = [*avoid]

    def badness(one: tuple[int, Box]) -> float:
        order, box = one
        return overlap(box, about) * 50 + sum(overlap(box, other) for other in hidden) + order * 60

    boxes = [
        (
            min(max(px, left), max(left + wide - width, left)),
            min(max(py, top), max(top + high - height, top)),
            width,
            height,
        )
        for px, py in tries
    ]
    return min(enumerate(boxes), key=badness)[1]


def overlap(one: Box, other: Box) -> float:
    """How much of two boxes is the same place."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)
