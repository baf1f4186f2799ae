"""Drives the window in tests by the names of what is on it, with real pygame events."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import pygame

from cytosis.app.files import saves
from cytosis.app.words import i18n
from cytosis.ui.paint.layer import Layer
from cytosis.ui.paint.painter import Note
from cytosis.ui.scene import Scene
from cytosis.ui.scenes.curtain import CurtainScene
from cytosis.ui.scenes.menu import MenuScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window.app import App
from cytosis.ui.window.robot import Robot
from cytosis.ui.window.session import Session

S = TypeVar("S", bound=Scene)


class Driver(Robot):
    """A robot with questions a test asks."""

    @classmethod
    def on(cls, scene: Scene, size: tuple[int, int] = (1280, 720), session: Session | None = None) -> Driver:
        driver = cls(App(scene, size, session))
        pygame.event.clear()
        driver.step()
        return driver

    @classmethod
    def on_title(cls, data: Path, size: tuple[int, int] = (1280, 720)) -> Driver:
        session = Session(i18n.default(), data)
        return cls.on(TitleScene(session), size, session)

    def scene(self, kind: type[S]) -> S:
        """The scene on top, which must be of that kind; a curtain over the table is opened first."""
        if kind is TableScene and isinstance(self.app.scene, CurtainScene):
            self.lift()
        assert isinstance(self.app.scene, kind), type(self.app.scene).__name__
        return self.app.scene

    def lift(self) -> None:
        """Hold the curtain until it is open."""
        while isinstance(self.app.scene, CurtainScene):
            self.key_down(pygame.K_SPACE)
            self.wait(0.7)
            self.key_up(pygame.K_SPACE)

    def new_game(self, game: str = "cytosis") -> None:
        """From the title to the set-up of a game, in two steps."""
        self.click("button.new")
        self.click(f"play.{game}")

    def names(self) -> list[str]:
        return [target.name for target in self.app.scene.targets()]

    def pixels(self) -> bytes:
        self.app.draw()
        return pygame.image.tobytes(self.app.window, "RGB")

    def notes(self) -> list[Note]:
        """Every line of text on the window, with its place; painted anew for that."""
        noted: list[Note] = []
        with patch.object(Layer, "paint", lambda _layer, paint, _key, draw: draw(paint)):
            self.app.notes = noted
            self.app.draw()
            self.app.notes = None
        return noted

    def said(self) -> str:
        """Every word on the window."""
        return " ".join(note.text for note in self.notes())

    def leave_table(self) -> None:
        """From the table back to the title through the menu, once what is open there is closed."""
        for _ in range(3):
            if isinstance(self.app.scene, TableScene):
                self.key(pygame.K_ESCAPE)
        if isinstance(self.app.scene, MenuScene):
            self.click("button.leave")


def files(data: Path) -> list[Path]:
    folder = saves.folder_in(data)
    return saves.files_in(folder) if folder.is_dir() else []
