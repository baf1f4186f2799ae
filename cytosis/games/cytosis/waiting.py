"""What may wait on ``state.todo`` while somebody decides.

A snapshot carries these steps as ``pending.then``, so they come from files too. Each name has the shape of
its arguments and the names it can lie on: together with the pending decision they leave only such heaps
as play itself makes. Whether the seats named fit the position is asked by :mod:`.invariants`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cytosis.engine.errors import SnapshotError
from cytosis.games.cytosis.state import State

NOTHING = ""
"""Stands for the bottom of the heap."""

Argument = Callable[[object, str], object]
"""Raises SnapshotError for a value that cannot be read; its second argument says where that stands."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A step that can wait: what it may lie on, and its arguments."""

    over: tuple[str, ...]
    arguments: tuple[Argument, ...] = ()


def base_steps(seat: Argument, event_before_row: bool) -> Mapping[str, Waiting]:
    """The steps of the base game that wait for a decision of an expansion; the others never wait."""
    steps = {
        "deal": Waiting((NOTHING,)),
        "first_turn": Waiting((NOTHING,)),
        "turn": Waiting((NOTHING,), (seat, flag)),
        "end_turn": Waiting((NOTHING,), (seat,)),
        "after_flask": Waiting(("end_turn",), (seat,)),
        "next_round": Waiting((NOTHING,)),
    }
    if event_before_row:  # else the row is there before an event attacks (CY-X15)
        steps["refresh_row"] = Waiting(("next_round",))
    return steps


BASE_DECISIONS: Mapping[str, tuple[str, ...]] = dict.fromkeys(
    ("keep_cards", "start_resources", "turn"), (NOTHING,)
)
"""Nothing waits while a decision of the base game is open."""


def flag(value: object, where: str) -> None:
    """True or false."""
    if not isinstance(value, bool):
        raise SnapshotError(f"{where} must be true or false")


def turn_of(state: State) -> int | None:
    """The seat whose turn it is, also while that turn is interrupted; None between turns."""
    if state.kind == "turn":
        return state.seat
    if state.todo and state.todo[0][0] in ("turn", "end_turn"):
        seat: int = state.todo[0][1]
        return seat
    return None
