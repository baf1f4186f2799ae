"""Faults nobody thought of: a report without anybody's folders, logs that do not grow, a doctor."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cytosis import __version__
from cytosis.app.files import crash, logs, saves
from cytosis.app.text.table import TextTable
from cytosis.cli import doctor
from cytosis.cli.main import main
from cytosis.engine import Match
from tests.app.games import cytosis
from tests.saves.games import on_disk, played


@pytest.fixture(autouse=True)
def _no_log() -> Iterator[None]:
    yield
    logs.end()
    crash.watch(None)


SECRET = f"{Path.home()}/secret/file.txt"


def failing() -> Exception:
    try:
        raise KeyError(f"{SECRET} is not there")
    except KeyError as error:
        return error


def test_a_report_replays_to_the_same_state_and_names_nobody(tmp_path: Path) -> None:
    match = played(25, names="Adamina,Bob,Cyd")
    path = crash.write_report(failing(), tmp_path / "log", match)
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert f"Cytosis {__version__}" in text
    assert "KeyError" in text
    assert "test_crash.py" in text
    assert "seed: 5, moves: 25" in text
    for personal in (str(Path.home()), "secret", "Adamina", str(Path(__file__).parent), os.sep + "work"):
        assert personal not in text
    assert Match.from_json(crash.journal_in(text)).fingerprint() == match.fingerprint()
    assert crash.journal_in(crash.report(failing())) == ""


def test_a_report_that_cannot_be_written_is_no_second_fault(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file", encoding="utf-8")
    assert crash.write_report(failing(), tmp_path / "log") is None


def test_an_unexpected_error_is_one_line_and_the_game_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(self: TextTable) -> None:
        controller = crash.watched()
        assert controller is not None
        for _ in range(6):
            controller.advance()
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(TextTable, "run", run)
    code, out, err = cytosis(monkeypatch, capsys, tmp_path, "--text", "--agents", "random,random")
    assert code == 1
    assert "Traceback" not in out + err
    assert err.count("\n") == 1
    assert "your game is saved" in err
    (report,) = (tmp_path / "log" / "reports").iterdir()
    assert str(report) in err
    (file,) = saves.files_in(saves.folder_in(tmp_path))
    reported = Match.from_json(crash.journal_in(report.read_text(encoding="utf-8")))
    assert reported.fingerprint() == saves.read(file).fingerprint()
    assert len(saves.read(file).journal.lines) == 6


def test_logs_rotate_and_take_no_part_in_the_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.begin(tmp_path / "log")
    assert logs.folder() == tmp_path / "log"
    assert list(tmp_path.iterdir()) == []  # nothing to tell, nothing left behind
    logs.catch_faults()
    logs.catch_faults()
    assert [file.name for file in (tmp_path / "log").iterdir()] == [logs.FAULTS]
    for _ in range(20_000):
        logging.getLogger("cytosis.ai").warning("the same line again, %s", "x" * 60)
    logs.end()
    files = sorted((tmp_path / "log").glob("cytosis.log*"))
    assert len(files) == 4
    assert sum(file.stat().st_size for file in files) < 2 << 20
    assert capsys.readouterr() == ("", "")
    assert logs.folder() is None


def test_a_log_that_cannot_be_made_is_none(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file", encoding="utf-8")
    logs.begin(tmp_path / "log")
    logging.getLogger("cytosis").error("to nobody")
    logs.catch_faults()


def test_without_any_terminal_nothing_is_written_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("stdout", "stderr", "stdin"):
        monkeypatch.setattr(sys, name, None)
    data = ["--data-dir", str(tmp_path)]
    assert main([*data, "--text", "--agents", "random,random", "--seed", "3"]) == 0
    (file,) = saves.files_in(saves.folder_in(tmp_path))
    assert main([*data, "saves"]) == main([*data, "replay", file.name]) == main([*data, "doctor"]) == 0
    assert main([*data, "replay", "nothing"]) == 1
    assert main([*data, "--nonsense"]) == 2


def test_the_doctor_says_what_stops_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = on_disk(played(5), saves.folder_in(tmp_path))
    path.write_bytes(path.read_bytes()[:-4])
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    code, out, _ = cytosis(monkeypatch, capsys, tmp_path, "doctor")
    assert code == 0
    assert f"ok Program: {__version__}" in out
    assert "cytosis --text" in out
    assert path.name in out
    before = path.read_bytes()
    assert before == path.read_bytes()  # a doctor looks
    monkeypatch.setattr("cytosis.paths.assets", lambda: (_ for _ in ()).throw(OSError(2, "gone")))
    found = {one.key: one for one in doctor.findings(str(tmp_path), {})}
    assert found["assets"].stops
    assert not found["display"].stops
    assert main(["--data-dir", str(tmp_path), "doctor"]) == 1
