"""The rules object of Cytosis: the engine's contract, answered by the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cytosis.engine.data.own import Items
from cytosis.engine.errors import Illegal, SnapshotError
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Decision, Emit, Outcome, Progress, Rival, ScoreLine, Snapshot
from cytosis.games.cytosis.actions import Action, Actions
from cytosis.games.cytosis.apply import Moves
from cytosis.games.cytosis.catalog import Catalog
from cytosis.games.cytosis.flow import Flow
from cytosis.games.cytosis.guess import Guesser
from cytosis.games.cytosis.hooks import Expansion, Parts
from cytosis.games.cytosis.invariants import violations
from cytosis.games.cytosis.legal import LegalMoves
from cytosis.games.cytosis.placement_reasons import PlacementReasons
from cytosis.games.cytosis.reasons import Reasons
from cytosis.games.cytosis.scoring import Scorer
from cytosis.games.cytosis.setup import TableSetup
from cytosis.games.cytosis.shape import ShapeCheck
from cytosis.games.cytosis.snapshot import Snapshots
from cytosis.games.cytosis.state import State
from cytosis.games.cytosis.tables import Tables
from cytosis.games.cytosis.view import Observer, View


class CytosisRules:
    """One ruleset of Cytosis at one table size. Stateless; every method takes the state."""

    def __init__(
        self,
        catalog: Catalog,
        options: Mapping[str, Any],
        expansions: Sequence[Expansion] = (),
        values: Items = (),
    ) -> None:
        self.catalog = catalog
        self.seats = catalog.seats
        tables, hooks = Tables(catalog), tuple(expansions)
        self._tables, self.expansions = tables, hooks
        self.actions = Actions(catalog)
        self._scorer = Scorer(tables, {k: v for hook in hooks for k, v in hook.counters().items()})
        self._flow = Flow(tables, self._scorer, hooks)
        self._setup = TableSetup(tables, self._flow, options.get("first_player"), hooks)
        placements = PlacementReasons(catalog, self.actions)
        self._reasons = Reasons(catalog, self.actions, placements)
        self._observer = Observer(tables, self.actions, options, hooks, values)
        self._snapshots = Snapshots(tables, self.actions, self._observer, hooks)
        self._guesser = Guesser(tables, self.actions, self._snapshots, hooks)
        self._shape = ShapeCheck(tables, self.actions, hooks)
        self._turns = legal = LegalMoves(tables, self.actions, hooks)
        self._legal: dict[str, Callable[[State], list[Action]]] = {
            "keep_cards": legal.keep_cards,
            "start_resources": legal.start_resources,
            "over": lambda state: [],
        }
        self._moves = moves = Moves(tables, self._flow, hooks)
        self._do: dict[str, Callable[[State, Action, Emit | None], None]] = {
            "grey": moves.grey,
            "exhaust": moves.exhaust,
            "pass": moves.skip,
            "use": moves.use,
            "keep": self._setup.keep,
            "take": self._setup.take,
        }
        parts = Parts(tables, self.actions, self._flow, legal, moves, placements, hooks)
        for slot, hook in enumerate(hooks):
            hook.join(slot, parts)
            self._legal.update(hook.decisions())
            self._do.update(hook.verbs())
            self._reasons.learn(hook.reasons())

    # -- playing ---------------------------------------------------------------------------------------
    def start(self, seed: int, emit: Emit | None = None) -> State:
        """A new game, ready for its first decision."""
        return self._setup.start(seed, emit)

    def pending(self, state: State) -> Decision | None:
        """Who has to choose what, or None when the game is over."""
        return None if state.kind == "over" else Decision(state.seat, state.kind)

    def legal(self, state: State) -> list[Action]:
        """Every action of the pending decision."""
        if state.kind == "turn":  # nearly always, and no detour
            return self._turns.turn(state)
        return self._legal[state.kind](state)

    def apply(self, state: State, action: Action, emit: Emit | None = None) -> State:
        """Do a legal action on this state, with all that follows by itself; returns the state."""
        if action.verb == "place":  # nearly always
            self._moves.place(state, action, emit)
        else:
            self._do[action.verb](state, action, emit)
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
        """Randomness was used, a card was turned up, or cards were drawn from the deck or the events."""
        return (
            before.rng != after.rng
            or len(before.events) != len(after.events)
            or len(before.deck) != len(after.deck)
            or any(hook.reveals(before, after) for hook in self.expansions)
        )

    # -- scoring ---------------------------------------------------------------------------------------
    def score(self, state: State, seat: int) -> list[ScoreLine]:
        """Lines that add up to the seat's total now."""
        return self._scorer.lines(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """None until the game is over."""
        return self._scorer.outcome(state)

    def progress(self, state: State) -> Progress:
        """Rounds begun of all rounds."""
        rounds = self.catalog.setup.events + 1
        return Progress(state.round / rounds, state.round, rounds)

    def rivals(self, state: State) -> list[Rival]:
        """Nobody: every seat is somebody's."""
        return []

    def enzyme_sets(self, completed: int) -> int:
        """What the completed enzymes of a seat (a card mask) would score as sets."""
        return self._scorer.enzyme_sets(completed)

    def detox_count(self, completed: int) -> int:
        """How many detox cards are among the completed ones (a card mask)."""
        return (completed & self._tables.detox).bit_count()

    # -- plain data ------------------------------------------------------------------------------------
    def snapshot(self, state: State) -> Snapshot:
        """The whole state as plain JSON data."""
        return self._snapshots.write(state)

    def from_snapshot(self, snapshot: Snapshot) -> State:
        """The state of a snapshot; raises SnapshotError with the first broken invariant."""
        self._shape.check(snapshot)
        state = self._snapshots.read(snapshot)
        for reason in self.violations(state):
            raise SnapshotError(reason)
        return state

    def violations(self, state: State) -> list[str]:
        """Every invariant this state breaks, in words; empty for all that play can reach."""
        return list(violations(state, self._tables, self.expansions))
