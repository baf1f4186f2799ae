"""The set-up program: it decides right, and says in one line what stands in its way."""

from __future__ import annotations

import ast
import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.tree import ROOT, script

dev = script("dev")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without .venv."""
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    return tmp_path


@pytest.fixture
def steps(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What setting up does, written down instead of done."""
    done: list[str] = []

    def make_venv(python: str) -> None:
        done.append("venv")
        inside: Path = dev.venv_python(dev.VENV)
        shutil.rmtree(dev.VENV, ignore_errors=True)
        inside.parent.mkdir(parents=True)
        inside.touch()
        version = ".".join(map(str, sys.version_info[:3]))
        (dev.VENV / "pyvenv.cfg").write_text(f"home = x\nversion = {version}\n", encoding="utf-8")

    monkeypatch.setattr(dev, "make_venv", make_venv)
    monkeypatch.setattr(dev, "install", lambda python, purpose: done.append(purpose))
    monkeypatch.setattr(dev, "fingerprint", lambda version: "now")
    return done


def test_the_first_run_installs_and_the_second_does_not(steps: list[str]) -> None:
    dev.ready("play")
    assert steps == ["venv", "play"]
    dev.ready("play")
    assert steps == ["venv", "play"]


def test_a_players_installation_is_extended_for_developing(steps: list[str]) -> None:
    dev.ready("play")
    dev.ready("dev")
    dev.ready("dev")
    assert steps == ["venv", "play", "dev"]


def test_a_developers_installation_is_enough_to_play(steps: list[str]) -> None:
    dev.ready("dev")
    dev.ready("play")
    assert steps == ["venv", "dev"]


