"""What stays the whole game on the table of Amino: night, planet, its limb, and light to every tray."""

from __future__ import annotations

import math

from cytosis.ui.games.amino.layout import AminoLayout
from cytosis.ui.games.amino.life import planet
from cytosis.ui.paint.painter import Painter

CALM, BRIGHT = 0.1, 0.34
"""How strong the light to a tray is, and to that of whoever is on turn."""
INSET = 14.0
"""From the corners of a tray to its light."""
PART = 0.74
"""How much of its share of the limb a seat's part fills."""


def ground(paint: Painter, at: AminoLayout, time: float = 0.0) -> None:
    """The night, the planet as it has turned by then, and its limb in the colours of the seats."""
    left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
    paint.picture("amino.sky", (-left, -top, 1600 + 2 * left, 900 + 2 * top))
    if at.satellite is not None:
        paint.sign("amino.satellite", *at.satellite)
    beams(paint, at)
    planet(paint, at.planet, time)
    limb(paint, at)


def beams(paint: Painter, at: AminoLayout) -> None:
    """Light from the planet to each tray: this is its air, enlarged."""
    for seat in range(len(at.trays)):
        beam(paint, at, seat, CALM)


def beam(paint: Painter, at: AminoLayout, seat: int, strength: float) -> None:
    """From the seat's part of the limb to the edge of its tray that is nearest, in the seat's colour.

    It begins at the limb, never lies on the planet, and ends where a tray reaches over the limb.
    """
    (cx, cy, _), ring = at.planet, at.ring
    limbs, ends = _ends(at, seat), _near(at, seat)
    if _apart(limbs, ends) > _apart(limbs, ends[::-1]):
        ends = ends[::-1]
    for i, (px, py) in enumerate(ends):
        if math.dist((px, py), (cx, cy)) < ring:
            out = math.sqrt(max(ring * ring - (py - cy) ** 2, 0.0))
            limbs[i] = ends[i] = (cx + math.copysign(out, px - cx), py)
    left, top = min(cx - ring, *(x for x, _ in ends)), min(cy - ring, *(y for _, y in ends))
    right, bottom = max(cx + ring, *(x for x, _ in ends)), max(cy + ring, *(y for _, y in ends))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = ((x - left, y - top) for x, y in (*limbs, ends[1], ends[0]))
    path = f"M{x0:.1f} {y0:.1f}A{ring} {ring} 0 0 1 {x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}L{x3:.1f} {y3:.1f}Z"
    line = paint.theme.players[seat].line
    body = f'<path d="{path}" fill="{line}" fill-opacity="{strength:g}"/>'
    paint.vector(body, (left, top, right - left, bottom - top))


def _near(at: AminoLayout, seat: int) -> list[tuple[float, float]]:
    """The ends of the edge of a tray that is nearest to the planet."""
    x, y, width, height = at.trays[seat]
    if at.sides[seat] in ("left", "right"):
        edge = x if at.sides[seat] == "right" else x + width
        return [(edge, y + INSET), (edge, y + height - INSET)]
    edge = y + height if at.sides[seat] == "top" else y
    return [(x + INSET, edge), (x + width - INSET, edge)]


def _apart(limbs: list[tuple[float, float]], ends: list[tuple[float, float]]) -> float:
    return sum(math.dist(one, other) for one, other in zip(limbs, ends, strict=True))


def _ends(at: AminoLayout, seat: int) -> list[tuple[float, float]]:
    """Where the seat's part of the limb begins and ends."""
    (cx, cy, _), (x, y, width, height) = at.planet, at.trays[seat]
    angle = math.atan2(y + height / 2 - cy, x + width / 2 - cx)
    half = math.pi / len(at.trays) * PART
    return [
        (cx + at.ring * math.cos(angle + t * half), cy + at.ring * math.sin(angle + t * half))
        for t in (-1, 1)
    ]


def limb(paint: Painter, at: AminoLayout) -> None:
    """A part of the limb for each seat, in the order of the trays around it."""
    cx, cy, _ = at.planet
    ring, body = at.ring, ""
    for seat in range(len(at.trays)):
        (x0, y0), (x1, y1) = ((x - cx + ring + 8, y - cy + ring + 8) for x, y in _ends(at, seat))
        path = f"M{x0:.1f} {y0:.1f}A{ring} {ring} 0 0 1 {x1:.1f} {y1:.1f}"
        line = paint.theme.players[seat].line
        body += f'<path d="{path}" fill="none" stroke="#0A0D2A" stroke-width="10" stroke-linecap="round"/>'
        body += f'<path d="{path}" fill="none" stroke="{line}" stroke-width="6" stroke-linecap="round"/>'
    side = 2 * ring + 16
    paint.vector(body, (cx - ring - 8, cy - ring - 8, side, side), 2)
