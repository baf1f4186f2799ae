"""The wheel, installed into an empty environment, brings its data along."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import cytosis
from tests.tree import ROOT, script

ASK = """
import json, cytosis
from cytosis import paths
from cytosis.app.words.i18n import Texts
def files(folder):
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
print(json.dumps({
    "package": cytosis.__file__,
    "rules_data": files(paths.rules_data()),
    "assets": files(paths.assets()),
    "insulin": Texts("it").t("card.PH3"),
}))
"""


def run(*command: object, cwd: Path) -> str:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def shipped(folder: str) -> list[str]:
    """The files of a folder of the checkout that belong to the product."""
    places = (place for _, place in script("shipped").data_files() if place.parts[0] == folder)
    return sorted(place.relative_to(folder).as_posix() for place in places)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and can see our libraries, but not the checkout."""
    place = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", place, ROOT, cwd=place)
    (wheel,) = place.glob("cytosis-*.whl")
    venv.create(place / "venv", with_pip=False)
    python: Path = script("dev").venv_python(place / "venv")
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    run(*pip, "install", "-q", "--no-deps", "--no-index", wheel, cwd=place)
    # A line in a .pth adds a folder to the path without reading the .pth files in it, so the
    # libraries are there and the editable checkout is not.
    target = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=place)
    (Path(target.strip()) / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


def test_the_wheel_finds_its_data_and_speaks(installed: Path, tmp_path: Path) -> None:
    answer = json.loads(run(installed, "-c", ASK, cwd=tmp_path))
    assert Path(answer["package"]).is_relative_to(installed.parent.parent)
    assert answer["rules_data"] == shipped("rules_data")
    assert answer["assets"] == shipped("assets")
    assert answer["rules_data"]
    assert answer["insulin"] == "Insulina"


def test_the_installed_commands_tell_their_version(installed: Path, tmp_path: Path) -> None:
    version = f"cytosis {cytosis.__version__}\n"
    assert run(installed, "-m", "cytosis", "--version", cwd=tmp_path) == version
    suffix = ".exe" if os.name == "nt" else ""
    assert run(installed.parent / f"cytosis{suffix}", "--version", cwd=tmp_path) == version
    assert (installed.parent / f"cytosis-gui{suffix}").is_file()
