"""Detoxification of alcohol in seven stages, and the four substances."""

from __future__ import annotations

import math

from art.cytosis.kit import Kit
from art.cytosis.macromolecules import carbohydrates, lipids, messenger, proteins
from art.cytosis.strokes import HYDROGEN, OXYGEN, ZINC, curve, line, place, polar
from art.house.vector import darken, lighten, mix, points, rows

PINK = "#E77FA8"  # the smooth ER of the board
LIVER = "#A8443C"

# -- small molecules of the way -----------------------------------------------------------------------------


def ethanol(k: Kit, x: float, y: float, s: float, turn: float = 0) -> str:
    """Two carbons, a hydroxyl."""
    atoms = "C -20 6 12, C 2 -8 12, O 26 4 11.5, H 40 -8 7, H -36 -5 7, H -32 22 7, H -11 25 7, H -6 -26 7, H 13 -25 7"
    bonds = "0 1 1, 1 2 1, 2 3 1, 0 4 1, 0 5 1, 0 6 1, 1 7 1, 1 8 1"
    return place(x, y, k.molecule(atoms, bonds, 6.5), s, turn)


def acetaldehyde(k: Kit, x: float, y: float, s: float, turn: float = 0) -> str:
    """The hydroxyl has become a double bond: two hydrogens fewer, and poisonous."""
    atoms = "C -16 6 12, C 8 -4 12, O 26 -20 12, H 18 16 7, H -30 -8 7, H -32 18 7, H -10 25 7"
    return place(x, y, k.molecule(atoms, "0 1 1, 1 2 2, 1 3 1, 0 4 1, 0 5 1, 0 6 1", 6.5), s, turn)


def acetate(k: Kit, x: float, y: float, s: float, turn: float = 0) -> str:
    """Two oxygens at one end: harmless, and fuel."""
    atoms = "C -20 0 12, C 6 0 12, O 22 -19 12, O 22 19 12, H -30 -16 7, H -38 4 7, H -27 18 7"
    return place(x, y, k.molecule(atoms, "0 1 1, 1 2 2, 1 3 1, 0 4 1, 0 5 1, 0 6 1", 6.5), s, turn)


def carbon_dioxide(k: Kit, x: float, y: float, s: float, turn: float = 0) -> str:
    """Straight, with two double bonds."""
    return place(x, y, k.molecule("O -21 0 11, C 0 0 11, O 21 0 11", "0 1 2, 1 2 2", 6), s, turn)


def water(k: Kit, x: float, y: float, s: float, turn: float = 0) -> str:
    """Bent."""
    return place(x, y, k.molecule("H -11 9 7, H 11 9 7, O 0 0 11", "0 2 1, 1 2 1", 5), s, turn)


def er(k: Kit, paths: list[str], width: float = 15) -> str:
    """Tubules of the smooth ER, where the liver cell does this work."""
    return k.lift(k.tube(paths, width, PINK), 4, 3.4, 0.35)


# -- seven stages -------------------------------------------------------------------------------------------


def ethanol_arrives(k: Kit) -> str:
    """1 Ethanol: small enough to slip through any membrane."""
    w = k.half
    tubes = [curve([(-w - 10, 44), (-w * 0.5, 34), (-w * 0.05, 50), (w * 0.45, 38), (w + 10, 48)])]
    more = (
        ethanol(k, -98, -20, 0.6, -20) + ethanol(k, 100, -14, 0.72, 24)
        if k.wide
        else ethanol(k, -62, -42, 0.34, -20)
    )
    return er(k, tubes) + k.lift(more, 2, 2, 0.35) + k.lift(ethanol(k, k.pick(0, 2), -10, k.pick(1.3, 1.3)))


def dehydrogenase(k: Kit) -> str:
    """2 Alcohol dehydrogenase: two halves, each with zinc, take two hydrogens off."""
    x = k.pick(-24, -2)
    left = points("-4 -2, -10 -30, -34 -50, -62 -38, -66 -8, -48 8, -34 18, -38 40, -18 52, 2 34", x)
    right = [(2 * x - px, -py) for px, py in left]
    c = "#7FA63C"
    body = k.blob(left, c, 11) + k.blob(right, mix(c, "#3F8F6A", 0.5), 11)
    zinc = k.ball(x - 32, -16, 7, ZINC, 2) + k.ball(x + 32, 16, 7, ZINC, 2)
    guest = ethanol(k, x + 44, -30, 0.62, -12) + ethanol(k, x - 48, 32, 0.55, 170)
    side = ethanol(k, 104, -32, 0.62, 8) + acetaldehyde(k, 102, 32, 0.72) if k.wide else ""
    hydrogens = "".join(
        k.ball(px, py, 5, HYDROGEN)
        for px, py in ([(66, 6), (78, -4), (-118, -32), (-126, -18)] if k.wide else [(70, 44), (60, 50)])
    )
    return k.lift(body) + k.lift(zinc + guest + side + hydrogens, 2, 2, 0.4)


