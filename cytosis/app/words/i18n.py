"""Every word a player reads, by key and language.

Keys such as ``spot.nucleus.3`` stand in for texts everywhere else, so the engine names a text without
containing one. There is a catalogue for the program (``house``) and one per game over it. A text missing in
a language is shown in English, a key missing everywhere as itself: an odd word on the screen is better than
no game.
"""

from __future__ import annotations

import gettext
import re
import struct
from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path

from cytosis import paths
from cytosis.engine.registry import games
from cytosis.engine.ruleset import DEFAULT_GAME

LANGUAGES = ("en", "it")
FALLBACK = "en"
HOUSE = "house"
"""The catalogue of what belongs to no game."""

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # in gettext's order
_PLACEHOLDER = re.compile(r"\{\{|\}\}|\{([a-z][a-z0-9_]*)\}")


class UnknownLanguage(ValueError):
    """There is no catalogue for the language asked for."""


class Texts:
    """The texts of one language: all there are, or those of one game over the house's (:meth:`of`)."""

    def __init__(self, lang: str = FALLBACK, folder: Path | None = None) -> None:
        self.lang = _known(lang)
        self._folder = folder or paths.assets() / "locale"
        others = [game for game in games() if game != DEFAULT_GAME]
        self._catalogue = _catalogues(lang, self._folder, (DEFAULT_GAME, HOUSE, *others))
        self._of: dict[str, Texts] = {}

    def of(self, game: str) -> Texts:
        """The same for one game: two games may use an id, such as ``edition.first``, for different things."""
        if game not in self._of:
            own = copy(self)
            own._catalogue = _catalogues(self.lang, self._folder, (game, HOUSE))
            self._of[game] = own
        return self._of[game]

    def t(self, key: str, **params: object) -> str:
        """The text of ``key`` with the values put in; in singular where it has two forms."""
        return fill(self._catalogue.gettext(key), params)

    def n(self, key: str, n: int, **params: object) -> str:
        """The text of ``key`` in the form for ``n`` things; ``{n}`` in it is the number."""
        return fill(self._catalogue.ngettext(key, key, n), {"n": n, **params})

    def has(self, key: str) -> bool:
        """Whether some catalogue knows ``key``."""
        return self._catalogue.gettext(key) != key


def fill(text: str, params: Mapping[str, object]) -> str:
    """Put values in by name; ``{{`` and ``}}`` are braces.

    Not ``str.format``: a text from a catalogue must not reach into the objects it is given, and one
    value left out must not stop the game.
    """

    def value(found: re.Match[str]) -> str:
        name = found[1]
        if name is None:
            return found[0][0]
        return str(params[name]) if name in params else found[0]

    return _PLACEHOLDER.sub(value, text)


def placeholders(text: str) -> frozenset[str]:
    """The names of the values a text wants."""
    return frozenset(name for name in _PLACEHOLDER.findall(text) if name)


def choose_language(requested: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the first one of the environment that we have, else English."""
    if requested:
        return _known(_code(requested))
    for variable in _VARIABLES:
        for wish in environ.get(variable, "").split(":"):
            if _code(wish) in LANGUAGES:
                return _code(wish)
            if variable != "LANGUAGE" and wish:  # a set LC_ALL hides LANG, also with a language we lack
                return FALLBACK
    return FALLBACK


def game_name(texts: Texts, game: str) -> str:
    """What a game is called; its id where no catalogue knows it."""
    key = f"game.{game}"
    return texts.t(key) if texts.has(key) else game.capitalize()


_default: list[Texts] = []


def set_default(texts: Texts) -> None:
    """Say once, at the start of the program, which texts it speaks."""
    _default[:] = [texts]


def default() -> Texts:
    """The texts the program speaks; English until somebody chose."""
    if not _default:
        set_default(Texts())
    return _default[0]


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There are no texts in {lang!r}: choose one of {', '.join(LANGUAGES)}.")
    return lang


def _code(locale: str) -> str:
    """``it`` from ``it_IT.UTF-8``."""
    return re.split(r"[_.@-]", locale.strip(), maxsplit=1)[0].lower()


def _catalogues(lang: str, folder: Path, names: Sequence[str]) -> gettext.NullTranslations:
    """One over the other, and behind them the same in English; a game need not have texts."""
    languages = (lang,) if lang == FALLBACK else (lang, FALLBACK)
    files = [folder / one / "LC_MESSAGES" / f"{name}.mo" for one in languages for name in names]
    first, *rest = [_catalogue(file) for file in files if file.stem == HOUSE or file.exists()]
    for behind in rest:
        first.add_fallback(behind)
    return first


def _catalogue(file: Path) -> gettext.NullTranslations:
    try:
        with file.open("rb") as stream:
            return gettext.GNUTranslations(stream)
    except (OSError, ValueError, struct.error) as error:  # gettext's own when the file is cut or no text
        raise paths.MissingData(f"The texts {file} cannot be read: install the program again.") from error
