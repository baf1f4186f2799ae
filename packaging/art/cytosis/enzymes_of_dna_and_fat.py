"""Enzymes that work on DNA and on fat, as the machines they are."""

from __future__ import annotations

import math
from itertools import pairwise

from art.cytosis.kit import Kit
from art.cytosis.strokes import (
    GREEN,
    LIPID,
    OXYGEN,
    PHOSPHATE,
    PURPLE,
    YELLOW,
    along,
    curve,
    line,
    place,
    polar,
)
from art.house.vector import darken, lighten, points


def dna_ligase(k: Kit) -> str:
    """A clamp closes around DNA and seals the nick in one strand."""
    w = k.half
    period = 64
    dna = k.dna(-w - 8, w + 8, 6, 19, period, "#2B6FB8", "#E58A4A", phase=math.pi / 2, width=7.5, gap=(-7, 7))
    ring_back = k.tube("M-30 -18C-34 -41 -14 -48 2 -48", 17, darken(GREEN, 0.12)) + k.tube(
        "M-26 40C-10 54 16 54 28 40", 17, darken(GREEN, 0.16)
    )
    lobes = (
        k.egg(-40, 8, 20, 30, GREEN, 8, 0.06, 8)
        + k.egg(40, 4, 20, 31, lighten(GREEN, 0.08), -6, 0.06, 8)
        + k.egg(-4, -40, 31, 14, lighten(GREEN, 0.16), -3, 0.06, 6)
    )
    nick = k.glow(0, 25, 24, "#FFF7C2", 1.0) + k.ball(-8, 25, 4.6, PHOSPHATE) + k.ball(8, 25, 4.6, PHOSPHATE)
    spark = '<path d="M0 15L3 22L10 25L3 28L0 36L-3 28L-10 25L-3 22Z" fill="#FFFFFF" stroke="#E0A21C" stroke-width="1.6" stroke-linejoin="round"/>'
    coins = k.coin(92, -38, 15) + k.coin(-98, -40, 11) if k.wide else k.coin(64, -44, 12)
    return (
        k.lift(ring_back, 2, 2, 0.3)
        + k.lift(dna, 2, 2, 0.3)
        + nick
        + spark
        + k.lift(lobes)
        + k.lift(coins, 2, 2, 0.35)
    )


def rna_polymerase(k: Kit) -> str:
    """A crab claw on open DNA, writing a strand of RNA that leaves at the back."""
    w = k.half
    x = k.pick(4, 6)
    dna_l = k.dna(-w - 8, x - 34, 22, 14, 54, "#3F63D6", "#4FB3B8", phase=0.6)
    dna_r = k.dna(x + 40, w + 8, 22, 14, 54, "#3F63D6", "#4FB3B8", phase=0.4)
    bubble = k.tube(
        [curve([(x - 38, 12), (x - 20, 2), (x + 4, 0), (x + 26, 4), (x + 42, 14)])], 6, "#3F63D6"
    ) + k.tube([curve([(x - 38, 30), (x - 16, 42), (x + 6, 43), (x + 26, 40), (x + 42, 30)])], 6, "#4FB3B8")
    top = points("-46 -8, -50 -32, -28 -52, 4 -56, 36 -48, 52 -26, 56 0, 44 12, 30 2, 8 -6, -14 -4, -30 4", x)
    low = points("-40 38, -20 46, 8 48, 34 44, 46 34, 54 46, 30 57, -6 58, -34 54", x)
    rna_pts = points("20 32, 0 26, -18 16, -30 -2, -38 -22, -50 -36, -62 -32", x) + (
        [(x - 78, -22), (x - 96, -34), (x - 116, -40), (x - 132, -28)] if k.wide else [(-68, -40)]
    )
    comb = along(rna_pts, 6.5)
    teeth = "".join(
        f'<path d="M{a[0]:.1f} {a[1]:.1f}L{a[0] + (b[1] - a[1]) * 1.25:.1f} {a[1] - (b[0] - a[0]) * 1.25:.1f}" stroke="{("#F2B84B", "#58B368", "#E5685A", "#4C8FE8")[i % 4]}" stroke-width="3.6" stroke-linecap="round"/>'
        for i, (a, b) in enumerate(pairwise(comb))
    )
    rna = teeth + k.tube(curve(rna_pts), 6, "#F07A3A")
    free = "".join(
        k.ball(*p)
        for p in (
            [
                (96, -30, 6, "#F2B84B"),
                (80, -46, 5, "#58B368"),
                (112, -12, 5.5, "#E5685A"),
                (118, -44, 5, "#4C8FE8"),
            ]
            if k.wide
            else [(70, -40, 5, "#F2B84B"), (74, -16, 4.6, "#E5685A")]
        )
    )
    return (
        k.lift(k.blob(low, darken(PURPLE, 0.16), 5), 3, 3, 0.35)
        + k.lift(dna_l + dna_r + bubble, 2, 2, 0.3)
        + k.lift(k.blob(top, lighten(PURPLE, 0.1), 12))
        + k.lift(rna + free, 2, 2, 0.4)
    )


