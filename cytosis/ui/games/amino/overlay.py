"""A private look: a lens beside the card that was looked at, for the one who looked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cytosis.engine.events import Event, Settled
from cytosis.games.amino import events as happened
from cytosis.ui.games.amino.layout import lens
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.table.design import Overlay
from cytosis.ui.widgets.shapes import glow, plate

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign

IDLE = 8.0
"""Seconds after which a lens closes by itself."""


class LensOverlay(Overlay):
    """Opens when the own look is shown; the next click or key, or time, closes it."""

    def __init__(self, design: AminoDesign) -> None:
        self._design = design
        self._place = ""
        self._card = ""
        self._left = 0.0
        self._ready = False

    def note(self, event: Event) -> None:
        """A look of the person at the screen opens it; whatever else happens closes it."""
        table = self._design.table
        if not self._ready or isinstance(event, Settled):
            return
        self.close()
        look = event if isinstance(event, happened.CardLookedAt) else None
        if look is not None and look.seat == table.viewer and table.controller.human(look.seat):
            self._place, self._card, self._left = look.place, look.card, IDLE

    def update(self, seconds: float, view: Any, still: bool) -> None:
        """It does not stay for ever; what was seen before the table was laid is not shown again."""
        self._ready = True
        if self._design.table.asking.ask is not None:  # one thing at a time
            self.close()
        if self._place and still:
            self._left -= seconds
            if self._left <= 0:
                self.close()

    def close(self) -> None:
        """Cover the card again."""
        self._place = self._card = ""

    @property
    def shown(self) -> str:
        """The place that is looked at; empty for none."""
        return self._place

    @property
    def moving(self) -> bool:
        """Its time runs."""
        return bool(self._place)

    def draw(self, paint: Painter, view: Any) -> None:
        """The card with its place, and for whom it is."""
        if not self._place or view.viewer != self._design.table.viewer:
            return
        width, height = lens()
        x, y, width, height = self._design.at.beside(self._place, width, height)
        glow(paint, (x, y, width, height), "#FFD75E", 16, 16, 0.3)
        plate(paint, (x, y, width, height), "tip", 16, 1.0)
        self._design.cards.face(paint, self._card, (x + 14, y + 12, 126, 163))
        words, texts = self._design.words, self._design.table.texts
        room = width - 164
        fit.block(
            paint,
            words.place(self._place),
            (x + 152, y + 16, room, 54),
            18,
            "head",
            "on_light",
            "left",
            False,
            2,
        )
        seen = texts.t("amino.look.alone", name=self._design.table.names[view.viewer])
        fit.block(paint, seen, (x + 152, y + 72, room, 50), 15, "body", "paper_soft", "left", False, 3)
        fit.block(
            paint,
            texts.t("amino.look.close"),
            (x + 152, y + 126, room, 50),
            15,
            "bold",
            "paper",
            "left",
            False,
            3,
        )
