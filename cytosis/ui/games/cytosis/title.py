"""The cell of the title, what lives in it, and the far one behind every scene."""

from __future__ import annotations

import math

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.widgets.shapes import membrane, plate

BOARD = "board.three_plus"
BOARD_ASPECT = 2534 / 1637
CELL: Box = (640, 360, 862, 862 / BOARD_ASPECT)
"""The picture of the cell on the title,"""
PLACE: Box = (*CELL[:3], CELL[3] * 0.84)
"""and the part of it that is not empty."""
BEHIND: Box = (-90, -70, 1780, 1780 / BOARD_ASPECT)
"""Larger than the window, so that its membrane runs along the edges."""
FAINT = 62
"""How much of the far cell is seen, of 255; less where contrast counts."""
FLASKS = (
    ("flask.orange", 0.158, 0.33, 0.145),
    ("flask.mint", 0.505, 0.15, 0.125),
    ("flask.crimson", 0.675, 0.46, 0.135),
    ("flask.blue", 0.47, 0.66, 0.15),
)
"""Flasks at work: where in the cell, and how high."""
WAYS = (((0.385, 0.40), (0.60, 0.445), 2), ((0.80, 0.40), (0.885, 0.375), 3))
"""From where to where in the cell a vesicle travels, and with how many cubes."""
HORMONES = (
    (1.005, 0.29, 34.0, -22.0, 0.20, -24),
    (1.015, 0.39, 34.0, 0.0, 0.55, 22),
    (1.020, 0.50, 26.0, 26.0, 0.85, -34),
    (1.010, 0.61, 26.0, 56.0, 0.35, 40),
    (0.985, 0.73, 40.0, 60.0, 0.68, -8),
)
"""Where each begins in parts of the cell, how far it drifts, when in its course it is, and how it lies."""
STEPS = 8
"""Degrees of fading: so many pictures of a hormone are kept."""


def far(paint: Painter) -> None:
    """The cell is there, but far out of focus."""
    seen = FAINT if paint.theme.name == "default" else FAINT // 3
    paint.soft(lambda on: on.picture(BOARD, BEHIND), 9, seen)


def still(paint: Painter) -> None:
    """What never moves: the cell of the title, with pieces of a game in it."""
    paint.blurred(BOARD, grown(CELL, CELL[2] * 0.012), 24, 130)  # its light reaches beyond the edge
    paint.picture(BOARD, CELL)
    _pieces(paint, CELL)


def window(paint: Painter, box: Box, flow: float) -> None:
    """The whole cell in a window, as large as it allows; its flasks sink and rise."""
    plate(paint, box, ("#2A4682", "#0F1B42", "#50689F"), 14, 1.0, False)
    x, y, width, height = box
    wide = min(height * 1.02 * BOARD_ASPECT, width - 4)
    tall = wide / BOARD_ASPECT
    cell = (x + (width - wide) / 2, y + (height - tall) / 2, wide, tall)
    with paint.within(grown(box, -2)):
        paint.picture(BOARD, cell)
    for number, (name, px, py, size) in enumerate(FLASKS):
        sunk = 3 * math.sin(flow + number * 1.6)
        paint.sign(name, cell[0] + px * cell[2], cell[1] + py * cell[3] + sunk, size * cell[3] * 1.15)


def sign(paint: Painter, x: float, y: float, size: float) -> None:
    """A round cell with nucleus, Golgi apparatus and mitochondrion: the O of the wordmark."""
    paint.vector(_little_cell(size), (x - size / 2, y - size / 2, size, size), size * 0.26)


def _little_cell(side: float) -> str:
    middle = side / 2
    scale = f'<g transform="translate({middle:g} {middle:g}) scale({side / 100:g})">'
    return (
        '<defs><radialGradient id="c" gradientUnits="userSpaceOnUse" cx="-8" cy="-10" r="44">'
        '<stop offset="0" stop-color="#F1FCF6"/><stop offset="1" stop-color="#8AD3D4"/></radialGradient>'
        '<radialGradient id="n" gradientUnits="userSpaceOnUse" cx="-13" cy="-8" r="20">'
        '<stop offset="0" stop-color="#D9C2FF"/><stop offset="1" stop-color="#7A4FC4"/></radialGradient>'
        "</defs>"
        f'{scale}<circle r="47" fill="#0B1534" fill-opacity="0.55"/><circle r="36" fill="url(#c)"/>'
        f"{membrane(0, 0, 44, 10)}"
        '<circle cx="-8" cy="-4" r="15" fill="url(#n)" stroke="#4A2C86" stroke-width="2"/>'
        '<circle cx="-4" cy="1" r="5" fill="#5C2F9E"/>'
        '<path d="M12 -12Q19 -16 26 -12M12 -5Q19 -9 26 -5M13 2Q19 -1 25 2" fill="none" stroke="#F2A93B" '
        'stroke-width="4" stroke-linecap="round"/>'
        '<g transform="rotate(-24 12 19)"><rect x="1" y="13" width="22" height="12" rx="6" fill="#F07F55" '
        'stroke="#8E2733" stroke-width="2"/></g></g>'
    )


