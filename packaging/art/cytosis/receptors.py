"""Receptors by their architecture: seven helices, dimers in the membrane, and dimers on DNA."""

from __future__ import annotations

from art.cytosis.hormones import glucagon_helix, gonadotropin, red_cell
from art.cytosis.kit import Kit
from art.cytosis.steroid_receptors import (
    androgen_receptor,
    estrogen_receptor,
    glucocorticoid_receptor,
    mineralocorticoid_receptor,
    progesterone_receptor,
)
from art.cytosis.strokes import (
    ERYTHRO,
    FSH,
    GLUCAGON,
    INSULIN_A,
    INSULIN_B,
    IODINE,
    TSH,
    along,
    curve,
    line,
    place,
    polar,
)
from art.house.vector import darken, lighten, mix, points

TOP, HIGH = 4, 27  # where the membrane lies on the receptor cards


def seven(k: Kit, x: float, colour: str, top: float = TOP, high: float = HIGH) -> str:
    """Seven helices through the membrane, joined by loops: a G-protein-coupled receptor."""
    y0, y1 = top - 7, top + high + 7
    back = [x - 15, x, x + 15]
    front = [x - 23, x - 7.7, x + 7.7, x + 23]
    loops = [
        curve([(a, y), ((a + b) / 2, y + d), (b, y)])
        for a, b, y, d in (
            (back[0], front[0], y1, 7),
            (back[1], front[1], y0, -7),
            (back[2], front[2], y1, 7),
            (back[2], front[3], y0, -7),
        )
    ]
    return (
        k.tube(loops, 3.4, colour, rim=2.4)
        + k.tube([f"M{v} {y0 - 2}V{y1 - 2}" for v in back], 9, darken(colour, 0.2), 0.25)
        + "".join(
            k.tube(f"M{v} {y0 + 2}V{y1 + 1}", 10, lighten(colour, 0.05 * i)) for i, v in enumerate(front)
        )
    )


def g_protein(k: Kit, x: float, y: float) -> str:
    """Three parts below the receptor: the switch that passes the signal on."""
    return (
        k.egg(x + 17, y + 2, 10, 8, "#8C79D8", bumps=2, edge=2.2)
        + k.egg(x + 6, y + 4, 7, 6, "#58B3C9", bumps=1, edge=2)
        + k.egg(x - 9, y, 13, 9.5, "#F2B33E", bumps=3, edge=2.4)
    )


