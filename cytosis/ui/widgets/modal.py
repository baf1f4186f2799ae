"""A question over everything else: nothing below can be reached until it is answered."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Scene, Target, Transition
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import disc, icon, plate

Answer = tuple[str, str, Transition]
"""Name, label and where it leads. The first is the safe one: Escape takes it, and it is gold."""

BOX: Box = (430, 280, 740, 340)
WIDEST = 300.0
"""A button is no wider than that, however few there are."""
SIGN = 66.0
"""Room for the sign before the title."""
TITLE, BODY = 30.0, 23.0


class Modal(Scene):
    """A title, a few lines and up to three answers."""

    opaque = False
    sign = "info"
    """What stands before the title."""
    box = BOX
    risky: tuple[str, ...] = ()
    """Answers that cannot be taken back."""

    def __init__(self, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.title = title
        self.shown = text
        self._answers = list(answers)

    def _boxes(self) -> list[Box]:
        x, y, width, height = self.box
        count = len(self._answers)
        each = min((width - 64 - 20 * (count - 1)) / count, WIDEST)
        left = x + (width - count * each - 20 * (count - 1)) / 2
        return [(left + i * (each + 20), y + height - 92, each, 60) for i in range(count)]

    @property
    def words(self) -> Box:
        """Where the lines stand."""
        x, y, width, height = self.box
        return (x + 40, y + 94, width - 80, height - 204)

    def targets(self) -> list[Target]:
        """The answers."""
        return [
            Target(f"button.{name}", box)
            for (name, _, _), box in zip(self._answers, self._boxes(), strict=True)
        ]

    def act(self, name: str) -> Transition | None:
        """Where the answer leads."""
        return next((to for answer, _, to in self._answers if f"button.{answer}" == name), None)

    def key(self, key: str) -> Transition | None:
        """Escape and Enter are the safe answer."""
        return self._answers[0][2] if key in ("escape", "return", "enter") else None

    def draw(self, paint: Painter) -> None:
        """The rest dimmed, the panel in the middle."""
        parts = Controls(paint, self.pointer)
        paint.veil("veil", 170)
        plate(paint, self.box, "dialog", 20, 1.0)
        x, y, width, _ = self.box
        most = width - 64 - SIGN
        room = min(paint.text_width(self.title, TITLE, "head", most, 54) + 2, most)
        left = x + (width - SIGN - room) / 2
        disc(paint, left + 24, y + 54, 26, "#1C2B5C", "#6E86C8", 1.8)
        icon(paint, self.sign, left + 24, y + 54, 30, "heading")
        paint.text(self.title, left + SIGN, y + 54, TITLE, "head", "heading", room=room, tall=54)
        fit.block(paint, self.shown, self.words, BODY, "body", "text", "centre", True)
        boxes = self._boxes()
        size = parts.common(
            ((label, box) for (_, label, _), box in zip(self._answers, boxes, strict=True)), 20
        )
        for i, ((name, label, _), box) in enumerate(zip(self._answers, boxes, strict=True)):
            kind = "gold" if i == 0 else "danger" if name in self.risky else "second"
            parts.button(f"button.{name}", label, box, kind, size)
