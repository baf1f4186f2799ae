"""Pictures of Cellulose for lessons and rules: parts of the real table, and cards from close by."""

from __future__ import annotations

from cytosis.app.games.cellulose.lessons import SEATS
from cytosis.app.games.cellulose.words import Words
from cytosis.app.play.lessons import Lesson
from cytosis.app.words.i18n import Texts
from cytosis.ui.games.cellulose import plants
from cytosis.ui.games.cellulose.cards import HAND, CardPainter
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box, grown
from cytosis.ui.scenery import LessonPictures
from cytosis.ui.table.ask_place import overlap
from cytosis.ui.table.measures import box_of, measures
from cytosis.ui.table.small import WHOLE, TablePicture, sample
from cytosis.ui.widgets.shapes import GLOW, glow, plate

GAP, CAPTION, ROUND = 16.0, 34.0, 10.0
"""Between pictures, what is written below them, and their corners."""
MARGIN, NAMED = 24.0, 44.0
"""Around what is shown of a table, and around spaces with their names."""
WHERE = ("board",)
"""The whole cell."""
NARROWEST, WIDEST = 0.7, 2.6
"""How wide a picture may be for its height."""
ALONE = ("alone",)
"""Lessons about a game alone."""
OPTIONS: dict[str, dict[str, object]] = {
    "mangrove_board": {"plant": "mangrove"},
    "cactus": {"scenario": "cactus"},
    "mangrove": {"scenario": "mangrove"},
    "short": {"length": "short"},
}
"""Tables that are not the usual one."""
SHOWN = (5, 34)
"""Which game is shown, and after how many moves."""
LESSONS: dict[str, tuple[tuple[str, ...], ...]] = {
    "day": (("sky", "node.s3a", "node.s3c"), ("lesson.build",)),
    "sugar": (("lesson.xylem",), ("lesson.chloroplast",)),
    "wall": (("lesson.wall",), ("lesson.vacuole",)),
    "growth": (("lesson.shoot",), ("lesson.root",)),
    "cards": (("card.amylase", "card.starch_2"), ("card.psv_3", "card.aquaporin")),
    "first": (("board",), ("card.rubisco",)),
    "alone": (("lesson.mat",), ("lesson.action",)),
}
"""What is shown for a lesson, as pictures side by side: regions, spaces, plates, cards, a plant, or with
``lesson.`` a part that the layout names. Each shows one thing and nothing of another panel."""
PANELS = ("board", "plant", "cards", "rival")


