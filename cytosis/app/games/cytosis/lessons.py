"""Where the lessons of Cytosis begin: a real position with the cards, stock and vesicles a lesson wants."""

from __future__ import annotations

from itertools import chain
from typing import Any

from cytosis.app.play.lessons import LEARNER, Lessons
from cytosis.engine.match import Match
from cytosis.engine.ruleset import Ruleset
from cytosis.games.cytosis.catalog import RESOURCES

SEATS = 3


def laid(start: dict[str, Any]) -> Match:
    """The game at the beginning of a lesson."""
    match = Match.new(Ruleset("cytosis", options={"first_player": LEARNER}), SEATS, start["seed"])
    if start.get("fresh"):
        return match
    while (pending := match.pending()) is not None and pending.kind != "turn":
        match.play(match.legal()[0])
    return Match.from_snapshot(_arranged(match.snapshot(), start))


def _arranged(snapshot: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
    """The position the lesson wants; every card that goes somewhere leaves where it was."""
    completed = {int(seat): list(cards) for seat, cards in start.get("completed", {}).items()}
    free = _free(snapshot, {*start["hand"], *start["row"], *chain.from_iterable(completed.values())})
    for number, seat in enumerate(snapshot["seats"]):
        stock = start.get("stock", {}) if number == LEARNER else {"atp": 3}
        seat["stock"] = {name: stock.get(name, 0) for name in RESOURCES}
        seat["hand"] = list(start["hand"]) if number == LEARNER else [free.pop(), free.pop()]
        seat["known"], seat["completed"] = [], completed.get(number, [])
    snapshot["row"], snapshot["deck"] = list(start["row"]), free
    _set_out(snapshot, start.get("vesicles", {}))
    return snapshot


def _free(snapshot: dict[str, Any], wanted: set[str]) -> list[str]:
    """The cards that lie somewhere and that nobody in the lesson needs."""
    held = chain.from_iterable(seat["hand"] for seat in snapshot["seats"])
    return [card for card in (*snapshot["deck"], *snapshot["row"], *held) if card and card not in wanted]


def _set_out(snapshot: dict[str, Any], vesicles: dict[str, dict[str, int]]) -> None:
    """Disks with their loads, taken from those who own them."""
    for place, disk in vesicles.items():
        area, _, number = place.partition(".")
        load = {name: n for name, n in disk.items() if name != "seat"}
        snapshot["vesicles"][area][int(number) - 1] = {"seat": disk["seat"], "load": load}
        snapshot["seats"][disk["seat"]]["disks"] -= 1


LESSONS = Lessons("cytosis", laid, SEATS)
