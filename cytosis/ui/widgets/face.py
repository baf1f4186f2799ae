"""The face of those who guide through a game: pieces of SVG on a plane of 100 by 100."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter

INK = "#2A1B3A"


def face(x: float, y: float, apart: float = 13, size: float = 1.0) -> str:
    """Two eyes and a smile, around a point between the eyes."""
    eyes = "".join(
        f'<circle cx="{x + side * apart}" cy="{y}" r="{7 * size:g}" fill="#FFFFFF"/>'
        f'<circle cx="{x + side * apart + 1.4}" cy="{y + 1}" r="{4.2 * size:g}" fill="{INK}"/>'
        f'<circle cx="{x + side * apart + 2.8}" cy="{y - 0.8}" r="{1.4 * size:g}" fill="#FFFFFF"/>'
        for side in (-1, 1)
    )
    wide = apart * 0.85
    smile = f"M{x - wide} {y + 13 * size}Q{x} {y + 25 * size} {x + wide} {y + 13 * size}"
    line = f'stroke="{INK}" stroke-width="{4 * size:g}" stroke-linecap="round"'
    return f'{eyes}<path d="{smile}" fill="none" {line}/>'


def figure(paint: Painter, body: str, x: float, y: float, size: float) -> None:
    """A whole figure around a point, with a soft shadow on what lies behind."""
    shade = '<ellipse cx="50" cy="54" rx="47" ry="47" fill="#060C24" fill-opacity="0.28"/>'
    scale = size / 100
    paint.vector(
        f'<g transform="scale({scale:g})">{shade}{body}</g>', (x - size / 2, y - size / 2, size, size), 6
    )


def shine(name: str, light: str, dark: str, x: float = 36, y: float = 30) -> str:
    """A gradient lit from the upper left."""
    stops = f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
    plane = f'gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="66"'
    return f'<defs><radialGradient id="{name}" {plane}>{stops}</radialGradient></defs>'
