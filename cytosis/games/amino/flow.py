"""The course of a game: the actions of a turn, the end of a hand, the end of the game.

Moves call :meth:`Flow.on`; everything that happens by itself is here, in the order of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable

from cytosis.engine.rng import shuffled
from cytosis.engine.rules import Emit
from cytosis.games.amino import events
from cytosis.games.amino.actions import Actions
from cytosis.games.amino.data.catalog import DECK, HAND, Ending, Seeding
from cytosis.games.amino.scoring import Scorer
from cytosis.games.amino.state import EMPTY, NO_PLACE, OVER, State
from cytosis.games.amino.tables import Tables


class Flow:
    """Moves a game from decision to decision."""

    def __init__(
        self,
        tables: Tables,
        actions: Actions,
        scorer: Scorer,
        seedings: tuple[Seeding, ...],
        ending: Ending,
    ) -> None:
        self._t = tables
        self._places = actions.place_ids
        self._cards = actions.card_ids
        self._scorer = scorer
        self._seedings = seedings
        self.ending = ending
        self._after: dict[str, Callable[[State, Emit | None], None]] = {
            "seed": self._seeds,
            "analyze": self._analyze,
            "build": self._change,
            "change": self._draw,
            "sunlight": self._sunlight,
        }

    def on(self, state: State, emit: Emit | None) -> None:
        """The pending decision is made: go on to the next one, or to the end."""
        self._after[state.kind](state, emit)

    def seeding(self, hand: int) -> Seeding:
        """How that hand begins; a cycle goes on hand by hand (AV-08)."""
        return self._seedings[(hand - 1) % len(self._seedings)]

    # -- the start of a hand -----------------------------------------------------------------------------
    def start_hand(self, state: State, emit: Emit | None) -> None:
        """Gather all cards, shuffle, deal, seed (AS-04, AE-04)."""
        t, seeding = self._t, self.seeding(state.hand)
        state.rng, cards = shuffled(state.rng, t.deck)
        state.deck, state.discard = bytes(cards), b""
        state.air = [EMPTY] * t.places
        state.knows = [0] * t.seats
        state.hands = [b""] * t.seats
        state.open = False
        if emit:
            emit(events.HandStarted(state.hand, state.starter, seeding.id, state.extra))
        for seat in self._round(state.starter):
            state.hands[seat] = state.deck[: -seeding.deal - 1 : -1]
            state.deck = state.deck[: -seeding.deal]
            if emit:
                dealt = tuple(self._cards[card] for card in state.hands[seat])
                emit(events.CardsDealt(seat, seeding.deal, dealt))
        if seeding.source == HAND:
            state.kind, state.seat, state.chosen = "seed", state.starter, (EMPTY,) * t.seats
            return
        if seeding.source == DECK:
            self._seed_from_deck(state, emit)
        self._turn(state, state.starter, emit)

    def _seed_from_deck(self, state: State, emit: Emit | None) -> None:
        for seat in self._round(state.starter):
            place = seat * self._t.size
            state.air[place] = state.deck[-1]
            state.deck = state.deck[:-1]
            if emit:
                emit(events.SeedDrawn(self._places[place]))

    def _seeds(self, state: State, emit: Emit | None) -> None:
        """Ask the next seat for its seed; after the last all are laid down at once (AV-03 to AV-07)."""
        seat = (state.seat + 1) % self._t.seats
        if seat != state.starter:
            state.seat = seat
            return
        target = self.seeding(state.hand).target
        chosen, state.chosen = state.chosen, ()
        for chooser in self._round(state.starter):
            to = (chooser + target) % self._t.seats
            self.lay(state, chooser, to, chosen[to])
            if emit:
                card = self._cards[chosen[to]]
                emit(events.SeedLaid(chooser, card, self._places[to * self._t.size]))
        self._turn(state, state.starter, emit)

    def _round(self, starter: int) -> list[int]:
        return [(starter + i) % self._t.seats for i in range(self._t.seats)]

    # -- a turn ------------------------------------------------------------------------------------------
    def lay(self, state: State, seat: int, target: int, card: int) -> int:
        """A card goes face down to the first free place; only the one who lays it knows it."""
        place = state.air.index(EMPTY, target * self._t.size)
        state.air[place] = card
        state.knows[seat] |= 1 << place
        return place

    def lying(self, state: State) -> int:
        """How many cards lie in all atmospheres."""
        return self._t.places - state.air.count(EMPTY)

    def room(self, state: State, seat: int) -> bool:
        """Whether an atmosphere has a free place."""
        return state.air[seat * self._t.size + self._t.size - 1] == EMPTY

    def _turn(self, state: State, seat: int, emit: Emit | None) -> None:
        state.seat, state.kind, state.looked = seat, "analyze", ()
        self._analyze(state, emit)

    def _analyze(self, state: State, emit: Emit | None) -> None:
        """Look as often as there are cards to look at (AT-02, AV-02)."""
        if len(state.looked) < min(self._t.catalog.looks, self.lying(state)):
            return
        state.looked = ()
        if state.hands[state.seat] and self.room(state, state.seat):
            state.kind = "build"
        else:  # AT-04
            self._change(state, emit)

    def _change(self, state: State, emit: Emit | None) -> None:
        """Always possible: two cards lie there by now, or one and a hand to play from (AI-03)."""
        state.kind = "change"

    def _draw(self, state: State, emit: Emit | None) -> None:
        """DRAW where there is a card (AT-06, AT-07), then the next turn or the end of the hand (AT-09)."""
        if state.deck:
            card = state.deck[-1]
            state.deck = state.deck[:-1]
            state.hands[state.seat] += bytes((card,))
            if emit:
                emit(events.CardDrawn(state.seat, self._cards[card]))
        if EMPTY in state.air:
            self._turn(state, (state.seat + 1) % self._t.seats, emit)
        else:
            self._end_hand(state, emit)

    # -- the end of a hand ---------------------------------------------------------------------------------
    def _end_hand(self, state: State, emit: Emit | None) -> None:
        """Reveal, gather the hands, shuffle, then Sunlight (AH-01)."""
        t = self._t
        state.open = True
        state.knows = [t.all_places] * t.seats
        if emit:
            names = [self._cards[card] for card in state.air]
            rows = tuple(tuple(names[i : i + t.size]) for i in range(0, t.places, t.size))
            emit(events.AtmospheresRevealed(rows))
        left = b"".join(state.hands)
        state.hands = [b""] * t.seats
        state.rng, cards = shuffled(state.rng, state.deck + left)
        state.deck = bytes(cards)
        if emit:
            emit(events.HandsReturned(len(left)))
        self._sunlight(state, emit)

    def _sunlight(self, state: State, emit: Emit | None) -> None:
        """The next Sunlight in turn order, left to right; a chosen one comes again at once (AH-02)."""
        t = self._t
        for seat in self._round(state.starter):
            cards = self._scorer.atmosphere(state, seat)
            if t.sunlight in cards:
                place = seat * t.size + cards.index(t.sunlight)
                self._offer(state, seat, place, emit)
                if state.offer:
                    return
        self._score(state, emit)

    def _offer(self, state: State, seat: int, place: int, emit: Emit | None) -> None:
        count = self._t.catalog.offer
        state.air[place] = EMPTY
        state.knows = [mask & ~(1 << place) for mask in state.knows]
        state.discard += bytes((self._t.sunlight,))
        state.offer = state.deck[: -count - 1 : -1]
        state.deck = state.deck[:-count]
        state.kind, state.seat, state.place = "sunlight", seat, place
        if emit:
            offer = tuple(self._cards[card] for card in state.offer)
            emit(events.SunlightOffered(seat, self._places[place], offer))

    def _score(self, state: State, emit: Emit | None) -> None:
        state.place, state.offer = NO_PLACE, b""
        for seat in range(self._t.seats):
            worth = self._scorer.score_hand(state, seat)
            if emit:
                emit(events.HandScored(seat, worth.sum, worth.lightning, worth.gases, worth.amino_acid))
        storm = self._scorer.storm(state)
        if storm is not None and emit:
            emit(events.StormWon(storm))
        last = self.is_last(state)
        if storm is not None or (last and (state.extra or len(self._scorer.leaders(state)) == 1)):
            self._end(state, emit)
            return
        state.extra = last  # AE-02
        state.hand += 1
        state.starter = (state.starter + 1) % self._t.seats
        self.start_hand(state, emit)

    def is_last(self, state: State) -> bool:
        """Whether the hand just scored ends the game, unless the lead is shared (AE-01, AV-09, AV-10)."""
        if state.extra:
            return True
        if self.ending.hands is not None:
            return state.hand >= self.ending.hands
        best = max(tally.total for tally in state.tallies)
        return best >= (self.ending.until or 0) or state.hand >= (self.ending.most or 0)

    def _end(self, state: State, emit: Emit | None) -> None:
        state.kind, state.seat = OVER, state.starter
        outcome = self._scorer.outcome(state)
        if emit and outcome is not None:
            emit(events.GameEnded(tuple(outcome.winners), tuple(outcome.ranking)))
