"""What a position of Cytosis is worth to a seat, in expected points, at one glance.

Health counts in full. Resources count by what they are good for: the part of a card in hand they
already cover, and a little for themselves. Half-made vesicles count by how far they have come, as long
as a card in hand fits. Everything that still needs flasks loses value as the rounds run out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from cytosis.engine.plain import bits
from cytosis.games.cytosis import CytosisRules
from cytosis.games.cytosis.catalog import ATP, CARB, LIPID, MRNA, PROTEIN, Card
from cytosis.games.cytosis.state import COMPLETED, HAND, HEALTH, VESICLES, Seat, State

_STOCK_WORTH = (0.45, 0.4, 0.5, 0.4, 0.8)
"""Points for one of each resource, as long as there is time to use it."""

_ENOUGH = (8, 5, 5, 5, 3)
"""Beyond this many a resource is worth a quarter."""

_STEPS = {"rough_er": 3, "smooth_er": 3, "": 1}
_BUY_TIME = 0.35


class Worth:
    """Values states of one ruleset."""

    def __init__(self, rules: CytosisRules) -> None:
        self._catalog = rules.catalog
        self._rounds = rules.catalog.setup.events + 1
        self._rules = rules

    def __call__(self, state: State, seat: int) -> float:
        """Expected points of the seat."""
        if state.kind == "over":
            return float(state.seats[seat][HEALTH])
        left = (self._rounds - state.round) / self._rounds
        me = state.seats[seat]
        return me[HEALTH] + self._stock(me, left) + self._hand(state, me, left) + self._sets(me)

    def _stock(self, me: Seat, left: float) -> float:
        """Resources for themselves; at the end only a trickle is left of them."""
        worth = 0.0
        for resource, each in enumerate(_STOCK_WORTH):
            enough = min(me[resource], _ENOUGH[resource])
            worth += each * (enough + 0.25 * (me[resource] - enough))
        return worth * (0.25 + 0.75 * min(1.0, 3 * left))

    def _hand(self, state: State, me: Seat, left: float) -> float:
        """The three best cards in hand by how near they are; more than that is never finished in time."""
        rounds_left = self._rounds - state.round
        values = [self._nearness(state, me, self._catalog.cards[i], rounds_left) for i in bits(me[HAND])]
        values.sort(reverse=True)
        return sum(value * weight for value, weight in zip(values, (1.0, 0.7, 0.4), strict=False))

    def _nearness(self, state: State, me: Seat, card: Card, rounds_left: int) -> float:
        """A card's points times the part of the way that is done."""
        if not card.hp:
            return 1.5 if rounds_left else 0.3
        done, steps = self._progress(state, me, card)
        if rounds_left < (1 if steps - done > 1 else 0):
            return 0.0
        return (card.hp + 1) * 0.75 * (0.15 + 0.85 * done / steps)

    def _progress(self, state: State, me: Seat, card: Card) -> tuple[float, float]:
        """Steps done and steps in all: one for each flask, and the resources as a fraction of one."""
        steps = float(_STEPS[card.start] + 1)
        if not card.start:
            return self._covered(me, card, range(5)), steps
        done = self._covered(me, card, (ATP,)) * 0.5
        smooth = card.start == "smooth_er"
        raw, base = (LIPID, LIPID) if smooth else (MRNA, PROTEIN)
        on_the_way = _furthest(state, me, card, base)
        return done + (on_the_way or 0.8 * min(1.0, me[raw] / card.cost[base])), steps

    def _covered(self, me: Seat, card: Card, resources: Any) -> float:
        need = sum(card.cost[r] for r in resources)
        have = sum(min(me[r], card.cost[r]) for r in resources)
        if card.family == "enzyme":
            short = max(0, card.cost[PROTEIN] - me[PROTEIN])
            have += 0.6 * min(short, me[MRNA])
        return have / need if need else 1.0

    def _sets(self, me: Seat) -> float:
        """Part of what enzyme sets and detox cards will bring."""
        completed = me[COMPLETED]
        return 0.8 * self._rules.enzyme_sets(completed) + 1.2 * self._rules.detox_count(completed)


@lru_cache(maxsize=64)
def evaluator(rules: CytosisRules) -> Callable[[State, int], float]:
    """The evaluator of a ruleset."""
    return Worth(rules)


def _furthest(state: State, me: Seat, card: Card, base: int) -> float:
    """Steps done by the own vesicle that is nearest to becoming this card; 0 where none can."""
    best = 0.0
    for place in bits(me[VESICLES]):
        load = state.vesicles[place].load
        if load[base] >= card.cost[base]:
            modified = any(load[r] >= card.cost[r] > 0 for r in (LIPID, CARB) if r != base)
            best = max(best, 3.2 if modified else 1.8)
    return best
