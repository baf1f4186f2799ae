"""Where the lessons of Cellulose begin: a day with the stock, cards and plants a lesson wants."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cytosis.app.play.lessons import LEARNER, Lessons
from cytosis.engine.match import Match
from cytosis.engine.ruleset import Ruleset
from cytosis.games.cellulose.data.catalog import RESOURCES

SEATS = 3


def laid(start: dict[str, Any]) -> Match:
    """The game at the beginning of a lesson: for three, or alone against Ivy."""
    alone = "ivy" in start
    ruleset = Ruleset("cellulose", options={} if alone else {"first_player": LEARNER})
    seats = 1 if alone else SEATS
    match = Match.new(ruleset, seats, start["seed"])
    if start.get("fresh"):
        return match
    catalog = ruleset.rules(seats).catalog  # type: ignore[attr-defined]
    copies = Counter({card.id: card.copies for card in catalog.cards})
    return Match.from_snapshot(_arranged(match.snapshot(), start, copies))


def _arranged(snapshot: dict[str, Any], start: dict[str, Any], copies: Counter[str]) -> dict[str, Any]:
    """The position the lesson wants; all other cards are in the deck, the rivals hold none."""
    hand, played, row = (list(start.get(name, ())) for name in ("hand", "played", "row"))
    copies.subtract([*hand, *played, *row])
    snapshot["deck"] = list(copies.elements())
    snapshot["row"] = [*row, None, None, None, None][:4]
    for number, seat in enumerate(snapshot["seats"]):
        own = number == LEARNER
        stock = start.get("stock", {}) if own else {"co2": 3, "protein": 3}
        seat["stock"] = {name: stock.get(name, 0) for name in RESOURCES}
        seat["hand"], seat["known"] = hand if own else [], []
        seat["played"] = played if own else []
        if own:
            seat.update({name: start[name] for name in ("shoot", "root", "vacuole") if name in start})
    if "ivy" in start:
        _prepared(snapshot["ivy"], start["ivy"])
    return snapshot


def _prepared(ivy: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Ivy without cards; she turns these action cards next, in this order."""
    turns = list(wanted["turns"])
    ivy["hand"] = []
    ivy["deck"] = [card for card in ivy["deck"] if card not in turns] + turns[::-1]


LESSONS = Lessons("cellulose", laid, SEATS)
