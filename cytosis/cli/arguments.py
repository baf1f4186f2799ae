"""Values of the command line that several commands take."""

from __future__ import annotations

import argparse
import sys

from cytosis import paths
from cytosis.app.files import own_values
from cytosis.cli.parser import word
from cytosis.engine import Ruleset, games
from cytosis.engine.options import read
from cytosis.engine.ruleset import DEFAULT_GAME

OF_A_RULESET = ("game", "edition", "expansions", "options")
"""Arguments that say what is played."""


def folder(text: str) -> str:
    """The name of a folder; an empty one, as an unset variable of a script gives, is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError("a folder must have a name")
    return text


def add_ruleset(parser: argparse.ArgumentParser) -> None:
    """What is played; what each game has is said where something else is asked for."""
    parser.add_argument(
        "--game", metavar="GAME", help=word("game", known=", ".join(games()), usual=DEFAULT_GAME)
    )
    parser.add_argument("--edition", help=word("edition"))
    parser.add_argument("--expansions", metavar="A,B", help=word("expansions"))
    parser.add_argument("--values", choices=("on", "off"), help=word("own"))
    parser.add_argument("--options", metavar="NAME=VALUE,..", help=word("of_game"))


def listed(text: str) -> list[str]:
    """Words parted by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def ruleset(args: argparse.Namespace, **given: object) -> Ruleset:
    """What the arguments ask for; DataError lists what there is. ``given`` options come from elsewhere."""
    game = getattr(args, "game", None) or DEFAULT_GAME
    known = games.find(game).options()
    options = {**given, **read(getattr(args, "options", None) or "", known)}
    expansions = listed(getattr(args, "expansions", None) or "")
    plain = Ruleset(game, getattr(args, "edition", None), expansions, options)
    if getattr(args, "values", None) != "on":
        return plain
    own, problem = own_values.wanted(paths.user_data(args.data_dir), game, plain.edition, True)
    if problem:
        print(problem, file=sys.stderr)
    return Ruleset(game, plain.edition, expansions, options, own)
