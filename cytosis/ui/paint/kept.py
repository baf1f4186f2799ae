"""Pictures that are kept for the next frame, by what they weigh: large ones must not fill the memory."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

MEGABYTE = 1 << 20
SMALLEST = 1280 * 720 * 4


def windows(count: float) -> int:
    """The bytes of so many pictures of the whole window: what is kept grows with the screen."""
    screen = pygame.display.get_surface() if pygame.display.get_init() else None
    return round(max(weight(screen) if screen is not None else 0, SMALLEST) * count)


def weight(surface: pygame.Surface) -> int:
    """The bytes of a picture."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Kept:
    """Pictures by what they were made from. Those that were not needed for longest go first."""

    def __init__(self, most: Callable[[], int]) -> None:
        self._most = most
        self._pictures: dict[Hashable, pygame.Surface] = {}
        self._weight = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The one that was kept, or a new one."""
        found = self._pictures.pop(key, None)
        if found is None:
            found = make()
            self._weight += weight(found)
            self._let_go(self._most())
        self._pictures[key] = found
        return found

    def clear(self) -> None:
        """Keep none."""
        self._pictures.clear()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._pictures)

    def _let_go(self, most: int) -> None:
        while self._weight > most and self._pictures:
            self._weight -= weight(self._pictures.pop(next(iter(self._pictures))))
