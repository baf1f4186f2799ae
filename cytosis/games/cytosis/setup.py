"""The set-up of a game: everything before the first turn, in the order of its random draws."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.engine import rng
from cytosis.engine.plain import bits, mask_of
from cytosis.engine.rules import Emit
from cytosis.games.cytosis import events
from cytosis.games.cytosis.actions import Action
from cytosis.games.cytosis.catalog import ATP, RESOURCES
from cytosis.games.cytosis.flow import Flow
from cytosis.games.cytosis.hooks import Expansion
from cytosis.games.cytosis.scoring import by_health
from cytosis.games.cytosis.state import (
    DISKS,
    FLASKS,
    FREE_PLACE,
    GREY_PRICE,
    HAND,
    MARKERS,
    OPEN_GOALS,
    SEAT_SIZE,
    State,
    Step,
)
from cytosis.games.cytosis.tables import Tables


class TableSetup:
    """Lays the table, deals, and asks every seat what it keeps and takes."""

    def __init__(
        self, tables: Tables, flow: Flow, first_player: int | None, hooks: Sequence[Expansion] = ()
    ) -> None:
        self._t = tables
        self._catalog = tables.catalog
        self._setup = tables.catalog.setup
        self._flow = flow
        self._chosen_first = first_player
        self._hooks = tuple(hooks)
        self._cards = tuple(bits(tables.all_cards & ~tables.resolved))
        flow.learn({"deal": self._deal})

    def start(self, seed: int, emit: Emit | None) -> State:
        """Lay the table: events, goals, cards, row, hands, in this order of random draws."""
        state = State()
        state.rng = seed
        self._choose_first_player(state)
        self._lay_board(state)
        self._draw_events(state)
        self._draw_goals(state)
        self._shuffle_cards(state)
        self._seat_players(state)
        for hook in self._hooks:
            hook.lay_table(state)
        if emit:
            emit(events.GameStarted(state.first_player))
        before = [step for hook in self._hooks for step in hook.before_deal(state)]
        self._flow.push(state, *before, ("deal",))
        self._flow.run(state, emit)
        return state

    def _choose_first_player(self, state: State) -> None:
        """CY-S14."""
        first = self._chosen_first
        if first is None:
            state.rng, first = rng.below(state.rng, self._catalog.seats)
        state.first_player = state.starter = state.seat = first

    def _lay_board(self, state: State) -> None:
        state.round = 1
        state.grey_used = False
        state.asked, state.todo, state.parts = None, (), ()
        state.spots = [0] * self._t.spot_count
        state.taken = 0
        state.vesicles = [FREE_PLACE] * self._t.place_count
        state.lying = 0
        state.boosts = (0,) * len(self._t.boost_locations)
        state.grey = self._setup.grey_flasks
        state.discard = ()
        state.returned = tuple(bits(self._t.resolved))  # CY-X03: shuffled in after the deal
        state.deck_known = 0

    def _draw_events(self, state: State) -> None:
        """CY-S03: so many of the twelve; the rest leave unseen. None is active in round 1 (CY-S04).

        Events that are always part of the game are shuffled in afterwards (CY-X01).
        """
        sure = self._t.sure_events
        state.rng, deck = rng.shuffled(state.rng, self._t.event_deck)
        chosen = [*deck[: self._setup.events - len(sure)], *sure]
        if sure:
            state.rng, chosen = rng.shuffled(state.rng, chosen)
        state.events = tuple(chosen)
        state.active, state.past = -1, ()

    def _draw_goals(self, state: State) -> None:
        """CY-S05."""
        state.rng, pool = rng.shuffled(state.rng, range(len(self._catalog.goals)))
        chosen, rest = pool[: self._setup.goals], pool[self._setup.goals :]
        apart = self._t.goals_apart
        if apart and set(apart) <= set(chosen):  # CY-X02: never both; one of them gives way by lot
            state.rng, which = rng.below(state.rng, len(apart))
            chosen[chosen.index(apart[which])] = next(goal for goal in rest if goal not in apart)
        state.goals = tuple(sorted(chosen))
        state.marks = ((),) * len(state.goals)

    def _shuffle_cards(self, state: State) -> None:
        """CY-S07: with two players some detox cards leave first."""
        removed: list[int] = []
        if self._setup.detox_removed:
            state.rng, detox = rng.shuffled(state.rng, list(bits(self._t.detox)))
            removed = sorted(detox[: self._setup.detox_removed])
        state.removed = tuple(removed)
        cards = self._cards
        if removed:
            cards = tuple(card for card in cards if card not in removed)
        state.rng, deck = rng.shuffled(state.rng, cards)
        state.deck = tuple(deck)
        state.row = (-1,) * self._setup.row
        self._t.see_row(state)

    def _seat_players(self, state: State) -> None:
        """CY-S02, CY-S10, CY-S12."""
        open_goals = mask_of(state.goals) if self._setup.markers else 0
        state.seats = []
        for seat in range(self._catalog.seats):
            me = [0] * SEAT_SIZE
            me[ATP] = self._setup.start_atp[(seat - state.first_player) % self._catalog.seats]
            me[FLASKS] = self._setup.flasks
            me[DISKS] = self._setup.disks
            me[MARKERS] = self._setup.markers
            me[GREY_PRICE] = self._setup.grey_price
            me[OPEN_GOALS] = open_goals
            state.seats.append(me)
        state.by_health = by_health(state)

    def _deal(self, state: State, step: Step, emit: Emit | None) -> bool:
        """The row is laid (CY-S08), then everyone is dealt before anyone chooses (CY-S09)."""
        deck = list(state.deck)
        state.row = tuple(deck.pop() for _ in range(self._setup.row))
        self._t.see_row(state)
        for seat in self._clockwise(state.first_player):
            cards = [deck.pop() for _ in range(self._setup.dealt)]
            state.seats[seat][HAND] = mask_of(cards)
            state.deck = tuple(deck)
            if emit:
                names = tuple(self._catalog.cards[card].id for card in sorted(cards))
                emit(events.CardsDealt(seat, len(names), names))
        return self._flow.ask(state, "keep_cards", state.first_player)

    def keep(self, state: State, action: Action, emit: Emit | None) -> None:
        """A seat keeps some of its cards; after the last one the others are shuffled in once (CY-S09)."""
        me = state.seats[state.seat]
        kept = mask_of(action.cards)
        state.returned += tuple(bits(me[HAND] & ~kept))
        me[HAND] = kept
        if emit:
            names = tuple(self._catalog.cards[card].id for card in action.cards)
            emit(events.CardsKept(state.seat, len(names), names))
        if not self._next_in_setup(state):
            state.rng, deck = rng.shuffled(state.rng, state.deck + state.returned)
            state.deck, state.returned = tuple(deck), ()
            self._flow.ask(state, "start_resources", state.seat)

    def take(self, state: State, action: Action, emit: Emit | None) -> None:
        """A seat takes its extra resources, in turn order (CY-S11, A-13)."""
        me = state.seats[state.seat]
        gained = [0] * len(RESOURCES)
        for resource in action.resources:
            gained[resource] += self._t.supply.give(state, me, resource, 1)
        if emit:
            emit(events.Gained(state.seat, (gained[0], gained[1], gained[2], gained[3], gained[4]), "start"))
        if not self._next_in_setup(state):
            self._flow.start_round(state, emit)

    def _next_in_setup(self, state: State) -> bool:
        """The next seat clockwise; False after the last, when the first is on again."""
        state.seat = (state.seat + 1) % len(state.seats)
        return state.seat != state.first_player

    def _clockwise(self, first: int) -> list[int]:
        count = self._catalog.seats
        return [(first + step) % count for step in range(count)]
