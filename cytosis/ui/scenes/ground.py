"""What lies behind everything: deep blue, and our cell in focus or out of it."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import HEIGHT, WIDTH, Box, grown
from cytosis.ui.widgets.controls import Controls

BACK: Box = (40, 26, 50, 50)
"""The button that leads back, in every scene beside the table."""
RULES: Box = (1400, 28, 160, 46)
"""The button that leads to the rules, where a scene has one."""
BOARD = "board.three_plus"
BOARD_ASPECT = 2534 / 1637
FAR_CELL: Box = (-90, -70, 1780, 1780 / BOARD_ASPECT)
"""Larger than the window, so that its membrane runs along the edges."""
FAINT = 62
"""How much of the far cell is seen, of 255; less where contrast counts."""


def whole(paint: Painter) -> Box:
    """The window in logical units, also where it is wider or higher than the sheet."""
    left, top = paint.sheet.left / paint.sheet.scale, paint.sheet.top / paint.sheet.scale
    return (-left, -top, WIDTH + 2 * left, HEIGHT + 2 * top)


def backdrop(paint: Painter) -> None:
    """Deep blue with faint lights."""
    paint.picture("backdrop", whole(paint))


def ground(paint: Painter) -> None:
    """The backdrop of scenes beside the table: the cell is there, but far out of focus."""
    paint.layer("ground", _ground)


def _ground(paint: Painter) -> None:
    backdrop(paint)
    seen = FAINT if paint.theme.name == "default" else FAINT // 3
    paint.soft(lambda on: on.picture(BOARD, FAR_CELL), 9, seen)


def header(paint: Painter, on: Controls, title: str, about: str) -> None:
    """The way back, the name of the scene and a line about it."""
    on.icon_button("button.back", "back", BACK)
    paint.text(title, 110, 41, 30, "head", room=1400, tall=38)
    paint.text(about, 110, 73, 16.5, "body", "soft", room=1400, tall=26)


def cell(paint: Painter, box: Box) -> None:
    """The cell in focus with pieces of a game in it, from the picture of the board."""
    x, y, width, height = box
    paint.blurred(BOARD, grown(box, width * 0.012), 24, 130)  # its light reaches beyond the picture's edge
    paint.picture(BOARD, box)
    pieces = (
        ("flask.orange", 0.158, 0.33, 0.145),
        ("flask.mint", 0.505, 0.15, 0.125),
        ("flask.crimson", 0.675, 0.46, 0.135),
        ("flask.blue", 0.47, 0.66, 0.15),
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
