"""Signs: what a space, a card or a plate does, kinds of cards, specializations, phases of a day."""

from __future__ import annotations

from art.cellulose.kit import DROP, HEART, hexagon, leaf, soft, sun
from art.house.vector import ball, corners, diagonal, rows, svg

WHITE, GREEN = "#fff", "#2C7C4C"
UP = (
    "M50 60C24 60 16 40 16 26C38 26 50 40 50 60ZM50 48C74 48 84 30 84 12C62 12 50 28 50 48Z",
    "M50 48C24 48 14 30 14 12C38 12 50 28 50 48ZM50 42C74 42 86 24 86 4C62 4 50 22 50 42Z",
)
DOWN = (
    "M50 8V50M50 34C50 58 24 56 18 88M50 34C50 58 76 56 82 88M50 48V94",
    "M50 62V92M50 60C50 78 28 74 21 93M50 60C50 78 72 74 79 93",
)


def _framed(body: str, dy: float = 3, blur: float = 2.6, strength: float = 0.4, defs: str = "") -> str:
    return svg(100, 100, f"<defs>{defs}{soft('s', dy, blur, strength)}</defs>{body}")


def heart() -> str:
    """Health."""
    gold = diagonal("g", (0, "#FFF3B8"), (0.5, "#F6C445"), (1, "#C98512"))
    return _framed(
        f'<path d="{HEART}" fill="url(#g)" stroke="#8A5606" stroke-width="5" filter="url(#s)"/>', defs=gold
    )


def first() -> str:
    """The first player: a sun with a one."""
    return _framed(
        f'<g filter="url(#s)"><polygon points="{corners(50, 50, 48, 24, waist=0.76)}" fill="#FF9E2E" stroke="#7A3B00" stroke-width="4" stroke-linejoin="round"/>'
        '<circle cx="50" cy="50" r="29" fill="url(#g)" stroke="#7A3B00" stroke-width="4"/></g>'
        '<path d="M43 41L53 35V66" fill="none" stroke="#5A2A00" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>',
        defs=ball("g", (0, "#FFF8D0"), (0.6, "#FFD75E"), (1, "#E39A1C")),
    )


def held() -> str:
    """Cards in hand."""
    return svg(
        100,
        100,
        '<g stroke="#0B1F18" stroke-width="5"><rect x="14" y="22" width="46" height="64" rx="8" fill="#CBE7C9" transform="rotate(-12 37 54)"/>'
        '<rect x="36" y="16" width="48" height="68" rx="8" fill="#fff" transform="rotate(8 60 50)"/></g>'
        '<path d="M60 66V48M60 52C50 52 47 44 47 38C55 38 60 43 60 52ZM60 48C69 48 72 41 72 36C65 36 60 41 60 48Z" fill="#2C7C4C" stroke="#2C7C4C" stroke-width="3"/>',
    )


def exchange() -> str:
    """Photosynthesis: sun and leaf."""
    shape = "M92 34C94 70 76 94 38 92C34 58 56 36 92 34Z"
    return _framed(
        f'<g filter="url(#s)">{sun(34, 33, 21)}<path d="{shape}" fill="#57B23F" stroke="#fff" stroke-width="9" stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="#57B23F" stroke="#1F5A1C" stroke-width="4.4" stroke-linejoin="round"/></g>'
        '<path d="M46 84L80 48M58 72V58M58 72H73" stroke="#E4FFD0" stroke-width="5" stroke-linecap="round" fill="none"/>'
    )


def build(colour: str) -> str:
    """One more stone for the wall."""
    three = ((28, 66), (68, 66), (48, 32))
    rims = "".join(f'<polygon points="{corners(x, y, 22, 6)}"/>' for x, y in three)
    stones = "".join(
        hexagon(x, y, 22, fill, "#5A3B0B")
        for (x, y), fill in zip(three, ("#D9B36A", "#D9B36A", colour), strict=True)
    )
    return _framed(
        f'<g filter="url(#s)"><g fill="#fff" stroke="#fff" stroke-width="12" stroke-linejoin="round">{rims}</g>{stones}</g>'
        '<path d="M48 21V43M37 32H59" stroke="#fff" stroke-width="6.5" stroke-linecap="round"/>'
    )


def _roots(d: str) -> str:
    return "".join(
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for colour, width in (("#7A4A1E", 10), ("#E2B780", 5))
    )


