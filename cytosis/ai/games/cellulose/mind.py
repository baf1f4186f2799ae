"""What a position of Cellulose is worth, and the quick choices of play-outs."""

from __future__ import annotations

from cytosis.ai.agent import Why
from cytosis.ai.games.cellulose.judge import Judge
from cytosis.ai.games.cellulose.policy import Policy
from cytosis.ai.games.cellulose.weights import Weights
from cytosis.ai.games.cellulose.why import Reasons
from cytosis.ai.lead import feared, leads
from cytosis.engine.rng import Rng
from cytosis.games.cellulose import CelluloseRules
from cytosis.games.cellulose.actions import Action
from cytosis.games.cellulose.state import OVER, State
from cytosis.games.cellulose.view import View

QUIET = frozenset(("turn", OVER))
"""Decisions at which a position may be valued; the others are in the middle of something."""


class CelluloseMind:
    """Values states of one ruleset with one set of weights."""

    def __init__(self, rules: CelluloseRules, weights: Weights) -> None:
        self.rules = rules
        self.w = weights
        self.judge = Judge(rules, weights)
        self.policy = Policy(self.judge)
        self._reasons = Reasons(self.judge)

    def value(self, state: State, seat: int) -> float:
        """Expected final health of the seat."""
        return self.judge.value(state, seat)

    def lead(self, state: State, seat: int) -> float:
        """Own health less part of what the best rival and the others expect."""
        own = self.value(state, seat)
        if not self.w.rivals:
            return own
        others = [self.value(state, other) for other in range(self.rules.seats) if other != seat]
        others += self.rivals(state)
        return own - self.w.rivals * feared(others)

    def leads(self, state: State) -> list[float]:
        """By seat, its lead; every seat is valued once."""
        values = [self.value(state, seat) for seat in range(self.rules.seats)]
        return leads(values, self.w.rivals, self.rivals(state))

    def rivals(self, state: State) -> list[float]:
        """Expected final health of Ivy, where somebody plays alone."""
        return [] if self.rules.ivy is None else [self.judge.rival(state)]

    def promising(self, state: State, legal: list[Action], most: int) -> list[Action]:
        """Of many placements those that are best by rule of thumb."""
        if len(legal) <= most or state.kind not in ("turn", "embryo"):
            return legal[:most]
        scores = self.policy.scores(state, legal)
        order = sorted(range(len(legal)), key=lambda i: (-scores[i], i))
        return [legal[i] for i in order[:most]]

    def bonus(self, state: State, action: Action) -> float:
        """Nothing: a position shows all that a move was good for."""
        return 0.0

    def quick(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """A sensible move at once, for play-outs."""
        if len(legal) == 1:
            return legal[0]
        if state.kind == "turn":
            return self.policy.choose(state, legal, rng)
        if state.kind == "sunrise":
            return legal[0]  # take, exchange, activate; enough comes last
        seat, best, top = state.seat, legal[0], -1e9
        for action in legal[:12]:
            branch = state.copy()
            self.rules.apply(branch, action)
            worth = self.value(branch, seat)
            if worth > top:
                best, top = action, worth
        return best

    def likely(self, state: State, legal: list[Action], rng: Rng, most: int) -> list[Action]:
        """The best few by rule of thumb, in a turn; elsewhere the one that is best."""
        if len(legal) == 1 or state.kind != "turn":
            return [self.quick(state, legal, rng)]
        return self.policy.best(state, legal, rng, most)

    def why(self, state: State, action: Action) -> Why:
        """The reason for a move of the seat whose turn it is."""
        return self._reasons.why(state, action)

    def public(self, view: View, action: Action, why: Why) -> Why:
        """The reason without what the viewer has not seen."""
        return self._reasons.public(view, action, why)

    def waste(self, state: State, legal: list[Action], action: Action) -> str:
        """Why a move is an obvious waste, as a code for the texts; empty where it is none."""
        return self._reasons.waste(state, legal, action)

    def settled(self, state: State) -> bool:
        """Whether nothing is left half-done that would hide what a move brings."""
        return state.kind in QUIET
