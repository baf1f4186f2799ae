"""How far a game is, in words: some games know how many rounds they have, some do not."""

from __future__ import annotations

from cytosis.app.words.i18n import Texts
from cytosis.engine.rules import Progress


def round_of(texts: Texts, progress: Progress) -> str:
    """``Round 2 of 7``, or ``Round 2``."""
    return round_text(texts, progress.round, progress.rounds)


def round_text(texts: Texts, number: int, rounds: int | None) -> str:
    """The same from the figures of a list; no rounds, or 0: nobody can know."""
    return (
        texts.t("ui.round", round=number, rounds=rounds) if rounds else texts.t("ui.results.round", n=number)
    )
