"""The pictures of the cards: one for each kind, around the origin in a window of 160 x 72, and their frames."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.cellulose.kit import DROP, leaf, shine, soft
from art.house.vector import corners, darken, diagonal, lighten, rows, svg, vertical

HAND, ROW = (154.0, 172.0), (138.0, 92.0)
PAD = 12.0
BAND = 34.0


def _oval(
    x: float, y: float, rx: float, ry: float, fill: str, edge: str, width: float = 2.6, turn: float = 0
) -> str:
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{width}" transform="rotate({turn} {x} {y})"/>'
    )


def _sugar(x: float, y: float, r: float, fill: str = "#2FB08C") -> str:
    return (
        f'<polygon points="{corners(x, y, r, 6)}" fill="{fill}" stroke="{darken(fill, 0.5)}" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
    )


def _drop(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({size}) translate(-50 -55)"><path d="{DROP}" fill="#3F8FF0" stroke="#0E3C86" stroke-width="6"/>'
        '<path d="M30 66Q31 52 41 42" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/></g>'
    )


def _bilayer(y: float, height: float = 20) -> str:
    places = [-74 + i * 148 / 14 for i in range(15)]
    heads = "".join(
        f'<circle cx="{x:.1f}" cy="{at}" r="4.6" fill="#8CC152" stroke="#3E6B1E" stroke-width="1.2"/>'
        for x in places
        for at in (y, y + height)
    )
    tails = "".join(f"M{x:.1f} {y + 4}V{y + height - 4}" for x in places)
    return (
        f'<rect x="-78" y="{y}" width="156" height="{height}" fill="#F2EFC8"/>'
        f'<path d="{tails}" stroke="#C9B96A" stroke-width="2"/>{heads}'
    )


def _blob(d: str, colour: str, light: float = 0.3) -> str:
    return (
        f'<path d="{d}" fill="{lighten(colour, light)}" stroke="{darken(colour, 0.42)}" stroke-width="4" '
        'stroke-linejoin="round"/>'
    )


def _ligand(turn: float = -90) -> str:
    return (
        f'<polygon points="{corners(0, -24, 11, 5, turn)}" fill="#D668C8" stroke="#5E1456" stroke-width="2.6" '
        'stroke-linejoin="round"/>'
    )


# -- one picture each --------------------------------------------------------------------------------------
def _starch(colour: str, more: int) -> str:
    grains = rows("-44 6 26 20 -14, 2 -6 30 23 8, 46 8 25 19 -8, -20 22 14 10 0, 26 24 13 9 10")
    return "".join(
        _oval(x, y, rx, ry, "#FFE9B8", "#8A5A12", 3, turn)
        + _oval(x - rx * 0.12, y, rx * 0.72, ry * 0.7, "none", "#D49B3C", 2.4, turn)
        + _oval(x - rx * 0.22, y, rx * 0.44, ry * 0.42, "none", "#D49B3C", 2.2, turn)
        + _oval(x - rx * 0.3, y, rx * 0.16, ry * 0.16, "#C07F1E", "#8A5A12", 1.4, turn)
        for x, y, rx, ry, turn in grains[: 3 + more]
    )


def _psv(colour: str, more: int) -> str:
    balls = ((-28, 2), (-8, -8), (12, 4), (-12, 14), (30, -6), (28, 14))
    return (
        _oval(0, 0, 52, 30, lighten(colour, 0.72), darken(colour, 0.3), 4)
        + shine("M-38 -10Q-26 -22 -6 -24", 5)
        + "".join(
            f'<g transform="translate({x} {y})"><circle r="9" fill="#E25353" stroke="#7D1418" stroke-width="2.4"/><circle cx="-3" cy="-3" r="2.6" fill="#fff" opacity=".8"/></g>'
            for x, y in balls[: 4 + more]
        )
    )


def _rubisco(colour: str, more: int) -> str:
    ring = "".join(
        f'<circle cx="{22 * math.cos(math.radians(i * 45 + 22)):.1f}" cy="{20 * math.sin(math.radians(i * 45 + 22)):.1f}" r="12" '
        f'fill="{lighten(colour, 0.2 if i % 2 else 0.45)}" stroke="{darken(colour, 0.4)}" stroke-width="2.6"/>'
        for i in range(8)
    )
    gas = (
        '<g transform="translate(-62 0)"><circle cx="-11" r="7" fill="#E4735F" stroke="#6E1F17" stroke-width="2"/>'
        '<circle cx="11" r="7" fill="#E4735F" stroke="#6E1F17" stroke-width="2"/><circle r="9" fill="#5C6878" stroke="#1B222C" stroke-width="2"/></g>'
    )
    way = '<path d="M-44 -14Q-38 -22 -30 -24M34 -22Q44 -20 50 -14" fill="none" stroke="#8A4B00" stroke-width="3" stroke-linecap="round"/>'
    core = f'<circle r="9" fill="#FFF3D8" stroke="{darken(colour, 0.4)}" stroke-width="2.6"/>'
    return ring + core + gas + _sugar(60, 0, 13) + way


def _cellulose_synthase(colour: str, more: int) -> str:
    columns = (-26, 0, 26)
    return (
        _bilayer(8)
        + "".join(
            _blob(f"M{x - 12} 38V-2Q{x - 12} -12 {x} -12Q{x + 12} -12 {x + 12} -2V38Z", colour, 0.25)
            for x in columns
        )
        + "".join(_sugar(x, -18 - i * 13, 7, ("#2FB08C", "#5CC79F")[i]) for x in columns for i in range(2))
        + "".join(shine(f"M{x - 7} 2V24", 3) for x in columns)
    )


def _gh3_synthetase(colour: str, more: int) -> str:
    return (
        _blob("M-58 6C-62 -28 -26 -36 -8 -24L-16 -6L2 4L-6 24C-26 36 -56 30 -58 6Z", colour)
        + shine("M-48 -2C-46 -18 -34 -25 -22 -26", 4.5)
        + f'<g transform="translate(14 -4) scale(.36) translate(-50 -52)"><polygon points="{corners(50, 52, 42, 5)}" fill="#D668C8" stroke="#5E1456" stroke-width="7" stroke-linejoin="round"/></g>'
        '<path d="M52 34V2" stroke="#2E7D32" stroke-width="6" stroke-linecap="round"/><path d="M52 14C36 14 32 2 32 -6C46 -6 52 4 52 14ZM52 6C68 6 74 -8 74 -20C60 -20 52 -8 52 6Z" fill="#6CC24A" stroke="#1F5A1C" stroke-width="3" stroke-linejoin="round"/>'
    )


def _vpe(colour: str, more: int) -> str:
    return (
        _oval(18, 2, 52, 30, "#CFE8FF", "#2C64A8", 4)
        + shine("M-20 -10Q-8 -22 12 -24", 5)
        + _drop(18, 4, 0.3)
        + _drop(40, -4, 0.26)
        + _drop(44, 16, 0.22)
        + _blob("M-66 4C-68 -20 -46 -28 -30 -20L-38 -4L-22 6L-30 20C-44 28 -64 22 -66 4Z", colour)
        + shine("M-58 -2C-56 -12 -48 -17 -40 -18", 3.6)
    )


def _dna_polymerase(colour: str, more: int) -> str:
    upper = [(-76 + i * 152 / 34, 15 * math.sin(i * 0.42)) for i in range(35)]
    lower = [(x, -y) for x, y in upper]
    bases = ("#E8A13A", "#4FA83D", "#C23FB4", "#3F8FF0")
    rungs = "".join(
        f'<path d="M{upper[i][0]:.0f} {upper[i][1]:.1f}V{lower[i][1]:.1f}" stroke="{bases[i // 2 % 4]}" stroke-width="3.4"/>'
        for i in range(1, 34, 2)
    )
    strands = "".join(
        '<path d="M'
        + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        + f'" fill="none" stroke="{edge}" stroke-width="5" stroke-linecap="round"/>'
        for points, edge in ((upper, "#7B4A12"), (lower, "#A8692A"))
    )
    body = f'<path d="M-30 -24Q0 -40 30 -24Q40 0 28 22Q0 36 -28 22Q-40 0 -30 -24Z" fill="{lighten(colour, 0.3)}" fill-opacity=".86" stroke="{darken(colour, 0.42)}" stroke-width="4"/>'
    return rungs + strands + body + shine("M-24 -8Q-20 -20 -4 -25", 4.5)


def _lipase(colour: str, more: int) -> str:
    oil = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#F6DF5A" stroke="#8A7410" stroke-width="2.6"/><circle cx="{x - r * 0.35:.1f}" cy="{y - r * 0.35:.1f}" r="{r * 0.28:.1f}" fill="#fff" opacity=".85"/>'
        for x, y, r in ((22, -6, 14), (48, 12, 11), (52, -16, 8), (30, 22, 7))
    )
    return (
        _blob("M-52 4C-56 -28 -20 -38 -2 -28L-12 -6L8 4L0 26C-20 38 -50 32 -52 4Z", colour)
        + shine("M-42 -4C-40 -20 -28 -26 -16 -28", 4.5)
        + oil
    )


def _amylase(colour: str, more: int) -> str:
    chain = "".join(
        _sugar(-70 + i * 17, -2 + 8 * math.sin(i * 0.8), 10, ("#FFE0A0", "#F4C56A")[i % 2]) for i in range(4)
    )
    return (
        chain
        + _blob("M-6 -30C26 -38 44 -14 38 12C32 34 0 36 -12 20L6 2L-14 -10Z", colour)
        + shine("M6 -22C20 -24 30 -14 31 -4", 4.5)
        + _sugar(58, -14, 9)
        + _sugar(64, 12, 9)
    )


def _receptor(colour: str, ligand: str, around: str) -> str:
    arms = "M-12 32V-2Q-12 -12 -24 -24M12 32V-2Q12 -12 24 -24"
    return (
        _bilayer(4)
        + "".join(
            f'<path d="{arms}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>'
            for stroke, width in ((darken(colour, 0.45), 16), (lighten(colour, 0.25), 11))
        )
        + ligand
        + around
    )


def _gibberellin_receptor(colour: str, more: int) -> str:
    leaves = (
        f'<g transform="translate(56 -14)">{leaf(0, 18, 0.62, 18, "#6CC24A")}{leaf(0, 18, 0.55, -44)}</g>'
        f'<g transform="translate(-56 -14)">{leaf(0, 16, 0.6, -18, "#6CC24A")}{leaf(0, 16, 0.5, 42)}</g>'
    )
    return _receptor("#3E9B5C", _ligand(), leaves)


def _cytokinin_receptor(colour: str, more: int) -> str:
    drops = _drop(-56, -14, 0.24) + _drop(56, -14, 0.24) + _drop(-40, -24, 0.14) + _drop(40, -24, 0.14)
    return _receptor("#2E7FC0", _ligand(90), drops)


def _aquaporin(colour: str, more: int) -> str:
    channel = "".join(
        f'<path d="M{x} -24Q{x + 14 * s} 4 {x} 34" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>'
        for x, s in ((-22, 1), (22, -1))
        for stroke, width in (("#14506E", 19), ("#52B6DE", 13))
    )
    return _bilayer(-6, 22) + channel + _drop(0, -22, 0.22) + _drop(0, 4, 0.2) + _drop(0, 26, 0.22)


def _seed_embryo(colour: str, more: int) -> str:
    stores = "".join(
        _oval(x, 8, 13, 11, "#CDB8F0", "#4A2A8C")
        + f'<circle cx="{x - 3}" cy="8" r="3.4" fill="#E25353"/><circle cx="{x + 5}" cy="10" r="3" fill="#E25353"/>'
        for x in (-62, 62)
    )
    return (
        '<path d="M0 -34C44 -26 52 18 0 34C-52 18 -44 -26 0 -34Z" fill="#C98F4A" stroke="#5E3A10" stroke-width="4"/>'
        '<path d="M0 -24C30 -18 36 14 0 25C-36 14 -30 -18 0 -24Z" fill="#FFF1CF" stroke="#A9752E" stroke-width="2.4"/>'
        '<path d="M0 22V0M0 6C-14 4 -18 -8 -16 -14C-4 -13 0 -4 0 6ZM0 0C12 -2 17 -10 16 -17C5 -16 0 -9 0 0Z" fill="#6CC24A" stroke="#2E6B1E" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>'
        + stores
    )


def _enzyme_production(colour: str, more: int) -> str:
    ribosomes = "".join(
        _oval(x, y + 4, 15, 10, "#8FA2F0", "#2C3D8C") + _oval(x, y - 7, 10, 7.6, "#B9C6FF", "#2C3D8C")
        for x, y in ((-46, 10), (-12, 12))
    )
    chain = "".join(
        f'<circle cx="{-2 + i * 9}" cy="{2 - 12 * math.sin(i * 0.7):.1f}" r="6" fill="{("#F2A48C", "#CF4F2A")[i % 2]}" stroke="#6E2210" stroke-width="2"/>'
        for i in range(4)
    )
    enzyme = _blob("M-24 2C-27 -20 -4 -28 10 -20L2 -4L18 4L12 20C-4 28 -23 22 -24 2Z", "#CF4F2A")
    return (
        '<path d="M-76 22C-50 10 -30 30 0 20S50 12 76 22" fill="none" stroke="#7B4A12" stroke-width="4"/>'
        f'{ribosomes}{chain}<g transform="translate(54 -2) scale(.62)">{enzyme}</g>'
    )


PICTURES: dict[str, tuple[Callable[[str, int], str], int]] = {
    **{f"starch_{n}": (_starch, n - 1) for n in (1, 2, 3)},
    **{f"psv_{n}": (_psv, n - 3) for n in (3, 4, 5)},
    "rubisco": (_rubisco, 0),
    "cellulose_synthase": (_cellulose_synthase, 0),
    "gh3_synthetase": (_gh3_synthetase, 0),
    "vpe": (_vpe, 0),
    "dna_polymerase": (_dna_polymerase, 0),
    "lipase": (_lipase, 0),
    "amylase": (_amylase, 0),
    "gibberellin_receptor": (_gibberellin_receptor, 0),
    "cytokinin_receptor": (_cytokinin_receptor, 0),
    "aquaporin": (_aquaporin, 0),
    "seed_embryo": (_seed_embryo, 0),
    "enzyme_production": (_enzyme_production, 0),
}
"""By card: how it is drawn, and how much of it."""


def frame(
    card: str, colour: str, size: tuple[float, float], window: tuple[float, float, float, float]
) -> str:
    """A whole card but for its words: paper, coloured head, the picture in its window, room for its shadow."""
    (w, h), (wx, wy, ww, wh) = size, window
    draw, more = PICTURES[card]
    box = f'x="{PAD}" y="{PAD}" width="{w}" height="{h}" rx="12"'
    pane = f'x="{PAD + wx}" y="{PAD + wy}" width="{ww}" height="{wh}" rx="8"'
    defs = (
        f"{vertical('p', (0, '#FFFDF4'), (1, '#F1EBD4'))}{diagonal('b', (0, lighten(colour, 0.2)), (1, darken(colour, 0.2)))}"
        f'<radialGradient id="a" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="{lighten(colour, 0.9)}"/><stop offset="1" stop-color="{lighten(colour, 0.5)}"/></radialGradient>'
        f'{soft("s", 4, 4, 0.5)}<clipPath id="c"><rect {box}/></clipPath><clipPath id="w"><rect {pane}/></clipPath>'
    )
    body = (
        f'<rect {box} fill="url(#p)" filter="url(#s)"/><g clip-path="url(#c)"><rect x="{PAD}" y="{PAD}" width="{w}" height="{BAND}" fill="url(#b)"/>'
        f'<rect x="{PAD}" y="{PAD}" width="{w}" height="2.5" fill="#fff" opacity=".35"/></g>'
        f'<rect {pane} fill="url(#a)" stroke="{lighten(colour, 0.25)}" stroke-width="1.5"/>'
        f'<g clip-path="url(#w)"><g transform="translate({PAD + wx + ww / 2} {PAD + wy + wh / 2}) scale({min(ww / 160, wh / 68):.3f})">{draw(colour, more)}</g></g>'
        f'<rect x="{PAD + 0.8}" y="{PAD + 0.8}" width="{w - 1.6}" height="{h - 1.6}" rx="11.5" fill="none" stroke="{darken(colour, 0.3)}" stroke-width="1.6"/>'
    )
    return svg(w + 2 * PAD, h + 2 * PAD, f"<defs>{defs}</defs>{body}")


def hand(card: str, colour: str, two: bool) -> str:
    """As it lies in a hand; ``two``: its words need two bars."""
    return frame(card, colour, HAND, (7, BAND + 5, HAND[0] - 14, 50 if two else 76))


def row(card: str, colour: str) -> str:
    """As it lies in the row."""
    return frame(card, colour, ROW, (5, BAND + 5, 56, ROW[1] - BAND - 10))
