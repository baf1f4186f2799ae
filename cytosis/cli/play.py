"""``cytosis`` and ``cytosis --text``: a game, new or resumed, as a text table."""

from __future__ import annotations

import argparse
import sys

from cytosis import paths
from cytosis.app import saves, text_table
from cytosis.app.players import HUMAN, seat_players
from cytosis.app.text.console import Console
from cytosis.engine.ruleset import Ruleset

_USUAL_OPPONENT = "greedy"
_USUAL_SEATS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What a game understands."""
    parser.add_argument("file", nargs="?", metavar="FILE.cytosis", help="go on with this saved game")
    parser.add_argument("--text", action="store_true", help="play in the terminal, also with a screen reader")
    parser.add_argument("--edition", help="second (default), first or italian")
    parser.add_argument("--expansions", default="", metavar="A,B", help="virus, epigenetic or both")
    parser.add_argument(
        "--agents",
        metavar="A,B,..",
        help="one per seat: human, greedy, random (default: human and two greedy)",
    )
    parser.add_argument("--names", default="", metavar="A,B,..", help="names by seat")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play, 2 to 5")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved game (default: the last one played)",
    )


def run(args: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    """Play until the game ends or somebody leaves."""
    console = Console(sys.stdin, sys.stdout)
    folder = saves.folder_in(paths.user_data(args.data_dir))
    wanted = args.file if args.resume is None else args.resume
    if wanted is not None:
        text_table.play_saved(console, text_table.find_save(folder, wanted))
        return 0
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    players = seat_players(_agents(args, parser), names)
    if len(names) > len(players):
        parser.error(f"--names has {len(names)} names for {len(players)} seats")
    expansions = [name.strip() for name in args.expansions.split(",") if name.strip()]
    game = text_table.NewGame(Ruleset("cytosis", args.edition, expansions), players, args.seed)
    text_table.play_new(console, game, folder)
    return 0


def _agents(args: argparse.Namespace, parser: argparse.ArgumentParser) -> list[str]:
    """One agent per seat: those named, else a person against the computer."""
    if args.agents is None:
        seats = _USUAL_SEATS if args.seats is None else args.seats
        if not 2 <= seats <= 5:
            parser.error(f"--seats {seats}: 2 to 5 can play")
        return [HUMAN] + [_USUAL_OPPONENT] * (seats - 1)
    agents = [name.strip() for name in args.agents.split(",")]
    if args.seats is not None and args.seats != len(agents):
        parser.error(f"--seats {args.seats} needs {args.seats} agents, --agents names {len(agents)}")
    return agents
