"""The cell breathes: specks drift, the Golgi buds, vesicles wobble, and what can be chosen pulses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from cytosis.games.cytosis.view import View
from cytosis.ui.anim.easing import motion
from cytosis.ui.games.cytosis.layout import TableLayout
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre, grown
from cytosis.ui.table.life import STEPS, Place, covered, drifting, pulse, speck, strewn

SPECKS = 14
TINTS = ("#F2A7B8", "#8FD6C8", "#F4D27A", "#B9A4EA")
WELL = 25.0
"""How far from its middle the light of an open well reaches."""
VESICLE = 25.0
BUDS: tuple[tuple[Place, Place], ...] = (
    ((-62, 26), (-44, -14)),
    ((58, 30), (30, 26)),
    ((44, -34), (26, -22)),
)
"""From the outermost wells of the Golgi: where a bud grows and how far it drifts away."""
BUD = 8.0


@lru_cache(maxsize=8)
def _places(layout: TableLayout) -> tuple[Place, ...]:
    """Where specks drift: in the free plasma, over no name and no well."""
    x, y, width, height = layout.regions["track"]
    wells = [(left - 10, top - 6, w + 20, h + 40) for left, top, w, h in layout.spots.values()]
    avoid = [*wells, *layout.places.values(), *layout.plaques.values(), *layout.boosts.values()]
    room = (x + width * 0.14, y + height * 0.17, width * 0.7, height * 0.6)
    return tuple(strewn(room, avoid, SPECKS, 14))


def breathe(
    paint: Painter, layout: TableLayout, view: View, legal: Sequence[str], time: float, panels: Sequence[Box]
) -> None:
    """Everything that moves in the cell by itself."""
    for i, point in drifting(_places(layout), time):
        if not covered(point, panels):
            speck(paint, *point, (4.0, 5.0, 3.4)[i % 3], TINTS[i % len(TINTS)], 0.5)
    _buds(paint, layout, time, panels)
    for area, places in view.vesicles.items():
        for i, vesicle in enumerate(places, 1):
            place = centre(layout.places[f"{area}.{i}"])
            if vesicle is not None and not covered(place, panels):
                _wobble(paint, *place, time + i)
    strength = pulse(time)
    for spot in legal:
        if strength and not covered(centre(layout.spots[spot]), panels):
            _light(paint, *centre(layout.spots[spot]), strength)


def _buds(paint: Painter, layout: TableLayout, time: float, panels: Sequence[Box]) -> None:
    """Buds grow at the ends of the Golgi, leave it, and are gone."""
    wells = [box for name, box in layout.spots.items() if name.startswith("golgi.")]
    (left, y), (right, _) = centre(wells[0]), centre(wells[-1])
    for i, ((dx, dy), (far_x, far_y)) in enumerate(BUDS):
        t = (time / (motion("drift_seconds") * 0.5) + i / len(BUDS)) % 1.0
        gone = max(t - 0.4, 0.0) / 0.6
        x = (left if dx < 0 else right) + dx + far_x * gone
        point = x, y + dy + far_y * gone + 2 * math.sin(t * 9)
        size = BUD * min(round(t / 0.4 * STEPS) / STEPS, 1.0)
        strength = round((1 - gone) * STEPS) / STEPS * 0.85
        if size > 1 and strength > 0 and not covered(point, panels):
            speck(paint, *point, size, "#F2A33C", strength)


def _wobble(paint: Painter, x: float, y: float, time: float) -> None:
    """The membrane of a vesicle: a little wider, then a little higher."""
    by = round(math.sin(time * 2.3) * STEPS) / STEPS * 1.8
    side = VESICLE + 6
    body = (
        f'<ellipse cx="{side}" cy="{side}" rx="{VESICLE + by:.2f}" ry="{VESICLE - by:.2f}" fill="none" '
        'stroke="#FFF3C4" stroke-width="3" stroke-opacity="0.75"/>'
    )
    paint.vector(body, (x - side, y - 3 - side, 2 * side, 2 * side))


def _light(paint: Painter, x: float, y: float, strength: float) -> None:
    """Light inside an open well, where it covers neither a name nor a chip."""
    side = WELL + 4
    inner = f'fill="#FFD75E" fill-opacity="{0.2 * strength:.3f}"'
    rim = f'stroke="#FFE7A0" stroke-width="4" stroke-opacity="{0.85 * strength:.3f}"'
    body = f'<circle cx="{side:g}" cy="{side:g}" r="{WELL:g}" {inner} {rim}/>'
    paint.vector(body, grown((x, y, 0.0, 0.0), side))
