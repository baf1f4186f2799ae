"""Every legal action of a decision, in the order of the data."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from cytosis.engine.plain import bits, mask_of
from cytosis.games.cellulose.actions import Action, Actions
from cytosis.games.cellulose.data.catalog import CARB, CO2, NOTHING, WATER, Amounts, Space
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.flow import BOTH, Flow
from cytosis.games.cellulose.state import EMPTY, GREY, GREY_AT, MARKERS, OWN_AT, ROOT, SHOOT, Seat, State

_FORGET_AT: Final = 20_000


class LegalMoves:
    """The legal actions of one catalog."""

    def __init__(self, effects: Effects, actions: Actions, flow: Flow) -> None:
        self._e = effects
        self._c = effects.catalog
        self._a = actions
        self._flow = flow
        spaces = self._c.spaces
        self._small = mask_of(i for i, space in enumerate(spaces) if space.small)
        self._all = (1 << len(spaces)) - 1
        self._alone = [[actions.place(grey, i) for i in range(len(spaces))] for grey in (False, True)]
        self._prepare_plain_spaces()
        self._prepare_growth()
        self._simple: dict[tuple[bool, int], list[Action]] = {}
        self._xylems: dict[tuple[bool, int, int], list[Action]] = {}
        self._plays: dict[bytes, tuple[tuple[Action, Amounts], ...]] = {}
        self._grown: dict[tuple[int, ...], list[Action]] = {}
        self._done, self._no = actions.bare("done"), actions.bare("no")

    def _doing(self, action: str) -> list[tuple[int, Space]]:
        """The spaces of one action, each with its position."""
        return [(i, space) for i, space in enumerate(self._c.spaces) if space.action == action]

    def _prepare_plain_spaces(self) -> None:
        """Spaces without choices, and what makes each of them possible."""
        collect = self._doing("collect")
        self._free = mask_of(i for i, space in collect if space.cost == NOTHING)
        self._for_carb = mask_of(i for i, space in collect if space.cost[CARB])
        self._wall = mask_of(i for i, _ in self._doing("build_wall"))
        self._slots = [(1 << i, space.slot) for i, space in self._doing("take_card")]
        needs = dict.fromkeys(bits(self._free | self._for_carb | self._wall), (0, 0))
        once_water, once_co2 = self._c.figure("exchange_water"), self._c.figure("exchange_co2")
        for i, space in self._doing("photosynthesis"):
            needs[i] = (once_water * space.times, once_co2 * space.times)
        for i, space in [*self._doing("first_player"), *self._doing("take_card")]:
            needs[i] = (0, space.cost[CO2])
        self._most = max(max(need) for need in needs.values())
        self._by_water, self._by_co2 = (
            tuple(
                mask_of(i for i, need in needs.items() if need[which] <= held)
                for held in range(self._most + 1)
            )
            for which in (0, 1)
        )

    def _prepare_growth(self) -> None:
        """The spaces with choices, and how much of which resources can matter for growing."""
        self._xylem = self._doing("collect_water")[0][0]
        self._growths = self._doing("growth")
        self._growth = mask_of(i for i, _ in self._growths)
        costs = [node.cost for node in self._c.nodes] + [space.cost for _, space in self._growths]
        costs += [node.action.cost for node in self._c.nodes if node.action is not None]
        self._for_growth = [i for i in range(len(NOTHING)) if any(cost[i] for cost in costs)]
        self._enough = 2 * max(map(max, costs))
        water, co2, protein, carb, hormone, atp = map(
            min, zip(*(space.cost for _, space in self._growths), strict=True)
        )
        self._least_for_growth: Amounts = (water, co2, protein, carb, hormone, atp)

    # -- placing -------------------------------------------------------------------------------------------
    def turn(self, state: State) -> list[Action]:
        """Any marker on any space whose action can be carried out in full; a pass where there is none."""
        me = state.seats[state.seat]
        found = self.placements(state, state.seat, False) if me[MARKERS] else []
        if me[GREY]:
            found = found + self.placements(state, state.seat, True)
        return found or [self._a.bare("pass")]

    def placements(self, state: State, seat: int, grey: bool) -> list[Action]:
        """Every placement of one colour."""
        me = state.seats[seat]
        own = greys = 0
        for other in state.seats:
            own |= other[OWN_AT]
            greys |= other[GREY_AT]
        taken = (own | greys) & self._small | (greys if grey else me[OWN_AT])
        free = self._all & ~taken
        can = free & self._possible(state, seat)
        key = (grey, can)
        found = self._simple.get(key)
        if found is None:
            if len(self._simple) > _FORGET_AT:
                self._simple.clear()
            alone = self._alone[grey]
            found = self._simple[key] = [alone[space] for space in bits(can)]
        if free >> self._xylem & 1 and state.water_level:
            found = found + self._at_xylem(state, seat, grey)
        return found + self._growing(me, free & self._growth, grey)

    def _growing(self, me: Seat, free: int, grey: bool) -> list[Action]:
        """Every growth on the free spaces, remembered by all that it depends on."""
        if not free or not self._e.has(me, self._least_for_growth):
            return []
        key = (grey, free, me[SHOOT], me[ROOT], *(min(me[i], self._enough) for i in self._for_growth))
        found = self._grown.get(key)
        if found is None:
            if len(self._grown) > _FORGET_AT:
                self._grown.clear()
            found = self._grown[key] = [
                self._a.place(grey, i, bonus=bonus, to=to)
                for i, space in self._growths
                if free >> i & 1 and self._e.has(me, space.cost)
                for bonus, to in self._e.steps(me, space.tracks, space.cost)
            ]
        return found

    def _possible(self, state: State, seat: int) -> int:
        """The spaces without choices whose action could be carried out (CD-09)."""
        me, most = state.seats[seat], self._most
        water, co2 = me[WATER], me[CO2]
        can = self._by_water[water if water < most else most] & self._by_co2[co2 if co2 < most else most]
        if not me[CARB]:
            can &= ~(self._for_carb | self._wall)
        elif state.wall >= len(self._c.wall):
            can &= ~self._wall
        if EMPTY in state.row:
            for bit, slot in self._slots:
                if state.row[slot] == EMPTY:
                    can &= ~bit
        return can

    def _at_xylem(self, state: State, seat: int, grey: bool) -> list[Action]:
        """How much of the Water goes to the own region (CD-14); at the bottom nobody asks (CD-15)."""
        told = self._c.scenario
        extra = told.filter
        if extra and not self._e.has(state.seats[seat], told.filter_cost):
            extra = 0
        key = (grey, state.water_level, extra)
        if key not in self._xylems:
            self._xylems[key] = self._of_xylem(*key)
        return self._xylems[key]

    def _of_xylem(self, grey: bool, level: int, extra: int) -> list[Action]:
        most = self._c.figure("xylem_vacuole")
        found = [self._a.place(grey, self._xylem, cv) for cv in range(min(most, level) + 1)]
        if extra:
            found += [
                self._a.place(grey, self._xylem, cv, True) for cv in range(min(most, level + extra) + 1)
            ]
        return found

    # -- everything else -----------------------------------------------------------------------------------
    def sunrise(self, state: State) -> list[Action]:
        """Banners still to be taken, the exchange they allow, Enzymes, or enough of it."""
        left, exchanges, uses = state.asked
        found = [self._a.collect(track) for track in range(2) if left >> track & 1]
        if exchanges and self._e.can_exchange(state.seats[state.seat]):
            found.append(self._a.bare("exchange"))
        if uses:
            found += self._activations(state, state.played[state.seat], False)
        return [*found, self._done]

    def _activations(self, state: State, among: bytes, free: bool) -> list[Action]:
        cards = self._flow.activatable(state, state.seat, among, free)
        return [self._a.with_card("activate", card) for card in cards]

    def card(self, state: State) -> list[Action]:
        """Any card of the hand that can be paid."""
        me = state.seats[state.seat]
        hand, has = state.hands[state.seat], self._e.has
        held = self._plays.get(hand)
        if held is None:
            if len(self._plays) > _FORGET_AT:
                self._plays.clear()
            cards = sorted(set(hand))
            plays = [(self._a.with_card("play", card), self._c.cards[card].cost) for card in cards]
            held = self._plays[hand] = tuple(plays)
        return [*[action for action, cost in held if has(me, cost)], self._done]

    def exchange(self, state: State) -> list[Action]:
        """Photosynthesis, or not."""
        return [self._a.bare("exchange"), self._no]

    def build(self, state: State) -> list[Action]:
        """A stone for the wall, or not."""
        return [self._a.bare("build"), self._no]

    def grow(self, state: State) -> list[Action]:
        """Any step that can be paid, or none."""
        steps = self._e.steps(state.seats[state.seat], BOTH, NOTHING)
        return [*(self._a.grow(bonus, to) for bonus, to in steps), self._no]

    def activate(self, state: State) -> list[Action]:
        """Any Enzyme not yet used for this card, or enough of it."""
        among, free = state.asked
        return [*self._activations(state, bytes(among), free), self._done]

    def starch(self, state: State) -> list[Action]:
        """Draw and discard, or neither."""
        return [self._a.bare("draw"), self._no]

    def discard(self, state: State) -> list[Action]:
        """So many cards of the hand."""
        chosen = dict.fromkeys(combinations(state.hands[state.seat], state.asked[0]))
        return [self._a.discard(cards) for cards in chosen]

    def reclaim(self, state: State) -> list[Action]:
        """Any marker this seat placed, or none."""
        me = state.seats[state.seat]
        own = [self._a.reclaim(space, False) for space in bits(me[OWN_AT])]
        return [*own, *(self._a.reclaim(space, True) for space in bits(me[GREY_AT])), self._no]

    def embryo(self, state: State) -> list[Action]:
        """The marker just taken back, at once, or later."""
        return [*self.placements(state, state.seat, state.asked[0]), self._no]

    def placeable(self, state: State, seat: int, grey: bool) -> bool:
        """Whether a marker of that colour could be placed."""
        return bool(self.placements(state, seat, grey))
