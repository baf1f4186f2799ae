"""What pointing at the things of Cytosis tells."""

from __future__ import annotations

from cytosis.app.games.cytosis.words import Words
from cytosis.app.words.i18n import Texts
from cytosis.games.cytosis.view import View
from cytosis.ui.table.design import Info


class InfoTexts:
    """Notes about what lies on the table."""

    def __init__(self, words: Words) -> None:
        self._w = words
        self._t: Texts = words.texts
        self._goals = {goal.id: goal for goal in words.catalog.goals}

    def goal(self, view: View, number: int) -> Info:
        """A goal, how it scores and who marked it."""
        goal, seats = list(view.goals.items())[number]
        card, scoring = self._goals[goal], self._w.catalog.scoring
        key = "ui.goal.per_card" if card.per == 1 else "ui.goal.per"
        marked = self._w.listed(map(self._w.seat, seats)) if seats else self._t.t("ui.info.nobody")
        about = self._t.t("ui.info.goal", first=scoring.first_marker, most=scoring.markers_per_goal)
        per = self._t.t(key, points=card.per_card, n=card.per)
        return Info(self._w.goal(goal), (per, about, self._t.t("ui.info.marked", names=marked)))

    def event(self, view: View) -> Info:
        """The active event with its whole effect."""
        if view.active_event is None:
            return Info(self._t.t("ui.event.none"))
        effect = self._t.t(f"effect.{view.active_event}")
        past = [self._t.t(f"event.{event}") for event in view.past_events]
        lines = [effect[:1].upper() + effect[1:] + "."]
        if past:
            lines.append(self._t.t("ui.info.past", events=", ".join(past)))
        return Info(self._t.t(f"event.{view.active_event}"), tuple(lines))

    def seat(self, view: View, seat: int) -> Info:
        """What is public of a seat, in words."""
        shown = view.seats[seat]
        lines = [
            self._t.t("ui.info.stock", what=self._w.amounts(shown.stock)),
            self._t.t("ui.info.left", flasks=shown.flasks, disks=shown.disks, cards=shown.hand_count),
        ]
        if shown.completed:
            names = ", ".join(self._t.t(f"card.{card}") for card in shown.completed)
            lines.append(self._t.t("ui.info.completed", cards=names))
        if shown.known:
            names = ", ".join(self._t.t(f"card.{card}") for card in shown.known)
            lines.append(self._t.t("ui.info.known", cards=names))
        if "antibodies" in shown.more:
            lines.append(self._t.t("ui.info.antibodies", what=self._w.antibodies(shown.more["antibodies"])))
        lines.append(self._t.t("ui.info.open"))
        health = self._t.n("word.health", shown.health)
        return Info(f"{self._w.seat(seat)}: {health}", tuple(lines))

    def pile(self, view: View, name: str) -> Info:
        """Draw or discard pile."""
        count = view.deck if name == "deck" else len(view.discard)
        return Info(self._t.t(f"ui.{name}"), (self._t.n(f"ui.info.{name}", count),))

    def vesicle(self, view: View, place: str) -> Info | None:
        """A disk and its load."""
        area, _, number = place.partition(".")
        vesicle = view.vesicles[area][int(number) - 1]
        if vesicle is None:
            return None
        load = self._w.amounts(vesicle.load)
        return Info(self._t.t("ui.info.vesicle", name=self._w.seat(vesicle.seat)), (load,))
