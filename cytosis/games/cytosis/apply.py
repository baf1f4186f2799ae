"""What a move does. Unchecked: callers pass legal moves only, as ``Match`` does.

One small method per kind of spot. Events are emitted only where somebody listens, so that search
pays nothing for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cytosis.engine.events import Event
from cytosis.engine.plain import mask_of
from cytosis.engine.rules import Emit
from cytosis.games.cytosis import events
from cytosis.games.cytosis.actions import NONE, Action
from cytosis.games.cytosis.catalog import ATP, LIPID, MRNA, PROTEIN, RESOURCES
from cytosis.games.cytosis.flow import Flow
from cytosis.games.cytosis.hooks import Expansion
from cytosis.games.cytosis.scoring import score
from cytosis.games.cytosis.state import (
    CARDS,
    COMPLETED,
    DISKS,
    FLASKS,
    FREE_PLACE,
    FREE_ROW,
    GREY_PRICE,
    GREY_UNIT,
    HAND,
    KNOWN,
    MARKER_POINTS,
    MARKERS,
    RECEPTORS,
    SURPLUS,
    VESICLES,
    Seat,
    State,
    Vesicle,
)
from cytosis.games.cytosis.tables import Tables, vector

Effect = Callable[[State, Seat, Action, "Emit | None"], None]


class Moves:
    """Does moves of the base game on a state."""

    def __init__(self, tables: Tables, flow: Flow, hooks: Sequence[Expansion] = ()) -> None:
        self._t = tables
        self._flow = flow
        self._hooks = tuple(hooks)
        self._gain_of = tuple(gain[0] if gain else (ATP, 0) for gain in tables.gain)
        self._supply = tables.supply  # CY-C06
        self._cards = tables.catalog.cards
        self._scoring = tables.catalog.scoring
        self._bonus = tables.catalog.switches.free_slot_bonus
        self._price_now = tuple(
            tuple(max(price - cut, 0) for price in tables.price) for cut in tables.price_cut
        )
        self._spot_ids = tuple(spot.id for spot in tables.catalog.spots)
        self._place_ids = tuple(
            f"{area}.{i + 1}" for area, places in tables.places.items() for i in range(len(places))
        )
        by_kind: dict[str, Effect] = {
            "gain": self._gain,
            "exchange": self._exchange,
            "convert": self._convert,
            "buy": self._buy,
            "detox_or_steroid": self._detox_or_steroid,
            "vesicle_start": self._start_protein,
            "vesicle_modify": self._to_golgi,
            "vesicle_finish": self._release,
            "enzyme": self._complete_from_stock,
            "laureates": self._laureates,
        }
        self._places_of = tuple(mask_of(tables.places.get(spot.area, ())) for spot in tables.catalog.spots)
        self._at = tuple(
            (1 << i, by_kind[spot.kind], tables.boost_of[i]) for i, spot in enumerate(tables.catalog.spots)
        )

    # -- a turn ----------------------------------------------------------------------------------------
    def place(self, state: State, action: Action, emit: Emit | None) -> None:
        """The own flask: it acts at once (CY-T02); in a turn, that turn is then over."""
        seat, spot = state.seat, action.spot
        me = state.seats[seat]
        me[FLASKS] -= 1
        state.spots[spot] = seat + 1
        bit, effect, boost = self._at[spot]
        state.taken |= bit
        if emit:
            emit(events.FlaskPlaced(seat, self._spot_ids[spot], False))
        effect(state, me, action, emit)
        if boost >= 0 and state.boosts[boost]:
            self._award_boost(state, me, boost, emit)
        if state.kind == "turn":
            if self._hooks:
                self._flow.flask_used(state, emit)
            else:  # nothing can come in between
                self._flow.end_turn(state, emit)

    def grey(self, state: State, action: Action, emit: Emit | None) -> None:
        """A grey flask before the own one: paid first (CY-G03), free or occupied spot (CY-G05)."""
        me = state.seats[state.seat]
        spot = action.spot
        price = me[GREY_PRICE]
        me[ATP] -= price
        state.grey -= 1
        state.grey_used = True
        state.spots[spot] += GREY_UNIT
        bit, effect, boost = self._at[spot]
        state.taken |= bit
        if emit:
            emit(events.Paid(state.seat, vector(ATP, price), "grey"))
            emit(events.FlaskPlaced(state.seat, self._spot_ids[spot], True))
        effect(state, me, action, emit)
        if boost >= 0 and state.boosts[boost]:  # CY-G06
            self._award_boost(state, me, boost, emit)
        self._flow.grey_used(state, emit)

    def exhaust(self, state: State, action: Action, emit: Emit | None) -> None:
        """Tip the flask over for one resource (CY-T04)."""
        me = state.seats[state.seat]
        (resource,) = action.resources
        me[FLASKS] -= 1
        n = self._supply.give(state, me, resource, 1)
        if emit:
            emit(events.FlaskExhausted(state.seat, RESOURCES[resource]))
            self._tell_gain(state, resource, n, "exhaust", emit)
        self._flask_used(state, emit)

    def skip(self, state: State, action: Action, emit: Emit | None) -> None:
        """Lay the flask down for nothing (CY-T05)."""
        state.seats[state.seat][FLASKS] -= 1
        if emit:
            emit(events.FlaskPassed(state.seat))
        self._flask_used(state, emit)

    def use(self, state: State, action: Action, emit: Emit | None) -> None:
        """Play a macromolecule card; the turn goes on (CY-K04)."""
        self._use(state, state.seats[state.seat], action.use, emit)

    def _flask_used(self, state: State, emit: Emit | None) -> None:
        """The turn is over; at once where nothing can come in between."""
        if self._hooks:
            self._flow.flask_used(state, emit)
        else:
            self._flow.end_turn(state, emit)

    # -- boosts ----------------------------------------------------------------------------------------
    def _award_boost(self, state: State, me: Seat, boost: int, emit: Emit | None) -> None:
        """All tokens of the location go to its first flask, after the spot's own effect (CY-C07, CY-C08)."""
        count = state.boosts[boost]
        resource = self._t.boost_gives[boost]
        n = self._supply.give(state, me, resource, count)
        state.boosts = (*state.boosts[:boost], 0, *state.boosts[boost + 1 :])
        if emit:
            self._tell_gain(state, resource, n, "boost", emit)

    def _tell_gain(self, state: State, resource: int, n: int, why: str, emit: Emit) -> None:
        """Where the supply was empty there is nothing to tell."""
        if n:
            emit(events.Gained(state.seat, vector(resource, n), why))

    # -- collecting ------------------------------------------------------------------------------------
    def _gain(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """CY-C01, CY-C03, CY-C05."""
        resource, n = self._gain_of[action.spot]
        n = self._supply.give(state, me, resource, n + me[SURPLUS])
        if emit:
            self._tell_gain(state, resource, n, "spot", emit)

    def _exchange(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """CY-C04, CY-C05."""
        spot = action.spot
        if action.n:
            self._collect_more(state, me, action, emit)
            return
        for resource, n in self._t.pay[spot]:
            me[resource] -= n
        if emit:
            emit(events.Paid(state.seat, self._t.catalog.spots[spot].pay, "spot"))
        resource, n = self._gain_of[spot]
        n = self._supply.give(state, me, resource, n + me[SURPLUS])
        if emit:
            self._tell_gain(state, resource, n, "spot", emit)

    def _collect_more(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """A seat with a surplus says how many it pays for, where each one has its price."""
        ((paid, _),), ((gained, _),) = self._t.pay[action.spot], self._t.gain[action.spot]
        me[paid] -= action.n
        me[gained] += action.n
        if emit:
            emit(events.Paid(state.seat, vector(paid, action.n), "spot"))
            emit(events.Gained(state.seat, vector(gained, action.n), "spot"))

    def _convert(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """CY-C02: n mRNA become n protein."""
        me[MRNA] -= action.n
        me[PROTEIN] += action.n
        if emit:
            emit(events.Paid(state.seat, vector(MRNA, action.n), "spot"))
            emit(events.Gained(state.seat, vector(PROTEIN, action.n), "spot"))

    # -- cards -----------------------------------------------------------------------------------------
    def _buy(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """Pay the slot's price, less what the event takes off (CY-K01, CY-E03, CY-E04)."""
        slot = self._t.slot[action.spot]
        price = 0 if me[FREE_ROW] else self._price_now[state.active][action.spot]
        card = state.row[slot]
        me[ATP] -= price
        state.row = (*state.row[:slot], -1, *state.row[slot + 1 :])
        state.empty |= 1 << action.spot  # CY-K02
        state.usable &= ~state.empty
        bonus = 0
        if self._t.price_cut[state.active] and not self._t.price[action.spot]:
            bonus = self._supply.give(state, me, ATP, self._bonus)
        held = not self._t.resolved >> card & 1
        if held:
            me[HAND] |= 1 << card
            me[KNOWN] |= 1 << card  # CY-K03
        if emit:
            for event in self._bought(state.seat, card, slot, price, bonus):
                emit(event)
        if not held:
            for hook in self._hooks:
                hook.card_taken(state, card, emit)
        if action.use != NONE:
            self._use(state, me, action.use, emit)

    def _bought(self, seat: int, card: int, slot: int, price: int, bonus: int) -> Iterator[Event]:
        """What a purchase looked like."""
        if price:
            yield events.Paid(seat, vector(ATP, price), "price")
        yield events.CardBought(seat, self._cards[card].id, slot, price)
        if bonus:
            yield events.Gained(seat, vector(ATP, bonus), "bonus")

    def _use(self, state: State, me: Seat, card: int, emit: Emit | None) -> None:
        """A macromolecule card gives its resources and is discarded, never completed (CY-K04, CY-K05)."""
        me[HAND] &= ~(1 << card)
        me[KNOWN] &= ~(1 << card)
        state.discard = (*state.discard, card)
        gives = self._t.supply.give_all(state, me, self._cards[card].gives)
        if emit:
            emit(events.CardUsed(state.seat, self._cards[card].id))
            emit(events.Gained(state.seat, gives, "card"))

    def _complete_from_stock(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """Enzymes in the cytoplasm (CY-P01) and detox cards in the smooth ER (CY-V03)."""
        for resource, n in self._t.cost[action.card]:
            me[resource] -= n
        if emit:
            emit(events.Paid(state.seat, self._cards[action.card].cost, "card"))
        self._complete(state, me, action.card, emit)

    def _complete(self, state: State, me: Seat, card: int, emit: Emit | None) -> None:
        """The card lies open and scores at once (CY-P02); receptors answer hormones."""
        me[HAND] &= ~(1 << card)
        me[KNOWN] &= ~(1 << card)
        me[COMPLETED] |= 1 << card
        name = self._cards[card].id
        if emit:
            emit(events.CardCompleted(state.seat, name))
        score(state, state.seat, self._cards[card].hp, CARDS, emit, name)
        receptors = self._t.receptors[card]
        if receptors:
            self._answer_hormone(state, receptors, name, emit)

    def _answer_hormone(self, state: State, receptors: int, name: str, emit: Emit | None) -> None:
        """1 for each own receptor, 2 for each of the others (CY-P03, CY-P04), own first (F-03)."""
        count = len(state.seats)
        each = self._scoring.receptor_own
        for step in range(count):
            seat = (state.seat + step) % count
            answering = (state.seats[seat][COMPLETED] & receptors).bit_count()
            if answering:
                score(state, seat, each * answering, RECEPTORS, emit, name)
            each = self._scoring.receptor_other

    # -- vesicles --------------------------------------------------------------------------------------
    def _detox_or_steroid(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        if action.card != NONE:
            self._complete_from_stock(state, me, action, emit)
        else:
            self._start(state, me, action, LIPID, LIPID, emit)  # CY-V02

    def _start_protein(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        self._start(state, me, action, MRNA, PROTEIN, emit)  # CY-V01

    def _start(
        self, state: State, me: Seat, action: Action, paid: int, loaded: int, emit: Emit | None
    ) -> None:
        """An own disk with n of one resource goes on a vesicle place of the spot's area."""
        me[paid] -= action.n
        me[DISKS] -= 1
        if emit:
            emit(events.Paid(state.seat, vector(paid, action.n), "load"))
        place = self._make_room(state, action, emit)
        load = vector(loaded, action.n)
        state.vesicles[place] = Vesicle(state.seat, load)
        me[VESICLES] |= 1 << place
        state.lying |= 1 << place
        if emit:
            emit(events.VesicleStarted(state.seat, self._place_ids[place], load))

    def _to_golgi(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """An own disk moves here and takes on one carb or lipid (CY-V06)."""
        me[action.add] -= 1
        moving = state.vesicles[action.disk]
        if emit:
            emit(events.Paid(state.seat, vector(action.add), "load"))
        place = self._make_room(state, action, emit)
        state.vesicles[action.disk] = FREE_PLACE  # CY-V15: its place is free at once
        load = list(moving.load)
        load[action.add] += 1
        state.vesicles[place] = Vesicle(state.seat, (load[0], load[1], load[2], load[3], load[4]))
        me[VESICLES] ^= 1 << action.disk | 1 << place
        state.lying ^= 1 << action.disk | 1 << place
        if emit:
            start, end = self._place_ids[action.disk], self._place_ids[place]
            emit(events.VesicleMoved(state.seat, start, end, RESOURCES[action.add]))

    def _make_room(self, state: State, action: Action, emit: Emit | None) -> int:
        """The lowest free place of the spot's area (CY-V15); after a bump the freed one (CY-V10, CY-V11)."""
        if action.bump != NONE:
            bumped = state.vesicles[action.bump]
            self._flow.send_home(state, action.bump)  # CY-V12
            if emit:
                place = self._place_ids[action.bump]
                emit(events.VesicleBumped(bumped.seat, place, bumped.load, state.seat))
                emit(events.Gained(bumped.seat, bumped.load, "bump"))
            return action.bump
        free = self._places_of[action.spot] & ~state.lying
        return (free & -free).bit_length() - 1

    def _release(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """Exocytosis: the disk leaves the cell and completes a card; surplus is lost (CY-V07, CY-V09)."""
        vesicle = state.vesicles[action.disk]
        price = self._t.atp_cost[action.card]
        me[ATP] -= price
        me[DISKS] += 1
        me[VESICLES] ^= 1 << action.disk
        state.lying ^= 1 << action.disk
        state.vesicles[action.disk] = FREE_PLACE
        if emit:
            emit(events.VesicleReleased(state.seat, self._place_ids[action.disk], vesicle.load))
            emit(events.Paid(state.seat, vector(ATP, price), "card"))
        self._complete(state, me, action.card, emit)

    # -- laureates -------------------------------------------------------------------------------------
    def _laureates(self, state: State, me: Seat, action: Action, emit: Emit | None) -> None:
        """The first player marker, for the next round (CY-T06), and 1 ATP or a goal marker (CY-L01)."""
        state.first_player = state.seat
        if emit:
            emit(events.FirstPlayerTaken(state.seat))
        if action.goal == NONE:
            n = self._t.catalog.spots[action.spot].gain[action.take]
            n = self._supply.give(state, me, action.take, n)
            if emit:
                self._tell_gain(state, action.take, n, "marker", emit)
            return
        i = state.goals.index(action.goal)
        marks = state.marks[i]
        state.marks = (*state.marks[:i], (*marks, state.seat), *state.marks[i + 1 :])
        me[MARKERS] -= 1
        self._t.close_goal(state, i)
        name = self._t.catalog.goals[action.goal].id
        if emit:
            emit(events.GoalMarked(state.seat, name, len(marks)))
        if not marks:  # CY-L02
            score(state, state.seat, self._scoring.first_marker, MARKER_POINTS, emit, name)
