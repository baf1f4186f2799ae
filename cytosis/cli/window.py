"""The window and its options. Nothing here needs pygame until a window is opened."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from cytosis import needs, paths
from cytosis.app.files.settings import Settings
from cytosis.app.play import setup
from cytosis.app.play.challenges import Challenge
from cytosis.app.play.setup import Setup
from cytosis.app.words import i18n
from cytosis.app.words.said import said
from cytosis.cli.parser import word
from cytosis.cli.streams import output
from cytosis.engine.errors import SaveError

DEFAULTS: dict[str, Any] = {
    "windowed": None,
    "fullscreen": False,
    "mute": False,
    "quick": False,
    "scale": None,
    "show_errors": False,
}
SMALLEST, LARGEST = (640, 360), (7680, 4320)
SCALES = (100, 125, 150, 200)


class NoDisplay(Exception):
    """A window cannot be opened; the message says what to do instead."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the window; those left out are not set."""
    parser.add_argument("--windowed", type=_size, metavar="WxH", help=word("windowed"))
    parser.add_argument("--fullscreen", action="store_true", help=word("fullscreen"))
    parser.add_argument("--scale", type=_scale, metavar="N", help=word("scale"))
    parser.add_argument("--mute", action="store_true", help=word("mute"))
    parser.add_argument("--show-errors", action="store_true", help=word("show_errors"))
    parser.add_argument("--quick", action="store_true", help=word("quick"))


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(least <= side <= most for least, side, most in zip(SMALLEST, size, LARGEST, strict=True)):
        least, most = ("x".join(map(str, limit)) for limit in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(f"{text!r} is not a size from {least} to {most}")
    return size


def _scale(text: str) -> int:
    if text.removesuffix("%") not in map(str, SCALES):
        raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(map(str, SCALES))}")
    return int(text.removesuffix("%"))


def play(
    args: argparse.Namespace, user_data: Path, game: Setup | Challenge | Path | str | None = None
) -> None:
    """Open the window: on a new game or challenge, a saved game, a set-up or the title.

    NoDisplay where it cannot be.
    """
    launch = _ui("launch")
    config = paths.user_config(args.data_dir)
    session = _ui("session").Session.opened(i18n.default(), user_data, True, _wanted(args), config)
    session.pictures = paths.pictures(args.data_dir)
    opened, shown = None, ""
    if isinstance(game, str):
        shown = game
    elif isinstance(game, Setup | Challenge):
        if not launch.can_show_here():
            raise _no_display("DISPLAY is not set")
        if isinstance(game, Setup):
            opened = setup.start(game, session.folder, apart=True)
        else:
            opened = setup.start_challenge(game, session.folder, apart=True)
    elif game is not None:
        try:
            opened = setup.resume(game, True)
        except SaveError as error:
            if sys.stderr is not None and not args.show_errors:
                raise
            session.message = said(error)  # started by a double click: nobody reads a terminal
    try:
        launch.play(session, args.windowed, opened, args.quick, shown)
    except launch.NoWindow as error:
        raise _no_display(str(error)) from error


def smoke(args: argparse.Namespace, game: Setup) -> None:
    """Play a game in the window and leave its pictures in a folder."""
    module = _ui("smoke")
    try:
        settings = Settings(**_wanted(args))
        files = module.smoke(i18n.default(), settings, game, Path(args.smoke).expanduser(), args.windowed)
    except _ui("launch").NoWindow as error:
        raise _no_display(str(error)) from error
    output().say(i18n.default().n("cli.smoked", len(files), folder=args.smoke))


def _wanted(args: argparse.Namespace) -> dict[str, Any]:
    """The settings the command line asks for, for this run only."""
    wanted: dict[str, Any] = {}
    if args.lang is not None:
        wanted["language"] = i18n.default().lang
    if args.scale is not None:
        wanted["text_scale"] = args.scale
    if args.mute:
        wanted["mute"] = True
    if args.fullscreen:
        wanted["fullscreen"] = True
    return wanted


def _ui(name: str) -> Any:
    """A module of the screen, loaded only now: the text table needs no pygame."""
    try:
        if name == "launch":
            from cytosis.ui.window import launch as module
        elif name == "session":
            from cytosis.ui.window import session as module  # type: ignore[no-redef]
        else:
            from cytosis.ui.window import smoke as module  # type: ignore[no-redef]
    except ImportError as error:
        if needs.is_missing(error):
            raise NoDisplay(i18n.default().t("error.library", command=needs.COMMAND)) from error
        raise _no_display(str(error)) from error
    return module


def _no_display(problem: str) -> NoDisplay:
    return NoDisplay(i18n.default().t("error.display", problem=problem))
