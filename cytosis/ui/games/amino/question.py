"""How the moves of Amino are asked for."""

from __future__ import annotations

from cytosis.ui.table.ask_panel import Option
from cytosis.ui.table.picker import Picker
from cytosis.ui.table.question import Question


class AminoQuestion(Question):
    """Everything is chosen on the table; a panel only confirms what was pointed at."""

    def titled(self, picker: Picker, otherwise: str) -> str:
        """What the move would do."""
        text: str = otherwise[:1].upper() + otherwise[1:]
        return text

    def made(self, picker: Picker, sole: bool) -> list[Option]:
        """None: the title says the one move that is left."""
        return []

    def final(self) -> bool:
        """A look cannot be taken back, nor anything after which a card is drawn."""
        return self.kind not in ("seed", "build")
