"""What an atmosphere is worth, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cytosis.engine.rules import Outcome, ScoreLine
from cytosis.games.amino.state import EMPTY, OVER, State, Tally
from cytosis.games.amino.tables import Tables

SOURCES = ("gases", "amino_acid", "other")
"""Where points come from; ``other`` only in a game that began at a snapshot."""

STORM: Final = "storm"
"""How a game of four Lightnings was decided."""


class Worth(NamedTuple):
    """The parts of a hand's score."""

    sum: int
    lightning: int
    gases: int
    amino_acid: int

    @property
    def points(self) -> int:
        """All of it."""
        return self.gases + self.amino_acid


class Scorer:
    """Scores atmospheres of one table."""

    def __init__(self, tables: Tables) -> None:
        self._t = tables

    def worth(self, cards: Sequence[int]) -> Worth:
        """Sum of the gases, doubled by each Lightning, then the amino acid (AH-03 to AH-06)."""
        t = self._t
        total = lightning = elements = 0
        for card in cards:
            if card == t.lightning:
                lightning += 1
            elif card != EMPTY:
                total += t.values[card]
                elements |= t.elements[card]
        bonus = t.catalog.amino_acid if elements == t.all_elements else 0
        return Worth(total, lightning, total * t.catalog.lightning**lightning, bonus)

    def atmosphere(self, state: State, seat: int) -> list[int]:
        """The cards of one seat's atmosphere, EMPTY where none lies."""
        size = self._t.size
        return state.air[seat * size : seat * size + size]

    def lines(self, state: State, seat: int) -> list[ScoreLine]:
        """The score sheet of a seat: its lines add up to its total."""
        tally = state.tallies[seat]
        return [ScoreLine(source, points) for source in SOURCES if (points := getattr(tally, source))]

    def score_hand(self, state: State, seat: int) -> Worth:
        """Add what a seat's atmosphere is worth to its tally."""
        worth = self.worth(self.atmosphere(state, seat))
        old = state.tallies[seat]
        new = Tally(
            old.gases + worth.gases,
            old.amino_acid + worth.amino_acid,
            old.other,
            (*old.by_hand, worth.points),
        )
        state.tallies = (*state.tallies[:seat], new, *state.tallies[seat + 1 :])
        return worth

    def storm(self, state: State) -> int | None:
        """The seat whose atmosphere is Lightning and nothing else (AH-09)."""
        full = [self._t.lightning] * self._t.size
        return next((seat for seat in range(self._t.seats) if self.atmosphere(state, seat) == full), None)

    def leaders(self, state: State) -> list[int]:
        """The seats with the most points."""
        totals = [tally.total for tally in state.tallies]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def outcome(self, state: State) -> Outcome | None:
        """The ranking of a finished game; ties are shared (AE-03) and listed by seat."""
        if state.kind != OVER:
            return None
        totals = [tally.total for tally in state.tallies]
        storm = self.storm(state)
        ranking = sorted(range(self._t.seats), key=lambda seat: (seat != storm, -totals[seat], seat))
        winners = self.leaders(state) if storm is None else [storm]
        return Outcome(winners[0], ranking, totals, winners, decided_by="" if storm is None else STORM)
