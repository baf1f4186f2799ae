"""Where a panel or a note lies best: beside what it is about, over as little else as can be."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.paint.sheet import Box, centre

TABLE: Box = (206, 16, 1040, 672)
"""Where a panel may lie: over board and row, not over rail, seats and hand."""
NEAR = 34.0
"""From the middle of a spot to the edge of its panel: well, ring and a gap."""
FAR = 130.0
"""From there on a panel does not point at its spot any more."""
GAP = 12.0
CHIP: Box = (-44, 24, 88, 32)
"""What a spot does stands so far below its middle."""
STEPS = 9


@lru_cache(maxsize=256)
def beside(spot: str, width: float, height: float, layout: TableLayout) -> Box:
    """A place for the panel that leaves the spot's own wells, and as many others as it can, in sight."""
    area = spot.rpartition(".")[0]
    own = [box for name, box in layout.spots.items() if name.rpartition(".")[0] == area]
    own += [_chip(box) for box in own]
    if spot.startswith("cards."):
        own += list(layout.row)
    others = [box for name, box in layout.spots.items() if name.rpartition(".")[0] != area]
    x, y = centre(layout.spots[spot])

    def badness(box: Box) -> float:
        bx, by = centre(box)
        covered = sum(overlap(box, one) for one in own)
        hidden = sum(overlap(box, one) for one in others) * 0.2
        lying = sum(overlap(box, one) for one in layout.places.values()) * 0.2
        chips = sum(overlap(box, _chip(one)) for one in others) * 0.05
        points = 120.0 if tail(box, layout.spots[spot]) is not None else 0.0
        return covered * 20 + hidden + lying + chips + abs(bx - x) + abs(by - y) - points

    return min(_around(x, y, width, height), key=badness)


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


def _around(x: float, y: float, width: float, height: float) -> Iterable[Box]:
    """Places at the four sides of a point, and further away from it, within the table."""
    left, top, wide, high = TABLE
    right, bottom = max(left + wide - width, left), max(top + high - height, top)
    for far in (0.0, 30.0, 60.0, 90.0, 120.0, 150.0):
        for i in range(STEPS):
            t = i / (STEPS - 1)
            across, along = x - width - NEAR + (width + 2 * NEAR) * t, y - height - NEAR
            along += (height + 2 * NEAR) * t
            for px, py in (
                (x - width - NEAR - far, along),
                (x + NEAR + far, along),
                (across, y - height - NEAR - far),
                (across, y + NEAR + 24 + far),
            ):
                yield min(max(px, left), right), min(max(py, top), bottom), width, height


def _chip(box: Box) -> Box:
    x, y = centre(box)
    return x + CHIP[0], y + CHIP[1], CHIP[2], CHIP[3]


def overlap(one: Box, other: Box) -> float:
    """How much of two boxes is the same place."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)
