"""Plants as small signs: of the boards, of the climates, and the rival's leaf."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import plate

_LEAVES = 'fill="#8BD36A" stroke="#2E6A2E" stroke-width="2.4"'
SPROUT = (
    '<path d="M-46 8H46" stroke="#C98A55" stroke-width="4"/>'
    '<path d="M0 8V-34M0 -10Q-18 -14 -24 -30M0 -20Q18 -22 24 -40" stroke="#4FA457" stroke-width="5"/>'
    '<path d="M-24 -30q-18 0 -20 -18q18 -2 20 18ZM24 -40q18 -2 18 -20q-18 0 -18 20Z'
    'M0 -34q-12 -10 0 -24q12 14 0 24Z" '
    f"{_LEAVES}/>"
    '<path d="M0 8V44M0 20Q-14 26 -20 44M0 24Q14 30 22 48" stroke="#F0C89A" stroke-width="4.4"/>'
)
MANGROVE = (
    '<path d="M-50 14q8 -6 16 0t16 0t16 0t16 0t16 0t16 0" stroke="#7FC8F0" stroke-width="4"/>'
    '<path d="M0 -8V-40" stroke="#8A6A3E" stroke-width="7"/>'
    '<path d="M0 -14Q-8 20 -34 44M0 -14Q-2 20 -10 46M0 -14Q4 20 14 46M0 -14Q12 18 38 42" '
    'stroke="#C99A5E" stroke-width="5"/>'
    f'<g {_LEAVES}><ellipse cx="-22" cy="-42" rx="20" ry="11"/>'
    '<ellipse cx="22" cy="-44" rx="20" ry="11"/><ellipse cx="0" cy="-54" rx="22" ry="12"/></g>'
)
CACTUS = (
    '<path d="M-44 44H44" stroke="#E8B878" stroke-width="6"/>'
    '<path d="M0 42V-34M0 14H-22V-8M0 2H24V-20" stroke="#1C5E37" stroke-width="22"/>'
    '<path d="M0 42V-34M0 14H-22V-8M0 2H24V-20" stroke="#6DB95A" stroke-width="17"/>'
    '<path d="M-3 34V-30M-23 6V-6M22 -6V-18" stroke="#B9E58A" stroke-width="3"/>'
)
LEAF = (
    '<path d="M0 -40Q8 -28 20 -30Q30 -16 24 -6Q40 2 36 18Q22 22 16 14Q10 30 0 40Q-10 30 -16 14Q-22 22 -36 18'
    'Q-40 2 -24 -6Q-30 -16 -20 -30Q-8 -28 0 -40Z" fill="#5FB85A" stroke="#1C5E37" stroke-width="4"/>'
    '<path d="M0 36V-30M0 8L-26 12M0 8L26 12M0 -6L-18 -20M0 -6L18 -20" stroke="#D7F5B8" stroke-width="2.6"/>'
)
MEADOW = (
    '<circle cx="0" cy="-12" r="19" fill="#FFD75E" stroke="#B8791E" stroke-width="3"/>'
    '<path d="M0 -52V-40M0 16V28M-40 -12H-28M28 -12H40M-28 -40L-20 -32M28 -40L20 -32" '
    'stroke="#FFD75E" stroke-width="5"/>'
    '<path d="M-50 46Q-24 28 0 40Q26 26 50 46Z" fill="#6DB95A" stroke="#1C5E37" stroke-width="3"/>'
)
EITHER = (
    f'<g transform="translate(-28 0) scale(.62)">{SPROUT}</g>'
    f'<g transform="translate(30 0) scale(.62)">{MANGROVE}</g>'
    '<path d="M0 -40V40" stroke="#8FA5DE" stroke-width="2.4" stroke-dasharray="5 6"/>'
)
PLANTS = {"None": EITHER, "none": MEADOW, "sprout": SPROUT, "mangrove": MANGROVE, "cactus": CACTUS}


def paint(paint: Painter, value: str, box: Box) -> None:
    """The plant of a board or a climate, on dark ground; one of the two where the scenario says which."""
    x, y, width, height = box
    if width > height * 1.2 and height > 60:
        plate(paint, box, "well", 12, 0.8, False)
    _plant(paint, PLANTS.get(value, SPROUT), x + width / 2, y + height / 2, min(width, height))


def leaf(paint: Painter, x: float, y: float, size: float) -> None:
    """Ivy."""
    _plant(paint, LEAF, x, y, size * 1.2)


def _plant(paint: Painter, body: str, x: float, y: float, size: float) -> None:
    turned = f'<g transform="translate({size / 2:g} {size * 0.54:g}) scale({size / 130:g})" fill="none" '
    lines = 'stroke-linecap="round" stroke-linejoin="round"'
    paint.vector(f"{turned}{lines}>{body}</g>", (x - size / 2, y - size / 2, size, size))
