"""Arguments in, exit code out: 0 fine, 1 an error told in one line, 2 wrong usage, 3 out of memory."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from cytosis import __version__, paths
from cytosis.app.files import crash, logs
from cytosis.app.words import i18n, seed_code
from cytosis.cli import play, window
from cytosis.cli.arguments import OF_A_RULESET, add_ruleset, folder
from cytosis.engine.errors import CytosisError, DataError
from cytosis.engine.registry import games

COMMANDS = {
    "simulate": "whole games between agents, with a result table",
    "arena": "the strength of every level in one table",
    "replay": "a saved game, move by move",
    "saves": "the saved games",
    "challenges": "the challenges with your medals, or one of them in the terminal",
    "puzzles": "the puzzles, or one of them in the terminal",
    "sheet": "a page for a class: what to learn, questions and answers, to print",
    "values": "the values of a game, and those that differ in your own box",
    "bench": "measure the speed of this machine",
    "doctor": "what would stop the game on this machine, and what to do",
}
"""Each is a module here, loaded when it is asked for, so that the window opens at once."""

_WITH_VALUE = ("--data-dir", "--lang", "--seed", "--scale", "--windowed", *(f"--{n}" for n in OF_A_RULESET))

FINE, FAILED, WRONG_USAGE, NO_MEMORY = range(4)


def main(argv: Sequence[str]) -> int:
    """Do what the arguments ask; the result is the exit code of the program."""
    try:
        return _run(argv)
    except (i18n.UnknownLanguage, window.NoDisplay) as error:
        return _failed(str(error), WRONG_USAGE)
    except (CytosisError, paths.MissingData) as error:
        return _failed(str(error), FAILED)
    except OSError as error:
        return _failed(error.strerror or type(error).__name__, FAILED)
    except MemoryError:
        return _failed("out of memory", NO_MEMORY)
    except KeyboardInterrupt:
        return FAILED
    except Exception as error:  # nobody thought of it: a report, one line, and the game is on disk
        if _starved(error):
            return _failed("out of memory", NO_MEMORY)
        return _failed(_unexpected(error), FAILED)
    finally:
        logs.end()


def _run(argv: Sequence[str]) -> int:
    """The command, with its language and its log; leaving before the end is no error."""
    try:
        args = _arguments(argv)
        i18n.set_default(i18n.Texts(i18n.choose_language(args.lang, os.environ)))
        if getattr(args, "smoke", None) is None:  # a self-test leaves nothing but its pictures
            logs.begin(paths.user_log(args.data_dir))
        return int(args.run(args))
    except SystemExit as leaving:  # argparse, after help, version or wrong usage
        return leaving.code if isinstance(leaving.code, int) else FINE
    except BrokenPipeError:  # whoever read our lines has enough of them
        sys.stdout = None
        return FINE


def _starved(error: Exception) -> bool:
    """Whether it says that there is no memory, in the words of a library."""
    said = str(error).lower()
    return "out of memory" in said or "can't start new thread" in said


def _unexpected(error: Exception) -> str:
    """What went wrong, and where the report about it is."""
    controller = crash.watched()
    folder = logs.folder() or Path(tempfile.gettempdir())
    report = crash.write_report(error, folder, controller.match if controller is not None else None)
    problem = type(error).__name__
    try:
        return i18n.default().t("error.unexpected", problem=problem, file=str(report))
    except (CytosisError, paths.MissingData, OSError):  # even the texts are gone
        return f"unexpected error {problem}, see {report}"


def _failed(message: str, code: int) -> int:
    if sys.stderr is not None:
        print(f"cytosis: {' '.join(message.split())}", file=sys.stderr)
    return code


class _Parser(argparse.ArgumentParser):
    """Wrong usage is one line that names the way to the rest, not a page of options."""

    def _print_message(self, message: str, file: Any = None) -> None:
        """A program without a terminal has nowhere to say it; not every Python knows that."""
        stream = sys.stderr if file is None else file
        if message and stream is not None:
            stream.write(message)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave."""
        _failed(f"{message} ('{self.prog} --help' lists what there is)", WRONG_USAGE)
        raise SystemExit(WRONG_USAGE)


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Options for all may stand before a command or after it; without a command it is a game."""
    for i, word in enumerate(argv):
        if word in COMMANDS and (i == 0 or argv[i - 1] not in _WITH_VALUE):
            before, rest = _common().parse_known_args(argv[:i])
            if not rest:
                return _command_parser(word).parse_args(argv[i + 1 :], before)
    return _game_parser().parse_args(argv)


def _common() -> argparse.ArgumentParser:
    """Options for all. Those left out are not set, so that a command's own default counts."""
    parser = _Parser(prog="cytosis", add_help=False, argument_default=argparse.SUPPRESS, allow_abbrev=False)
    parser.add_argument(
        "--data-dir", type=folder, metavar="DIR", help="where saves live (default: the system's place)"
    )
    parser.add_argument("--lang", metavar="LANG", help="en or it (default: the system's language)")
    parser.add_argument(
        "--seed",
        type=_seed,
        metavar="N",
        help="a number or a game's 8 letters; the same gives the same game",
    )
    add_ruleset(parser)
    window.add_arguments(parser)
    parser.add_argument("--version", action="version", version=f"cytosis {__version__}")
    return parser


def _seed(text: str) -> int | str:
    """A number, or the letters told at the end of a game; whose they are is asked when the game is known."""
    try:
        return int(text)
    except ValueError:
        pass
    refused = ""
    for game in games():
        try:
            seed_code.seed_of(text, game)
        except DataError as error:
            refused = refused or str(error)
        else:
            return text
    raise argparse.ArgumentTypeError(refused)


def _command_parser(name: str) -> argparse.ArgumentParser:
    module, about = import_module(f"cytosis.cli.{name}"), COMMANDS[name]
    parser = _Parser(
        prog=f"cytosis {name}",
        description=about,
        parents=[_common()],
        conflict_handler="resolve",
        allow_abbrev=False,
    )
    module.add_arguments(parser)
    parser.set_defaults(run=module.run, lang=None, data_dir=None)
    return parser


def _game_parser() -> argparse.ArgumentParser:
    commands = "\n".join(f"  cytosis {name:<12}{about}" for name, about in COMMANDS.items())
    parser = _Parser(
        prog="cytosis",
        description="Cytosis, the game inside a human cell. Without arguments the window opens.",
        epilog=f"commands (each has its own --help):\n{commands}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_common()],
        allow_abbrev=False,
    )
    play.add_arguments(parser)
    parser.set_defaults(run=lambda args: play.run(args, parser), lang=None, data_dir=None, seed=None)
    parser.set_defaults(**window.DEFAULTS)
    return parser
