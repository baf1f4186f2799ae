"""The own cards, and the buttons beside them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from cytosis.games.amino.actions import LETTERS
from cytosis.ui.games.amino.layout import hand_boxes
from cytosis.ui.games.amino.strip import strip
from cytosis.ui.games.amino.zones.zone import AminoZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target, Transition
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import GLOW

LIFTED = 14.0


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

    def act(self, rest: str) -> None:
        """Build it, choose it, or let it wait for an atmosphere."""
        self.design.take(int(rest))

    def drop(self, rest: str, target: str) -> None:
        """Carried to a tray, or onto a card in it."""
        kind, _, place = target.partition(".")
        if kind in ("tray", "air"):
            self.design.lay(int(rest), LETTERS.index(place[0]))

    def info(self, rest: str) -> Info | None:
        """What it is worth and brings."""
        hand = self.design.hand()
        return Info(strip=strip(self.design, hand[int(rest)])) if int(rest) < len(hand) else None

    def page(self, rest: str) -> str:
        """Its own page."""
        hand = self.design.hand()
        return f"card.{hand[int(rest)]}" if int(rest) < len(hand) else ""

    def lying(self, paint: Painter) -> None:
        """Their panel; while points are counted, and for onlookers, the story behind them."""
        design, pending = self.design, self.design.view.pending
        box = x, y, width, height = design.at.regions["hand"]
        paint.panel(box, "panel", 14)
        offered = pending is not None and pending.offer is not None
        if (design.revealed or design.view.viewer is None) and not offered and self.table.people:
            paint.sign("amino.glycine", x + 110, y + height / 2, height * 0.62)
            told = self.texts.t("amino.biology.scoring")
            fit.block(
                paint, told, (x + 220, y + 24, width - 260, height - 48), 18, "body", "soft", "left", False, 5
            )

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
        alone = len(table.people) == 1
        key = "amino.hand.own" if alone else "amino.hand.of"
        title = self.texts.t(key, name=table.names[design.view.viewer])
        fit.line(paint, title, (x + 8, y + 6, width - 8, 30), 19, "heading")
        fit.line(
            paint,
            self.texts.t("amino.hand.private"),
            (x + 8, y + 36, width - 8, 26),
            15,
            "soft",
            "left",
            "body",
        )
        self._holds(paint)

    def _holds(self, paint: Painter) -> None:
        """The elements of the hand, where its cards leave room for them."""
        design, boxes = self.design, self._boxes()
        x, y, width, height = design.at.regions["hand"]
        left = boxes[-1][0] + boxes[-1][2] + 24
        room = x + width - left - 16
        if room < 4 * 36:
            return
        middle = left + room / 2
        told = self.texts.t("amino.hand.holds")
        paint.text(told, middle, y + height * 0.36, 15, "body", "soft", "centre", room)
        held = {element for card in design.hand() for element in design.elements(card)}
        for i, element in enumerate(design.words.catalog.elements):
            at = middle + (i - 1.5) * 36
            design.cards.coin(paint, element, at, y + height * 0.54, 30, element in held)


class AidZone(AminoZone):
    """Buttons beside the hand: cover the table, and the customs that are the same for everybody at it."""

    prefix: ClassVar[str] = "aid"
    ringed: ClassVar[bool] = True

    def _boxes(self) -> dict[str, Box]:
        x, y, width, _ = self.design.at.regions["hand_note"]
        names = ("cover", "aid", "look")
        return {name: (x + 4, y + 66 + i * 42, width - 8, 38.0) for i, name in enumerate(names)}

    def targets(self) -> list[Target]:
        """The buttons, while cards are hidden."""
        if self.design.view.viewer is None or self.design.revealed or self.table.looking:
            return []
        return [Target(f"aid.{name}", box) for name, box in self._boxes().items()]

    def moment(self) -> Hashable:
        """How much is remembered."""
        return tuple(self.design.customs.values())

    def act(self, rest: str) -> Transition | None:
        """Cover everything, or the next value of a custom."""
        if rest == "cover":
            return self.table.cover()
        self.design.agree(rest)
        return None

    def info(self, rest: str) -> Info | None:
        """What it does."""
        if rest == "cover":
            return Info(self.texts.t("amino.cover"), (self.texts.t("amino.cover.about"),))
        return Info(self.texts.t(f"custom.{rest}"), (self.texts.t(f"custom.{rest}.about"),))

    def page(self, rest: str) -> str:
        """How memory works here."""
        return "topic.memory"

    def _label(self, name: str) -> str:
        if name == "cover":
            return self.texts.t("amino.cover")
        value = self.texts.t(f"custom.{name}.{self.design.customs[name]}")
        return self.texts.t(f"amino.{name}.now", value=value)

    def still(self, paint: Painter) -> None:
        """The buttons and how they stand, all in one size of text."""
        if not self.targets():
            return
        controls, boxes = Controls(paint, self.table.pointer), self._boxes()
        labels = {name: self._label(name) for name in boxes}
        rooms = {name: (x + 8, y, width - 16, height) for name, (x, y, width, height) in boxes.items()}
        size = fit.common(paint, [(labels[name], rooms[name]) for name in boxes], 15, "head", 2)
        for name, box in boxes.items():
            controls.button(f"aid.{name}", "", box, "second", size)
            fit.block(paint, labels[name], rooms[name], size, "head", "text", "centre", True, 2)
