"""Steroid hormones: the four-ring skeleton in its true proportions, with the groups that tell them apart."""

from __future__ import annotations

import math

from art.cytosis.kit import Kit
from art.cytosis.strokes import HYDROGEN, OXYGEN, STEROID, line, place, polar
from art.house.vector import Point, darken, lighten, mix

Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom of what was drawn."""


def steroid_in(k: Kit, kind: str, cx: float, cy: float, width: float, height: float, slim: float = 1) -> str:
    """A steroid as large as a box allows, in its middle."""
    _, (x0, y0, x1, y1) = steroid(k, kind, 10, slim)
    b = 10 * min(width / (x1 - x0), height / (y1 - y0))
    drawn, _ = steroid(k, kind, b, slim)
    return place(cx - (x0 + x1) / 20 * b, cy - (y0 + y1) / 20 * b, drawn)


def steroid(k: Kit, kind: str, b: float, slim: float = 1) -> tuple[str, Bounds]:
    """The four-ring skeleton in its true proportions with the groups that tell the hormones apart.

    Drawn with the middle of the rings at the origin; ``b`` is the length of a bond.
    """
    h = math.sqrt(3) / 2 * b
    c: dict[int, Point] = {
        1: (0, -b),
        2: (-h, -b / 2),
        3: (-h, b / 2),
        4: (0, b),
        5: (h, b / 2),
        10: (h, -b / 2),
        6: (2 * h, b),
        7: (3 * h, b / 2),
        8: (3 * h, -b / 2),
        9: (2 * h, -b),
        11: (2 * h, -2 * b),
        12: (3 * h, -2.5 * b),
        13: (4 * h, -2 * b),
        14: (4 * h, -b),
    }
    apothem, radius = b / (2 * math.tan(math.pi / 5)), b / (2 * math.sin(math.pi / 5))
    dx, dy = 4 * h + apothem, -1.5 * b
    c[17], c[16], c[15] = (polar(dx, dy, radius, a) for a in (-72, 0, 72))
    ox, oy = 1.75 * h, -0.75 * b
    c = {n: (x - ox, y - oy) for n, (x, y) in c.items()}
    tint = STEROID[kind]
    dark = mix(darken(tint, 0.62), "#1E3F8F", 0.5)
    rings = ((1, 2, 3, 4, 5, 10), (5, 6, 7, 8, 9, 10), (8, 9, 11, 12, 13, 14), (13, 14, 15, 16, 17))
    fills = []
    for n, ring in enumerate(rings):
        shade = lighten(tint, (0.05, 0.16, 0.27, 0.38)[n])
        fills.append(f'<path d="{line([c[i] for i in ring], True)}" fill="{k.lit(shade)}"/>')
    bonds = {tuple(sorted((r[i], r[(i + 1) % len(r)]))) for r in rings for i in range(len(r))}
    width = b * 0.3 * slim
    sticks = "".join(line([c[i], c[j]]) for i, j in sorted(bonds))

    def out(n: int, degrees: float, far: float = 1.0) -> Point:
        return polar(*c[n], b * far, degrees)

    extra: list[tuple[Point, Point, int]] = []
    balls: list[tuple[Point, float, str]] = []

    def methyl(n: int, degrees: float) -> None:
        p = out(n, degrees, 0.72)
        extra.append((c[n], p, 1))
        balls.append((p, b * 0.24, "#8894B8"))

    def keto(at: Point, degrees: float) -> None:
        p = polar(*at, b * 0.86, degrees)
        extra.append((at, p, 2))
        balls.append((p, b * 0.38, OXYGEN))

    def hydroxyl(at: Point, degrees: float) -> None:
        p = polar(*at, b * 0.82, degrees)
        q = polar(*p, b * 0.44, degrees - 38)
        extra.append((at, p, 1))
        balls.extend(((q, b * 0.23, HYDROGEN), (p, b * 0.36, OXYGEN)))

    if kind in ("dhea", "estradiol"):
        hydroxyl(c[3], 150)
    else:
        keto(c[3], 150)
    if kind != "estradiol":
        methyl(10, -90)
    if kind == "aldosterone":  # the methyl at 13 has become an aldehyde, its mark
        p = out(13, -98, 0.8)
        extra.append((c[13], p, 1))
        balls.append((p, b * 0.2, "#8894B8"))
        keto(p, -140)
    else:
        methyl(13, -96)
    if kind in ("cortisol", "aldosterone"):
        hydroxyl(c[11], -158)
    if kind == "dhea":
        keto(c[17], -62)
    elif kind in ("testosterone", "estradiol"):
        hydroxyl(c[17], -58)
    else:
        p = out(17, -66, 0.92)
        extra.append((c[17], p, 1))
        balls.append((p, b * 0.2, "#8894B8"))
        keto(p, -128)
        q = polar(*p, b * 0.86, -8)
        extra.append((p, q, 1))
        if kind == "progesterone":
            balls.append((q, b * 0.26, "#8894B8"))
        else:
            balls.append((q, b * 0.2, "#8894B8"))
            hydroxyl(q, 38)
    if kind == "cortisol":
        hydroxyl(c[17], 8)
    double = {"dhea": [(5, 6)], "estradiol": [(1, 2), (3, 4), (5, 10)]}.get(kind, [(4, 5)])
    marks = []
    for i, j in double:
        ring = next(r for r in rings if i in r and j in r)
        mx, my = sum(c[n][0] for n in ring) / len(ring), sum(c[n][1] for n in ring) / len(ring)
        inner = [(x * 0.58 + mx * 0.42, y * 0.58 + my * 0.42) for x, y in (c[i], c[j])]
        marks.append(line(inner))
    sides, doubles = [], []
    for p, q, order in extra:
        if order == 1:
            sides.append(line([p, q]))
        else:
            d = math.dist(p, q)
            nx, ny = -(q[1] - p[1]) / d * width * 0.62, (q[0] - p[0]) / d * width * 0.62
            doubles += [
                line([(p[0] + nx * s, p[1] + ny * s), (q[0] + nx * s, q[1] + ny * s)]) for s in (-1, 1)
            ]
    xs = [x for x, _ in c.values()] + [p[0] + s * r for p, r, _ in balls for s in (-1, 1)]
    ys = [y for _, y in c.values()] + [p[1] + s * r for p, r, _ in balls for s in (-1, 1)]
    bounds = (min(xs), min(ys), max(xs), max(ys))
    stick = mix(tint, "#3558B8", 0.86)
    drawn = (
        "".join(fills)
        + f'<path d="{"".join(marks)}" stroke="{dark}" stroke-width="{width * 0.55:.1f}" stroke-linecap="round" fill="none"/>'
        + (k.tube(doubles, width * 0.62, stick, 0.3, min(2, b * 0.2)) if doubles else "")
        + k.tube([sticks, *sides], width, stick, 0.5, min(2.6, b * 0.24))
        + "".join(k.ball(*p, r, colour) for p, r, colour in balls)
    )
    return drawn, bounds
