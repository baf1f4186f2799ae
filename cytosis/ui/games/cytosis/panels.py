"""The panels around the board: round and event, laureates, goals, grey flasks, piles, seats, log."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cytosis.app.i18n import Texts
from cytosis.games.cytosis.catalog import RESOURCES, Catalog
from cytosis.games.cytosis.view import SeatView, View
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.painter import Bit, Painter
from cytosis.ui.sheet import Box, centre

COUNTED = (
    "protein_hormone",
    "steroid_hormone",
    "protein_hormone_receptor",
    "steroid_hormone_receptor",
    "enzyme",
    "alcohol_detoxification",
)
STOCK_ORDER = ("mrna", "protein", "lipid", "carb", "atp")


class PanelPainter:
    """Paints everything that is not the cell, from a view."""

    def __init__(self, catalog: Catalog, layout: TableLayout, texts: Texts, names: Sequence[str]) -> None:
        self._catalog = catalog
        self._layout = layout
        self._texts = texts
        self._names = names
        self._family_of = {card.id: card.family for card in catalog.cards}
        self._goals = {goal.id: goal for goal in catalog.goals}

    def paint(self, paint: Painter, view: View, legal: Collection[str], log: Sequence[str]) -> None:
        """All panels."""
        self._event(paint, view)
        self._laureates(paint, view)
        for box, (goal, seats) in zip(self._layout.goals, view.goals.items(), strict=True):
            self._goal(paint, box, goal, seats)
        self._grey(paint, view)
        self._piles(paint, view)
        for seat, box in enumerate(self._layout.seats):
            self._seat(paint, view, seat, box)
        self._log(paint, log)

    # -- the rail ------------------------------------------------------------------------------------------
    def _event(self, paint: Painter, view: View) -> None:
        x, y, width, _ = box = self._layout.regions["event"]
        paint.panel(box)
        title = self._texts.t("ui.round", round=view.round, rounds=view.rounds)
        paint.text(title, x + width / 2, y + 20, 17, "head", "heading", "centre", width - 12)
        inner = (x + 8, y + 36, width - 16, 128)
        if view.active_event is None:
            paint.panel(inner, "well", 10)
            paint.lines(self._texts.t("ui.event.none"), (x + 20, y + 60, width - 40, 90), 15, "body", "soft")
        else:
            family = "virus_attack" if view.active_event.startswith("virus") else "event"
            paint.panel(inner, "paper", 10)
            paint.band((x + 9, y + 37, width - 18, 28), paint.theme.families[family], 9)
            name = self._texts.t(f"event.{view.active_event}")
            paint.text(name, x + 18, y + 51, 15, "head", "#FFFFFF", room=width - 36)
            paint.picture(f"event.{view.active_event}", (x + 16, y + 70, width - 32, 50))
            about = self._texts.t(f"ui.event.{view.active_event}")
            paint.lines(about, (x + 16, y + 123, width - 32, 40), 13, "body", "paper", 1.2)
        left = self._texts.n("ui.events_left", view.events)
        paint.text(left, x + width / 2, y + 178, 14, "body", "soft", "centre", width - 12)

    def _laureates(self, paint: Painter, view: View) -> None:
        x, y, width, _ = box = self._layout.regions["laureates"]
        paint.panel(box)
        paint.text(
            self._texts.t("ui.laureates"), x + width / 2, y + 15, 15, "head", "heading", "centre", width - 10
        )
        paint.sign("first_player", x + 88, y + 44, 24)
        paint.text(self._texts.t("ui.first"), x + 104, y + 44, 13.5, "body", "text", room=width - 108)
        bits: list[Bit] = [self._texts.t("ui.goal_or"), ("resource.atp", 18)]
        paint.row(bits, x + 80, y + 70, 13.5, "body")

    def _goal(self, paint: Painter, box: Box, goal: str, seats: Sequence[int]) -> None:
        x, y, width, height = box
        paint.panel(box, "seat", 12)
        card = self._goals[goal]
        sign = f"family.{card.counts}" if card.counts in paint.theme.families else "family.virus_attack"
        middle = y + height / 2
        paint.sign(sign, x + 22, middle, 30)
        paint.text(
            self._texts.t(f"ui.goal.{goal}"), x + 42, middle - 12, 14.5, "head", "text", room=width - 50
        )
        key = "ui.goal.per_card" if card.per == 1 else "ui.goal.per"
        about = self._texts.t(key, points=card.per_card, n=card.per)
        paint.text(about, x + 42, middle + 12, 13, "body", "soft", room=width - 104)
        for i in range(self._catalog.scoring.markers_per_goal):
            mx = x + width - 44 + i * 27
            if i < len(seats):
                paint.sign(f"disk.{paint.theme.players[seats[i]].id}", mx, middle + 12, 25)
            else:
                paint.panel((mx - 11, middle + 1, 22, 22), "well", 10.5)

    def _grey(self, paint: Painter, view: View) -> None:
        x, y, width, _ = box = self._layout.regions["grey"]
        paint.panel(box)
        paint.text(self._texts.t("ui.grey"), x + 14, y + 17, 15, "head", "heading", room=width - 70)
        bits: list[Bit] = [str(self._catalog.setup.grey_price), ("resource.atp", 19)]
        paint.row(bits, x + width - 14 - paint.row_width(bits, 15), y + 17, 15)
        for i in range(self._catalog.setup.grey_flasks):
            cx, cy = centre(self._layout.spots[f"grey.{i + 1}"])
            paint.sign("flask.grey", cx, cy, 58, 255 if i < view.grey else 70)

    def _piles(self, paint: Painter, view: View) -> None:
        paint.panel(self._layout.regions["decks"])
        for name, count in (("deck", view.deck), ("discard", len(view.discard))):
            box = self._layout.regions[name]
            x, y = centre(box)
            paint.text(self._texts.t(f"ui.{name}"), x, box[1] - 18, 14.5, "head", "heading", "centre", 86)
            paint.picture(name, box, 255 if count else 90)
            paint.panel((x - 17, y - 17, 34, 34), "chip", 16.5)
            paint.text(str(count), x, y, 18, "head", "text", "centre")

    # -- seats ---------------------------------------------------------------------------------------------
    def _seat(self, paint: Painter, view: View, seat: int, box: Box) -> None:
        x, y, width, height = box
        shown = view.seats[seat]
        active = view.pending is not None and view.pending.seat == seat
        paint.panel(box, "seat", 14, "#FFD75E" if active else "")
        player = paint.theme.players[seat]
        rows = 3
        pitch = height / rows
        first = y + pitch / 2 + 1
        paint.sign(f"disk.{player.id}", x + 24, first, 32)
        right = self._seat_head(paint, view, seat, box, first)
        paint.text(self._names[seat], x + 46, first, 19, "head", "text", room=max(right - x - 52, 40))
        self._stock(paint, shown, x, y + pitch * 1.5, width)
        self._done(paint, shown, x, y + pitch * 2.5 - 2, width)

    def _seat_head(self, paint: Painter, view: View, seat: int, box: Box, y: float) -> float:
        """Health, hand, disks, flasks and the marker, from the right; returns where they begin."""
        shown, player = view.seats[seat], paint.theme.players[seat]
        x = box[0] + box[2] - 26
        paint.sign("health", x, y, 40)
        paint.text(str(shown.health), x, y - 1, 18, "head", "#4A2C00", "centre")
        x -= 36
        paint.text(str(shown.hand_count), x, y, 17, "head", "text", "centre")
        x -= 19
        paint.sign("hand", x, y, 21)
        x -= 26
        for i in range(self._catalog.setup.disks):
            paint.sign(f"disk.{player.id}", x - 14 * i, y, 15, 255 if i < shown.disks else 60)
        x -= 14 * self._catalog.setup.disks + 8
        for i in range(self._catalog.setup.flasks):
            paint.sign(f"flask.{player.id}", x - 15 * i, y, 24, 255 if i < shown.flasks else 60)
        x -= 15 * self._catalog.setup.flasks + 8
        if view.first_player == seat:
            paint.sign("first_player", x, y, 27)
            x -= 18
        return x

    def _stock(self, paint: Painter, shown: SeatView, x: float, y: float, width: float) -> None:
        amounts = dict(zip(RESOURCES, shown.stock, strict=True))
        for i, name in enumerate(STOCK_ORDER):
            left = x + 14 + i * (width - 20) / 5
            alpha = 255 if amounts[name] else 110
            paint.picture(f"resource.{name}", (left, y - 13, 26, 26), alpha)
            paint.text(str(amounts[name]), left + 32, y, 18, "bold", "text" if amounts[name] else "mute")

    def _done(self, paint: Painter, shown: SeatView, x: float, y: float, width: float) -> None:
        """Completed cards by family, then antibodies where there are any."""
        families = [self._family_of[name] for name in shown.completed]
        antibodies = shown.more.get("antibodies", {})
        pitch = (width - (120 if antibodies else 24)) / len(COUNTED)
        for i, family in enumerate(COUNTED):
            left, count = x + 12 + i * pitch, families.count(family)
            paint.picture(f"family.{family}", (left, y - 10, 20, 20), 255 if count else 70)
            if count:
                paint.text(str(count), left + 23, y, 15, "head")
        for i, (strain, count) in enumerate(antibodies.items()):
            left = x + width - 106 + i * 35
            paint.picture(f"antibody.{strain}", (left, y - 10, 20, 20), 255 if count else 70)
            if count:
                paint.text(str(count), left + 21, y, 14, "head")

    # -- log -----------------------------------------------------------------------------------------------
    def _log(self, paint: Painter, log: Sequence[str]) -> None:
        x, y, width, height = box = self._layout.regions["log"]
        paint.panel(box)
        paint.text(self._texts.t("ui.log"), x + 14, y + 18, 16, "head", "heading")
        room = int((height - 36) // 22)
        for i, line in enumerate(log[-room:] if room > 0 else ()):
            paint.text(line, x + 14, y + 44 + i * 22, 13.5, "body", "soft", room=width - 26, shrink=False)
