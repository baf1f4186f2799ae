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

LABEL = 82.0
"""Where her cards begin, after what they are."""
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
        """Cards side by side: one or two with their names, more as pictures."""
        x, y, width, height = self._region(name)
        left, most = x + LABEL, width - LABEL
        wide = min(106.0 if count < 3 else 36.0, (most - 4 * (count - 1)) / max(count, 1))
        return [(left + i * (wide + 4), y + 1, wide, height - 2) for i in range(count)]

    def _why(self) -> Box:
        x, y, _, _ = self.at.regions["rival"]
        return x + 160, y + 3, 26, 26

    def targets(self) -> list[Target]:
        """The mat, its parts, and what lies on them."""
        steps = self.paints.steps(self._region("growth"))
        found = [Target("ivy.mat", self.at.regions["rival"])]
        found += [Target(f"ivy.edge.{name}", box) for name, box in self._edges().items()]
        found += [Target("ivy.map", self._region("map")), Target("ivy.action", self._region("action"))]
        found += [Target(f"ivy.growth.{i}", box) for i, box in enumerate(steps)]
        found += [Target(f"ivy.hand.{i}", box) for i, box in enumerate(self.hand())]
        found += [Target(f"ivy.enzyme.{i}", box) for i, box in enumerate(self.stack())]
        return [*found, Target("ivy.why", self._why(), self.design.rival.turn() is not None)]

    def _edges(self) -> dict[str, Box]:
        return self.paints.edges(self._region("map"))

    def moment(self) -> Hashable:
        """How far her card has been tried."""
        return self.design.rival.turn()

    # -- what it tells -------------------------------------------------------------------------------------
    def act(self, rest: str) -> Transition | None:
        """From close by; why she did what she did."""
        kind = rest.partition(".")[0]
        if kind in ("growth", "edge"):
            rest = "growth" if kind == "growth" else "map"
        elif kind in ("why", "mat"):
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
            return self.design.card_info(cards[int(name)]) if int(name) < len(cards) else None
        say = self.texts.t
        if kind == "edge":
            return Info(self.paints.texts.strategy(name), self.paints.texts.about_strategy(name))
        if kind == "growth":
            title = say("ivy.info.growth", n=int(name) + 1)
            return Info(title, self.paints.texts.about_space(int(name)))
        if kind == "action":
            return self._action_info()
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
            paint.sign(f"cellulose.seed.{own}", *self.seed(), 30)
        if "ivy.action" not in hidden:
            self.paints.action(paint, self.design.rival.turn(), ivy.deck_count, self._region("action"))
        self._cards(paint)

    def _cards(self, paint: Painter) -> None:
        labels = {name: (self.texts.t(f"ivy.{name}"), self._label(name)) for name in ("hand", "stack")}
        size = fit.common(paint, labels.values(), 15, "head", 1)
        for told, room in labels.values():
            fit.line(paint, told, room, size, "heading")
        facts = self.design.cards.facts
        for cards, boxes in ((self.ivy.hand, self.hand()), (self.ivy.enzymes, self.stack())):
            size = self.paints.tag_size(paint, cards, boxes)
            for card, box in zip(cards, boxes, strict=True):
                self.paints.tag(paint, card, facts(card).type, box, size)
        if not self.ivy.hand:
            x, y, width, height = self._region("hand")
            none = self.texts.t("ivy.hand.none")
            fit.line(paint, none, (x + LABEL, y, width - LABEL, height), 14, "mute", "left", "body")

    def _label(self, name: str) -> Box:
        x, y, _, height = self._region(name)
        return x + 2, y, LABEL - 6, height

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
        return x + 5, y + height / 2 - 4
