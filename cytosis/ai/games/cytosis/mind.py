"""What a position of Cytosis is worth, and the quick choices of play-outs."""

from __future__ import annotations

from cytosis.ai.agent import Why
from cytosis.ai.data import data
from cytosis.ai.games.cytosis.plan import Planner
from cytosis.ai.games.cytosis.policy import Policy
from cytosis.ai.games.cytosis.sense import Sense
from cytosis.ai.games.cytosis.sheet import Sheet
from cytosis.ai.games.cytosis.weights import Weights
from cytosis.ai.games.cytosis.why import Reasons
from cytosis.ai.lead import feared, leads
from cytosis.engine.rng import Rng
from cytosis.games.cytosis import CytosisRules
from cytosis.games.cytosis.actions import Action
from cytosis.games.cytosis.state import HEALTH, OPEN_GOALS, State
from cytosis.games.cytosis.view import View

QUIET = frozenset(("turn", "over", "keep_cards", "start_resources", "draft", "gift", "early"))
"""Decisions at which a position may be valued; the others are in the middle of something."""


class CytosisMind:
    """Values states of one ruleset with one set of weights."""

    def __init__(self, rules: CytosisRules, weights: Weights) -> None:
        self.rules = rules
        self.w = weights
        self.sheet = Sheet(rules)
        self.planner = Planner(self.sheet, weights)
        self.policy = Policy(self.planner)
        self._reasons = Reasons(self.planner)
        self._sense = Sense(self.sheet)
        powers = data("cytosis").get("powers", {})
        self._powers = tuple(float(powers.get(name, 0.0)) for name in rules.actions.choice_ids)

    def value(self, state: State, seat: int) -> float:
        """Expected final points of the seat."""
        if state.kind == "over":
            return float(state.seats[seat][HEALTH])
        total = self.planner.plan(state, seat).total
        if self.sheet.virus >= 0:
            total += self._immunity(state, seat)
        return total

    def lead(self, state: State, seat: int) -> float:
        """The seat's expected points less part of what the best rival and the others expect."""
        own = self.value(state, seat)
        if not self.w.rivals:
            return own
        others = [self.value(state, other) for other in range(len(state.seats)) if other != seat]
        return own - self.w.rivals * feared(others)

    def leads(self, state: State) -> list[float]:
        """By seat, its lead; every seat is valued once."""
        return leads([self.value(state, seat) for seat in range(len(state.seats))], self.w.rivals)

    def _immunity(self, state: State, seat: int) -> float:
        """Antibodies count for the attacks still to come, most while they make a difference."""
        part = state.parts[self.sheet.virus]
        left = (self.sheet.rounds - state.round) / self.sheet.rounds
        gone = (*state.past, state.active)
        total = 0.0
        for strain, event in enumerate(self.sheet.strain_events):
            attacks = (event not in gone) + left
            mine = part.antibodies[seat][strain]
            total += self.w.antibody * attacks * (min(mine, 4) + 0.4 * max(mine - 4, 0))
        for goal in state.goals:
            if self.sheet.goal_counts[goal] == "attacks" and state.seats[seat][OPEN_GOALS] >> goal & 1:
                total += self.w.attack * part.attacks[seat].bit_count()
        return float(total)

    def rivals(self, state: State) -> list[float]:
        """Nobody: all who play have a seat."""
        return []

    def promising(self, state: State, legal: list[Action], most: int) -> list[Action]:
        """The moves worth a closer look, at most so many: no nonsense, and the best by rule of thumb."""
        legal = self._sense.sensible(state, legal)
        if len(legal) <= most or state.kind not in ("turn", "early"):
            return legal
        scores = self.policy.scores(state, legal)
        order = sorted(range(len(legal)), key=lambda i: -scores[i])
        return [legal[i] for i in order[:most]]

    def bonus(self, state: State, action: Action) -> float:
        """What an action is worth beyond the position it leads to."""
        if action.verb == "choose":
            return self._powers[action.choice]
        if action.verb == "order":  # the next cards reach the row where they are cheap for us
            worths = [self._wish(state, card) for card in action.cards]
            return sum(worth * part for worth, part in zip(worths, (0.02, 0.01, 0.0), strict=False))
        return 0.0

    def _wish(self, state: State, card: int) -> float:
        facts = self.sheet.facts[card]
        return float(facts.hp) if facts else 3.0

    def quick(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """A sensible move at once, for play-outs."""
        if len(legal) == 1:
            return legal[0]
        if state.kind in ("turn", "early"):
            return self.policy.choose(state, legal, rng)
        seat, best, top = state.seat, legal[0], -1e9
        for action in legal:
            branch = state.copy()
            self.rules.apply(branch, action)
            worth = self.value(branch, seat) + self.bonus(state, action)
            if worth > top:
                best, top = action, worth
        return best

    def likely(self, state: State, legal: list[Action], rng: Rng, most: int) -> list[Action]:
        """The best few by rule of thumb, in a turn; elsewhere the one that is best."""
        if len(legal) == 1 or state.kind not in ("turn", "early"):
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
        return self._sense.waste(state, legal, action)

    def settled(self, state: State) -> bool:
        """Whether nothing is left half-done that would hide what a move brings."""
        return state.kind in QUIET
