"""The last swaps as dotted ways between the trays, so that everybody can follow the cards."""

from __future__ import annotations

import math
from typing import ClassVar

from cytosis.app.games.amino.memory import Swap
from cytosis.games.amino.actions import LETTERS
from cytosis.ui.games.amino.zones.zone import AminoZone
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import badge

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

    def _trail(self, paint: Painter, swap: Swap, strength: float) -> None:
        at = self.design.at
        start, end = (
            _shore(at.spots[place], at.heads[LETTERS.index(place[0])]) for place in (swap.first, swap.second)
        )
        low = [_under(at.spots[place], at.planet) for place in (swap.first, swap.second)]
        middle = _bend(start, end, at.planet, [one for one in low if one])
        colour = paint.theme.players[swap.seat].line
        x, y = (min(one[i] for one in (start, middle, end)) - EDGE for i in (0, 1))
        wide, high = (max(one[i] for one in (start, middle, end)) + EDGE for i in (0, 1))
        path = f"M{start[0]:.0f} {start[1]:.0f}Q{middle[0]:.0f} {middle[1]:.0f} {end[0]:.0f} {end[1]:.0f}"
        line = f'<path d="{path}" fill="none"'
        body = (
            f'<g transform="translate({-x:g} {-y:g})">'
            f'{line} stroke="#0A0D2A" stroke-opacity="{0.55 * strength}" stroke-width="8"/>'
            f'{line} stroke="{colour}" stroke-opacity="{strength}" stroke-width="4.5" '
            f'stroke-linecap="round" stroke-dasharray="2 9"/>'
            f"{_head(start, middle, colour)}{_head(end, middle, colour)}</g>"
        )
        paint.vector(body, (x, y, wide - x, high - y))
        bx, by = (start[0] + 2 * middle[0] + end[0]) / 4, (start[1] + 2 * middle[1] + end[1]) / 4
        badge(paint, swap.seat, bx, by, 24)


def _shore(box: Box, head: Box) -> tuple[float, float]:
    """Where a trail leaves a card: at the edge that has no name beside it, so that it can be read."""
    x, y, width, height = box
    return x + width / 2, (y + height + 8 if head[1] < y else y - 8)


LEVEL = 20.0
"""Places that differ less in height lie side by side."""
BESIDE = 0.5
"""Places so near to the middle, in parts of the planet's radius, belong to a tray beside it."""
NEAR, UNDER = 340.0, 24.0
"""How far apart places of one tray are at most, and how far below its cards a trail runs."""


def _under(box: Box, planet: tuple[float, float, float]) -> float:
    """The height below the cards of a tray beside the planet; 0 for trays above and below it."""
    _, y, _, height = box
    beside = abs(y + height / 2 - planet[1]) < planet[2] * BESIDE
    return y + height + UNDER if beside else 0.0


def _bend(start: Point, end: Point, planet: tuple[float, float, float], low: list[float]) -> Point:
    """The point a trail bends to: towards the planet, so that it runs between the trays."""
    cx, cy, radius = planet
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    if low:  # below the cards of that tray, then over the planet
        apart = abs(start[0] - end[0]) > NEAR or len(low) == 1
        return (cx if apart else mx), (cy + radius * 1.1 if apart and len(low) > 1 else low[0])
    if abs(start[1] - end[1]) < LEVEL:  # side by side: around the planet's other half, clear of both trays
        return mx + (cx - mx) * 0.7, cy + radius * (1.1 if my <= cy else -1.1)
    return mx + (cx - mx) * 0.7, my + (cy - my) * 0.7


def _head(point: Point, middle: Point, colour: str) -> str:
    """An arrow at the end of a trail."""
    angle = math.degrees(math.atan2(point[1] - middle[1], point[0] - middle[0]))
    return (
        f'<path d="M-12 -7L2 0L-12 7Z" fill="{colour}" stroke="#0A0D2A" stroke-width="1.5" '
        f'transform="translate({point[0]:.0f} {point[1]:.0f}) rotate({angle:.0f})"/>'
    )
