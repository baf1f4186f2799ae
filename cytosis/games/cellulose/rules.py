"""The rules object of Cellulose: the engine's contract, answered by the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cytosis.engine.data.own import Items
from cytosis.engine.errors import Illegal, SnapshotError
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Decision, Emit, Outcome, Progress, Rival, ScoreLine, Snapshot
from cytosis.games.cellulose.actions import Action, Actions
from cytosis.games.cellulose.apply import Moves
from cytosis.games.cellulose.data.catalog import Catalog
from cytosis.games.cellulose.effects import Effects
from cytosis.games.cellulose.evening import Evening
from cytosis.games.cellulose.flow import Flow
from cytosis.games.cellulose.guess import Guesser
from cytosis.games.cellulose.invariants import violations
from cytosis.games.cellulose.ivy.rival import IvyRules
from cytosis.games.cellulose.legal import LegalMoves
from cytosis.games.cellulose.reasons import Reasons
from cytosis.games.cellulose.scoring import Scorer
from cytosis.games.cellulose.setup import TableSetup
from cytosis.games.cellulose.snapshot import Snapshots
from cytosis.games.cellulose.state import OVER, State
from cytosis.games.cellulose.view import Observer, View


class CelluloseRules:
    """One ruleset of Cellulose at one table size. Stateless; every method takes the state."""

    def __init__(
        self, catalog: Catalog, edition: str, options: Mapping[str, Any], values: Items = ()
    ) -> None:
        self.catalog = catalog
        self.seats = catalog.seats
        self.actions = Actions(catalog)
        self.effects = Effects(catalog, self.actions)
        self.ivy = None if catalog.ivy is None else IvyRules(self.effects, catalog.ivy)
        self.scorer = Scorer(self.effects, self.ivy)
        evening = Evening(self.effects, self.actions, self.ivy)
        self._flow = Flow(self.effects, evening, self.scorer, self.ivy)
        self._setup = TableSetup(catalog, self.actions, self._flow, self.ivy, options["first_player"])
        self._reasons = Reasons(catalog, self.actions)
        self._observer = Observer(catalog, self.actions, edition, options, values)
        self._snapshots = Snapshots(catalog, self.actions, self._observer)
        self._guesser = Guesser(catalog, self.actions, self._snapshots)
        legal = LegalMoves(self.effects, self.actions, self._flow)
        self._flow.placeable = legal.placeable
        self._legal: dict[str, Callable[[State], list[Action]]] = {
            "sunrise": legal.sunrise,
            "turn": legal.turn,
            "card": legal.card,
            "exchange": legal.exchange,
            "build": legal.build,
            "grow": legal.grow,
            "activate": legal.activate,
            "starch": legal.starch,
            "discard": legal.discard,
            "reclaim": legal.reclaim,
            "embryo": legal.embryo,
            "final": legal.card,
            OVER: lambda state: [],
        }
        moves = Moves(self.effects, self.actions, self._flow)
        self._do: dict[str, Callable[[State, Action, Emit | None], None]] = {
            "place": moves.place,
            "grey": moves.place,
            "pass": moves.skip,
            "play": moves.play,
            "activate": moves.activate,
            "collect": moves.collect,
            "exchange": moves.exchange,
            "build": moves.build,
            "grow": moves.grow,
            "draw": moves.draw,
            "discard": moves.discard,
            "reclaim": moves.reclaim,
            "done": moves.done,
            "no": moves.no,
        }

    # -- playing ---------------------------------------------------------------------------------------
    def start(self, seed: int, emit: Emit | None = None) -> State:
        """A new game, ready for its first decision."""
        return self._setup.start(seed, emit)

    def pending(self, state: State) -> Decision | None:
        """Who has to choose what, or None when the game is over."""
        return None if state.kind == OVER else Decision(state.seat, state.kind)

    def legal(self, state: State) -> list[Action]:
        """Every action of the pending decision."""
        return self._legal[state.kind](state)

    def apply(self, state: State, action: Action, emit: Emit | None = None) -> State:
        """Do a legal action on this state, with all that follows by itself; returns the state."""
        self._do[action.verb](state, action, emit)
        self._flow.run(state, emit)
        return state

    def why_not(self, state: State, action: Action) -> Illegal | None:
        """None exactly for the legal actions, else the reason."""
        return self._reasons.why_not(state, action)

    def parse(self, text: str) -> Action:
        """Notation to action."""
        return self.actions.parse(text)

    # -- knowing ---------------------------------------------------------------------------------------
    def observe(self, state: State, seat: int | None) -> View:
        """What that seat may know; None is an onlooker."""
        return self._observer.observe(state, seat)

    def determinize(self, view: Any, rng: Rng | int) -> State:
        """A full state that fits the view, its hidden part drawn at random."""
        return self._guesser.determinize(view, rng if isinstance(rng, Rng) else Rng(rng))

    def reveals(self, before: State, after: State) -> bool:
        """Cards were drawn or shuffled, or the row was filled; or Ivy turned one of hers."""
        hers = [state.ivy and state.ivy.deck for state in (before, after)]
        return before.rng != after.rng or before.deck != after.deck or hers[0] != hers[1]

    # -- scoring ---------------------------------------------------------------------------------------
    def score(self, state: State, seat: int) -> list[ScoreLine]:
        """Lines that add up to the seat's total now."""
        return self.scorer.lines(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """None until the game is over."""
        return self.scorer.outcome(state)

    def rivals(self, state: State) -> list[Rival]:
        """Ivy, where somebody plays alone."""
        return self.scorer.rivals(state)

    def progress(self, state: State) -> Progress:
        """How much of the wall is closed; nobody can know how many days that takes."""
        part = 1.0 if state.kind == OVER else state.wall / (len(self.catalog.wall) + 1)
        return Progress(part, state.round, None)

    # -- plain data ------------------------------------------------------------------------------------
    def snapshot(self, state: State) -> Snapshot:
        """The whole state as plain JSON data."""
        return self._snapshots.write(state)

    def from_snapshot(self, snapshot: Snapshot) -> State:
        """The state of a snapshot; raises SnapshotError with the first broken invariant."""
        state = self._snapshots.read(snapshot)
        for reason in self.violations(state):
            raise SnapshotError(reason)
        return state

    def violations(self, state: State) -> list[str]:
        """Every invariant this state breaks, in words; empty for all that play can reach."""
        return list(violations(state, self.catalog))
