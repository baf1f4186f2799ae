"""The rules object of Amino: the engine's contract, answered by the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cytosis.engine.data.own import Items
from cytosis.engine.errors import Illegal
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Decision, Emit, Outcome, Progress, Rival, ScoreLine, Snapshot
from cytosis.games.amino.actions import Action, Actions
from cytosis.games.amino.apply import Moves
from cytosis.games.amino.data.catalog import Catalog
from cytosis.games.amino.flow import Flow
from cytosis.games.amino.guess import Guesser
from cytosis.games.amino.legal import LegalMoves
from cytosis.games.amino.reasons import Reasons
from cytosis.games.amino.scoring import Scorer, Worth
from cytosis.games.amino.setup import TableSetup
from cytosis.games.amino.snapshot import Snapshots
from cytosis.games.amino.state import OVER, State
from cytosis.games.amino.tables import Tables
from cytosis.games.amino.view import Observer, View


class AminoRules:
    """One ruleset of Amino at one table size. Stateless; every method takes the state."""

    def __init__(
        self, catalog: Catalog, edition: str, options: Mapping[str, Any], values: Items = ()
    ) -> None:
        self.catalog = catalog
        self.seats = catalog.seats
        self.tables = Tables(catalog)
        self.actions = Actions(catalog)
        self._scorer = Scorer(self.tables)
        ending = catalog.endings[options["ending"]]
        seedings = catalog.seedings[options["seeding"]]
        self._flow = flow = Flow(self.tables, self.actions, self._scorer, seedings, ending)
        self._setup = TableSetup(catalog.seats, flow, options["first_player"])
        self._reasons = Reasons(self.tables, self.actions)
        self._observer = Observer(self.tables, self.actions, flow, edition, options, values)
        self._snapshots = Snapshots(self.tables, self.actions, flow, self._scorer, self._observer)
        self._guesser = Guesser(self.tables, self.actions, flow, self._snapshots)
        self._moves = legal = LegalMoves(self.tables, self.actions)
        self._legal: dict[str, Callable[[State], list[Action]]] = {
            "seed": legal.seed,
            "analyze": legal.analyze,
            "build": legal.build,
            "change": legal.change,
            "sunlight": legal.sunlight,
            OVER: lambda state: [],
        }
        moves = Moves(self.tables, self.actions, flow)
        self._do: dict[str, Callable[[State, Action, Emit | None], None]] = {
            "seed": moves.seed,
            "look": moves.look,
            "build": moves.build,
            "swap": moves.swap,
            "play": moves.play,
            "choose": moves.choose,
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
        self._flow.on(state, emit)
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
        """A card was looked at or drawn, or cards were shuffled."""
        return before.kind == "analyze" or before.rng != after.rng or before.deck != after.deck

    # -- scoring ---------------------------------------------------------------------------------------
    def score(self, state: State, seat: int) -> list[ScoreLine]:
        """Lines that add up to the seat's total now."""
        return self._scorer.lines(state, seat)

    def worth(self, cards: list[int]) -> Worth:
        """What an atmosphere of these cards would score."""
        return self._scorer.worth(cards)

    def outcome(self, state: State) -> Outcome | None:
        """None until the game is over."""
        return self._scorer.outcome(state)

    def rivals(self, state: State) -> list[Rival]:
        """Nobody: every seat is somebody's."""
        return []

    def progress(self, state: State) -> Progress:
        """Hands begun of all hands; where points decide, how far the leader is."""
        ending = self._flow.ending
        filled = 1.0 if state.kind == OVER else self._flow.lying(state) / self.tables.places
        if ending.hands is not None:
            part = (state.hand - 1 + filled) / max(ending.hands, state.hand)
        else:
            part = max(0, *(tally.total for tally in state.tallies)) / (ending.until or 1)
        return Progress(min(part, 1.0), state.hand, ending.hands)

    # -- plain data ------------------------------------------------------------------------------------
    def snapshot(self, state: State) -> Snapshot:
        """The whole state as plain JSON data."""
        return self._snapshots.write(state)

    def from_snapshot(self, snapshot: Snapshot) -> State:
        """The state of a snapshot; raises SnapshotError with the first broken invariant."""
        return self._snapshots.read(snapshot)

    def violations(self, state: State) -> list[str]:
        """Every invariant this state breaks, in words; empty for all that play can reach."""
        return self._snapshots.violations(state)
