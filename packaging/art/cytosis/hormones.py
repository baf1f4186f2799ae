"""Protein hormones as their own folds."""

from __future__ import annotations

import math

from art.cytosis.kit import Kit
from art.cytosis.steroid_hormones import (
    aldosterone,
    cortisol,
    dhea,
    estradiol,
    progesterone,
    testosterone,
)
from art.cytosis.strokes import (
    CALCIUM,
    COMMON,
    ERYTHRO,
    FSH,
    GLUCAGON,
    INSULIN_A,
    INSULIN_B,
    IODINE,
    PARATHYROID,
    SUGAR,
    TSH,
    curve,
    line,
    place,
    polar,
    spread,
)
from art.house.vector import Point, darken, lighten, mix, points

# -- parts that return on the receptor cards -----------------------------------------------------------------


def glucagon_helix(k: Kit, a: Point, b: Point, turns: float, amp: float, width: float) -> str:
    """One single helix with a loose tail."""
    ux, uy = (b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)
    tail = [
        (a[0] - uy * amp, a[1] + ux * amp),
        (a[0] - ux * 10 - uy * amp * 0.6, a[1] - uy * 10 + ux * amp * 0.6),
        (a[0] - ux * 22 + uy * 4, a[1] - uy * 22 - ux * 4),
    ]
    return k.tube(curve(tail), width * 0.45, GLUCAGON) + k.helix(a, b, turns, amp, width, GLUCAGON)


def bundle(k: Kit, high: float, gap: float, amp: float, width: float, turns: float = 3.5) -> str:
    """Four helices side by side, joined by loops: the fold of cytokines."""
    xs = [gap * (i - 1.5) for i in range(4)]
    loops = [
        curve([(xs[0], -high), (xs[0] + gap * 0.5, -high - gap * 0.55), (xs[1], -high)]),
        curve([(xs[1], high), (xs[1] + gap * 0.5, high + gap * 0.55), (xs[2], high)]),
        curve([(xs[2], -high), (xs[2] + gap * 0.5, -high - gap * 0.55), (xs[3], -high)]),
    ]
    helices = []
    for i, x in enumerate(xs):
        ends = ((x, high), (x, -high)) if i % 2 == 0 else ((x, -high), (x, high))
        helices.append(k.helix(*ends, turns, amp, width, mix(ERYTHRO, "#FF9A7A", 0.3 * (i % 2)), 0))
    return k.tube(loops, width * 0.5, darken(ERYTHRO, 0.08)) + "".join(helices)


def gonadotropin(k: Kit, beta: str, size: float = 1) -> str:
    """Two subunits: the alpha one, common to the family, and a beta one whose loop belts around it."""
    alpha = [(-40, 8), (-26, -13), (-6, -4), (10, -14), (30, -12), (44, 2)]
    second = [(-44, -9), (-26, 12), (-4, 2), (12, 14), (32, 10), (45, -8)]
    s = size
    a = curve([(x * s, y * s) for x, y in alpha])
    b = curve([(x * s, y * s) for x, y in second])
    # over and under: the beta strand, the alpha strand, then the crossing pieces of beta again
    belt = [
        curve([(x * s, y * s) for x, y in second[1:3]]),
        curve([(x * s, y * s) for x, y in ((18, 14), (30, 11), (40, 0))]),
    ]
    loops = curve([(x * s, y * s) for x, y in ((30, -12), (50, -22), (56, -8), (44, 2))])
    other = curve([(x * s, y * s) for x, y in ((-44, -9), (-58, -16), (-56, 4), (-40, 8))])
    w = 12 * s
    knots = "".join(
        k.ball(x * s, y * s, 2.6 * s, "#FFD75E") for x, y in ((-16, -9), (0, -1), (18, -4), (-15, 8), (20, 3))
    )
    return (
        k.tube(other, w * 0.62, beta)
        + k.tube(b, w, beta)
        + k.tube(loops, w * 0.62, COMMON)
        + k.tube(a, w, COMMON)
        + k.tube(belt, w, beta)
        + knots
    )


# -- protein hormones ---------------------------------------------------------------------------------------


def glucagon(k: Kit) -> str:
    """A single helix of 29 links; the sugar it frees."""
    reach = k.pick(104, 58)
    a, b = (-reach, 26), (reach, -24 if k.wide else -30)
    body = glucagon_helix(k, a, b, k.pick(8, 4.5), 19, 10.5)
    spots = k.rows("58 34 12, 86 18 9, 110 36 10, -96 -34 8, -66 -40 6", "40 36 12, 64 20 9, -58 -36 8")
    sugar = "".join(k.hexagon(x, y, r, SUGAR, 12 * i) for i, (x, y, r) in enumerate(spots))
    return k.lift(sugar, 2, 2, 0.3) + k.lift(body)


