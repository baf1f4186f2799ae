"""What each action does; what follows by itself is the business of :mod:`.flow`."""

from __future__ import annotations

from cytosis.engine.plain import without
from cytosis.engine.rules import Emit
from cytosis.games.amino import events
from cytosis.games.amino.actions import Action, Actions
from cytosis.games.amino.flow import Flow
from cytosis.games.amino.state import State
from cytosis.games.amino.tables import Tables


class Moves:
    """Does the actions of one table."""

    def __init__(self, tables: Tables, actions: Actions, flow: Flow) -> None:
        self._t = tables
        self._cards = actions.card_ids
        self._places = actions.place_ids
        self._flow = flow

    def seed(self, state: State, action: Action, emit: Emit | None) -> None:
        """Lay a seed aside for its atmosphere, unseen by the others."""
        seat = state.seat
        target = (seat + self._flow.seeding(state.hand).target) % self._t.seats
        state.hands[seat] = without(state.hands[seat], action.card)
        state.chosen = (*state.chosen[:target], action.card, *state.chosen[target + 1 :])
        if emit:
            emit(events.SeedChosen(seat, self._cards[action.card]))

    def look(self, state: State, action: Action, emit: Emit | None) -> None:
        """See one card on the table."""
        state.knows[state.seat] |= 1 << action.place
        state.looked = (*state.looked, action.place)
        if emit:
            card = self._cards[state.air[action.place]]
            emit(events.CardLookedAt(state.seat, card, self._places[action.place]))

    def build(self, state: State, action: Action, emit: Emit | None) -> None:
        """A card into the own atmosphere."""
        place = self._lay(state, action.card, state.seat)
        if emit:
            emit(events.CardBuilt(state.seat, self._cards[action.card], self._places[place]))

    def play(self, state: State, action: Action, emit: Emit | None) -> None:
        """A card into any atmosphere."""
        place = self._lay(state, action.card, action.target)
        if emit:
            emit(events.CardPlayed(state.seat, self._cards[action.card], self._places[place]))

    def _lay(self, state: State, card: int, target: int) -> int:
        state.hands[state.seat] = without(state.hands[state.seat], card)
        return self._flow.lay(state, state.seat, target, card)

    def swap(self, state: State, action: Action, emit: Emit | None) -> None:
        """Two cards change places, and what anybody knows of them goes along."""
        one, two = action.place, action.other
        air = state.air
        air[one], air[two] = air[two], air[one]
        both = 1 << one | 1 << two
        state.knows = [mask ^ both if (mask >> one ^ mask >> two) & 1 else mask for mask in state.knows]
        if emit:
            emit(events.CardsSwapped(state.seat, self._places[one], self._places[two]))

    def choose(self, state: State, action: Action, emit: Emit | None) -> None:
        """One of the drawn cards takes the place of the Sunlight, the others are discarded."""
        state.air[state.place] = action.card
        state.knows = [mask | 1 << state.place for mask in state.knows]
        state.discard += without(state.offer, action.card)
        state.offer = b""
        if emit:
            emit(events.SunlightChosen(state.seat, self._places[state.place], self._cards[action.card]))
