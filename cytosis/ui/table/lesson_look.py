"""How the bubble of a lesson looks: its tail, its guide, and the light on what it speaks of."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.table.look import TableLook
from cytosis.ui.widgets.shapes import glow

if TYPE_CHECKING:
    from cytosis.ui.table.lesson import LessonScene

TAIL, LONGEST, BELOW = 20.0, 460.0, 30.0
"""Half the width of a tail where it leaves the bubble, how long it may be, and how far from a well it ends:
what that well does is written there."""
PAPER, EDGE = "#FBF6E8", "#FFD75E"


class LessonLook(TableLook):
    """The table with light on what a step speaks of; what is carried or asked about lies above."""

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene)
        self._lesson = scene

    def _draw_thinking(self, paint: Painter) -> None:
        super()._draw_thinking(paint)
        if self._lesson.lights:
            self._lesson.draw_light(paint)


def lit(paint: Painter, box: Box, grow: float) -> None:
    """A gold ring with light around what is meant; ``grow`` lets it breathe."""
    x, y, width, height = box
    round_ = width == height
    room = round(grow) + (0 if round_ else 6)
    box = (x - room, y - room, width + 2 * room, height + 2 * room)
    radius = box[3] / 2 if round_ else 16.0
    glow(paint, box, EDGE, radius, 8 if round_ else 16, 0.2)
    body = (
        f'<rect x="0" y="0" width="{box[2]:g}" height="{box[3]:g}" rx="{radius:g}" fill="none" '
        f'stroke="{EDGE}" stroke-width="3.4"/>'
    )
    paint.vector(body, box, 4)


def tail(paint: Painter, bubble: Box, target: Box) -> None:
    """From the bubble towards the target, as far as its edge; painted below the bubble."""
    root, tip = tail_ends(bubble, target)
    across, along = tip[0] - root[0], tip[1] - root[1]
    length = math.hypot(across, along)
    if length < TAIL:
        return
    side = (-along / length * TAIL, across / length * TAIL)
    left, top = min(root[0], tip[0]) - TAIL, min(root[1], tip[1]) - TAIL
    width, height = abs(across) + 2 * TAIL, abs(along) + 2 * TAIL
    points = (
        (root[0] + side[0], root[1] + side[1]),
        tip,
        (root[0] - side[0], root[1] - side[1]),
    )
    path = " ".join(f"{px - left:.1f},{py - top:.1f}" for px, py in points)
    body = f'<polygon points="{path}" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.6"/>'
    paint.vector(body, (left, top, width, height), 2)


def tail_ends(bubble: Box, target: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a tail leaves the bubble (a little inside it), and where it ends."""
    x, y, width, height = bubble
    tx, ty = centre(target)
    root = (min(max(tx, x + 60), x + width - 60), min(max(ty, y + 50), y + height - 50))
    across, along = tx - root[0], ty - root[1]
    length = max(math.hypot(across, along), 1.0)
    edge = min(
        target[2] / 2 / max(abs(across / length), 1e-6), target[3] / 2 / max(abs(along / length), 1e-6)
    )
    short = BELOW if target[2] == target[3] else 10.0
    reach = max(min(length - edge - short, LONGEST), 0.0)
    return root, (root[0] + across / length * reach, root[1] + along / length * reach)
