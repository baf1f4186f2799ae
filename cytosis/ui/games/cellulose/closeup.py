"""A card or a plate from close by: what it does, what it costs and what is missing, its biology."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cytosis.ui.games.cellulose.closeup_look import ASIDE, BUTTONS, DO, NEXT, PANEL, PREVIOUS, CloseUpLook
from cytosis.ui.games.cellulose.question import PLACING
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.table.design import Subject
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import plate

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign


WAYS = {"row": "take", "hand": "play", "node": "grow"}
"""By where it lies: how a card or a plate is had."""


class CardScene(Scene):
    """One of a group that lies together; arrows lead to its neighbours."""

    opaque = False

    def __init__(self, design: CelluloseDesign, group: Sequence[Subject], index: int) -> None:
        super().__init__()
        self._design = design
        self._group = list(group)
        self._index = index
        self._texts = design.table.texts
        self._look = CloseUpLook(design)

    @property
    def subject(self) -> Subject:
        """What is shown now."""
        return self._group[self._index]

    def turn(self, step: int) -> None:
        """To the next or the previous one; after the last comes the first."""
        self._index = (self._index + step) % len(self._group)

    # -- what can be done with it --------------------------------------------------------------------------
    @property
    def way(self) -> str:
        """How it can be had now: taken, played or grown to; empty where it cannot."""
        kind, _, rest = self.subject.target.partition(".")
        design, asking = self._design, self._design.question
        if not design.table.human_turn:
            return ""
        able: dict[str, Callable[[], Any]] = {
            "row": lambda: asking.kind in PLACING and asking.at(design.space_of(int(rest))),
            "hand": lambda: asking.kind in ("card", "final") and asking.play(design.hand()[int(rest)]),
            "node": lambda: rest in design.growable(),
        }
        return WAYS[kind] if kind in able and able[kind]() else ""

    def _buttons(self) -> dict[str, Box]:
        """With a way to have it the one back makes room."""
        return {**BUTTONS, "close": ASIDE, "do": DO} if self.way else BUTTONS

    def targets(self) -> list[Target]:
        """The ways out, and to the neighbours."""
        found = [Target(f"button.{name}", box) for name, box in self._buttons().items()]
        if len(self._group) > 1:
            found += [Target("button.previous", PREVIOUS), Target("button.next", NEXT)]
        return found

    def act(self, name: str) -> Transition | None:
        """A click beside everything closes it, like the button."""
        if name in ("button.next", "button.previous"):
            self.turn(1 if name == "button.next" else -1)
            return None
        if name == "button.rules":
            kind = self.subject.id.partition(".")[0]
            page = {"card": self.subject.id, "ivy": "topic.ivy"}.get(kind, "topic.growth")
            return self._design.table.rules_page(page)
        if name == "button.do":
            self._design.table.wanted = self.subject.target
        return Pop()

    def context(self, name: str) -> Transition | None:
        """The button that opened it closes it."""
        return Pop()

    def key(self, key: str) -> Transition | None:
        """Enter does what can be done, else closes like I and Escape; rules and curtain are as everywhere."""
        if key in ("return", "enter", "space") and self.way:
            return self.act("button.do")
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

    def draw(self, paint: Painter) -> None:
        """See :mod:`.closeup_look`."""
        paint.veil("veil", 190)
        plate(paint, PANEL, "dialog", 20, 1.0)
        self._look.draw(paint, self.subject)
        on = Controls(paint, self.pointer)
        on.button("button.rules", self._texts.t("ui.rules"), BUTTONS["rules"], "second", 18, "book")
        boxes, way = self._buttons(), self.way
        on.button("button.close", self._texts.t("ui.back"), boxes["close"], "second" if way else "gold", 18)
        if way:
            on.button("button.do", self._texts.t(f"cellulose.close.{way}"), boxes["do"], "gold", 18, "tick")
        if len(self._group) > 1:
            on.icon_button("button.previous", "back", PREVIOUS)
            on.icon_button("button.next", "forward", NEXT)
            x, y = (PREVIOUS[0] + NEXT[0] + NEXT[2]) / 2, PREVIOUS[1] + PREVIOUS[3] / 2
            place = f"{self._index + 1} / {len(self._group)}"
            paint.text(place, x, y, 18, "head", "soft", "centre", tall=40)
