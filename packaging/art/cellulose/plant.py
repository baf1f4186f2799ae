"""The plant column without its plant: sky, hills, soil or water, and the membrane between them."""

from __future__ import annotations

import random
from typing import Any

from art.cellulose.kit import leaf, soft
from art.house.vector import mix, stops, svg, tubes, vertical

SKY = {
    "sunrise": ("#F7B77A", "#FBDDA0", "#CDE9C8"),
    "daytime": ("#5DB7EA", "#A9DDF2", "#E4F5DC"),
    "evening": ("#3B2F6B", "#A8567A", "#F2A25C"),
}
HILLS = {
    "sunrise": ("#A9C48A", "#7FA866"),
    "daytime": ("#A5D48A", "#6FB45C"),
    "evening": ("#5C6A6E", "#3F5A54"),
}
DESERT = {
    "sunrise": ("#F59A62", "#FAC98A", "#F7E3B4"),
    "daytime": ("#6FB4D8", "#F0D9A8", "#F8E2B0"),
    "evening": ("#3A2658", "#B04A5C", "#F08A4C"),
}
DUNES = {
    "sunrise": ("#E0A868", "#C98A4C"),
    "daytime": ("#E9C585", "#D6A35E"),
    "evening": ("#8A5A5C", "#6A4048"),
}
SOIL = 476
LEAVES = {"sprout": ("#6CC24A", "#8FD45C", "#4FA83D"), "mangrove": ("#3F9A5C", "#5CB36A", "#2F7F4C")}
GROUND = {
    "sprout": ("#7A5230", "#5E3C22", "#33200F"),
    "mangrove": ("#3E7F86", "#2F5F66", "#3A2C1C"),
    "cactus": ("#C08A4E", "#94602F", "#54331A"),
    "tide": ("#3F9AA8", "#2A6F86", "#243F50"),
}
"""Below ground, by column: a plant board, or a board in the climate of a scenario."""
WAVES = "q26 -7 53 0t53 0t53 0t53 0t53 0t55 0"


def column(kind: str, phase: str, layout: dict[str, Any]) -> str:
    """Everything that stays behind branches, leaves and plates."""
    x, y, w, h = layout["regions"]["plant"]
    chance = random.Random(9)
    ground = GROUND[kind]
    sky = (DESERT if kind == "cactus" else SKY)[phase]
    defs = (
        vertical("sk", (0, sky[0]), (0.55, sky[1]), (1, sky[2]))
        + vertical("so", (0, ground[0]), (0.3, ground[1]), (1, ground[2]))
        + f'<clipPath id="cl"><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="16"/></clipPath>'
        + soft("ss", 3, 3, 0.45)
    )
    band_defs, band = _membrane(layout)
    edge = "#C7A6D8" if phase == "evening" else "#CDE9A8"
    body = (
        f'<g clip-path="url(#cl)"><rect x="{x}" y="{y}" width="{w}" height="{SOIL - y}" fill="url(#sk)"/>'
        f"{_heaven(phase, chance, kind != 'cactus')}{_hills(kind, phase)}"
        f'<path d="M8 {SOIL}H328V892H8Z" fill="url(#so)"/>{_below(kind, chance)}{_trunk(kind)}{_grass(kind)}{band}</g>'
        f'<rect x="{x + 0.8}" y="{y + 0.8}" width="{w - 1.6}" height="{h - 1.6}" rx="15.5" fill="none" stroke="{edge}" stroke-opacity=".8" stroke-width="1.8"/>'
    )
    return svg(w, h, f"<defs>{defs}{band_defs}</defs>{body}", (x, y))


def _heaven(phase: str, chance: random.Random, clouded: bool = True) -> str:
    """Stars at night, and clouds where it ever rains."""
    stars = (
        "".join(
            f'<circle cx="{chance.uniform(14, 322):.0f}" cy="{chance.uniform(14, 260):.0f}" r="{chance.choice([1, 1.4, 2])}" '
            f'fill="#FFF6D8" opacity="{chance.uniform(0.3, 0.9):.2f}"/>'
            for _ in range(46)
        )
        if phase == "evening"
        else ""
    )
    faint = 0.35 if phase == "evening" else 1
    clouds = "".join(
        f'<g transform="translate({cx} {cy}) scale({size})" fill="#fff" opacity="{opacity * faint:.2f}"><ellipse rx="46" ry="13"/>'
        '<ellipse cx="-14" cy="-10" rx="20" ry="15"/><ellipse cx="14" cy="-7" rx="24" ry="13"/></g>'
        for cx, cy, size, opacity in ((70, 178, 1, 0.5), (268, 244, 0.8, 0.45), (210, 96, 0.6, 0.4))
        if clouded
    )
    return stars + clouds


