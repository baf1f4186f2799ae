"""The room of Cytosis as everything that speaks knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cytosis.app.games.cytosis import text_menu
from cytosis.app.games.cytosis.moves import MoveTexts
from cytosis.app.games.cytosis.narrate import Narrator
from cytosis.app.games.cytosis.text_board import BoardTexts
from cytosis.app.games.cytosis.words import Words
from cytosis.app.teller import Choice, Command, Teller
from cytosis.app.words.i18n import Texts
from cytosis.games.cytosis.view import View


class CytosisTeller(Teller):
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
        """Where first, then how."""
        return text_menu.build(list(legal), view, self.words, self.moves)

    @property
    def commands(self) -> Mapping[str, Command]:
        """All about a card; all about the epigenetic cards, where there are any."""
        found: dict[str, Command] = {"card": lambda view, rest: self.board.about_card(rest)}
        if "epigenetic" in self.words.catalog.expansions:
            found["power"] = lambda view, rest: self.board.modules.powers(view, rest.lower())
        return found
