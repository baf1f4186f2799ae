"""The faces and the back of Amino's cards, without words: names, formulas and values are written by the game."""

from __future__ import annotations

import math

from art.amino import molecules
from art.house.vector import corners, darken, lighten, mix, palette, svg

WIDTH, HEIGHT = 144.0, 186.0
HEADS = palette("amino")["gases"]
"""The colour of each gas: of its head and its sky."""


def gas(name: str) -> str:
    """Paper, a coloured head, the molecule in its sky."""
    colour = HEADS[name]
    sky = (14.0, 46.0, 116.0, 88.0)
    body = (
        f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        f'stop-color="{mix(colour, "#FFFFFF", 0.62)}"/><stop offset="1" stop-color="{mix(colour, "#FFFFFF", 0.86)}"/>'
        f'</linearGradient><linearGradient id="head" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        f'stop-color="{lighten(colour, 0.16)}"/><stop offset="1" stop-color="{darken(colour, 0.22)}"/></linearGradient>'
        f'<clipPath id="card"><rect x="2" y="2" width="140" height="182" rx="12"/></clipPath></defs>'
        f'<g clip-path="url(#card)"><rect width="144" height="186" fill="#FBF7EC"/>'
        f'<rect width="144" height="40" fill="url(#head)"/></g>'
        f'<rect x="{sky[0]}" y="{sky[1]}" width="{sky[2]}" height="{sky[3]}" rx="8" fill="url(#sky)" '
        f'stroke="{darken(colour, 0.1)}" stroke-opacity=".45" stroke-width="1.4"/>'
        f"{molecules.drawn(name, 72, 90, 100, 76)}"
        f'<rect x="2" y="2" width="140" height="182" rx="12" fill="none" stroke="{darken(colour, 0.45)}" stroke-width="3"/>'
    )
    return svg(WIDTH, HEIGHT, body)


def letters(name: str) -> str:
    """The letters of its atoms, to lie on a card that is large enough."""
    return svg(WIDTH, HEIGHT, molecules.letters(name, 72, 90, 100, 76))


def sunlight() -> str:
    """A sun with rays over the whole card."""
    rays = "".join(
        f'<path d="M72 84L{72 + 90 * math.cos(a - 0.07):.1f} {84 + 90 * math.sin(a - 0.07):.1f}'
        f'L{72 + 90 * math.cos(a + 0.07):.1f} {84 + 90 * math.sin(a + 0.07):.1f}Z" fill="#FFF3C4" fill-opacity=".5"/>'
        for a in (2 * math.pi * i / 16 for i in range(16))
    )
    body = (
        '<defs><linearGradient id="bg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F6B23A"/>'
        '<stop offset="1" stop-color="#FFDf8A"/></linearGradient><radialGradient id="sun" cx=".4" cy=".36" r=".75">'
        '<stop offset="0" stop-color="#FFFBE0"/><stop offset=".5" stop-color="#FFE27A"/><stop offset="1" '
        'stop-color="#F29A1F"/></radialGradient><clipPath id="card"><rect x="2" y="2" width="140" height="182" rx="12"/>'
        '</clipPath></defs><g clip-path="url(#card)"><rect width="144" height="186" fill="url(#bg)"/>'
        f'{rays}<circle cx="72" cy="84" r="33" fill="url(#sun)" stroke="#C9771A" stroke-width="1.6"/></g>'
        '<rect x="2" y="2" width="140" height="182" rx="12" fill="none" stroke="#A8690F" stroke-width="3"/>'
    )
    return svg(WIDTH, HEIGHT, body)


def lightning() -> str:
    """A cloud and a bolt in the night."""
    cloud = "M40 84C26 84 22 64 38 60C38 44 60 38 68 50C78 36 104 42 102 60C118 62 118 84 102 84Z"
    bolt = "M76 78L54 118L70 118L60 150L94 104L76 104L88 78Z"
    body = (
        '<defs><linearGradient id="bg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2C1E6B"/>'
        '<stop offset="1" stop-color="#8A6BE0"/></linearGradient><linearGradient id="cl" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#C9BEF5"/><stop offset="1" stop-color="#7C68C8"/></linearGradient>'
        '<linearGradient id="bo" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF2A8"/>'
        '<stop offset="1" stop-color="#FFB52E"/></linearGradient><radialGradient id="gl"><stop offset="0" '
        'stop-color="#FFE98A" stop-opacity=".8"/><stop offset="1" stop-color="#FFE98A" stop-opacity="0"/></radialGradient>'
        '<clipPath id="card"><rect x="2" y="2" width="140" height="182" rx="12"/></clipPath></defs>'
        '<g clip-path="url(#card)"><rect width="144" height="186" fill="url(#bg)"/>'
        '<circle cx="74" cy="112" r="54" fill="url(#gl)"/></g>'
        f'<path d="{cloud}" fill="url(#cl)" stroke="#221A55" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="{bolt}" fill="url(#bo)" stroke="#8A5A12" stroke-width="2.2" stroke-linejoin="round"/>'
        '<rect x="2" y="2" width="140" height="182" rx="12" fill="none" stroke="#1B1450" stroke-width="3"/>'
    )
    return svg(WIDTH, HEIGHT, body)


