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


@dataclass(frozen=True)
class Mover:
    """A picture on its way, in logical units."""

    picture: str
    start: tuple[float, float]
    end: tuple[float, float]
    size: float
    seconds: float = 0.4
    delay: float = 0.0
    text: str = ""  # shown instead of a picture

    def at(self, time: float) -> tuple[float, float, float] | None:
        """Position and height of its arc at that time; None before it starts and after it ended."""
        if not self.delay <= time < self.delay + self.seconds:
            return None
        t = eased((time - self.delay) / self.seconds)
        x = self.start[0] + (self.end[0] - self.start[0]) * t
        y = self.start[1] + (self.end[1] - self.start[1]) * t
        lift = 0.0 if self.text else 4 * t * (1 - t) * 26
        return x, y - lift, t


@dataclass
class Scenario:
    """What one event shows: movers, and how long it takes in all."""

    movers: list[Mover] = field(default_factory=list)
    pause: float = 0.0
    leaves: bool = False
    """What moves leaves its place at once: the table is shown as after the event from the beginning."""

    @property
    def seconds(self) -> float:
        """Until the last mover has arrived."""
        return max([self.pause, *(mover.delay + mover.seconds for mover in self.movers)])


def eased(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


Choreography = Callable[[Event, Any], Scenario]
"""Given the event and the table as it is still shown."""


class Director:
    """The queue of beats and the one that is being shown."""

    def __init__(self, choreography: Choreography, speed: str = "normal") -> None:
        self._choreography = choreography
        self.speed = speed
        self._queue: deque[Beat] = deque()
        self._viewer: int | None = None
        self._playing: Scenario | None = None
        self._time = 0.0
        self.view: Any = None
        self.told: Callable[[Event], None] | None = None  # hears each event as it is shown

    def show(self, view: Any) -> None:
        """This is the table now; nothing moves."""
        self._queue.clear()
        self._playing = None
        self.view = view

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

    def skip(self) -> None:
        """Take the last view at once."""
        if self._queue:
            self.view = self._queue[-1].seen_by(self._viewer)[1]
        self._queue.clear()
        self._playing = None

    def update(self, seconds: float) -> None:
        """Time passes; beats without movers take none."""
        self._time += seconds * SPEEDS[self.speed]
        while self._queue and (self._playing is None or self._time >= self._playing.seconds):
            event, view = self._queue[0].seen_by(self._viewer)
            if self._playing is None:
                self._playing, self._time = self._choreography(event, self.view), 0.0
                if self.told is not None:
                    self.told(event)
                if self._playing.leaves:
                    self.view = view
                if self._playing.seconds > 0:
                    return
            self._queue.popleft()
            self._playing = None
            self.view = view
        if not self._queue:
            self._playing = None

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
