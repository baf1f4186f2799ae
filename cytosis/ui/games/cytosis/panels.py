"""The panels of the rail: round and event, laureates, goals, grey flasks, piles."""

from __future__ import annotations

from dataclasses import dataclass

from cytosis.app.words.i18n import Texts
from cytosis.games.cytosis.catalog import Catalog
from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.cards import framed
from cytosis.ui.games.cytosis.layout import ALL_AT_ONCE, TableLayout
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.paint.theme import palette

LEAST_NAMED = 44.0
"""So many pixels high a goal says its name also with large text."""
LEAST_PICTURE = 48.0
"""A lower picture of an event could not be made out."""


@dataclass(frozen=True)
class EventParts:
    """What an event's card is made of: the heights of band, text and picture, and the size of the text."""

    band: float
    size: float
    tall: float
    picture: float


class PanelPainter:
    """Paints the left side of the table from a view."""

    def __init__(self, catalog: Catalog, texts: Texts) -> None:
        self._catalog = catalog
        self._texts = texts
        self._goals = {goal.id: goal for goal in catalog.goals}
        self._families = {card.family for card in catalog.cards}

    def round(self, paint: Painter, view: View, layout: TableLayout) -> None:
        """Round and event."""
        event = ("event", self._texts.lang, view.active_event, view.round, view.rounds, view.events)
        paint.kept(event, layout.regions["event"], lambda on: self._event(on, view, layout))

    def goals(self, paint: Painter, view: View, layout: TableLayout) -> None:
        """The laureates, and the goals below them."""
        self._laureates(paint, layout)
        for box, (goal, seats) in zip(layout.goals, view.goals.items(), strict=True):
            self._kept_goal(paint, box, goal, seats, layout.folded)

    def _event(self, paint: Painter, view: View, layout: TableLayout) -> None:
        x, y, width, _ = box = layout.regions["event"]
        paint.panel(box)
        title = self._texts.t("ui.round", round=view.round, rounds=view.rounds)
        fit.line(paint, title, (x + 6, y + 4, width - 12, 30), 17, "heading", "centre")
        card = (x + 8, y + 36, width - 16, 144.0)
        if (
            view.active_event is not None
            and self._parts(paint, view.active_event, card).picture < LEAST_PICTURE
        ):
            self.event(paint, view.active_event, (*card[:3], card[3] + 20))  # the rounds above tell the rest
            return
        self.event(paint, view.active_event, card)
        left = self._texts.n("ui.events_left", view.events)
        fit.line(paint, left, (x + 6, y + 181, width - 12, 23), 14, "soft", "centre", "body")

    def event(self, paint: Painter, event: str | None, box: Box) -> None:
        """The active event as a card; its text is never cut, the picture gives way."""
        x, y, width, height = box
        if event is None:
            paint.panel(box, "well", 10)
            none = self._texts.t("ui.event.none")
            fit.block(paint, none, (x + 10, y, width - 20, height), 15, "body", "soft", "centre", True)
            return
        family = "virus_attack" if event.startswith("virus") else "event"
        paint.panel(box, "paper", 10)
        name, part = self._texts.t(f"event.{event}"), self._parts(paint, event, box)
        paint.band((x + 1, y + 1, width - 2, part.band), palette("cytosis")["families"][family], 9)
        fit.block(paint, name, (x + 9, y + 1, width - 18, part.band), 15, "head", "#FFFFFF", "left", True, 2)
        if part.picture >= LEAST_PICTURE:
            framed(paint, f"event.{event}", (x + 8, y + part.band + 5, width - 16, part.picture), 8)
        if part.tall:
            about = (x + 9, y + height - part.tall - 3, width - 18, part.tall)
            fit.block(paint, self._texts.t(f"ui.event.{event}"), about, part.size, "body", "paper")

    def _parts(self, paint: Painter, event: str, box: Box) -> EventParts:
        """How high band, picture and text of an event are; up to a size of text it leaves room for both."""
        _, _, width, height = box
        name, about = self._texts.t(f"event.{event}"), self._texts.t(f"ui.event.{event}")
        big, words = fit.fitting(paint, name, (0, 0, width - 18, 30), 15, "head", 2)
        band = max(fit.height(paint, big) * len(words) + 4, 30)
        room = height - band - 12
        kept = LEAST_PICTURE if fit.scale_of(paint) <= ALL_AT_ONCE else 0.0  # larger text comes first
        size, rows = fit.fitting(paint, about, (0, 0, width - 18, room - kept), 13)
        tall = fit.height(paint, size) * len(rows)
        if tall > room + 1:  # too large a text for so small a card: pointing at it tells
            tall = 0.0
        return EventParts(band, size, tall, room - tall)

    def _laureates(self, paint: Painter, layout: TableLayout) -> None:
        x, y, width, _ = box = layout.regions["laureates"]
        paint.panel(box)
        title = self._texts.t("ui.laureates")
        if not fit.fits(paint, title, width - 10, 15, "head"):
            title = self._texts.t("short.laureates")
        fit.line(paint, title, (x + 5, y + 3, width - 10, 25), 15, "heading", "centre")
        paint.sign("first_player", x + 92, y + 48, 24)
        first = self._texts.t("ui.first")
        if fit.fits(paint, first, width - 110, 13.5):
            fit.line(paint, first, (x + 104, y + 36, width - 109, 24), 13.5, "text", "left", "body")
        bits: list[Bit] = [self._texts.t("ui.goal_or"), ("resource.atp", 18)]
        fit.bits(paint, bits, x + 84, y + 76, width - 90, 13.5, "body")

    def _kept_goal(self, paint: Painter, box: Box, goal: str, seats: tuple[int, ...], folded: bool) -> None:
        key = ("goal", self._texts.lang, self._catalog.edition, goal, seats, folded)
        paint.kept(key, box, lambda on: self.goal(on, box, goal, seats, folded))

    def goal(self, paint: Painter, box: Box, goal: str, seats: tuple[int, ...], folded: bool) -> None:
        """A goal with its markers; with large text only picture and markers, the rest on opening."""
        x, y, width, height = box
        card = self._goals[goal]
        paint.panel(box, "seat", 12)
        middle = y + height / 2
        sign = f"family.{card.counts}" if card.counts in self._families else "family.virus_attack"
        paint.sign(sign, x + 24, middle, 40 if folded else 30)
        lower = middle if folded else middle + min(height / 5.2, 13)
        if folded and height * paint.sheet.scale > LEAST_NAMED:
            lower = y + height * 0.78
            over = (x + 48, y + 3, width - 54, height * 0.56)
            told = self._texts.t(f"ui.goal.{goal}")
            fit.block(paint, told, over, 11, "head", "text", "left", True, 2)
        if not folded:
            name = self._texts.t(f"ui.goal.{goal}")
            fit.block(
                paint, name, (x + 43, y + 2, width - 49, height / 2), 14.5, "head", "text", "left", True, 2
            )
            key = "ui.goal.per_card" if card.per == 1 else "ui.goal.per"
            about = self._texts.t(key, points=card.per_card, n=card.per)
            fit.line(paint, about, (x + 43, lower - 11, width - 99, 22), 13, "soft", "left", "body")
        count = self._catalog.scoring.markers_per_goal
        size = min(height * 0.42, 22)
        for i in range(count):
            mx = x + width - 18 - (count - 1 - i) * (size + 3)
            if i < len(seats):
                paint.sign(f"disk.{paint.theme.players[seats[i]].id}", mx, lower, size)
            else:
                paint.panel(
                    (mx - size * 0.43, lower - size * 0.43, size * 0.86, size * 0.86), "well", size * 0.42
                )

    def grey(self, paint: Painter, view: View, layout: TableLayout, price: int, away: int = 0) -> None:
        """Grey flasks and their price; some may be ``away`` in somebody's hand."""
        x, y, width, _ = box = layout.regions["grey"]
        paint.panel(box)
        bits: list[Bit] = [str(price), ("resource.atp", 19)]
        wide = fit.bits(paint, bits, x + width - 12, y + 17, 60, 15, "head", "text", "right")
        title = (x + 12, y + 4, width - 30 - wide, 26)
        fit.line(paint, self._texts.t("ui.grey"), title, 15, "heading")
        for i in range(self._catalog.setup.grey_flasks):
            cx, cy = centre(layout.spots[f"grey.{i + 1}"])
            paint.sign("flask.grey", cx, cy, 58, 255 if i < view.grey - away else 70)

    def piles(self, paint: Painter, view: View, layout: TableLayout) -> None:
        """Draw and discard pile."""
        paint.panel(layout.regions["decks"])
        for name, count in (("deck", view.deck), ("discard", len(view.discard))):
            box = layout.regions[name]
            x, y = centre(box)
            label = (x - 43, box[1] - 31, 86, 26)
            fit.line(paint, self._texts.t(f"ui.{name}"), label, 14.5, "heading", "centre")
            paint.picture(name, box, 255 if count else 90)
            paint.panel((x - 19, y - 19, 38, 38), "chip", 18.5)
            fit.number(paint, str(count), x, y, 36, 18)
