"""The journal of a game: a header and one line per move, each sealed to the line before.

The journal is the save: state, screen, log and replay all follow from it. Each line carries the
fingerprint of the state after it, so a replay that goes another way is noticed at once, and a check
that chains over all lines before, so that no line can be changed, lost or swapped unseen. Every tenth
line also holds the whole state: should the rules ever lead elsewhere, the game can go on from there.

A journal has an end: so many lines, so many bytes, far more than play can reach. Whoever writes and whoever
reads ask the same numbers, so that no line that was written is ever refused. Lines that are no moves stop
earlier, so that a game can always be played to its end.

Formats: 3 is written; 2 had no ``values`` in the header; 1 had neither ``rules`` there nor snapshots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from cytosis.engine.codec import canonical, digest
from cytosis.engine.errors import JournalFull, NewerSave, SaveError
from cytosis.engine.rng import STATES
from cytosis.engine.ruleset import Ruleset

FORMAT = 3
UNDO = "undo"
"""Stands where a move would: the last move was taken back."""

NOTE = "note "
"""Begins a line that is no move: the application remembers something from here on; the state stays."""

LONGEST_NOTE = 200

REWIND = "rewind"
"""The same past a barrier: the last move of that seat and all after it. Such a game was played with help."""

MOST_LINES = 40_000
MOST_BYTES = 64 << 20
"""How long a journal gets, its header not counted."""

MOST_LINE_BYTES = 64 << 10
"""How long one line gets; the longest of a real game have 3 KiB."""

KEPT_FOR_MOVES = 0.2
"""The part of a journal in which nothing is taken back: longer than any game without that."""

WARNED_BEFORE = 0.05
"""From so much before that part on, players are told."""

SNAPSHOT_EVERY = 10

Line: TypeAlias = dict[str, Any]

_HEADER_1 = {
    "format": int,
    "ruleset": dict,
    "seats": int,
    "seed": int | None,
    "snapshot": dict | None,
    "about": dict,
}
_HEADER_2 = {**_HEADER_1, "rules": str}
_HEADERS: dict[int, dict[str, Any]] = {1: _HEADER_1, 2: _HEADER_2, 3: {**_HEADER_2, "values": dict}}
"""What the header of each format holds."""

_MOVE = {"n": int, "seat": int, "do": str, "state": str}

STEPS: dict[int, Callable[[Line], Line]] = {
    1: lambda header: {**header, "format": 2, "rules": ""},
    2: lambda header: {**header, "format": 3, "values": {}},
}
"""For each older format, the one step that makes its header one of the next format."""


def standing(lines: Iterable[Mapping[str, Any]]) -> list[tuple[int, str]]:
    """Seat and notation of every move of a journal that was not taken back."""
    moves: list[tuple[int, str]] = []
    for line in lines:
        if line["do"] == UNDO:
            moves.pop()
        elif line["do"] == REWIND:
            last = max(i for i, (seat, _) in enumerate(moves) if seat == line["seat"])
            del moves[last:]
        elif not line["do"].startswith(NOTE):
            moves.append((line["seat"], line["do"]))
    return moves


class Journal:
    """A header and the lines after it, growing by one line per move."""

    def __init__(self, header: Line) -> None:
        self.header = seal("", header)
        self.lines: list[Line] = []
        self.size = 0  # bytes of the lines, as a save holds them

    @classmethod
    def begin(
        cls,
        ruleset: Ruleset,
        seats: int,
        seed: int | None,
        snapshot: Mapping[str, Any] | None = None,
        about: Mapping[str, Any] | None = None,
    ) -> Journal:
        """A new journal: a game from a seed, or from a snapshot. ``about`` is the application's own part."""
        header = {
            "format": FORMAT,
            "ruleset": ruleset.choice(),
            "rules": ruleset.fingerprint(),
            "values": dict(ruleset.values),
            "seats": seats,
            "seed": seed,
            "snapshot": None if snapshot is None else dict(snapshot),
            "about": dict(about or {}),
        }
        return cls(header)

    def append(self, seat: int, do: str, state: str, snapshot: Mapping[str, Any] | None = None) -> Line:
        """Record a move, or an undo, and the fingerprint it led to; returns the sealed line.

        ``snapshot`` is kept in every tenth line only. JournalFull where the journal ends.
        """
        number = len(self.lines) + 1
        body: Line = {"n": number, "seat": seat, "do": do, "state": state}
        if snapshot is not None and number % SNAPSHOT_EVERY == 0:
            body["snapshot"] = dict(snapshot)
        line = seal(self.last_check, body)
        length = len(canonical(line)) + 1
        if number > MOST_LINES or length > MOST_LINE_BYTES or self.size + length > MOST_BYTES:
            raise JournalFull("the game has become too long to be kept")
        self.size += length
        self.lines.append(line)
        return line

    @property
    def used(self) -> float:
        """How much of the longest journal this one is: 0 for none, 1 for all of it."""
        return max(len(self.lines) / MOST_LINES, self.size / MOST_BYTES)

    @property
    def only_moves(self) -> bool:
        """Whether the rest is kept for moves: nothing is taken back any more, and nothing noted."""
        return self.used >= 1 - KEPT_FOR_MOVES

    @property
    def nearly_only_moves(self) -> bool:
        """Whether that is so, or soon will be."""
        return self.used >= 1 - KEPT_FOR_MOVES - WARNED_BEFORE

    def with_about(self, **changes: Any) -> Journal:
        """The same game with other words about it, sealed anew."""
        body = {key: value for key, value in self.header.items() if key != "check"}
        twin = Journal({**body, "about": {**body["about"], **changes}})
        for line in self.lines:
            twin.append(line["seat"], line["do"], line["state"], line.get("snapshot"))
        return twin

    @property
    def last_check(self) -> str:
        """The check the next line is sealed to."""
        return str((self.lines[-1] if self.lines else self.header)["check"])

    @property
    def assisted(self) -> bool:
        """Whether somebody went back past what had been revealed."""
        return any(line["do"] == REWIND for line in self.lines)

    def as_dict(self) -> Line:
        """Header and moves as one piece of plain data."""
        return {"header": self.header, "moves": self.lines}


