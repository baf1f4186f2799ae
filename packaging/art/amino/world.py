"""A young planet seen from orbit, its sky and its moons."""

from __future__ import annotations

import math
import random

from art.house.vector import darken, lighten, svg

LANDS = (
    *((-0.38, -0.30, 0.50, 0.34), (0.38, 0.02, 0.42, 0.30), (-0.10, 0.55, 0.52, 0.26)),
    *((0.42, -0.66, 0.30, 0.18), (-0.78, 0.28, 0.22, 0.24), (0.72, 0.56, 0.24, 0.20)),
)
"""Where land is: centre and half axes, as parts of the radius."""

GREENS = ((-0.46, -0.22), (0.3, 0.04), (-0.2, 0.5), (-0.28, -0.42), (0.46, -0.62))
LIGHTS = (
    *((0.42, 0.34), (0.5, 0.2), (0.34, 0.48), (0.62, 0.12), (0.2, 0.66)),
    *((0.3, 0.72), (0.7, 0.3), (0.48, 0.54), (0.08, 0.78), (0.56, 0.42)),
)
CLOUDS = (
    *((-0.70, -0.42, 0.8), (-0.44, -0.86, 0.7), (-0.30, 0.12, 0.8), (-0.02, -0.9, 0.6)),
    *((0.10, 0.02, 0.8), (0.32, -0.82, 1.0), (0.52, -0.1, 0.8), (0.74, -0.5, 0.8)),
)
"""Bands of cloud: height, where they begin, how far they reach."""


def sky(width: float = 1600, height: float = 900) -> str:
    """Violet night with veils of light, stars, and two moons."""
    chance = random.Random(4)
    veils = ((0.08, 0.12, 380, "#3C8FC9"), (0.80, 0.08, 460, "#C05C98"), (0.05, 0.85, 440, "#7A4FD0"))
    veils += ((0.86, 0.78, 420, "#2F8FB8"), (0.5, 0.55, 520, "#8A4C9A"))
    defs = (
        '<radialGradient id="bg" cx=".44" cy=".36" r=".9"><stop offset="0" stop-color="#33306E"/><stop offset=".45" '
        'stop-color="#1E1F54"/><stop offset="1" stop-color="#0A0D2A"/></radialGradient>'
    )
    body = ""
    for i, (x, y, radius, colour) in enumerate(veils):
        defs += (
            f'<radialGradient id="v{i}"><stop offset="0" stop-color="{colour}" stop-opacity=".26"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
        body += f'<circle cx="{x * width:.0f}" cy="{y * height:.0f}" r="{radius}" fill="url(#v{i})"/>'
    for _ in range(190):
        x, y = chance.uniform(0, width), chance.uniform(0, height)
        tint = chance.choice(("#FFFFFF", "#CFE4FF", "#FFE3CF"))
        body += (
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{chance.choice((0.7, 0.9, 1.1, 1.4, 1.9))}" fill="{tint}" '
            f'opacity="{chance.uniform(0.25, 0.8):.2f}"/>'
        )
    moons = _moon(1096, 296, 36, "#C9C3DE", "m1") + _moon(1010, 352, 13, "#D8B48C", "m2")
    return svg(
        width,
        height,
        f'<defs>{defs}</defs><rect width="{width}" height="{height}" fill="url(#bg)"/>{body}{moons}',
    )


def satellite() -> str:
    """A small observer: a body with an eye, a dish, and two wings of cells."""
    wing = (
        '<rect x="{x}" y="28" width="44" height="24" rx="2" fill="url(#wing)" stroke="#DDE6FF" stroke-width="1.8"/>'
        '<path d="M{a} 28V52M{b} 28V52M{c} 28V52M{x} 40H{end}" stroke="#A9C4FF" stroke-width="1" fill="none"/>'
    )
    wings = "".join(wing.format(x=x, a=x + 11, b=x + 22, c=x + 33, end=x + 44) for x in (4, 102))
    body = (
        '<defs><linearGradient id="wing" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6E93F0"/>'
        '<stop offset="1" stop-color="#2F55B8"/></linearGradient><linearGradient id="hull" x1="0" y1="0" x2="0" '
        'y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="#B9C3E0"/></linearGradient></defs>'
        '<path d="M48 40H102" stroke="#B9C3E0" stroke-width="3.4"/><path d="M75 14V26" stroke="#B9C3E0" '
        'stroke-width="2.4"/><circle cx="75" cy="11" r="3.4" fill="#FFD27A" stroke="#8A5A12" stroke-width="1"/>'
        f'{wings}<rect x="61" y="22" width="28" height="38" rx="8" fill="url(#hull)" stroke="#3A4E86" '
        'stroke-width="2"/><circle cx="75" cy="41" r="8.4" fill="#2A3A6C" stroke="#7A86C8" stroke-width="1.6"/>'
        '<circle cx="75" cy="41" r="4.2" fill="#7DE8F0"/><path d="M66 60Q75 70 84 60Z" fill="#DDE6FF" '
        'stroke="#3A4E86" stroke-width="1.6"/>'
    )
    return svg(150, 80, f'<g transform="rotate(-18 75 40)">{body}</g>')


def _moon(cx: float, cy: float, radius: float, colour: str, name: str) -> str:
    chance = random.Random(2)
    found = (
        f'<defs><radialGradient id="{name}" cx=".34" cy=".3" r=".85"><stop offset="0" '
        f'stop-color="{lighten(colour, 0.6)}"/><stop offset=".5" stop-color="{colour}"/><stop offset="1" '
        f'stop-color="{darken(colour, 0.7)}"/></radialGradient></defs>'
        f'<circle cx="{cx}" cy="{cy}" r="{radius}" fill="url(#{name})"/>'
    )
    for _ in range(9):
        angle, far = chance.uniform(0, 6.28), radius * math.sqrt(chance.random()) * 0.75
        x, y, r = cx + far * math.cos(angle), cy + far * math.sin(angle), radius * chance.uniform(0.06, 0.16)
        found += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{darken(colour, 0.4)}" fill-opacity=".35"/>'
        )
    return found


