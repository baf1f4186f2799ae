"""The course of a game: mornings, turns, what a card leads to, evenings, the end.

Moves push named steps and call :meth:`Flow.run`; the last step of a run always asks somebody or ends the
game. Steps are plain data, so a save is possible between any two decisions.
"""

from __future__ import annotations

from collections.abc import Callable

from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.data.catalog import IVY, NOTHING, PROTEIN
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.evening import Evening
from cytosis.games.cellulose.ivy.rival import IvyRules
from cytosis.games.cellulose.scoring import Scorer
from cytosis.games.cellulose.state import (
    GREY,
    GREY_AT,
    MARKERS,
    OVER,
    OWN_AT,
    ROOT,
    SHOOT,
    State,
    Step,
)

BOTH = ("shoot", "root")


class Flow:
    """Moves a game from decision to decision."""

    def __init__(self, effects: Effects, evening: Evening, scorer: Scorer, ivy: IvyRules | None) -> None:
        self._e = effects
        self._c = effects.catalog
        self._evening = evening
        self._scorer = scorer
        self._ivy = ivy
        self._everybody = self._c.everybody
        count = len(self._everybody)
        self._turns: tuple[Step, ...] = tuple(("turn", (seat + 1) % count) for seat in range(count))
        """By seat, the turn that comes after its own."""
        self._steps: dict[str, Callable[[State, Step, Emit | None], bool]] = {
            "sunrise": self._sunrise,
            "morning": self._morning,
            "day": self._day,
            "turn": self._turn,
            "card": self._card,
            "exchange": self._exchange,
            "build": self._build,
            "grow": self._grow,
            "activate": self._activate,
            "starch": self._starch,
            "discard": self._discard,
            "reclaim": self._reclaim,
            "embryo": self._embryo,
            "return": self._return,
            "evening": self._dusk,
            "final": self._final,
        }
        kinds = [card.ends for card in self._c.cards]
        self._production = kinds.index("enzymes")
        self._aquaporin = kinds.index("vacuole")
        self._aquaporin_water = self._c.figure("aquaporin_water")
        self._seed_embryo = kinds.index("psv")

    # -- running -------------------------------------------------------------------------------------------
    def run(self, state: State, emit: Emit | None) -> None:
        """Do one waiting step after the other until somebody is asked or the game is over."""
        while True:
            step = state.todo[-1]
            state.todo = state.todo[:-1]
            if self._steps[step[0]](state, step, emit):
                return

    @staticmethod
    def push(state: State, *steps: Step) -> None:
        """These steps come next, the first one first."""
        state.todo += steps[::-1]

    @staticmethod
    def ask(state: State, seat: int, kind: str, *asked: object) -> bool:
        """Somebody has to choose."""
        state.seat, state.kind, state.asked = seat, kind, asked
        return True

    # -- morning -------------------------------------------------------------------------------------------
    def begin_round(self, state: State, emit: Emit | None) -> None:
        """The sun rises (CU-01)."""
        state.phase, state.starter = "sunrise", state.first_player
        if emit:
            emit(events.RoundStarted(state.round, state.starter))
        self.push(state, ("sunrise", 0))

    def _sunrise(self, state: State, step: Step, emit: Emit | None) -> bool:
        """The next seat from the first player takes its morning (CU-02)."""
        number: int = step[1]
        if number == len(self._everybody):
            self.push(state, ("day",))
            return False
        seat = self._everybody[(state.starter + number) % len(self._everybody)]
        self.push(state, ("sunrise", number + 1))
        if self._ivy is not None and seat == IVY:
            self._ivy.mat.sunrise(state, emit)
            return False
        uses = state.played[seat].count(self._production)
        grows = uses and any(self._c.cards[card].then == ("grow", 1) for card in state.played[seat])
        filled = state.played[seat].count(self._aquaporin) * self._aquaporin_water
        if filled:  # CU-09
            self._e.fill(state, seat, filled, "aquaporin", emit)
        exchanges, left = 0, 3
        if not grows:
            exchanges, left = self._collect(state, seat, 3, emit), 0
        self.push(state, ("morning", seat, left, exchanges, uses))
        return False

    def _collect(self, state: State, seat: int, which: int, emit: Emit | None) -> int:
        """Take the banners of the mask (1 shoot, 2 root); how many exchanges they allow."""
        exchanges = self._e.income(state, seat, SHOOT, emit) if which & 1 else 0
        return exchanges + (self._e.income(state, seat, ROOT, emit) if which & 2 else 0)

    def collect(self, state: State, which: int, emit: Emit | None) -> None:
        """The seat that is asked takes banners in an order of its own (CU-05, CU-11, CU-12)."""
        left, exchanges, uses = state.asked
        exchanges += self._collect(state, state.seat, left & which, emit)
        self.push(state, ("morning", state.seat, left & ~which, exchanges, uses))

    def _morning(self, state: State, step: Step, emit: Emit | None) -> bool:
        _, seat, left, exchanges, uses = step
        if left and not uses:  # the order cannot matter any more
            exchanges, left = exchanges + self._collect(state, seat, left, emit), 0
        can = exchanges and self._e.can_exchange(state.seats[seat])
        if left or can or (uses and self.activatable(state, seat, state.played[seat], False)):
            return self.ask(state, seat, "sunrise", left, exchanges, uses)
        return False

    def activatable(self, state: State, seat: int, among: bytes, free: bool) -> list[int]:
        """The Enzymes that could do their work now, for Protein unless it is free."""
        if not free and state.seats[seat][PROTEIN] < self._c.figure("activation"):
            return []
        again = self._e.again
        return [
            card for card in sorted(set(among)) if card in again and self._e.useful(state, seat, again[card])
        ]

    # -- day -----------------------------------------------------------------------------------------------
    def _day(self, state: State, step: Step, emit: Emit | None) -> bool:
        state.phase = "daytime"
        if emit:
            emit(events.DayBegan(state.round))
        self.push(state, ("turn", state.starter % len(self._everybody)))
        return False

    def _turn(self, state: State, step: Step, emit: Emit | None) -> bool:
        """The next seat that has a marker left, from this one on; else dusk falls (CD-03, CD-04)."""
        seats = state.seats
        seat = step[1]
        while not (seats[seat][MARKERS] or seats[seat][GREY]):
            seat = (seat + 1) % len(self._everybody)
            if seat == step[1]:
                self.push(state, ("evening",))
                return False
        if state.passes and state.passes >= self._waiting(state):  # nobody is left who could do anything
            self.push(state, ("evening",))
            return False
        state.todo += (self._turns[seat],)
        if self._ivy is not None and self._everybody[seat] == IVY:  # CI-41
            self._ivy.turn(state, emit)
            return False
        state.seat, state.kind, state.asked = seat, "turn", ()
        return True

    def _waiting(self, state: State) -> int:
        """How many have a marker left."""
        return sum(bool(state.seats[seat][MARKERS] or state.seats[seat][GREY]) for seat in self._everybody)

    def _card(self, state: State, step: Step, emit: Emit | None) -> bool:
        """Asked whenever the hand is not empty, so that the question tells nothing."""
        return bool(state.hands[step[1]]) and self.ask(state, step[1], "card")

    # -- what bonuses ask ------------------------------------------------------------------------------------
    def _exchange(self, state: State, step: Step, emit: Emit | None) -> bool:
        _, seat, times = step
        return (
            times > 0 and self._e.can_exchange(state.seats[seat]) and self.ask(state, seat, "exchange", times)
        )

    def _build(self, state: State, step: Step, emit: Emit | None) -> bool:
        _, seat, times = step
        return times > 0 and self._e.can_build(state, seat) and self.ask(state, seat, "build", times)

    def _grow(self, state: State, step: Step, emit: Emit | None) -> bool:
        _, seat, times = step
        possible = times > 0 and bool(self._e.steps(state.seats[seat], BOTH, NOTHING))
        return possible and self.ask(state, seat, "grow", times)

    def _activate(self, state: State, step: Step, emit: Emit | None) -> bool:
        _, seat, among, free = step
        possible = bool(self.activatable(state, seat, bytes(among), free))
        return possible and self.ask(state, seat, "activate", tuple(among), free)

    def _starch(self, state: State, step: Step, emit: Emit | None) -> bool:
        _, seat, draw, discard = step
        return bool(state.deck or state.discard) and self.ask(state, seat, "starch", draw, discard)

    def _discard(self, state: State, step: Step, emit: Emit | None) -> bool:
        _, seat, count = step
        count = min(count, len(state.hands[seat]))
        return count > 0 and self.ask(state, seat, "discard", count)

    def _reclaim(self, state: State, step: Step, emit: Emit | None) -> bool:
        me = state.seats[step[1]]
        return bool(me[OWN_AT] | me[GREY_AT]) and self.ask(state, step[1], "reclaim")

    def _embryo(self, state: State, step: Step, emit: Emit | None) -> bool:
        """Whether anything is legal is known to the legal list, which asks no more than the spaces."""
        _, seat, grey = step
        if self._seed_embryo not in state.played[seat]:
            return False
        return self.placeable(state, seat, grey) and self.ask(state, seat, "embryo", grey)

    placeable: Callable[[State, int, bool], bool]
    """Whether a marker of that colour could be placed; given by the rules, which know the legal list."""

    def _return(self, state: State, step: Step, emit: Emit | None) -> bool:
        """After a bonus action the root marker goes to one of the marked spaces (CM-04)."""
        self._e.grow(state, step[1], step[2], emit, pays=False)
        return False

    # -- evening and end -------------------------------------------------------------------------------------
    def _dusk(self, state: State, step: Step, emit: Emit | None) -> bool:
        state.phase, state.passes = "evening", 0
        if self._evening.ends(state, emit):
            state.phase = "final"
            if emit:
                emit(events.LastDayEnded())
            self.push(state, ("final", 0))
        else:
            state.round += 1
            self.begin_round(state, emit)
        return False

    def _final(self, state: State, step: Step, emit: Emit | None) -> bool:
        """Each seat from the holder of the marker may play what it can pay (CF-02)."""
        number: int = step[1]
        if number == len(self._everybody):
            self._scorer.score_end(state, emit)
            state.kind, state.seat, state.asked = OVER, state.first_player, ()
            outcome = self._scorer.outcome(state)
            if emit and outcome is not None:
                shared = self._scorer.shared_with_ivy(state)
                emit(events.GameEnded(tuple(outcome.winners), tuple(outcome.ranking), shared))
            return True
        seat = self._everybody[(state.first_player + number) % len(self._everybody)]
        self.push(state, ("final", number + 1))
        return seat != IVY and bool(state.hands[seat]) and self.ask(state, seat, "final")
