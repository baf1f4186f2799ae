"""Why a flask cannot go on a spot in that way: one small check per rule.

A spot named without its choices is answered as a whole: with what stands in the way of every choice, or
else with a code of :data:`INCOMPLETE`, which says that only the choice is missing. So a click on a spot
gets a useful answer, and a spot can be used exactly when its bare placement is legal or incomplete.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from cytosis.engine.errors import Illegal
from cytosis.engine.notation import positions
from cytosis.games.cytosis.actions import NONE, Action, Actions
from cytosis.games.cytosis.catalog import ATP, CARB, LIPID, PROTEIN, RESOURCES, Card, Catalog
from cytosis.games.cytosis.placement import Placement, extra_word, first, missing
from cytosis.games.cytosis.state import (
    DISKS,
    FREE_PLACE,
    FREE_ROW,
    GREY_PRICE,
    HEALTH,
    MARKERS,
    SURPLUS,
    State,
    Vesicle,
)

INCOMPLETE = ("missing_word", "choose_one", "must_bump")
"""Codes that only ask for a choice: the spot itself can be used."""

_COMPLETED_AT: Mapping[str, Callable[[Card], bool]] = {
    "detox_or_steroid": lambda card: card.family == "alcohol_detoxification",
    "enzyme": lambda card: card.family == "enzyme",
    "vesicle_finish": lambda card: bool(card.start),
}
"""Which cards are completed on a kind of spot."""


Check = Callable[[Placement], "Illegal | None"]


class PlacementReasons:
    """Judges placements of own and grey flasks, for one catalog."""

    def __init__(self, catalog: Catalog, actions: Actions) -> None:
        self._catalog = catalog
        self._actions = actions
        self._spot_of = positions(actions.spot_ids)
        self._spots_in = {area.id: area.spots for area in catalog.areas}
        self._area_of = tuple(area.id for area in catalog.areas for _ in range(area.places))
        self._golgi, self._er = self._places()
        self._fitting = {kind: _cards_where(catalog, fits) for kind, fits in _COMPLETED_AT.items()}
        self._checks: dict[str, Check] = {
            "gain": self._collect,
            "exchange": self._collect,
            "convert": self._convert,
            "buy": self._buy,
            "detox_or_steroid": self._detox_or_steroid,
            "vesicle_start": self._start,
            "vesicle_modify": self._modify,
            "vesicle_finish": self._finish,
            "enzyme": self._complete,
            "laureates": self._laureates,
        }

    def _places(self) -> tuple[list[int], list[int]]:
        """The vesicle places where a load is added to, and those where vesicles start."""
        adding = {spot.area for spot in self._catalog.spots if spot.kind == "vesicle_modify"}
        golgi = [place for place, area in enumerate(self._area_of) if area in adding]
        return golgi, [place for place in range(len(self._area_of)) if place not in golgi]

    def why_not(self, state: State, action: Action, paid: int = 0) -> Illegal | None:
        """None for a legal placement, else the reason; ``paid`` ATP are gone before the spot's own cost."""
        grey = action.verb == "grey"
        me = state.seats[state.seat]
        placement = Placement(
            state=state,
            action=action,
            spot=self._catalog.spots[action.spot],
            me=me,
            paid=me[GREY_PRICE] if grey else paid,
        )
        return (
            (self._no_grey_flask(placement) if grey else self._closed(placement))
            or extra_word(placement, ("n",) if self._by_the_piece(placement) else ())
            or self._checks[placement.spot.kind](placement)
        )

    # -- the flask -------------------------------------------------------------------------------------
    def _no_grey_flask(self, p: Placement) -> Illegal | None:
        """Once per turn, while some are left, for its price (CY-G01, CY-G02). Any spot will do (CY-G05)."""
        if p.state.grey_used:
            return Illegal.of("grey_used")
        if not p.state.grey:
            return Illegal.of("no_grey_left")
        if p.me[ATP] < p.paid:
            return Illegal.of("grey_price", price=p.paid, have=p.me[ATP])
        return None

    def _closed(self, p: Placement) -> Illegal | None:
        """An own flask needs a free spot (CY-T03) in an area that is not full (CY-T08)."""
        if self._occupied(p.state, p.spot.id):
            return Illegal.of("spot_taken", spot=p.spot.id)
        for limit in self._catalog.limits:
            if p.spot.id in limit.spots and self._count(p.state, limit.spots) >= limit.most:
                if limit.spots == self._spots_in[p.spot.area]:
                    return Illegal.of("area_full", area=p.spot.area, most=limit.most)
                return Illegal.of("part_full", area=p.spot.area, part=p.spot.part, most=limit.most)
        return None

    def _occupied(self, state: State, spot: str) -> bool:
        return state.spots[self._spot_of[spot]] != 0

    def _count(self, state: State, spots: Iterable[str]) -> int:
        """How many of these spots are occupied, by whatever flask (B-11)."""
        return sum(self._occupied(state, spot) for spot in spots)

    # -- collecting ------------------------------------------------------------------------------------
    def _collect(self, p: Placement) -> Illegal | None:
        """Take what the spot gives, for exactly what it costs (CY-C01, CY-C03, CY-C04, CY-C05)."""
        if self._by_the_piece(p):
            return self._collect_pieces(p)
        return first(p.lacks(resource, need) for resource, need in enumerate(p.spot.pay))

    def _by_the_piece(self, p: Placement) -> bool:
        """A seat with a surplus says how many it takes where each one costs ATP (CY-N04, P-01)."""
        return p.spot.kind == "exchange" and p.spot.pay[ATP] > 0 and p.me[SURPLUS] > 0

    def _collect_pieces(self, p: Placement) -> Illegal | None:
        usual = p.spot.pay[ATP]
        if not p.action.n:
            return p.lacks(ATP, usual) or missing("n")
        if p.action.n > usual + p.me[SURPLUS]:
            return Illegal.of("not_above", most=usual + p.me[SURPLUS])
        return p.lacks(ATP, max(p.action.n, usual)) or (
            Illegal.of("not_below", least=usual) if p.action.n < usual else None
        )

    def _convert(self, p: Placement) -> Illegal | None:
        """At least one, and no more than there are (CY-C02)."""
        return self._lacks_n(p) or (None if p.action.n else missing("n"))

    def _lacks_n(self, p: Placement) -> Illegal | None:
        """The stock does not hold the n that are converted or loaded; without a number: not even one."""
        return p.lacks(RESOURCES.index(p.spot.converts[0]), max(p.action.n, 1))

    # -- cards -----------------------------------------------------------------------------------------
    def _buy(self, p: Placement) -> Illegal | None:
        """The card of the slot for its price; a macromolecule card may be played at once (CY-K01, CY-K04)."""
        card = p.state.row[p.spot.slot]
        if card == NONE:
            return Illegal.of("slot_empty", slot=p.spot.slot + 1)
        if p.action.use != NONE:
            name = self._actions.card_ids[p.action.use]
            if p.action.use != card:
                return Illegal.of("not_in_slot", card=name, slot=p.spot.slot + 1)
            if not any(self._catalog.cards[card].gives):
                return Illegal.of("not_macromolecule", card=name)
        return p.lacks(ATP, self._price(p))

    def _price(self, p: Placement) -> int:
        """An event may make cards cheaper, never below nothing (CY-E03)."""
        if p.me[FREE_ROW]:  # CY-N08
            return 0
        cut = self._catalog.events[p.state.active].price_cut if p.state.active != NONE else 0
        return max(p.spot.pay[ATP] - cut, 0)

    def _complete(self, p: Placement) -> Illegal | None:
        """A card of the hand paid from the stock: enzymes (CY-P01), detox cards (CY-V03)."""
        if p.action.card == NONE:
            return self._none_payable(p) or missing("card")
        return self._wrong_card(p) or self._unpaid(p, p.action.card)

    def _wrong_card(self, p: Placement) -> Illegal | None:
        """The card named is in the hand and of a family that is completed here."""
        name = self._actions.card_ids[p.action.card]
        if p.action.card not in p.hand:
            return Illegal.of("not_in_hand", card=name)
        if p.action.card not in self._fitting[p.spot.kind]:
            return Illegal.of("wrong_card", card=name, spot=p.spot.id)
        return None

    def _unpaid(self, p: Placement, card: int) -> Illegal | None:
        return first(p.lacks(resource, need) for resource, need in enumerate(self._catalog.cards[card].cost))

    def _none_payable(self, p: Placement) -> Illegal | None:
        """No card of the hand can be completed here: there is none, or what the first one lacks."""
        held = self._held(p)
        if not held:
            return Illegal.of("no_matching_card", spot=p.spot.id)
        reasons = [self._unpaid(p, card) for card in held]
        return None if None in reasons else reasons[0]

    def _held(self, p: Placement) -> list[int]:
        """The cards of the hand that belong here."""
        return [card for card in p.hand if card in self._fitting[p.spot.kind]]

    # -- vesicles --------------------------------------------------------------------------------------
    def _detox_or_steroid(self, p: Placement) -> Illegal | None:
        """Either start a vesicle with lipids (CY-V02) or complete a detox card (CY-V03)."""
        detox, steroid = p.action.card != NONE, p.action.n > 0
        if detox and steroid:
            return Illegal.of("choose_one", word="n", other="card")
        if steroid:
            return self._start(p)
        if detox:
            return self._complete(p) if p.action.bump == NONE else Illegal.of("extra_word", word="bump")
        no_start, no_card = self._cannot_start(p), self._none_payable(p)
        if no_start and no_card:
            return no_card if self._held(p) else no_start
        return Illegal.of("choose_one", word="n", other="card")

    def _start(self, p: Placement) -> Illegal | None:
        """A new vesicle with at least one piece on it (CY-V01, CY-V02); no card is asked for (CY-V04)."""
        return self._cannot_start(p) or (None if p.action.n else missing("n")) or self._bump(p)

    def _cannot_start(self, p: Placement) -> Illegal | None:
        """A disk of the own supply (CY-V05) and something to load, before any bump (E-09, E-19)."""
        if not p.me[DISKS]:
            return Illegal.of("no_disk")
        return self._lacks_n(p)

    def _modify(self, p: Placement) -> Illegal | None:
        """Move one own vesicle from the ER here and add exactly one piece (CY-V06)."""
        adds = [RESOURCES.index(name) for name in p.spot.adds]
        if not self._own_vesicles(p, self._er):
            return Illegal.of("no_vesicle", spot=p.spot.id)
        if not any(p.me[resource] for resource in adds):
            return Illegal.of("nothing_to_add")
        if p.action.disk == NONE:
            return missing("disk")
        if p.action.add == NONE:
            return missing("add")
        if p.action.add not in adds:
            return Illegal.of("cannot_add", resource=RESOURCES[p.action.add])
        return self._wrong_disk(p, self._er) or p.lacks(p.action.add, 1) or self._bump(p)

    def _finish(self, p: Placement) -> Illegal | None:
        """A golgi vesicle completes a card that it carries everything for; ATP is paid (CY-V07)."""
        mine = self._own_vesicles(p, self._golgi)
        if not mine:
            return Illegal.of("no_vesicle", spot=p.spot.id)
        if not self._held(p):
            return Illegal.of("no_matching_card", spot=p.spot.id)
        if p.action.disk == NONE or p.action.card == NONE:
            return self._none_finishes(p) or missing("disk" if p.action.disk == NONE else "card")
        return (
            self._wrong_disk(p, self._golgi)
            or self._wrong_card(p)
            or self._small_load(mine[p.action.disk], p.action.card)
            or p.lacks(ATP, self._catalog.cards[p.action.card].cost[ATP])
        )

    def _none_finishes(self, p: Placement) -> Illegal | None:
        """No own vesicle fits any card of the hand, or not even the cheapest such card can be paid."""
        prices = [
            self._catalog.cards[card].cost[ATP]
            for vesicle in self._own_vesicles(p, self._golgi).values()
            for card in self._held(p)
            if not self._small_load(vesicle, card)
        ]
        return p.lacks(ATP, min(prices)) if prices else Illegal.of("no_fitting_vesicle")

    def _small_load(self, vesicle: Vesicle, position: int) -> Illegal | None:
        """The vesicle carries all macromolecules of the card; more does no harm (CY-V08, CY-V09)."""
        card = self._catalog.cards[position]
        for resource in (PROTEIN, LIPID, CARB):
            need, have, name = card.cost[resource], vesicle.load[resource], RESOURCES[resource]
            if have < need:
                return Illegal.of("load_too_small", card=card.id, resource=name, need=need, have=have)
        return None

    def _own_vesicles(self, p: Placement, places: Iterable[int]) -> dict[int, Vesicle]:
        """The acting seat's disks on these places, by place."""
        lying = ((place, p.state.vesicles[place]) for place in places)
        return {place: vesicle for place, vesicle in lying if vesicle.seat == p.state.seat}

    def _wrong_disk(self, p: Placement, places: Collection[int]) -> Illegal | None:
        """The disk named is an own one on one of these places."""
        name, vesicle = self._actions.place_ids[p.action.disk], p.state.vesicles[p.action.disk]
        if vesicle is FREE_PLACE:
            return Illegal.of("place_empty", place=name)
        if vesicle.seat != p.state.seat:
            return Illegal.of("vesicle_not_yours", place=name, seat=vesicle.seat)
        if p.action.disk not in places:
            return Illegal.of("vesicle_elsewhere", place=name, spot=p.spot.id)
        return None

    # -- bumps -----------------------------------------------------------------------------------------
    def _bump(self, p: Placement) -> Illegal | None:
        """A vesicle gives way exactly where all places of the area are full (CY-V13, E-17)."""
        places = [place for place, area in enumerate(self._area_of) if area == p.spot.area]
        full = all(p.state.vesicles[place] is not FREE_PLACE for place in places)
        if not full:
            return None if p.action.bump == NONE else Illegal.of("no_bump_needed", area=p.spot.area)
        if p.action.bump == NONE:
            return Illegal.of("must_bump", area=p.spot.area)
        if self._area_of[p.action.bump] != p.spot.area:
            name = self._actions.place_ids[p.action.bump]
            return Illegal.of("bump_elsewhere", place=name, area=p.spot.area)
        if self._catalog.switches.bump == "highest_health":
            return self._bump_by_health(p)
        return None  # CY-V11: any disk of the area, the own one too (E-12)

    def _bump_by_health(self, p: Placement) -> Illegal | None:
        """The seat with most health among those here gives way, ties to the earliest this round (CY-V10)."""
        lying = enumerate(p.state.vesicles)
        here = {place: v.seat for place, v in lying if self._area_of[place] == p.spot.area}
        order = [(p.state.starter + step) % self._catalog.seats for step in range(self._catalog.seats)]
        present = [seat for seat in order if seat in here.values()]
        owner = max(present, key=lambda seat: p.state.seats[seat][HEALTH])  # the first of equals
        if here[p.action.bump] != owner:
            return Illegal.of("bump_other", place=self._actions.place_ids[p.action.bump], seat=owner)
        return None

    # -- laureates -------------------------------------------------------------------------------------
    def _laureates(self, p: Placement) -> Illegal | None:
        """Either the spot's ATP or a goal marker (CY-L01)."""
        take, goal = p.action.take, p.action.goal
        if (take == NONE) == (goal == NONE):
            return Illegal.of("choose_one", word="take", other="goal")
        if goal != NONE:
            return self._wrong_goal(p)
        return None if p.spot.gain[take] else Illegal.of("cannot_take", resource=RESOURCES[take])

    def _wrong_goal(self, p: Placement) -> Illegal | None:
        """A marker that is left, on a face-up goal with room and without an own one (CY-L02, CY-L03)."""
        name, most = self._actions.goal_ids[p.action.goal], self._catalog.scoring.markers_per_goal
        if p.action.goal not in p.state.goals:
            return Illegal.of("goal_not_up", goal=name)
        marks = p.state.marks[p.state.goals.index(p.action.goal)]
        if p.state.seat in marks:
            return Illegal.of("goal_yours", goal=name)
        if len(marks) >= most:
            return Illegal.of("goal_full", goal=name, most=most)
        if not p.me[MARKERS]:
            return Illegal.of("no_goal_marker")
        return None


def _cards_where(catalog: Catalog, fits: Callable[[Card], bool]) -> tuple[int, ...]:
    return tuple(i for i, card in enumerate(catalog.cards) if fits(card))
