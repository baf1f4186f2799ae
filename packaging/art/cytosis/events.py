"""Event pictures: four boosts, a cheaper step, too much of a good thing, three viruses."""

from __future__ import annotations

import math

from art.cytosis.kit import Kit
from art.cytosis.macromolecules import comb
from art.cytosis.receptors import antibody
from art.cytosis.strokes import ERYTHRO, LIPID, SUGAR, along, curve, line, place, polar
from art.cytosis.substances import PINK, mitochondrion
from art.house.vector import Point, darken, lighten, mix, rows

GOLD = "#FFC93C"
STRAINS = {"ebola": "#E0566B", "influenza": "#4FB8E8", "rhinovirus": "#8FD14F"}


def up(k: Kit, x: float, y: float, s: float = 1) -> str:
    """More of it: the golden arrow all boosts share."""
    d = "M0 -20L20 2H9V20H-9V2H-20Z"
    return k.lift(
        place(
            x,
            y,
            f'<path d="{d}" fill="#fff" stroke="#fff" stroke-width="9" stroke-linejoin="round"/><path d="{d}" fill="{k.lit(GOLD)}" stroke="#8A5A05" stroke-width="3" stroke-linejoin="round"/><path d="M-13 -3L0 -15" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>',
            s,
        )
    )


def corner(k: Kit) -> str:
    """The arrow in its place: right of the scene."""
    return up(k, k.pick(108, 57), k.pick(0, 30), k.pick(1.3, 0.95))


def boost_glucose(k: Kit) -> str:
    """More sugar through the gate in the membrane."""
    x = k.pick(-24, -14)
    gate = k.tube([f"M{x - 17} -20V32", f"M{x + 17} -20V32"], 17, "#35B58A")
    sugars = "".join(
        k.hexagon(x + dx, y, r, SUGAR, t)
        for dx, y, r, t in rows(
            "0 8 11 0, -4 -24 10 14, 14 -42 9 30, -22 -42 8.5 5, 2 38 11 10, -22 48 8 20, 24 47 9 0"
        )
    )
    more = (
        "".join(
            k.hexagon(*p) for p in ((-96, -36, 10), (-70, -42, 8), (-112, -18, 7), (52, -38, 9), (-78, 46, 8))
        )
        if k.wide
        else ""
    )
    return (
        k.membrane(-8, 30, skip=((x - 26, x + 26),))
        + k.lift(sugars + more, 2, 2, 0.35)
        + k.lift(gate)
        + k.lift(k.hexagon(x, 6, 11, SUGAR), 2, 2, 0.4)
        + corner(k)
    )


def boost_nucleus(k: Kit) -> str:
    """Messages stream out of a pore of the nucleus."""
    x, r = k.pick(-84, -38), k.pick(50, 38)
    c = "#9B74DE"
    body = f'<circle cx="{x}" cy="2" r="{r}" fill="{k.lit(c)}" stroke="#4A2A8C" stroke-width="4"/><circle cx="{x}" cy="2" r="{r - 6}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>'
    pores = "".join(
        place(
            *polar(x, 2, r, a),
            '<rect x="-5" y="-7" width="10" height="14" rx="5" fill="#F3C6FF" stroke="#55308F" stroke-width="2.2"/>',
            1,
            a,
        )
        for a in range(0, 360, 40)
    )
    chromatin = k.tube(
        [curve(k.wavy((x - 22, -16), (x + 14, -24), 2, 5)), curve(k.wavy((x - 20, 4), (x + 18, -2), 2, 6))],
        4,
        "#E3CDFB",
        rim=2,
    )
    core = k.ball(x + 4, 24, r * 0.3, "#7A3FB4", 2.6)
    starts = [(-44, -18), (-38, 4), (-44, 26)] if k.wide else [(-8, -22), (-2, 0)]
    ends = [(52, -40), (76, 2), (48, 44)] if k.wide else [(64, -46), (66, -12)]
    strands = "".join(
        comb(k, k.wavy((x0 + 6, y0), e, 1.5, 6)[::2], 5.6, 9, "#2B3358")
        for (x0, y0), e in zip(starts, ends, strict=True)
    )
    return k.lift(body + chromatin + core + pores, 4, 4) + k.lift(strands, 2, 2, 0.4) + corner(k)


