"""Statistics: every finished game once, as what it was; no bad line takes others with it."""

from __future__ import annotations

import json
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from cytosis.app.files import stats
from cytosis.app.files.stats import ASSISTED, HANDED_OVER, RESIGNED, Key
from cytosis.app.play import setup
from cytosis.app.play.players import seat_players
from cytosis.app.play.setup import Seat, Setup
from cytosis.engine import Match, Ruleset
from tests.saves.games import played


def finished(seed: int = 1) -> Match:
    return played(9999, seed, agents="human,random", names="Ada,Bob", length="short")


def test_a_finished_game_is_written_once_with_where_the_points_came_from(tmp_path: Path) -> None:
    match = finished()
    assert not stats.record(tmp_path, played(5))
    assert stats.record(tmp_path, match)
    assert not stats.record(tmp_path, match)
    found, whole = stats.results(tmp_path)
    assert whole
    assert len(found) == 1
    outcome = match.outcome()
    assert outcome is not None
    sums = stats.summaries(found)
    ada = sums[Key("Ada", "human", "cytosis", "second", 2)]
    assert (ada.games, ada.best, ada.mean) == (1, outcome.totals[0], outcome.totals[0])
    assert ada.wins + sums[Key("Bob", "random", "cytosis", "second", 2)].wins == 1
    assert sum(ada.by_source.values()) == ada.total


def test_a_game_that_was_helped_or_left_counts_as_that(tmp_path: Path) -> None:
    stats.record(tmp_path, finished(1), {0: ASSISTED})
    stats.record(tmp_path, finished(2), {0: RESIGNED})
    stats.record(tmp_path, finished(3))
    ada = stats.summaries(stats.results(tmp_path)[0])[Key("Ada", "human", "cytosis", "second", 2)]
    assert ada.games == 1
    assert ada.other == {ASSISTED: 1, RESIGNED: 1}


def test_resigning_and_handing_over_count_for_whoever_began(tmp_path: Path) -> None:
    for seed, resigned in ((1, True), (2, False)):
        chosen = Setup(seats=(Seat("Ada"), Seat("Bob", "easy")), options={"length": "short"})
        opened = setup.start(chosen, tmp_path / "saves", seed)
        opened.controller.hand_over(0, "easy", resigned)
        while opened.controller.advance() is not None:
            pass
        opened.controller.close()
    sums = stats.summaries(stats.results(tmp_path)[0])
    ada = sums[Key("Ada", "human", "cytosis", "second", 2)]
    assert (ada.games, ada.other) == (0, {RESIGNED: 1, HANDED_OVER: 1})
    assert sums[Key("Bob", "easy", "cytosis", "second", 2)].games == 2


def test_bad_lines_are_left_out_and_a_torn_one_is_closed_off(tmp_path: Path) -> None:
    stats.record(tmp_path, finished(1))
    path = tmp_path / stats.FILE
    good = path.read_bytes()
    one: dict[str, Any] = json.loads(good)
    wrong: list[Any] = [
        {**one, "seats": []},
        {**one, "id": 3},
        {**one, "seats": [7]},
        {**one, "seats": [{**one["seats"][0], "how": "cheated"}]},
        {**one, "seats": [{**one["seats"][0], "total": True}]},
        {**one, "seats": [{**one["seats"][0], "by_source": []}]},
        {**one, "seats": [{**one["seats"][0], "name": 1}]},
        3,
    ]
    path.write_bytes(good + b"\xff\n" + b"".join(json.dumps(w).encode() + b"\n" for w in wrong) + good[:99])
    assert stats.record(tmp_path, finished(2))
    found, whole = stats.results(tmp_path)
    assert len(found) == 2
    assert not whole


def test_wiping_leaves_nothing(tmp_path: Path) -> None:
    stats.record(tmp_path, finished())
    assert stats.results(tmp_path)[0]
    stats.wipe(tmp_path)
    assert stats.results(tmp_path) == ([], True)
    assert "Ada" not in "".join(
        file.read_text(encoding="utf-8") for file in tmp_path.iterdir() if file.is_file()
    )


def test_a_game_played_to_its_end_is_in_the_statistics(tmp_path: Path) -> None:
    ruleset = Ruleset(options={"length": "short"})
    opened = setup.start_match(ruleset, seat_players(["random", "random"]), tmp_path / "saves", 3)
    while opened.controller.advance() is not None:
        pass
    opened.controller.close()
    assert len(stats.results(tmp_path)[0]) == 1
    (tmp_path / stats.FILE).unlink()  # as if the plug had been pulled before the result was written
    assert opened.controller.save is not None and opened.controller.save.path is not None
    setup.resume(opened.controller.save.path).controller.close()
    setup.resume(opened.controller.save.path).controller.close()
    assert len(stats.results(tmp_path)[0]) == 1


def test_a_disk_that_fails_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.write", full)
    stats.keeper(tmp_path)(finished())


def _ten(folder: Path, start: int) -> None:
    match = finished()
    for n in range(start, start + 10):
        match.journal.header["about"]["id"] = f"game {n}"
        stats.record(folder, match)


def test_two_programs_write_without_losing_any(tmp_path: Path) -> None:
    context = get_context("spawn")
    workers = [context.Process(target=_ten, args=(tmp_path, start)) for start in (0, 5)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sorted(one["id"] for one in stats.results(tmp_path)[0]) == sorted(f"game {n}" for n in range(15))


def test_a_game_from_a_laid_table_counts_for_nobody(tmp_path: Path) -> None:
    """Played on from a move, or after other rules: anybody can lay a table that wins."""
    match = played(60, length="short")
    twin = Match.from_snapshot(match.snapshot(), match.journal.header["about"])
    while twin.pending() is not None:
        twin.play(twin.legal()[0])
    assert not stats.record(tmp_path, twin)
    assert stats.results(tmp_path) == ([], True)
