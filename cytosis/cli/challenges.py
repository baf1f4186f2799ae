"""``cytosis challenges``: the challenges with your medals, or one of them in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cytosis import paths
from cytosis.app.files import feats, saves
from cytosis.app.games import challenges
from cytosis.app.play.challenges import MEDALS, Challenge
from cytosis.app.text import start as text_table
from cytosis.app.text.console import Console
from cytosis.app.words import i18n
from cytosis.app.words.i18n import game_name
from cytosis.cli.parser import word
from cytosis.cli.streams import output
from cytosis.engine import games
from cytosis.engine.errors import DataError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``challenges`` understands."""
    parser.add_argument("id", nargs="?", help=word("challenge_id"))


def run(args: argparse.Namespace) -> int:
    """List them, or play one."""
    user_data, game = paths.user_data(args.data_dir), getattr(args, "game", None)
    return play(user_data, game, args.id) if args.id else _list(user_data, game)


def found(game: str | None, id_: str) -> Challenge:
    """The challenge of that id, of that game or of any; DataError where there is none."""
    for one in [game] if game else games():
        challenge = challenges(games.find(one).id).find(id_)
        if challenge is not None:
            return challenge
    raise DataError(i18n.default().t("error.challenge", id=ascii(id_)[:40]))


def play(user_data: Path, game: str | None, id_: str) -> int:
    """Take it in the terminal."""
    text_table.play_challenge(Console(sys.stdin, sys.stdout), found(game, id_), saves.folder_in(user_data))
    return 0


def _list(user_data: Path, game: str | None) -> int:
    texts, kept, out = i18n.default(), feats.load(user_data), output()
    for one in [games.find(game).id] if game else games():
        out.say(game_name(texts, one))
        for challenge in challenges(one).all:
            worth = kept.medals.get(challenge.name, 0)
            medal = texts.t(f"ui.medal.{MEDALS[worth - 1]}") if worth else "-"
            out.say(f"  {challenge.id:<16} {medal:<8} {challenge.title(texts)}")
    return 0
