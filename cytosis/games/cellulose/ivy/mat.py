"""Ivy's mat: the cards she gains, her map and the strategies at its edges, her growth track, her mornings."""

from __future__ import annotations

from cytosis.engine.errors import Illegal
from cytosis.engine.rng import shuffled
from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.data.catalog import CO2, IVY, WATER
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.ivy.facts import IvyFacts
from cytosis.games.cellulose.ivy.state import IvyState
from cytosis.games.cellulose.state import PLANT_HP, State


class Mat:
    """Moves what lies on her mat."""

    def __init__(self, effects: Effects, facts: IvyFacts) -> None:
        self._e = effects
        self._c = effects.catalog
        self.facts = facts
        self._psv, self._vacuole, self._growth, self._enzyme = map(
            facts.place, ("psv", "central_vacuole", "growth", "enzyme")
        )

    @staticmethod
    def of(state: State) -> IvyState:
        """Her part of the state."""
        ivy: IvyState = state.ivy
        return ivy

    # -- cards ---------------------------------------------------------------------------------------------
    def gain_card(self, state: State, card: int, emit: Emit | None) -> None:
        """A card joins her hand at the right end and moves her map (CI-06, CI-10, CI-13, CI-14)."""
        state.hands[IVY] += bytes((card,))
        self.moved_by(state, card, emit)

    def moved_by(self, state: State, card: int, emit: Emit | None) -> None:
        """The map follows a card."""
        strategy = self.facts.moved_by.get(card)
        if strategy is not None:
            self.move(state, strategy, 1, emit)

    def draw(self, state: State, count: int, emit: Emit | None) -> None:
        """Cards from the deck, face up."""
        for _ in range(count):
            card = self._e.next_card(state, emit)
            if card is None:
                return
            if emit:
                emit(events.CardsDrawn(IVY, 1, (self._c.cards[card].id,)))
            self.gain_card(state, card, emit)

    # -- map -----------------------------------------------------------------------------------------------
    def move(self, state: State, strategy: int, steps: int, emit: Emit | None) -> None:
        """Steps towards an edge, as long as that axis is not settled (CI-11, CI-12, CI-15)."""
        ivy, edge = self.of(state), self.facts.figure("edge")
        right, up = self.facts.strategies[strategy].way
        before = ivy.x, ivy.y
        for _ in range(steps):
            if abs(ivy.x if right else ivy.y) == edge:
                break
            ivy.x += right
            ivy.y += up
        if (ivy.x, ivy.y) == before:
            return
        if emit:
            emit(events.MapMoved(ivy.x, ivy.y))
        if abs(ivy.x if right else ivy.y) == edge:
            self._gain(state, strategy, emit)

    def _gain(self, state: State, strategy: int, emit: Emit | None) -> None:
        """A strategy for good, with its action card; Enzymes are put into play at once (CI-16, CI-22)."""
        ivy, facts = self.of(state), self.facts
        name = facts.strategies[strategy].id
        ivy.strategies += (strategy,)
        card = next(i for i, action in enumerate(facts.actions) if action.strategy == name)
        ivy.aside = bytes(other for other in ivy.aside if other != card)
        ivy.discard += bytes((card,))
        if emit:
            emit(events.StrategyGained(name, facts.actions[card].id))
        if facts.bonuses and strategy == self._enzyme:
            self._find_enzymes(state, facts.strategies[strategy].bonus, emit)

    def _find_enzymes(self, state: State, wanted: int, emit: Emit | None) -> None:
        """Cards are revealed until so many Enzymes are found; the others are shuffled back (CI-22)."""
        found: list[int] = []
        others: list[int] = []
        while len(found) < wanted and (card := self._e.next_card(state, emit)) is not None:
            (found if self._c.cards[card].type == "enzyme" else others).append(card)
        state.rng, back = shuffled(state.rng, sorted([*state.deck, *others]))
        state.deck = bytes(back)
        self.of(state).enzymes += bytes(found)
        if emit:
            emit(events.EnzymesFound(tuple(self._c.cards[card].id for card in found), len(others)))

    def has(self, state: State, strategy: int) -> bool:
        """Whether she has that strategy, and its bonus."""
        return self.facts.bonuses and strategy in self.of(state).strategies

    def rewarded(self, state: State, points: int, emit: Emit | None) -> None:
        """The vacuole's reward moves her map by its points (CI-11)."""
        self.move(state, self._vacuole, points, emit)

    def psv_bonus(self, state: State) -> int:
        """Points for each Protein Storage Vacuole in play (CI-20)."""
        return self.facts.strategies[self._psv].bonus if self.has(state, self._psv) else 0

    # -- growth --------------------------------------------------------------------------------------------
    def cannot_grow(self, state: State) -> Illegal | None:
        """Why she cannot move up her track, or None (CI-32)."""
        ivy = self.of(state)
        if ivy.growth == len(self.facts.track):
            return Illegal.of("track_end")
        needs = self.facts.track[ivy.growth].needs
        if needs and self.facts.place(needs) not in ivy.strategies:
            return Illegal.of("needs_strategy", strategy=needs)
        return None

    def grow(self, state: State, emit: Emit | None) -> None:
        """One space up: its arrows, points and card at once (CI-12, CI-30)."""
        ivy = self.of(state)
        space = self.facts.track[ivy.growth]
        ivy.growth += 1
        if emit:
            emit(events.TrackMoved(ivy.growth))
        self.move(state, self._growth, space.arrows, emit)
        self._e.score(state, IVY, space.hp, PLANT_HP, emit)
        self.draw(state, space.draw, emit)

    def lesser(self, state: State) -> int:
        """The one she has less of; Water where they are equal (CI-31)."""
        me = state.seats[IVY]
        return CO2 if me[CO2] < me[WATER] else WATER

    # -- morning -------------------------------------------------------------------------------------------
    def sunrise(self, state: State, emit: Emit | None) -> None:
        """Her banner, what her strategies bring, and a stone (CI-21, CI-23, CI-31)."""
        space, me = self.facts.track[self.of(state).growth - 1], state.seats[IVY]
        for _ in range(space.lesser):
            amounts = [0] * 6
            amounts[self.lesser(state)] = self.facts.figure("gathered")
            self._e.gain(state, IVY, tuple(amounts), "growth", emit)  # type: ignore[arg-type]
        self._e.fill(state, IVY, space.cv_water, "growth", emit)
        for _ in range(space.photosynthesis):
            if self._e.can_exchange(me):
                self._e.exchange(state, IVY, 1, emit)
        if self.has(state, self._vacuole):
            self._e.fill(state, IVY, self.facts.strategies[self._vacuole].bonus, "strategy", emit)
        if self.has(state, self._growth):
            for _ in range(self.facts.strategies[self._growth].bonus):
                if self._e.can_build(state, IVY):
                    self._e.build(state, IVY, emit)
