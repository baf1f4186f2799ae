"""Where everything is on the table: the layout file, fitted to seats, goals, cards and the size of text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial

from cytosis.ui.games.cytosis.plaques import key_of, plaques
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.ask_place import NEAR, overlap, tail
from cytosis.ui.table.design import Layout
from cytosis.ui.table.measures import box_of, boxes_of, measures
from cytosis.ui.table.measures import timing as seconds

TABLE: Box = (206, 16, 1040, 677)
"""Where a panel may lie: over board and row, not over rail, seats and hand."""
CHIP: Box = (-44, 24, 88, 34)
"""What a spot does stands so far below its middle."""
BELOW = 24.0
"""So much further away a panel lies below a spot, because of that."""
STEPS = 9
ABOUT = {
    "rough_er": ("rough_er",),
    "smooth_er": ("smooth_er",),
    "golgi": ("rough_er", "smooth_er", "golgi"),
    "exocytosis": ("golgi", "smooth_er"),
}
"""By area: where the vesicles lie that a question there is about."""
TOGETHER = (("smooth_er", "lipid"),)
"""Areas of one organelle."""
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
    about = layout.spots[spot]
    x, y = centre(about)
    ground = _Ground(spot, layout)

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
    areas = next((both for both in TOGETHER if area in both), (area,))
    found = [box for name, box in layout.spots.items() if name.rpartition(".")[0] in areas]
    found += [_chip(box) for box in found]
    if area == "cards":
        found.append(layout.row[int(spot.rpartition(".")[2]) - 1])
    keys = {key_of(spot)} | {key_of(name) for name in layout.spots if name.rpartition(".")[0] in areas}
    return [*found, *(box for key, box in layout.plaques.items() if key in keys)]


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


timing = partial(seconds, "cytosis")

HAND_CARD = (168.0, 182.0)
HAND_GAP = 6.0
NARROWEST = 128.0
"""A hand card is never narrower; cards overlap instead."""
TRAY = 14.0
"""Between the hand and a question beside it: room for its pointer."""
MARKER, SMALL_MARKER = 33.0, 27.0
STRIP = 78.0
"""How high a rival is with large text: who, and below it the stock."""
ALL_AT_ONCE = 1.25
"""With larger text than this, log, goals and rivals fold into drawers."""


@dataclass(frozen=True, eq=False)
class TableLayout(Layout):
    """Boxes in logical units by what they hold; there is one of each kind, see :func:`table_layout`."""

    side: str
    places: dict[str, Box]  # vesicle places
    boosts: dict[str, Box]
    row: tuple[Box, ...]
    goals: tuple[Box, ...]
    track: tuple[tuple[float, float], ...]  # the centre of the cell of each health
    plaques: dict[str, Box]  # name plates, by their text keys
    plaque_size: float  # of their text, in units of the sheet
    names: tuple[tuple[str, str], ...] = ()  # what stands on them
    folded: bool = False
    own: int = 0

    @property
    def room(self) -> Box:
        """Board and row."""
        return TABLE

    @property
    def middle(self) -> Box:
        """The cell."""
        return self.regions["track"]

    def flat(self, spot: str) -> bool:
        """Between the row and the cell there is little room."""
        return spot.startswith("cards.")

    def beside(self, spot: str, width: float, height: float) -> Box:
        """Beside the spot, with as much else in sight as can be."""
        return best(spot, ((width, height),), self)

    def best(self, spot: str, shapes: Sequence[tuple[float, float]]) -> Box:
        """The same for a panel that may have one of several sizes."""
        return best(spot, tuple(shapes), self)

    def hand(self, count: int) -> list[Box]:
        """Boxes of so many hand cards: centred, narrower when they are many, then overlapping."""
        x, y, width, height = self.regions["cards"]
        each = min(HAND_CARD[0], max((width + HAND_GAP) / max(count, 1) - HAND_GAP, NARROWEST))
        pitch = min(each + HAND_GAP, (width - each) / max(count - 1, 1))
        left = x + (width - pitch * (count - 1) - each) / 2
        return [(left + i * pitch, y, each, height) for i in range(count)]

    def trays(self, count: int) -> tuple[Box, Box]:
        """What so many hand cards leave free at their left and right."""
        x, _, width, _ = self.regions["cards"]
        _, y, _, height = self.regions["hand"]
        left, right = x + width / 2, x + width / 2
        if count:
            boxes = self.hand(count)
            left, right = boxes[0][0] - TRAY, boxes[-1][0] + boxes[-1][2] + TRAY
        return (x, y - 4, left - x, height + 4), (right, y - 4, x + width - right, height + 4)

    def markers(self, cell: int, count: int) -> tuple[float, list[tuple[float, float]]]:
        """Size and places of so many health markers on one cell: a line across the track, from outside in."""
        x, y = self.track[cell]
        left, top, width, height = self.regions["track"]
        cx, cy = left + width / 2, top + height / 2
        length = max(math.dist((cx, cy), (x, y)), 1.0)
        dx, dy = (cx - x) / length, (cy - y) / length
        size = MARKER if count < 3 else SMALL_MARKER
        pitch, edge = size * 0.82, size / 2

        def inside(out: float) -> bool:
            px, py = x - dx * out, y - dy * out
            return left + edge <= px <= left + width - edge and top + edge <= py <= top + height - edge

        half = (count - 1) / 2 * pitch
        out = next((out for out in (half, half * 0.66, half * 0.33) if inside(out)), 0.0)
        return size, [(x + dx * (i * pitch - out), y + dy * (i * pitch - out)) for i in range(count)]

    def standing(self, healths: Sequence[int]) -> list[tuple[float, tuple[float, float]]]:
        """Size and place of each seat's health marker."""
        cells: dict[int, list[int]] = {}
        for seat, health in enumerate(healths):
            cells.setdefault(max(health, 0) % len(self.track), []).append(seat)
        found: dict[int, tuple[float, tuple[float, float]]] = {}
        for cell, seats in cells.items():
            size, places = self.markers(cell, len(seats))
            found |= {seat: (size, place) for seat, place in zip(seats, places, strict=True)}
        return [found[seat] for seat in range(len(healths))]

    def power(self, seat: int) -> Box:
        """The epigenetic card of a seat, in the corner of its panel."""
        x, y, width, height = self.seats[seat]
        side = 38.0 if self.folded else 28.0
        return x + width - side - 9, y + height - side - 6, side, side


