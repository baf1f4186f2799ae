"""A card or a plate from close by: what it does, what it costs and what is missing, its biology."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.games.cellulose.data.catalog import RESOURCES, Amounts
from cytosis.ui.games.cellulose.cards import HAND
from cytosis.ui.games.cellulose.plates import TALL, WIDE
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import palette
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.table.design import Subject
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import icon, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

PANEL: Box = (290, 120, 1020, 640)
FACE = (330.0, 200.0)
SCALE = 2.2
TEXT: Box = (710, 150, 560, 500)
BUTTONS: dict[str, Box] = {"rules": (710, 690, 180, 50), "close": (1090, 690, 180, 50)}
PREVIOUS: Box = (330, 690, 60, 50)
NEXT: Box = (610, 690, 60, 50)
PLATE = 2.8


class CardScene(Scene):
    """One of a group that lies together; arrows lead to its neighbours."""

    opaque = False

    def __init__(self, design: CelluloseDesign, group: Sequence[Subject], index: int) -> None:
        super().__init__()
        self._design = design
        self._group = list(group)
        self._index = index
        self._texts = design.table.texts
        self._book = design.teller.handbook()
        self._bars: dict[str, str] = palette("cellulose")["bars"]

    @property
    def subject(self) -> Subject:
        """What is shown now."""
        return self._group[self._index]

    def turn(self, step: int) -> None:
        """To the next or the previous one; after the last comes the first."""
        self._index = (self._index + step) % len(self._group)

    def targets(self) -> list[Target]:
        """The ways out, and to the neighbours."""
        found = [Target(f"button.{name}", box) for name, box in BUTTONS.items()]
        if len(self._group) > 1:
            found += [Target("button.previous", PREVIOUS), Target("button.next", NEXT)]
        return found

    def act(self, name: str) -> Transition | None:
        """A click beside everything closes it, like the button."""
        if name in ("button.next", "button.previous"):
            self.turn(1 if name == "button.next" else -1)
            return None
        if name == "button.rules":
            page = self.subject.id if self.subject.id.startswith("card.") else "topic.growth"
            return self._design.table.rules_page(page)
        return Pop()

    def context(self, name: str) -> Transition | None:
        """The button that opened it closes it."""
        return Pop()

    def key(self, key: str) -> Transition | None:
        """I, Enter and Escape close; the rules and the curtain are where they always are."""
        if key == "f1":
            return self.act("button.rules")
        if key == "v":
            return self._design.table.cover()
        return Pop() if key in ("escape", "i", "backspace", "return", "enter", "space") else None

    def arrow(self, way: str) -> bool:
        """Left and right lead to the neighbours."""
        if way in ("left", "right") and len(self._group) > 1:
            self.turn(1 if way == "right" else -1)
            return True
        return False

    # -- painting ------------------------------------------------------------------------------------------
    def draw(self, paint: Painter) -> None:
        """The thing itself at the left, its words at the right."""
        paint.veil("veil", 150)
        plate(paint, PANEL, "dialog", 20, 1.0)
        kind, _, name = self.subject.id.partition(".")
        if kind == "card":
            self._card(paint, name)
        else:
            self._plate(paint, name)
        on = Controls(paint, self.pointer)
        on.button("button.rules", self._texts.t("ui.rules"), BUTTONS["rules"], "second", 18)
        on.button("button.close", self._texts.t("ui.back"), BUTTONS["close"], "gold", 18)
        if len(self._group) > 1:
            on.icon_button("button.previous", "back", PREVIOUS)
            on.icon_button("button.next", "forward", NEXT)
            place = f"{self._index + 1} / {len(self._group)}"
            paint.text(
                place,
                (PREVIOUS[0] + NEXT[0] + 60) / 2,
                PREVIOUS[1] + 25,
                18,
                "head",
                "soft",
                "centre",
                tall=40,
            )

    def _card(self, paint: Painter, card: str) -> None:
        design = self._design
        box = (FACE[0], FACE[1], HAND[0] * SCALE, HAND[1] * SCALE)
        design.cards.hand(paint, card, box)
        facts, page = design.cards.facts(card), self._book.find(f"card.{card}")
        kind = self._texts.t(f"cellulose.kind.{facts.type}")
        copies = self._texts.n("cellulose.copies", facts.copies)
        rows = design.words.uses(card)
        self._words(
            paint,
            design.words.card(card),
            f"{kind}. {copies}",
            rows,
            facts.cost,
            page.biology if page else "",
        )

    def _plate(self, paint: Painter, name: str) -> None:
        design = self._design
        node = next(one for one in design.words.catalog.nodes if one.id == name)
        width, height = WIDE * PLATE, TALL * PLATE
        box = (FACE[0] + (HAND[0] * SCALE - width) / 2, FACE[1] + 90, width, height)
        design.plant.plates.paint(paint, name, box)
        title = self._texts.t(f"cellulose.info.node.{node.track}")
        why = design.why_not_grow(name)
        rows = [
            (kind, text) for kind, text in zip(("later", "now"), design.words.plate(name)[:-1], strict=False)
        ]
        rows.append(("sunrise", design.words.plate(name)[-1]))
        page = self._book.find("topic.growth")
        self._words(paint, title, why, rows, node.cost, page.biology if page else "")

    def _words(
        self,
        paint: Painter,
        title: str,
        under: str,
        rows: Sequence[tuple[str, str]],
        cost: Amounts,
        biology: str,
    ) -> None:
        """Title, what it does in rows of the colours of its face, the biology, and what is missing."""
        x, y, width, height = TEXT
        top = y + fit.block(paint, title, (x, y, width, 80), 28, "head", "heading") + 4
        top += fit.block(paint, under, (x, top, width, 60), 17, "body", "soft") + 12 if under else 8
        bottom = y + height - (60 if any(cost) else 0)
        for kind, text in rows:
            _, lines = fit.fitting(paint, text, (x, top, width - 32, 110), 18, "bold")
            tall = min(fit.height(paint, 18) * len(lines) + 18, 128)
            paint.vector(_strip(width, tall, self._bars[kind]), (x, top, width, tall))
            fit.block(paint, text, (x + 16, top + 4, width - 32, tall - 8), 18, "bold", "paper", "left", True)
            top += tall + 10
        if biology:
            fit.block(paint, biology, (x, top + 6, width, bottom - top - 10), 18, "body", "good")
        if any(cost):
            self._missing(paint, cost, (x, bottom + 12, width, 46))

    def _missing(self, paint: Painter, cost: Amounts, box: Box) -> None:
        """Each resource of the price with what there is of it, ticked where it is enough."""
        x, y, _, height = box
        view = self._design.view
        stock = view.seats[view.viewer].stock if view.viewer is not None else {}
        for name, need in zip(RESOURCES, cost, strict=True):
            if not need:
                continue
            have = stock.get(name, 0)
            plate(paint, (x, y, 132, height), "row", 12, 0.96, False)
            paint.sign(f"cellulose.{name}", x + 24, y + height / 2, 30)
            paint.text(f"{have} / {need}", x + 46, y + height / 2, 18, "head", "text", "left", 52, tall=32)
            icon(
                paint,
                "tick" if have >= need else "close",
                x + 112,
                y + height / 2,
                20,
                "good" if have >= need else "bad",
            )
            x += 142


def _strip(width: float, tall: float, colour: str) -> str:
    return f'<rect width="{width}" height="{tall:.1f}" rx="12" fill="{colour}"/>'
