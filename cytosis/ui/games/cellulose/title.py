"""The plant cell beside the table: on the title, in its window of the shelf, as a sign, far away."""

from __future__ import annotations

import math

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.widgets.ways import Way, along, dotted

CELL = "cellulose.cell.small.daytime"
ASPECT = 937.92 / 590
PLACE: Box = (1092, 60, 440, 440 / ASPECT)
"""The cell on the title."""
FAINT = 80
"""How much of the cell is seen behind other scenes."""
DIM, NIGHT = 51, "#082019"
"""The same behind a curtain, whose ground is dark and green."""
TO_CELL: Way = ((1470, 348), (1572, 412), (1512, 506))
FLASKS = (
    ("flask.mint", 0.335, 0.19, 0.0),
    ("flask.orange", 0.44, 0.70, 1.3),
    ("flask.blue", 0.83, 0.24, 2.6),
)
"""Flasks at work in the cell, and when each sinks."""


def sign(paint: Painter, x: float, y: float, size: float) -> None:
    """A square with a wall of fibres, vacuole, nucleus and two chloroplasts."""
    wall = 'x="9" y="9" width="82" height="82" rx="24"'
    green = 'fill="#3E9A4A" stroke="#1F5F33" stroke-width="2"'
    body = (
        '<defs><radialGradient id="c" gradientUnits="userSpaceOnUse" cx="40" cy="36" r="60">'
        '<stop offset="0" stop-color="#FBFFE6"/><stop offset="1" stop-color="#A9D88A"/></radialGradient>'
        "</defs>"
        f'<rect {wall} fill="#5E9E3E" stroke="#2E6A2E" stroke-width="3"/>'
        f'<rect {wall} fill="none" stroke="#B9E08A" stroke-width="6" stroke-dasharray="2 3.4"/>'
        '<rect x="18" y="18" width="64" height="64" rx="17" fill="url(#c)" '
        'stroke="#2E6A2E" stroke-width="2"/>'
        '<ellipse cx="57" cy="52" rx="17" ry="20" fill="#BFE3F7" stroke="#3E7FB8" stroke-width="2.4"/>'
        '<circle cx="33" cy="58" r="10" fill="#9A70DE" stroke="#4A2A8C" stroke-width="2"/>'
        f'<ellipse cx="34" cy="32" rx="12" ry="6.5" {green}/>'
        f'<ellipse cx="66" cy="76" rx="11" ry="5" {green}/>'
    )
    scale = f'<g transform="scale({size / 100:g})">{body}</g>'
    paint.vector(scale, (x - size / 2, y - size / 2, size, size))


def still(paint: Painter) -> None:
    """The cell of the title, and the light around it."""
    paint.blurred(CELL, grown(PLACE, 10), 24, 130)
    paint.picture(CELL, PLACE)


def ways(paint: Painter) -> None:
    """Sugar leaves it for the human cell."""
    dotted(paint, TO_CELL, "#C4EE9A")


def life(paint: Painter, flow: float) -> None:
    """Flasks at work, sugar on its way."""
    _flasks(paint, PLACE, flow)
    _glucose(paint, *along(TO_CELL, (0.42 + flow * 0.02) % 1.0))


def window(paint: Painter, box: Box, flow: float) -> None:
    """The cell in its tissue."""
    x, y, width, height = box
    paint.cover("cellulose.backdrop.daytime", box, 14)
    wide = width * 0.95
    inner = (x + (width - wide) / 2, y + (height - wide / ASPECT) / 2, wide, wide / ASPECT)
    paint.picture(CELL, inner)
    _flasks(paint, inner, flow)


def far(paint: Painter) -> None:
    """The cell, far out of focus."""
    seen = FAINT if paint.theme.name == "default" else FAINT // 3
    paint.soft(lambda on: on.picture(CELL, (-180, -110, 1960, 1960 / ASPECT)), 9, seen)


