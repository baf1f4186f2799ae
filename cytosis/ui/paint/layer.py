"""A picture of what did not change since the last frame, so that only what moves is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box


class Layer:
    """Paints through a kept surface; the key says when it is out of date."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._surface: pygame.Surface | None = None

    def paint(self, paint: Painter, key: Hashable, draw: Callable[[Painter], None]) -> None:
        """Show the layer; ``draw`` is called only when the key or the window changed."""
        size = paint.surface.get_size()
        full = (key, size, paint.text_scale, paint.theme.name)
        if self._surface is None or self._surface.get_size() != size:
            self._surface = (
                pygame.Surface(size).convert() if pygame.display.get_init() else pygame.Surface(size)
            )
            self._key = None
        if full != self._key:
            draw(paint.on(self._surface))
            self._key = full
        paint.surface.blit(self._surface, (0, 0))

    def renew(self, paint: Painter, box: Box, draw: Callable[[Painter], None]) -> None:
        """Paint a part of it anew and show it, for what turns slowly below everything else."""
        if self._surface is None:
            return
        rect = paint.sheet.rect(box)
        self._surface.set_clip(rect)
        draw(paint.on(self._surface))
        self._surface.set_clip(None)
        paint.surface.blit(self._surface, rect, rect)
