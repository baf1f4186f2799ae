"""A view of Cytosis as a vector of numbers: the own seat first, then the others clockwise, then the table."""

from __future__ import annotations

from typing import Any

import numpy as np

from cytosis.engine.notation import positions

KINDS = (
    *("keep_cards", "start_resources", "turn", "draft", "gift", "early", "after_flask", "peek", "order"),
    *("attack_antibodies", "gain", "lose", "antibodies"),
)


class CytosisEncoder:
    """Encodes views of one ruleset; every vector has the same length."""

    def __init__(self, rules: Any) -> None:
        catalog = rules.catalog
        self._cards = positions(card.id for card in catalog.cards)
        self._spots = positions(spot.id for spot in catalog.spots)
        self._events = positions(event.id for event in catalog.events)
        self._goals = positions(goal.id for goal in catalog.goals)
        self._powers = positions(rules.actions.choice_ids)
        self._seats = rules.seats
        self._virus = "virus" in catalog.expansions
        self.size = len(self._numbers(rules.observe(rules.start(0), 0)))

    def encode(self, view: Any) -> Any:
        """The view as numbers."""
        return np.asarray(self._numbers(view), np.float32)

    def _numbers(self, view: Any) -> list[float]:
        data = view.as_dict()
        first = view.viewer or 0
        order = [(first + step) % self._seats for step in range(self._seats)]
        numbers: list[float] = []
        for seat in order:
            numbers += self._seat(data["seats"][seat])
        for seat in order:
            numbers += self._vesicles(data["vesicles"], seat)
            numbers += self._many(self._spots, _marked_by(seat, data["spots"]))
            numbers += self._many(self._goals, _marked_by(seat, data["goals"]))
            numbers += [float(data["first_player"] == seat), float(data["starter"] == seat)]
        numbers += self._table(data)
        pending = data["pending"] or {}
        numbers += [float(pending.get("kind") == kind) for kind in KINDS]
        numbers.append(float(bool(pending.get("grey_used"))))
        return numbers

    def _seat(self, seat: dict[str, Any]) -> list[float]:
        hand = seat["hand"]
        numbers = [float(seat["health"]), *map(float, seat["stock"].values())]
        numbers += [float(seat["flasks"]), float(seat["disks"])]
        numbers.append(float(hand if isinstance(hand, int) else len(hand)))
        numbers += self._many(self._cards, seat["known"] if isinstance(hand, int) else hand)
        numbers += self._many(self._cards, seat["completed"])
        if self._powers:
            power = seat["epigenetic"]
            numbers += self._many(self._powers, [power] if power else [])
        if self._virus:
            numbers += [float(n) for n in seat["antibodies"].values()]
            numbers.append(float(len(seat["attacks"])))
        return numbers

    def _vesicles(self, areas: dict[str, Any], seat: int) -> list[float]:
        numbers = []
        for places in areas.values():
            for vesicle in places:
                load = vesicle["load"] if vesicle and vesicle["seat"] == seat else {}
                numbers += [float(load.get(name, 0)) for name in ("protein", "lipid", "carb")]
        return numbers

    def _table(self, data: dict[str, Any]) -> list[float]:
        numbers = [float(data["round"]), float(data["rounds"]), float(data["grey"]), float(data["deck"])]
        for card in data["row"]:
            numbers += self._many(self._cards, [card] if card else [])
        numbers += self._many(self._cards, data["discard"])
        event = data["active_event"]
        numbers += self._many(self._events, [event] if event else [])
        numbers += self._many(self._goals, data["goals"])
        numbers += [
            float(data["boosts"].get(name, 0)) for name in ("glucose", "nucleus", "mitochondria", "smooth_er")
        ]
        return numbers

    @staticmethod
    def _many(positions: dict[str, int], names: Any) -> list[float]:
        numbers = [0.0] * len(positions)
        for name in names:
            numbers[positions[name]] = 1.0
        return numbers


def _marked_by(seat: int, places: dict[str, list[Any]]) -> list[str]:
    return [place for place, seats in places.items() if seat in seats]
