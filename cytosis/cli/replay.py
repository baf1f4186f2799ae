"""``cytosis replay``: a saved game told from its first move."""

from __future__ import annotations

import argparse

from cytosis import paths
from cytosis.app import i18n, saves, text_table
from cytosis.app.narrate import Narrator
from cytosis.app.players import players_of, title_of
from cytosis.app.story import Story
from cytosis.app.text.scene import welcome, words_for
from cytosis.cli.streams import output
from cytosis.engine.match import Match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``replay`` understands."""
    parser.add_argument(
        "file", help="a save (its path, or its name in the saves folder) or an exported journal"
    )
    parser.add_argument("--to", type=_move, metavar="N", help="stop after move N")
    parser.add_argument("--check", action="store_true", help="say whether every fingerprint fits")


def run(args: argparse.Namespace) -> int:
    """Print the game; loading it replays every move and compares every fingerprint."""
    folder = saves.folder_in(paths.user_data(args.data_dir))
    reading = saves.look(text_table.find_save(folder, args.file))
    match = reading.match
    for line in told(match, args.to):
        output().say(line)
    if reading.problem is not None:  # the good moves are told, what follows them is not a game
        raise reading.problem
    if args.check:
        count = len(match.journal.lines)
        output().say(i18n.default().n("replay.checked", count, fingerprint=match.fingerprint()[:16]))
    return 0


def told(match: Match, to: int | None = None) -> list[str]:
    """The game as an onlooker would tell it, up to a move."""
    texts = i18n.default()
    header = match.journal.header
    players = players_of(header)
    story = Story(Narrator(words_for(match, players, texts)))
    lines = [welcome(match, texts)]
    if title_of(header):
        lines.append(texts.t("replay.title", title=title_of(header)))
    lines += story.narrator.opening(beat.event for beat in match.opening)
    for entry in story.of(match.journal):
        if to is not None and entry.number > to:
            return lines
        lines += [story.line(entry), *entry.told.after]
    outcome = match.outcome()
    if outcome is not None:
        lines += [story.narrator.score(seat, match.score(seat)) for seat in outcome.ranking]
    return lines


def _move(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise argparse.ArgumentTypeError("the number of a move, from 0")
    return int(text)
