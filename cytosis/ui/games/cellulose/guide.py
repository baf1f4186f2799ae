"""Who guides through Cellulose: a seed that has begun to grow."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.widgets.face import face, figure, shine


def guide(paint: Painter, x: float, y: float, size: float) -> None:
    """The seed with the face, and its first two leaves."""
    leaf = 'fill="url(#leaf)" stroke="#2C6B22" stroke-width="3" stroke-linejoin="round"'
    body = (
        f"{shine('seed', '#F6CF92', '#9A5F25', 38, 46)}{shine('leaf', '#C7F08A', '#4FA83C', 40, 4)}"
        '<path d="M50 36Q47 26 50 18" fill="none" stroke="#3E8F2E" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="M50 22C34 26 20 18 14 4C32 -1 48 6 50 22Z" {leaf}/>'
        f'<path d="M50 22C54 8 68 2 86 7C82 22 66 28 50 22Z" {leaf}/>'
        '<path d="M50 32C76 32 90 50 87 68C84 87 67 97 50 97C33 97 16 87 13 68C10 50 24 32 50 32Z" '
        'fill="url(#seed)" stroke="#5C3413" stroke-width="3.6"/>'
        '<path d="M30 44Q38 38 48 38" fill="none" stroke="#FFFFFF" stroke-opacity="0.6" stroke-width="4" '
        'stroke-linecap="round"/>'
        f"{face(50, 60, 14)}"
    )
    figure(paint, body, x, y, size)
