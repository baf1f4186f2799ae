"""The path of a vesicle on the board: its steps numbered, and dots that flow from one to the next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from cytosis.app.games.cytosis.pathway import Path, Step
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, centre
from cytosis.ui.widgets.shapes import disc, icon, plate

DOTS = 26.0
"""How far apart the dots are."""
FLOW = 34.0
"""How far they flow in a second."""
BEND = 46.0
"""How far the line swings out in its middle."""
GOOD, WAITING, DONE = "#35C795", "#FFD75E", "#8FA3D6"


class PathPainter:
    """Paints the path of one card."""

    def __init__(self, layout: TableLayout) -> None:
        self._layout = layout

    def where(self, step: Step) -> tuple[float, float]:
        """The middle of a step's spots."""
        boxes = [self._layout.spots[spot] for spot in step.spots]
        xs, ys = zip(*(centre(box) for box in boxes), strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def paint(self, paint: Painter, path: Path, seconds: float) -> None:
        """Lines first, then the numbers of the steps."""
        stops = [self.where(step) for step in path.steps]
        for i, (one, other) in enumerate(pairwise(stops)):
            self._flow(paint, one, other, path.steps[i + 1].done, seconds)
        for number, step in enumerate(path.steps, 1):
            self._step(paint, number, step)

    def note(self, paint: Painter, path: Path, box: Box, name: str, areas: Sequence[str]) -> None:
        """A little card with every step: what it needs, and how much of it is there."""
        x, y, width, height = box
        plate(paint, box, "toast", 12, 0.98)
        fit.block(paint, name, (x + 10, y + 4, width - 52, 36), 15, "head", "heading", "left", True, 2)
        paint.sign("points", x + width - 24, y + 22, 30)
        points = (x + width - 36, y + 7, 24, 30)
        fit.block(paint, str(path.points), points, 15, "head", "#4A2C00", "centre", True, 1)
        pitch = min((height - 46) / len(path.steps), 52)
        for i, (step, area) in enumerate(zip(path.steps, areas, strict=True)):
            top = y + 42 + i * pitch
            colour = DONE if step.done else GOOD if step.ready else WAITING
            disc(paint, x + 20, top + pitch / 2, 12, colour, "#FFFFFF", 2)
            if step.done:
                icon(paint, "tick", x + 20, top + pitch / 2, 15, "#FFFFFF")
            else:
                number = (x + 8, top + pitch / 2 - 12, 24, 24)
                fit.block(paint, str(i + 1), number, 14, "head", "#1A2140", "centre", True, 1)
            ink = "mute" if step.done else "text"
            half = pitch / 2
            fit.block(paint, area, (x + 38, top + 1, width - 44, half), 14, "bold", ink, "left", True, 1)
            self._needs(paint, step, (x + 38, top + half, width - 44, half))

    def _needs(self, paint: Painter, step: Step, box: Box) -> None:
        x, y, width, height = box
        row: list[Bit] = []
        for need in step.needs:
            row += [(f"resource.{need.resource}", 19), f"{min(need.have, need.need)}/{need.need}"]
        ink = "mute" if step.done else "good" if step.ready else "heading"
        if step.done:
            return
        fit.bits(paint, row, x, y + height / 2 - 1, width, 14.5, "head", ink)

    def _step(self, paint: Painter, number: int, step: Step) -> None:
        colour = DONE if step.done else GOOD if step.ready else WAITING
        for spot in step.spots:
            x, y = centre(self._layout.spots[spot])
            _ring(paint, (x - 33, y - 33, 66, 66), colour, step.done)
        x, y = centre(self._layout.spots[step.spots[0]])
        x, y = x - 27, y - 27
        disc(paint, x, y, 16, colour, "#FFFFFF", 3)
        if step.done:
            icon(paint, "tick", x, y, 20, "#FFFFFF")
        else:
            fit.block(paint, str(number), (x - 15, y - 15, 30, 30), 18, "head", "#1A2140", "centre", True, 1)

    def _flow(
        self, paint: Painter, one: tuple[float, float], other: tuple[float, float], done: bool, seconds: float
    ) -> None:
        length = math.dist(one, other)
        away = (seconds * FLOW) % DOTS
        nx, ny = (one[1] - other[1]) / length, (other[0] - one[0]) / length
        at = away
        while at < length:
            t = at / length
            swing = BEND * 4 * t * (1 - t)
            x = one[0] + (other[0] - one[0]) * t + nx * swing
            y = one[1] + (other[1] - one[1]) * t + ny * swing
            if 40 < at < length - 40:
                _dot(paint, x, y, DONE if done else WAITING)
            at += DOTS


def _dot(paint: Painter, x: float, y: float, colour: str) -> None:
    """Rounded to whole units, so that one picture serves all dots."""
    body = (
        f'<circle cx="8" cy="8" r="7" fill="#1A2140" fill-opacity="0.55"/>'
        f'<circle cx="8" cy="8" r="5" fill="{colour}"/>'
    )
    paint.vector(body, (x - 8, y - 8, 16, 16))


def _ring(paint: Painter, box: Box, colour: str, done: bool) -> None:
    radius = box[2] / 2
    dash = ' stroke-dasharray="7 6"' if done else ""
    body = (
        f'<circle cx="{radius}" cy="{radius}" r="{radius - 3}" fill="none" stroke="#1A2140" stroke-width="6" '
        f'stroke-opacity="0.5"/><circle cx="{radius}" cy="{radius}" r="{radius - 3}" fill="none" '
        f'stroke="{colour}" stroke-width="4"{dash}/>'
    )
    paint.vector(body, box, 4)
