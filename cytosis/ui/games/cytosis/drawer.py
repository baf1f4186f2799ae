"""Drawers over the board: what a seat has completed, the discard pile, the whole log, the goals in words."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.games.cytosis.words import Words
from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.cards import GLOW, CardPainter
from cytosis.ui.games.cytosis.info import InfoTexts
from cytosis.ui.games.cytosis.panels import PanelPainter
from cytosis.ui.paint import fit, ruler
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.scene import Pointer, Target
from cytosis.ui.table.log import LogLine, LogPainter, log_boxes
from cytosis.ui.widgets.shapes import disc, icon, plate, ring

PANEL: Box = (198, 8, 1056, 682)
"""As large as the board, so that nothing of it shows beside a drawer."""
HEAD, SIZE = 56.0, 16.0
CARD = (150.0, 163.0)
PITCH = 197.0
LINE = 27.0
"""Between two lines about a seat."""
CLOSE: Box = (PANEL[0] + PANEL[2] - 50, PANEL[1] + 12, 36, 36)
OLDER: Box = (PANEL[0] + PANEL[2] - 142, PANEL[1] + 12, 36, 36)
NEWER: Box = (PANEL[0] + PANEL[2] - 98, PANEL[1] + 12, 36, 36)
LOG_BOX: Box = (PANEL[0] + 20, PANEL[1] + HEAD, PANEL[2] - 40, PANEL[3] - HEAD - 14)


def cards_of(opened: str, view: View) -> tuple[str, ...]:
    """The cards that lie in a drawer."""
    if opened == "discard":
        return tuple(view.discard)
    kind, _, seat = opened.partition(".")
    if kind != "seat":
        return ()
    shown = view.seats[int(seat)]
    return (*shown.completed, *shown.more.get("attacks", ()))


def drawer_lines(lines: Sequence[LogLine], back: int, scale: float) -> list[tuple[int, LogLine, Box]]:
    """The lines of the log in sight in its drawer, without so many of the newest."""
    return log_boxes(lines[: len(lines) - back] if back else lines, LOG_BOX, scale)


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


class Drawers:
    """Targets and looks of drawers."""

    def __init__(self, words: Words, cards: CardPainter, panels: PanelPainter, infos: InfoTexts) -> None:
        self._words = words
        self._texts = words.texts
        self._cards = cards
        self._panels = panels
        self._infos = infos
        self._log = LogPainter()

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

    def targets(self, opened: str, view: View, scale: float) -> list[Target]:
        """What can be pointed at in it."""
        boxes = card_boxes(len(cards_of(opened, view)), self._top(opened, view, scale))
        found = [Target("drawer.panel", PANEL, False)]
        found += [Target(f"shown.{i}", box) for i, box in enumerate(boxes)]
        if opened == "log":
            found += [Target("drawer.older", OLDER), Target("drawer.newer", NEWER)]
        return [*found, Target("drawer.close", CLOSE)]

    def paint(
        self, paint: Painter, opened: str, view: View, lines: Sequence[LogLine], back: int, pointer: Pointer
    ) -> None:
        """The drawer with its content."""
        plate(paint, PANEL, "dialog", 18, 1.0)
        x, y, width, _ = PANEL
        head = (x + 22, y + 8, width - 200, HEAD - 14)
        fit.block(paint, self._title(opened, view), head, 24, "head", "heading", "left", True, 1)
        self._button(paint, pointer, "drawer.close", "close", CLOSE)
        if opened == "log":
            self._button(paint, pointer, "drawer.older", "up", OLDER)
            self._button(paint, pointer, "drawer.newer", "down", NEWER)
            kind, _, number = (pointer.focus if pointer.ring else pointer.hover).partition(".")
            hovered = int(number) if kind == "log" and number.isdigit() else -1
            self._log.lines(paint, drawer_lines(lines, back, fit.scale_of(paint)), len(lines) - 1, hovered)
        elif opened == "goals":
            self._goals(paint, view)
        else:
            self._paint_cards(paint, opened, view, pointer)

    def _title(self, opened: str, view: View) -> str:
        if opened.startswith("seat."):
            return self._infos.seat(view, int(opened[5:])).title
        return self._texts.t(f"ui.drawer.{opened}")

    def _button(self, paint: Painter, pointer: Pointer, name: str, sign: str, box: Box) -> None:
        x, y = centre(box)
        disc(paint, x, y, 17, "#3B5189" if pointer.hover == name else "#22315F", "#8496C8")
        icon(paint, sign, x, y, 19)
        if pointer.ring and pointer.focus == name:
            ring(paint, box, 17)

    def _paint_cards(self, paint: Painter, opened: str, view: View, pointer: Pointer) -> None:
        x, y, width, _ = PANEL
        scale, below = fit.scale_of(paint), y + HEAD
        for line in self._told(opened, view):
            tall = self._height(line, scale)
            fit.block(paint, line, (x + 22, below, width - 44, tall), SIZE, "body", "text", "left", True)
            below += tall
        cards, top = cards_of(opened, view), self._top(opened, view, scale)
        if not cards:
            none = (x + 22, top + 10, width - 44, 60)
            fit.block(paint, self._texts.t("ui.drawer.none"), none, 17, "body", "soft")
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