def boost_respiration(k: Kit) -> str:
    """A mitochondrion hands out coins of energy."""
    body = mitochondrion(k, k.pick(-46, -14), k.pick(8, 14), k.pick(84, 62), k.pick(44, 38))
    spots = k.rows(
        "-104 -36 13, -66 -18 17, -22 -38 15, 4 6 19, 46 -30 17, 62 26 15, -52 30 14",
        "-58 -38 12, -22 -12 15, 8 -40 14, 14 20 16, 46 -18 14",
    )
    return k.lift(body, 4, 4) + k.lift("".join(k.coin(*s) for s in spots), 3, 2.4, 0.5) + corner(k)


def boost_smooth(k: Kit) -> str:
    """The smooth ER buds drops of fat."""
    s = k.pick(1, 0.7)
    x = k.pick(-42, -14)
    net = (
        ((-84, 4), (-60, -40), (-28, 44), (0, 0)),
        ((0, 0), (28, -42), (58, 36), (84, -8)),
        ((-52, -4), (-42, -44), (-8, -50), (18, -32)),
        ((-28, 16), (-20, 48), (16, 50), (36, 20)),
        ((18, -32), (36, -50), (64, -40), (70, 4)),
        ((-84, 4), (-96, 36), (-64, 50), (-28, 16)),
    )
    paths = [
        "M{} {}C{} {} {} {} {} {}".format(*(round(v, 1) for p in c for v in (x + p[0] * s, p[1] * s)))
        for c in net
    ]

    def drop(px: float, py: float, r: float) -> str:
        d = f"M{px} {py - r * 1.35:.1f}C{px + r * 0.4:.1f} {py - r * 0.6:.1f} {px + r} {py - r * 0.1:.1f} {px + r} {py + r * 0.35:.1f}A{r} {r * 0.9:.1f} 0 0 1 {px - r} {py + r * 0.35:.1f}C{px - r} {py - r * 0.1:.1f} {px - r * 0.4:.1f} {py - r * 0.6:.1f} {px} {py - r * 1.35:.1f}Z"
        return f'<path d="{d}" fill="{k.lit("#FFD43A")}" stroke="#8A5F05" stroke-width="2.6"/><ellipse cx="{px - r * 0.36:.1f}" cy="{py:.1f}" rx="{r * 0.2:.1f}" ry="{r * 0.34:.1f}" fill="#fff" fill-opacity=".85"/>'

    drops = k.rows(
        "-106 -20 12, -44 0 15, -4 36 13, 18 -10 14, 60 32 15, 66 -40 9",
        "-44 0 11, -10 38 10, 6 -4 11, 66 -34 11, -66 -38 9",
    )
    return (
        k.lift(k.tube(paths, 15 * s, PINK), 4, 3.4)
        + k.lift("".join(drop(*d) for d in drops), 2, 2, 0.45)
        + corner(k)
    )


def reduce_atp(k: Kit) -> str:
    """With a catalyst the hill to climb is lower: the old one dashed, the new one solid."""
    w = k.half
    m = k.pick(-14, 0)
    high = [
        (-w - 6, 30),
        (m - 76 * k.pick(1, 0.72), 26),
        (m - 34 * k.pick(1, 0.8), -36),
        (m, -50),
        (m + 34 * k.pick(1, 0.8), -30),
        (m + 76 * k.pick(1, 0.72), 38),
        (w + 6, 42),
    ]
    low = [
        (-w - 6, 30),
        (m - 76 * k.pick(1, 0.8), 27),
        (m - 36, 8),
        (m, 0),
        (m + 36, 14),
        (m + 76 * k.pick(1, 0.8), 38),
        (w + 6, 42),
    ]
    hill = (
        f'<path d="{curve(low)}V66H{-w - 6}Z" fill="{k.lit("#5FBF8F")}" stroke="#1E6B4E" stroke-width="3.2"/>'
    )
    ghost = f'<path d="{curve(high)}" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".85"/><path d="{curve(high)}" fill="none" stroke="#5A3AA8" stroke-width="3.4" stroke-dasharray="8 6"/>'
    fall = k.arrow([(m, -40), (m, -28), (m, -20)], 6, GOLD, 1)
    runner = k.ball(m - 62 * k.pick(1, 0.84), 8 if k.wide else 6, 12, "#F0883E", 2.6)
    coin = k.coin(k.pick(92, 54), k.pick(-24, -36), k.pick(22, 16))
    minus = place(
        k.pick(112, 68),
        k.pick(-2, -21),
        f'<circle r="{k.pick(12, 9)}" fill="#E5484D" stroke="#fff" stroke-width="3"/><path d="M{-k.pick(6, 4.5)} 0H{k.pick(6, 4.5)}" stroke="#fff" stroke-width="{k.pick(4.4, 3.6)}" stroke-linecap="round"/>',
    )
    return ghost + k.lift(hill, -1, 3, 0.3) + fall + k.lift(runner + coin + minus, 2, 2, 0.45)


