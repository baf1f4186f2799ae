"""A catalog turned into positions and bit masks, so that rules compute instead of looking up.

Everything here follows from the catalog; nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cytosis.engine.notation import positions
from cytosis.engine.plain import mask_of
from cytosis.games.cytosis.catalog import ATP, RESOURCES, Amounts, Card, Catalog
from cytosis.games.cytosis.state import MARKERS, OPEN_GOALS, State
from cytosis.games.cytosis.supply import Supply

_MORE_THAN_ANYONE_HOLDS = 512
"""Tables by amount held are this long, so that looking up needs no limit."""

Pairs = tuple[tuple[int, int], ...]
"""(resource, amount) for the amounts that are not zero."""


def pairs(amounts: Amounts) -> Pairs:
    """The non-zero entries of a vector."""
    return tuple((resource, n) for resource, n in enumerate(amounts) if n)


@lru_cache(maxsize=1024)
def loaded(load: Amounts) -> Pairs:
    """The same of what a vesicle carries, which is asked again and again."""
    return pairs(load)


def padded(by_amount: Sequence[int]) -> tuple[int, ...]:
    """By amount held: what holds for the last one given holds for all larger amounts."""
    return (*by_amount, *[by_amount[-1]] * (_MORE_THAN_ANYONE_HOLDS - len(by_amount)))


@lru_cache(maxsize=1024)
def vector(resource: int, n: int = 1) -> Amounts:
    """``n`` of one resource as a vector."""
    return tuple(n if r == resource else 0 for r in range(len(RESOURCES)))  # type: ignore[return-value]


def mask_where(chosen: Iterable[object]) -> int:
    """The mask of the positions at which something true stands."""
    return mask_of(i for i, fits in enumerate(chosen) if fits)


def masks(names: Iterable[str]) -> dict[str, int]:
    """By name, the mask of the positions at which it stands."""
    found: dict[str, int] = {}
    for i, name in enumerate(names):
        found[name] = found.get(name, 0) | 1 << i
    return found


class Tables:
    """Positions and masks of one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.supply = Supply(catalog)
        self._spots()
        self._places()
        self._cards()
        self._costs()
        self._events()

    def _spots(self) -> None:
        spots = self.catalog.spots
        self.spot_count = len(spots)
        self.all_spots = (1 << len(spots)) - 1
        self.pay = tuple(pairs(spot.pay) for spot in spots)
        self.gain = tuple(pairs(spot.gain) for spot in spots)
        self.price = tuple(spot.pay[ATP] for spot in spots)
        self.slot = tuple(spot.slot for spot in spots)
        self.by_kind: dict[str, tuple[int, ...]] = {}
        for i, spot in enumerate(spots):
            self.by_kind[spot.kind] = (*self.by_kind.get(spot.kind, ()), i)
        self._spots_by_kind()

    def _spots_by_kind(self) -> None:
        spots = self.catalog.spots
        self.slots = tuple((1 << i, spots[i].slot) for i in self.by_kind["buy"])
        self.plain = mask_of(i for kind in ("gain", "exchange", "buy") for i in self.by_kind[kind])
        number = positions(spot.id for spot in spots)
        self.limits = tuple(
            (mask_of(number[name] for name in limit.spots), limit.most) for limit in self.catalog.limits
        )

    def _places(self) -> None:
        """Vesicle places are numbered area after area; ``places[area]`` is an area's range."""
        self.places: dict[str, range] = {}
        count = 0
        for area in self.catalog.areas:
            self.places[area.id] = range(count, count + area.places)
            count += area.places
        self.place_count = count
        areas = {area.id: area for area in self.catalog.areas}
        self.boost_locations = tuple(dict.fromkeys(e.location for e in self.catalog.events if e.location))
        number = positions(self.boost_locations)
        self.boost_of = tuple(number.get(areas[spot.area].boost, -1) for spot in self.catalog.spots)
        self.boost_gives = tuple(
            next(pairs(e.adds)[0][0] for e in self.catalog.events if e.location == name)
            for name in self.boost_locations
        )

    def _cards(self) -> None:
        cards = self.catalog.cards
        self.families = masks(card.family for card in cards)
        self.all_cards = (1 << len(cards)) - 1
        self.enzymes = self.families["enzyme"]
        self.detox = self.families["alcohol_detoxification"]
        self.resolved = mask_where(card.strain for card in cards)  # never held
        self.usable = mask_where(any(card.gives) for card in cards)
        self.by_vesicle = mask_where(card.start for card in cards)
        self.receptors = tuple(self.families[card.receives] if card.receives else 0 for card in cards)
        self.colours = tuple(mask for name, mask in masks(card.colour for card in cards).items() if name)

    def _costs(self) -> None:
        cards = self.catalog.cards
        self.cost = tuple(pairs(card.cost) for card in cards)
        self.atp_cost = tuple(card.cost[ATP] for card in cards)
        self.losses = tuple(_losses(event.loses) for event in self.catalog.events)
        self.load_needed = tuple(_without_atp(card) for card in cards)

    def _events(self) -> None:
        events = self.catalog.events
        self.price_cut = (*(event.price_cut for event in events), 0)  # [-1]: no event is active
        copies = [i for i, event in enumerate(events) for _ in range(event.copies)]
        self.event_deck = tuple(i for i in copies if not events[i].attack)
        self.sure_events = tuple(i for i in copies if events[i].attack)
        numbers = positions(goal.id for goal in self.catalog.goals)
        self.goals_apart = tuple(numbers[name] for name in self.catalog.setup.goals_apart)

    def see_row(self, state: State) -> None:
        """Note at which card spots no card lies, and at which one that can be used at once."""
        state.empty, state.usable = self.row_masks(state.row)

    def row_masks(self, row: tuple[int, ...]) -> tuple[int, int]:
        """Masks of the card spots whose slot holds no card, and of those that hold a macromolecule card."""
        empty = usable = 0
        for spot, slot in self.slots:
            card = row[slot]
            if card < 0:
                empty |= spot
            elif self.usable >> card & 1:
                usable |= spot
        return empty, usable

    def find_open_goals(self, state: State) -> None:
        """Note for every seat which goals can still take one of its markers (CY-L02, CY-L03)."""
        most = self.catalog.scoring.markers_per_goal
        goals = tuple(zip(state.goals, state.marks, strict=True))
        for seat, me in enumerate(state.seats):
            open_to = mask_of(goal for goal, seats in goals if len(seats) < most and seat not in seats)
            me[OPEN_GOALS] = open_to if me[MARKERS] else 0

    def close_goal(self, state: State, i: int) -> None:
        """The same after the pending seat marked that goal: it is closed to the seat, or to all."""
        me, seats = state.seats[state.seat], state.seats
        closed = ~(1 << state.goals[i])
        me[OPEN_GOALS] = me[OPEN_GOALS] & closed if me[MARKERS] else 0
        if len(state.marks[i]) >= self.catalog.scoring.markers_per_goal:
            for other in seats:
                other[OPEN_GOALS] &= closed

    def affordable(self, cards: int, resource: int) -> tuple[int, ...]:
        """By amount held, the mask of those cards whose cost in this resource is covered."""
        costs = [card.cost[resource] for card in self.catalog.cards]
        most = max((costs[i] for i in range(len(costs)) if cards >> i & 1), default=0)
        return tuple(
            mask_of(i for i in range(len(costs)) if cards >> i & 1 and costs[i] <= held)
            for held in range(most + 1)
        )


def _losses(loses: Pairs) -> tuple[int, ...]:
    """By amount held, how many of a kind are lost."""
    most = max((least for least, _ in loses), default=0)
    return padded([max((n for least, n in loses if held >= least), default=0) for held in range(most + 1)])


def _without_atp(card: Card) -> Pairs:
    """What the vesicle must carry: the card's cost without the ATP paid at exocytosis."""
    return tuple((resource, n) for resource, n in pairs(card.cost) if resource != ATP)
