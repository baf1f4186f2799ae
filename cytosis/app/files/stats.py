"""What came of finished games: one line each in a file that only grows, and the sums over them.

A game is written once, by its id, however often its last move is opened again. How a seat came to its
result stays with it: one that was helped, resigned or handed over is counted as that, for whoever began.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cytosis.app.files import safe_file
from cytosis.app.play.players import HUMAN, gave_up, handed_over, players_now, players_of
from cytosis.engine import games
from cytosis.engine.codec import digest
from cytosis.engine.journal import REWIND, UNDO
from cytosis.engine.match import Match
from cytosis.engine.options import CHOICE

FILE = "results.jsonl"
CHALLENGE = "challenge"
"""Marks the results of challenges, which are counted apart: everybody plays those with the same cards."""
MOST_BYTES = 32 << 20

PLAYED, ASSISTED, RESIGNED, HANDED_OVER = HOW = ("played", "assisted", "resigned", "handed_over")
"""How a seat came to its result; only played games count for wins and scores."""


@dataclass(frozen=True, slots=True)
class Key:
    """What results are summed up by."""

    name: str
    agent: str
    game: str
    edition: str
    seats: int
    rival: str = ""
    """Whom the rules played in a game alone,"""
    level: str = ""
    """and how strong."""


RATINGS = ((25, "great"), (10, "clear"), (0, "narrow"))
"""What a victory over a rival is called, from which margin on."""


@dataclass(slots=True)
class Summary:
    """The games of one name in one game, edition and table size; alone, against one level of a rival."""

    games: int = 0
    wins: float = 0.0
    best: int = 0
    total: int = 0
    by_source: dict[str, int] = field(default_factory=dict)
    other: dict[str, int] = field(default_factory=dict)
    """Games that were not simply played to the end: how many of which kind."""
    margin: int | None = None
    """Of the games won against a rival, the most points ahead of her; None where none was won."""

    @property
    def rating(self) -> str:
        """What the best of these victories is called, as a part of a text key; empty without one."""
        best = self.margin
        return "" if best is None else next(word for least, word in RATINGS if best >= least)

    @property
    def mean(self) -> float:
        """Points per game."""
        return self.total / self.games if self.games else 0.0


def keeper(folder: Path) -> Callable[[Match], None]:
    """Writes a finished game into that folder; not being able to is no reason to stop anybody."""

    def keep(match: Match) -> None:
        with suppress(OSError):
            record(folder, match)

    return keep


def record(folder: Path, match: Match, how: Mapping[int, str] | None = None) -> bool:
    """Keep the result of a finished game; False when it is not over or is there already.

    A game that begins at a table as it was counts for nobody: anybody may have laid that table.
    """
    outcome = match.outcome()
    if outcome is None or match.journal.header["snapshot"] is not None:
        return False
    path, identity = folder / FILE, game_id(match)
    with safe_file.locked(path) as mine:
        known, _ = safe_file.read_lines(path, MOST_BYTES)
        if not mine or any(isinstance(old, dict) and old.get("id") == identity for old in known):
            return False
        safe_file.append_line(path, _result(match, identity, {**how_of(match), **(how or {})}))
    return True


def how_of(match: Match) -> dict[int, str]:
    """Seats that did not simply play, as the journal tells: helped, resigned or handed over."""
    found: dict[int, str] = {}
    for line in match.journal.lines:
        if line["do"] == REWIND:
            found[line["seat"]] = ASSISTED
        elif handed_over(line["do"]) and found.get(line["seat"]) != RESIGNED:
            found[line["seat"]] = RESIGNED if gave_up(line["do"]) else HANDED_OVER
    return found


def game_id(match: Match) -> str:
    """The id the game was started with; of a game without one, a number made from its moves."""
    told = match.journal.header["about"].get("id")
    if isinstance(told, str) and 0 < len(told) <= 40:
        return told
    moves = [line["do"] for line in match.journal.lines]
    return digest(f"{match.journal.header['seed']} {moves}")[:16]


def _result(match: Match, identity: str, how: Mapping[int, str]) -> dict[str, Any]:
    outcome = match.outcome()
    assert outcome is not None  # noqa: S101 - asked before
    began, ended = players_of(match.journal.header), players_now(match.journal)
    left = (RESIGNED, HANDED_OVER)
    return {
        "id": identity,
        "when": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        **match.ruleset.choice(),
        **({"rules": match.ruleset.fingerprint()} if match.ruleset.values else {}),
        **({CHALLENGE: True} if match.journal.header["about"].get(CHALLENGE) else {}),
        "undone": sum(line["do"] == UNDO for line in match.journal.lines),
        "rivals": [{"id": id_, "total": total, "level": _level(match)} for id_, total in outcome.rivals],
        "seats": [
            {
                "name": player.name,
                "agent": player.agent,
                "how": how.get(seat, PLAYED),
                "total": outcome.totals[seat],
                "place": outcome.place(seat),
                "by_source": {line.source: line.points for line in match.score(seat)},
            }
            for seat, player in enumerate(
                first if how.get(seat) in left else last
                for seat, (first, last) in enumerate(zip(began, ended, strict=True))
            )
        ],
    }


def _level(match: Match) -> str:
    """How strong a rival is: the choice that only tables of this size have."""
    for option in games.find(match.ruleset.game).options():
        if option.kind == CHOICE and match.seats in option.seats:
            return str(match.ruleset.options[option.id])
    return ""


# -- reading -----------------------------------------------------------------------------------------------
def results(folder: Path) -> tuple[list[dict[str, Any]], bool]:
    """Every result that can be read, oldest first, and whether all could be."""
    try:
        found, whole = safe_file.read_lines(folder / FILE, MOST_BYTES)
    except OSError:
        return [], True
    good = {str(one["id"]): one for one in found if _fits(one)}
    return list(good.values()), whole and all(map(_fits, found))


def ordinary(found: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Those of these games that were no challenges."""
    return [one for one in found if not one.get(CHALLENGE)]


