"""Enzymes by what they work on."""

from __future__ import annotations

import math

from art.cytosis.enzymes_of_dna_and_fat import (
    dna_ligase,
    dna_polymerase,
    hormone_sensitive_lipase,
    monoacylglycerol_lipase,
    rna_polymerase,
)
from art.cytosis.kit import Kit
from art.cytosis.strokes import (
    BLUE,
    CALCIUM,
    GREEN,
    HYDROGEN,
    NITROGEN,
    PURPLE,
    RED,
    SUGAR,
    YELLOW,
    along,
    place,
    polar,
)
from art.house.vector import darken, lighten, points


def pyruvate(k: Kit, x: float, y: float, s: float) -> str:
    """Three carbons, an acid and a ketone."""
    atoms = "C -15 5 6.4, C 0 -4 6.4, C 15 5 6.4, O 0 -20 6.08, O 28 -4 6.08, O 15 20 6.08"
    return place(x, y, k.molecule(atoms, "0 1 1, 1 2 1, 1 3 2, 2 4 1, 2 5 2", 4.4, s))


def hexokinase(k: Kit) -> str:
    """Two lobes close like a clam on glucose; ATP gives its phosphate."""
    x, s = k.pick(-34, -8), k.pick(1.06, 1.0)
    upper = points("-50 2, -54 -24, -36 -46, -6 -52, 24 -46, 40 -28, 36 -14, 18 -16, 2 -12, -10 0, -24 8")
    lower = points("-50 0, -24 2, -10 6, 4 18, 22 22, 40 18, 46 32, 30 48, 0 53, -30 48, -50 28")
    jaws = k.blob([(x + px * s, py * s) for px, py in lower], darken(RED, 0.06), 8) + k.blob(
        [(x + px * s, py * s) for px, py in upper], lighten(RED, 0.1), 9
    )
    sugar = k.glow(x + 22, 2, 34, "#FFF6D8", 0.9) + k.hexagon(x + 22, 3, 17, SUGAR, 8)
    p = (x + 47, -6)
    atp = k.coin(k.pick(78, 62), k.pick(-26, -38), k.pick(20, 15))
    path = k.arrow([(k.pick(58, 52), -18 if k.wide else -24), (x + 56, -12)], 3.4) if k.wide else ""
    out = (
        k.lift(
            k.hexagon(92, 32, 13, SUGAR, 8)
            + k.phosphate(114, 24, 5.6)
            + k.hexagon(128, -44, 7)
            + k.hexagon(42, 46, 6),
            2,
            2,
            0.35,
        )
        if k.wide
        else ""
    )
    return out + k.lift(jaws) + k.lift(sugar + k.phosphate(*p, 5.6) + atp, 2, 2, 0.35) + path


def pyruvate_kinase(k: Kit) -> str:
    """Four equal parts in a cross; the last step of glycolysis sends out ATP and leaves pyruvate."""
    x = k.pick(-40, -14)
    parts = []
    for i, a in enumerate((225, 315, 45, 135)):
        cx, cy = polar(x, 0, 27, a)
        parts.append(k.egg(cx, cy, 26, 22, lighten(RED, (0.22, 0.1, 0.0, 0.12)[i]), a, 0.07, 7))
        bx, by = polar(x, 0, 45, a + (24 if i % 2 else -24))
        parts.append(k.egg(bx, by, 10, 9, lighten(RED, 0.32), bumps=2, edge=2.4))
    hub = k.ball(x, 0, 7, "#FFE3D6", 2.4)
    coins = k.glow(k.pick(62, 56), k.pick(-18, -26), k.pick(38, 30), "#E8FAFF", 0.95) + k.coin(
        k.pick(62, 56), k.pick(-18, -26), k.pick(23, 18)
    )
    rest = pyruvate(k, 98, 26, 1.05) if k.wide else pyruvate(k, 49, 34, 0.86)
    way = k.arrow([(12, -8), (24, -14), (32, -16)], 3.6) if k.wide else ""
    return k.lift("".join(parts) + hub) + k.lift(coins + rest, 2, 2, 0.35) + way


