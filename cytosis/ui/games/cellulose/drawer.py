"""Drawers of Cellulose: a seat from close by, and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cytosis.ui.games.cellulose.seat_drawer import CARD, SeatDrawer
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import HEAD, Drawers
from cytosis.ui.widgets.shapes import plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

GAP, EDGE, COLUMNS = 14.0, 20.0, 5
"""Between cards, around them, and so many lie side by side before they become smaller."""
MOST = 12
"""Side by side at most."""
NEWEST = 26.0
"""How high the mark on the newest card is."""


class CelluloseDrawers(Drawers):
    """Lays out what is open; the plant stays in sight beside it."""

    panel: ClassVar[Box] = (336, 8, 938, 694)

    def __init__(self, design: CelluloseDesign) -> None:
        super().__init__(design.table)
        self._design = design
        self._seats = SeatDrawer(design)

    def cards(self, opened: str) -> tuple[str, ...]:
        """What lies in a drawer; of a pile the newest first."""
        kind, _, seat = opened.partition(".")
        if kind == "seat":
            return self._seats.cards(self._design.seats.whose(seat)[1])
        return self._design.view.discard[::-1] if kind == "discard" else ()

    def area(self, opened: str) -> Box:
        """A seat's lies beside the seats; a pile's ends at the row, as high as its cards."""
        kind, _, seat = opened.partition(".")
        if kind == "seat":
            return self._seats.sheet(self._design.seats.whose(seat)[1]).area
        if kind != "discard":
            return super().area(opened)
        x, y, width, height = self.panel
        rows, tall = self._grid(len(self.cards(opened)))[1:]
        high = min(HEAD + EDGE + rows * (tall + GAP), height)
        return x, y + height - high, width, high

    def title(self, opened: str) -> str:
        """A seat's has its own head; a pile says how many it holds."""
        if opened.startswith("seat."):
            return ""
        if opened != "discard":
            return super().title(opened)
        texts = self.table.texts
        count = texts.n("cellulose.pile.count", len(self._design.view.discard))
        return f"{texts.t('cellulose.pile.discarded')}, {count}"

    def _grid(self, count: int) -> tuple[float, int, float]:
        """How broad so many cards are, in how many rows, and how high; smaller where there are many."""
        _, _, width, height = self.panel
        columns = COLUMNS
        while True:
            each = min((width - 2 * EDGE - GAP * (columns - 1)) / columns, CARD[0] * 1.05)
            tall, rows = each * CARD[1] / CARD[0], max(-(-count // columns), 1)
            if columns >= MOST or rows * (tall + GAP) <= height - HEAD - EDGE:
                return each, rows, tall
            columns += 1

    def _boxes(self, count: int) -> list[Box]:
        """Cards in rows."""
        x, y, width, _ = self.area("discard")
        each, _, tall = self._grid(count)
        columns = int((width - 2 * EDGE + GAP) // (each + GAP))
        return [
            (x + EDGE + (i % columns) * (each + GAP), y + HEAD + (i // columns) * (tall + GAP), each, tall)
            for i in range(count)
        ]

    def inside(self, opened: str) -> list[Target]:
        """The cards."""
        kind, _, seat = opened.partition(".")
        if kind == "seat":
            boxes = self._seats.fan(self._design.seats.whose(seat)[1])
        else:
            boxes = self._boxes(len(self.cards(opened)))
        return [Target(f"shown.{i}", box) for i, box in enumerate(boxes)]

    def lit(self, paint: Painter, opened: str) -> None:
        """The seat it is about, with the same edge and a nose between them."""
        kind, _, rest = opened.partition(".")
        if kind == "seat":
            seat, one = self._design.seats.whose(rest)
            self._design.seats.one(paint, seat)
            self._seats.sheet(one).nose(paint, self._design.at.seats[seat])

    def content(self, paint: Painter, opened: str) -> None:
        """A seat, or cards."""
        kind, _, seat = opened.partition(".")
        if kind == "seat":
            self._seats.paint(paint, *self._design.seats.whose(seat))
            return
        cards, (x, y, width, height) = self.cards(opened), self.area(opened)
        if not cards:
            none = (x + EDGE, y + HEAD, width - 2 * EDGE, height - HEAD - EDGE)
            fit.line(paint, self.table.texts.t("ui.drawer.none"), none, 17, "soft", "centre", "body")
        for i, (card, box) in enumerate(zip(cards, self._boxes(len(cards)), strict=True)):
            self._design.cards.hand(paint, card, box)
            if not i:
                self._newest(paint, box)

    def _newest(self, paint: Painter, card: Box) -> None:
        """A word on the card that was laid down last."""
        x, y, width, height = card
        box = (x + 8, y + height - 8, width - 16, NEWEST)
        plate(paint, box, "tip", NEWEST / 2, 1.0, False)
        fit.line(paint, self.table.texts.t("cellulose.pile.newest"), box, 14, "paper", "centre", "bold")
