"""The four substances a cell is built from: a message, fat, protein, sugar."""

from __future__ import annotations

import math
from itertools import pairwise

from art.cytosis.kit import Kit
from art.cytosis.strokes import LIPID, SUGAR, along, curve, line, place, polar
from art.house.vector import Point, darken, mix, points

BASES = ("#F2B84B", "#58B368", "#E5685A", "#4C8FE8")


def comb(k: Kit, points: list[Point], width: float, tooth: float, colour: str, tail: int = 0) -> str:
    """A single strand with its bases; the last ones all alike."""
    spots = along(points, 7.2)
    teeth = []
    for i, (a, b) in enumerate(pairwise(spots)):
        d = math.dist(a, b) or 1
        nx, ny = (b[1] - a[1]) / d, -(b[0] - a[0]) / d
        colour_ = BASES[2] if i >= len(spots) - 1 - tail else BASES[(i * 7 + i // 3) % 4]
        end = (a[0] + nx * tooth, a[1] + ny * tooth)
        teeth.append(
            f'<path d="{line([a, end])}" stroke="{darken(colour_, 0.5)}" stroke-width="5.6" stroke-linecap="round"/><path d="{line([a, end])}" stroke="{colour_}" stroke-width="3.6" stroke-linecap="round"/>'
        )
    return "".join(teeth) + k.tube(curve(points), width, colour)


def messenger(k: Kit) -> str:
    """One strand with a cap, four letters, and a tail of one letter."""
    if k.wide:
        strands = [
            [(-126, 20), (-96, -22), (-60, -4), (-30, 30), (6, 22), (36, -20), (70, -24), (102, 4), (134, 24)]
        ]
    else:
        strands = [
            points(
                "-70 -14, -44 -38, -8 -34, 26 -36, 60 -24, 56 6, 18 10, -22 10, -58 22, -48 46, -8 44, 30 46, 70 40"
            )
        ]
    cap = strands[0][0]
    return k.lift(
        comb(k, strands[0], 8.5, 15 if k.wide else 12, "#39457A", 5) + k.ball(*cap, 9.5, "#FFC93C"), 4, 3
    )


def phospholipid(k: Kit, x: float, y: float, s: float, turn: float) -> str:
    """A head and two tails, one of them with a kink."""
    tails = [
        line(k.zigzag((-3.6, 6), (-4.5, 40), 7, 1.5)),
        line([*k.zigzag((3.8, 6), (4.5, 22), 3, 1.5), *k.zigzag((7, 25), (13, 39), 3, 1.5)]),
    ]
    return place(x, y, k.tube(tails, 3.8, LIPID, rim=2.4) + k.ball(0, 0, 8.4, "#F0883E"), s, turn)


def lipids(k: Kit) -> str:
    """A lipid droplet cut open: fat in the middle, one layer of phospholipids around it, tails inward."""
    x = k.pick(-58, -18)
    y = k.pick(0, 2)
    ring = "".join(phospholipid(k, *polar(x, y, 48, a), 0.8, a + 90) for a in range(0, 360, 24))
    back = f'<circle cx="{x}" cy="{y}" r="45" fill="#FFF3B0"/>'
    core = k.ball(x, y, 19, "#FFC72E", 2.6)

    def drop(px: float, py: float, r: float) -> str:
        d = f"M{px} {py - r * 1.3:.1f}C{px + r * 0.4:.1f} {py - r * 0.6:.1f} {px + r} {py - r * 0.1:.1f} {px + r} {py + r * 0.35:.1f}A{r} {r * 0.9:.1f} 0 0 1 {px - r} {py + r * 0.35:.1f}C{px - r} {py - r * 0.1:.1f} {px - r * 0.4:.1f} {py - r * 0.6:.1f} {px} {py - r * 1.3:.1f}Z"
        return f'<path d="{d}" fill="{k.lit("#FFD43A")}" stroke="#A8780C" stroke-width="2.8"/><ellipse cx="{px - r * 0.36:.1f}" cy="{py:.1f}" rx="{r * 0.2:.1f}" ry="{r * 0.34:.1f}" transform="rotate(18 {px - r * 0.36:.1f} {py:.1f})" fill="#fff" fill-opacity=".8"/>'

    drops = (
        drop(46, -8, 28) + drop(96, 14, 34) + drop(120, -36, 13) + drop(18, 42, 9)
        if k.wide
        else drop(58, 10, 20) + drop(62, -38, 10)
    )
    return k.lift(back + ring + core) + k.lift(drops, 4, 3)


def proteins(k: Kit) -> str:
    """A fold: a sheet of arrows between two helices."""
    s = k.pick(1, 0.86)
    c = "#DF2A2A"
    strands = []
    for i in range(4):
        x = (-27 + 18 * i) * s
        pts = [(x - 5 * s, 36), (x + 2 * s, 12), (x - 2 * s, -10), (x + 5 * s, -30)]
        strands.append(
            k.strand(
                pts if i % 2 == 0 else [(px + 4, -py - 2) for px, py in pts],
                11.5 * s,
                mix(c, "#F2A03A", 0.16 * i),
            )
        )
    lx, rx = k.pick(-92, -60), k.pick(92, 60)
    amp = k.pick(18, 12.5)
    left = k.helix((lx, 44), (lx + 6, -40), 3.5, amp, k.pick(11, 9), "#B3263A")
    right = k.helix((rx, -42), (rx - 4, 42), 3.5, amp, k.pick(11, 9), "#E8606A")
    loops = k.tube(
        [
            curve([(lx + 6, -40), ((lx - 27 * s) / 2, -52), (-22 * s, -42)]),
            curve([(-9 * s, 44), (2, 53), (10 * s, 40)]),
            curve([(-27 * s, 40), ((lx - 27 * s) / 2 + 6, 53), (lx + amp, 44)]),
            curve([(30 * s, 42), ((rx + 30 * s) / 2, 53), (rx - amp * 0.6, 44)]),
            curve([(14 * s, -40), ((rx + 14 * s) / 2, -53), (rx, -44)]),
        ],
        5.5,
        "#F3B8A0",
    )
    return k.lift(loops + left + right + "".join(strands), 4, 3)


def carbohydrates(k: Kit) -> str:
    """Glycogen: a tree of glucose rings that forks again and again."""
    r = k.pick(9.6, 8.6)
    step = r * 1.86
    places: list[tuple[Point, int]] = []
    wires: list[str] = []

    def grow(p: Point, turn: float, length: int, depth: int) -> None:
        here = p
        for i in range(length):
            nxt = polar(*here, step, turn + (8 if i % 2 else -8))
            if abs(nxt[0]) > k.half - r - 2 or abs(nxt[1]) > 58 - r:
                return  # no room left
            wires.append(line([here, nxt]))
            places.append((nxt, depth))
            here = nxt
        if depth < 2:
            for side in (-36, 36):
                grow(here, turn + side, 2, depth + 1)

    centre: Point = (0, 0)
    if k.wide:
        for turn in (0, 180):
            grow(centre, turn, 3, 0)
        for turn in (-90, 90):
            grow(centre, turn + 6, 1, 1)
    else:
        for turn in (-8, 172):
            grow(centre, turn, 2, 1)
        for turn in (-68, 112):
            grow(centre, turn, 1, 1)
    d = "".join(wires)
    return k.lift(
        f'<path d="{d}" stroke="{darken(SUGAR, 0.5)}" stroke-width="4.4" fill="none"/>'
        + "".join(k.hexagon(*p, r, (SUGAR, "#3DB070", "#8CC63F")[depth]) for p, depth in places)
        + k.ball(0, 0, 14, "#D9A24A", 2.8),
        3,
        2.6,
    )
