"""What a saved game is, at a glance: from the two ends of its file, without playing it through.

Lists show hundreds of games, and a file may hold anything. So only its header, the notes about who plays
and the last few lines are read: those since the last snapshot, played on from there. What is shown this way
is for the list alone. Whoever opens the game has it read line by line (:mod:`.reading`); a file whose ends
are not as we write them is read that way at once, because then there is something to tell.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from cytosis.app.files.reading import bytes_of, parsed, read_bytes
from cytosis.app.play.challenges import name_of
from cytosis.app.play.players import Player, handed_over, players_now, players_of, title_of
from cytosis.app.words import i18n
from cytosis.app.words.said import said
from cytosis.engine.errors import CytosisError, SaveError
from cytosis.engine.journal import (
    MOST_LINE_BYTES,
    NOTE,
    REWIND,
    UNDO,
    Line,
    check_header,
    check_line,
    ruleset_of,
)
from cytosis.engine.rules import Rules
from cytosis.engine.ruleset import Ruleset

_log = logging.getLogger(__name__)

MOST_BACK = 40
"""So many lines from the end a snapshot is looked for; there is one in ten."""

WITH_SNAPSHOTS = 2
"""The first format that keeps some."""

_NOTE = b'"do":"note '


@dataclass(frozen=True, slots=True)
class Shelved:
    """One save; ``problem`` says why it cannot be opened, ``note`` what will be missing if it is."""

    path: Path
    when: datetime
    title: str = ""
    challenge: str = ""
    """Id of the challenge of its game that it was begun for."""
    players: tuple[Player, ...] = ()
    game: str = ""
    edition: str = ""
    expansions: tuple[str, ...] = ()
    moves: int = 0
    round: int = 0
    rounds: int = 0
    part: float = 0.0
    """How much of it is over, 0 to 1."""
    turn: int | None = None
    """The seat whose turn it is; None when the game is over."""
    branched: bool = False
    """It begins at a table as it was, not at a start of its own: played on, or made with other rules."""
    problem: str = ""
    note: str = ""
    fault: str = ""
    """What is wrong with one that can be opened."""


class _Unclear(Exception):
    """The ends of a file do not tell what the game is."""


def look_at(path: Path) -> Shelved:
    """What a save holds, or why that cannot be said: whatever lies there, a list goes on with the next."""
    try:
        return _look_at(path)
    except Exception:
        _log.exception("a save cannot be listed")
        return Shelved(path, datetime.fromtimestamp(0), problem=i18n.default().t("save.unshown"))


def _look_at(path: Path) -> Shelved:
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime_ns / 1e9)
    except (OSError, ValueError, OverflowError):
        when = datetime.fromtimestamp(0)
    try:
        data = bytes_of(path)
        try:
            return _glance(path, when, data)
        except (_Unclear, CytosisError, TypeError):
            return _thorough(path, when, data)
    except SaveError as error:
        return Shelved(path, when, problem=said(error))


def _thorough(path: Path, when: datetime, data: bytes) -> Shelved:
    """The game played through, as when it is opened."""
    reading = read_bytes(path, data)
    match = reading.match
    seated, pending = players_now(match.journal), match.pending()
    found = _shelved(path, when, match.journal.header, match.ruleset, seated, reading.moves)
    progress = match.progress()
    return replace(
        found,
        round=progress.round,
        rounds=progress.rounds or 0,
        part=1.0 if pending is None else round(min(max(progress.part, 0.0), 1.0), 2),
        turn=None if pending is None else pending.seat,
        note=reading.note,
        fault="" if reading.problem is None else str(reading.problem),
        branched=found.branched or reading.other_rules,
    )


def _glance(path: Path, when: datetime, data: bytes) -> Shelved:
    first, newline, rest = data.partition(b"\n")
    if not newline or (rest and not rest.endswith(b"\n")):
        raise _Unclear
    sealed = parsed(first)
    header = check_header(sealed)
    if sealed["format"] < WITH_SNAPSHOTS:
        raise _Unclear
    ruleset = ruleset_of(header)
    rules = ruleset.rules(header["seats"])
    state, moves = _last_state(rules, header, sealed, rest)
    if moves != rest.count(b"\n"):
        raise _Unclear
    pending, progress = rules.pending(state), rules.progress(state)
    found = _shelved(path, when, header, ruleset, _seated(header, rest), moves)
    return replace(
        found,
        round=progress.round,
        rounds=progress.rounds or 0,
        part=1.0 if pending is None else round(min(max(progress.part, 0.0), 1.0), 2),
        turn=None if pending is None else pending.seat,
    )


def _shelved(
    path: Path, when: datetime, header: Line, ruleset: Ruleset, seated: tuple[Player, ...], moves: int
) -> Shelved:
    return Shelved(
        path=path,
        when=when,
        title=title_of(header),
        challenge=_challenge(header, ruleset.game),
        players=seated,
        game=ruleset.game,
        edition=ruleset.edition,
        expansions=ruleset.expansions,
        moves=moves,
        branched=header["snapshot"] is not None,
    )


def _challenge(header: Line, game: str) -> str:
    of, id_ = name_of(header)
    return id_ if of == game else ""


def _seated(header: Line, rest: bytes) -> tuple[Player, ...]:
    """Who plays now: those of the header, and who was given a seat since."""
    players = list(players_of(header))
    for line in _notes(rest):
        agent = handed_over(str(line.get("do")))
        seat = line.get("seat")
        if agent and isinstance(seat, int) and seat in range(len(players)):
            players[seat] = replace(players[seat], agent=agent)
    return tuple(players)


def _notes(rest: bytes) -> Iterator[Line]:
    at = rest.find(_NOTE)
    while at >= 0:
        end = rest.find(b"\n", at)
        yield parsed(rest[rest.rfind(b"\n", 0, at) + 1 : end])
        at = rest.find(_NOTE, end)


# -- the last lines ----------------------------------------------------------------------------------------
def _last_state(rules: Rules, header: Line, sealed: Line, rest: bytes) -> tuple[Any, int]:
    """The table after the last line, and the number of that line."""
    lines: list[Line] = []  # the last one first
    end = len(rest)
    while end > 0 and len(lines) < MOST_BACK:
        begin = rest.rfind(b"\n", 0, end - 1) + 1
        lines.append(_line(rest[begin : end - 1]))
        end = begin
        if "snapshot" in lines[-1] and end > 0:
            _chained(None, lines)
            state = _played(rules, rules.from_snapshot(lines[-1]["snapshot"]), lines[:-1][::-1])
            if state is not None:
                return state, lines[0]["n"]
    if end > 0:
        raise _Unclear
    _chained(sealed, lines)
    if header["snapshot"] is not None:
        state = rules.from_snapshot(header["snapshot"])
    else:
        state = rules.start(header["seed"])
    state = _played(rules, state, lines[::-1])
    if state is None:
        raise _Unclear
    return state, len(lines)


def _line(raw: bytes) -> Line:
    """A line that is an object; whether it is written as ours are, its seal tells."""
    if len(raw) > MOST_LINE_BYTES:
        raise _Unclear
    try:
        line = json.loads(raw)
    except (ValueError, RecursionError):
        raise _Unclear from None
    if not isinstance(line, dict) or not isinstance(line.get("do"), str) or type(line.get("n")) is not int:
        raise _Unclear
    return line


def _chained(before: Line | None, lines: list[Line]) -> None:
    """Each line is sealed to the one before, as far as that was read; SaveError where one is not."""
    for line, previous in zip(lines, [*lines[1:], before], strict=False):
        if previous is not None:
            check_line(line, str(previous.get("check")), previous.get("n", 0) + 1)


def _played(rules: Rules, state: Any, lines: list[Line]) -> Any:
    """The state these lines lead to; None where they go back past the first of them, or are not legal."""
    past: list[tuple[int, Any]] = []
    for line in lines:
        do = line["do"]
        if do.startswith(NOTE):
            continue
        if do in (UNDO, REWIND):
            own = [i for i, (seat, _) in enumerate(past) if do == UNDO or seat == line["seat"]]
            if not own:
                return None
            state = past[own[-1]][1]
            del past[own[-1] :]
            continue
        action = rules.parse(do)
        if rules.why_not(state, action) is not None:
            return None
        past.append((line["seat"], state.copy()))
        rules.apply(state, action)
    return state
