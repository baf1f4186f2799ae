"""A full state that fits a view: what the viewer does not know is dealt at random from what is unseen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cytosis.engine.rng import Rng
from cytosis.engine.rules import Snapshot
from cytosis.games.cellulose.actions import Actions
from cytosis.games.cellulose.data.catalog import Catalog
from cytosis.games.cellulose.snapshot import Snapshots
from cytosis.games.cellulose.state import EMPTY, State


class Guesser:
    """Fills in what a view leaves open."""

    def __init__(self, catalog: Catalog, actions: Actions, snapshots: Snapshots) -> None:
        self._c = catalog
        self._snapshots = snapshots
        self._whole = Counter({i: card.copies for i, card in enumerate(catalog.cards)})

    def determinize(self, view: Any, rng: Rng) -> State:
        """One of the states the viewer cannot tell apart; known cards stay in the hands they are in."""
        data = view.as_dict()
        hidden = [
            (seat, shown["hand"] - len(shown["known"]))
            for seat, shown in enumerate(data["seats"])
            if isinstance(shown["hand"], int)
        ]
        for seat, _ in hidden:
            data["seats"][seat]["hand"] = data["seats"][seat]["known"]
        if data["ivy"] is not None:
            data["ivy"]["deck"] = self._actions(data["ivy"], rng)
        state = self._snapshots.build({**data, "deck": ()})
        unseen = sorted((self._whole - _seen(state)).elements())
        rng.shuffle(unseen)
        for seat, count in hidden:
            drawn = [unseen.pop() for _ in range(count)]
            state.hands[seat] = bytes(sorted((*state.hands[seat], *drawn)))
        state.deck = bytes(unseen)
        state.rng = rng.bits()
        return state

    def _actions(self, shown: Snapshot, rng: Rng) -> list[str]:
        """Ivy's action cards that lie nowhere in sight, in some order."""
        every = self._c.ivy.actions if self._c.ivy else ()
        gone = {*shown["discard"], *shown["aside"]}
        deck = [action.id for action in every if action.id not in gone]
        rng.shuffle(deck)
        return deck


def _seen(state: State) -> Counter[int]:
    """The cards that lie anywhere but in the deck."""
    seen = Counter([*state.discard, *(card for card in state.row if card != EMPTY)])
    for cards in (*state.hands, *state.played, state.ivy.enzymes if state.ivy else b""):
        seen.update(cards)
    return seen
