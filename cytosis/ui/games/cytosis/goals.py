"""The drawer of the goals: who marked which, what it is worth to each seat, and how one more is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.games.cytosis.catalog import Goal
from cytosis.games.cytosis.view import View
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.widgets.shapes import GLOW, badge, dashed, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.design import CytosisDesign

LEFT, BOTTOM, WIDTH, MOST = 204.0, 892.0, 700.0, 884.0
HEAD, ROW, GAP, FOOT, EDGE, LINE = 62.0, 112.0, 8.0, 104.0, 18.0, 32.0
SIGN = 50.0
SEATS, OWN = 262.0, 470.0
"""Where in a row the seats begin, and what the own seat has of it."""
SHOWN = 5
"""So many signs are shown one by one; of more only their number."""


class GoalsDrawer:
    """Lays out and paints it."""

    def __init__(self, design: CytosisDesign) -> None:
        self._design = design
        self._cards: dict[str, Goal] = {goal.id: goal for goal in design.words.catalog.goals}

    def area(self, view: View) -> Box:
        """At the left, from below as high as its rows need."""
        high = min(HEAD + (ROW + GAP) * len(view.goals) + FOOT, MOST)
        return LEFT, BOTTOM - high, WIDTH, high

    def paint(self, paint: Painter, view: View) -> None:
        """A row for each goal, and how they are marked."""
        x, y, width, height = self.area(view)
        title = self._design.drawers.title("goals")
        left = x + 46 + paint.text_width(title, 24, "head")
        about = (left, y + 8, x + width - 66 - left, HEAD - 16)
        fit.block(paint, self._say("about"), about, 15, "body", "soft", "left", True, 2)
        pitch = (height - HEAD - FOOT) / max(len(view.goals), 1)
        for i, (goal, seats) in enumerate(view.goals.items()):
            self._row(
                paint, view, goal, seats, (x + EDGE, y + HEAD + i * pitch, width - 2 * EDGE, pitch - GAP)
            )
        self._foot(paint, view, (x + EDGE, y + height - FOOT, width - 2 * EDGE, FOOT - EDGE))

    def _say(self, key: str, **values: object) -> str:
        return self._design.table.texts.t(f"ui.goals.{key}", **values)

    def _row(self, paint: Painter, view: View, goal: str, seats: tuple[int, ...], box: Box) -> None:
        x, y, _, height = box
        card, viewer = self._cards[goal], view.viewer
        free = self._design.words.catalog.scoring.markers_per_goal - len(seats)
        have = [self._have(view, card, seat) for seat in range(len(view.seats))]
        state = self._state(viewer, seats, free, have)
        could = state == "would"
        top, bottom, edge = paint.theme.plates["row"]
        plate(paint, box, (top, bottom, GLOW if could else edge), 14, 0.95, False, 2.0 if could else 1.2)
        self._named(paint, card, box)
        self._places(paint, seats, free, box)
        self._seats(paint, card, have, seats, (x + SEATS, y + 6, OWN - SEATS, height - 12))
        if viewer is not None:
            worth = have[viewer] // card.per * card.per_card
            self._own(paint, card, state, worth, (x + OWN, y, 180.0, height))

    def _seats(self, paint: Painter, card: Goal, have: list[int], seats: tuple[int, ...], box: Box) -> None:
        """Who has cards of it: first who has marked it, then by how many."""
        x, y, width, height = box
        there = sorted(
            (seat for seat, n in enumerate(have) if n), key=lambda one: (one not in seats, -have[one])
        )
        if not there:
            fit.line(paint, self._say("nobody"), box, 14, "mute", face="body")
        pitch = min(height / max(len(there), 1), LINE)
        top = y + (height - pitch * len(there)) / 2
        for i, seat in enumerate(there):
            self._seat(paint, card, seat, have[seat], seat in seats, (x, top + i * pitch, width, pitch))

    def _state(self, viewer: int | None, seats: tuple[int, ...], free: int, have: list[int]) -> str:
        """How a goal stands to whoever looks: marked, to be marked, too late, or without a card."""
        if viewer is None or viewer in seats:
            return "you"
        if not have[viewer]:
            return "lack"
        return "would" if free else "late"

    def _own(self, paint: Painter, card: Goal, state: str, worth: int, box: Box) -> None:
        """What it brings whoever looks, or would bring, or why it cannot."""
        x, y, width, height = box
        if state == "you":
            self._worth(paint, state, worth, box, "heading")
        elif state == "would":
            self._worth(paint, state, worth, (x, y, width, height / 2 + 10), "text")
            self._lacks(paint, "how", (x, y + height / 2 + 4, width - 2, height / 2 - 8))
        elif state == "lack":
            bits: list[Bit] = ["0", (self._sign(paint, card), 24.0)]
            fit.bits(paint, bits, x + width - 2, y + height / 2, width, 16, ink="mute", align="right")
        else:
            self._lacks(paint, state, box)

    def _named(self, paint: Painter, card: Goal, box: Box) -> None:
        """Its sign, its name and what a card of it is worth."""
        x, y, _, _ = box
        paint.sign(self._sign(paint, card), x + 20 + SIGN / 2, y + 10 + SIGN / 2, SIGN)
        texts, room = self._design.table.texts, SEATS - SIGN - 40
        name = (x + SIGN + 32, y + 8, room, 28)
        fit.block(paint, texts.t(f"ui.goal.{card.id}"), name, 16, "head", "text", "left", True, 2)
        key = "ui.goal.per_card" if card.per == 1 else "ui.goal.per"
        per = texts.t(key, points=card.per_card, n=card.per)
        fit.line(paint, per, (x + SIGN + 32, y + 36, room, 24), 14, "soft", face="body")

    def _places(self, paint: Painter, seats: tuple[int, ...], free: int, box: Box) -> None:
        """Markers, places where one could lie, and how many these are."""
        x, y, _, height = box
        for i, seat in enumerate((*seats, *(-1 for _ in range(free)))):
            self._place(paint, seat, (x + 18 + i * 40, y + height - 46, 34, 34))
        left = x + 24 + (len(seats) + free) * 40
        told = self._say("free", n=free) if free else self._say("full")
        fit.line(paint, told, (left, y + height - 42, x + SEATS - left - 8, 26), 13.5, "soft", face="body")

    def _place(self, paint: Painter, seat: int, box: Box) -> None:
        """A marker, or where one could lie."""
        if seat >= 0:
            paint.sign(f"disk.{paint.theme.players[seat].id}", *centre(box), 32)
        else:
            dashed(paint, box, GLOW, box[2] / 2)

    def _sign(self, paint: Painter, card: Goal) -> str:
        return f"family.{card.counts}" if paint.has(f"family.{card.counts}") else "family.virus_attack"

    def _seat(self, paint: Painter, card: Goal, seat: int, n: int, marked: bool, box: Box) -> None:
        """How many cards of it a seat has, and what they are worth to it."""
        x, y, width, height = box
        middle, size = y + height / 2, min(height - 4, 26.0)
        badge(paint, seat, x + 14, middle, size * 0.9)
        sign = self._sign(paint, card)
        bits: list[Bit] = [(sign, size)] * n if n <= SHOWN else [str(n), (sign, size)]
        if marked:
            bits += [f" +{n // card.per * card.per_card}", ("points", size)]
        fit.bits(paint, bits, x + 34, middle, width - 40, 16)

    def _worth(self, paint: Painter, key: str, n: int, box: Box, ink: str) -> None:
        """What it is worth to whoever looks, or would be."""
        x, y, width, height = box
        bits: list[Bit] = [self._say(key, n=n), ("points", 22)]
        fit.bits(paint, bits, x + width - 2, y + height / 2, width, 15, ink=ink, align="right")

    def _lacks(self, paint: Painter, key: str, box: Box) -> None:
        """What is still to be done for it, or why nothing can."""
        fit.block(paint, self._say(key), box, 13.5, "body", "soft", "right", True, 2)

    def _foot(self, paint: Painter, view: View, box: Box) -> None:
        """How a goal is marked."""
        x, y, width, height = box
        colours = paint.theme.plates["row"]
        plate(paint, box, (*colours[:2], GLOW), 14, 0.95, False, 2.0)
        paint.sign("first_player", x + 44, y + height / 2, 52)
        words = self._design.words
        gain = next((spot.gain for spot in words.catalog.spots if spot.kind == "laureates"), None)
        room = width - 180
        fit.line(paint, self._say("foot"), (x + 86, y + 8, room, height / 2 - 8), 16)
        what = words.amounts(gain) if gain is not None else ""
        about = (x + 86, y + height / 2, room, height / 2 - 8)
        fit.block(paint, self._say("foot.about", what=what), about, 14, "body", "soft", "left", True, 2)
        if view.viewer is not None:
            paint.sign(f"flask.{paint.theme.players[view.viewer].id}", x + width - 44, y + height / 2, 58)

    def _have(self, view: View, goal: Goal, seat: int) -> int:
        """How many cards a goal counts there lie open before a seat."""
        shown = view.seats[seat]
        if goal.counts in shown.more:
            there = shown.more[goal.counts]
            return sum(there.values()) if isinstance(there, dict) else len(there)
        cards = self._design.words.cards
        return sum(cards[card].family == goal.counts for card in shown.completed)
