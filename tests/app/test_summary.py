"""A finished game in figures: they add up, follow the rounds, and explain a tie."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest

from cytosis.app.games import teller
from cytosis.app.play.players import players_of
from cytosis.app.teller import Teller
from cytosis.app.words import i18n
from cytosis.app.words.summary import Summary, as_csv, keep_log, summarise
from cytosis.engine import Match
from cytosis.engine.rng import Rng
from cytosis.engine.ruleset import Ruleset
from tests.app.games import new_match


def whole_game(seed: int = 3, seats: int = 3, **more: object) -> Match:
    match, rng = new_match(",".join(["human"] * seats), seed, **more), Rng(seed)  # type: ignore[arg-type]
    while legal := match.legal():
        match.play(rng.choice(legal))
    return match


def told_by(match: Match) -> Teller:
    names = [player.name for player in players_of(match.journal.header)]
    return teller(match, names, i18n.Texts("en"))


@pytest.mark.parametrize("expansions", [(), ("virus",), ("epigenetic", "virus")])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_table_adds_up_and_the_course_ends_at_the_totals(seats: int, expansions: tuple[str, ...]) -> None:
    match = whole_game(4, seats, expansions=expansions)
    summary = summarise(match, told_by(match))
    for seat in range(seats):
        assert sum(summary.points[source][seat] for source in summary.sources) == summary.totals[seat]
    assert summary.course[0] == (0,) * seats or "virus" in expansions
    assert summary.course[-1] == summary.totals
    assert summary.rounds == match.view(None).rounds
    assert len(summary.course) == summary.rounds + 2
    assert summary.ranking[0] == match.outcome().winner  # type: ignore[union-attr]
    late = {"leftovers", "detox", "sets", "goals"}
    for seat in range(seats):
        end = sum(summary.points[source][seat] for source in summary.sources if source in late)
        assert summary.course[-1][seat] - summary.course[-2][seat] == end


def test_what_was_taken_back_does_not_count() -> None:
    match, rng = new_match("human,human", 8), Rng(1)
    while legal := match.legal():
        match.play(rng.choice(legal))
        if rng.below(3) == 0 and match.undo():
            match.play(rng.choice(match.legal()))
    summary = summarise(match, told_by(match))
    assert summary.course[-1] == summary.totals
    points = [coup.gain.points for coup in summary.coups]
    assert points == sorted(points, reverse=True)
    assert 0 < len(points) <= 3 and points[0] <= max(summary.totals)
    undone = {n for n, line in enumerate(match.journal.lines, 1) if line["do"] == "undo"}
    assert not {coup.number + 1 for coup in summary.coups} & undone


def test_the_best_of_a_source_and_the_lead() -> None:
    summary = Summary(
        ranking=(1, 0),
        winners=(1,),
        places=(2, 1),
        totals=(10, 14),
        sources=("cards", "goals"),
        points={"cards": (10, 10), "goals": (0, 4)},
        course=((0, 0), (10, 10), (10, 14)),
        rounds=1,
        moves=9,
        decided="",
        coups=(),
    )
    assert summary.best("cards") == {0, 1}
    assert summary.best("goals") == {1}
    assert summary.lead() == ("goals", 4)
    assert summary.late() == (1, 4)


def test_a_tie_is_explained_by_what_parts_them() -> None:
    ties = []
    for seed in range(60):
        match = whole_game(seed, 4, names="Ada,Bob,Cleo,Dan")
        summary = summarise(match, told_by(match))
        first, second = summary.ranking[:2]
        assert bool(summary.decided) == (summary.totals[first] == summary.totals[second])
        if summary.decided:
            ties.append(summary.decided)
            assert "{" not in summary.decided
            figures = [int(n) for n in re.findall(r"\d+", summary.decided)]
            assert len(figures) in (0, 2)
            assert not figures or figures[0] > figures[1]
    assert ties  # random games tie often enough


def test_a_game_that_goes_on_has_no_summary() -> None:
    match = new_match("human,human")
    with pytest.raises(ValueError, match="not over"):
        summarise(match, told_by(match))


def test_the_log_is_kept_as_text_and_figures(tmp_path: Path) -> None:
    match = whole_game(5, 3, names="=Ada,Bob,Cleo")
    first = keep_log(match, told_by(match), tmp_path / "logs")
    second = keep_log(match, told_by(match), tmp_path / "logs")
    assert len({*first, *second}) == 4
    text = first[0].read_text(encoding="utf-8")
    assert sum(line.startswith("#") for line in text.splitlines()) == len(match.journal.lines)
    rows = list(csv.reader(io.StringIO(first[1].read_text(encoding="utf-8"))))
    totals = next(row for row in rows if row[0] == "Total")
    sources = rows[1 : rows.index(totals)]
    for column in (1, 2, 3):
        assert sum(int(row[column]) for row in sources) == int(totals[column])
    assert "=Ada" not in rows[0] and "'=Ada" in rows[0]  # no spreadsheet takes a name for a formula
    assert as_csv(summarise(match, told_by(match)), told_by(match)) == first[1].read_text(encoding="utf-8")


@pytest.mark.toy
@pytest.mark.parametrize(("game", "seats"), [("toy", 1), ("toy", 4), ("amino", 3), ("amino", 6)])
def test_any_game_is_summed_up(game: str, seats: int) -> None:
    """Shared victories too: whoever has won comes first, and nobody else does."""
    shared = 0
    for seed in range(8):
        match, rng = Match.new(Ruleset(game), seats, seed), Rng(seed)
        while legal := match.legal():
            match.play(rng.choice(legal))
        outcome = match.outcome()
        assert outcome is not None
        summary = summarise(match, told_by(match))
        assert summary.course[-1] == summary.totals == tuple(outcome.totals)
        assert len(summary.course) == summary.rounds + 2
        assert [seat for seat in range(seats) if summary.places[seat] == 1] == sorted(outcome.winners)
        assert sum(map(len, summary.points.values())) == seats * len(summary.sources)
        assert all(coup.gain.points > 0 for coup in summary.coups)
        assert as_csv(summary, told_by(match)).count("\n") == len(summary.sources) + len(summary.course) + 2
        shared += len(outcome.winners) > 1
    assert shared or game == "amino" or seats == 1
