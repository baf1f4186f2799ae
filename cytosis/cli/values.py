"""``cytosis values``: the values of a game, and the ones that differ in your own box."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from cytosis import paths
from cytosis.ai import balance
from cytosis.app.files import own_values
from cytosis.app.files.own_values import OwnValues
from cytosis.app.words import i18n
from cytosis.app.words.values import ValueWords
from cytosis.cli import arguments
from cytosis.cli.parser import word
from cytosis.cli.progress import ProgressBar
from cytosis.cli.streams import output
from cytosis.engine.data.own import FLAG, NUMBER, Plain, Value, ValuesError
from cytosis.engine.errors import DataError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``values`` understands."""
    parser.add_argument("do", choices=tuple(_DO), nargs="?", default="list", help=word("values_do"))
    parser.add_argument("what", nargs="*", help=word("values_what"))
    parser.add_argument(
        "--games", type=int, default=balance.GAMES, help=word("balance_games", usual=balance.GAMES)
    )
    parser.add_argument("--jobs", type=int, default=1, help=word("balance_jobs"))


def run(args: argparse.Namespace) -> int:
    """Do what is asked, in the language of the program."""
    _DO[args.do](_Values(args))
    return 0


class _Values:
    """The values of one edition and the player's corrections of them."""

    def __init__(self, args: argparse.Namespace) -> None:
        chosen = arguments.ruleset(args)
        self.args, self.texts = args, i18n.default()
        self.game, self.edition = chosen.game, chosen.edition
        self.path = own_values.path_in(paths.user_data(args.data_dir), self.game)
        self.words = ValueWords(self.texts, self.game, self.edition)

    def say(self, key: str, **params: object) -> None:
        """One line."""
        output().say(self.texts.t(key, **params))

    def own(self) -> OwnValues:
        """The corrections."""
        return own_values.load(self.path, self.game)

    def row(self, number: int, value: Value, own: dict[str, Plain]) -> None:
        """One value of the list."""
        mine = value.path in own
        shown = self.words.said(own.get(value.path, value.ours))
        said = {"name": self.words.full(value), "value": shown, "status": self.words.status(value, mine)}
        self.say("values.row", n=number, **said)

    def numbered(self, word: str) -> Value:
        """The value of that number."""
        if word.isascii() and word.isdecimal() and 0 < int(word[:6]) <= len(self.words.shown):
            return self.words.shown[int(word[:6]) - 1]
        raise DataError(self.texts.t("values.number"))

    def keep(self, own: OwnValues) -> None:
        """Write them, once it is sure that a game can be played; what does not fit yet is told."""
        own_values.store(own, self.path)
        try:
            own_values.playable(self.path, self.game, self.edition)
        except own_values.BadValues as error:
            output().say(str(error))


def _list(values: _Values) -> None:
    own = values.own().of(values.edition)
    found = values.words.found(" ".join(values.args.what))
    for number, value in found:
        values.row(number, value, own)
    if not found:
        values.say("values.none")


def _show(values: _Values) -> None:
    value = values.numbered(" ".join(values.args.what))
    values.row(int(values.args.what[0]), value, values.own().of(values.edition))
    if values.words.limits(value):
        output().say(values.words.limits(value))


def _set(values: _Values) -> None:
    value = values.numbered(values.args.what[0] if values.args.what else "")
    wanted = _typed(values, value, " ".join(values.args.what[1:]))
    try:
        own = values.own().with_value(values.edition, value.path, wanted)
    except ValuesError as error:
        raise DataError(values.words.problem(error)) from error
    values.say("values.set", name=values.words.full(value), value=values.words.said(wanted))
    values.keep(own)


def _typed(values: _Values, value: Value, word: str) -> Plain:
    """A word of the terminal as what it stands for; what does not fit is refused by its value."""
    if value.kind == FLAG:
        said = {values.words.said(True): True, values.words.said(False): False, "true": True, "false": False}
        return said.get(word.casefold(), word)
    if value.kind == NUMBER:
        number = word.replace("\u2212", "-")
        whole = number.removeprefix("-")
        return int(number) if whole.isascii() and whole.isdecimal() and len(whole) < 7 else word
    return next((one for one in value.words if values.words.said(one).casefold() == word.casefold()), word)


def _reset(values: _Values) -> None:
    if not values.args.what:
        values.path.unlink(missing_ok=True)
        values.say("values.reset_all")
        return
    value = values.numbered(values.args.what[0])
    own = values.own().of(values.edition)
    own.pop(value.path, None)
    values.say("values.reset", name=values.words.full(value), value=values.words.said(value.ours))
    values.keep(values.own().with_all(values.edition, own))


def _export(values: _Values) -> None:
    file = _file(values)
    own_values.store(values.own(), file)
    values.say("values.exported", file=file.name)


def _import(values: _Values) -> None:
    file = _file(values)
    if not file.is_file():
        raise DataError(values.texts.t("save.missing", file=file.name))
    own = own_values.load(file, values.game)
    values.say("values.imported", file=file.name)
    values.keep(own)


def _file(values: _Values) -> Path:
    return Path(values.args.what[0] if values.args.what else f"{values.game}-values.json").expanduser()


def _compare(values: _Values) -> None:
    own = values.own().of(values.edition)
    for number, value in enumerate(values.words.shown, 1):
        if value.path in own:
            said = {"ours": values.words.said(value.ours), "own": values.words.said(own[value.path])}
            values.say("values.compared", n=number, name=values.words.full(value), **said)
    if not own:
        values.say("values.no_own")


def _balance(values: _Values) -> None:
    own = own_values.playable(values.path, values.game, values.edition)
    if not own:
        values.say("values.no_own")
        return
    bar, found = ProgressBar("playing"), None
    for found in balance.compare(values.game, values.edition, own, values.args.games, values.args.jobs):
        bar(found.played, values.args.games)
    seats = balance.seats_of(values.game, values.edition)
    level = values.texts.t(f"ui.agent.{balance.LEVEL}")
    values.say("values.balance.head", games=values.args.games, level=level, seats=seats)
    if found is None:
        return
    texts = values.texts.of(values.game)
    rows = [
        (texts.t(f"source.{one}"), found.ours.get(one, 0), found.own.get(one, 0)) for one in found.sources
    ]
    for name, ours, theirs in (*rows, (texts.t("values.balance.total"), found.ours_total, found.own_total)):
        values.say("values.balance.row", source=name, ours=f"{ours:.1f}", own=f"{theirs:.1f}")


_DO: dict[str, Callable[[_Values], None]] = {
    "list": _list,
    "show": _show,
    "set": _set,
    "reset": _reset,
    "export": _export,
    "import": _import,
    "compare": _compare,
    "balance": _balance,
}
