"""How Ivy's turn looks: a card is turned, bars are tried, her markers move on the map and the track."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import IVY
from cytosis.games.cellulose.view import View
from cytosis.ui.anim.director import Mover, Scenario
from cytosis.ui.games.cellulose.layout import timing
from cytosis.ui.paint.sheet import centre
from cytosis.ui.paint.theme import load_theme

if TYPE_CHECKING:
    from cytosis.ui.games.cellulose.design import CelluloseDesign
    from cytosis.ui.games.cellulose.zones.mat import MatZone

FAR = 1000.0
"""What is painted by how far it has come moves so far to the right, unseen."""


def hers(design: CelluloseDesign, mat: MatZone) -> dict[type[Event], Callable[..., Scenario]]:
    """By kind of event: what is seen of it on her mat."""
    moves = RivalMoves(design, mat)
    return {
        happened.ActionCardTurned: moves.turned,
        happened.BarTried: moves.bar,
        happened.ActionsShuffled: moves.shuffled,
        happened.ActionsJoined: moves.joined,
        happened.MarkerLost: moves.lost,
        happened.MapMoved: moves.map,
        happened.StrategyGained: moves.gained,
        happened.EnzymesFound: moves.found,
        happened.TrackMoved: moves.track,
    }


class RivalMoves:
    """Turns what only she does into movers."""

    def __init__(self, design: CelluloseDesign, mat: MatZone) -> None:
        self._design = design
        self._mat = mat
        self._own = load_theme().seated(design.table.looks).players[IVY].id

    @property
    def _at(self) -> Any:
        return self._design.at

    def turned(self, event: happened.ActionCardTurned, view: View) -> Scenario:
        """The card is turned over where it lies, and stays a moment before its bars are tried."""
        flip = Mover(f"action.{event.card}", (0.0, 0.0), (FAR, 0.0), 1.0, timing("card"), kind="slide")
        return Scenario([flip], pause=timing("turned"))

    def bar(self, event: happened.BarTried, view: View) -> Scenario:
        """A cross or a tick, and time to read why."""
        return Scenario(pause=timing("does" if event.failed is None else "bar"))

    def _cards(self, count: int, start: tuple[float, float]) -> Scenario:
        end = centre(self._at.regions["rival_action"])
        return Scenario(
            [Mover("cellulose.back", start, end, 60, timing("card"), 0.08 * i) for i in range(min(count, 5))]
        )

    def shuffled(self, event: happened.ActionsShuffled, view: View) -> Scenario:
        """Her discarded cards come back."""
        x, y = centre(self._at.regions["rival_action"])
        return self._cards(event.count, (x - 160, y))

    def joined(self, event: happened.ActionsJoined, view: View) -> Scenario:
        """New action cards come to hers."""
        return self._cards(len(event.cards), centre(self._at.regions["wall"]))

    def lost(self, event: happened.MarkerLost, view: View) -> Scenario:
        """A flask of hers is put away."""
        x, y = self._design.seats.heart(IVY)
        picture = "flask.grey" if event.grey else f"flask.{self._own}"
        return Scenario([Mover(picture, (x - 110, y), (x - 110, y - 60), 40, timing("flask"))])

    def map(self, event: happened.MapMoved, view: View) -> Scenario:
        """Her marker moves over the map."""
        return self._hop(self._mat.pin(), self._mat.pin((event.x, event.y)), 34, "ivy.pin")

    def track(self, event: happened.TrackMoved, view: View) -> Scenario:
        """Her marker climbs a space."""
        return self._hop(self._mat.seed(), self._mat.seed(event.space), 30, "ivy.seed")

    def _hop(self, start: tuple[float, float], end: tuple[float, float], size: float, hides: str) -> Scenario:
        mover = Mover(f"cellulose.seed.{self._own}", start, end, size, timing("map"), kind="set")
        return Scenario([mover], hides=frozenset((hides,)))

    def gained(self, event: happened.StrategyGained, view: View) -> Scenario:
        """Rings go out from the edge she has reached; a banner says what it means."""
        x, y = self._mat.pin()
        rings = [Mover("", (x, y), (x, y), 40, timing("card"), 0.25 * i, kind="ripple") for i in range(2)]
        return Scenario(pause=timing("gained"), after=rings, leaves=True)

    def found(self, event: happened.EnzymesFound, view: View) -> Scenario:
        """Enzymes come from the deck into play."""
        start, end = centre(self._at.regions["deck"]), centre(self._at.regions["rival_stack"])
        return Scenario(
            [
                Mover(f"cellulose.card.{card}", start, end, 90, timing("card"), 0.2 * i)
                for i, card in enumerate(event.cards)
            ]
        )
