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
SOIL = 476
LEAVES = {"sprout": ("#6CC24A", "#8FD45C", "#4FA83D"), "mangrove": ("#3F9A5C", "#5CB36A", "#2F7F4C")}
WAVES = "q26 -7 53 0t53 0t53 0t53 0t53 0t55 0"


def column(kind: str, phase: str, layout: dict[str, Any]) -> str:
    """Everything that stays behind branches, leaves and plates."""
    x, y, w, h = layout["regions"]["plant"]
    chance = random.Random(9)
    ground = ("#7A5230", "#5E3C22", "#33200F") if kind == "sprout" else ("#3E7F86", "#2F5F66", "#3A2C1C")
    sky = SKY[phase]
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
        f"{_heaven(phase, chance)}{_hills(kind, phase)}"
        f'<path d="M8 {SOIL}H328V892H8Z" fill="url(#so)"/>{_below(kind, chance)}{_trunk(kind)}{_grass(kind)}{band}</g>'
        f'<rect x="{x + 0.8}" y="{y + 0.8}" width="{w - 1.6}" height="{h - 1.6}" rx="15.5" fill="none" stroke="{edge}" stroke-opacity=".8" stroke-width="1.8"/>'
    )
    return svg(w, h, f"<defs>{defs}{band_defs}</defs>{body}", (x, y))


def _heaven(phase: str, chance: random.Random) -> str:
    """Stars at night, and clouds."""
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
    )
    return stars + clouds


def _hills(kind: str, phase: str) -> str:
    far, near = HILLS[phase]
    if kind == "sprout":
        return (
            f'<path d="M8 400Q90 350 180 392T328 372V{SOIL}H8Z" fill="{far}"/>'
            f'<path d="M8 436Q100 398 210 430T328 416V{SOIL}H8Z" fill="{near}"/>'
        )
    return (
        f'<path d="M8 404Q90 384 180 400T328 392V{SOIL}H8Z" fill="{mix(far, "#3E9A9A", 0.5)}"/>'
        f'<path d="M8 430{WAVES}V{SOIL}H8Z" fill="#4FA3A8"/>'
    )


def _below(kind: str, chance: random.Random) -> str:
    """Stones in the soil, or waves over mud, and hairs of roots."""
    if kind == "sprout":
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
    root = "#D9B37C" if kind == "sprout" else "#B08254"
    hairs = "".join(
        f'<path d="M{chance.uniform(24, 312):.0f} {chance.uniform(600, 850):.0f}q{chance.uniform(-16, 16):.0f} 12 {chance.uniform(-26, 26):.0f} 26" '
        f'stroke="{root}" stroke-width="2" fill="none" opacity=".6"/>'
        for _ in range(34)
    )
    return found + hairs


def _trunk(kind: str) -> str:
    """What always stands: the trunk down to the first roots; the mangrove's props beside it."""
    base, root = ("#5FA83E", "#D9B37C") if kind == "sprout" else ("#8A6440", "#B08254")
    props = (
        [
            f"M168 404C{168 + q * 26} 410 {168 + q * 52} 424 {168 + q * 58} {SOIL}"
            for q in (-1.5, -0.8, 0.8, 1.5)
        ]
        if kind == "mangrove"
        else []
    )
    stem = tubes([f"M168 {SOIL + 8}V404"], 18, base)
    under = tubes([f"M168 {SOIL}V548"], 18, root)
    return f'<g filter="url(#ss)">{tubes(props, 9, base) if props else ""}{stem}{under}</g>'


def _grass(kind: str) -> str:
    return (
        '<g filter="url(#ss)">'
        + "".join(
            leaf(x, 440, 0.6, turn, LEAVES[kind][2])
            for x, turn in ((24, -20), (46, 12), (300, 20), (282, -14))
        )
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


def backdrop(phase: str) -> str:
    """The dark green table, lit as the time of day."""
    chance = random.Random(11)
    centre, middle, rim = {
        "sunrise": ("#3B5A45", "#1D3A35", "#0A1A1C"),
        "daytime": ("#2F6450", "#17403A", "#081B1D"),
        "evening": ("#3A3556", "#1F2440", "#0B0F22"),
    }[phase]
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
