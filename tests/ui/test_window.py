"""The window from the command line: it opens, it refuses in one line, it proves itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from cytosis.app.files import saves
from cytosis.cli.main import main
from cytosis.ui.scenes.first import FirstScene
from cytosis.ui.scenes.new_game import NewGameScene
from cytosis.ui.scenes.title import TitleScene
from cytosis.ui.table.scene import TableScene
from cytosis.ui.window import launch
from cytosis.ui.window.app import App
from tests.app.games import new_match, play
from tests.tree import ROOT


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """Windows that were opened; they close at once."""
    apps: list[App] = []

    def run(app: App) -> None:
        app.step(0, [])
        apps.append(app)

    monkeypatch.setattr(App, "run", run)
    return apps


def saved(data: Path, moves: int = 4) -> Path:
    save = saves.Save.create(play(new_match("human,greedy"), moves), saves.folder_in(data))
    save.close()
    assert save.path is not None
    return save.path


def close(app: App) -> None:
    while app.stack:
        app.stack.pop().closing()


def test_without_arguments_the_title_opens(shown: list[App], tmp_path: Path) -> None:
    arguments = ["--data-dir", str(tmp_path), "--windowed", "1920x1080", "--scale", "125", "--mute"]
    assert main(arguments) == 0
    (app,) = shown
    assert [type(scene) for scene in app.stack] == [TitleScene, FirstScene]
    assert app.window.get_size() == (1920, 1080)
    assert app.text_scale == 1.25
    assert not list(tmp_path.iterdir())


def test_a_file_or_quick_opens_the_table(shown: list[App], tmp_path: Path) -> None:
    path = saved(tmp_path)
    for arguments in ([str(path)], ["--quick"], ["--resume"]):
        assert main(["--data-dir", str(tmp_path), *arguments]) == 0
        scene = shown[-1].scene
        assert isinstance(scene, TableScene)
        assert len(scene.match.journal.lines) == 4
        assert isinstance(shown[-1].stack[0], TitleScene)
        close(shown[-1])


def test_a_damaged_file_is_said_in_the_terminal_or_after_a_double_click_in_the_window(
    shown: list[App], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.cytosis"
    broken.write_text("no game", encoding="utf-8")
    data = ["--data-dir", str(tmp_path / "data")]
    assert main([*data, str(broken)]) == 1
    assert "broken.cytosis" in capsys.readouterr().err and not shown
    assert main([*data, "--show-errors", str(broken)]) == 0
    assert not isinstance(shown[0].scene, TableScene)
    assert "broken.cytosis" in shown[0]._toast.text


def test_quick_without_a_game_stays_on_the_title(shown: list[App], tmp_path: Path) -> None:
    assert main(["--data-dir", str(tmp_path), "--quick"]) == 0
    scene = shown[0].scene
    assert isinstance(scene, TitleScene)
    assert scene.message == "There is no unfinished game to resume."


def test_a_game_described_by_options_starts_at_once(shown: list[App], tmp_path: Path) -> None:
    arguments = ["--agents", "human,random", "--edition", "first", "--seed", "9", "--lang", "it"]
    assert main(["--data-dir", str(tmp_path), *arguments]) == 0
    scene = shown[0].scene
    assert isinstance(scene, TableScene)
    assert (scene.match.seats, scene.match.ruleset.edition) == (2, "first")
    close(shown[0])


def test_a_game_alone_opens_its_set_up(shown: list[App], tmp_path: Path) -> None:
    assert main(["--data-dir", str(tmp_path), "--game", "amino"]) == 0
    scene = shown[0].scene
    assert isinstance(scene, NewGameScene) and scene.setup.game == "amino"
    assert main(["--data-dir", str(tmp_path), "--game", "chess"]) != 0
    close(shown[0])


@pytest.mark.parametrize(
    "arguments", [["--windowed", "12"], ["--windowed", "99999x99999"], ["--scale", "110"], ["--scale", "x"]]
)
def test_odd_sizes_are_wrong_usage(arguments: list[str]) -> None:
    assert main(arguments) == 2


def program(*arguments: str, before: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, without any display."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    clean = {key: value for key, value in os.environ.items() if key not in names}
    code = f"import sys\n{before}\nfrom cytosis.__main__ import main\nsys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env=clean | {"PYTHONPATH": str(ROOT), "LANG": "C"} | environ,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.parametrize("arguments", [[], ["--seats", "3"], ["--quick"]])
def test_no_display_is_said_in_one_line(tmp_path: Path, arguments: list[str]) -> None:
    result = program("--data-dir", str(tmp_path), *arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert "--text" in result.stderr and result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_display_that_does_not_answer_is_said_too(tmp_path: Path) -> None:
    result = program("--data-dir", str(tmp_path), DISPLAY=":999", SDL_VIDEODRIVER="x11")
    assert result.returncode == 2
    assert "--text" in result.stderr and "Traceback" not in result.stderr


def test_without_pygame_the_text_table_still_plays(tmp_path: Path) -> None:
    gone = "sys.modules['pygame'] = None"
    arguments = ["--data-dir", str(tmp_path), "--agents", "random,random", "--seed", "1"]
    assert program(*arguments, "--text", before=gone).returncode == 0
    result = program(*arguments, before=gone)
    assert result.returncode == 2
    assert "--text" in result.stderr and result.stderr.count("\n") == 1


def test_where_a_window_can_be_shown() -> None:
    assert not launch.can_show({}, "linux")
    assert launch.can_show({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert launch.can_show({"SDL_VIDEODRIVER": "dummy"}, "linux")
    assert launch.can_show({}, "win32")


@pytest.mark.parametrize(
    "more",
    [
        ["--agents", "random,random"],
        ["--game", "amino", "--agents", "random,random,random"],
        ["--game", "cellulose", "--agents", "random", "--options", "length=short"],
    ],
    ids=["cytosis", "amino", "cellulose alone"],
)
def test_smoke_plays_a_game_and_leaves_pictures(more: list[str], tmp_path: Path) -> None:
    arguments = [*more, "--seed", "3", "--windowed", "640x360"]
    assert main(["--data-dir", str(tmp_path / "data"), "--smoke", str(tmp_path / "out"), *arguments]) == 0
    names = sorted(path.stem.split("_", 1)[1] for path in (tmp_path / "out").glob("*.png"))
    assert all(name.endswith("_100") for name in names), "each says how large its text is"
    found = [name.removesuffix("_100") for name in names]
    assert sum(name.startswith("table_") for name in found) >= 12
    scenes = {"title", "title_continue", "new_game", "load", "curtain", "menu", "results"}
    assert scenes <= set(found)
    for path in (tmp_path / "out").glob("*.png"):
        assert pygame.image.load(path).get_size() == (640, 360)
    assert not (tmp_path / "data").exists()
