"""The contract that every game fulfils. Read this file first.

A game is three things: a *state* that is plain data and copies cheaply, a stateless *rules* object
that says what may be done and does it, and *views* that hold what one seat may know. Nothing here
checks anything: search calls it a hundred thousand times a second. People, screens and saves go
through :class:`cytosis.engine.match.Match`, which does check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from cytosis.engine.data.own import Items, Value
from cytosis.engine.errors import Illegal
from cytosis.engine.events import Event
from cytosis.engine.options import Option
from cytosis.engine.rng import Rng

Snapshot: TypeAlias = dict[str, Any]
"""A whole state as plain JSON data."""

Emit: TypeAlias = Callable[[Event], None]
"""Where rules report what happened; search passes none and pays nothing for it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Somebody has to choose: which seat, and what kind of choice it is."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one seat from one source."""

    source: str
    points: int


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody whom the rules themselves play, such as a solo opponent: never a seat."""

    id: str
    lines: list[ScoreLine]

    @property
    def points(self) -> int:
        """What the lines add up to."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game is: the part of it that is over, and its rounds where it counts any."""

    part: float  # near 0 at the start, 1 in the last round
    round: int
    rounds: int | None  # None where nobody can know


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended."""

    winner: int  # the first of the winners; -1 where a rival won alone
    ranking: list[int]  # best first
    totals: list[int]  # by seat
    winners: list[int]  # more than one where the victory is shared
    rivals: list[tuple[str, int]] = field(default_factory=list)  # whom the rules play, with their points
    decided_by: str = ""  # the tie-break that decided, as a text key; "" where points did

    def place(self, seat: int) -> int:
        """Those who share the victory share the first place; where a rival won alone nobody has it."""
        if seat in self.winners:
            return 1
        return max(self.ranking.index(seat) + 1, 2)


class Action(Protocol):
    """One choice, imperative; ``str(action)`` is its notation and identifies it."""

    @property
    def verb(self) -> str:
        """The first word of its notation."""


class State(Protocol):
    """Everything about a game in progress, hidden things included, as plain data."""

    rng: int

    def copy(self) -> State:
        """An independent copy; playing on it never changes this one."""


class SeatView(Protocol):
    """One seat as a viewer sees it; games add what they have."""

    @property
    def total(self) -> int:
        """Its points now."""


class View(Protocol):
    """What one seat may know: frozen values, no seed, no deck order, no way back to the state."""

    @property
    def viewer(self) -> int | None:
        """The seat it was built for; None for an onlooker."""

    @property
    def ruleset(self) -> Mapping[str, Any]:
        """Game, edition, expansions, options and corrected values, as :meth:`Ruleset.as_dict` writes them."""

    @property
    def seats(self) -> Sequence[SeatView]:
        """The seats, in order."""

    @property
    def pending(self) -> Any:
        """Who has to choose what (``seat``, ``kind``), or None when the game is over."""

    def as_dict(self) -> Snapshot:
        """The keys of a snapshot, with counts in place of hidden lists."""


class Rules(Protocol):
    """One ruleset at one table size. Stateless: all that changes is in the state."""

    seats: int

    def start(self, seed: int, emit: Emit | None = None) -> Any:
        """A new game, ready for its first decision."""

    def pending(self, state: Any) -> Decision | None:
        """Who has to choose what, or None when the game is over."""

    def legal(self, state: Any) -> list[Any]:
        """Every action of the pending decision: complete, ordered, no duplicates."""

    def apply(self, state: Any, action: Any, emit: Emit | None = None) -> Any:
        """Do a legal action, with all that follows by itself, on this state; returns it. Unchecked."""

    def why_not(self, state: Any, action: Any) -> Illegal | None:
        """None exactly for the legal actions, else the reason. Written apart from :meth:`legal`."""

    def parse(self, text: str) -> Any:
        """Notation to action; raises NotationError."""

    def observe(self, state: Any, seat: int | None) -> Any:
        """What that seat may know; None is an onlooker."""

    def determinize(self, view: Any, rng: Rng | int) -> Any:
        """A full state that fits the view, its hidden part drawn at random."""

    def score(self, state: Any, seat: int) -> Sequence[ScoreLine]:
        """Lines that add up to the seat's total now; end-game lines once the game is over."""

    def outcome(self, state: Any) -> Outcome | None:
        """None until the game is over."""

    def snapshot(self, state: Any) -> Snapshot:
        """The whole state as plain JSON data."""

    def from_snapshot(self, snapshot: Snapshot) -> Any:
        """The state of a snapshot; raises SnapshotError when it breaks an invariant."""

    def reveals(self, before: Any, after: Any) -> bool:
        """Did this step show something hidden or use randomness? Then it cannot be undone."""

    def progress(self, state: Any) -> Progress:
        """How far the game is."""

    def rivals(self, state: Any) -> Sequence[Rival]:
        """Whom the rules themselves play, with their points now; mostly nobody."""

    def violations(self, state: Any) -> Sequence[str]:
        """Every invariant this state breaks, in words; empty for all that play can reach."""


class Game(Protocol):
    """A registered game: what rulesets it offers and how to build their rules."""

    id: str

    def editions(self) -> tuple[str, ...]:
        """Edition ids, the default first."""

    def expansions(self) -> tuple[str, ...]:
        """Expansion ids in their fixed order."""

    def fingerprint(self, edition: str, expansions: tuple[str, ...], values: Items = ()) -> str:
        """16 hex digits over the rules data of that edition with these expansions and corrected values."""

    def values(self, edition: str) -> Mapping[str, Value]:
        """Every value of its rules data by name, those of expansions after its own."""

    def check_values(self, edition: str, values: Items) -> None:
        """ValuesError unless that edition can be played with these values, whatever else is chosen."""

    def seats(self, edition: str) -> range:
        """The table sizes it can be played at."""

    def options(self) -> tuple[Option, ...]:
        """What may be chosen, each with its values and default."""

    def check_options(self, edition: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; DataError for an unknown name or value, or a contradiction."""

    def rules(
        self,
        edition: str,
        expansions: tuple[str, ...],
        options: Mapping[str, Any],
        seats: int,
        values: Items = (),
    ) -> Rules:
        """The rules object; raises DataError for a table size the game does not have."""
