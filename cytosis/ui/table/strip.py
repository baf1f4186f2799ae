"""One pop-up for a card that is pointed at: what it is worth, and beside each other what it takes or does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.design import Layout
from cytosis.ui.widgets.shapes import disc, icon, plate

TILE, LEAST, MOST = 216.0, 420.0, 1.6
"""How wide a tile is, how wide a strip at least, and how far they grow with the text."""
SIDE, AIR, TRAY = 8.0, 22.0, 114.0
"""From the ends of the hand's panel, from what lies above it, and from its left end beside the flasks."""
GOOD, BAD, WAITING, DONE = "#35C795", "#D8414F", "#FFD75E", "#8FA3D6"


@dataclass(frozen=True)
class Tile:
    """A part of what a card takes or does: its name above signs; without signs the name has both lines."""

    title: str
    bits: tuple[Bit, ...] = ()
    draw: Callable[[Painter, Box], None] | None = None
    """Paints what no signs can say in their place."""
    ready: bool | None = None
    """Whether what it takes is there; None where nothing is taken."""
    done: bool = False
    """Whether it is behind us."""
    number: int = 0
    """Its place in an order; 0 where there is none."""


@dataclass(frozen=True)
class Strip:
    """What a strip tells of a card."""

    title: str
    tiles: tuple[Tile, ...]
    sign: str = "points"
    worth: str = ""
    """Its picture, and the number on that."""
    more: str = ""
    """How to learn more."""


def paint_strip(paint: Painter, strip: Strip, about: Box, layout: Layout) -> None:
    """Above the hand where it is about a card of it, else below what it is about, with a tip."""
    k = min(fit.scale_of(paint), MOST)
    width = max(TILE * min(k, 1.25) * len(strip.tiles) + 10, LEAST)
    left, top, high, hand = _place(about, width, 58 + 54 * k, layout)
    plate(paint, (left, top, width, high), "ask", 14, 1.0, True, 2.2)
    x = about[0] + about[2] / 2
    paint.vector(*_tip(paint, x, top + high if hand else top, hand))
    _head(paint, strip, (left, top, width, 48))
    each = (width - 10) / len(strip.tiles)
    rooms = ((tile.title, (0.0, 0.0, each - 70, 22 * k)) for tile in strip.tiles if _signed(tile))
    size = fit.common(paint, rooms, 14, "bold", 1)
    for i, tile in enumerate(strip.tiles):
        _tile(paint, tile, (left + 8 + i * each, top + 48, each - 6, high - 56), size)


def _place(about: Box, width: float, high: float, layout: Layout) -> tuple[float, float, float, bool]:
    """Where it lies, and whether above the hand; below a row it begins beside the flasks."""
    x, y, wide, tall = about
    start, above, room, _ = layout.regions["hand"]
    hand = y > above - 8
    first = start + (SIDE if hand else TRAY)
    left = min(max(x + wide / 2 - width / 2, first), start + room - SIDE - width)
    return left, above - 6 - high if hand else y + tall + AIR, high, hand


def _head(paint: Painter, strip: Strip, box: Box) -> None:
    left, top, width, _ = box
    paint.sign(strip.sign, left + 30, top + 27, 34)
    if strip.worth:
        fit.number(paint, strip.worth, left + 30, top + 27, 34, 17, "#4A2C00")
    room = width - 68
    hint = paint.text_width(strip.more, 13, "bold") + 14 if strip.more else 0.0
    both = bool(strip.more) and hint + paint.text_width(strip.title, 17, "head") <= room
    name = (left + 54, top + 6, room - (hint if both else 0), 42)
    fit.line(paint, strip.title, name, 17, "paper")
    if both:
        paint.text(strip.more, left + width - 14, top + 27, 13, "bold", "paper_soft", "right")


def _signed(tile: Tile) -> bool:
    return bool(tile.bits) or tile.draw is not None or tile.ready is not None


def _tile(paint: Painter, tile: Tile, box: Box, size: float) -> None:
    """Its number, its name, what it takes or does, and whether that is there."""
    x, y, width, height = box
    plate(paint, box, "answer_closed" if tile.done else "answer", 11, 1.0, False, 1.6)
    left = x + (_number(paint, tile, x + 20, y + height / 2) if tile.number else 14.0)
    room = x + width - left - (24 if tile.ready is not None else 10)
    if not _signed(tile):
        fit.block(paint, tile.title, (left, y + 3, room, height - 6), 14, "bold", "paper", "left", True, 3)
        return
    fit.line(paint, tile.title, (left, y + 3, room, height / 2 - 3), size, "paper", "left", "bold")
    _does(paint, tile, (left, y + height / 2, room, height / 2 - 4))
    if tile.ready is not None:
        tick(paint, tile.ready or tile.done, x + width - 15, y + 15)


def _does(paint: Painter, tile: Tile, box: Box) -> None:
    """What it takes or does; what is behind us takes nothing any more."""
    x, y, width, height = box
    if tile.draw is not None:
        tile.draw(paint, box)
    elif not tile.done:
        fit.bits(paint, list(tile.bits), x, y + height / 2 - 1, width, 14.5, "head", "paper")


def _number(paint: Painter, tile: Tile, x: float, y: float) -> float:
    """Its place in the order; returns where its words begin."""
    disc(paint, x, y, 14, DONE if tile.done else WAITING, "#FFFFFF", 2)
    fit.number(paint, str(tile.number), x, y, 28, 15, "#1A2140")
    return 40.0


def tick(paint: Painter, there: bool, x: float, y: float) -> None:
    """Whether what is needed is there."""
    disc(paint, x, y, 10, GOOD if there else BAD, "#FFFFFF", 1.6)
    icon(paint, "tick" if there else "close", x, y, 13, "#FFFFFF")


def _tip(paint: Painter, x: float, y: float, down: bool) -> tuple[str, Box]:
    """The tip by which it points at what it is about."""
    fill, _, edge = paint.theme.plates["ask"]
    points = "3,0 15,14 27,0" if down else "3,16 15,2 27,16"
    body = (
        f'<polygon points="{points}" fill="{fill}"/><polyline points="{points}" fill="none" '
        f'stroke="{edge}" stroke-width="2.2" stroke-linejoin="round"/>'
    )
    return body, (x - 15, y - 2 if down else y - 14, 30, 16)