def test_changed_requirements_are_installed(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    dev.ready("dev")
    monkeypatch.setattr(dev, "fingerprint", lambda version: "later")
    dev.ready("dev")
    assert steps == ["venv", "dev", "dev"]


def test_another_python_makes_a_new_environment(steps: list[str]) -> None:
    dev.ready("play")
    (dev.VENV / "pyvenv.cfg").write_text("version = 3.10.1\n", encoding="utf-8")
    dev.ready("play")
    assert steps == ["venv", "play", "venv", "play"]


def test_a_failed_installation_is_tried_again(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(python: Path, purpose: str) -> None:
        raise dev.Problem("no network")

    with monkeypatch.context() as failing:
        failing.setattr(dev, "install", fail)
        with pytest.raises(dev.Problem):
            dev.ready("play")
    dev.ready("play")
    assert steps == ["venv", "play"]


def test_the_fingerprint_follows_files_python_and_folder(tmp_path: Path) -> None:
    files = [tmp_path / "a", tmp_path / "b"]
    for file in files:
        file.write_text("x", encoding="utf-8")
    first = dev.fingerprint((3, 11), files, tmp_path)
    assert first == dev.fingerprint((3, 11), files, tmp_path)
    others = {dev.fingerprint((3, 12), files, tmp_path), dev.fingerprint((3, 11), files, tmp_path / "moved")}
    files[1].write_text("y", encoding="utf-8")
    others.add(dev.fingerprint((3, 11), files, tmp_path))
    assert len(others | {first}) == 4


def test_this_python_is_used_when_it_is_new_enough() -> None:
    executable, version = dev.find_python()
    assert Path(executable).is_file()
    assert version == sys.version_info[:2]


def test_an_old_python_looks_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "OLDEST", (99, 0))
    monkeypatch.setattr(shutil, "which", lambda name: f"there/{name}")
    # python3.13 is there but does not run
    monkeypatch.setattr(dev, "version_of", {"there/python3.12": (3, 12)}.get)
    assert dev.find_python() == ("there/python3.12", (3, 12))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(dev.Problem, match=r"needs Python 99\.0 or newer"):
        dev.find_python()


def test_the_version_of_an_interpreter(tmp_path: Path) -> None:
    assert dev.version_of(sys.executable) == sys.version_info[:2]
    if sys.platform != "win32":
        broken = tmp_path / "python3.13"
        broken.write_text("#!/bin/sh\necho not here\nexit 127\n", encoding="utf-8")
        broken.chmod(0o755)
        assert dev.version_of(str(broken)) is None


def test_the_interpreter_has_its_place_on_every_system() -> None:
    assert dev.venv_python(Path("v"), windows=True) == Path("v/Scripts/python.exe")
    assert dev.venv_python(Path("v"), windows=False) == Path("v/bin/python")


@pytest.mark.parametrize(
    ("text", "version"),
    [("version = 3.11.7\n", (3, 11)), ("home = x\nversion_info = 3.13.0.final.0\n", (3, 13)), ("", None)],
)
def test_the_version_of_an_environment(tmp_path: Path, text: str, version: tuple[int, int] | None) -> None:
    assert dev.venv_version(tmp_path) is None
    (tmp_path / "pyvenv.cfg").write_text(text, encoding="utf-8")
    assert dev.venv_version(tmp_path) == version


@pytest.mark.parametrize(
    ("given", "passed"),
    [
        ([], ["--text"]),
        (["--seed", "7"], ["--text", "--seed", "7"]),
        (["--text"], ["--text"]),
        (["simulate", "--seats", "4"], ["simulate", "--seats", "4"]),
    ],
)
def test_without_a_window_the_text_table_is_played(
    checkout: Path, given: list[str], passed: list[str]
) -> None:
    assert dev.play_arguments(given) == passed
    (checkout / "cytosis" / "ui").mkdir(parents=True)
    assert dev.play_arguments(given) == given


@pytest.mark.parametrize(
    ("output", "says"),
    [
        ("WARNING: Retrying ... NewConnectionError('...')\nERROR: No matching distribution\n", "the network"),
        ("  ERROR: Could not find a version that satisfies x (from versions: none)\nend\n", "the network"),
        ("  ERROR: Could not find a version that satisfies x==9\nERROR: No matching\n", "satisfies x==9"),
        (".venv/bin/python: No module named pip\n", "delete it"),
        ("killed\n", "killed"),
        ("", "no reason was given"),
    ],
)
def test_a_failed_installation_is_explained_in_one_line(output: str, says: str) -> None:
    assert says in dev.explain_pip(output)
    assert "\n" not in dev.explain_pip(output)


def test_a_half_made_environment_does_not_stay(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(command: list[str], **options: object) -> None:
        Path(command[-1]).mkdir()
        raise KeyboardInterrupt

    monkeypatch.setattr(dev.subprocess, "run", broken)
    with pytest.raises(KeyboardInterrupt):
        dev.make_venv(sys.executable)
    assert list(checkout.iterdir()) == []


def test_an_old_python_can_read_the_program_and_say_so() -> None:
    """Nothing newer than 3.6: no walrus, no lazy annotations, none that would have to be evaluated."""
    source = (ROOT / "packaging" / "dev.py").read_text(encoding="utf-8")
    assert "__future__" not in source
    tree = ast.parse(source, feature_version=(3, 6))
    for node in ast.walk(tree):
        told = [getattr(node, name, None) for name in ("annotation", "returns")]
        assert not any(isinstance(one, ast.Subscript | ast.BinOp) for one in told)
    keywords = {node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword)}
    assert keywords.isdisjoint(("capture_output", "text"))


def test_a_missing_venv_module_is_explained() -> None:
    assert "apt install python3-venv" in dev.explain_venv("Error: ensurepip is not available.\nmore\n")
    assert dev.explain_venv("Error: disk full\n").endswith("disk full")


# --- commands


def test_help_names_every_command_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert re.findall(r"^  ([\w-]+) +\w", shown.split("Commands:")[1], re.MULTILINE) == list(dev.COMMANDS)
    assert dev.main([]) == 2


def test_wrong_words_are_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert dev.main(["paly"]) == 2
    said = f"dev.py: unknown command paly; it knows {', '.join(dev.COMMANDS)}.\n"
    assert capsys.readouterr().err == said
    monkeypatch.setattr(dev, "ready", lambda purpose: Path(sys.executable))
    monkeypatch.setattr(dev, "failing_parts", lambda python: [])
    assert dev.main(["check", "--covrage"]) == 1
    assert capsys.readouterr().err.startswith("dev.py: check does not know --covrage")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Every program started, none really; those named by `fails` give exit code 3."""
    made: list[tuple[str, ...]] = []

    def call(python: Path, *arguments: str, cwd: Path | None = None) -> int:
        made.append(arguments)
        return 3 if arguments[1] in fails else 0

    fails: set[str] = set()
    monkeypatch.setattr(dev, "ready", lambda purpose: Path(purpose))
    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "FAILS_IN_TEST", fails, raising=False)
    return made


def test_test_runs_everything_and_pytest_last(calls: list[tuple[str, ...]]) -> None:
    assert dev.main(["test", "-k", "word"]) == 0
    assert [call[1] for call in calls[:3]] == ["ruff", "ruff", "mypy"]
    assert "lint_imports" in calls[3][1]
    assert calls[4:] == [("-m", "pytest", "-n", "2", "-k", "word")]


@pytest.mark.parametrize(("part", "code"), [("ruff", 1), ("mypy", 1), ("pytest", 3)])
def test_one_failing_part_fails_the_test(
    calls: list[tuple[str, ...]], part: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    dev.FAILS_IN_TEST.add(part)
    assert dev.main(["test"]) == code
    assert calls[-1][1] == "pytest"
    assert capsys.readouterr().out.splitlines()[-1] == "== pytest"


def test_check_runs_no_test_unless_asked(calls: list[tuple[str, ...]]) -> None:
    assert dev.main(["check"]) == 0
    assert "pytest" not in {call[1] for call in calls}
    assert dev.main(["check", "--coverage"]) == 0
    assert calls[-1][1] == "pytest"
    assert "--cov-fail-under=100" in calls[-1]
    dev.FAILS_IN_TEST.add("pytest")
    assert dev.main(["check", "--coverage"]) == 1


def test_play_and_bench_give_back_the_exit_code(calls: list[tuple[str, ...]]) -> None:
    dev.FAILS_IN_TEST.add("cytosis")
    assert dev.main(["play", "replay", "x"]) == 3
    assert dev.main(["bench", "--json", "x"]) == 3
    assert calls == [("-m", "cytosis", "replay", "x"), ("-m", "cytosis", "bench", "--json", "x")]


def test_a_real_exit_code_comes_back() -> None:
    assert dev.call(Path(sys.executable), "-c", "raise SystemExit(7)") == 7
    if sys.platform != "win32":
        assert dev.call(Path(sys.executable), "-c", "import os; os.kill(os.getpid(), 9)") == 128 + 9


# --- what is installed


def test_constraints_are_exact_and_name_no_address() -> None:
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert [line for line in pins if not re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][0-9a-z.]*", line)] == []
    names = [re.split("==", line)[0].lower().replace("_", "-") for line in pins]
    assert len(names) == len(set(names))
    assert {"pygame-ce", "pyyaml", "platformdirs", "filelock", "pytest", "hatchling", "colorama"} <= set(
        names
    )
