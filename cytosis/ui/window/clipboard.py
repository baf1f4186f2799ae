"""What is copied, for other programs; where there is no clipboard, nothing."""

from __future__ import annotations

import pygame


def put(text: str) -> bool:
    """Copy a text; False where there is no clipboard."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def get() -> str:
    """The text that was copied; empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:  # no clipboard, or nothing in it that is text
        return ""
