"""What a move of Cytosis brought and cost its seat, in sight of all."""

from __future__ import annotations

from collections.abc import Iterable

from cytosis.app.words.gains import amounts, summed
from cytosis.engine.events import Event
from cytosis.games.cytosis import events as happened
from cytosis.games.cytosis.catalog import RESOURCES


def gains(seat: int, events: Iterable[Event]) -> tuple[tuple[str, int], ...]:
    """Resources, points and cards; what others got of it is told in words."""
    found: list[tuple[str, int]] = []
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, happened.Paid):
            found += amounts(RESOURCES, event.amounts, -1)
        elif isinstance(event, happened.Gained):
            found += amounts(RESOURCES, event.amounts)
        elif isinstance(event, happened.PointsScored):
            found.append(("points", event.points))
        elif isinstance(event, happened.CardBought):
            found.append(("hand", 1))
    return summed(found)