def caspase(k: Kit) -> str:
    """Two blades snap a protein thread; behind, a cell falls into tidy pieces."""
    x = k.pick(-40, -6)
    if k.wide:
        cx, cy, r, spots = (
            92,
            0,
            30,
            ((50, -38, 11), (128, -34, 12), (132, 28, 11), (58, 38, 12), (96, 48, 9), (92, -47, 8)),
        )
    else:
        cx, cy, r, spots = 62, -34, 17, ((38, -52, 6), (74, -8, 7), (46, -14, 5.5))
    skin = "#9DB4E8"
    cell = "".join(k.ball(px, py, pr, skin, 2) for px, py, pr in spots) + k.egg(
        cx, cy, r, r * 0.92, skin, 0, 0.13, 5, 2.6
    )
    cell += "".join(
        k.ball(cx + dx * r, cy + dy * r, q * r, "#6F4FB4", 1.6)
        for dx, dy, q in ((-0.3, -0.1, 0.28), (0.25, -0.3, 0.2), (0.2, 0.3, 0.24), (-0.2, 0.45, 0.14))
    )
    w = -k.half
    left = along([(w + 10, 10), (x - 52, -8), (x - 32, 6), (x - 14, -2)], 10.5)
    right = along([(x + 16, 4), (x + 34, -4), (x + 50, 12), (k.pick(42, 72), k.pick(6, 32))], 10.5)
    chain = k.beads(left, 6.6, "#F2A93B") + k.beads(right, 6.6, "#F2A93B")
    upper = points("-1 -2, -20 -18, -34 -34, -28 -52, 0 -57, 30 -52, 36 -34, 20 -18", x)
    lower = [(px, -py) for px, py in upper]
    blades = k.blob(upper, lighten(BLUE, 0.12), 8) + k.blob(lower, darken(BLUE, 0.05), 8)
    small = k.egg(x + 24, -36, 11, 10, lighten(BLUE, 0.42), bumps=2, edge=2.4) + k.egg(
        x - 24, 36, 11, 10, lighten(BLUE, 0.42), bumps=2, edge=2.4
    )
    spark = k.glow(x + 1, 1, 22, "#FFF6C9", 1.0)
    return k.lift(cell, 3, 3, 0.3) + k.lift(chain, 2, 2, 0.35) + spark + k.lift(blades + small)


def calpain(k: Kit) -> str:
    """Calcium wakes it: it nips a filament of the cytoskeleton."""
    w = k.half
    parts = []
    # actin: two strings of beads wound around each other, running uphill
    slope = -0.16 if k.wide else -0.26
    x, i = -w - 8.0, 0
    back, front = [], []
    while x < w + 10:
        if not (-7 < x < 9):
            for strand in (0, 1):
                a = 2 * math.pi * x / 66 + strand * math.pi
                y = 14 + slope * x + 9.5 * math.sin(a)
                (front if math.cos(a) > 0 else back).append(
                    k.ball(
                        x,
                        y,
                        8.2,
                        lighten("#E7836A", 0.15 if strand else 0.0)
                        if math.cos(a) > 0
                        else darken("#E7836A", 0.2),
                        1.6,
                    )
                )
        x += 10.6
        i += 1
    parts = back + front
    jaw = points("-3 24, -14 8, -34 2, -48 -14, -46 -38, -24 -53, 4 -50, 18 -34, 26 -14, 20 6, 8 22, 4 4")
    # the calcium-binding end: a row of small lobes, each with its ion
    lobes = k.rows("26 -42 16 13, 48 -34 14 12, 64 -18 12 11", "24 -42 15 12, 44 -34 13 11, 58 -20 11 10")
    tail = "".join(
        k.egg(px, py, rx, ry, lighten(BLUE, 0.12 + 0.1 * n), bumps=3, edge=2.6)
        for n, (px, py, rx, ry) in enumerate(lobes)
    )
    claw = tail + k.blob(jaw, BLUE, 11)
    ions = "".join(k.ball(px, py, 5.8, CALCIUM, 1.8) for px, py, *_ in lobes)
    free = "".join(
        k.ball(*p, CALCIUM, 1.7)
        for p in (
            k.rows(
                "-96 -36 6.5, -118 -14 5.5, -78 -16 4.8, 92 34 6, 118 20 5.5, 98 -46 5, 122 -36 6",
                "-70 -42 6, 72 36 6, -64 -14 5",
            )
        )
    )
    return (
        k.lift("".join(parts), 2.5, 2.5, 0.35)
        + k.glow(1, 14, 20, "#FFF6C9", 0.9)
        + k.lift(claw)
        + k.lift(ions + free, 2, 1.6, 0.35)
    )