def toxicity(k: Kit) -> str:
    """A heap of unfolded protein and surplus fat, and a warning above it."""
    chance = k.chance
    w = k.pick(112, 70)
    drops, threads = [], []
    for _ in range(int(w / 1.9)):
        x = chance.uniform(-w, w)
        top = 48 - 48 * (1 - (abs(x) / w) ** 1.7)
        y = chance.uniform(top, 51)
        drops.append((y, k.ball(x, y, chance.uniform(6, 11), LIPID, 1.8)))
    for n in range(int(k.pick(6, 4))):
        x0 = -w * 0.8 + n * w * 1.6 / (k.pick(6, 4) - 1)
        pts: list[Point] = [(x0 * 0.8 + chance.uniform(-26, 26), chance.uniform(6, 46)) for _ in range(7)]
        threads.append((30 + n, k.tube(curve(pts), 5.6, ERYTHRO)))
    pile = "".join(part for _, part in sorted(drops + threads, key=lambda z: z[0]))
    tri = "M0 -30L32 25H-32Z"
    sign = place(
        0,
        -24,
        f'<path d="{tri}" fill="#fff" stroke="#fff" stroke-width="13" stroke-linejoin="round"/><path d="{tri}" fill="{k.lit("#FFC21F")}" stroke="#2A2140" stroke-width="5" stroke-linejoin="round"/><path d="M0 -10V8" stroke="#2A2140" stroke-width="7" stroke-linecap="round"/><circle cy="17.5" r="4.2" fill="#2A2140"/>',
        k.pick(0.98, 0.92),
    )
    return k.lift(pile, 3, 3) + k.lift(sign, 3, 3, 0.5)


# -- viruses ------------------------------------------------------------------------------------------------


def _guards(k: Kit, colour: str, thread: bool = False) -> str:
    """Antibodies on their way, where the virus leaves room."""
    if thread:
        places = k.rows(
            "-104 -24 1.15 84, -54 -34 0.85 104, 28 33 0.76 -24, 108 22 1.1 -66, 106 -38 0.85 -110",
            "-56 -34 0.78 100, 58 38 0.74 -50",
        )
    elif k.wide:
        places = ((-104, -22, 1.15, 70), (-92, 36, 0.9, 50), (106, 24, 1.1, -66), (100, -40, 0.85, -110))
    else:
        places = ((-60, 36, 0.74, 48), (62, -38, 0.7, -120))
    return k.lift("".join(antibody(k, *p, mix(colour, "#FFF0C0", 0.45)) for p in places), 2, 2, 0.4)


def ebola(k: Kit) -> str:
    """A long thread bent like a shepherd's crook."""
    c = STRAINS["ebola"]
    s = k.pick(1.32, 0.94)
    pts = along(
        [
            (-66 * s, 42),
            (-40 * s, 28),
            (-14 * s, 6),
            (2 * s, -22),
            (22 * s, -42),
            (46 * s, -34),
            (52 * s, -8),
            (36 * s, 10),
            (18 * s, 0),
        ],
        3,
    )
    studs = []
    for i in range(2, len(pts) - 1, 4):
        (x0, y0), (x, y), (x1, y1) = pts[i - 1], pts[i], pts[i + 1]
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        studs.append(
            place(
                x,
                y,
                f'<path d="M0 -9V-14M0 9V14" stroke="{darken(c, 0.35)}" stroke-width="2.6"/><circle cy="-14.5" r="3.2" fill="{lighten(c, 0.55)}" stroke="{darken(c, 0.45)}" stroke-width="1.3"/><circle cy="14.5" r="3.2" fill="{lighten(c, 0.55)}" stroke="{darken(c, 0.45)}" stroke-width="1.3"/>',
                1,
                a,
            )
        )
    coil = [(x + 3 * math.sin(i * 0.9), y + 3 * math.cos(i * 0.9)) for i, (x, y) in enumerate(pts)][3:-3]
    body = (
        k.tube(curve(pts), 17, c)
        + f'<path d="{curve(coil)}" fill="none" stroke="{darken(c, 0.5)}" stroke-opacity=".5" stroke-width="2"/>'
    )
    return k.glow(0, 0, 70, lighten(c, 0.5), 0.6) + _guards(k, c, True) + k.lift("".join(studs) + body, 4, 4)


