"""Plain shapes as vectors: plates, rings, icons, badges."""

from __future__ import annotations

import math

from cytosis.ui.paint.colour_vision import seen
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.paint.theme import Player, rgb

ICONS = {
    "back": "M15 5L8 12L15 19",
    "close": "M6 6L18 18M18 6L6 18",
    "tick": "M5 13L10 18L19 7",
    "plus": "M12 5V19M5 12H19",
    "globe": "M21 12A9 9 0 1 1 3 12A9 9 0 0 1 21 12ZM3 12H21M12 3Q17 8 17 12Q17 16 12 21Q7 16 7 12Q7 8 12 3",
    "lock": "M6 11H18V20H6ZM8.5 11V8Q8.5 4 12 4Q15.5 4 15.5 8V11",
    "play": "M8 5L19 12L8 19Z",
    "pause": "M8.5 5V19M15.5 5V19",
    "forward": "M9 5L16 12L9 19",
    "first": "M17 5L10 12L17 19M6.5 5V19",
    "last": "M7 5L14 12L7 19M17.5 5V19",
    "pencil": "M4 20L5 16L16 5L19 8L8 19Z",
    "open": "M3 19V5H9L11 8H19V11M3 19L6.5 11H21.5L18 19Z",
    "save": "M12 4V15M7 11L12 16L17 11M4 20H20",
    "door": "M5 21V3H15V21ZM3 21H21M12 12H12.1",
    "info": "M21 12A9 9 0 1 1 3 12A9 9 0 0 1 21 12ZM12 11V16.5M12 7.6H12.1",
    "home": "M4 11L12 4L20 11M6.5 9.5V20H17.5V9.5",
    "up": "M5 15L12 8L19 15",
    "down": "M5 9L12 16L19 9",
    "eye": "M2.5 12Q7 5 12 5Q17 5 21.5 12Q17 19 12 19Q7 19 2.5 12ZM15 12A3 3 0 1 1 9 12A3 3 0 0 1 15 12Z",
    "sound": "M4 9.5V14.5H8L13 19V5L8 9.5ZM16.5 9Q18.5 12 16.5 15M19 6.5Q22.5 12 19 17.5",
    "person": "M15.5 8A3.5 3.5 0 1 1 8.5 8A3.5 3.5 0 0 1 15.5 8ZM4.5 20.5Q5 14 12 14Q19 14 19.5 20.5",
    "gear": "M15 12A3 3 0 1 1 9 12A3 3 0 0 1 15 12ZM12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6L7.8 7.8"
    "M16.2 16.2L18.4 18.4M18.4 5.6L16.2 7.8M7.8 16.2L5.6 18.4",
    "swap": "M4 8H20L16 4M20 16H4L8 20",
    "minus": "M5 12H19",
    "arrow": "M4 12H19M14 7L19 12L14 17",
    "again": "M5 12A7 7 0 1 1 7.2 17.2M5 7V12H10",
    "book": "M12 6Q8 3.5 3 4.5V18.5Q8 17.5 12 20Q16 17.5 21 18.5V4.5Q16 3.5 12 6V20",
    "trophy": "M7 4H17V9Q17 14 12 14Q7 14 7 9ZM7 5.5H4Q4 10 8 10.5M17 5.5H20Q20 10 16 10.5"
    "M12 14V17.5M8 20H16",
    "copy": "M8 8H19V20H8ZM5 16V4H16",
    "monitor": "M3 5H21V16H3ZM9 20H15M12 16V20",
    "chip": "M7 7H17V17H7ZM10 7V3.5M14 7V3.5M10 20.5V17M14 20.5V17M7 10H3.5M7 14H3.5M20.5 10H17M20.5 14H17",
    "wave": "M2.5 12Q5.7 4 8.8 12Q12 20 15.2 12Q18.3 4 21.5 12",
    "letter": "M4.5 20L12 4L19.5 20M7.4 14H16.6",
    "clock": "M21 12A9 9 0 1 1 3 12A9 9 0 0 1 21 12ZM12 7V12L15.5 14",
    "warning": "M12 4L21.5 20H2.5ZM12 10V14.5M12 17.2H12.1",
}