def ammonia(k: Kit, x: float, y: float, s: float) -> str:
    """Nitrogen with three hydrogens."""
    return "".join(k.ball(*polar(x, y, 8.6 * s, a), 4.2 * s, HYDROGEN) for a in (30, 150, 270)) + k.ball(
        x, y, 7.4 * s, NITROGEN
    )


def glutamine(k: Kit, x: float, y: float, s: float) -> str:
    """Five carbons, an acid with its amine at one end, an amide at the other."""
    atoms = "C -34 4 5.4, C -20 -5 5.4, C -6 4 5.4, C 8 -5 5.4, C 22 4 5.4, O -44 -4 4.8, O -35 17 4.8, N -20 -18 5.2, N 34 -5 5.2, O 22 18 4.8"
    return place(
        x, y, k.molecule(atoms, "0 1 1, 1 2 1, 2 3 1, 3 4 1, 0 5 1, 0 6 2, 1 7 1, 4 8 1, 4 9 2", 3.6, s)
    )


def glutamine_synthetase(k: Kit) -> str:
    """Two rings of five parts, seen from above as a rosette; ammonia goes in, glutamine comes out."""
    x, y = k.pick(-6, -8), 2
    parts = []
    for layer, turn in enumerate((36, 0)):
        for i in range(5):
            a = -90 + turn + 72 * i
            cx, cy = polar(x, y, 31 if layer else 33, a)
            colour = darken(GREEN, 0.22) if layer == 0 else lighten(GREEN, 0.06 + 0.07 * (i % 3))
            parts.append(k.egg(cx, cy, 23 if layer else 21, 17.5, colour, a, 0.05, 6 if layer else 2, 2.8))
    hole = f'<circle cx="{x}" cy="{y}" r="11" fill="{darken(GREEN, 0.55)}" stroke="{darken(GREEN, 0.6)}" stroke-width="2.4"/>'
    sites = "".join(k.ball(*polar(x, y, 33, -90 + 72 * i), 5, "#FFE08A", 1.5) for i in range(5))
    if k.wide:
        small = (
            ammonia(k, -104, -26, 1.4)
            + ammonia(k, -118, 18, 1.1)
            + ammonia(k, -84, 36, 1.2)
            + glutamine(k, 98, 12, 0.98)
        )
        way = k.arrow([(-84, -14), (-76, -10), (-68, -7)], 3.4)
        small += k.coin(96, -38, 13)
    else:
        small, way = ammonia(k, -68, -42, 1.05) + ammonia(k, -72, 40, 0.9) + glutamine(k, 58, 44, 0.52), ""
    return k.lift("".join(parts) + hole + sites, 4, 3) + k.lift(small, 2, 2, 0.35) + way


MOTIFS = {
    "EN1": hexokinase,
    "EN2": pyruvate_kinase,
    "EN3": caspase,
    "EN4": calpain,
    "EN5": dna_ligase,
    "EN6": glutamine_synthetase,
    "EN7": rna_polymerase,
    "EN8": dna_polymerase,
    "EN9": hormone_sensitive_lipase,
    "EN10": monoacylglycerol_lipase,
}
ENZYME_COLOURS = dict(
    zip(MOTIFS, (c for c in (RED, BLUE, GREEN, PURPLE, YELLOW) for _ in range(2)), strict=True)
)
