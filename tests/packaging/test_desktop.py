"""The entry in the menu: it starts this very program, standards accept it, and its undo leaves nothing."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import cytosis
from cytosis import paths
from cytosis.app.words import i18n
from cytosis.cli import desktop
from cytosis.cli.main import main
from cytosis.ui.window.display import _TOLD
from tests.tree import ROOT, script

ODD = '/opt/Ünï 細胞/a "b" $c `d` 100% e\\f/cytosis'
SOURCE = ROOT / "assets" / "desktop"
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux desktops")


def tree(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def values(text: str, key: str) -> list[str]:
    """The values of a key in an entry, unescaped as every reader does."""
    found = re.findall(rf"^{key}=(.*)$", text, re.MULTILINE)
    return [re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t", "r": "\r"}.get(m[1], m[1]), v) for v in found]


@linux
def test_the_undo_removes_exactly_what_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CYTOSIS_DATA_DIR", str(tmp_path / "data"))
    other = tmp_path / "home" / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("mine", encoding="utf-8")
    before = tree(tmp_path)
    assert main(["--install-desktop"]) == 0
    assert main(["--install-desktop"]) == 0  # twice is as once
    written = tree(tmp_path / "home")
    assert {"applications/cytosis.desktop", "icons/hicolor/48x48/apps/cytosis.png"} <= set(written)
    assert main(["--uninstall-desktop"]) == 0
    left = [name for name in tree(tmp_path) if not name.endswith("mimeinfo.cache")]  # of a folder not ours
    assert left == before
    assert main(["--uninstall-desktop"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "nothing to remove" in said[-1]
    assert all(str(tmp_path / "home") in line for line in (said[0], said[-1]))


def test_the_undo_leaves_nothing_in_an_empty_home(tmp_path: Path) -> None:
    count = desktop.install(tmp_path, ["/opt/cytosis"])
    assert count == len(list(desktop.files(["x"])))
    assert desktop.uninstall(tmp_path) == count
    assert tree(tmp_path) == []


def test_somebody_elses_file_is_neither_overwritten_nor_removed(tmp_path: Path) -> None:
    mine = tmp_path / "applications" / "cytosis.desktop"
    mine.parent.mkdir()
    mine.write_text("mine", encoding="utf-8")
    with pytest.raises(desktop.DesktopError, match="nothing was changed"):
        desktop.install(tmp_path, ["/opt/cytosis"])
    assert desktop.uninstall(tmp_path) == 0
    assert tree(tmp_path) == ["applications", "applications/cytosis.desktop"]


def test_a_list_that_points_elsewhere_is_not_believed(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("x", encoding="utf-8")
    home = tmp_path / "home"
    (home / "cytosis").mkdir(parents=True)
    note = {"files": ["../precious", str(precious), 3], "folders": [".."]}
    (home / desktop.LIST).write_text(json.dumps(note), encoding="utf-8")
    assert desktop.uninstall(home) == 0
    assert precious.exists()


def test_the_command_survives_every_sign_in_a_path() -> None:
    entry = desktop.entry_for((SOURCE / "cytosis.desktop").read_text(encoding="utf-8"), [ODD])
    lines = values(entry, "Exec")
    assert len(lines) == 5
    command, _, rest = lines[0].rpartition('" ')
    unquoted = re.sub(r"\\([\\\"`$])", r"\1", command.removeprefix('"')).replace("%%", "%")
    assert (unquoted, rest) == (ODD, "--show-errors %f")
    assert values(entry, "TryExec") == [ODD]


def test_from_a_checkout_the_entry_names_its_folder() -> None:
    entry = desktop.entry_for("[Desktop Entry]\nType=Application\nExec=cytosis %f\n", ["py", "-m", "cytosis"])
    assert values(entry, "Path") == [str(paths.assets().parent)]
    assert values(entry, "Exec") == ['"py" "-m" "cytosis" %f']


def test_other_systems_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(desktop.DesktopError, match="Linux"):
        desktop.run(desktop.INSTALL)


def test_a_relative_data_home_does_not_count() -> None:
    assert desktop.data_home({"XDG_DATA_HOME": "/x"}) == Path("/x")
    assert desktop.data_home({"XDG_DATA_HOME": "x"}) == Path.home() / ".local" / "share"


def test_window_entry_icon_and_file_type_agree() -> None:
    entry = (SOURCE / "cytosis.desktop").read_text(encoding="utf-8")
    assert values(entry, "StartupWMClass") == [_TOLD["SDL_VIDEO_X11_WMCLASS"]]
    assert Path(desktop.ENTRY).stem == _TOLD["SDL_VIDEO_WAYLAND_WMCLASS"]
    mime = ElementTree.parse(SOURCE / "cytosis.mime.xml").getroot()
    (kind,) = [one.get("type") for one in mime.iter() if one.tag.endswith("mime-type")]
    assert values(entry, "MimeType") == [f"{kind};"]
    info = ElementTree.parse(next(SOURCE.glob("*.metainfo.xml"))).getroot()
    assert info.findtext("provides/mediatype") == kind
    assert info.findtext("id") == script("shipped").APP_ID
    assert info.findtext("launchable") == desktop.ENTRY
    newest = info.find("releases/release")
    assert newest is not None and newest.get("version") == cytosis.__version__


def test_texts_are_in_every_language() -> None:
    entry = (SOURCE / "cytosis.desktop").read_text(encoding="utf-8")
    for language in set(i18n.LANGUAGES) - {"en"}:
        for key in ("GenericName", "Comment", "Keywords", "Name"):
            assert values(entry, rf"{key}\[{language}\]"), (key, language)


@linux
@pytest.mark.skipif(
    not shutil.which("desktop-file-validate"), reason="desktop-file-validate is not installed"
)
def test_the_entry_is_valid(tmp_path: Path) -> None:
    desktop.install(tmp_path, [ODD])
    for file in (SOURCE / "cytosis.desktop", tmp_path / "applications" / "cytosis.desktop"):
        done = subprocess.run(["desktop-file-validate", file], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout + done.stderr) == (0, "")


@linux
@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstreamcli is not installed")
def test_the_description_for_software_centres_is_valid() -> None:
    file = next(SOURCE.glob("*.metainfo.xml"))
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", file], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@linux
@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="shared-mime-info is not installed")
def test_the_file_type_is_understood(tmp_path: Path) -> None:
    desktop.install(tmp_path, ["/opt/cytosis"])
    assert "application/x-cytosis:*.cytosis" in (tmp_path / "mime" / "globs2").read_text(encoding="utf-8")
