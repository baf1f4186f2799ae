"""One picture on its way: where it is at any time, and how it lands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from cytosis.ui.anim.easing import ease, motion

Place = tuple[float, float]

LIFT = 22.0
"""A flight rises so far in its middle, whatever else it does."""
STRAIGHT = ("ray", "text", "settle", "ripple", "pop", "slide")
"""Kinds that neither swing out nor settle."""


@dataclass(frozen=True)
class Mover:
    """A picture on its way, in logical units.

    ``kind`` says how it moves: ``fly`` in an arc, ``slide`` straight, ``set`` down on its place, ``turn``
    over like a card whose back is ``back``, ``along`` the points of ``path``, as a ``ray`` of light, as
    ``text`` that rises; ``settle`` lands where it stands already, and a ``ripple`` goes out from there.
    """

    picture: str
    start: Place
    end: Place
    size: float
    seconds: float = 0.4
    delay: float = 0.0
    text: str = ""
    kind: str = "fly"
    back: str = ""
    path: tuple[Place, ...] = ()
    colour: str = ""
    easing: str = "go"
    """The theme's name of how it moves."""
    bend: float | None = None
    """To which side it swings out, -1 to 1; the same for what flies together, else a way of its own."""

    @property
    def flies(self) -> bool:
        """Whether it swings out, leaves a trail and settles on its place."""
        return not self.path and not self.text and self.kind not in STRAIGHT

    @property
    def flight(self) -> float:
        """Seconds until it arrives; after that it only settles."""
        return self.seconds * (1 - motion("settling")) if self.flies else self.seconds

    @cached_property
    def swing(self) -> Place:
        """How far it swings out to the side in its middle: another way for each, always the same for one."""
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        length = math.hypot(dx, dy)
        if not self.flies or length < 1:
            return 0.0, 0.0
        own = math.sin(self.start[0] * 0.7 + self.end[1] * 1.3 + self.delay * 61.0)
        side = own if self.bend is None else self.bend
        far = min(length * motion("arc"), motion("most_arc")) * side
        return -dy / length * far, dx / length * far

    def at(self, time: float) -> tuple[float, float, float] | None:
        """Position and how far it has come at that time; None before it starts and after it ended.

        From 1 to 2 it is where it will be, and settles.
        """
        age = time - self.delay
        if not 0 <= age < self.seconds:
            return None
        if self.flies and age >= self.flight:
            return *self.end, 1 + (age - self.flight) / (self.seconds - self.flight)
        t = ease(self.easing, age / self.flight)
        return *self.point(t), t

    def point(self, t: float) -> Place:
        """Where it is that far on its way."""
        if self.path:
            return on_path(self.path, t)
        (x0, y0), (x1, y1) = self.start, self.end
        high = 4 * t * (1 - t) if self.flies else 0.0
        dx, dy = self.swing
        return x0 + (x1 - x0) * t + dx * high, y0 + (y1 - y0) * t + (dy - LIFT) * high


def on_path(path: Sequence[Place], t: float) -> Place:
    """The point that far along a line of points equally far apart."""
    at = t * (len(path) - 1)
    i = min(int(at), len(path) - 2) if len(path) > 1 else 0
    (x0, y0), (x1, y1) = path[i], path[min(i + 1, len(path) - 1)]
    return x0 + (x1 - x0) * (at - i), y0 + (y1 - y0) * (at - i)
