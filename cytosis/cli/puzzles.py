"""``cytosis puzzles``: the puzzles and which are solved, or one of them in the terminal."""

from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

from cytosis import paths
from cytosis.app.files import feats
from cytosis.app.games import puzzles
from cytosis.app.text import start as text_table
from cytosis.app.text.console import Console
from cytosis.app.words import i18n
from cytosis.app.words.i18n import game_name
from cytosis.cli.parser import word
from cytosis.cli.streams import output
from cytosis.engine import games
from cytosis.engine.errors import DataError
from cytosis.engine.ruleset import DEFAULT_GAME

DAY = "day"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``puzzles`` understands."""
    parser.add_argument("number", nargs="?", help=word("puzzle_number"))


def run(args: argparse.Namespace) -> int:
    """List them, or play one."""
    user_data, game = paths.user_data(args.data_dir), getattr(args, "game", None)
    return play(user_data, game, args.number) if args.number else _list(user_data, game)


def play(user_data: Path, game: str | None, number: str) -> int:
    """Solve it in the terminal; DataError where there is none of that number."""
    known = puzzles(games.find(game or DEFAULT_GAME).id)
    console, today = Console(sys.stdin, sys.stdout), date.today()
    if number == DAY:
        text_table.play_puzzle(console, known.of_day(today), user_data, today)
        return 0
    chosen = int(number) if number.isascii() and number.isdigit() and len(number) < 5 else 0
    if not 1 <= chosen <= len(known.all):
        raise DataError(i18n.default().t("error.puzzle", n=ascii(number)[1:20], most=len(known.all)))
    text_table.play_puzzle(console, known.all[chosen - 1], user_data)
    return 0


def _list(user_data: Path, game: str | None) -> int:
    texts, kept, out = i18n.default(), feats.load(user_data), output()
    for one in [games.find(game).id] if game else games():
        known = puzzles(one).all
        done = sum(puzzle.name in kept.solved for puzzle in known)
        out.say(f"{game_name(texts, one)}: {texts.t('ui.choose.done', n=done, of=len(known))}")
        for puzzle in known if game else ():
            state = texts.t("ui.puzzle.right") if puzzle.name in kept.solved else ""
            out.say(
                f"  {puzzle.number:>3}  {texts.t(f'ui.puzzles.grade.{puzzle.grade}'):<10} {state}".rstrip()
            )
    out.say(texts.t("ui.puzzles.streak", n=kept.streak, best=kept.best_streak))
    return 0