def planet(radius: float = 172) -> str:
    """Warm land, teal seas, cream clouds, thin air, and night at the lower right with the first lights."""
    size = radius * 2.7
    cx = cy = size / 2
    r = radius
    defs = f"""<radialGradient id="sea" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#8FE3E0"/><stop
offset=".45" stop-color="#3FA9BE"/><stop offset=".8" stop-color="#24708F"/><stop offset="1" stop-color="#173F66"/>
</radialGradient><radialGradient id="land" gradientUnits="userSpaceOnUse" cx="{cx - r * 0.3}" cy="{cy - r * 0.36}"
r="{r * 1.5}"><stop offset="0" stop-color="#FFD9A8"/><stop offset=".4" stop-color="#F0A06E"/><stop offset=".75"
stop-color="#C9685E"/><stop offset="1" stop-color="#7A3A5E"/></radialGradient><radialGradient id="night"
gradientUnits="userSpaceOnUse" cx="{cx - r * 0.42}" cy="{cy - r * 0.46}" r="{r * 1.75}"><stop offset=".42"
stop-color="#140B38" stop-opacity="0"/><stop offset=".66" stop-color="#140B38" stop-opacity=".34"/><stop offset=".84"
stop-color="#0D0830" stop-opacity=".82"/><stop offset="1" stop-color="#0A0626" stop-opacity=".97"/></radialGradient>
<radialGradient id="air" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r * 1.32}"><stop offset=".74"
stop-color="#8DF3F2" stop-opacity=".75"/><stop offset=".80" stop-color="#6FDDF0" stop-opacity=".42"/><stop offset=".88"
stop-color="#6FB8F0" stop-opacity=".16"/><stop offset="1" stop-color="#6FB8F0" stop-opacity="0"/></radialGradient>
<clipPath id="disc"><circle cx="{cx}" cy="{cy}" r="{r}"/></clipPath>"""
    body = f'<circle cx="{cx}" cy="{cy}" r="{r * 1.32}" fill="url(#air)"/><circle cx="{cx}" cy="{cy}" r="{r}" fill="url(#sea)"/>'
    body += '<g clip-path="url(#disc)">' + "".join(
        _land(cx + x * r, cy + y * r, a * r, b * r, 30 + i, r) for i, (x, y, a, b) in enumerate(LANDS)
    )
    for i, (x, y) in enumerate(GREENS):
        path = blob(cx + x * r, cy + y * r, r * 0.10, r * 0.055, 21 + i, 0.4)
        body += f'<path d="{path}" fill="#7CC58A" fill-opacity=".85"/>'
    body += _clouds(cx, cy, r) + f'<circle cx="{cx}" cy="{cy}" r="{r + 1}" fill="url(#night)"/>'
    for x, y in LIGHTS:
        at = f'cx="{cx + x * r:.1f}" cy="{cy + y * r:.1f}"'
        body += f'<circle {at} r="{r * 0.034:.2f}" fill="#FFD27A" fill-opacity=".22"/>'
        body += f'<circle {at} r="{max(1.0, r * 0.012):.2f}" fill="#FFE9B0"/>'
    body += f'</g><circle cx="{cx}" cy="{cy}" r="{r}" fill="none" stroke="#CFFBFF" stroke-opacity=".6" stroke-width="1.4"/>'
    return svg(size, size, f"<defs>{defs}</defs>{body}")


