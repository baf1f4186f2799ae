"""What is shown over the table for a while: the interlude between rounds and a virus attack."""

from __future__ import annotations

from typing import Any

from cytosis.app.games.cytosis.words import Words
from cytosis.engine.events import Event
from cytosis.ui.games.cytosis.attack import PICKER, AttackStage
from cytosis.ui.games.cytosis.interlude import Interlude
from cytosis.ui.paint.painter import Painter
from cytosis.ui.table.overlay import Overlay


class CytosisOverlay(Overlay):
    """Hears events as they are shown and paints over the table; never changes the game."""

    def __init__(self, words: Words, seats: int) -> None:
        self.attack = AttackStage(words, seats)
        self.interlude = Interlude(words)
        self._time = 0.0

    @property
    def corner(self) -> tuple[float, float] | None:
        """Decisions of an attack are asked beside its lanes."""
        return PICKER[:2] if self.attack.moving else None

    def note(self, event: Event) -> None:
        """Antibodies count as they were when the dice were rolled."""
        self.attack.note(event)

    def hear(self, event: Event) -> None:
        """An event is being shown."""
        self.attack.hear(event)
        self.interlude.hear(event)

    def update(self, seconds: float, view: Any, still: bool) -> None:
        """Time passes; ``still`` says that no event is being shown."""
        self._time += seconds
        self.interlude.update(seconds)
        self.attack.update(seconds)
        self.attack.follow(view, still)

    def close(self) -> None:
        """Somebody has seen enough."""
        self.interlude.close()
        self.attack.close()

    @property
    def moving(self) -> bool:
        """Whether something changes by itself."""
        return self.attack.moving or self.interlude.moving

    def draw(self, paint: Painter, view: Any) -> None:
        """Over the table and under the picker."""
        self.attack.draw(paint, self._time)
        if not self.attack.moving:
            self.interlude.draw(paint, view.rounds)
