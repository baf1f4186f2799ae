"""Where everything is on the table: the layout file, fitted to the number of seats, goals and cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from cytosis import paths
from cytosis.ui.sheet import Box

HAND_CARD = (168, 182)
HAND_PITCH = 174


@dataclass(frozen=True)
class TableLayout:
    """Boxes in logical units by what they hold."""

    side: str
    regions: dict[str, Box]
    spots: dict[str, Box]
    places: dict[str, Box]  # vesicle places
    boosts: dict[str, Box]
    row: tuple[Box, ...]
    goals: tuple[Box, ...]
    seats: tuple[Box, ...]
    buttons: dict[str, Box]
    track: tuple[tuple[float, float], ...]  # the centre of the cell of each health

    def hand(self, count: int) -> list[Box]:
        """Boxes of so many hand cards: centred, and overlapping once they are more than six."""
        x, y, width, _ = self.regions["hand"]
        pitch = min(HAND_PITCH, (width - 16 - HAND_CARD[0]) / max(count - 1, 1))
        total = pitch * (count - 1) + HAND_CARD[0]
        left = x + (width - total) / 2
        return [(left + i * pitch, y + 7, *HAND_CARD) for i in range(count)]


def table_layout(side: str, seats: int, goals: int) -> TableLayout:
    """The layout of one side of the board for that many seats and goals."""
    data = _file()
    part = data[side]
    regions = {name: _box(box) for name, box in part["regions"].items()}
    seat_boxes, log = _seats(regions, seats)
    regions["log"] = log
    return TableLayout(
        side=side,
        regions=regions,
        spots={name: _box(box) for name, box in part["spots"].items()},
        places={name: _box(box) for name, box in part["vesicles"].items()},
        boosts={name: _box(box) for name, box in part["boosts"].items()},
        row=tuple(_box(part["cards"][f"row.{i}"]) for i in range(1, 5)),
        goals=_goals(regions["goals"], goals),
        seats=seat_boxes,
        buttons={name.removeprefix("button."): _box(box) for name, box in part["buttons"].items()},
        track=tuple((float(x), float(y)) for row in data["track"] for x, y in row),
    )


def _seats(regions: dict[str, Box], count: int) -> tuple[tuple[Box, ...], Box]:
    """Seats share the upper part of the side; what they leave belongs to the log."""
    x, top, width, _ = regions["side"]
    bottom = regions["actions"][1] - 6
    height = {2: 170, 3: 140, 4: 126, 5: 112}[count]
    boxes = tuple((x, top + i * (height + 5), width, height) for i in range(count))
    log_top = top + count * (height + 5) + 1
    return boxes, (x, log_top, width, bottom - log_top)


def _goals(region: Box, count: int) -> tuple[Box, ...]:
    x, y, width, height = region
    each = min((height - 4 * (count - 1)) / count, 84)
    return tuple((x, y + i * (each + 4), width, each) for i in range(count))


def _box(numbers: list[float]) -> Box:
    x, y, width, height = numbers
    return float(x), float(y), float(width), float(height)


@cache
def _file() -> dict[str, Any]:
    path = paths.assets() / "layouts" / "cytosis" / "table.yaml"
    data: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return data
