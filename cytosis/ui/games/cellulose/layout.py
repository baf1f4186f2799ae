"""Where everything lies on the table of Cellulose: by seats, side of the board, plant and wall."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import accumulate, pairwise

from cytosis.games.cellulose.data.catalog import Catalog
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.ask_place import free_place
from cytosis.ui.table.design import Layout
from cytosis.ui.table.measures import box_of, boxes_of, measures
from cytosis.ui.table.measures import timing as seconds

timing = partial(seconds, "cellulose")

Place = tuple[float, float]


PLAQUES: dict[str, tuple[float, float]] = {
    "xylem": (-22, -16),
    "stomata": (0, -29),
    "chloroplast": (-16, -29),
    "mitochondria": (-38, -31),
    "ribosome": (0, -31),
    "cytoplasm": (0, -29),
    "wall": (0, -12),
    "nucleus": (0, -18),
}
"""Where the name of an organelle stands: from the middle of its spaces, from the top of its first."""
NAME = (150.0, 28.0)
"""So large is such a name at most."""
CHIP, OWN = 16.0, 4
"""How far what is done on a space reaches below it; how much more the name of its own organelle counts."""
LOW = 4.0
"""A question so many times as wide as high is a strip."""


@dataclass(frozen=True, eq=False)
class CelluloseLayout(Layout):
    """A plant beside a cell; ``spots`` are the action spaces by their names."""

    side: str
    plant: str
    nodes: dict[str, Box]
    bonuses: dict[str, Box]
    lobes: tuple[Box, ...]
    stones: tuple[Place, ...]
    gates: tuple[Place, ...]
    radius: float
    row: tuple[Box, ...]
    track: tuple[Place, ...]

    def beside(self, spot: str, width: float, height: float) -> Box:
        """Beside the space it is about, over no name if that can be, and over as few others as can be."""
        strips = measures("cellulose")["strips"]
        if spot in strips:
            left, top, _ = (float(one) for one in strips[spot])
            low = width > LOW * height  # a block leaves the own lobe in sight
            return left if low else self.regions["board"][0] + MARGIN, top, width, height
        others = [_chipped(box) for name, box in self.spots.items() if name != spot]
        for area in PLAQUES:
            others += [self._name(area)] * (OWN if spot.startswith(f"{area}.") else 1)
        others += self.row
        return free_place(_chipped(self.spots[spot]), width, height, False, others, self.room)

    def best(self, spot: str, shapes: Sequence[tuple[float, float]]) -> Box:
        """A strip where it has its room, else the last and narrowest."""
        room = measures("cellulose")["strips"].get(spot, (0, 0, math.inf))[2]
        return self.beside(spot, *(shapes[0] if shapes[0][0] <= room else shapes[-1]))

    def plaque(self, area: str) -> Place:
        """The middle of the name of an organelle."""
        boxes = [box for name, box in self.spots.items() if name.startswith(f"{area}.")]
        left, right = min(box[0] for box in boxes), max(box[0] + box[2] for box in boxes)
        dx, dy = PLAQUES[area]
        return (left + right) / 2 + dx, boxes[0][1] + dy

    def _name(self, area: str) -> Box:
        (x, y), (width, height) = self.plaque(area), NAME
        return x - width / 2, y - height / 2, width, height

    def level(self, level: float) -> float:
        """How high the water stands in the vessel."""
        at = measures("cellulose")["xylem"]
        return float(at["top"] + at["step"] * (7.5 - level))

    def reward(self, step: int) -> Place:
        """The middle of a step of the vacuole's track."""
        at = measures("cellulose")["rewards"]
        half = at["size"] / 2
        return at["left"] + half + step * at["pitch"], at["top"] + half

    def sun(self, part: float) -> Place:
        """Where the sun stands after that part of the day."""
        at = measures("cellulose")["sun"]
        return at["left"] + at["width"] * part, at["base"] - at["height"] * math.sin(math.pi * part)

    def health(self, points: int, which: int = 0, count: int = 1) -> Place:
        """Where a marker stands on the rim; two side by side towards the middle, more in two rows."""
        n = len(self.track)
        (x0, y0), (x, y), (x1, y1) = (self.track[(points + i) % n] for i in (-1, 0, 1))
        far = math.dist((x0, y0), (x1, y1)) or 1.0
        along, out = ((x1 - x0) / far, (y1 - y0) / far), ((y1 - y0) / far, -(x1 - x0) / far)
        if count <= PAIR:
            return x - out[0] * which * APART, y - out[1] * which * APART
        on, row = -(-count // 2), which // -(-count // 2)
        first = count - on if row else on
        left, top, _, _ = self.regions["board"]
        beside = (which % on - (first - 1) / 2) * APART
        outer = x + out[0] * APART, y + out[1] * APART
        roomy = outer[0] > left + MARGIN and outer[1] > top + MARGIN  # else inwards, at the window's edge
        up = row * APART * (1 if roomy else -1)
        return x + along[0] * beside + out[0] * up, y + along[1] * beside + out[1] * up

    def hand(self, count: int) -> list[Box]:
        """The own cards from the left, closer together where there are many."""
        at = measures("cellulose")["hand_cards"]
        width, height = at["card"]
        pitch = min(width + at["gap"], (at["right"] - at["left"] - width) / max(count - 1, 1))
        return [(at["left"] + i * pitch, float(at["top"]), float(width), float(height)) for i in range(count)]

    def standing(self, spot: str, count: int) -> list[tuple[float, float, float]]:
        """Where so many flasks stand on a space, and how large they are."""
        x, y = centre(self.spots[spot])
        sizes = measures("cellulose")["flasks"]
        if self.spots[spot][2] < 60:
            return [(x, y - 3, float(sizes["small"]))] * count
        size = float(sizes["large"][min(count, 6) - 1]) if count else 0.0
        return [(x + dx, y + dy, size) for dx, dy in measures("cellulose")["standing"].get(min(count, 6), ())]

    def seed(self, node: str, index: int, count: int) -> Place:
        """Where the growth marker of a seat stands: on a plate's upper edge, beside a small one."""
        x, y, width, height = self.nodes[node]
        if height < SMALL:
            side, far = (-1, 1)[index % 2], width / 2 + 14 + 19 * (index // 2)
            return x + width / 2 + side * far, y + height / 2 - 2
        pitch = min(20.0, (width - 14) / max(count, 1))
        return x + width / 2 + (index - (count - 1) / 2) * pitch, y - 7


@cache
def table_layout(catalog_key: tuple[int, str, tuple[int, ...]], seats: int) -> CelluloseLayout:
    """The layout for (spaces, plant, sections of the wall) and so many seats."""
    spaces, plant, sections = catalog_key
    data, own = measures("cellulose"), measures("cellulose")["tables"][seats]
    side = "large" if spaces > LEAST else "small"
    regions = boxes_of(data["regions"])
    regions |= {name: box_of(box) for name, box in own.items() if name not in ("seats", "lobes")}
    row, (width, height) = data["row"], data["row"]["card"]
    stones, gates, radius = _wall(sections)
    return CelluloseLayout(
        regions,
        boxes_of(data["buttons"]),
        tuple(box_of(box) for box in own["seats"]),
        boxes_of(data["sides"][side]),
        side,
        plant,
        boxes_of(data["plants"][plant]),
        boxes_of(data["bonuses"]) if plant == "mangrove" else {},
        tuple(box_of(box) for box in own["lobes"]),
        stones,
        gates,
        radius,
        tuple(box_of([row["left"] + i * row["pitch"], row["top"], width, height]) for i in range(4)),
        tuple((float(x), float(y)) for part in data["track"].values() for x, y in part),
    )


def _chipped(space: Box) -> Box:
    """A space with what is done there, which stands below it."""
    return *space[:3], space[3] + CHIP


PAIR, APART, MARGIN = 2, 22.0, 4.0
"""So many markers of health stand one behind the other, so far apart; outer ones so far inside."""
SMALL = 30.0
"""Plates that are not so high have no room for markers above their number."""
LEAST = 20
"""The spaces of the small side of the board."""


def key_of(catalog: Catalog) -> tuple[int, str, tuple[int, ...]]:
    """What of the facts of a game decides where things lie."""
    plant = "mangrove" if any(node.id == "m0" for node in catalog.nodes) else "sprout"
    lengths = tuple(b - a for a, b in pairwise((0, *catalog.sections)))
    return len(catalog.spaces), plant, lengths


def _wall(sections: tuple[int, ...]) -> tuple[tuple[Place, ...], tuple[Place, ...], float]:
    """Stones in a zigzag, before each section the gate with its level; and how large a stone is."""
    at = measures("cellulose")["wall"]
    pitch = (at["right"] - at["left"] - len(sections) * at["gate"]) / sum(sections)
    starts = (0, *accumulate(sections))[:-1]
    gates = tuple(
        (at["left"] + at["gate"] * (i + 0.5) + start * pitch, float(at["y"]))
        for i, start in enumerate(starts)
    )
    stones = []
    for i in range(sum(sections)):
        before = sum(start <= i for start in starts)
        x = at["left"] + at["gate"] * before + (i + 0.5) * pitch
        stones.append((x, at["y"] + (at["zigzag"] if i % 2 else -at["zigzag"])))
    return tuple(stones), gates, min(float(at["radius"]), pitch * at["close"])


def size(what: str) -> float:
    """How large a flask is there."""
    return float(measures("cellulose")["flasks"][what])


def vessel() -> tuple[float, float, float, float]:
    """The xylem: x of its middle, its width, its top and the height of a level."""
    at = measures("cellulose")["xylem"]
    return float(at["x"]), float(at["width"]), float(at["top"]), float(at["step"])
