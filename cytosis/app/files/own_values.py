"""The values a player corrected, game by game, in one file each: read with care, written whole.

A file names each value on a line of its own, by edition, so that what is wrong can be told with its line:

    {"format": 1, "game": "cytosis", "editions": {"second": {"cards/PH1/hp": 7}}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cytosis.app.files import safe_file
from cytosis.app.words import i18n
from cytosis.app.words.values import ValueWords
from cytosis.engine import codec
from cytosis.engine.data.own import Plain, Values, ValuesError, ordered
from cytosis.engine.errors import DataError, SaveError
from cytosis.engine.registry import games

FOLDER = "values"
FORMAT = 1
MOST_BYTES = 128 << 10


class BadValues(SaveError):
    """A file of corrected values cannot be used; the message is for the player."""


@dataclass(frozen=True, slots=True)
class OwnValues:
    """The corrections of one game by edition."""

    game: str
    editions: Mapping[str, Values] = field(default_factory=dict)

    def of(self, edition: str) -> dict[str, Plain]:
        """Those of an edition."""
        return dict(self.editions.get(edition, {}))

    def with_value(self, edition: str, name: str, value: Plain) -> OwnValues:
        """One corrected; what equals ours is no correction. ValuesError beyond its limits."""
        known = games.find(self.game).values(edition)
        if name not in known:
            raise ValuesError("unknown", name)
        known[name].check(value)
        rest = {key: old for key, old in self.of(edition).items() if key != name}
        return self.with_all(edition, rest if known[name].ours == value else {**rest, name: value})

    def with_all(self, edition: str, values: Values) -> OwnValues:
        """All corrections of an edition."""
        kept = {**self.editions, edition: dict(ordered(values))}
        return OwnValues(self.game, {key: some for key, some in kept.items() if some})


def path_in(user_data: Path, game: str) -> Path:
    """Where the corrections of a game lie."""
    return user_data / FOLDER / f"{game}.json"


def store(own: OwnValues, path: Path) -> None:
    """Write them; SaveError when the disk does not let us."""
    with safe_file.told(path):
        editions = {edition: dict(values) for edition, values in own.editions.items()}
        safe_file.write(path, {"format": FORMAT, "game": own.game, "editions": editions})


def load(path: Path, game: str) -> OwnValues:
    """The corrections in a file, each within its limits; none where there is no file. BadValues otherwise."""
    try:
        if not path.exists():
            return OwnValues(game)
        if not path.is_file() or path.stat().st_size > MOST_BYTES:
            raise _bad(path, 1, i18n.default().t("values.problem.large", most=MOST_BYTES >> 10))
        text = path.read_bytes().decode("utf-8-sig")
        return _read(text, path, game)
    except UnicodeDecodeError as error:
        raise _bad(path, error.object.count(b"\n", 0, error.start) + 1, _say("text")) from None
    except OSError as error:
        raise _bad(path, 1, error.strerror or type(error).__name__) from None


def playable(path: Path, game: str, edition: str) -> dict[str, Plain]:
    """The corrections of an edition as a game can be played with them; BadValues with the line where not."""
    own = load(path, game).of(edition)
    try:
        if own:
            games.find(game).check_values(edition, ordered(own))
    except ValuesError as error:
        text = path.read_text(encoding="utf-8-sig")
        problem = ValueWords(i18n.default(), game, edition).problem(error)
        raise _bad(path, _line(text, edition, error.value), problem) from None
    return own


def _read(text: str, path: Path, game: str) -> OwnValues:
    try:
        data = codec.read_json(text)
    except SaveError:
        raise _bad(path, _syntax(text), _say("json")) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") not in games():
        raise _bad(path, 1, _say("no_file"))
    if data["game"] != game:
        raise _bad(path, _line(text, "game", ""), _say("other_game"))
    editions = data.get("editions")
    if not isinstance(editions, dict) or set(data) != {"format", "game", "editions"}:
        raise _bad(path, 1, _say("no_file"))
    found = {edition: _edition(text, path, game, edition, own) for edition, own in editions.items()}
    return OwnValues(game, found)


def _edition(text: str, path: Path, game: str, edition: str, own: Any) -> dict[str, Plain]:
    found = games.find(game)
    if edition not in found.editions():
        raise _bad(path, _line(text, edition, ""), _say("edition"))
    try:
        for name, value in ordered(own):
            if name not in found.values(edition):
                raise ValuesError("unknown", name)
            found.values(edition)[name].check(value)
    except ValuesError as error:
        problem = ValueWords(i18n.default(), game, edition).problem(error)
        raise _bad(path, _line(text, edition, error.value), problem) from None
    return dict(ordered(own))


def _say(code: str) -> str:
    return i18n.default().t(f"values.problem.{code}")


def _bad(path: Path, line: int, problem: str) -> BadValues:
    return BadValues(safe_file.text_about("values.bad", path, line=line, problem=problem))


def _line(text: str, edition: str, name: str) -> int:
    """The line of a value of an edition, counted from 1."""
    start = max(text.find(json.dumps(edition)), 0)
    at = max(text.find(json.dumps(name), start), start) if name else start
    return text.count("\n", 0, at) + 1


def _syntax(text: str) -> int:
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.lineno
    except (ValueError, RecursionError):
        pass
    return 1


def wanted(user_data: Path, game: str, edition: str, on: bool) -> tuple[dict[str, Plain], str]:
    """The values to play with, and why they are ours although the player's were wanted."""
    if not on:
        return {}, ""
    try:
        return playable(path_in(user_data, game), game, edition), ""
    except (SaveError, DataError) as error:
        return {}, str(error)
