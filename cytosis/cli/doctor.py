"""``cytosis doctor``: what this machine has, what would stop the game, and what to do about it."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from cytosis import __version__, fast, paths
from cytosis.app.files import saves, shelf
from cytosis.app.words import i18n
from cytosis.cli.streams import output
from cytosis.engine.errors import CytosisError
from cytosis.engine.registry import games
from cytosis.engine.ruleset import Ruleset

PACKAGES = ("pygame-ce", "PyYAML", "platformdirs", "filelock")
LEAST_MB = 50


@dataclass(frozen=True)
class Finding:
    """One thing looked at; ``advice`` says what to do where it is not as it should be."""

    key: str
    value: str
    advice: str = ""
    stops: bool = False
    """Without it the game cannot be played; else only something is missing."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``doctor`` understands: only the options for all."""


def run(args: argparse.Namespace) -> int:
    """Print the findings; 1 when something would stop the game, also in the terminal."""
    texts, found = i18n.default(), list(findings(args.data_dir, os.environ))
    for one in found:
        sign = "!!" if one.stops else "! " if one.advice else "ok"
        value = texts.t(one.value) if one.key == "code" else one.value
        output().say(f"{sign} {texts.t(f'doctor.{one.key}')}: {value}")
        if one.advice:
            output().say(f"     {texts.t(f'doctor.advice.{one.advice}')}")
    bad = any(one.stops for one in found)
    output().say(texts.t("doctor.bad" if bad else "doctor.good"))
    return int(bad)


def findings(data_dir: str | None, environ: Mapping[str, str]) -> Iterator[Finding]:
    """Everything, one after the other; no fault of one thing hides the others."""
    folder = paths.user_data(data_dir)
    yield Finding("program", f"{__version__}, Python {platform.python_version()}, {platform.platform()}")
    yield Finding("code", f"doctor.code.{fast.state()}")
    yield _packages()
    yield _guarded("rules", _rules, stops=True)
    yield _guarded("assets", lambda: Finding("assets", _count(paths.assets())), stops=True)
    yield _guarded("display", lambda: _display(environ))
    yield _guarded("sound", _sound)
    for key, place in (("saves", saves.folder_in(folder)), ("settings", paths.user_config(data_dir))):
        yield _writable(key, place)
    yield _writable("log", paths.user_log(data_dir))
    yield _space(folder)
    yield _guarded("games", lambda: _games(saves.folder_in(folder)))


def _guarded(key: str, look: Callable[[], Finding], stops: bool = False) -> Finding:
    try:
        return look()
    except (CytosisError, paths.MissingData, OSError) as error:
        told = getattr(error, "strerror", None) or " ".join(str(error).split())
        return Finding(key, told, "reinstall", stops)


def _packages() -> Finding:
    found, missing = [], False
    for name in PACKAGES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:  # a frozen build has no metadata, but the packages
            missing = missing or not getattr(sys, "frozen", False)
            found.append(f"{name} ?")
    return Finding("packages", ", ".join(found), "reinstall" if missing else "")


def _rules() -> Finding:
    """Every edition with every expansion, read as a game would: a file may be there and be damaged."""
    for name, game in games.items():
        for edition in game.editions():
            Ruleset(name, edition, game.expansions()).rules(game.seats(edition)[0])
    shown = [f"{name} ({', '.join(game.editions())})" for name, game in games.items()]
    return Finding("rules", "; ".join(shown))


def _count(folder: Path) -> str:
    return str(sum(1 for file in folder.rglob("*") if file.is_file()))


def _display(environ: Mapping[str, str]) -> Finding:
    """Asked of the same code that opens the window."""
    try:
        from cytosis.ui.window import launch, machine
    except ImportError:
        return Finding("display", "pygame-ce?", "reinstall")
    if not launch.can_show(environ):
        return Finding("display", "-", "display")
    try:
        return Finding("display", machine.display())
    except launch.NoWindow as error:
        return Finding("display", str(error), "display")


def _sound() -> Finding:
    try:
        from cytosis.ui.window import machine
    except ImportError:
        return Finding("sound", "pygame-ce?", "reinstall")
    device = machine.sound()
    return Finding("sound", device or "-", "" if device else "sound")


def _writable(key: str, folder: Path) -> Finding:
    """Whether a file can be made there, or in the nearest folder above that is there; leaves nothing."""
    place = next(one for one in (folder, *folder.parents) if one.exists())
    try:
        with tempfile.TemporaryFile(dir=place):
            return Finding(key, str(folder))
    except OSError as error:
        return Finding(key, f"{folder} ({error.strerror})", "folder")


def _space(folder: Path) -> Finding:
    place = next(one for one in (folder, *folder.parents) if one.exists())
    try:
        free = shutil.disk_usage(place).free >> 20
    except OSError as error:
        return Finding("space", str(error.strerror), "space")
    return Finding("space", f"{free} MB", "" if free >= LEAST_MB else "space")


def _games(folder: Path) -> Finding:
    listed = [shelf.look_at(path) for path in shelf.files(folder)[:50]]
    bad = [one.path.name for one in listed if one.problem or one.note]
    return Finding(
        "games", f"{len(listed)}" + (f" ({', '.join(bad)})" if bad else ""), "games" if bad else ""
    )
