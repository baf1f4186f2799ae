"""The course of a game: whose turn it is, the end of a round, the end of the game.

Moves call :meth:`Flow.end_turn`; everything that then happens by itself is here, in the order of the
rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cytosis.engine import rng
from cytosis.engine.plain import mask_of
from cytosis.engine.rules import Emit
from cytosis.games.cytosis import events
from cytosis.games.cytosis.catalog import CARB, MRNA
from cytosis.games.cytosis.scoring import Scorer, by_health, clockwise
from cytosis.games.cytosis.state import DISKS, FLASKS, FREE_PLACE, VESICLES, State, Step
from cytosis.games.cytosis.tables import Tables, loaded

if TYPE_CHECKING:
    from cytosis.games.cytosis.hooks import Expansion

RunStep = Callable[[State, Step, Emit | None], bool]


FIRST_TURN: Step = ("first_turn",)


class Flow:
    """Moves a game from decision to decision."""

    def __init__(self, tables: Tables, scorer: Scorer, hooks: Sequence[Expansion] = ()) -> None:
        self._t = tables
        self._catalog = tables.catalog
        self._setup = tables.catalog.setup
        self._scorer = scorer
        self._hooks = tuple(hooks)
        count = self._catalog.seats
        self._after = tuple(clockwise((seat + 1) % count, count) for seat in range(count))
        self._steps: dict[str, RunStep] = {
            "first_turn": self._first_turn,
            "turn": self._resume_turn,
            "after_flask": self._after_flask,
            "end_turn": self._end_turn,
            "refresh_row": self._refresh_row,
            "reveal_event": self._reveal_event,
            "next_round": self._next_round,
        }
        for hook in self._hooks:
            self.learn(hook.steps())
        row_and_event: list[Step] = [("refresh_row",), ("reveal_event",)]
        if self._catalog.switches.event_before_row:
            row_and_event.reverse()
        self._phase_two: tuple[Step, ...] = (
            ("next_round",),
            *reversed(row_and_event),
        )  # the last comes first

    def learn(self, steps: Mapping[str, RunStep]) -> None:
        """More steps by name."""
        self._steps.update(steps)

    # -- what goes on by itself --------------------------------------------------------------------------
    def run(self, state: State, emit: Emit | None) -> None:
        """Do one waiting step after the other; the last one always asks somebody or ends the game."""
        while True:
            step = state.todo[-1]
            state.todo = state.todo[:-1]
            if self._steps[step[0]](state, step, emit):
                return

    def push(self, state: State, *steps: Step) -> None:
        """These steps come next, the first one first."""
        state.todo += steps[::-1]

    def ask(self, state: State, kind: str, seat: int, about: Any = None) -> bool:
        """Open a decision. Only a turn remembers its grey flask; where it is interrupted, a step does."""
        state.kind, state.seat, state.asked = kind, seat, about
        if kind != "turn":
            state.grey_used = False
        return True

    # -- turns ---------------------------------------------------------------------------------------
    def start_round(self, state: State, emit: Emit | None) -> None:
        """What expansions do before the first flask, then the first turn."""
        self._lead_off(state)
        if emit:
            emit(events.RoundStarted(state.round, state.starter))
        if not self._hooks:
            self._first_turn(state, FIRST_TURN, emit)
            return
        before = [step for hook in self._hooks for step in hook.before_round(state)]
        self.push(state, *before, FIRST_TURN)
        self.run(state, emit)

    def _first_turn(self, state: State, step: Step, emit: Emit | None) -> bool:
        """CY-T01: the holder of the marker begins; the order then stays for the round (CY-T06)."""
        if state.starter != state.first_player:  # the marker was taken before the first turn
            self._lead_off(state)
        seat = state.starter
        while not state.seats[seat][FLASKS]:  # CY-T07
            seat = (seat + 1) % len(state.seats)
        state.grey_used = False
        return self.ask(state, "turn", seat)

    def _lead_off(self, state: State) -> None:
        """The holder of the marker is first in this round's order."""
        state.starter = state.first_player
        state.by_health = by_health(state)

    def _resume_turn(self, state: State, step: Step, emit: Emit | None) -> bool:
        """A turn goes on after it was interrupted."""
        _, seat, state.grey_used = step
        return self.ask(state, "turn", seat)

    def grey_used(self, state: State, emit: Emit | None) -> None:
        """The turn goes on after a grey flask, once what it caused is over (CY-G07)."""
        if state.todo:
            state.todo = (("turn", state.seat, True), *state.todo)
            self.run(state, emit)

    def flask_used(self, state: State, emit: Emit | None) -> None:
        """The own flask is used: the turn ends, once what it caused is over."""
        seat = state.seat
        state.todo = (("end_turn", seat), ("after_flask", seat), *state.todo)
        self.run(state, emit)

    def _after_flask(self, state: State, step: Step, emit: Emit | None) -> bool:
        state.seat = step[1]
        return any(hook.after_flask(state) for hook in self._hooks)

    def _end_turn(self, state: State, step: Step, emit: Emit | None) -> bool:
        state.kind, state.seat, state.asked = "turn", step[1], None
        for hook in self._hooks:
            hook.end_turn(state)
        self.end_turn(state, emit)
        return True

    def end_turn(self, state: State, emit: Emit | None) -> None:
        """The next seat with a flask (CY-T01, CY-T07), or the end of the round."""
        state.grey_used = False
        seats = state.seats
        for seat in self._after[state.seat]:
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
        if self._hooks:
            state.todo += self._phase_two
            self.run(state, emit)
        else:  # nothing can come in between
            for step in self._phase_two[::-1]:
                self._steps[step[0]](state, step, emit)

    def _next_round(self, state: State, step: Step, emit: Emit | None) -> bool:
        self.start_round(state, emit)
        return True

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
    def _refresh_row(self, state: State, step: Step, emit: Emit | None) -> bool:
        """The left-most remaining cards leave (CY-R03), the others slide, the deck fills up (CY-R04)."""
        lying = [card for card in state.row if card >= 0]
        leaving, row = lying[: self._setup.discarded], lying[self._setup.discarded :]
        state.discard += tuple(leaving)
        if emit and leaving:
            state.row = tuple(-1 if card in leaving else card for card in state.row)
            emit(events.CardsDiscarded(self._named(leaving)))
        kept = len(row)
        self._fill_up(state, row, emit)
        for hook in self._hooks:
            hook.cards_drawn(state, row[kept:])
        state.row = tuple(row) + (-1,) * (self._setup.row - len(row))
        self._t.see_row(state)
        if emit:
            emit(events.RowFilled(self._named(row), len(row) - kept))
        return False

    def _named(self, cards: list[int]) -> tuple[str, ...]:
        return tuple(self._catalog.cards[card].id for card in cards)

    def _fill_up(self, state: State, row: list[int], emit: Emit | None) -> None:
        """The row from the deck, as long as there are cards."""
        while (missing := self._setup.row - len(row)) and (state.deck or self.reshuffle(state, emit)):
            drawn = state.deck[-missing:]
            row += drawn[::-1]
            state.deck = state.deck[: -len(drawn)]
        if state.deck_known:
            state.deck_known &= ~mask_of(row)

    def reshuffle(self, state: State, emit: Emit | None) -> bool:
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
    def _reveal_event(self, state: State, step: Step, emit: Emit | None) -> bool:
        """Only the newest event is active; tokens on the board stay (CY-R06)."""
        if state.active >= 0:
            state.past += (state.active,)
        state.active = state.events[-1]
        state.events = state.events[:-1]
        state.round += 1  # the event belongs to the round it begins
        event = self._catalog.events[state.active]
        if emit:
            emit(events.EventRevealed(event.id))
        if event.location:
            self._boost(state, event.location, emit)
        if event.loses:
            self._poison(state, self._t.losses[state.active], emit)
        for hook in self._hooks:
            hook.event_revealed(state, state.active, emit)
        return False

    def _boost(self, state: State, location: str, emit: Emit | None) -> None:
        """CY-E02: one token on its location, beside those that lie there (C-01)."""
        i = self._t.boost_locations.index(location)
        state.boosts = (*state.boosts[:i], state.boosts[i] + 1, *state.boosts[i + 1 :])
        if emit:
            emit(events.BoostAdded(location, state.boosts[i]))

    def _poison(self, state: State, losses: tuple[int, ...], emit: Emit | None) -> None:
        """CY-E05: too many of a kind in the stock; ATP and disks are exempt."""
        for seat, me in enumerate(state.seats):
            lost = [losses[held] for held in me[MRNA : CARB + 1]]
            for i, n in enumerate(lost):
                me[MRNA + i] -= n
            if emit and any(lost):
                emit(events.Paid(seat, (0, lost[0], lost[1], lost[2], lost[3]), "toxicity"))

    # -- the end -------------------------------------------------------------------------------------
    def _end_game(self, state: State, emit: Emit | None) -> None:
        """Loads go home where the edition says so (CY-Z01), then every source is scored."""
        if self._catalog.switches.loads_come_home:
            for place, vesicle in enumerate(state.vesicles):
                if vesicle is not FREE_PLACE:
                    self.send_home(state, place)
                    if emit:
                        emit(events.Gained(vesicle.seat, vesicle.load, "end"))
        state.kind, state.asked, state.todo = "over", None, ()
        self._scorer.score_end(state, emit)
        if emit:
            emit(events.GameEnded(tuple(self._scorer.ranking(state))))

    def send_home(self, state: State, place: int) -> None:
        """The disk on that place returns to its owner with its whole load (CY-V12)."""
        vesicle = state.vesicles[place]
        state.vesicles[place] = FREE_PLACE
        owner = state.seats[vesicle.seat]
        owner[DISKS] += 1
        owner[VESICLES] ^= 1 << place
        state.lying ^= 1 << place
        for resource, n in loaded(vesicle.load):
            owner[resource] += n
