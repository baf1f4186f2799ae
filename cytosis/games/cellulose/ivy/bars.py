"""The bars of Ivy's action cards: whether she can do one, why not, where her markers go, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cytosis.engine.errors import Illegal
from cytosis.engine.rules import Emit
from cytosis.games.cellulose import events
from cytosis.games.cellulose.data.catalog import ATP, CARB, CO2, HORMONE, IVY, PROTEIN, WATER
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.ivy.facts import ANY, OWN, Bar
from cytosis.games.cellulose.ivy.mat import Mat
from cytosis.games.cellulose.state import (
    EMPTY,
    GREY,
    GREY_AT,
    MARKERS,
    OWN_AT,
    SPACES_HP,
    State,
)

Spot: TypeAlias = tuple[int, bool]
"""A space, and whether a grey marker goes there."""

Plan: TypeAlias = tuple[Spot, ...]

WHY = {
    "hand_full": ("most",),
    "none_in_hand": ("type",),
    "no_strategy_yet": (),
    "no_strategy": ("strategy",),
    "xylem_dry": (),
    "no_room": ("area",),
    "double_taken": (),
    "no_pairs": ("times",),
    "wall_full": (),
    "no_carb": (),
    "wall_low": ("least", "points"),
    "two_markers": (),
    "track_end": (),
    "needs_strategy": ("strategy",),
    "not_in_row": ("types",),
}
"""Every reason why a bar fails, with the names of its values."""


class Bars:
    """Tries and does the bars of one catalog."""

    def __init__(self, effects: Effects, mat: Mat) -> None:
        self._e = effects
        self._c = effects.catalog
        self._mat = mat
        spaces = list(enumerate(self._c.spaces))
        self._small = [space.small for _, space in spaces]

        def collecting(kind: int) -> list[int]:
            found = [(space.gain[kind], i) for i, space in spaces if space.gain[kind]]
            return [i for _, i in sorted(found, key=lambda pair: -pair[0])]

        def doing(action: str) -> list[int]:
            return [i for i, space in spaces if space.action == action]

        self._stomata, self._cytoplasm = collecting(CO2), collecting(HORMONE)
        self._ribosome, self._mitochondria = collecting(PROTEIN), collecting(ATP)
        self._xylem, self._wall, self._nucleus = map(doing, ("collect_water", "build_wall", "first_player"))
        sugar = [(space.times, i) for i, space in spaces if space.action == "photosynthesis"]
        self._sugar = [(i, times) for times, i in sorted(sugar, reverse=True)]
        self._slots = {space.slot: i for i, space in spaces if space.action == "take_card"}
        self._growing = {
            track: sorted(
                (i for i in doing("growth") if track in self._c.spaces[i].tracks),
                key=lambda i: len(self._c.spaces[i].tracks),
            )
            for track in ("shoot", "root")
        }
        self._plans: dict[str, Callable[[State, Bar], Plan | Illegal]] = {
            "water": self._plan_water,
            "co2": lambda state, bar: self._at(state, "stomata", self._stomata),
            "lesser": self._plan_lesser,
            "photosynthesis": self._plan_sugar,
            "wall": self._plan_wall,
            "ribosome": lambda state, bar: self._at(state, "ribosome", self._ribosome),
            "mitochondria": lambda state, bar: self._at(state, "mitochondria", self._mitochondria),
            "growth": self._plan_growth,
            "first": lambda state, bar: self._at(state, "nucleus", self._nucleus),
            "take": self._plan_take,
        }
        self._do: dict[str, Callable[[State, Bar, Plan, Emit | None], None]] = {
            "water": self._collect,
            "co2": self._collect,
            "lesser": self._collect,
            "photosynthesis": self._photosynthesis,
            "wall": lambda state, bar, plan, emit: self._e.build(state, IVY, emit),
            "ribosome": self._score,
            "mitochondria": self._score,
            "growth": lambda state, bar, plan, emit: self._mat.grow(state, emit),
            "first": self._first,
            "take": self._take,
        }

    # -- can she -------------------------------------------------------------------------------------------
    def plan(self, state: State, bar: Bar) -> Plan | Illegal:
        """Where her markers would go; or why she cannot (CI-40, CI-52)."""
        return self._condition(state, bar) or self._plans[bar.do](state, bar)

    def _condition(self, state: State, bar: Bar) -> Illegal | None:
        hand, ivy = state.hands[IVY], self._mat.of(state)
        if bar.hand_below and len(hand) >= bar.hand_below:
            return Illegal.of("hand_full", most=bar.hand_below)
        if bar.has and not any(self._c.cards[card].type == bar.has for card in hand):
            return Illegal.of("none_in_hand", type=bar.has)
        own = [self._mat.facts.strategies[i].id for i in ivy.strategies]
        if bar.strategy == ANY and not own:
            return Illegal.of("no_strategy_yet")
        if bar.strategy not in ["", ANY] + own:  # noqa: RUF005  mypyc takes no star here
            return Illegal.of("no_strategy", strategy=bar.strategy)
        return None

    def _room(self, state: State, space: int, grey: bool) -> bool:
        bit = 1 << space
        if self._small[space]:
            return not any((me[OWN_AT] | me[GREY_AT]) & bit for me in state.seats)
        if grey:
            return not any(me[GREY_AT] & bit for me in state.seats)
        return not state.seats[IVY][OWN_AT] & bit

    def _spot(self, state: State, spaces: Sequence[int], used: Spot | None = None) -> Spot | None:
        """The best space with room, with a grey marker where one fits (CI-42)."""
        me = state.seats[IVY]
        for space in spaces:
            for grey in (True, False):
                left = me[GREY if grey else MARKERS] - (used is not None and used[1] == grey)
                if left > 0 and self._room(state, space, grey):
                    return space, grey
        return None

    def _at(self, state: State, area: str, spaces: Sequence[int]) -> Plan | Illegal:
        spot = self._spot(state, spaces)
        return Illegal.of("no_room", area=area) if spot is None else (spot,)

    def _plan_water(self, state: State, bar: Bar) -> Plan | Illegal:
        if not state.water_level:
            return Illegal.of("xylem_dry")
        return self._at(state, "xylem", self._xylem)

    def _plan_lesser(self, state: State, bar: Bar) -> Plan | Illegal:
        """Water if she has less of it or as much, unless the xylem is dry or closed to her (CI-45)."""
        if self._mat.lesser(state) == WATER:
            plan = self._plan_water(state, bar)
            if not isinstance(plan, Illegal):
                return plan
        return self._at(state, "stomata", self._stomata)

    def _plan_sugar(self, state: State, bar: Bar) -> Plan | Illegal:
        """On the space for two if she can, else on the other (CI-46)."""
        me = state.seats[IVY]
        least = self._sugar[0][1] if bar.double else self._sugar[-1][1]
        if not self._e.can_exchange(me, least):
            return Illegal.of("no_pairs", times=least)
        able = [i for i, n in self._sugar if n >= least and self._e.can_exchange(me, n)]
        spot = self._spot(state, able)
        if spot is not None:
            return (spot,)
        return Illegal.of("double_taken") if bar.double else Illegal.of("no_room", area="chloroplast")

    def _plan_wall(self, state: State, bar: Bar) -> Plan | Illegal:
        """The next stone, if it is worth enough (CI-47)."""
        if state.wall >= len(self._c.wall):
            return Illegal.of("wall_full")
        if not state.seats[IVY][CARB]:
            return Illegal.of("no_carb")
        points = self._c.wall[state.wall]
        if points < bar.least:
            return Illegal.of("wall_low", least=bar.least, points=points)
        return self._at(state, "wall", self._wall)

    def _plan_growth(self, state: State, bar: Bar) -> Plan | Illegal:
        """A marker for hormones, one for the growth, and a space to grow to (CI-49)."""
        me = state.seats[IVY]
        if me[MARKERS] + me[GREY] < 2:
            return Illegal.of("two_markers")
        why = self._mat.cannot_grow(state)
        if why is not None:
            return why
        first = self._spot(state, self._cytoplasm)
        if first is None:
            return Illegal.of("no_room", area="cytoplasm")
        second = self._spot(state, self._growing[bar.track], first)
        return Illegal.of("no_room", area="growth") if second is None else (first, second)

    def _plan_take(self, state: State, bar: Bar) -> Plan | Illegal:
        """The leftmost card of the first kind there is, whose space is free (CI-51)."""
        for wanted in bar.types:
            for slot, card in enumerate(state.row):
                if card != EMPTY and self._fits(state, card, wanted):
                    spot = self._spot(state, [self._slots[slot]])
                    if spot is not None:
                        return (spot,)
        return Illegal.of("not_in_row", types=bar.types)

    def _fits(self, state: State, card: int, wanted: str) -> bool:
        facts = self._c.cards[card]
        if wanted == OWN:
            towards = self._mat.facts.moved_by.get(card)
            return facts.type == "specialization" and towards in self._mat.of(state).strategies
        return wanted in (facts.type, facts.id)

    # -- what it does --------------------------------------------------------------------------------------
    def do(self, state: State, bar: Bar, plan: Plan, emit: Emit | None) -> None:
        """Her markers are placed, then the bar is done; nothing is paid but what it names (CI-05)."""
        me = state.seats[IVY]
        for space, grey in plan:
            me[GREY if grey else MARKERS] -= 1
            me[GREY_AT if grey else OWN_AT] |= 1 << space
            if emit:
                emit(events.MarkerPlaced(IVY, self._c.spaces[space].id, grey))
        self._do[bar.do](state, bar, plan, emit)

    def _collect(self, state: State, bar: Bar, plan: Plan, emit: Emit | None) -> None:
        """Always as much, whatever the level or the space; then the level sinks (CI-43, CI-44)."""
        space = self._c.spaces[plan[0][0]]
        water = space.action == "collect_water"
        amounts = [0] * 6
        amounts[WATER if water else CO2] = self._mat.facts.figure("gathered")
        self._e.gain(state, IVY, tuple(amounts), "space", emit)  # type: ignore[arg-type]
        if water:
            self._e.fill(state, IVY, bar.cv, "xylem", emit)
        if water or self._c.scenario.stomata_lower:
            self._e.lower(state, emit)

    def _photosynthesis(self, state: State, bar: Bar, plan: Plan, emit: Emit | None) -> None:
        self._e.exchange(state, IVY, self._c.spaces[plan[0][0]].times, emit)

    def _score(self, state: State, bar: Bar, plan: Plan, emit: Emit | None) -> None:
        """Nothing is taken or paid (CI-48)."""
        self._e.score(state, IVY, bar.hp, SPACES_HP, emit)

    def _first(self, state: State, bar: Bar, plan: Plan, emit: Emit | None) -> None:
        """The First Player marker if she lacks it, and a card (CI-50)."""
        if state.first_player != IVY:
            state.first_player = IVY
            if emit:
                emit(events.FirstPlayerTaken(IVY))
        self._mat.draw(state, self._c.spaces[plan[0][0]].draw, emit)

    def _take(self, state: State, bar: Bar, plan: Plan, emit: Emit | None) -> None:
        slot = self._c.spaces[plan[0][0]].slot
        card = state.row[slot]
        state.row = (*state.row[:slot], EMPTY, *state.row[slot + 1 :])
        if emit:
            emit(events.CardTaken(IVY, self._c.cards[card].id, slot))
        self._mat.gain_card(state, card, emit)
