"""Made-up positions for the worked examples."""

from __future__ import annotations

from . import apply, legal, new_game
from .table import Snapshot


def position(
    edition: str = "second", seats: int = 3, virus: bool = False, powers: dict[int, str] | None = None
) -> Snapshot:
    """Round 1, seat 0 to place, empty hands and stocks, no boosts; attack cards at the bottom of the deck."""
    expansions = (["virus"] if virus else []) + (["epigenetic"] if powers is not None else [])
    snap = new_game(edition, seats, 5, {"first_player": 0}, expansions)
    while snap["pending"]["kind"] == "draft":
        snap = apply(snap, min(legal(snap)))
    for number, seat in enumerate(snap["seats"]):
        if powers is not None:
            seat["epigenetic"] = powers.get(number)
    snap["deck"] = snap["pending"]["returned"] + snap["deck"]
    for seat in snap["seats"]:
        snap["deck"] = seat["hand"] + snap["deck"]
        seat["hand"] = []
        seat["stock"] = dict.fromkeys(seat["stock"], 0)
    snap["pending"] = {"seat": 0, "kind": "turn", "grey_used": False}
    return snap


def give(snap: Snapshot, number: int, heap: str, *cards: str) -> None:
    """Move cards out of the deck or row to a seat's hand or completed cards."""
    for card in cards:
        if card in snap["deck"]:
            snap["deck"].remove(card)
        else:
            slot = snap["row"].index(card)
            snap["row"][slot] = next(other for other in snap["deck"] if other[:2] != "MM")
            snap["deck"].remove(snap["row"][slot])
        snap["seats"][number][heap].append(card)


def to_row(snap: Snapshot, slot: int, card: str) -> None:
    """Have this card in that slot of the row."""
    if card in snap["row"]:
        other = snap["row"].index(card)
        snap["row"][other], snap["row"][slot - 1] = snap["row"][slot - 1], card
    else:
        snap["deck"].remove(card)
        snap["deck"].insert(0, snap["row"][slot - 1])
        snap["row"][slot - 1] = card


def to_top(snap: Snapshot, *cards: str) -> None:
    """Have these cards on top of the deck, the first one next to be drawn."""
    for card in reversed(cards):
        if card in snap["row"]:
            to_row(snap, snap["row"].index(card) + 1, next(c for c in snap["deck"] if c not in cards))
        snap["deck"].remove(card)
        snap["deck"].append(card)


def my_turn(snap: Snapshot, number: int) -> None:
    snap["pending"] = {"seat": number, "kind": "turn", "grey_used": False}


def starts(snap: Snapshot, text: str) -> set[str]:
    return {move for move in legal(snap) if move == text or move.startswith(text + " ")}
