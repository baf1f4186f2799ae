"""``cytosis sheet``: a page for a class, to print or to show."""

from __future__ import annotations

import argparse
from pathlib import Path

from cytosis.app.words import i18n, seed_code
from cytosis.app.words.sheet import Sheet, keep
from cytosis.cli.arguments import folder
from cytosis.cli.parser import word
from cytosis.cli.streams import output
from cytosis.engine import games
from cytosis.engine.ruleset import DEFAULT_GAME


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``sheet`` understands."""
    parser.add_argument("--folder", type=folder, default=".", help=word("folder"))


def run(args: argparse.Namespace) -> int:
    """Write it in the language of the program, and say where."""
    game = games.find(getattr(args, "game", None) or DEFAULT_GAME).id
    given = getattr(args, "seed", None)
    seed = seed_code.seed_of(given, game) if isinstance(given, str) else given
    sheet = Sheet(game, i18n.default(), seed_code.draw() if seed is None else seed % seed_code.SEEDS)
    path = keep(sheet, Path(args.folder).expanduser())
    output().say(i18n.default().t("sheet.kept", file=str(path)))
    return 0
