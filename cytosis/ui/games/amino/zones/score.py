"""Points by hand and in all."""

from __future__ import annotations

from typing import ClassVar

from cytosis.ui.games.amino.cards import MINUS
from cytosis.ui.games.amino.zones.zone import AminoZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.widgets.shapes import GLOW, badge, plate

FIRST, LAST = 125.0, 63.0
"""Before the columns of the hands, and behind them."""
COLUMNS, LEAST, GAP, NAME = 4, 12.0, 4.0, 78.0
"""So many columns have room in any case; the size in which points fit at least; between two; for names."""


class ScoreZone(AminoZone):
    """Points by hand and in all."""

    prefix: ClassVar[str] = "seat"
    free: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """A row for each seat."""
        return [Target(f"seat.{seat}", box) for seat, box in enumerate(self.table.layout.seats)]

    def info(self, rest: str) -> Info | None:
        """Where the points came from."""
        seat = int(rest)
        one, words = self.design.view.seats[seat], self.design.words
        lines = tuple(f"{self.texts.t(f'source.{name}')}: {n}" for name, n in one.points.items())
        if len(one.by_hand) > 1:
            lines += (self.texts.t("amino.info.hands", points=words.listed(map(_written, one.by_hand))),)
        return Info(self.table.names[seat], lines or (words.points(0),))

    def page(self, rest: str) -> str:
        """How points are counted."""
        return "topic.scoring"

    def lying(self, paint: Painter) -> None:
        """A table: hands across, seats down."""
        view = self.design.view
        x, y, width, _ = box = self.design.at.regions["score"]
        paint.panel(box)
        fit.line(paint, self.texts.t("amino.points"), (x + 14, y + 6, 110, 32), 17, "heading")
        total = (x + width - LAST, y + 6, LAST - 8, 32)
        fit.line(paint, self.texts.t("amino.total"), total, 15, "soft", "centre")
        columns = self._columns(paint, x + FIRST, width - FIRST - LAST)
        pitch = (width - FIRST - LAST) / max(len(columns), COLUMNS)
        if view.hand - 1 in columns:  # around all of it: the hand that is played
            column = (columns[view.hand - 1] - pitch / 2 + 2, y + 6, pitch - 4, box[3] - 12)
            plate(paint, column, ("#2A3667", "#1C2756", GLOW), 9, 0.6, False, 1.4)
        for hand, cx in columns.items():
            ink = "heading" if hand == view.hand - 1 else "mute"
            paint.text(str(hand + 1), cx, y + 22, 15, "head", ink, "centre", pitch - GAP, tall=32)
        size = paint.common_size(self.table.names, 16, "head", NAME, self.table.layout.seats[0][3])
        for seat, row in enumerate(self.table.layout.seats):
            self._row(paint, seat, row, columns, size)

    def _columns(self, paint: Painter, left: float, room: float) -> dict[int, float]:
        """The middles of the hands' columns: of all hands, or of as many of the last as can be told apart."""
        view = self.design.view
        total = max(view.hand, view.hands or view.hand)
        scored = [_written(points) for seat in view.seats for points in seat.by_hand]
        widest = max((paint.text_width(one, LEAST, "head") for one in (str(total), *scored)), default=0.0)
        count = max(min(total, int(room / (widest + GAP))), 1)
        first, pitch = max(view.hand - count, 0), room / max(count, COLUMNS)
        return {hand: left + (i + 0.5) * pitch for i, hand in enumerate(range(first, first + count))}

    def _row(self, paint: Painter, seat: int, box: Box, columns: dict[int, float], size: float) -> None:
        """Who, the points of each hand, and all of them."""
        x, y, width, height = box
        me, middle, pending = self.design.view.seats[seat], y + height / 2, self.table.turn
        if pending is not None and pending.seat == seat:
            plate(paint, (x + 6, y + 1, width - 12, height - 3), "row_chosen", 10, 0.7, False)
        badge(paint, seat, x + 26, middle, min(height - 14, 30))
        paint.text(self.table.names[seat], x + 48, middle, size, "head", "text", "left", NAME, tall=height)
        room = (width - FIRST - LAST) / max(len(columns), COLUMNS) - GAP
        for hand, points in enumerate(me.by_hand):
            if hand in columns:
                ink = "bad" if points < 0 else "text"
                told = _written(points)
                paint.text(told, columns[hand], middle, 16, "head", ink, "centre", room)
        size = min(height - 8, 38)
        paint.sign("points", x + width - LAST / 2 - 4, middle, size)
        fit.number(paint, _written(me.total), x + width - LAST / 2 - 4, middle, size, 16, "on_track")


def _written(points: int) -> str:
    return str(points).replace("-", MINUS)
