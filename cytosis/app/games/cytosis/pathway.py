"""The way of a card to its points, step by step, as far as its owner may know: for hints on the screen.

A hormone or receptor starts as a vesicle in the ER, takes something on in the Golgi and leaves the cell;
enzymes and detox cards need one visit. Which areas those are, the catalog says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cytosis.games.cytosis.catalog import ATP, NOTHING, RESOURCES, Amounts, Card, Catalog, Spot
from cytosis.games.cytosis.view import VesicleView, View

_ONE_VISIT = {"enzyme": "enzyme", "alcohol_detoxification": "detox_or_steroid"}
"""By family: the kind of spot where such a card is completed straight from the stock."""
_STARTS = ("vesicle_start", "detox_or_steroid")


@dataclass(frozen=True, slots=True)
class Need:
    """A resource that a step takes, and how much of it the seat has."""

    resource: str
    need: int
    have: int

    @property
    def missing(self) -> int:
        """How many are still to be got."""
        return max(self.need - self.have, 0)


@dataclass(frozen=True, slots=True)
class Step:
    """One visit: where, what it takes, and whether it is behind us."""

    area: str
    spots: tuple[str, ...]
    needs: tuple[Need, ...]
    done: bool = False

    @property
    def ready(self) -> bool:
        """Whether nothing is missing for it."""
        return self.done or not any(need.missing for need in self.needs)


@dataclass(frozen=True, slots=True)
class Path:
    """All steps of one card in order; ``place`` is where its vesicle lies, empty while it has none."""

    card: str
    points: int
    steps: tuple[Step, ...]
    place: str = ""


class Pathways:
    """Finds the way of cards and vesicles of the seat whose view it is given."""

    def __init__(self, catalog: Catalog) -> None:
        self._cards = {card.id: card for card in catalog.cards}
        self._spots = catalog.spots

    def of_card(self, name: str, view: View) -> Path | None:
        """The way of a card the viewer holds or could buy; None where it has none."""
        card = self._cards[name]
        stock = view.seats[view.viewer].stock if view.viewer is not None else NOTHING
        if card.family in _ONE_VISIT:
            kind = _ONE_VISIT[card.family]
            return Path(name, card.hp, (self._step(kind, "", card.cost, stock),))
        if not card.start:
            return None
        place, vesicle = self._furthest(card, view)
        return self._path(card, stock, place, vesicle)

    def of_vesicle(self, place: str, view: View) -> list[Path]:
        """The ways of the viewer's cards that the vesicle at that place can serve, most points first."""
        vesicle = _at(place, view)
        if vesicle is None or view.viewer is None or vesicle.seat != view.viewer:
            return []
        me = view.seats[view.viewer]
        cards = [
            self._cards[name] for name in me.hand or () if self._serves(self._cards[name], place, vesicle)
        ]
        found = [self._path(card, me.stock, place, vesicle) for card in cards]
        return sorted(found, key=lambda path: -path.points)

    def chances(self, place: str, view: View) -> list[Path]:
        """The ways of all cards of the game that the vesicle there can become, as everybody may work out."""
        vesicle = _at(place, view)
        if vesicle is None:
            return []
        stock = view.seats[vesicle.seat].stock
        fitting = [card for card in self._cards.values() if self._serves(card, place, vesicle)]
        return [self._path(card, stock, place, vesicle) for card in fitting]

    def best_for(self, area: str, load: Amounts, view: View) -> Card | None:
        """The card of the viewer's hand worth most that a vesicle with that load can become.

        Where a vesicle starts only one that needs just that load: what is too much would be lost.
        """
        place = f"{area}.1"
        vesicle = VesicleView(view.viewer or 0, load)
        fitting = [card for card in self._hand(view) if self._serves(card, place, vesicle)]
        exact = [card for card in fitting if card.start != area or self._started(card) == sum(load)]
        return max(exact, key=lambda card: card.hp, default=None)

    def loads(self, area: str, view: View) -> set[int]:
        """With how much the vesicles of the viewer's cards start in that area."""
        return {self._started(card) for card in self._hand(view) if card.start and card.start == area}

    def _hand(self, view: View) -> list[Card]:
        hand = (view.seats[view.viewer].hand or ()) if view.viewer is not None else ()
        return [self._cards[name] for name in hand]

    def _started(self, card: Card) -> int:
        return card.cost[self._made(card.start)[1]]

    # -- steps ---------------------------------------------------------------------------------------------
    def _path(self, card: Card, stock: Amounts, place: str, vesicle: VesicleView | None) -> Path:
        area = place.partition(".")[0]
        started, moved = vesicle is not None, vesicle is not None and area != card.start
        load = vesicle.load if vesicle is not None else NOTHING
        taken, made = self._made(card.start)
        rest = tuple(0 if i in (ATP, made) else n for i, n in enumerate(card.cost))
        missing = tuple(max(n - load[i], 0) for i, n in enumerate(rest))
        first = _amounts(taken, card.cost[made])
        steps = (
            self._step("", card.start, first, stock, started),
            self._step("vesicle_modify", "", missing, stock, moved),
            self._step("vesicle_finish", "", _amounts(ATP, card.cost[ATP]), stock),
        )
        return Path(card.id, card.hp, steps, place)

    def _step(self, kind: str, area: str, cost: tuple[int, ...], stock: Amounts, done: bool = False) -> Step:
        spots = [spot for spot in self._spots if (spot.kind == kind if kind else _starts(spot, area))]
        needs = tuple(Need(name, n, have) for name, n, have in zip(RESOURCES, cost, stock, strict=True) if n)
        return Step(spots[0].area, tuple(spot.id for spot in spots), needs, done)

    def _made(self, area: str) -> tuple[int, int]:
        """What a start in that area takes and what it loads, by position."""
        taken, made = next(spot.converts for spot in self._spots if _starts(spot, area))
        return RESOURCES.index(taken), RESOURCES.index(made)

    # -- vesicles ------------------------------------------------------------------------------------------
    def _furthest(self, card: Card, view: View) -> tuple[str, VesicleView | None]:
        """The viewer's vesicle that is closest to completing the card."""
        found = [
            (place, vesicle)
            for place, vesicle in _vesicles(view)
            if vesicle.seat == view.viewer and self._serves(card, place, vesicle)
        ]
        found.sort(key=lambda one: one[0].startswith(f"{card.start}."))
        return found[0] if found else ("", None)

    def _serves(self, card: Card, place: str, vesicle: VesicleView) -> bool:
        """Whether nothing stands in the way of completing the card with that vesicle."""
        if not card.start:
            return False
        _, made = self._made(card.start)
        if place.startswith(f"{card.start}."):
            return vesicle.load[made] >= card.cost[made]
        if any(place.startswith(f"{spot.area}.") for spot in self._spots if spot.kind in _STARTS):
            return False  # it lies where the other family starts
        return all(
            load >= n for i, (load, n) in enumerate(zip(vesicle.load, card.cost, strict=True)) if i != ATP
        )


def _starts(spot: Spot, area: str) -> bool:
    return spot.kind in _STARTS and spot.area == area


def _amounts(resource: int, n: int) -> Amounts:
    a, b, c, d, e = (n if i == resource else 0 for i in range(len(RESOURCES)))
    return a, b, c, d, e


def _vesicles(view: View) -> Iterator[tuple[str, VesicleView]]:
    for area, places in view.vesicles.items():
        for i, vesicle in enumerate(places, 1):
            if vesicle is not None:
                yield f"{area}.{i}", vesicle


def _at(place: str, view: View) -> VesicleView | None:
    return next((vesicle for name, vesicle in _vesicles(view) if name == place), None)
