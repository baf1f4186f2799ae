"""``cytosis replay``: a saved game told from its first move."""

from __future__ import annotations

import argparse

from cytosis import paths
from cytosis.app.files import saves
from cytosis.app.text import start as text_table
from cytosis.app.words import i18n
from cytosis.app.words.telling import told
from cytosis.cli.arguments import ruleset
from cytosis.cli.parser import word
from cytosis.cli.streams import output
from cytosis.engine.errors import DataError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``replay`` understands."""
    parser.add_argument("file", help=word("replay_file"))
    parser.add_argument("--to", type=_move, metavar="N", help=word("to"))
    parser.add_argument("--check", action="store_true", help=word("check"))


def run(args: argparse.Namespace) -> int:
    """Print the game; loading it replays every move and compares every fingerprint."""
    folder = saves.folder_in(paths.user_data(args.data_dir))
    reading = saves.look(text_table.find_save(folder, args.file))
    match = reading.match
    if getattr(args, "game", None) and ruleset(args).game != match.ruleset.game:
        raise DataError(f"this is a game of {match.ruleset.game}, not of {args.game}")
    for line in told(match, i18n.default(), args.to):
        output().say(line)
    if reading.problem is not None:  # the good moves are told, what follows them is not a game
        raise reading.problem
    if args.check:
        count = len(match.journal.lines)
        output().say(i18n.default().n("replay.checked", count, fingerprint=match.fingerprint()[:16]))
    return 0


def _move(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise argparse.ArgumentTypeError("the number of a move, from 0")
    return int(text)