def grow(kind: str) -> str:
    """A shoot, a root, or either."""
    if kind == "root":
        body = _roots(DOWN[0])
    elif kind == "shoot":
        body = (
            '<path d="M50 92V40" stroke="#2E7D32" stroke-width="9" stroke-linecap="round"/>'
            f'<path d="{UP[0]}" fill="#6CC24A" stroke="#1F5A1C" stroke-width="4.6" stroke-linejoin="round"/>'
        )
    else:
        body = (
            f'{_roots(DOWN[1])}<path d="M50 60V42" stroke="#1F5A1C" stroke-width="11" stroke-linecap="round"/>'
            f'<path d="{UP[1]}" fill="#6CC24A" stroke="#1F5A1C" stroke-width="5" stroke-linejoin="round"/>'
            '<path d="M12 60H88" stroke="#5A3A18" stroke-width="7" stroke-linecap="round"/>'
        )
    return _framed(f'<g filter="url(#s)">{body}</g>', 2.5, 2, 0.35)


def card(drawn: bool) -> str:
    """A card drawn, or one discarded."""
    fill, edge = ("#2F7F57", "#12402B") if drawn else ("#B9AE99", "#4A4335")
    box = 'x="22" y="8" width="58" height="82" rx="11"'
    inner = (
        '<rect x="30" y="16" width="42" height="66" rx="6" fill="none" stroke="#BFE7B0" stroke-width="3"/>'
        if drawn
        else ""
    )
    mark = (
        '<path d="M51 36V62M38 49H64" stroke="#fff" stroke-width="8" stroke-linecap="round"/>'
        if drawn
        else '<path d="M38 49H64" stroke="#4A2A12" stroke-width="9" stroke-linecap="round"/>'
    )
    return _framed(
        f'<g filter="url(#s)"><rect {box} fill="#fff" stroke="#fff" stroke-width="8"/>'
        f'<rect {box} fill="{fill}" stroke="{edge}" stroke-width="4.6"/>{inner}</g>{mark}'
    )


def pour() -> str:
    """Water into the vacuole: a drop in a bubble."""
    defs = ball("v", (0, "#F4FBFF"), (0.6, "#BFE3FF"), (1, "#6FAEE8")) + ball(
        "g", (0, "#BFE4FF"), (0.45, "#4A9BF4"), (1, "#1450B4")
    )
    return _framed(
        '<circle cx="50" cy="50" r="44" fill="#fff" filter="url(#s)"/><circle cx="50" cy="50" r="41" fill="url(#v)" stroke="#2C64A8" stroke-width="5"/>'
        f'<g transform="translate(22 16) scale(.56)"><path d="{DROP}" fill="url(#g)" stroke="#0E3C86" stroke-width="6"/></g>'
        '<path d="M18 40Q24 22 42 17" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>',
        defs=defs,
    )


