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
    """The game at the beginning of a lesson."""
    ruleset = Ruleset("cellulose", options={"first_player": LEARNER})
    match = Match.new(ruleset, SEATS, start["seed"])
    if start.get("fresh"):
        return match
    catalog = ruleset.rules(SEATS).catalog  # type: ignore[attr-defined]
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
    return snapshot


LESSONS = Lessons("cellulose", laid, SEATS)
