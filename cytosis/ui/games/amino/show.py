"""The end of a hand as a show: cards turn over, sums are counted, an amino acid forms over the planet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cytosis.engine.events import Event
from cytosis.games.amino import events as happened
from cytosis.games.amino.actions import LETTERS
from cytosis.ui.anim.director import SPEEDS
from cytosis.ui.games.amino.layout import timing
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import plate

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign

FORMS = 0.5
"""Seconds until the acid has its size."""
GLYCINE = 1.5
"""Its size, in radii of the planet."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """A finished hand: what lay in each atmosphere and what it brought."""

    hand: int
    rows: tuple[tuple[str, ...], ...]
    scored: tuple[happened.HandScored, ...]
    last: bool


class Show:
    """Hears the end of a hand as it is shown, and keeps what is told of it afterwards."""

    def __init__(self, design: AminoDesign) -> None:
        self._design = design
        self._rows: list[list[str]] = []
        self._scored: list[happened.HandScored] = []
        self.over: HandOver | None = None
        """A finished hand that nobody has been told of yet."""
        self.told = False
        """Whether the time to tell it has come."""
        self.turned: float | None = None
        """Seconds since the cards began to turn over."""
        self.counts: dict[int, happened.HandScored] = {}
        self._acid: float | None = None

    # -- what happened, in sight or not ------------------------------------------------------------------
    def note(self, event: Event) -> None:
        """Gather what a hand brought."""
        if isinstance(event, happened.AtmospheresRevealed):
            self._rows, self._scored = [list(row) for row in event.atmospheres], []
        elif isinstance(event, happened.SunlightChosen):
            self._rows[LETTERS.index(event.place[0])][int(event.place[1]) - 1] = event.card
        elif isinstance(event, happened.HandScored):
            self._scored.append(event)
        elif isinstance(event, happened.HandStarted | happened.GameEnded) and self._scored:
            hand = self._design.hand_number(event)
            rows = tuple(tuple(row) for row in self._rows)
            last = isinstance(event, happened.GameEnded)
            self.over, self.told = HandOver(hand, rows, tuple(self._scored), last), False
            self._scored = []

    # -- what is shown ------------------------------------------------------------------------------------
    def hear(self, event: Event) -> None:
        """An event is being shown."""
        self.turned = 0.0 if isinstance(event, happened.AtmospheresRevealed) else None
        if isinstance(event, happened.HandScored):
            self.counts[event.seat] = event
            self._acid = 0.0 if event.amino_acid else None
        elif isinstance(event, happened.HandStarted | happened.GameEnded):
            self.told = True
            self._close()

    def _close(self) -> None:
        self.counts, self._acid, self.turned = {}, None, None

    def close(self) -> None:
        """Somebody has seen enough."""
        self._close()
        self.told = True

    def update(self, seconds: float) -> None:
        """Time passes as fast as the table shows things."""
        passed = seconds * (SPEEDS[self._design.table.director.speed] or 1.0)
        if self.turned is not None:
            self.turned += passed
        if self._acid is not None:
            self._acid += passed

    @property
    def moving(self) -> bool:
        """Whether something changes by itself."""
        return bool(self.counts) or self.turned is not None

    @property
    def step(self) -> str:
        """Which part of the end of a hand is shown."""
        if self._acid is not None:
            return "acids"
        return "count" if self.counts else "reveal"

    def open_part(self, order: int, count: int) -> float:
        """How far a card has turned over, from 0 to 1; ``order`` says which it is of so many."""
        if self.turned is None:
            return 1.0
        gap = min(timing("between"), timing("reveal") / max(count, 1))
        return min(max((self.turned - order * gap) / timing("turn"), 0.0), 1.0)

    def open_cards(self, seat: int) -> list[str]:
        """The cards of an atmosphere that lie open by now; while they turn over those that have turned."""
        design = self._design
        if self.turned is None and not self.counts:
            return [card for card in design.view.atmospheres[seat] if card is not None]
        seats, row = len(design.at.trays), self.row(seat)
        first = (seat - design.view.starter) % seats * 4
        return [card for i, card in enumerate(row) if self.open_part(first + i, seats * 4) >= 0.5]

    def draw(self, paint: Painter) -> None:
        """What each atmosphere brought, and the acid over the planet."""
        design = self._design
        for seat, scored in self.counts.items():
            design.tally.strip(paint, seat, scored, self.row(seat))
        if self._acid is not None:
            self._glycine(paint, min(self._acid / FORMS, 1.0))

    def row(self, seat: int) -> tuple[str, ...]:
        """The cards of an atmosphere at the end."""
        return tuple(self._rows[seat]) if seat < len(self._rows) else ()

    def _glycine(self, paint: Painter, t: float) -> None:
        design = self._design
        cx, cy, radius = design.at.planet
        grown = 1 - (1 - t) ** 3
        paint.sign("amino.glycine", cx, cy - radius * 0.1, round(radius * GLYCINE * (0.3 + 0.7 * grown)))
        if t < 1:
            return
        text = design.table.texts.t("amino.end.glycine")
        wide = paint.text_width(text, 18, "head") + 92
        box: Box = (cx - wide / 2, cy + radius * 0.6, wide, 40)
        plate(paint, box, "tip", 14, 1.0)
        paint.text(text, box[0] + 18, box[1] + 20, 18, "head", "on_light")
        design.cards.value(paint, design.words.catalog.amino_acid, box[0] + wide - 30, box[1] + 20, 40)
