"""What each action does; what follows by itself is pushed as steps for :mod:`.flow`."""

from __future__ import annotations

from collections.abc import Callable

from cytosis.engine.plain import without
from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.actions import NONE, Action, Actions
from cytosis.games.cellulose.data.catalog import NOTHING, PROTEIN, Space
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.flow import Flow
from cytosis.games.cellulose.state import (
    CARD_HP,
    EMPTY,
    GREY,
    GREY_AT,
    MARKERS,
    OWN_AT,
    PLANT_HP,
    State,
    with_card,
)


class Moves:
    """Does the actions of one catalog."""

    def __init__(self, effects: Effects, actions: Actions, flow: Flow) -> None:
        self._e = effects
        self._c = effects.catalog
        self._cards = actions.card_ids
        self._spaces = actions.space_ids
        self._board = self._c.spaces
        self._flow = flow
        self._bonuses = {i: node.action for i, node in enumerate(self._c.nodes) if node.action is not None}
        self._do: dict[str, Callable[[State, int, Action, Space, Emit | None], None]] = {
            "collect_water": self._xylem,
            "collect": self._collect_at,
            "photosynthesis": self._photosynthesis,
            "build_wall": self._wall,
            "growth": self._growth,
            "first_player": self._nucleus,
            "take_card": self._take,
        }

    # -- placing -------------------------------------------------------------------------------------------
    def place(self, state: State, action: Action, emit: Emit | None) -> None:
        """A marker on a space; afterwards a card may be played, unless an embryo placed it (CP-12)."""
        seat = state.seat
        me = state.seats[seat]
        me[GREY if action.grey else MARKERS] -= 1
        me[GREY_AT if action.grey else OWN_AT] |= 1 << action.space
        state.passes = 0
        if emit:
            emit(events.MarkerPlaced(seat, self._spaces[action.space], action.grey))
        if state.kind == "turn":
            state.todo += (("card", seat),)
        space = self._board[action.space]
        if space.cost != NOTHING:
            self._e.pay(state, seat, space.cost, "space", emit)
        self._do[space.action](state, seat, action, space, emit)

    def skip(self, state: State, action: Action, emit: Emit | None) -> None:
        """Nothing can be done (CD-05)."""
        state.passes += 1
        if emit:
            emit(events.Passed(state.seat))

    def _xylem(self, state: State, seat: int, action: Action, space: Space, emit: Emit | None) -> None:
        """Water as much as the level says, part of it into the own region; then the level sinks."""
        water = state.water_level
        if action.filter:
            self._e.pay(state, seat, self._c.scenario.filter_cost, "filter", emit)
            water += self._c.scenario.filter
        self._e.gain(state, seat, (water - action.cv, 0, 0, 0, 0, 0), "space", emit)
        self._e.fill(state, seat, action.cv, "xylem", emit)
        self._e.lower(state, emit)

    def _collect_at(self, state: State, seat: int, action: Action, space: Space, emit: Emit | None) -> None:
        self._e.gain(state, seat, space.gain, "space", emit)
        if space.lowers and self._c.scenario.stomata_lower:
            self._e.lower(state, emit)

    def _photosynthesis(
        self, state: State, seat: int, action: Action, space: Space, emit: Emit | None
    ) -> None:
        self._e.exchange(state, seat, space.times, emit)

    def _wall(self, state: State, seat: int, action: Action, space: Space, emit: Emit | None) -> None:
        self._e.build(state, seat, emit)

    def _growth(self, state: State, seat: int, action: Action, space: Space, emit: Emit | None) -> None:
        self._grown(state, seat, action, emit)

    def _grown(self, state: State, seat: int, action: Action, emit: Emit | None) -> None:
        """A step, or a bonus action and then the way back up (CM-03, CM-04)."""
        if action.bonus == NONE:
            self._e.grow(state, seat, action.to, emit)
            return
        bonus = self._bonuses[action.bonus]
        self._e.pay(state, seat, bonus.cost, "growth", emit)
        if emit:
            emit(events.RootBonusTaken(seat, self._c.nodes[action.bonus].id))
        for other in range(self._c.seats):
            if self._c.scenario.network and other != seat:  # CN-09
                self._e.gain(state, other, (self._c.scenario.network, 0, 0, 0, 0, 0), "network", emit)
        self._flow.push(state, ("return", seat, action.to))
        if bonus.effect == "hp":
            self._e.score(state, seat, bonus.times, PLANT_HP, emit)
        elif bonus.effect == "build":
            self._flow.push(state, ("build", seat, bonus.times))
        else:
            self._flow.push(state, ("activate", seat, tuple(self._enzymes(state, seat)), True))

    def _enzymes(self, state: State, seat: int) -> list[int]:
        return sorted(card for card in state.played[seat] if self._c.cards[card].type == "enzyme")

    def _nucleus(self, state: State, seat: int, action: Action, space: Space, emit: Emit | None) -> None:
        """The First Player marker for the next round, and a blind card (CD-34, CD-35)."""
        state.first_player = seat
        if emit:
            emit(events.FirstPlayerTaken(seat))
        self._e.draw(state, seat, space.draw, emit)

    def _take(self, state: State, seat: int, action: Action, space: Space, emit: Emit | None) -> None:
        """The card of a slot, which stays empty until evening (CD-36, CD-37)."""
        card = state.row[space.slot]
        state.row = (*state.row[: space.slot], EMPTY, *state.row[space.slot + 1 :])
        state.hands[seat] = with_card(state.hands[seat], card)
        state.known[seat] = with_card(state.known[seat], card)
        if emit:
            emit(events.CardTaken(seat, self._cards[card], space.slot))

    # -- cards ---------------------------------------------------------------------------------------------
    def play(self, state: State, action: Action, emit: Emit | None) -> None:
        """A card is paid, lies open and scores; at the end of the game nothing else (CP-03, CF-02)."""
        seat, card = state.seat, self._c.cards[action.card]
        self._e.pay(state, seat, card.cost, "card", emit)
        self._leave(state, seat, action.card)
        before = self._enzymes(state, seat)
        state.played[seat] += bytes((action.card,))
        if emit:
            emit(events.CardPlayed(seat, card.id))
        self._e.score(state, seat, card.hp, CARD_HP, emit)
        if state.kind == "final":
            if state.hands[seat]:
                self._again(state)
            return
        if card.type == "starch":
            self._flow.push(state, ("starch", seat, card.draw, card.discard))
        elif card.type == "psv":
            self._flow.push(state, ("reclaim", seat))
        elif card.type == "enzyme":
            self._flow.push(state, ("activate", seat, tuple(before), False))
            if card.now is not None:
                self._effect(state, seat, card.now, "card", emit)

    def _again(self, state: State) -> None:
        """The same seat is asked once more at the end of the game."""
        last = state.todo[-1]
        state.todo = (*state.todo[:-1], ("final", last[1] - 1))

    @staticmethod
    def _leave(state: State, seat: int, card: int) -> None:
        """A card leaves a hand; a copy that everybody knows leaves first."""
        state.hands[seat] = without(state.hands[seat], card)
        if card in state.known[seat]:
            state.known[seat] = without(state.known[seat], card)

    def _effect(self, state: State, seat: int, effect: tuple[str, int], why: str, emit: Emit | None) -> None:
        """What an Enzyme does when it is played: choices are asked, the rest happens."""
        if effect[0] in ("exchange", "build", "grow"):
            self._flow.push(state, (effect[0], seat, effect[1]))
        else:
            self._e.at_once(state, seat, effect, why, emit)

    def activate(self, state: State, action: Action, emit: Emit | None) -> None:
        """An Enzyme in play does its work again, for Protein unless it is free (CP-14, CP-15, CU-10)."""
        seat, card = state.seat, self._c.cards[action.card]
        if state.kind == "sunrise":
            left, exchanges, uses = state.asked
            self._flow.push(state, ("morning", seat, left, exchanges, uses - 1))
            free = False
        else:
            among, free = state.asked
            rest = without(bytes(among), action.card)
            self._flow.push(state, ("activate", seat, tuple(rest), free))
        if not free:
            price = [0] * 6
            price[PROTEIN] = self._c.figure("activation")
            self._e.pay(state, seat, tuple(price), "activation", emit)  # type: ignore[arg-type]
        if emit:
            emit(events.EnzymeActivated(seat, card.id))
        effect = self._e.again[action.card]
        if effect[0] == "grow":
            self._flow.push(state, ("grow", seat, effect[1]))
        else:
            self._e.at_once(state, seat, effect, "activation", emit)

    # -- answers -------------------------------------------------------------------------------------------
    def collect(self, state: State, action: Action, emit: Emit | None) -> None:
        """A banner in an order of one's own."""
        self._flow.collect(state, 1 << action.track, emit)

    def exchange(self, state: State, action: Action, emit: Emit | None) -> None:
        """Photosynthesis by a banner, a card or a bonus."""
        seat = state.seat
        self._e.exchange(state, seat, 1, emit)
        if state.kind == "sunrise":
            left, exchanges, uses = state.asked
            self._flow.push(state, ("morning", seat, left, exchanges - 1, uses))
        else:
            self._flow.push(state, ("exchange", seat, state.asked[0] - 1))

    def build(self, state: State, action: Action, emit: Emit | None) -> None:
        """A stone by a card or a bonus."""
        self._e.build(state, state.seat, emit)
        self._flow.push(state, ("build", state.seat, state.asked[0] - 1))

    def grow(self, state: State, action: Action, emit: Emit | None) -> None:
        """A step by a card or a bonus."""
        self._flow.push(state, ("grow", state.seat, state.asked[0] - 1))
        self._grown(state, state.seat, action, emit)

    def draw(self, state: State, action: Action, emit: Emit | None) -> None:
        """Starch: draw, then discard (CP-07)."""
        draw, discard = state.asked
        self._flow.push(state, ("discard", state.seat, discard))
        self._e.draw(state, state.seat, draw, emit)

    def discard(self, state: State, action: Action, emit: Emit | None) -> None:
        """Cards go to the discard pile, in sight of all."""
        for card in action.cards:
            self._leave(state, state.seat, card)
        state.discard += bytes(action.cards)
        if emit:
            emit(events.CardsDiscarded(state.seat, tuple(self._cards[card] for card in action.cards)))

    def reclaim(self, state: State, action: Action, emit: Emit | None) -> None:
        """A marker comes back; with a Seed Embryo it may be placed at once (CP-08 to CP-11)."""
        seat = state.seat
        me = state.seats[seat]
        me[GREY_AT if action.grey else OWN_AT] &= ~(1 << action.space)
        me[GREY if action.grey else MARKERS] += 1
        if emit:
            emit(events.MarkerReclaimed(seat, self._spaces[action.space], action.grey))
        self._flow.push(state, ("embryo", seat, action.grey))

    def done(self, state: State, action: Action, emit: Emit | None) -> None:
        """Enough; what is left of a morning's banners is collected."""
        if state.kind == "sunrise":
            self._flow.collect(state, 3, emit)
            state.todo = state.todo[:-1]  # nothing more is asked this morning

    def no(self, state: State, action: Action, emit: Emit | None) -> None:
        """A bonus is declined, all that is left of it."""
