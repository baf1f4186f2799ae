"""Why an action is not possible now: a code for the text catalogues, with the values it speaks of.

Written apart from :mod:`.legal`, which it never asks. Reasons speak of what lies open and of the acting
seat's own hand, never of a face that is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cytosis.engine.errors import Illegal
from cytosis.games.amino.actions import Action, Actions
from cytosis.games.amino.state import EMPTY, OVER, State
from cytosis.games.amino.tables import Tables

CODES: Mapping[str, tuple[str, ...]] = {
    "unknown_move": ("move",),  # given by Match: a text that is no move of this game
    "game_over": (),
    "wrong_decision": ("kind",),
    "not_in_hand": ("card",),
    "no_card_there": ("place",),
    "looked_already": ("place",),
    "atmosphere_full": ("seat",),
    "not_offered": ("card",),
}
"""Every code there is, with the names of its values in order."""

DECISION_OF: Mapping[str, str] = {
    "seed": "seed",
    "look": "analyze",
    "build": "build",
    "swap": "change",
    "play": "change",
    "choose": "sunlight",
}
"""Which decision each verb answers."""


class Reasons:
    """Says why not, at one table."""

    def __init__(self, tables: Tables, actions: Actions) -> None:
        self._t = tables
        self._a = actions
        self._checks: dict[str, Callable[[State, Action], Illegal | None]] = {
            "seed": self._in_hand,
            "look": self._look,
            "build": self._in_hand,
            "swap": self._swap,
            "play": self._play,
            "choose": self._choose,
        }

    def why_not(self, state: State, action: Action) -> Illegal | None:
        """None exactly for the legal actions, else the reason."""
        if state.kind == OVER:
            return Illegal.of("game_over")
        if DECISION_OF[action.verb] != state.kind:
            return Illegal.of("wrong_decision", kind=state.kind)
        return self._checks[action.verb](state, action)

    def _in_hand(self, state: State, action: Action) -> Illegal | None:
        if action.card not in state.hands[state.seat]:
            return Illegal.of("not_in_hand", card=self._a.card_ids[action.card])
        return None

    def _there(self, state: State, place: int) -> Illegal | None:
        if state.air[place] == EMPTY:
            return Illegal.of("no_card_there", place=self._a.place_ids[place])
        return None

    def _look(self, state: State, action: Action) -> Illegal | None:
        if action.place in state.looked:
            return Illegal.of("looked_already", place=self._a.place_ids[action.place])
        return self._there(state, action.place)

    def _swap(self, state: State, action: Action) -> Illegal | None:
        return self._there(state, action.place) or self._there(state, action.other)

    def _play(self, state: State, action: Action) -> Illegal | None:
        start = action.target * self._t.size
        if EMPTY not in state.air[start : start + self._t.size]:  # AS-06
            return Illegal.of("atmosphere_full", seat=action.target)
        return self._in_hand(state, action)

    def _choose(self, state: State, action: Action) -> Illegal | None:
        if action.card not in state.offer:
            return Illegal.of("not_offered", card=self._a.card_ids[action.card])
        return None
