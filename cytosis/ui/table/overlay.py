"""What a game shows over its table for a while: a look, an attack, the end of a hand."""

from __future__ import annotations

from typing import Any

from cytosis.engine.events import Event
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Transition


class Overlay:
    """What is shown over the table for a while; plain: nothing."""

    @property
    def corner(self) -> tuple[float, float] | None:
        """Where questions are asked while it is shown."""
        return None

    @property
    def covers(self) -> Box | None:
        """What it, or a choice, takes of the panel of the hand: who only watches leaves it free."""
        return None

    def note(self, event: Event) -> None:
        """An event happened, in sight or not."""

    def hear(self, event: Event) -> None:
        """An event is being shown."""

    def update(self, seconds: float, view: Any, still: bool) -> None:
        """Time passes; ``still`` says that no event is being shown."""

    def close(self) -> None:
        """Somebody has seen enough."""

    def lead(self) -> Transition | None:
        """A scene that wants to be seen now; mostly none."""
        return None

    @property
    def moving(self) -> bool:
        """Whether something is shown, and so changes by itself."""
        return False

    def draw(self, paint: Painter, view: Any) -> None:
        """Over the table and under the question."""
