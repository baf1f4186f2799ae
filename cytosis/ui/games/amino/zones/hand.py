"""The own cards, and the three a Sunlight offers in their place."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from cytosis.games.amino.actions import LETTERS
from cytosis.ui.games.amino.layout import hand_boxes
from cytosis.ui.games.amino.zones.air import AminoZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import GLOW

LIFTED = 14.0
AIDS = ("off", "keeps")
"""How much of what somebody has seen the table remembers for them."""


class HandZone(AminoZone):
    """The cards of whoever looks: built, played, or chosen as a seed."""

    prefix: ClassVar[str] = "hand"
    leads: ClassVar[bool] = True

    def _boxes(self) -> list[Box]:
        return hand_boxes(len(self.design.hand()))

    def targets(self) -> list[Target]:
        """One by one."""
        carried = self.table.human_turn
        return [Target(f"hand.{i}", box, True, carried) for i, box in enumerate(self._boxes())]

    def moment(self) -> Hashable:
        """Which one waits."""
        return self.table.traced

    def box(self, rest: str) -> Box | None:
        """Where it lies."""
        boxes = self._boxes()
        return boxes[int(rest)] if int(rest) < len(boxes) else None

    def act(self, rest: str) -> None:
        """Build it, choose it, or let it wait for an atmosphere."""
        self.design.take(int(rest))

    def drop(self, rest: str, target: str) -> None:
        """Carried to a tray, or onto a card in it."""
        kind, _, place = target.partition(".")
        if kind in ("tray", "air"):
            self.design.lay(int(rest), LETTERS.index(place[0]))

    def info(self, rest: str) -> Info | None:
        """What it does."""
        hand = self.design.hand()
        if int(rest) >= len(hand):
            return None
        words = self.design.words
        return Info(words.card(hand[int(rest)]), (words.about(hand[int(rest)]),))

    def page(self, rest: str) -> str:
        """Its own page."""
        hand = self.design.hand()
        return f"card.{hand[int(rest)]}" if int(rest) < len(hand) else ""

    def still(self, paint: Painter) -> None:
        """The cards; the one pointed at comes up."""
        table, design = self.table, self.design
        self._beside(paint)
        raised = table.pointed if table.pointed.startswith("hand.") else table.traced
        hand = design.hand()
        open_now = design.open_hand()
        found = list(enumerate(zip(self._boxes(), hand, strict=True)))
        found.sort(key=lambda one: f"hand.{one[0]}" == raised)
        laid = design.laid()
        for i, (box, card) in found:
            if i == laid:
                continue
            up = f"hand.{i}" == raised or f"hand.{i}" == table.traced
            lifted = (box[0], box[1] - (LIFTED if up else 0), box[2], box[3])
            design.cards.face(paint, card, lifted, GLOW if card in open_now else "")

    def _beside(self, paint: Painter) -> None:
        """Whose hand it is, and what the elements of it are."""
        table, design = self.table, self.design
        x, y, width, _ = design.at.regions["hand_note"]
        if design.view.viewer is None or not design.hand():
            return
        title = self.texts.t("amino.hand.of", name=table.names[design.view.viewer])
        fit.block(paint, title, (x + 8, y + 6, width - 8, 30), 19, "head", "heading", "left", True, 1)
        fit.block(
            paint,
            self.texts.t("amino.hand.private"),
            (x + 8, y + 36, width - 8, 40),
            15,
            "body",
            "soft",
            "left",
            False,
            2,
        )
        held = {element for card in design.hand() for element in design.elements(card)}
        for i, element in enumerate(design.words.catalog.elements):
            design.cards.coin(paint, element, x + 24 + i * 38, y + 104, 30, element in held)


class AidZone(AminoZone):
    """The button of the memory aid: the same for everybody at this screen."""

    prefix: ClassVar[str] = "aid"
    ringed: ClassVar[bool] = True

    def _box(self) -> Box:
        x, y, width, _ = self.design.at.regions["hand_note"]
        return x + 6, y + 138, width - 12, 46

    def targets(self) -> list[Target]:
        """The button."""
        shown = self.design.view.viewer is not None and not self.design.revealed
        return [Target("aid.switch", self._box())] if shown else []

    def moment(self) -> Hashable:
        """How much is remembered."""
        return self.design.aid

    def act(self, rest: str) -> None:
        """The next kind of help."""
        self.design.aid = AIDS[(AIDS.index(self.design.aid) + 1) % len(AIDS)]

    def info(self, rest: str) -> Info | None:
        """What it does."""
        return Info(self.texts.t("amino.aid"), (self.texts.t("amino.aid.about"),))

    def still(self, paint: Painter) -> None:
        """The button and how it stands."""
        if not self.targets():
            return
        box = self._box()
        Controls(paint, self.table.pointer).button("aid.switch", "", box, "second", 15)
        label = self.texts.t(f"amino.aid.{self.design.aid}")
        fit.block(
            paint, label, (box[0] + 8, box[1], box[2] - 16, box[3]), 15, "head", "text", "centre", True, 2
        )


class OfferZone(AminoZone):
    """Three open cards for a Sunlight, where the hand was."""

    prefix: ClassVar[str] = "offer"
    leads: ClassVar[bool] = True

    def _offer(self) -> tuple[str, ...]:
        pending = self.design.view.pending
        return pending.offer or () if pending is not None else ()

    def _boxes(self) -> list[Box]:
        return hand_boxes(len(self._offer()))

    def targets(self) -> list[Target]:
        """One by one."""
        return [Target(f"offer.{i}", box) for i, box in enumerate(self._boxes())]

    def act(self, rest: str) -> None:
        """That one takes the place."""
        self.design.ask_for(f"choose {self._offer()[int(rest)]}")

    def info(self, rest: str) -> Info | None:
        """What it would make of that atmosphere."""
        card, words = self._offer()[int(rest)], self.design.words
        return Info(words.card(card), (words.about(card),))

    def still(self, paint: Painter) -> None:
        """The cards, and for whose place they are."""
        offer = self._offer()
        pending = self.design.view.pending
        if not offer or pending is None or pending.place is None:
            return
        x, y, width, _ = self.design.at.regions["hand_note"]
        told = self.texts.t("amino.offer", place=self.design.words.place(pending.place))
        fit.block(paint, told, (x + 8, y + 8, width - 8, 120), 17, "head", "heading", "left", False, 5)
        for i, (box, card) in enumerate(zip(self._boxes(), offer, strict=True)):
            up = self.table.pointed == f"offer.{i}"
            lifted = (box[0], box[1] - (LIFTED if up else 0), box[2], box[3])
            self.design.cards.face(paint, card, lifted, GLOW if up else "")
