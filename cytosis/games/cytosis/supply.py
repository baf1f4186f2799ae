"""How many ATP there are: mostly as many as are needed. With only those of the box, a gain is cut (CY-C06).

What seats hold and what lies in the supply is always the same number together, so the state need not say
what is left.
"""

from __future__ import annotations

from cytosis.games.cytosis.catalog import ATP, RESOURCES, Amounts, Catalog
from cytosis.games.cytosis.state import Seat, State


class Supply:
    """Gives resources to seats, as far as there are any."""

    def __init__(self, catalog: Catalog) -> None:
        self._atp = catalog.setup.supply

    def give(self, state: State, me: Seat, resource: int, n: int) -> int:
        """So many of one kind to a seat; how many that were."""
        if resource == ATP and self._atp:
            n = min(n, self._atp - sum(seat[ATP] for seat in state.seats))
        me[resource] += n
        return n

    def give_all(self, state: State, me: Seat, amounts: Amounts) -> Amounts:
        """The same of every kind."""
        atp, mrna, protein, lipid, carb = (
            self.give(state, me, resource, amounts[resource]) for resource in range(len(RESOURCES))
        )
        return atp, mrna, protein, lipid, carb
