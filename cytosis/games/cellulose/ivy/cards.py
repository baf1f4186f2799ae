"""The cards Ivy plays after an action, each by her own version of it."""

from __future__ import annotations

from collections.abc import Callable

from cytosis.engine.plain import without
from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.data.catalog import CARB, IVY, WATER, Amounts, Card
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.ivy.bars import Spot
from cytosis.games.cellulose.ivy.facts import ActionCard, Play
from cytosis.games.cellulose.ivy.mat import Mat
from cytosis.games.cellulose.state import CARD_HP, GREY, GREY_AT, MARKERS, OWN_AT, State


class CardPlay:
    """Plays the cards of her hand."""

    def __init__(self, effects: Effects, mat: Mat) -> None:
        self._e = effects
        self._c = effects.catalog
        self._mat = mat
        self._do: dict[str, Callable[[State, int, Play, Spot, Emit | None], None]] = {
            "starch": self._starch,
            "psv": self._psv,
            "enzyme": self._enzyme,
            "specialization": self._specialization,
        }
        figure = mat.facts.figure
        self._price: dict[str, tuple[int, int]] = {
            "starch": (CARB, figure("starch_carbs")),
            "psv": (WATER, figure("psv_water")),
        }

    def after(self, state: State, action: ActionCard, last: Spot, emit: Emit | None) -> None:
        """The oldest card of the first kind she can play, once the first section stands (CI-61, CI-62)."""
        if state.wall < self._c.sections[0]:
            return
        for play in action.play:
            held = [card for card in state.hands[IVY] if self._c.cards[card].type == play.type]
            kind, price = self._price.get(play.type, (CARB, 0))
            if held and state.seats[IVY][kind] >= price:
                self._play(state, held[0], play, last, emit)
                return

    def _play(self, state: State, card: int, play: Play, last: Spot, emit: Emit | None) -> None:
        state.hands[IVY] = without(state.hands[IVY], card)
        kind, price = self._price.get(play.type, (CARB, 0))
        amounts = [0] * 6
        amounts[kind] = price
        if emit:
            emit(events.CardPlayed(IVY, self._c.cards[card].id))
        self._e.pay(state, IVY, _six(amounts), "card", emit)
        self._do[play.type](state, card, play, last, emit)

    def _starch(self, state: State, card: int, play: Play, last: Spot, emit: Emit | None) -> None:
        """A fixed exchange, whatever the card says (CI-63)."""
        state.played[IVY] += bytes((card,))
        self._e.score(state, IVY, self._mat.facts.figure("starch_hp"), CARD_HP, emit)
        self._mat.draw(state, self._mat.facts.figure("starch_draw"), emit)

    def _psv(self, state: State, card: int, play: Play, last: Spot, emit: Emit | None) -> None:
        """The marker of this turn comes back (CI-64)."""
        state.played[IVY] += bytes((card,))
        self._e.score(state, IVY, self._mat.facts.figure("psv_hp"), CARD_HP, emit)
        me, (space, grey) = state.seats[IVY], last
        me[GREY_AT if grey else OWN_AT] &= ~(1 << space)
        me[GREY if grey else MARKERS] += 1
        if emit:
            emit(events.MarkerReclaimed(IVY, self._c.spaces[space].id, grey))

    def _specialization(self, state: State, card: int, play: Play, last: Spot, emit: Emit | None) -> None:
        """It scores at the end and does nothing else (CI-66)."""
        state.played[IVY] += bytes((card,))
        self._e.score(state, IVY, self._c.cards[card].hp, CARD_HP, emit)

    # -- enzymes -------------------------------------------------------------------------------------------
    def _enzyme(self, state: State, card: int, play: Play, last: Spot, emit: Emit | None) -> None:
        """Its points and bonus; then others are activated from the bottom of her stack (CI-65)."""
        facts: Card = self._c.cards[card]
        ivy = self._mat.of(state)
        waiting = len(ivy.enzymes)  # from the bottom, those not yet used for this card
        ivy.enzymes += bytes((card,))
        self._e.score(state, IVY, facts.hp, CARD_HP, emit)
        if facts.now is not None:
            self._bonus(state, facts.now, emit)
        for _ in range(play.activate):
            again = [self._e.again[one] for one in ivy.enzymes[:waiting]]
            at = next((i for i, effect in enumerate(again) if self._usable(state, effect)), None)
            if at is None:
                return
            one, waiting = ivy.enzymes[at], waiting - 1
            ivy.enzymes = ivy.enzymes[:at] + ivy.enzymes[at + 1 :] + bytes((one,))
            if emit:
                emit(events.EnzymeActivated(IVY, self._c.cards[one].id))
            self._bonus(state, again[at], emit)

    def _usable(self, state: State, effect: tuple[str, int]) -> bool:
        """Whether a benefit is one she can use now."""
        name = effect[0]
        if name == "exchange":
            return self._e.can_exchange(state.seats[IVY])
        if name == "build":
            return self._e.can_build(state, IVY)
        return name != "grow" or self._mat.cannot_grow(state) is None

    def _bonus(self, state: State, effect: tuple[str, int], emit: Emit | None) -> None:
        """What an Enzyme does for her, as often as she can."""
        name, n = effect
        if name == "cv_water":
            self._e.fill(state, IVY, n, "activation", emit)
        elif name == "hp":
            self._e.score(state, IVY, n, CARD_HP, emit)
        elif name == "draw":
            self._mat.draw(state, n, emit)
        else:
            for _ in range(n):
                if not self._usable(state, effect):
                    break
                self._once(state, name, emit)

    def _once(self, state: State, name: str, emit: Emit | None) -> None:
        if name == "exchange":
            self._e.exchange(state, IVY, 1, emit)
        elif name == "build":
            self._e.build(state, IVY, emit)
        else:
            self._mat.grow(state, emit)


def _six(amounts: list[int]) -> Amounts:
    water, co2, protein, carb, hormone, atp = amounts
    return water, co2, protein, carb, hormone, atp
