"""What is taken, moved and placed: resources, markers of the seats, spaces, stones, plates, piles."""

from __future__ import annotations

from art.cellulose.kit import DROP, GLOW, GOLD, leaf, octagon, rounded, soft
from art.cytosis.tokens import coin, cube
from art.house.glyphs import symbol
from art.house.vector import ball, corners, darken, diagonal, ink_on, lighten, svg, vertical

SMALL, LARGE, WELL = 54, (106, 80), 16
SIX = (
    '<circle cx="76" cy="76" r="21" fill="#FFD75E" stroke="#6B4300" stroke-width="4"/>'
    '<path d="M83 66C76 62 66 68 67 79A9.5 9.5 0 1 0 69 74" fill="none" stroke="#3A2500" stroke-width="6.4" '
    'stroke-linecap="round"/>'
)


JOINED = ' stroke-linejoin="round"'


def _square(body: str) -> str:
    return svg(100, 100, body)


def _halo(shape: str, widths: tuple[int, ...], light: str, more: str = "") -> str:
    """Gold around a shape, weaker outwards."""
    return "".join(
        f'<{shape} fill="none" stroke="{GOLD}" stroke-width="{width}" stroke-opacity="{light}"{more}/>'
        for width in widths
    )


# -- resources ---------------------------------------------------------------------------------------------
def water(six: bool = False) -> str:
    """A drop."""
    return _square(
        f"<defs>{ball('g', (0, '#BFE4FF'), (0.45, '#4A9BF4'), (1, '#1450B4'))}{soft()}</defs>"
        f'<path d="{DROP}" fill="#fff" stroke="#fff" stroke-width="11" stroke-linejoin="round" filter="url(#s)"/>'
        f'<path d="{DROP}" fill="url(#g)" stroke="#0E3C86" stroke-width="4"/>'
        '<path d="M30 66Q31 52 41 42" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round" opacity=".85"/>'
        + (SIX if six else ""),
    )


def co2(six: bool = False) -> str:
    """Carbon between two oxygens."""
    defs = (
        f"<defs>{ball('g', (0, '#AEB9C6'), (0.5, '#5C6878'), (1, '#2E3744'))}"
        f"{ball('h', (0, '#FFD9CF'), (0.5, '#E4735F'), (1, '#9E3327'))}{soft()}</defs>"
    )
    body = (
        '<g filter="url(#s)" fill="#fff" stroke="#fff" stroke-width="12"><circle cx="22" cy="52" r="17"/>'
        '<circle cx="78" cy="52" r="17"/><circle cx="50" cy="46" r="25"/></g><g stroke-width="3.6">'
        '<circle cx="22" cy="52" r="17" fill="url(#h)" stroke="#6E1F17"/><circle cx="78" cy="52" r="17" fill="url(#h)" stroke="#6E1F17"/>'
        '<circle cx="50" cy="46" r="25" fill="url(#g)" stroke="#1B222C"/></g>'
        '<path d="M60 37A14 14 0 1 0 60 56" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round"/>'
    )
    return svg(100, 100, defs + body + (SIX if six else ""))


def carb(colour: str) -> str:
    """A hexagon: the wall is made of it."""
    return _square(
        f"<defs>{diagonal('g', (0, lighten(colour, 0.35)), (0.5, colour), (1, darken(colour, 0.25)))}{soft()}</defs>"
        f'<polygon points="{corners(50, 50, 42, 6)}" fill="#fff" stroke="#fff" stroke-width="11" stroke-linejoin="round" filter="url(#s)"/>'
        f'<polygon points="{corners(50, 54, 41, 6)}" fill="{darken(colour, 0.5)}" stroke="{darken(colour, 0.5)}" stroke-width="4" stroke-linejoin="round"/>'
        f'<polygon points="{corners(50, 47, 41, 6)}" fill="url(#g)" stroke="{darken(colour, 0.55)}" stroke-width="3" stroke-linejoin="round"/>'
        f'{symbol("carb", 50, 47, 23, "#fff")}<path d="M20 34L48 17" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/>',
    )


def hormone(colour: str) -> str:
    """A pentagon with a sprout."""
    shape = corners(50, 52, 42, 5)
    return _square(
        f"<defs>{diagonal('g', (0, lighten(colour, 0.45)), (0.5, colour), (1, darken(colour, 0.3)))}{soft()}</defs>"
        f'<polygon points="{shape}" fill="#fff" stroke="#fff" stroke-width="14" stroke-linejoin="round" filter="url(#s)"/>'
        f'<polygon points="{shape}" fill="url(#g)" stroke="{darken(colour, 0.5)}" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M50 76V50M50 56C34 56 29 44 29 35C42 35 50 43 50 56ZM50 50C64 50 70 40 70 31C58 31 50 39 50 50Z" '
        'fill="#fff" stroke="#fff" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/>',
    )


