"""Where the panel about a spot of the cell lies best: beside it, over nothing that it is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from cytosis.ui.games.cytosis.plaques import key_of
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.ask_place import NEAR, overlap, tail

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.layout import TableLayout

TABLE: Box = (206, 16, 1040, 677)
"""Where a panel may lie: over board and row, not over rail, seats and hand."""
CHIP: Box = (-44, 24, 88, 34)
"""What a spot does stands so far below its middle."""
BELOW = 26.0
"""So much further away a panel lies below a spot, because of that."""
STEPS = 9
ABOUT = {
    "rough_er": ("rough_er",),
    "smooth_er": ("smooth_er",),
    "golgi": ("rough_er", "smooth_er", "golgi"),
    "exocytosis": ("golgi", "smooth_er"),
}
"""By area: where the vesicles lie that a question there is about."""
NEVER, NAME, ASKED = 1000.0, 240.0, 400.0
"""What covering costs: a unit of what it is about, another's name, a place of a vesicle it is about."""
WELL, PLACE, LABEL, ROW = 70.0, 300.0, 20.0, 40.0
"""And another well, another place, its chip, a whole card of the row."""
FAR, UNPOINTED, SECOND = 0.4, 130.0, 24.0
"""A unit of distance; a panel that cannot point at its spot; each shape after the first."""


class _Ground:
    """What lies around a spot, by how much it matters."""

    def __init__(self, spot: str, layout: TableLayout) -> None:
        area = spot.rpartition(".")[0]
        asked = ABOUT.get(area, ())
        others = [box for name, box in layout.spots.items() if name.rpartition(".")[0] != area]
        self._own = own(spot, layout)
        self._row = layout.row
        self._flat = [(NAME, box) for key, box in layout.plaques.items() if key != key_of(spot)]
        self._flat += [(WELL, box) for box in others]
        self._flat += [(LABEL, _chip(box)) for box in others]
        self._flat += [
            (ASKED if name.rpartition(".")[0] in asked else PLACE, box) for name, box in layout.places.items()
        ]

    def cost(self, box: Box, least: float) -> float:
        """How much a panel there would hide; anything above ``least`` where it is more than that."""
        cost = sum(overlap(box, one) for one in self._own) * NEVER
        if cost >= least:
            return cost
        left, top, right, bottom = box[0] + 3, box[1] + 3, box[0] + box[2] - 3, box[1] + box[3] - 3
        for price, (x, y, width, height) in self._flat:
            if x < right and y < bottom and x + width > left and y + height > top:
                cost += price
        return cost + ROW * sum(overlap(box, one) / (one[2] * one[3]) for one in self._row)


@lru_cache(maxsize=512)
def best(spot: str, shapes: tuple[tuple[float, float], ...], layout: TableLayout) -> Box:
    """The quietest place near the spot for a panel of one of these sizes; the first is liked best."""
    ground, about = _Ground(spot, layout), layout.spots[spot]
    x, y = centre(about)

    def base(number: int, box: Box) -> float:
        """What a place costs whatever it covers."""
        px = min(max(x, box[0]), box[0] + box[2])
        py = min(max(y, box[1]), box[1] + box[3])
        far = FAR * (abs(px - x) + abs(py - y)) + 0.05 * abs(box[0] + box[2] / 2 - x)
        return far + SECOND * number + (0.0 if tail(box, about) is not None else UNPOINTED)

    tries = [
        (base(number, box), box)
        for number, (width, height) in enumerate(shapes)
        for box in _around(x, y, width, height)
    ]
    tries.sort(key=lambda one: one[0])
    least, found = float("inf"), tries[0][1]
    for cost, box in tries:
        if cost >= least:  # whatever follows is worse even if it hides nothing
            break
        whole = cost + ground.cost(box, least - cost)
        if whole < least:
            least, found = whole, box
    return found


def own(spot: str, layout: TableLayout) -> list[Box]:
    """What a question about a spot never covers: the wells, chips and name of its organelle."""
    area = spot.rpartition(".")[0]
    found = [box for name, box in layout.spots.items() if name.rpartition(".")[0] == area]
    found += [_chip(box) for box in found]
    if area == "cards":
        found.append(layout.row[int(spot.rpartition(".")[2]) - 1])
    name = layout.plaques.get(key_of(spot))
    return found if name is None else [*found, name]


def _around(x: float, y: float, width: float, height: float) -> Iterator[Box]:
    """Places at the four sides of a point, further away from it, and then anywhere on the table."""
    left, top, wide, high = TABLE
    right, bottom = max(left + wide - width, left), max(top + high - height, top)
    for px, py in (*_beside(x, y, width, height), *_anywhere(right, bottom)):
        yield min(max(px, left), right), min(max(py, top), bottom), width, height


def _beside(x: float, y: float, width: float, height: float) -> Iterable[tuple[float, float]]:
    for far in (0.0, 14.0, 30.0, 60.0, 90.0):
        for i in range(STEPS):
            t = i / (STEPS - 1)
            across, along = x - width + 30 + (width - 60) * t, y - height + 26 + (height - 52) * t
            yield from (
                (x - width - NEAR - far, along),
                (x + NEAR + far, along),
                (across, y - height - NEAR - far),
                (across, y + NEAR + BELOW + far),
            )


def _anywhere(right: float, bottom: float) -> Iterable[tuple[float, float]]:
    left, top = TABLE[:2]
    columns, rows = int((right - left) // 40) + 1, int((bottom - top) // 24) + 1
    across = [left + (right - left) * i / max(columns, 1) for i in range(columns + 1)]
    return [(x, top + (bottom - top) * j / max(rows, 1)) for x in across for j in range(rows + 1)]


def _chip(box: Box) -> Box:
    x, y = centre(box)
    return x + CHIP[0], y + CHIP[1], CHIP[2], CHIP[3]
