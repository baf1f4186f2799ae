"""The table before the first morning."""

from __future__ import annotations

from cytosis.engine.rng import below, shuffled
from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.actions import Actions
from cytosis.games.cellulose.data.catalog import IVY, WATER, Catalog
from cytosis.games.cellulose.flow import Flow
from cytosis.games.cellulose.ivy.rival import IvyRules
from cytosis.games.cellulose.state import GREY, MARKERS, ROOT, SEAT_SIZE, SHOOT, State


class TableSetup:
    """Starts games of one ruleset."""

    def __init__(
        self, catalog: Catalog, actions: Actions, flow: Flow, ivy: IvyRules | None, first_player: int | None
    ) -> None:
        self._c = catalog
        self._ivy = ivy
        self._ids = actions.card_ids
        self._flow = flow
        self._first = first_player

    def start(self, seed: int, emit: Emit | None = None) -> State:
        """A new game, ready for its first decision (CS-01 to CS-11)."""
        c, state = self._c, State.__new__(State)
        state.rng, drawn = below(seed, c.seats)
        state.first_player = state.starter = drawn if self._first is None else self._first
        state.ivy = None
        hers = [] if self._ivy is None else self._ivy.start(state)
        every = [i for i, card in enumerate(c.cards) for _ in range(card.copies - hers.count(i))]
        state.rng, cards = shuffled(state.rng, every)
        row = c.figure("row")
        state.row = tuple(cards[: -row - 1 : -1])
        state.deck, state.discard = bytes(cards[:-row]), b""
        state.seats = [self._seat(state, seat) for seat in c.everybody]
        state.hands, state.known, state.played = ([b""] * len(c.everybody) for _ in range(3))
        state.water_level, state.wall = c.water_start, 0
        state.reward_grey = c.figure("rewards")
        state.round, state.todo, state.passes, state.asked = 1, (), 0, ()
        if emit:
            emit(events.GameStarted(state.first_player, tuple(self._ids[card] for card in state.row)))
        if self._ivy is not None:
            self._ivy.begin(state, hers, emit)
        self._flow.begin_round(state, emit)
        self._flow.run(state, emit)
        return state

    def _seat(self, state: State, seat: int) -> list[int]:
        """Whoever sits later in turn order begins with more Water (CS-07)."""
        me = [0] * SEAT_SIZE
        me[MARKERS], me[GREY] = self._c.figure("markers"), self._c.figure("own_grey")
        if seat != IVY:  # CI-01, CI-02
            me[WATER] = self._c.start_water[(seat - state.first_player) % self._c.seats]
            me[SHOOT], me[ROOT] = self._c.starts
        return me