GLOW = "#FFD75E"
"""The light around what is chosen, or can be."""
CORNERS: dict[str, list[tuple[float, int]]] = {
    "triangle": [(1, -90), (1, 30), (1, 150)],
    "diamond": [(1, -90), (0.9, 0), (1, 90), (0.9, 180)],
    "star": [(1 if i % 2 == 0 else 0.46, -90 + i * 36) for i in range(10)],
    "bar": [(1, -20), (1, 20), (1, 160), (1, 200)],
}
"""Players' symbols with corners: how far each is from the middle, and in which direction."""
CRESCENT = "M.5 -.86A1 1 0 1 0 .5 .86A.88 .88 0 0 1 .5 -.86Z"
"""The symbol without corners and without a middle, one unit in radius."""

LEAF = (
    "M0 -1Q.2 -.7 .5 -.75Q.75 -.4 .6 -.15Q1 .05 .9 .45Q.55 .55 .4 .35Q.25 .75 0 1"
    "Q-.25 .75 -.4 .35Q-.55 .55 -.9 .45Q-1 .05 -.6 -.15Q-.75 -.4 -.5 -.75Q-.2 -.7 0 -1Z"
)
"""The same of whom the rules play."""
OUTLINES = {"crescent": CRESCENT, "leaf": LEAF}


FINE = 1.6
"""From so many pixels a unit on light is drawn in finer steps."""


def mix(first: str, second: str, part: float) -> str:
    """A colour between two, ``part`` of the way to the second."""
    blend = (round(a + (b - a) * part) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#" + "".join(f"{value:02X}" for value in blend)


def plate(
    paint: Painter,
    box: Box,
    colours: str | tuple[str, str, str],
    radius: float = 18,
    opacity: float = 0.97,
    shadow: bool = True,
    width: float | None = None,
) -> None:
    """A rounded surface: one of the theme's, or top, bottom and edge colour; light above, shadow below."""
    top, bottom, edge = paint.theme.plates[colours] if isinstance(colours, str) else colours
    width = paint.theme.edge if width is None else max(width, paint.theme.edge)
    _, _, w, h = box
    shade = "".join(
        f'<rect x="{-i}" y="{4 - i}" width="{w + 2 * i}" height="{h + 2 * i}" rx="{radius + i}" '
        f'fill="#060C24" fill-opacity="0.05"/>'
        for i in range(1, 9)
    )
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
        "</linearGradient></defs>"
        f'{shade if shadow else ""}<rect x="0.8" y="0.8" width="{w - 1.6}" height="{h - 1.6}" rx="{radius}" '
        f'fill="url(#g)" fill-opacity="{opacity}" stroke="{edge}" stroke-width="{width}"/>'
        f'<path d="M{radius} 2H{w - radius}" stroke="#FFFFFF" stroke-opacity="0.22" stroke-width="1.2" '
        'fill="none"/>'
    )
    paint.vector(body, box, 14)


def glow(
    paint: Painter, box: Box, colour: str, radius: float, reach: int = 14, strength: float = 0.16
) -> None:
    """Light around a rounded box."""
    _, _, w, h = box
    fine = 1 if paint.sheet.scale <= FINE else 2  # at so many pixels a unit single rings could be seen
    steps = [i / fine for i in range(reach * fine)]
    body = "".join(
        f'<rect x="{-i:g}" y="{-i:g}" width="{w + 2 * i:g}" height="{h + 2 * i:g}" rx="{radius + i:g}" '
        f'fill="none" stroke="{colour}" stroke-width="{2.4 if fine == 1 else 2.0}" '
        f'stroke-opacity="{strength * 3 * (1 - i / reach) ** 2 / (1 if fine == 1 else 1.7):.3f}"/>'
        for i in steps
    )
    paint.vector(body, box, reach + 4)


