"""The young planet beside the table: on the title, in its window of the shelf, as a sign, far away."""

from __future__ import annotations

import math

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.ways import Way, along, dotted

PLACE: Box = (606, 42, 328, 328)
"""The planet with its limb on the title."""
DISC = 0.743
"""How much of its picture the planet is; the rest is light around it."""
LIMB = 1.13
"""How far out the limb is, in radii of the planet."""
FAINT = 70
"""How much of the planet is seen behind other scenes."""
TO_CELL: Way = ((640, 330), (560, 420), (706, 506))
TO_PLANT: Way = ((958, 152), (1028, 108), (1096, 150))
ARROWS = {
    "phobos": "M38 0H-38M-30 -6L-38 0L-30 6",
    "deimos": "M-38 0H38M30 -6L38 0L30 6",
    "mars_cycle": "M-10 4A12 9 0 1 1 12 4M15 -4L12 5L4 2",
}
"""Whose card comes first to whom, as an arrow."""
BACKS = ((604, 236, 10, 0.0), (930, 296, -12, 2.1))
"""Cards that rise from the air: where, how they lie, and when they sink."""
FREE: tuple[float, float] = (896, 78)
"""A molecule that has just left its card."""


def planet(paint: Painter, x: float, y: float, radius: float, seats: int, thick: float = 6.0) -> None:
    """The planet, and its limb in the colours of so many seats."""
    side = 2 * radius / DISC
    paint.picture("amino.planet", (x - side / 2, y - side / 2, side, side))
    ring, body = radius * LIMB, ""
    gap = math.radians(7) if seats > 4 else math.radians(9)
    for seat in range(seats):
        first = 2 * math.pi * (seat / seats - 0.25) - (math.pi / seats if seats > 4 else math.pi / 2)
        ends = [first + gap, first + 2 * math.pi / seats - gap]
        (x0, y0), (x1, y1) = ((ring * math.cos(end), ring * math.sin(end)) for end in ends)
        path = f'd="M{x0:.1f} {y0:.1f}A{ring:.1f} {ring:.1f} 0 0 1 {x1:.1f} {y1:.1f}" fill="none"'
        line = paint.theme.players[seat].line
        body += f'<path {path} stroke="#10143A" stroke-width="{thick * 1.8:g}" stroke-linecap="round"/>'
        body += f'<path {path} stroke="{line}" stroke-width="{thick:g}" stroke-linecap="round"/>'
    whole = ring + thick
    paint.vector(
        f'<g transform="translate({whole:g} {whole:g})">{body}</g>',
        (x - whole, y - whole, 2 * whole, 2 * whole),
    )


def sign(paint: Painter, x: float, y: float, size: float) -> None:
    """The planet with five parts of its limb."""
    planet(paint, x, y, size * 0.4, 5, max(size * 0.05, 1.6))


def still(paint: Painter) -> None:
    """The planet of the title."""
    x, y, width, height = PLACE
    planet(paint, x + width / 2, y + height / 2, width / 2 / LIMB, 6)


def ways(paint: Painter) -> None:
    """Molecules leave it for the plant and for the human cell."""
    dotted(paint, TO_CELL, "#FFE9B0")
    dotted(paint, TO_PLANT, "#9FD8FF")


def life(paint: Painter, flow: float) -> None:
    """Cards that rise and sink, molecules on their way."""
    for x, y, lies, when in BACKS:
        paint.tilted("amino.back", x, y + 4 * math.sin(flow + when), 104, lies)
    _bubble(paint, "amino.molecule.H2O", FREE[0], FREE[1] + 4 * math.sin(flow + 4), 42)
    paint.sign("amino.glycine", *along(TO_CELL, (0.46 + flow * 0.02) % 1.0), 104)
    paint.sign("amino.molecule.CO2", *along(TO_PLANT, (0.5 + flow * 0.03) % 1.0), 46)


