"""The rules object of Cytosis: the engine's contract, answered by the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from cytosis.engine.errors import DataError, Illegal, SnapshotError
from cytosis.engine.rng import Rng
from cytosis.engine.rules import Decision, Emit, Outcome, ScoreLine, Snapshot
from cytosis.games.cytosis import load
from cytosis.games.cytosis.actions import Action, Actions
from cytosis.games.cytosis.apply import Moves
from cytosis.games.cytosis.catalog import Catalog
from cytosis.games.cytosis.flow import Flow
from cytosis.games.cytosis.invariants import violations
from cytosis.games.cytosis.legal import LegalMoves
from cytosis.games.cytosis.reasons import Reasons
from cytosis.games.cytosis.scoring import Scorer
from cytosis.games.cytosis.shape import ShapeCheck
from cytosis.games.cytosis.snapshot import Snapshots
from cytosis.games.cytosis.state import State
from cytosis.games.cytosis.tables import Tables
from cytosis.games.cytosis.view import Observer, View


class CytosisRules:
    """One ruleset of Cytosis at one table size. Stateless; every method takes the state."""

    def __init__(self, catalog: Catalog, options: Mapping[str, Any]) -> None:
        self.catalog = catalog
        self.seats = catalog.seats
        tables = Tables(catalog)
        self._tables = tables
        self.actions = Actions(catalog)
        self._scorer = Scorer(tables)
        self._flow = Flow(tables, self._scorer, options.get("first_player"))
        self._reasons = Reasons(catalog, self.actions)
        self._observer = Observer(tables, self.actions, options)
        self._snapshots = Snapshots(tables, self.actions, self._observer)
        self._shape = ShapeCheck(tables, self.actions)
        legal = LegalMoves(tables, self.actions)
        self._legal: dict[str, Callable[[State], list[Action]]] = {
            "turn": legal.turn,
            "keep_cards": legal.keep_cards,
            "start_resources": legal.start_resources,
            "over": lambda state: [],
        }
        moves = Moves(tables, self._flow)
        self._do: dict[str, Callable[[State, Action, Emit | None], None]] = {
            "place": moves.place,
            "grey": moves.grey,
            "exhaust": moves.exhaust,
            "pass": moves.skip,
            "use": moves.use,
            "keep": self._flow.keep,
            "take": self._flow.take,
        }

    # -- playing ---------------------------------------------------------------------------------------
    def start(self, seed: int, emit: Emit | None = None) -> State:
        """A new game, ready for its first decision."""
        return self._flow.start(seed, emit)

    def pending(self, state: State) -> Decision | None:
        """Who has to choose what, or None when the game is over."""
        return None if state.kind == "over" else Decision(state.seat, state.kind)

    def legal(self, state: State) -> list[Action]:
        """Every action of the pending decision."""
        return self._legal[state.kind](state)

    def apply(self, state: State, action: Action, emit: Emit | None = None) -> State:
        """Do a legal action on this state, with all that follows by itself; returns the state."""
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

    def determinize(self, view: View, rng: Rng | int) -> State:
        """A full state that fits the view, its hidden part drawn at random."""
        return self._snapshots.determinize(view, rng if isinstance(rng, Rng) else Rng(rng))

    def reveals(self, before: State, after: State) -> bool:
        """Randomness was used, a card was turned up, or cards were drawn from the deck or the events."""
        return (
            before.rng != after.rng
            or len(before.events) != len(after.events)
            or len(before.deck) != len(after.deck)
        )

    # -- scoring ---------------------------------------------------------------------------------------
    def score(self, state: State, seat: int) -> list[ScoreLine]:
        """Lines that add up to the seat's total now."""
        return self._scorer.lines(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """None until the game is over."""
        return self._scorer.outcome(state)

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
        return list(violations(state, self._tables))


class CytosisGame:
    """Cytosis as the registry knows it."""

    id = "cytosis"

    def editions(self) -> tuple[str, ...]:
        """Edition ids, the default first."""
        return load.editions()

    def expansions(self) -> tuple[str, ...]:
        """Expansion ids in their fixed order."""
        return load.expansions()

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; raises DataError for an unknown name or value."""
        specs = {spec.id: spec for spec in load.option_specs()}
        for name in options:
            if name not in specs:
                raise DataError(f"there is no option {name!r}; known options: {', '.join(specs)}")
        checked: dict[str, Any] = {}
        for name, spec in specs.items():
            value = checked[name] = options.get(name, spec.default)
            if spec.type == "choice" and value not in spec.values:
                raise DataError(f"option {name} must be one of {', '.join(spec.values)}, not {value!r}")
            if spec.type == "seat" and not _is_seat(value):
                raise DataError(f"option {name} must be a seat number or nothing, not {value!r}")
        return checked

    def rules(
        self, edition: str, expansions: tuple[str, ...], options: Mapping[str, Any], seats: int
    ) -> CytosisRules:
        """The rules object; raises DataError for a table size the game does not have."""
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise DataError(f"the number of seats must be a whole number, not {seats!r}")
        first = options.get("first_player")
        if first is not None and first >= seats:
            raise DataError(f"option first_player names seat {first}, but there are seats 0 to {seats - 1}")
        return _rules(edition, expansions, tuple(sorted(options.items())), seats)


def _is_seat(value: object) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 9)


@lru_cache(maxsize=64)
def _rules(
    edition: str, expansions: tuple[str, ...], options: tuple[tuple[str, Any], ...], seats: int
) -> CytosisRules:
    """Rules hold no game, so equal rulesets share one object and what it has remembered."""
    chosen = dict(options)
    catalog = load.load_catalog(edition, expansions, seats, chosen["length"])
    return CytosisRules(catalog, chosen)
