"""States as plain data and back; what cannot be is refused with the reason."""

from __future__ import annotations

from typing import Any

from cytosis.engine.data.shape import integer, mapping, names, one_of, sequence
from cytosis.engine.errors import SnapshotError
from cytosis.engine.notation import positions
from cytosis.engine.rng import STATES
from cytosis.engine.rules import Snapshot
from cytosis.games.cellulose.actions import Actions
from cytosis.games.cellulose.data.catalog import IVY, RESOURCES, TRACKS, Catalog
from cytosis.games.cellulose.ivy import snapshot as hers
from cytosis.games.cellulose.state import (
    EMPTY,
    GREY,
    GREY_AT,
    HP,
    MARKERS,
    OTHER_HP,
    OVER,
    OWN_AT,
    POINTS,
    ROOT,
    SEAT_SIZE,
    SHOOT,
    SOURCES,
    TRACK,
    VACUOLE,
    State,
)
from cytosis.games.cellulose.steps import StepCheck, usual
from cytosis.games.cellulose.view import PENDING, Observer

MOST = 9999
MOST_ROUNDS = 99
PHASES = ("sunrise", "daytime", "evening", "final")

_RULESET = ("game", "edition", "expansions", "options", "values")
_KEYS = (
    *("round", "phase", "starter", "first_player", "seats", "row", "deck", "discard", "water_level", "wall"),
    *("reward_grey", "pending"),
)
_SEAT = (*("hp", "stock", "markers", "grey", "hand", "played", "shoot", "root", "vacuole", "track"),)


