"""A page over the table: the aim, the turn, the path of a vesicle, the keys."""

from __future__ import annotations

from cytosis.app.i18n import Texts
from cytosis.ui.painter import Painter
from cytosis.ui.scene import Pop, Scene, Target, Transition
from cytosis.ui.sheet import Box
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.richtext import rich, rich_height
from cytosis.ui.widgets.scroll import Scroll
from cytosis.ui.widgets.shapes import plate

PARTS = ("aim", "turn", "vesicle", "other", "keys")
BOX: Box = (380, 90, 840, 720)
VIEW: Box = (412, 166, 776, 546)
BUTTON: Box = (976, 730, 212, 56)


class HelpScene(Scene):
    """How to play in a minute; with large text it scrolls."""

    opaque = False

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self.scroll = Scroll(VIEW)

    def targets(self) -> list[Target]:
        """One way back."""
        return [Target("button.back", BUTTON)]

    def act(self, name: str) -> Transition | None:
        """Back to the table."""
        return Pop() if name == "button.back" else None

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
        """Page keys scroll, any other key goes back."""
        if key in ("page up", "page down"):
            self.scroll.page(1 if key == "page down" else -1)
            return None
        return Pop()

    def draw(self, paint: Painter) -> None:
        """A panel of short paragraphs."""
        paint.veil("veil", 168)
        plate(paint, BOX, "dialog", 20, 1.0)
        x, y, width, _ = BOX
        title = self._texts.t("ui.help.title")
        paint.text(title, x + 32, y + 42, 30, "head", "heading", room=width - 64, tall=54)
        room = VIEW[2] - 24
        texts = [self._texts.t(f"ui.help.{part}") for part in PARTS]
        self.scroll.fit(sum(rich_height(paint, text, room, 18) + 16 for text in texts))
        with paint.within(VIEW):
            top = 0.0
            for text in texts:
                _, at, _, _ = self.scroll.at(top, VIEW)
                top += rich(paint, text, VIEW[0], at, room, 18) + 16
        self.scroll.draw(paint)
        Controls(paint, self.pointer).button("button.back", self._texts.t("ui.back"), BUTTON, "gold", 20)
