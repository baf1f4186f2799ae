"""How a card or a plate looks from close by: itself at the left, what there is to know at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cytosis.games.cellulose.data.catalog import RESOURCES, Amounts
from cytosis.ui.games.cellulose.cards import CORNER, HAND
from cytosis.ui.games.cellulose.closeup_rival import paint_rival
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, Sheet, grown
from cytosis.ui.paint.theme import palette
from cytosis.ui.table.design import Subject
from cytosis.ui.widgets.shapes import glow, icon, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

PANEL: Box = (110, 60, 1380, 780)
FACE: Box = (150, 110, 528.2, 590)
"""A card; a plate stands in the middle of its place."""
TEXT: Box = (720, 90, 730, 648)
BUTTONS: dict[str, Box] = {"rules": (720, 764, 220, 52), "close": (1230, 764, 220, 52)}
ASIDE: Box = (956, 764, 220, 52)
DO: Box = (1192, 764, 258, 52)
"""Where the way back stands beside the one to have it."""
PREVIOUS: Box = (244, 764, 60, 52)
NEXT: Box = (524, 764, 60, 52)
SCENE: Box = (140, 90, 552, 648)
"""The part of the plant a plate is seen before."""
ROUND, COLUMN = 14.0, 2.0
"""Its corners, and how much larger the column is painted there."""
GAP, INSET = 14.0, 18.0
CHIP = (150.0, 52.0)
ROW, HEAD, BODY, NOTE = 23.0, 21.0, 22.0, 18.0
"""Sizes of what it does, of headings, of the biology and of what is missing, where there is room."""
SMALLER = (1.24, 1.16, 1.08, 1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54, 0.48)
"""How much larger or smaller than wanted text becomes by the room there is."""
LOWEST = 62.0
"""The height of a row with one line."""


@dataclass(frozen=True)
class _Told:
    """What is said of one thing."""

    title: str
    under: str
    rows: Sequence[tuple[str, str]]
    cost: Amounts
    biology: str
    standing: tuple[str, Sequence[tuple[int, str]]]
    """A heading, and what each seat has of it."""


class CloseUpLook:
    """Paints what a card scene shows; changes nothing."""

    def __init__(self, design: CelluloseDesign) -> None:
        self._design = design
        self._texts = design.table.texts
        self._book = design.teller.handbook()
        self._k = SMALLER[0]
        self._bars: dict[str, str] = palette("cellulose")["bars"]

    def draw(self, paint: Painter, subject: Subject) -> None:
        """The thing itself at the left, its words at the right."""
        kind, _, name = subject.id.partition(".")
        if kind == "ivy":
            paint_rival(paint, self._design, name)
            return
        if kind == "card":
            glow(paint, FACE, "#FFE08A", CORNER * FACE[2] / HAND[0], 26, 0.22)
            self._design.cards.hand(paint, name, FACE)
            self._words(paint, self._card(name))
            return
        self._around(paint, name)
        self._words(paint, self._plate(name))

    def _around(self, paint: Painter, name: str) -> None:
        """A plate where it is: the plant around it with its ways, its neighbours and who stands there."""
        design = self._design
        left, top, width, height = design.at.regions["plant"]
        place, near = design.plant.box(name) or design.at.regions["plant"], SCENE[2] / width
        over = min(max((place[1] + place[3] / 2 - top) * near - SCENE[3] / 2, 0.0), height * near - SCENE[3])

        def draw(on: Painter) -> None:
            scale = on.sheet.scale * near
            x, y = on.sheet.point(SCENE[0], SCENE[1] - over)
            small = on.scaled(Sheet(scale, round(x - left * scale), round(y - top * scale)))
            inner = grown(design.at.regions["plant"], COLUMN)  # its own corners are cut too
            small.picture(design.sky.column, inner)
            glow(small, place, "#FFE08A", 14, 16, 0.5)
            design.plant.lying(small)

        lines = len(design.table.match.journal.lines)
        paint.rounded(("cellulose.plate", name, lines, self._texts.lang), SCENE, ROUND, draw)
        edge = (
            f'<rect x="1" y="1" width="{SCENE[2] - 2:g}" height="{SCENE[3] - 2:g}" rx="{ROUND}" fill="none"'
        )
        paint.vector(f'{edge} stroke="{paint.theme.hex("line")}" stroke-width="3"/>', SCENE)

    # -- what is said --------------------------------------------------------------------------------------
    def _card(self, card: str) -> _Told:
        design, say = self._design, self._texts.t
        facts, page = design.cards.facts(card), self._book.find(f"card.{card}")
        kind = say(f"cellulose.kind.{facts.type}")
        cards = design.words.catalog.cards
        alike = {one.id for one in cards if one.type == facts.type}
        seats = design.view.seats
        counts = [(i, str(sum(one in alike for one in seat.played))) for i, seat in enumerate(seats)]
        return _Told(
            design.words.card(card),
            f"{kind}. {self._texts.n('cellulose.copies', facts.copies)}",
            design.words.uses(card),
            facts.cost,
            page.biology if page else "",
            (say("cellulose.close.played", kind=kind), counts),
        )

    def _plate(self, name: str) -> _Told:
        design, say = self._design, self._texts.t
        node = next(one for one in design.words.catalog.nodes if one.id == name)
        *gift, income = design.words.plate(name)[1 if any(node.cost) else 0 :]
        rows = [*(("now", text) for text in gift), ("sunrise", income)]
        page = self._book.find("topic.growth")
        there = [(i, "") for i, seat in enumerate(design.view.seats) if name in (seat.shoot, seat.root)]
        return _Told(
            say(f"cellulose.info.node.{node.track}"),
            design.why_not_grow(name),
            rows,
            node.cost,
            page.biology if page else "",
            (say("cellulose.close.here") if there else "", there),
        )

    # -- painting ------------------------------------------------------------------------------------------
    def _words(self, paint: Painter, told: _Told) -> None:
        """Title, what it does in rows of the colours of its face, price and rivals, the biology."""
        x, y, width, height = TEXT
        sizes = SMALLER if told.standing[1] else SMALLER[2:]
        self._k = next((k for k in sizes if self._tall(paint, told, k) <= height), SMALLER[-1])
        top = y + fit.block(paint, told.title, (x, y, width, 84), 38 * self._k, "head", "heading") + 2
        if told.under:
            top += fit.block(paint, told.under, (x, top, width, 60), 20 * self._k, "body", "soft")
        top += GAP
        for kind, text in told.rows:
            top += self._strip(paint, kind, text, top) + 10
        top += GAP - 10
        if any(told.cost):
            tall, half = self._pair_height(paint, told, self._k), (width - GAP) / 2
            self._price(paint, told.cost, (x, top, half if told.standing[1] else width, tall))
            if told.standing[1]:
                self._standing(paint, told.standing, (x + half + GAP, top, half, tall))
            top += tall + GAP
        if told.biology:
            self._biology(paint, told.biology, (x, top, width, y + height - top))

    def _tall(self, paint: Painter, told: _Told, k: float) -> float:
        """How high all of it is with text so much smaller."""
        width = TEXT[2]

        def lines(text: str, size: float, face: str, room: float) -> float:
            return fit.height(paint, size * k) * len(paint.wrapped(text, size * k, face, room))

        tall = lines(told.title, 38, "head", width) + lines(told.under, 20, "body", width) + 2 * GAP + 2
        tall += sum(max(lines(text, ROW, "bold", width - 36) + 22, LOWEST) + 10 for _, text in told.rows)
        tall += self._pair_height(paint, told, k) + GAP if any(told.cost) else 0
        return tall + fit.height(paint, HEAD * k) + 40 + lines(told.biology, BODY, "body", width - 2 * INSET)

    def _strip(self, paint: Painter, kind: str, text: str, top: float) -> float:
        """One thing it does, on the colour it has on the face; returns its height."""
        x, _, width, _ = TEXT
        size, lines = fit.fitting(paint, text, (x, top, width - 36, 110), ROW * self._k, "bold")
        tall = min(max(fit.height(paint, size) * len(lines) + 22, LOWEST), 132)
        body = f'<rect width="{width}" height="{tall:.1f}" rx="14" fill="{self._bars[kind]}"/>'
        paint.vector(body, (x, top, width, tall))
        inner = (x + 18, top + 4, width - 36, tall - 8)
        fit.block(paint, text, inner, ROW * self._k, "bold", "paper", "left", True)
        return tall

    def _heading(self, paint: Painter, text: str, box: Box, ink: str = "heading") -> float:
        """A panel's title in at most two lines; returns how far below its top the rest begins."""
        x, y, width, _ = box
        return (
            12
            + fit.block(paint, text, (x, y + 12, width, 60), HEAD * self._k, "head", ink, "left", False, 2)
            + 8
        )

    def _pair_height(self, paint: Painter, told: _Told, k: float) -> float:
        """What the price needs: its heading, its chips and two lines of what is missing."""
        chips = -(-sum(1 for need in told.cost if need) // 2)
        title = fit.height(paint, HEAD * k) * len(
            paint.wrapped(told.standing[0], HEAD * k, "head", (TEXT[2] - GAP) / 2 - 2 * INSET)
        )
        return title + 34 + chips * (CHIP[1] + 8) + 3 * fit.height(paint, NOTE * k)

    def _price(self, paint: Painter, cost: Amounts, box: Box) -> None:
        """Each resource of the price with what there is of it, and where to get what is missing."""
        x, y, width, height = box
        say, words, view = self._texts.t, self._design.words, self._design.view
        stock = view.seats[view.viewer].stock if view.viewer is not None else {}
        plate(paint, box, "panel", 16)
        top = y + self._heading(
            paint, say("cellulose.close.price"), (x + INSET, y, width - 2 * INSET, height)
        )
        owed = [(name, need) for name, need in zip(RESOURCES, cost, strict=True) if need]
        for i, (name, need) in enumerate(owed):
            left = x + INSET + (i % 2) * (CHIP[0] + 12)
            self._chip(paint, name, need, stock.get(name, 0), left, top + (i // 2) * (CHIP[1] + 8))
        top += -(-len(owed) // 2) * (CHIP[1] + 8)
        missing = [name for name, need in owed if stock.get(name, 0) < need]
        lines = "; ".join(
            say("cellulose.close.where", what=say(f"cellulose.resource.{name}"), where=words.found_at(name))
            for name in missing
        )
        rest = (x + INSET, top, width - 2 * INSET, y + height - top - 10)
        text = lines or say("cellulose.close.enough")
        fit.block(paint, text, rest, NOTE * self._k, "body", "bad" if missing else "good", "left", True)

    def _chip(self, paint: Painter, name: str, need: int, have: int, x: float, y: float) -> None:
        wide, tall = CHIP
        enough = have >= need
        plate(paint, (x, y, wide, tall), "row", 12, 0.96, False)
        paint.sign(f"cellulose.{name}", x + 26, y + tall / 2, 32)
        paint.text(f"{have} / {need}", x + 50, y + tall / 2, 19, "head", "text", "left", 62, tall=34)
        icon(
            paint, "tick" if enough else "close", x + wide - 20, y + tall / 2, 20, "good" if enough else "bad"
        )

    def _standing(self, paint: Painter, standing: tuple[str, Sequence[tuple[int, str]]], box: Box) -> None:
        """What each seat has of it, by its disk."""
        x, y, width, height = box
        title, seats = standing
        plate(paint, box, "panel", 16)
        top = y + self._heading(paint, title, (x + INSET, y, width - 2 * INSET, height))
        across = 4 if len(seats) > 4 else max(len(seats), 3)
        each = (width - 2 * INSET) / across
        rows = -(-len(seats) // across)
        pitch = min((y + height - top - 10) / max(rows, 1), 60.0)
        for i, (seat, text) in enumerate(seats):
            left, middle = x + INSET + (i % across) * each, top + pitch * (i // across + 0.5)
            high = min(pitch - 4, 38.0)
            paint.sign(f"disk.{paint.theme.players[seat].id}", left + high / 2, middle, high)
            paint.text(text, left + high + 8, middle, 20, "head", room=each - high - 10, tall=pitch)

    def _biology(self, paint: Painter, text: str, box: Box) -> None:
        """As high as its words; what is left below stays free."""
        x, y, width, height = box
        head = fit.height(paint, HEAD * self._k) + 20
        room = (x + INSET, y + head, width - 2 * INSET, height - head - 14)
        size, lines = fit.fitting(paint, text, room, BODY * self._k)
        tall = min(head + fit.height(paint, size) * len(lines) + 20, height)
        plate(paint, (x, y, width, tall), "biology", 16, 0.96)
        icon(paint, "book", x + INSET + 12, y + 12 + (head - 20) / 2, 24, "good")
        self._heading(paint, self._texts.t("rule.biology"), (x + INSET + 34, y, width - 90, head), "good")
        fit.block(paint, text, room, BODY * self._k, "body", "text")
