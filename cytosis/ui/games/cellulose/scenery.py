"""Cellulose as the scenes beside its table show it."""

from __future__ import annotations

from typing import Any

from cytosis.app.games.cellulose.lessons import SEATS
from cytosis.app.games.cellulose.teller import CelluloseTeller
from cytosis.app.games.cellulose.words import Words
from cytosis.app.teller import Teller
from cytosis.app.words.i18n import Texts
from cytosis.engine.ruleset import Ruleset
from cytosis.games.cellulose.data.catalog import RESOURCES
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scenery import LessonPictures, Pictures, Scenery, SmallTable

FAINT = 80
"""How much of the cell is seen behind other scenes."""
CELL = "cellulose.cell.small.daytime"


class CelluloseScenery(Scenery):
    """Cut-outs of the real table; what paints them is loaded when it is first wanted."""

    pieces = tuple(f"cellulose.{name}" for name in RESOURCES)

    def rules_pictures(self, teller: Teller) -> Pictures:
        """Parts of the table and cards."""
        from cytosis.ui.games.cellulose.pictures import CellulosePictures

        assert isinstance(teller, CelluloseTeller)  # noqa: S101 - the door gives a game's own teller
        return CellulosePictures(teller.words, teller.words.texts)

    def lesson_pictures(self, texts: Texts) -> LessonPictures:
        """The same, lesson by lesson."""
        from cytosis.ui.games.cellulose.pictures import CellulosePictures

        rules: Any = Ruleset("cellulose").rules(SEATS)
        return CellulosePictures(Words(texts, [""] * SEATS, rules.catalog), texts)

    def small(self, teller: Teller) -> SmallTable:
        """The cell with marks."""
        from cytosis.ui.table.small import AnalysedTable

        return AnalysedTable(teller, "board")

    def piece(self, paint: Painter, seat: int, x: float, y: float, size: float) -> None:
        """A flask."""
        paint.sign(f"flask.{paint.theme.players[seat].id}", x, y, size)

    def far(self, paint: Painter) -> None:
        """The cell, far out of focus."""
        seen = FAINT if paint.theme.name == "default" else FAINT // 3
        paint.soft(lambda on: on.picture(CELL, (500, 60, 1300, 820)), 9, seen)