def parathyroid(k: Kit) -> str:
    """Two helices with a bend between them, above bone that gives its calcium."""
    w = k.half
    edge = [(-w - 4, 40)]
    n = 7 if k.wide else 4
    for i in range(n):
        x = -w + (i + 0.5) * 2 * w / n
        edge += [(x - w / n * 0.5, 37 + 5 * (i % 2)), (x, 30 + 6 * ((i * 2) % 3) / 2)]
    edge += [(w + 4, 38), (w + 4, 64), (-w - 4, 64)]
    bone = f'<path d="{curve(edge[:-2])}L{w + 4} 64L{-w - 4} 64Z" fill="#FBF0D9" stroke="#9C7A4A" stroke-width="3"/>'
    holes = []
    for i in range(round(k.width / 17)):
        x = -w + 10 + i * 17
        y = 48 + 5 * math.sin(i * 2.1)
        holes.append(
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{4.5 + 1.6 * math.sin(i * 1.7):.1f}" ry="{3.6 + math.cos(i):.1f}" fill="#C9A36B" stroke="#9C7A4A" stroke-width="1.4"/>'
        )
    s = k.pick(1.3, 0.98)
    a, knee, b = (-64 * s, 14), (-8 * s, -30), (66 * s, 10)
    hinge = curve([(knee[0] - 16, knee[1] + 3), (knee[0], knee[1] - 11), (knee[0] + 16, knee[1] + 2)])
    fold = (
        k.helix(a, (knee[0] - 12, knee[1] + 8), k.pick(4, 3), 15, 9.5, PARATHYROID)
        + k.helix(b, (knee[0] + 14, knee[1] + 6), k.pick(4.5, 3.5), 15, 9.5, lighten(PARATHYROID, 0.12))
        + k.tube(hinge, 6, PARATHYROID)
    )
    spots = k.rows(
        "-14 16 8, 8 2 6.5, 14 24 7, -122 -14 7, -110 -38 5.5, 116 -26 7, 96 -42 5",
        "-10 14 8, 8 -2 6.5, 12 20 7, -66 -30 6, 62 -38 6.5",
    )
    ions = "".join(k.ball(x, y, r, CALCIUM, 1.8) for x, y, r in spots)
    return k.lift(bone + "".join(holes), -1, 2, 0.3) + k.lift(fold) + k.lift(ions, 2, 1.6, 0.4)


def insulin(k: Kit) -> str:
    """21 beads above, 30 below; sulphur ties A6 to A11, A7 to B7 and A20 to B19, as in the molecule."""
    s = k.pick(1.55, 0.92)
    top = spread(
        [
            (-62 * s, -2),
            (-58 * s, -26),
            (-40 * s, -44),
            (-20 * s, -36),
            (-12 * s, -16),
            (8 * s, -10),
            (26 * s, -18),
            (40 * s, -34),
            (58 * s, -30),
            (64 * s, -8),
        ],
        21,
    )
    low = spread(
        [
            (-80 * s, 6),
            (-72 * s, 32),
            (-46 * s, 42),
            (-20 * s, 26),
            (8 * s, 28),
            (32 * s, 40),
            (56 * s, 36),
            (70 * s, 16),
            (82 * s, -4),
            (76 * s, -30),
        ],
        30,
    )
    r = k.pick(8, 5.4)

    def bridge(p: Point, q: Point, balls: bool = True) -> str:
        thick = k.pick(5.5, 4.4)
        sulphur = (
            "".join(
                k.ball(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, thick * 0.86, "#FFD23E")
                for t in (0.42, 0.58)
            )
            if balls
            else ""
        )
        return k.tube(line([p, q]), thick, "#FFD23E", rim=3) + sulphur

    ties = bridge(top[5], top[10], False) + bridge(top[6], low[6]) + bridge(top[19], low[18])
    return k.lift(ties + k.beads(top, r, INSULIN_A) + k.beads(low, r, INSULIN_B))


def red_cell(k: Kit, x: float, y: float, r: float, turn: float = 0) -> str:
    """A red blood cell: a disc with a hollow."""
    c = "#D23B45"
    return place(
        x,
        y,
        f'<ellipse rx="{r}" ry="{r * 0.74}" fill="{k.lit(c)}" stroke="{darken(c, 0.45)}" stroke-width="2.4"/>'
        f'<ellipse cx="{r * 0.05}" cy="{r * 0.04}" rx="{r * 0.5}" ry="{r * 0.32}" fill="{darken(c, 0.22)}" fill-opacity=".75"/>'
        f'<ellipse cx="{r * 0.1}" cy="{r * 0.1}" rx="{r * 0.4}" ry="{r * 0.22}" fill="{lighten(c, 0.25)}" fill-opacity=".7"/>',
        1,
        turn,
    )


