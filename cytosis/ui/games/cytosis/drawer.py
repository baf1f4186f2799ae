"""What lies in the drawers of Cytosis: a rival from close by, the discard pile, the goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.goals import GoalsDrawer
from cytosis.ui.games.cytosis.rival import RivalDrawer
from cytosis.ui.games.cytosis.seats import SeatPainter
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import PANEL, Drawers
from cytosis.ui.table.pile import PileSheet
from cytosis.ui.widgets.shapes import GLOW

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign

CARD = (160.0, 174.0)


def cards_of(opened: str, view: View) -> tuple[str, ...]:
    """The cards that lie in a drawer; of a pile the newest first."""
    if opened == "discard":
        return tuple(view.discard)[::-1]
    kind, _, seat = opened.partition(".")
    return RivalDrawer.cards(view, int(seat)) if kind == "seat" else ()


class CytosisDrawers(Drawers):
    """Seats, discards, goals."""

    def __init__(self, design: CytosisDesign) -> None:
        super().__init__(design.table)
        self._design = design
        self._seats, self._goals = RivalDrawer(design), GoalsDrawer(design)

    def _pile(self) -> PileSheet:
        """The discarded cards."""
        return PileSheet(PANEL, len(cards_of("discard", self.table.view)), CARD)

    def area(self, opened: str) -> Box:
        """A seat's lies beside the seats, the goals' beside the rail, a pile over the row."""
        if opened == "goals":
            return self._goals.area(self.table.view)
        if opened == "discard":
            return self._pile().area
        if opened.startswith("seat."):
            return self._seats.sheet(self.table.view, int(opened[5:])).area
        return super().area(opened)

    def inside(self, opened: str) -> list[Target]:
        """The cards that lie in it."""
        if opened.startswith("seat."):
            boxes = self._seats.fan(self.table.view, int(opened[5:]))
        else:
            boxes = self._pile().boxes() if opened == "discard" else []
        return [Target(f"shown.{i}", box) for i, box in enumerate(boxes)]

    def title(self, opened: str) -> str:
        """A seat's has its own head; a pile says how many it holds."""
        if opened == "discard":
            texts = self.table.texts
            return f"{texts.t('ui.drawer.discard')}, {texts.n('ui.pile.count', len(self.table.view.discard))}"
        return "" if opened.startswith("seat.") else super().title(opened)

    def lit(self, paint: Painter, opened: str) -> None:
        """The seat it is about, with the same edge and a nose between them."""
        if not opened.startswith("seat."):
            return
        seat, view = int(opened[5:]), self.table.view
        SeatPainter(self._design.words.catalog, self.table.names).one(paint, view, seat, self._design.at)
        self._seats.sheet(view, seat).nose(paint, self._design.at.seats[seat])

    def content(self, paint: Painter, opened: str) -> None:
        """A seat, cards, or the goals."""
        view: View = self.table.view
        if opened == "goals":
            self._goals.paint(paint, view)
        elif opened.startswith("seat."):
            self._seats.paint(paint, view, int(opened[5:]))
        else:
            self._paint_pile(paint, cards_of(opened, view))

    def _paint_pile(self, paint: Painter, cards: tuple[str, ...]) -> None:
        pointer, pile = self.table.pointer, self._pile()
        for i, (card, box) in enumerate(zip(cards, pile.boxes(), strict=True)):
            hot = f"shown.{i}" in (pointer.hover, pointer.focus if pointer.ring else "")
            self._design.cards.large(paint, card, box, GLOW if hot else "")
        pile.paint(paint, self.table.texts)
