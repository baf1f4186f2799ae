"""Plays beats: for each event some pictures fly, then the table is shown as it stood after it.

The director never changes the game. Skipping takes the last view; nothing is lost by not looking.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cytosis.engine.events import Beat, Event

SPEEDS = {"slow": 0.55, "normal": 1.0, "fast": 2.2, "instant": 0.0}


CALM_PAUSE = 0.35
"""With reduced motion nothing flies: each event that would is shown so long, then the next."""


@dataclass(frozen=True)
class Mover:
    """A picture on its way, in logical units.

    ``kind`` says how it moves: ``fly`` in an arc, ``set`` down on its place, ``turn`` over like a card whose
    back is ``back``, ``along`` the points of ``path``, as a ``ray`` of light, or as
    ``text`` that rises.
    """

    picture: str
    start: tuple[float, float]
    end: tuple[float, float]
    size: float
    seconds: float = 0.4
    delay: float = 0.0
    text: str = ""
    kind: str = "fly"
    back: str = ""
    path: tuple[tuple[float, float], ...] = ()
    colour: str = ""

    def at(self, time: float) -> tuple[float, float, float] | None:
        """Position and how far it has come at that time; None before it starts and after it ended."""
        if not self.delay <= time < self.delay + self.seconds:
            return None
        t = eased((time - self.delay) / self.seconds)
        if self.path:
            x, y = on_path(self.path, t)
            return x, y, t
        x = self.start[0] + (self.end[0] - self.start[0]) * t
        y = self.start[1] + (self.end[1] - self.start[1]) * t
        lift = 0.0 if self.text or self.kind == "ray" else 4 * t * (1 - t) * 26
        return x, y - lift, t


@dataclass
class Scenario:
    """What one event shows: movers, how long it takes in all, and what is not drawn meanwhile."""

    movers: list[Mover] = field(default_factory=list)
    pause: float = 0.0
    hides: frozenset[str] = frozenset()
    leaves: bool = False
    """What moves leaves its place at once: the table is shown as after the event from the beginning."""

    @property
    def seconds(self) -> float:
        """Until the last mover has arrived."""
        return max([self.pause, *(mover.delay + mover.seconds for mover in self.movers)])


def eased(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


def on_path(path: Sequence[tuple[float, float]], t: float) -> tuple[float, float]:
    """The point that far along a line of points equally far apart."""
    at = t * (len(path) - 1)
    i = min(int(at), len(path) - 2) if len(path) > 1 else 0
    (x0, y0), (x1, y1) = path[i], path[min(i + 1, len(path) - 1)]
    return x0 + (x1 - x0) * (at - i), y0 + (y1 - y0) * (at - i)


Choreography = Callable[[Event, Any], Scenario]
"""What an event shows, given the table before it."""


class Director:
    """The queue of beats and the one that is being shown."""

    def __init__(self, choreography: Choreography, speed: str = "normal") -> None:
        self._choreography = choreography
        self.speed = speed
        self.calm = False
        self._queue: deque[Beat] = deque()
        self._viewer: int | None = None
        self._playing: Scenario | None = None
        self._time = 0.0
        self.view: Any = None
        self.version = 0
        """Grows with every change of what is to be drawn, for whoever keeps pictures of it."""
        self.told: Callable[[Event], None] | None = None  # hears each event as it is shown

    def show(self, view: Any) -> None:
        """This is the table now; nothing moves."""
        self._queue.clear()
        self._playing = None
        self._now(view)

    def _now(self, view: Any) -> None:
        self.view = view
        self.version += 1

    def enqueue(self, beats: Sequence[Beat], viewer: int | None) -> None:
        """Show these beats as that seat may see them."""
        self._viewer = viewer
        self._queue.extend(beats)
        if SPEEDS[self.speed] == 0:
            self.skip()

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._queue) or self._playing is not None

    @property
    def hidden(self) -> frozenset[str]:
        """What is not drawn where it lies, because it is on its way."""
        return self._playing.hides if self._playing is not None else frozenset()

    def skip(self) -> None:
        """Take the last view at once."""
        if self._queue:
            self._now(self._queue[-1].seen_by(self._viewer)[1])
        self._queue.clear()
        self._playing = None

    def update(self, seconds: float) -> None:
        """Time passes; beats without movers take none."""
        self._time += seconds * SPEEDS[self.speed]
        while self._queue and (self._playing is None or self._time >= self._playing.seconds):
            event, view = self._queue[0].seen_by(self._viewer)
            if self._playing is None:
                self._playing, self._time = self._scenario(event), 0.0
                self.version += 1
                if self.told is not None:
                    self.told(event)
                if self._playing.leaves:
                    self._now(view)
                if self._playing.seconds > 0:
                    return
            self._queue.popleft()
            self._playing = None
            self._now(view)
        if not self._queue:
            self._playing = None

    def _scenario(self, event: Event) -> Scenario:
        found = self._choreography(event, self.view)
        if not self.calm:
            return found
        return Scenario(pause=max(found.pause, min(found.seconds, CALM_PAUSE)), leaves=found.leaves)

    def moving(self) -> list[tuple[Mover, float, float, float]]:
        """The movers in sight: each with its position and how far it has come."""
        if self._playing is None:
            return []
        found = []
        for mover in self._playing.movers:
            at = mover.at(self._time)
            if at is not None:
                found.append((mover, *at))
        return found
