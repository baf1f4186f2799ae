"""Steroid hormones beside what they rule: a womb, a kidney, muscle, the morning, the moon, salt."""

from __future__ import annotations

import math

from art.cytosis.kit import Kit
from art.cytosis.steroids import steroid_in
from art.cytosis.strokes import (
    curve,
    line,
    place,
    polar,
)
from art.house.vector import darken


def _steroid(k: Kit, kind: str, beside: str, side: int = 1) -> str:
    """The molecule large; what it governs beside it: to the right (below), or to the left (above) for every other one."""
    molecule = steroid_in(
        k, kind, -side * k.pick(56, 14), -side * k.pick(0, 8), k.pick(150, 130), k.pick(106, 92)
    )
    return k.lift(beside, 2, 3, 0.25) + k.lift(molecule, 4, 3)


def progesterone(k: Kit) -> str:
    """Ketone at one end, acetyl at the other; an embryo settling in the womb's lining."""
    x, y, r = (84, -10, 31) if k.wide else (51, 24, 24)
    w, c = k.half, "#E98AA8"
    left = k.pick(4, 0)
    folds = [
        (left, 70),
        (left + 14, k.pick(54, 58)),
        *[
            (left + 26 + (w - left - 20) * i / 5, k.pick(44, 52) + k.pick(5, 3) * math.sin(i * 2.3))
            for i in range(6)
        ],
    ]
    lining = f'<path d="{curve(folds)}V70Z" fill="{k.lit(c)}" stroke="{darken(c, 0.4)}" stroke-width="2.6" stroke-linejoin="round"/>'
    cells = "".join(k.ball(*polar(x, y, r * 0.83, i * 30), r * 0.22, "#F9B7CC", 1.4) for i in range(12))
    inner = "".join(
        k.ball(x + dx * r, y + dy * r, r * 0.22, "#E5659A", 1.3)
        for dx, dy in ((-0.42, -0.12), (-0.2, -0.42), (-0.12, 0.02), (-0.36, 0.26))
    )
    return _steroid(
        k, "progesterone", lining + f'<circle cx="{x}" cy="{y}" r="{r}" fill="#FDE7EE"/>' + cells + inner
    )


def dhea(k: Kit) -> str:
    """Hydroxyl and ketone; the adrenal gland on its kidney."""
    x, y, s = (-86, 8, 1.0) if k.wide else (-54, -16, 0.72)
    kidney = k.blob(
        [(-8, -22), (16, -30), (34, -10), (34, 18), (16, 40), (-8, 36), (-12, 22), (0, 8), (-12, -6)],
        "#B4566E",
        6,
    )
    cap = k.blob(
        [(-30, -10), (-14, -26), (2, -46), (16, -54), (30, -40), (36, -20), (16, -30), (-8, -22)],
        "#F2B33E",
        5,
    )
    return _steroid(k, "dhea", place(x, y, kidney + cap, s), -1)


def testosterone(k: Kit) -> str:
    """Ketone and hydroxyl; striped muscle fibres."""
    c = "#D65A5A"
    fibres = []
    if k.wide:
        rows = [(-34, 13), (-6, 14.5), (24, 15)]
        x0, x1 = 44, 152
    else:
        rows = [(20, 11), (45, 12)]
        x0, x1 = 14, 92
    for n, (y, r) in enumerate(rows):
        start = x0 + 7 * (n % 2)
        bands = "".join(
            f'<path d="M{x} {y - r + 1}Q{x + 5} {y} {x} {y + r - 1}" stroke="{darken(c, 0.32)}" stroke-width="3" fill="none" stroke-opacity=".75"/>'
            for x in range(start + 12, x1, 11)
        )
        fibres.append(
            f'<rect x="{start}" y="{y - r}" width="{x1 - start + 20}" height="{2 * r}" rx="{r}" fill="{k.lit(c)}" stroke="{darken(c, 0.45)}" stroke-width="2.6"/>{bands}'
            f'<path d="M{start + 10} {y - r * 0.5}H{x1}" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round"/>'
        )
    return _steroid(k, "testosterone", "".join(fibres))


def cortisol(k: Kit) -> str:
    """Three hydroxyls and two ketones; the sun, for its level is highest in the early morning."""
    x, y, r = (84, 34, 26) if k.wide else (46, 46, 20)
    rays = "".join(
        f'<path d="{line([polar(x, y, r * 1.3, a), polar(x, y, r * (1.95 if i % 2 == 0 else 1.68), a)])}" stroke="#F0A92E" stroke-width="{r * 0.2:.1f}" stroke-linecap="round"/>'
        for i, a in enumerate(range(-180, 1, 20))
    )
    w = k.half
    hills = f'<path d="M{x - r * 2.3:.1f} 64C{x - r:.1f} 36 {x:.1f} {44 if k.wide else 52} {x + r:.1f} {50 if k.wide else 55}S{w} 40 {w + 6} 42V66H{x - r * 2.3:.1f}Z" fill="#3F8F86" stroke="#1E5560" stroke-width="2.6"/>'
    return _steroid(
        k, "cortisol", k.glow(x, y, r * 2.6, "#FFE08A", 0.95) + rays + k.ball(x, y, r, "#FFCB45", 2.6) + hills
    )


def estradiol(k: Kit) -> str:
    """An aromatic ring and two hydroxyls; the moon, for the cycle of a month."""
    if k.wide:
        phases = ((-56, 22, 0.3), (-78, -8, 0.6), (-110, -28, 1.0))
        sizes = (11, 14, 20)
    else:
        phases = ((-4, -48, 0.3), (-28, -42, 0.6), (-60, -28, 1.0))
        sizes = (7.5, 11, 17)
    moons = []
    for (x, y, full), r in zip(phases, sizes, strict=True):
        dark = f'<circle cx="{x}" cy="{y}" r="{r}" fill="#3A4A8C" stroke="#1E2A66" stroke-width="2.2"/>'
        bulge = r * (1 - 2 * full)
        lit = f'<path d="M{x} {y - r}A{r} {r} 0 0 1 {x} {y + r}A{abs(bulge):.1f} {r} 0 0 {0 if bulge > 0 else 1} {x} {y - r}Z" fill="{k.lit("#FFE9B0")}"/>'
        moons.append(dark + (lit if full < 1 else k.ball(x, y, r, "#FFE9B0", 2.2)))
    glow = k.glow(phases[2][0], phases[2][1], sizes[2] * 2.2, "#FFF3C9", 0.9)
    return _steroid(k, "estradiol", glow + "".join(moons), -1)


def aldosterone(k: Kit) -> str:
    """The aldehyde at ring C is its mark; salt, which it keeps in the body."""

    def cube(x: float, y: float, a: float) -> str:
        top = line([(x, y - a), (x + a, y - a * 0.5), (x, y), (x - a, y - a * 0.5)], True)
        left = line([(x - a, y - a * 0.5), (x, y), (x, y + a), (x - a, y + a * 0.5)], True)
        right = line([(x + a, y - a * 0.5), (x, y), (x, y + a), (x + a, y + a * 0.5)], True)
        edge = 'stroke="#5A6FA8" stroke-width="2.2" stroke-linejoin="round"'
        return f'<path d="{top}" fill="#FFFFFF" {edge}/><path d="{left}" fill="#DCE8FA" {edge}/><path d="{right}" fill="#A9BFE6" {edge}/>'

    spots = k.rows("-92 -24 17, -112 22 22, -68 22 18", "-36 -42 12, -64 -34 15, -62 0 13")
    return _steroid(k, "aldosterone", "".join(cube(*s) for s in spots), -1)
