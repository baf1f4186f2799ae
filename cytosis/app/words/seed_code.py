"""A seed as eight letters that can be read out in a class, and the seed of today's game.

The code also holds the game and the version of its rules data: the same letters mean the same cards only
in that game, and only as long as the rules deal them the same way.
"""

from __future__ import annotations

import secrets
from datetime import date

from cytosis.app.words import i18n
from cytosis.engine.codec import digest
from cytosis.engine.errors import DataError
from cytosis.engine.registry import games
from cytosis.engine.ruleset import DEFAULT_GAME

SEEDS = 1 << 32
LENGTH = 8
LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"  # none that is taken for another
VERSION = 1
"""Raised when the same seed no longer gives the same cards; at most as many as a game has marks."""
EACH = 5
"""Marks of a game in its codes, one for each version; games after the third share those of the first ones."""

_VERSIONS = 16
_SPACE = SEEDS * _VERSIONS
_MIX = 0x9E3779B97 | 1  # odd, so that multiplying by it can be undone
_UNMIX = pow(_MIX, -1, _SPACE)


def _first_mark(game: str) -> int:
    return games().index(game) % (_VERSIONS // EACH) * EACH


def code_of(seed: int, game: str = DEFAULT_GAME) -> str:
    """The letters for a seed of a game; DataError for one that has none."""
    if not 0 <= seed < SEEDS:
        raise DataError(i18n.default().t("error.seed", most=SEEDS - 1))
    number = (seed * _VERSIONS + _first_mark(game) + VERSION) * _MIX % _SPACE
    letters = ""
    for _ in range(LENGTH):
        number, digit = divmod(number, len(LETTERS))
        letters = LETTERS[digit] + letters
    return letters


def _number(letters: str) -> int:
    """What the letters count to; more than there are codes where they are none."""
    if len(letters) != LENGTH or not set(letters) <= set(LETTERS):
        return _SPACE
    number = 0
    for letter in letters:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def seed_of(text: str, game: str = DEFAULT_GAME) -> int:
    """The seed for letters, or for a plain number; DataError says what is wrong, or whose code it is."""
    plain = "".join(text.split()).upper()
    if plain.isascii() and plain.isdigit() and len(plain) <= 10 and int(plain) < SEEDS:
        return int(plain)
    number = _number(plain.replace("-", ""))
    seed, mark = divmod(number % _SPACE * _UNMIX % _SPACE, _VERSIONS)
    if number >= _SPACE or mark == 0:
        raise DataError(i18n.default().t("error.code", code=text[:20], n=LENGTH))
    whose, version = divmod(mark - 1, EACH)
    if whose * EACH != _first_mark(game) and whose < len(games()):
        raise DataError(i18n.default().t("error.code_game", code=text[:20], game=_named(games()[whose])))
    if version + 1 != VERSION:
        raise DataError(i18n.default().t("error.code_version", code=text[:20]))
    return seed


def _named(game: str) -> str:
    return i18n.game_name(i18n.default().of(game), game)


def draw() -> int:
    """A seed by chance."""
    return secrets.randbelow(SEEDS)


def seed_of_day(day: date) -> int:
    """The seed of the day's game, the same for everybody; ``day`` is the date in UTC."""
    return int(digest(f"the game of {day.isoformat()}")[:8], 16)
