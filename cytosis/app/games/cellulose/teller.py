"""The room of Cellulose as everything that speaks knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cytosis.app.games.cellulose.moves import MoveTexts
from cytosis.app.games.cellulose.narrate import Narrator
from cytosis.app.games.cellulose.text_board import BoardTexts
from cytosis.app.games.cellulose.words import Words
from cytosis.app.teller import Choice, Teller
from cytosis.app.words.i18n import Texts
from cytosis.games.cellulose.view import View


class CelluloseTeller(Teller):
    """Names, log, moves and table of one ruleset, in one language."""

    words: Words
    moves: MoveTexts
    board: BoardTexts

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
