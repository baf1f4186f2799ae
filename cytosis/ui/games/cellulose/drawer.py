"""Drawers of Cellulose: the cards a seat has in play, and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cytosis.ui.games.cellulose.zones.seats import in_play
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import HEAD, Drawers

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

CARD = (154.0, 172.0)
GAP = 14.0


class CelluloseDrawers(Drawers):
    """Lays out the cards of the drawer that is open; the plant stays in sight beside it."""

    panel: ClassVar[Box] = (336, 8, 938, 694)

    def __init__(self, design: CelluloseDesign) -> None:
        super().__init__(design.table)
        self._design = design

    def cards(self, opened: str) -> tuple[str, ...]:
        """What lies in a drawer."""
        kind, _, seat = opened.partition(".")
        if kind == "seat":
            return in_play(self._design.seats.whose(seat)[1])
        return self._design.view.discard if kind == "discard" else ()

    def title(self, opened: str) -> str:
        """Whose cards they are."""
        kind, _, seat = opened.partition(".")
        if kind == "seat":
            return self.table.texts.t(
                "cellulose.drawer.seat", name=self._design.words.seat(self._design.seats.whose(seat)[0])
            )
        return self.table.texts.t("cellulose.pile.discard") if kind == "discard" else super().title(opened)

    def boxes(self, count: int) -> list[Box]:
        """Rows of cards, smaller where there are many."""
        x, y, width, height = self.panel
        columns = 5
        while True:
            each = (width - 40 - GAP * (columns - 1)) / columns
            tall = each * CARD[1] / CARD[0]
            rows = -(-count // columns)
            if columns > 12 or rows * (tall + GAP) <= height - HEAD - 20:
                break
            columns += 1
        each = min(each, CARD[0] * 1.05)
        tall = each * CARD[1] / CARD[0]
        return [
            (x + 20 + (i % columns) * (each + GAP), y + HEAD + 10 + (i // columns) * (tall + GAP), each, tall)
            for i in range(count)
        ]

    def inside(self, opened: str) -> list[Target]:
        """The cards."""
        boxes = self.boxes(len(self.cards(opened)))
        return [Target(f"shown.{i}", box) for i, box in enumerate(boxes)]

    def content(self, paint: Painter, opened: str) -> None:
        """The cards."""
        cards = self.cards(opened)
        for card, box in zip(cards, self.boxes(len(cards)), strict=True):
            self._design.cards.hand(paint, card, box)
