"""Sensible moves at once: what each placement brings by rule of thumb, without trying it."""

from __future__ import annotations

from typing import Final

from cytosis.ai.games.cellulose.judge import Judge
from cytosis.engine.rng import Rng
from cytosis.games.cellulose.actions import NONE, Action
from cytosis.games.cellulose.data.catalog import CO2, NOTHING, WATER, Amounts, Space
from cytosis.games.cellulose.state import EMPTY, ROOT, SHOOT, VACUOLE, Seat, State

NEAR: Final = 3.0
"""Placements that look worse than the best by more points than this are not thought of."""


ENOUGH: Final = (5, 5, 6, 5, 3, 5)
"""More than that of a resource, and two, is hoarding."""


class Policy:
    """Scores placements and picks one of the best."""

    def __init__(self, judge: Judge) -> None:
        self._j = judge
        self._c = judge.c
        w = judge.w
        self._units = (w.water, w.water, w.protein, w.carb, w.hormone, w.atp)
        self._gains = [[(kind, n) for kind, n in enumerate(space.gain) if n] for space in self._c.spaces]
        self._space_prices = [self._price(space.cost) for space in self._c.spaces]
        self._card_prices = [self._price(card.cost) for card in self._c.cards]
        self._node_prices = [self._price(node.cost) for node in self._c.nodes]
        self._deeper = [
            max((judge.incomes[to] - judge.incomes[at] for to in node.next), default=0.0)
            for at, node in enumerate(self._c.nodes)
        ]

    def choose(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """A placement for a play-out."""
        scores = self.scores(state, legal)
        best = max(scores)
        near = [i for i, score in enumerate(scores) if score > best - 0.4]
        return legal[near[rng.below(len(near))] if len(near) > 1 else near[0]]

    def best(self, state: State, legal: list[Action], rng: Rng, most: int) -> list[Action]:
        """The best few placements, best first, none much worse than the first."""
        scores = self.scores(state, legal)
        least = max(scores) - NEAR
        near = [
            (score + 0.4 * rng.below(1024) / 1024, -i) for i, score in enumerate(scores) if score >= least
        ]
        near.sort(reverse=True)
        return [legal[-i] for _, i in near[:most]]

    def scores(self, state: State, legal: list[Action]) -> list[float]:
        """By move, what it brings to the seat whose turn it is."""
        mornings = self._j.mornings(state)
        acts = self._j.acts(state, state.seat, mornings)
        return [self.score(state, action, mornings, acts) for action in legal]

    def score(self, state: State, action: Action, mornings: float, acts: float) -> float:
        """What one placement brings."""
        if action.space == NONE:
            return -9.0
        me, space = state.seats[state.seat], self._c.spaces[action.space]
        usable = (acts - 1) / (acts + 1.0)
        if space.action == "collect_water":
            return self._xylem(state, me, action, usable)
        if space.action == "collect":
            return usable * self._collect(me, action.space, space)
        if space.action == "photosynthesis":
            return space.times * (self._j.w.exchange + (2.5 if acts > 1 else 0.0)) + 0.6
        if space.action == "build_wall":
            return self._c.wall[state.wall] * self._j.w.wall + self._j.w.region - 4.4
        if space.action == "growth":
            return self._growth(me, action, mornings) - self._space_prices[action.space]
        if space.action == "take_card":
            return self._card(state, space.slot, mornings) - self._space_prices[action.space]
        return self._j.w.draw * min(1.0, mornings) + (0.2 if state.first_player != state.seat else 0.0)

    def _collect(self, me: Seat, at: int, space: Space) -> float:
        if space.gain[CO2]:
            return self._gas(me, space.gain[CO2], CO2, WATER)
        return self._stuff(me, self._gains[at]) - self._space_prices[at]

    def _gas(self, me: Seat, n: int, kind: int, partner: int) -> float:
        """Water or carbon dioxide: in full as far as it finds its partner."""
        have, other = me[kind], me[partner]
        paired = max(0, min(n, other + 6 - have))
        return self._j.w.water * 1.5 * (paired + 0.5 * (n - paired))

    def _xylem(self, state: State, me: Seat, action: Action, usable: float) -> float:
        water = state.water_level + (self._c.scenario.filter if action.filter else 0)
        total = usable * self._gas(me, water - action.cv, WATER, CO2)
        rival = max([other[VACUOLE] for i, other in enumerate(state.seats) if i != state.seat])
        wins = me[VACUOLE] + action.cv > rival >= me[VACUOLE]
        total += action.cv * self._j.w.region + (1.6 * self._j.w.vacuole if wins else 0.0)
        return total - (self._j.w.protein if action.filter else 0.0)

    def _stuff(self, me: Seat, gains: list[tuple[int, int]]) -> float:
        total = 0.0
        for kind, n in gains:
            useful = max(0, min(n, ENOUGH[kind] + 2 - me[kind]))
            total += self._units[kind] * (useful + 0.3 * (n - useful))
        return total

    def _price(self, cost: Amounts) -> float:
        if cost == NOTHING:
            return 0.0
        return sum(n * unit for n, unit in zip(cost, self._units, strict=True))

    def _growth(self, me: Seat, action: Action, mornings: float) -> float:
        """Income gained over the mornings to come, and what the step gives at once."""
        nodes, j = self._c.nodes, self._j
        if action.bonus != NONE:
            bonus = nodes[action.bonus].action
            worth = float(bonus.times) if bonus and bonus.effect == "hp" else 4.0
            lost = j.incomes[action.bonus] - j.incomes[action.to]
            return worth - lost * mornings - self._price(bonus.cost if bonus else NOTHING)
        at = me[SHOOT] if nodes[action.to].track == "shoot" else me[ROOT]
        gained = j.incomes[action.to] - j.incomes[at]
        future = gained + 0.3 * max(0.0, self._deeper[action.to])
        return j.w.growth * mornings * future + j.bonuses[action.to] - self._node_prices[action.to]

    def _card(self, state: State, slot: int, mornings: float) -> float:
        card = state.row[slot]
        if card == EMPTY:
            return 0.0
        facts = self._c.cards[card]
        worth = self._j.worth(state, state.seat, facts, mornings) - self._card_prices[card]
        return max(0.0, worth * self._j.w.cards * 0.75)
