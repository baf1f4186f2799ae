"""Seven pictograms for the epigenetic powers: two inks on a badge, made to be read at 20 pixels.

Each says what the power does for the player; a thin double helix runs behind where there is room (from 40 pixels).
"""

from __future__ import annotations

import math

from art.cytosis.strokes import line, polar
from art.house.vector import darken, lighten

TEAL, INK, WHITE, GOLD, GREY = "#2F8FA3", "#0E3B4A", "#FFFFFF", "#FFD24A", "#B9C3D2"


def badge(name: str, fine: bool = True) -> str:
    """The whole badge on a field of 100 x 100; ``fine`` adds the helix behind."""
    helix = ""
    if fine:
        one = [(x, 50 + 34 * math.sin(x / 16)) for x in range(6, 95, 4)]
        two = [(x, 50 - 34 * math.sin(x / 16)) for x in range(6, 95, 4)]
        helix = f'<g clip-path="url(#pb)"><path d="{line(one)}{line(two)}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="5" stroke-linecap="round"/></g>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><defs>'
        f'<linearGradient id="pg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{lighten(TEAL, 0.16)}"/><stop offset="1" stop-color="{darken(TEAL, 0.34)}"/></linearGradient>'
        '<clipPath id="pb"><rect x="3" y="3" width="94" height="94" rx="22"/></clipPath></defs>'
        f'<rect x="3" y="3" width="94" height="94" rx="22" fill="url(#pg)" stroke="{INK}" stroke-width="5"/>{helix}'
        f'<rect x="7.5" y="7.5" width="85" height="85" rx="18" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>{DRAW[name]()}</svg>\n'
    )


def shape(d: str, fill: str, edge: float = 5) -> str:
    """A filled shape with a dark rim that keeps it apart from anything behind."""
    return f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{edge}" stroke-linejoin="round" paint-order="stroke"/>'


def flask(x: float, y: float, s: float, liquid: str) -> str:
    """The flask of the game."""
    glass = f"M{x - 7 * s} {y - 30 * s}H{x + 7 * s}V{y - 10 * s}L{x + 24 * s} {y + 20 * s}Q{x + 28 * s} {y + 30 * s} {x + 17 * s} {y + 30 * s}H{x - 17 * s}Q{x - 28 * s} {y + 30 * s} {x - 24 * s} {y + 20 * s}L{x - 7 * s} {y - 10 * s}Z"
    fill = f"M{x - 15 * s} {y + 6 * s}H{x + 15 * s}L{x + 21 * s} {y + 18 * s}Q{x + 24 * s} {y + 26 * s} {x + 16 * s} {y + 26 * s}H{x - 16 * s}Q{x - 24 * s} {y + 26 * s} {x - 21 * s} {y + 18 * s}Z"
    return (
        shape(glass, WHITE, 5)
        + f'<path d="{fill}" fill="{liquid}"/>'
        + f'<path d="M{x - 11 * s} {y - 30 * s}H{x + 11 * s}" stroke="{INK}" stroke-width="{11 * s:.1f}" stroke-linecap="round"/><path d="M{x - 11 * s} {y - 30 * s}H{x + 11 * s}" stroke="{WHITE}" stroke-width="{6 * s:.1f}" stroke-linecap="round"/>'
    )


def trade() -> str:
    """Two arrows past each other."""
    return shape("M14 27H52V13L86 35L52 57V43H14Z", GOLD) + shape("M86 59H48V45L14 67L48 89V75H86Z", WHITE)


def peek() -> str:
    """An eye."""
    eye = "M8 50C22 24 38 18 50 18S78 24 92 50C78 76 62 82 50 82S22 76 8 50Z"
    return (
        shape(eye, WHITE)
        + f'<circle cx="50" cy="50" r="21" fill="{GOLD}" stroke="{INK}" stroke-width="5"/><circle cx="50" cy="50" r="9.5" fill="{INK}"/><circle cx="43" cy="43" r="5" fill="#fff"/>'
    )


def surplus() -> str:
    """A cube, and one more."""
    top, left, right = "M38 30L66 44L38 58L10 44Z", "M10 44L38 58V90L10 76Z", "M66 44L38 58V90L66 76Z"
    cube = shape(top, WHITE) + shape(left, "#D6E6EE") + shape(right, "#9FC0CC")
    plus = "M62 10H78V24H92V40H78V54H62V40H48V24H62Z"
    return cube + shape(plus, GOLD, 6)


def grey_discount() -> str:
    """The grey flask, cheaper."""
    return flask(36, 54, 1.05, GREY) + shape("M67 20H85V52H95L76 82L57 52H67Z", GOLD, 6)


def early_flask() -> str:
    """A flask before the sun is up: half a sun behind it on the horizon."""
    rays = "".join(
        f'<path d="{line([polar(50, 62, 33, a), polar(50, 62, 45, a)])}" stroke="{INK}" stroke-width="14" stroke-linecap="round"/>'
        for a in range(-180, 1, 45)
    )
    rays += "".join(
        f'<path d="{line([polar(50, 62, 33, a), polar(50, 62, 45, a)])}" stroke="{GOLD}" stroke-width="8.5" stroke-linecap="round"/>'
        for a in range(-180, 1, 45)
    )
    sun = shape("M24 66A26 26 0 0 1 76 66Z", GOLD)
    return rays + sun + flask(50, 60, 0.98, "#35B58A")


def round_gift() -> str:
    """A present."""
    return (
        shape("M20 50H80V88H20Z", WHITE)
        + shape("M13 34H87V54H13Z", WHITE)
        + f'<path d="M42 34H58V88H42Z" fill="{GOLD}" stroke="{INK}" stroke-width="4"/>'
        + shape("M50 34C34 34 22 28 26 18C31 8 46 14 50 34C54 14 69 8 74 18C78 28 66 34 50 34Z", GOLD)
    )


def free_cards() -> str:
    """Cards for nothing: a nought on a card."""
    return (
        f'<g transform="rotate(-14 40 54)">{shape("M18 18Q18 14 22 14H58Q62 14 62 18V82Q62 86 58 86H22Q18 86 18 82Z", "#9FC0CC")}</g>'
        f'<g transform="rotate(7 60 54)">{shape("M34 20Q34 15 39 15H81Q86 15 86 20V84Q86 89 81 89H39Q34 89 34 84Z", WHITE)}</g>'
        f'<ellipse cx="60" cy="52" rx="13.5" ry="20" transform="rotate(7 60 52)" fill="none" stroke="{INK}" stroke-width="14"/>'
        f'<ellipse cx="60" cy="52" rx="13.5" ry="20" transform="rotate(7 60 52)" fill="none" stroke="{GOLD}" stroke-width="8"/>'
    )


DRAW = {
    "trade": trade,
    "peek": peek,
    "surplus": surplus,
    "grey_discount": grey_discount,
    "early_flask": early_flask,
    "round_gift": round_gift,
    "free_cards": free_cards,
}
