"""Points at the end, and who wins."""

from __future__ import annotations

from cytosis.engine.rules import Emit, Outcome, Rival, ScoreLine
from cytosis.games.cellulose.data.catalog import CARB, CO2, IVY, WATER, Catalog
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.ivy.rival import IvyRules
from cytosis.games.cellulose.state import (
    CARB_HP,
    HP,
    IVY_SOURCES,
    OTHER_HP,
    OVER,
    POINTS,
    ROOT,
    SHOOT,
    SPECIAL_HP,
    TRACK,
    State,
)

TIES = ("vacuole", "sunrise_water")
"""What decides between equal points, in this order (CF-09)."""


class Scorer:
    """Scores the end of a game and ranks the seats."""

    def __init__(self, effects: Effects, ivy: IvyRules | None) -> None:
        self._e = effects
        self._c: Catalog = effects.catalog
        self._ivy = ivy

    def lines(self, state: State, seat: int) -> list[ScoreLine]:
        """The score sheet of a seat or of Ivy: its lines add up to its health."""
        me = state.seats[seat]
        return [ScoreLine(name, me[POINTS + i]) for i, name in enumerate(IVY_SOURCES) if me[POINTS + i]]

    def rivals(self, state: State) -> list[Rival]:
        """Ivy, where somebody plays alone."""
        return [] if self._ivy is None else [Rival("ivy", self.lines(state, IVY))]

    def score_end(self, state: State, emit: Emit | None) -> None:
        """Left-over Carbohydrates, Specializations, and what a scenario counts."""
        told = self._c.scenario
        for seat in self._c.everybody:
            me = state.seats[seat]
            self._e.score(state, seat, me[CARB] * self._c.figure("carb_hp"), CARB_HP, emit)
            self._e.score(state, seat, self.specializations(state, seat), SPECIAL_HP, emit)
            if told.water_every:
                points = min(me[WATER] // told.water_every, told.water_most)
                self._e.score(state, seat, points, OTHER_HP, emit)

    def specializations(self, state: State, seat: int) -> int:
        """What the Specializations in play would score now (CF-04 to CF-08, CI-66)."""
        if self._ivy is not None and seat == IVY:
            return self._ivy.specializations(state)
        return sum(self.worth(state, seat, card) for card in state.played[seat])

    def worth(self, state: State, seat: int, card: int) -> int:
        """What one card would score at the end."""
        me, ends = state.seats[seat], self._c.cards[card].ends
        if ends == "sunrise_co2":
            return self._c.nodes[me[SHOOT]].income.stock[CO2]
        if ends == "sunrise_water":
            return self.sunrise_water(state, seat)
        if ends == "vacuole":
            return self._c.figure("vacuole_factor") * self._c.vacuole_track[me[TRACK]]
        if ends in ("psv", "enzymes"):
            type_, per = ("psv", "psv_hp") if ends == "psv" else ("enzyme", "enzyme_hp")
            there = sum(self._c.cards[other].type == type_ for other in state.played[seat])
            return there * self._c.figure(per)
        return 0

    def sunrise_water(self, state: State, seat: int) -> int:
        """The Water on the own root banner; Ivy has none that is sure."""
        if seat == IVY:
            return 0
        return self._c.nodes[state.seats[seat][ROOT]].income.stock[WATER]

    def outcome(self, state: State) -> Outcome | None:
        """The ranking of a finished game; what cannot be parted is shared. Ivy may win, but has no rank."""
        if state.kind != OVER:
            return None
        ranks = self._ranks(state)
        order = sorted(sorted(ranks), key=ranks.__getitem__, reverse=True)
        ranking = [seat for seat in order if seat != IVY]
        winners = [seat for seat in ranking if ranks[seat] == ranks[order[0]]]
        return Outcome(
            winner=winners[0] if winners else IVY,
            ranking=ranking,
            totals=[me[HP] for me in state.seats[: self._c.seats]],
            winners=winners,
            rivals=[(rival.id, rival.points) for rival in self.rivals(state)],
            decided_by=_decided([ranks[seat] for seat in order]),
        )

    def _ranks(self, state: State) -> dict[int, tuple[int, int, int]]:
        """What decides, by seat (CF-09)."""
        return {
            seat: (state.seats[seat][HP], state.seats[seat][TRACK], self.sunrise_water(state, seat))
            for seat in self._c.everybody
        }

    def shared_with_ivy(self, state: State) -> bool:
        """Whether nothing parts the one who plays alone from Ivy."""
        ranks = self._ranks(state)
        return IVY in ranks and ranks[IVY] == ranks[0]


def _decided(ranks: list[tuple[int, int, int]]) -> str:
    """The tie-break that parted the first two, best first; none where points did, or nothing."""
    first, second = ranks[0], ranks[1]
    if first[0] != second[0]:
        return ""
    return next((name for name, one, two in zip(TIES, first[1:], second[1:], strict=True) if one != two), "")
