"""Receptors of steroid hormones: cups that close on their hormone and sit on DNA."""

from __future__ import annotations

import math

from art.cytosis.kit import Kit
from art.cytosis.steroids import steroid_in
from art.cytosis.strokes import (
    SODIUM,
    STEROID,
    curve,
    place,
    polar,
)
from art.house.vector import darken, lighten, mix, points

HELIX = ("#7F57CC", "#E58AC0")


CUP = points(
    "-32 2, -31 -14, -25 -25, -18 -23, -17 -8, -11 5, 0 9, 11 5, 17 -8, 18 -23, 25 -25, 31 -14, 32 2, 25 18, 9 25, -9 25, -25 18"
)


def cup(k: Kit, x: float, y: float, colour: str, ligand: str, size: float = 1, turn: float = 0) -> str:
    """The domain that holds the hormone: open to one side, the hormone seated in it."""
    body = k.blob([(px * size, py * size) for px, py in CUP], colour, 8)
    shade = f'<path d="{curve([(px * size, py * size) for px, py in CUP[3:10]], True)}" fill="{darken(colour, 0.45)}" fill-opacity=".55"/>'
    return place(x, y, shade + body, 1, turn) + steroid_in(
        k, ligand, *polar(x, y, 9 * size, turn - 90), 43 * size, 33 * size, 1.1
    )


def half(k: Kit, x: float, y: float, colour: str, ligand: str, size: float = 1, lean: float = 0) -> str:
    """One receptor: two fingers in the DNA, a hinge, and the domain with the hormone."""
    s = size
    dark = darken(colour, 0.12)
    fingers = k.tube(
        [f"M{x - 6 * s} {y - 4 * s}V{y + 9 * s}", f"M{x + 6 * s} {y - 4 * s}V{y + 9 * s}"], 6.5 * s, dark
    ) + k.egg(x, y - 7 * s, 14 * s, 8.5 * s, dark, bumps=3, edge=2.6)
    hinge = k.tube(
        curve([(x, y - 12 * s), (x + lean * 0.5 - 2, y - 18 * s), (x + lean, y - 22 * s)]), 7 * s, colour
    )
    return hinge + fingers + cup(k, x + lean, y - 44 * s, colour, ligand, s, lean * 2)


def progesterone_receptor(k: Kit) -> str:
    """An equal pair on DNA, each with progesterone in its pocket; the gene beside it is read."""
    c = mix(STEROID["progesterone"], "#D04A86", 0.45)
    x = k.pick(-44, 0)
    rna = ""
    if k.wide:
        wave = k.wavy((62, 20), (134, -36), 2.4, 8)
        teeth = "".join(f"M{px:.1f} {py:.1f}l-5 -8" for px, py in wave[2::4])
        rna = (
            f'<path d="{teeth}" stroke="#F2B84B" stroke-width="3.2" stroke-linecap="round"/>'
            + k.tube(curve(wave), 6, "#2F8FA3")
            + k.egg(66, 26, 18, 15, "#8A4FC0", bumps=5)
        )
    return (
        k.dna(-k.half - 8, k.half + 8, 38, 13, 58, *HELIX)
        + k.lift(rna, 3, 2.5, 0.35)
        + k.lift(
            half(k, x + 31, 34, lighten(c, 0.14), "progesterone") + half(k, x - 31, 34, c, "progesterone")
        )
    )


def androgen_receptor(k: Kit) -> str:
    """In the cytosol: two chaperones hold it ready like a pair of tongs; testosterone comes."""
    x = k.pick(-36, 0)
    c = STEROID["testosterone"]
    clamp = []
    for side in (-1, 1):
        arm = [
            (x + side * 5, 48),
            (x + side * 34, 36),
            (x + side * 50, 8),
            (x + side * 42, -26),
            (x + side * 24, -38),
        ]
        clamp.append(k.tube(curve(arm), 16, "#C9A34A" if side < 0 else "#D9B866"))
        clamp.append(k.egg(x + side * 25, -40, 12, 11, "#C9A34A" if side < 0 else "#D9B866", bumps=3))
    core = cup(k, x, 6, c, "testosterone", 1.12)
    tail = k.tube(curve([(x - 8, 28), (x - 4, 40), (x + 8, 42), (x + 4, 50)]), 6, darken(c, 0.1))
    free = (
        k.lift(
            steroid_in(k, "testosterone", 86, -18, 62, 52)
            + steroid_in(k, "testosterone", 112, 36, 40, 32)
            + steroid_in(k, "testosterone", 50, 42, 30, 24),
            2,
            2,
            0.35,
        )
        if k.wide
        else k.lift(
            steroid_in(k, "testosterone", -64, -44, 28, 22) + steroid_in(k, "testosterone", 66, 46, 28, 22),
            2,
            2,
            0.3,
        )
    )
    return free + k.lift(tail + clamp[0] + clamp[2] + core + clamp[1] + clamp[3])


