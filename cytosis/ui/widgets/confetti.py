"""Paper for a winner: it falls, turns and comes to rest; the same for everybody who wins."""

from __future__ import annotations

import math

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box

COUNT = 44
COLOURS = ("#FFD75E", "#6FF0C0", "#F0567F", "#7C9BFF", "#F7A64B", "#B48CF0")


def confetti(paint: Painter, box: Box, seconds: float) -> None:
    """So many seconds after it was thrown; higher pieces come later and rest higher."""
    _, _, width, height = box
    paint.vector("".join(_piece(i, width, height, seconds) for i in range(COUNT)), box, once=True)


def _piece(index: int, width: float, height: float, seconds: float) -> str:
    """One strip of paper. Golden steps spread the pieces evenly without any chance."""
    across, down = (index * 0.618) % 1.0, (index * 0.414) % 1.0
    late = down * 0.8
    fallen = 1 - math.exp(-1.7 * max(seconds - late, 0.0))
    sway = math.sin(index * 1.7 + seconds * 3) * 10 * (1 - fallen)
    x, y = across * width + sway, (0.06 + 0.8 * down) * height * fallen - 12 * (1 - fallen)
    turn = index * 47 + 260 * (1 - fallen)
    seen = 0.35 + 0.5 * across
    return (
        f'<rect x="-5" y="-2.5" width="{8 + index % 3}" height="{4 + index % 2}" rx="1" '
        f'fill="{COLOURS[index % len(COLOURS)]}" fill-opacity="{seen:.2f}" '
        f'transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f})"/>'
    )
