"""What lies in the drawers of Cytosis: a rival from close by, the discard pile, the goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.goals import GoalsDrawer
from cytosis.ui.games.cytosis.rival import RivalDrawer
from cytosis.ui.games.cytosis.seats import SeatPainter
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import EDGE, HEAD, PANEL, Drawers
from cytosis.ui.widgets.shapes import GLOW

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign

CARD = (150.0, 163.0)
PITCH, NOSE = 197.0, 13.0


def cards_of(opened: str, view: View) -> tuple[str, ...]:
    """The cards that lie in a drawer."""
    if opened == "discard":
        return tuple(view.discard)
    kind, _, seat = opened.partition(".")
    if kind != "seat":
        return ()
    shown = view.seats[int(seat)]
    return (*shown.completed, *shown.more.get("attacks", ()))


def card_boxes(count: int) -> list[Box]:
    """A grid that holds so many cards, smaller where they are many."""
    x, y, width, height = PANEL
    left, top = x + 20, y + HEAD
    room = height - HEAD - 14
    columns = 5
    while count and -(-count // columns) * (width - 40) / columns * CARD[1] / CARD[0] > room and columns < 14:
        columns += 1
    pitch = min((width - 40) / columns, PITCH)
    each, tall = pitch - 8, (pitch - 8) * CARD[1] / CARD[0]
    return [
        (left + (i % columns) * pitch, top + (i // columns) * (tall + 8), each, tall) for i in range(count)
    ]


class CytosisDrawers(Drawers):
    """Seats, discards, goals."""

    def __init__(self, design: CytosisDesign) -> None:
        super().__init__(design.table)
        self._design = design
        self._seats, self._goals = RivalDrawer(design), GoalsDrawer(design)

    def area(self, opened: str) -> Box:
        """A seat's lies beside the seats, the goals' beside the rail."""
        if opened == "goals":
            return self._goals.area(self.table.view)
        return self._seats.area if opened.startswith("seat.") else super().area(opened)

    def inside(self, opened: str) -> list[Target]:
        """The cards that lie in it."""
        count = len(cards_of(opened, self.table.view))
        boxes = self._seats.fan(count) if opened.startswith("seat.") else card_boxes(count)
        return [Target(f"shown.{i}", box) for i, box in enumerate(boxes)]

    def title(self, opened: str) -> str:
        """A seat's has its own head."""
        return "" if opened.startswith("seat.") else super().title(opened)

    def lit(self, paint: Painter, opened: str) -> None:
        """The seat it is about, with the same edge and a nose between them."""
        if not opened.startswith("seat."):
            return
        seat, (x, y, width, height) = int(opened[5:]), self._design.at.seats[int(opened[5:])]
        SeatPainter(self._design.words.catalog, self.table.names).one(
            paint, self.table.view, seat, self._design.at
        )
        edge = (
            f'<rect width="{width}" height="{height}" rx="14" fill="none" stroke="{EDGE}" stroke-width="3"/>'
        )
        paint.vector(edge, (x, y, width, height), 3)
        nose = f'<path d="M0 0L{NOSE} {NOSE}L0 {2 * NOSE}Z" fill="{EDGE}"/>'
        left = self.area(opened)[0] + self.area(opened)[2]
        paint.vector(nose, (left - 2, y + height / 2 - NOSE, NOSE, 2 * NOSE))

    def content(self, paint: Painter, opened: str) -> None:
        """A seat, cards, or the goals."""
        view: View = self.table.view
        if opened == "goals":
            self._goals.paint(paint, view)
        elif opened.startswith("seat."):
            self._seats.paint(paint, view, int(opened[5:]), cards_of(opened, view))
        else:
            self._paint_cards(paint, cards_of(opened, view))

    def _paint_cards(self, paint: Painter, cards: tuple[str, ...]) -> None:
        x, y, width, _ = PANEL
        pointer = self.table.pointer
        if not cards:
            none = (x + 22, y + HEAD + 10, width - 44, 60)
            fit.block(paint, self.table.texts.t("ui.drawer.none"), none, 17, "body", "soft")
        for i, (card, box) in enumerate(zip(cards, card_boxes(len(cards)), strict=True)):
            hot = f"shown.{i}" in (pointer.hover, pointer.focus if pointer.ring else "")
            self._design.cards.large(paint, card, box, GLOW if hot else "")
