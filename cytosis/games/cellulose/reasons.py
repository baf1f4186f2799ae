"""Why an action is not possible now: a code for the text catalogues, with the values it speaks of.

Written apart from :mod:`.legal`, which it never asks: the two are held against each other. Reasons speak of
what lies open and of the acting seat's own hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from operator import add

from cytosis.engine.errors import Illegal
from cytosis.games.cellulose.actions import NONE, PLACING, Action, Actions
from cytosis.games.cellulose.data.catalog import (
    CARB,
    CO2,
    NOTHING,
    PROTEIN,
    RESOURCES,
    TRACKS,
    WATER,
    Amounts,
    Catalog,
    Space,
)
from cytosis.games.cellulose.state import (
    EMPTY,
    GREY,
    GREY_AT,
    MARKERS,
    OVER,
    OWN_AT,
    ROOT,
    SHOOT,
    State,
)

AT = {"shoot": SHOOT, "root": ROOT}
"""Where a seat keeps its place on each track."""

CODES: Mapping[str, tuple[str, ...]] = {
    "unknown_move": ("move",),  # given by Match: a text that is no move of this game
    "game_over": (),
    "wrong_decision": ("kind",),
    "no_marker": (),
    "no_grey_marker": (),
    "space_taken": ("space",),
    "colour_there": ("space",),
    "need_resource": ("resource", "need", "have"),
    "xylem_dry": (),
    "vacuole_at_most": ("most",),
    "wall_full": (),
    "slot_empty": ("slot",),
    "missing_word": ("word",),
    "extra_word": ("word",),
    "no_filter": (),
    "not_connected": ("node",),
    "no_bonus_here": ("node",),
    "no_return_here": ("node",),
    "wrong_track": ("track",),
    "pass_not_needed": (),
    "not_in_hand": ("card",),
    "not_in_play": ("card",),
    "used_already": ("card",),
    "no_use_now": ("card",),
    "collected": ("track",),
    "no_exchange_left": (),
    "no_activation_left": (),
    "discard_count": ("need",),
    "no_marker_there": ("space",),
    "other_marker": (),
}
"""Every code there is, with the names of its values in order."""

DECISIONS: Mapping[str, tuple[str, ...]] = {
    "place": ("turn", "embryo"),
    "grey": ("turn", "embryo"),
    "pass": ("turn",),
    "collect": ("sunrise",),
    "exchange": ("sunrise", "exchange"),
    "activate": ("sunrise", "activate"),
    "play": ("card", "final"),
    "build": ("build",),
    "grow": ("grow",),
    "draw": ("starch",),
    "discard": ("discard",),
    "reclaim": ("reclaim",),
    "done": ("sunrise", "card", "activate", "final"),
    "no": ("exchange", "build", "grow", "starch", "reclaim", "embryo"),
}
"""Which decisions each verb answers."""

Why = Callable[[State, Action], "Illegal | None"]


class Reasons:
    """Says why not, for one catalog."""

    def __init__(self, catalog: Catalog, actions: Actions) -> None:
        self._c = catalog
        self._a = actions
        self._checks: dict[str, Why] = {
            "place": self._place,
            "grey": self._place,
            "pass": self._pass,
            "collect": self._collect,
            "exchange": self._exchange,
            "activate": self._activate,
            "play": self._play,
            "grow": self._grow,
            "discard": self._discard,
            "reclaim": self._reclaim,
        }

    def why_not(self, state: State, action: Action) -> Illegal | None:
        """None exactly for the legal actions, else the reason."""
        if state.kind == OVER:
            return Illegal.of("game_over")
        if state.kind not in DECISIONS[action.verb]:
            return Illegal.of("wrong_decision", kind=state.kind)
        check = self._checks.get(action.verb)
        return check(state, action) if check else None

    # -- placing -------------------------------------------------------------------------------------------
    def _place(self, state: State, action: Action) -> Illegal | None:
        me = state.seats[state.seat]
        if state.kind == "embryo" and state.asked[0] != action.grey:
            return Illegal.of("other_marker")
        if not me[GREY if action.grey else MARKERS]:
            return Illegal.of("no_grey_marker" if action.grey else "no_marker")
        return self._room(state, action) or self._words(action) or self._action(state, action)

    def _room(self, state: State, action: Action) -> Illegal | None:
        """A small space holds one marker, a large one of each colour; grey is one colour (CD-06 to CD-08)."""
        space, bit = self._c.spaces[action.space], 1 << action.space
        everybody = any((me[OWN_AT] | me[GREY_AT]) & bit for me in state.seats)
        if space.small and everybody:
            return Illegal.of("space_taken", space=space.id)
        mine = state.seats[state.seat][OWN_AT] & bit
        greys = any(me[GREY_AT] & bit for me in state.seats)
        if greys if action.grey else mine:
            return Illegal.of("colour_there", space=space.id)
        return None

    def _words(self, action: Action) -> Illegal | None:
        """The words of a placement belong to its space."""
        kind = self._c.spaces[action.space].action
        if kind == "collect_water" and action.cv == NONE:
            return Illegal.of("missing_word", word="cv")
        if kind == "growth" and action.to == NONE:
            return Illegal.of("missing_word", word="to")
        for word, there, belongs in (
            ("cv", action.cv != NONE, kind == "collect_water"),
            ("filter", action.filter, kind == "collect_water"),
            ("bonus", action.bonus != NONE, kind == "growth"),
            ("to", action.to != NONE, kind == "growth"),
        ):
            if there and not belongs:
                return Illegal.of("extra_word", word=word)
        return None

    def _action(self, state: State, action: Action) -> Illegal | None:
        """Whether the action of the space can be carried out in full (CD-09)."""
        space, seat = self._c.spaces[action.space], state.seat
        short = self._short(state, seat, space.cost)
        if short:
            return short
        if space.action == "collect_water":
            return self._xylem(state, action)
        if space.action == "photosynthesis":
            return self._sugar(state, space.times)
        if space.action == "build_wall":
            return self._wall(state)
        if space.action == "growth":
            return self._growth(state, action, space.tracks, space.cost)
        if space.action == "take_card" and state.row[space.slot] == EMPTY:
            return Illegal.of("slot_empty", slot=space.slot + 1)
        return None

    def _xylem(self, state: State, action: Action) -> Illegal | None:
        if not state.water_level:
            return Illegal.of("xylem_dry")
        if action.filter:
            if not self._c.scenario.filter:
                return Illegal.of("no_filter")
            short = self._short(state, state.seat, self._c.scenario.filter_cost)
            if short:
                return short
        water = state.water_level + (self._c.scenario.filter if action.filter else 0)
        most = min(self._c.figure("xylem_vacuole"), water)
        return Illegal.of("vacuole_at_most", most=most) if action.cv > most else None

    def _sugar(self, state: State, times: int) -> Illegal | None:
        need = [0] * 6
        need[WATER] = self._c.figure("exchange_water") * times
        need[CO2] = self._c.figure("exchange_co2") * times
        return self._short(state, state.seat, tuple(need))  # type: ignore[arg-type]

    def _wall(self, state: State) -> Illegal | None:
        if state.wall >= len(self._c.wall):
            return Illegal.of("wall_full")
        need = [0] * 6
        need[CARB] = 1
        return self._short(state, state.seat, tuple(need))  # type: ignore[arg-type]

    def _growth(
        self, state: State, action: Action, tracks: Sequence[str] = TRACKS, before: Amounts = NOTHING
    ) -> Illegal | None:
        """A connected space of an allowed track, or a bonus and one of the marked spaces; paid in full."""
        me = state.seats[state.seat]
        if action.to == NONE:
            return Illegal.of("missing_word", word="to")
        target = self._c.nodes[action.to]
        if target.track not in tracks:
            return Illegal.of("wrong_track", track=target.track)
        cost = target.cost
        if action.bonus != NONE:
            bonus = self._c.nodes[action.bonus]
            if bonus.action is None or action.bonus != me[ROOT] or "root" not in tracks:
                return Illegal.of("no_bonus_here", node=bonus.id)
            if action.to not in self._c.returns:
                return Illegal.of("no_return_here", node=target.id)
            cost = bonus.action.cost
        elif action.to not in self._c.nodes[me[AT[target.track]]].next:
            return Illegal.of("not_connected", node=target.id)
        return self._short(state, state.seat, _together(cost, before))

    def _short(self, state: State, seat: int, need: Amounts) -> Illegal | None:
        me = state.seats[seat]
        for i, n in enumerate(need):
            if me[i] < n:
                return Illegal.of("need_resource", resource=RESOURCES[i], need=n, have=me[i])
        return None

    def _pass(self, state: State, action: Action) -> Illegal | None:
        """Only where no marker can be placed anywhere (CD-02)."""
        for verb in PLACING:
            for i, space in enumerate(self._c.spaces):
                for candidate in self._tries(state, verb == "grey", i, space):
                    if self._place(state, candidate) is None:
                        return Illegal.of("pass_not_needed")
        return None

    def _tries(self, state: State, grey: bool, index: int, space: Space) -> list[Action]:
        """One placement on a space for each way that could matter."""
        if space.action == "collect_water":
            return [self._a.place(grey, index, 0)]
        if space.action != "growth":
            return [self._a.place(grey, index)]
        root = state.seats[state.seat][ROOT]
        steps = [self._a.place(grey, index, to=to) for to in range(len(self._c.nodes))]
        return steps + [self._a.place(grey, index, bonus=root, to=to) for to in self._c.returns]

    # -- everything else -----------------------------------------------------------------------------------
    def _collect(self, state: State, action: Action) -> Illegal | None:
        if not state.asked[0] >> action.track & 1:
            return Illegal.of("collected", track=TRACKS[action.track])
        return None

    def _exchange(self, state: State, action: Action) -> Illegal | None:
        if state.kind == "sunrise" and not state.asked[1]:
            return Illegal.of("no_exchange_left")
        return self._sugar(state, 1)

    def _activate(self, state: State, action: Action) -> Illegal | None:
        card, seat = self._c.cards[action.card], state.seat
        if card.type != "enzyme" or action.card not in state.played[seat]:
            return Illegal.of("not_in_play", card=card.id)
        free = False
        if state.kind == "sunrise":
            if not state.asked[2]:
                return Illegal.of("no_activation_left")
        else:
            among, free = state.asked
            if action.card not in among:
                return Illegal.of("used_already", card=card.id)
        need = [0] * 6
        need[PROTEIN] = 0 if free else self._c.figure("activation")
        name = card.then[0] if card.then else ""
        return self._short(state, seat, tuple(need)) or self._use(state, card.id, name)  # type: ignore[arg-type]

    def _use(self, state: State, card: str, name: str) -> Illegal | None:
        """Whether an Enzyme could do its work now."""
        if name == "exchange":
            return self._sugar(state, 1)
        if name == "build":
            return self._wall(state)
        idle = (name == "grow" and self._fully_grown(state)) or (
            name == "draw" and not state.deck and not state.discard
        )
        return Illegal.of("no_use_now", card=card) if idle else None

    def _fully_grown(self, state: State) -> bool:
        """Whether no step of the plant is possible."""
        root = state.seats[state.seat][ROOT]
        steps = [self._a.grow(NONE, to) for to in range(len(self._c.nodes))]
        steps += [self._a.grow(root, to) for to in self._c.returns]
        return all(self._growth(state, step) for step in steps)

    def _play(self, state: State, action: Action) -> Illegal | None:
        card = self._c.cards[action.card]
        if action.card not in state.hands[state.seat]:
            return Illegal.of("not_in_hand", card=card.id)
        return self._short(state, state.seat, card.cost)

    def _grow(self, state: State, action: Action) -> Illegal | None:
        return self._growth(state, action)

    def _discard(self, state: State, action: Action) -> Illegal | None:
        if len(action.cards) != state.asked[0]:
            return Illegal.of("discard_count", need=state.asked[0])
        hand = Counter(state.hands[state.seat])
        for card, n in Counter(action.cards).items():
            if hand[card] < n:
                return Illegal.of("not_in_hand", card=self._c.cards[card].id)
        return None

    def _reclaim(self, state: State, action: Action) -> Illegal | None:
        me = state.seats[state.seat]
        if not me[GREY_AT if action.grey else OWN_AT] >> action.space & 1:
            return Illegal.of("no_marker_there", space=self._c.spaces[action.space].id)
        return None


def _together(one: Amounts, two: Amounts) -> Amounts:
    return tuple(map(add, one, two))
