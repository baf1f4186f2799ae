"""The epigenetic cards: a draft before the deal, and one power for each seat.

Three powers are terms of a seat that the base rules already ask for (price of a grey flask, free row,
surplus). The others are moves and decisions of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from cytosis.engine import rng
from cytosis.engine.plain import bits
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Emit, Snapshot
from cytosis.games.cytosis import events as base_events
from cytosis.games.cytosis.actions import Action, Actions, Reader
from cytosis.games.cytosis.catalog import ATP, RESOURCES, Catalog
from cytosis.games.cytosis.expansions import events
from cytosis.games.cytosis.expansions.epigenetic_checks import violations
from cytosis.games.cytosis.expansions.epigenetic_data import (
    EARLY_FLASK,
    FREE_CARDS,
    GREY_DISCOUNT,
    PEEK,
    POWERS,
    ROUND_GIFT,
    SURPLUS_POWER,
    TRADE,
    Figures,
    read_figures,
)
from cytosis.games.cytosis.expansions.epigenetic_plain import EpigeneticPlain
from cytosis.games.cytosis.expansions.epigenetic_reasons import EpigeneticReasons
from cytosis.games.cytosis.flow import RunStep
from cytosis.games.cytosis.hooks import Do, Expansion, Legal, Parts, Why
from cytosis.games.cytosis.state import FLASKS, FREE_ROW, GREY_PRICE, HAND, SURPLUS, Seat, State, Step
from cytosis.games.cytosis.tables import vector


class EpigeneticPart(NamedTuple):
    """The expansion's part of the state."""

    powers: tuple[int, ...]  # by seat; -1 until all are turned up
    peek_used: bool  # by the seat on turn
    peeked: tuple[tuple[int, ...], ...]  # by seat: what it knows on top of the deck, the next card first


class Draft(NamedTuple):
    """The draft under way; the data of its decision."""

    offer: tuple[int, ...]
    chosen: tuple[int, ...]  # in order of choosing
    pile: tuple[int, ...]


