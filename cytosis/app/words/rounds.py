"""A game in a list: what is played and how far it is; some games know how many rounds they have."""

from __future__ import annotations

from functools import cache

from cytosis.app.files.glance import Shelved
from cytosis.app.teller import edition_name, modules
from cytosis.app.words.i18n import LANGUAGES, Texts, game_name
from cytosis.engine.registry import games
from cytosis.engine.rules import Progress


def round_of(texts: Texts, progress: Progress) -> str:
    """``Round 2 of 7``, or ``Round 2``."""
    return round_text(texts, progress.round, progress.rounds)


def round_text(texts: Texts, number: int, rounds: int | None) -> str:
    """The same from the figures of a list; no rounds, or 0: nobody can know."""
    return (
        texts.t("ui.round", round=number, rounds=rounds) if rounds else texts.t("ui.results.round", n=number)
    )


def what_is_played(texts: Texts, game: Shelved) -> str:
    """``Cytosis, second edition, Virus``."""
    return f"{game_name(texts.of(game.game), game.game)}, {variant(texts, game)}"


def title_of(texts: Texts, game: Shelved) -> str:
    """Its title; of a challenge in the language spoken, unless somebody gave it another one."""
    known = _titles(game.game, game.challenge) if game.challenge else {}
    return known.get(texts.lang, game.title) if game.title in ("", *known.values()) else game.title


@cache
def _titles(game: str, challenge: str) -> dict[str, str]:
    """The title of a challenge by language; of one that is there no more, nothing."""
    key = f"challenge.{challenge}"
    spoken = {lang: Texts(lang).of(game) for lang in LANGUAGES}
    return {lang: texts.t(key) for lang, texts in spoken.items() if texts.has(key)}


def variant(texts: Texts, game: Shelved) -> str:
    """``Second edition, Virus``."""
    own = texts.of(game.game)
    found = modules(own, game.expansions)
    if not found and games.find(game.game).expansions():
        found = [own.t("ui.modules.none")]
    return ", ".join([edition_name(own, game.edition), *found])