class Snapshots:
    """Writes and reads the snapshots of one ruleset."""

    def __init__(self, catalog: Catalog, actions: Actions, observer: Observer) -> None:
        self._c = catalog
        self._observer = observer
        self._ids = actions.card_ids
        self._cards = positions(actions.card_ids)
        self._spaces = positions(actions.space_ids)
        self._nodes = positions(node.id for node in catalog.nodes)
        self._steps = StepCheck(catalog)

    def write(self, state: State) -> Snapshot:
        """The whole state as plain JSON data."""
        data = self._observer.observe(state, None, whole=True).as_dict()
        return {**data, "deck": [self._ids[card] for card in state.deck], "rng": state.rng}

    # -- reading -------------------------------------------------------------------------------------------
    def read(self, data: Snapshot) -> State:
        """The state of a snapshot whose shape is right; SnapshotError where it is not."""
        self._check(data)
        return self.build(data)

    def build(self, data: Snapshot) -> State:
        """The state of data of the right shape."""
        state = State.__new__(State)
        state.round, state.phase = data["round"], data["phase"]
        state.starter, state.first_player = data["starter"], data["first_player"]
        self._read_pending(state, data["pending"])
        seats = data["seats"]
        state.seats = [self._seat(seat) for seat in seats]
        state.hands = [self._sorted(seat["hand"]) for seat in seats]
        state.known = [self._sorted(seat.get("known", ())) for seat in seats]
        state.played = [self._ordered(seat["played"]) for seat in seats]
        self._read_ivy(state, data.get("ivy"))
        self._read_markers(state, data.get("spaces", {}))
        state.row = tuple(EMPTY if name is None else self._cards[name] for name in data["row"])
        state.deck, state.discard = self._ordered(data["deck"]), self._ordered(data["discard"])
        state.water_level, state.wall = data["water_level"], data["wall"]
        state.reward_grey = data["reward_grey"]
        state.rng = data.get("rng", 0)
        return state

    def _read_markers(self, state: State, spaces: dict[str, list[Any]]) -> None:
        for space, lying in spaces.items():
            for seat, colour in lying:
                whose = IVY if seat == "ivy" else seat
                state.seats[whose][OWN_AT if colour == "own" else GREY_AT] |= 1 << self._spaces[space]

    def _read_ivy(self, state: State, data: Snapshot | None) -> None:
        """She is the last of the seats, hands and cards played."""
        state.ivy = None
        if self._c.ivy is not None and data is not None:
            state.ivy = hers.read(data, self._c.ivy)
            state.ivy.enzymes = self._ordered(data["enzymes"])
            state.seats.append(hers.record(data))
            state.hands.append(self._ordered(data["hand"]))
            state.known.append(b"")
            state.played.append(self._ordered(data["played"]))

    def _ordered(self, cards: Any) -> bytes:
        return bytes(self._cards[name] for name in cards)

    def _sorted(self, cards: Any) -> bytes:
        return bytes(sorted(self._cards[name] for name in cards))

    def _seat(self, data: Snapshot) -> list[int]:
        me = [0] * SEAT_SIZE
        for i, name in enumerate(RESOURCES):
            me[i] = data["stock"][name]
        me[HP], me[MARKERS], me[GREY] = data["hp"], data["markers"], data["grey"]
        me[SHOOT], me[ROOT] = self._nodes[data["shoot"]], self._nodes[data["root"]]
        me[VACUOLE], me[TRACK] = data["vacuole"], data["track"]
        for i, name in enumerate(SOURCES):
            me[POINTS + i] = data.get("points", {}).get(name, 0)
        me[OTHER_HP] += me[HP] - sum(me[POINTS : POINTS + len(SOURCES)])
        return me

    def _read_pending(self, state: State, pending: Snapshot | None) -> None:
        if pending is None:
            state.kind, state.seat = OVER, state.first_player
            state.asked, state.passes, state.todo = (), 0, ()
            return
        state.kind, state.seat = pending["kind"], pending["seat"]
        state.asked = self._asked(state.kind, pending)
        state.passes = pending.get("passes", 0)
        if "then" in pending:
            state.todo = self._steps.read(pending["then"])
        else:
            state.todo = usual(
                state.kind, state.seat, len(self._c.everybody), state.starter, state.first_player
            )

    def _asked(self, kind: str, data: Snapshot) -> tuple[Any, ...]:
        if kind == "sunrise":
            left = sum(1 << i for i, name in enumerate(TRACKS) if name in data["left"])
            return left, data["exchanges"], data["activations"]
        if kind == "activate":
            return tuple(sorted(self._cards[name] for name in data["enzymes"])), data["free"]
        if kind == "embryo":
            return (data["marker"] == "grey",)
        return tuple(data[key] for key in PENDING[kind])

    # -- what it must look like ----------------------------------------------------------------------------
    def _check(self, data: Snapshot) -> None:
        mapping(data, "the snapshot", _KEYS, (*_RULESET, "spaces", "ivy", "rng"))
        last = self._c.seats - 1
        integer(data["round"], "round", 1, MOST_ROUNDS)
        one_of(data["phase"], "phase", PHASES)
        for key in ("starter", "first_player"):
            integer(data[key], key, 0 if self._c.ivy is None else IVY, last)
        integer(data["wall"], "wall", 0, len(self._c.wall))
        integer(data["reward_grey"], "reward_grey", 0, self._c.figure("rewards"))
        if data["water_level"] not in self._c.water_track or isinstance(data["water_level"], bool):
            raise SnapshotError("water_level is not on the track")
        integer(data.get("rng", 0), "rng", 0, STATES - 1)
        self._check_ivy(data.get("ivy"))
        for key in ("deck", "discard"):
            names(data[key], key, self._cards)
        row = sequence(data["row"], "row", self._c.figure("row"))
        names([name for name in row if name is not None], "row", self._cards)
        for i, seat in enumerate(sequence(data["seats"], "seats", self._c.seats)):
            self._check_seat(seat, f"seats[{i}]")
        for space, lying in mapping(data.get("spaces", {}), "spaces", (), self._spaces).items():
            self._check_space(space, lying)
        self._check_pending(data["pending"])

    def _check_space(self, space: str, lying: object) -> None:
        markers = sequence(lying, f"spaces.{space}")
        for marker in markers:
            seat, colour = sequence(marker, f"spaces.{space}", 2)
            if self._c.ivy is None or seat != "ivy":
                integer(seat, f"spaces.{space}", 0, self._c.seats - 1)
            one_of(colour, f"spaces.{space}", ("own", "grey"))
        pairs = [tuple(marker) for marker in markers]
        greys = sum(colour == "grey" for _, colour in pairs)
        small = self._c.spaces[self._spaces[space]].small
        if len(set(pairs)) != len(pairs) or greys > 1 or (small and len(pairs) > 1):
            raise SnapshotError(f"spaces.{space} holds more markers than it has room for")

    def _check_ivy(self, data: object) -> None:
        if self._c.ivy is not None:
            hers.check(data, self._c, self._c.ivy, MOST)
        elif data is not None:
            raise SnapshotError("ivy plays only alone against one seat")

    def _check_seat(self, seat: object, where: str) -> None:
        data = mapping(seat, where, _SEAT, ("points", "known"))
        integer(data["hp"], f"{where}.hp", 0, MOST)
        for name, n in mapping(data["stock"], f"{where}.stock", RESOURCES, ()).items():
            integer(n, f"{where}.stock.{name}", 0, MOST)
        integer(data["markers"], f"{where}.markers", 0, self._c.figure("markers"))
        integer(data["grey"], f"{where}.grey", 0, 3)
        for key in ("hand", "played", "known"):
            names(data.get(key, []), f"{where}.{key}", self._cards)
        for key, track in (("shoot", "shoot"), ("root", "root")):
            own = [node.id for node in self._c.nodes if node.track == track]
            one_of(data[key], f"{where}.{key}", own)
        integer(data["vacuole"], f"{where}.vacuole", 0, MOST)
        integer(data["track"], f"{where}.track", 0, len(self._c.vacuole_track) - 1)
        for source, n in mapping(data.get("points", {}), f"{where}.points", (), SOURCES).items():
            integer(n, f"{where}.points.{source}", -MOST, MOST)

    def _check_pending(self, pending: object) -> None:
        if pending is None:
            return
        if not isinstance(pending, dict):
            raise SnapshotError("pending must be an object with named values")
        one_of(pending.get("kind"), "pending.kind", PENDING)
        kind = pending["kind"]
        data = mapping(pending, "pending", ("seat", "kind", *PENDING[kind]), ("then", "passes"))
        integer(data["seat"], "pending.seat", 0, self._c.seats - 1)
        for key in ("exchanges", "activations", "times", "draw", "discard", "count", "passes"):
            integer(data.get(key, 0), f"pending.{key}", 0, 20)
        names(data.get("left", []), "pending.left", TRACKS)
        names(data.get("enzymes", []), "pending.enzymes", self._cards)
        if not isinstance(data.get("free", False), bool):
            raise SnapshotError("pending.free must be true or false")
        one_of(data.get("marker", "own"), "pending.marker", ("own", "grey"))
        if "then" in data:
            self._steps.check(kind, data["seat"], data["then"])
