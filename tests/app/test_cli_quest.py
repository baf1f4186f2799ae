"""Challenges, puzzles and the page for a class from the command line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from cytosis.app.files import feats, saves
from cytosis.app.games import challenges, puzzles
from cytosis.app.words.i18n import LANGUAGES, Texts
from cytosis.cli.main import main
from cytosis.engine import games


def said(
    argv: list[str],
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    typed: str = "",
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main([*argv, "--data-dir", str(folder)])
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_challenges_are_listed_with_their_medals(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = challenges("amino").all[0]
    feats.keep_medal(tmp_path, first.name, 2, "a")
    code, out, _ = said(["challenges", "--lang", lang], tmp_path, capsys, monkeypatch)
    assert code == 0 and Texts(lang).t("ui.medal.silver") in out
    for game in games():
        for challenge in challenges(game).all:
            assert challenge.id in out and challenge.title(Texts(lang)) in out


@pytest.mark.parametrize("argv", [["challenges", "first_cell"], ["--text", "--challenge", "first_cell"]])
def test_a_challenge_is_taken_in_the_terminal(
    argv: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = said(argv, tmp_path, capsys, monkeypatch, "task\nquit\n")
    challenge = challenges("cytosis").all[0]
    assert code == 0 and challenge.story(Texts()) in out and challenge.told(3, Texts()) in out
    kept = saves.files_in(saves.folder_in(tmp_path))
    assert len(kept) == 1
    code, out, _ = said(["--text", str(kept[0])], tmp_path, capsys, monkeypatch, "quit\n")
    assert code == 0 and challenge.title(Texts()) in out


def test_an_ordinary_game_has_no_task(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = said(["--text"], tmp_path, capsys, monkeypatch, "task\nquit\n")
    assert code == 0 and Texts().t("table.no_task") in out


@pytest.mark.parametrize("argv", [["puzzles", "1"], ["--text", "--puzzle", "1"]])
def test_a_puzzle_is_solved_in_the_terminal(
    argv: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = puzzles("cytosis").all[0]
    code, out, _ = said(argv, tmp_path, capsys, monkeypatch, "\n".join([*puzzle.line, ""]))
    assert code == 0 and Texts().t("ui.puzzle.right") in out
    code, out, _ = said(["puzzles", "--game", "cytosis"], tmp_path, capsys, monkeypatch)
    assert code == 0 and Texts().t("ui.choose.done", n=1, of=len(puzzles("cytosis").all)) in out


def test_the_puzzle_of_the_day_can_be_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(["puzzles", "day", "--game", "amino"], tmp_path, capsys, monkeypatch, "quit\n")[0] == 0


@pytest.mark.parametrize(
    "argv",
    [
        ["challenges", "nothing"],
        ["challenges", "insulin", "--game", "amino"],
        ["puzzles", "0"],
        ["puzzles", "many"],
        ["--text", "--challenge", "x y"],
    ],
)
def test_what_is_not_there_is_said_in_one_line(
    argv: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, err = said(argv, tmp_path, capsys, monkeypatch)
    assert code == 1 and len(err.splitlines()) == 1 and "Traceback" not in err


def test_the_page_for_a_class_is_written_with_the_code_that_was_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    argv = [
        "sheet",
        "--game",
        "cellulose",
        "--seed",
        "7",
        "--lang",
        "it",
        "--folder",
        str(tmp_path / "class"),
    ]
    code, out, _ = said(argv, tmp_path, capsys, monkeypatch)
    pages = list((tmp_path / "class").iterdir())
    assert code == 0 and len(pages) == 1 and str(pages[0]) in out
