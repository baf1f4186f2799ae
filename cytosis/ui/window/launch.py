"""Opens the window: on the title, on a saved game, or on a new one."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pygame

from cytosis.app.play import setup
from cytosis.app.play.setup import Opened
from cytosis.app.words.said import said
from cytosis.engine.errors import SaveError
from cytosis.ui.scene import Home, Push, Transition
from cytosis.ui.scenes.first import FirstScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.opening import table_of
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.window import display
from cytosis.ui.window.app import App
from cytosis.ui.window.audio import Audio
from cytosis.ui.window.display import SMALLEST, still_there, usual_size, usual_text_scale
from cytosis.ui.window.guard import run
from cytosis.ui.window.session import Session

UNSEEN = ("dummy", "offscreen", "evdev")
"""Drivers SDL falls back on that show nobody anything."""


class NoWindow(Exception):
    """A window cannot be opened here."""


def can_show(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether there is a display at all, as far as the environment tells."""
    if environ.get("SDL_VIDEODRIVER") or platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def can_show_here() -> bool:
    """The same for this process."""
    return can_show(os.environ)


def open_app(session: Session, size: tuple[int, int] | None = None) -> App:
    """The window with the title in it; NoWindow with the reason."""
    if not can_show(os.environ):
        raise NoWindow("DISPLAY is not set")
    try:
        display.init()
        driver = pygame.display.get_driver()
        if driver in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            raise NoWindow(driver)
        session.suits = usual_text_scale()
        size, place = (size, None) if size is not None else _remembered(session)
        app = App(TitleScene(session), size, session, place)
    except pygame.error as error:
        raise NoWindow(str(error)) from error
    app.opened = lambda path: _dropped(session, path)
    session.audio = Audio(session.settings)
    return app


def _remembered(session: Session) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """The window as it was last time, where its place is still on a desktop."""
    window = session.settings.window
    if window is None or not still_there(window, pygame.display.get_desktop_sizes()):
        return usual_size(), None
    return (max(window.width, SMALLEST[0]), max(window.height, SMALLEST[1])), (window.x, window.y)


def _dropped(session: Session, path: Path) -> Transition | None:
    """A file dropped on the window is opened, or said why not; the game on the table is saved already."""
    try:
        opened = setup.resume(path, session.apart)
    except SaveError as error:
        session.message = said(error)
        return None
    return Home(Push(table_of(opened, session)))


def play(
    session: Session,
    size: tuple[int, int] | None = None,
    opened: Opened | None = None,
    quick: bool = False,
    game: str = "",
) -> None:
    """Show the window until it is left; with a game, with the newest one, or with the set-up of one."""
    try:
        app = open_app(session, size)
    except NoWindow:
        if opened is not None:
            opened.controller.close()
        raise
    if opened is not None:
        app.follow(Push(table_of(opened, session)))
    elif quick and isinstance(app.scene, TitleScene):
        app.follow(app.scene.go_on())
    elif game:
        app.follow(Push(NewGameScene(session, game)))
    elif session.first_start:
        app.follow(Push(FirstScene(session)))
    run(app, session)
