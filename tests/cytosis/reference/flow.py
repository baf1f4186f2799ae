"""What happens by itself between two decisions: the round, the turns, and what an attack interrupted."""

from __future__ import annotations

from .epigenetic import ask_for_gift, attack_after_peek, end_of_turn, power_moves
from .moves import early_moves
from .refresh import next_step, phase_two
from .scoring import end_game
from .table import Snapshot, clockwise, holder_of, turn_of


def settle(snap: Snapshot) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while snap["pending"] is not None and snap["pending"]["kind"] == "going_on":
        go_on(snap, snap["pending"]["then"])


def go_on(snap: Snapshot, then: Snapshot) -> None:
    """One thing that comes next, by its name."""
    if then["go"] == "turn":
        snap["pending"] = turn_of(then["seat"], then["grey_used"])
    elif then["go"] == "after_flask":
        after_flask(snap, then["seat"])
    elif then["go"] == "after_draw":
        snap["pending"] = {"seat": then["seat"], "kind": "after_flask"}
    elif then["go"] == "phase_two":
        next_step(snap, then["steps"])
    elif then["go"] == "start_round":
        snap["starter"] = snap["first_player"]  # CY-T01, CY-T06
        ask_for_gift(snap)
    elif then["go"] == "early":
        ask_for_early_flask(snap)
    elif then["go"] == "first_turn":
        first_turn(snap)
    else:
        assert then["go"] == "attack"
        attack_after_peek(snap, then)


def ask_for_early_flask(snap: Snapshot) -> None:
    """CY-N06: before the first flask of the round, if the seat can."""
    number = holder_of(snap, "early_flask")
    snap["pending"] = {"seat": number, "kind": "early"}
    if number is None or early_moves(snap) == {"no"}:
        first_turn(snap)


def first_turn(snap: Snapshot) -> None:
    """P-13: the order of the round is fixed only now, from the marker's present holder."""
    snap["starter"] = snap["first_player"]
    next_turn(snap, snap["starter"])


def next_turn(snap: Snapshot, start: int) -> None:
    """The next seat with a flask, clockwise (CY-T07); with none left phase 2, or the end (CY-R07)."""
    for number in clockwise(snap, start):
        if snap["seats"][number]["flasks"] > 0:
            snap["pending"] = turn_of(number)
            return
    if snap["events"]:
        phase_two(snap)
    else:
        end_game(snap)


def after_flask(snap: Snapshot, number: int) -> None:
    """CY-N02, CY-N03: trade and peek are possible after the own flask too; else the turn is over."""
    if power_moves(snap, number):
        snap["pending"] = {"seat": number, "kind": "after_flask"}
    else:
        end_turn(snap, number)


def end_turn(snap: Snapshot, number: int) -> None:
    """The turn of this seat is over."""
    end_of_turn(snap["seats"][number])
    next_turn(snap, (number + 1) % len(snap["seats"]))
