"""Amino as the scenes beside its table show it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from cytosis.app.games.amino.lessons import SEATS
from cytosis.app.games.amino.teller import AminoTeller
from cytosis.app.games.amino.words import Words
from cytosis.app.teller import Teller
from cytosis.app.words.i18n import Texts
from cytosis.engine.ruleset import Ruleset
from cytosis.ui.games.amino import guide as figure
from cytosis.ui.games.amino import title as world
from cytosis.ui.games.amino.small import SmallAir
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenery import LessonPictures, Pictures, Scenery, SmallTable


class AminoScenery(Scenery):
    """Cards and molecules on the night sky; what paints them is loaded when it is first wanted."""

    pieces = ("amino.molecule.NH3", "amino.molecule.CO2", "amino.molecule.CH4", "amino.molecule.H2O")
    tint = "#F0A06E"
    place = world.PLACE
    round = 0.5
    pictured = MappingProxyType({"seeding": 90.0, "ending": 0.0})

    guide = staticmethod(figure.guide)
    sign = staticmethod(world.sign)
    window = staticmethod(world.window)
    far = staticmethod(world.far)
    curtain = staticmethod(world.curtain)
    title = staticmethod(world.still)
    ways = staticmethod(world.ways)
    life = staticmethod(world.life)

    def rules_pictures(self, teller: Teller) -> Pictures:
        """Cards, molecules, the planet."""
        from cytosis.ui.games.amino.pictures import AminoPictures

        assert isinstance(teller, AminoTeller)  # noqa: S101 - the door gives a game's own teller
        return AminoPictures(teller.words)

    def lesson_pictures(self, texts: Texts) -> LessonPictures:
        """The same, lesson by lesson."""
        from cytosis.ui.games.amino.pictures import AminoPictures

        rules: Any = Ruleset("amino").rules(SEATS)
        return AminoPictures(Words(texts, ["", "", ""], rules.catalog))

    def small(self, teller: Teller) -> SmallTable:
        """The trays with marks."""
        assert isinstance(teller, AminoTeller)  # noqa: S101 - as above
        return SmallAir(teller)

    def value(self, paint: Painter, option: str, value: str, box: Box) -> None:
        """Four places, and where the first card comes from."""
        world.seeding(paint, value, box)

    def custom(self, paint: Painter, texts: Texts, name: str, value: str, box: Box) -> bool:
        """Cards, as they lie at such a table."""
        from cytosis.ui.games.amino.cards import CardPainter
        from cytosis.ui.games.amino.customs import custom

        rules: Any = Ruleset("amino").rules(SEATS)
        custom(paint, CardPainter(Words(texts, ["", "", ""], rules.catalog)), name, value, box)
        return True
