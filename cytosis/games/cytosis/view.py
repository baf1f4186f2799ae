"""What one seat may know of a game: frozen values with ids, built from the state and never leading back.

A view holds neither seed nor deck order. It remembers what was public once: hand cards that were
taken from the row, and discards that were shuffled back into the deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cytosis.engine.data.own import Items, chosen
from cytosis.engine.plain import bits
from cytosis.engine.rules import Snapshot
from cytosis.games.cytosis.actions import Actions
from cytosis.games.cytosis.catalog import ATP, CARB, RESOURCES, Amounts, Catalog
from cytosis.games.cytosis.hooks import Expansion, joined
from cytosis.games.cytosis.state import (
    COMPLETED,
    DISKS,
    FLASKS,
    FREE_PLACE,
    GREY_UNIT,
    HAND,
    HEALTH,
    KNOWN,
    MARKERS,
    OWNER_BITS,
    POINTS,
    SOURCES,
    State,
    Step,
)
from cytosis.games.cytosis.tables import Tables

NOTHING_MORE: Mapping[str, Any] = MappingProxyType({})
WITH_RETURNED = ("keep_cards", "draft")
"""Decisions of the set-up during which cards wait to be shuffled in."""


@dataclass(frozen=True, slots=True)
class VesicleView:
    """A disk on the board."""

    seat: int
    load: Amounts

    def as_dict(self) -> Snapshot:
        """Its part of a snapshot."""
        return {
            "seat": self.seat,
            "load": {name: n for name, n in zip(RESOURCES, self.load, strict=True) if n},
        }


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it; ``hand`` is None where the viewer knows only its size."""

    health: int
    points: Mapping[str, int]
    stock: Amounts
    hand: tuple[str, ...] | None
    hand_count: int
    known: tuple[str, ...]
    completed: tuple[str, ...]
    flasks: int
    disks: int
    markers: int
    more: Mapping[str, Any]  # what expansions add

    @property
    def total(self) -> int:
        """Its points now: its health."""
        return self.health

    def as_dict(self) -> Snapshot:
        """Its part of a snapshot."""
        return {
            "health": self.health,
            "points": dict(self.points),
            "stock": dict(zip(RESOURCES, self.stock, strict=True)),
            "hand": self.hand_count if self.hand is None else list(self.hand),
            "known": list(self.known),
            "completed": list(self.completed),
            "flasks": self.flasks,
            "disks": self.disks,
            **deepcopy(dict(self.more)),
        }


