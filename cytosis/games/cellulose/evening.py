"""The evening in its five steps: markers home, vacuole, wall, Water Level, cards."""

from __future__ import annotations

from collections.abc import Iterable

from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.actions import Actions
from cytosis.games.cellulose.data.catalog import IVY, NOBODY, WATER
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.ivy.rival import IvyRules
from cytosis.games.cellulose.state import (
    EMPTY,
    GREY,
    GREY_AT,
    MARKERS,
    OWN_AT,
    TRACK,
    VACUOLE,
    VACUOLE_HP,
    State,
)


class Evening:
    """Does what dusk brings."""

    def __init__(self, effects: Effects, actions: Actions, ivy: IvyRules | None) -> None:
        self._e = effects
        self._c = effects.catalog
        self._ivy = ivy
        self._everybody = self._c.everybody
        self._cards = actions.card_ids

    def ends(self, state: State, emit: Emit | None) -> bool:
        """All steps in order; True when the wall is closed, then the last two are skipped (CE-16)."""
        self._home(state, emit)
        self._rewards(state, emit)
        if state.wall < len(self._c.wall):  # CE-15: from the supply, for nobody
            self._e.cover(state, NOBODY, 0, emit)
        if state.wall == len(self._c.wall):
            return True
        self._water(state, emit)
        self._row(state, emit)
        return False

    def _home(self, state: State, emit: Emit | None) -> None:
        """All markers return, reward markers to the vacuole (CE-01)."""
        for me in state.seats:
            me[MARKERS], me[GREY] = self._c.figure("markers"), self._c.figure("own_grey")
            me[OWN_AT] = me[GREY_AT] = 0
        state.reward_grey = self._c.figure("rewards")
        if emit:
            emit(events.EveningBegan(state.round))

    def _rewards(self, state: State, emit: Emit | None) -> None:
        """The fullest region is rewarded, on the large board the next one too; a tie is the last."""
        for _ in range(self._c.figure("rewards")):
            most = max(me[VACUOLE] for me in state.seats)
            if not most:
                return
            first = [seat for seat in self._everybody if state.seats[seat][VACUOLE] == most]
            gives = len(first) <= state.reward_grey
            for seat in first:
                self._reward(state, seat, gives, emit)
            if len(first) > 1:
                return

    def _reward(self, state: State, seat: int, grey: bool, emit: Emit | None) -> None:
        me, track = state.seats[seat], self._c.vacuole_track
        water, me[VACUOLE] = me[VACUOLE], 0
        if me[TRACK] + 1 < len(track):
            me[TRACK] += 1
            points = track[me[TRACK]]
        else:  # CE-12
            points = self._c.figure("vacuole_top")
        if grey:
            me[GREY] += 1
            state.reward_grey -= 1
        if emit:
            emit(events.VacuoleRewarded(seat, water, me[TRACK], grey))
        points += self._c.scenario.reward_hp
        self._e.score(state, seat, points, VACUOLE_HP, emit)
        if self._ivy is not None and seat == IVY:
            self._ivy.mat.rewarded(state, points, emit)

    def _water(self, state: State, emit: Emit | None) -> None:
        """Salt takes what is too much, then the level follows the wall (CE-17)."""
        salt = self._c.scenario.salt
        for seat, me in enumerate(state.seats[: self._c.seats]):
            if salt is not None and me[WATER] > salt:
                self._e.pay(state, seat, (me[WATER] - salt, 0, 0, 0, 0, 0), "salt", emit)
        complete = sum(state.wall >= end for end in self._c.sections)
        state.water_level = self._c.resets[complete]
        if emit:
            emit(events.WaterReset(state.water_level))

    def _row(self, state: State, emit: Emit | None) -> None:
        """The leftmost slots are emptied, cards slide left, slots are filled (CE-18, CE-19)."""
        gone = self._c.figure("discarded")
        thrown = [card for card in state.row[:gone] if card != EMPTY]
        state.discard += bytes(thrown)
        if thrown and emit:
            emit(events.CardsDiscarded(NOBODY, self._shown(thrown)))
        kept = [card for card in state.row[gone:] if card != EMPTY]
        new = self._drawn(state, self._c.figure("row") - len(kept), emit)
        free = self._c.figure("row") - len(kept) - len(new)
        state.row = (*kept, *new, *(EMPTY,) * free)
        if emit:
            emit(events.RowFilled(self._shown(state.row), len(new)))

    def _shown(self, cards: Iterable[int]) -> tuple[str, ...]:
        return tuple("" if card == EMPTY else self._cards[card] for card in cards)

    def _drawn(self, state: State, wanted: int, emit: Emit | None) -> list[int]:
        """The next cards of the deck; fewer where it runs out."""
        drawn: list[int] = []
        while len(drawn) < wanted and (card := self._e.next_card(state, emit)) is not None:
            drawn.append(card)
        return drawn
