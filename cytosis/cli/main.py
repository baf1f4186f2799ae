"""Arguments in, exit code out: 0 fine, 1 an error told in one line, 2 wrong usage, 3 out of memory."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from cytosis import paths
from cytosis.app.files import crash, logs
from cytosis.app.words import i18n, seed_code
from cytosis.app.words.said import said
from cytosis.cli import play, window
from cytosis.cli.arguments import OF_A_RULESET, add_ruleset, folder
from cytosis.cli.parser import WRONG_USAGE, Parser, failed, word
from cytosis.engine.errors import CytosisError, DataError
from cytosis.engine.registry import games

COMMANDS = tuple("simulate arena replay saves challenges puzzles sheet values bench doctor".split())
"""Each is a module here, loaded when it is asked for, so that the window opens at once."""

_WITH_VALUE = ("--data-dir", "--lang", "--seed", "--scale", "--windowed", *(f"--{n}" for n in OF_A_RULESET))

FINE, FAILED, NO_MEMORY = 0, 1, 3


def main(argv: Sequence[str]) -> int:
    """Do what the arguments ask; the result is the exit code of the program."""
    try:
        return _run(argv)
    except (i18n.UnknownLanguage, window.NoDisplay) as error:
        return failed(said(error), WRONG_USAGE)
    except paths.MissingData as error:  # perhaps the texts themselves
        return failed(str(error), FAILED)
    except CytosisError as error:
        return failed(said(error), FAILED)
    except OSError as error:
        return failed(error.strerror or type(error).__name__, FAILED)
    except MemoryError:
        return failed(_memory(), NO_MEMORY)
    except KeyboardInterrupt:
        return FAILED
    except Exception as error:  # nobody thought of it: a report, one line, and the game is on disk
        if _starved(error):
            return failed(_memory(), NO_MEMORY)
        return failed(_unexpected(error), FAILED)
    finally:
        logs.end()


def _run(argv: Sequence[str]) -> int:
    """The command, with its language and its log; leaving before the end is no error."""
    try:
        i18n.set_default(i18n.Texts(i18n.choose_language(_wished(argv), os.environ)))
        args = _arguments(argv)
        if getattr(args, "smoke", None) is None:  # a self-test leaves nothing but its pictures
            logs.begin(paths.user_log(args.data_dir))
        return int(args.run(args))
    except SystemExit as leaving:  # argparse, after help, version or wrong usage
        return leaving.code if isinstance(leaving.code, int) else FINE
    except BrokenPipeError:  # whoever read our lines has enough of them
        sys.stdout = None
        return FINE


def _wished(argv: Sequence[str]) -> str | None:
    """The language asked for, known before anything else is read: help and refusals are told in it."""
    for i, given in enumerate(argv):
        name, is_value, value = given.partition("=")
        if name == "--lang":
            return value if is_value else next(iter(argv[i + 1 : i + 2]), None)
    return None


def _memory() -> str:
    """That there is none left, as far as there is some to say it."""
    try:
        return i18n.default().t("cli.no_memory")
    except (MemoryError, OSError, paths.MissingData):
        return "out of memory"


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


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Options for all may stand before a command or after it; without a command it is a game."""
    for i, given in enumerate(argv):
        if given in COMMANDS and (i == 0 or argv[i - 1] not in _WITH_VALUE):
            before, rest = _common().parse_known_args(argv[:i])
            if not rest:
                return _command_parser(given).parse_args(argv[i + 1 :], before)
    return _game_parser().parse_args(argv)


def _common() -> argparse.ArgumentParser:
    """Options for all. Those left out are not set, so that a command's own default counts."""
    parser = Parser(prog="cytosis", bare=True, argument_default=argparse.SUPPRESS)
    parser.add_argument("--data-dir", type=folder, metavar="DIR", help=word("data_dir"))
    parser.add_argument("--lang", metavar="LANG", help=word("lang"))
    parser.add_argument("--seed", type=_seed, metavar="N", help=word("seed"))
    add_ruleset(parser)
    window.add_arguments(parser)
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
    module = import_module(f"cytosis.cli.{name}")
    parser = Parser(
        prog=f"cytosis {name}", description=word(name), parents=[_common()], conflict_handler="resolve"
    )
    module.add_arguments(parser)
    parser.set_defaults(run=module.run, lang=None, data_dir=None)
    return parser


def _game_parser() -> argparse.ArgumentParser:
    commands = "\n".join(f"  cytosis {name:<12}{word(name)}" for name in COMMANDS)
    parser = Parser(
        prog="cytosis",
        description=word("about"),
        epilog=f"{word('commands')}:\n{commands}",
        parents=[_common()],
    )
    play.add_arguments(parser)
    parser.set_defaults(run=lambda args: play.run(args, parser), lang=None, data_dir=None, seed=None)
    parser.set_defaults(**window.DEFAULTS)
    return parser
