"""Results of games alone in words: against whom, how strong, and how good the best victory was."""

from __future__ import annotations

from cytosis.app.files.stats import Key, Summary
from cytosis.app.words.i18n import Texts


def alone(texts: Texts, who: Key, sums: Summary) -> list[str]:
    """``against Ivy (Hard)`` and ``best victory +12: clear``; nothing where several play."""
    if not who.rival:
        return []
    own = texts.of(who.game)
    name = own.t(f"rival.{who.rival}") if own.has(f"rival.{who.rival}") else who.rival
    level = own.t(f"option.solo.{who.level}") if own.has(f"option.solo.{who.level}") else who.level
    told = [own.t("ui.history.rival", name=name, level=level)]
    if sums.margin is not None:
        rating = own.t(f"ui.history.rating.{sums.rating}")
        told.append(own.t("ui.history.margin", n=sums.margin, rating=rating))
    return told