def haem(k: Kit, x: float, y: float, s: float) -> str:
    """The square of four rings around an iron."""
    rings = "".join(
        f'<path d="{line([polar(x + dx * s, y + dy * s, 6.4 * s, t + 72 * i) for i in range(5)], True)}" fill="#F6C39A" stroke="#7A2A1E" stroke-width="2" stroke-linejoin="round"/>'
        for dx, dy, t in ((-9, -9, 45), (9, -9, 135), (9, 9, 225), (-9, 9, 315))
    )
    frame = f'<path d="{line([(x - 9 * s, y - 9 * s), (x + 9 * s, y - 9 * s), (x + 9 * s, y + 9 * s), (x - 9 * s, y + 9 * s)], True)}" fill="none" stroke="#7A2A1E" stroke-width="{2.4 * s:.1f}"/>'
    return frame + rings + k.ball(x, y, 6 * s, "#C8502E", 1.8)


def cytochrome(k: Kit) -> str:
    """3 Cytochrome P450 stands on the membrane of the smooth ER; iron in its heart handles the oxygen."""
    x = k.pick(-20, 0)
    sheet = k.membrane(32, 22, bend=-5, outer="#F0A0C0", inner="#D96A98")
    anchor = k.tube(f"M{x - 22} 18V52", 9, "#8F4FA8")
    body = k.blob(
        points("-44 20, -52 -8, -40 -36, -14 -51, 18 -48, 42 -30, 48 -2, 34 20, 4 28, -22 28", x),
        "#B06AC8",
        12,
    )
    core = place(
        x,
        -10,
        '<rect x="-23" y="-23" width="46" height="46" rx="13" fill="#4A2070" fill-opacity=".62" stroke="#3A1858" stroke-width="2"/>'
        + haem(k, 0, 0, 1.3),
        1,
        14,
    )
    partner = (
        k.lift(
            k.tube(f"M{x + 74} 22V48", 8, "#E0A03A") + k.egg(x + 74, 10, 23, 20, "#E0A03A", bumps=6),
            3,
            3,
            0.35,
        )
        if k.wide
        else ""
    )
    guests = (
        ethanol(k, -106, -20, 0.66, -10)
        + ethanol(k, 108, -34, 0.55, 18)
        + k.ball(54, -46, 7, OXYGEN)
        + k.ball(65, -41, 7, OXYGEN)
        if k.wide
        else ethanol(k, 62, -42, 0.36, 10)
    )
    return sheet + partner + k.lift(anchor + body + core) + k.lift(guests, 2, 2, 0.4)


def poison(k: Kit) -> str:
    """4 Acetaldehyde: the poison between, which makes the headache."""
    x = k.pick(0, 0)
    points = []
    n = 26 if k.wide else 20
    rx, ry = k.pick(94, 72), 55
    for i in range(n):
        f = 1 if i % 2 == 0 else 0.74
        a = 2 * math.pi * i / n - math.pi / 2
        points.append((x + rx * f * math.cos(a), ry * f * math.sin(a)))
    star = f'<path d="{line(points, True)}" fill="{k.lit("#FFD24A")}" stroke="#A8560C" stroke-width="3" stroke-linejoin="round"/>'
    inner = f'<path d="{line([(x + (px - x) * 0.8, py * 0.8) for px, py in points], True)}" fill="#FFF0B0" fill-opacity=".75"/>'
    side = (
        k.lift(acetaldehyde(k, -112, 20, 0.55, -16) + acetaldehyde(k, 114, -22, 0.6, 22), 2, 2, 0.35)
        if k.wide
        else ""
    )
    return k.lift(star + inner, 4, 4, 0.35) + side + k.lift(acetaldehyde(k, x + 2, 1, k.pick(1.32, 1.22)))


def mitochondrion(k: Kit, x: float, y: float, half: float, high: float) -> str:
    """As on the board: outer skin, folded inner membrane."""
    count = max(3, int((half * 2 - 40) / 30))
    folds = []
    for i in range(count):
        px = -half + 32 + i * (2 * half - 64) / (count - 1)
        top, end = (-high + 12, high * 0.36) if i % 2 == 0 else (high - 12, -high * 0.36)
        folds.append(f"M{px:.0f} {top:.0f}Q{px + 6:.0f} {(top + end) / 2:.0f} {px:.0f} {end:.0f}")
    d = "".join(folds)
    return place(
        x,
        y,
        f'<rect x="{-half}" y="{-high}" width="{2 * half}" height="{2 * high}" rx="{high}" fill="{k.lit("#F08A5F")}" stroke="#86291F" stroke-width="3.4"/>'
        f'<rect x="{-half + 7}" y="{-high + 7}" width="{2 * half - 14}" height="{2 * high - 14}" rx="{high - 7}" fill="#A93440" stroke="#FFD9BE" stroke-width="2.2"/>'
        f'<path d="{d}" fill="none" stroke="#FFDCC4" stroke-width="10.5" stroke-linecap="round"/><path d="{d}" fill="none" stroke="#F08A62" stroke-width="6.6" stroke-linecap="round"/>'
        f'<path d="M{-half + high * 0.6:.0f} {-high + 5}Q0 {-high - 1} {half - high * 0.7:.0f} {-high + 5}" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-opacity=".75"/>',
    )