def of_people(found: Iterable[Mapping[str, Any]]) -> tuple[int, int]:
    """How many of these games people played to the end, and how many of them a person won."""
    own = [
        [seat for seat in one["seats"] if seat["agent"] == HUMAN and seat["how"] == PLAYED] for one in found
    ]
    return sum(map(bool, own)), sum(any(seat["place"] == 1 for seat in seats) for seats in own)


def summaries(found: Iterable[Mapping[str, Any]]) -> dict[Key, Summary]:
    """The sums per name, agent, game, edition and number of seats."""
    sums: dict[Key, Summary] = {}
    for one in found:
        for seat in one["seats"]:
            rival = next(iter(one.get("rivals", ())), {"id": "", "level": ""})
            who = (seat["name"], seat["agent"], one["game"], one["edition"], len(one["seats"]))
            summary = sums.setdefault(Key(*who, rival["id"], rival["level"]), Summary())
            _add(summary, seat)
            if rival["id"] and seat["how"] == PLAYED and seat["place"] == 1:
                summary.margin = max(summary.margin or 0, seat["total"] - rival["total"])
    return sums


def _add(summary: Summary, seat: Mapping[str, Any]) -> None:
    if seat["how"] != PLAYED:
        summary.other[seat["how"]] = summary.other.get(seat["how"], 0) + 1
        return
    summary.best = seat["total"] if not summary.games else max(summary.best, seat["total"])
    summary.games += 1
    summary.wins += seat["place"] == 1
    summary.total += seat["total"]
    for source, points in seat["by_source"].items():
        summary.by_source[source] = summary.by_source.get(source, 0) + points


def _fits(one: object) -> bool:
    """Whether a line is a result: somebody's editor may have been at it."""
    if not isinstance(one, dict) or not isinstance(one.get("seats"), list) or not one["seats"]:
        return False
    if not all(isinstance(one.get(key), str) for key in ("id", "game", "edition")):
        return False
    rivals = one.get("rivals", [])
    if not isinstance(rivals, list) or not all(map(_fits_rival, rivals)):
        return False
    return all(_fits_seat(seat) for seat in one["seats"])


def _fits_rival(rival: object) -> bool:
    if not isinstance(rival, dict) or type(rival.get("total")) is not int:
        return False
    return all(isinstance(rival.get(key), str) for key in ("id", "level"))


def _fits_seat(seat: object) -> bool:
    if not isinstance(seat, dict) or seat.get("how") not in HOW:
        return False
    sources = seat.get("by_source")
    numbers = [seat.get("total"), seat.get("place")]
    words = [seat.get("name"), seat.get("agent")]
    if not isinstance(sources, dict) or not all(isinstance(word, str) for word in words):
        return False
    return all(type(number) is int for number in [*numbers, *sources.values()])


def wipe(folder: Path) -> None:
    """Forget every result, for good: they are somebody's names; OSError when the disk does not let us."""
    path = folder / FILE
    with safe_file.locked(path):
        path.unlink(missing_ok=True)
        safe_file.sync_folder(folder)
