"""Illustrations for cards, drawn around the origin in a window of about 150 x 66."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.house.glyphs import symbol
from art.house.vector import corners, darken, lighten, svg

WIDTH, HEIGHT = 160, 72


def illustration(kind: str, colour: str, variant: int = 0) -> str:
    """The picture of a card; variants of a kind differ in small ways, so that no two molecules are twins."""
    ground = (
        f'<defs><radialGradient id="a" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="{lighten(colour, 0.86)}"/>'
        f'<stop offset="1" stop-color="{lighten(colour, 0.42)}"/></radialGradient></defs>'
        f'<rect x="-80" y="-36" width="160" height="72" rx="9" fill="url(#a)"/>'
    )
    return svg(WIDTH, HEIGHT, ground + _DRAW[kind](colour, variant), (-80, -36))


def _peptide(c: str, variant: int) -> str:
    """A chain of amino acids, folded its own way."""
    shades = (lighten(c, 0.5), c, lighten(c, 0.25))
    pace, count = 0.75 + 0.12 * variant, 9 + variant % 3
    parts = []
    for i in range(count):
        x, y = -7 * (count - 1) + i * 14, 17 * math.sin(i * pace + variant)
        parts.append(
            f'<circle cx="{x}" cy="{y:.1f}" r="10.5" fill="{shades[i % 3]}" stroke="{darken(c, 0.4)}" stroke-width="2.2"/>'
            f'<circle cx="{x - 3}" cy="{y - 3.5:.1f}" r="3" fill="#fff" fill-opacity=".7"/>'
        )
    return "".join(parts)


def _steroid(c: str, variant: int) -> str:
    """The four rings every steroid has; side groups tell them apart."""
    rings = "".join(
        f'<polygon points="{corners(x, y, 17.5, 6, 30)}"/>' for x, y in ((-44, 14), (-13.7, 14), (1.5, -12))
    )
    pentagon = f'<polygon points="{corners(32, -12, 17, 5, -126)}"/>'
    groups = ((-60, 27), (50, -26), (-29, -14), (17, 16), (-44, -10), (46, 8))
    chosen = [groups[i] for i in (0, 1 + variant % 5, 1 + (variant * 2 + 1) % 5)]
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="6.5" fill="#E5484D" stroke="#7d1d22" stroke-width="2"/>'
        for x, y in dict.fromkeys(chosen)
    )
    return f'<g fill="{lighten(c, 0.55)}" stroke="{darken(c, 0.3)}" stroke-width="4.5" stroke-linejoin="round">{rings}{pentagon}</g>{dots}'


def _receptor(c: str, variant: int, ligand: str = "") -> str:
    """A receptor in the membrane, waiting for its hormone."""
    arms = "M-12 34V-4Q-12 -14 -24 -26M12 34V-4Q12 -14 24 -26"
    heads = "".join(
        f'<circle cx="{-70 + i * 11.6:.1f}" cy="{y}" r="4.6" fill="#F0935A" stroke="#95491f" stroke-width="1"/>'
        for i in range(13)
        for y in (2, 24)
    )
    ligand = ligand or '<circle cx="0" cy="-24" r="9.5" fill="#FFD75E" stroke="#9a6a05" stroke-width="2.5"/>'
    return (
        f'<rect x="-76" y="2" width="152" height="22" rx="5" fill="#FBE3C4" stroke="#C98A55" stroke-width="2"/>{heads}'
        f'<path d="{arms}" fill="none" stroke="{darken(c, 0.45)}" stroke-width="17" stroke-linecap="round"/>'
        f'<path d="{arms}" fill="none" stroke="{lighten(c, 0.2)}" stroke-width="12" stroke-linecap="round"/>{ligand}'
    )


def _steroid_receptor(c: str, variant: int) -> str:
    ligand = (
        f'<polygon points="{corners(0, -24, 11, 6)}" fill="#9FC4FF" stroke="#1E3F8F" stroke-width="2.5"/>'
    )
    return _receptor(c, variant, ligand)


def _enzyme(c: str, variant: int) -> str:
    """A protein with a pocket, and what fits into it."""
    turn = (-8, 6, -4, 10, 0)[variant % 5]
    substrate = corners(36, -4, 16, (6, 5, 4, 7, 3)[variant % 5], turn)
    return (
        f'<g transform="rotate({turn})"><path d="M-44 2C-48 -34 -10 -44 8 -34L-2 -10L18 0L10 24C-14 40 -42 30 -44 2Z" fill="{lighten(c, 0.3)}" '
        f'stroke="{darken(c, 0.4)}" stroke-width="4.5" stroke-linejoin="round"/>'
        '<path d="M-34 -6C-32 -24 -18 -31 -6 -32" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/></g>'
        f'<polygon points="{substrate}" fill="#FFD75E" stroke="#9a6a05" stroke-width="3" stroke-linejoin="round"/>'
    )


def _detox(c: str, variant: int) -> str:
    level = 8 - 3 * variant
    return (
        f'<path d="M-10 -34H10V-14L30 20Q34 31 22 31H-22Q-34 31 -30 20L-10 -14Z" fill="{lighten(c, 0.75)}" stroke="{darken(c, 0.4)}" '
        f'stroke-width="4.5" stroke-linejoin="round"/><path d="M-22 {level}Q0 {level - 9} 22 {level}L29 20Q32 29 22 29H-22Q-32 29 -29 20Z" fill="{c}"/>'
        '<circle cx="-5" cy="18" r="5" fill="#fff" fill-opacity=".7"/><circle cx="10" cy="12" r="3.4" fill="#fff" fill-opacity=".7"/>'
    )


def _macromolecule(kind: str, colour: str) -> Callable[[str, int], str]:
    def draw(c: str, variant: int) -> str:
        return "".join(
            f'<circle cx="{x}" cy="{y}" r="16" fill="{colour}" stroke="#fff" stroke-width="3"/>{symbol(kind, x, y, 9, "#FFFFFF" if kind != "lipid" else "#4A3F05")}'
            for x, y in ((-52, 8), (-26, -9), (0, 9), (26, -9), (52, 8))
        )

    return draw


def _virus(c: str, variant: int) -> str:
    """Three silhouettes: a thread, a ball with long spikes, a small icosahedron."""
    if variant == 0:
        return (
            f'<path d="M-48 12C-30 -30 -8 34 12 -4S44 -26 50 8" fill="none" stroke="{darken(c, 0.4)}" stroke-width="17" stroke-linecap="round"/>'
            f'<path d="M-48 12C-30 -30 -8 34 12 -4S44 -26 50 8" fill="none" stroke="{lighten(c, 0.3)}" stroke-width="11" stroke-linecap="round"/>'
        )
    spikes = "".join(
        f'<g transform="rotate({a})"><path d="M0 -20V-29" stroke="{darken(c, 0.3)}" stroke-width="4"/>'
        f'<circle cy="-31" r="{4.4 if variant == 1 else 0}" fill="{lighten(c, 0.4)}" stroke="{darken(c, 0.4)}" stroke-width="2"/></g>'
        for a in range(0, 360, 40 if variant == 1 else 60)
    )
    body = (
        f'<circle r="22" fill="{lighten(c, 0.25)}" stroke="{darken(c, 0.4)}" stroke-width="4"/>'
        if variant == 1
        else f'<polygon points="{corners(0, 0, 26, 6)}" fill="{lighten(c, 0.25)}" stroke="{darken(c, 0.4)}" stroke-width="4" stroke-linejoin="round"/>'
    )
    return spikes + body + '<circle cx="-7" cy="-8" r="6" fill="#fff" fill-opacity=".55"/>'


def _event_boost(c: str, variant: int) -> str:
    return (
        f'<path d="M0 -31L32 3H14V30H-14V3H-32Z" fill="{lighten(c, 0.35)}" stroke="{darken(c, 0.4)}" stroke-width="4.5" stroke-linejoin="round"/>'
        f"{symbol(('carb', 'mrna', 'atp', 'lipid')[variant % 4], 0, 8, 11, '#FFFFFF')}"
    )


def _event_price(c: str, variant: int) -> str:
    return (
        f'<rect x="-40" y="-26" width="46" height="54" rx="7" fill="#FFFDF6" stroke="{darken(c, 0.4)}" stroke-width="4"/>'
        f'<circle cx="26" cy="6" r="21" fill="#58CDFB" stroke="#0F5A8C" stroke-width="4"/>{symbol("atp", 26, 6, 12, "#0B3A63")}'
        f'<path d="M-30 0H-4" stroke="{c}" stroke-width="7" stroke-linecap="round"/>'
    )


def _event_poison(c: str, variant: int) -> str:
    return (
        f'<circle cy="-6" r="21" fill="#FFFDF6" stroke="{darken(c, 0.4)}" stroke-width="4"/><rect x="-11" y="10" width="22" height="16" rx="4" '
        f'fill="#FFFDF6" stroke="{darken(c, 0.4)}" stroke-width="4"/><circle cx="-8" cy="-7" r="5.5" fill="{darken(c, 0.4)}"/>'
        f'<circle cx="8" cy="-7" r="5.5" fill="{darken(c, 0.4)}"/><path d="M-4 12V26M4 12V26" stroke="{darken(c, 0.4)}" stroke-width="3"/>'
    )


def _power(c: str, variant: int) -> str:
    """DNA with a mark on it; each power has its own place and shape of mark."""
    one = "M-70 -14C-50 22 -30 22 -10 -2S30 -26 50 6S70 18 74 14"
    two = "M-70 14C-50 -22 -30 -22 -10 2S30 26 50 -6S70 -18 74 -14"
    rungs = "".join(
        f'<path d="M{x} -9V9" stroke="{lighten(c, 0.1)}" stroke-width="3.4"/>'
        for x in (-60, -46, -30, 8, 24, 38, 62)
    )
    mark = symbol(
        ("circle", "triangle", "square", "diamond", "star", "carb", "bar")[variant % 7],
        -48 + variant * 16,
        -20,
        11,
        "#FFD75E",
    )
    return (
        f'{rungs}<path d="{one}" fill="none" stroke="{darken(c, 0.2)}" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="{two}" fill="none" stroke="{lighten(c, 0.2)}" stroke-width="6" stroke-linecap="round"/>'
        f'<g stroke="#9a6a05" stroke-width="2.5">{mark}</g>'
    )


_DRAW: dict[str, Callable[[str, int], str]] = {
    "protein_hormone": _peptide,
    "steroid_hormone": _steroid,
    "protein_hormone_receptor": _receptor,
    "steroid_hormone_receptor": _steroid_receptor,
    "enzyme": _enzyme,
    "alcohol_detoxification": _detox,
    "mrna": _macromolecule("mrna", "#262D4A"),
    "lipid": _macromolecule("lipid", "#F6E66A"),
    "protein": _macromolecule("protein", "#DF1010"),
    "carb": _macromolecule("carb", "#008C70"),
    "virus_attack": _virus,
    "boost": _event_boost,
    "reduce": _event_price,
    "toxicity": _event_poison,
    "power": _power,
}
