"""A list longer than its place: wheel, keys and a bar at its right."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target

STEP = 60.0
BAR = 10.0


class Scroll:
    """How far a view is scrolled; the scene says how high its content is."""

    def __init__(self, view: Box) -> None:
        self.view = view
        self.content = 0.0
        self.offset = 0.0

    @property
    def _most(self) -> float:
        return max(self.content - self.view[3], 0.0)

    @property
    def needed(self) -> bool:
        """Whether there is more than fits."""
        return self._most > 0.5

    def fit(self, content: float) -> None:
        """The content is so high now."""
        self.content = content
        self.offset = min(self.offset, self._most)

    def turn(self, steps: float) -> None:
        """The wheel: up is positive."""
        self.offset = min(max(self.offset - steps * STEP, 0.0), self._most)

    def page(self, step: int) -> None:
        """A page on or back."""
        self.turn(-step * (self.view[3] - STEP) / STEP)

    def reveal(self, top: float, height: float) -> None:
        """Scroll until a part of the content, measured from its top, is in sight."""
        if top < self.offset:
            self.offset = max(top, 0.0)
        elif top + height > self.offset + self.view[3]:
            self.offset = min(top + height - self.view[3], self._most)

    def at(self, top: float, box: Box) -> Box:
        """A box of the content, ``top`` from its top, where it is on the sheet now."""
        x, _, width, height = box
        return (x, self.view[1] + top - self.offset, width, height)

    def cut(self, target: Target) -> Target:
        """A target as far as it is in sight; what is not cannot be pointed at."""
        x, y, width, height = target.box
        top, bottom = max(y, self.view[1]), min(y + height, self.view[1] + self.view[3])
        box = (x, top, width, max(bottom - top, 0.0))
        return Target(target.name, box, target.enabled, target.draggable, target.slides)

    def draw(self, paint: Painter) -> None:
        """The bar, where there is more than fits."""
        if not self.needed:
            return
        x, y, width, height = self.view
        theme = paint.theme
        size = max(height * height / self.content, 36)
        top = (height - size) * self.offset / self._most
        body = (
            f'<rect width="{BAR}" height="{height:g}" rx="5" fill="{theme.hex("track")}" fill-opacity="0.7"/>'
            f'<rect y="{top:g}" width="{BAR}" height="{size:g}" rx="5" fill="{theme.hex("mute")}"/>'
        )
        paint.vector(body, (x + width - BAR, y, BAR, height))
