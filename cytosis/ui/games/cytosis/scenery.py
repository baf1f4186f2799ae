"""Cytosis as the scenes beside its table show it."""

from __future__ import annotations

from cytosis.app.games.cytosis.teller import CytosisTeller
from cytosis.app.teller import Teller
from cytosis.app.words.i18n import Texts
from cytosis.games.cytosis.catalog import RESOURCES
from cytosis.ui.games.cytosis import guide as figure
from cytosis.ui.games.cytosis import title as world
from cytosis.ui.paint.painter import Painter
from cytosis.ui.scenery import LessonPictures, Pictures, Scenery, SmallTable


class CytosisScenery(Scenery):
    """Pictures made from the real board; what paints them is loaded when it is first wanted."""

    pieces = tuple(f"resource.{name}" for name in RESOURCES)
    tint = "#3FB5C9"
    place = world.PLACE
    round = 0.5

    guide = staticmethod(figure.guide)
    sign = staticmethod(world.sign)
    window = staticmethod(world.window)
    far = staticmethod(world.far)
    title = staticmethod(world.still)
    life = staticmethod(world.life)

    def rules_pictures(self, teller: Teller) -> Pictures:
        """Parts of the board and cards."""
        from cytosis.ui.games.cytosis.rules_pictures import RulesPictures

        assert isinstance(teller, CytosisTeller)  # noqa: S101 - the door gives a game's own teller
        return RulesPictures(teller.words)

    def lesson_pictures(self, texts: Texts) -> LessonPictures:
        """The same, lesson by lesson."""
        from cytosis.ui.games.cytosis.learn_pictures import lesson_pictures

        return lesson_pictures(texts)

    def small(self, teller: Teller) -> SmallTable:
        """The board with marks, and a stock."""
        from cytosis.ui.games.cytosis.analysis_table import SmallBoard

        assert isinstance(teller, CytosisTeller)  # noqa: S101 - as above
        return SmallBoard(teller)

    def piece(self, paint: Painter, seat: int, x: float, y: float, size: float) -> None:
        """A flask."""
        paint.sign(f"flask.{paint.theme.players[seat].id}", x, y, size)
