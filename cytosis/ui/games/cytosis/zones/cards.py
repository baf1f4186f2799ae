"""Cards that lie open: the row, the own hand, and those in a drawer."""

from __future__ import annotations

from typing import ClassVar

from cytosis.ui.games.cytosis.drawer import cards_of
from cytosis.ui.games.cytosis.needs import paint_needs
from cytosis.ui.games.cytosis.zones.zone import CytosisZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target, Transition
from cytosis.ui.table.ask import AskBoxes
from cytosis.ui.table.design import Info
from cytosis.ui.table.game_design import Cards
from cytosis.ui.widgets.shapes import GLOW, plate

LIFTED = 14
PILL = 56
"""How far below the top of a hand card it is said that it can be played: over its picture."""


class RowZone(Cards, CytosisZone):
    """The row that cards are taken from; the board paints it."""

    prefix: ClassVar[str] = "row"
    leads: ClassVar[bool] = True

    def ids(self) -> tuple[str | None, ...]:
        """Four places."""
        return tuple(self.view.row)

    def targets(self) -> list[Target]:
        """Where a card lies."""
        return [Target(f"row.{i}", box) for i, box in enumerate(self.layout.row) if self.view.row[i]]

    def about(self, card: str) -> Info:
        """Those without a way through the cell say what they do."""
        found = self.words.cards[card]
        return Info(self.design.cards.title(found), (self.words.about_card(found),))

    def act(self, rest: str) -> Transition | None:
        """A flask goes to the spot below it; otherwise it is looked at."""
        if not self.table.choosing_spot():
            return self.table.enlarged(f"row.{rest}")
        self.table.choose_at(self.design.spot_below(rest))
        return None

    def box(self, rest: str) -> Box | None:
        """Its place, also an empty one."""
        return self.layout.row[int(rest)]


class HandZone(Cards, CytosisZone):
    """The own cards; one is lifted, and its path through the cell shown."""

    prefix: ClassVar[str] = "hand"
    leads: ClassVar[bool] = True

    def ids(self) -> tuple[str | None, ...]:
        """The own hand."""
        return self.design.hand()

    def _boxes(self) -> list[Box]:
        return self.layout.hand(len(self.design.hand()))

    def targets(self) -> list[Target]:
        """One by one."""
        return [Target(f"hand.{i}", box) for i, box in enumerate(self._boxes())]

    def act(self, rest: str) -> None:
        """Play it, where that can be done now; else its path stays."""
        card = self.card(rest)
        if card in self._asked():
            self.asking.answer(card)
            return
        play = self.asking.plays(card)
        if play is not None:
            title = self.texts.t("ui.ask.play", card=self.texts.t(f"card.{card}"))
            self.asking.open_list([play], title, self._boxes()[int(rest)])
        else:
            self.table.traced = "" if self.table.traced == f"hand.{rest}" else f"hand.{rest}"

    def _asked(self) -> set[str]:
        """The own cards among the open answers of a question: a click on one answers it."""
        ask = self.asking.ask
        if ask is None or ask.picker.question != "card" or ask.picker.done is not None:
            return set()
        return {answer for answer in ask.picker.answers() if isinstance(answer, str)}

    def still(self, paint: Painter) -> None:
        """The cards; the one pointed at comes up, and those a question is about glow.

        A question that shows the hand itself paints them.
        """
        table, asked = self.table, self._asked()
        if self._asked_about():
            return
        if self.asking.ask is None:
            paint_needs(paint, self.design)
        found = list(enumerate(zip(self._boxes(), self.design.hand(), strict=True)))
        raised = table.pointed if table.pointed.startswith("hand.") else table.traced
        found.sort(key=lambda one: f"hand.{one[0]}" == raised)
        for i, (box, name) in found:
            if f"card.{name}" in table.director.hidden:
                continue
            up = f"hand.{i}" == raised
            lifted = (box[0], box[1] - (LIFTED if up else 0), box[2], box[3])
            lit = GLOW if up or name in asked else ""
            self.design.cards.large(paint, name, lifted, lit, group=self.design.hand())
            if self.asking.plays(name) is not None:
                self._pill(paint, lifted)

    def _asked_about(self) -> bool:
        """Whether a question shows the hand."""
        boxes = self.asking.boxes(self.layout, self.table.scale)
        return isinstance(boxes, AskBoxes) and bool(boxes.raised) and not self.table.opened

    def _pill(self, paint: Painter, box: Box) -> None:
        """That it can be played."""
        x = box[0] + box[2] / 2
        pill = (x - 46, box[1] + PILL, 92, 32)
        plate(paint, pill, ("#FFE08A", "#F0A92E", "#FFF3C4"), 15, 1.0)
        play = self.texts.t("ui.play")
        fit.line(paint, play, (pill[0] + 6, pill[1], 80, 32), 17, "gold", "centre")


class ShownZone(Cards, CytosisZone):
    """Cards in a drawer, which is painted with them."""

    prefix: ClassVar[str] = "shown"

    def ids(self) -> tuple[str | None, ...]:
        """What lies in the open drawer."""
        return cards_of(self.table.opened, self.view)
