"""What an atmosphere will be worth: what lies there, what is only guessed, and what may still come."""

from __future__ import annotations

from typing import Final

from cytosis.ai.games.amino.weights import Weights
from cytosis.games.amino import AminoRules
from cytosis.games.amino.state import EMPTY, State

UNKNOWN: Final = -2
"""Stands for a card whose face the judge does not know."""


class Judge:
    """Values atmospheres of one ruleset with one set of weights."""

    def __init__(self, rules: AminoRules, weights: Weights) -> None:
        tables = rules.tables
        self.t = tables
        self.w = weights
        self._bonus = rules.catalog.amino_acid
        self._factor = rules.catalog.lightning
        gases = sum(v * n for v, n in zip(tables.values, tables.copies, strict=True))
        self._mean = gases / sum(tables.copies)  # of a card nobody has seen
        self._seen: dict[tuple[int, ...], float] = {}

    def worth(self, cards: list[int]) -> float:
        """Expected points of an atmosphere at the end of the hand."""
        key = tuple(sorted(cards))
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = self._judge(key)
        return found

    def _judge(self, cards: tuple[int, ...]) -> float:
        t, w = self.t, self.w
        total, elements, lightning, open_places = 0.0, 0, 0, 0.0
        for card in cards:
            if card == t.lightning:
                lightning += 1
            elif card == EMPTY:
                total += w.place
                open_places += 1.0
            elif card == UNKNOWN:
                total += self._mean
                open_places += 0.7
            elif card == t.sunlight:
                total += w.sunlight
                open_places += 1.0
            else:
                total += t.values[card]
                elements |= t.elements[card]
        missing = (t.all_elements & ~elements).bit_count()
        chance = 1.0 if not missing else min(w.hope * open_places / missing**1.6, 0.9)
        if lightning == t.size:
            return 60.0  # a storm wins the game
        likely = lightning + w.lightning * open_places
        return float(total * self._factor**likely + self._bonus * chance)

    def true(self, state: State, seat: int) -> float:
        """The expected hand of a seat, all cards of the state taken as they lie."""
        size = self.t.size
        return self.worth(state.air[seat * size : seat * size + size])

    def known(self, state: State, seat: int, mask: int) -> float:
        """The expected hand of a seat, as one sees it who knows the places of the mask."""
        return self.worth(self.seen(state, seat, mask))

    def seen(self, state: State, seat: int, mask: int) -> list[int]:
        """The cards of an atmosphere, those outside the mask unknown."""
        size = self.t.size
        start = seat * size
        return [
            card if card == EMPTY or mask >> start + i & 1 else UNKNOWN
            for i, card in enumerate(state.air[start : start + size])
        ]