def sea(radius: float = 172) -> str:
    """What stays under the land while the planet turns: its air and its seas."""
    size, r = radius * 2.7, radius
    c = size / 2
    defs = f"""<radialGradient id="sea" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#8FE3E0"/><stop
offset=".45" stop-color="#3FA9BE"/><stop offset=".8" stop-color="#24708F"/><stop offset="1" stop-color="#173F66"/>
</radialGradient><radialGradient id="air" gradientUnits="userSpaceOnUse" cx="{c}" cy="{c}" r="{r * 1.32}"><stop
offset=".74" stop-color="#8DF3F2" stop-opacity=".75"/><stop offset=".80" stop-color="#6FDDF0" stop-opacity=".42"/><stop
offset=".88" stop-color="#6FB8F0" stop-opacity=".16"/><stop offset="1" stop-color="#6FB8F0" stop-opacity="0"/>
</radialGradient>"""
    body = f'<circle cx="{c}" cy="{c}" r="{r * 1.32}" fill="url(#air)"/><circle cx="{c}" cy="{c}" r="{r}" fill="url(#sea)"/>'
    return svg(size, size, f"<defs>{defs}</defs>{body}")


def turning(clouds: bool, radius: float = 172) -> str:
    """What turns: the land, or the clouds above it; lit the same all round, the night comes later."""
    size, r = radius * 2.05, radius
    c = size / 2
    defs = f"""<radialGradient id="land" gradientUnits="userSpaceOnUse" cx="{c}" cy="{c}" r="{r}"><stop offset="0"
stop-color="#F7B684"/><stop offset=".55" stop-color="#EE9C6C"/><stop offset="1" stop-color="#C9685E"/></radialGradient>
<clipPath id="disc"><circle cx="{c}" cy="{c}" r="{r}"/></clipPath>"""
    body = _clouds(c, c, r)
    if not clouds:
        body = "".join(
            _land(c + x * r, c + y * r, a * r, b * r, 30 + i, r) for i, (x, y, a, b) in enumerate(LANDS)
        )
        for i, (x, y) in enumerate(GREENS):
            path = blob(c + x * r, c + y * r, r * 0.10, r * 0.055, 21 + i, 0.4)
            body += f'<path d="{path}" fill="#7CC58A" fill-opacity=".85"/>'
    return svg(size, size, f'<defs>{defs}</defs><g clip-path="url(#disc)">{body}</g>')