def ring(paint: Painter, box: Box, radius: float) -> None:
    """The mark of the focus: four units out, with a halo, and a dark edge that shows it on light ground."""
    _, _, w, h = box
    halo, white = paint.theme.hex("halo"), paint.theme.hex("focus")
    rect = f'x="-4" y="-4" width="{w + 8}" height="{h + 8}" rx="{radius + 4}" fill="none"'
    body = (
        f'<rect {rect} stroke="{halo}" stroke-opacity="0.35" stroke-width="11"/>'
        f'<rect {rect} stroke="#0A1230" stroke-opacity="0.8" stroke-width="6.4"/>'
        f'<rect {rect} stroke="{white}" stroke-width="3"/>'
    )
    paint.vector(body, box, 12)


def dashed(paint: Painter, box: Box, colour: str, radius: float = 18, opacity: float = 1.0) -> None:
    """A place where something could be."""
    _, _, w, h = box
    body = (
        f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="{radius}" fill="#0F1838" '
        f'fill-opacity="0.45"/><path d="{_dashes(_outline(w, h, radius), 10, 8)}" fill="none" '
        f'stroke="{colour}" stroke-opacity="{opacity}" stroke-width="2"/>'
    )
    paint.vector(body, box)


def _outline(w: float, h: float, radius: float) -> list[tuple[float, float]]:
    """Points along a rounded box, once round."""
    r = min(radius, w / 2 - 1.5, h / 2 - 1.5)
    corners = ((w - 1.5 - r, 1.5 + r), (w - 1.5 - r, h - 1.5 - r), (1.5 + r, h - 1.5 - r), (1.5 + r, 1.5 + r))
    found = []
    for quarter, (x, y) in enumerate(corners):
        for step in range(7):
            angle = (quarter - 1 + step / 6) * math.pi / 2
            found.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return [*found, found[0]]


def _dashes(points: list[tuple[float, float]], on: float, off: float) -> str:
    """A path along points in dashes of our own: the library's end in stray lines on closed curves."""
    (x, y), drawing, left = points[0], True, on
    path = f"M{x:.1f} {y:.1f}"
    for px, py in points[1:]:
        while (length := math.hypot(px - x, py - y)) > left:
            x, y = x + (px - x) * left / length, y + (py - y) * left / length
            path += f"{'L' if drawing else 'M'}{x:.1f} {y:.1f}"
            drawing, left = not drawing, off if drawing else on
        x, y, left = px, py, left - length
        path += f"L{x:.1f} {y:.1f}" if drawing else ""
    return path


def icon(paint: Painter, name: str, x: float, y: float, size: float = 22, colour: str = "#F4F7FF") -> None:
    """A line icon centred on a point."""
    body = (
        f'<path d="{ICONS[name]}" fill="none" stroke="{paint.theme.hex(colour)}" stroke-width="2.2" '
        f'stroke-linecap="round" stroke-linejoin="round" transform="scale({size / 24:g})"/>'
    )
    paint.vector(body, (x - size / 2, y - size / 2, size, size), 2)


def disc(paint: Painter, x: float, y: float, radius: float, fill: str, edge: str, width: float = 1.6) -> None:
    """A plain disc."""
    body = (
        f'<circle cx="{radius}" cy="{radius}" r="{radius - width / 2}" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{width}"/>'
    )
    paint.vector(body, (x - radius, y - radius, 2 * radius, 2 * radius), 1)


def ink_on(player: Player) -> str:
    """White or navy, whichever is read better on a player's colour."""
    red, green, blue = rgb(player.colour)
    return "#1A2140" if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else "#FFFFFF"


