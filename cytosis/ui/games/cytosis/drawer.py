"""What lies in the drawers of Cytosis: what a seat has completed, the discard pile, the goals in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.info import InfoTexts
from cytosis.ui.games.cytosis.panels import PanelPainter
from cytosis.ui.paint import fit, ruler
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import HEAD, PANEL, Drawers
from cytosis.ui.widgets.shapes import GLOW

if TYPE_CHECKING:
    from cytosis.ui.table.scene import TableScene

SIZE = 16.0
CARD = (150.0, 163.0)
PITCH = 197.0
LINE = 27.0
"""Between two lines about a seat."""


def cards_of(opened: str, view: View) -> tuple[str, ...]:
    """The cards that lie in a drawer."""
    if opened == "discard":
        return tuple(view.discard)
    kind, _, seat = opened.partition(".")
    if kind != "seat":
        return ()
    shown = view.seats[int(seat)]
    return (*shown.completed, *shown.more.get("attacks", ()))


def card_boxes(count: int, top: float) -> list[Box]:
    """A grid that holds so many cards below a line, smaller where they are many."""
    x, y, width, height = PANEL
    left, room = x + 20, y + height - top - 14
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

    def __init__(self, table: TableScene, cards: CardPainter, panels: PanelPainter, infos: InfoTexts) -> None:
        super().__init__(table)
        self._cards = cards
        self._panels = panels
        self._infos = infos

    def inside(self, opened: str) -> list[Target]:
        """The cards that lie in it."""
        view: View = self.table.view
        top = self._top(opened, view, self.table.scale)
        boxes = card_boxes(len(cards_of(opened, view)), top)
        return [Target(f"shown.{i}", box) for i, box in enumerate(boxes)]

    def title(self, opened: str) -> str:
        """Whose seat, or what."""
        if opened.startswith("seat."):
            return self._infos.seat(self.table.view, int(opened[5:])).title
        return super().title(opened)

    def content(self, paint: Painter, opened: str) -> None:
        """Cards, or the goals."""
        if opened == "goals":
            self._goals(paint, self.table.view)
        else:
            self._paint_cards(paint, opened, self.table.view)

    def _top(self, opened: str, view: View, scale: float) -> float:
        """Where the cards begin: below what is said of a seat."""
        lines = self._told(opened, view)
        return PANEL[1] + HEAD + sum(self._height(line, scale) for line in lines) + (8 if lines else 0)

    def _told(self, opened: str, view: View) -> tuple[str, ...]:
        """What is said of a seat, without how to open its drawer."""
        return self._infos.seat(view, int(opened[5:])).lines[:-1] if opened.startswith("seat.") else ()

    def _height(self, line: str, scale: float) -> float:
        size = SIZE * max(scale, 1.0)
        return max(ruler.height(line, size, PANEL[2] - 44) + 8, LINE)

    def _paint_cards(self, paint: Painter, opened: str, view: View) -> None:
        x, y, width, _ = PANEL
        pointer, scale, below = self.table.pointer, fit.scale_of(paint), y + HEAD
        for line in self._told(opened, view):
            tall = self._height(line, scale)
            fit.block(paint, line, (x + 22, below, width - 44, tall), SIZE, "body", "text", "left", True)
            below += tall
        cards, top = cards_of(opened, view), self._top(opened, view, scale)
        if not cards:
            none = (x + 22, top + 10, width - 44, 60)
            fit.block(paint, self.table.texts.t("ui.drawer.none"), none, 17, "body", "soft")
        for i, (card, box) in enumerate(zip(cards, card_boxes(len(cards), top), strict=True)):
            hot = f"shown.{i}" in (pointer.hover, pointer.focus if pointer.ring else "")
            self._cards.large(paint, card, box, GLOW if hot else "")

    def _goals(self, paint: Painter, view: View) -> None:
        x, y, width, height = PANEL
        count = max(len(view.goals), 1)
        tall = min((height - HEAD - 14) / count - 6, 96)
        for i, (goal, seats) in enumerate(view.goals.items()):
            box = (x + 20, y + HEAD + i * (tall + 6), 330, tall)
            self._panels.goal(paint, box, goal, seats, False)
            about = " ".join(self._infos.goal(view, i).lines[1:])
            text = (x + 366, box[1], width - 386, tall)
            fit.block(paint, about, text, 16, "body", "text", "left", True)
