"""What happened, in the past tense, for screens, logs and statistics.

Actions say what a seat wants; events say what came of it. Rules emit them and never listen to them.
Every kind is a frozen record of the fields it names. An event redacts itself: :meth:`Event.seen_by` gives
the version a seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Event:
    """Something that happened; games define their own kinds.

    ``seals`` names what it brought to light, where it did: a move with such an event cannot be taken back,
    and the text ``ui.undo.<seals>`` says why.
    """

    seals: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)

    def seen_by(self, seat: int | None) -> Event:
        """What that seat (None: an onlooker) may know of it; most events are public."""
        return self


class OfSeat(Event):
    """Something that a seat did, or that befell it."""

    seat: int


class Secret(OfSeat):
    """Something of which only its seat may know all; ``hides`` names the field that others see empty."""

    hides: ClassVar[str] = "cards"

    def seen_by(self, seat: int | None) -> Event:
        """All of it only for its seat."""
        return self if seat == self.seat else replace(self, **{self.hides: type(getattr(self, self.hides))()})


class Settled(Event):
    """The move and all that followed is over; the view of this beat is the true one."""


class Beat:
    """One event with the table as it stood just after it.

    Screens animate beats one by one. The view is built only when asked for, so replays and tests that
    do not look pay for a state copy and nothing else.
    """

    __slots__ = ("_observe", "_state", "event")

    def __init__(self, event: Event, state: Any, observe: Callable[[Any, int | None], Any]) -> None:
        self.event = event
        self._state = state
        self._observe = observe

    def seen_by(self, seat: int | None) -> tuple[Event, Any]:
        """The event and the view of that seat at this beat."""
        return self.event.seen_by(seat), self._observe(self._state, seat)

    def __repr__(self) -> str:
        return f"Beat({self.event!r})"
