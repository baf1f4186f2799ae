"""Who guides through Cytosis: a ribosome reading its strand of mRNA."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.widgets.face import face, figure, shine

CHAIN = ((70, 14, "#F0B93A"), (80, 10, "#E2504E"), (90, 14, "#39A98E"))
"""The protein that is growing: the middle of each amino acid, and its colour."""
STRAND = "M1 76Q8 68 16 76T32 76T48 76T64 76T80 76T96 76"


def guide(paint: Painter, x: float, y: float, size: float) -> None:
    """Both of its parts, the strand between them, and a protein that leaves it."""
    beads = "".join(
        f'<circle cx="{bx}" cy="{by}" r="7" fill="{fill}" stroke="#2A1B3A" stroke-width="2.4"/>'
        for bx, by, fill in CHAIN
    )
    edge = 'stroke="#26358F" stroke-width="3.6"'
    body = (
        f"{shine('large', '#C9D6FF', '#5468DC')}{shine('small', '#D9C8FF', '#7E63D8', 40, 70)}{beads}"
        f'<path d="M10 50C8 26 28 8 52 10C76 10 92 28 90 50C90 64 78 72 50 72C22 72 12 64 10 50Z" '
        f'fill="url(#large)" {edge}/>'
        f'<path d="M18 82C18 76 30 74 50 74C70 74 82 76 82 82C80 92 66 97 50 97C34 97 20 92 18 82Z" '
        f'fill="url(#small)" {edge}/>'
        f'<path d="{STRAND}" fill="none" stroke="#1A2140" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="{STRAND}" fill="none" stroke="#FFE08A" stroke-width="3" stroke-linecap="round"/>'
        f"{face(50, 38, 15)}"
    )
    figure(paint, body, x, y, size)
