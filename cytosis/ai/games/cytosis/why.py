"""Why a move is made, in one sentence: a code for the text catalogues and the ids it speaks of."""

from __future__ import annotations

from cytosis.ai.agent import Why
from cytosis.ai.games.cytosis.plan import Planner
from cytosis.ai.games.cytosis.project import NOWHERE, Plan
from cytosis.games.cytosis.actions import NONE, Action
from cytosis.games.cytosis.catalog import RESOURCES, Card
from cytosis.games.cytosis.state import FLASKS, State
from cytosis.games.cytosis.view import View

CODES = (
    *("finish", "to_golgi", "next_turn", "vesicle", "proteins", "need", "stock", "leftovers", "buy"),
    *("macromolecule", "attack", "goal", "goal_first", "first_player", "block", "exhaust", "skip", "use"),
    *("keep", "keep_worth", "start", "power", "gift", "early", "no_early", "trade", "peek"),
    *("draw", "leave", "order"),
    *("done", "antibodies", "no_antibodies", "gain", "lose", "lose_health", "random"),
)
"""Every reason there is; each has a text ``why.CODE`` in every language."""

_PLAIN = {
    "exhaust": "exhaust",
    "pass": "skip",
    "take": "start",
    "choose": "power",
    "gift": "gift",
    "no": "no_early",
    "trade": "trade",
    "peek": "peek",
    "draw": "draw",
    "leave": "leave",
    "order": "order",
    "done": "done",
    "gain": "gain",
}


class Reasons:
    """Finds the reason that best explains a move."""

    def __init__(self, planner: Planner) -> None:
        self._planner = planner
        self._sheet = planner.sheet
        self._cards = tuple(card.id for card in planner.sheet.catalog.cards)
        self._goals = tuple(goal.id for goal in planner.sheet.catalog.goals)

    def why(self, state: State, action: Action) -> Why:
        """The reason of the seat whose turn it is."""
        simple = self._simple(action)
        if simple is not None:
            return simple
        plan = self._planner.plan(state, state.seat)
        kind = self._sheet.catalog.spots[action.spot].kind
        blocked = self._blocks(state, action)
        if action.card != NONE:
            return Why.of("finish", card=self._cards[action.card])
        if blocked and kind in ("gain", "exchange"):
            return Why.of("block", area=blocked)
        return self._at(kind, state, action, plan)

    def _simple(self, action: Action) -> Why | None:
        """Where the kind of move says it."""
        verb = action.verb
        if verb == "antibodies":
            return Why.of("antibodies" if action.n else "no_antibodies")
        if verb == "lose":
            return Why.of("lose" if action.resources else "lose_health")
        if verb == "use":
            return Why.of("use", card=self._cards[action.use])
        if verb == "keep":
            return self._kept(action)
        return Why.of(_PLAIN[verb]) if verb in _PLAIN else None

    def _kept(self, action: Action) -> Why:
        """What the cards are worth, and what they take: that sets one choice apart from another."""
        cards = [self._sheet.catalog.cards[card] for card in action.cards]
        return Why.of("keep_worth", points=sum(card.hp for card in cards), n=sum(map(_cubes, cards)))

    def public(self, view: View, action: Action, why: Why) -> Why:
        """The same, with the family in place of a card that the viewer has not seen in that hand."""
        params = dict(why.params)
        card = str(params.get("card", ""))
        if not card or view.pending is None:
            return why
        mover = view.seats[view.pending.seat]
        played = [self._cards[one] for one in (action.card, action.use) if one != NONE]
        if card in (*mover.known, *(mover.hand or ()), *view.row, *played):
            return why
        family = next(one.family for one in self._sheet.catalog.cards if one.id == card)
        del params["card"]
        return Why.of(why.code, **params, family=family)

    def _at(self, kind: str, state: State, action: Action, plan: Plan) -> Why:
        """By kind of spot."""
        if kind == "laureates":
            return self._honoured(state, action)
        if kind == "buy":
            return self._bought(state, action)
        if kind in ("detox_or_steroid", "vesicle_start"):
            return self._started(plan, action, kind == "detox_or_steroid")
        if kind == "vesicle_modify":
            card = next((p.card for p in plan.chosen if p.place == action.disk), None)
            if card is None:
                return Why.of("to_golgi")
            return Why.of("next_turn", card=self._cards[card])
        if kind == "convert":
            return Why.of("proteins")
        return self._collected(plan, action)

    def _honoured(self, state: State, action: Action) -> Why:
        if action.goal == NONE:
            return Why.of("first_player")
        first = not state.marks[state.goals.index(action.goal)]
        return Why.of("goal_first" if first else "goal", goal=self._goals[action.goal])

    def _bought(self, state: State, action: Action) -> Why:
        card = state.row[self._sheet.tables.slot[action.spot]]
        if self._sheet.tables.resolved >> card & 1:
            return Why.of("attack", card=self._cards[card])
        code = "macromolecule" if self._sheet.usable >> card & 1 else "buy"
        return Why.of(code, card=self._cards[card])

    def _started(self, plan: Plan, action: Action, smooth: bool) -> Why:
        for project in plan.chosen:
            facts = self._sheet.facts[project.card]
            if project.place == NOWHERE and facts and facts.smooth == smooth and facts.base == action.n:
                return Why.of("vesicle", card=self._cards[project.card])
        return Why.of("stock", resource="lipid" if smooth else "mrna")

    def _collected(self, plan: Plan, action: Action) -> Why:
        ((resource, _),) = self._sheet.tables.gain[action.spot]
        for project in plan.chosen:
            if project.needs[resource] and plan.lacking[resource]:
                return Why.of("need", resource=RESOURCES[resource], card=self._cards[project.card])
        return Why.of("stock" if plan.left else "leftovers", resource=RESOURCES[resource])

    def _blocks(self, state: State, action: Action) -> str:
        """The area whose last free spot this takes while the next seat has something to do there."""
        spot = self._sheet.catalog.spots[action.spot]
        here = [i for i, one in enumerate(self._sheet.catalog.spots) if one.area == spot.area]
        free = [i for i in here if not state.taken >> i & 1]
        if free != [action.spot] or len(here) < 2:
            return ""
        other = (state.seat + 1) % len(state.seats)
        if not state.seats[other][FLASKS]:
            return ""
        needs = self._planner.plan(state, other).lacking
        wanted = any(needs[resource] for resource, _ in self._sheet.tables.gain[action.spot])
        return spot.area if wanted else ""


def _cubes(card: Card) -> int:
    """How many cubes completing it takes, energy among them."""
    return sum(card.cost) if card.hp else 0