def erythropoietin(k: Kit) -> str:
    """A bundle of four helices bristling with sugar chains; the red cells it saves."""
    core = bundle(k, 30, 20, 7.6, 6.6, 2.5)
    x = k.pick(-46, 0)
    trees = "".join(
        k.glycan(dx, dy, a, 1.12) for dx, dy, a in ((-34, -18, 205), (-34, 20, 158), (34, -20, -28))
    ) + k.glycan(34, 20, 22, 0.8)
    cells = k.rows(
        "62 -20 25 -14, 106 18 29 12, 52 32 19 20, 118 -36 15 0", "-66 44 17 14, 66 -46 15 -10, 70 46 12 10"
    )
    return k.lift("".join(red_cell(k, *c) for c in cells), 3, 3, 0.3) + k.lift(
        place(x, 0, trees + core, k.pick(1.12, 1.0))
    )


def follicle(k: Kit, x: float, y: float, r: float) -> str:
    """An egg cell in its follicle: granulosa cells around, fluid beside."""
    ring = []
    for far, count, size in ((0.88, 20, 0.14), (0.66, 15, 0.125)):
        for i in range(count):
            px, py = polar(x, y, r * far, 360 / count * i + far * 40)
            ring.append(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{r * size:.1f}"/>')
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#F7C9D6" stroke="#8E3457" stroke-width="2.6"/>'
        f'<g fill="{k.lit("#F08CB0")}" stroke="#9C3C63" stroke-width="1">{"".join(ring)}</g>'
        f'<circle cx="{x}" cy="{y}" r="{r * 0.52:.1f}" fill="#FFF4E4" stroke="#B5657F" stroke-width="1.6"/>'
        + k.ball(x, y, r * 0.4, "#FFC98F", 1.8)
        + k.ball(x + r * 0.07, y + r * 0.05, r * 0.14, "#C96A8A", 1.2)
    )


def follicle_stimulating(k: Kit) -> str:
    """The pair with sugars, and the follicle it makes grow."""
    trees = (
        k.glycan(-18, 10, 118, 0.85)
        + k.glycan(14, -14, -62, 0.85)
        + k.glycan(-26, -14, -118, 0.85)
        + k.glycan(26, 14, 62, 0.85)
    )
    pair = trees + gonadotropin(k, FSH)
    if k.wide:
        return k.lift(follicle(k, 89, 2, 46), 4, 4) + k.lift(place(-56, 0, pair, 1.16, -10))
    return k.lift(follicle(k, 44, 24, 33), 4, 4) + k.lift(place(-22, -12, pair, 0.95, -24))


def thyroid(k: Kit, x: float, y: float, s: float) -> str:
    """The gland at the throat: a butterfly around the windpipe."""
    c = "#C8506A"
    wing = points("-6 8, -14 -6, -20 -34, -34 -46, -46 -30, -48 -2, -40 26, -26 36, -12 24")
    left = [(p * s, q * s) for p, q in wing]
    right = [(-p, q) for p, q in left][::-1]
    pipe = "".join(
        f'<rect x="{-15 * s}" y="{v * s}" width="{30 * s}" height="{8 * s}" rx="{4 * s}" fill="#F6E4E0" stroke="#A8767A" stroke-width="1.8"/>'
        for v in (-50, -39, -28, -17, 24, 35, 46)
    )
    middle = f'<rect x="{-12 * s}" y="{2 * s}" width="{24 * s}" height="{15 * s}" rx="{6 * s}" fill="{c}" stroke="{darken(c, 0.45)}" stroke-width="2.6"/>'
    return place(x, y, pipe + middle + k.blob(left, c, 9) + k.blob(right, c, 9))


def thyroid_stimulating(k: Kit) -> str:
    """The same alpha subunit with another beta, on its way to the butterfly gland that stores iodine."""
    pair = (
        k.glycan(18, -14, -70, 0.8)
        + k.glycan(-14, 12, 104, 0.8)
        + k.glycan(-24, -12, -112, 0.8)
        + gonadotropin(k, TSH)
    )
    if k.wide:
        iodine = "".join(
            k.ball(x, y, r, IODINE)
            for x, y, r in ((16, -44, 6.5), (134, 44, 5.5), (135, -44, 5), (22, 46, 6))
        )
        return k.lift(thyroid(k, 80, 2, 1.02) + iodine, 4, 4) + k.lift(place(-58, 0, pair, 1.14, 14))
    iodine = "".join(k.ball(x, y, r, IODINE) for x, y, r in ((74, 48, 6), (-40, 50, 5)))
    return k.lift(thyroid(k, 30, 4, 0.98) + iodine, 4, 4) + k.lift(place(-28, 2, pair, 0.9, 42))


MOTIFS = {
    "PH1": glucagon,
    "PH2": parathyroid,
    "PH3": insulin,
    "PH4": erythropoietin,
    "PH5": follicle_stimulating,
    "PH6": thyroid_stimulating,
    "SH1": progesterone,
    "SH2": dhea,
    "SH3": testosterone,
    "SH4": cortisol,
    "SH5": estradiol,
    "SH6": aldosterone,
}
