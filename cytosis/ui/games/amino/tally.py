"""What an atmosphere brought, as a sum one can follow: gases, bolts, the amino acid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cytosis.games.amino import events as happened
from cytosis.games.amino.scoring import Worth
from cytosis.ui.games.amino.cards import MINUS, TIMES
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.widgets.shapes import plate

if TYPE_CHECKING:
    from cytosis.ui.games.amino.design import AminoDesign

HIGH = 36.0
LANE, RISE = 23.0, 5.0
LETTERS = 0.64
"""How high letters are in a strip at most, as a part of it."""
ROOMY = 4
"""Up to so many seats the sums stand beside the trays, else below the cards, which rise a little for that."""


class Tally:
    """Paints sums; all numbers are the engine's."""

    def __init__(self, design: AminoDesign) -> None:
        self._design = design

    def terms(self, cards: Sequence[str]) -> str:
        """``2 + 3 + 1``: the values of the gases in their order."""
        values = {card.id: card.value for card in self._design.words.catalog.cards if card.elements}
        shown = [values[card] for card in cards if card in values]
        if not shown:
            return "0"
        first = signed(shown[0])
        return first + "".join(f" {'+' if n > 0 else MINUS} {abs(n)}" for n in shown[1:])

    def sum(
        self,
        paint: Painter,
        worth: Worth | happened.HandScored,
        cards: Sequence[str],
        box: Box,
        size: float,
    ) -> None:
        """The sum from the left, in as much room as there is."""
        x, y, width, height = box
        middle, left = y + height / 2, x
        left += paint.text(self.terms(cards), left, middle, size, "head", "text", room=width * 0.5)
        if worth.lightning:
            left += 6
            for _ in range(worth.lightning):
                paint.sign("amino.bolt", left + size * 0.5, middle, size * 1.3)
                left += size * 0.85
            times = self._design.words.catalog.lightning**worth.lightning
            left += 4 + paint.text(f"{TIMES}{times}", left + 4, middle, size, "head", "heading")
            left += paint.text(f" = {signed(worth.gases)}", left, middle, size, "head", "text")
        if worth.amino_acid:
            left += paint.text(f"  + {worth.amino_acid}", left, middle, size, "head", "good")
            wide = height * paint.aspect("amino.glycine")
            if left + wide + 8 < x + width:
                paint.sign("amino.glycine", left + 8 + wide / 2, middle, height)

    def strip(self, paint: Painter, seat: int, scored: happened.HandScored, cards: Sequence[str]) -> None:
        """Beside a tray: the sum, and what it comes to."""
        box = self._box(seat)
        player = paint.theme.players[seat]
        plate(paint, box, ("#101842", "#0B1030", player.line), 12, 0.97, False)
        x, y, width, height = box
        size = min(17, height * LETTERS / paint.text_scale)
        self.sum(paint, scored, cards, (x + 16, y, width - 70, height), size)
        self._design.cards.value(paint, scored.points, x + width - 26, y + height / 2, max(height * 1.16, 32))

    def _box(self, seat: int) -> Box:
        at = self._design.at
        x, y, width, height = at.trays[seat]
        if len(at.trays) <= ROOMY:
            top = y + height + 3 if at.sides[seat] == "top" else y - HIGH - 3
            return x, top, width, HIGH
        card = self.above(at.spots[self._design.first_place(seat)])
        return x + 6, card[1] + card[3] + 1, width - 12, LANE

    def above(self, card: Box) -> Box:
        """Where an open card lies, so that its sum has room below it."""
        rise = RISE if len(self._design.at.trays) > ROOMY else 0.0
        return card[0], card[1] - rise, card[2], card[3]


def signed(n: int) -> str:
    """A number with a real minus."""
    return str(n).replace("-", MINUS)
