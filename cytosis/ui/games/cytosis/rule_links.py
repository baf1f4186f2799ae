"""Which page of the rules belongs to what is pointed at on the table."""

from __future__ import annotations

from collections.abc import Sequence

from cytosis.games.cytosis.view import View

TOPICS = {
    "flask.own": "turn",
    "flask.grey": "grey",
    "aside.flask": "exhaust",
    "pile.deck": "between",
    "pile.discard": "macromolecule",
    "button.undo": "turn",
    "button.confirm": "turn",
    "log.panel": "turn",
}
"""Pages for things that are one of a kind."""
KINDS = {"seat": "scoring", "place": "vesicle", "goal": "laureates", "event": "boosts", "log": "turn"}
"""Pages where a thing has none of its own."""


def page_of(name: str, view: View, hand: Sequence[str]) -> str:
    """The id of the handbook's entry about a target; empty where there is none."""
    kind, _, rest = name.partition(".")
    if name in TOPICS:
        return f"topic.{TOPICS[name]}"
    if kind == "spot":
        return name
    card = _card(kind, rest, view, hand)
    if card:
        return f"card.{card}"
    if kind == "goal" and rest.isdigit() and int(rest) < len(view.goals):
        return f"goal.{list(view.goals)[int(rest)]}"
    if kind == "event" and view.active_event is not None:
        return f"event.{view.active_event}"
    if kind == "power" and rest.isdigit():
        return f"power.{view.seats[int(rest)].more.get('epigenetic')}"
    return f"topic.{KINDS[kind]}" if kind in KINDS else ""


def _card(kind: str, rest: str, view: View, hand: Sequence[str]) -> str:
    """The card lying there, in the row or in the own hand."""
    cards = {"row": view.row, "hand": hand}.get(kind, ())
    return str(cards[int(rest)] or "") if rest.isdigit() and int(rest) < len(cards) else ""
