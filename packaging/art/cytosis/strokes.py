"""Colours of substances and words for paths, for the pictures of cards: everything returns SVG text.

A picture is drawn around the origin on a field 120 high. Wide (2.4 : 1) it is 288 across, tall (1.4 : 1) 168.
A motif asks the kit for the half width, and places its parts for it: parts move, they are never squeezed or cut.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from art.house.vector import Point, palette

HEIGHT = 120
WIDTHS = {"wide": 288, "tall": 168}

# One colour per substance, the same on every card.
SUGAR, ATP, PHOSPHATE, LIPID = "#12A07E", "#58CDFB", "#FFC93C", "#F7D948"
OXYGEN, NITROGEN, HYDROGEN, CARBON = "#E5484D", "#4C6FE8", "#F4F7FF", "#56618A"
ELEMENTS = {"O": OXYGEN, "N": NITROGEN, "H": HYDROGEN, "C": CARBON}
CALCIUM, SODIUM, IODINE, ZINC = "#E9EEF7", "#A77BEA", "#7A3FB4", "#9FB2C8"
# The colours of the groups of enzymes.
RED, BLUE, GREEN, PURPLE, YELLOW = palette("cytosis")["enzyme_colours"].values()
# Hormones keep their colour wherever they appear: on their own card and in the pocket of their receptor.
GLUCAGON, PARATHYROID, ERYTHRO = "#F0A030", "#2F9AA0", "#D8384A"
COMMON, FSH, TSH = "#F7BE8C", "#E0559A", "#7C56D6"
INSULIN_A, INSULIN_B = "#3F7BE0", "#C92F44"
STEROID = {
    "progesterone": "#F08AB4",
    "dhea": "#A98AF0",
    "testosterone": "#2FB7A8",
    "cortisol": "#F7B733",
    "estradiol": "#F4805A",
    "aldosterone": "#7CC95A",
}


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """The point at a distance and an angle."""
    a = math.radians(degrees)
    return x + r * math.cos(a), y + r * math.sin(a)


def line(points: Sequence[Point], closed: bool = False) -> str:
    """The straight path through points."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + ("Z" if closed else "")


def curve(points: Sequence[Point], closed: bool = False) -> str:
    """The smooth path through points (Catmull-Rom)."""
    n = len(points)
    pick: Callable[[int], Point] = (
        (lambda i: points[i % n]) if closed else (lambda i: points[min(max(i, 0), n - 1)])
    )
    d = f"M{points[0][0]:.2f} {points[0][1]:.2f}"
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = pick(i - 1), pick(i), pick(i + 1), pick(i + 2)
        d += (
            f"C{bx + (cx - ax) / 6:.2f} {by + (cy - ay) / 6:.2f} {cx - (dx - bx) / 6:.2f} "
            f"{cy - (dy - by) / 6:.2f} {cx:.2f} {cy:.2f}"
        )
    return d + ("Z" if closed else "")


def along(points: Sequence[Point], step: float) -> list[Point]:
    """Points every ``step`` along the smooth path through a few points."""
    fine: list[Point] = []
    n = len(points)
    for i in range(n - 1):
        p = [points[min(max(j, 0), n - 1)] for j in (i - 1, i, i + 1, i + 2)]
        for s in range(24):
            t = s / 24
            w = (
                -0.5 * t + t * t - 0.5 * t**3,
                1 - 2.5 * t * t + 1.5 * t**3,
                0.5 * t + 2 * t * t - 1.5 * t**3,
                -0.5 * t * t + 0.5 * t**3,
            )
            fine.append(
                (
                    sum(a * q[0] for a, q in zip(w, p, strict=True)),
                    sum(a * q[1] for a, q in zip(w, p, strict=True)),
                )
            )
    fine.append(points[-1])
    result, left = [fine[0]], step
    for (x0, y0), (x1, y1) in pairwise(fine):
        d = math.hypot(x1 - x0, y1 - y0)
        while d > left:
            x0, y0 = x0 + (x1 - x0) * left / d, y0 + (y1 - y0) * left / d
            d -= left
            left = step
            result.append((x0, y0))
        left -= d
    return result


def spread(points: Sequence[Point], count: int) -> list[Point]:
    """Exactly ``count`` points, evenly along the smooth path through a few points."""
    fine = along(points, 0.5)
    return [fine[round(i * (len(fine) - 1) / (count - 1))] for i in range(count)]


def place(x: float, y: float, body: str, size: float = 1, turn: float = 0, flip: bool = False) -> str:
    """A part moved, turned and sized."""
    sx = -size if flip else size
    return f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:g}) scale({sx:g} {size:g})">{body}</g>'
