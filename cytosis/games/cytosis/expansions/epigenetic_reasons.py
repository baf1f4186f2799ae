"""Why an action of the epigenetic cards is not possible; written apart from the list of legal moves."""

from __future__ import annotations

from collections.abc import Mapping

from cytosis.engine.errors import Illegal
from cytosis.games.cytosis.actions import NONE, Action, Actions
from cytosis.games.cytosis.catalog import ATP, RESOURCES
from cytosis.games.cytosis.expansions.epigenetic_data import PEEK, POWERS, TRADE, Figures
from cytosis.games.cytosis.hooks import Why
from cytosis.games.cytosis.placement_reasons import PlacementReasons
from cytosis.games.cytosis.state import State

CODES: Mapping[str, tuple[str, ...]] = {
    "not_offered": ("power",),
    "not_as_gift": ("resource",),
    "no_such_power": ("power",),
    "not_by_trade": ("resource",),
    "peek_used": (),
    "deck_empty": (),
    "draw_one": (),
    "not_looked_at": ("card",),
    "order_all": ("need",),
}
"""Its own codes, with the names of their values."""

OWN_TURN = ("turn", "after_flask")


class EpigeneticReasons:
    """Judges the actions that the powers bring."""

    def __init__(self, figures: Figures, slot: int, placements: PlacementReasons, actions: Actions) -> None:
        self._figures = figures
        self._slot = slot
        self._placements = placements
        self._actions = actions

    def by_verb(self) -> Mapping[str, tuple[tuple[str, ...], Why]]:
        """By verb: the decisions it answers and the check."""
        return {
            "choose": (("draft",), self._choose),
            "gift": (("gift",), self._gift),
            "early": (("early",), self._early),
            "no": (("early",), _always),
            "trade": (OWN_TURN, self._trade),
            "peek": (OWN_TURN, self._peek),
            "draw": (("peek",), self._draw),
            "leave": (("peek",), _always),
            "order": (("order",), self._order),
            "done": (("after_flask",), _always),
        }

    def _choose(self, state: State, action: Action) -> Illegal | None:
        """One of the cards offered (CY-N01)."""
        if action.choice not in state.asked.offer:
            return Illegal.of("not_offered", power=POWERS[action.choice])
        return None

    def _gift(self, state: State, action: Action) -> Illegal | None:
        """Only what the gift can be (CY-N07)."""
        (resource,) = action.resources
        if RESOURCES[resource] not in self._figures.gift_kinds:
            return Illegal.of("not_as_gift", resource=RESOURCES[resource])
        return None

    def _early(self, state: State, action: Action) -> Illegal | None:
        """As an own flask, after its price is paid, and without a macromolecule card (CY-N06)."""
        if action.use != NONE:
            return Illegal.of("extra_word", word="use")
        price = self._figures.early_price
        return _lacks_atp(state, price) or self._placements.why_not(state, action, paid=price)

    def _trade(self, state: State, action: Action) -> Illegal | None:
        """CY-N02."""
        (resource,) = action.resources
        if state.parts[self._slot].powers[state.seat] != TRADE:
            return Illegal.of("no_such_power", power=POWERS[TRADE])
        price = self._figures.trade_prices[resource]
        if not price:
            return Illegal.of("not_by_trade", resource=RESOURCES[resource])
        return _lacks_atp(state, price)

    def _peek(self, state: State, action: Action) -> Illegal | None:
        """CY-N03."""
        part = state.parts[self._slot]
        if part.powers[state.seat] != PEEK:
            return Illegal.of("no_such_power", power=POWERS[PEEK])
        if part.peek_used:
            return Illegal.of("peek_used")
        if not state.deck and not state.discard:
            return Illegal.of("deck_empty")
        return _lacks_atp(state, self._figures.peek_price)

    def _draw(self, state: State, action: Action) -> Illegal | None:
        """One of the cards looked at, for its price."""
        if len(action.cards) != 1:
            return Illegal.of("draw_one")
        if action.cards[0] not in state.asked:
            return Illegal.of("not_looked_at", card=self._actions.card_ids[action.cards[0]])
        return _lacks_atp(state, self._figures.draw_price)

    def _order(self, state: State, action: Action) -> Illegal | None:
        """All cards that are left, each once."""
        for card in action.cards:
            if card not in state.asked:
                return Illegal.of("not_looked_at", card=self._actions.card_ids[card])
        if sorted(action.cards) != sorted(state.asked):
            return Illegal.of("order_all", need=len(state.asked))
        return None


def _always(state: State, action: Action) -> Illegal | None:
    return None


def _lacks_atp(state: State, need: int) -> Illegal | None:
    have = state.seats[state.seat][ATP]
    if have < need:
        return Illegal.of("need_resource", resource=RESOURCES[ATP], need=need, have=have)
    return None
