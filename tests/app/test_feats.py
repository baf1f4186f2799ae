"""What somebody achieved is kept line by line, and survives whatever happens to the file."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from cytosis.app.files import feats


def test_the_best_medal_counts_and_a_game_only_once(tmp_path: Path) -> None:
    assert feats.load(tmp_path).medals == {}
    feats.keep_medal(tmp_path, "cytosis/one", 2, "a")
    feats.keep_medal(tmp_path, "cytosis/one", 1, "b")
    feats.keep_medal(tmp_path, "cytosis/one", 3, "a")  # the same game again
    feats.keep_medal(tmp_path, "amino/two", 0, "c")
    assert feats.load(tmp_path).medals == {"cytosis/one": 2, "amino/two": 0}


def test_a_second_try_is_not_one_more_in_a_row(tmp_path: Path) -> None:
    for name, solved in (("cytosis/1", True), ("cytosis/2", False), ("cytosis/2", True)):
        feats.keep_puzzle(tmp_path, name, solved, 0)
    assert feats.load(tmp_path).streak == 0
    feats.keep_puzzle(tmp_path, "cytosis/3", True, 0)
    assert feats.load(tmp_path).streak == 1


def test_streaks_days_and_hints(tmp_path: Path) -> None:
    for day, (solved, hints) in enumerate([(True, 2), (True, 0), (False, 0), (True, 1)], 10):
        feats.keep_puzzle(tmp_path, "amino/p", solved, hints, date(2026, 5, day) if solved else None)
    found = feats.load(tmp_path)
    assert (found.streak, found.best_streak) == (0, 2)  # the same one, after it was missed
    assert found.solved == {"amino/p": 0}
    assert found.days_running(date(2026, 5, 13)) == 1
    assert found.days_running(date(2026, 5, 14)) == 1  # today is still to come
    assert found.days_running(date(2026, 5, 12)) == 2
    assert found.days_running(date(2026, 5, 20)) == 0


def test_damage_costs_the_damaged_lines_only(tmp_path: Path) -> None:
    feats.keep_medal(tmp_path, "cytosis/one", 2, "a")
    path = tmp_path / feats.FILE
    strange = (
        b'{"kind":"challenge","name":5,"medal":3}\n[1]\n{"kind":"puzzle","name":"x","solved":1}\n'
        b'{"kind":"challenge","name":"y","medal":99,"id":"q"}\n'
        b'{"kind":"puzzle","name":"p","solved":true,"hints":1,"day":"never"}\n{"kind":"cha'
    )
    path.write_bytes(path.read_bytes() + strange)
    found = feats.load(tmp_path)
    assert found.medals == {"cytosis/one": 2} and found.solved == {"p": 1} and found.days == frozenset()
    feats.keep_medal(tmp_path, "cytosis/two", 1, "b")
    assert feats.load(tmp_path).medals["cytosis/two"] == 1


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    feats.keep_medal(tmp_path / "file", "cytosis/one", 2, "a")
    assert feats.load(tmp_path / "file").medals == {}
