"""Where everything lies on the table of Amino, by the number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

from cytosis.games.amino.actions import LETTERS
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.design import Layout
from cytosis.ui.table.measures import box_of, boxes_of, measures
from cytosis.ui.table.measures import timing as seconds

timing = partial(seconds, "amino")


@dataclass(frozen=True, eq=False)
class AminoLayout(Layout):
    """Trays around a planet; ``spots`` are the places by their names."""

    planet: tuple[float, float, float]
    ring: float
    trays: tuple[Box, ...]
    heads: tuple[Box, ...]
    sides: tuple[str, ...]
    row: float
    satellite: tuple[float, float, float] | None = None
    """Where one flies: its middle and height; none where trays lie all around."""

    @property
    def middle(self) -> Box:
        """The planet."""
        cx, cy, radius = self.planet
        return cx - radius, cy - radius, 2 * radius, 2 * radius

    @property
    def quiet(self) -> tuple[Box, ...]:
        """The cards in the trays, and whose they are."""
        return (*self.spots.values(), *self.heads)

    def beside(self, spot: str, width: float, height: float) -> Box:
        """Towards the planet from the place it is about."""
        x, y, w, h = self.spots.get(spot, self.middle)
        cx, cy, _ = self.planet
        left = min(max(cx - width / 2 if abs(x + w / 2 - cx) < 200 else x, 206), 1246 - width)
        top = y + h + 16 if y < cy else y - height - 16
        return left, min(max(top, 16), 596 - height), width, height


@cache
def table_layout(seats: int) -> AminoLayout:
    """The layout of a table of that size."""
    data, own = measures("amino"), measures("amino")["players"][seats]
    regions = boxes_of(data["regions"])
    regions["score"], (left, top, wide, high) = box_of(own["score"]), box_of(own["log"])
    legend = float(data["legend"])
    regions["log"] = (left, top, wide, high - legend - 6)
    regions["legend"] = (left, top + high - legend, wide, legend)
    places = {
        f"{LETTERS[seat]}{i + 1}": box_of(box)
        for seat, one in enumerate(own["seats"])
        for i, box in enumerate(one["places"])
    }
    x, y, width, _ = regions["score"]
    head = 44.0
    rows = tuple((x, y + head + i * own["row"], width, float(own["row"])) for i in range(seats))
    return AminoLayout(
        regions,
        boxes_of(data["buttons"]),
        rows,
        places,
        _point(own["planet"]),
        float(own["ring"]),
        tuple(box_of(one["tray"]) for one in own["seats"]),
        tuple(box_of(one["head"]) for one in own["seats"]),
        tuple(one["side"] for one in own["seats"]),
        float(own["row"]),
        _point(own["satellite"]) if "satellite" in own else None,
    )


def _point(measure: list[float]) -> tuple[float, float, float]:
    """A middle and a size."""
    x, y, size = measure
    return float(x), float(y), float(size)


def hand_boxes(count: int) -> list[Box]:
    """The cards of a hand beside each other, closer together when there are many."""
    at = measures("amino")["hand"]
    width, height = at["card"]
    room = at["right"] - at["left"]
    pitch = min(width + at["gap"], (room - width) / max(count - 1, 1))
    left = at["left"] + (room - (pitch * (count - 1) + width)) / 2
    return [(left + i * pitch, float(at["top"]), float(width), float(height)) for i in range(count)]


def lens() -> tuple[float, float]:
    """The size of a private look."""
    width, height = measures("amino")["lens"]
    return float(width), float(height)
