"""A full state that fits a view: what the viewer does not know is dealt at random from what is unseen."""

from __future__ import annotations

from collections.abc import Iterable

from cytosis.engine.rng import STATES, Rng
from cytosis.games.amino.actions import Actions
from cytosis.games.amino.flow import Flow
from cytosis.games.amino.snapshot import Snapshots
from cytosis.games.amino.state import State
from cytosis.games.amino.tables import Tables
from cytosis.games.amino.view import View


class Guesser:
    """Fills in what a view leaves open."""

    def __init__(self, tables: Tables, actions: Actions, flow: Flow, snapshots: Snapshots) -> None:
        self._t = tables
        self._flow = flow
        self._snapshots = snapshots
        self._ids = actions.card_ids
        self._cards = {name: i for i, name in enumerate(actions.card_ids)}

    def determinize(self, view: View, rng: Rng) -> State:
        """One of the states the viewer cannot tell apart, each as likely as the next."""
        unseen = self._unseen(view)
        rng.shuffle(unseen)
        state = self._snapshots.frame(view)
        size = self._t.size
        for seat, cards in enumerate(view.atmospheres):
            for i, card in enumerate(cards):
                if card is None and not state.open:
                    state.air[seat * size + i] = unseen.pop()
        for seat, shown in enumerate(view.seats):
            if shown.hand is None:
                state.hands[seat] = bytes(unseen.pop() for _ in range(shown.hand_count))
        state.chosen = self._seeds(view, state, unseen)
        state.deck = bytes(unseen)
        state.rng = rng.below(STATES)
        return state

    def _unseen(self, view: View) -> list[int]:
        """Every card that lies where the viewer cannot see it."""
        left = list(self._t.copies)
        for card in self._seen(view):
            left[self._cards[card]] -= 1
        return [card for card, copies in enumerate(left) for _ in range(copies)]

    def _seen(self, view: View) -> Iterable[str]:
        for cards in (*view.atmospheres, *(seat.hand or () for seat in view.seats), view.discard):
            yield from (card for card in cards if card is not None)
        if view.pending is not None:
            yield from (card for card in view.pending.chosen or () if card is not None)
            yield from view.pending.offer or ()

    def _seeds(self, view: View, state: State, unseen: list[int]) -> tuple[int, ...]:
        """Who has chosen follows from whose turn it is to choose."""
        chosen = list(state.chosen)
        if view.pending is not None and view.pending.chosen is not None:
            n, step = self._t.seats, self._flow.seeding(view.hand).target
            for i in range((view.pending.seat - view.starter) % n):
                target = (view.starter + i + step) % n
                if view.pending.chosen[target] is None:
                    chosen[target] = unseen.pop()
        return tuple(chosen)
