"""Water as vectors: a vessel filled so far, a lobe with what would be added to it."""

from __future__ import annotations

import math


def _down(top: float, bottom: float, light: str, deep: str) -> str:
    return (
        f'<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="{top:.1f}" x2="0" '
        f'y2="{bottom:.1f}"><stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{deep}"/>'
        "</linearGradient></defs>"
    )


def filled(width: float, tall: float, step: float) -> str:
    """The water of a vessel: a wave on top, rings and bubbles in it, round corners below."""
    r, wave = min(12.0, tall), f"M0 0q{width / 4} -7 {width / 2} 0t{width / 2} 0"
    below = f"V{tall - r}Q{width} {tall} {width - r} {tall}H{r}Q0 {tall} 0 {tall - r}Z"
    rings = "".join(
        f'<path d="M0 {at:.1f}q{width / 2} 8 {width} 0" fill="none" stroke="#123E7A" stroke-width="3" '
        'stroke-opacity=".45"/>'
        for at in (tall - 11 - i * step for i in range(1, 9))
        if at > 8
    )
    bubbles = "".join(
        f'<circle cx="{8 + i * 17 % 31}" cy="{14 + i * 47 % max(tall - 22, 1):.0f}" r="{2 + i % 3}" '
        'fill="#fff" fill-opacity=".4"/>'
        for i in range(int(tall / 22))
    )
    across = (
        f'<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{width}" y2="0">'
        '<stop offset="0" stop-color="#1A5FC4"/><stop offset=".35" stop-color="#6CB8FA"/>'
        '<stop offset="1" stop-color="#134A9E"/></linearGradient></defs>'
    )
    surface = f'<path d="{wave}" fill="none" stroke="#E4F6FF" stroke-width="3"/>'
    return f'{across}<path d="{wave}{below}" fill="url(#w)"/>{rings}{surface}{bubbles}'


def dry(width: float, tall: float, step: float, grey: bool) -> str:
    """A vessel without water: cracks in a sandy wall, all of it grey where nothing is left."""
    tint, strong = ("#6E7672", 0.62) if grey else ("#D8B98A", 0.42)
    r = min(12.0, tall / 2)
    low = f'rx="{r:.1f}"' if grey else ""
    cracks = "".join(
        f'<path d="M{6 + i * 19 % 30} {10 + i * step * 0.8:.1f}l7 6l-4 8l8 7" fill="none" stroke="#5A4A38" '
        'stroke-width="1.6" stroke-opacity=".6"/>'
        for i in range(max(int((tall - 24) / (step * 0.8)), 0))
    )
    return f'<rect width="{width}" height="{tall:.1f}" {low} fill="{tint}" fill-opacity="{strong}"/>{cracks}'


def lobe(w: float, h: float, fill: str, edge: str, rim: float, part: float, more: float) -> str:
    """A lobe filled so far, with what would be added in a lighter blue up to a dashed line."""
    r = min(24.0, w / 2 - 2)
    outline = f"M{r} 0H{w - r}Q{w} 0 {w} {r}V{h - r}Q{w} {h} {w - r} {h}H{r}Q0 {h} 0 {h - r}V{r}Q0 0 {r} 0Z"
    room = h - 36
    body = (
        f'<path d="{outline}" fill="#071410" fill-opacity=".22" transform="translate(0 3)"/>'
        f'<path d="{outline}" fill="{fill}" fill-opacity=".94"/>'
    )
    if more > 0:
        wave, water = _water(w, h, r, h - 4 - room * min(1.0, part + more))
        body += (
            f'<path d="{water}" fill="#8FD0FF" fill-opacity=".75"/>'
            f'<path d="{wave}" fill="none" stroke="#fff" stroke-width="2.4" stroke-dasharray="5 4"/>'
        )
    if part > 0:
        level = h - 4 - room * min(1.0, part)
        wave, water = _water(w, h, r, level)
        body += (
            f'{_down(level, h, "#6FC0FF", "#1A5FC4")}<path d="{water}" fill="url(#w)"/>'
            f'<path d="{wave}" fill="none" stroke="#E4F6FF" stroke-width="2.6"/>'
        )
    return f'{body}<path d="{outline}" fill="none" stroke="{edge}" stroke-width="{rim}"/>'


def _water(w: float, h: float, r: float, y: float) -> tuple[str, str]:
    """The surface at ``y`` and all water below it, inside a box with round corners."""
    low = max(y - (h - r), 0.0)
    inset = r - math.sqrt(max(r * r - low * low, 0.0))
    wide, corner = w - 2 * inset, max(y, h - r)
    wave = f"M{inset:.1f} {y:.1f}q{wide / 4:.1f} -6 {wide / 2:.1f} 0t{wide / 2:.1f} 0"
    right = f"L{w - inset:.1f} {corner:.1f}Q{w - inset * 0.4:.1f} {h} {w - r:.1f} {h}"
    left = f"H{r:.1f}Q{inset * 0.4:.1f} {h} {inset:.1f} {corner:.1f}Z"
    return wave, wave + right + left