class Epigenetic(EpigeneticPlain, Expansion):
    """The draft and the seven powers (CY-N01 to CY-N09)."""

    id = "epigenetic"

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._count = catalog.seats
        self.figures: Figures = read_figures(catalog)

    def join(self, slot: int, parts: Parts) -> None:
        """Meet the base game."""
        self._slot = slot
        self._tables, self._actions, self._flow = parts.tables, parts.actions, parts.flow
        self._legal_moves, self._moves, self._hooks = parts.legal, parts.moves, parts.hooks
        readers: Mapping[str, Reader] = {
            "choose": Actions.read_choice,
            "gift": Actions.read_resource,
            "early": Actions.read_placement,
            "no": Actions.read_bare,
            "trade": Actions.read_resource,
            "peek": Actions.read_bare,
            "draw": Actions.read_cards,
            "leave": Actions.read_bare,
            "order": Actions.read_cards,
            "done": Actions.read_bare,
        }
        self._actions.learn(readers, POWERS)
        self._reasons = EpigeneticReasons(self.figures, slot, parts.placement_reasons, self._actions)

    def part(self, state: State) -> EpigeneticPart:
        """Its part of a state."""
        part: EpigeneticPart = state.parts[self._slot]
        return part

    def _change(self, state: State, **changes: Any) -> None:
        part = self.part(state)._replace(**changes)
        state.parts = (*state.parts[: self._slot], part, *state.parts[self._slot + 1 :])

    def _owner(self, state: State, power: int) -> int:
        """The seat with that power, -1 for none."""
        powers = self.part(state).powers
        return powers.index(power) if power in powers else -1

    # -- what it brings --------------------------------------------------------------------------------
    def decisions(self) -> Mapping[str, Legal]:
        """Its kinds of decisions."""
        return {
            "draft": self._legal_draft,
            "gift": self._legal_gift,
            "early": self._legal_early,
            "after_flask": self._legal_after_flask,
            "peek": self._legal_peek,
            "order": self._legal_order,
        }

    def verbs(self) -> Mapping[str, Do]:
        """Its actions."""
        return {
            "choose": self._choose,
            "gift": self._gift,
            "early": self._early,
            "no": self._go_on,
            "trade": self._trade,
            "peek": self._peek,
            "draw": self._draw,
            "leave": self._leave,
            "order": self._order,
            "done": self._go_on,
        }

    def reasons(self) -> Mapping[str, tuple[tuple[str, ...], Why]]:
        """Why not, by verb, with the decisions it answers."""
        return self._reasons.by_verb()

    def steps(self) -> Mapping[str, RunStep]:
        """What it does by itself."""
        return {
            "draft": self._ask_draft,
            "gift": self._ask_gift,
            "early": self._ask_early,
            "after_draw": self._ask_after_draw,
        }

    # -- set-up ----------------------------------------------------------------------------------------
    def lay_table(self, state: State) -> None:
        """Nobody has a power yet."""
        state.parts += (EpigeneticPart((-1,) * self._count, False, ((),) * self._count),)

    def before_deal(self, state: State) -> Sequence[Step]:
        """CY-N01: the draft comes before row and hands."""
        return (("draft",),)

    def _ask_draft(self, state: State, step: Step, emit: Emit | None) -> bool:
        state.rng, pile = rng.shuffled(state.rng, range(len(POWERS)))
        offer = tuple(sorted(pile.pop() for _ in range(self.figures.offered)))
        return self._flow.ask(state, "draft", state.first_player, Draft(offer, (), tuple(pile)))

    def _legal_draft(self, state: State) -> list[Action]:
        return [self._actions.with_choice("choose", power) for power in state.asked.offer]

    def _choose(self, state: State, action: Action, emit: Emit | None) -> None:
        """Keep one, fill up, pass on; after the last choice all are turned up together (CY-N01)."""
        draft: Draft = state.asked
        if emit:
            emit(events.PowerChosen(state.seat, POWERS[action.choice]))
        chosen = (*draft.chosen, action.choice)
        rest = [power for power in draft.offer if power != action.choice]
        if len(chosen) < self._count:
            offer = tuple(sorted((*rest, draft.pile[-1])))
            seat = (state.seat + 1) % self._count
            self._flow.ask(state, "draft", seat, Draft(offer, chosen, draft.pile[:-1]))
            return
        powers = [-1] * self._count
        for step, power in enumerate(chosen):
            powers[(state.first_player + step) % self._count] = power
        self._change(state, powers=tuple(powers))
        self.set_terms(state)
        if emit:
            emit(events.PowersRevealed(tuple(POWERS[power] for power in powers)))
        self._flow.run(state, emit)

    def set_terms(self, state: State) -> None:
        """Three powers are terms of their seat (CY-N04, CY-N05, CY-N08)."""
        for seat, power in enumerate(self.part(state).powers):
            me = state.seats[seat]
            if power == GREY_DISCOUNT:
                me[GREY_PRICE] = self.figures.grey_price
            elif power == FREE_CARDS:
                me[FREE_ROW] = 1
            elif power == SURPLUS_POWER:
                me[SURPLUS] = self.figures.surplus

    # -- the start of a round --------------------------------------------------------------------------
    def before_round(self, state: State) -> Sequence[Step]:
        """P-10: the gift comes before the early flask."""
        return (("gift",), ("early",))

    def _ask_gift(self, state: State, step: Step, emit: Emit | None) -> bool:
        """CY-N07: every round, the first and the last too (P-09)."""
        seat = self._owner(state, ROUND_GIFT)
        return seat >= 0 and self._flow.ask(state, "gift", seat)

    def _legal_gift(self, state: State) -> list[Action]:
        kinds = map(RESOURCES.index, self.figures.gift_kinds)
        return [self._actions.with_resources("gift", (kind,)) for kind in kinds]

    def _gift(self, state: State, action: Action, emit: Emit | None) -> None:
        (resource,) = action.resources
        if self._tables.supply.give(state, state.seats[state.seat], resource, 1) and emit:
            emit(base_events.Gained(state.seat, vector(resource), "gift"))
        self._flow.run(state, emit)

    def _ask_early(self, state: State, step: Step, emit: Emit | None) -> bool:
        """CY-N06: once per round, with its price, a flask and a spot to go to."""
        seat = self._owner(state, EARLY_FLASK)
        if seat < 0 or not state.seats[seat][FLASKS]:
            return False
        state.seat = seat
        return bool(self._early_spots(state)) and self._flow.ask(state, "early", seat)

    def _early_spots(self, state: State) -> list[Action]:
        atp = state.seats[state.seat][ATP] - self.figures.early_price
        return self._legal_moves.early(state, state.seat, atp) if atp >= 0 else []

    def _legal_early(self, state: State) -> list[Action]:
        return [*self._early_spots(state), self._actions.bare("no")]

    def _early(self, state: State, action: Action, emit: Emit | None) -> None:
        """The price first, then the flask with its action; the round's order is fixed after it (P-13)."""
        state.seats[state.seat][ATP] -= self.figures.early_price
        if emit:
            emit(base_events.Paid(state.seat, vector(ATP, self.figures.early_price), "early"))
        self._moves.place(state, action, emit)
        self._flow.run(state, emit)

    def _go_on(self, state: State, action: Action, emit: Emit | None) -> None:
        self._flow.run(state, emit)

    # -- a turn ----------------------------------------------------------------------------------------
    def turn_moves(self, state: State, me: Seat) -> Sequence[Action]:
        """Trading and peeking, before the own flask."""
        power = self.part(state).powers[state.seat]
        if power == TRADE:
            return self._trades(me)
        if power == PEEK and self._can_peek(state, me):
            return [self._actions.bare("peek")]
        return ()

    def after_flask(self, state: State) -> bool:
        """The same after the own flask, where anything is usable."""
        usable = self.turn_moves(state, state.seats[state.seat])
        return bool(usable) and self._flow.ask(state, "after_flask", state.seat)

    def _ask_after_draw(self, state: State, step: Step, emit: Emit | None) -> bool:
        """Once more after a card was drawn, whatever it is: the question tells nobody what (D-10)."""
        return self._flow.ask(state, "after_flask", step[1])

    def _legal_after_flask(self, state: State) -> list[Action]:
        me = state.seats[state.seat]
        return [*self.turn_moves(state, me), *self._legal_moves.uses(me), self._actions.bare("done")]

    def end_turn(self, state: State) -> None:
        """Peeking is possible again in the next turn."""
        if self.part(state).peek_used:
            self._change(state, peek_used=False)

    def _trades(self, me: Seat) -> list[Action]:
        """CY-N02: any number of times, never the other way."""
        prices = enumerate(self.figures.trade_prices)
        can = [resource for resource, price in prices if 0 < price <= me[ATP]]
        return [self._actions.with_resources("trade", (resource,)) for resource in can]

    def _trade(self, state: State, action: Action, emit: Emit | None) -> None:
        (resource,) = action.resources
        price = self.figures.trade_prices[resource]
        me = state.seats[state.seat]
        me[ATP] -= price
        me[resource] += 1
        if emit:
            emit(base_events.Paid(state.seat, vector(ATP, price), "trade"))
            emit(base_events.Gained(state.seat, vector(resource), "trade"))
        if state.kind == "after_flask" and not self.after_flask(state):
            self._flow.run(state, emit)

    # -- peeking ---------------------------------------------------------------------------------------
    def _can_peek(self, state: State, me: Seat) -> bool:
        """CY-N03: once per turn, with its price and something to look at."""
        there = bool(state.deck or state.discard)
        return there and me[ATP] >= self.figures.peek_price and not self.part(state).peek_used

    def _peek(self, state: State, action: Action, emit: Emit | None) -> None:
        seat = state.seat
        back: Step = ("after_flask", seat) if state.kind == "after_flask" else ("turn", seat, state.grey_used)
        state.seats[seat][ATP] -= self.figures.peek_price
        if not state.deck:
            self._flow.reshuffle(state, emit)  # P-06
        top = state.deck[: -self.figures.peek_cards - 1 : -1]
        self._know_top(state, seat, top)
        self._change(state, peek_used=True)
        if emit:
            emit(base_events.Paid(seat, vector(ATP, self.figures.peek_price), "peek"))
            emit(events.DeckPeeked(seat, len(top), self._names(top)))
        self._flow.push(state, back)
        self._flow.ask(state, "peek", seat, top)

    def _know_top(self, state: State, seat: int, cards: tuple[int, ...]) -> None:
        peeked = self.part(state).peeked
        self._change(state, peeked=(*peeked[:seat], cards, *peeked[seat + 1 :]))

    def _legal_peek(self, state: State) -> list[Action]:
        """Take one of them for its price, or leave all."""
        cards = state.asked if state.seats[state.seat][ATP] >= self.figures.draw_price else ()
        return [*(self._actions.with_cards("draw", (card,)) for card in cards), self._actions.bare("leave")]

    def _draw(self, state: State, action: Action, emit: Emit | None) -> None:
        """The card goes to the hand, unseen; an attack card resolves once the others are back."""
        seat, (card,) = state.seat, action.cards
        if state.todo[-1][0] == "after_flask":
            state.todo = (*state.todo[:-1], ("after_draw", seat))
        me = state.seats[seat]
        me[ATP] -= self.figures.draw_price
        state.deck = tuple(other for other in state.deck if other != card)
        state.deck_known = 0  # nobody else can be sure any more what is in the deck
        rest = tuple(other for other in state.asked if other != card)
        self._know_top(state, seat, rest)
        if emit:
            emit(base_events.Paid(seat, vector(ATP, self.figures.draw_price), "peek"))
            emit(events.CardDrawn(seat, self._catalog.cards[card].id))
        if self._tables.resolved >> card & 1:
            for hook in self._hooks:
                hook.card_taken(state, card, emit)
        else:
            me[HAND] |= 1 << card
        self._put_back(state, rest, emit)

    def _leave(self, state: State, action: Action, emit: Emit | None) -> None:
        self._put_back(state, state.asked, emit)

    def _put_back(self, state: State, cards: tuple[int, ...], emit: Emit | None) -> None:
        """In any order; one card has only one."""
        if len(cards) > 1:
            self._flow.ask(state, "order", state.seat, cards)
        else:
            self._flow.run(state, emit)

    def _legal_order(self, state: State) -> list[Action]:
        return [self._actions.with_cards("order", order) for order in permutations(state.asked)]

    def _order(self, state: State, action: Action, emit: Emit | None) -> None:
        state.deck = (*state.deck[: -len(action.cards)], *action.cards[::-1])
        self._know_top(state, state.seat, action.cards)
        self._flow.run(state, emit)

    def cards_drawn(self, state: State, cards: Sequence[int]) -> None:
        """What went to the row is no longer on top of the deck."""
        peeked = self.part(state).peeked
        if any(peeked):
            kept = (tuple(card for card in mine if card not in cards) for mine in peeked)
            self._change(state, peeked=tuple(kept))

    def reveals(self, before: State, after: State) -> bool:
        """Looking at cards cannot be taken back, nor can an offer that went on to the next seat."""
        return after.kind == "peek" or before.kind == "draft"

    def _names(self, cards: Sequence[int]) -> tuple[str, ...]:
        return tuple(self._catalog.cards[card].id for card in cards)

    def violations(self, state: State) -> Sequence[str]:
        """What of its own part is not as it must be."""
        return list(violations(state, self.part(state), self.figures, tuple(bits(self._tables.resolved))))

    def guess(self, data: Snapshot, viewer: int | None, generator: Rng) -> None:
        """Deal what a view hides of the draft, and what others know of the deck's top."""
        deck = data["deck"]
        for seat in data["seats"]:
            if isinstance(seat["peeked"], int):
                seat["peeked"] = deck[: -seat["peeked"] - 1 : -1]
        pending = data["pending"] or {}
        if isinstance(pending.get("cards"), int):
            pending["cards"] = deck[: -pending["cards"] - 1 : -1]
        if pending.get("kind") == "draft":
            self._guess_draft(pending, generator)

    def _guess_draft(self, pending: Snapshot, generator: Rng) -> None:
        offer, chosen = pending["offer"], pending["chosen"]
        seen = [*(offer if isinstance(offer, list) else []), *(power for power in chosen if power)]
        unseen = [power for power in POWERS if power not in seen]
        generator.shuffle(unseen)
        if isinstance(offer, int):
            pending["offer"] = sorted((unseen.pop() for _ in range(offer)), key=POWERS.index)
        pending["chosen"] = [power or unseen.pop() for power in chosen]
        pending["pile"] = unseen