def ruleset_of(header: Line) -> Ruleset:
    """The ruleset that a header of the present format describes; DataError where there is none such."""
    return Ruleset.from_dict({**header["ruleset"], "values": header["values"]})


def seal(previous: str, body: Mapping[str, Any]) -> Line:
    """The line with its check, which covers it and, through ``previous``, all lines before it."""
    return {**body, "check": digest(previous + canonical(body))[:16]}


def check_of(sealed: object) -> str:
    """The check of a line whose own check was found right."""
    return str(sealed["check"]) if isinstance(sealed, dict) else ""


def check_header(header: object) -> Line:
    """A header that can be used, of the present format and without its check; SaveError otherwise."""
    line = _unsealed(header, "", "the header")
    made = line.get("format")
    if isinstance(made, int) and made > FORMAT:
        raise NewerSave(f"made by a newer version of the game (format {made}, this one reads {FORMAT})")
    if not isinstance(made, int) or isinstance(made, bool):
        raise SaveError("the header has a wrong value for 'format'")
    if made not in _HEADERS:
        raise SaveError(f"the header has the unknown format {made}")
    _check_fields(line, _HEADERS[made], "the header")
    while line["format"] < FORMAT:
        line = STEPS[line["format"]](line)
    if (line["seed"] is None) == (line["snapshot"] is None):
        raise SaveError("the header must name either a seed or a snapshot to begin from")
    if line["seed"] is not None and not 0 <= line["seed"] < STATES:
        raise SaveError("the header's seed is out of range")
    return line


def check_lines(previous: str, lines: Iterable[Any]) -> Iterator[Line]:
    """The move lines one after the other, each checked when it is asked for."""
    for number, sealed in enumerate(lines, 1):
        if number > MOST_LINES:
            raise SaveError(f"there are more than {MOST_LINES} lines")
        line = check_line(sealed, previous, number)
        previous = sealed["check"]
        yield line


def check_line(sealed: Any, previous: str, number: int) -> Line:
    """A move line, sealed to the one before and of that number; without its check. SaveError otherwise."""
    where = f"move {number}"
    line = _unsealed(sealed, previous, where)
    _check_fields(line, {**_MOVE, "snapshot": dict} if "snapshot" in line else _MOVE, where)
    if line["n"] != number:
        raise SaveError(f"{where} is numbered {line['n']}")
    return line


def _unsealed(sealed: object, previous: str, where: str) -> Line:
    if not isinstance(sealed, dict) or not isinstance(sealed.get("check"), str):
        raise SaveError(f"{where} is not a sealed line")
    body = {key: value for key, value in sealed.items() if key != "check"}
    if seal(previous, body)["check"] != sealed["check"]:
        raise SaveError(f"{where} was damaged or changed: its check does not match")
    return body


def _check_fields(line: Line, fields: Mapping[str, Any], where: str) -> None:
    if set(line) != set(fields):
        raise SaveError(f"{where} must have exactly the keys {', '.join(fields)}")
    for name, kind in fields.items():
        if not isinstance(line[name], kind) or isinstance(line[name], bool):
            raise SaveError(f"{where} has a wrong value for {name!r}")
