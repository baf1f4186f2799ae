"""A card from close by: how to build it, what it brings, what is missing, and the biology behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cytosis.app.games.cytosis.closeup import CloseUp, CloseUps
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.scenes.opening import rules_of
from cytosis.ui.table.card_look import BUTTONS, CLOSE, NEXT, PREVIOUS, VIEW, CardLook
from cytosis.ui.widgets.scroll import Scroll

if TYPE_CHECKING:
    from cytosis.ui.table.state import TableState


@dataclass(frozen=True)
class Subject:
    """What is looked at: its page in the handbook, and the target on the table that shows it."""

    id: str
    target: str


class CardScene(Scene):
    """One of a group of cards lying together; arrows lead to its neighbours."""

    def __init__(self, table: TableState, group: Sequence[Subject], index: int) -> None:
        super().__init__()
        self.table = table
        self.group = list(group)
        self.index = index
        self.session = table.session
        self.words = table.words
        self.view = table.view
        self._closeups = CloseUps(table.words)
        self.scroll = Scroll(VIEW)
        self._look = CardLook(self)
        self.closeup: CloseUp = self._closeups.of(self.subject.id, self.view)

    @property
    def subject(self) -> Subject:
        """What is shown now."""
        return self.group[self.index]

    def turn(self, step: int) -> None:
        """To the next or the previous one; after the last comes the first."""
        self.index = (self.index + step) % len(self.group)
        self.closeup = self._closeups.of(self.subject.id, self.view)
        self.scroll.offset = 0.0

    # -- taking it -----------------------------------------------------------------------------------------
    @property
    def spot(self) -> str:
        """The spot where a flask takes it, while somebody chooses where to set one; else empty."""
        kind, _, number = self.subject.target.partition(".")
        return f"cards.{int(number) + 1}" if kind == "row" and self.table.choosing_spot() else ""

    @property
    def takeable(self) -> bool:
        """Whether the engine's list has such a move."""
        return bool(self.spot and self.table.asking.at(self.spot))

    def why_not(self) -> str:
        """Why it cannot be taken now, in the engine's words."""
        return self.table.asking.why_not(self.spot) if self.spot and not self.takeable else ""

    # -- answers -------------------------------------------------------------------------------------------
    def targets(self) -> list[Target]:
        """The ways out, and to the neighbours."""
        found = [Target("button.close", BUTTONS["close"]), Target("button.rules", BUTTONS["rules"])]
        if self.spot:
            found.append(Target("button.take", BUTTONS["take"], self.takeable))
        if len(self.group) > 1:
            found += [Target("button.previous", PREVIOUS), Target("button.next", NEXT)]
        return [*found, Target("button.cross", CLOSE)]

    def act(self, name: str) -> Transition | None:
        """A click beside everything closes it, like the button."""
        if name in ("button.next", "button.previous"):
            self.turn(1 if name == "button.next" else -1)
            return None
        if name == "button.rules":
            match = self.table.match
            return rules_of(self.session, match.ruleset, match.seats, self.subject.id, self.table.names)
        if name == "button.take":
            if not self.takeable:
                return None
            self.table.wanted = self.spot
        return Pop()

    def context(self, name: str) -> Transition | None:
        """The button that opened it closes it."""
        return Pop()

    def key(self, key: str) -> Transition | None:
        """I and Escape close; page keys scroll; the rules and the curtain are where they always are."""
        if key in ("escape", "i", "backspace"):
            return Pop()
        if key in ("page up", "page down"):
            self.scroll.page(1 if key == "page down" else -1)
        elif key == "f1":
            return self.act("button.rules")
        elif key in ("return", "enter", "space", "c"):
            return self.act("button.take" if self.takeable else "button.close")
        elif key == "v":
            return self.table.cover()
        return None

    def arrow(self, way: str) -> bool:
        """Left and right lead to the neighbours, up and down scroll where there is more."""
        if way in ("left", "right") and len(self.group) > 1:
            self.turn(1 if way == "right" else -1)
            return True
        if way in ("up", "down") and self.scroll.needed:
            self.scroll.turn(1 if way == "up" else -1)
            return True
        return False

    def wheel(self, name: str, steps: int) -> Transition | None:
        """The page scrolls where it is longer than its place."""
        self.scroll.turn(steps)
        return None

    def draw(self, paint: Painter) -> None:
        """See :mod:`.table_card_look`."""
        self._look.draw(paint)