def symbol(kind: str, x: float, y: float, radius: float, colour: str) -> str:
    """A player's symbol as a piece of SVG."""
    if kind == "circle":
        return f'<circle cx="{x}" cy="{y}" r="{radius * 0.86}" fill="{colour}"/>'
    if kind == "square":
        side = radius * 0.78
        return f'<rect x="{x - side}" y="{y - side}" width="{2 * side}" height="{2 * side}" fill="{colour}"/>'
    if kind in OUTLINES:
        return f'<path transform="translate({x} {y}) scale({radius})" fill="{colour}" d="{OUTLINES[kind]}"/>'
    corners = CORNERS[kind]
    lower = radius * (0.18 if kind == "triangle" else 0)
    turned = [(radius * r, math.radians(a)) for r, a in corners]
    points = " ".join(f"{x + r * math.cos(a):.2f},{y + lower + r * math.sin(a):.2f}" for r, a in turned)
    return (
        f'<polygon points="{points}" fill="{colour}" stroke="{colour}" stroke-width="{radius * 0.1}" '
        'stroke-linejoin="round"/>'
    )


def badge(
    paint: Painter, seat: int, x: float, y: float, size: float, faded: bool = False, vision: str = ""
) -> None:
    """A seat's colour and symbol on a disc with a white rim, also as others would see it."""
    player = paint.theme.players[seat]
    r = size / 2
    fill, ink = (_seen(colour, vision) for colour in (player.colour, ink_on(player)))
    body = (
        f'<g opacity="{0.45 if faded else 1}"><circle cx="{r}" cy="{r}" r="{r * 0.92}" '
        f'fill="{fill}" stroke="#FFFFFF" stroke-width="{size * 0.08}"/>'
        f"{symbol(player.symbol, r, r, r * 0.52, ink)}</g>"
    )
    paint.vector(body, (x - r, y - r, size, size), 1)


def _seen(colour: str, vision: str) -> str:
    return "#" + "".join(f"{value:02X}" for value in seen(rgb(colour), vision))


def membrane(cx: float, cy: float, radius: float, width: float) -> str:
    """A double layer of lipids closed to a circle: heads outside and inside, tails between them."""
    light = "".join(
        f'<circle cx="{cx}" cy="{cy}" r="{radius + i * 3}" fill="none" stroke="#5CD6F0" stroke-width="7" '
        f'stroke-opacity="{0.1 * (1 - i / 9):.3f}"/>'
        for i in range(1, 9)
    )
    ground = f'<circle cx="{cx}" cy="{cy}" r="{radius - width / 2}" fill="none" stroke="#FBE3C0"'
    count = round(2 * math.pi * radius / (width * 0.31))
    turns = [(math.cos(2 * math.pi * i / count), math.sin(2 * math.pi * i / count)) for i in range(count)]
    inner = radius - width
    tails = "".join(
        f"M{cx + radius * x:.1f} {cy + radius * y:.1f}L{cx + inner * x:.1f} {cy + inner * y:.1f}"
        for x, y in turns
    )
    heads = "".join(
        f'<circle cx="{cx + r * x:.1f}" cy="{cy + r * y:.1f}" r="{width * size:.2f}" fill="{fill}" '
        f'stroke="{edge}" stroke-width="{width * 0.022:.2f}"/>'
        for r, size, fill, edge in ((radius, 0.15, "#F5A557", "#B4662A"), (inner, 0.14, "#EE7B6C", "#A8423C"))
        for x, y in turns
    )
    return (
        f'{light}{ground} stroke-width="{width}"/><path d="{tails}" fill="none" stroke="#DFA066" '
        f'stroke-width="{width * 0.05:.2f}"/>{heads}'
    )


def mark(paint: Painter, x: float, y: float, radius: float, colour: str, strength: float = 0.8) -> None:
    """A soft ring around a spot, in somebody's colour."""
    side = 2 * radius
    rings = "".join(
        f'<circle cx="{radius}" cy="{radius}" r="{radius - 5 + i}" fill="none" stroke="{colour}" '
        f'stroke-width="{5 - i * 0.8:.1f}" stroke-opacity="{strength * (1 - i / 5):.2f}"/>'
        for i in range(5)
    )
    circle = f'<circle cx="{radius}" cy="{radius}" r="{radius - 5}" fill="none"'
    light = f'{circle} stroke="#FFFFFF" stroke-width="7"/>'
    paint.vector(light + rings, (x - radius, y - radius, side, side), 6)
