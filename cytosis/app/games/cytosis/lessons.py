"""Where the lessons of Cytosis begin: a real position with the cards, stock and vesicles a lesson wants."""

from __future__ import annotations

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
    seats = snapshot["seats"]
    completed = {int(seat): list(cards) for seat, cards in start.get("completed", {}).items()}
    wanted = [*start["hand"], *start["row"], *(card for cards in completed.values() for card in cards)]
    free = [card for card in snapshot["row"] if card] + [card for seat in seats for card in seat["hand"]]
    free = [card for card in [*snapshot["deck"], *free] if card not in wanted]
    for number, seat in enumerate(seats):
        stock = start.get("stock", {}) if number == LEARNER else {"atp": 3}
        seat["stock"] = {name: stock.get(name, 0) for name in RESOURCES}
        seat["hand"] = list(start["hand"]) if number == LEARNER else [free.pop(), free.pop()]
        seat["known"], seat["completed"] = [], completed.get(number, [])
    snapshot["row"], snapshot["deck"] = list(start["row"]), free
    for place, disk in start.get("vesicles", {}).items():
        area, _, number = place.partition(".")
        load = {name: n for name, n in disk.items() if name != "seat"}
        snapshot["vesicles"][area][int(number) - 1] = {"seat": disk["seat"], "load": load}
        seats[disk["seat"]]["disks"] -= 1
    return snapshot


LESSONS = Lessons("cytosis", laid, SEATS)
