"""A language nobody speaks: accents everywhere and 40 % longer, to see what a screen does with it."""

from __future__ import annotations

import re

from cytosis.app.words.i18n import Texts, fill

_ACCENTS = str.maketrans("AEIOUaeiouncs", "ÅÉÎÕÜåéîõüñçš")
_KEPT = re.compile(r"(\{\{|\}\}|\{\w+\})")


def pseudo(text: str) -> str:
    """The text with accents, in brackets and longer; places for values stay as they are."""
    parts = _KEPT.split(text)
    odd = "".join(part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in parts)
    return f"[{odd}{'~' * (len(text) * 2 // 5)}]"


class PseudoTexts(Texts):
    """English texts turned into the language nobody speaks."""

    def t(self, key: str, **params: object) -> str:
        return fill(pseudo(super().t(key)), params)

    def n(self, key: str, n: int, **params: object) -> str:
        return fill(pseudo(super().n(key, n)), {"n": n, **params})
