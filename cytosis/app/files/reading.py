"""Reading saved games: as far as they are good, and never further than the rules allow.

Every line is replayed through the rules, so a file can be damaged or forged as it likes: what comes
out is a game that legal moves lead to from where it begins, up to the first line that is bad. It begins
at its seed, or at a table that keeps every invariant: where somebody played on from a move, or where a
whole file says that other rules data or another version made it and the game goes on from a snapshot in
it. Anybody can lay such a table, so these games are marked in lists and counted in no statistics.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cytosis import __version__
from cytosis.app.files.safe_file import text_about, told
from cytosis.app.play.players import players_of
from cytosis.app.words import i18n
from cytosis.app.words.said import said
from cytosis.engine import codec
from cytosis.engine.errors import CytosisError, NewerSave, OtherRules, SaveError
from cytosis.engine.journal import (
    MOST_BYTES,
    MOST_LINE_BYTES,
    NOTE,
    REWIND,
    UNDO,
    Line,
    check_lines,
    check_of,
)
from cytosis.engine.match import Match

LARGEST = MOST_BYTES + MOST_LINE_BYTES
"""How large a file gets: the longest journal and its header."""

_ONE_TEXT = b'{"header":'  # a journal as Match.to_json writes it, not line by line


@dataclass(frozen=True, slots=True)
class Reading:
    """How far a file could be read: the game at the last good line, and what is wrong with the next."""

    match: Match
    problem: SaveError | None = None
    moves: int = 0
    """How many moves of the file are in the game."""
    other_rules: bool = False
    """The rules have changed since: the game goes on from a snapshot in the file, or as far as they agree."""

    @property
    def note(self) -> str:
        """A line for the player who goes on with it; empty when nothing is missing."""
        if self.problem is None:
            return ""
        key = "save.other_rules" if self.other_rules else "save.recovered"
        return i18n.default().t(key, n=self.moves, problem=str(self.problem))


def read(path: Path) -> Match:
    """The game of a save or of a ``Match.to_json`` text, only to look at; SaveError if damaged."""
    reading = look(path)
    if reading.problem is not None:
        raise reading.problem
    return reading.match


def look(path: Path) -> Reading:
    """As much of a save as is good, the file untouched; SaveError when not even the header is."""
    return read_bytes(path, bytes_of(path))


def read_bytes(path: Path, data: bytes) -> Reading:
    """Replay as much as is good; SaveError when not even the header is."""
    try:
        if data.startswith(_ONE_TEXT):
            match = Match.from_json(_decoded(data).removesuffix("\n"))
            players_of(match.journal.header)
            return Reading(match, moves=len(match.journal.lines))
        first, *rest = data.split(b"\n")
        if not data:
            raise SaveError(i18n.default().t("save.empty"))
        header = parsed(first)
        match = Match.opened(header)
        players_of(match.journal.header)
    except NewerSave as error:
        raise NewerSave(_newer(path, data)) from error
    except SaveError as error:
        raise SaveError(text_about("save.refused", path, problem=said(error))) from error
    return _replayed(path, match, check_of(header), rest)


def bytes_of(path: Path) -> bytes:
    """The file, unless it is larger than any game; asked before reading."""
    with told(path):
        if path.exists() and not path.is_file():  # reading a pipe or a device might never end
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.stat().st_size > LARGEST:
            raise SaveError(text_about("save.too_big", path, most=LARGEST >> 20))
        return path.read_bytes()


# -- replaying ---------------------------------------------------------------------------------------------
def _replayed(path: Path, match: Match, previous: str, rest: list[bytes]) -> Reading:
    """Play the lines up to the first that is bad, and say what is wrong with that one."""
    problem = SaveError(text_about("save.torn", path, n=len(rest))) if rest[-1:] != [b""] else None
    checked: list[Line] = []
    try:
        for line in check_lines(previous, _lines(rest)):
            checked.append(line)
            match.redo(line)
    except OtherRules as error:
        problem, changed = _damaged(path, error), _made_elsewhere(match)
        later = _from_snapshot(match, previous, rest) if changed else None
        if later is not None:
            return Reading(later[0], problem, later[1], other_rules=True)
        if len(match.journal.lines) == len(checked):  # it was legal, but led somewhere else
            match = _again(match, checked[:-1])
        return Reading(match, problem, len(match.journal.lines), other_rules=changed)
    except SaveError as error:
        problem = _damaged(path, error)
    return Reading(match, problem, len(match.journal.lines))


def _again(match: Match, lines: list[Line]) -> Match:
    """The same game once more, up to before its last line."""
    fresh = Match.opened(match.journal.header)
    for line in lines:
        fresh.redo(line)
    return fresh


def _lines(rest: list[bytes]) -> Iterator[Any]:
    """The whole lines, each parsed only when those before were good: nobody waits for a pile of rubbish."""
    for number, raw in enumerate(rest[:-1], 1):
        try:
            yield parsed(raw)
        except SaveError as error:
            raise SaveError(i18n.default().t("save.move", n=number, problem=said(error))) from error


def _made_elsewhere(match: Match) -> bool:
    """Whether other rules than ours made the game: other data, or another version of the program."""
    header = match.journal.header
    return bool(
        header["rules"] != match.ruleset.fingerprint() or header["about"].get("version") != __version__
    )


def _from_snapshot(match: Match, previous: str, rest: list[bytes]) -> tuple[Match, int] | None:
    """The game from the last snapshot in a whole chain, if that leads further than the rules did."""
    try:
        bodies = list(check_lines(previous, _lines(rest)))
    except SaveError:
        return None
    reached = len(match.journal.lines)
    for index in reversed(range(reached, len(bodies))):
        later = _begun(match, bodies[index])
        if later is not None:
            return later, index + 1 + _followed(later, bodies[index + 1 :])
    return None


def _begun(match: Match, line: Line) -> Match | None:
    snapshot = line.get("snapshot")
    if snapshot is None or codec.digest(codec.canonical(snapshot)) != line["state"]:
        return None
    try:
        later = Match.from_snapshot(snapshot, match.journal.header["about"])
    except (CytosisError, TypeError):
        return None
    return later if later.ruleset == match.ruleset and later.seats == match.seats else None


def _followed(match: Match, lines: list[Line]) -> int:
    """Play on as far as the rules lead along the lines; how many those were."""
    trial = Match.from_json(match.to_json())
    count = next((i for i, line in enumerate(lines) if not _led(trial, line)), len(lines))
    for line in lines[:count]:
        _led(match, line)
    return count


def _led(match: Match, line: Line) -> bool:
    """Do what a line says; whether that was possible and led where the line says."""
    seat, do = line["seat"], line["do"]
    done = True
    try:
        if do == UNDO:
            done = match.undo()
        elif do == REWIND:
            done = match.rewind(seat)
        elif do.startswith(NOTE):
            match.note(seat, do.removeprefix(NOTE))
        else:
            match.play(match.parse(do))
    except CytosisError:
        return False
    return bool(done and match.fingerprint() == line["state"])


# -- lines -------------------------------------------------------------------------------------------------
def parsed(raw: bytes) -> Any:
    """One line, written exactly as we write it: whatever is not was changed by somebody else."""
    if len(raw) > MOST_LINE_BYTES:
        raise SaveError(i18n.default().t("save.long_line", most=MOST_LINE_BYTES >> 10))
    text = _decoded(raw)
    data = codec.read_json(text)
    if codec.canonical(data) != text:
        raise SaveError(i18n.default().t("save.not_ours"))
    return data


def _decoded(data: bytes) -> str:
    try:
        if b"\0" not in data:
            return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    raise SaveError(i18n.default().t("save.binary"))


def _damaged(path: Path, problem: object) -> SaveError:
    return SaveError(text_about("save.damaged", path, problem=problem))


def _newer(path: Path, data: bytes) -> str:
    """What a newer program made: which version, if it says so."""
    header = codec.read_json(data.split(b"\n")[0].decode("utf-8"))
    about = header.get("header", header).get("about")
    made = about.get("version") if isinstance(about, dict) else None
    shown = made if isinstance(made, str) and made.isprintable() and len(made) <= 20 else "?"
    return text_about("save.newer", path, made=shown, here=__version__)
