"""Drawers of Cellulose: a seat from close by, and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cytosis.ui.games.cellulose.seat_drawer import CARD, SeatDrawer
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import Drawers
from cytosis.ui.table.pile import PileSheet

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign


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
        return self._pile().area if kind == "discard" else super().area(opened)

    def title(self, opened: str) -> str:
        """A seat's has its own head; a pile says how many it holds."""
        if opened.startswith("seat."):
            return ""
        if opened != "discard":
            return super().title(opened)
        texts = self.table.texts
        count = texts.n("ui.pile.count", len(self._design.view.discard))
        return f"{texts.t('cellulose.pile.discarded')}, {count}"

    def _pile(self) -> PileSheet:
        """The discarded cards."""
        return PileSheet(self.panel, len(self.cards("discard")), (CARD[0] * 1.05, CARD[1] * 1.05))

    def inside(self, opened: str) -> list[Target]:
        """The cards."""
        kind, _, seat = opened.partition(".")
        if kind == "seat":
            boxes = self._seats.fan(self._design.seats.whose(seat)[1])
        else:
            boxes = self._pile().boxes()
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
        pile = self._pile()
        for card, box in zip(self.cards(opened), pile.boxes(), strict=True):
            self._design.cards.hand(paint, card, box)
        pile.paint(paint, self.table.texts)
