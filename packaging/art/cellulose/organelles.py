"""The organelles of the plant cell; each gives its gradients and its drawing, placed by the layout."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from art.house.vector import Point, corners, line, stops, tubes, vertical

Spaces = dict[str, list[float]]
Drawn = tuple[str, str]


def hexagon_at(x: float, y: float, r: float) -> str:
    """The corners of a hexagon."""
    return corners(x, y, r, 6)


def _extent(spaces: Spaces, area: str) -> tuple[float, float, float]:
    """From the left of an area's first space to the right of its last, and the middle of its large one."""
    own = [box for name, box in spaces.items() if name.startswith(f"{area}.")]
    return min(b[0] for b in own), max(b[0] + b[2] for b in own), own[-1][1] + own[-1][3] / 2


def _radial(name: str, *pairs: tuple[float, str], at: str = 'cx=".5" cy=".5" r=".6"') -> str:
    return f'<radialGradient id="{name}" {at}>{stops(*pairs)}</radialGradient>'


LIT = 'cx=".36" cy=".30" r=".85"'


def xylem(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """The vessel that carries water up, empty, and its pipe to the space."""
    at = layout["xylem"]
    x, top, width = at["x"], at["top"], at["width"]
    tall = 8 * at["step"]
    bx, by, bw, bh = spaces["xylem.1"]
    ex, ey = bx + bw / 2, by + bh / 2
    pipe = f"M{x} {top + 10}V{ey + 34}Q{x} {ey} {x + 36} {ey}H{ex - 30}"
    strokes = "".join(
        f'<path d="{pipe}" fill="none" stroke="{colour}" stroke-width="{w}" stroke-linejoin="round"{more}/>'
        for colour, w, more in (
            ("#3C5E50", 36, ""),
            ("#D5E8DF", 30, ""),
            ("#fff", 6, ' opacity=".6" transform="translate(-6 -7)"'),
        )
    )
    glass = '<linearGradient id="xy" x1="0" y1="0" x2="1" y2="0">' + stops(
        (0, "#8FA8A0"), (0.3, "#F2FBF4"), (0.7, "#D5E8DF"), (1, "#7F9A92")
    )
    rings = "".join(
        f'<path d="M{x - width / 2} {top + i * at["step"]}q{width / 2} 8 {width} 0" fill="none" stroke="#4A6E60" stroke-width="3" opacity=".55"/>'
        for i in range(1, 8)
    )
    body = (
        f'<g filter="url(#sh)">{strokes}</g><g filter="url(#sh)"><rect x="{x - width / 2 - 3}" y="{top - 6}" width="{width + 6}" height="{tall + 20}" rx="14" fill="#3C5E50"/>'
        f'<rect x="{x - width / 2}" y="{top - 3}" width="{width}" height="{tall + 14}" rx="12" fill="url(#xy)"/></g>{rings}'
    )
    return f"{glass}</linearGradient>", body


def stomata(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """Two guard cells around a pore."""
    left, right, y = _extent(spaces, "stomata")
    x, rx, ry = (left + right) / 2, 101, 76
    defs = vertical("gu", (0, "#B7E07A"), (0.5, "#6FB248"), (1, "#3C7A30")) + _radial(
        "po", (0, "#D8F3FF"), (1, "#7FB9C8")
    )
    grains = "".join(
        f'<ellipse cx="{x + dx}" cy="{y + dy}" rx="7" ry="5" fill="#2F6E2A" opacity=".75"/>'
        for dx, dy in ((-62, 44), (-30, 58), (4, 64), (38, 57), (66, 43), (-84, -26), (84, -24))
    )
    return defs, (
        f'<g filter="url(#sh)"><ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#gu)" stroke="#2B5A22" stroke-width="4"/>'
        f'<path d="M{x - rx + 10} {y}Q{x} {y - 88} {x + rx - 10} {y}Q{x} {y + 88} {x - rx + 10} {y}Z" fill="url(#po)" stroke="#2B5A22" stroke-width="3.4"/></g>'
        f'<path d="M{x - rx} {y}H{x - rx + 12}M{x + rx} {y}H{x + rx - 12}" stroke="#2B5A22" stroke-width="4"/>'
        f'<path d="M{x - 84} {y - 40}Q{x} {y - 82} {x + 70} {y - 50}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>{grains}'
    )


def chloroplast(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """A lens with stacks of thylakoids."""
    left, right, y = _extent(spaces, "chloroplast")
    x, y = (left + right) / 2, y + 2
    defs = vertical("ch", (0, "#8FD45C"), (0.5, "#3F9A3C"), (1, "#1E6430")) + vertical(
        "ci", (0, "#D6F2A4"), (1, "#86C65C")
    )
    stacks = "".join(
        f'<rect x="{x + dx - 12}" y="{y - n * 5.5 + j * 11}" width="24" height="8" rx="4" fill="{("#2F8A3A", "#3FA348")[j % 2]}" stroke="#14502A" stroke-width="1.4"/>'
        for dx, n in ((-80, 4), (-54, 7), (-28, 8), (0, 8), (28, 8), (54, 7), (80, 4))
        for j in range(n)
    )
    return defs, (
        f'<g filter="url(#sh)"><ellipse cx="{x}" cy="{y}" rx="105" ry="76" fill="url(#ch)" stroke="#124826" stroke-width="4"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="94" ry="65" fill="url(#ci)" stroke="#E8FFC8" stroke-width="2.2"/></g>{stacks}'
        f'<path d="M{x - 86} {y - 46}Q{x} {y - 84} {x + 74} {y - 52}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>'
    )


def mitochondrion(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """A capsule with its folds."""
    left, right, y = _extent(spaces, "mitochondria")
    left, right, y, half = left - 14, min(right + 14, 1233), y + 2, 57
    defs = vertical("mo", (0, "#FFC9A8"), (0.45, "#F07F55"), (1, "#B8402F")) + vertical(
        "mi", (0, "#C8493B"), (1, "#8E2733")
    )
    folds = ""
    for i in range(8):
        x = left + 34 + i * (right - left - 68) / 7
        start, end = (y - half + 13, y + half * 0.4) if i % 2 == 0 else (y + half - 13, y - half * 0.4)
        folds += f"M{x:.0f} {start:.0f}Q{x + 7:.0f} {(start + end) / 2:.0f} {x:.0f} {end:.0f}"
    width = right - left
    return defs, (
        f'<g filter="url(#sh)"><rect x="{left}" y="{y - half}" width="{width}" height="{2 * half}" rx="{half}" fill="url(#mo)" stroke="#86291F" stroke-width="4"/>'
        f'<rect x="{left + 9}" y="{y - half + 9}" width="{width - 18}" height="{2 * half - 18}" rx="{half - 9}" fill="url(#mi)" stroke="#FFD9BE" stroke-width="2.5"/>'
        f'<path d="{folds}" fill="none" stroke="#FFDCC4" stroke-width="12" stroke-linecap="round"/><path d="{folds}" fill="none" stroke="#F08A62" stroke-width="7.5" stroke-linecap="round"/></g>'
        f'<path d="M{left + 40} {y - half + 6}Q{(left + right) / 2} {y - half} {right - 44} {y - half + 6}" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".75"/>'
    )


def reticulum(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """The rough ER behind the ribosomes, and small chloroplasts that only live here."""
    folds = [
        f"M{1152 + i * 22} {322 + i * 5}C{1178 + i * 20} {352 + i * 3} {1130 + i * 22} 384 {1160 + i * 20} {418 - i * 4}"
        for i in range(3)
    ]
    small = ((1198, 464, -34, 0.82), (1180, 504, 22, 0.6), (566, 198, 12, 0.72), (782, 206, -14, 0.62))
    grana = "".join(
        f'<rect x="{dx - 4}" y="{-n * 3}" width="8" height="{n * 6}" rx="2.5" fill="#2F8A3A"/>'
        for dx, n in ((-12, 1.8), (-2, 2.4), (8, 2.2), (16, 1.2))
    )
    lenses = "".join(
        f'<g transform="translate({x} {y}) rotate({turn}) scale({size})" filter="url(#ss)"><ellipse rx="26" ry="15" fill="#3F9A3C" stroke="#124826" stroke-width="3"/>'
        f'<ellipse rx="21" ry="10.5" fill="#A6DA74"/>{grana}<path d="M-16 -9Q0 -16 14 -10" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".7"/></g>'
        for x, y, turn, size in small
    )
    return "", f'<g filter="url(#ss)">{tubes(folds, 10, "#9FB0E8")}</g>{lenses}'


def ribosomes(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """Ribosomes along a messenger."""
    left, right, y = _extent(spaces, "ribosome")
    way = f"M{left - 22} {y + 30}C{left + 40} {y + 62} {left + 90} {y - 20} {left + 150} {y + 26}S{right + 10} {y + 50} {right + 34} {y + 8}"
    places = [
        (left + dx, y + dy)
        for dx, dy in ((-14, -28), (-22, 4), (-12, 36), (30, -46), (64, -10), (62, 44), (96, -48))
    ]
    places += [
        (right + dx, y + dy)
        for dx, dy in ((-30, -54), (10, -44), (24, -8), (16, 32), (-70, 56), (44, 14), (42, -32))
    ]
    both = "".join(
        f'<ellipse cx="{px}" cy="{py}" rx="11" ry="8" fill="url(#rb)" stroke="#2C3D8C" stroke-width="1.6"/><ellipse cx="{px}" cy="{py - 8}" rx="7.4" ry="5.4" fill="url(#rb)" stroke="#2C3D8C" stroke-width="1.6"/>'
        for px, py in places
    )
    defs = _radial("rb", (0, "#E6E9FF"), (0.6, "#7C8EE6"), (1, "#3F4FA8"), at='cx=".35" cy=".3" r=".8"')
    return defs, (
        f'<g filter="url(#ss)"><path d="{way}" fill="none" stroke="#6B4A1E" stroke-width="7" opacity=".7"/><path d="{way}" fill="none" stroke="#E8C27A" stroke-width="3.6"/>{both}</g>'
    )


def cytoplasm(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """Hormones drift in a rosy light."""
    left, right, y = _extent(spaces, "cytoplasm")
    defs = (
        '<radialGradient id="hg"><stop offset="0" stop-color="#F6C8F0" stop-opacity=".85"/><stop offset=".6" stop-color="#E79BDD" stop-opacity=".4"/>'
        '<stop offset="1" stop-color="#E79BDD" stop-opacity="0"/></radialGradient>'
    )
    drifting = (
        (left - 12, -26, 9), (left - 18, 16, 7), (left + 20, -44, 7), (left + 60, -36, 9), (left + 62, 32, 8), (right - 52, -52, 8),
        (right + 12, -36, 9), (right + 20, -2, 7), (right - 80, 50, 7), (right + 6, 30, 8), (left + 2, 42, 6),
    )  # fmt: skip
    hormones = "".join(
        f'<polygon points="{corners(x, y + dy, r, 5, -90 + i * 23)}" fill="#D668C8" stroke="#6E1F64" stroke-width="2.2" stroke-linejoin="round"/>'
        f'<circle cx="{x - r * 0.3:.1f}" cy="{y + dy - r * 0.3:.1f}" r="{r * 0.24:.1f}" fill="#fff" opacity=".8"/>'
        for i, (x, dy, r) in enumerate(drifting)
    )
    return defs, (
        f'<ellipse cx="{(left + right) / 2}" cy="{y}" rx="{(right - left) / 2 + 46}" ry="66" fill="url(#hg)"/><g filter="url(#ss)">{hormones}</g>'
    )


def nucleus(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """A ball with pores and chromatin."""
    bx, by, bw, bh = spaces["nucleus.1"]
    x, y = bx + bw / 2, by + bh / 2
    outline = line(
        [
            (x + (64 + 2 * math.sin(3 * t + 1)) * math.cos(t), y + (62 + 2 * math.sin(2 * t)) * math.sin(t))
            for t in (i * math.pi / 60 for i in range(120))
        ],
        True,
    )
    threads = ""
    for turn in (i * 0.7 for i in range(9)):
        threads += f'<path d="M{x + 44 * math.cos(turn):.0f} {y + 40 * math.sin(turn):.0f}'
        threads += "".join(
            f"q{chance.uniform(-18, 18):.0f} {chance.uniform(-18, 18):.0f} {chance.uniform(-16, 16):.0f} {chance.uniform(-16, 16):.0f}"
            for _ in range(3)
        )
        threads += '"/>'
    pores = "".join(
        f'<g transform="translate({x + 64 * math.cos(math.radians(a)):.1f} {y + 62 * math.sin(math.radians(a)):.1f}) rotate({a})"><rect x="-6" y="-5" width="12" height="10" rx="4.5" fill="#F3C6FF" stroke="#55308F" stroke-width="2"/></g>'
        for a in range(20, 380, 45)
    )
    defs = _radial("nu", (0, "#EADCFF"), (0.42, "#BC9CEC"), (0.8, "#8660CC"), (1, "#6140A6"), at=LIT)
    return f'{defs}<clipPath id="nc"><path d="{outline}"/></clipPath>', (
        f'<g filter="url(#sh)"><path d="{outline}" fill="url(#nu)" stroke="#4A2A8C" stroke-width="4.4"/></g><g clip-path="url(#nc)">'
        f'<g fill="none" stroke="#5A2FA0" stroke-width="6" stroke-linecap="round" opacity=".28">{threads}</g><g fill="none" stroke="#F0E4FF" stroke-width="2.2" stroke-linecap="round" opacity=".5">{threads}</g>'
        f'<path d="{outline}" fill="none" stroke="#2B1266" stroke-width="18" opacity=".3" filter="url(#b6)" transform="translate(-7 -8)"/></g>{pores}'
    )


def vacuole(layout: dict[str, Any], spaces: Spaces, chance: random.Random) -> Drawn:
    """The great bubble of water, with the steps of its reward track joined by a stream."""
    vx, vy, vw, vh = layout["regions"]["vacuole"]
    cx, cy = vx + vw / 2, vy + vh / 2
    points: list[Point] = []
    for t in (i * math.pi / 120 for i in range(240)):
        swell, c, s = 1 + 0.012 * math.sin(3 * t + 1) + 0.01 * math.sin(5 * t), math.cos(t), math.sin(t)
        points.append(
            (
                cx + vw / 2 * swell * math.copysign(abs(c) ** (2 / 3.1), c),
                cy + vh / 2 * swell * math.copysign(abs(s) ** (2 / 3.1), s),
            )
        )
    outline = line(points, True)
    bubbles = "".join(
        f'<circle cx="{chance.uniform(vx + 16, vx + vw - 16):.0f}" cy="{chance.uniform(vy + 30, vy + vh - 10):.0f}" r="{chance.choice([3, 4, 6, 9])}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5"/>'
        for _ in range(20)
    )
    at = layout["rewards"]
    steps = [(at["left"] + at["size"] / 2 + i * at["pitch"], at["top"] + at["size"] / 2) for i in range(6)]
    stream = "".join(
        f'<path d="{line(steps)}" stroke="{colour}" stroke-width="{width}" opacity="{opacity}" stroke-linecap="round"/>'
        for colour, width, opacity in (("#1E5C96", 9, 0.5), ("#D8F1FF", 4.5, 1))
    )
    pads = "".join(
        f'<circle cx="{x}" cy="{y}" r="18" fill="url(#pad)" stroke="#8A5A10" stroke-width="2.6" filter="url(#ss)"/>'
        if i
        else f'<circle cx="{x}" cy="{y}" r="18" fill="#CDE7F6" stroke="#3A6E9A" stroke-width="2.4" stroke-dasharray="5 4"/>'
        for i, (x, y) in enumerate(steps)
    )
    defs = (
        vertical("va", (0, "#EAF8FF"), (0.5, "#A9DBF4"), (1, "#5FA9DA"))
        + f'<clipPath id="vc"><path d="{outline}"/></clipPath>'
        + _radial("pad", (0, "#FFFDF0"), (0.7, "#FFE9A8"), (1, "#E9B84C"), at='cx=".38" cy=".32" r=".8"')
    )
    return defs, (
        f'<g filter="url(#sh)"><path d="{outline}" fill="url(#va)" stroke="#2E72A8" stroke-width="4.4"/></g><g clip-path="url(#vc)">'
        f'<path d="{outline}" fill="none" stroke="#fff" stroke-width="20" opacity=".4" filter="url(#b6)" transform="translate(6 8)"/>'
        f'<path d="M{vx} {cy + 52}q42 -9 85 0t85 0t85 0t85 0V{vy + vh}H{vx}Z" fill="#2E7FC8" opacity=".34"/>{bubbles}</g>'
        f'<path d="{outline}" fill="none" stroke="#E8F8FF" stroke-width="2" opacity=".9"/>{stream}{pads}'
    )


ALL: tuple[Callable[[dict[str, Any], Spaces, random.Random], Drawn], ...] = (
    xylem, stomata, chloroplast, mitochondrion, reticulum, ribosomes, cytoplasm, nucleus, vacuole,
)  # fmt: skip
"""From below to above."""
