"""A machine that lacks something: one line that says what to do, never a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cytosis import needs
from tests.tree import ROOT

COMMAND = "python3 packaging/dev.py play"


def without(module: str, folder: Path) -> dict[str, str]:
    """An environment in which that library cannot be found."""
    (folder / "sitecustomize.py").write_text(
        "import sys\n"
        "class Gone:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.split('.')[0] == {module!r}:\n"
        "            raise ModuleNotFoundError(f'No module named {name!r}', name=name)\n"
        "sys.meta_path.insert(0, Gone())\n"
    )
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "SDL_VIDEODRIVER": "dummy"}


def told(env: dict[str, str], *words: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], env=env, cwd=cwd, capture_output=True, text=True, check=False, timeout=300
    )


@pytest.mark.parametrize("module", ["platformdirs", "yaml", "filelock", "pygame"])
def test_a_missing_library_is_one_line_with_the_command(module: str, tmp_path: Path) -> None:
    env = without(module, tmp_path)
    said = told(env, "-m", "cytosis", "--data-dir", str(tmp_path / "d"))
    assert said.returncode == (2 if module == "pygame" else 1)
    assert said.stderr.startswith("cytosis: ") and said.stderr.count("\n") == 1
    assert COMMAND in said.stderr and needs.LIBRARIES[module] in said.stderr


def test_whoever_imports_the_package_gets_pythons_own_error(tmp_path: Path) -> None:
    said = told(without("yaml", tmp_path), "-c", "import cytosis")
    assert "ModuleNotFoundError" in said.stderr


def test_a_file_of_our_own_that_is_missing_is_no_library() -> None:
    assert not needs.is_missing(ModuleNotFoundError("no", name="cytosis.app.files.saves"))
    assert needs.is_missing(ModuleNotFoundError("no", name="yaml.nodes"))


def test_without_the_window_the_text_table_plays(tmp_path: Path) -> None:
    words = ("-m", "cytosis", "--data-dir", str(tmp_path / "d"), "--text", "--agents", "random,random")
    assert told(without("pygame", tmp_path), *words).returncode == 0


def test_an_old_python_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 6, 15, "final", 0))
    with pytest.raises(SystemExit) as leaving:
        needs.check_python()
    assert leaving.value.code == 1
    assert capsys.readouterr().err == (
        "cytosis: Cytosis needs Python 3.11 or newer, this is 3.6: install a newer one.\n"
    )


def test_an_old_python_can_read_as_far_as_that() -> None:
    """Nothing newer than 3.6 before the version was looked at: no walrus, no lazy annotations."""
    import ast

    for name in ("__init__.py", "needs.py"):
        ast.parse((ROOT / "cytosis" / name).read_text(encoding="utf-8"), feature_version=(3, 6))
        assert "__future__" not in (ROOT / "cytosis" / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program whose files may be taken away."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("cytosis", "rules_data", "assets"):
        skip = shutil.ignore_patterns("__pycache__", "src", "art", "sound", "fonts")
        shutil.copytree(ROOT / name, copy / name, ignore=skip)
    shutil.copy(ROOT / "pyproject.toml", copy)
    return copy


@pytest.mark.parametrize("name", ["assets", "rules_data", "rules_data/cytosis/base/cards.yaml"])
def test_missing_files_of_the_program_are_named(name: str, checkout: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(checkout), "SDL_VIDEODRIVER": "dummy"}
    data = str(checkout / "d")
    play = ("-m", "cytosis", "--data-dir", data, "--text", "--agents", "random,random")
    assert told(env, *play, cwd=checkout).returncode == 0  # so that there is a saved game to look at
    (checkout / name).rename(checkout / "gone")
    try:
        said = told(env, *play, cwd=checkout)
        doctor = told(env, "-m", "cytosis", "--data-dir", data, "doctor", cwd=checkout)
    finally:
        (checkout / "gone").rename(checkout / name)
    assert (said.returncode, said.stderr.count("\n")) == (1, 1)
    assert Path(name).name in said.stderr
    assert doctor.returncode == 1 and "Traceback" not in doctor.stderr
    if name != "assets":  # without its texts it can only say that they are missing
        assert "!! Rules" in doctor.stdout
        assert "stops the game from running" in doctor.stdout.splitlines()[-1]


def test_without_memory_for_its_own_files_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cytosis"])
    with pytest.raises(SystemExit) as leaving, needs.told():
        raise MemoryError
    assert leaving.value.code == 3
    assert capsys.readouterr().err == "cytosis: out of memory\n"
