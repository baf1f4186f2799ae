"""A picture for each lesson, from the same parts as those of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cytosis.app.games.cytosis.lessons import SEATS
from cytosis.app.games.cytosis.words import Words
from cytosis.app.play.lessons import Lesson
from cytosis.app.words.i18n import Texts
from cytosis.engine.ruleset import Ruleset
from cytosis.ui.games.cytosis.rules_pictures import RulesPictures
from cytosis.ui.games.cytosis.rules_topics import paid
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.scenery import LessonPictures
from cytosis.ui.scenes.rules_tiles import Tile, bits, on_well, tiles, tiles_high

WHOLE = 0.465
"""How large the board is where all of it is shown."""


class CytosisLessons(RulesPictures, LessonPictures):
    """Paints what a lesson is about."""

    def lesson(self, paint: Painter, lesson: Lesson, box: Box) -> None:
        """The picture in the middle of a box."""
        makers: dict[str, Callable[[], list[Tile]]] = {
            "aim": self._first_steps,
            "collecting": self._collecting,
            "enzymes": self._cards_and_enzymes,
            "vesicles": self.vesicle,
            "goals": self._goals_and_receptors,
            "round": self._a_round,
        }
        row = makers[lesson.id]()
        x, y, width, height = box
        used = tiles_high(box, row)
        tiles(paint, (x, y + (height - used) / 2, width, used), row, lesson.id == "vesicles")

    def _first_steps(self) -> list[Tile]:
        spots = ("nucleus.3", "mitochondria.3", "lipid.3")
        flasks: dict[str, tuple[int | str, ...]] = {spot: (i,) for i, spot in enumerate(spots)}
        whole = self.cutout(("nucleus.3", "exocytosis.1"), WHOLE, flasks, bright=spots[:1])
        return [
            Tile(whole, self.say("flasks", n=self.catalog.setup.flasks), whole=True),
            Tile(self.health(), self.say("health"), whole=True),
        ]

    def _collecting(self) -> list[Tile]:
        places = (
            ("nucleus.3", "mrna"),
            ("lipid.3", "lipid"),
            ("mitochondria.3", "atp"),
            ("glucose.2", "carb"),
        )
        return [self.used(spot, self.t.n(f"resource.{name}", 2), "", 1.3) for spot, name in places]

    def _cards_and_enzymes(self) -> list[Tile]:
        return [
            Tile(
                self.cutout(("cards.1", "cards.2"), 1.0, {"cards.1": (0,)}, bright=("cards.1",)), whole=True
            ),
            Tile(self.card("EN1")),
            self.used("cytoplasm.1", zoom=1.3),
        ]

    def _goals_and_receptors(self) -> list[Tile]:
        scoring = self.catalog.scoring
        return [
            Tile(on_well("flask.blue"), self.words.area("laureates"), "+"),
            Tile(paid(self.card("PR1"), scoring.receptor_own), self.say("receptor.own"), "+"),
            Tile(bits([("family.protein_hormone", 1.0), ("disk.blue", 1.0)]), self.say("goal")),
        ]

    def _a_round(self) -> list[Tile]:
        taken = ("nucleus.3", "mitochondria.3", "lipid.3", "rough_er.1", "glucose.2", "golgi.1", "cards.2")
        flasks: dict[str, tuple[int | str, ...]] = {spot: (i % 3,) for i, spot in enumerate(taken)}
        plan = self.catalog.setup
        dealt = (*self.find("protein_hormone"), *self.find("enzyme"), *self.find("steroid_hormone"))
        return [
            Tile(self.card(*dealt), self.say("keep", kept=plan.kept, dealt=plan.dealt)),
            Tile(
                self.cutout(("nucleus.3", "exocytosis.1"), WHOLE, flasks),
                self.say("flasks", n=plan.flasks),
                whole=True,
            ),
        ]


def lesson_pictures(texts: Texts) -> CytosisLessons:
    """For the game the lessons are about."""
    rules: Any = Ruleset("cytosis").rules(SEATS)
    return CytosisLessons(Words(texts, [""] * SEATS, rules.catalog))
