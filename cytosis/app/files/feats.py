"""What somebody achieved beside ordinary games: medals of challenges, and puzzles. One line each, only added.

A line that was half written when the power went is left out; what is there twice counts once. Kept apart from
the results of games, so that wiping those leaves the medals, and counted apart from them everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from cytosis.app.files import safe_file

FILE = "feats.jsonl"
MOST_BYTES = 8 << 20
CHALLENGE, PUZZLE = "challenge", "puzzle"
MOST_MEDAL = 3


@dataclass(slots=True)
class Feats:
    """Everything achieved so far."""

    medals: dict[str, int] = field(default_factory=dict)
    """The best medal (1 to 3) by the name of a challenge; 0 where it was played and none was won."""
    solved: dict[str, int] = field(default_factory=dict)
    """The fewest hints with which a puzzle was solved, by its name."""
    streak: int = 0
    """Puzzles solved one after the other without a failure, up to now,"""
    best_streak: int = 0
    """and the most ever."""
    missed: set[str] = field(default_factory=set)
    """Puzzles that were missed when they were last tried: solving those then is not one more in a row."""
    days: frozenset[date] = frozenset()
    """On which days the puzzle of the day was solved."""

    def days_running(self, today: date) -> int:
        """Days in a row with their puzzle solved, up to today or yesterday."""
        day = today if today in self.days else today - timedelta(days=1)
        count = 0
        while day in self.days:
            count, day = count + 1, day - timedelta(days=1)
        return count


def keep_medal(folder: Path, name: str, medal: int, game: str) -> None:
    """A challenge was played to its end; ``game`` is the id of that game, which is counted once."""
    _append(folder, {"kind": CHALLENGE, "name": name, "medal": medal, "id": game, "when": _now()})


def keep_puzzle(folder: Path, name: str, solved: bool, hints: int, day: date | None = None) -> None:
    """A puzzle was solved, or given up; ``day`` where it was the puzzle of that day."""
    line: dict[str, Any] = {"kind": PUZZLE, "name": name, "solved": solved, "hints": hints, "when": _now()}
    _append(folder, line if day is None else {**line, "day": day.isoformat()})


def load(folder: Path) -> Feats:
    """Everything that can be read; what cannot is left out."""
    try:
        lines, _ = safe_file.read_lines(folder / FILE, MOST_BYTES)
    except OSError:
        return Feats()
    feats, days = Feats(), set()
    for line in lines:
        if not isinstance(line, dict) or not isinstance(line.get("name"), str):
            continue
        if line.get("kind") == CHALLENGE:
            _add_medal(feats, line)
        elif line.get("kind") == PUZZLE and type(line.get("solved")) is bool:
            _add_puzzle(feats, line)
            days |= _day(line)
    feats.days = frozenset(days)
    return feats


def _append(folder: Path, line: Mapping[str, Any]) -> None:
    """Not being able to is no reason to stop anybody."""
    path = folder / FILE
    with suppress(OSError), safe_file.locked(path) as mine:
        if mine and not _known(path, line):
            safe_file.append_line(path, line)


def _known(path: Path, line: Mapping[str, Any]) -> bool:
    """Whether the end of that very game was written before."""
    if line["kind"] != CHALLENGE:
        return False
    old, _ = safe_file.read_lines(path, MOST_BYTES)
    return any(isinstance(one, dict) and one.get("id") == line["id"] for one in old)


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _add_medal(feats: Feats, line: Mapping[str, Any]) -> None:
    medal = line.get("medal")
    if type(medal) is int and 0 <= medal <= MOST_MEDAL:
        feats.medals[line["name"]] = max(medal, feats.medals.get(line["name"], 0))


def _add_puzzle(feats: Feats, line: Mapping[str, Any]) -> None:
    hints = line.get("hints")
    if not line["solved"]:
        feats.streak = 0
        feats.missed.add(line["name"])
    elif type(hints) is int and hints >= 0:
        feats.solved[line["name"]] = min(hints, feats.solved.get(line["name"], hints))
        feats.streak += line["name"] not in feats.missed
        feats.missed.discard(line["name"])
        feats.best_streak = max(feats.best_streak, feats.streak)


def _day(line: Mapping[str, Any]) -> set[date]:
    if not line["solved"] or not isinstance(line.get("day"), str):
        return set()
    try:
        return {date.fromisoformat(line["day"])}
    except ValueError:
        return set()
