"""A full state that fits a view: what the viewer does not know is dealt at random from what is unseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cytosis.engine.notation import positions
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Snapshot
from cytosis.games.amino.actions import Actions
from cytosis.games.amino.flow import Flow
from cytosis.games.amino.snapshot import Snapshots
from cytosis.games.amino.state import EMPTY, State
from cytosis.games.amino.tables import Tables


class Guesser:
    """Fills in what a view leaves open."""

    def __init__(self, tables: Tables, actions: Actions, flow: Flow, snapshots: Snapshots) -> None:
        self._t = tables
        self._flow = flow
        self._snapshots = snapshots
        self._cards = positions(actions.card_ids)

    def determinize(self, view: Any, rng: Rng) -> State:
        """One of the states the viewer cannot tell apart, each as likely as the next.

        Only the data of the view is looked at: that is all that reaches an agent in another process.
        """
        data = view.as_dict()
        unseen = self._unseen(data)
        rng.shuffle(unseen)
        state = self._snapshots.frame(data)
        size = self._t.size
        for seat, cards in enumerate(data["atmospheres"]):
            for i, card in enumerate(cards):
                if card is None and not state.open:
                    state.air[seat * size + i] = unseen.pop()
        for seat, shown in enumerate(data["seats"]):
            if isinstance(shown["hand"], int):
                state.hands[seat] = bytes(unseen.pop() for _ in range(shown["hand"]))
        if state.chosen:
            state.chosen = self._seeds(state, unseen)
        state.deck = bytes(unseen)
        state.rng = rng.bits()
        return state

    def _unseen(self, data: Snapshot) -> list[int]:
        """Every card that lies where the viewer cannot see it."""
        left = list(self._t.copies)
        for card in self._seen(data):
            left[self._cards[card]] -= 1
        return [card for card, copies in enumerate(left) for _ in range(copies)]

    def _seen(self, data: Snapshot) -> Iterator[str]:
        pending = data["pending"] or {}
        hands = [seat["hand"] for seat in data["seats"] if isinstance(seat["hand"], list)]
        for cards in (*data["atmospheres"], *hands, data["discard"], pending.get("chosen", ())):
            yield from (card for card in cards if card is not None)
        yield from pending.get("offer", ())

    def _seeds(self, state: State, unseen: list[int]) -> tuple[int, ...]:
        """Who has chosen follows from whose turn it is to choose."""
        n, step = self._t.seats, self._flow.seeding(state.hand).target
        chosen = list(state.chosen)
        for i in range((state.seat - state.starter) % n):
            target = (state.starter + i + step) % n
            if chosen[target] == EMPTY:
                chosen[target] = unseen.pop()
        return tuple(chosen)
