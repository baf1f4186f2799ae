"""Reading arguments: help and refusals in the language spoken, wrong usage in one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from cytosis import __version__
from cytosis.app.words import i18n
from cytosis.app.words.said import said

WRONG_USAGE = 2


def word(key: str, **params: object) -> str:
    """A text of the command line; for argparse a percent sign would be the begin of a value."""
    return i18n.default().t(f"cli.{key}", **params).replace("%", "%%")


def failed(message: str, code: int) -> int:
    """One line for whoever is at the terminal, if anybody is; the exit code."""
    if sys.stderr is not None:
        print(f"cytosis: {' '.join(message.split())}", file=sys.stderr)
    return code


class _Page(argparse.RawDescriptionHelpFormatter):
    """Help in the language spoken."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """How a command is written."""
        super().add_usage(usage, actions, groups, word("usage") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Wrong usage is one line that names the way to the rest, not a page of options."""

    def __init__(self, bare: bool = False, **settings: Any) -> None:
        """``bare``: only to be the parent of another, without a page of its own."""
        super().__init__(add_help=False, formatter_class=_Page, allow_abbrev=False, **settings)
        if not bare:
            self._positionals.title, self._optionals.title = word("arguments"), word("options")
            self.add_argument("-h", "--help", action="help", help=word("help"))
            version = f"cytosis {__version__}"
            self.add_argument("--version", action="version", version=version, help=word("version"))

    def _print_message(self, message: str, file: Any = None) -> None:
        """A program without a terminal has nowhere to say it; not every Python knows that."""
        stream = sys.stderr if file is None else file
        if message and stream is not None:
            stream.write(message)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave."""
        told = i18n.default().t("cli.lists", message=said(message), prog=self.prog)
        raise SystemExit(failed(told, WRONG_USAGE))