def reclaim() -> str:
    """A flask comes back."""
    shape = "M42 22H62V42L82 76Q86 86 76 86H28Q18 86 22 76L42 42Z"
    return _framed(
        f'<g filter="url(#s)"><path d="{shape}" fill="#fff" stroke="#fff" stroke-width="9" stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="#DDEBE6" stroke="#33473F" stroke-width="5" stroke-linejoin="round"/><path d="M31 60H73L82 76Q86 86 76 86H28Q18 86 22 76Z" fill="#8C7BD6"/></g>'
        '<path d="M84 44C84 18 60 6 36 12" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/>'
        '<path d="M84 44C84 18 60 6 36 12M46 2L32 13L46 25" fill="none" stroke="#5A34A0" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def sunrise() -> str:
    """Each morning."""
    return _framed(
        f'<g filter="url(#s)"><g clip-path="url(#c)">{sun(50, 60, 27)}</g><path d="M6 66H94M22 82H78" stroke="#8A4B00" stroke-width="9" stroke-linecap="round"/></g>',
        2.5,
        2,
        0.35,
        '<clipPath id="c"><rect width="100" height="62"/></clipPath>',
    )


def daytime() -> str:
    """The day."""
    return _framed(f'<g filter="url(#s)">{sun(50, 50, 29)}</g>', 2.5, 2, 0.35)


def evening() -> str:
    """The moon."""
    return _framed(
        '<path d="M62 8A44 44 0 1 0 92 66A36 36 0 0 1 62 8Z" fill="#FFE9B0" stroke="#6B4A8C" stroke-width="5" stroke-linejoin="round" filter="url(#s)"/>',
        2.5,
        2,
        0.35,
    )


def final() -> str:
    """The end of the game: a flower."""
    petals = "".join(
        f'<ellipse cx="50" cy="24" rx="15" ry="20" transform="rotate({a} 50 50)" fill="#FF9EC4" stroke="#8C2458" stroke-width="4"/>'
        for a in range(0, 360, 60)
    )
    return _framed(
        f'<g filter="url(#s)">{petals}<circle cx="50" cy="50" r="17" fill="#FFD75E" stroke="#8A5606" stroke-width="4.5"/></g>',
        2.5,
        2,
        0.35,
    )


def glow() -> str:
    """The light around the sun."""
    stops = (
        '<stop offset="0" stop-color="#FFFBE0"/><stop offset=".3" stop-color="#FFE48A" stop-opacity=".9"/>'
        '<stop offset="1" stop-color="#FFD75E" stop-opacity="0"/>'
    )
    return svg(
        120,
        120,
        f'<defs><radialGradient id="g">{stops}</radialGradient></defs><circle cx="60" cy="60" r="60" fill="url(#g)"/>',
    )


def arrow(up: bool, colour: str) -> str:
    """What turns into what, or a way back."""
    d = "M50 86V26M24 48L50 20L76 48" if up else "M14 50H74M52 24L80 50L52 76"
    return svg(
        100,
        100,
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>',
    )


def kind(name: str, colour: str) -> str:
    """A kind of card on a field of its colour."""
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="7.6" fill="{WHITE}"/>'
        for x, y in ((40, 40), (60, 40), (50, 58), (34, 58), (66, 58))
    )
    glyph = {
        "starch": f'<ellipse cx="50" cy="52" rx="32" ry="27" fill="none" stroke="{WHITE}" stroke-width="7"/>'
        f'<ellipse cx="44" cy="53" rx="19" ry="15" fill="none" stroke="{WHITE}" stroke-width="6"/><circle cx="39" cy="54" r="6" fill="{WHITE}"/>',
        "psv": f'<circle cx="50" cy="50" r="31" fill="none" stroke="{WHITE}" stroke-width="7"/>{dots}',
        "enzyme": f'<path d="M50 18A32 32 0 1 0 80 60L54 50L70 25A32 32 0 0 0 50 18Z" fill="{WHITE}"/>',
        "specialization": f'<polygon points="{corners(50, 52, 36, 10, waist=0.48)}" fill="{WHITE}" stroke="{WHITE}" stroke-width="4" stroke-linejoin="round"/>',
    }[name]
    return svg(
        100,
        100,
        f'<rect x="5" y="5" width="90" height="90" rx="26" fill="{colour}" stroke="#fff" stroke-opacity=".9" stroke-width="5"/>{glyph}',
    )


SPECIAL = {
    "gibberellin_receptor": '<path d="M50 84V44M50 56C32 56 26 42 26 32C42 32 50 42 50 56ZM50 48C66 48 74 34 74 22C58 22 50 34 50 48Z" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>',
    "cytokinin_receptor": '<path d="M50 16V52M50 38C50 60 30 58 25 84M50 38C50 60 70 58 75 84M50 48V86" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>',
    "aquaporin": '<path d="M28 20Q42 50 28 80M72 20Q58 50 72 80" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/><path d="M50 30C54 40 62 46 62 56A12 12 0 0 1 38 56C38 46 46 40 50 30Z" fill="#fff"/>',
    "seed_embryo": '<path d="M50 16C76 34 78 66 50 86C22 66 24 34 50 16Z" fill="#fff"/><path d="M50 74V46M50 54C40 52 38 44 38 40C46 40 50 46 50 54Z" fill="#2C7C4C" stroke="#2C7C4C" stroke-width="5"/>',
    "enzyme_production": '<path d="M50 24A27 27 0 1 0 76 58L54 50L67 29A27 27 0 0 0 50 24Z" fill="#fff"/><path d="M74 14V36M63 25H85" stroke="#fff" stroke-width="7" stroke-linecap="round"/>',
}
"""The five specializations, each with a silhouette of its own."""


def special(name: str) -> str:
    """A specialization in play."""
    return svg(
        100,
        100,
        f'<circle cx="50" cy="50" r="45" fill="{GREEN}" stroke="#fff" stroke-opacity=".9" stroke-width="5"/>{SPECIAL[name]}',
    )


def sprig() -> str:
    """Leaves behind the hand."""
    places = rows("60 150 2.2 -30, 76 150 2.6 24, 150 160 1.6 8, 20 160 1.5 -64, 120 160 1.8 60")
    return svg(200, 170, "".join(leaf(x, y, size, turn, "#5FB08A") for x, y, size, turn in places))
