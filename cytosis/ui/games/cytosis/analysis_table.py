"""The table of an analysis: the board in small with marks, stock and health."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cytosis.app.games.cytosis.teller import CytosisTeller
from cytosis.engine.notation import words as parts
from cytosis.games.cytosis.catalog import RESOURCES, Spot
from cytosis.games.cytosis.view import View
from cytosis.ui.games.cytosis.board import BoardPainter
from cytosis.ui.games.cytosis.cards import CardPainter
from cytosis.ui.games.cytosis.layout import table_layout
from cytosis.ui.games.cytosis.plaques import names_in
from cytosis.ui.paint.painter import Bit, Painter
from cytosis.ui.paint.sheet import Box, Sheet, centre
from cytosis.ui.scenery import SmallTable
from cytosis.ui.widgets.shapes import badge, plate

ZOOM = 326 / 682
MARKS = {"played": ("#7A2E3A", "#FF9C8E"), "better": ("#1B5C49", "#6FF0C0")}
"""Fill and edge of the marks on the board."""


class BareBoard(BoardPainter):
    """The board without words and figures, which nobody could read so small; cards are their pictures."""

    def ground(self, paint: Painter) -> None:
        """The cell and the places for vesicles."""
        paint.picture(self.picture, self.layout.regions["board"])
        for box in self.layout.places.values():
            paint.sign("place", *centre(box), 50)

    def _kept_label(self, paint: Painter, spot: Spot, price: list[Bit]) -> None:
        """None."""

    def _row(self, paint: Painter, view: View, wells: Mapping[str, str], hidden: Collection[str]) -> None:
        for box, name in zip(self.layout.row, view.row, strict=False):
            paint.panel(box, "well", 11)
            if name is not None:
                paint.cover(f"card.{name}", box, 11)


class SmallBoard(SmallTable):
    """Paints it."""

    def __init__(self, teller: CytosisTeller) -> None:
        super().__init__(teller)
        catalog = teller.words.catalog
        side = "two_player" if len(catalog.spots) < 24 else "three_plus"
        self._layout = table_layout(
            side, catalog.seats, catalog.setup.goals, names=names_in(teller.words.texts)
        )
        self._board = BareBoard(teller.words, self._layout, CardPainter(teller.words))

    def table(self, paint: Painter, box: Box, view: View, played: str, better: str) -> None:
        """The board after the move; where it was made, and where the expert would have been."""
        board, same = self._layout.regions["board"], played == better != ""
        wide = board[2] * ZOOM
        place = (box[0] + (box[2] - wide) / 2, box[1], wide, box[3])
        scale = paint.sheet.scale * ZOOM
        left, top = paint.sheet.point(place[0], place[1])
        small = paint.scaled(Sheet(scale, left - board[0] * scale, top - board[1] * scale))
        spots = {"played": self._spot(played), "better": "" if same else self._spot(better)}
        with paint.within(place):
            self._board.paint(small, view, {spots["played"]: "legal"})
        at = {
            kind: (
                place[0] + (centre(self._layout.spots[spot])[0] - board[0]) * ZOOM,
                place[1] + (centre(self._layout.spots[spot])[1] - board[1]) * ZOOM,
            )
            for kind, spot in spots.items()
            if spot and inside_board(self._layout.spots[spot], board)
        }
        self._marks(paint, at, same or spots["played"] == spots["better"])

    def _marks(self, paint: Painter, at: dict[str, tuple[float, float]], same: bool) -> None:
        if len(at) == 2 and not same:
            (ax, ay), (bx, by) = at["played"], at["better"]
            x, y = min(ax, bx), min(ay, by)
            body = (
                f'<path d="M{ax - x:.1f} {ay - y:.1f}L{bx - x:.1f} {by - y:.1f}" stroke="#0B1230" '
                f'stroke-width="7" stroke-linecap="round"/><path d="M{ax - x:.1f} {ay - y:.1f}L{bx - x:.1f} '
                f'{by - y:.1f}" stroke="#FFFFFF" stroke-width="2.6" stroke-dasharray="7 6"/>'
            )
            paint.vector(body, (x, y, max(abs(ax - bx), 1), max(abs(ay - by), 1)), 6)
        for kind, (x, y) in at.items():
            if kind == "better" and same:
                continue
            fill, edge = MARKS["better" if same else kind]
            body = f'<circle cx="20" cy="20" r="17" fill="none" stroke="{edge}" stroke-width="4"/>'
            paint.vector(body, (x - 20, y - 20, 40, 40), 3)
            label = self._teller.words.texts.t(f"ui.analysis.mark.{kind}")
            wide = paint.text_width(label, 14, "bold", room=150, tall=24) + 20
            below = 1 if kind == "played" else -1
            box = (x - wide / 2, y + below * 34 - 13, wide, 26)
            plate(paint, box, (fill, fill, edge), 12, 0.97, False)
            paint.text(label, x, y + below * 34, 14, "bold", "text", "centre", room=150, tall=24)

    def _spot(self, do: str) -> str:
        """The spot of a move, to be ringed."""
        at = parts(do).at
        return at if at in self._layout.spots else ""

    def stock(self, paint: Painter, box: Box, view: View, seat: int) -> None:
        """What the seat has now, and the health of all."""
        x, y, width, height = box
        plate(paint, box, "well", 12, 0.7, False)
        each = (width - 24) / len(RESOURCES)
        size = paint.common_size(["00"], 17, "bold", each - 34, height * 0.42)
        for i, (name, n) in enumerate(zip(RESOURCES, view.seats[seat].stock, strict=True)):
            row: list[Bit] = [(f"resource.{name}", 24)]
            left = x + 12 + i * each
            paint.row(row, left, y + 20)
            paint.text(str(n), left + 30, y + 20, size, "bold", "text" if n else "mute")
        each = (width - 24) / len(view.seats)
        for other, shown in enumerate(view.seats):
            left = x + 12 + other * each
            badge(paint, other, left + 12, y + 54, 24)
            paint.text(str(shown.health), left + 30, y + 54, size, "bold", room=each - 32)


def inside_board(spot: Box, board: Box) -> bool:
    """Whether a spot lies on the board, not in the rail beside it."""
    return board[0] <= spot[0] <= board[0] + board[2] and spot[1] <= board[1] + board[3]
