"""Cellulose as the scenes beside its table show it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from cytosis.app.games.cellulose.lessons import SEATS
from cytosis.app.games.cellulose.teller import CelluloseTeller
from cytosis.app.games.cellulose.words import Words
from cytosis.app.teller import Teller
from cytosis.app.words.i18n import Texts
from cytosis.engine.ruleset import Ruleset
from cytosis.games.cellulose.data.catalog import RESOURCES
from cytosis.ui.games.cellulose import guide as figure
from cytosis.ui.games.cellulose import plants
from cytosis.ui.games.cellulose import title as world
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenery import LessonPictures, Pictures, Scenery, SmallTable


class CelluloseScenery(Scenery):
    """Cut-outs of the real table; what paints them is loaded when it is first wanted."""

    pieces = tuple(f"cellulose.{name}" for name in RESOURCES)
    tint = "#7CCB62"
    place = world.PLACE
    round = 0.2
    pictured = MappingProxyType({"plant": 124.0, "scenario": 58.0})
    rival = "ivy"

    guide = staticmethod(figure.guide)
    sign = staticmethod(world.sign)
    window = staticmethod(world.window)
    far = staticmethod(world.far)
    curtain = staticmethod(world.curtain)
    title = staticmethod(world.still)
    ways = staticmethod(world.ways)
    life = staticmethod(world.life)

    def rules_pictures(self, teller: Teller) -> Pictures:
        """Parts of the table and cards."""
        from cytosis.ui.games.cellulose.rules_pictures import RulesPictures

        assert isinstance(teller, CelluloseTeller)  # noqa: S101 - the door gives a game's own teller
        return RulesPictures(teller.words, teller.words.texts)

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

    def value(self, paint: Painter, option: str, value: str, box: Box) -> None:
        """A plant: those of the boards, those of the climates."""
        plants.paint(paint, value, box)

    def rival_sign(self, paint: Painter, x: float, y: float, size: float) -> None:
        """A leaf."""
        plants.leaf(paint, x, y, size)
