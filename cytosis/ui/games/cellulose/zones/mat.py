"""Ivy's mat in a game alone: everything on it explains itself, and comes closer on a click."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, ClassVar

from cytosis.games.cellulose.data.catalog import IVY
from cytosis.games.cellulose.ivy.view import IvyView
from cytosis.ui.games.cellulose.mat import MatPainter
from cytosis.ui.games.cellulose.zones.zone import CelluloseZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target, Transition
from cytosis.ui.table.design import Info, Subject
from cytosis.ui.widgets.shapes import disc

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign

LABEL, GAP = 34.0, 4.0
"""Where her cards begin, after the sign of what they are."""
BESIDE, ROWS, SMALL, WIDEST = 2, 40.0, 30.0, 180.0
"""So many cards lie beside each other with their names; a strip so high has two rows; a picture alone; a card
that has its row for itself."""
PARTS = ("action", "map", "growth")
PIN = 34.0


class MatZone(CelluloseZone):
    """Her map, growth track, action card, open hand and Enzymes; empty where nobody plays alone."""

    prefix: ClassVar[str] = "ivy"
    free: ClassVar[bool] = True

    def __init__(self, design: CelluloseDesign, paints: MatPainter) -> None:
        super().__init__(design)
        self.paints = paints

    @property
    def ivy(self) -> IvyView:
        """What lies on the mat."""
        ivy = self.view.ivy
        if ivy is None:
            raise TypeError("nobody plays alone here")
        return ivy

    def _region(self, name: str) -> Box:
        return self.at.regions[f"rival_{name}"]

    # -- where things are ----------------------------------------------------------------------------------
    def hand(self) -> list[Box]:
        """Her open hand."""
        return self._lying("hand", len(self.ivy.hand))

    def stack(self) -> list[Box]:
        """Her Enzymes, the bottom of the stack first."""
        return self._lying("stack", len(self.ivy.enzymes))

    def _lying(self, name: str, count: int) -> list[Box]:
        """Cards with their names, two in a row; in one row of more, only the last has room for its own."""
        x, y, width, height = self._region(name)
        left, most = x + LABEL, width - LABEL
        rows = 2 if count > 1 and height > ROWS else 1
        columns, tall = -(-count // rows) or 1, (height - 2 * (rows - 1)) / rows
        wide = WIDEST if rows == columns + 1 else (most - GAP * (BESIDE - 1)) / BESIDE
        if columns <= BESIDE:
            places = [(i % columns * (wide + GAP), wide) for i in range(count)]
        else:
            pitch = min(SMALL, (most - wide) / (columns - 1))
            last = columns - 1
            places = [(i % columns * pitch, wide if i % columns == last else pitch - 2) for i in range(count)]
        return [(left + dx, y + i // columns * (tall + 2), room, tall) for i, (dx, room) in enumerate(places)]

    def _why(self) -> Box:
        x, y, _, _ = self.at.regions["rival"]
        return x + 160, y + 3, 26, 26

    def targets(self) -> list[Target]:
        """The mat, its parts, and what lies on them."""
        steps = self.paints.steps(self._region("growth"))
        found = [Target("ivy.mat", self.at.regions["rival"])]
        found += [Target(f"ivy.edge.{name}", box) for name, box in self._edges().items()]
        found += [Target("ivy.map", self._region("map")), Target("ivy.action", self._region("action"))]
        found += [Target(f"ivy.bar.{i}", box) for i, box in enumerate(self._bars())]
        found += [Target(f"ivy.growth.{i}", box) for i, box in enumerate(steps)]
        found += [Target(f"ivy.hand.{i}", box) for i, box in enumerate(self.hand())]
        found += [Target(f"ivy.enzyme.{i}", box) for i, box in enumerate(self.stack())]
        return [*found, Target("ivy.why", self._why(), self.design.rival.turn() is not None)]

    def _edges(self) -> dict[str, Box]:
        return self.paints.edges(self._region("map"))

    def _bars(self) -> list[Box]:
        """The bars of the card that lies open."""
        turn = self.design.rival.turn()
        return self.paints.bars_of(turn.card, self._region("action")) if turn is not None else []

    def moment(self) -> Hashable:
        """How far her card has been tried."""
        return self.design.rival.turn()

    # -- what it tells -------------------------------------------------------------------------------------
    def act(self, rest: str) -> Transition | None:
        """From close by; why she did what she did."""
        kind = rest.partition(".")[0]
        if kind in ("growth", "edge"):
            rest = "growth" if kind == "growth" else "map"
        elif kind in ("why", "mat", "bar"):
            rest = "action"
        return self.table.enlarged(f"ivy.{rest}")

    def closer(self, rest: str) -> list[Subject]:
        """Her action card, map and track, her hand and her Enzymes."""
        found = [Subject(f"ivy.{name}", f"ivy.{name}") for name in PARTS]
        found += [Subject(f"card.{card}", f"ivy.hand.{i}") for i, card in enumerate(self.ivy.hand)]
        return found + [Subject(f"card.{card}", f"ivy.enzyme.{i}") for i, card in enumerate(self.ivy.enzymes)]

    def page(self, rest: str) -> str:
        """The page about her."""
        return "topic.ivy"

    def info(self, rest: str) -> Info | None:
        """What a part is, with the numbers of now."""
        kind, _, name = rest.partition(".")
        if kind in ("hand", "enzyme"):
            cards = self.ivy.hand if kind == "hand" else self.ivy.enzymes
            return self.design.card_told(cards[int(name)]) if int(name) < len(cards) else None
        say = self.texts.t
        if kind == "edge":
            return Info(self.paints.texts.strategy(name), self.paints.texts.about_strategy(name))
        if kind == "growth":
            title = say("ivy.info.growth", n=int(name) + 1)
            return Info(title, self.paints.texts.about_space(int(name)))
        if kind == "action":
            return self._action_info()
        if kind == "bar":
            return self._bar_info(int(name))
        lines: dict[str, tuple[str, ...]] = {
            "map": (say("ivy.info.map.about"), self.paints.texts.where(self.ivy.map)),
            "why": (say("ivy.info.why.about"),),
            "mat": (say("ivy.info.mat.about"),),
        }
        lines["map"] = (lines["map"][0], say("ivy.table.map", where=lines["map"][1]))
        return Info(say(f"ivy.info.{kind}"), lines[kind])

    def _action_info(self) -> Info:
        """The card that lies open, bar by bar; how many lie in the deck."""
        ivy, turn = self.ivy, self.design.rival.turn()
        told = self.texts.t(
            "ivy.table.actions", n=ivy.deck_count, gone=len(ivy.discard), aside=len(ivy.aside)
        )
        if turn is None:
            return Info(self.texts.t("ivy.action.title"), (self.texts.t("ivy.action.none"), told))
        lines = self.paints.texts.tried(turn.card, turn.bars)
        return Info(self.paints.texts.action(turn.card), (*lines, told))

    def _bar_info(self, number: int) -> Info | None:
        """One bar of it: what it says, and why it failed or what she does."""
        turn = self.design.rival.turn()
        if turn is None:
            return None
        lines = self.paints.texts.tried(turn.card, turn.bars)
        return Info(self.paints.texts.action(turn.card), lines[number : number + 1])

    # -- painting ------------------------------------------------------------------------------------------
    def lying(self, paint: Painter) -> None:
        """All of it."""
        x, y, _, _ = box = self.at.regions["rival"]
        paint.panel(box, "rival", 16)
        title = self.texts.t("ivy.info.mat")
        wide = min(paint.text_width(title, 17, "head", 100, 26), 100.0)
        paint.text(title, x + 10, y + 16, 17, "head", "heading", "left", 100, tall=26)
        level = (x + 16 + wide, y + 4, 142 - wide, 25)
        said = self.texts.t(f"option.solo.{self.ivy.level}")
        fit.line(paint, said, level, 14, "soft", "left", "bold")
        growth = self._region("growth")
        head = (growth[0], y + 4, growth[2], 25)
        fit.line(paint, self.texts.t("ivy.growth"), head, 15, "heading", "centre")
        ivy, hidden = self.ivy, self.table.director.hidden
        own = self.player(paint, IVY)
        way = self.design.rival.way(ivy.map)
        self.paints.map(paint, self._region("map"), way, ivy.strategies)
        if "ivy.pin" not in hidden:
            px, py = self.pin()
            paint.sign(f"cellulose.seed.{own}", px, py, PIN)
        self.paints.track(paint, growth, ivy.growth)
        if "ivy.seed" not in hidden:
            x, y = self.seed()
            disc(paint, x, y - 2, 15, "#FFFDF0", "#FFE07A", 2)
            paint.sign(f"cellulose.seed.{own}", x, y, 30)
        if "ivy.action" not in hidden:
            self.paints.action(paint, self.design.rival.turn(), ivy.deck_count, self._region("action"))
        self._cards(paint)

    def _cards(self, paint: Painter) -> None:
        """Her open hand and her Enzymes, each behind its sign."""
        facts, ivy = self.design.cards.facts, self.ivy
        lying = (("hand", "held", ivy.hand, self.hand()), ("stack", "kind.enzyme", ivy.enzymes, self.stack()))
        for name, sign, cards, boxes in lying:
            x, y, width, height = self._region(name)
            paint.sign(f"cellulose.{sign}", x + LABEL / 2 - 2, y + height / 2, 26)
            size = self.paints.tag_size(paint, cards, boxes)
            for card, box in zip(cards, boxes, strict=True):
                self.paints.tag(paint, card, facts(card).type, box, size)
            if not cards:
                none = (x + LABEL, y, width - LABEL, height)
                fit.line(paint, self.texts.t(f"ivy.{name}.none"), none, 14, "mute", "left", "body")

    def still(self, paint: Painter) -> None:
        """The button that asks why."""
        x, y, width, height = self._why()
        if self.design.rival.turn() is None:
            return
        hot = self.table.pointed == "ivy.why"
        disc(paint, x + width / 2, y + height / 2, 12, "#FFE08A" if hot else "#F6C445", "#FFFFFF", 1.6)
        fit.line(paint, "?", (x, y, width, height), 16, "gold", "centre")

    def turning(self, paint: Painter, part: float) -> None:
        """Her next action card is turned over: its back grows narrow, then its blank face wide."""
        self.paints.turning(paint, part, self._region("action"))

    # -- where her pieces stand ----------------------------------------------------------------------------
    def pin(self, at: tuple[int, int] | None = None) -> tuple[float, float]:
        """Her marker on the map."""
        x, y = self.paints.place(at or self.ivy.map, self._region("map"))
        return x, y - 6

    def held(self) -> tuple[float, float]:
        """Where a card comes to her hand or leaves it."""
        x, y, width, height = self._region("hand")
        return x + width / 2, y + height / 2

    def seed(self, space: int = 0) -> tuple[float, float]:
        """Her marker on the growth track."""
        x, y, _, height = self.paints.steps(self._region("growth"))[(space or self.ivy.growth) - 1]
        return x + 5, y + height / 2 - 2