def dna_polymerase(k: Kit) -> str:
    """A right hand on the template: palm, fingers and thumb; letters join one by one."""
    w = k.half
    bases = ("#F2B84B", "#58B368", "#E5685A", "#4C8FE8")
    pair = {0: 2, 2: 0, 1: 3, 3: 1}
    y0, y1 = 34, 8  # template below, copy above
    head = k.pick(26, 20)
    parts = []
    x, i = -w + 3.0, 0
    while x < w:
        parts.append(k.tube(f"M{x} {y0}V{y0 - 11}", 5.2, bases[i % 4], 0.3, 2.2))
        if x < head:
            parts.append(k.tube(f"M{x} {y1}V{y1 + 11}", 5.2, bases[pair[i % 4]], 0.3, 2.2))
        x += 10
        i += 1
    rails = k.tube(f"M{-w - 6} {y0 + 3}H{w + 6}", 8, "#3F63D6") + k.tube(
        f"M{-w - 6} {y1 - 3}H{head}", 8, "#E77FA8"
    )
    # the hand: palm behind, thumb at the left, fingers curling over from the right
    c = PURPLE
    hx = head - 10
    palm = k.blob(
        points("-40 54, -46 26, -40 -4, -20 -16, 16 -18, 42 -8, 50 20, 44 54, 6 58", hx),
        darken(c, 0.12),
        8,
    )
    fingers = "".join(
        k.tube(
            curve(
                [
                    (hx + 30 + 7 * j, -8 + 5 * j),
                    (hx + 24 + 9 * j, -34 + 4 * j),
                    (hx + 6 + 9 * j, -45 + 6 * j),
                    (hx - 4 + 10 * j, -28 + 9 * j),
                ]
            ),
            11,
            lighten(c, 0.1 + 0.07 * j),
        )
        for j in (2, 1, 0)
    )
    thumb = k.tube(curve([(hx - 38, 34), (hx - 52, 8), (hx - 46, -22), (hx - 26, -30)]), 15, lighten(c, 0.08))
    next_ = (
        k.glow(head + 8, y1 - 8, 18, "#FFF6C9", 0.9)
        + k.tube(f"M{head + 9} {y1 - 4}V{y1 + 6}", 5.2, "#58B368", 0.3, 2.2)
        + k.phosphate(head + 9, y1 - 10, 4.4)
    )
    free = "".join(
        k.tube(f"M{px} {py}v9", 5.2, bases[j % 4], 0.3, 2.2) + k.ball(px, py - 4, 4.2, PHOSPHATE)
        for j, (px, py) in enumerate(
            [(92, -28), (114, -8), (120, -40), (-96, -34), (-118, -22)] if k.wide else [(68, -34), (-70, -34)]
        )
    )
    return (
        k.lift(palm, 3, 3)
        + k.lift("".join(parts) + rails, 2, 2, 0.35)
        + k.lift(free, 2, 2, 0.3)
        + next_
        + k.lift(thumb + fingers)
    )