def messengers(k: Kit, spots: tuple[tuple[float, float], ...]) -> str:
    """Cyclic AMP: small rings."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="4" fill="#FFF3C9" stroke="#C27A12" stroke-width="2.4"/>'
        for x, y in spots
    )


def horseshoe(
    k: Kit, x: float, y: float, r: float, colour: str, start: float, end: float, count: int = 8
) -> str:
    """Leucine-rich repeats: a curved stack that grips the hormone like a hand."""
    parts = []
    for i in range(count):
        a = start + (end - start) * i / (count - 1)
        parts.append(
            k.tube(
                line([polar(x, y, r - 7.5, a), polar(x, y, r + 7.5, a)]),
                8.2,
                lighten(colour, 0.04 + 0.2 * (i % 2)),
                rim=3,
            )
        )
    return "".join(parts)


def antibody(k: Kit, x: float, y: float, size: float, turn: float, colour: str = "#3FA7C9") -> str:
    """A Y of two heavy and two light chains."""
    light = lighten(colour, 0.35)
    heavy = k.tube(["M-3.6 26V6L-15 -8", "M3.6 26V6L15 -8"], 6.4, colour)
    return place(x, y, k.tube(["M-13 6L-23 -6", "M13 6L23 -6"], 5.6, light) + heavy, size, turn)


def insulin_small(k: Kit, x: float, y: float, s: float) -> str:
    """Insulin as a small clump of its two colours."""
    a = along([(-9, -2), (-4, -9), (4, -7), (9, -1)], 5)
    b = along([(-11, 4), (-4, 8), (4, 4), (11, 7)], 5)
    return place(
        x,
        y,
        k.tube(["M-3 -5V6", "M5 -5V5"], 2.4, "#FFD23E", rim=1.6)
        + k.beads(a, 4, INSULIN_A)
        + k.beads(b, 4, INSULIN_B),
        s,
    )


# -- in the membrane ----------------------------------------------------------------------------------------


def glucagon_receptor(k: Kit) -> str:
    """Class B: seven helices with a small cap that catches the end of glucagon; the tip dives into the bundle."""
    c, x = "#D9714A", k.pick(-20, 0)
    cap = k.blob(
        points("-12 -18, -34 -12, -44 -28, -36 -46, -18 -50, -8 -42, -20 -34", x),
        "#C75A4E",
        4,
    )
    stalk = k.tube(curve([(x - 26, -14), (x - 30, -6), (x - 23, 2)]), 5, "#C75A4E")
    ligand = k.helix((x + 20, -46), (x - 1, 2), 3.5, 10, 7, GLUCAGON)
    sugars = "".join(
        k.hexagon(*p) for p in (k.rows("112 49 9, 88 45 8, -110 48 8, -88 50 6", "66 49 8, -68 48 7"))
    )
    signal = messengers(
        k, ((34, 46), (48, 51), (60, 44), (-56, 46)) if k.wide else ((36, 45), (46, 53), (-36, 47))
    )
    extra = k.lift(glucagon_helix(k, (116, -30), (58, -44), 3.5, 9, 6.4), 2, 2, 0.3) if k.wide else ""
    return (
        k.membrane(TOP, HIGH)
        + k.lift(g_protein(k, x, 46) + signal + sugars, 2, 2, 0.3)
        + extra
        + k.lift(stalk + cap + ligand + seven(k, x, c))
    )


LOW, THIN = 19, 23  # the membrane lies deeper where the hand above it is large


def _gripping(k: Kit, x: float, side: int, colour: str, beta: str) -> str:
    """Seven helices, and on them a large hand of repeats that grips a hormone of two subunits."""
    cx, cy = x + side * 17, -20
    start, end = (84, 256) if side > 0 else (96, -76)
    hand = horseshoe(k, cx, cy, 27.5, colour, start, end, 9)
    stalk = k.tube(curve([(x + side * 12, 8), (x + side * 6, 12), (x + side * 2, 18)]), 8, colour)
    hormone = place(cx + side * 19, cy - 1, gonadotropin(k, beta), 0.74, side * -34)
    return k.lift(stalk + seven(k, x, colour, LOW, THIN) + hand) + k.lift(hormone, 2, 2, 0.4)


def fsh_receptor(k: Kit) -> str:
    """A large hand of repeats on seven helices grips the hormone."""
    x = k.pick(-22, -14)
    more = (
        k.lift(
            place(98, -22, gonadotropin(k, FSH), 0.66, 24) + place(-108, -30, gonadotropin(k, FSH), 0.5, -20),
            2,
            2,
            0.3,
        )
        if k.wide
        else ""
    )
    signal = messengers(
        k, ((44, 52), (62, 54), (80, 51), (-70, 53), (-88, 51)) if k.wide else ((36, 52), (50, 54), (64, 52))
    )
    return (
        k.membrane(LOW, THIN)
        + k.lift(g_protein(k, x, 49.5) + signal, 2, 2, 0.3)
        + more
        + _gripping(k, x, 1, "#A85AB0", FSH)
    )


def insulin_receptor(k: Kit) -> str:
    """Two equal halves standing as a T; below, two kinases that give each other phosphate."""
    c = "#C9505C"
    x = k.pick(-16, 0)
    s = k.pick(1.12, 1)
    parts = []
    for side in (-1, 1):
        shade = c if side < 0 else mix(c, "#F2A07A", 0.45)
        parts.append(k.tube(f"M{x + side * 9} {TOP - 10}V{TOP + HIGH + 8}", 7.5, darken(shade, 0.1)))
        parts.append(k.egg(x + side * 13, 45, 12, 11, mix(shade, "#7C56D6", 0.5), bumps=4, edge=2.6))
        parts.append(k.egg(x + side * 9, -9, 8, 8.5, shade, bumps=2, edge=2.4))
        parts.append(k.egg(x + side * 10, -25, 9.5, 10, lighten(shade, 0.1), bumps=3, edge=2.4))
        parts.append(
            k.egg(x + side * 40 * s, -24, 12, 10, lighten(shade, 0.22), side * 25, bumps=3, edge=2.4)
        )
        parts.append(
            k.egg(x + side * 24 * s, -35, 13, 10.5, lighten(shade, 0.14), side * 18, bumps=4, edge=2.6)
        )
        parts.append(k.phosphate(x + side * 29, 47, 4.6))
    hormones = insulin_small(k, x - 36 * s, -44, 0.9) + insulin_small(k, x + 36 * s, -44, 0.9)
    free = (
        k.lift(
            insulin_small(k, 106, -34, 1.35)
            + insulin_small(k, 72, -16, 0.85)
            + insulin_small(k, -118, -22, 0.95),
            2,
            2,
            0.3,
        )
        if k.wide
        else ""
    )
    sugar = "".join(
        k.hexagon(*p)
        for p in (k.rows("72 47 9, 98 48 8, 122 46 9, -90 48 8, -116 47 9", "68 48 7.5, -68 48 7.5"))
    )
    return k.membrane(TOP, HIGH) + k.lift(sugar, 2, 2, 0.3) + free + k.lift("".join(parts) + hormones)


def epo_receptor(k: Kit) -> str:
    """A cytokine receptor: two bent arms embrace one bundle of four helices and bring their kinases together."""
    c = "#9A5FB8"
    x = k.pick(-10, 0)
    rods = "".join(
        k.tube(
            f"M{x + dx} {-50 + 2 * (i % 2)}V{-18 + 2 * (i % 2)}", 10, mix(ERYTHRO, "#FF9A7A", 0.4 * (i % 2))
        )
        for i, dx in enumerate((-18, -6, 6, 18))
    )
    loops = k.tube(
        [
            f"M{x - 18} -50Q{x - 12} -60 {x - 6} -48",
            f"M{x - 6} -17Q{x} -8 {x + 6} -18",
            f"M{x + 6} -50Q{x + 12} -60 {x + 18} -48",
        ],
        4,
        ERYTHRO,
    )
    parts = [k.lift(loops + rods, 2, 2, 0.35)]
    arms = []
    for side in (-1, 1):
        shade = c if side < 0 else lighten(c, 0.18)
        arms.append(k.tube(f"M{x + side * 14} {TOP - 4}V{TOP + HIGH + 8}", 8, shade))
        arms.append(k.egg(x + side * 21, -10, 11, 14, shade, side * 22, bumps=4, edge=2.6))
        arms.append(k.egg(x + side * 41, -31, 12, 16, lighten(shade, 0.14), side * -14, bumps=4, edge=2.6))
        arms.append(
            k.egg(x + side * 20, 45, 15, 10.5, "#E0913A" if side < 0 else "#EDB054", bumps=4, edge=2.6)
        )
        arms.append(k.phosphate(x + side * 40, 47, 4.6))
    cells = "".join(
        red_cell(k, *p)
        for p in ([(100, -30, 20, -12), (-110, -28, 17, 10), (122, 48, 9, 0)] if k.wide else [])
    )
    return k.membrane(TOP, HIGH) + k.lift(cells, 2, 2, 0.3) + k.lift("".join(arms)) + "".join(parts)


def tsh_receptor(k: Kit) -> str:
    """Built like the FSH receptor, turned the other way; an antibody may sit on it and switch it on by mistake."""
    x = k.pick(2, 2)
    y_piece = antibody(k, x + k.pick(52, 47), -26, k.pick(1.14, 1.0), 84, "#E8A13A")
    iodine = "".join(
        k.ball(*p, IODINE)
        for p in (
            k.rows("-60 53 5.5, -82 52 5, -104 53 5.5, 64 53 5, 88 52 5.5", "-46 53 5.5, -64 52 5, 60 53 5.5")
        )
    )
    more = k.lift(place(-108, -28, gonadotropin(k, TSH), 0.52, -20), 2, 2, 0.3) if k.wide else ""
    return (
        k.membrane(LOW, THIN)
        + k.lift(g_protein(k, x, 49.5) + iodine, 2, 2, 0.3)
        + more
        + k.lift(y_piece, 2, 2, 0.4)
        + _gripping(k, x, -1, "#3E8F9C", TSH)
    )


MOTIFS = {
    "PR1": glucagon_receptor,
    "PR2": fsh_receptor,
    "PR3": insulin_receptor,
    "PR4": epo_receptor,
    "PR5": tsh_receptor,
    "SR1": progesterone_receptor,
    "SR2": androgen_receptor,
    "SR3": estrogen_receptor,
    "SR4": glucocorticoid_receptor,
    "SR5": mineralocorticoid_receptor,
}