def estrogen_receptor(k: Kit) -> str:
    """The two kinds, alpha and beta, side by side on bent DNA; a helix shuts each pocket like a lid."""
    c = STEROID["estradiol"]
    alpha, beta = c, "#8F6BD8"
    w = k.half

    # a bow of DNA, drawn straight and bent by placing its pieces
    def bow(x: float) -> float:
        return 34 + 20 * (x / w) ** 2

    pieces = []
    strands: dict[int, list[tuple[float, float]]] = {0: [], 1: []}
    period = 46
    x = -w - 6.0
    while x <= w + 6:
        for s in (0, 1):
            strands[s].append((x, bow(x) + 12 * math.sin(2 * math.pi * x / period + s * 2.7)))
        x += 2
    for i in range(2, len(strands[0]) - 2, 3):
        (ax, ay), (bx, by) = strands[0][i], strands[1][i]
        if abs(ay - by) > 6:
            pieces.append(
                f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" stroke="{("#F2B84B", "#58B368", "#E5685A", "#4C8FE8")[i % 4]}" stroke-width="3.4"/>'
            )
    dna = k.tube(curve(strands[1]), 6, HELIX[1]) + "".join(pieces) + k.tube(curve(strands[0]), 6, HELIX[0])
    gap = k.pick(38, 32)
    left = half(k, -gap, 32, alpha, "estradiol", 1, -4)
    right = half(k, gap, 32, beta, "estradiol", 1, 4)
    lids = k.helix((-gap - 32, -38), (-gap + 2, -44), 2.5, 5, 4.6, "#FFD75E") + k.helix(
        (gap - 2, -44), (gap + 32, -38), 2.5, 5, 4.6, "#FFD75E"
    )
    free = (
        k.lift(
            steroid_in(k, "estradiol", -116, -30, 42, 34) + steroid_in(k, "estradiol", 116, -34, 42, 34),
            2,
            2,
            0.35,
        )
        if k.wide
        else ""
    )
    return dna + free + k.lift(left + right + lids)


def glucocorticoid_receptor(k: Kit) -> str:
    """It enters the nucleus through a pore, with cortisol in its pocket."""
    c = STEROID["cortisol"]
    x = k.pick(0, -4)
    env = "#7F57CC"
    w = k.half
    lumen = k.pick(22, 18)
    # envelope above and below the pore: two membranes that turn into each other at its rim
    upper = curve(
        [(x + 6 - lumen, -70), (x - 10, -46), (x - 4, -33), (x + 14, -31), (x + 22, -44), (x + 30, -70)]
    )
    lower = curve([(x + 6 - lumen, 70), (x - 10, 46), (x - 4, 33), (x + 14, 31), (x + 22, 44), (x + 30, 70)])
    inside = f'<path d="M{x + 14} -64C{x + 4} -30 {x + 4} 30 {x + 14} 64H{w + 6}V-64Z" fill="#B593EE" fill-opacity=".62"/>'
    chromatin = k.dna(x + 40, w + 8, k.pick(30, 38), 10, 46, *HELIX, width=5)
    rna = k.tube(curve(k.wavy((x + 52, -34), (w - 10, -28), 2.6, 7)), 5, "#2B6F8F") if k.wide else ""
    basket = "".join(
        k.tube(curve([(x + 16, s * 28), (x + 34, s * 22), (x + 46, s * 8)]), 3.6, "#C9A0E8", rim=2.2)
        for s in (-1, 1)
    )
    rings = "".join(
        k.egg(px, s * 27, 9, 7, "#F3C6FF", bumps=1, edge=2.4) for s in (-1, 1) for px in (x - 4, x + 16)
    )
    body_x = k.pick(-42, -34)
    body = cup(k, body_x, 3, c, "cortisol", 1.08)
    nose = (
        k.tube(f"M{body_x + 28} 8Q{body_x + 38} 12 {body_x + 48} 3", 7, darken(c, 0.05))
        + k.tube([f"M{body_x + 56} -4H{body_x + 70}", f"M{body_x + 56} 6H{body_x + 70}"], 6, darken(c, 0.1))
        + k.egg(body_x + 55, 1, 11, 12, darken(c, 0.08), bumps=3)
    )
    free = (
        k.lift(
            steroid_in(k, "cortisol", -112, 30, 44, 36) + steroid_in(k, "cortisol", -112, -30, 34, 28),
            2,
            2,
            0.35,
        )
        if k.wide
        else k.lift(steroid_in(k, "cortisol", -62, 44, 30, 24), 2, 2, 0.3)
    )
    return (
        inside
        + k.lift(chromatin + rna, 2, 2, 0.3)
        + free
        + k.lift(k.tube([upper, lower], 11, env))
        + k.lift(basket + rings, 2, 2, 0.3)
        + k.lift(nose + body)
    )


def mineralocorticoid_receptor(k: Kit) -> str:
    """It listens to aldosterone alone, for the enzyme beside it eats the cortisol; sodium is its errand."""
    c = mix(STEROID["aldosterone"], "#3F8F5A", 0.35)
    x = k.pick(26, 28)
    guard = "#C9607A"
    gx, gy, r = (-66, -16, 31) if k.wide else (-46, -18, 25)
    mouth = [polar(gx, gy, r, a) for a in range(38, 323, 15)] + [(gx + r * 0.1, gy)]
    jaw = k.blob(mouth, guard, 6, 3, False)
    prey = steroid_in(k, "cortisol", gx - r * 1.55, gy + 4, 38, 31) if k.wide else ""
    bite = steroid_in(k, "cortisol", gx + r * 0.86, gy, r * 1.0, r * 0.86)
    ions = "".join(
        k.ball(*p, SODIUM)
        for p in (k.rows("84 -36 9, 108 -20 8, 98 2 9, 126 -42 7, 130 4 6.5", "72 -50 6.5, 76 10 6"))
    )
    return (
        k.dna(-k.half - 8, k.half + 8, 40, 12, 54, *HELIX, phase=1.2)
        + k.lift(ions, 2, 2, 0.35)
        + k.lift(prey + bite, 2, 2, 0.35)
        + k.lift(jaw)
        + k.lift(half(k, x, 36, c, "aldosterone", 1.08))
    )
