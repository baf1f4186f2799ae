"""Every legal action of a decision, in the order of the data, remembered where it comes up again."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from cytosis.games.amino.actions import Action, Actions
from cytosis.games.amino.state import EMPTY, State
from cytosis.games.amino.tables import Tables

_FORGET_AT: Final = 4096
"""So many fillings of the atmospheres are remembered; six seats know 15,625."""


class LegalMoves:
    """The legal actions of one table."""

    def __init__(self, tables: Tables, actions: Actions) -> None:
        self._t = tables
        self._a = actions
        self._swaps: dict[int, list[Action]] = {}

    def seed(self, state: State) -> list[Action]:
        """Any card of the hand."""
        return [self._a.seed[card] for card in sorted(set(state.hands[state.seat]))]

    def analyze(self, state: State) -> list[Action]:
        """Any card on the table that was not looked at in this turn."""
        looked, look = state.looked, self._a.look
        return [look[i] for i, card in enumerate(state.air) if card != EMPTY and i not in looked]

    def build(self, state: State) -> list[Action]:
        """Any card of the hand."""
        return [self._a.build[card] for card in sorted(set(state.hands[state.seat]))]

    def change(self, state: State) -> list[Action]:
        """Any two cards on the table change places, or a hand card goes where there is room (AT-05)."""
        last = state.air[self._t.size - 1 :: self._t.size]
        room = [seat for seat, card in enumerate(last) if card == EMPTY]
        swaps = self._all_swaps(state.air)
        if not room:
            return swaps[:]
        plays = self._a.play
        hand = sorted(set(state.hands[state.seat]))
        return swaps + [plays[card][seat] for card in hand for seat in room]

    def _all_swaps(self, air: list[int]) -> list[Action]:
        mask = 0
        for card in air:
            mask += mask + (card != EMPTY)
        found = self._swaps.get(mask)
        if found is None:
            lying = [i for i, card in enumerate(air) if card != EMPTY]
            found = [self._a.swap[one][two - one - 1] for one, two in combinations(lying, 2)]
            if len(self._swaps) >= _FORGET_AT:
                self._swaps.clear()
            self._swaps[mask] = found
        return found

    def sunlight(self, state: State) -> list[Action]:
        """Any of the cards drawn for it."""
        return [self._a.choose[card] for card in sorted(set(state.offer))]