def _hills(kind: str, phase: str) -> str:
    far, near = HILLS[phase]
    if kind == "sprout":
        return (
            f'<path d="M8 400Q90 350 180 392T328 372V{SOIL}H8Z" fill="{far}"/>'
            f'<path d="M8 436Q100 398 210 430T328 416V{SOIL}H8Z" fill="{near}"/>'
        )
    if kind == "cactus":
        return _dunes(phase)
    return (
        f'<path d="M8 404Q90 384 180 400T328 392V{SOIL}H8Z" fill="{mix(far, "#3E9A9A", 0.5)}"/>'
        f'<path d="M8 430{WAVES}V{SOIL}H8Z" fill="#4FA3A8"/>'
    )


def _dunes(phase: str) -> str:
    """Sand as far as one sees, and what grows there."""
    far, near = DUNES[phase]
    green = "#4C6A4C" if phase == "evening" else "#5E8F58"
    return (
        f'<path d="M8 388Q70 350 150 380Q220 404 328 356V{SOIL}H8Z" fill="{mix(far, "#FFFFFF", 0.18)}"/>'
        f'<path d="M8 414Q110 372 200 410T328 392V{SOIL}H8Z" fill="{far}"/>'
        f"{_cactus(52, 424, 0.9, mix(green, far, 0.35))}{_cactus(292, 412, 0.7, mix(green, far, 0.45))}"
        f'<path d="M8 440Q90 414 190 436T328 428V{SOIL}H8Z" fill="{near}"/>'
    )


def _cactus(x: float, y: float, size: float, colour: str) -> str:
    """One with two arms, far away."""
    arms = "M0 0V-46M0 -16H-13V-32M0 -22H13V-38"
    look = f'stroke="{colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" fill="none"'
    return f'<path transform="translate({x} {y}) scale({size})" d="{arms}" {look}/>'


def _cracks(chance: random.Random) -> str:
    """Ground that has not seen rain for long."""
    return "".join(
        f'<path d="M{chance.uniform(14, 300):.0f} {chance.uniform(528, 600):.0f}l{chance.uniform(8, 20):.0f} {chance.uniform(8, 18):.0f}'
        f'l{chance.uniform(-14, 10):.0f} {chance.uniform(10, 22):.0f}l{chance.uniform(4, 18):.0f} {chance.uniform(6, 16):.0f}" '
        f'fill="none" stroke="#6A4220" stroke-width="{chance.uniform(1.4, 2.6):.1f}" opacity=".6"/>'
        for _ in range(16)
    )


def _salt(chance: random.Random) -> str:
    """Crystals that the tide leaves behind, more of them deeper down."""
    found = ""
    for _ in range(70):
        x, y, r = chance.uniform(14, 322), 530 + 355 * chance.random() ** 0.6, chance.uniform(1.6, 4.6)
        found += (
            f'<path d="M{x:.0f} {y - r:.1f}L{x + r:.1f} {y:.1f}L{x:.0f} {y + r:.1f}L{x - r:.1f} {y:.1f}Z" '
            f'fill="#F4FBFF" opacity="{chance.uniform(0.25, 0.7):.2f}"/>'
        )
    foam = "".join(
        f'<path d="M8 {at}{WAVES}" fill="none" stroke="#EAFBFF" stroke-width="{wide}" opacity="{light}"/>'
        for at, wide, light in ((528, 5, 0.75), (534, 2.4, 0.5), (582, 2.4, 0.4))
    )
    return found + foam


def _below(kind: str, chance: random.Random) -> str:
    """Stones in the soil, or waves over mud, and hairs of roots."""
    if kind in ("sprout", "cactus"):
        found = "".join(
            f'<ellipse cx="{chance.uniform(10, 326):.0f}" cy="{chance.uniform(530, 888):.0f}" rx="{chance.uniform(2, 9):.1f}" ry="{chance.uniform(1.5, 6):.1f}" '
            f'fill="{chance.choice(["#8A6240", "#472C16", "#9A7550"])}" opacity="{chance.uniform(0.25, 0.55):.2f}"/>'
            for _ in range(60)
        )
    else:
        found = "".join(
            f'<path d="M8 {540 + i * 30}{WAVES}" fill="none" stroke="#9FDCE0" stroke-width="2" opacity="{0.28 - i * 0.025:.2f}"/>'
            for i in range(8)
        )
        found += '<path d="M8 800Q90 780 180 798T328 786V892H8Z" fill="#4A3620"/>'
    found += _cracks(chance) if kind == "cactus" else _salt(chance) if kind == "tide" else ""
    root = "#D9B37C" if kind in ("sprout", "cactus") else "#B08254"
    hairs = "".join(
        f'<path d="M{chance.uniform(24, 312):.0f} {chance.uniform(600, 850):.0f}q{chance.uniform(-16, 16):.0f} 12 {chance.uniform(-26, 26):.0f} 26" '
        f'stroke="{root}" stroke-width="2" fill="none" opacity=".6"/>'
        for _ in range(34)
    )
    return found + hairs


