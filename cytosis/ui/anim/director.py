"""Plays beats: for each event some pictures fly, then the table is shown as it stood after it.

The director never changes the game. Skipping takes the last view; nothing is lost by not looking.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from cytosis.engine.events import Beat, Event
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


__all__ = ["SPEEDS", "Choreography", "Director", "Mover", "Scenario"]

SPEEDS = {"slow": 0.55, "normal": 1.0, "fast": 2.2, "instant": 0.0}


CALM_PAUSE = 0.35
"""With reduced motion nothing flies: each event that would is shown so long, then the next."""


@dataclass
class Scenario:
    """What one event shows: movers, how long it takes in all, and what is not drawn meanwhile."""

    movers: list[Mover] = field(default_factory=list)
    pause: float = 0.0
    hides: frozenset[str] = frozenset()
    leaves: bool = False
    """What moves leaves its place at once: the table is shown as after the event from the beginning."""
    after: list[Mover] = field(default_factory=list)
    """What may still go on while the next event is shown, such as a ripple."""

    @property
    def seconds(self) -> float:
        """Until the last mover has arrived."""
        return max([self.pause, *(mover.delay + mover.seconds for mover in self.movers)])

    @property
    def landing(self) -> float:
        """When the first thing arrives, which is when it is heard."""
        ends = [mover.delay + mover.flight for mover in self.movers if not mover.text]
        return min(ends, default=0.0)

    def within(self, longest: float) -> Scenario:
        """The same in no more than that time: all of it quicker, where it would take longer."""
        if self.seconds <= longest:
            return self
        part = longest / self.seconds
        movers = [replace(one, delay=one.delay * part, seconds=one.seconds * part) for one in self.movers]
        return replace(self, movers=movers, pause=min(self.pause, longest))


Choreography = Callable[[Event, Any], Scenario]
"""What an event shows, given the table before it."""


class Director:
    """The queue of beats and the one that is being shown."""

    def __init__(self, choreography: Choreography, speed: str = "normal") -> None:
        self._choreography = choreography
        self.speed = speed
        self.calm = False
        self.pace: Callable[[Event], str] = lambda event: self.speed
        """How quickly an event is shown."""
        self.waits: Callable[[Event], bool] = lambda event: False
        """Whether an event, once it was shown, waits for somebody to go on."""
        self._held: Event | None = None
        """What waits."""
        self._queue: deque[Beat] = deque()
        self._viewer: int | None = None
        self._playing: Scenario | None = None
        self._time = 0.0
        self._silent: Event | None = None
        """What is on its way and not heard yet."""
        self._lingering: list[tuple[Mover, float]] = []
        """What goes on beside the next events, each with its age."""
        self.view: Any = None
        self.version = 0
        """Grows with every change of what is to be drawn, for whoever keeps pictures of it."""
        self.told: Callable[[Event], None] | None = None  # hears each event as it is shown
        self.landed: Callable[[Event], None] | None = None  # and again when what moves arrives

    def show(self, view: Any) -> None:
        """This is the table now; nothing moves."""
        self._queue.clear()
        self._playing = self._silent = self._held = None
        self._now(view)

    def _now(self, view: Any) -> None:
        self.view = view
        self.version += 1

    def enqueue(self, beats: Sequence[Beat], viewer: int | None) -> None:
        """Show these beats as that seat may see them."""
        self._viewer = viewer
        self._queue.extend(beats)
        if not any(SPEEDS[self.pace(beat.event)] for beat in self._queue):
            self.skip()

    def add(self, *movers: Mover) -> None:
        """Show these beside whatever happens; nobody waits for them."""
        if SPEEDS[self.speed] and not self.calm:
            self._lingering += [(mover, 0.0) for mover in movers]

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._queue) or self._playing is not None

    @property
    def waiting(self) -> bool:
        """Whether somebody has to go on before the next thing is shown."""
        return self._held is not None

    def go_on(self) -> None:
        """Somebody has seen what waits."""
        self._held = None
        self._passed()

    @property
    def lingering(self) -> bool:
        """Whether something still moves that nobody waits for."""
        return bool(self._lingering)

    @property
    def hidden(self) -> frozenset[str]:
        """What is not drawn where it lies, because it is on its way."""
        return self._playing.hides if self._playing is not None else frozenset()

    def rest(self) -> None:
        """What nobody waits for is over."""
        self._lingering.clear()

    def skip(self) -> None:
        """Take the last view at once, or go to what waits on the way there."""
        self.rest()
        stop = next((i for i, beat in enumerate(self._queue) if self._stops(beat.event)), None)
        if stop is not None:
            self._skip_to(stop)
            return
        if self._queue:
            self._now(self._queue[-1].seen_by(self._viewer)[1])
        self._queue.clear()
        self._playing = self._silent = None

    def _skip_to(self, stop: int) -> None:
        """To an event that waits; whoever hears events hears all before it."""
        passed = [self._queue.popleft() for _ in range(stop)]
        for beat in passed[1 if self._playing is not None else 0 :]:
            if self.told is not None:
                self.told(beat.seen_by(self._viewer)[0])
        if passed:
            self._playing = self._silent = None
            self._now(passed[-1].seen_by(self._viewer)[1])
        event, view = self._queue[0].seen_by(self._viewer)
        if self._playing is None:
            self._begin(event, view)
        self._hold(event)

    def _stops(self, event: Event) -> bool:
        return bool(SPEEDS[self.pace(event)]) and self.waits(event)

    def _hold(self, event: Event) -> None:
        """It has been shown, and stays until somebody goes on."""
        if self._held is None:
            self._held, self._silent = event, None
            self.version += 1

    def _passed(self) -> None:
        """What was shown is over."""
        if self._queue:
            self._now(self._queue.popleft().seen_by(self._viewer)[1])
        self._playing = self._silent = None

    def update(self, seconds: float) -> None:
        """Time passes; beats without movers take none."""
        passed = seconds * SPEEDS[self.pace(self._queue[0].event) if self._queue else self.speed]
        self._linger(passed)
        self._time += passed
        self._arrive()
        while self._queue and not self.waiting and self._over:
            event, view = self._queue[0].seen_by(self._viewer)
            if self._playing is None:
                self._begin(event, view)
                if self._playing is not None and self._playing.seconds > 0:
                    return
            if self._stops(event):
                self._hold(event)
                return
            self._passed()
        if not self._queue:
            self._playing = None

    @property
    def _over(self) -> bool:
        """Whether what is being shown has had its time."""
        return self._playing is None or self._time >= self._playing.seconds

    def _begin(self, event: Event, view: Any) -> None:
        """An event is shown from now on."""
        self._playing, self._time = self._scenario(event), 0.0
        self.version += 1
        if self.told is not None:
            self.told(event)
        self._silent = event
        self._arrive()
        self.add(*self._playing.after)
        if self._playing.leaves:
            self._now(view)

    def _arrive(self) -> None:
        """What has come to its place is heard."""
        if self._silent is None or self._playing is None or self._time < self._playing.landing:
            return
        event, self._silent = self._silent, None
        if self.landed is not None:
            self.landed(event)

    def _linger(self, passed: float) -> None:
        if self._lingering:
            older = [(mover, age + passed) for mover, age in self._lingering]
            self._lingering = [(one, age) for one, age in older if age < one.delay + one.seconds]

    def _scenario(self, event: Event) -> Scenario:
        if not SPEEDS[self.pace(event)]:
            return Scenario()
        found = self._choreography(event, self.view).within(motion("longest"))
        if not self.calm:
            return found
        return Scenario(pause=max(found.pause, min(found.seconds, CALM_PAUSE)), leaves=found.leaves)

    def moving(self) -> list[tuple[Mover, float, float, float]]:
        """The movers in sight: each with its position and how far it has come; over 1 it settles."""
        playing = self._playing.movers if self._playing is not None else []
        ages = [*((mover, self._time) for mover in playing), *self._lingering]
        found = ((mover, mover.at(age)) for mover, age in ages)
        return [(mover, *at) for mover, at in found if at is not None]
