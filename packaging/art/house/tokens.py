"""Pieces that are moved or lie on the table, each on a field of 100 x 100."""

from __future__ import annotations

from art.house.glyphs import symbol
from art.house.vector import ball, corners, darken, diagonal, ink_on, lighten, shadow, svg

BODY = "M39 16V40L17 80Q12 91 24 91H76Q88 91 83 80L61 40V16Z"
OUTLINE = "M33 8H67V19H61V40L83 80Q88 91 76 91H24Q12 91 17 80L39 40V19H33Z"


def token(defs: str, body: str) -> str:
    """A piece with its shadow, a little smaller than its square so that the shadow ends inside it."""
    inside = f'<g transform="translate(2.5 1) scale(.95)">{body}</g>'
    return svg(100, 100, f"<defs>{defs}{shadow('s', 2.4, 1.7)}</defs>{inside}")


def flask(colour: str, mark: str) -> str:
    """An Erlenmeyer flask with its player's liquid and symbol, on a white rim."""
    rim, light = darken(colour, 0.42), lighten(colour, 0.45)
    defs = (
        diagonal("l", (0, lighten(colour, 0.35)), (0.55, colour), (1, darken(colour, 0.32)))
        + '<linearGradient id="g" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".95"/>'
        '<stop offset=".5" stop-color="#EAF4FF" stop-opacity=".55"/><stop offset="1" stop-color="#B9CCE8" stop-opacity=".8"/>'
        f'</linearGradient><clipPath id="c"><path d="{BODY}"/></clipPath>'
    )
    body = (
        f'<g filter="url(#s)"><path d="{OUTLINE}" fill="#fff" stroke="#fff" stroke-width="10" stroke-linejoin="round"/>'
        f'<path d="{BODY}" fill="url(#g)"/><g clip-path="url(#c)"><path d="M0 52Q25 45 50 52T100 52V100H0Z" fill="url(#l)"/>'
        f'<ellipse cx="50" cy="52" rx="26" ry="4.5" fill="{light}" fill-opacity=".8"/>'
        '<circle cx="36" cy="62" r="2.6" fill="#fff" fill-opacity=".55"/><circle cx="66" cy="60" r="1.9" fill="#fff" fill-opacity=".5"/></g>'
        f'<path d="{BODY}" fill="none" stroke="{rim}" stroke-width="4" stroke-linejoin="round"/>'
        f'<rect x="33" y="8" width="34" height="11" rx="5.5" fill="{lighten(colour, 0.6)}" stroke="{rim}" stroke-width="4"/>'
        '<path d="M44 24V42L27 76" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-opacity=".75"/></g>'
        f'<circle cx="50" cy="73" r="13.5" fill="#fff" fill-opacity=".96"/>{symbol(mark, 50, 73, 9.6, darken(colour, 0.15))}'
    )
    return token(defs, body)


def disk(colour: str, mark: str) -> str:
    """A player's disk: vesicles, markers and badges."""
    defs = ball("g", (0, lighten(colour, 0.5)), (0.5, colour), (1, darken(colour, 0.35)))
    body = (
        '<g filter="url(#s)"><circle cx="50" cy="48" r="43" fill="#fff"/>'
        f'<circle cx="50" cy="48" r="38" fill="url(#g)" stroke="{darken(colour, 0.45)}" stroke-width="3"/></g>'
        f"{symbol(mark, 50, 48, 19, ink_on(colour))}"
    )
    return token(defs, body)


def hexagon() -> str:
    """Points."""
    points = corners(50, 50, 44, 6)
    body = (
        f'<polygon points="{points}" fill="url(#g)" stroke="#8A5606" stroke-width="5" stroke-linejoin="round" filter="url(#s)"/>'
        f'<polygon points="{corners(50, 50, 35, 6)}" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".7"/>'
    )
    return token(diagonal("g", (0, "#FFF3B8"), (0.5, "#F6C445"), (1, "#C98512")), body)


def heart() -> str:
    """Health."""
    shape = "M50 91C14 66 6 48 6 34C6 19 17 9 30 9C39 9 46 14 50 20C54 14 61 9 70 9C83 9 94 19 94 34C94 48 86 66 50 91Z"
    body = f'<path d="{shape}" fill="url(#g)" stroke="#8A5606" stroke-width="5" filter="url(#s)"/>'
    return token(diagonal("g", (0, "#FFF3B8"), (0.5, "#F6C445"), (1, "#C98512")), body)


def medal() -> str:
    """The first player marker."""
    body = (
        '<g stroke="#5A3500" stroke-width="4.5" stroke-linejoin="round" filter="url(#s)">'
        '<path d="M30 10L42 46H58L70 10Z" fill="#D8485E"/><circle cx="50" cy="64" r="29" fill="url(#g)"/></g>'
        '<path d="M45 54L53 49V80" fill="none" stroke="#5A3500" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return token(ball("g", (0, "#FFF3B8"), (0.6, "#FFD75E"), (1, "#D79A1E")), body)


def well(ring: str, glow: str = "") -> str:
    """A place for a flask; with a glow where one may go."""
    light = (
        "".join(
            f'<circle cx="70" cy="70" r="{37 + i * 2}" fill="none" stroke="{glow}" stroke-width="5" stroke-opacity="{0.34 - i * 0.03:.2f}"/>'
            for i in range(11)
        )
        if glow
        else ""
    )
    body = (
        '<defs><radialGradient id="g" cx=".5" cy=".42" r=".6"><stop offset="0" stop-color="#2A3E6E" stop-opacity=".62"/>'
        '<stop offset=".8" stop-color="#14204A" stop-opacity=".8"/><stop offset="1" stop-color="#0B1433" stop-opacity=".92"/>'
        f'</radialGradient></defs>{light}<circle cx="70" cy="70" r="37" fill="url(#g)" stroke="{ring}" stroke-width="4.5"/>'
        '<circle cx="70" cy="70" r="31" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6" stroke-dasharray="4 5"/>'
    )
    return svg(140, 140, body)


def hand() -> str:
    """How many cards a seat holds."""
    return svg(
        100,
        100,
        '<g stroke="#0B1330" stroke-width="5"><rect x="14" y="22" width="46" height="64" rx="8" fill="#C9D6F6" transform="rotate(-12 37 54)"/>'
        '<rect x="36" y="16" width="48" height="68" rx="8" fill="#fff" transform="rotate(8 60 50)"/></g><circle cx="60" cy="50" r="12" fill="#3E5AA8"/>',
    )


def arrow(colour: str) -> str:
    """What turns into what."""
    return svg(
        100,
        100,
        f'<path d="M14 50H74M52 24L80 50L52 76" fill="none" stroke="{colour}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>',
    )
