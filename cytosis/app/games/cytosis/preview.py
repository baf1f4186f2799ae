"""What a move would do to the one who makes it, found out before it is made.

The move is tried on a guess that fits what the seat may know, and only what happens before chance or
hidden cards come in is told. So a preview can show nothing the seat could not work out by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from cytosis.app.games.cytosis.pathway import Pathways
from cytosis.engine.events import Event
from cytosis.engine.rng import Rng
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.catalog import NOTHING, RESOURCES, Amounts
from cytosis.games.cytosis.expansions import events as expansion_events
from cytosis.games.cytosis.view import View

_CHANCE: tuple[type[Event], ...] = (
    happened.FlasksReturned,
    happened.RoundStarted,
    happened.RowFilled,
    happened.CardsDealt,
    happened.GameEnded,
    expansion_events.VirusAttacked,
    expansion_events.DiceRolled,
    expansion_events.DeckPeeked,
)
"""From these on, what follows depends on what the seat cannot know, or belongs to the next round."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a move costs and brings its mover."""

    paid: Amounts = NOTHING
    gained: Amounts = NOTHING
    points: int = 0
    later: int = 0
    """Points that the vesicle can become when it leaves the cell."""
    card: str = ""
    """A card that comes to the hand."""
    marker: bool = False
    """The first player marker comes too."""
    antibodies: tuple[str, int] = ("", 0)
    """Against which virus, and how many."""
    others: tuple[tuple[int, int], ...] = ()
    """Points of other seats: (seat, points)."""
    final: bool = False
    """It reveals something, so that it cannot be taken back."""

    @property
    def worth_telling(self) -> bool:
        """Whether it costs or brings anything that can be said before."""
        amounts = any(self.paid) or any(self.gained)
        return bool(amounts or self.points or self.later or self.card or self.marker or self.antibodies[1])


class Previews:
    """Tries moves of one seat in one situation."""

    def __init__(self, rules: Any, view: View, pathways: Pathways) -> None:
        self._rules = rules
        self._view = view
        self._pathways = pathways
        self._guess: Any = None
        self._known: dict[str, Effect] = {}

    def of(self, action: Any) -> Effect:
        """The effect of a legal action."""
        text = str(action)
        if text not in self._known:
            self._known[text] = self._tried(action)
        return self._known[text]

    def _tried(self, action: Any) -> Effect:
        if self._guess is None:
            self._guess = self._rules.determinize(self._view, Rng(1))
        after = self._guess.copy()
        events: list[Event] = []
        self._rules.apply(after, action, events.append)
        final = self._rules.reveals(self._guess, after)
        return self._told([event.seen_by(self._view.viewer) for event in events], final)

    def _told(self, events: list[Event], final: bool) -> Effect:
        me = self._view.viewer
        effect = Effect(final=final)
        for event in takewhile(lambda event: not isinstance(event, _CHANCE), events):
            if getattr(event, "seat", me) == me:
                effect = self._with(effect, event)
            elif isinstance(event, happened.PointsScored):
                effect = replace(effect, others=(*effect.others, (event.seat, event.points)))
        return effect

    def _with(self, effect: Effect, event: Event) -> Effect:
        """The effect with one more event of the own seat."""
        if isinstance(event, happened.Paid):
            return replace(effect, paid=_sum(effect.paid, event.amounts))
        if isinstance(event, happened.Gained):
            return replace(effect, gained=_sum(effect.gained, event.amounts))
        if isinstance(event, happened.PointsScored):
            return replace(effect, points=effect.points + event.points)
        if isinstance(event, happened.CardBought):
            return replace(effect, card=event.card)
        if isinstance(event, happened.FirstPlayerTaken):
            return replace(effect, marker=True)
        if isinstance(event, expansion_events.AntibodiesGained):
            return replace(effect, antibodies=(event.strain, event.count - self._antibodies(event.strain)))
        if isinstance(event, (happened.VesicleStarted, happened.VesicleMoved)):
            return replace(effect, later=self._promise(event))
        return effect

    def _antibodies(self, strain: str) -> int:
        """How many the viewer has."""
        viewer = self._view.viewer
        return int(self._view.seats[viewer].more["antibodies"][strain]) if viewer is not None else 0

    def _promise(self, event: happened.VesicleStarted | happened.VesicleMoved) -> int:
        """What the vesicle can become with the cards in the hand."""
        if isinstance(event, happened.VesicleStarted):
            load = event.load
        else:
            load = self._load_after(event)
        card = self._pathways.best_for(event.place.partition(".")[0], load, self._view)
        return card.hp if card is not None else 0

    def _load_after(self, event: happened.VesicleMoved) -> Amounts:
        area, _, number = event.start.partition(".")
        vesicle = self._view.vesicles[area][int(number) - 1]
        before = vesicle.load if vesicle is not None else NOTHING
        a, b, c, d, e = (n + (name == event.added) for name, n in zip(RESOURCES, before, strict=True))
        return a, b, c, d, e


def _sum(one: Amounts, other: Amounts) -> Amounts:
    a, b, c, d, e = (x + y for x, y in zip(one, other, strict=True))
    return a, b, c, d, e
