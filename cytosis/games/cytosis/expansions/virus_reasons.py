"""Why a decision of a virus attack cannot be made like that; written apart from its list of legal moves."""

from __future__ import annotations

from collections.abc import Mapping

from cytosis.engine.errors import Illegal
from cytosis.games.cytosis.actions import Action
from cytosis.games.cytosis.catalog import ATP, RESOURCES
from cytosis.games.cytosis.expansions.virus_data import Figures
from cytosis.games.cytosis.state import State

CODES: Mapping[str, tuple[str, ...]] = {
    "antibodies_full": ("most", "have"),
    "not_as_reward": ("resource",),
}
"""Its own codes, with the names of their values."""


class VirusReasons:
    """Judges the actions of an attack."""

    def __init__(self, figures: Figures, slot: int) -> None:
        self._figures = figures
        self._slot = slot

    def antibodies(self, state: State, action: Action) -> Illegal | None:
        """As much ATP as there is, and only up to the top of the track (CY-X04, V-09)."""
        have = state.seats[state.seat][ATP]
        if action.n > have:
            return Illegal.of("need_resource", resource=RESOURCES[ATP], need=action.n, have=have)
        held = state.parts[self._slot].antibodies[state.seat][state.asked.strain]
        if held + action.n * self._figures.per_atp > self._figures.most:
            return Illegal.of("antibodies_full", most=self._figures.most, have=held)
        return None

    def gain(self, state: State, action: Action) -> Illegal | None:
        """Exactly the reward, of the kinds that are given (CY-X06)."""
        for resource in action.resources:
            if RESOURCES[resource] not in self._figures.reward_kinds:
                return Illegal.of("not_as_reward", resource=RESOURCES[resource])
        need = self._figures.rewards[state.asked.ranking.index(state.seat)]
        if len(action.resources) != need:
            return Illegal.of("take_count", need=need, given=len(action.resources))
        return None

    def lose(self, state: State, action: Action) -> Illegal | None:
        """Something the seat has; health can always be lost (V-05)."""
        if not action.resources:
            return None
        (resource,) = action.resources
        if not state.seats[state.seat][resource]:
            return Illegal.of("need_resource", resource=RESOURCES[resource], need=1, have=0)
        return None
