"""Small changes to a made-up position, to be put together for one example.

Each is a function of a snapshot; the acting seat is seat 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.cytosis.reference.positions import give, to_row

GOALS = ("G_ENZ", "G_PH", "G_PHR", "G_SHR", "G_SH", "G_DET")

Snapshot = dict[str, Any]
Change = Callable[[Snapshot], object]


def stock(**amounts: int) -> Change:
    return lambda snap: snap["seats"][0]["stock"].update(amounts)


def hand(*cards: str) -> Change:
    return lambda snap: give(snap, 0, "hand", *cards)


def flask(seat: int | str, *spots: str) -> Change:
    """Flasks of a seat, or grey ones, on spots."""

    def change(snap: Snapshot) -> None:
        for spot in spots:
            snap["spots"].setdefault(spot, []).append(seat)
            if seat == "grey":
                snap["grey"] -= 1
            else:
                snap["seats"][seat]["flasks"] -= 1

    return change


def vesicle(place: str, seat: int, **load: int) -> Change:
    def change(snap: Snapshot) -> None:
        area, number = place.split(".")
        snap["vesicles"][area][int(number) - 1] = {"seat": seat, "load": load}
        snap["seats"][seat]["disks"] -= 1

    return change


def health(*points: int) -> Change:
    def change(snap: Snapshot) -> None:
        for seat, total in zip(snap["seats"], points, strict=True):
            seat["health"] = total

    return change


def goal(name: str, *seats: int) -> Change:
    """A goal lies there with these markers, in place of another without any."""

    def change(snap: Snapshot) -> None:
        if name not in snap["goals"]:
            del snap["goals"][next(other for other, marks in snap["goals"].items() if not marks)]
        snap["goals"][name] = list(seats)

    return change


def hidden_goal(name: str) -> Change:
    """A goal does not lie there."""

    def change(snap: Snapshot) -> None:
        others = [other for other in GOALS if other != name]
        snap["goals"] = {other: [] for other in others[: len(snap["goals"])]}

    return change


def row(slot: int, card: str) -> Change:
    return lambda snap: to_row(snap, slot, card)


def gone(slot: int) -> Change:
    def change(snap: Snapshot) -> None:
        snap["discard"].append(snap["row"][slot - 1])
        snap["row"][slot - 1] = None

    return change


def event(name: str) -> Change:
    return lambda snap: snap.update(active_event=name)


def deal(*cards: str) -> Change:
    """The first seat has to keep two of these."""

    def change(snap: Snapshot) -> None:
        snap["pending"] = {"seat": 0, "kind": "keep_cards", "returned": []}
        give(snap, 0, "hand", *cards)
        for seat in (1, 2):
            give(snap, seat, "hand", *[card for card in snap["deck"] if card[:2] == "EN"][:3])

    return change


def at_start(snap: Snapshot) -> None:
    snap["pending"] = {"seat": 0, "kind": "start_resources"}


def grey_used(snap: Snapshot) -> None:
    flask("grey", "nucleus.3")(snap)
    snap["pending"]["grey_used"] = True


def over(snap: Snapshot) -> None:
    snap.update(pending=None, round=snap["rounds"], events=[])
    for seat in snap["seats"]:
        seat["flasks"] = 0