def window(paint: Painter, box: Box, flow: float) -> None:
    """The planet and its cards in a window."""
    x, y, width, height = box
    paint.cover("amino.sky", box, 14)
    with paint.within(box):
        middle, level = x + width / 2, y + height * 0.51
        planet(paint, middle, level, height * 0.355, 4)
        unit = height / 318
        for dx, dy, lies in ((-190, 68, 12), (-172, -80, 8), (160, -92, -6)):
            sunk = 4 * math.sin(flow + dx)
            paint.tilted("amino.back", middle + dx * unit, level + dy * unit + sunk, 92 * unit, lies)
        _bubble(
            paint,
            "amino.molecule.NH3",
            middle + 178 * unit,
            level + 74 * unit + 4 * math.sin(flow),
            44 * unit,
        )


def _bubble(paint: Painter, molecule: str, x: float, y: float, radius: float) -> None:
    """A molecule in a drop of light."""
    body = (
        '<defs><radialGradient id="b" gradientUnits="userSpaceOnUse" cx="42" cy="36" r="60">'
        '<stop offset="0" stop-color="#FFFFFF" stop-opacity="0.92"/>'
        '<stop offset="1" stop-color="#9FC6FF" stop-opacity="0.62"/></radialGradient></defs>'
        '<circle cx="50" cy="50" r="47" fill="url(#b)" stroke="#FFFFFF" stroke-width="3"/>'
    )
    scale = f'<g transform="scale({radius / 50:g})">{body}</g>'
    paint.vector(scale, (x - radius, y - radius, 2 * radius, 2 * radius), 2)
    paint.sign(molecule, x, y, radius * 1.1)


def seeding(paint: Painter, value: str, box: Box) -> None:
    """Four places of an atmosphere, and how the first card comes there."""
    _, _, width, height = box
    left, top = width / 2 - 42, height / 2 - 8
    body = "".join(
        f'<rect x="{left + i * 22:g}" y="{top:g}" width="18" height="26" rx="3.5" fill="#0B1036" '
        'fill-opacity="0.6" stroke="#8C97CF" stroke-width="1.3" stroke-dasharray="3 2.4"/>'
        for i in range(4)
    )
    if value != "moon":
        fill = "#4C5FB4" if value == "base" else "#D9806A"
        body += (
            f'<rect x="{left:g}" y="{top:g}" width="18" height="26" rx="3.5" fill="{fill}" stroke="#E9E6FF" '
            'stroke-width="1.8"/>'
        )
    arrow = ARROWS.get(value, "")
    body += (
        f'<path d="{arrow}" transform="translate({width / 2:g} {height / 2 - 18:g})" fill="none" '
        'stroke="#FFE08A" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    paint.vector(body, box, 4)


HALO = 1.345
"""The picture of the planet is so many times as wide as the planet itself."""


def curtain(paint: Painter, x: float, y: float, radius: float) -> bool:
    """The planet from nearby, its middle bright with clouds; air around it."""
    left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
    paint.picture("amino.sky", (-left, -top, 1600 + 2 * left, 900 + 2 * top))
    r, side = radius - 20.0, 2 * radius
    far = r * HALO
    paint.picture("amino.planet", (x - far, y - far, 2 * far, 2 * far))
    middle = f'cx="{radius:g}" cy="{radius:g}"'
    body = (
        f'<defs><radialGradient id="p" gradientUnits="userSpaceOnUse" {middle} r="{r * 0.93:g}">'
        '<stop offset="0" stop-color="#FFFBF2" stop-opacity=".96"/>'
        '<stop offset="0.78" stop-color="#FDEFDD" stop-opacity=".9"/>'
        '<stop offset="1" stop-color="#FBE3C8" stop-opacity="0"/></radialGradient></defs>'
        f'<circle {middle} r="{r + 9:g}" fill="none" stroke="#6FD8E6" stroke-width="18" '
        'stroke-opacity=".28"/>'
        f'<circle {middle} r="{r * 0.93:g}" fill="url(#p)"/>'
        f'<circle {middle} r="{r:g}" fill="none" stroke="#A9F0F4" stroke-width="4"/>'
    )
    paint.vector(body, (x - radius, y - radius, side, side))
    return True


def far(paint: Painter) -> None:
    """The planet, far out of focus."""
    seen = FAINT if paint.theme.name == "default" else FAINT // 3
    paint.soft(lambda on: on.picture("amino.planet", (760, 60, 1000, 1000)), 9, seen)
