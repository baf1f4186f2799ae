"""Words for drawing in SVG: colours, shapes, tubes, shadows. Everything returns text."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import yaml

Point = tuple[float, float]
Picture = tuple[str, str, float]
"""A picture's logical name, its SVG text, and the zoom of its master."""
NAVY = "#0B1030"
ZOOM = 2.4  # masters serve a screen of 3840 x 2160
ASSETS = Path(__file__).resolve().parents[3] / "assets"


def palette(room: str) -> dict[str, Any]:
    """The colours of a game, or of the house."""
    return _read(ASSETS / "themes" / room / "palette.yaml")


def layout(game: str) -> dict[str, Any]:
    """Where everything is on a game's table."""
    return _read(ASSETS / "layouts" / game / "table.yaml")


def _read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return data


def svg(width: float, height: float, body: str, origin: Point = (0, 0)) -> str:
    """A whole picture; ``origin`` is the corner of the drawing that becomes its upper left."""
    x, y = origin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="{x:g} {y:g} {width:g} {height:g}">{body}</svg>\n'
    )


def mix(one: str, other: str, share: float) -> str:
    """The colour ``share`` of the way from one to the other."""
    a, b = (_channels(colour) for colour in (one, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(a, b, strict=True))


def lighten(colour: str, share: float) -> str:
    """Towards white."""
    return mix(colour, "#FFFFFF", share)


def darken(colour: str, share: float) -> str:
    """Towards navy: an outline is never black."""
    return mix(colour, NAVY, share)


def ink_on(colour: str) -> str:
    """White or navy, whichever is readable on the colour."""
    red, green, blue = (channel / 255 for channel in _channels(colour))
    luminance = 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2
    return "#FFFFFF" if luminance < 0.33 else "#1B2140"


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def corners(cx: float, cy: float, radius: float, count: int, turn: float = -90, waist: float = 1) -> str:
    """The corners of a regular polygon, or of a star where ``waist`` is less than 1."""
    points = []
    for i in range(count):
        r = radius * (waist if i % 2 else 1)
        angle = math.radians(turn + 360 / count * i)
        points.append(f"{cx + r * math.cos(angle):.2f},{cy + r * math.sin(angle):.2f}")
    return " ".join(points)


def line(points: Iterable[Point], closed: bool = False) -> str:
    """The path through points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def rows(text: str) -> list[tuple[float, ...]]:
    """Rows of numbers: ``x y r, x y r``."""
    return [tuple(map(_number, row.split())) for row in text.split(",")]


def points(text: str, x: float = 0, y: float = 0, size: float = 1) -> list[Point]:
    """An outline from its corners, ``x y, x y``, drawn that large around a point."""
    return [(x + px * size, y + py * size) for px, py in rows(text)]


def _number(word: str) -> float:
    return float(word) if "." in word else int(word)


def stops(*pairs: tuple[float, str]) -> str:
    """Gradient stops: (offset, colour)."""
    return "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in pairs)


def vertical(name: str, *pairs: tuple[float, str]) -> str:
    """A gradient from top to bottom."""
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops(*pairs)}</linearGradient>'


def diagonal(name: str, *pairs: tuple[float, str]) -> str:
    """A gradient from the upper left, where the light comes from."""
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="1">{stops(*pairs)}</linearGradient>'


def ball(name: str, *pairs: tuple[float, str]) -> str:
    """A round gradient lit from the upper left."""
    return f'<radialGradient id="{name}" cx=".36" cy=".3" r=".82">{stops(*pairs)}</radialGradient>'


def shadow(
    name: str, dy: float = 3.4, blur: float = 3.0, colour: str = "#0A1030", strength: float = 0.52
) -> str:
    """A drop shadow with room around it, so that nothing is cut off."""
    return (
        f'<filter id="{name}" x="-40%" y="-30%" width="180%" height="175%"><feDropShadow dx="0" dy="{dy}" '
        f'stdDeviation="{blur}" flood-color="{colour}" flood-opacity="{strength}"/></filter>'
    )


def tubes(paths: Sequence[str], width: float, colour: str, shine: float = 0.5) -> str:
    """Ribbons with outline, body, inner light and highlight: what makes membranes look round."""
    layers = (
        (darken(colour, 0.45), width + 4, "", 1.0),
        (colour, width, "", 1.0),
        (lighten(colour, 0.28), width * 0.58, "", 1.0),
        ("#FFFFFF", width * 0.16, f' transform="translate({-width * 0.14:.1f} {-width * 0.16:.1f})"', shine),
    )
    return "".join(
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{w:.1f}" stroke-opacity="{opacity}" '
        f'stroke-linecap="round" stroke-linejoin="round"{shift}/>'
        for stroke, w, shift, opacity in layers
        for d in paths
    )


def superellipse(
    cx: float, cy: float, rx: float, ry: float, power: float, count: int, start: float
) -> list[Point]:
    """A rounded rectangle of a curve, clockwise from the angle ``start`` in degrees."""
    points = []
    for i in range(count):
        t = math.radians(start) + 2 * math.pi * i / count
        c, s = math.cos(t), math.sin(t)
        x = cx + rx * math.copysign(abs(c) ** (2 / power), c)
        y = cy + ry * math.copysign(abs(s) ** (2 / power), s)
        points.append((x, y))
    return points


def wobbly(cx: float, cy: float, rx: float, ry: float, seed: int, amount: float = 0.02) -> list[Point]:
    """An ellipse with a living outline."""
    chance = random.Random(seed)
    waves = [(k, chance.uniform(0, 6.28), amount * chance.uniform(0.4, 1) / k**0.5) for k in (2, 3, 5, 7)]
    points = []
    for i in range(360):
        t = 2 * math.pi * i / 360
        f = 1 + sum(a * math.sin(k * t + p) for k, p, a in waves)
        points.append((cx + rx * f * math.cos(t), cy + ry * f * math.sin(t)))
    return points


def evenly(points: Sequence[Point], step: float) -> list[Point]:
    """Points along a closed curve, about ``step`` apart."""
    closed = [*points, points[0]]
    lengths = [0.0]
    for a, b in itertools.pairwise(closed):
        lengths.append(lengths[-1] + math.dist(a, b))
    count = round(lengths[-1] / step)
    result: list[Point] = []
    j = 0
    for i in range(count):
        along = lengths[-1] * i / count
        while lengths[j + 1] < along:
            j += 1
        t = (along - lengths[j]) / ((lengths[j + 1] - lengths[j]) or 1)
        (x0, y0), (x1, y1) = closed[j], closed[j + 1]
        result.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    return result


def outward(points: Sequence[Point]) -> list[Point]:
    """The outward normal at each point of a clockwise closed curve."""
    normals = []
    for i in range(len(points)):
        (x0, y0), (x1, y1) = points[i - 1], points[(i + 1) % len(points)]
        dx, dy = x1 - x0, y1 - y0
        length = math.hypot(dx, dy) or 1
        normals.append((dy / length, -dx / length))
    return normals