def hormone_sensitive_lipase(k: Kit) -> str:
    """On a droplet of stored fat: fatty acids leave; phosphates switch it on."""
    x, y, r = (-72, 34, 62) if k.wide else (-44, 36, 54)
    shell = []
    for i in range(46):
        a = 360 / 46 * i
        px, py = polar(x, y, r, a)
        shell.append(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="4.2"/>')
    drop = (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{k.lit("#FFD84A")}" stroke="#B77E0C" stroke-width="3"/>'
        f'<ellipse cx="{x - r * 0.35:.1f}" cy="{y - r * 0.5:.1f}" rx="{r * 0.28:.1f}" ry="{r * 0.14:.1f}" transform="rotate(-34 {x - r * 0.35:.1f} {y - r * 0.5:.1f})" fill="#fff" fill-opacity=".75"/>'
        f'<g fill="{k.lit("#F5A25D")}" stroke="#8F4420" stroke-width="1">{"".join(shell)}</g>'
    )
    # stored fat: three tails on one glycerol
    fat = []
    for px, py, t in ((x - 20, y - 4, 0), (x + 8, y + 12, 30)) if k.wide else ((x - 8, y - 10, 10),):
        fat.append(
            place(
                px,
                py,
                k.tube([line(k.zigzag((0, d), (30, d), 6, 2)) for d in (-7, 0, 7)], 2.6, "#F2A93B", rim=2)
                + k.tube("M0 -8V8", 4, "#4AA3A0", rim=2),
                1,
                t,
            )
        )
    a = -38
    ex, ey = polar(x, y, r + 12, a)
    body = points("-26 12, -30 -8, -18 -26, 6 -30, 26 -20, 32 0, 22 14, 12 6, 4 -4, -6 6, -14 15")
    lipase = place(
        ex, ey, k.blob(body, "#C98F1A", 8) + k.phosphate(-12, -31, 5) + k.phosphate(14, -33, 5), 1.12, 52
    )
    acids = (
        [
            ((26, 4), (76, -14)),
            ((34, 30), (88, 22)),
            ((78, -40), (128, -44)),
            ((86, 2), (134, 8)),
            ((74, 48), (126, 42)),
        ]
        if k.wide
        else [((30, 10), (70, 4)), ((34, 40), (76, 32))]
    )
    tails = "".join(k.fatty(p, q, 7 if k.wide else 6, 3.2, 4.4, "#F6C52E") for p, q in acids)
    return k.lift(drop + "".join(fat), 4, 4) + k.lift(tails, 2, 2, 0.4) + k.lift(lipase)


def monoacylglycerol_lipase(k: Kit) -> str:
    """It lies on a membrane with its lid open; the one tail left on a fat goes into its pocket."""
    c = YELLOW
    x = k.pick(6, 10)
    sheet = k.membrane(34, 18, bend=3, outer="#8FB8E8", inner="#6F98D8")
    body = points(
        "-34 34, -48 12, -44 -14, -26 -28, -22 -12, -10 2, 8 4, 22 -6, 28 -22, 46 -10, 52 14, 38 34, 2 39", x
    )
    lid = k.helix((x + 28, -26), (x + 60, -42), 2.5, 6.5, 6, "#E0762F")
    hinge = k.tube(f"M{x + 34} -14Q{x + 25} -20 {x + 28} -30", 6, "#E0762F")
    tail = k.zigzag((x - 4, -34), (x - 1, 18), 7, 4)
    fat = k.tube(line(tail), 6, "#FFF0A0", rim=3)
    glycerol = (
        k.tube(line([(x - 22, -46), (x - 6, -38), (x + 10, -47)]), 5.4, "#4AA3A0", rim=2.8)
        + k.ball(x - 23, -46, 5.4, OXYGEN)
        + k.ball(x + 11, -48, 5.4, OXYGEN)
        + k.ball(x - 5, -35, 5.2, OXYGEN)
    )
    more = ""
    if k.wide:
        for px, py, t in ((-100, -14, 24), (106, -4, -20)):
            more += place(
                px,
                py,
                k.tube(line(k.zigzag((0, -6), (0, 36), 6, 3.2)), 4.6, LIPID, rim=2.6)
                + k.tube(line([(-12, -14), (0, -8), (12, -14)]), 4.4, "#4AA3A0", rim=2.4)
                + k.ball(-12, -14, 4.2, OXYGEN)
                + k.ball(12, -14, 4.2, OXYGEN),
                1,
                t,
            )
    return (
        sheet
        + k.lift(more, 2, 2, 0.35)
        + k.lift(k.blob(body, c, 11) + hinge + lid)
        + k.lift(fat + glycerol, 2, 2, 0.4)
    )
