"""What an atmosphere will be worth: what lies there, what is only guessed, and what may still come.

The order of its cards does not matter, so an atmosphere is one number: how many there are of each card, side
by side. What a card that comes or goes would change is a sum then, and the worth is found in one step.
"""

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
        self._seen: dict[int, float] = {}
        self._width = tables.size.bit_length()
        self.one = tuple(1 << self._width * i for i in range(len(tables.values) - UNKNOWN))
        """By card, what one of it adds to the number of an atmosphere: EMPTY and UNKNOWN are the last two."""

    def number(self, cards: list[int]) -> int:
        """An atmosphere as one number."""
        one, number = self.one, 0
        for card in cards:
            number += one[card]
        return number

    def worth(self, number: int) -> float:
        """Expected points of an atmosphere at the end of the hand."""
        found = self._seen.get(number)
        if found is None:
            found = self._seen[number] = self._judge(self._cards(number))
        return found

    def _cards(self, number: int) -> list[int]:
        """The cards of an atmosphere, in order."""
        most = (1 << self._width) - 1
        counts = [number >> self._width * i & most for i in range(len(self.one))]
        return [card for card in range(UNKNOWN, len(self.t.values)) for _ in range(counts[card])]

    def _judge(self, cards: list[int]) -> float:
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
        return self.worth(self.number(state.air[seat * size : seat * size + size]))

    def known(self, state: State, seat: int, mask: int) -> float:
        """The expected hand of a seat, as one sees it who knows the places of the mask."""
        return self.worth(self.number(self.seen(state, seat, mask)))

    def seen(self, state: State, seat: int, mask: int) -> list[int]:
        """The cards of an atmosphere, those outside the mask unknown."""
        size = self.t.size
        start = seat * size
        return [
            card if card == EMPTY or mask >> start + i & 1 else UNKNOWN
            for i, card in enumerate(state.air[start : start + size])
        ]