def resource(kind: str, colour: str) -> str:
    """Any resource by its name."""
    plain = {"water": water, "co2": co2}
    if kind in plain:
        return plain[kind]()
    if kind in ("carb", "hormone"):
        return carb(colour) if kind == "carb" else hormone(colour)
    return coin(colour) if kind == "atp" else cube(colour, kind)


# -- markers of the seats ----------------------------------------------------------------------------------
def _glossy(colour: str) -> str:
    return ball("g", (0, lighten(colour, 0.5)), (0.5, colour), (1, darken(colour, 0.35)))


def seed(colour: str, mark: str) -> str:
    """A growth marker: a seed with a sprout that stands on a plate."""
    return _square(
        f'<defs>{_glossy(colour)}{soft()}</defs><g filter="url(#s)">'
        '<path d="M50 97L32 78A33 33 0 1 1 68 78Z" fill="#fff" stroke="#fff" stroke-width="9" stroke-linejoin="round"/>'
        '<path d="M50 26C42 24 38 14 38 6C47 6 52 14 50 26ZM51 26C58 25 64 18 65 10C57 9 51 16 51 26Z" fill="#9BE06A" stroke="#fff" stroke-width="3"/></g>'
        f'<path d="M50 96L31 77A33 33 0 1 1 69 77Z" fill="url(#g)" stroke="{darken(colour, 0.45)}" stroke-width="3.5" stroke-linejoin="round"/>'
        f"{symbol(mark, 50, 51, 19, ink_on(colour))}",
    )


def drop(colour: str, mark: str) -> str:
    """A marker of the vacuole's track."""
    return _square(
        f'<defs>{_glossy(colour)}{soft()}</defs><path d="{DROP}" fill="#fff" stroke="#fff" stroke-width="11" stroke-linejoin="round" filter="url(#s)"/>'
        f'<path d="{DROP}" fill="url(#g)" stroke="{darken(colour, 0.45)}" stroke-width="4"/>{symbol(mark, 50, 63, 19, ink_on(colour))}',
    )


# -- places ------------------------------------------------------------------------------------------------
def space(large: bool, hot: bool) -> str:
    """A square for one flask or an octagon for one of each colour; gold where one may go."""
    w, h = LARGE if large else (SMALL, SMALL)
    shape = octagon(w, h, 20) if large else rounded(w, h, 9, 9)
    glow = _halo(f'path d="{shape}"', (8, 12, 16, 20, 24, 28), ".13", JOINED) if hot else ""
    dark, pale = (0.8, 0.56) if hot else (0.66, 0.42)
    body = (
        '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="#0B2A24" stop-opacity="{dark}"/><stop offset="1" stop-color="#1F4F45" stop-opacity="{pale}"/></linearGradient></defs>'
        f'<g transform="translate({WELL} {WELL})">{glow}<path d="{shape}" fill="url(#g)" stroke="{GLOW if hot else "#FFFFFF"}" stroke-width="3.4" stroke-linejoin="round"/>'
        f'<path d="{shape}" transform="translate({w * 0.06:.1f} {h * 0.06:.1f}) scale(.88)" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.6" stroke-dasharray="5 5"/></g>'
    )
    return svg(w + 2 * WELL, h + 2 * WELL, body)


def stone(state: str, colour: str) -> str:
    """A place of the wall: open, next (gold), or done, where a Carbohydrate lies."""
    shape = corners(50, 50, 44, 6)
    if state == "done":
        body = (
            f"<defs>{diagonal('g', (0, lighten(colour, 0.32)), (0.5, colour), (1, darken(colour, 0.28)))}{soft('s', 3, 2.4, 0.45)}</defs>"
            f'<polygon points="{shape}" fill="{darken(colour, 0.5)}" stroke="#fff" stroke-width="7" stroke-linejoin="round" filter="url(#s)"/>'
            f'<polygon points="{corners(50, 48, 40, 6)}" fill="url(#g)" stroke="{darken(colour, 0.5)}" stroke-width="3" stroke-linejoin="round"/>'
            f'{symbol("carb", 50, 48, 19, "#D8FFE9")}<path d="M20 34L48 18" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>'
        )
    else:
        hot = state == "next"
        glow = _halo(f'polygon points="{shape}"', (10, 16, 22, 28), ".16", JOINED) if hot else ""
        light, deep = ("#FFF6CF", GOLD) if hot else ("#FFFDF0", "#F0DFB4")
        body = (
            f"<defs>{vertical('g', (0, light), (1, deep))}</defs>{glow}"
            f'<polygon points="{shape}" fill="url(#g)" stroke="{"#B8790E" if hot else "#8A6A34"}" stroke-width="5" stroke-linejoin="round"/>'
            f'<polygon points="{corners(50, 50, 35, 6)}" fill="none" stroke="#fff" stroke-width="2.4" stroke-opacity=".8"/>'
        )
    return svg(140, 140, body, (-20, -20))


