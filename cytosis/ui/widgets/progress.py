"""How far something has come."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box


def progress(paint: Painter, share: float, box: Box, colour: str = "fill") -> None:
    """A bar filled from the left; ``share`` is 0 to 1."""
    _, _, width, height = box
    theme, r = paint.theme, height / 2
    filled = max(width * min(max(share, 0.0), 1.0), height)
    bar = f'<rect width="{filled:g}" height="{height:g}" rx="{r:g}" fill="{theme.hex(colour)}"/>'
    body = (
        f'<rect width="{width:g}" height="{height:g}" rx="{r:g}" fill="{theme.hex("track")}" '
        f'stroke="{theme.hex("track_edge")}" stroke-width="1.4"/>'
        f"{bar if share > 0 else ''}"
    )
    paint.vector(body, box, 1)
