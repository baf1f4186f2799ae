"""Moves that nobody who knows the game would make, left out before anything else is thought about.

Weak levels err, but they do not play nonsense: no flask is thrown away, no vesicle is started or spoilt
that no card in hand can use, and nothing is bought that cannot be finished any more.
"""

from __future__ import annotations

from cytosis.ai.games.cytosis.sheet import VESICLE, CardFacts, Sheet
from cytosis.engine.plain import bits
from cytosis.games.cytosis.actions import NONE, Action
from cytosis.games.cytosis.catalog import LIPID, PROTEIN
from cytosis.games.cytosis.state import FLASKS, HAND, Seat, State

STEPS_OF_A_VESICLE = 3
_STEPS_AFTER = {
    "vesicle_start": STEPS_OF_A_VESICLE - 1,
    "detox_or_steroid": STEPS_OF_A_VESICLE - 1,
    "vesicle_modify": 1,
}
"""How many flasks a vesicle still needs after such a spot."""


class Sense:
    """Knows what is nonsense in one ruleset."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._kind = tuple(spot.kind for spot in sheet.catalog.spots)
        self._area = tuple(spot.area for spot in sheet.catalog.spots)

    def sensible(self, state: State, legal: list[Action]) -> list[Action]:
        """The moves that make sense; all of them where none does."""
        if state.kind not in ("turn", "early"):
            return legal
        me = state.seats[state.seat]
        cards = self._hand(me)
        kept = [action for action in legal if not self._nonsense(state, me, cards, action)]
        kept = self._without_worse_twins(kept)
        if state.round == self._sheet.rounds and me[FLASKS] == 1:
            kept = self._last_chance(kept)
        return kept or legal

    def waste(self, state: State, legal: list[Action], action: Action) -> str:
        """Why a move is nonsense, as a code for the texts; empty where it is none."""
        sensible = self.sensible(state, legal)
        if action in sensible or len(sensible) == len(legal):
            return ""
        me = state.seats[state.seat]
        found = self._nonsense(state, me, self._hand(me), action)
        if found or action.verb == "exhaust":
            return found or "exhaust"
        last = state.round == self._sheet.rounds and me[FLASKS] == 1
        return "unfinished" if last and any(map(self._releases, legal)) else "better_spot"

    def _hand(self, me: Seat) -> list[CardFacts]:
        return [facts for card in bits(me[HAND]) if (facts := self._sheet.facts[card]) is not None]

    def _flasks_after(self, state: State, me: Seat, action: Action) -> int:
        """How many flasks can still follow; before the last round enough."""
        return me[FLASKS] - (action.verb != "grey") if state.round == self._sheet.rounds else 99

    def _too_late(self, state: State, spot: int, flasks: int) -> bool:
        """Whether so few flasks cannot complete the card of that slot any more."""
        facts = self._sheet.facts[state.row[self._sheet.tables.slot[spot]]]
        return facts is not None and flasks < (STEPS_OF_A_VESICLE if facts.kind == VESICLE else 1)

    def _nonsense(self, state: State, me: Seat, cards: list[CardFacts], action: Action) -> str:
        """Which kind of nonsense a move is by itself; empty for none."""
        if action.spot == NONE:
            return ""
        kind = self._kind[action.spot]
        flasks = self._flasks_after(state, me, action)
        if kind == "buy":
            return "late_card" if self._too_late(state, action.spot, flasks) else ""
        if action.card != NONE or kind not in _STEPS_AFTER:
            return ""
        if flasks < _STEPS_AFTER[kind]:
            return "late_vesicle"
        if kind == "vesicle_modify":
            return "" if self._fits(cards, state, action) else "added"
        return "" if self._wanted(cards, action.n, kind) else "load"

    @staticmethod
    def _wanted(cards: list[CardFacts], n: int, kind: str) -> bool:
        """Some card in hand starts like this, and none of the load is too much."""
        smooth = kind == "detox_or_steroid"
        return any(c.kind == VESICLE and c.smooth == smooth and c.base == n for c in cards)

    @staticmethod
    def _fits(cards: list[CardFacts], state: State, action: Action) -> bool:
        """Some card in hand can be made of the vesicle afterwards."""
        load = state.vesicles[action.disk].load
        smooth = load[PROTEIN] == 0
        held = load[LIPID] if smooth else load[PROTEIN]
        return any(
            c.kind == VESICLE and c.smooth == smooth and c.base <= held and c.add == action.add for c in cards
        )

    def _without_worse_twins(self, legal: list[Action]) -> list[Action]:
        """No spot while a better one of its area is free, and no exhausting for what a spot gives twice."""
        best: dict[tuple[str, str], int] = {}
        gives: dict[int, int] = {}
        for action in legal:
            if action.spot != NONE and self._kind[action.spot] == "gain":
                ((resource, n),) = self._sheet.tables.gain[action.spot]
                key = (action.verb, self._area[action.spot])
                best[key] = max(best.get(key, 0), n)
                if action.verb == "place":
                    gives[resource] = max(gives.get(resource, 0), n)
        return [action for action in legal if not self._worse(action, best, gives)]

    def _worse(self, action: Action, best: dict[tuple[str, str], int], gives: dict[int, int]) -> bool:
        if action.verb == "exhaust":
            return gives.get(action.resources[0], 0) > 1
        if action.spot == NONE or self._kind[action.spot] != "gain":
            return False
        return self._sheet.tables.gain[action.spot][0][1] < best[action.verb, self._area[action.spot]]

    def _last_chance(self, legal: list[Action]) -> list[Action]:
        """With the very last flask a finished vesicle is released, unless a goal brings points instead."""
        if not any(self._releases(action) for action in legal):
            return legal
        return [a for a in legal if self._releases(a) or a.goal != NONE or a.card != NONE]

    def _releases(self, action: Action) -> bool:
        return action.spot != NONE and self._kind[action.spot] == "vesicle_finish"
