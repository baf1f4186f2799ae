"""The menu over the table: go on, keep a copy, leave."""

from __future__ import annotations

from cytosis.app import players
from cytosis.app.controller import Controller
from cytosis.app.i18n import Texts
from cytosis.engine.errors import CytosisError
from cytosis.ui.painter import Painter
from cytosis.ui.scene import Home, Pop, Quit, Scene, Target, Transition
from cytosis.ui.sheet import Box
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.field import TextField
from cytosis.ui.widgets.shapes import icon, plate

PANEL: Box = (560, 160, 480, 580)
LEFT, WIDTH = 592.0, 416.0
BOXES: dict[str, Box] = {
    "button.resume": (LEFT, 240, WIDTH, 64),
    "field.title": (LEFT, 354, WIDTH, 46),
    "button.copy": (LEFT, 412, WIDTH, 54),
    "button.leave": (LEFT, 548, WIDTH, 54),
    "button.quit": (LEFT, 614, WIDTH, 54),
}
LONGEST_TITLE = 60


class MenuScene(Scene):
    """An overlay: the table stays in sight below it."""

    opaque = False

    def __init__(self, controller: Controller, texts: Texts) -> None:
        super().__init__()
        self._controller = controller
        self._texts = texts
        self.title = TextField("", LONGEST_TITLE)
        self.message, self._bad = "", False

    @property
    def _can_copy(self) -> bool:
        return self._controller.save is not None and bool(self.title.text.strip())

    def targets(self) -> list[Target]:
        """Everything in the panel; what lies under it cannot be reached."""
        return [Target(name, box, name != "button.copy" or self._can_copy) for name, box in BOXES.items()]

    def act(self, name: str) -> Transition | None:
        """What the button says; every move is on disk already."""
        if name == "button.resume":
            return Pop()
        if name == "button.copy":
            self._copy()
        if name == "button.leave":
            return Home()
        return Quit() if name == "button.quit" else None

    def _copy(self) -> None:
        save = self._controller.save
        if save is None or not self._can_copy:
            return
        try:
            title = players.title(self.title.text)
            save.copy(title)
        except CytosisError as error:
            self.message, self._bad = str(error), True
            return
        self.message, self._bad = self._texts.t("ui.menu.copied", title=title), False
        self.title = TextField("", LONGEST_TITLE)
        self.pointer.focus = ""

    # -- writing -------------------------------------------------------------------------------------------
    @property
    def typing(self) -> bool:
        """Whether the title of a copy is being written."""
        return self.pointer.focus == "field.title"

    def text(self, text: str) -> None:
        """Letters of the title."""
        self.title.insert(text)
        self.message = ""

    def key(self, key: str) -> Transition | None:
        """Escape goes back to the game."""
        if not self.typing:
            return Pop() if key in ("escape", "return", "enter") else None
        if key == "escape":
            self.pointer.focus = ""
        elif key in ("return", "enter"):
            self._copy()
        else:
            self.title.key(key)
        return None

    def draw(self, paint: Painter) -> None:
        """The table dimmed, the panel over it."""
        texts, parts = self._texts, Controls(paint, self.pointer)
        paint.veil("#070D24", 158)
        plate(paint, PANEL, "dialog", 20, 1.0)
        middle = PANEL[0] + PANEL[2] / 2
        paint.text(texts.t("ui.menu.title"), middle, PANEL[1] + 42, 28, "head", "heading", "centre", WIDTH)
        parts.button("button.resume", texts.t("ui.menu.resume"), BOXES["button.resume"], "gold", 24, "play")
        caption = texts.t("ui.menu.copy.title")
        paint.text(caption, LEFT + 4, 335, 15, "body", "soft", room=WIDTH)
        parts.field("field.title", self.title, BOXES["field.title"], "")
        label = texts.t("ui.menu.copy")
        parts.button("button.copy", label, BOXES["button.copy"], "second", 19, "save", enabled=self._can_copy)
        if self.message:
            ink = "bad" if self._bad else "good"
            paint.lines(self.message, (LEFT + 4, 476, WIDTH - 8, 64), 15.5, "bold", ink)
        parts.button("button.leave", texts.t("ui.menu.leave"), BOXES["button.leave"], "second", 19, "home")
        parts.button("button.quit", texts.t("ui.menu.quit"), BOXES["button.quit"], "ghost", 19, "door")
        self._draw_state(paint)

    def _draw_state(self, paint: Painter) -> None:
        """Whether anything could be lost by leaving now."""
        problem, y = self._controller.problem, PANEL[1] + PANEL[3] - 36
        good = problem is None
        icon(paint, "tick" if good else "warning", LEFT + 12, y, 20, "#6FF0C0" if good else "#FF9C8E")
        written = self._controller.save.written if self._controller.save is not None else 0
        if problem is None:
            text = self._texts.n("ui.menu.saved", written)
        else:
            text = self._texts.t("ui.menu.unsaved", problem=problem)
        paint.text(text, LEFT + 32, y, 15.5, "body", "soft" if good else "bad", room=WIDTH - 36)
