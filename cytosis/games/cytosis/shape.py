"""What a snapshot must look like to be read at all: keys, types, ids and ranges.

Whether the state it describes makes sense is asked afterwards, by :mod:`.invariants`.
"""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.engine.data.shape import MOST_STOCK, counts, integer, integers, mapping, names, one_of, sequence
from cytosis.engine.errors import SnapshotError
from cytosis.engine.rng import STATES
from cytosis.engine.rules import Snapshot
from cytosis.games.cytosis.actions import Actions
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.games.cytosis.hooks import Expansion, joined
from cytosis.games.cytosis.state import SOURCES
from cytosis.games.cytosis.tables import Tables
from cytosis.games.cytosis.waiting import BASE_DECISIONS, NOTHING, Waiting, base_steps

MOST_HEALTH = 9999

REQUIRED = (
    *("round", "rounds", "starter", "first_player", "active_event", "seats", "row", "deck", "discard"),
    *("events", "goals", "vesicles", "grey", "pending"),
)
OPTIONAL = (
    *(
        "game",
        "edition",
        "expansions",
        "options",
        "values",
        "past_events",
        "deck_known",
        "removed",
        "spots",
        "boosts",
        "rng",
    ),
)


class ShapeCheck:
    """Checks snapshots of one ruleset."""

    def __init__(self, tables: Tables, actions: Actions, hooks: Sequence[Expansion] = ()) -> None:
        self._t = tables
        self._hooks = tuple(hooks)
        self._least_health = -MOST_HEALTH if tables.sure_events else 0  # CY-X10
        self._seat_keys = tuple(key for hook in hooks for key in hook.seat_keys())
        self._table_keys = tuple(key for hook in hooks for key in hook.table_keys())
        self._decisions = {
            "keep_cards": ("returned",),
            "start_resources": (),
            "turn": ("grey_used", "returned"),
            **joined(hook.pending_keys() for hook in hooks),
        }
        self._seats = tables.catalog.seats
        self._steps: dict[str, Waiting] = {
            **base_steps(self._seat, tables.catalog.switches.event_before_row),
            **joined(hook.waiting() for hook in hooks),
        }
        self._asked_over = {
            **BASE_DECISIONS,
            **joined(hook.asked_over() for hook in hooks),
        }
        self._cards = actions.card_ids
        self._events = tuple(event.id for event in tables.catalog.events)
        self._goals = actions.goal_ids
        self._spots = actions.spot_ids

    def check(self, data: Snapshot) -> None:
        """Raise SnapshotError at the first thing that cannot be read."""
        mapping(data, "the snapshot", (*REQUIRED, *self._table_keys), OPTIONAL)
        setup = self._t.catalog.setup
        integer(data["round"], "round", 1, setup.events + 1)
        integer(data["rounds"], "rounds", setup.events + 1, setup.events + 1)
        for key in ("starter", "first_player"):
            integer(data[key], key, 0, self._seats - 1)
        if data["active_event"] is not None:
            one_of(data["active_event"], "active_event", self._events)
        for key in ("events", "past_events"):
            names(data.get(key, []), key, self._events)
        for key in ("deck", "discard", "deck_known", "removed"):
            names(data.get(key, []), key, self._cards)
        row = sequence(data["row"], "row", setup.row)
        names([name for name in row if name is not None], "row", self._cards)
        integer(data["grey"], "grey", 0, setup.grey_flasks)
        integer(data.get("rng", 0), "rng", 0, STATES - 1)
        self._check_board(data)
        self._check_pending(data["pending"])
        for i, seat in enumerate(sequence(data["seats"], "seats", self._seats)):
            self._check_seat(seat, f"seats[{i}]")
        for hook in self._hooks:
            hook.check_shape(data)

    def _check_board(self, data: Snapshot) -> None:
        goals = mapping(data["goals"], "goals", (), self._goals)
        for goal, seats in goals.items():
            integers(seats, f"goals.{goal}", 0, self._seats - 1)
        for spot, flasks in mapping(data.get("spots", {}), "spots", (), self._spots).items():
            self._check_spot(flasks, f"spots.{spot}")
        for location, n in mapping(data.get("boosts", {}), "boosts", (), self._t.boost_locations).items():
            integer(n, f"boosts.{location}", 0, MOST_STOCK)
        areas = {area: places for area, places in self._t.places.items() if places}
        for area, lying in mapping(data["vesicles"], "vesicles", tuple(areas), ()).items():
            for i, vesicle in enumerate(sequence(lying, f"vesicles.{area}", len(areas[area]))):
                if vesicle is not None:
                    self._check_vesicle(vesicle, f"vesicles.{area}[{i}]")

    def _check_spot(self, flasks: object, where: str) -> None:
        for i, flask in enumerate(sequence(flasks, where)):
            if flask != "grey":
                self._seat(flask, where)
                if i:  # CY-T03, CY-G05: only grey flasks stack
                    raise SnapshotError(f"{where} has a coloured flask on top of another")

    def _check_vesicle(self, vesicle: object, where: str) -> None:
        data = mapping(vesicle, where, ("seat", "load"), ())
        self._seat(data["seat"], f"{where}.seat")
        counts(data["load"], f"{where}.load", (), RESOURCES)

    def _check_pending(self, pending: object) -> None:
        if pending is None:
            return
        if not isinstance(pending, dict):
            raise SnapshotError("pending must be an object with named values")
        one_of(pending.get("kind"), "pending.kind", self._decisions)
        data = mapping(pending, "pending", ("seat", "kind"), (*self._decisions[pending["kind"]], "then"))
        self._seat(data["seat"], "pending.seat")
        self._check_then(data.get("then", []), data["kind"])
        if not isinstance(data.get("grey_used", False), bool):
            raise SnapshotError("pending.grey_used must be true or false")
        names(data.get("returned", []), "pending.returned", self._cards)

    def _check_then(self, then: object, kind: str) -> None:
        """What goes on by itself: known steps with their arguments, each on what it can lie on."""
        below = NOTHING
        for step in sequence(then, "pending.then"):
            name, *arguments = sequence(step, "a step of pending.then") or [None]
            one_of(name, "pending.then", self._steps)
            waiting = self._steps[name]
            if below not in waiting.over:
                raise SnapshotError(f"pending.then: {name} cannot wait on {below or 'nothing'}")
            if len(arguments) != len(waiting.arguments):
                raise SnapshotError(f"pending.then: {name} needs {len(waiting.arguments)} arguments")
            for check, value in zip(waiting.arguments, arguments, strict=True):
                check(value, f"pending.then: {name}")
            below = name
        if below not in self._asked_over[kind]:
            raise SnapshotError(f"pending.then: {kind} is never asked while {below or 'nothing'} waits")

    def _seat(self, value: object, where: str) -> None:
        integer(value, where, 0, self._seats - 1)

    def _check_seat(self, seat: object, where: str) -> None:
        required = ("health", "stock", "hand", "completed", "flasks", "disks")
        data = mapping(seat, where, (*required, *self._seat_keys), ("points", "known"))
        integer(data["health"], f"{where}.health", self._least_health, MOST_HEALTH)
        counts(data["stock"], f"{where}.stock", RESOURCES, ())
        for key in ("hand", "completed", "known"):
            names(data.get(key, []), f"{where}.{key}", self._cards)
        integer(data["flasks"], f"{where}.flasks", 0, self._t.catalog.setup.flasks)
        integer(data["disks"], f"{where}.disks", 0, self._t.catalog.setup.disks)
        for source, n in mapping(data.get("points", {}), f"{where}.points", (), SOURCES).items():
            integer(n, f"{where}.points.{source}", -MOST_HEALTH, MOST_HEALTH)
