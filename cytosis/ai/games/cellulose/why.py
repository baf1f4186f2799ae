"""Why a move is made, in one sentence: a code for the text catalogues and the ids it speaks of."""

from __future__ import annotations

from cytosis.ai.agent import Why
from cytosis.ai.games.cellulose.judge import Judge
from cytosis.games.cellulose.actions import NONE, Action
from cytosis.games.cellulose.data.catalog import ATP, CO2, HORMONE, PROTEIN
from cytosis.games.cellulose.state import VACUOLE, State
from cytosis.games.cellulose.view import View

CODES = (
    *("cellulose.water", "cellulose.water_both", "cellulose.water_poured", "cellulose.vacuole"),
    *("cellulose.co2", "cellulose.sugar", "cellulose.sugar_two"),
    *("cellulose.wall", "cellulose.wall_last", "cellulose.atp", "cellulose.protein", "cellulose.hormone"),
    *(
        "cellulose.grow",
        "cellulose.grow_points",
        "cellulose.root_action",
        "cellulose.first",
        "cellulose.take",
    ),
    *("cellulose.play", "cellulose.play_again", "cellulose.wait", "cellulose.exchange", "cellulose.build"),
    *(
        "cellulose.activate",
        "cellulose.draw",
        "cellulose.discard",
        "cellulose.reclaim",
        "cellulose.order",
        "random",
    ),
)
"""Every reason there is; each has a text ``why.CODE`` in every language."""

BY_VERB = {
    "collect": "cellulose.order",
    "exchange": "cellulose.exchange",
    "build": "cellulose.build",
    "draw": "cellulose.draw",
    "discard": "cellulose.discard",
    "reclaim": "cellulose.reclaim",
}


COLLECTED = {CO2: "co2", PROTEIN: "protein", HORMONE: "hormone", ATP: "atp"}
"""What a space is visited for, and the name of that reason."""


class Reasons:
    """Finds the reason that best explains a move."""

    def __init__(self, judge: Judge) -> None:
        self._c = judge.c

    def why(self, state: State, action: Action) -> Why:
        """The reason of the seat whose turn it is."""
        if action.space != NONE and action.verb != "reclaim":
            return self._space(state, action)
        if action.verb == "play":
            card = self._c.cards[action.card]
            several = card.type == "enzyme" and state.played[state.seat]
            return Why.of("cellulose.play_again" if several else "cellulose.play", card=card.id)
        if action.verb == "activate":
            return Why.of("cellulose.activate", card=self._c.cards[action.card].id)
        if action.verb == "grow":
            return self._grow(action)
        return Why.of(BY_VERB.get(action.verb, "cellulose.wait"))

    def _space(self, state: State, action: Action) -> Why:
        space = self._c.spaces[action.space]
        if space.action == "collect_water":
            return self._water(state, action)
        if space.action == "collect":
            kind = next(name for i, name in COLLECTED.items() if space.gain[i])
            return Why.of(f"cellulose.{kind}", n=max(space.gain))
        if space.action == "photosynthesis":
            return Why.of("cellulose.sugar_two" if space.times > 1 else "cellulose.sugar")
        if space.action == "build_wall":
            return self._build(state)
        if space.action == "growth":
            return self._grow(action)
        if space.action == "take_card":
            return Why.of("cellulose.take", card=self._c.cards[state.row[space.slot]].id)
        return Why.of("cellulose.first")

    def _build(self, state: State) -> Why:
        last = state.wall + 1 == len(self._c.wall)
        return Why.of("cellulose.wall_last" if last else "cellulose.wall", n=self._c.wall[state.wall])

    def _water(self, state: State, action: Action) -> Why:
        me = state.seats[state.seat]
        rival = max(other[VACUOLE] for i, other in enumerate(state.seats) if i != state.seat)
        kept = state.water_level - action.cv + (self._c.scenario.filter if action.filter else 0)
        if action.cv and me[VACUOLE] + action.cv > rival:
            return Why.of("cellulose.vacuole", n=me[VACUOLE] + action.cv, kept=kept)
        if action.cv:
            code = "cellulose.water_both" if kept else "cellulose.water_poured"
            return Why.of(code, n=action.cv, kept=kept)
        return Why.of("cellulose.water", n=kept)

    def _grow(self, action: Action) -> Why:
        if action.bonus != NONE:
            return Why.of("cellulose.root_action")
        node = self._c.nodes[action.to]
        if node.bonus.hp:
            return Why.of("cellulose.grow_points", n=node.bonus.hp)
        return Why.of("cellulose.grow", node=node.id)

    def public(self, view: View, action: Action, why: Why) -> Why:
        """Cards that are played or taken lie open; what stays in a hand is never named."""
        return why

    def waste(self, state: State, legal: list[Action], action: Action) -> str:
        """A whole exchange or activation left out, and Water that no marker can use any more."""
        verbs = {other.verb for other in legal}
        if action.verb in ("no", "done") and "build" in verbs:
            return "cellulose.no_stone"
        if action.verb == "done" and state.kind == "final" and "play" in verbs:
            return "cellulose.last_cards"
        if action.verb in ("no", "done") and "exchange" in verbs and state.wall < len(self._c.wall):
            return "cellulose.no_sugar"
        return ""
