"""The room of Cellulose as the opponents know it."""

from __future__ import annotations

from cytosis.ai.games.cellulose.mind import CelluloseMind
from cytosis.ai.games.cellulose.weights import weights
from cytosis.ai.thinker import Thinker, Worth
from cytosis.games.cellulose import CelluloseRules
from cytosis.games.cellulose.data.catalog import CARB, CO2, RESOURCES, WATER
from cytosis.games.cellulose.state import HP, State


class CelluloseThinker(Thinker):
    """Weighs growth, wall, vacuole and cards against the mornings that are left."""

    simple = ("place chloroplast", "place wall", "place stomata", "place ribosome", "done", "no", "pass")
    weights = staticmethod(weights)
    mind = staticmethod(CelluloseMind)

    def glance(self, rules: CelluloseRules) -> Worth:
        """Health, sugar and what lies in stock."""

        def worth(state: State, seat: int) -> float:
            me = state.seats[seat]
            pairs = min(me[WATER], me[CO2])
            return float(me[HP] + 5 * me[CARB] + 0.5 * pairs + 0.3 * sum(me[: len(RESOURCES)]))

        return worth