def night(radius: float = 172) -> str:
    """What lies over it all: light at the upper left, night at the lower right, the thin rim of the air."""
    size, r = radius * 2.05, radius
    c = size / 2
    defs = f"""<radialGradient id="day" gradientUnits="userSpaceOnUse" cx="{c - r * 0.34}" cy="{c - r * 0.4}" r="{r}">
<stop offset="0" stop-color="#FFF1CE" stop-opacity=".42"/><stop offset=".6" stop-color="#FFE3B8" stop-opacity=".12"/><stop
offset="1" stop-color="#FFE3B8" stop-opacity="0"/></radialGradient><radialGradient id="night"
gradientUnits="userSpaceOnUse" cx="{c - r * 0.42}" cy="{c - r * 0.46}" r="{r * 1.75}"><stop offset=".42"
stop-color="#140B38" stop-opacity="0"/><stop offset=".66" stop-color="#140B38" stop-opacity=".36"/><stop offset=".84"
stop-color="#0D0830" stop-opacity=".82"/><stop offset="1" stop-color="#0A0626" stop-opacity=".97"/></radialGradient>
<clipPath id="disc"><circle cx="{c}" cy="{c}" r="{r}"/></clipPath>"""
    body = (
        f'<g clip-path="url(#disc)"><circle cx="{c}" cy="{c}" r="{r}" fill="url(#day)"/>'
        f'<circle cx="{c}" cy="{c}" r="{r + 1}" fill="url(#night)"/></g>'
        f'<circle cx="{c}" cy="{c}" r="{r}" fill="none" stroke="#CFFBFF" stroke-opacity=".6" stroke-width="1.4"/>'
    )
    return svg(size, size, f"<defs>{defs}</defs>{body}")


def _land(cx: float, cy: float, rx: float, ry: float, seed: int, r: float) -> str:
    path = blob(cx, cy, rx, ry, seed, 0.34)
    return (
        f'<path d="{path}" fill="none" stroke="#BFF7EC" stroke-opacity=".35" stroke-width="{r * 0.05:.1f}"/>'
        f'<path d="{path}" fill="url(#land)" stroke="#8F4A52" stroke-opacity=".55" stroke-width="{r * 0.012:.2f}"/>'
    )


def _clouds(cx: float, cy: float, r: float) -> str:
    chance, found = random.Random(43), ""
    for y, begins, reach in CLOUDS:
        for _ in range(4):
            px = cx + (begins + chance.uniform(0, reach * 0.6)) * r
            py = cy + (y + chance.uniform(-0.05, 0.05)) * r
            q, t = reach * r * chance.uniform(0.25, 0.55), r * chance.uniform(0.018, 0.05)
            path = (
                f"M{px:.1f} {py:.1f}C{px + q * 0.3:.1f} {py - t:.1f} {px + q * 0.7:.1f} {py - t:.1f} {px + q:.1f} {py:.1f}"
                f"C{px + q * 0.7:.1f} {py + t * 0.8:.1f} {px + q * 0.3:.1f} {py + t * 0.7:.1f} {px:.1f} {py:.1f}Z"
            )
            found += f'<path d="{path}" fill="#FFF8EE" fill-opacity="{chance.uniform(0.42, 0.72):.2f}"/>'
    return found


def blob(cx: float, cy: float, rx: float, ry: float, seed: int, wild: float) -> str:
    """A closed coast line."""
    chance = random.Random(seed)
    waves = [(k, chance.uniform(0, 6.28), wild * chance.uniform(0.4, 1) / k**0.6) for k in (2, 3, 5, 8, 13)]
    points = []
    for i in range(64):
        turn = 2 * math.pi * i / 64
        far = 1 + sum(size * math.sin(k * turn + phase) for k, phase, size in waves)
        points.append((cx + rx * far * math.cos(turn), cy + ry * far * math.sin(turn)))
    first, last = points[0], points[-1]
    path = f"M{(first[0] + last[0]) / 2:.1f} {(first[1] + last[1]) / 2:.1f}"
    for i, (x, y) in enumerate(points):
        nx, ny = points[(i + 1) % len(points)]
        path += f"Q{x:.1f} {y:.1f} {(x + nx) / 2:.1f} {(y + ny) / 2:.1f}"
    return path + "Z"
