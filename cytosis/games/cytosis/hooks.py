"""The points where the base game asks its expansions, and in what order.

An expansion changes nothing by itself: the flow of the base game names the moments below and calls
every expansion of the ruleset there, in the ruleset's order. What has to happen before play goes on is
pushed on ``state.todo`` as a step, a tuple of a name and plain data, so a save is possible at any
moment. The base package imports no expansion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from cytosis.engine.errors import Illegal
from cytosis.engine.rules import Emit, Snapshot
from cytosis.games.cytosis.actions import Action, Actions
from cytosis.games.cytosis.flow import Flow, RunStep
from cytosis.games.cytosis.state import Seat, State, Step
from cytosis.games.cytosis.tables import Tables
from cytosis.games.cytosis.waiting import Waiting

if TYPE_CHECKING:
    from cytosis.games.cytosis.apply import Moves
    from cytosis.games.cytosis.legal import LegalMoves
    from cytosis.games.cytosis.placement_reasons import PlacementReasons

Legal = Callable[[State], list[Action]]
Do = Callable[[State, Action, Emit | None], None]
Why = Callable[[State, Action], Illegal | None]


@dataclass(frozen=True, slots=True)
class Parts:
    """The base game, as an expansion meets it."""

    tables: Tables
    actions: Actions
    flow: Flow
    legal: LegalMoves
    moves: Moves
    placement_reasons: PlacementReasons
    hooks: tuple[Expansion, ...]


class Expansion:
    """What an expansion may add; each method is one named point of the base flow, doing nothing here."""

    id: str = ""

    def join(self, slot: int, parts: Parts) -> None:
        """Take place ``slot`` among ``state.parts`` and meet the base game."""

    # -- what it brings ------------------------------------------------------------------------------------
    def decisions(self) -> Mapping[str, Legal]:
        """Its own kinds of decisions, each with the list of its legal actions."""
        return {}

    def verbs(self) -> Mapping[str, Do]:
        """Its own actions by first word."""
        return {}

    def reasons(self) -> Mapping[str, tuple[tuple[str, ...], Why]]:
        """By first word: the decisions it answers, and why it is not legal; apart from :meth:`decisions`."""
        return {}

    def steps(self) -> Mapping[str, RunStep]:
        """Its own steps; True when a step opened a decision."""
        return {}

    def counters(self) -> Mapping[str, Callable[[State, int], int]]:
        """What goals may count besides completed cards: (state, seat) to a number."""
        return {}

    # -- moments, in the order of a game -----------------------------------------------------------------
    def lay_table(self, state: State) -> None:
        """Set-up: make its own part of the state."""

    def before_deal(self, state: State) -> Sequence[Step]:
        """Set-up: steps before the row is laid and hands are dealt, the first one first."""
        return ()

    def before_round(self, state: State) -> Sequence[Step]:
        """Steps before the first flask of a round, the first one first."""
        return ()

    def turn_moves(self, state: State, me: Seat) -> Sequence[Action]:
        """More that the seat on turn may do before its flask."""
        return ()

    def card_taken(self, state: State, card: int, emit: Emit | None) -> None:
        """The active seat took a card that is resolved at once and never held."""

    def after_flask(self, state: State) -> bool:
        """The own flask is used; True when a decision comes before the next seat's turn."""
        return False

    def end_turn(self, state: State) -> None:
        """The turn of the active seat ends."""

    def cards_drawn(self, state: State, cards: Sequence[int]) -> None:
        """These cards left the top of the deck for the row."""

    def event_revealed(self, state: State, event: int, emit: Emit | None) -> None:
        """An event was turned up."""

    # -- plain data ----------------------------------------------------------------------------------------
    def seat_data(self, state: State, seat: int, viewer: int | None, whole: bool) -> Snapshot:
        """Its keys of a seat: what the viewer may know, or the whole truth."""
        return {}

    def table_data(self, state: State) -> Snapshot:
        """Its keys at the top of a snapshot; public."""
        return {}

    def pending_data(self, state: State, viewer: int | None, whole: bool) -> Snapshot:
        """Its keys of a pending decision of its own kinds."""
        return {}

    def read(self, state: State, data: Snapshot) -> None:
        """Its part of the state from a snapshot whose shape is right."""

    def guess(self, state_data: Snapshot, viewer: int | None, rng: Any) -> None:
        """Fill in at random what a view hides of its part, in the data of a view."""

    def check_shape(self, data: Snapshot) -> None:
        """Raise SnapshotError when its keys cannot be read."""

    def seat_keys(self) -> tuple[str, ...]:
        """The keys it adds to a seat."""
        return ()

    def table_keys(self) -> tuple[str, ...]:
        """The keys it adds at the top."""
        return ()

    def pending_keys(self) -> Mapping[str, tuple[str, ...]]:
        """Its kinds of decisions and the keys they have."""
        return {}

    def waiting(self) -> Mapping[str, Waiting]:
        """Those of its steps that can wait while somebody decides."""
        return {}

    def asked_over(self) -> Mapping[str, tuple[str, ...]]:
        """Its kinds of decisions and the steps, one of which waits next while they are open."""
        return {}

    def lying_cards(self, state: State) -> Sequence[int]:
        """Cards that are in its part of the state."""
        return ()

    def visible_cards(self, data: Snapshot) -> Sequence[str]:
        """The same by name, in the data of a view."""
        return ()

    def known_top(self, data: Snapshot, viewer: int | None) -> Sequence[str]:
        """Cards the viewer knows to lie on top of the deck, the next one first, in the data of a view."""
        return ()

    def reveals(self, before: State, after: State) -> bool:
        """Did this step show something hidden of its part?"""
        return False

    def violations(self, state: State) -> Sequence[str]:
        """What of its own part is not as it must be."""
        return ()


Value = TypeVar("Value")


def joined(parts: Iterable[Mapping[str, Value]]) -> dict[str, Value]:
    """What all expansions say by name."""
    return {name: value for part in parts for name, value in part.items()}
