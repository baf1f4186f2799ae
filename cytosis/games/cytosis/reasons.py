"""Why an action is not possible now: a code for the text catalogues, with the values it speaks of.

Written apart from :mod:`.legal`, which it never asks: the two are held against each other. Clear before
fast, and one small check per rule. The order of the checks is what a person wants to hear first. Reasons
speak of what lies open and of the acting seat's own hand, never of what others hide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cytosis.engine.errors import Illegal
from cytosis.engine.plain import bits
from cytosis.games.cytosis.actions import Action, Actions
from cytosis.games.cytosis.catalog import RESOURCES, Catalog
from cytosis.games.cytosis.placement_reasons import INCOMPLETE, PlacementReasons
from cytosis.games.cytosis.state import HAND, State

CODES: Mapping[str, tuple[str, ...]] = {
    # any decision
    "unknown_move": ("move",),  # given by Match: a text that is no move of this game
    "game_over": (),
    "wrong_decision": ("kind",),
    "not_in_hand": ("card",),
    # set-up
    "keep_count": ("need", "given"),
    "card_twice": ("card",),
    "take_count": ("need", "given"),
    "not_at_start": ("resource",),
    # a turn without a spot
    "no_exhaust": (),
    "not_by_exhaust": ("resource",),
    "no_pass": (),
    "pass_not_needed": ("spot",),
    "not_macromolecule": ("card",),
    # the flask
    "grey_used": (),
    "no_grey_left": (),
    "grey_price": ("price", "have"),
    "spot_taken": ("spot",),
    "area_full": ("area", "most"),
    "part_full": ("area", "part", "most"),
    # the words of a placement
    "missing_word": ("word",),
    "extra_word": ("word",),
    "choose_one": ("word", "other"),
    # what it takes
    "need_resource": ("resource", "need", "have"),
    "need_after_grey": ("price", "need", "have"),
    "need_after_early": ("price", "need", "have"),
    # cards
    "slot_empty": ("slot",),
    "not_in_slot": ("card", "slot"),
    "no_matching_card": ("spot",),
    "wrong_card": ("card", "spot"),
    # vesicles
    "no_disk": (),
    "no_vesicle": ("spot",),
    "place_empty": ("place",),
    "vesicle_not_yours": ("place", "seat"),
    "vesicle_elsewhere": ("place", "spot"),
    "nothing_to_add": (),
    "cannot_add": ("resource",),
    "no_fitting_vesicle": (),
    "load_too_small": ("card", "resource", "need", "have"),
    "must_bump": ("area",),
    "no_bump_needed": ("area",),
    "bump_elsewhere": ("place", "area"),
    "bump_other": ("place", "seat"),
    # laureates
    "cannot_take": ("resource",),
    "goal_not_up": ("goal",),
    "goal_yours": ("goal",),
    "goal_full": ("goal", "most"),
    "no_goal_marker": (),
    # a seat's own terms
    "not_above": ("most",),
    "not_below": ("least",),
}
"""Every code there is, with the names of its values in order."""

Why = Callable[[State, Action], "Illegal | None"]

DECISIONS_OF: Mapping[str, tuple[str, ...]] = {
    "keep": ("keep_cards",),
    "take": ("start_resources",),
    "place": ("turn",),
    "grey": ("turn",),
    "exhaust": ("turn",),
    "pass": ("turn",),
    "use": ("turn", "after_flask"),
}
"""Which decisions each verb answers."""


class Reasons:
    """Says why not, for one catalog."""

    def __init__(self, catalog: Catalog, actions: Actions, placements: PlacementReasons) -> None:
        self._catalog = catalog
        self._actions = actions
        self._placements = placements
        self._decisions: dict[str, tuple[str, ...]] = dict(DECISIONS_OF)
        self._checks: dict[str, Why] = {
            "keep": self._keep,
            "take": self._take,
            "place": self._placements.why_not,
            "grey": self._placements.why_not,
            "exhaust": self._exhaust,
            "pass": self._pass,
            "use": self._use,
        }

    def learn(self, reasons: Mapping[str, tuple[tuple[str, ...], Why]]) -> None:
        """An expansion's own verbs: which decisions they answer, and how they are judged."""
        for verb, (kinds, check) in reasons.items():
            self._decisions[verb] = kinds
            self._checks[verb] = check

    def why_not(self, state: State, action: Action) -> Illegal | None:
        """None exactly for the legal actions, else the reason."""
        if state.kind == "over":
            return Illegal.of("game_over")
        if state.kind not in self._decisions[action.verb]:
            return Illegal.of("wrong_decision", kind=state.kind)
        return self._checks[action.verb](state, action)

    # -- set-up ----------------------------------------------------------------------------------------
    def _keep(self, state: State, action: Action) -> Illegal | None:
        """So many different ones of the cards dealt (CY-S09)."""
        need = self._catalog.setup.kept
        for i, card in enumerate(action.cards):
            if card not in bits(state.seats[state.seat][HAND]):
                return Illegal.of("not_in_hand", card=self._actions.card_ids[card])
            if card in action.cards[:i]:
                return Illegal.of("card_twice", card=self._actions.card_ids[card])
        if len(action.cards) != need:
            return Illegal.of("keep_count", need=need, given=len(action.cards))
        return None

    def _take(self, state: State, action: Action) -> Illegal | None:
        """So many more, of the kinds given away at the start, in any mix (CY-S11)."""
        setup = self._catalog.setup
        for resource in action.resources:
            if RESOURCES[resource] not in setup.extra_kinds:
                return Illegal.of("not_at_start", resource=RESOURCES[resource])
        if len(action.resources) != setup.extra:
            return Illegal.of("take_count", need=setup.extra, given=len(action.resources))
        return None

    # -- a turn without a spot ---------------------------------------------------------------------------
    def _exhaust(self, state: State, action: Action) -> Illegal | None:
        """Always possible where the edition has it, for what it may give (CY-T04, A-05)."""
        given = self._catalog.switches.exhaust
        (resource,) = action.resources
        if not given:
            return Illegal.of("no_exhaust")
        if RESOURCES[resource] not in given:
            return Illegal.of("not_by_exhaust", resource=RESOURCES[resource])
        return None

    def _pass(self, state: State, action: Action) -> Illegal | None:
        """Only in editions without exhausting, and only when no own flask can be placed (CY-T05, A-01)."""
        if self._catalog.switches.exhaust:
            return Illegal.of("no_pass")
        for position, spot in enumerate(self._catalog.spots):
            if self._usable(state, position):
                return Illegal.of("pass_not_needed", spot=spot.id)
        return None

    def _usable(self, state: State, spot: int) -> bool:
        """An own flask can go there: nothing speaks against it, except choices not yet made."""
        reason = self._placements.why_not(state, self._actions.place("place", spot))
        return reason is None or reason.code in INCOMPLETE

    def _use(self, state: State, action: Action) -> Illegal | None:
        """A macromolecule card of the hand, before the own flask or where one is asked after it (CY-K04)."""
        card = self._catalog.cards[action.use]
        if action.use not in bits(state.seats[state.seat][HAND]):
            return Illegal.of("not_in_hand", card=card.id)
        if not any(card.gives):
            return Illegal.of("not_macromolecule", card=card.id)
        return None