def gate(state: str) -> str:
    """The level of the mornings from a section on: reached, in force, to come."""
    on = state != "coming"
    light, deep, edge = ("#9FD6FF", "#1F6FE0", "#FFFFFF") if on else ("#F2F4E4", "#C9CDA8", "#6A6A34")
    halo = _halo(f'path d="{DROP}"', (12, 18, 24), ".2", JOINED) if state == "force" else ""
    return svg(
        120,
        120,
        f"<defs>{vertical('g', (0, light), (1, deep))}{soft()}</defs>{halo}"
        f'<path d="{DROP}" fill="url(#g)" stroke="{edge}" stroke-width="5" filter="url(#s)"/>',
        (-10, -10),
    )


def plate(shoot: bool, hot: bool, wide: bool, tiny: bool = False) -> str:
    """A place of the plant: cost and gift on cream above, a banner below; leaf or pebble corners."""
    w, h = (66, 26) if tiny else (118 if wide else 98, 46)
    a, b = (18, 6) if shoot else (12, 12)
    top, bottom = ("#2F7F4A", "#1D5836") if shoot else ("#7A4E26", "#54341A")
    shape, pad = rounded(w, h, min(a, h / 2), b), 10
    glow = _halo(f'path d="{shape}"', (5, 9, 13, 17), ".16") if hot else ""
    cream = "" if tiny else f'<rect width="{w}" height="22" fill="#FFFBEC"/>'
    body = (
        f'<defs>{vertical("g", (0, top), (1, bottom))}{soft("s", 3, 3, 0.5)}<clipPath id="c"><path d="{shape}"/></clipPath></defs>'
        f'<g transform="translate({pad} {pad})">{glow}<path d="{shape}" fill="url(#g)" filter="url(#s)"/><g clip-path="url(#c)">{cream}</g>'
        f'<path d="{shape}" fill="none" stroke="{GLOW if hot else "#FFFFFF"}" stroke-width="{2.6 if hot else 1.8}"/></g>'
    )
    return svg(w + 2 * pad, h + 2 * pad, body)


def flag() -> str:
    """What stands at the water level."""
    return svg(
        70,
        40,
        f"<defs>{vertical('g', (0, '#FFE99A'), (1, '#F0A92E'))}{soft()}</defs>"
        '<path d="M8 5H50L64 20L50 35H8Q3 35 3 30V10Q3 5 8 5Z" fill="url(#g)" stroke="#fff" stroke-width="2.4" filter="url(#s)"/>',
    )


def pile(face: bool) -> str:
    """The deck face down, or the paper of the discard pile."""
    light, dark = ("#F6EFDF", "#B9B2A6") if face else ("#6CBF57", "#1B5B45")
    sheets = "".join(
        f'<rect x="{4 + o}" y="{14 - o}" width="104" height="148" rx="12" fill="{"url(#g)" if o == 10 else "#E4EFD8"}" stroke="#0B1F18" stroke-width="2.4"/>'
        for o in (0, 5, 10)
    )
    mark = f'<polygon points="{corners(66, 78, 40, 6)}" fill="none" stroke="{"#8A7F6A" if face else "#DDF5C4"}" stroke-width="5"/>'
    sprig = "" if face else leaf(66, 106, 1.1, 0, "#7FD05A")
    return svg(124, 176, f"<defs>{diagonal('g', (0, light), (1, dark))}</defs>{sheets}{mark}{sprig}")


def back() -> str:
    """One card face down."""
    body = (
        f"<defs>{diagonal('g', (0, '#6CBF57'), (1, '#1B5B45'))}</defs>"
        '<rect x="2" y="2" width="104" height="148" rx="12" fill="url(#g)" stroke="#0B1F18" stroke-width="2.4"/>'
        '<rect x="7" y="7" width="94" height="138" rx="9" fill="none" stroke="#E4EFD8" stroke-width="2.4"/>'
        f'<polygon points="{corners(54, 76, 40, 6)}" fill="none" stroke="#DDF5C4" stroke-width="5"/>'
        f"{leaf(54, 104, 1.1, 0, '#7FD05A')}"
    )
    return svg(108, 152, body)
