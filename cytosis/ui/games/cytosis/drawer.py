"""What lies in the drawers of Cytosis: a rival from close by, the discard pile, the goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cytosis.catalog import Goal
from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.seat_drawer import SeatDrawer, fan
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import HEAD, PANEL, Drawers
from cytosis.ui.widgets.shapes import GLOW, badge, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign

CARD = (150.0, 163.0)
PITCH = 197.0
GOAL = 286.0
"""How wide a goal is; beside it stands what each seat has of it."""
FOOT = 62.0


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
        self._seats = SeatDrawer(design)
        self._goal_cards: dict[str, Goal] = {goal.id: goal for goal in design.words.catalog.goals}

    def inside(self, opened: str) -> list[Target]:
        """The cards that lie in it."""
        count = len(cards_of(opened, self.table.view))
        boxes = fan(count) if opened.startswith("seat.") else card_boxes(count)
        return [Target(f"shown.{i}", box) for i, box in enumerate(boxes)]

    def title(self, opened: str) -> str:
        """Whose seat, or what."""
        if opened.startswith("seat."):
            return self._design.infos.seat(self.table.view, int(opened[5:])).title
        return super().title(opened)

    def sign(self, paint: Painter, opened: str, x: float, y: float) -> float:
        """The disk of a seat."""
        if not opened.startswith("seat."):
            return 0.0
        paint.sign(f"disk.{paint.theme.players[int(opened[5:])].id}", x + 18, y, 40)
        return 48.0

    def content(self, paint: Painter, opened: str) -> None:
        """A seat, cards, or the goals."""
        view: View = self.table.view
        if opened == "goals":
            self._goals(paint, view)
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

    # -- goals ---------------------------------------------------------------------------------------------
    def _goals(self, paint: Painter, view: View) -> None:
        """A row for each: the goal, then how much of it each seat has and what that is worth."""
        x, y, width, height = PANEL
        count = max(len(view.goals), 1)
        tall = min((height - HEAD - FOOT) / count - 8, 96)
        for i, (goal, seats) in enumerate(view.goals.items()):
            top = y + HEAD + i * (tall + 8)
            self._design.panels.goal(paint, (x + 20, top, GOAL, tall), goal, seats, False)
            self._counts(paint, view, goal, (x + 20 + GOAL + 10, top, width - GOAL - 50, tall))
        about = self._design.infos.goal(view, 0).lines[1] if view.goals else ""
        foot = (x + 20, y + height - FOOT + 2, width - 40, FOOT - 12)
        fit.block(paint, about, foot, 16, "body", "soft", "left", True, 2)

    def _counts(self, paint: Painter, view: View, goal: str, box: Box) -> None:
        x, y, width, height = box
        card, seats = self._goal_cards[goal], view.goals[goal]
        wide = (width - 6 * (len(view.seats) - 1)) / len(view.seats)
        for seat in range(len(view.seats)):
            cell = (x + seat * (wide + 6), y, wide, height)
            marked = seat in seats
            plate(paint, cell, "row_chosen" if marked else "row", 11, 0.95, False)
            badge(paint, seat, cell[0] + 20, y + height * 0.3, 24)
            have = self._have(view, card, seat)
            bits: list[Bit] = [str(have), (f"family.{card.counts}", 24.0)] if have else ["-"]
            if not paint.has(f"family.{card.counts}"):
                bits = [str(have) if have else "-"]
            room = wide - 48
            fit.bits(paint, bits, cell[0] + 40, y + height * 0.3, room, 18, ink="text" if have else "mute")
            if marked:
                worth: list[Bit] = [f"+{have // card.per * card.per_card}", ("points", 24.0)]
                fit.bits(paint, worth, cell[0] + wide / 2, y + height * 0.74, wide - 12, 18, align="centre")

    def _have(self, view: View, goal: Goal, seat: int) -> int:
        """How many cards a goal counts there lie open before a seat."""
        shown = view.seats[seat]
        if goal.counts in shown.more:
            there = shown.more[goal.counts]
            return sum(there.values()) if isinstance(there, dict) else len(there)
        cards = self._design.words.cards
        return sum(cards[card].family == goal.counts for card in shown.completed)
