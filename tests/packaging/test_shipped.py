"""What the app is built from: the same files as the wheel, one version, and words each system understands."""

from __future__ import annotations

import ast
import plistlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import cytosis
from tests.tree import ROOT, script

shipped = script("shipped")
LARGEST_FILE, LARGEST_REPOSITORY = 5_000_000, 60_000_000


def test_there_is_one_version() -> None:
    assert shipped.version() == cytosis.__version__
    assert shipped.project()["tool"]["hatch"]["version"]["path"] == "cytosis/__init__.py"


def test_sources_of_pictures_and_texts_are_not_shipped() -> None:
    places = {place.as_posix() for _, place in shipped.data_files()}
    assert {
        "assets/art/house/manifest.yaml",
        "assets/icons/48.png",
        "rules_data/cytosis/base/cards.yaml",
    } <= places
    assert not [place for place in places if "/src/" in place or place.endswith(".po")]
    assert all((ROOT / place).is_file() for place in places)


def test_every_library_that_is_installed_is_in_the_credits() -> None:
    credits = ROOT / "assets" / "licences" / "credits.yaml"
    parts = yaml.safe_load(credits.read_text(encoding="utf-8"))["parts"]
    libraries = shipped.libraries()
    assert len(libraries) == len(shipped.project()["project"]["dependencies"]) <= 5
    assert {name.lower() for name in libraries} <= {part["name"].lower() for part in parts}
    assert all((ROOT / "assets" / part["file"]).is_file() for part in parts)


def test_the_windows_version_resource_is_filled_in(tmp_path: Path) -> None:
    text = Path(shipped.write_version_resource(tmp_path / "new")).read_text(encoding="utf-8")
    calls = {ast.unparse(node.func): node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)}
    given: dict[str, Any] = {
        word.arg or "": ast.literal_eval(word.value) for word in calls["FixedFileInfo"].keywords
    }
    major, minor, patch = (int(part) for part in cytosis.__version__.split(".")[:3])
    assert given["filevers"] == given["prodvers"] == (major, minor, patch, 0)
    assert text.count(f'"{cytosis.__version__}"') == 2
    assert "@" not in text


def test_macos_is_told_the_version_and_the_file_type() -> None:
    plist = plistlib.loads(plistlib.dumps(shipped.info_plist()))
    assert plist["CFBundleShortVersionString"] == cytosis.__version__
    (document,) = plist["CFBundleDocumentTypes"]
    (exported,) = plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["cytosis"]


class Recorded:
    """Stands for PyInstaller's parts of a recipe: writes down what it is asked to make."""

    pure: tuple[()] = ()
    scripts = binaries = datas = pure

    def __init__(self, made: list[tuple[str, dict[str, Any]]], part: str) -> None:
        self.made, self.part = made, part

    def __call__(self, *parts: object, **options: Any) -> Recorded:
        self.made.append((self.part, options))
        return self


@pytest.mark.parametrize(
    ("system", "programs", "icon", "bundle"),
    [
        ("linux", [("cytosis", False)], None, None),
        ("win32", [("Cytosis", False), ("cytosis-console", True)], "cytosis.ico", None),
        ("darwin", [("cytosis", False)], "cytosis.icns", "Cytosis.app"),
    ],
)
def test_the_recipe_has_a_branch_for_every_system(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    system: str,
    programs: list[tuple[str, bool]],
    icon: str | None,
    bundle: str | None,
) -> None:
    for name in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.hooks"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    hooks = sys.modules["PyInstaller.utils.hooks"]
    monkeypatch.setattr(hooks, "copy_metadata", lambda name: [], raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", [*sys.path])
    made: list[tuple[str, dict[str, Any]]] = []
    words = {part: Recorded(made, part) for part in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    text = (ROOT / "packaging" / "cytosis.spec").read_text(encoding="utf-8")
    exec(
        compile(text, "cytosis.spec", "exec"),
        {"SPECPATH": str(ROOT / "packaging"), "workpath": str(tmp_path), **words},
    )
    built = [options for part, options in made if part == "EXE"]
    assert [(options["name"], options["console"]) for options in built] == programs
    icons = {options["icon"] and Path(options["icon"]).name for options in built}
    assert icons == {icon}
    assert all(Path(options["icon"]).is_file() for options in built if options["icon"])
    assert bool(built[0]["version"]) == (system == "win32")
    bundles = [options["name"] for part, options in made if part == "BUNDLE"]
    assert bundles == ([bundle] if bundle else [])
    assert {"numpy", "PIL"} <= set(made[0][1]["excludes"])


def test_the_workflow_runs_only_commands_there_are() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    runs = [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    ours = [run.split() for run in runs if "dev.py" in run]
    assert {words[:2] == ["python", "packaging/dev.py"] for words in ours} == {True}
    assert {words[2] for words in ours} <= set(script("dev").COMMANDS)
    assert {"test", "build"} <= {words[2] for words in ours}


def test_the_repository_stays_small() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("git is not installed, or this is no checkout")
    names = [name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]
    sizes = {name: (ROOT / name).lstat().st_size for name in names}
    assert sizes
    assert [name for name, size in sizes.items() if size > LARGEST_FILE] == []
    assert sum(sizes.values()) < LARGEST_REPOSITORY
