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
from cytosis.ui.table.strip import DONE, GOOD, WAITING, Strip, Tile
from cytosis.ui.widgets.shapes import disc, icon

DOTS = 26.0
"""How far apart the dots are."""
FLOW = 34.0
"""How far they flow in a second."""
BEND = 46.0
"""How far the line swings out in its middle."""


def strip_of(path: Path, words: tuple[str, str], areas: Sequence[str]) -> Strip:
    """Every step beside the other: what it needs, and how much of it is there."""
    tiles = []
    for number, (step, area) in enumerate(zip(path.steps, areas, strict=True), 1):
        bits: list[Bit] = []
        for need in step.needs:
            bits += [f"{min(need.have, need.need)}/{need.need}", (f"resource.{need.resource}", 19)]
        tiles.append(Tile(area, tuple(bits), None, step.ready, step.done, number))
    return Strip(words[0], tuple(tiles), worth=str(path.points), more=words[1])


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

    def _step(self, paint: Painter, number: int, step: Step) -> None:
        colour = DONE if step.done else GOOD if step.ready else WAITING
        for spot in step.spots:
            x, y = centre(self._layout.spots[spot])
            _ring(paint, (x - 33, y - 33, 66, 66), colour, step.done)
        x, y = centre(self._layout.spots[step.spots[0]])
        disc(paint, x, y, 18, colour, "#FFFFFF", 3)
        if step.done:
            icon(paint, "tick", x, y, 20, "#FFFFFF")
        else:
            fit.line(paint, str(number), (x - 15, y - 15, 30, 30), 18, "#1A2140", "centre")

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
