"""A whole state as plain data and back.

Writing starts from an onlooker's view and fills in what it hides, so the two can never disagree.
Reading trusts the shape: :mod:`.invariants` has checked it before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cytosis.engine.notation import positions
from cytosis.engine.plain import bits, mask_of
from cytosis.engine.rules import Snapshot
from cytosis.games.cytosis.actions import Actions
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.games.cytosis.hooks import Expansion
from cytosis.games.cytosis.scoring import by_health
from cytosis.games.cytosis.state import (
    COMPLETED,
    DISKS,
    FLASKS,
    FREE_PLACE,
    GREY_PRICE,
    GREY_UNIT,
    HAND,
    HEALTH,
    KNOWN,
    MARKERS,
    OTHER,
    POINTS,
    SEAT_SIZE,
    SOURCES,
    VESICLES,
    Seat,
    State,
    Vesicle,
)
from cytosis.games.cytosis.tables import Tables
from cytosis.games.cytosis.view import WITH_RETURNED, Observer


class Snapshots:
    """Writes and reads snapshots of one ruleset."""

    def __init__(
        self, tables: Tables, actions: Actions, observer: Observer, hooks: Sequence[Expansion] = ()
    ) -> None:
        self._t = tables
        self._hooks = tuple(hooks)
        self._observer = observer
        self._card_ids = actions.card_ids
        self._event_ids = tuple(event.id for event in tables.catalog.events)
        self._cards = positions(actions.card_ids)
        self._events = positions(self._event_ids)
        self._goals = positions(actions.goal_ids)
        self._spots = positions(actions.spot_ids)

    # -- writing ---------------------------------------------------------------------------------------
    def write(self, state: State) -> Snapshot:
        """The whole state, hidden things included."""
        data = self._observer.observe(state, None, whole=True).as_dict()
        names = self._card_ids
        for seat, me in zip(data["seats"], state.seats, strict=True):
            seat["hand"] = [names[card] for card in bits(me[HAND])]
        data["deck"] = [names[card] for card in state.deck]
        data["removed"] = [names[card] for card in state.removed]
        data["events"] = [self._event_ids[i] for i in state.events]
        if state.kind in WITH_RETURNED:
            data["pending"]["returned"] = [names[card] for card in state.returned]
        data["rng"] = state.rng
        return data

    # -- reading ---------------------------------------------------------------------------------------
    def read(self, data: Snapshot) -> State:
        """The state of a snapshot whose shape is right; what may be left out gets its default."""
        state = State()
        state.round = data["round"]
        state.starter = data["starter"]
        state.first_player = data["first_player"]
        state.active = self._events[data["active_event"]] if data["active_event"] else -1
        state.past = tuple(self._events[name] for name in data.get("past_events", ()))
        state.events = tuple(self._events[name] for name in data["events"])
        state.row = tuple(-1 if name is None else self._cards[name] for name in data["row"])
        self._t.see_row(state)
        state.deck = self._numbers(data["deck"])
        state.deck_known = mask_of(self._numbers(data.get("deck_known", ())))
        state.discard = self._numbers(data["discard"])
        state.removed = self._numbers(data.get("removed", ()))
        self._read_goals(state, data["goals"])
        boosts = data.get("boosts", {})
        state.boosts = tuple(boosts.get(name, 0) for name in self._t.boost_locations)
        state.grey = data["grey"]
        state.rng = data.get("rng", 0)
        self._read_spots(state, data.get("spots", {}))
        self._read_vesicles(state, data["vesicles"])
        self._read_pending(state, data["pending"])
        state.seats = [self._read_seat(seat, i, state) for i, seat in enumerate(data["seats"])]
        state.by_health = by_health(state)
        self._t.find_open_goals(state)
        for hook in self._hooks:
            hook.read(state, data)
        return state

    def _numbers(self, names: Any) -> tuple[int, ...]:
        return tuple(self._cards[name] for name in names)

    def _read_goals(self, state: State, marks: dict[str, list[int]]) -> None:
        goals = sorted((self._goals[name], tuple(seats)) for name, seats in marks.items())
        state.goals = tuple(goal for goal, _ in goals)
        state.marks = tuple(seats for _, seats in goals)

    def _read_spots(self, state: State, spots: dict[str, list[int | str]]) -> None:
        state.spots = [0] * self._t.spot_count
        for name, flasks in spots.items():
            code = sum(GREY_UNIT if flask == "grey" else int(flask) + 1 for flask in flasks)
            state.spots[self._spots[name]] = code
        state.taken = mask_of(i for i, code in enumerate(state.spots) if code)

    def _read_vesicles(self, state: State, areas: dict[str, list[Any]]) -> None:
        state.vesicles = [FREE_PLACE] * self._t.place_count
        for area, lying in areas.items():
            for place, vesicle in zip(self._t.places[area], lying, strict=True):
                if vesicle is not None:
                    load = tuple(vesicle["load"].get(name, 0) for name in RESOURCES)
                    state.vesicles[place] = Vesicle(vesicle["seat"], load)
        state.lying = mask_of(i for i, vesicle in enumerate(state.vesicles) if vesicle is not FREE_PLACE)

    def _read_pending(self, state: State, pending: Snapshot | None) -> None:
        pending = pending or {"seat": 0, "kind": "over"}
        state.seat = pending["seat"]
        state.kind = pending["kind"]
        state.grey_used = pending.get("grey_used", False)
        state.asked, state.parts = None, ()
        state.todo = _frozen(pending.get("then", []))
        state.returned = self._numbers(pending.get("returned", ()))

    def _read_seat(self, data: Snapshot, seat: int, state: State) -> Seat:
        me = [0] * SEAT_SIZE
        for i, name in enumerate(RESOURCES):
            me[i] = data["stock"][name]
        me[FLASKS] = data["flasks"]
        me[DISKS] = data["disks"]
        me[GREY_PRICE] = self._t.catalog.setup.grey_price
        placed = sum(seat in seats for seats in state.marks)
        me[MARKERS] = self._t.catalog.setup.markers - placed
        me[HAND] = mask_of(self._numbers(data["hand"]))
        me[KNOWN] = mask_of(self._numbers(data.get("known", ())))
        me[COMPLETED] = mask_of(self._numbers(data["completed"]))
        me[VESICLES] = mask_of(i for i, v in enumerate(state.vesicles) if v.seat == seat)
        me[HEALTH] = data["health"]
        points = data.get("points", {})
        for i, name in enumerate(SOURCES):
            me[POINTS + i] = points.get(name, 0)
        me[OTHER] += me[HEALTH] - sum(me[POINTS:SEAT_SIZE])
        return me


def _frozen(value: Any) -> Any:
    """Lists of JSON as the tuples they were."""
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value
