"""The last swaps as dotted ways between the trays, so that everybody can follow the cards."""

from __future__ import annotations

import math
from typing import ClassVar

from cytosis.app.games.amino.memory import Swap
from cytosis.games.amino.actions import LETTERS
from cytosis.ui.games.amino.zones.zone import AminoZone
from cytosis.ui.paint.painter import Painter
from cytosis.ui.widgets.shapes import GLOW, badge, disc

Point = tuple[float, float]
OLDER = 0.55
"""How much of its strength the way before the last one keeps."""
EDGE = 16.0
"""Room around a way for its ends."""


class TrailZone(AminoZone):
    """Ways in the colour of whoever made the change; nothing to point at."""

    prefix: ClassVar[str] = "trail"

    def still(self, paint: Painter) -> None:
        """The last two, under the cards."""
        if self.design.revealed:
            return
        trails = self.design.memory.trails()
        for swap in trails[:-1]:
            self._trail(paint, swap, OLDER)
        for swap in trails[-1:]:
            self._trail(paint, swap, 1.0)
        if self.design.changed:
            first, second = self.design.changed
            self._way(paint, (first, second), GLOW, 1.0, "none")

    def _trail(self, paint: Painter, swap: Swap, strength: float) -> None:
        colour = paint.theme.players[swap.seat].line
        bx, by = self._way(paint, (swap.first, swap.second), colour, strength, "2 9")
        badge(paint, swap.seat, bx, by, 24)

    def _way(
        self, paint: Painter, places: tuple[str, str], colour: str, strength: float, dashes: str
    ) -> Point:
        """From place to place with arrows at both ends; returns its middle."""
        start, end = (self.shore(place) for place in places)
        middle = self._middle(places, start, end)
        x, y = (min(one[i] for one in (start, middle, end)) - EDGE for i in (0, 1))
        wide, high = (max(one[i] for one in (start, middle, end)) + EDGE for i in (0, 1))
        path = f"M{start[0]:.0f} {start[1]:.0f}Q{middle[0]:.0f} {middle[1]:.0f} {end[0]:.0f} {end[1]:.0f}"
        line = f'<path d="{path}" fill="none"'
        body = (
            f'<g transform="translate({-x:g} {-y:g})">'
            f'{line} stroke="#0A0D2A" stroke-opacity="{0.55 * strength}" stroke-width="8"/>'
            f'{line} stroke="{colour}" stroke-opacity="{strength}" stroke-width="4.5" '
            f'stroke-linecap="round" stroke-dasharray="{dashes}"/>'
            f"{_head(start, middle, colour)}{_head(end, middle, colour)}</g>"
        )
        paint.vector(body, (x, y, wide - x, high - y))
        for place, point in zip(places, (start, end), strict=True):
            self._named(paint, place, point, colour)
        return (start[0] + 2 * middle[0] + end[0]) / 4, (start[1] + 2 * middle[1] + end[1]) / 4

    def _middle(self, places: tuple[str, str], start: Point, end: Point) -> Point:
        """What a way bends to; from a tray at the side to one above or below first away from that side."""
        at = self.design.at
        beside = [at.sides[LETTERS.index(place[0])] in ("left", "right") for place in places]
        (cx, cy, radius), (side, other) = at.planet, (start, end) if beside[0] else (end, start)
        if beside[0] != beside[1] and (side[0] - cx) * (other[0] - cx) > 0:
            x = side[0] + (cx - side[0]) * AWAY
            return x, other[1] + (side[1] - other[1]) * NEAR
        if not any(beside) and (start[1] - cy) * (end[1] - cy) < 0 and abs(start[0] - end[0]) < 1:
            return start[0] + (cx - start[0]) * ROUND, cy
        if not any(beside) and abs(start[1] - end[1]) < LEVEL:  # side by side: clear of both trays
            above = at.sides[LETTERS.index(places[0][0])] == "top"
            mx = (start[0] + end[0]) / 2
            return mx + (cx - mx) * BEND, cy + radius * (1.1 if above else -1.1)
        return _bend(start, end, at.planet)

    def shore(self, place: str) -> Point:
        """Where a way leaves a tray: at its edge towards the planet; at the sides in the order of places."""
        at, seat = self.design.at, LETTERS.index(place[0])
        (x, y, width, height), (left, _, wide, _) = at.trays[seat], at.spots[place]
        side, part = at.sides[seat], (int(place[1]) - 0.5) / 4
        if side in ("left", "right"):
            return (x + width + BEYOND if side == "left" else x - BEYOND), y + height * (0.2 + 0.6 * part)
        return left + wide / 2, (y + height + OFF if side == "top" else y - OFF)

    def _named(self, paint: Painter, place: str, point: Point, colour: str) -> None:
        """At the shore of a tray at the side: the number of the place, since all places are behind it."""
        side = self.design.at.sides[LETTERS.index(place[0])]
        if side in ("left", "right"):
            x = point[0] + (-BEYOND if side == "left" else BEYOND)
            disc(paint, x, point[1], 8.5, "#141C46", colour, 1.6)
            paint.text(place[1], x, point[1], 12, "head", "text", "centre", tall=16)


AWAY, NEAR, ROUND, BEND = 0.45, 0.2, 0.8, 0.7
"""How far towards the planet a way round a tray at the side bends, and how near to its other end."""
LEVEL = 20.0
"""Places that differ less in height lie side by side."""
OFF, BEYOND = 6.0, 13.0
"""How far from its tray a way ends; beside the planet further, for on that edge stands the place's number."""


def _bend(start: Point, end: Point, planet: tuple[float, float, float]) -> Point:
    """The point a trail bends to: towards the planet, so that it runs between the trays."""
    cx, cy, _ = planet
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    if abs(start[0] - end[0]) < 1:  # of one tray at the side
        return mx + (cx - mx) * 0.4, my
    return mx + (cx - mx) * BEND, my + (cy - my) * BEND


def _head(point: Point, middle: Point, colour: str) -> str:
    """An arrow at the end of a trail."""
    angle = math.degrees(math.atan2(point[1] - middle[1], point[0] - middle[0]))
    return (
        f'<path d="M-12 -7L2 0L-12 7Z" fill="{colour}" stroke="#0A0D2A" stroke-width="1.5" '
        f'transform="translate({point[0]:.0f} {point[1]:.0f}) rotate({angle:.0f})"/>'
    )
