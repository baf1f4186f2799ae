"""The table of Amino in small: a row of air for each seat, with marks where a move was made."""

from __future__ import annotations

from cytosis.app.games.amino.teller import AminoTeller
from cytosis.engine.notation import words as parts
from cytosis.games.amino.actions import LETTERS
from cytosis.games.amino.view import View
from cytosis.ui.games.amino.cards import SIZE, CardPainter
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenery import SmallTable
from cytosis.ui.widgets.shapes import GLOW, badge, dashed, glow, plate

PLACES = 4
BETTER = "#6FF0C0"
NAMED = 70.0
"""Where so much is free beside the places, the name stands there."""


class SmallAir(SmallTable):
    """Paints it, for an analysis or a list of games."""

    def __init__(self, teller: AminoTeller) -> None:
        super().__init__(teller)
        self._cards = CardPainter(teller.words)

    def table(self, paint: Painter, box: Box, view: View, played: str, better: str) -> None:
        """Every atmosphere; places of the move in gold, of a better one in green."""
        plate(paint, box, ("#2A2766", "#0F1238", "#50689F"), 14, 1.0, False)
        x, y, width, height = box
        columns = 2 if len(view.seats) > 3 else 1
        rows = -(-len(view.seats) // columns)
        each = ((width - 16) / columns, (height - 16) / rows)
        marks = {**dict.fromkeys(_places(better), BETTER), **dict.fromkeys(_places(played), GLOW)}
        for seat in range(len(view.seats)):
            left = x + 8 + seat % columns * each[0]
            top = y + 8 + seat // columns * each[1]
            self._air(paint, (left, top, each[0] - 6, each[1] - 6), view, seat, marks)

    def _air(self, paint: Painter, box: Box, view: View, seat: int, marks: dict[str, str]) -> None:
        x, y, width, height = box
        plate(paint, box, ("#1C2756", "#182049", paint.theme.players[seat].line), 10, 0.95, False)
        badge(paint, seat, x + 20, y + height / 2, min(24, height * 0.5))
        high = min(height - 10, (width - 50) / PLACES / (SIZE[0] / SIZE[1]) - 6)
        wide = high * SIZE[0] / SIZE[1]
        left, room = x + 42.0, width - 54 - PLACES * (wide + 6)
        if room > NAMED:
            name = (left, y, room, height)
            fit.block(paint, self._teller.words.names[seat], name, 19, "head", "text", "left", True, 2)
            left += room + 6
        for i in range(PLACES):
            place = (left + i * (wide + 6), y + (height - high) / 2, wide, high)
            mark = marks.get(f"{LETTERS[seat]}{i + 1}")
            if mark:
                glow(paint, place, mark, 6, 6, 0.6)
            row = view.atmospheres[seat]
            card = row[i] if i < len(row) else None
            if i >= len(row):
                dashed(paint, place, "#8C97CF", 6, 0.6)
                number = (place[0], place[1], wide, high)
                fit.line(paint, f"{i + 1}", number, min(high * 0.4, 22), "mute", "centre")
            elif card is None:
                self._cards.back(paint, place)
            else:
                self._cards.face(paint, card, place)


def _places(move: str) -> tuple[str, ...]:
    """The places a move is about."""
    found = parts(move) if move else None
    return found.items if found is not None and found.verb in ("look", "swap") else ()
