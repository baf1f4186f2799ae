"""``cytosis``: a game, new or resumed, in a window, or with --text as a text table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cytosis import paths
from cytosis.ai.agent import Budget
from cytosis.app.files import saves, settings
from cytosis.app.play.players import HUMAN, seat_players
from cytosis.app.play.setup import Seat, Setup
from cytosis.app.text import start as text_table
from cytosis.app.text.console import Console
from cytosis.app.words import i18n, seed_code
from cytosis.cli import arguments, challenges, desktop, puzzles, window
from cytosis.cli.arguments import OF_A_RULESET, folder
from cytosis.cli.parser import word
from cytosis.engine import Ruleset, games
from cytosis.engine.errors import SaveError
from cytosis.engine.match import Match

_USUAL_OPPONENT = "medium"
_USUAL_SEATS = 3
_OF_A_GAME = ("agents", "seats", "names", "seed", *OF_A_RULESET)
"""Options that describe a game: the window opens on it, or with the game alone on its set-up."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What a game understands."""
    parser.add_argument("file", nargs="?", metavar="FILE.cytosis", help=word("file"))
    parser.add_argument("--text", action="store_true", help=word("text"))
    parser.add_argument(
        "--smoke",
        type=folder,
        metavar="DIR",
        help=word("smoke"),
    )
    parser.add_argument(
        "--agents",
        metavar="A,B,..",
        help=word("agents"),
    )
    parser.add_argument("--names", default="", metavar="A,B,..", help=word("names"))
    parser.add_argument("--seats", type=int, metavar="N", help=word("seats"))
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help=word("resume"),
    )
    parser.add_argument("--challenge", metavar="ID", help=word("challenge"))
    parser.add_argument("--puzzle", metavar="N", help=word("puzzle"))
    desktop.add_arguments(parser)


def run(args: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    """Play until the game ends or somebody leaves."""
    if args.desktop is not None:
        return desktop.run(args.desktop)
    user_data = paths.user_data(args.data_dir)
    folder = saves.folder_in(user_data)
    if args.smoke is not None:
        window.smoke(args, _new_game(args, parser))
        return 0
    wanted = args.file if args.resume is None else args.resume
    if wanted is not None:
        path = text_table.find_save(folder, wanted)
        if not path.suffix and not path.exists():
            raise SaveError(i18n.default().t("cli.neither", word=wanted))
        if args.text:
            text_table.play_saved(Console(sys.stdin, sys.stdout), path, _thinking(args))
        else:
            window.play(args, user_data, path)
        return 0
    if args.challenge is not None or args.puzzle is not None:
        return _task(args, user_data)
    return _begin(args, parser, user_data)


def _begin(args: argparse.Namespace, parser: argparse.ArgumentParser, user_data: Path) -> int:
    """A new game, or the title."""
    if args.text:
        folder, chosen = saves.folder_in(user_data), _new_game(args, parser)
        text_table.play_new(Console(sys.stdin, sys.stdout), chosen, folder, _thinking(args))
    elif _given(args) == ["game"]:
        window.play(args, user_data, arguments.ruleset(args).game)
    elif _given(args):
        window.play(args, user_data, _new_game(args, parser))
    else:
        window.play(args, user_data)
    return 0


def _task(args: argparse.Namespace, user_data: Path) -> int:
    """A challenge in the window or in the terminal, or a puzzle in the terminal."""
    if args.puzzle is not None:
        return puzzles.play(user_data, getattr(args, "game", None), args.puzzle)
    if args.text:
        return challenges.play(user_data, getattr(args, "game", None), args.challenge)
    window.play(args, user_data, challenges.found(getattr(args, "game", None), args.challenge))
    return 0


def _thinking(args: argparse.Namespace) -> Budget:
    """How long opponents may think, as it was set in the window."""
    return settings.load(paths.user_config(args.data_dir))[0].thinking


def _given(args: argparse.Namespace) -> list[str]:
    """The options that describe a game, as far as they were given."""
    return [name for name in _OF_A_GAME if getattr(args, name, None)]


def _new_game(args: argparse.Namespace, parser: argparse.ArgumentParser) -> Setup:
    """The game the arguments describe."""
    ruleset = arguments.ruleset(args)
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    players = seat_players(_agents(args, parser, ruleset), names, game=ruleset.game)
    if len(names) > len(players):
        parser.error(f"--names has {len(names)} names for {len(players)} seats")
    seed = seed_code.seed_of(args.seed, ruleset.game) if isinstance(args.seed, str) else args.seed
    Match.new(ruleset, len(players), seed or 0)  # refused here, before anybody looks for a window
    seats = tuple(Seat(player.name, player.agent) for player in players)
    options = dict(ruleset.options)
    return Setup(
        *(seats, ruleset.game, ruleset.edition, ruleset.expansions, options),
        seed=seed,
        values=ruleset.values,
    )


def _agents(args: argparse.Namespace, parser: argparse.ArgumentParser, ruleset: Ruleset) -> list[str]:
    """One agent per seat: those named, else a person against the computer."""
    if args.agents is None:
        sizes = games.find(ruleset.game).seats(ruleset.edition)
        seats = max(_USUAL_SEATS, sizes[0]) if args.seats is None else args.seats
        if seats not in sizes:
            parser.error(f"--seats {seats}: {sizes[0]} to {sizes[-1]} can play")
        return [HUMAN] + [_USUAL_OPPONENT] * (seats - 1)
    agents = [name.strip() for name in args.agents.split(",")]
    if args.seats is not None and args.seats != len(agents):
        parser.error(f"--seats {args.seats} needs {args.seats} agents, --agents names {len(agents)}")
    return agents
