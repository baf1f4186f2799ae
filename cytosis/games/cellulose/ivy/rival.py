"""Ivy as the flow of a game knows her: how she starts, her turns, what she scores at the end."""

from __future__ import annotations

from cytosis.engine.errors import Illegal
from cytosis.engine.rng import below, shuffled
from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.data.catalog import IVY
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.ivy.bars import Bars
from cytosis.games.cellulose.ivy.cards import CardPlay
from cytosis.games.cellulose.ivy.facts import ActionCard, IvyFacts
from cytosis.games.cellulose.ivy.mat import Mat
from cytosis.games.cellulose.ivy.state import IvyState
from cytosis.games.cellulose.state import GREY, MARKERS, TRACK, State


class IvyRules:
    """Plays Ivy in the games of one catalog."""

    def __init__(self, effects: Effects, facts: IvyFacts) -> None:
        self._e = effects
        self._c = effects.catalog
        self.facts = facts
        self.mat = Mat(effects, facts)
        self._bars = Bars(effects, self.mat)
        self._cards = CardPlay(effects, self.mat)

    # -- start ---------------------------------------------------------------------------------------------
    def start(self, state: State) -> list[int]:
        """Her mat and first action cards (CI-02, CI-03); the Specializations she starts with (CI-04).

        Which two they are comes from the seed: one of an upright strategy, one of the others.
        """
        ivy = state.ivy = IvyState.__new__(IvyState)
        ivy.x = ivy.y = 0
        ivy.growth, ivy.strategies = 1, ()
        ivy.enzymes = ivy.discard = b""
        first = [i for i, action in enumerate(self.facts.actions) if action.level == 1]
        state.rng, deck = shuffled(state.rng, first)
        ivy.deck = bytes(deck)
        ivy.aside = bytes(i for i in range(len(self.facts.actions)) if i not in first)
        return [self._pick(state, upright) for upright in (True, False)[: self.facts.specializations]]

    def _pick(self, state: State, upright: bool) -> int:
        cards = [
            card
            for card, strategy in self.facts.moved_by.items()
            if self._c.cards[card].type == "specialization"
            and bool(self.facts.strategies[strategy].way[1]) == upright
            for _ in range(self._c.cards[card].copies)
        ]
        state.rng, at = below(state.rng, len(cards))
        return cards[at]

    def begin(self, state: State, cards: list[int], emit: Emit | None) -> None:
        """What she starts with lies open and moves her map."""
        if emit:
            emit(events.RivalReady(self.facts.level, tuple(self._c.cards[card].id for card in cards)))
        for card in cards:
            state.played[IVY] += bytes((card,))
            self.mat.moved_by(state, card, emit)

    # -- turn ----------------------------------------------------------------------------------------------
    def turn(self, state: State, emit: Emit | None) -> None:
        """Action cards are turned until she can do one; if she can do none, a marker is lost (CI-40)."""
        rebuilt = False
        while True:
            if not self.mat.of(state).deck:
                if rebuilt:
                    self._lose_marker(state, emit)
                    return
                self._reshuffle(state, emit)
                rebuilt = True
            if self._tried(state, self._next(state, emit), emit):
                state.passes = 0
                return

    def _next(self, state: State, emit: Emit | None) -> ActionCard:
        ivy = self.mat.of(state)
        card = ivy.deck[-1]
        ivy.deck, ivy.discard = ivy.deck[:-1], ivy.discard + bytes((card,))
        if emit:
            emit(events.ActionCardTurned(self.facts.actions[card].id))
        return self.facts.actions[card]

    def _reshuffle(self, state: State, emit: Emit | None) -> None:
        ivy = self.mat.of(state)
        state.rng, cards = shuffled(state.rng, sorted(ivy.discard))
        ivy.deck, ivy.discard = bytes(cards), b""
        if emit:
            emit(events.ActionsShuffled(len(cards)))

    def _tried(self, state: State, action: ActionCard, emit: Emit | None) -> bool:
        """The topmost bar she can do, and a card after it."""
        for i, bar in enumerate(action.bars):
            plan = self._bars.plan(state, bar)
            failed = plan if isinstance(plan, Illegal) else None
            if emit:
                emit(events.BarTried(action.id, i, bar.do, failed))
            if not isinstance(plan, Illegal):
                self._bars.do(state, bar, plan, emit)
                self._cards.after(state, action, plan[-1], emit)
                return True
        return False

    def _lose_marker(self, state: State, emit: Emit | None) -> None:
        """Nothing in all her cards can be done: one marker, a grey one first, is put away for today."""
        me = state.seats[IVY]
        grey = bool(me[GREY])
        me[GREY if grey else MARKERS] -= 1
        state.passes += 1
        if emit:
            emit(events.MarkerLost(grey))

    # -- end -----------------------------------------------------------------------------------------------
    def specializations(self, state: State) -> int:
        """What her cards score at the end: receptors always the same, the rest as for everybody (CI-66)."""
        played, figure = state.played[IVY], self._c.figure
        vacuoles = sum(self._c.cards[card].type == "psv" for card in played)
        worth = {
            "sunrise_co2": self.facts.figure("receptor_hp"),
            "sunrise_water": self.facts.figure("receptor_hp"),
            "vacuole": figure("vacuole_factor") * self._c.vacuole_track[state.seats[IVY][TRACK]],
            "psv": figure("psv_hp") * vacuoles,
            "enzymes": figure("enzyme_hp") * len(self.mat.of(state).enzymes),
        }
        return sum(worth.get(self._c.cards[card].ends, 0) for card in played) + vacuoles * self.mat.psv_bonus(
            state
        )
