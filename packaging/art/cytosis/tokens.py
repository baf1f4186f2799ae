"""Pieces of Cytosis, each on a field of 100 x 100."""

from __future__ import annotations

from art.house.glyphs import family, symbol
from art.house.tokens import token
from art.house.vector import ball, corners, darken, diagonal, ink_on, lighten, svg, vertical


def cube(colour: str, kind: str) -> str:
    """A cube seen obliquely: the front face stays large enough for its glyph at 20 pixels."""
    edge = darken(colour, 0.58)
    defs = (
        diagonal("f", (0, lighten(colour, 0.24)), (0.5, colour), (1, darken(colour, 0.22)))
        + diagonal("t", (0, lighten(colour, 0.62)), (1, lighten(colour, 0.36)))
        + vertical("r", (0, darken(colour, 0.26)), (1, darken(colour, 0.46)))
    )
    whole = "M10 26L25 9H90V71L74 88H10Z"
    body = (
        f'<g filter="url(#s)"><path d="{whole}" fill="#fff" stroke="#fff" stroke-width="12" stroke-linejoin="round"/></g>'
        f'<path d="{whole}" fill="{edge}" stroke="{edge}" stroke-width="4" stroke-linejoin="round"/>'
        '<path d="M10 26L25 9H90L74 26Z" fill="url(#t)"/><path d="M74 26L90 9V71L74 88Z" fill="url(#r)"/>'
        '<rect x="10" y="26" width="64" height="62" rx="3" fill="url(#f)"/>'
        '<path d="M11.5 87V27.5H73" fill="none" stroke="#fff" stroke-width="2.6" stroke-opacity=".6"/>'
        f"{symbol(kind, 42, 57, 23, ink_on(colour))}"
    )
    return token(defs, body)


def coin(colour: str) -> str:
    """ATP is a round coin with a bolt."""
    defs = ball("g", (0, "#E9FBFF"), (0.5, colour), (1, "#1E86C4"))
    body = (
        '<g filter="url(#s)"><circle cx="50" cy="48" r="40" fill="url(#g)" stroke="#0F5A8C" stroke-width="4"/>'
        '<circle cx="50" cy="48" r="32" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="3 4.6" stroke-opacity=".75"/></g>'
        f"{symbol('atp', 50, 48, 23, '#0B3A63')}"
        '<path d="M22 36Q30 16 52 14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/>'
    )
    return token(defs, body)


def boost() -> str:
    """A jagged token: no resource or player has that shape."""
    points = corners(50, 50, 46, 24, waist=0.85)
    body = f'<polygon points="{points}" fill="url(#g)" stroke="#fff" stroke-width="5" stroke-linejoin="round" filter="url(#s)"/>'
    return token(vertical("g", (0, "#FF9AD0"), (1, "#C42C86")), body)


def vesicle_place(hot: bool) -> str:
    """Where a disk may lie."""
    ring, dashes = ("#FFD75E", "0") if hot else ("#A8691A", "9 6")
    body = (
        '<defs><radialGradient id="g" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".9"/>'
        '<stop offset=".7" stop-color="#FFE9B8" stop-opacity=".75"/><stop offset="1" stop-color="#F2B552" stop-opacity=".95"/>'
        f'</radialGradient></defs><circle cx="50" cy="50" r="45" fill="url(#g)" stroke="{ring}" stroke-width="4.5" '
        f'stroke-dasharray="{dashes}"/><circle cx="50" cy="50" r="33" fill="#B9781F" fill-opacity=".18"/>'
    )
    return svg(100, 100, body)


def badge(kind: str, colour: str) -> str:
    """A card family's sign on a field of its colour."""
    body = (
        f'<rect x="5" y="5" width="90" height="90" rx="26" fill="{colour}" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>'
        f"{family(kind, '#FFFFFF', colour)}"
    )
    return svg(100, 100, body)


def antibody(colour: str, head: str) -> str:
    """A Y whose two heads tell the strain by shape."""
    arms = "M50 92V56L24 26M50 56L76 26"
    heads = "".join(symbol(head, x, 22, 14, lighten(colour, 0.45)) for x in (22, 78))
    body = (
        f'<path d="{arms}" fill="none" stroke="#0B1330" stroke-width="21" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="{arms}" fill="none" stroke="{colour}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<g stroke="#0B1330" stroke-width="4.5">{heads}</g>'
    )
    return svg(100, 100, body)


def die(face: int) -> str:
    """A die showing a number."""
    places = {
        "c": (50, 50),
        "a": (28, 28),
        "b": (72, 72),
        "d": (72, 28),
        "e": (28, 72),
        "f": (28, 50),
        "g": (72, 50),
    }
    shown = {1: "c", 2: "ab", 3: "acb", 4: "abde", 5: "abdec", 6: "abdefg"}[face]
    pips = "".join(f'<circle cx="{places[p][0]}" cy="{places[p][1]}" r="9.5" fill="#22305C"/>' for p in shown)
    return token(
        vertical("g", (0, "#FFFFFF"), (1, "#DCE4F5")),
        f'<rect x="8" y="8" width="82" height="82" rx="20" fill="url(#g)" stroke="#22305C" stroke-width="6" filter="url(#s)"/>{pips}',
    )


def card_back(face: bool) -> str:
    """A pile of cards: face down with a cell on it, or the paper of the discard pile."""
    light, dark = ("#F6EFDF", "#B9B2A6") if face else ("#3FA7B8", "#1D3F7A")
    sheets = "".join(
        f'<rect x="{4 + o}" y="{14 - o}" width="104" height="148" rx="12" fill="{"url(#g)" if o == 10 else "#DDE6F6"}" stroke="#0B1330" stroke-width="2.4"/>'
        for o in (0, 5, 10)
    )
    body = (
        f"<defs>{diagonal('g', (0, light), (1, dark))}</defs>{sheets}"
        '<ellipse cx="66" cy="78" rx="34" ry="42" fill="none" stroke="#F5C98A" stroke-width="6"/><circle cx="66" cy="78" r="12" fill="#B593EE"/>'
    )
    return svg(124, 176, body)
