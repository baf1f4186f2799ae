"""What a move of Cellulose brought and cost its seat, in sight of all."""

from __future__ import annotations

from collections.abc import Iterable

from cytosis.app.words.gains import amounts, summed
from cytosis.engine.events import Event
from cytosis.games.cellulose import events as happened
from cytosis.games.cellulose.data.catalog import RESOURCES


def gains(seat: int, events: Iterable[Event]) -> tuple[tuple[str, int], ...]:
    """Resources, water of the vacuole, points and cards, up to where the day goes on by itself."""
    found: list[tuple[str, int]] = []
    for event in events:
        if isinstance(event, happened.RoundStarted | happened.EveningBegan):
            break
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, happened.Paid):
            found += amounts(RESOURCES, event.amounts, -1)
        elif isinstance(event, happened.Gained):
            found += amounts(RESOURCES, event.amounts)
        elif isinstance(event, happened.SugarMade):
            found.append(("carb", event.times))
        elif isinstance(event, happened.VacuoleFilled):
            found.append(("vacuole", event.water))
        elif isinstance(event, happened.WallBuilt | happened.PointsScored):
            found.append(("points", event.points))
        elif isinstance(event, happened.CardTaken):
            found.append(("card", 1))
    return summed(found)
