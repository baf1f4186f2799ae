"""Ways that something travels on a picture: a bow from one point to another, dotted."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter

Point = tuple[float, float]
Way = tuple[Point, Point, Point]
"""From where, bent towards where, to where."""


def along(way: Way, part: float) -> Point:
    """The point after that part of the way, 0 to 1."""
    (x0, y0), (x1, y1), (x2, y2) = way
    back, bow, on = (1 - part) ** 2, 2 * part * (1 - part), part * part
    return back * x0 + bow * x1 + on * x2, back * y0 + bow * y1 + on * y2


def dotted(paint: Painter, way: Way, colour: str) -> None:
    """A pale band with dots in its middle."""
    left, top = (min(point[axis] for point in way) for axis in (0, 1))
    right, bottom = (max(point[axis] for point in way) for axis in (0, 1))
    (x0, y0), (x1, y1), (x2, y2) = ((x - left, y - top) for x, y in way)
    path = f'd="M{x0:g} {y0:g}Q{x1:g} {y1:g} {x2:g} {y2:g}" fill="none" stroke-linecap="round"'
    body = (
        f'<path {path} stroke="#FFFFFF" stroke-opacity="0.13" stroke-width="16"/>'
        f'<path {path} stroke="{colour}" stroke-width="5" stroke-dasharray="0.1 13"/>'
    )
    paint.vector(body, (left, top, right - left, bottom - top), 12)
