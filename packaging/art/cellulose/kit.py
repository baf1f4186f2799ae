"""What the drawings of Cellulose share: shadows, drops, leaves, suns, and the paths of its shapes."""

from __future__ import annotations

from art.house.vector import corners, darken, lighten, shadow

DROP = "M50 6C58 24 84 42 84 64A34 31 0 0 1 16 64C16 42 42 24 50 6Z"
HEART = "M50 91C14 66 6 48 6 34C6 19 17 9 30 9C39 9 46 14 50 20C54 14 61 9 70 9C83 9 94 19 94 34C94 48 86 66 50 91Z"
GOLD, GLOW = "#FFD75E", "#FFE07A"


def soft(name: str = "s", dy: float = 3.4, blur: float = 3.0, strength: float = 0.5) -> str:
    """A shadow on green ground."""
    return shadow(name, dy, blur, "#071410", strength)


def sun(cx: float, cy: float, r: float, fill: str = "#FFC93C", edge: str = "#8A4B00") -> str:
    """A jagged sun with its disc."""
    return (
        f'<polygon points="{corners(cx, cy, r * 1.5, 20, waist=0.72)}" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{r * 0.13:.1f}" stroke-linejoin="round"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{r * 0.92:.1f}" fill="{lighten(fill, 0.35)}" stroke="{edge}" stroke-width="{r * 0.1:.1f}"/>'
    )


def leaf(x: float, y: float, size: float, turn: float = 0, fill: str = "#4FA83D") -> str:
    """A leaf with its veins, growing upwards from a point."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({size})">'
        f'<path d="M0 0C-14 -10 -14 -32 0 -46C14 -32 14 -10 0 0Z" fill="{fill}" stroke="{darken(fill, 0.5)}" '
        'stroke-width="3.4" stroke-linejoin="round"/>'
        '<path d="M0 -2V-36M0 -14L-6 -21M0 -14L6 -21M0 -24L-5 -30M0 -24L5 -30" '
        f'stroke="{lighten(fill, 0.5)}" stroke-width="2.2" fill="none" stroke-linecap="round"/></g>'
    )


def hexagon(x: float, y: float, r: float, fill: str, edge: str, width: float = 4.4) -> str:
    """A sugar, or a place for one."""
    return (
        f'<polygon points="{corners(x, y, r, 6)}" fill="{fill}" stroke="{edge}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
    )


def shine(d: str, width: float = 4, opacity: float = 0.75) -> str:
    """Light on a round thing."""
    return (
        f'<path d="{d}" fill="none" stroke="#fff" stroke-width="{width}" stroke-linecap="round" '
        f'opacity="{opacity}"/>'
    )


def octagon(w: float, h: float, cut: float) -> str:
    """A large space."""
    return f"M{cut} 0H{w - cut}L{w} {cut}V{h - cut}L{w - cut} {h}H{cut}L0 {h - cut}V{cut}Z"


def rounded(w: float, h: float, a: float, b: float) -> str:
    """A box with round corners: ``a`` upper left and lower right, ``b`` the others."""
    return f"M{a} 0H{w - b}Q{w} 0 {w} {b}V{h - a}Q{w} {h} {w - a} {h}H{b}Q0 {h} 0 {h - b}V{a}Q0 0 {a} 0Z"
