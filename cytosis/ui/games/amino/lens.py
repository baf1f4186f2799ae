"""A private look: a lens beside the card that was looked at, for the one who looked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cytosis.app.games.amino.memory import HOLD
from cytosis.engine.events import Event, Settled
from cytosis.games.amino import events as happened
from cytosis.ui.games.amino.layout import lens, timing
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.widgets.shapes import glow, plate

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign

IDLE = 8.0
"""Seconds after which a lens closes by itself."""
LEAST = 0.4
"""So many seconds a face is in sight at least: a look that was paid for is seen, however slow the machine."""


class Lens:
    """Opens when the own look is shown; the next click or key, letting go, or time closes it."""

    def __init__(self, design: AminoDesign) -> None:
        self._design = design
        self.place = ""
        self._card = ""
        self._left = 0.0
        self._ready = False
        self._pressed = 0.0
        self._painted = False
        self._seen = 0.0
        """How long the face has really been in sight."""
        self.held = ""
        """The place that is looked at by holding it; stays until the hold has ended."""

    def note(self, event: Event) -> None:
        """A look of the person at the screen opens it; whatever else happens closes it."""
        table = self._design.table
        if not self._ready or isinstance(event, Settled):
            return
        self.close()
        look = event if isinstance(event, happened.CardLookedAt) else None
        if look is not None and look.seat == table.viewer and table.controller.human(look.seat):
            self.place, self._card, self._left = look.place, look.card, IDLE
            self._painted, self._seen = False, 0.0

    def update(self, seconds: float, still: bool) -> None:
        """It does not stay for ever; what was seen before the table was laid is not shown again."""
        self._ready = True
        if self.place and self._painted:
            self._seen += seconds
        if still:
            self._hold(seconds)
        if self.place and still and self._painted:
            self._left -= seconds
            if self._left <= 0:
                self.close()

    def _hold(self, seconds: float) -> None:
        """A card that is pressed long enough is looked at until it is let go."""
        table = self._design.table
        kind, _, place = table.pointer.held.partition(".")
        if kind != "air":
            self._let_go()
            return
        if self.held or table.pointer.drag or not self._design.can_hold(place):
            return
        self._pressed += seconds
        if self._pressed >= timing("hold") and self._design.ask_for(f"look {place}"):
            self.held = place
            table.press("confirm")

    def _let_go(self) -> None:
        """Nothing is pressed: the card is covered, once its face was in sight."""
        if self.held and self.place == self.held:
            if self._seen < LEAST:  # let go before the face was there
                return
            self.close()
        elif self.held and self._awaited:
            return
        self._pressed, self.held = 0.0, ""

    @property
    def _awaited(self) -> bool:
        """Whether the look is made and only its showing is still to come."""
        table = self._design.table
        return table.controller.writing or table.director.busy

    def close(self) -> None:
        """Cover the card again."""
        self.place = self._card = ""

    @property
    def moving(self) -> bool:
        """Its time runs, or a card is being pressed."""
        return bool(self.place) or bool(self._design.pressing)

    def draw(self, paint: Painter) -> None:
        """The card with its place, and for whom it is."""
        design = self._design
        if not self.place:
            return
        self._painted = True
        x, y, width, height = design.at.beside(self.place, *lens())
        glow(paint, (x, y, width, height), "#FFD75E", 16, 16, 0.3)
        plate(paint, (x, y, width, height), "tip", 16, 1.0)
        design.cards.face(paint, self._card, (x + 14, y + 12, 126, 163))
        texts, left, room = design.table.texts, x + 152, width - 164
        place, seen = design.words.place(self.place), design.table.names[design.table.viewer]
        fit.block(paint, place, (left, y + 16, room, 54), 18, "head", "on_light", "left", False, 2)
        alone = texts.t("amino.look.alone", name=seen)
        fit.block(paint, alone, (left, y + 72, room, 50), 15, "body", "paper_soft", "left", False, 3)
        held = self.held == self.place and design.customs["look"] == HOLD
        how = texts.t("amino.look.let_go" if held else "amino.look.close")
        fit.block(paint, how, (left, y + 126, room, 50), 15, "bold", "paper", "left", False, 3)