def _pieces(paint: Painter, box: Box) -> None:
    """What lies in the cell."""
    x, y, width, height = box
    pieces = (
        *FLASKS,
        ("disk.orange", 0.910, 0.373, 0.085),
        ("resource.mrna", 0.245, 0.70, 0.05),
        ("resource.mrna", 0.103, 0.60, 0.045),
        ("resource.lipid", 0.61, 0.335, 0.052),
        ("resource.lipid", 0.43, 0.26, 0.046),
        ("resource.protein", 0.545, 0.50, 0.044),
        ("resource.carb", 0.80, 0.63, 0.05),
        ("resource.carb", 0.845, 0.57, 0.043),
        ("resource.atp", 0.665, 0.67, 0.052),
        ("resource.atp", 0.705, 0.71, 0.044),
        ("resource.atp", 0.72, 0.64, 0.038),
    )
    for name, px, py, size in pieces:
        paint.sign(name, x + px * width, y + py * height, size * height)


def life(paint: Painter, flow: float) -> None:
    """All that moves: vesicles on their way, and hormones that have left the cell."""
    cell = CELL
    for number, (start, end, cubes) in enumerate(WAYS):
        _vesicle(paint, cell, start, end, cubes, (flow * 0.035 + 0.35 * number + 0.4) % 1.0)
    for x, y, across, down, when, lies in HORMONES:
        part = (when + flow * 0.03) % 1.0
        seen = round(min(1.5 * math.sin(part * math.pi), 1.0) * STEPS) / STEPS
        left = cell[0] + x * cell[2] + across * part
        top = cell[1] + y * cell[3] + down * part + 5 * math.sin(flow * 0.8 + when * 9)
        if seen:
            _hormone(paint, left, top, lies, seen)


def _vesicle(
    paint: Painter, cell: Box, start: tuple[float, float], end: tuple[float, float], cubes: int, part: float
) -> None:
    """A membrane bubble with its load on a dotted way."""
    ends = [(cell[0] + px * cell[2], cell[1] + py * cell[3]) for px, py in (start, end)]
    (x0, y0), (x1, y1) = ends
    way = f"M0 {y0 - min(y0, y1):.1f}Q{(x1 - x0) / 2:.1f} {-14:.1f} {x1 - x0:.1f} {y1 - min(y0, y1):.1f}"
    dots = (
        f'<path d="{way}" fill="none" stroke="#D08A2E" stroke-width="3.4" stroke-linecap="round" '
        'stroke-dasharray="0.1 9" stroke-opacity="0.8"/>'
    )
    paint.vector(dots, (x0, min(y0, y1), x1 - x0, abs(y1 - y0) + 1), 18)
    x = x0 + (x1 - x0) * part
    bow = 2 * part * (1 - part)
    y = (1 - part) ** 2 * y0 + bow * (min(y0, y1) - 14) + part * part * y1
    radius = 17 + 4 * cubes
    body = (
        '<defs><radialGradient id="v" gradientUnits="userSpaceOnUse" cx="40" cy="36" r="60">'
        '<stop offset="0" stop-color="#FFFBEA"/><stop offset="1" stop-color="#F6D9A2"/>'
        "</radialGradient></defs>"
        '<circle cx="50" cy="54" r="44" fill="#12305A" fill-opacity="0.22"/>'
        '<circle cx="50" cy="50" r="42" fill="url(#v)" stroke="#E08A2E" stroke-width="7"/>'
        '<circle cx="50" cy="50" r="35" fill="none" stroke="#F7B765" stroke-width="3" '
        'stroke-dasharray="3 4"/>'
    )
    side = 2 * radius
    paint.vector(f'<g transform="scale({side / 100:g})">{body}</g>', (x - radius, y - radius, side, side), 4)
    load = ["resource.protein"] * 2 + ["resource.carb"] * (cubes - 2)
    places = [(-11, 5), (11, 5), (0, -13)] if cubes > 2 else [(-11, 0), (11, 0)]
    for name, (dx, dy) in zip(load, places, strict=True):
        paint.sign(name, x + dx, y + dy, 23)


def _hormone(paint: Painter, x: float, y: float, lies: int, seen: float) -> None:
    """A short chain of amino acids, as on the cards of protein hormones."""
    beads = "".join(
        f'<circle cx="{10 + i * 9.4:.1f}" cy="{20 + 6.5 * math.sin(i * 1.15):.1f}" '
        f'r="{5.6 - i % 2 * 1.1:.1f}" fill="{"#F28A86" if i % 2 else "#E05A66"}" '
        f'fill-opacity="{seen:.3f}" stroke="#8E2733" stroke-opacity="{seen * 0.8:.3f}" stroke-width="1.2"/>'
        for i in range(6)
    )
    body = f'<g transform="rotate({lies} 33 20)">{beads}</g>'
    paint.vector(body, (x - 33, y - 20, 66, 40), 16)
