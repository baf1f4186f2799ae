"""A close-up of an event besides its words: all of the game in a row, and its part of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.ui.games.cytosis.board import looked_at
from cytosis.ui.games.cytosis.cards import framed
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.paint.theme import palette
from cytosis.ui.scenes.rules_tiles import frame
from cytosis.ui.widgets.shapes import GLOW, glow, plate

if TYPE_CHECKING:
    from cytosis.ui.games.cytosis.closeup import CardScene

CARD, GAP, BEFORE = (140.0, 132.0), 12.0, 3
"""The size of a small card, what lies between two, and how many of those before are shown."""
BAND = 44.0
ZOOM, LEAST, MOST, INSET, EDGE = 1.15, 150.0, 330.0, 12.0, "#7FA0E0"
"""How near the board is looked at, and how high that is at least and at most."""


class EventLook:
    """Paints both for one close-up."""

    def __init__(self, scene: CardScene) -> None:
        self._scene = scene
        self._texts = scene.words.texts

    @property
    def shown(self) -> bool:
        """Whether it is an event that is looked at."""
        return self._scene.subject.id.startswith("event.")

    def row(self, paint: Painter, x: float, y: float) -> None:
        """Those that are over, the one of now, and how many are still to come."""
        view, name = self._scene.view, self._scene.subject.id.partition(".")[2]
        past = [event for event in view.past_events if event != view.active_event][-BEFORE:]
        events = [*past, *([view.active_event] if view.active_event else [])]
        for i, event in enumerate(events):
            box = (x + i * (CARD[0] + GAP), y, *CARD)
            if event == name:
                glow(paint, box, GLOW, 11, 10, 0.3)
            self._card(paint, event, box)
        if view.events:
            self._coming(paint, view.events, (x + len(events) * (CARD[0] + GAP), y, *CARD))

    def _card(self, paint: Painter, event: str, box: Box) -> None:
        x, y, width, height = box
        family = "virus_attack" if event.startswith("virus") else "event"
        paint.panel(box, "paper", 11)
        paint.band((x + 1, y + 1, width - 2, BAND), palette("cytosis")["families"][family], 10)
        name = (x + 8, y + 2, width - 14, BAND - 2)
        fit.block(paint, self._texts.t(f"event.{event}"), name, 14, "head", "#FFFFFF", "left", True, 2)
        framed(paint, f"event.{event}", (x + 6, y + BAND + 5, width - 12, height - BAND - 11), 7)

    def _coming(self, paint: Painter, count: int, box: Box) -> None:
        """A pile of backs with their number."""
        x, y, width, height = box
        for i in (2, 1, 0):
            plate(
                paint,
                (x + i * 4, y + i * 4, width, height),
                ("#5A45B8", "#3A2A86", "#C9B8FF"),
                11,
                1.0,
                False,
            )
        told = self._texts.n("ui.events_left", count)
        fit.block(
            paint, told, (x + 10, y + 8, width - 20, height - 16), 17, "head", "text", "centre", True, 3
        )

    def place(self) -> tuple[float, float] | None:
        """The middle of the part of the board it is about; None for one about all of it."""
        name = self._scene.subject.id.partition(".")[2]
        events = self._scene.words.catalog.events
        location = next((one.location for one in events if one.id == name), "")
        boosts = self._scene.design.at.boosts
        return centre(boosts[location]) if location in boosts else None

    def board(self, paint: Painter, box: Box) -> None:
        """That part as it is now, with all that lies there."""
        place = self.place()
        if place is None:
            return
        plate(paint, box, "panel")
        x, y, width, height = box
        inner = (x + INSET, y + INSET, width - 2 * INSET, height - 2 * INSET)
        looked_at(paint, inner, place, ZOOM, self._scene.design.board, self._scene.view, {})
        frame(paint, inner, EDGE)