def influenza(k: Kit) -> str:
    """A ball with two kinds of spikes and eight pieces of RNA."""
    c = STRAINS["influenza"]
    spikes = []
    for i in range(20):
        tip = (
            f'<path d="M-4 -54H4L3 -44H-3Z" fill="{lighten(c, 0.5)}" stroke="{darken(c, 0.5)}" stroke-width="1.8" stroke-linejoin="round"/>'
            if i % 4
            else f'<circle cy="-50" r="5.4" fill="#FFD75E" stroke="{darken(c, 0.5)}" stroke-width="1.8"/>'
        )
        spikes.append(
            f'<g transform="rotate({i * 18})"><path d="M0 -34V-47" stroke="{darken(c, 0.4)}" stroke-width="3.6"/>{tip}</g>'
        )
    strands = "".join(
        f'<path d="M{x} {-y}C{x + 5} {-y / 2} {x - 5} {y / 2} {x} {y}" fill="none" stroke="#E9F8FF" stroke-width="3.4" stroke-linecap="round"/>'
        for x, y in ((-21, 9), (-15, 15), (-9, 19), (-3, 21), (3, 21), (9, 19), (15, 15), (21, 9))
    )
    body = f'<circle r="38" fill="{k.lit(c)}" stroke="{darken(c, 0.5)}" stroke-width="3.4"/><circle r="29" fill="{darken(c, 0.5)}" fill-opacity=".38" stroke="{lighten(c, 0.6)}" stroke-opacity=".6" stroke-width="1.8"/>{strands}<ellipse cx="-15" cy="-22" rx="12" ry="6" transform="rotate(-38 -15 -22)" fill="#fff" fill-opacity=".55"/>'
    return k.glow(0, 0, 76, lighten(c, 0.5), 0.6) + _guards(k, c) + k.lift("".join(spikes) + body, 4, 4)


def rhinovirus(k: Kit) -> str:
    """A naked shell of twenty triangles."""
    c = STRAINS["rhinovirus"]
    outer = [polar(0, 0, 50, 60 * i - 90) for i in range(6)]
    inner = [polar(0, 0, 28, 120 * i - 90) for i in range(3)]
    faces: list[tuple[list[Point], float]] = [(inner, 0.42)]
    for i in range(3):
        a, b = inner[i], inner[(i + 1) % 3]
        left, tip, right = outer[2 * i], outer[2 * i + 1], outer[(2 * i + 2) % 6]
        faces += [([a, b, tip], 0.25), ([a, left, tip], 0.1), ([b, tip, right], 0.0)]
    drawn = []
    for points, light in faces:
        # faces towards the upper left are lighter
        x, y = (sum(p[j] for p in points) / 3 for j in (0, 1))
        shade = light - (x + y) / 260
        colour = lighten(c, shade) if shade > 0 else darken(c, -shade)
        drawn.append(
            f'<path d="{line(points, True)}" fill="{colour}" stroke="{darken(c, 0.5)}" stroke-width="2.6" stroke-linejoin="round"/><circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="none" stroke="{darken(c, 0.4)}" stroke-opacity=".5" stroke-width="2.4"/>'
        )
    bumps = "".join(k.ball(x, y, 6.4, lighten(c, 0.4), 1.9) for x, y in [*outer, *inner])
    rim = f'<path d="{line([polar(0, 0, 52, 60 * i - 90) for i in range(6)], True)}" fill="{darken(c, 0.5)}" stroke="{darken(c, 0.5)}" stroke-width="5" stroke-linejoin="round"/>'
    return k.glow(0, 0, 76, lighten(c, 0.5), 0.6) + _guards(k, c) + k.lift(rim + "".join(drawn) + bumps, 4, 4)


MOTIFS = {
    "boost_glucose": boost_glucose,
    "boost_nucleus": boost_nucleus,
    "boost_resp": boost_respiration,
    "boost_smooth": boost_smooth,
    "reduce_atp": reduce_atp,
    "toxicity": toxicity,
    "virus_ebola": ebola,
    "virus_influenza": influenza,
    "virus_rhinovirus": rhinovirus,
}
