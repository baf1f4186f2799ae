"""The command line: what it starts, what it refuses, and that a killed game goes on."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from cytosis import __version__, paths
from cytosis.ai.agent import Budget
from cytosis.app.files import saves
from cytosis.app.files.saves import Save
from cytosis.app.words import seed_code
from cytosis.cli import main as program
from cytosis.cli.main import main
from cytosis.engine.errors import DataError
from tests.app.games import cytosis, moves_in, new_match, play
from tests.tree import ROOT


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Any:
    """``run(*arguments, lines=...)`` in a data folder of its own: exit code, output, complaints."""

    def runner(*arguments: str, lines: tuple[str, ...] = ()) -> tuple[int, str, str]:
        return cytosis(monkeypatch, capsys, tmp_path, *arguments, lines=lines)

    return runner


# --- playing


def test_without_agents_a_game_against_the_computer_starts(run: Any, tmp_path: Path) -> None:
    code, out, err = run("--text")
    assert (code, err) == (0, "")
    assert "Seat 1: Player 1." in out
    assert "Seat 3: Rita, computer (Medium)." in out
    assert len(saves.files_in(saves.folder_in(tmp_path))) == 1


@pytest.mark.parametrize("edition", ["second", "first", "italian"])
def test_agents_play_whole_games(run: Any, edition: str) -> None:
    code, out, err = run(
        "--text", "--agents", "random,greedy", "--edition", edition, "--seed", "3", "--lang", "it"
    )
    assert (code, err) == (0, "")
    assert "Classifica finale:" in out


def test_the_code_is_told_after_the_end_and_never_before(run: Any, tmp_path: Path) -> None:
    """It knows every card to come; afterwards it plays the same game again."""
    game = ("--text", "--agents", "random,random")
    first = run(*game)[1].splitlines()
    (file,) = saves.files_in(saves.folder_in(tmp_path))
    seed = saves.read(file).journal.header["seed"]
    code = seed_code.code_of(seed)
    assert first[-1] == f"Game code: {code}. To play it again: --seed {code}."
    assert not any(word in line for line in first[:-1] for word in (code, str(seed)))
    again = run(*game, "--seed", code.lower())[1].splitlines()
    made = [[line for line in out if line.startswith("#")] for out in (first, again)]
    assert made[0] == made[1]
    assert run(*game, "--seed", str(1 << 40))[1].splitlines()[-1].startswith(f"Game code: {1 << 40}.")


def test_the_same_seed_gives_the_same_game(run: Any) -> None:
    games = {
        tuple(moves_in(run("--text", "--agents", "random,greedy,random", "--seed", "8")[1])) for _ in range(2)
    }
    assert len(games) == 1


def test_a_code_of_another_game_says_whose_it_is(run: Any) -> None:
    code = seed_code.code_of(5, "amino")
    exit_code, said, error = run("--text", "--agents", "random,random", "--seed", code)
    assert (exit_code, said) == (1, "") and "Amino" in error and len(error.splitlines()) == 1
    assert run("--text", "--game", "amino", "--agents", "random,random,random", "--seed", code)[0] == 0


def test_seats_and_names(run: Any) -> None:
    assert "Seat 5: Barbara, computer (Medium)." in run("--text", "--seats", "5")[1]
    assert "Seat 2: Bob." in run("--text", "--agents", "human,human", "--names", "Ada, Bob")[1]
    assert "Seat 1: saves." in run("--text", "--names", "saves")[1]


def test_a_folder_may_be_called_like_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", None)
    assert main(["--data-dir", "saves", "--text"]) == 0
    assert main(["--data-dir", "saves", "saves"]) == 0
    assert len(saves.files_in(tmp_path / "saves" / "saves")) == 1


def test_a_game_may_be_played_beside_the_main_thread(run: Any) -> None:
    codes: list[int] = []
    thread = threading.Thread(target=lambda: codes.append(run("--text", "--agents", "random,random")[0]))
    thread.start()
    thread.join()
    assert codes == [0]


def test_a_save_is_resumed_by_name_by_path_or_as_the_last(run: Any, tmp_path: Path) -> None:
    folder = saves.folder_in(tmp_path)
    assert run("--text", "--seed", "2", lines=("1", "1"))[0] == 0
    (file,) = saves.files_in(folder)
    count = len(saves.read(file).journal.lines)
    run("--text", "--agents", "random,random")  # finished, so never resumed by itself
    for arguments in (("--resume", file.name), ("--resume", str(file)), (str(file),)):
        code, out, _ = run("--text", *arguments)
        assert code == 0
        assert f"The game goes on after move {count}." in out
    (folder / "game-00009-bad.cytosis").write_text("damaged", encoding="utf-8")
    os.utime(file)
    os.utime(folder / "game-00009-bad.cytosis")
    for finished in folder.glob("game-00002-*.cytosis"):
        os.utime(finished)
    assert f"The game goes on after move {count}." in run("--text", "--resume")[1]


def test_there_is_nothing_to_resume(run: Any, tmp_path: Path) -> None:
    code, out, err = run("--resume")
    assert (code, out) == (1, "")
    assert err == "cytosis: There is no unfinished game to resume.\n"
    code, _, err = run("--resume", "../nothing.cytosis")
    assert (code, err.count("\n")) == (1, 1)


# --- refusing


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--agents", "human,clever"], 1, "no player 'clever'"),
        (["--edition", "third"], 1, "no edition 'third'"),
        (["--expansions", "virus,nothing"], 1, "no expansion"),
        (["--agents", "human"], 1, "seats"),
        (["--seats", "9"], 2, "2 to 5"),
        (["--seats", "3", "--agents", "human,random"], 2, "needs 3 agents"),
        (["--names", "a,b,c,d"], 2, "4 names for 3 seats"),
        (["--names", "a,a"], 1, "same name"),
        (["--names", "x" * 41], 1, "cannot be a name"),
        (["--seed", "-1"], 1, "the seed must be"),
        (["--seed", "x"], 2, "x is not a game code"),
        (["--nonsense"], 2, "--nonsense"),
        (["--lang", "tlh"], 2, "'tlh': choose one of en, it"),
        (["nothing.cytosis"], 1, "nothing.cytosis is not there"),
        (["simulat"], 1, "simulat is neither a command nor a saved game"),
        (["replay", "nothing"], 1, "nothing is not there"),
        (["replay", "x", "--to", "-2"], 2, "the number of a move"),
        (["replay"], 2, "file"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    run: Any, arguments: list[str], code: int, words: str
) -> None:
    found, out, err = run(*arguments)
    assert (found, out) == (code, "")
    assert words in err
    assert "Traceback" not in err
    if code == 1:
        assert err.startswith("cytosis: ")
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (DataError("two\nlines"), 1, "two lines"),
        (paths.MissingData("gone"), 1, "gone"),
        (OSError(5, "I/O error"), 1, "I/O error"),
        (MemoryError(), 3, "out of memory"),
        (KeyboardInterrupt(), 1, ""),
        (BrokenPipeError(), 0, ""),
    ],
)
def test_no_error_shows_a_traceback(
    error: BaseException,
    code: int,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(args: Any) -> int:
        raise error

    monkeypatch.setattr("cytosis.cli.saves.run", fail)
    monkeypatch.setattr(sys, "stdout", sys.stdout)
    assert main(["saves"]) == code
    assert words in capsys.readouterr().err


def test_help_and_version(run: Any) -> None:
    code, out, _ = run("--help")
    assert code == 0
    assert "cytosis replay" in out
    assert run("--version")[1] == f"cytosis {__version__}\n"
    for command in program.COMMANDS:
        code, out, _ = run(command, "--help")
        assert code == 0
        assert f"cytosis {command}" in out


def test_a_program_without_streams_still_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["--data-dir", str(tmp_path), "--text"]) == 0
    assert main(["--data-dir", str(tmp_path), "--lang", "xx"]) == 2
    assert main(["--data-dir", str(tmp_path), "saves"]) == 0
    assert main(["--help"]) == 0


def test_simulate_keeps_its_own_options(run: Any) -> None:
    code, out, err = run("--seed", "4", "simulate", "--games", "1", "--agents", "random,random")
    assert (code, err) == (0, "")
    assert "1 games, seed 4" in out


# --- looking


def test_replay_tells_the_game(run: Any, tmp_path: Path) -> None:
    _, played, _ = run("--text", "--agents", "random,greedy", "--seed", "3")
    (file,) = saves.files_in(saves.folder_in(tmp_path))
    code, out, err = run("replay", file.name, "--check")
    assert (code, err) == (0, "")
    assert moves_in(out) == moves_in(played)
    assert re.search(r"Checked: \d+ moves, every fingerprint matches", out)
    assert moves_in(run("replay", str(file), "--to", "3")[1]) == moves_in(played)[:3]
    assert moves_in(run("replay", str(file), "--to", "0")[1]) == []


def test_replay_reads_an_exported_journal(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = play(new_match("human,human"), 4)
    match.undo()
    copy = Save.create(match, tmp_path).copy("Sunday")
    assert "Title: Sunday." in run("replay", str(copy))[1]
    file.write_text(match.to_json(), encoding="utf-8")
    code, out, _ = run("replay", str(file), "--check", "--lang", "it")
    assert code == 0
    assert "Controllata:" in out
    assert len(moves_in(out)) == len(match.journal.lines)
    file.write_text(match.to_json().replace("keep", "kepe", 1), encoding="utf-8")
    code, out, err = run("replay", str(file), "--check")
    assert (code, out) == (1, "")
    assert "move 1 was damaged" in err


def test_saves_lists_the_good_and_the_bad(run: Any, tmp_path: Path) -> None:
    assert run("saves")[1].splitlines()[1:] == ["None yet."]
    assert json.loads(run("saves", "--json")[1]) == []
    folder = saves.folder_in(tmp_path)
    save = Save.create(play(new_match(names="Ada"), 2), folder)
    save.copy("Sunday")
    run("--text", "--agents", "random,random", "--seed", "1")
    (folder / "game-00000-bad.cytosis").write_text("damaged\n", encoding="utf-8")
    listed = {entry["title"] or entry["file"][:10]: entry for entry in json.loads(run("saves", "--json")[1])}
    assert set(listed["Sunday"]) == {
        "file",
        "title",
        "game",
        "seats",
        "players",
        "moves",
        "finished",
        "branched",
        "problem",
    }
    assert listed["Sunday"]["players"] == ["Ada", "Camillo", "Rita"]
    assert (listed["Sunday"]["moves"], listed["Sunday"]["finished"], listed["Sunday"]["problem"]) == (
        2,
        False,
        None,
    )
    assert listed["game-00003"]["finished"] is True
    assert "damaged" in listed["game-00000"]["problem"]
    out = run("saves")[1]
    assert "Sunday: Ada, Camillo, Rita, 2 moves." in out
    assert ", finished." in out
    assert "not readable as JSON" in out
    assert "goes on after move" not in out
    assert save.path is not None
    save.path.write_bytes(save.path.read_bytes()[:-9])
    assert "breaks off in the middle. If opened, it continues after move 1." in run("saves")[1]


# --- real processes


def start(data_dir: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "cytosis", "--data-dir", str(data_dir), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        encoding="utf-8",
    )


def read_until(process: subprocess.Popen[str], words: str) -> list[str]:
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line.rstrip("\n"))
        if words in line:
            break
    return lines


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no SIGKILL")
@pytest.mark.parametrize("moves", [4, 23, 57])
def test_a_killed_game_goes_on_with_every_move_that_was_shown(tmp_path: Path, moves: int, run: Any) -> None:
    process = start(tmp_path, "--text", "--agents", "random,greedy,random", "--seed", "6")
    shown = read_until(process, f"#{moves} ")
    process.kill()
    rest, _ = process.communicate()
    shown = moves_in(
        "\n".join([*shown, *(line for line in rest.splitlines(keepends=True) if line.endswith("\n"))])
    )
    (file,) = saves.files_in(saves.folder_in(tmp_path))
    code, out, _ = run("replay", file.name)
    assert code == 0
    assert moves_in(out)[: len(shown)] == shown
    code, out, err = run("--text", "--resume")
    assert (code, err) == (0, "")
    assert "Final ranking:" in out


@pytest.mark.skipif(os.name == "nt", reason="the system has no SIGTERM to catch")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_being_asked_to_stop_is_a_polite_ending(tmp_path: Path, number: int) -> None:
    process = start(tmp_path, "--text", "--agents", "human,random", "--lang", "it")
    read_until(process, "La tua scelta")
    process.send_signal(number)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "Salvata. Riprendi con: cytosis --text --resume game-00001" in out


def test_two_programs_do_not_write_one_save(tmp_path: Path, run: Any) -> None:
    process = start(tmp_path, "--text")
    read_until(process, "Your choice")
    code, _, err = run("--text", "--resume")
    assert code == 1
    assert "open in another window" in err
    out, _ = process.communicate("quit\n", timeout=120)
    assert process.returncode == 0
    assert "Go on with" in out
    assert run("--text", "--resume")[0] == 0


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    process = start(tmp_path, "--text", "--agents", "random,random")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(timeout=120) == 0
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def test_output_that_cannot_be_written_as_text_is_written_anyhow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\naiuto\n"))
    assert main(["--data-dir", str(tmp_path), "--text", "--lang", "it"]) == 0
    assert b"perch?" in raw.getvalue()


@pytest.mark.parametrize(
    "arguments",
    [
        ("--nope",),
        ("--windowed", "3x"),
        ("--seed", "abc"),
        ("--text", "--seats", "9"),
        ("simulate", "--games", "x"),
    ],
)
def test_wrong_usage_is_one_line(run: Any, arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith("cytosis: ")
    assert "--help" in err


@pytest.mark.parametrize("option", ["--data-dir", "--smoke"])
@pytest.mark.parametrize("name", ["", "  "])
def test_a_folder_without_a_name_is_wrong_usage(
    option: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([option, name]) == 2
    assert "a folder must have a name" in capsys.readouterr().err
    if option == "--data-dir":
        assert main(["saves", option, name]) == 2


@pytest.mark.parametrize("words", ["Out of memory", "can't start new thread"])
def test_a_library_without_memory_is_one_line_too(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def starved(args: object) -> int:
        raise RuntimeError(words)

    monkeypatch.setattr("cytosis.cli.saves.run", starved)
    assert main(["--data-dir", str(tmp_path), "saves"]) == 3
    assert capsys.readouterr().err == "cytosis: out of memory\n"


@pytest.mark.parametrize("resumed", [False, True])
def test_opponents_of_the_text_table_think_as_long_as_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resumed: bool
) -> None:
    (tmp_path / "settings.json").write_text('{"expert_seconds": "3"}', encoding="utf-8")
    given: list[Any] = []
    monkeypatch.setattr("cytosis.app.text.start.play_new", lambda *told: given.extend(told))
    monkeypatch.setattr("cytosis.app.text.start.play_saved", lambda *told: given.extend(told))
    monkeypatch.setattr("cytosis.app.text.start.find_save", lambda folder, wanted: tmp_path)
    assert main(["--data-dir", str(tmp_path), "--text", *(["--resume"] if resumed else [])]) == 0
    assert given[-1] == Budget(seconds=3.0)
