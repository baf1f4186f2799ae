"""A page over the table: the aim, the turn, the path of a vesicle, the keys."""

from __future__ import annotations

from cytosis.app.i18n import Texts
from cytosis.ui.painter import Painter
from cytosis.ui.scene import Pop, Scene, Target, Transition

PARTS = ("aim", "turn", "vesicle", "other", "keys")
BOX = (420.0, 150.0, 760.0, 600.0)
BUTTON = (960.0, 676.0, 190.0, 52.0)


class HelpScene(Scene):
    """How to play in a minute."""

    opaque = False

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def targets(self) -> list[Target]:
        """One way back."""
        return [Target("button.back", BUTTON)]

    def act(self, name: str) -> Transition | None:
        """Back to the table."""
        return Pop()

    def key(self, key: str) -> Transition | None:
        """Any key goes back."""
        return Pop()

    def draw(self, paint: Painter) -> None:
        """A panel of short paragraphs."""
        paint.veil("#070D24", 165)
        x, y, width, height = BOX
        paint.panel(BOX, "panel", 18)
        paint.text(self._texts.t("ui.help.title"), x + 32, y + 42, 30, "head", "heading")
        top = y + 78
        for part in PARTS:
            text = self._texts.t(f"ui.help.{part}")
            top += (
                paint.lines(text, (x + 32, top, width - 64, height - (top - y) - 80), 18, "body", "text", 1.4)
                + 16
            )
        paint.button(self._texts.t("ui.back"), BUTTON, "gold", 20, self.pointer.hover == "button.back")
