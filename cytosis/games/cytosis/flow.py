"""The course of a game: set-up, whose turn it is, the end of a round, the end of the game.

Moves call :meth:`Flow.end_turn`; everything that then happens by itself is here, in the order of the
rulebook.
"""

from __future__ import annotations

from cytosis.engine import rng
from cytosis.engine.rules import Emit
from cytosis.games.cytosis import events
from cytosis.games.cytosis.actions import Action
from cytosis.games.cytosis.catalog import ATP, CARB, RESOURCES
from cytosis.games.cytosis.scoring import Scorer
from cytosis.games.cytosis.state import (
    DISKS,
    FLASKS,
    FREE_PLACE,
    HAND,
    MARKERS,
    SEAT_SIZE,
    VESICLES,
    State,
    bits,
    mask_of,
)
from cytosis.games.cytosis.tables import Tables


class Flow:
    """Moves a game from decision to decision."""

    def __init__(self, tables: Tables, scorer: Scorer, first_player: int | None) -> None:
        self._t = tables
        self._catalog = tables.catalog
        self._setup = tables.catalog.setup
        self._scorer = scorer
        self._chosen_first = first_player

    # -- set-up --------------------------------------------------------------------------------------
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
        if emit:
            emit(events.GameStarted(state.first_player))
        self._deal(state, emit)
        return state

    def _choose_first_player(self, state: State) -> None:
        """CY-S14."""
        first = self._chosen_first
        if first is None:
            state.rng, first = rng.below(state.rng, self._catalog.seats)
        state.first_player = state.starter = state.seat = first

    def _lay_board(self, state: State) -> None:
        state.round = 1
        state.kind = "keep_cards"
        state.grey_used = False
        state.spots = [0] * self._t.spot_count
        state.taken = 0
        state.vesicles = [FREE_PLACE] * self._t.place_count
        state.lying = 0
        state.boosts = (0,) * len(self._t.boost_locations)
        state.grey = self._setup.grey_flasks
        state.discard = state.returned = ()
        state.deck_known = 0

    def _draw_events(self, state: State) -> None:
        """CY-S03: so many of the twelve; the rest leave unseen. None is active in round 1 (CY-S04)."""
        state.rng, deck = rng.shuffled(state.rng, self._t.event_deck)
        state.events = tuple(deck[: self._setup.events])
        state.active, state.past = -1, ()

    def _draw_goals(self, state: State) -> None:
        """CY-S05."""
        state.rng, pool = rng.shuffled(state.rng, range(len(self._catalog.goals)))
        state.goals = tuple(sorted(pool[: self._setup.goals]))
        state.marks = ((),) * len(state.goals)

    def _shuffle_cards(self, state: State) -> None:
        """CY-S07: with two players some detox cards leave first. Then the row is laid (CY-S08)."""
        removed: list[int] = []
        if self._setup.detox_removed:
            state.rng, detox = rng.shuffled(state.rng, list(bits(self._t.detox)))
            removed = sorted(detox[: self._setup.detox_removed])
        state.removed = tuple(removed)
        cards = [card for card in range(len(self._catalog.cards)) if card not in removed]
        state.rng, deck = rng.shuffled(state.rng, cards)
        state.row = tuple(deck.pop() for _ in range(self._setup.row))
        state.empty = 0
        state.deck = tuple(deck)

    def _seat_players(self, state: State) -> None:
        """CY-S02, CY-S10, CY-S12."""
        state.seats = []
        for seat in range(self._catalog.seats):
            me = [0] * SEAT_SIZE
            me[ATP] = self._setup.start_atp[(seat - state.first_player) % self._catalog.seats]
            me[FLASKS] = self._setup.flasks
            me[DISKS] = self._setup.disks
            me[MARKERS] = self._setup.markers
            state.seats.append(me)
        self._t.find_open_goals(state)

    def _deal(self, state: State, emit: Emit | None) -> None:
        """CY-S09: everyone is dealt before anyone chooses."""
        deck = list(state.deck)
        for seat in self._clockwise(state.first_player):
            cards = [deck.pop() for _ in range(self._setup.dealt)]
            state.seats[seat][HAND] = mask_of(cards)
            state.deck = tuple(deck)
            if emit:
                names = tuple(self._catalog.cards[card].id for card in sorted(cards))
                emit(events.CardsDealt(seat, len(names), names))

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
            state.kind = "start_resources"

    def take(self, state: State, action: Action, emit: Emit | None) -> None:
        """A seat takes its extra resources, in turn order (CY-S11, A-13)."""
        me = state.seats[state.seat]
        gained = [0] * len(RESOURCES)
        for resource in action.resources:
            me[resource] += 1
            gained[resource] += 1
        if emit:
            emit(events.Gained(state.seat, (gained[0], gained[1], gained[2], gained[3], gained[4]), "start"))
        if not self._next_in_setup(state):
            self._start_round(state, emit)

    def _next_in_setup(self, state: State) -> bool:
        """The next seat clockwise; False after the last, when the first is on again."""
        state.seat = (state.seat + 1) % len(state.seats)
        return state.seat != state.first_player

    # -- turns ---------------------------------------------------------------------------------------
    def _start_round(self, state: State, emit: Emit | None) -> None:
        """CY-T01: the holder of the marker begins; the order stays for the round (CY-T06)."""
        state.starter = state.seat = state.first_player
        state.kind = "turn"
        state.grey_used = False
        if emit:
            emit(events.RoundStarted(state.round, state.starter))

    def end_turn(self, state: State, emit: Emit | None) -> None:
        """The next seat with a flask (CY-T01, CY-T07), or the end of the round."""
        state.grey_used = False
        seats = state.seats
        count = len(seats)
        seat = state.seat
        for _ in range(count):
            seat = (seat + 1) % count
            if seats[seat][FLASKS]:
                state.seat = seat
                return
        self._end_round(state, emit)

    def _end_round(self, state: State, emit: Emit | None) -> None:
        """Phase 2 in the edition's order (CY-R01, CY-R02), or the end of the game (CY-R07)."""
        if not state.events:
            self._end_game(state, emit)
            return
        self._return_flasks(state, emit)
        if self._catalog.switches.event_before_row:
            self._reveal_event(state, emit)
            self._refresh_row(state, emit)
        else:
            self._refresh_row(state, emit)
            self._reveal_event(state, emit)
        state.round += 1
        self._start_round(state, emit)

    def _return_flasks(self, state: State, emit: Emit | None) -> None:
        """All flasks come back, exhausted and grey ones too (CY-R08, CY-G02); disks stay (CY-V14)."""
        for me in state.seats:
            me[FLASKS] = self._setup.flasks
        state.spots = [0] * self._t.spot_count
        state.taken = 0
        state.grey = self._setup.grey_flasks
        if emit:
            emit(events.FlasksReturned(state.round))

    # -- the row -------------------------------------------------------------------------------------
    def _refresh_row(self, state: State, emit: Emit | None) -> None:
        """The left-most remaining cards leave (CY-R03), the others slide, the deck fills up (CY-R04)."""
        lying = [card for card in state.row if card >= 0]
        leaving, row = lying[: self._setup.discarded], lying[self._setup.discarded :]
        state.discard += tuple(leaving)
        if emit and leaving:
            state.row = tuple(-1 if card in leaving else card for card in state.row)
            emit(events.CardsDiscarded(tuple(self._catalog.cards[card].id for card in leaving)))
        kept = len(row)
        while len(row) < self._setup.row:
            if not state.deck and not self._reshuffle(state, emit):
                break
            row.append(state.deck[-1])
            state.deck = state.deck[:-1]
        if state.deck_known:
            state.deck_known &= ~mask_of(row)
        new = len(row) - kept
        state.row = tuple(row) + (-1,) * (self._setup.row - len(row))
        state.empty = self._t.empty_slots(state.row)
        if emit:
            emit(events.RowFilled(tuple(self._catalog.cards[card].id for card in row), new))

    def _reshuffle(self, state: State, emit: Emit | None) -> bool:
        """CY-R05: the discard pile becomes the deck; False when that is empty too."""
        if not state.discard:
            return False
        state.rng, deck = rng.shuffled(state.rng, state.discard)
        state.deck, state.discard = tuple(deck), ()
        state.deck_known |= mask_of(deck)
        if emit:
            emit(events.DeckShuffled(len(deck)))
        return True

    # -- events --------------------------------------------------------------------------------------
    def _reveal_event(self, state: State, emit: Emit | None) -> None:
        """Only the newest event is active; tokens on the board stay (CY-R06)."""
        if state.active >= 0:
            state.past += (state.active,)
        state.active = state.events[-1]
        state.events = state.events[:-1]
        event = self._catalog.events[state.active]
        if emit:
            emit(events.EventRevealed(event.id))
        if event.location:
            self._boost(state, event.location, emit)
        if event.loses:
            self._poison(state, event.loses, emit)

    def _boost(self, state: State, location: str, emit: Emit | None) -> None:
        """CY-E02: one token on its location, beside those that lie there (C-01)."""
        i = self._t.boost_locations.index(location)
        state.boosts = (*state.boosts[:i], state.boosts[i] + 1, *state.boosts[i + 1 :])
        if emit:
            emit(events.BoostAdded(location, state.boosts[i]))

    def _poison(self, state: State, loses: tuple[tuple[int, int], ...], emit: Emit | None) -> None:
        """CY-E05: too many of a kind in the stock; ATP and disks are exempt."""
        for seat, me in enumerate(state.seats):
            lost = [max((n for least, n in loses if me[r] >= least), default=0) for r in range(CARB + 1)]
            lost[ATP] = 0
            for resource, n in enumerate(lost):
                me[resource] -= n
            if emit and any(lost):
                emit(events.Paid(seat, (lost[0], lost[1], lost[2], lost[3], lost[4]), "toxicity"))

    # -- the end -------------------------------------------------------------------------------------
    def _end_game(self, state: State, emit: Emit | None) -> None:
        """Loads go home (CY-Z01), then every source is scored."""
        for place, vesicle in enumerate(state.vesicles):
            if vesicle is not FREE_PLACE:
                self.send_home(state, place)
                if emit:
                    emit(events.Gained(vesicle.seat, vesicle.load, "end"))
        state.kind = "over"
        self._scorer.score_end(state, emit)
        outcome = self._scorer.outcome(state)
        if emit and outcome:
            emit(events.GameEnded(tuple(outcome.ranking)))

    def send_home(self, state: State, place: int) -> None:
        """The disk on that place returns to its owner with its whole load (CY-V12)."""
        vesicle = state.vesicles[place]
        state.vesicles[place] = FREE_PLACE
        owner = state.seats[vesicle.seat]
        owner[DISKS] += 1
        owner[VESICLES] ^= 1 << place
        state.lying ^= 1 << place
        for resource, n in enumerate(vesicle.load):
            owner[resource] += n

    def _clockwise(self, first: int) -> list[int]:
        count = self._catalog.seats
        return [(first + step) % count for step in range(count)]
