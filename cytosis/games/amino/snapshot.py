"""States as plain data and back; what cannot be is refused with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cytosis.engine.data.shape import integer, integers, mapping, names, one_of, sequence
from cytosis.engine.errors import SnapshotError
from cytosis.engine.notation import positions
from cytosis.engine.rng import STATES
from cytosis.engine.rules import Snapshot
from cytosis.games.amino.actions import Actions
from cytosis.games.amino.flow import Flow
from cytosis.games.amino.invariants import violations
from cytosis.games.amino.scoring import SOURCES, Scorer
from cytosis.games.amino.state import EMPTY, NO_PLACE, OVER, State, Tally
from cytosis.games.amino.tables import Tables
from cytosis.games.amino.view import Observer

MOST_POINTS = 9999
MOST_HANDS = 99
PENDING: Mapping[str, tuple[str, ...]] = {
    "seed": ("chosen",),
    "analyze": ("looked",),
    "build": (),
    "change": (),
    "sunlight": ("place", "offer"),
}
"""The decisions, and what each holds besides its seat."""

_RULESET = ("game", "edition", "expansions", "options", "values")
_KEYS = ("hand", "hands", "starter", "extra", "seats", "atmospheres", "deck", "discard", "pending")


class Snapshots:
    """Writes and reads the snapshots of one ruleset."""

    def __init__(
        self, tables: Tables, actions: Actions, flow: Flow, scorer: Scorer, observer: Observer
    ) -> None:
        self._t = tables
        self._flow = flow
        self._scorer = scorer
        self._observer = observer
        self._ids = actions.card_ids
        self._cards = positions(actions.card_ids)
        self._places = positions(actions.place_ids)

    def write(self, state: State) -> Snapshot:
        """The whole state as plain JSON data."""
        data = self._observer.observe(state, None, whole=True).as_dict()
        return {**data, "deck": [self._ids[card] for card in state.deck], "rng": state.rng}

    # -- reading -------------------------------------------------------------------------------------------
    def read(self, data: Snapshot) -> State:
        """The state of a snapshot; SnapshotError with the first thing that is wrong."""
        self._check(data)
        state = self._build(data)
        for reason in self.violations(state):
            raise SnapshotError(reason)
        return state

    def violations(self, state: State) -> list[str]:
        """Every invariant this state breaks, in words."""
        return list(violations(state, self._t, self._flow, self._scorer))

    def frame(self, data: Snapshot) -> State:
        """The state of a view's data as far as it is known; hidden cards are to be filled in."""
        hidden = [
            {**seat, "hand": () if isinstance(seat["hand"], int) else seat["hand"]} for seat in data["seats"]
        ]
        return self._build({**data, "seats": hidden, "deck": ()})

    def _build(self, data: Snapshot) -> State:
        state = State.__new__(State)
        self._read_pending(state, data["pending"], data["starter"])
        state.hand, state.starter, state.extra = data["hand"], data["starter"], data["extra"]
        state.air = self._air(data["atmospheres"])
        state.deck = self._bytes(data["deck"])
        state.discard = self._bytes(data["discard"])
        state.rng = data.get("rng", 0)
        seats = data["seats"]
        state.hands = [self._bytes(seat["hand"]) for seat in seats]
        state.knows = [sum(1 << self._places[name] for name in set(seat["knows"])) for seat in seats]
        state.tallies = tuple(_tally(seat) for seat in seats)
        return state

    def _read_pending(self, state: State, pending: Snapshot | None, starter: int) -> None:
        state.kind = OVER if pending is None else pending["kind"]
        state.seat = starter if pending is None else pending["seat"]
        asked = pending or {}
        state.looked = tuple(self._places[name] for name in asked.get("looked", ()))
        state.chosen = tuple(EMPTY if name is None else self._cards[name] for name in asked.get("chosen", ()))
        state.place = self._places[asked["place"]] if "place" in asked else NO_PLACE
        state.offer = self._bytes(asked.get("offer", ()))
        state.open = state.kind in ("sunlight", OVER)

    def _air(self, atmospheres: Any) -> list[int]:
        size = self._t.size
        air = [EMPTY] * self._t.places
        for seat, cards in enumerate(atmospheres):
            for i, name in enumerate(cards):
                air[seat * size + i] = EMPTY if name is None else self._cards[name]
        return air

    def _bytes(self, cards: Any) -> bytes:
        return bytes(self._cards[name] for name in cards)

    # -- what it must look like ----------------------------------------------------------------------------
    def _check(self, data: Snapshot) -> None:
        mapping(data, "the snapshot", _KEYS, (*_RULESET, "rng"))
        hands = self._flow.ending.hands
        if data["hands"] != hands or isinstance(data["hands"], bool):
            raise SnapshotError(f"hands must be {'null' if hands is None else hands} with these options")
        integer(data["hand"], "hand", 1, MOST_HANDS)
        integer(data["starter"], "starter", 0, self._t.seats - 1)
        if not isinstance(data["extra"], bool):
            raise SnapshotError("extra must be true or false")
        integer(data.get("rng", 0), "rng", 0, STATES - 1)
        for key in ("deck", "discard"):
            names(data[key], key, self._cards)
        for i, seat in enumerate(sequence(data["seats"], "seats", self._t.seats)):
            self._check_seat(seat, f"seats[{i}]")
        for i, cards in enumerate(sequence(data["atmospheres"], "atmospheres", self._t.seats)):
            self._check_atmosphere(cards, f"atmospheres[{i}]")
        self._check_pending(data["pending"])

    def _check_atmosphere(self, cards: object, where: str) -> None:
        lying = sequence(cards, where)
        if len(lying) > self._t.size:
            raise SnapshotError(f"{where} has more than {self._t.size} cards")
        names([card for card in lying if card is not None], where, self._cards)

    def _check_seat(self, seat: object, where: str) -> None:
        data = mapping(seat, where, ("total", "by_hand", "hand", "knows"), ("points",))
        integer(data["total"], f"{where}.total", -MOST_POINTS, MOST_POINTS)
        integers(data["by_hand"], f"{where}.by_hand", -MOST_POINTS, MOST_POINTS)
        if sum(data["by_hand"]) != data["total"]:
            raise SnapshotError(f"{where}.total is not the sum of by_hand")
        names(data["hand"], f"{where}.hand", self._cards)
        names(data["knows"], f"{where}.knows", self._places)
        for source, n in mapping(data.get("points", {}), f"{where}.points", (), SOURCES).items():
            integer(n, f"{where}.points.{source}", -MOST_POINTS, MOST_POINTS)

    def _check_pending(self, pending: object) -> None:
        if pending is None:
            return
        if not isinstance(pending, dict):
            raise SnapshotError("pending must be an object with named values")
        one_of(pending.get("kind"), "pending.kind", PENDING)
        data = mapping(pending, "pending", ("seat", "kind", *PENDING[pending["kind"]]), ())
        integer(data["seat"], "pending.seat", 0, self._t.seats - 1)
        names(data.get("looked", []), "pending.looked", self._places)
        if "chosen" in data:
            seeds = sequence(data["chosen"], "pending.chosen", self._t.seats)
            names([card for card in seeds if card is not None], "pending.chosen", self._cards)
        if "offer" in data:
            one_of(data["place"], "pending.place", self._places)
            names(data["offer"], "pending.offer", self._cards)


def _tally(seat: Snapshot) -> Tally:
    """Points by source; what they do not explain of the total is booked as ``other``."""
    points = seat.get("points", {})
    gases, bonus = points.get("gases", 0), points.get("amino_acid", 0)
    return Tally(gases, bonus, seat["total"] - gases - bonus, tuple(seat["by_hand"]))
