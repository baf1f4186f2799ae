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
TILE = 216.0
STRIP = (206.0, 1040.0, 690.0)
"""Where the strip of a path lies: its left end, its room, and above what; it leaves the cell in sight."""
TRAY = 308.0
"""Below the row it begins beside the flask."""
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

    def note(
        self, paint: Painter, path: Path, about: Box, words: tuple[str, str], areas: Sequence[str]
    ) -> None:
        """A strip with every step side by side: what it needs, and how much of it is there.

        It lies above the row of cards where it is about one in the hand, else below what it is about.
        """
        k = min(fit.scale_of(paint), 1.6)
        width, height = max(TILE * min(k, 1.25) * len(areas) + 10, 420.0), 58 + 54 * k
        x, y, wide, tall = about
        hand = y > STRIP[2]
        first = STRIP[0] if hand else TRAY
        left = min(max(x + wide / 2 - width / 2, first), STRIP[0] + STRIP[1] - width)
        top = STRIP[2] - height if hand else y + tall + 22
        box = (left, top, width, height)
        plate(paint, box, "ask", 14, 1.0, True, 2.2)
        tip = _tip(paint, x + wide / 2, top + height if hand else top, hand)
        paint.vector(*tip)
        paint.sign("points", left + 30, top + 27, 34)
        points = (left + 16, top + 10, 28, 34)
        fit.line(paint, str(path.points), points, 17, "#4A2C00", "centre")
        name, more = words
        room = width - 68
        hint = paint.text_width(more, 13, "bold") + 14
        both = hint + paint.text_width(name, 17, "head") <= room
        fit.line(paint, name, (left + 54, top + 6, room - (hint if both else 0), 42), 17, "paper")
        if both:
            paint.text(more, left + width - 14, top + 27, 13, "bold", "paper_soft", "right")
        each = (width - 10) / len(areas)
        sizes = ((area, (0.0, 0.0, each - 70, 22 * k)) for area in areas)
        size = fit.common(paint, sizes, 14, "bold", 1)
        for i, (step, area) in enumerate(zip(path.steps, areas, strict=True)):
            self._tile(paint, i + 1, step, area, (left + 8 + i * each, top + 48, each - 6, height - 56), size)

    def _tile(self, paint: Painter, number: int, step: Step, area: str, box: Box, size: float) -> None:
        """One step: its number, where it is, what it needs, and whether that is there."""
        x, y, width, height = box
        lacking = not step.done and not step.ready
        plate(paint, box, "answer_closed" if step.done else "answer", 11, 1.0, False, 1.6)
        disc(paint, x + 20, y + height / 2, 14, DONE if step.done else WAITING, "#FFFFFF", 2)
        place = (x + 6, y + height / 2 - 14, 28, 28)
        fit.line(paint, str(number), place, 15, "#1A2140", "centre")
        room = width - 64
        fit.line(paint, area, (x + 40, y + 3, room, height / 2 - 3), size, "paper", "left", "bold")
        self._needs(paint, step, (x + 40, y + height / 2, room, height / 2 - 4))
        disc(paint, x + width - 15, y + 15, 10, "#D8414F" if lacking else GOOD, "#FFFFFF", 1.6)
        icon(paint, "close" if lacking else "tick", x + width - 15, y + 15, 13, "#FFFFFF")

    def _needs(self, paint: Painter, step: Step, box: Box) -> None:
        x, y, width, height = box
        row: list[Bit] = []
        for need in step.needs:
            row += [f"{min(need.have, need.need)}/{need.need}", (f"resource.{need.resource}", 19)]
        if not step.done:
            fit.bits(paint, row, x, y + height / 2 - 1, width, 14.5, "head", "paper")

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


def _tip(paint: Painter, x: float, y: float, down: bool) -> tuple[str, Box]:
    """The tip by which the strip points at what it is about."""
    fill, _, edge = paint.theme.plates["ask"]
    points = "3,0 15,14 27,0" if down else "3,16 15,2 27,16"
    body = (
        f'<polygon points="{points}" fill="{fill}"/><polyline points="{points}" fill="none" '
        f'stroke="{edge}" stroke-width="2.2" stroke-linejoin="round"/>'
    )
    return body, (x - 15, y - 2 if down else y - 14, 30, 16)
