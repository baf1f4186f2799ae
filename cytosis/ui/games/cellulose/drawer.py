"""Drawers of Cellulose: the cards a seat has in play, and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cytosis.games.cellulose.view import SeatView
from cytosis.ui.games.cellulose.zones.seats import in_play
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import HEAD, Drawers
from cytosis.ui.widgets.shapes import plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

CARD = (154.0, 172.0)
GAP = 14.0
TILE = 62.0


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

    def sign(self, paint: Painter, opened: str, x: float, y: float) -> float:
        """The disk of a seat."""
        kind, _, seat = opened.partition(".")
        if kind != "seat":
            return 0.0
        which = self._design.seats.whose(seat)[0]
        paint.sign(f"disk.{self._design.seats.player(paint, which)}", x + 18, y, 40)
        return 48.0

    def _owned(self, opened: str) -> SeatView | None:
        """Whose stock stands above the cards; nobody's for a pile, or for Ivy, whose mat shows hers."""
        kind, _, seat = opened.partition(".")
        shown = self._design.seats.whose(seat)[1] if kind == "seat" else None
        return shown if isinstance(shown, SeatView) else None

    def _stock(self, paint: Painter, shown: SeatView) -> None:
        """What a seat has, each with its picture; its water in the vacuole last."""
        x, y, width, _ = self.panel
        owned = {**shown.stock, "pour": shown.vacuole, "heart": shown.total}
        wide = (width - 40 - GAP * (len(owned) - 1)) / len(owned)
        for i, (name, n) in enumerate(owned.items()):
            box = (x + 20 + i * (wide + GAP), y + HEAD + 8, wide, TILE)
            plate(paint, box, "well", 12, 0.85, False)
            paint.sign(f"cellulose.{name}", box[0] + 30, box[1] + TILE / 2, 36, 255 if n else 120)
            number = (box[0] + 54, box[1], wide - 60, TILE)
            fit.line(paint, str(n) if n else "-", number, 23, "text" if n else "mute")

    def boxes(self, count: int, below: float = 0.0) -> list[Box]:
        """Rows of cards, smaller where there are many."""
        x, y, width, height = self.panel
        y, height = y + below, height - below
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
        below = TILE + GAP if self._owned(opened) is not None else 0.0
        boxes = self.boxes(len(self.cards(opened)), below)
        return [Target(f"shown.{i}", box) for i, box in enumerate(boxes)]

    def content(self, paint: Painter, opened: str) -> None:
        """What a seat has, and the cards."""
        cards, owned = self.cards(opened), self._owned(opened)
        if owned is not None:
            self._stock(paint, owned)
        boxes = [target.box for target in self.inside(opened)]
        if not cards:
            x, y, width, _ = self.panel
            none = (x + 24, y + HEAD + TILE + 40, width - 48, 40)
            fit.block(paint, self.table.texts.t("ui.drawer.none"), none, 17, "body", "soft")
        for card, box in zip(cards, boxes, strict=True):
            self._design.cards.hand(paint, card, box)
