"""What moves on the table of Amino: cards on their way to a place or a hand, and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cytosis.engine.events import Event
from cytosis.games.amino import events as happened
from cytosis.ui.anim.director import Mover, Scenario
from cytosis.ui.games.amino.cards import MINUS
from cytosis.ui.games.amino.layout import timing
from cytosis.ui.paint.sheet import centre

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign

BACK = "amino.back"


class Choreographer:
    """Makes a scenario of an event."""

    def __init__(self, design: AminoDesign) -> None:
        self._design = design

    def __call__(self, event: Event, view: Any) -> Scenario:
        """What the event shows; nothing where it shows nothing."""
        if isinstance(event, happened.CardsSwapped):
            return self._swap(event)
        if isinstance(event, happened.CardBuilt | happened.CardPlayed):
            return self._lay(event)
        if isinstance(event, happened.CardDrawn):
            return self._draw(event)
        if isinstance(event, happened.CardLookedAt):
            return Scenario(pause=timing("turn"))
        if isinstance(event, happened.AtmospheresRevealed):
            return self._reveal()
        if isinstance(event, happened.HandScored):
            return self._score(event)
        if isinstance(event, happened.HandStarted):
            return Scenario(pause=timing("turn"))  # the last hand is told before the next one lies there
        return Scenario()

    def _size(self, place: str) -> float:
        return self._design.at.spots[place][3]

    def _swap(self, event: happened.CardsSwapped) -> Scenario:
        spots = self._design.at.spots
        one, two = centre(spots[event.first]), centre(spots[event.second])
        seconds, size = timing("swap"), self._size(event.first)
        movers = [Mover(BACK, one, two, size, seconds), Mover(BACK, two, one, size, seconds)]
        return Scenario(movers, hides=frozenset((f"place.{event.first}", f"place.{event.second}")))

    def _from(self, seat: int) -> tuple[float, float]:
        """Where the cards of a seat's hand come from."""
        at = self._design.at
        if seat == self._design.table.viewer:
            x, y, width, height = at.regions["hand"]
            return x + width / 2, y + height / 2
        return centre(at.heads[seat])

    def _lay(self, event: happened.CardBuilt | happened.CardPlayed) -> Scenario:
        end = centre(self._design.at.spots[event.place])
        return Scenario([Mover(BACK, self._from(event.seat), end, self._size(event.place), timing("lay"))])

    def _draw(self, event: happened.CardDrawn) -> Scenario:
        start = centre(self._design.at.regions["deck"])
        return Scenario([Mover(BACK, start, self._from(event.seat), 84.0, timing("lay"))])

    def _reveal(self) -> Scenario:
        """The cards turn over one after the other: the zone that shows them paints it."""
        hides = frozenset(f"place.{place}" for place in self._design.at.spots)
        return Scenario(pause=timing("reveal") + timing("turn"), hides=hides)

    def _score(self, event: happened.HandScored) -> Scenario:
        """The points of a hand rise from its tray."""
        x, y = centre(self._design.at.trays[event.seat])
        shown = f"+{event.points}" if event.points >= 0 else f"{MINUS}{-event.points}"
        return Scenario([Mover("", (x, y), (x, y - 50), 30.0, timing("swap"), text=shown)], timing("count"))
