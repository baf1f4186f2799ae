"""Pictures that explain: tiles in a row, joined by arrows, each with pieces of our own art and a caption."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.widgets.shapes import disc, mix, plate

Draw = Callable[[Painter, Box], None]

LINK = 38.0
"""Room between two tiles for the sign that joins them."""
CAPTION = 40.0
INSET = 20.0
"""Around tiles on a stage."""
WIDEST = 1.5
"""A tile is at most so much wider than high."""
HIGHEST = 1.62
"""And at most so much higher than wide."""
RADIUS = 16.0
LIGHT = ("#E6F8F2", "#B4E2E0", "#5AAFC0")
"""Cytoplasm: top, bottom and edge of a tile on which pieces lie."""
DARK_EDGE = "#1C2A57"
GAP = 0.1
"""Between two pictures, in parts of their height."""


@dataclass(frozen=True)
class Tile:
    """One step of a picture."""

    draw: Draw
    caption: str = ""
    link: str = "arrow"
    """What joins it to the next: an arrow, a text such as +, or nothing."""
    whole: bool = False
    """Whether it paints its own ground, as a cut-out of the board does."""
    wide: float = 1.0
    """How wide it is beside the others."""


def tiles(paint: Painter, box: Box, row: Sequence[Tile], numbered: bool = False) -> float:
    """The tiles side by side in the middle of a box, from its top; returns how high they are."""
    x, y, width, _ = box
    links = _links(row)
    each, high, caption = _measures(box, row)
    left = x + (width - each * _parts(row) - sum(links)) / 2
    for i, tile in enumerate(row):
        wide = each * tile.wide
        _tile(paint, (left, y, wide, high), tile)
        if numbered:
            _number(paint, i + 1, left + 20, y + 20)
        if i < len(links):
            _link(paint, tile.link, left + wide + links[i] / 2, y + high / 2)
            left += wide + links[i]
    return high + caption


def stage(
    paint: Painter,
    box: Box,
    row: Sequence[Tile],
    numbered: bool = False,
    ground: str | tuple[str, str, str] = "well",
) -> float:
    """The tiles in the middle of a frame that is as high as the box; returns that."""
    x, y, width, height = box
    plate(paint, box, ground, RADIUS, 0.8, False)
    room = (x + INSET, y + INSET, width - 2 * INSET, height - 2 * INSET)
    tiles(paint, (room[0], y + (height - tiles_high(room, row)) / 2, *room[2:]), row, numbered)
    return height


def tiles_high(box: Box, row: Sequence[Tile]) -> float:
    """How high they would be."""
    _, high, caption = _measures(box, row)
    return high + caption


def _links(row: Sequence[Tile]) -> list[float]:
    return [LINK if tile.link else 14.0 for tile in row[:-1]]


def _parts(row: Sequence[Tile]) -> float:
    """How many tiles of the usual width the row is."""
    return sum(tile.wide for tile in row)


def _measures(box: Box, row: Sequence[Tile]) -> tuple[float, float, float]:
    """Width of a usual tile, height of all, and the height of captions below them."""
    _, _, width, height = box
    each = (width - sum(_links(row))) / _parts(row)
    caption = CAPTION if any(tile.caption for tile in row) else 0.0
    high = min(height - caption, each * HIGHEST * max(1.0, *(tile.wide for tile in row)))
    if len(row) > 1 or not row[0].whole:
        each = min(each, high * WIDEST)
    return each, high, caption


def _tile(paint: Painter, box: Box, tile: Tile) -> None:
    x, y, width, height = box
    if not tile.whole:
        plate(paint, box, LIGHT, RADIUS, 1.0, False)
    tile.draw(paint, box)
    if tile.caption:
        place = (x - 6, y + height + 3, width + 12, CAPTION - 3)
        fit.block(paint, tile.caption, place, 16, "bold", "text", "centre", True, 2)


def _link(paint: Painter, sign: str, x: float, y: float) -> None:
    if sign == "arrow":
        paint.sign("arrow", x, y, 26)
    elif sign:
        paint.text(sign, x, y, 22, "head", "heading", "centre", room=LINK - 4, tall=40)


def _number(paint: Painter, number: int, x: float, y: float) -> None:
    disc(paint, x, y, 14, paint.theme.hex("on_light"), "#FFFFFF", 2)
    paint.text(f"{number}", x, y, 15, "head", "#FFFFFF", "centre", tall=24)


def frame(paint: Painter, box: Box, edge: str) -> None:
    """Round corners for what was painted into a box: the colour of the panel covers the square ones."""
    _, _, w, h = box
    top, bottom, _ = paint.theme.plates["panel"]
    behind = mix(top, bottom, 0.4)
    r = RADIUS
    outer = f"M-1 -1H{w + 1}V{h + 1}H-1Z"
    inner = f"M{r} 0H{w - r}Q{w} 0 {w} {r}V{h - r}Q{w} {h} {w - r} {h}H{r}Q0 {h} 0 {h - r}V{r}Q0 0 {r} 0Z"
    body = (
        f'<path d="{outer}{inner}" fill="{behind}" fill-rule="evenodd"/>'
        f'<path d="{inner}" fill="none" stroke="{edge}" stroke-width="2"/>'
    )
    paint.vector(body, box, 2)


# -- what lies on a tile -----------------------------------------------------------------------------------
def sign(name: str, share: float = 0.6, alpha: int = 255) -> Draw:
    """One picture in the middle."""

    def draw(paint: Painter, box: Box) -> None:
        high = min(box[3] * share, box[2] * 0.86 / paint.aspect(name))
        paint.sign(name, *centre(box), high, alpha)

    return draw


def signs(names: Sequence[str], share: float = 0.42, rows: int = 0) -> Draw:
    """Several pictures in rows, in as many as let them be largest unless somebody wants a number."""

    def draw(paint: Painter, box: Box) -> None:
        x, y = centre(box)
        ways = [_in_rows(paint, names, n, box, share) for n in ([rows] if rows else range(1, len(names) + 1))]
        size, parts = max(ways, key=lambda way: way[0])
        for row, one in enumerate(parts):
            left = x - size * (sum(paint.aspect(name) for name in one) + GAP * (len(one) - 1)) / 2
            level = y + (row - (len(parts) - 1) / 2) * size * (1 + GAP)
            for name in one:
                wide = size * paint.aspect(name)
                paint.sign(name, left + wide / 2, level, size)
                left += wide + size * GAP

    return draw


def _in_rows(
    paint: Painter, names: Sequence[str], rows: int, box: Box, share: float
) -> tuple[float, list[Sequence[str]]]:
    """How large pictures in so many rows can be, and what is in each."""
    each = -(-len(names) // rows)
    parts = [names[i : i + each] for i in range(0, len(names), each)]
    widest = max(sum(paint.aspect(name) for name in one) + GAP * (len(one) - 1) for one in parts)
    return min(box[3] * min(share, 0.9 / (len(parts) * (1 + GAP))), box[2] * 0.8 / widest), parts


def on_well(flask: str, bright: bool = True) -> Draw:
    """A flask on a place of the board."""

    def draw(paint: Painter, box: Box) -> None:
        x, y = centre(box)
        size = min(box[2], box[3]) * 0.62
        paint.sign("well.legal" if bright else "well", x, y, size * 1.3)
        paint.sign(flask, x, y, size * 0.72)

    return draw


def bits(row: Sequence[Bit], share: float = 0.34) -> Draw:
    """Figures and pictures in a line; the sizes of the pictures are parts of the tile."""

    def draw(paint: Painter, box: Box) -> None:
        x, y = centre(box)
        size = min(box[3] * share, box[2] * 0.8 / max(len(row), 1))
        made: list[Bit] = [bit if isinstance(bit, str) else (bit[0], size * bit[1]) for bit in row]
        letters = size * 0.62 / max(paint.text_scale, 1.0)
        wide = paint.row_width(made, letters, gap=8)
        paint.row(made, x - wide / 2, y, letters, "head", DARK_EDGE, 8)

    return draw


def points(number: int | str, share: float = 0.62) -> Draw:
    """So many points on a hexagon."""

    def draw(paint: Painter, box: Box) -> None:
        x, y = centre(box)
        hexagon(paint, str(number), x, y, min(box[2], box[3]) * share)

    return draw


def hexagon(paint: Painter, number: str, x: float, y: float, size: float) -> None:
    """Points as cards show them."""
    paint.sign("points", x, y, size)
    letters = size * 0.42 / max(paint.text_scale, 1.0)
    paint.text(number, x, y, letters, "head", "#4A2C00", "centre", size * 0.7, tall=size * 0.7)