def in_the_mitochondrion(k: Kit) -> str:
    """5 Aldehyde dehydrogenase: four parts, at work inside the mitochondrion."""
    x = k.pick(-6, 0)
    body = mitochondrion(k, x, 2, k.pick(124, 78), 50)
    c = "#6FA8DC"
    ex = k.pick(-16, -2)
    four = "".join(
        k.egg(ex + dx, dy, 18, 15, lighten(c, sh), t, 0.06, 5, 2.6)
        for dx, dy, sh, t in rows("-15 -13 0.2 40, 15 -13 0.05 -40, -15 15 0.0 -40, 15 15 -0.0 40")
    )
    guests = (
        acetaldehyde(k, -76, 4, 0.66, 0) + acetate(k, 56, 4, 0.7, 0)
        if k.wide
        else acetaldehyde(k, -48, 2, 0.46) + acetate(k, 46, 2, 0.48)
    )
    return k.lift(body, 4, 4) + k.lift(four, 3, 2.6, 0.5) + k.lift(guests, 2, 2, 0.45)


def harmless(k: Kit) -> str:
    """6 Acetate: two oxygens at one end, the stuff of vinegar, and fuel."""
    x = k.pick(0, 0)
    rings = "".join(
        f'<circle cx="{x}" cy="0" r="{r}" fill="none" stroke="#fff" stroke-opacity="{o}" stroke-width="{w}"/>'
        for r, o, w in ((52, 0.75, 4), (43, 0.4, 9))
    )
    disc = f'<circle cx="{x}" cy="0" r="50" fill="{k.lit("#8FD8B0")}" fill-opacity=".85"/>'
    tubes = (
        [
            curve([(-k.half - 10, 30), (-112, 44), (-86, 22), (-56, 34)]),
            curve([(56, -30), (90, -40), (112, -20), (k.half + 10, -34)]),
        ]
        if k.wide
        else []
    )
    side = (
        k.lift(acetate(k, -104, -24, 0.66, -14) + acetate(k, 104, 28, 0.66, 12), 2, 2, 0.35) if k.wide else ""
    )
    return (
        (er(k, tubes, 13) if tubes else "")
        + disc
        + rings
        + side
        + k.lift(acetate(k, x + 4, 0, k.pick(1.28, 1.24)))
    )


def burnt(k: Kit) -> str:
    """7 Carbon dioxide and water leave; the liver has done its work."""
    s = k.pick(1.02, 0.94)
    x, y = k.pick(-54, -4), 4
    outline = "-78 -14, -66 -40, -34 -50, 6 -44, 44 -42, 78 -34, 84 -22, 58 -8, 30 8, 6 16, -14 34, -40 50, -64 44, -78 20"
    liver = points(outline, x, y, s)
    cut = curve([(x - 4 * s, y - 44 * s), (x - 10 * s, y - 14 * s), (x - 6 * s, y + 20 * s)])
    body = (
        k.blob(liver, LIVER, 5)
        + f'<path d="{cut}" fill="none" stroke="{darken(LIVER, 0.45)}" stroke-width="3" stroke-linecap="round"/>'
    )
    gall = k.egg(x + 8 * s, y + 22 * s, 8, 12, "#7CA63A", 20, bumps=1, edge=2.4)
    if k.wide:
        out = (
            carbon_dioxide(k, 66, -34, 0.92, -18)
            + carbon_dioxide(k, 104, 6, 1.05, 14)
            + water(k, 50, 16, 1.0, 10)
            + water(k, 114, -38, 0.95, -16)
            + water(k, 78, 40, 1.05, 20)
            + water(k, 124, 42, 0.75)
        )
    else:
        out = carbon_dioxide(k, 46, 40, 0.82, -12) + water(k, 64, 8, 0.82, 10) + water(k, 12, 48, 0.62, -10)
    return k.lift(gall + body, 4, 4) + k.lift(out, 2, 2, 0.4)


MOTIFS = {
    "AD1": ethanol_arrives,
    "AD2": dehydrogenase,
    "AD3": cytochrome,
    "AD4": poison,
    "AD5": in_the_mitochondrion,
    "AD6": harmless,
    "AD7": burnt,
    "MM1": messenger,
    "MM2": lipids,
    "MM3": proteins,
    "MM4": carbohydrates,
}
