"""The drawer of a seat: what everybody may know of it, from close by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.play.players import kind_of
from cytosis.games.cellulose.data.catalog import RESOURCES, TYPES
from cytosis.games.cellulose.ivy.view import IvyView
from cytosis.games.cellulose.view import SeatView
from cytosis.ui.games.cellulose.plates import TALL, TINY, WIDE
from cytosis.ui.games.cellulose.zones.seats import held, in_play
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.table.seat_sheet import EDGE, GAP, HEAD, TILE, TITLE, SeatSheet
from cytosis.ui.widgets.shapes import GLOW, disc, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

CARD = (154.0, 172.0)
FAN, NONE, ROW = 202.0, 48.0, 66.0
"""How high the cards are, the place of none, and a row of the plant."""
STOCK = HEAD + TILE + GAP
PLAYED = STOCK + TITLE + TILE + GAP
PLATE = 1.12
"""How much larger a plate is than on the plant."""
SIGN = 22.0
COIN, PITCH = 36.0, 46.0
"""Of the track of rewards."""
DASH = "\u2013"
GOOD, BAD = "#35C795", "#D8414F"


class SeatDrawer:
    """Lays out and paints it."""

    def __init__(self, design: CelluloseDesign) -> None:
        self._design = design
        self._nodes = {node.id: node for node in design.words.catalog.nodes}

    def sheet(self, one: SeatView | IvyView) -> SeatSheet:
        """As high as its content."""
        return SeatSheet(self._design.at, self._vacuole_top(one) + TITLE + TILE + EDGE)

    def cards(self, one: SeatView | IvyView) -> tuple[str, ...]:
        """What it has in play, kind by kind."""
        kind = {card.id: TYPES.index(card.type) for card in self._design.words.catalog.cards}
        return tuple(sorted(in_play(one), key=lambda card: (kind[card], card)))

    def fan(self, one: SeatView | IvyView) -> list[Box]:
        """Where these lie."""
        return self.sheet(one).fan(PLAYED + TITLE + 8, len(in_play(one)), CARD)

    def _plant_top(self, one: SeatView | IvyView) -> float:
        return PLAYED + TITLE + (FAN if in_play(one) else NONE) + GAP

    def _vacuole_top(self, one: SeatView | IvyView) -> float:
        rows = 2 * (ROW + 6) + TITLE + 6 if isinstance(one, SeatView) else 0.0
        return self._plant_top(one) + rows

    # -- painting ------------------------------------------------------------------------------------------
    def paint(self, paint: Painter, seat: int, one: SeatView | IvyView) -> None:
        """Everything in it."""
        sheet = self.sheet(one)
        self._head(paint, sheet, seat, one)
        self._pieces(paint, sheet, seat, one)
        self._stock(paint, sheet, one)
        self._cards(paint, sheet, one)
        if isinstance(one, SeatView):
            self._plant(paint, sheet, one)
        self._vacuole(paint, sheet, seat, one)

    def _say(self, key: str, **values: object) -> str:
        return self._design.table.texts.t(key, **values)

    def _head(self, paint: Painter, sheet: SeatSheet, seat: int, one: SeatView | IvyView) -> None:
        table = self._design.table
        if isinstance(one, IvyView):
            about = self._say(f"option.solo.{one.level}")
        else:
            about = kind_of(table.controller.players()[seat].agent, table.texts)
        disk = f"disk.{self._design.seats.player(paint, seat)}"
        first = "cellulose.first" if seat == self._design.view.first_player else ""
        words = (self._design.words.seat(seat), about)
        sheet.head(paint, disk, words, one.total, "cellulose.heart", first)

    def _pieces(self, paint: Painter, sheet: SeatSheet, seat: int, one: SeatView | IvyView) -> None:
        """Flasks, cards, and when it is its turn."""
        view = self._design.view
        player = self._design.seats.player(paint, seat)
        lying = sum(who == seat for there in view.spaces.values() for who, _ in there)
        left = one.markers + one.grey
        parts = [
            (f"flask.{player}", f"{left}/{left + lying}", self._say("ui.rival.flasks")),
            ("cellulose.held", str(held(one)), self._say("ui.rival.hand")),
        ]
        order = [who for who, _ in self._design.seats.everybody()]
        place = (order.index(seat) - order.index(view.first_player)) % len(order) + 1
        if place == 1:
            parts.append(("cellulose.first", "", self._say("cellulose.rival.first")))
        else:
            parts.append(("cellulose.daytime", f"{place}.", self._say("cellulose.rival.order")))
        for box, part in zip(sheet.columns(HEAD, len(parts)), parts, strict=True):
            sheet.tile(paint, box, *part)

    def _stock(self, paint: Painter, sheet: SeatSheet, one: SeatView | IvyView) -> None:
        """Each resource in its column; a dash where there is none."""
        sheet.heading(paint, self._say("ui.rival.stock"), STOCK)
        boxes = sheet.columns(STOCK + TITLE, len(one.stock))
        for box, (name, n) in zip(boxes, one.stock.items(), strict=True):
            sheet.tile(
                paint, box, f"cellulose.{name}" if n else "", str(n) if n else "", "" if n else "\u2013"
            )

    def _cards(self, paint: Painter, sheet: SeatSheet, one: SeatView | IvyView) -> None:
        """What it has in play, and what that is worth."""
        cards, painter = self.cards(one), self._design.cards
        sheet.heading(paint, self._say("cellulose.rival.played"), PLAYED)
        box = sheet.at(PLAYED + TITLE, FAN if cards else NONE)
        plate(paint, box, "well", 14, 0.85, False)
        if not cards:
            fit.line(paint, self._say("ui.drawer.none"), box, 15, "soft", "centre", "body")
            return
        points = sum(painter.facts(card).hp for card in cards)
        worth: list[Bit] = [
            str(len(cards)),
            ("cellulose.held", 22.0),
            f" +{points}",
            ("cellulose.heart", 22.0),
        ]
        x, y, width, _ = box
        fit.bits(paint, worth, x + width, y - TITLE / 2, width * 0.4, 16, align="right")
        pointer, boxes = self._design.table.pointer, self.fan(one)
        hot = pointer.focus if pointer.ring else pointer.hover
        for i in sorted(range(len(cards)), key=lambda i: f"shown.{i}" == hot):
            up = f"shown.{i}" == hot
            left, top = boxes[i][:2]
            close = i < len(cards) - 1 and boxes[i + 1][0] - left < CARD[0] and not up
            painter.hand(paint, cards[i], (left, top - 8 * up, *CARD), GLOW if up else "", crowded=close)

    def _plant(self, paint: Painter, sheet: SeatSheet, one: SeatView) -> None:
        """For shoot and root: the plate it stands on, and those it can reach next."""
        top = self._plant_top(one)
        sheet.heading(paint, self._say("cellulose.rival.plant"), top)
        for i, name in enumerate((one.shoot, one.root)):
            self._growth(paint, one, name, sheet.at(top + TITLE + i * (ROW + 6), ROW))

    def _growth(self, paint: Painter, one: SeatView, name: str, box: Box) -> None:
        x, y, width, height = box
        middle, catalog = y + height / 2, self._design.words.catalog
        plate(paint, box, "well", 12, 0.85, False)
        paint.sign("cellulose.sunrise", x + 26, middle, 30)
        self._plate(paint, name, x + 54, middle)
        icon(paint, "arrow", x + 54 + WIDE * PLATE + 24, middle, 20)
        left = x + 54 + WIDE * PLATE + 48
        ahead = [catalog.nodes[i] for i in self._nodes[name].next]
        if not ahead:
            told = (left, y, x + width - left - 12, height)
            fit.line(paint, self._say("cellulose.rival.grown"), told, 15, "soft", face="body")
        for node in ahead:
            wide = self._plate(paint, node.id, left, middle)
            enough = all(one.stock[resource] >= n for resource, n in zip(RESOURCES, node.cost, strict=True))
            disc(paint, left + wide, y + 11, 10, GOOD if enough else BAD, "#FFFFFF", 1.6)
            icon(paint, "tick" if enough else "close", left + wide, y + 11, 13, "#FFFFFF")
            left += wide + 18

    def _plate(self, paint: Painter, name: str, x: float, middle: float) -> float:
        """A plate of the plant from its left edge on; returns its width."""
        _, _, width, height = self._design.at.nodes[name]
        k = PLATE * (1.3 if height <= TINY else TALL / height)
        box = (x, middle - height * k / 2, width * k, height * k)
        self._design.plant.plates.paint(paint, name, box)
        return width * k

    def _vacuole(self, paint: Painter, sheet: SeatSheet, seat: int, one: SeatView | IvyView) -> None:
        """Water in its lobe, and how far its drop has come on the track of rewards."""
        top = self._vacuole_top(one)
        sheet.heading(paint, self._say("cellulose.rival.vacuole"), top)
        water, track = sheet.columns(top + TITLE, 2)
        sheet.tile(paint, water, "cellulose.pour", str(one.vacuole), self._say("cellulose.rival.pour"))
        plate(paint, track, "well", 12, 0.85, False)
        x, y, width, height = track
        steps, middle = self._design.words.catalog.vacuole_track, y + height / 2 + 8
        left = x + width / 2 - PITCH * (len(steps) - 1) / 2
        for i, points in enumerate(steps):
            at = left + i * PITCH
            disc(paint, at, middle, COIN / 2, "#F6D785" if i else "#9CD3F5", "#FFFFFF", 1.6)
            fit.number(paint, str(points), at, middle, COIN, 17, "on_gold" if i else "on_water")
        player = self._design.seats.player(paint, seat)
        paint.sign(f"cellulose.drop.{player}", left + one.track * PITCH, y + 13, 24)
