"""What happened since somebody's last turn, over the table they have just uncovered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cytosis.app.words.i18n import Texts
from cytosis.app.words.story import Missed
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.shapes import badge, disc, icon, mix, plate

BOX: Box = (360, 120, 880, 660)
"""As large as it may become; it is no higher than its lines need."""
HEAD, FOOT, LEAST = 76.0, 98.0, 250.0
BUTTON = (228.0, 56.0)
SIZE = 17.0
ROW, AFTER, GAP = 58.0, 30.0, 6.0
"""The least height of a move and of what followed it, and what lies between."""
PLACE = 46.0
"""The size of the picture of where a move was made."""
Vignette = Callable[[Painter, str, Box], bool]
"""Paints where a move was made; False where it has no place."""


class DigestScene(Scene):
    """A row for each move, with who made it and where; the oldest first. Any key skips it."""

    opaque = False

    def __init__(self, lines: Sequence[Missed | str], texts: Texts, vignette: Vignette | None = None) -> None:
        super().__init__()
        self.lines = [Missed(line) if isinstance(line, str) else line for line in lines]
        self._vignette = vignette
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
        room = BOX[2] - 72 - 24
        heights = [self._high(paint, line, room) for line in self.lines]
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
                self._row(paint, line, (view[0], at, room, height - GAP))
                top += height
        self.scroll.draw(paint)
        go = self._texts.t("ui.digest.go")
        Controls(paint, self.pointer).button("button.go", go, self._button(), "gold", 20)

    def _high(self, paint: Painter, line: Missed, room: float) -> float:
        least = ROW if line.seat >= 0 else AFTER
        needed = paint.lines_height(line.text, room - self._left(line) - 12, SIZE, "body", 1.3) + 12
        return max(needed, least) + GAP

    def _left(self, line: Missed) -> float:
        """Where its words begin: after number, sign and picture."""
        return 148.0 if line.seat >= 0 and self._vignette is not None else 92.0 if line.seat >= 0 else 20.0

    def _row(self, paint: Painter, line: Missed, box: Box) -> None:
        x, y, width, height = box
        middle, left = y + height / 2, self._left(line)
        if line.seat >= 0:
            colour = paint.theme.players[line.seat].line
            plate(
                paint,
                box,
                (mix("#22315F", colour, 0.16), mix("#172249", colour, 0.1), mix("#50689F", colour, 0.5)),
                12,
            )
            disc(paint, x + 24, middle, 14, "#F4F7FF", "#172149", 1.4)
            paint.text(str(line.number), x + 24, middle, 14, "head", "on_light", "centre", 24, tall=22)
            badge(paint, line.seat, x + 60, middle, 28)
            self._place(paint, line, (x + 88, middle - PLACE / 2, PLACE, PLACE))
        words = (x + left, y, width - left - 12, height)
        fit.block(paint, line.text, words, SIZE, "body", "text", "left", True, 6)

    def _place(self, paint: Painter, line: Missed, box: Box) -> None:
        """A small picture of the place, framed."""
        vignette = self._vignette
        if vignette is not None and vignette(paint, line.do, box):
            side = f'width="{PLACE}" height="{PLACE}" rx="6"'
            paint.vector(f'<rect {side} fill="none" stroke="#F4F7FF" stroke-width="2.4"/>', box, 2)
