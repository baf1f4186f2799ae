"""What is shown over the table of Amino for a while: a private look, and the end of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cytosis.app.games.amino.memory import remembered
from cytosis.engine.events import Event
from cytosis.engine.journal import REWIND, UNDO
from cytosis.ui.games.amino.hand_over import HandOverScene
from cytosis.ui.games.amino.lens import Lens
from cytosis.ui.games.amino.show import Show
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scene import Push, Transition
from cytosis.ui.table.overlay import Overlay

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign


class AminoOverlay(Overlay):
    """Hears events; never changes the game."""

    def __init__(self, design: AminoDesign) -> None:
        self._design = design
        self.lens = Lens(design)
        self.show = Show(design)
        self._lines = 0
        self._laid = False

    @property
    def shown(self) -> str:
        """The place that is looked at; empty for none."""
        return self.lens.place

    def note(self, event: Event) -> None:
        """An event happened, in sight or not."""
        self._design.memory.hear(event)
        self.lens.note(event)
        self.show.note(event)
        if not self._laid:  # told when the table is laid: long over
            self.show.over = None

    def hear(self, event: Event) -> None:
        """An event is being shown."""
        self.show.hear(event)

    def update(self, seconds: float, view: Any, still: bool) -> None:
        """Time passes; a move that was taken back is forgotten."""
        self._laid = True
        if self._design.table.asking.ask is not None:  # one thing at a time
            self.lens.close()
        self.lens.update(seconds, still)
        self.show.update(seconds)
        lines = self._design.table.match.journal.lines
        if len(lines) != self._lines:
            self._lines = len(lines)
            if lines and lines[-1]["do"] in (UNDO, REWIND):
                self._design.memory = remembered(self._design.table.match.journal)

    def close(self) -> None:
        """Somebody has seen enough."""
        self.lens.close()
        self.show.close()

    def lead(self) -> Transition | None:
        """A hand that has just ended is told once."""
        table, show = self._design.table, self.show
        if show.over is None or table.looking or not (show.told or not table.director.busy):
            return None
        over, show.over = show.over, None
        if not table.people and table.director.speed == "instant":
            return None
        return Push(HandOverScene(self._design, over))

    @property
    def moving(self) -> bool:
        """Whether something is shown, and so changes by itself."""
        return self.lens.moving or self.show.moving

    def draw(self, paint: Painter, view: Any) -> None:
        """Over the table and under the question."""
        self.show.draw(paint)
        if view.viewer == self._design.table.viewer:
            self.lens.draw(paint)
