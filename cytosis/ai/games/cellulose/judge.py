"""What a plant will be worth: health so far, and what stock, hand, banners and region will still bring."""

from __future__ import annotations

from math import exp
from typing import Final

from cytosis.ai.games.cellulose.weights import Weights
from cytosis.engine.memory import Memory
from cytosis.games.cellulose import CelluloseRules
from cytosis.games.cellulose.data.catalog import ATP, CARB, CO2, HORMONE, IVY, PROTEIN, WATER, Card, Gifts
from cytosis.games.cellulose.state import (
    GREY,
    HP,
    MARKERS,
    OVER,
    ROOT,
    SHOOT,
    TRACK,
    VACUOLE,
    Seat,
    State,
)

PAIRS: Final = 18
"""So many pairs of Water and carbon dioxide count in full."""

SPARE: Final = 8
"""And so much of the one that lacks its partner counts in part."""

ENOUGH: Final = ((PROTEIN, 8), (HORMONE, 4), (ATP, 5))
"""More of these than that is hoarding."""


class Judge:
    """Values seats of one ruleset with one set of weights."""

    def __init__(self, rules: CelluloseRules, weights: Weights) -> None:
        self.c = rules.catalog
        self.w = weights
        self.rules = rules
        self._stones = len(self.c.wall)
        self._rate = 1.0 + weights.rate * len(self.c.everybody)
        self._pace = self.c.figure("markers") + 0.4
        self.incomes = [self._gifts(node.income) for node in self.c.nodes]
        self.bonuses = [self._gifts(node.bonus) for node in self.c.nodes]
        self.ends = [not node.next for node in self.c.nodes]
        self._units = (0.0, 0.0, weights.protein, 0.0, weights.hormone, weights.atp)
        self._costs = [self._cost(card) for card in self.c.cards]
        self._best_first: Memory[tuple[int, ...]] = Memory(
            lambda hand: tuple(sorted(hand, key=lambda card: -self.c.cards[card].hp))
        )
        self._co2 = [node.income.stock[CO2] for node in self.c.nodes]
        self._water = [node.income.stock[WATER] for node in self.c.nodes]
        ahead = [self.c.wall[wall : wall + 3] for wall in range(self._stones + 1)]
        self._stone = [sum(stones) / len(stones) if stones else 0.0 for stones in ahead]
        self._least, self._rewards = self.c.figure("carb_hp"), self.c.figure("rewards")

    # -- time ----------------------------------------------------------------------------------------------
    def mornings(self, state: State) -> float:
        """How many are still to come."""
        if state.phase == "final":
            return 0.0
        return max(0.0, (self._stones - state.wall - 1) / self._rate) * self.w.foresight

    def acts(self, state: State, seat: int, mornings: float) -> float:
        """How many markers the seat will still place."""
        me = state.seats[seat]
        return me[MARKERS] + me[GREY] + self._pace * mornings if state.phase != "final" else 0.0

    # -- value ---------------------------------------------------------------------------------------------
    def value(self, state: State, seat: int) -> float:
        """Expected final health of a seat."""
        me = state.seats[seat]
        if state.kind == OVER:
            return float(me[HP])
        mornings = self.mornings(state)
        acts = self.acts(state, seat, mornings)
        stock = me[:6]
        total = me[HP] + self.w.marker * (me[MARKERS] + me[GREY] if state.phase == "daytime" else 0)
        total += self._hand(state, seat, stock, mornings)
        total += self._stock(state, me, stock, acts, mornings)
        total += self.w.growth * mornings * self._income(me)
        total += self._played(state, seat, mornings)
        return float(total + self.region(state, seat, mornings))

    def rival(self, state: State) -> float:
        """Expected final health of Ivy: what she has, and what the turns to come bring her on average."""
        me, ivy = state.seats[IVY], self.rules.ivy
        if state.kind == OVER or ivy is None:
            return float(me[HP])
        turns = self.acts(state, IVY, self.mornings(state))
        sure = me[HP] + me[CARB] * self.c.figure("carb_hp") + ivy.specializations(state)
        return sure + self.w.ivy_turn * turns

    def _stock(self, state: State, me: Seat, stock: list[int], acts: float, mornings: float) -> float:
        """What is left after the hand is paid; little of it counts when the day is nearly over."""
        w, usable = self.w, acts / (acts + 2.0)
        water, co2 = stock[WATER], stock[CO2]
        pairs, spare = min(water, co2), abs(water - co2)
        total = w.water * (
            2 * min(pairs, PAIRS) + max(pairs - PAIRS, 0) * 0.8 + 0.6 * min(spare, SPARE) + 0.1 * spare
        )
        for kind, enough in ENOUGH:
            n = stock[kind]
            part = min(n, enough) + 0.25 * max(n - enough, 0)
            if kind == HORMONE:
                open_ends = (not self.ends[me[SHOOT]]) + (not self.ends[me[ROOT]])
                part *= min(1.0, 0.3 + 0.35 * mornings) * min(1.0, open_ends)
            total += self._units[kind] * part
        return total * usable + self.sugar(state, stock[CARB], acts)

    def sugar(self, state: State, carbs: int, acts: float) -> float:
        """Carbohydrates become stones as long as there are markers and spaces, else they score a little."""
        if not carbs:
            return 0.0
        stones = min(min(float(carbs), acts), (self._stones - state.wall) * 0.7)
        mean = self._stone[state.wall]
        more = max(0.0, mean * self.w.wall + self.w.region - self.w.marker - self._least)
        return self._least * carbs + more * stones

    def _income(self, me: Seat) -> float:
        """A morning's banners; Water without carbon dioxide is worth less."""
        apart = abs(self._co2[me[SHOOT]] - self._water[me[ROOT]])
        return self.incomes[me[SHOOT]] + self.incomes[me[ROOT]] - 0.25 * self.w.water * apart

    def _gifts(self, gifts: Gifts) -> float:
        w = self.w
        units = (w.water, w.water, w.protein, w.carb, w.hormone, w.atp)
        total = sum(n * unit for n, unit in zip(gifts.stock, units, strict=True))
        return (
            total
            + gifts.cv_water * w.region
            + gifts.draw * w.draw
            + gifts.hp
            + gifts.photosynthesis * w.exchange
        )

    # -- cards ---------------------------------------------------------------------------------------------
    def _hand(self, state: State, seat: int, stock: list[int], mornings: float) -> float:
        """Cards to be played; those that can be paid take their cost out of the stock."""
        total = 0.0
        final = state.phase == "final"
        for card in self._best_first[state.hands[seat]]:
            facts = self.c.cards[card]
            worth = self.worth(state, seat, facts, mornings) * self.w.cards
            cost = self._costs[card]
            if self.rules.effects.has(stock, facts.cost):
                if worth > cost * 0.8:
                    for i, n in enumerate(facts.cost):
                        stock[i] -= n
                    total += worth if final else worth * self.w.held
            elif mornings:
                total += max(0.3, (worth - cost) * 0.7) * min(1.0, mornings / 2)
        return total

    def _cost(self, facts: Card) -> float:
        w = self.w
        units = (w.water, w.water, w.protein, float(self.c.figure("carb_hp")) + 1.0, w.hormone, w.atp)
        return sum(n * unit for n, unit in zip(facts.cost, units, strict=True))

    def worth(self, state: State, seat: int, facts: Card, mornings: float) -> float:
        """What playing a card brings, its cost not counted."""
        w, total = self.w, float(facts.hp)
        if facts.type == "specialization":
            return total + self.ending(state, seat, facts.ends, mornings)
        if state.phase == "final":
            return total
        if facts.type == "starch":
            return total + w.draw * max(0, facts.draw - facts.discard) * min(1.0, mornings)
        if facts.type == "psv":
            return total + w.marker * (1.0 if mornings else 0.8)
        there = sum([self.c.cards[card].type == "enzyme" for card in state.played[seat]])
        return total + self._effect(facts.now, mornings) + w.activation * there

    def _effect(self, effect: tuple[str, int] | None, mornings: float) -> float:
        if effect is None:
            return 0.0
        name, n = effect
        return self._each(name, mornings) * n

    def _each(self, name: str, mornings: float) -> float:
        w = self.w
        if name == "exchange":
            return w.exchange
        if name == "build":
            return w.marker + 0.5
        if name == "grow":
            return w.marker * min(1.0, 0.3 + mornings / 3)
        if name == "cv_water":
            return w.region
        return w.draw * min(1.0, mornings) if name == "draw" else 1.0

    def _played(self, state: State, seat: int, mornings: float) -> float:
        """Specializations as they will score, Enzymes as they will still work."""
        total = 0.0
        for card in state.played[seat]:
            facts = self.c.cards[card]
            if facts.type == "specialization":
                total += self.ending(state, seat, facts.ends, mornings)
            elif facts.type == "enzyme":
                total += 0.5 * self.w.activation * min(1.0, mornings / 2)
        return total

    def ending(self, state: State, seat: int, ends: str, mornings: float) -> float:
        """What a Specialization will score at the end, and do until then."""
        me = state.seats[seat]
        if ends == "sunrise_co2":
            now = self._co2[me[SHOOT]]
            return now + max(0.0, 6 - now) * min(0.7, mornings / 6)
        if ends == "sunrise_water":
            now = self._water[me[ROOT]]
            return now + max(0.0, 6 - now) * min(0.7, mornings / 6)
        if ends == "vacuole":
            top = len(self.c.vacuole_track) - 1
            return 2.0 * min(top, self.c.vacuole_track[me[TRACK]] + 0.3 * mornings) + self.w.region * mornings
        wanted, each = ("psv", 2.0) if ends == "psv" else ("enzyme", 1.0)
        cards = [self.c.cards[card].type == wanted for card in (*state.played[seat], *state.hands[seat])]
        extra = 0.8 * mornings if ends == "enzymes" and any(cards) else 0.0
        return float(each * (sum(cards) + 0.2 * mornings) + extra)

    # -- vacuole -------------------------------------------------------------------------------------------
    def region(self, state: State, seat: int, mornings: float) -> float:
        """The chance of this evening's reward times what it brings, and Water that stays for later."""
        me = state.seats[seat]
        if state.phase == "final":
            return 0.0
        others = [other[VACUOLE] for i, other in enumerate(state.seats) if i != seat]
        others.sort(reverse=True)
        rival = others[min(self._rewards, len(others)) - 1]
        lead = me[VACUOLE] - rival
        if not me[VACUOLE]:
            lead -= 2
        track = self.c.vacuole_track
        points = track[me[TRACK] + 1] if me[TRACK] + 1 < len(track) else self.c.figure("vacuole_top")
        gain = points + self.c.scenario.reward_hp + (self.w.marker if mornings > 0.3 else 0.0)
        chance = 1.0 / (1.0 + exp(-0.9 * lead))
        return self.w.vacuole * gain * chance + self.w.region * min(me[VACUOLE], 6) * min(1.0, mornings)
