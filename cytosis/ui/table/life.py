"""What moves on a table though nobody does anything: small things, slowly, for the pleasure of looking.

A few frames a second are enough for it, and it stands still where motion is unwanted or instant, where a
drawer is open, and while something else is shown.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from cytosis.ui.anim.easing import motion
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown, inside

STEPS = 8
"""Light comes and goes in so many steps, so that few pictures are kept."""
GOLDEN, PLASTIC = 0.6180339887, 0.7548776662
"""Steps of two numbers that never meet: points strewn evenly, always the same."""
TRIES = 400

Place = tuple[float, float]


def pulse(time: float, late: float = 0.0) -> float:
    """From 0 to 1 and back, as often as the theme says."""
    turn = time / motion("pulse_seconds") + late
    return round((0.5 - 0.5 * math.cos(2 * math.pi * turn)) * STEPS) / STEPS


def strewn(room: Box, avoid: Sequence[Box], count: int, air: float = 12.0) -> list[Place]:
    """Points in a box that lie in nothing of what is to be avoided; always the same ones."""
    x, y, width, height = room
    kept = [grown(box, air) for box in avoid]
    found: list[Place] = []
    for i in range(1, TRIES):
        point = x + width * (i * PLASTIC % 1.0), y + height * (i * GOLDEN % 1.0)
        if not any(inside(box, point) for box in kept):
            found.append(point)
            if len(found) == count:
                break
    return found


def drifting(points: Sequence[Place], time: float) -> Iterator[tuple[int, Place]]:
    """Where each of them is now: never far from its place, on a way of its own."""
    far, turn = motion("drift"), time / motion("drift_seconds") * 2 * math.pi
    for i, (x, y) in enumerate(points):
        a, b = i * 2.4, i * 1.7
        yield (
            i,
            (
                x + far * math.sin(turn * (0.8 + i % 3 * 0.21) + a),
                y + far * math.cos(turn * (0.7 + i % 4 * 0.17) + b),
            ),
        )


def speck(paint: Painter, x: float, y: float, size: float, colour: str, strength: float) -> None:
    """A small ball with a light on it."""
    body = (
        f'<circle cx="{size}" cy="{size}" r="{size - 0.5:g}" fill="{colour}" fill-opacity="{strength:g}"/>'
        f'<circle cx="{size * 0.7:.1f}" cy="{size * 0.68:.1f}" r="{size * 0.28:.1f}" fill="#FFFFFF" '
        f'fill-opacity="{min(strength + 0.25, 1.0):g}"/>'
    )
    paint.vector(body, (x - size, y - size, 2 * size, 2 * size))


def covered(point: Place, panels: Sequence[Box]) -> bool:
    """Whether something that is read lies there."""
    return any(inside(grown(box, 16), point) for box in panels)
