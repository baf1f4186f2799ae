"""Something went wrong: what it means, where the report is, and the way back into the game."""

from __future__ import annotations

from pathlib import Path

from cytosis.app.play import setup
from cytosis.engine.errors import SaveError
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Home, Replace, Scene, Target, Transition
from cytosis.ui.scenes.ground import ground
from cytosis.ui.scenes.opening import table_of
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import icon
from cytosis.ui.window.session import Session

LEFT, WIDTH = 440.0, 720.0
BOXES: dict[str, Box] = {
    "button.resume": (LEFT, 560, WIDTH, 66),
    "button.title": (LEFT, 646, WIDTH, 58),
}


class CrashScene(Scene):
    """One friendly page in place of whatever failed."""

    def __init__(self, session: Session, save: Path | None, report: Path | None) -> None:
        super().__init__()
        self._session = session
        self._save = save
        self.report = report
        self.message = ""

    def targets(self) -> list[Target]:
        """Go on where there is a game, else only the title."""
        names = BOXES if self._save is not None else ["button.title"]
        return [Target(name, BOXES[name]) for name in names]

    def act(self, name: str) -> Transition | None:
        """Back into the game, or to the title."""
        if name == "button.resume" and self._save is not None:
            return self._resumed(self._save)
        return Home() if name == "button.title" else None

    def _resumed(self, path: Path) -> Transition | None:
        try:
            opened = setup.resume(path, self._session.apart)
        except SaveError as error:
            self.message = str(error)
            return None
        return Replace(table_of(opened, self._session))

    def key(self, key: str) -> Transition | None:
        """Enter goes on, Escape leaves."""
        if key == "escape":
            return Home()
        if key in ("return", "enter"):
            return self.act("button.resume" if self._save is not None else "button.title")
        return None

    def draw(self, paint: Painter) -> None:
        """A sign, three lines and the buttons."""
        texts, parts = self._session.texts, Controls(paint, self.pointer)
        middle = LEFT + WIDTH / 2
        ground(paint)
        icon(paint, "warning", middle, 190, 84, "#FFD166")
        paint.text(texts.t("ui.crash"), middle, 280, 34, "head", "heading", "centre", WIDTH + 200)
        key = "ui.crash.saved" if self._save is not None else "ui.crash.nothing"
        paint.lines(texts.t(key), (LEFT, 322, WIDTH, 70), 20, "body", "text", 1.4)
        if self.report is not None:
            told = texts.t("ui.crash.report", file=str(self.report))
            paint.lines(told, (LEFT, 404, WIDTH, 90), 17, "body", "soft", 1.4)
        if self.message:
            paint.lines(self.message, (LEFT, 500, WIDTH, 54), 17, "bold", "bad")
        if self._save is not None:
            resume = BOXES["button.resume"]
            parts.button("button.resume", texts.t("ui.crash.resume"), resume, "gold", 24, "play")
        parts.button("button.title", texts.t("ui.crash.title"), BOXES["button.title"], "second", 21)
