"""A finished game in figures: where the points came from, points by round, and what decided it."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from cytosis.app.teller import Gain, Teller
from cytosis.app.words.telling import told
from cytosis.engine.journal import NOTE, REWIND, UNDO
from cytosis.engine.match import Match

KEY_MOMENTS = 3


@dataclass(frozen=True)
class Coup:
    """Many points that came at once: the gain, its round, and the number of the move."""

    gain: Gain
    round: int
    number: int


@dataclass(frozen=True)
class Summary:
    """Seats are numbers; ``ranking`` has the best first."""

    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    """More than one where the victory is shared; none where a rival won alone."""
    places: tuple[int, ...]
    """By seat."""
    totals: tuple[int, ...]
    sources: tuple[str, ...]
    points: dict[str, tuple[int, ...]]
    """By source, then by seat; after the seats come those whom the rules play."""
    course: tuple[tuple[int, ...], ...]
    """Totals by round, from 0 for the start to the last one before the final count, then the end; by seat,
    and after the seats those whom the rules play."""
    rounds: int
    moves: int
    decided: str
    """What decided a tie, as a sentence; empty where points did."""
    coups: tuple[Coup, ...]
    """The moves that brought most, the best first."""
    rivals: tuple[tuple[str, int], ...] = ()
    """Whom the rules themselves play, with their points."""

    @property
    def columns(self) -> tuple[int, ...]:
        """Everybody with points, the best first: seats, and after the last one whom the rules play."""
        rivals = tuple(len(self.totals) + i for i in range(len(self.rivals)))
        return (*self.ranking, *rivals) if self.winners else (*rivals, *self.ranking)

    @property
    def with_rival(self) -> bool:
        """Whether a seat shares the victory with somebody whom the rules play."""
        tied = any(points == self.totals[seat] for seat in self.winners for _, points in self.rivals)
        return tied and not self.decided

    def best(self, source: str) -> set[int]:
        """Who has most from a source; nobody where nobody has any."""
        most = max(self.points[source])
        return {seat for seat, points in enumerate(self.points[source]) if points == most > 0}

    def lead(self) -> tuple[str, int]:
        """The source in which the best gained most on the second."""
        if len(self.columns) < 2:
            return "", 0
        first, second = self.columns[:2]
        gains = [
            (self.points[source][first] - self.points[source][second], source) for source in self.sources
        ]
        most, source = max(gains, default=(0, ""))
        return source, most

    def by_round(self) -> list[tuple[int, ...]]:
        """What each round brought, by seat and rival; nothing of the final count."""
        steps = self.course[:-1]
        return [
            tuple(new - old for old, new in zip(before, after, strict=True))
            for before, after in pairwise(steps)
        ]

    def late(self) -> tuple[int, int]:
        """The best of all, and what the final count brought; 0 where it brought somebody else as much."""
        gains = [end - before for before, end in zip(self.course[-2], self.course[-1], strict=True)]
        best = self.columns[0]
        others = [gain for column, gain in enumerate(gains) if column != best]
        return best, max(gains[best], 0) if gains[best] > max(others, default=0) else 0


def summarise(match: Match, teller: Teller) -> Summary:
    """The figures of a finished game, from its journal; ValueError while it still goes on."""
    outcome = match.outcome()
    if outcome is None:
        raise ValueError("the game is not over")
    sheets = [{line.source: line.points for line in match.score(seat)} for seat in range(match.seats)]
    others = [{line.source: line.points for line in rival.lines} for rival in match.rivals()]
    sources = _in_order(set().union(*sheets, *others), teller)
    course, coups = _course(match, teller)
    totals = (*outcome.totals, *(points for _, points in outcome.rivals))
    return Summary(
        ranking=tuple(outcome.ranking),
        winners=tuple(outcome.winners),
        places=tuple(map(outcome.place, range(match.seats))),
        totals=tuple(outcome.totals),
        sources=sources,
        points={source: tuple(one.get(source, 0) for one in (*sheets, *others)) for source in sources},
        course=(*course[:-1], _before_the_end(totals, [*sheets, *others], teller.late), totals),
        rounds=len(course) - 1,
        moves=len(match.journal.lines),
        decided=teller.decided(outcome, match.view(None)),
        coups=coups,
        rivals=tuple(outcome.rivals),
    )


def by_line(match: Match, summary: Summary) -> list[tuple[int, ...]]:
    """Everybody's points at the start and after each line of the journal; the last with the final count."""
    again = Match.opened(match.journal.header)
    found = [_totals(again.view(None), again)]
    for line in match.journal.lines:
        again.redo(line)
        found.append(_totals(again.view(None), again))
    return [*found[:-1], summary.course[-1]]