def _trunk(kind: str) -> str:
    """What always stands: the trunk down to the first roots; the mangrove's props beside it."""
    wet = kind in ("mangrove", "tide")
    base, root = ("#8A6440", "#B08254") if wet else ("#5FA83E", "#D9B37C")
    props = (
        [
            f"M168 404C{168 + q * 26} 410 {168 + q * 52} 424 {168 + q * 58} {SOIL}"
            for q in (-1.5, -0.8, 0.8, 1.5)
        ]
        if wet
        else []
    )
    stem = tubes([f"M168 {SOIL + 8}V404"], 18, base)
    under = tubes([f"M168 {SOIL}V548"], 18, root)
    return f'<g filter="url(#ss)">{tubes(props, 9, base) if props else ""}{stem}{under}</g>'


def _grass(kind: str) -> str:
    if kind == "cactus":
        low = _cactus(28, 444, 0.62, "#4F8A4A") + _cactus(306, 444, 0.74, "#467F44")
        return f'<g filter="url(#ss)">{low}</g>'
    green = LEAVES["mangrove" if kind == "tide" else kind][2]
    return (
        '<g filter="url(#ss)">'
        + "".join(leaf(x, 440, 0.6, turn, green) for x, turn in ((24, -20), (46, 12), (300, 20), (282, -14)))
        + "</g>"
    )


def _membrane(layout: dict[str, Any]) -> tuple[str, str]:
    """The arm of lipids that reaches from the cell into the plant."""
    x, y, w, h = layout["regions"]["ground"]
    defs = (
        '<linearGradient id="mg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7FC46A" stop-opacity=".35"/>'
        '<stop offset=".5" stop-color="#7FC46A" stop-opacity="0"/><stop offset="1" stop-color="#E0A95C" stop-opacity=".3"/></linearGradient>'
        f'<radialGradient id="hi" cx=".35" cy=".3" r=".75">{stops((0, "#F6FFD8"), (0.5, "#A6D460"), (1, "#4E7F28"))}</radialGradient>'
    )
    heads = "".join(
        f'<circle cx="{x + 5 + i * 9.7:.1f}" cy="{at}" r="4.6"/>'
        for i in range(33)
        for at in (y + 2, y + h - 2)
    )
    body = (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#17443A" opacity=".93"/><rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#mg)"/>'
        f'<g fill="url(#hi)" stroke="#3C6420" stroke-width=".8">{heads}</g>'
    )
    return defs, body


TABLE = {
    "sunrise": ("#3B5A45", "#1D3A35", "#0A1A1C"),
    "daytime": ("#2F6450", "#17403A", "#081B1D"),
    "evening": ("#3A3556", "#1F2440", "#0B0F22"),
}
SAND = {
    "sunrise": ("#8A5A38", "#4A3226", "#1C1412"),
    "daytime": ("#8C6A3C", "#4C3C26", "#1C1812"),
    "evening": ("#553048", "#2C1F36", "#120D1C"),
}


def backdrop(phase: str, dry: bool = False) -> str:
    """The dark green table, lit as the time of day; in the desert that of sand."""
    chance = random.Random(11)
    centre, middle, rim = (SAND if dry else TABLE)[phase]
    lights = {
        "sunrise": (
            (0.5, 0, 520, "#FFB765", 0.34),
            (0.98, 0.2, 380, "#E2D36A", 0.16),
            (0.02, 0.9, 420, "#3FA77A", 0.22),
        ),
        "daytime": (
            (0.5, 0, 560, "#FFE48A", 0.26),
            (0.98, 0.25, 400, "#9BE06A", 0.2),
            (0.55, 1, 480, "#2FB7A0", 0.22),
        ),
        "evening": (
            (0.2, 0.1, 520, "#FF9A5C", 0.26),
            (0.9, 0.1, 420, "#B05CC8", 0.26),
            (0.6, 1, 520, "#2F7F8C", 0.2),
        ),
    }[phase]
    defs = f'<radialGradient id="bg" cx=".5" cy=".34" r=".85">{stops((0, centre), (0.55, middle), (1, rim))}</radialGradient>'
    body = '<rect width="1600" height="900" fill="url(#bg)"/>'
    for i, (x, y, r, colour, strength) in enumerate(lights):
        defs += (
            f'<radialGradient id="h{i}"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/>'
            f'<stop offset=".5" stop-color="{colour}" stop-opacity="{strength * 0.4:.3f}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
        body += f'<circle cx="{x * 1600:.0f}" cy="{y * 900:.0f}" r="{r}" fill="url(#h{i})"/>'
    for _ in range(110):
        x, y, r = chance.uniform(0, 1600), chance.uniform(0, 900), chance.choice([1, 1.4, 2, 2.6, 5, 9])
        opacity = chance.uniform(0.06, 0.24) if r < 4 else 0.06
        body += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r}" fill="#D6F5B0" opacity="{opacity:.2f}"/>'
    return svg(1600, 900, f"<defs>{defs}</defs>{body}")
