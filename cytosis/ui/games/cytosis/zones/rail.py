"""The left side: the event of the round, the goals, the piles."""

from __future__ import annotations

from typing import ClassVar

from cytosis.ui.games.cytosis.zones.zone import CytosisZone
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info, Subject


class EventZone(CytosisZone):
    """The active event."""

    prefix: ClassVar[str] = "event"
    free: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """Its card."""
        return [Target("event.card", self.layout.regions["event"])]

    def info(self, rest: str) -> Info:
        """Its whole effect."""
        return self.design.infos.event(self.view)

    def page(self, rest: str) -> str:
        """Its own page."""
        active = self.view.active_event
        return f"event.{active}" if active is not None else "topic.boosts"

    def closer(self, rest: str) -> list[Subject]:
        """It, and those that are over."""
        view = self.view
        if view.active_event is None:
            return []
        past = [event for event in reversed(view.past_events) if event != view.active_event]
        events = [Subject(f"event.{event}", f"event.{i}") for i, event in enumerate(dict.fromkeys(past))]
        return [Subject(f"event.{view.active_event}", "event.card"), *events]

    def lying(self, paint: Painter) -> None:
        """Its panel."""
        self.design.panels.round(paint, self.view, self.layout)


class GoalZone(CytosisZone):
    """The goals with who marked them."""

    prefix: ClassVar[str] = "goal"
    free: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """One by one."""
        return [Target(f"goal.{i}", box) for i, box in enumerate(self.layout.goals)]

    def act(self, rest: str) -> None:
        """All of them in words."""
        self.table.open("goals")

    def info(self, rest: str) -> Info:
        """How it scores."""
        return self.design.infos.goal(self.view, int(rest))

    def page(self, rest: str) -> str:
        """Its own page."""
        goals = list(self.view.goals)
        return f"goal.{goals[int(rest)]}" if rest.isdigit() and int(rest) < len(goals) else "topic.laureates"

    def closer(self, rest: str) -> list[Subject]:
        """All goals."""
        return [Subject(f"goal.{goal}", f"goal.{i}") for i, goal in enumerate(self.view.goals)]

    def lying(self, paint: Painter) -> None:
        """The laureates' panel and the goals below it."""
        self.design.panels.goals(paint, self.view, self.layout)


class PileZone(CytosisZone):
    """Draw and discard pile."""

    prefix: ClassVar[str] = "pile"
    free: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """Both."""
        return [Target(f"pile.{name}", self.layout.regions[name]) for name in ("deck", "discard")]

    def act(self, rest: str) -> None:
        """The discarded cards lie open."""
        if rest == "discard":
            self.table.open("discard")

    def info(self, rest: str) -> Info:
        """How many cards."""
        return self.design.infos.pile(self.view, rest)

    def page(self, rest: str) -> str:
        """When cards are drawn, or laid away."""
        return {"deck": "topic.between", "discard": "topic.macromolecule"}.get(rest, "")

    def lying(self, paint: Painter) -> None:
        """The supply: grey flasks and both piles."""
        price, away = self.words.grey_price(self.view), self.design.away("grey")
        self.design.panels.grey(paint, self.view, self.layout, price, away)
        self.design.panels.piles(paint, self.view, self.layout)