@cache
def table_layout(
    side: str,
    seats: int,
    goals: int,
    scale: float = 1.0,
    own: int = 0,
    names: tuple[tuple[str, str], ...] = (),
    least: float = 12.0,
) -> TableLayout:
    """The layout of one side of the board for that many seats and goals, and a size of text.

    ``names`` are those of the organelles by their text keys, ``least`` the size of the smallest text.
    """
    data = measures("cytosis")
    part = data[side]
    folded = scale > ALL_AT_ONCE
    regions = boxes_of(part["regions"])
    buttons = {name.removeprefix("button."): box_of(box) for name, box in part["buttons"].items()}
    if folded:
        regions["actions"], buttons = _tall_actions(regions["actions"])
    seat_boxes, log = _seats(regions, seats, own if folded else None)
    regions["log"] = log
    spots = boxes_of(part["spots"])
    size, plates = plaques(spots, dict(names), scale, least)
    return TableLayout(
        side=side,
        regions=regions,
        spots=spots,
        plaques=plates,
        plaque_size=size,
        names=names,
        places=boxes_of(part["vesicles"]),
        boosts=boxes_of(part["boosts"]),
        row=tuple(box_of(part["cards"][f"row.{i}"]) for i in range(1, 5)),
        goals=_goals(regions["goals"], goals),
        seats=seat_boxes,
        buttons=buttons,
        track=tuple((float(x), float(y)) for row in data["track"] for x, y in row),
        folded=folded,
        own=own,
    )


def _seats(regions: dict[str, Box], count: int, own: int | None) -> tuple[tuple[Box, ...], Box]:
    """Seats share the upper part of the side; what they leave belongs to the log.

    With large text the own seat is large, and the others are strips that open.
    """
    x, top, width, _ = regions["side"]
    bottom = regions["actions"][1] - 6
    usual = {2: 196, 3: 140, 4: 126, 5: 112}[count]
    heights = [usual if own is None else 206 if seat == own else STRIP for seat in range(count)]
    boxes: list[Box] = []
    for height in heights:
        boxes.append((x, top, width, height))
        top += height + 5
    return tuple(boxes), (x, top + 1, width, bottom - top - 1)


def _tall_actions(box: Box) -> tuple[Box, dict[str, Box]]:
    """Prompt and buttons with room for large text."""
    x, y, width, height = box
    top = y - 54
    each = (width - 35) / 2
    names = (("undo", 0, 0), ("hint", 1, 0), ("rules", 0, 1), ("menu", 1, 1))
    buttons = {name: (x + 10 + i * (each + 15), top + 58 + j * 44, each, 40.0) for name, i, j in names}
    buttons["confirm"] = (x + 10, top + 148, width - 20, 52.0)
    return (x, top, width, height + 54), buttons


def _goals(region: Box, count: int) -> tuple[Box, ...]:
    x, y, width, height = region
    each = min((height - 4 * (count - 1)) / count, 104)
    return tuple((x, y + i * (each + 4), width, each) for i in range(count))
