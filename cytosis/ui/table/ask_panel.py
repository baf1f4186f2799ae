"""The panel of a question: what every question has, wherever it lies and whatever it asks."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from cytosis.ui.paint.painter import Bit
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.ask_place import free_place, lead, tail
from cytosis.ui.table.design import Layout
from cytosis.ui.table.picker import Picker

LED = 60.0
"""From so far away a line leads to the spot."""


@dataclass(frozen=True)
class Option:
    """One answer."""

    answer: Hashable
    text: str
    icon: str = ""
    sub: str = ""
    """What is to be known besides; for a closed answer the reason."""
    closed: bool = False
    bits: tuple[Bit, ...] = ()
    """What it costs and brings in signs, in place of words below it."""


@dataclass(frozen=True)
class Ask:
    """A question with what has been answered so far."""

    picker: Picker
    title: str
    spot: str = ""
    optional: bool = True
    page: int = 0
    style: str = "list"
    """list, cards, cubes or powers."""
    beside: Box | None = None
    """What is not a spot but was clicked to be asked this."""
    amount: str = ""
    """Where a number is asked for: the one that stands on the stepper."""

    def answered(self, picker: Picker) -> Ask:
        """The same after one more answer, or one less; what was answered last stays in sight."""
        page = self.page if picker.done is not None else 0
        return replace(self, picker=picker, page=page, amount="")

    def chosen(self, option: Option) -> bool:
        """Whether that answer led to the move that is left."""
        picker = self.picker
        if picker.done is None or option.closed:
            return False
        return picker.before is None or picker.done in picker.before.answers().get(option.answer, [])


class PanelBoxes:
    """What every question has: a panel beside its spot or in the middle, its pointer and its cross."""

    def __init__(
        self, ask: Ask, layout: Layout, scale: float, corner: tuple[float, float] | None = None
    ) -> None:
        self.ask = ask
        self._layout = layout
        self._corner = corner
        self._k = max(1.0, scale)
        self.panel: Box = (0.0, 0.0, 0.0, 0.0)
        self.tail: tuple[tuple[float, float], ...] | None = None
        self.lead: tuple[tuple[float, float], ...] | None = None
        """From a panel that lies too far away for a tip: a line to its spot."""

    def _placed(self, shapes: Sequence[tuple[float, float]], coming: float = 0.0) -> Box:
        """The best place for a panel of one of these sizes, which will grow downwards by ``coming``."""
        layout, (width, height) = self._layout, shapes[0]
        if self.ask.spot:
            x, y, width, height = layout.best(self.ask.spot, [(w, h + coming) for w, h in shapes])
            upper = y + height <= centre(layout.spots[self.ask.spot])[1]  # it grows away from its spot
            return x, y + (coming if upper else 0.0), width, height - coming
        if self._corner is not None:
            return (*self._corner, *shapes[-1])
        if self.ask.beside is not None:
            return free_place(self.ask.beside, width, height, True, layout.quiet, layout.room)
        _, above, _, high = layout.room
        x, y = centre(layout.middle)
        top = max(above, min(y - height / 2, above + high - height))
        return x - width / 2, top, width, height

    def _point(self) -> None:
        """Point at the spot it is about."""
        about = self._layout.spots.get(self.ask.spot, self.ask.beside)
        if about is not None:
            self.tail = tail(self.panel, about)
            way = lead(self.panel, about)
            far = self.tail is None or math.dist(way[0], way[-1]) > LED
            self.lead = way if self.ask.spot and far else None

    @property
    def back(self) -> bool:
        """Whether there is something to cancel."""
        return self.ask.optional or self.ask.picker.before is not None

    @property
    def close(self) -> Box:
        """The cross that cancels."""
        x, y, width, _ = self.panel
        return x + width - 38, y + 6, 32, 32

    @property
    def confirm(self) -> Box | None:
        """The panel's own button."""
        return None

    @property
    def more(self) -> Box | None:
        """The row that turns the page."""
        return None

    def cards(self) -> list[Box]:
        """Boxes of the cards in question."""
        return []

    def rows(self) -> list[tuple[Hashable, Option, Box]]:
        """Boxes of the other answers."""
        return []