def back() -> str:
    """A night sky over the limb of the planet; the same for all cards."""
    stars = "".join(
        f'<circle cx="{16 + (i * 53) % 112}" cy="{16 + (i * 37) % 96}" r="{1 + i % 3 * 0.4:.1f}" fill="#FFFFFF" '
        f'fill-opacity="{0.4 + i % 4 * 0.15:.2f}"/>'
        for i in range(16)
    )
    body = (
        '<defs><linearGradient id="bg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2B2466"/>'
        '<stop offset="1" stop-color="#4C5FB4"/></linearGradient><radialGradient id="pl" cx=".4" cy="0" r="1">'
        '<stop offset="0" stop-color="#FFD9A8"/><stop offset=".5" stop-color="#F0A06E"/><stop offset="1" '
        'stop-color="#C9685E"/></radialGradient><clipPath id="card"><rect x="2" y="2" width="140" height="182" rx="12"/>'
        '</clipPath></defs><g clip-path="url(#card)"><rect width="144" height="186" fill="url(#bg)"/>'
        f"{stars}"
        '<ellipse cx="72" cy="78" rx="44" ry="15" fill="none" stroke="#C9B8FF" stroke-width="2.2" '
        'transform="rotate(-22 72 78)"/><circle cx="72" cy="78" r="16" fill="#B79CF2" stroke="#4A3A92" stroke-width="2"/>'
        '<circle cx="34" cy="92" r="6" fill="#7DE8F0"/><circle cx="112" cy="62" r="6" fill="#FFD27A"/>'
        '<circle cx="72" cy="226" r="86" fill="#8DF3F2" fill-opacity=".55"/>'
        '<circle cx="72" cy="230" r="84" fill="url(#pl)"/></g>'
        '<rect x="3" y="3" width="138" height="180" rx="12" fill="none" stroke="#F4F7FF" stroke-width="5"/>'
        '<rect x="1.5" y="1.5" width="141" height="183" rx="13" fill="none" stroke="#151A46" stroke-width="2"/>'
    )
    return svg(WIDTH, HEIGHT, body)


def value(good: bool) -> str:
    """The hexagon behind a value: gold helps, steel hurts."""
    light, deep, rim = ("#FFE49A", "#F0A92E", "#8A5A12") if good else ("#DDE4F2", "#8E9BBC", "#3D4870")
    body = (
        f'<defs><linearGradient id="h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient></defs>'
        f'<polygon points="{corners(50, 50, 46, 6)}" fill="url(#h)" stroke="{rim}" stroke-width="5" stroke-linejoin="round"/>'
    )
    return svg(100, 100, body)


def bolt() -> str:
    """A bolt alone, for sums and lists."""
    body = (
        '<defs><linearGradient id="bo" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF2A8"/>'
        '<stop offset="1" stop-color="#FFB52E"/></linearGradient></defs>'
        '<path d="M56 6L20 56H46L32 94L82 42H54L70 6Z" fill="url(#bo)" stroke="#8A5A12" stroke-width="5" '
        'stroke-linejoin="round"/>'
    )
    return svg(100, 100, body)


def sun() -> str:
    """A sun alone."""
    rays = "".join(
        f'<path d="M50 4L56 18H44Z" fill="#FFC63D" stroke="#B9781F" stroke-width="2" transform="rotate({i * 45} 50 50)"/>'
        for i in range(8)
    )
    body = (
        '<defs><radialGradient id="su" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#FFF6C8"/>'
        '<stop offset="1" stop-color="#FFB52E"/></radialGradient></defs>'
        f'{rays}<circle cx="50" cy="50" r="26" fill="url(#su)" stroke="#B9781F" stroke-width="4"/>'
    )
    return svg(100, 100, body)
