"""Where the panel about a spot of the cell lies best."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.ask_place import NEAR, overlap, tail

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.layout import TableLayout

TABLE: Box = (206, 16, 1040, 672)
"""Where a panel may lie: over board and row, not over rail, seats and hand."""
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
