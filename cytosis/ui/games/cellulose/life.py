"""The plant lives: the sun warms, sap climbs from the roots, bubbles rise, what can be chosen pulses."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cytosis.games.cellulose.data.catalog import Catalog
from cytosis.ui.games.cellulose.branches import Edge
from cytosis.ui.games.cellulose.layout import CelluloseLayout
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, centre, grown, inside
from cytosis.ui.table.life import STEPS, Place, covered, pulse, speck
from cytosis.ui.widgets.shapes import GLOW

SAP = 0.16
"""How much of a way between two plates sap climbs in a second."""
BUBBLES = ((8.0, 0.0), (38.0, 0.37), (14.0, 0.68))
"""In the vessel: how far from its left edge each rises, and how far it is ahead."""
RISE = 6.5
"""Seconds a bubble takes to the surface."""
RAYS, WARM = 12, 30.0
TURN = 6.0
"""Seconds until the rays stand as before; whole pulses, so that each stage is drawn only once."""
INSET, FOOT = 6.0, 6.0
"""How far inside a space its light stays: from its edges, and more from the chip below."""


def warm(paint: Painter, at: Place, time: float) -> None:
    """Rays that turn slowly around the sun, brighter and fainter."""
    strong, turned = 0.25 + 0.3 * pulse(time, 0.25), int(time * 360 / RAYS / TURN) % (360 // RAYS)
    side = WARM + 4
    rays = "".join(
        f'<path d="M{side} {side - 20}L{side - 2.4} {side - WARM}h4.8Z" '
        f'transform="rotate({turned + i * 360 / RAYS:g} {side} {side})"/>'
        for i in range(RAYS)
    )
    paint.vector(f'<g fill="#FFE7A0" fill-opacity="{strong:.2f}">{rays}</g>', grown((*at, 0, 0), side))


def climb(
    paint: Painter,
    layout: CelluloseLayout,
    ways: Sequence[Edge],
    catalog: Catalog,
    time: float,
    closer: Sequence[Box] = (),
) -> None:
    """Drops of sap between the plates: up from the roots, up into the shoots."""
    roots = {node.id for node in catalog.nodes if node.track != "shoot"}
    plates = [grown(box, 5) for box in (*layout.nodes.values(), *closer)]
    for i, (first, second) in enumerate(ways):
        start, end = centre(layout.nodes[first]), centre(layout.nodes[second])
        if first in roots:
            start, end = end, start
        t = (time * SAP + i * 0.381) % 1.0
        point = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        if not any(inside(plate, point) for plate in plates):
            speck(paint, *point, 3.6, "#7CC8FF" if first in roots else "#C9F27A", 0.85)


def bubble(paint: Painter, vessel: Box, surface: float, time: float) -> None:
    """Bubbles that rise in the vessel up to where the water stands."""
    x, y, _, height = vessel
    bottom = y + height - 14
    for i, (across, ahead) in enumerate(BUBBLES):
        t = (time / RISE + ahead) % 1.0
        top = bottom + (surface + 10 - bottom) * t
        if bottom - surface > 30:
            wave = 2 * math.sin(t * 12 + i)
            speck(paint, x + across + wave, top, (3.0, 4.0, 2.6)[i], "#E4F6FF", round(0.6 * STEPS) / STEPS)


def light(paint: Painter, boxes: Sequence[Box], time: float, panels: Sequence[Box]) -> None:
    """Spaces that are open: light inside them comes and goes, over no name and no chip."""
    strength = pulse(time)
    for x, y, width, height in boxes:
        if strength and not covered((x + width / 2, y + height / 2), panels):
            cut = 18 if width > 60 else 6
            w, h = width - 2 * INSET, height - 2 * INSET - FOOT
            outline = f"M{cut} 0H{w - cut}L{w} {cut}V{h - cut}L{w - cut} {h}H{cut}L0 {h - cut}V{cut}Z"
            body = (
                f'<path d="{outline}" fill="{GLOW}" fill-opacity="{0.1 * strength:.3f}" stroke="{GLOW}" '
                f'stroke-width="3" stroke-opacity="{0.7 * strength:.3f}"/>'
            )
            paint.vector(body, (x + INSET, y + INSET, w, h), 2)
