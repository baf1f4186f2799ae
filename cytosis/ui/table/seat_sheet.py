"""What drawers of seats share: a head, tiles with numbers, cards like a fan, and a nose at the seat."""

from __future__ import annotations

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.design import Layout
from cytosis.ui.widgets.shapes import plate

WIDE, TALL, TOP, BESIDE = 712.0, 884.0, 8.0, 8.0
EDGE, GAP = 24.0, 12.0
HEAD, TITLE, TILE = 100.0, 32.0, 58.0
"""How high the head of a sheet is, a heading, and a tile."""
NOSE, RIM = 13.0, "#9FD8FF"
LOWER = 4.0
"""How much lower each card of a fan lies than the one nearer its middle."""


class SeatSheet:
    """Lays out and paints the parts of one, beside the seats, as high as it is told."""

    def __init__(self, layout: Layout, height: float = TALL) -> None:
        self.area: Box = (layout.regions["side"][0] - BESIDE - WIDE, TOP, WIDE, min(height, TALL))
        self.left, self.room = self.area[0] + EDGE, WIDE - 2 * EDGE

    def at(self, top: float, height: float) -> Box:
        """As broad as the sheet's inside, so far below its top."""
        return self.left, self.area[1] + top, self.room, height

    def columns(self, top: float, count: int, height: float = TILE) -> list[Box]:
        """So many boxes side by side."""
        wide = (self.room - GAP * (count - 1)) / count
        return [(self.left + i * (wide + GAP), self.area[1] + top, wide, height) for i in range(count)]

    def fan(self, top: float, count: int, card: tuple[float, float]) -> list[Box]:
        """Cards beside each other, the outer ones a little lower; closer when they are many."""
        room = self.room - 32
        pitch = min(card[0] + 8, (room - card[0]) / max(count - 1, 1))
        left = self.area[0] + (WIDE - pitch * (count - 1) - card[0]) / 2
        middle = (count - 1) / 2
        return [
            (left + i * pitch, self.area[1] + top + min(abs(i - middle), 3) * LOWER, *card)
            for i in range(count)
        ]

    # -- painting ------------------------------------------------------------------------------------------
    def head(
        self, paint: Painter, disk: str, words: tuple[str, str], points: int, heart: str, first: str = ""
    ) -> None:
        """Who it is, who chooses for them, how healthy; and the sign of whoever begins."""
        x, y, width, _ = self.area
        name, about = words
        paint.sign(disk, x + 52, y + 50, 54)
        room = width - 262
        used = paint.text(name, x + 92, y + 34, 27, "head", "text", room=room, tall=44)
        if first:
            paint.sign(first, x + 92 + used + 22, y + 34, 32)
        fit.line(paint, about[:1].upper() + about[1:], (x + 92, y + 56, room, 28), 15, "soft", face="body")
        paint.sign(heart, x + width - 108, y + 50, 66)
        fit.number(paint, str(points), x + width - 108, y + 48, 60, 24, "#4A2C00")

    def heading(self, paint: Painter, text: str, top: float) -> None:
        """What a part of it is about."""
        fit.line(paint, text, self.at(top, TITLE - 2), 17, "heading")

    def tile(self, paint: Painter, box: Box, picture: str, number: str, about: str) -> None:
        """A picture, a number, and right beside it what it counts; a nought is a dash."""
        x, y, width, height = box
        plate(paint, box, "well", 12, 0.85, False)
        if not picture:
            fit.block(paint, about, (x + 6, y, width - 12, height), 15, "body", "soft", "centre", True, 2)
            return
        paint.sign(picture, x + 32, y + height / 2, 38)
        left = x + 58
        used = 0.0
        if number:
            room = width * 0.42 if about else width - 64
            used = paint.text(number, left, y + height / 2, 23, "head", "text", room=room, tall=height) + 8
        words = (left + used, y + 4, x + width - left - used - 8, height - 8)
        fit.block(paint, about, words, 15, "body", "soft", "left", True, 2)

    def nose(self, paint: Painter, seat: Box) -> None:
        """The seat it is about has the same edge, and a nose between them."""
        _, y, width, height = seat
        edge = (
            f'<rect width="{width}" height="{height}" rx="14" fill="none" stroke="{RIM}" stroke-width="3"/>'
        )
        paint.vector(edge, seat, 3)
        nose = f'<path d="M0 0L{NOSE} {NOSE}L0 {2 * NOSE}Z" fill="{RIM}"/>'
        middle = min(y + height / 2, self.area[1] + self.area[3] - 2 * NOSE)
        paint.vector(nose, (self.area[0] + WIDE - 2, middle - NOSE, NOSE, 2 * NOSE))
