"""What a position of Amino is worth, and what a look, a build or a swap is for."""

from __future__ import annotations

from cytosis.ai.agent import Why
from cytosis.ai.games.amino.judge import Judge
from cytosis.ai.games.amino.policy import Policy
from cytosis.ai.games.amino.weights import Weights
from cytosis.ai.games.amino.why import Reasons
from cytosis.ai.lead import feared, leads
from cytosis.engine.rng import Rng
from cytosis.games.amino import AminoRules
from cytosis.games.amino.actions import Action
from cytosis.games.amino.state import EMPTY, OVER, State
from cytosis.games.amino.view import View


class AminoMind:
    """Values states of one ruleset with one set of weights."""

    def __init__(self, rules: AminoRules, weights: Weights) -> None:
        self.rules = rules
        self.w = weights
        self.judge = Judge(rules, weights)
        self.policy = Policy(self.judge)
        self._reasons = Reasons(self.judge, rules.actions)

    def value(self, state: State, seat: int) -> float:
        """Points so far and those this hand will bring."""
        total = float(state.tallies[seat].total)
        if state.kind == OVER:
            return total
        if self.w.hoard:
            total += self.w.hoard * state.hands[seat].count(self.judge.t.lightning)
        return total + self.judge.true(state, seat)

    def lead(self, state: State, seat: int) -> float:
        """Own points less part of what the best rival and the others have."""
        own = self.value(state, seat)
        others = [self.value(state, other) for other in range(self.rules.seats) if other != seat]
        return own - self.w.rivals * (1.0 + self.w.deny) * feared(others, self.w.leader)

    def leads(self, state: State) -> list[float]:
        """By seat, its lead; every seat is valued once."""
        values = [self.value(state, seat) for seat in range(self.rules.seats)]
        return leads(values, self.w.rivals * (1.0 + self.w.deny), (), self.w.leader)

    def rivals(self, state: State) -> list[float]:
        """Nobody: all who play have a seat."""
        return []

    def promising(self, state: State, legal: list[Action], most: int) -> list[Action]:
        """Of many swaps those that change something for the better."""
        if len(legal) <= most or state.kind != "change":
            return legal
        scores = self.policy.changes(state, legal)
        order = sorted(range(len(legal)), key=lambda i: (-scores[i], i))
        return [legal[i] for i in order[:most]]

    def bonus(self, state: State, action: Action) -> float:
        """A look is worth what may be learned; a card laid where everybody fishes may be lost again."""
        if action.verb == "look":
            return self._curiosity(state, action.place)
        if action.verb == "build" and action.card == self.judge.t.lightning:
            open_places = self.rules.tables.size - sum(
                card != EMPTY for card in state.air[state.seat * self.judge.t.size :][: self.judge.t.size]
            )
            return -self.w.loss * (open_places - 1)
        if action.verb == "play":
            return self.w.tempo * (self.judge.true(state, state.seat) - 6.0)
        return 0.0

    def _curiosity(self, state: State, place: int) -> float:
        """Unknown own cards first, then those of the one who leads."""
        seat = state.seat
        if state.knows[seat] >> place & 1:
            return 0.0
        owner = place // self.judge.t.size
        if owner == seat:
            return self.w.own_look
        return self.w.rival_look + self.w.stake * self.judge.known(state, owner, state.knows[seat])

    def quick(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """A sensible move at once, for play-outs."""
        return legal[0] if len(legal) == 1 else self.policy.choose(state, legal, rng)

    def likely(self, state: State, legal: list[Action], rng: Rng, most: int) -> list[Action]:
        """The one that is best by rule of thumb: most choices of this game are between few."""
        return [self.quick(state, legal, rng)]

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
        """Any moment may be judged."""
        return True