def _before_the_end(
    totals: tuple[int, ...], sheets: list[dict[str, int]], late: tuple[str, ...]
) -> tuple[int, ...]:
    """Everybody's points without what is counted after the last move."""
    return tuple(
        total - sum(sheet.get(source, 0) for source in late)
        for total, sheet in zip(totals, sheets, strict=True)
    )


def _in_order(found: set[str], teller: Teller) -> tuple[str, ...]:
    """The sources as the game tells them; what it does not tell comes last."""
    known = [source for source in teller.sources if source in found]
    return (*known, *sorted(found - set(known)))


def _course(match: Match, teller: Teller) -> tuple[list[tuple[int, ...]], tuple[Coup, ...]]:
    """Totals at the start and after each round, and the greatest gains; nothing that was taken back."""
    again = Match.opened(match.journal.header)
    view = again.view(None)
    after: dict[int, tuple[int, ...]] = {0: _totals(view, again)}
    coups: dict[int, list[Coup]] = {}
    made: list[tuple[int, int]] = []
    for line in match.journal.lines:
        here = max(again.progress().round, 1)
        for number in _taken_back(line, made):
            coups.pop(number, None)
        beats, before = again.redo(line), view
        view = again.view(None)
        if line["do"] not in (UNDO, REWIND) and not line["do"].startswith(NOTE):
            gains = teller.gains(beats, before, view)
            coups[line["n"]] = [Coup(gain, here, line["n"]) for gain in gains]
        now = max(again.progress().round, here)
        after = {number: totals for number, totals in after.items() if number <= now}
        after[here] = _totals(view, again)
    every = [coup for found in coups.values() for coup in found]
    best = sorted(every, key=lambda coup: (-coup.gain.points, coup.number))
    return _filled(after), tuple(best[:KEY_MOMENTS])


def _filled(after: dict[int, tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Totals by round; a round that nobody moved in ends as it began."""
    filled = [after[0]]
    for number in range(1, max(after) + 1):
        filled.append(after.get(number, filled[-1]))
    return filled


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


def _totals(view: Any, match: Match) -> tuple[int, ...]:
    """The points of the seats, then of whom the rules play."""
    rivals = (sum(line.points for line in rival.lines) for rival in match.rivals())
    return (*(seat.total for seat in view.seats), *rivals)


# -- keeping -----------------------------------------------------------------------------------------------
def as_csv(summary: Summary, teller: Teller) -> str:
    """The table and the course of the game for a spreadsheet."""
    texts, names = teller.words.texts, teller.words.names
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow([texts.t("ui.results.from"), *(_plain(names[seat]) for seat in summary.ranking)])
    for source in summary.sources:
        rows.writerow(
            [teller.words.source(source), *(summary.points[source][seat] for seat in summary.ranking)]
        )
    rows.writerow([texts.t("ui.total"), *(summary.totals[seat] for seat in summary.ranking)])
    for number, totals in enumerate(summary.course):
        last = number == len(summary.course) - 1
        label = texts.t("ui.results.end") if last else texts.t("ui.results.round", n=number)
        rows.writerow([label, *(totals[seat] for seat in summary.ranking)])
    return out.getvalue()


def _plain(name: str) -> str:
    """A name no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


def keep_log(match: Match, teller: Teller, folder: Path) -> list[Path]:
    """The game as text and as figures, in files of their own; OSError when the disk does not let us."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1 + sum(1 for _ in folder.glob("game-*.txt"))
    while (folder / f"game-{number:04}.txt").exists():
        number += 1
    texts_of = {
        folder / f"game-{number:04}.txt": "\n".join(told(match, teller.words.texts)) + "\n",
        folder / f"game-{number:04}.csv": as_csv(summarise(match, teller), teller),
    }
    for path, text in texts_of.items():
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    return list(texts_of)