@dataclass(frozen=True, slots=True)
class PendingView:
    """The pending decision, as all seats know it."""

    seat: int
    kind: str
    grey_used: bool
    returned: int  # set-up: how many cards wait to be shuffled back
    then: tuple[Step, ...]  # what goes on by itself afterwards
    more: Mapping[str, Any]  # what expansions add

    def as_dict(self) -> Snapshot:
        """Its part of a snapshot."""
        data: Snapshot = {"seat": self.seat, "kind": self.kind}
        if self.kind == "turn":
            data["grey_used"] = self.grey_used
        if self.kind in WITH_RETURNED:
            data["returned"] = self.returned
        data.update(deepcopy(dict(self.more)))
        if self.then:
            data["then"] = _listed(self.then)
        return data


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (None: an onlooker) may know it."""

    viewer: int | None
    game: str
    edition: str
    expansions: tuple[str, ...]
    options: Mapping[str, Any]
    values: Items
    round: int
    rounds: int
    starter: int
    first_player: int
    active_event: str | None
    past_events: tuple[str, ...]
    seats: tuple[SeatView, ...]
    row: tuple[str | None, ...]
    deck: int
    deck_known: tuple[str, ...]
    discard: tuple[str, ...]
    removed: int
    events: int
    goals: Mapping[str, tuple[int, ...]]
    spots: Mapping[str, tuple[int | str, ...]]  # the occupied ones: seats and "grey", in order
    boosts: Mapping[str, int]
    vesicles: Mapping[str, tuple[VesicleView | None, ...]]
    grey: int
    pending: PendingView | None
    more: Mapping[str, Any]  # what expansions add

    @property
    def ruleset(self) -> Snapshot:
        """What is played, as a ruleset writes itself."""
        return chosen(self.game, self.edition, self.expansions, self.options, self.values)

    def as_dict(self) -> Snapshot:
        """The keys of a snapshot, with counts in place of hidden lists; no generator, no seed."""
        return {
            **self.ruleset,
            "round": self.round,
            "rounds": self.rounds,
            "starter": self.starter,
            "first_player": self.first_player,
            "active_event": self.active_event,
            "past_events": list(self.past_events),
            "seats": [seat.as_dict() for seat in self.seats],
            "row": list(self.row),
            "deck": self.deck,
            "deck_known": list(self.deck_known),
            "discard": list(self.discard),
            "removed": self.removed,
            "events": self.events,
            "goals": {goal: list(seats) for goal, seats in self.goals.items()},
            "spots": {spot: list(flasks) for spot, flasks in self.spots.items()},
            "boosts": dict(self.boosts),
            "vesicles": {
                area: [None if vesicle is None else vesicle.as_dict() for vesicle in places]
                for area, places in self.vesicles.items()
            },
            "grey": self.grey,
            "pending": None if self.pending is None else self.pending.as_dict(),
            **deepcopy(dict(self.more)),
        }


class Observer:
    """Builds views of one ruleset's states."""

    def __init__(
        self,
        tables: Tables,
        actions: Actions,
        options: Mapping[str, Any],
        hooks: Sequence[Expansion] = (),
        values: Items = (),
    ) -> None:
        self._t = tables
        self._values = values
        self._hooks = tuple(hooks)
        self._catalog: Catalog = tables.catalog
        self._options = MappingProxyType(dict(options))
        self._cards = actions.card_ids
        self._spots = actions.spot_ids
        self._events = tuple(event.id for event in tables.catalog.events)
        self._goals = actions.goal_ids

    def observe(self, state: State, viewer: int | None, whole: bool = False) -> View:
        """What that seat may know now; ``whole`` keeps nothing of the expansions' parts back."""
        return View(
            viewer=viewer,
            game=self._catalog.game,
            edition=self._catalog.edition,
            expansions=self._catalog.expansions,
            options=self._options,
            values=self._values,
            round=state.round,
            rounds=self._catalog.setup.events + 1,
            starter=state.starter,
            first_player=state.first_player,
            active_event=self._events[state.active] if state.active >= 0 else None,
            past_events=tuple(self._events[i] for i in state.past),
            seats=tuple(self._seat(state, seat, viewer, whole) for seat in range(len(state.seats))),
            row=tuple(self._cards[card] if card >= 0 else None for card in state.row),
            deck=len(state.deck),
            deck_known=self._named(state.deck_known),
            discard=tuple(self._cards[card] for card in state.discard),
            removed=len(state.removed),
            events=len(state.events),
            goals=MappingProxyType(
                {self._goals[g]: marks for g, marks in zip(state.goals, state.marks, strict=True)}
            ),
            spots=self._taken(state),
            boosts=self._boosts(state),
            vesicles=self._vesicles(state),
            grey=state.grey,
            pending=self._pending(state, viewer, whole),
            more=self._more(hook.table_data(state) for hook in self._hooks),
        )

    def _taken(self, state: State) -> Mapping[str, tuple[int | str, ...]]:
        return MappingProxyType({self._spots[i]: _flasks(code) for i, code in enumerate(state.spots) if code})

    def _boosts(self, state: State) -> Mapping[str, int]:
        return MappingProxyType(
            {name: n for name, n in zip(self._t.boost_locations, state.boosts, strict=True) if n}
        )

    def _more(self, parts: Iterable[Snapshot]) -> Mapping[str, Any]:
        if not self._hooks:
            return NOTHING_MORE
        return MappingProxyType(joined(parts))

    def _pending(self, state: State, viewer: int | None, whole: bool) -> PendingView | None:
        if state.kind == "over":
            return None
        more = self._more(hook.pending_data(state, viewer, whole) for hook in self._hooks)
        return PendingView(state.seat, state.kind, state.grey_used, len(state.returned), state.todo, more)

    def _seat(self, state: State, seat: int, viewer: int | None, whole: bool) -> SeatView:
        me, own = state.seats[seat], seat == viewer
        return SeatView(
            health=me[HEALTH],
            points=MappingProxyType(
                {name: me[POINTS + i] for i, name in enumerate(SOURCES) if me[POINTS + i]}
            ),
            stock=tuple(me[ATP : CARB + 1]),  # type: ignore[arg-type]
            hand=self._named(me[HAND]) if own else None,
            hand_count=me[HAND].bit_count(),
            known=self._named(me[KNOWN]),
            completed=self._named(me[COMPLETED]),
            flasks=me[FLASKS],
            disks=me[DISKS],
            markers=me[MARKERS],
            more=self._more(hook.seat_data(state, seat, viewer, whole) for hook in self._hooks),
        )

    def _vesicles(self, state: State) -> Mapping[str, tuple[VesicleView | None, ...]]:
        areas: dict[str, tuple[VesicleView | None, ...]] = {}
        for area, places in self._t.places.items():
            if places:
                lying = (state.vesicles[place] for place in places)
                areas[area] = tuple(None if v is FREE_PLACE else VesicleView(v.seat, v.load) for v in lying)
        return MappingProxyType(areas)

    def _named(self, mask: int) -> tuple[str, ...]:
        return tuple(self._cards[card] for card in bits(mask))


def _flasks(code: int) -> tuple[int | str, ...]:
    """The flasks on a spot, in order of placing: a coloured one always came first."""
    owner = code & OWNER_BITS
    grey = ("grey",) * (code // GREY_UNIT)
    return (owner - 1, *grey) if owner else grey


def _listed(value: Any) -> Any:
    """Tuples as the lists that JSON has."""
    return [_listed(item) for item in value] if isinstance(value, tuple) else value
