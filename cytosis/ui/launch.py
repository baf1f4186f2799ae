"""Opens the window: on the title, on a saved game, or on a new one."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

import pygame

from cytosis.app.setup import Opened
from cytosis.ui.app import App
from cytosis.ui.audio import Audio
from cytosis.ui.scenes.opening import table_of
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.session import Session

SMALLEST = (640, 360)
USUAL = ((3840, (2560, 1440)), (2560, (1920, 1080)), (1920, (1600, 900)))
"""From a desktop of that width on, a window of that size."""
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
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            raise NoWindow(driver)
        app = App(TitleScene(session), size or usual_size(), session.settings.fullscreen)
    except pygame.error as error:
        raise NoWindow(str(error)) from error
    app.apply(session.settings)
    session.listeners.append(app.apply)
    session.audio = Audio(mute=session.settings.mute)
    return app


def usual_size() -> tuple[int, int]:
    """A window that suits the desktop."""
    width = max((size[0] for size in pygame.display.get_desktop_sizes()), default=0)
    return next((size for least, size in USUAL if width >= least), (1280, 720))


def play(
    session: Session,
    size: tuple[int, int] | None = None,
    opened: Opened | None = None,
    quick: bool = False,
) -> None:
    """Show the window until it is left; with a game, or with the newest one at once."""
    try:
        app = open_app(session, size)
    except NoWindow:
        if opened is not None:
            opened.controller.close()
        raise
    if opened is not None:
        app.stack.append(table_of(opened, session))
    elif quick and isinstance(app.scene, TitleScene):
        app.follow(app.scene.go_on())
    app.run()