def curtain(paint: Painter, x: float, y: float, radius: float) -> bool:
    """A large plant cell: the rim of the board around it, light inside, the vacuole behind what is said."""
    paint.veil(NIGHT, 190)
    seen = DIM if paint.theme.name == "default" else DIM // 3
    paint.soft(lambda on: on.picture(CELL, (-180, -110, 1960, 1960 / ASPECT)), 9, seen)
    side, r = 2 * radius, radius * 0.42
    inside = f'x="38" y="38" width="{side - 76:g}" height="{side - 76:g}" rx="{r - 19:g}"'
    wide, high = radius * 0.79, radius * 0.82
    lobe = f'x="{radius - wide:g}" y="{radius - high:g}" width="{2 * wide:g}" height="{2 * high:g}"'
    body = (
        f'<defs><radialGradient id="c" gradientUnits="userSpaceOnUse" cx="{radius:g}" cy="{radius * 0.8:g}" '
        f'r="{radius * 1.3:g}"><stop offset="0" stop-color="#FBFFEC"/><stop offset="0.6" '
        'stop-color="#D5EFBB"/><stop offset="1" stop-color="#93CC77"/></radialGradient></defs>'
        f'<rect {inside} fill="url(#c)"/>'
        f'<rect {lobe} rx="{wide * 0.62:g}" fill="#DDF1FB" fill-opacity=".75" stroke="#7FB6DC" '
        'stroke-width="3" stroke-opacity=".6"/>'
        f"{_rim(side, r)}"
    )
    for cx, cy, turn in ((0.32, 0.33, -42), (1.68, 0.33, 42), (0.32, 1.67, 42), (1.68, 1.67, -42)):
        body += _chloroplast(cx * radius, cy * radius, turn)
    paint.vector(body, (x - radius, y - radius, side, side))
    return True


def _rim(side: float, radius: float) -> str:
    """The rim as the board has it: pale cells side by side, and green beads towards the inside."""
    cells = f'x="19" y="19" width="{side - 38:g}" height="{side - 38:g}" rx="{radius:g}" fill="none"'
    beads = f'x="41" y="41" width="{side - 82:g}" height="{side - 82:g}" rx="{radius - 22:g}" fill="none"'
    return (
        f'<rect {cells} stroke="#3F7A2E" stroke-width="37"/><rect {cells} stroke="#B9D78A" '
        f'stroke-width="30"/><rect {cells} stroke="#E3EFC0" stroke-width="28" stroke-dasharray="27 3"/>'
        f'<rect {beads} stroke="#3F7A2E" stroke-width="11" stroke-linecap="round" stroke-dasharray=".1 12"/>'
        f'<rect {beads} stroke="#6FAE48" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 12"/>'
    )


def _chloroplast(x: float, y: float, turn: int) -> str:
    """One with three stacks of discs."""
    stacks = "".join(
        f'<rect x="{dx - 7}" y="{dy - 2.6:g}" width="14" height="5.2" rx="2.6" fill="#7FD06A" '
        'stroke="#1F5F33" stroke-width="1.2"/>'
        for dx in (-19, 0, 19)
        for dy in ((-6, 0, 6) if dx else (-9, -3, 3, 9))
    )
    return (
        f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn})"><ellipse rx="36" ry="20" '
        f'fill="#3E9A4A" stroke="#1F5F33" stroke-width="3"/>{stacks}</g>'
    )


def _flasks(paint: Painter, box: Box, flow: float) -> None:
    x, y, width, height = box
    for name, across, down, when in FLASKS:
        sunk = 3 * math.sin(flow + when)
        paint.sign(name, x + across * width, y + down * height + sunk, height * 0.2)


def _glucose(paint: Painter, x: float, y: float) -> None:
    """A ring of six with its arms."""
    ring = [
        (34 + 19 * math.cos(math.radians(a)), 34 + 16 * math.sin(math.radians(a))) for a in range(30, 390, 60)
    ]
    arms = [(34 + (px - 34) * 1.7, 34 + (py - 34) * 1.7) for px, py in ring]
    lines = "".join(
        f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" stroke="#C9D3EC" stroke-width="3"/>'
        for (ax, ay), (bx, by) in zip(ring[:5], arms[:5], strict=True)
    )
    corners = " ".join(f"{px:.1f},{py:.1f}" for px, py in ring)
    atoms = "".join(
        f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{r}" fill="{fill}" stroke="#FFFFFF" stroke-width="1.4"/>'
        for px, py, r, fill in (
            *((px, py, 5, "#E0443C") for px, py in arms[:5]),
            *((px, py, 6, "#E0443C" if i == 5 else "#4A5572") for i, (px, py) in enumerate(ring)),
        )
    )
    ring_ = (
        f'<polygon points="{corners}" fill="#CFF3C0" fill-opacity="0.5" stroke="#C9D3EC" stroke-width="4"/>'
    )
    body = f"{lines}{ring_}{atoms}"
    paint.vector(body, (x - 34, y - 34, 68, 68), 4)
