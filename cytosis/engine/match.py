"""A game being played: the checked door for people, screens, saves and agents.

A match is its journal. The state it holds is what the rules made of the journal so far, and it
changes only by a legal move or its undo.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cytosis.engine import codec
from cytosis.engine.errors import (
    CytosisError,
    DataError,
    Illegal,
    IllegalAction,
    JournalFull,
    NotationError,
    OtherRules,
    SaveError,
    SnapshotError,
)
from cytosis.engine.events import Beat, Event, Settled
from cytosis.engine.journal import (
    LONGEST_NOTE,
    MOST_BYTES,
    MOST_LINE_BYTES,
    NOTE,
    REWIND,
    UNDO,
    Journal,
    check_header,
    check_lines,
    check_of,
    ruleset_of,
)
from cytosis.engine.rng import STATES
from cytosis.engine.rules import Decision, Outcome, Progress, Rival, Rules, ScoreLine, Snapshot
from cytosis.engine.ruleset import Ruleset


class Match:
    """One game. Made by :meth:`new`, :meth:`from_json` or :meth:`from_snapshot`."""

    def __init__(
        self, ruleset: Ruleset, rules: Rules, state: Any, journal: Journal, opening: list[Beat]
    ) -> None:
        self.ruleset = ruleset
        self.rules = rules
        self.journal = journal
        self.opening = opening  # what happened before the first decision, for the screen
        self._state = state
        self._undo: list[Any] = []  # states the last mover can go back to
        self._mover: int | None = None
        self._past: list[tuple[int, Any]] = []  # every move still standing: its seat and the state before

    # -- making ----------------------------------------------------------------------------------------
    @classmethod
    def new(cls, ruleset: Ruleset, seats: int, seed: int, about: Mapping[str, Any] | None = None) -> Match:
        """A new game; the same arguments give the same game everywhere.

        ``about`` is kept in the journal's header: titles, names and agents, as plain data.
        """
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < STATES:
            raise DataError(f"the seed must be a whole number from 0 to {STATES - 1}, not {seed!r}")
        rules = ruleset.rules(seats)
        events: list[Event] = []
        state = rules.start(seed, events.append)
        opening = [Beat(event, state, rules.observe) for event in events]
        return cls(ruleset, rules, state, Journal.begin(ruleset, seats, seed, about=about), opening)

    @classmethod
    def from_snapshot(cls, snapshot: Snapshot, about: Mapping[str, Any] | None = None) -> Match:
        """A game that begins at a snapshot; raises SnapshotError when it breaks an invariant."""
        if not isinstance(snapshot, dict) or not isinstance(snapshot.get("seats"), list):
            raise SnapshotError("a snapshot is an object with a list of seats")
        ruleset = Ruleset.from_dict(snapshot)
        rules = ruleset.rules(len(snapshot["seats"]))
        state = rules.from_snapshot(snapshot)
        journal = Journal.begin(ruleset, rules.seats, None, rules.snapshot(state), about)
        return cls(ruleset, rules, state, journal, [])

    @classmethod
    def from_json(cls, text: str) -> Match:
        """The game of a journal, every move replayed through the rules; any damage is refused."""
        data = codec.read_json(text, MOST_BYTES + 2 * MOST_LINE_BYTES)  # a header, and brackets around it
        if not isinstance(data, dict) or set(data) != {"header", "moves"}:
            raise SaveError("a journal has a header and moves, nothing else")
        return cls.replay(data["header"], data["moves"])

    @classmethod
    def replay(cls, header: object, moves: object) -> Match:
        """As :meth:`from_json`, from lines that are plain data already."""
        match = cls.opened(header)
        if not isinstance(moves, list):
            raise SaveError("the moves must be a list")
        for line in check_lines(check_of(header), moves):
            match.redo(line)
        return match

    @classmethod
    def opened(cls, header: object) -> Match:
        """The game of a journal's header, before its first move; of an older format, in the present one."""
        head = check_header(header)
        try:
            ruleset = ruleset_of(head)
            if head["snapshot"] is not None:
                match = cls.from_snapshot(head["snapshot"], head["about"])
            else:
                match = cls.new(ruleset, head["seats"], head["seed"], head["about"])
        except (CytosisError, TypeError) as error:
            raise SaveError(f"the header describes no game: {error}") from error
        own = Journal({**head})
        if match.ruleset != ruleset or _without_rules(match.journal.header) != _without_rules(own.header):
            raise SaveError("the header contradicts itself")
        match.journal = own
        return match

    def redo(self, line: Mapping[str, Any]) -> list[Beat]:
        """Play a journal line again; raises SaveError naming it when the rules do not agree."""
        where = f"move {line['n']} ({ascii(line['do'])[:60]})"
        beats: list[Beat] = []
        if line["do"] == UNDO:
            mover = self._mover
            if not self._take_back():
                raise OtherRules(f"{where}: there was nothing to undo")
        elif line["do"].startswith(NOTE):
            mover = line["seat"]
            self._note_again(mover, line["do"].removeprefix(NOTE), where)
        elif line["do"] == REWIND:
            mover = line["seat"]
            if not self._go_back(mover):
                raise OtherRules(f"{where}: that seat had not moved")
        else:
            mover, beats = self._replay(line["do"], where)
        made = self.journal.lines[-1]
        if mover != line["seat"] or any(made.get(key) != line[key] for key in line if key != "check"):
            raise OtherRules(f"{where}: it does not lead where the journal says")
        return beats

    def _note_again(self, seat: int, text: str, where: str) -> None:
        try:
            self._note(seat, text)
        except DataError as error:
            raise SaveError(f"{where}: {error}") from error

    def _replay(self, notation: str, where: str) -> tuple[int | None, list[Beat]]:
        """Who made a move, and what happened."""
        pending = self.pending()
        try:
            return (pending.seat if pending else None), self.play(self.parse(notation))
        except CytosisError as error:
            raise OtherRules(f"{where}: {error}") from error

    # -- asking ----------------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.rules.seats

    @property
    def state(self) -> Any:
        """A copy of the state, for search: whatever is done with it, the match stays as it is."""
        return self._state.copy()

    def pending(self) -> Decision | None:
        """Who has to choose what, or None when the game is over."""
        return self.rules.pending(self._state)

    def legal(self) -> list[Any]:
        """Every action of the pending decision: complete, ordered, no duplicates."""
        return self.rules.legal(self._state)

    def parse(self, text: str) -> Any:
        """Notation to action; raises NotationError."""
        return self.rules.parse(text)

    def why_not(self, action: Any) -> Illegal | None:
        """None exactly for the legal actions, else the reason."""
        try:
            own = self.parse(str(action))
        except NotationError:
            return Illegal.of("unknown_move", move=str(action)[:200])
        return self.rules.why_not(self._state, own)

    def view(self, seat: int | None) -> Any:
        """What that seat may know; None is an onlooker."""
        if seat is not None and seat not in range(self.seats):
            raise DataError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return self.rules.observe(self._state, seat)

    def score(self, seat: int) -> list[ScoreLine]:
        """Lines that add up to the seat's total now."""
        if seat not in range(self.seats):
            raise DataError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return list(self.rules.score(self._state, seat))

    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        return self.rules.outcome(self._state)

    def progress(self) -> Progress:
        """How far the game is."""
        return self.rules.progress(self._state)

    def rivals(self) -> list[Rival]:
        """Whom the rules themselves play, with their points now; mostly nobody."""
        return list(self.rules.rivals(self._state))

    def course(self) -> list[tuple[int, list[int]]]:
        """Round and everybody's points before each move that still stands, and now."""
        states = [before for _, before in self._past] + [self._state]
        return [(self.rules.progress(state).round, self._totals(state)) for state in states]

    def _totals(self, state: Any) -> list[int]:
        return [sum(line.points for line in self.rules.score(state, seat)) for seat in range(self.seats)]

    # -- playing ---------------------------------------------------------------------------------------
    def play(self, action: Any) -> list[Beat]:
        """Check, do and record an action; raises IllegalAction and changes nothing otherwise."""
        mover, illegal = self.pending(), self.why_not(action)
        if illegal is not None or mover is None:
            raise IllegalAction(illegal or Illegal.of("game_over"))
        before, after = self._state, self._state.copy()
        beats: list[Beat] = []

        def emit(event: Event) -> None:
            beats.append(Beat(event, after.copy(), self.rules.observe))

        own = self.parse(str(action))
        self.rules.apply(after, own, emit)
        emit(Settled())
        self._record(mover.seat, str(own), after)
        self._state = after
        self._remember(mover.seat, before)
        return beats

    def _remember(self, mover: int, before: Any) -> None:
        """Another seat's move, and anything revealed, seals what came before."""
        if mover != self._mover:
            self._undo.clear()
        self._mover = mover
        self._undo.append(before)
        self._past.append((mover, before))
        if self.rules.reveals(before, self._state):
            self._undo.clear()

    def undo(self) -> bool:
        """Back to the last decision; False at a barrier: something was revealed, or another seat moved.

        False too where what is left of the journal is kept for moves.
        """
        return self.can_undo and self._take_back()

    def _take_back(self) -> bool:
        if not self._undo or self._mover is None:
            return False
        self._record(self._mover, UNDO, self._undo[-1])
        self._state = self._undo.pop()
        self._past.pop()
        return True

    def note(self, seat: int, text: str) -> None:
        """Let the journal remember something about a seat from here on; the state stays as it is.

        JournalFull where what is left of the journal is kept for moves.
        """
        if self.journal.only_moves:
            raise JournalFull("the game has become too long for anything but moves")
        self._note(seat, text)

    def _note(self, seat: int, text: str) -> None:
        if seat not in range(self.seats):
            raise DataError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        if not 0 < len(text) <= LONGEST_NOTE or not text.isprintable():
            raise DataError(f"a note is one line of at most {LONGEST_NOTE} characters")
        self._record(seat, NOTE + text, self._state)

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` would go back."""
        return bool(self._undo) and self._mover is not None and not self.journal.only_moves

    def can_rewind(self, seat: int) -> bool:
        """Whether that seat has a move to go back to."""
        return not self.journal.only_moves and any(mover == seat for mover, _ in self._past)

    def rewind(self, seat: int) -> bool:
        """Back to before that seat's last move, past any barrier; False when it has not moved.

        The journal keeps it, so the game counts as assisted from now on. The chance of the game is part
        of its state: the same moves bring the same cards and dice again.
        """
        return self.can_rewind(seat) and self._go_back(seat)

    def _go_back(self, seat: int) -> bool:
        own = [i for i, (mover, _) in enumerate(self._past) if mover == seat]
        if not own:
            return False
        self._record(seat, REWIND, self._past[own[-1]][1])
        self._state = self._past[own[-1]][1]
        del self._past[own[-1] :]
        self._undo.clear()
        self._mover = None
        return True

    def _record(self, mover: int, do: str, state: Any) -> None:
        """Before anything else: where the journal ends, nothing has happened yet."""
        snapshot = self.rules.snapshot(state)
        self.journal.append(mover, do, codec.digest(codec.canonical(snapshot)), snapshot)

    # -- keeping ---------------------------------------------------------------------------------------
    def to_json(self) -> str:
        """The journal as one JSON text: header and moves."""
        return codec.canonical(self.journal.as_dict())

    def snapshot(self) -> Snapshot:
        """The whole state as plain JSON data."""
        return self.rules.snapshot(self._state)

    def fingerprint(self) -> str:
        """64 hex digits over the whole state, equal for equal states on every machine."""
        return codec.digest(codec.canonical(self.snapshot()))


def _without_rules(header: Mapping[str, Any]) -> dict[str, Any]:
    """A header but for the rules data it was made with, which may have been corrected since."""
    return {key: value for key, value in header.items() if key not in ("rules", "check")}
