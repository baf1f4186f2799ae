"""The room of Cellulose as everything that speaks knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cytosis.app.games.cellulose.ivy import IvyTexts
from cytosis.app.games.cellulose.moves import MoveTexts
from cytosis.app.games.cellulose.narrate import Narrator
from cytosis.app.games.cellulose.text_board import BoardTexts
from cytosis.app.games.cellulose.words import Words
from cytosis.app.teller import Choice, Command, Teller
from cytosis.app.words.i18n import Texts
from cytosis.games.cellulose.state import IVY_SOURCES
from cytosis.games.cellulose.view import View


class CelluloseTeller(Teller):
    """Names, log, moves and table of one ruleset, in one language."""

    words: Words
    moves: MoveTexts
    board: BoardTexts
    late = ("carbs", "specializations")
    sources = IVY_SOURCES

    def __init__(self, rules: Any, names: Sequence[str], texts: Texts, typed: bool = False) -> None:
        self.words = Words(texts, names, rules.catalog, typed)
        self.moves = MoveTexts(self.words)
        self.board = BoardTexts(self.words)

    def narrator(self, viewer: int | None = None) -> Narrator:
        """Who tells the log to that viewer; ids are never typed there."""
        return Narrator(Words(self.words.texts, self.words.names, self.words.catalog), viewer)

    def menu(self, legal: Sequence[str], view: View) -> tuple[Choice, ...]:
        """First where, then how."""
        return self.moves.menu(legal, view)

    # -- Ivy -------------------------------------------------------------------------------------------
    @property
    def commands(self) -> Mapping[str, Command]:
        """Whoever plays alone may ask about her."""
        return {} if self.words.catalog.ivy is None else {"ivy": self._ivy}

    def _ivy(self, view: View, rest: str) -> list[str]:
        """Her mat, or the bars of one of her action cards."""
        facts = self.words.catalog.ivy
        if facts is None or not rest:
            return self.board.rival(view)
        texts = IvyTexts(self.words, facts)
        names = {texts.action(card.id).lower(): card.id for card in facts.actions}
        found = names.get(rest.lower())
        if found is None:
            known = ", ".join(texts.action(card.id) for card in facts.actions)
            return [self.words.texts.t("ivy.unknown", cards=known)]
        return texts.about(found)
