"""What may wait on the stack of a snapshot: known steps with arguments in range, each where it can be."""

from __future__ import annotations

from typing import Any

from cytosis.engine.data.shape import integer, one_of, sequence
from cytosis.engine.errors import SnapshotError
from cytosis.games.cellulose.data.catalog import Catalog
from cytosis.games.cellulose.state import Step

BELOW = {
    "sunrise": ("",),
    "morning": ("sunrise",),
    "turn": ("",),
    "card": ("turn",),
    "exchange": ("activate",),
    "build": ("activate", "turn", "card", "return"),
    "grow": ("activate", "morning", "grow"),
    "activate": ("turn", "return"),
    "return": ("card", "turn", "grow"),
    "final": ("",),
}
"""Each step, and what it can lie on; the empty name is the bottom."""

ASKED_OVER = {
    "sunrise": ("sunrise",),
    "turn": ("turn",),
    "card": ("turn",),
    "exchange": ("activate",),
    "build": ("activate", "return"),
    "grow": ("activate", "morning"),
    "activate": ("turn", "return"),
    "starch": ("turn",),
    "discard": ("turn",),
    "reclaim": ("turn",),
    "embryo": ("turn",),
    "final": ("final",),
}
"""Each decision, and the step that waits under it."""


def usual(kind: str, seat: int, everybody: int, starter: int, first_player: int) -> tuple[Step, ...]:
    """What waits under a decision where nothing else is said: the rest of the morning, day or end."""
    if kind == "sunrise":
        return (("sunrise", (seat - starter) % everybody + 1),)
    if kind == "final":
        return (("final", (seat - first_player) % everybody + 1),)
    day: Step = ("turn", (seat + 1) % everybody)
    return (day, ("activate", seat, (), False)) if kind in ("exchange", "build", "grow") else (day,)


class StepCheck:
    """Checks and reads the steps of one catalog's snapshots."""

    def __init__(self, catalog: Catalog) -> None:
        self._c = catalog
        self._enzymes = [i for i, card in enumerate(catalog.cards) if card.type == "enzyme"]

    def check(self, kind: str, seat: int, then: object) -> None:
        """SnapshotError where a step is unknown or cannot wait there."""
        below = ""
        for step in sequence(then, "pending.then"):
            name, *arguments = sequence(step, "a step of pending.then") or [None]
            one_of(name, "pending.then", BELOW)
            if below not in BELOW[name]:
                raise SnapshotError(f"pending.then: {name} cannot wait on {below or 'nothing'}")
            self._arguments(name, arguments, seat)
            below = name
        if below not in ASKED_OVER[kind]:
            raise SnapshotError(f"pending.then: {kind} is never asked while {below or 'nothing'} waits")

    def _arguments(self, name: str, given: list[Any], seat: int) -> None:
        last, where = len(self._c.everybody) - 1, f"pending.then: {name}"
        limits: dict[str, tuple[tuple[int, int], ...]] = {
            "sunrise": ((1, last + 1),),
            "final": ((1, last + 1),),
            "turn": ((0, last),),
            "card": ((seat, seat),),
            "morning": ((seat, seat), (0, 3), (0, 2), (0, 9)),
            "exchange": ((seat, seat), (0, 9)),
            "build": ((seat, seat), (0, 9)),
            "grow": ((seat, seat), (0, 9)),
            "return": ((seat, seat), (0, len(self._c.nodes) - 1)),
        }
        if name == "activate":
            self._activation(given, seat, where)
            return
        if len(given) != len(limits[name]):
            raise SnapshotError(f"{where} needs {len(limits[name])} arguments")
        for value, (low, high) in zip(given, limits[name], strict=True):
            integer(value, where, low, high)
        if name == "return" and given[1] not in self._c.returns:
            raise SnapshotError(f"{where} leads to no marked space")

    def _activation(self, given: list[Any], seat: int, where: str) -> None:
        if len(given) != 3 or not isinstance(given[2], bool):
            raise SnapshotError(f"{where} needs 3 arguments")
        integer(given[0], where, seat, seat)
        for card in sequence(given[1], where):
            if card not in self._enzymes or isinstance(card, bool):
                raise SnapshotError(f"{where} names no Enzyme")

    def read(self, then: list[Any]) -> tuple[Step, ...]:
        """The steps as a state holds them."""
        return tuple(_frozen(step) for step in then)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value
