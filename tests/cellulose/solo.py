"""One line builds a position of a game alone: what Ivy has, which action cards she turns next.

match = Solo().has(water=6).turns("L1a").match()
"""

from __future__ import annotations

from typing import Any, Self

from cytosis.engine import Match
from cytosis.engine.events import Event
from cytosis.games.cellulose import events
from cytosis.games.cellulose.data import load
from tests.cellulose.scenario import Scenario, asked, play, told

CATALOG = load.catalog(1, None, "none", "full")
ACTIONS = CATALOG.ivy.actions if CATALOG.ivy else ()
EDGE = {"psv": (2, 0), "central_vacuole": (-2, 0), "growth": (0, 2), "enzyme": (0, -2)}
FIRST_SECTION = 4


class Solo(Scenario):
    """A snapshot in the making: seat 0 begins its first day, Ivy has nothing in her hand."""

    def __init__(self, level: str = "medium", **options: Any) -> None:
        super().__init__(1, solo=level, **options)
        self._next: list[str] = []
        self.ivy(hand=[], played=[], enzymes=[], map=[0, 0], strategies=[], hp=0, points={})

    def ivy(self, **values: Any) -> Self:
        """Any values of hers: hand, map, growth, vacuole ..."""
        self.data["ivy"].update(values)
        return self

    def has(self, **amounts: int) -> Self:
        """Her stock."""
        return self.ivy(stock={name: amounts.get(name, 0) for name in ("water", "co2", "carb")})

    def strategy(self, *names: str) -> Self:
        """Strategies she has, with the place on her map."""
        places = [EDGE[name] for name in names]
        at = [sum(place[axis] for place in places) for axis in range(2)]
        return self.ivy(strategies=list(names), map=at)

    def turns(self, *cards: str) -> Self:
        """The action cards she turns next, in this order."""
        self._next = list(cards)
        return self

    def hers(self, space: str, *colours: str) -> Self:
        """Markers of hers on a space, taken from those still to be placed."""
        for colour in colours or ("own",):
            self.data["spaces"].setdefault(space, []).append(["ivy", colour])
            self.data["ivy"]["markers" if colour == "own" else "grey"] -= 1
        return self

    def build(self) -> dict[str, Any]:
        """The snapshot with the rest of the cards; action cards not named are discarded or put aside."""
        own = self.data["ivy"]["strategies"]
        ready = {2: self.data["wall"] >= FIRST_SECTION}
        aside = [card.id for card in ACTIONS if not ready.get(card.level, card.strategy in ("", *own))]
        rest = [card.id for card in ACTIONS if card.id not in (*aside, *self._next)]
        self.ivy(deck=list(reversed(self._next)), discard=rest, aside=aside)
        return super().build()


def ivy(match: Match) -> dict[str, Any]:
    """Ivy as she is now."""
    found: dict[str, Any] = match.snapshot()["ivy"]
    return found


def her_turn(match: Match, line: str = "place ribosome.3") -> list[Event]:
    """What happens after a move of the person that leaves her the best spaces."""
    return told(match, line)


def tried(happened: list[Event]) -> list[tuple[str, str]]:
    """Each bar with the code of the reason why it failed; empty for the one she did."""
    bars = [event for event in happened if isinstance(event, events.BarTried)]
    return [(bar.do, bar.failed.code if bar.failed else "") for bar in bars]


def placed(happened: list[Event]) -> list[tuple[str, bool]]:
    """Where her markers went, and whether they were grey."""
    return [
        (event.space, event.grey)
        for event in happened
        if isinstance(event, events.MarkerPlaced) and event.seat == -1
    ]


def evening(base: Solo) -> Match:
    """A day whose last marker the person lays on the ribosomes; Ivy has none left."""
    for space in ("xylem.1", "cytoplasm.2", "stomata.4"):
        base.hers(space)
    base.hers("mitochondria.6", "grey")
    base.data["spaces"].setdefault("cytoplasm.2", []).append([0, "own"])
    base.data["spaces"].setdefault("stomata.4", []).append([0, "own"])
    base.seat(0, markers=1).lies("cytoplasm.3", (0, "grey"))
    match = play(base.match(), "place ribosome.3")
    if asked(match) == (0, "card"):
        play(match, "done")
    return match
