"""A discard pile spread out over the foot of the board: as high as its cards need, the newest first."""

from __future__ import annotations

from cytosis.app.words.i18n import Texts
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import plate

HEAD, GAP, EDGE = 56.0, 14.0, 20.0
"""How high its title is, and what lies between cards and around them."""
COLUMNS, MOST = 5, 14
"""So many lie side by side before they become smaller, and at most."""
NEWEST = 26.0
"""How high the mark on the newest card is."""


class PileSheet:
    """Lays out so many cards over a panel, at most as large as a card of the hand."""

    def __init__(self, panel: Box, count: int, card: tuple[float, float]) -> None:
        x, y, width, height = panel
        self._columns = COLUMNS
        while True:
            each = min((width - 2 * EDGE + GAP) / self._columns - GAP, card[0])
            tall, rows = each * card[1] / card[0], max(-(-count // self._columns), 1)
            if self._columns >= MOST or HEAD + EDGE + rows * (tall + GAP) <= height:
                break
            self._columns += 1
        self._count, self._each, self._tall = count, each, tall
        high = min(HEAD + EDGE + rows * (tall + GAP), height)
        self.area: Box = (x, y + height - high, width, high)

    def boxes(self) -> list[Box]:
        """Cards in rows."""
        x, y, _, _ = self.area
        pitch, row = self._each + GAP, self._tall + GAP
        return [
            (
                x + EDGE + i % self._columns * pitch,
                y + HEAD + i // self._columns * row,
                self._each,
                self._tall,
            )
            for i in range(self._count)
        ]

    def paint(self, paint: Painter, texts: Texts) -> None:
        """Over the cards: a word on the one that was laid down last, or that there is none."""
        x, y, width, height = self.area
        if not self._count:
            none = (x + EDGE, y + HEAD, width - 2 * EDGE, height - HEAD - EDGE)
            fit.line(paint, texts.t("ui.drawer.none"), none, 17, "soft", "centre", "body")
            return
        left, top, wide, tall = self.boxes()[0]
        box = (left + 8, top + tall - 8, wide - 16, NEWEST)
        plate(paint, box, "tip", NEWEST / 2, 1.0, False)
        fit.line(paint, texts.t("ui.pile.newest"), box, 14, "paper", "centre", "bold")
