"""Opens the window: on the title, on a saved game, or on a new one."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from cytosis.app.setup import Opened
from cytosis.ui.app import App
from cytosis.ui.audio import Audio
from cytosis.ui.guard import run
from cytosis.ui.scenes.table import TableScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.session import Session

SMALLEST = (640, 360)
USUAL = ((3840, (2560, 1440)), (2560, (1920, 1080)), (1920, (1600, 900)))
"""From a desktop of that width on, a window of that size."""
UNSEEN = ("dummy", "offscreen", "evdev")
"""Drivers SDL falls back on that show nobody anything."""


class NoWindow(Exception):
    """A window cannot be opened here."""


@dataclass(frozen=True)
class Window:
    """How the window was asked for."""

    size: tuple[int, int] | None = None
    fullscreen: bool = False
    mute: bool = False
    scale: float = 1.0


def can_show(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether there is a display at all, as far as the environment tells."""
    if environ.get("SDL_VIDEODRIVER") or platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def can_show_here() -> bool:
    """The same for this process."""
    return can_show(os.environ)


def open_app(session: Session, window: Window) -> App:
    """The window with the title in it; NoWindow with the reason."""
    if not can_show(os.environ):
        raise NoWindow("DISPLAY is not set")
    if window.mute:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            raise NoWindow(driver)
        app = App(TitleScene(session), window.size or usual_size(), window.fullscreen)
    except pygame.error as error:
        raise NoWindow(str(error)) from error
    app.text_scale = window.scale
    session.audio = Audio(mute=window.mute)
    return app


def usual_size() -> tuple[int, int]:
    """A window that suits the desktop."""
    width = max((size[0] for size in pygame.display.get_desktop_sizes()), default=0)
    return next((size for least, size in USUAL if width >= least), (1280, 720))


def play(session: Session, window: Window, opened: Opened | None = None, quick: bool = False) -> None:
    """Show the window until it is left; with a game, or with the newest one at once."""
    try:
        app = open_app(session, window)
    except NoWindow:
        if opened is not None:
            opened.controller.close()
        raise
    if opened is not None:
        app.stack.append(TableScene(opened.controller, opened.names, session.texts, audio=session.audio))
    elif quick and isinstance(app.scene, TitleScene):
        app.follow(app.scene.go_on())
    run(app, session)
