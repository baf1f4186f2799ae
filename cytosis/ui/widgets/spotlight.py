"""Everything dimmed but what is meant."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown

SOFT = 7
"""Steps from dark to light at the edge of what is meant."""
STEP = 2.0


class Spotlight:
    """A veil with holes; kept as long as they are the same."""

    def __init__(self) -> None:
        self._key: object = None
        self._veil: pygame.Surface | None = None

    def draw(self, paint: Painter, holes: Sequence[Box], share: float) -> None:
        """Dim the window by that share, except around the holes."""
        key = (tuple(holes), paint.surface.get_size(), paint.sheet, share, paint.theme.name)
        if key != self._key or self._veil is None:
            self._key, self._veil = key, self._made(paint, holes, round(255 * share))
        paint.surface.blit(self._veil, (0, 0))

    def _made(self, paint: Painter, holes: Sequence[Box], alpha: int) -> pygame.Surface:
        ink = paint.theme.ink("veil")
        veil = pygame.Surface(paint.surface.get_size(), pygame.SRCALPHA)
        veil.fill((*ink, alpha))
        for step in range(SOFT, -1, -1):  # from the outermost, over all holes: they may touch
            for hole in holes:
                box = grown(hole, 8 + step * STEP)
                radius = min(16 + step * STEP, box[3] / 2) if hole[2] != hole[3] else box[3] / 2
                shade = (*ink, round(alpha * step / (SOFT + 1)))
                rect, corner = paint.sheet.rect(box), paint.sheet.pixels(radius)
                pygame.draw.rect(veil, shade, rect, border_radius=corner)
        return veil
