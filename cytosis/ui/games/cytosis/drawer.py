"""What lies in the drawers of Cytosis: a rival from close by, the discard pile, the goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cytosis.catalog import RESOURCES, Goal
from cytosis.games.cytosis.view import View
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.drawer import HEAD, PANEL, Drawers
from cytosis.ui.widgets.shapes import GLOW, badge, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign

CARD = (150.0, 163.0)
EDGE, GAP = 22.0, 12.0
PIECES, STOCK, CARDS, WAY = 70.0, 148.0, 222.0, 452.0
"""How far below the top of the drawer each part begins."""
TILE = 66.0
STOCKED = ("mrna", "protein", "lipid", "carb", "atp")
STOPS = (("rough_er", 0.07), ("smooth_er", 0.3), ("golgi", 0.6), ("exocytosis", 0.93))
"""Where the organelles of a vesicle's way stand."""
AT = {"rough_er": 0.185, "smooth_er": 0.45, "golgi": 0.765}
"""And where vesicles wait that have left one of them."""
STOP = 66.0


def fan(count: int) -> list[Box]:
    """Completed cards beside each other, the outer ones a little lower; closer when they are many."""
    x, y, width, _ = PANEL
    room = width - 2 * EDGE
    pitch = min(CARD[0] + 8, (room - CARD[0]) / max(count - 1, 1))
    left = x + EDGE
    return [(left + i * pitch, y + CARDS + 38 + 3 * (i % 2), *CARD) for i in range(count)]


class SeatDrawer:
    """Paints what everybody may know of a seat."""

    def __init__(self, design: CytosisDesign) -> None:
        self._design = design

    def paint(self, paint: Painter, view: View, seat: int, cards: tuple[str, ...]) -> None:
        """Everything below the title."""
        self._pieces(paint, view, seat)
        self._stock(paint, view, seat)
        self._cards(paint, cards)
        self._way(paint, view, seat)
        self._told(paint, view, seat)

    def _heading(self, paint: Painter, key: str, y: float) -> None:
        x, top, width, _ = PANEL
        title = self._design.table.texts.t(key)
        room = (x + EDGE, top + y, width - 2 * EDGE, 32)
        fit.line(paint, title, room, 18, "heading")

    def _tile(self, paint: Painter, box: Box, picture: str, number: str, about: str) -> None:
        """A picture, a number, and what it counts."""
        x, y, width, height = box
        plate(paint, box, "well", 12, 0.85, False)
        paint.sign(picture, x + 36, y + height / 2, 42)
        left = x + 66
        room = width - 74 if not about else (width - 74) * 0.36
        fit.line(paint, number, (left, y, room, height), 25)
        if about:
            words = (left + room + 6, y + 4, width - 80 - room, height - 8)
            fit.block(paint, about, words, 16, "body", "soft", "left", True, 2)

    def _pieces(self, paint: Painter, view: View, seat: int) -> None:
        x, y, width, _ = PANEL
        shown, player, plan = view.seats[seat], paint.theme.players[seat].id, self._design.words.catalog.setup
        parts = (
            (f"flask.{player}", f"{shown.flasks}/{plan.flasks}", "ui.rival.flasks"),
            (f"disk.{player}", f"{shown.disks}/{plan.disks}", "ui.rival.disks"),
            ("hand", str(shown.hand_count), "ui.rival.hand"),
        )
        wide = (width - 2 * EDGE - GAP * 2) / 3
        for i, (picture, number, key) in enumerate(parts):
            box = (x + EDGE + i * (wide + GAP), y + PIECES, wide, TILE)
            self._tile(paint, box, picture, number, self._design.table.texts.t(key))

    def _stock(self, paint: Painter, view: View, seat: int) -> None:
        x, y, width, _ = PANEL
        wide = (width - 2 * EDGE - GAP * 4) / 5
        for i, name in enumerate(STOCKED):
            n = view.seats[seat].stock[RESOURCES.index(name)]
            box = (x + EDGE + i * (wide + GAP), y + STOCK, wide, TILE)
            self._tile(paint, box, f"resource.{name}", str(n) if n else "-", "")

    def _cards(self, paint: Painter, cards: tuple[str, ...]) -> None:
        table = self._design.table
        self._heading(paint, "ui.rival.completed", CARDS)
        if not cards:
            x, y, width, _ = PANEL
            none = (x + EDGE, y + CARDS + 40, width - 2 * EDGE, 40)
            fit.block(paint, table.texts.t("ui.drawer.none"), none, 16, "body", "soft")
        pointer = table.pointer
        hot = pointer.focus if pointer.ring else pointer.hover
        order = sorted(range(len(cards)), key=lambda i: f"shown.{i}" == hot)
        boxes = fan(len(cards))
        for i in order:
            lit = f"shown.{i}" == hot
            x, y, wide, high = boxes[i]
            self._design.cards.large(paint, cards[i], (x, y - 8 * lit, wide, high), GLOW if lit else "")

    def _way(self, paint: Painter, view: View, seat: int) -> None:
        """The organelles a vesicle passes, and where those of this seat are."""
        x, y, width, _ = PANEL
        self._heading(paint, "ui.rival.vesicles", WAY)
        left, room, middle = x + EDGE, width - 2 * EDGE, y + WAY + 82
        plate(paint, (left, middle - 46, room, 92), "well", 14, 0.85, False)
        line = (
            f'<path d="M0 4H{room * 0.86:.0f}" stroke="#FFE08A" stroke-width="5" stroke-linecap="round" '
            'stroke-dasharray="0.1 12"/>'
        )
        paint.vector(line, (left + room * 0.07, middle - 4, room * 0.86, 8), 4)
        for area, part in STOPS:
            spot = next(name for name in self._design.at.spots if name.startswith(f"{area}."))
            box = (left + room * part - STOP / 2, middle - STOP / 2, STOP, STOP)
            self._design.vignette(paint, f"place {spot}", box)
            frame = (
                f'<rect width="{STOP}" height="{STOP}" rx="8" fill="none" stroke="#F4F7FF" stroke-width="2"/>'
            )
            paint.vector(frame, box, 2)
        for area, places in view.vesicles.items():
            own = [vesicle for vesicle in places if vesicle is not None and vesicle.seat == seat]
            for i, vesicle in enumerate(own):
                at = left + room * AT[area] + (i - (len(own) - 1) / 2) * 62
                self._design.board.vesicle(paint, (at - 25, middle - 29, 50, 50), vesicle)

    def _told(self, paint: Painter, view: View, seat: int) -> None:
        """What has no picture: cards that were seen on their way to the hand, antibodies."""
        x, y, width, height = PANEL
        words, texts, shown = self._design.words, self._design.table.texts, view.seats[seat]
        lines = []
        if shown.known:
            names = ", ".join(texts.t(f"card.{card}") for card in shown.known)
            lines.append(texts.t("ui.info.known", cards=names))
        if "antibodies" in shown.more:
            lines.append(texts.t("ui.info.antibodies", what=words.antibodies(shown.more["antibodies"])))
        top = y + WAY + 136
        room = (x + EDGE, top, width - 2 * EDGE, y + height - top - 10)
        if lines:
            fit.block(paint, "  ".join(lines), room, 16, "body", "soft", "left", True, 3)


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
