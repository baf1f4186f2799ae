"""The first hand: who begins, and an empty score sheet."""

from __future__ import annotations

from cytosis.engine.rng import below
from cytosis.engine.rules import Emit
from cytosis.games.amino.flow import Flow
from cytosis.games.amino.state import NO_PLACE, State, Tally


class TableSetup:
    """Starts games of one ruleset."""

    def __init__(self, seats: int, flow: Flow, first_player: int | None) -> None:
        self._seats = seats
        self._flow = flow
        self._first = first_player

    def start(self, seed: int, emit: Emit | None = None) -> State:
        """A new game, ready for its first decision (AS-03)."""
        state = State.__new__(State)
        state.rng, drawn = below(seed, self._seats)
        state.starter = drawn if self._first is None else self._first
        state.hand, state.extra = 1, False
        state.looked, state.chosen, state.offer, state.place = (), (), b"", NO_PLACE
        state.tallies = (Tally(),) * self._seats
        self._flow.start_hand(state, emit)
        return state
