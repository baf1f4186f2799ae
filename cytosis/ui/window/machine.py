"""What the screen and the sound of this machine are, for ``cytosis doctor``."""

from __future__ import annotations

import pygame

from cytosis.ui.window.audio import without_chatter
from cytosis.ui.window.display import init
from cytosis.ui.window.launch import UNSEEN, NoWindow


def display() -> str:
    """The driver and the size of the desktop; NoWindow with the reason."""
    try:
        init()
        driver = pygame.display.get_driver()
        sizes = ", ".join(f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes())
    except pygame.error as error:
        raise NoWindow(str(error)) from error
    finally:
        pygame.display.quit()
    if driver in UNSEEN:
        raise NoWindow(f"{driver} {sizes}")
    return f"{driver} {sizes}"


def sound() -> str:
    """The driver of the sound card; empty where there is none."""
    try:
        with without_chatter():
            pygame.mixer.init()
        found = pygame.mixer.get_init()
    except pygame.error:
        return ""
    finally:
        pygame.mixer.quit()
    return f"{found[0]} Hz" if found else ""