class CellulosePictures(LessonPictures):
    """Paints cut-outs of a table in the middle of a game."""

    def __init__(self, words: Words, texts: Texts) -> None:
        self._words = words
        self._texts = texts
        self._cards = CardPainter(words)
        self._tables: dict[str, TablePicture] = {}

    def _table(self, which: str = "") -> TablePicture:
        """A table in the middle of a game; ``alone``, or of a climate or plant board by its name."""
        if which not in self._tables:
            seats = 1 if which == "alone" else SEATS
            self._tables[which] = sample("cellulose", seats, self._texts, *SHOWN, OPTIONS.get(which))
        return self._tables[which]

    def lesson(self, paint: Painter, lesson: Lesson, box: Box) -> None:
        """The picture of a lesson."""
        x, y, width, height = box
        parts, which = LESSONS[lesson.id], "alone" if lesson.id in ALONE else ""
        lines = [self._texts.t(f"cellulose.picture.{lesson.id}.{i + 1}") for i in range(len(parts))]
        boxes = self._beside(paint, parts, (x, y, width, height - CAPTION), which)
        rooms = [(left, y + height - CAPTION, wide, CAPTION) for left, _, wide, _ in boxes]
        size = fit.common(paint, zip(lines, rooms, strict=True), 17, "body", 1)
        for line, room in zip(lines, rooms, strict=True):
            fit.line(paint, line, room, size, "soft", "centre", "body")

    def _beside(
        self,
        paint: Painter,
        parts: tuple[tuple[str, ...], ...],
        box: Box,
        which: str = "",
        marked: tuple[str, ...] = (),
    ) -> list[Box]:
        """Pictures side by side, each as wide as its subject asks; returns where they are."""
        x, y, width, height = box
        asked = [self._asked(names, which) for names in parts]
        wide = (width - GAP * (len(parts) - 1)) / sum(asked)
        if parts[0][0].startswith("lesson."):  # these hold whole names, and no more
            wide = min(wide, height)
            x += (width - wide * sum(asked) - GAP * (len(parts) - 1)) / 2
        boxes: list[Box] = []
        for names, share in zip(parts, asked, strict=True):
            boxes.append((x, y, wide * share, height))
            self._one(paint, names, boxes[-1], which, marked)
            x += wide * share + GAP
        return boxes

    def _asked(self, names: tuple[str, ...], which: str) -> float:
        """How wide a picture should be for its height."""
        if names[0].startswith("card."):
            return 0.96 * len(names) + 0.1
        if names[0].startswith("plant."):
            return 0.8
        _, _, width, height = self._around(self._table(which), names)
        return min(max(width / height, NARROWEST), WIDEST)

    def _one(
        self, paint: Painter, names: tuple[str, ...], box: Box, which: str, marked: tuple[str, ...]
    ) -> None:
        kind, _, name = names[0].partition(".")
        if kind == "card":
            self._fan(paint, names, box)
        elif kind == "plant" and name:
            plate(paint, box, "well", 16, 0.8, False)
            plants.paint(paint, name, grown(box, -20))
        else:
            self._part(paint, names, box, which, marked)

    def _fan(self, paint: Painter, names: tuple[str, ...], box: Box) -> None:
        """Cards side by side."""
        plate(paint, box, "well", 16, 0.8, False)
        x, y, width, height = box
        wide = min((height - 36) * HAND[0] / HAND[1], (width - 36 - GAP) / len(names) - GAP)
        high = wide * HAND[1] / HAND[0]
        left = x + (width - wide * len(names) - GAP * (len(names) - 1)) / 2
        for i, name in enumerate(names):
            card = name.removeprefix("card.")
            self._cards.hand(paint, card, (left + i * (wide + GAP), y + (height - high) / 2, wide, high))

    def _part(
        self,
        paint: Painter,
        names: tuple[str, ...],
        box: Box,
        which: str = "",
        marked: tuple[str, ...] = (),
    ) -> None:
        """A part of a table in a frame; what is marked is lit where the whole cell is shown."""
        table = self._table(which)
        plate(paint, box, "well", 16, 0.8, False)
        inside = grown(box, -8)
        about = self._around(table, names)
        regions = table.scene.layout.regions
        panels = [regions[name] for name in PANELS if name in regions]
        panel = max(panels, key=lambda box: overlap(box, about), default=WHOLE)
        focus = _widened(about, inside[2] / inside[3], panel if overlap(panel, about) > 1 else WHOLE)

        def draw(on: Painter) -> None:
            table.paint(on, inside, focus)
            small, place = table.within(on, inside, focus)
            with on.within(place):
                for name in marked if names == WHERE else ():
                    spot = self._box(table, name)
                    if spot is not None:
                        glow(small, grown(spot, 8), GLOW, 16, 22, 0.4)

        paint.rounded(("cellulose.part", names, which, marked, self._texts.lang), inside, ROUND, draw)

    def _around(self, table: TablePicture, names: tuple[str, ...]) -> Box:
        """The smallest box around all of these, with some room; more around spaces, which have names."""
        boxes = [found for name in names if (found := self._box(table, name)) is not None]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, low = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
        kind = names[0].partition(".")[0]
        margin = {"spot": NAMED, "lesson": 0.0}.get(kind, MARGIN)
        return grown((left, top, right - left, low - top), margin)

    def _box(self, table: TablePicture, name: str) -> Box | None:
        scene, kind, part = table.scene, *name.partition(".")[::2]
        if kind == "lesson":
            return box_of(measures("cellulose")["lessons"][part])
        if name in scene.layout.regions:
            return scene.layout.regions[name]
        zone = scene.design.zone(name)
        return zone.box(name.partition(".")[2]) if zone is not None else None


def _widened(box: Box, aspect: float, room: Box = WHOLE) -> Box:
    """The box in the shape of the picture, and within the room as far as it goes."""
    x, y, width, height = box
    wide, high = max(width, height * aspect), max(height, width / aspect)
    left, top, most_wide, most_high = room
    part = min(most_wide / wide, most_high / high, 1.0)
    wide, high = wide * part, high * part
    across = min(max(x - (wide - width) / 2, left), left + most_wide - wide)
    return across, min(max(y - (high - height) / 2, top), top + most_high - high), wide, high
