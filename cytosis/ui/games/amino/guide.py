"""Who guides through Amino: a molecule of water."""

from __future__ import annotations

from cytosis.ui.paint.painter import Painter
from cytosis.ui.widgets.face import face, figure, shine

HYDROGEN = ((18, 76), (82, 76))


def guide(paint: Painter, x: float, y: float, size: float) -> None:
    """A large oxygen with the face, two hydrogens as its feet."""
    small = "".join(
        f'<circle cx="{hx}" cy="{hy}" r="16" fill="url(#white)" stroke="#5A6A96" stroke-width="3"/>'
        for hx, hy in HYDROGEN
    )
    body = (
        f"{shine('red', '#FF9A86', '#C8252F')}{shine('white', '#FFFFFF', '#B4C3E6', 20, 66)}{small}"
        '<circle cx="50" cy="46" r="38" fill="url(#red)" stroke="#7C1420" stroke-width="3.6"/>'
        '<ellipse cx="36" cy="22" rx="12" ry="6" fill="#FFFFFF" fill-opacity="0.55" '
        'transform="rotate(-28 36 22)"/>'
        f"{face(50, 44, 14)}"
    )
    figure(paint, body, x, y, size)
