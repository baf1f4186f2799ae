"""The sign of the program: the round cell of the title's wordmark with a player's flask in it."""

from __future__ import annotations

import math

from art.house.tokens import BODY, OUTLINE
from art.house.vector import ball, darken, diagonal, lighten, svg

SMALL = 32
"""Up to this many pixels the membrane has no beads and the organelles no lines: they would only blur."""


def icon(colour: str, small: bool = False) -> str:
    """On a field of 100 x 100."""
    defs = (
        ball("cell", (0, "#F4FDF8"), (0.55, "#B9E8E0"), (1, "#6FC3C9"))
        + ball("nucleus", (0, "#DCC7FF"), (0.6, "#9C74E0"), (1, "#6A41B5"))
        + diagonal("liquid", (0, lighten(colour, 0.4)), (0.5, colour), (1, darken(colour, 0.25)))
        + f'<clipPath id="glass"><path d="{BODY}"/></clipPath>'
    )
    body = _small_cell() if small else _cell()
    return svg(100, 100, f"<defs>{defs}</defs>{body}{_flask(colour, small)}")


def _cell() -> str:
    return (
        '<circle cx="50" cy="50" r="49" fill="#0B1534"/><circle cx="50" cy="50" r="44" fill="#F7E2BF"/>'
        f"{_beads(45.6, 64, 2.1, '#F0963C', '#A85512')}"
        '<circle cx="50" cy="50" r="39" fill="url(#cell)" stroke="#D2555F" stroke-width="2"/>'
        f"{_beads(39, 56, 1.7, '#E8707A', '#9C2F3F')}"
        '<circle cx="33" cy="38" r="16" fill="url(#nucleus)" stroke="#4A2C86" stroke-width="1.8"/>'
        '<circle cx="37" cy="43" r="5.2" fill="#5C2F9E"/>'
        '<path d="M59 24Q68 19 77 25M59 31Q69 26 79 33M61 38Q70 34 79 41" fill="none" stroke="#B8691A" '
        'stroke-width="6" stroke-linecap="round"/>'
        '<path d="M59 24Q68 19 77 25M59 31Q69 26 79 33M61 38Q70 34 79 41" fill="none" stroke="#FFC15A" '
        'stroke-width="3.6" stroke-linecap="round"/>'
        '<g transform="rotate(38 26 68)"><rect x="15" y="62" width="22" height="12.5" rx="6.2" fill="#E9694A" '
        'stroke="#8E2733" stroke-width="1.8"/><path d="M20 64V71M24.5 65V73M29 64V71M33 66V72.5" fill="none" '
        'stroke="#FFC9A8" stroke-width="1.6" stroke-linecap="round"/></g>'
    )


def _small_cell() -> str:
    return (
        '<circle cx="50" cy="50" r="49" fill="#0B1534"/><circle cx="50" cy="50" r="45" fill="#F0A24A"/>'
        '<circle cx="50" cy="50" r="36" fill="url(#cell)"/>'
        '<circle cx="32" cy="36" r="14" fill="url(#nucleus)"/>'
    )


def _beads(radius: float, count: int, size: float, fill: str, edge: str) -> str:
    """Lipids in a ring."""
    dots = []
    for i in range(count):
        angle = 2 * math.pi * i / count
        x, y = 50 + radius * math.cos(angle), 50 + radius * math.sin(angle)
        dots.append(f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{size}"/>')
    return f'<g fill="{fill}" stroke="{edge}" stroke-width=".5">{"".join(dots)}</g>'


def _flask(colour: str, small: bool) -> str:
    """In front, lower right, on a white rim so that it stands off the cell at every size."""
    rim = darken(colour, 0.42)
    scale, x, y, edge = (0.86, 17, 17, 7.5) if small else (0.64, 28, 33, 5)
    return (
        f'<g transform="translate({x} {y}) scale({scale})">'
        f'<path d="{OUTLINE}" fill="#fff" stroke="#fff" stroke-width="{edge * 2.4:g}" stroke-linejoin="round"/>'
        '<g clip-path="url(#glass)"><path d="M0 0H100V100H0Z" fill="#EAF4FF"/>'
        '<path d="M0 47Q25 40 50 47T100 47V100H0Z" fill="url(#liquid)"/></g>'
        f'<path d="{BODY}" fill="none" stroke="{rim}" stroke-width="{edge}" stroke-linejoin="round"/>'
        f'<rect x="33" y="8" width="34" height="11" rx="5.5" fill="{lighten(colour, 0.6)}" stroke="{rim}" '
        f'stroke-width="{edge}"/>'
        + (
            ""
            if small
            else '<circle cx="50" cy="72" r="11" fill="none" stroke="#fff" stroke-width="5.5"/>'
            '<path d="M44.5 26V41L31 68" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" '
            'stroke-opacity=".8"/>'
        )
        + "</g>"
    )
