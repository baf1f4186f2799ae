"""What happened since somebody's last turn, over the table they have just uncovered."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.app.words.i18n import Texts
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.shapes import icon, plate

BOX: Box = (360, 120, 880, 660)
"""As large as it may become; it is no higher than its lines need."""
HEAD, FOOT, LEAST = 76.0, 98.0, 250.0
BUTTON = (228.0, 56.0)
SIZE = 17.0


class DigestScene(Scene):
    """Lines to read or to skip with any key; the oldest first."""

    opaque = False

    def __init__(self, lines: Sequence[str], texts: Texts) -> None:
        super().__init__()
        self.lines = list(lines)
        self._texts = texts
        self._box = BOX
        self.scroll = Scroll(self._view())

    def _view(self) -> Box:
        """Where the lines are."""
        x, y, width, height = self._box
        return (x + 36, y + HEAD, width - 72, height - HEAD - FOOT)

    def _button(self) -> Box:
        x, y, width, height = self._box
        return (x + width - 36 - BUTTON[0], y + height - 24 - BUTTON[1], *BUTTON)

    def targets(self) -> list[Target]:
        """One way on."""
        return [Target("button.go", self._button())]

    def act(self, name: str) -> Transition | None:
        """A click anywhere goes on."""
        return Pop()

    def wheel(self, name: str, steps: int) -> Transition | None:
        """Read on."""
        self.scroll.turn(steps)
        return None

    def arrow(self, way: str) -> bool:
        """Up and down scroll where there is more than fits."""
        if self.scroll.needed and way in ("up", "down"):
            self.scroll.turn(1 if way == "up" else -1)
            return True
        return False

    def key(self, key: str) -> Transition | None:
        """Page keys scroll, any other key goes on."""
        if key in ("page up", "page down"):
            self.scroll.page(1 if key == "page down" else -1)
            return None
        return Pop()

    def draw(self, paint: Painter) -> None:
        """A panel with one line for each thing, in the middle of the window."""
        room, gap = BOX[2] - 72 - 24, 8.0
        heights = [paint.lines_height(line, room, SIZE, "body", 1.35) + gap for line in self.lines]
        high = min(max(sum(heights) + HEAD + FOOT, LEAST), BOX[3])
        self._box = (BOX[0], BOX[1] + (BOX[3] - high) / 2, BOX[2], high)
        view = self.scroll.view = self._view()
        self.scroll.fit(sum(heights))
        paint.veil("veil", 150)
        plate(paint, self._box, "dialog", 20, 1.0)
        x, y, width, _ = self._box
        icon(paint, "clock", x + 52, y + 42, 30, "link")
        title = self._texts.t("ui.digest.title")
        paint.text(title, x + 80, y + 42, 26, "head", "heading", room=width - 120, tall=50)
        with paint.within(view):
            top = 0.0
            for line, height in zip(self.lines, heights, strict=True):
                _, at, _, _ = self.scroll.at(top, view)
                paint.lines(line, (view[0], at, room, height), SIZE, "body", "text", 1.35)
                top += height
        self.scroll.draw(paint)
        go = self._texts.t("ui.digest.go")
        Controls(paint, self.pointer).button("button.go", go, self._button(), "gold", 20)
