"""Why a move is made, in one sentence: a code for the text catalogues and the ids it speaks of."""

from __future__ import annotations

from cytosis.ai.agent import Why
from cytosis.ai.games.amino.judge import UNKNOWN, Judge
from cytosis.games.amino.actions import Action, Actions
from cytosis.games.amino.state import State
from cytosis.games.amino.view import View

CODES = (
    *("amino.look_own", "amino.look_rival", "amino.look_again", "amino.seed", "amino.build"),
    *("amino.build_lightning", "amino.build_element", "amino.swap_in", "amino.swap_out", "amino.swap_order"),
    *("amino.swap_deny", "amino.play_own", "amino.play_dump", "amino.play_fill", "amino.sunlight", "random"),
)
"""Every reason there is; each has a text ``why.CODE`` in every language."""

SECRET = {
    "amino.build_lightning": "amino.build",
    "amino.build_element": "amino.build",
    "amino.play_dump": "amino.play_fill",
}
"""Reasons that tell a face, with what is said of them to those who may not know it."""


class Reasons:
    """Finds the reason that best explains a move."""

    def __init__(self, judge: Judge, actions: Actions) -> None:
        self._judge = judge
        self._size = judge.t.size
        self._places = actions.place_ids

    def why(self, state: State, action: Action) -> Why:
        """The reason of the seat whose turn it is."""
        if action.verb == "look":
            return self._look(state, action.place)
        if action.verb == "swap":
            return self._swap(state, action)
        if action.verb == "play":
            return self._play(state, action)
        if action.verb == "build":
            return self._build(state, action)
        return Why.of("amino.seed" if action.verb == "seed" else "amino.sunlight")

    def _look(self, state: State, place: int) -> Why:
        if state.knows[state.seat] >> place & 1:
            return Why.of("amino.look_again")
        owner = place // self._size
        unknown = self._judge.seen(state, owner, state.knows[state.seat]).count(UNKNOWN)
        if owner == state.seat:
            return Why.of("amino.look_own", n=unknown)
        return Why.of("amino.look_rival", n=unknown, seat=owner)

    def _build(self, state: State, action: Action) -> Why:
        if action.card == self._judge.t.lightning:
            return Why.of("amino.build_lightning")
        own = self._judge.seen(state, state.seat, state.knows[state.seat])
        elements = 0
        for card in own:
            elements |= self._judge.t.elements[card] if card >= 0 else 0
        return Why.of(
            "amino.build_element" if self._judge.t.elements[action.card] & ~elements else "amino.build"
        )

    def _swap(self, state: State, action: Action) -> Why:
        one, two = action.place // self._size, action.other // self._size
        if one == two:
            return Why.of("amino.swap_order")
        if state.seat not in (one, two):
            return Why.of("amino.swap_deny")
        mine = action.place if one == state.seat else action.other
        other = action.other if one == state.seat else action.place
        known = state.knows[state.seat] >> other & 1
        if known:
            return Why.of("amino.swap_in", place=self._places[other])
        return Why.of("amino.swap_out", place=self._places[mine])

    def _play(self, state: State, action: Action) -> Why:
        if action.target == state.seat:
            return Why.of("amino.play_own")
        bad = action.card >= 0 and self._judge.t.values[action.card] < 0
        return Why.of("amino.play_dump" if bad else "amino.play_fill", seat=action.target)

    def public(self, view: View, action: Action, why: Why) -> Why:
        """A reason that tells a face is told in general, unless the viewer moved itself."""
        pending = view.pending
        own = pending is not None and pending.seat == view.viewer
        return why if own else Why.of(SECRET.get(why.code, why.code), **dict(why.params))

    def waste(self, state: State, legal: list[Action], action: Action) -> str:
        """Looking at what is known, swapping equals, giving a rival a good card while there is better."""
        mask = state.knows[state.seat]
        if action.verb == "look" and mask >> action.place & 1:
            fresh = any(not mask >> other.place & 1 for other in legal)
            return "amino.known_look" if fresh else ""
        if action.verb == "play" and action.target != state.seat:
            good = action.card == self._judge.t.lightning or self._judge.t.values[action.card] > 2
            return "amino.gift" if good else ""
        return ""
