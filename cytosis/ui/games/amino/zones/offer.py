"""The three cards a Sunlight offers, where the hand was, each with what it would make of that air."""

from __future__ import annotations

from typing import ClassVar

from cytosis.games.amino.actions import LETTERS
from cytosis.ui.games.amino.strip import strip
from cytosis.ui.games.amino.zones.zone import AminoZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.shapes import GLOW, glow, plate

CARD = (126.0, 163.0)


class OfferZone(AminoZone):
    """Open to all; one is kept, the others are discarded."""

    prefix: ClassVar[str] = "offer"
    leads: ClassVar[bool] = True

    def _offer(self) -> tuple[str, ...]:
        pending = self.design.view.pending
        return pending.offer or () if pending is not None else ()

    def _boxes(self) -> list[Box]:
        x, y, width, height = self.design.at.regions["hand"]
        note = self.design.at.regions["hand_note"]
        left, count = note[0] + note[2] + 12, max(len(self._offer()), 1)
        each = (x + width - left - 8) / count
        return [(left + i * each, y + 8, each - 8, height - 16) for i in range(len(self._offer()))]

    def targets(self) -> list[Target]:
        """One by one."""
        return [Target(f"offer.{i}", box) for i, box in enumerate(self._boxes())]

    def act(self, rest: str) -> None:
        """That one takes the place."""
        self.design.ask_for(f"choose {self._offer()[int(rest)]}")

    def info(self, rest: str) -> Info | None:
        """What it does."""
        return Info(strip=strip(self.design, self._offer()[int(rest)]))

    def page(self, rest: str) -> str:
        """Its own page."""
        return f"card.{self._offer()[int(rest)]}"

    def still(self, paint: Painter) -> None:
        """The cards, and for whose place they are."""
        offer, pending = self._offer(), self.design.view.pending
        if not offer or pending is None or pending.place is None:
            return
        x, y, width, height = self.design.at.regions["hand_note"]
        title = self.texts.t("amino.offer.title")
        fit.line(paint, title, (x + 8, y + 8, width - 8, 32), 20, "heading")
        name = self.table.names[LETTERS.index(pending.place[0])]
        about = self.texts.t("amino.offer.about", name=name, n=pending.place[1])
        fit.block(paint, about, (x + 8, y + 46, width - 8, height - 56), 15, "body", "text", "left", False, 8)
        chosen = str(self.table.asking.done or "").removeprefix("choose ")
        for i, (box, card) in enumerate(zip(self._boxes(), offer, strict=True)):
            self._one(paint, card, pending.place, box, self.table.pointed == f"offer.{i}" or card == chosen)

    def _one(self, paint: Painter, card: str, place: str, box: Box, lit: bool) -> None:
        x, y, width, height = box
        if lit:
            glow(paint, box, GLOW, 14, 12, 0.3)
        plate(paint, box, ("#202B5E", "#171F48", GLOW if lit else "#50689F"), 14, 0.97, False)
        high = min(CARD[1], height - 16)
        wide = high * CARD[0] / CARD[1]
        self.design.cards.face(paint, card, (x + 10, y + (height - high) / 2, wide, high))
        left = x + wide + 22
        self._makes(paint, card, place, (left, y + 10, x + width - left - 10, height - 20))

    def _makes(self, paint: Painter, card: str, place: str, box: Box) -> None:
        """What the air would be worth with it."""
        x, y, width, height = box
        seat, middle = LETTERS.index(place[0]), x + width / 2
        row = [one for one in self.design.view.atmospheres[seat] if one is not None]
        after = [*row, card]
        worth = self.design.teller.worth(after)
        self.design.cards.value(paint, worth.points, middle, y + height * 0.3, min(height * 0.42, 64))
        there = {element for one in after for element in self.design.elements(one)}
        elements = self.design.words.catalog.elements
        for i, element in enumerate(elements):
            at = middle + (i - 1.5) * min(30, width / 4.2)
            self.design.cards.coin(paint, element, at, y + height * 0.64, 26, element in there)
        told = self._told(card, row, after)
        if told:
            fit.block(
                paint,
                told,
                (x, y + height * 0.76, width, height * 0.24),
                14,
                "body",
                "good",
                "centre",
                True,
                2,
            )

    def _told(self, card: str, row: list[str], after: list[str]) -> str:
        """What is special about it; mostly nothing."""
        if card == "lightning":
            return self.texts.t("amino.offer.doubles")
        if card == "sunlight":
            return self.texts.t("amino.offer.again")
        before, now = (self.design.teller.worth(cards).amino_acid for cards in (row, after))
        return self.texts.t("amino.offer.closes") if now > before else ""
