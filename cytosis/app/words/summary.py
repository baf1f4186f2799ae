"""A finished game in figures: where the points came from, health by round, and what decided it."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cytosis.app.words.i18n import Texts
from cytosis.app.words.telling import told
from cytosis.engine.journal import NOTE, REWIND, UNDO
from cytosis.engine.match import Match
from cytosis.games.cytosis.events import PointsScored

AT_THE_END = ("leftovers", "detox", "sets", "goals")
"""Sources that are counted after the last flask."""
SOURCES = ("cards", "receptors", "markers", "other", "losses", *AT_THE_END)
"""In the order they are counted."""
KEY_MOMENTS = 3
_ATP = 0


@dataclass(frozen=True)
class Tie:
    """Two seats with equal health, and what parted them: the figure compared, and each one's."""

    by: str
    first: int
    second: int


@dataclass(frozen=True)
class Coup:
    """Many points that came at once."""

    seat: int
    points: int
    round: int
    card: str
    number: int = 0
    """The move that brought them."""


@dataclass(frozen=True)
class Summary:
    """Seats are numbers; ``ranking`` has the best first."""

    ranking: tuple[int, ...]
    totals: tuple[int, ...]
    sources: tuple[str, ...]
    points: dict[str, tuple[int, ...]]
    """By source, then by seat."""
    health: tuple[tuple[int, ...], ...]
    """By round, from 0 for the start to the last one before the final count, then the end; by seat."""
    rounds: int
    moves: int
    tie: Tie | None
    coups: tuple[Coup, ...]
    """The moves that brought most, the best first."""

    def best(self, source: str) -> set[int]:
        """Who has most from a source; nobody where nobody has any."""
        most = max(self.points[source])
        return {seat for seat, points in enumerate(self.points[source]) if points == most > 0}

    def lead(self) -> tuple[str, int]:
        """The source in which the winner gained most on the second."""
        first, second = self.ranking[0], self.ranking[1]
        gains = [
            (self.points[source][first] - self.points[source][second], source) for source in self.sources
        ]
        most, source = max(gains, default=(0, ""))
        return source, most

    def late(self) -> tuple[int, int]:
        """Who gained most in the final count, and how much."""
        gains = [end - before for before, end in zip(self.health[-2], self.health[-1], strict=True)]
        seat = max(range(len(gains)), key=lambda seat: gains[seat])
        return seat, gains[seat]


def summarise(match: Match) -> Summary:
    """The figures of a finished game, from its journal; ValueError while it still goes on."""
    outcome = match.outcome()
    if outcome is None:
        raise ValueError("the game is not over")
    sheets = [{line.source: line.points for line in match.score(seat)} for seat in range(match.seats)]
    found = {source for sheet in sheets for source in sheet}
    known = [source for source in SOURCES if source in found]
    sources = (*known, *sorted(found - set(known)))
    points = {source: tuple(sheet.get(source, 0) for sheet in sheets) for source in sources}
    health, coups = _course(match)
    before = tuple(
        total - sum(sheet.get(source, 0) for source in AT_THE_END)
        for total, sheet in zip(outcome.totals, sheets, strict=True)
    )
    return Summary(
        ranking=tuple(outcome.ranking),
        totals=tuple(outcome.totals),
        sources=sources,
        points=points,
        health=(*health[:-1], before, tuple(outcome.totals)),
        rounds=len(health) - 1,
        moves=len(match.journal.lines),
        tie=_tie(match, outcome.ranking, outcome.totals),
        coups=coups,
    )


def _course(match: Match) -> tuple[list[tuple[int, ...]], tuple[Coup, ...]]:
    """Health at the start and after each round, and the greatest gains; nothing that was taken back."""
    again = Match.opened(match.journal.header)
    view = again.view(None)
    after: dict[int, tuple[int, ...]] = {0: _health(view)}
    coups: dict[int, Coup] = {}
    made: list[tuple[int, int]] = []
    for line in match.journal.lines:
        here = max(view.round, 1)
        for number in _taken_back(line, made):
            coups.pop(number, None)
        beats = again.redo(line)
        for event in (beat.event for beat in beats):
            if isinstance(event, PointsScored) and event.source not in AT_THE_END:
                coups[line["n"]] = Coup(event.seat, event.points, here, event.card, line["n"])
        view = again.view(None)
        after = {number: health for number, health in after.items() if number <= max(view.round, here)}
        after[here] = _health(view)
    last = max(after)
    filled, known = [], after[0]
    for number in range(last + 1):
        known = after.get(number, known)
        filled.append(known)
    best = sorted(coups.values(), key=lambda coup: (-coup.points, coup.number))
    return filled, tuple(best[:KEY_MOMENTS])


def _taken_back(line: Mapping[str, Any], made: list[tuple[int, int]]) -> list[int]:
    """The moves a line of a journal takes back; ``made`` holds seat and number of those that stand."""
    if line["do"] == UNDO:
        return [made.pop()[1]] if made else []
    if line["do"] == REWIND:
        own = [i for i, (seat, _) in enumerate(made) if seat == line["seat"]]
        gone = made[own[-1] :] if own else []
        del made[len(made) - len(gone) :]
        return [number for _, number in gone]
    if not line["do"].startswith(NOTE):
        made.append((line["seat"], line["n"]))
    return []


def _health(view: Any) -> tuple[int, ...]:
    return tuple(seat.health for seat in view.seats)


def _tie(match: Match, ranking: Sequence[int], totals: Sequence[int]) -> Tie | None:
    first, second = ranking[0], ranking[1]
    if totals[first] != totals[second]:
        return None
    view = match.view(None)
    order: tuple[str, ...] = tuple(match.rules.catalog.scoring.final_tie)  # type: ignore[attr-defined]
    for name in order:
        if name == "cards":
            figures = [len(view.seats[seat].completed) for seat in (first, second)]
        elif name == "atp":
            figures = [view.seats[seat].stock[_ATP] for seat in (first, second)]
        else:
            return Tie(name, 0, 0)  # by where they sit, which always parts them
        if figures[0] != figures[1]:
            return Tie(name, *figures)
    return None


# -- keeping -----------------------------------------------------------------------------------------------
def as_csv(summary: Summary, names: Sequence[str], texts: Texts) -> str:
    """The table and the course of the game for a spreadsheet."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow([texts.t("ui.results.from"), *(_plain(names[seat]) for seat in summary.ranking)])
    for source in summary.sources:
        rows.writerow(
            [texts.t(f"source.{source}"), *(summary.points[source][seat] for seat in summary.ranking)]
        )
    rows.writerow([texts.t("ui.total"), *(summary.totals[seat] for seat in summary.ranking)])
    for number, health in enumerate(summary.health):
        last = number == len(summary.health) - 1
        label = texts.t("ui.results.end") if last else texts.t("ui.results.round", n=number)
        rows.writerow([label, *(health[seat] for seat in summary.ranking)])
    return out.getvalue()


def _plain(name: str) -> str:
    """A name no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


def keep_log(match: Match, names: Sequence[str], texts: Texts, folder: Path) -> list[Path]:
    """The game as text and as figures, in files of their own; OSError when the disk does not let us."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1 + sum(1 for _ in folder.glob("game-*.txt"))
    while (folder / f"game-{number:04}.txt").exists():
        number += 1
    texts_of = {
        folder / f"game-{number:04}.txt": "\n".join(told(match, texts)) + "\n",
        folder / f"game-{number:04}.csv": as_csv(summarise(match), names, texts),
    }
    for path, text in texts_of.items():
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    return list(texts_of)
